# The board.

board-label = Kartet over Norge
board-away = Kartet kunne ikke hentes.
board-again = Prøv igjen
board-sheet-south = blad 1, tegnet større
board-sheet-north = blad 2, Steinkjer til Finnmark
board-country-sweden = Sverige
board-country-denmark = Danmark
board-exit = til { $area }, blad 2
board-ghost-on-south = på bladet i sør
board-ghost-on-north = på bladet i nord

board-clock = Klokka
board-clock-end = ved 0 slutter spillet
board-clock-cards = Tyske kort
board-clock-whole = i bunken, av { $count }
board-deciding-cities = Seiersbyer
board-deciding-objectives = Mål
board-deciding-german = { $german } av { $all } tyske
board-sign-cities = seiersby
board-sign-objectives = mål
board-sign-mobilization_point = mobilisering
board-sign-air_field = flyplass
board-sign-crossing = vann: halvert
board-sign-impassable = sperret
board-sign-way = landevei
board-sign-cities-about = Seiersby: Tyskland trenger alle seks når det siste kortet trekkes.
board-sign-objectives-about = Mål: Tyskland trenger alle fire når det siste kortet trekkes.
board-sign-mobilization_point-about = Mobiliseringspunkt: Norge kan mobilisere bataljoner her.
board-sign-air_field-about = Flyplass: Den siden som holder den, kan fly herfra.
board-sign-crossing-about = Vann: Den som angriper over det, kaster halvparten av terningene, rundet ned.
board-sign-impassable-about = Fjell som ingen kan krysse.
board-sign-way-about = En vei over land: Bataljoner marsjerer langs den fra område til område.
board-chip-clock = tyske kort igjen
board-chip-cities = av { $all } byer
board-chip-objectives = av { $all } mål

board-sheets = Kartbladene
board-sheets-about = Viser denne delen av kartet.
board-switch-south = Sør
board-switch-north = Nord
board-overview = Hele Norge: trykk for å gå dit
board-overview-about = Hele Norge: Et klikk går til den delen av kartet.

board-how-many = Hvor mange bataljoner?
board-this-many =
    { $count ->
        [one] én bataljon
       *[other] { $count } bataljoner
    }

# Områder og angrep, for dem som hører brettet.
board-area = { $name }: { $forces }
board-empty = ingen
board-force-germany =
    { $count ->
        [one] én tysk bataljon
       *[other] { $count } tyske bataljoner
    }
board-force-norway =
    { $count ->
        [one] én norsk bataljon
       *[other] { $count } norske bataljoner
    }
board-force-allies =
    { $count ->
        [one] én alliert bataljon
       *[other] { $count } allierte bataljoner
    }
board-attack =
    { $count ->
        [one] Én bataljon angriper { $to } fra { $from }
       *[other] { $count } bataljoner angriper { $to } fra { $from }
    }
board-attack-from-sea =
    { $count ->
        [one] Én bataljon angriper { $to } fra sjøen
       *[other] { $count } bataljoner angriper { $to } fra sjøen
    }
board-attack-from-air =
    { $count ->
        [one] Én bataljon angriper { $to } fra lufta
       *[other] { $count } bataljoner angriper { $to } fra lufta
    }
board-tag-sea = fra sjøen
board-tag-air = fra lufta
board-tag-halved =
    { $dice ->
        [one] { $count } → { $dice } terning
       *[other] { $count } → { $dice } terninger
    }
board-tag-dice =
    { $dice ->
        [one] +{ $dice } terning
       *[other] +{ $dice } terninger
    }
board-open-sea = Sjøsone { $zone } er åpent hav: Den grenser ikke til land, og ingen går i land derfra.
