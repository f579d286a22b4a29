# Komponentboka: hva som er i esken, og hvor vi har hver verdi fra.

components-title = Det som er i esken til { $game }
components-about = Alle kort, brikker, felter og sporverdier vi spiller med her. Utgiverens regelbok oppgir ikke alt. Det den utelater, er funnet andre steder eller valgt av oss slik at det passer med alt som er kjent. Ved hver verdi står det hvor den kommer fra.
components-packs = Har du esken? Legg inn dine egne kort
components-rules = Reglene
components-link = Komponentboka: alle kort og hvor verdiene kommer fra
components-search = { $game ->
    [halls-of-hegra] Søk: snø, MOB-05, radio …
   *[other] Søk: bombefly, G-05, Oslo …
}
components-sections = Deler
components-all-sections = Alle deler
components-section = Del
components-source = Hvor fra
components-all-sources = alle steder
components-print = Skriv ut
components-loading = Åpner esken …
components-failed = Komponentboka kunne ikke hentes.
components-nothing = Ingenting har alle disse ordene. Prøv færre.
components-count = { $count ->
    [one] 1 komponent
   *[other] { $count } komponenter
}: { $values } verdier
components-of-source = { $source ->
    [rulebook] { $count } fra regelboka
    [public] { $count } fra andre åpne kilder
    [owner] { $count } fra en eiers pakke
   *[reconstructed] { $count } rekonstruert
}
source-name = { $source ->
    [rulebook] regelboka
    [public] åpen kilde
    [owner] eiers pakke
   *[reconstructed] rekonstruert
}
source-about = { $source ->
    [rulebook] Står i regelboka.
    [public] Står i en annen åpen kilde.
    [owner] Lagt inn av en som eier det trykte spillet.
   *[reconstructed] Ikke offentlig: Vi vet ikke hva som er trykt, og har valgt det som passer med alt som er kjent.
}
provenance-unknown = { $all ->
    [yes] Vi vet ikke hva som er trykt her. Det er valgt av oss slik at det passer.
   *[no] Disse trykte verdiene kjenner vi ikke, de er valgt av oss slik at de passer: { $values }.
}
provenance-owner = Noe av det er lagt inn av en som eier det trykte spillet.
provenance-pack = Har du esken? Legg inn det som står der.
component-yes = ja
component-no = nei
component-none = ingen
component-note = Merknad: { $note }
component-copies = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
component-some-in = { $count } i { $place }
component-some-of = { $count } × { $name }


## Deler

component-section-card-germany = Den tyske kortbunken
component-section-card-norway = Den norske kortbunken
component-section-card-allies = Den allierte kortbunken
component-section-area = Områder
component-section-border = Grenser
component-section-sea_zone = Havsoner
component-section-zone_limit = Grenser mellom havsoner
component-section-air_range = Flyrekkevidder
component-section-impassable = Det som ikke kan krysses
component-section-region = Landsdeler
component-section-scenario = Scenarioer
component-section-event-mobilisation = Hendelseskort: mobiliseringen
component-section-event-attack = Hendelseskort: det første angrepet
component-section-event-siege_1 = Hendelseskort: den første beleiringen
component-section-event-siege_2 = Hendelseskort: den andre beleiringen
component-section-event-last_stand = Hendelseskort: den siste kampen
component-section-morale-high = Kort for høy moral
component-section-morale-low = Kort for lav moral
component-section-hope = Håpskort
component-section-despair = Fortvilelseskort
component-section-snow = Snøkort
component-section-space-mobilisation = Aksjonsfelter: mobiliseringen
component-section-space-walls = Aksjonsfelter: murene
component-section-space-artillery = Aksjonsfelter: artilleriet
component-section-space-supply_run = Aksjonsfelter: forsyningsturene
component-section-space-maintenance = Aksjonsfelter: vedlikeholdet
component-section-space-infirmary = Aksjonsfelter: sykestua
component-section-airfield = Flyplassen
component-section-sector = Sektorer
component-section-row = Rader på kartet
component-section-place = Felter på kartet
component-section-track = Spor
component-section-doubt = Tvilsporet
component-section-supply = Forsyningssporet
component-section-weather = Været
component-section-surrender = Overgivelsessporet
component-section-morale_level = Moralnivåer
component-section-day = Dagene
component-section-defender = Forsvarerskiver
component-section-stock = Andre skiver, brikker og figurer
component-section-damage = Skadebrikker
component-section-status = Statusbrikker
component-section-air = Flystabler
component-section-patrol = Patruljebrikker
component-section-delivery = Leveringsbrikker
component-section-difficulty = Vanskelighetsgrader


## Det som ikke har trykt navn, kalles etter plassen sin

component-air = { $id }
component-air_range = Fra { $id }
component-border = { $id }
component-day = Dag { $id }
component-doubt = Tvil { $id }
component-morale_level = Moral { $id }
component-patrol = Brikke med tallet { $id }
component-region = { $id }
component-sea_zone = Havsone { $id }
component-sector = { $id }
component-supply = Rute { $id }
component-track = { $id }
component-zone_limit = { $id }


## Navn på verdier

component-value-name = Navn
component-value-title = Tittel
component-value-text = Tekst
component-value-limit = Høyst ett i en kamp av
component-value-copy = Eksemplar i bunken
component-value-symbols = Symboler
component-value-caption = Bildetekst
component-value-needs_battalion = Krever egen bataljon i kampen
component-value-mobilization_point = Mobiliseringssted
component-value-sea_zones = Havsoner
component-value-victory_city = Seiersby
component-value-air_field = Flyplass
component-value-between = Mellom
component-value-kind = Slag
component-value-adjacent = Grenser til
component-value-areas = Områder
component-value-waters = Farvann
component-value-mined = Minelagt
component-value-place = Sted
component-value-from = Fra
component-value-players = Spillere
component-value-minutes = Minutter
component-value-rounds = Runder, færrest og flest
component-value-excluded_areas = Områder som ikke er med
component-value-victory = Avgjøres av
component-value-objectives = Mål
component-value-clear_german_limit = Klar tysk seier med høyst så mange fiender
component-value-clear_allied_cities = Klar norsk og alliert seier med så mange byer
component-value-air_range = Flyrekkevidde
component-value-jagerfly_everywhere = Jagerfly overalt
component-value-norwegian_reinforcement = Norske forsterkninger
component-value-german_sea_zones = Tyske havsoner
component-value-allied_sea_zones = Allierte havsoner
component-value-free_german_battalions = Gratis tyske bataljoner
component-value-symbols_per_battalion = Symboler for en bataljon
component-value-allied_arrival-stacks = Allierte kommer: stabler
component-value-allied_arrival-battalions = Allierte kommer: bataljoner i hver
component-value-allied_withdrawal = Alliert tilbaketrekning
component-value-hand-germany = Tysk hånd
component-value-hand-norway = Norsk hånd
component-value-hand-allies = Alliert hånd
component-value-deck-germany = Tysk bunke
component-value-deck-norway = Norsk bunke
component-value-deck-allies = Alliert bunke
component-value-setup-germany = Tyske bataljoner
component-value-setup-norway = Norske bataljoner
component-value-setup-allies = Allierte bataljoner
component-value-weather = Vær
component-value-chart = Skader rammer, ovenfra
component-value-choose = Ett av disse
component-value-infantry = Infanteri
component-value-mobilisation-text = Under mobiliseringen
component-value-attack-text = Under det første angrepet
component-value-siege-text = Under beleiringen
component-value-mobilisation-choose = Under mobiliseringen ett av disse
component-value-attack-choose = Under det første angrepet ett av disse
component-value-siege-choose = Under beleiringen ett av disse
component-value-opens = Setter i spill
component-value-first_day = Fra dag
component-value-last_day = Til dag
component-value-number = Tall
component-value-double = Teller dobbelt
component-value-barred = Utestengt
component-value-position = Forsvarsstilling
component-value-snow = Under snøen
component-value-once = Én gang om dagen
component-value-criteria = Blokkeringskrav
component-value-morale = Moral
component-value-miss = Bom
component-value-surrender = Overgivelse
component-value-board = Brett
component-value-dice = Terning, 1 til 6
component-value-other_dice = De andre sidene av terningen
component-value-range = Innen rekkevidde for
component-value-red = Rød
component-value-delivery = Levering
component-value-neighbours = Linjer til
component-value-row = Rad
component-value-artillery = Artillerisymbol
component-value-fortress = Linjen til festningen
component-value-least = Minst
component-value-most = Mest
component-value-start = Start
component-value-reset = Faller tilbake til
component-value-level = Nivå
component-value-discs = Tvilskiver
component-value-defenders = Forsvarere for en forsyning
component-value-movement = Skritt på kartet
component-value-required = Friske forsvarere som kreves
component-value-skull = Dødningehode
component-value-deck = Bunke
component-value-draw = Kort som trekkes
component-value-resolve = Kort som utføres
component-value-day = Dag
component-value-stage = Del av beleiringen
component-value-patrols = Patruljer
component-value-special = Ved slutten
component-value-colour = Farge
component-value-ready = Klare ved start
component-value-reserve = I reserven ved start
component-value-recruit_bag = I rekrutteringsposen ved start
component-value-bag = I en pose ved start
component-value-tiles = Brikker
component-value-placed = På plass ved start
component-value-slots = Plasser fra venstre
component-value-token = Tall
component-value-tokens = Brikker
component-value-on_depot = På depotet sitt ved start
component-value-attack-when = Angrep: når
component-value-attack-dice = Angrep: terninger
component-value-attack-not_paratroopers_only = Angrep: ikke bare fallskjermtropper
component-value-defence-when = Forsvar: når
component-value-defence-dice = Forsvar: terninger
component-value-attack-in_range = Angrep: innen flyrekkevidde
component-value-drop-when = Slipp: når
component-value-drop-in_range = Slipp: innen flyrekkevidde
component-value-cancel-when = Opphever: når
component-value-cancel-cards = Opphever: disse kortene
component-value-cancel-outside_limit = Opphever: utenom grensen på ett kort
component-value-march-when = Marsj: når
component-value-march-battalions = Marsj: bataljoner
component-value-march-into_combat = Marsj: inn i en kamp
component-value-airlift-when = Luftbro: når
component-value-airlift-battalions = Luftbro: bataljoner
component-value-airplace-when = Ankomst med fly: når
component-value-airplace-battalions = Ankomst med fly: bataljoner
component-value-sink_reinforcement-when = Senker forsterkninger: når
component-value-sink_reinforcement-on = Senker forsterkninger: på denne terningen eller mer
component-value-send_back-when = Sender tilbake: når
component-value-send_back-battalions = Sender tilbake: bataljoner
component-value-escape-when = Unnslipper: når
component-value-escape-battalions = Unnslipper: bataljoner
component-value-invade-when = Landgang: når
component-value-invade-coast = Landgang: ved kysten
component-value-cancel-coast = Opphever: ved kysten
component-value-divert-when = Driver av et slipp: når
component-value-divert-coast = Driver av et slipp: ved kysten
component-value-attack-coast = Angrep: ved kysten
component-value-sealift-when = Sjøtransport: når
component-value-sealift-battalions = Sjøtransport: bataljoner
component-value-sealift-coast = Sjøtransport: ved kysten
component-value-rescue-when = Redning til sjøs: når
component-value-rescue-coast = Redning til sjøs: ved kysten
component-value-sink_reinforcement-not_by_air = Senker forsterkninger: ikke de som kom med fly


## Når et kort kan spilles

component-when-G1 = egen forflytning
component-when-G2 = egen kamp
component-when-G3 = egne forsterkninger
component-when-R1 = i fiendens forflytning
component-when-R2 = i fiendens kamp
component-when-R3 = ved fiendens forsterkninger
component-when-C1 = egen forflytning, som svar
component-when-C2 = egen kamp, som svar


## Ord på brett og kort

component-word-all = alle kort
component-word-anywhere = hvor som helst
component-word-artillery = Artilleri
component-word-attack = Det første angrepet
component-word-black = svart
component-word-blank = blank
component-word-blue = blå
component-word-brown = brun
component-word-cities = seiersbyene
component-word-cloud = sky
component-word-coup = Kupp
component-word-defence = Forsvar
component-word-depot = depot
component-word-east = Østlandet
component-word-everywhere = overalt
component-word-fear = Frykt
component-word-fields = fra flyplasser
component-word-fire = ild
component-word-fjord = fjord
component-word-fortress = festning
component-word-germany = Tyskland
component-word-green = grønn
component-word-grenade = granat
component-word-high = høy moral
component-word-hit = treff
component-word-injury = skade
component-word-lake = innsjø
component-word-land = land
component-word-last_stand = Den siste kampen
component-word-low = lav moral
component-word-mid = Midt-Norge
component-word-mobilisation = Mobiliseringen
component-word-mobilization = på mobiliseringssteder
component-word-morale = moral
component-word-move = fram
component-word-north = Nord-Norge
component-word-objectives = målene
component-word-one = én bataljon
component-word-retreat = Retrett
component-word-sector_attack_1 = Det første angrepet, sektor 1
component-word-sector_attack_2 = Det første angrepet, sektor 2
component-word-sector_attack_3 = Det første angrepet, sektor 3
component-word-sector_siege_1 = Beleiringen, sektor 1
component-word-sector_siege_2 = Beleiringen, sektor 2
component-word-sector_siege_3 = Beleiringen, sektor 3
component-word-sector_siege_4 = Beleiringen, sektor 4
component-word-siege = Beleiringen
component-word-siege_1 = den første beleiringen
component-word-siege_2 = den andre beleiringen
component-word-snow = snø
component-word-south = Sørlandet
component-word-space = felt
component-word-stack = en hel stabel
component-word-stack_1 = Stabel 1 fra venstre
component-word-stack_2 = Stabel 2 fra venstre
component-word-stack_3 = Stabel 3 fra venstre
component-word-stack_4 = Stabel 4 fra venstre
component-word-stack_5 = Stabel 5 fra venstre
component-word-stack_6 = Stabel 6 fra venstre
component-word-sun = sol
component-word-supply = forsyninger
component-word-suspicion = Mistanke
component-word-wait = vent
component-word-west = Vestlandet
component-word-white = hvit
provenance-more = Hvor hver verdi kommer fra.
