# Hva som er galt med innhold eller oppsett av Dutch Resistance; kjernens ord står rundt.


## Hva en rad er

row-ability = evne
row-action = handling
row-ausweis = ausweis-kort
row-bonus = bonus
row-card = personkort
row-colour = farge
row-costs = kostnadsbrikke
row-deck = bunke
row-difficulty = nivå
row-group = motstandsgruppe
row-halt = Halt!-kort
row-helper = hjelperkort
row-identity = identitet
row-item = gjenstand
row-level = nivå
row-location = sted
row-morale = moraltrinn
row-occupier = okkupantkort
row-officer = offiserskort
row-option = valg
row-patrol = patruljekort
row-person = person i dekning
row-piece = brikke
row-raid = razziakort
row-region = region
row-resource = ressurs
row-road = vei
row-scenario = scenario
row-side = side
row-spot = punkt
row-step = trinn
row-task = oppgavekort
row-ticket = billettkort
row-tile = stedsbrikke
row-twice = en id som ingen annen rad har


## Brettet

road-cut-off = { $where }: road: ventet en vei fra { $place } til alle de andre stedene
road-ends = to forskjellige steder som ingen annen vei går mellom
road-region = { $count } veier i hver region
road-sign = bokstaven til en vei som har én ende felles med denne
road-sign-end = bokstaven til en vei i den andre enden enn det hvite skiltets
road-sign-twice = en vei som ikke noe annet skilt av denne fargen fører til
side-numbers = { $count } tall


## Brikker og kort

card-abilities = én evne, eller inntil to på et OG-kort
card-each = { $count } kort for hver identitet
halt-options = valgene 1 og 2
item-start = en stedsbrikke for hver av de { $count }, eller ingen
officer-movement = stay, to city, to country, eller en bevegelse som «2 toward token» ({ $targets } eller en stedsbrikke)


## Scenarioer

scenario-levels = nivåene { $levels }
scenario-meeting-place = møtestedet blant dem
scenario-numbers = { $count } tall, for 1 til { $count } personer
scenario-tiles = { $count } forskjellige stedsbrikker
step-place = en stedsbrikke, eller near = "officer"


## Virkninger

effect-condition = if eller unless, og en av { $plain }, eller en av { $naming } med det den spør etter
effect-like = ord som i «{ $example }»
effect-options = minst to valg
effect-pay = noe å betale og det som trer i stedet, begge eller ingen


## Oppsett

setup-first = first: ventet en av { $colours }, fikk { $first }
setup-identities = identities: ventet forskjellige identiteter for { $colours }, fikk { $identity }
setup-options = options: ventet noen av { $known }, fikk { $option } = { $value }
setup-seats = seats: ventet forskjellige farger av { $colours }, fikk { $seats }
setup-solo = solo: ventet ingen med mer enn én person, fikk plassene { $seats }
