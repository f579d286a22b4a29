# Hva som er galt med innhold, en leksjon eller et oppsett i Crown & Courage; kjernens ord står rundt.


## Hva en rad er

row-action = handling
row-card = kort
row-collaborator = medløper
row-demand = krav
row-difficulty = vanskelighetsgrad
row-display = felt i utvalget
row-frame = plass i rammen
row-german-tile = tysk aksjonsbrikke
row-morale = moralrad
row-occupation = okkupasjonsfelt
row-operations = plass for en utførelsesbrikke
row-order-tile = ordrebrikke
row-push = del av fremstøtsporet
row-sector = sektor
row-space = felt
row-tile = brikke


## Brikker og kort

card-actions = minst én handling, hver med sin egen id
card-gold = minst ett kort med gullbeholdning
card-gold-strength = ingen på et kort med gullbeholdning
card-id = en id som ikke noe annet kort har
card-strength = en styrke, for bare kort med gullbeholdning er uten
card-won = ingenting på et kort uten styrke
collaborator-gold = ingen gullbeholdning blant medløperne
demand-id = en id som ikke noe annet krav har
tile-army = hærordrer, for eksempel "army 1"
tile-front = det samme som på de andre ordrebrikkene
tile-id = en id som ikke noen annen brikke har
tile-title = én tittel for de tre nivåene, som ingen andre brikker har


## Brettet

frame-end = en kolonne for plassene over og under rutenettet, en rad for dem ved siden av
frame-line = en linje som plass { $position } ikke alt har
frame-side = { $one } eller { $other }
morale-places = plasser fra 1 til { $spaces }
morale-start = nøyaktig én rad med start = true
occupation-chaos = høyst { $count } av kaosbrikkene
pieces-push = en kube for hvert av de { $spaces } feltene på fremstøtsporet
pieces-standing = minst de { $count } som starter på kartet
push-action = en handling til venstre og til høyre, ingen i midten


## Kartet

route-gap = den neste plassen på ruten, { $place }
route-red = true på de { $count } første feltene på ruten, og ikke på noe annet
route-some = en rute som fører forbi de røde feltene
route-step = en nabo til { $place }, feltet før på ruten
sector-drop = { $where }: sektor { $sector }: ventet ett felt med drop = true i hver sektor fra 2 til 9, og ingen i sektor 1
sector-one = den bare på ett felt i sektoren
space-cut-off = { $where }: felt «{ $space }»: ventet en vei til Friheten
space-form = en bokstav for kolonnen og et tall for raden, for eksempel "c4"
space-id = en id som ikke noe annet felt har
space-known = id-en til et felt
space-on-route = den bare på ruten
start-free = et felt som verken er rødt eller holdt av tyskere
start-route = felt på ruten
town-count = { $count } byer


## Leksjoner og oppsett

setup-options = options: ventet ingen, fant { $option } = { $value }
setup-seats = seats: ventet { $expected }, fant { $seats }
