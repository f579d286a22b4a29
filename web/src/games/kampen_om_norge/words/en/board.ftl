# The board.

board-label = The map of Norway
board-away = The map could not be fetched.
board-again = Try again
board-sheet-south = sheet 1, drawn larger
board-sheet-north = sheet 2, Steinkjer to Finnmark
board-country-sweden = Sverige
board-country-denmark = Danmark
board-exit = to { $area }, sheet 2
board-ghost-on-south = on the south sheet
board-ghost-on-north = on the north sheet

board-clock = The clock
board-clock-end = at 0 the game ends
board-clock-cards = German cards
board-clock-whole = in the deck, of { $count }
board-deciding-cities = Victory cities
board-deciding-objectives = Objectives
board-deciding-german = { $german } of { $all } German
board-sign-cities = victory city
board-sign-objectives = objective
board-sign-mobilization_point = mobilization
board-sign-air_field = air field
board-sign-crossing = water: dice ½
board-sign-impassable = impassable
board-sign-way = way by land
board-sign-cities-about = Victory city: Germany needs all six when its last card is drawn.
board-sign-objectives-about = Objective: Germany needs all four when its last card is drawn.
board-sign-mobilization_point-about = Mobilization point: Norway can raise battalions here.
board-sign-air_field-about = Air field: a side that holds it can fly from here.
board-sign-crossing-about = Water: whoever attacks across it rolls half the dice, rounded down.
board-sign-impassable-about = Mountains that nobody can cross.
board-sign-way-about = A way by land: battalions march along it from area to area.
board-chip-clock = German cards left
board-chip-cities = of { $all } cities
board-chip-objectives = of { $all } objectives

board-sheets = Sheets of the map
board-sheets-about = Shows this part of the map.
board-switch-south = South
board-switch-north = North
board-overview = All of Norway: tap to go there
board-overview-about = All of Norway: a click goes to that part of the map.

board-how-many = How many battalions?
board-this-many =
    { $count ->
        [one] one battalion
       *[other] { $count } battalions
    }

# Areas and attacks, for those who hear the board.
board-area = { $name }: { $forces }
board-empty = nobody
board-force-germany =
    { $count ->
        [one] one German battalion
       *[other] { $count } German battalions
    }
board-force-norway =
    { $count ->
        [one] one Norwegian battalion
       *[other] { $count } Norwegian battalions
    }
board-force-allies =
    { $count ->
        [one] one Allied battalion
       *[other] { $count } Allied battalions
    }
board-attack =
    { $count ->
        [one] One battalion attacks { $to } from { $from }
       *[other] { $count } battalions attack { $to } from { $from }
    }
board-attack-from-sea =
    { $count ->
        [one] One battalion attacks { $to } from the sea
       *[other] { $count } battalions attack { $to } from the sea
    }
board-attack-from-air =
    { $count ->
        [one] One battalion attacks { $to } from the air
       *[other] { $count } battalions attack { $to } from the air
    }
board-tag-sea = from the sea
board-tag-air = from the air
board-tag-halved =
    { $dice ->
        [one] { $count } → { $dice } die
       *[other] { $count } → { $dice } dice
    }
board-tag-dice =
    { $dice ->
        [one] +{ $dice } die
       *[other] +{ $dice } dice
    }
board-open-sea = Sea zone { $zone } is the open sea: it touches no land, and nobody lands from it.
