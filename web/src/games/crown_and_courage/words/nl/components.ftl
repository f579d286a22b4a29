# Het onderdelenboek: hoofdstukken, opschriften en woorden van de waarden.

## Hoofdstukken

component-section-tile-1 = Noorse tegels, niveau I
component-section-tile-2 = Noorse tegels, niveau II
component-section-tile-3 = Noorse tegels, niveau III
component-section-german_tile = Duitse actietegels
component-section-order_tile = Bevelstegels
component-section-chaos = Chaostegels
component-section-card = Actiekaarten
component-section-collaborator = Collaborateurs
component-section-demand = Duitse eisen
component-section-display = Dagplan
component-section-grid = Het raster
component-section-frame = De rand
component-section-operations = Volgorde van operaties
component-section-momentum = Het momentumspoor
component-section-danger = Het gevarenspoor
component-section-morale = Het moreelspoor
component-section-push = Het offensiefspoor
component-section-occupation = Het bezettingsspoor
component-section-pieces = Dobbelstenen, blokjes, schijfjes en eenheden
component-section-sector = Sectoren van de kaart
component-section-space = Vakjes van de kaart
component-section-freedom = Vrijheid
component-section-start = Aan het begin
component-section-difficulty = Niveaus

## Wat geen gedrukte naam heeft, heet naar zijn plaats

component-chaos = Chaos
component-danger = Gevarenspoor
component-display = Vakje: { $id }
component-frame = Positie { $id }
component-german_tile = { $id }
component-grid = Gedrukte Duitse symbolen
component-momentum = Momentumspoor
component-morale = Rij { $id } van onderen
component-occupation = { $id }
component-operations = { $id }
component-order_tile = { $id }
component-pieces = In de doos
component-push = Deel: { $id }
component-start = Wie waar staat

## Opschriften van waarden

component-value-title = Titel
component-value-level = Niveau
component-value-unique = Eigen kant
component-value-reverse = Achterkant
component-value-action = Actie
component-value-front = Kant met legerbevelen
component-value-count = In de doos
component-value-in_bag = In de zak aan het begin
component-value-strength = Sterkte
component-value-won = Na een overwinning
component-value-by = Vervoerd door
component-value-cost = Kosten
component-value-declined = Bij weigering
component-value-symbols = Duitse symbolen
component-value-side = Kant van het raster
component-value-line = Lijn
component-value-quick_response = Snelle reactie als het leeg is
component-value-least = Minst
component-value-most = Meest
component-value-start = Start
component-value-stress = Stress aan het begin
component-value-threat = Dreiging aan het begin
component-value-alarm = Alarm bij dreiging
component-value-after_alarm = Dreiging na het alarm
component-value-loyalty = Loyaliteit
component-value-spaces = Vakjes
component-value-cards = Vakjes met een kaart
component-value-effect = Als het onthuld wordt
component-value-chaos = Chaostegel eronder
component-value-dice = Gewone dobbelstenen
component-value-evacuation_dice = Evacuatiedobbelstenen aan het begin
component-value-bombing = De bombardementsdobbelsteen begint op
component-value-pressure = Drukblokjes
component-value-willpower = Wilskrachtblokjes
component-value-push = Offensiefblokjes
component-value-discs = Schijfjes met het Duitse symbool
component-value-germans = Duitse eenheden
component-value-norwegians = Noorse eenheden
component-value-hand = Kaarten in de eerste hand
component-value-sector = Sector
component-value-route = Plaats op de Duitse route
component-value-red = Rood vakje
component-value-highway = Hoofdweg
component-value-town = Stad
component-value-mobilisation = Mobilisatiecentrum
component-value-drop = Hier landen parachutisten
component-value-from = Bereikbaar vanuit
component-value-king = De Koning
component-value-norwegians-c3 = Noorse eenheden in Oslo
component-value-norwegians-b6 = Noorse eenheden in Hamar
component-value-norwegians-c9 = Noorse eenheden in Elverum
component-value-germans-c2 = Duitse eenheden bij de Oslofjord
component-value-germans-c1 = Duitse eenheden bij Drøbaksund
component-value-morale = Rijen moreel, meer of minder

## Woorden op het bord

component-word-top = boven
component-word-right = rechts
component-word-bottom = onder
component-word-left = links
component-word-c1 = linkerkolom
component-word-c2 = middelste kolom
component-word-c3 = rechterkolom
component-word-r1 = bovenste rij
component-word-r2 = middelste rij
component-word-r3 = onderste rij
component-word-support_1 = Eerste steunsteen
component-word-support_2 = Tweede steunsteen
component-word-frame = Randsteen
