# The component book: sections, labels and words of the values.

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

## Det som ikke har trykt navn, kalles etter plassen sin

component-air_range = Fra { $id }
component-border = { $id }
component-region = { $id }
component-sea_zone = Havsone { $id }
component-zone_limit = { $id }

## Navn på verdier

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
component-word-cities = seiersbyene
component-word-east = Østlandet
component-word-everywhere = overalt
component-word-fields = fra flyplasser
component-word-fjord = fjord
component-word-germany = Tyskland
component-word-lake = innsjø
component-word-land = land
component-word-mid = Midt-Norge
component-word-mobilization = på mobiliseringssteder
component-word-north = Nord-Norge
component-word-objectives = målene
component-word-one = én bataljon
component-word-south = Sørlandet
component-word-stack = en hel stabel
component-word-west = Vestlandet
