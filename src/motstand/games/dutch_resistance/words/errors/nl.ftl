# Wat er mis is met de inhoud of een opzet van Dutch Resistance; de woorden van de kern staan eromheen.


## Wat een rij is

row-ability = vaardigheid
row-action = actie
row-ausweis = Ausweis
row-bonus = bonus
row-card = personagekaart
row-colour = kleur
row-costs = kostenfiche
row-deck = stapel
row-difficulty = niveau
row-group = verzetsgroep
row-halt = halt!-kaart
row-helper = helperkaart
row-identity = identiteit
row-item = voorwerp
row-level = niveau
row-location = locatie
row-morale = moreelband
row-occupier = bezetterskaart
row-officer = officierskaart
row-option = keuze
row-patrol = patrouillekaart
row-person = onderduiker
row-piece = stuk
row-raid = inval!-kaart
row-region = regio
row-resource = middel
row-road = weg
row-scenario = scenario
row-side = kant
row-spot = plek
row-step = stap
row-task = taakkaart
row-ticket = treinkaartje
row-tile = tegel
row-twice = een id die geen andere rij heeft


## Het bord

road-cut-off = { $where }: road: verwacht was een weg van { $place } naar elke andere locatie
road-ends = twee verschillende locaties die geen andere weg verbindt
road-region = { $count } wegen in elke regio
road-sign = de letter van een weg die één eind met deze deelt
road-sign-end = de letter van een weg aan het andere eind dan die van het witte bordje
road-sign-twice = een weg waar geen ander bordje van deze kleur heen leidt
side-numbers = { $count } getallen


## Fiches en kaarten

card-abilities = één vaardigheid, of hoogstens twee op een EN-kaart
card-each = { $count } kaarten voor elke identiteit
halt-options = de keuzes 1 en 2
item-start = een tegel voor elk van de { $count }, of geen
officer-movement = stay, to city, to country, of een beweging zoals '2 toward token' ({ $targets } of een tegel)


## Scenario's

scenario-levels = de niveaus { $levels }
scenario-meeting-place = met het Trefpunt (meeting_place) erbij
scenario-numbers = { $count } getallen, voor 1 tot { $count } personages
scenario-tiles = { $count } verschillende tegels
step-place = een tegel, of near = "officer"


## Effecten

effect-condition = if of unless, en een van { $plain }, of een van { $naming } met wat daarbij hoort
effect-like = woorden zoals in '{ $example }'
effect-options = minstens twee keuzes
effect-pay = iets om te betalen en wat ervoor in de plaats komt, allebei of geen van beide


## Opzet

setup-first = first: verwacht was een van { $colours }, gekregen is { $first }
setup-identities = identities: verwacht waren verschillende identiteiten voor { $colours }, gekregen is { $identity }
setup-options = options: verwacht was iets uit { $known }, gekregen is { $option } = { $value }
setup-seats = seats: verwacht waren verschillende kleuren uit { $colours }, gekregen is { $seats }
setup-solo = solo: verwacht was geen bij meer dan één personage, gekregen is seats { $seats }
