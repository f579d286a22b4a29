# Wat er mis is met de inhoud, een les of een opzet van Halls of Hegra; de woorden van de kern staan eromheen.


## Wat een rij is

row-air = lucht
row-choice = keuze
row-damage = schade
row-day = dag
row-defender = verdediger
row-delivery = levering
row-despair = wanhoopkaart
row-difficulty = niveau
row-doubt = twijfelniveau
row-event = gebeurtenis
row-hope = hoopkaart
row-morale = moreelkaart
row-morale-level = moreelniveau
row-patrol = patrouille
row-place = plaats
row-row = rij
row-sector = sector
row-snow = sneeuwkaart
row-space = vakje
row-status = status
row-stock = voorraad
row-supply = proviandvakje
row-surrender = overgaveniveau
row-track = spoor
row-weather = weer


## De borden

place-cut-off = { $where }: place '{ $place }': neighbours: verwacht was een weg naar het fort
place-depots = { $where }: place: verwacht waren depots van alle soorten, van links naar rechts
place-id = een id die geen andere plaats heeft
place-known = bekende plaatsen, niet '{ $place }'
place-line = met { $place } erbij, want daar komt een lijn vandaan
place-only = dit alleen bij kind = "{ $kind }"
row-spaces = { $where }: row '{ $row }': verwacht waren 6 vakjes, gekregen zijn er { $spaces }
sector-count = 3 van de Eerste aanval en 4 van het Beleg
sector-dice = zes woorden, één voor elke worp
space-id = een id die geen ander vakje heeft
space-ids = { $where }: space: verwacht waren { $ids }; er ontbreken: { $missing }
space-none = geen
surrender-required = geen bij het doodshoofd
surrender-skull = true op het laatste niveau, en nergens anders


## Stukken en kaarten

event-chart = elk van de vijf typen één keer
event-id = een id die geen andere gebeurtenis heeft
morale-id = een id die geen andere moreelkaart heeft
snow-deck = { $where }: snow: verwacht waren { $count } kaarten die { $opens } elk één keer openen
snow-id = een id die geen andere sneeuwkaart heeft
snow-opens = een actie die geopend wordt of effecten, niet allebei
status-slots = { $count } voor een kanon, 1 voor de mitrailleur


## Effecten

effect-advance = een aantal infanteristen en een sector
effect-break = de schadetegel die kapotmaakt
effect-choices = minstens twee keuzes met een eigen id
effect-jam = wat er vastloopt
effect-or-choices = effecten of keuzes, niet allebei
effect-recruit = een type en een aantal
effect-whom = een aantal, of een aantal en wie er getroffen wordt


## Lessen en opzet

lesson-defender = { $word } is geen verdediger; verwacht was een van { $types }
lesson-error = les '{ $lesson }': { $error }
lesson-marker = { $marker } is geen marker
lesson-none-left = er is geen { $type } meer om te plaatsen
lesson-tile = { $tile } hoort bij wat gerepareerd is, niet in de zak
setup-options = options: verwacht was niets, gekregen is { $option } = { $value }
setup-seats = seats: verwacht was { $expected }, gekregen is { $seats }
