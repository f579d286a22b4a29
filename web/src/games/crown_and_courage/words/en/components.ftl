# The component book: sections, labels and words of the values.

## Sections

component-section-tile-1 = Norwegian tiles, level I
component-section-tile-2 = Norwegian tiles, level II
component-section-tile-3 = Norwegian tiles, level III
component-section-german_tile = German action tiles
component-section-order_tile = Order tiles
component-section-chaos = Chaos tiles
component-section-card = Action cards
component-section-collaborator = Collaborators
component-section-demand = German Demands
component-section-display = Today's Plan
component-section-grid = The grid
component-section-frame = The frame
component-section-operations = Order of Operations
component-section-momentum = The Momentum track
component-section-danger = The Danger track
component-section-morale = The Morale track
component-section-push = The Push track
component-section-occupation = The Occupation track
component-section-pieces = Dice, cubes, discs and troops
component-section-sector = Sectors of the map
component-section-space = Spaces of the map
component-section-freedom = Freedom
component-section-start = At the beginning
component-section-difficulty = Difficulties

## What has no printed name is called by its place

component-chaos = Chaos
component-danger = Danger track
component-display = Space: { $id }
component-frame = Position { $id }
component-german_tile = { $id }
component-grid = Printed German symbols
component-momentum = Momentum track
component-morale = Row { $id } from the bottom
component-occupation = { $id }
component-operations = { $id }
component-order_tile = { $id }
component-pieces = In the box
component-push = Section: { $id }
component-start = Who stands where

## Labels of values

component-value-title = Title
component-value-level = Level
component-value-unique = Own face
component-value-reverse = Reverse
component-value-action = Action
component-value-front = Army Orders side
component-value-count = In the box
component-value-in_bag = In the bag at the start
component-value-strength = Strength
component-value-won = After a victory
component-value-by = Carried by
component-value-cost = Cost
component-value-declined = When declined
component-value-symbols = German symbols
component-value-side = Side of the grid
component-value-line = Line
component-value-quick_response = Quick Response when it is empty
component-value-least = Least
component-value-most = Most
component-value-start = Start
component-value-stress = Stress at the start
component-value-threat = Threat at the start
component-value-alarm = Alarm at Threat
component-value-after_alarm = Threat after the alarm
component-value-loyalty = Loyalty
component-value-spaces = Spaces
component-value-cards = Spaces with a card
component-value-effect = When it is revealed
component-value-chaos = Chaos tile under it
component-value-dice = Ordinary dice
component-value-evacuation_dice = Evacuation dice at the start
component-value-bombing = The Bombing die starts at
component-value-pressure = Pressure cubes
component-value-willpower = Willpower cubes
component-value-push = Push cubes
component-value-discs = German symbol discs
component-value-germans = German troops
component-value-norwegians = Norwegian troops
component-value-hand = Cards in the first hand
component-value-sector = Sector
component-value-route = Place on the German route
component-value-red = Red space
component-value-highway = Highway
component-value-town = Town
component-value-mobilisation = Mobilisation centre
component-value-drop = Paratroopers land here
component-value-from = Reached from
component-value-king = The King
component-value-norwegians-c3 = Norwegian troops in Oslo
component-value-norwegians-b6 = Norwegian troops in Hamar
component-value-norwegians-c9 = Norwegian troops in Elverum
component-value-germans-c2 = German troops at Oslofjord
component-value-germans-c1 = German troops at Drøbak Sound
component-value-morale = Rows of Morale, more or less

## Words on the board

component-word-top = top
component-word-right = right
component-word-bottom = bottom
component-word-left = left
component-word-c1 = left column
component-word-c2 = middle column
component-word-c3 = right column
component-word-r1 = top row
component-word-r2 = middle row
component-word-r3 = bottom row
component-word-support_1 = First Support piece
component-word-support_2 = Second Support piece
component-word-frame = Frame piece
