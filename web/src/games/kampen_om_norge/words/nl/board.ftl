# Het bord.

board-label = De kaart van Noorwegen
board-away = De kaart kon niet worden opgehaald.
board-again = Probeer nog eens
board-sheet-south = blad 1, groter getekend
board-sheet-north = blad 2, van Steinkjer tot Finnmark
board-country-sweden = Sverige
board-country-denmark = Danmark
board-exit = naar { $area }, blad 2
board-ghost-on-south = op het zuidelijke blad
board-ghost-on-north = op het noordelijke blad

board-clock = De klok
board-clock-end = bij 0 eindigt het spel
board-clock-cards = Duitse kaarten
board-clock-whole = in de stapel, van { $count }
board-deciding-cities = Steden
board-deciding-objectives = Doelen
board-deciding-german = { $german } van { $all } Duits
board-sign-cities = zegestad
board-sign-objectives = doel
board-sign-mobilization_point = mobilisatie
board-sign-air_field = vliegveld
board-sign-crossing = water: ½
board-sign-impassable = gebergte
board-sign-way = weg over land
board-sign-cities-about = Zegestad (overwinningsstad): Duitsland heeft ze alle zes nodig als zijn laatste kaart getrokken wordt.
board-sign-objectives-about = Doel: Duitsland heeft ze alle vier nodig als zijn laatste kaart getrokken wordt.
board-sign-mobilization_point-about = Mobilisatiepunt: hier kan Noorwegen bataljons op de been brengen.
board-sign-air_field-about = Vliegveld: wie het houdt, kan van hieraf vliegen.
board-sign-crossing-about = Water: wie eroverheen aanvalt, gooit de helft van de dobbelstenen, naar beneden afgerond.
board-sign-impassable-about = Bergen waar niemand overheen komt.
board-sign-way-about = Een weg over land: bataljons marcheren erlangs van gebied naar gebied.
board-chip-clock = Duitse kaarten over
board-chip-cities = van { $all } steden
board-chip-objectives = van { $all } doelen

board-sheets = Bladen van de kaart
board-sheets-about = Toont dit deel van de kaart.
board-switch-south = Zuid
board-switch-north = Noord
board-overview = Heel Noorwegen: tik om erheen te gaan
board-overview-about = Heel Noorwegen: een klik gaat naar dat deel van de kaart.

board-how-many = Hoeveel bataljons?
board-this-many =
    { $count ->
        [one] één bataljon
       *[other] { $count } bataljons
    }

# Gebieden en aanvallen, voor wie het bord hoort.
board-area = { $name }: { $forces }
board-empty = niemand
board-force-germany =
    { $count ->
        [one] één Duits bataljon
       *[other] { $count } Duitse bataljons
    }
board-force-norway =
    { $count ->
        [one] één Noors bataljon
       *[other] { $count } Noorse bataljons
    }
board-force-allies =
    { $count ->
        [one] één geallieerd bataljon
       *[other] { $count } geallieerde bataljons
    }
board-attack =
    { $count ->
        [one] Eén bataljon valt { $to } aan vanuit { $from }
       *[other] { $count } bataljons vallen { $to } aan vanuit { $from }
    }
board-attack-from-sea =
    { $count ->
        [one] Eén bataljon valt { $to } aan vanuit zee
       *[other] { $count } bataljons vallen { $to } aan vanuit zee
    }
board-attack-from-air =
    { $count ->
        [one] Eén bataljon valt { $to } aan vanuit de lucht
       *[other] { $count } bataljons vallen { $to } aan vanuit de lucht
    }
board-tag-sea = vanuit zee
board-tag-air = uit de lucht
board-tag-halved =
    { $dice ->
        [one] { $count } → { $dice } dobbelsteen
       *[other] { $count } → { $dice } dobbelstenen
    }
board-tag-dice =
    { $dice ->
        [one] +{ $dice } dobbelsteen
       *[other] +{ $dice } dobbelstenen
    }
board-open-sea = Zeezone { $zone } is open zee: ze raakt geen land, en niemand landt vandaaruit.
