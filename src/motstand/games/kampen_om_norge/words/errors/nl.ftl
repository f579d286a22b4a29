# Wat er mis is met inhoud, een les of een opzet van Kampen om Norge; de woorden van de kern staan eromheen.


## Wat een rij is

row-air-range = vliegbereik
row-april-card = kaart van 9 april
row-area = gebied
row-at-sea = kaart op zee
row-border = grens
row-card = kaart
row-copy = exemplaar
row-impassable = onbegaanbaar gebied
row-region = landsdeel
row-scenario = scenario
row-sea-zone = zeezone
row-ship = schip
row-ship-class = scheepsklasse


## Het bord

area-id = een id dat geen ander gebied heeft
area-in-two-regions = gebieden van geen ander landsdeel, maar { $area } ligt in twee
area-without-region = { $where }: region: verwacht elk gebied in een landsdeel, ‘{ $area }’ ligt in geen enkel
areas-of-zone = alleen gebieden die zelf zeezone { $zone } noemen
border-is-new = twee gebieden die nog geen grens hebben
border-of-two = twee verschillende gebieden
field-without-range = { $where }: air_range: verwacht een bereik voor elk vliegveld, geen gevonden voor { $fields }
some-area = minstens één gebied


## De kaarten

card-id = een id dat geen andere kaart heeft
card-id-in-deck = een id dat geen andere kaart van de stapel { $deck } heeft
card-limit = de groep kaarten waarvan een partij er in een gevecht hooguit één speelt
card-to-cancel = { $where }: kaart ‘{ $card }’: cancel.cards: geen kaart ‘{ $cancelled }’
drop-in-range = true: buiten het vliegbereik springt niemand
ships-on-coast = true: schepen hebben een kust nodig


## Schepen en 9 april

bluff-in-order = niet meer dan surrenders_on: wie zich overgeeft, trekt zich niet terug
dummy-is-harmless = false: een schijnschip schiet niet en kost geen kaart
fleet-size = { $count } { $count ->
    [one] schip
   *[other] schepen
} van { $faction }
fort-in-order = niet meer dan sinks_on: waar een schip zinkt, worden ook de andere afgewezen
kind-at-sea = een kaart van de stapel { $deck }
sea-of-advanced = de getallen van het gevorderde spel
ship-class-id = een id dat geen andere klasse heeft
ship-id = een id dat geen ander schip heeft


## Scenario’s, lessen en opzetten

lesson-battalions = bataljons in woorden: "2 germany" of "1 norway 2 allies"
lesson-cards = kaarten die nog in de stapel zitten, niet { $card }
setup-options = options: verwacht factions = 'agreed' of 'rolled', gekregen { $option } = { $value }
setup-seats = seats: verwacht 2 of 3 verschillende plaatsen (meer mensen delen een partij), gekregen { $seats }
setup-factions = seats: verwacht { $two } of { $three }, gekregen { $seats }
