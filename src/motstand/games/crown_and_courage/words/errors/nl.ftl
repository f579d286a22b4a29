# Wat er mis is met de inhoud, een les of een opzet van Crown & Courage; de woorden van de kern staan eromheen.


## Wat een rij is

row-action = actie
row-card = kaart
row-collaborator = collaborateur
row-demand = eis
row-difficulty = niveau
row-display = vakje van het Dagplan
row-frame = positie van de rand
row-german-tile = Duitse actietegel
row-morale = moreelrij
row-occupation = bezettingsvakje
row-operations = plaats van een uitvoersteen
row-order-tile = bevelstegel
row-push = deel van het offensiefspoor
row-sector = sector
row-space = vakje
row-tile = tegel


## Tegels en kaarten

card-actions = minstens één actie, elk met een eigen id
card-gold = minstens één goudreservekaart
card-gold-strength = geen op een goudreservekaart
card-id = een id die geen andere kaart heeft
card-strength = een sterkte, want alleen goudreservekaarten hebben er geen
card-won = geen op een kaart zonder sterkte
collaborator-gold = geen goudreserve onder de collaborateurs
demand-id = een id die geen andere eis heeft
tile-army = legerbevelen, zoals "army 1"
tile-front = hetzelfde als op de andere bevelstegels
tile-id = een id die geen andere tegel heeft
tile-title = één titel voor de drie niveaus, die geen andere tegel heeft


## Het bord

frame-end = een kolom voor posities boven en onder het raster, een rij voor die ernaast
frame-line = een lijn die positie { $position } nog niet heeft
frame-side = { $one } of { $other }
morale-places = plaatsen van 1 tot { $spaces }
morale-start = precies één rij met start = true
occupation-chaos = hoogstens { $count } van de chaostegels
pieces-push = een blokje voor elk van de { $spaces } vakjes van het offensiefspoor
pieces-standing = minstens de { $count } die op de kaart beginnen
push-action = een actie links en rechts, geen in het midden


## De kaart

route-gap = de volgende plaats van de route, { $place }
route-red = true op de eerste { $count } vakjes van de route, en nergens anders
route-some = een route die voorbij de rode vakjes leidt
route-step = een buur van { $place }, het vakje ervoor op de route
sector-drop = { $where }: sector { $sector }: verwacht was één vakje met drop = true in elke sector van 2 tot 9, en geen in sector 1
sector-one = dit maar op één vakje van de sector
space-cut-off = { $where }: space '{ $space }': verwacht was een weg naar Vrijheid
space-form = een letter voor de kolom en een getal voor de rij, zoals "c4"
space-id = een id die geen ander vakje heeft
space-known = de id van een vakje
space-on-route = dit alleen op de route
start-free = een vakje dat niet rood is en waar geen Duitsers staan
start-route = vakjes van de route
town-count = { $count } steden


## Lessen en opzet

setup-options = options: verwacht was niets, gekregen is { $option } = { $value }
setup-seats = seats: verwacht was { $expected }, gekregen is { $seats }
