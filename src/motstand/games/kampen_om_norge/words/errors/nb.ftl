# Hva som er galt med innhold, en leksjon eller et oppsett i Kampen om Norge; kjernens ord står rundt.


## Hva en rad er

row-air-range = flyrekkevidde
row-april-card = 9. april-kort
row-area = område
row-at-sea = kort til sjøs
row-border = grense
row-card = kort
row-copy = eksemplar
row-impassable = ufremkommelig område
row-region = landsdel
row-scenario = scenario
row-sea-zone = sjøsone
row-ship = skip
row-ship-class = skipsklasse


## Brettet

area-id = en id som ikke noe annet område har
area-in-two-regions = områder som ikke er i noen annen landsdel, men { $area } er i to
area-without-region = { $where }: region: ventet hvert område i en landsdel, men «{ $area }» er ikke i noen
areas-of-zone = bare områder som selv nevner sjøsone { $zone }
border-is-new = to områder som ikke har noen grense ennå
border-of-two = to forskjellige områder
field-without-range = { $where }: air_range: ventet en rekkevidde for hver flyplass, fant ingen for { $fields }
some-area = minst ett område


## Kortene

card-id = en id som ikke noe annet kort har
card-id-in-deck = en id som ikke noe annet kort i kortbunken «{ $deck }» har
card-limit = gruppen av kort som en side spiller høyst ett av i en kamp
card-to-cancel = { $where }: kort «{ $card }»: cancel.cards: det finnes ikke noe kort «{ $cancelled }»
drop-in-range = true: ingenting slippes utenfor flyrekkevidde
ships-on-coast = true: skip trenger en kyst


## Skip og 9. april

bluff-in-order = ikke mer enn surrenders_on: den som overgir seg, trekker seg ikke tilbake
dummy-is-harmless = false: et narreskip skyter ikke og koster ingen kort
fleet-size = { $count } skip for { $faction }
fort-in-order = ikke mer enn sinks_on: der et skip senkes, blir også de andre avvist
kind-at-sea = et kort i trekkbunken { $deck }
sea-of-advanced = tallene for det avanserte spillet
ship-class-id = en id som ingen annen klasse har
ship-id = en id som ingen andre skip har


## Scenarioer, leksjoner og oppsett

lesson-battalions = bataljoner i ord: "2 germany" eller "1 norway 2 allies"
lesson-cards = kort som fortsatt er i kortbunken, ikke { $card }
setup-options = options: ventet factions = 'agreed' eller 'rolled', fant { $option } = { $value }
setup-seats = seats: ventet 2 eller 3 forskjellige plasser (er dere flere, deler dere en side), fant { $seats }
setup-factions = seats: ventet { $two } eller { $three }, fant { $seats }
