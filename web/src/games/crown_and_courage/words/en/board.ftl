# The board: title, the way through a turn, names of its parts and places.

crown-title = { $scenario }, day { $day }, turn { $turn }
crown-title-turn = Day { $day }, turn { $turn }
crown-turn = Day { $day }, turn { $turn }
crown-path = Where you are
crown-chaos = Chaos
crown-german-action = { $action ->
    [move] Move
    [paratrooper] Paratrooper
    [reinforcements] Reinforcements
    [bombing] Bombing
    [stress] Stress
    [threat] Threat
    [morale] Morale
    [collaborator] Collaborator
    [chaos] Chaos
   *[none] unknown
}
crown-square = { $square ->
    [r1c1] Grid, top left
    [r1c2] Grid, top middle
    [r1c3] Grid, top right
    [r2c1] Grid, middle left
    [r2c2] Grid, centre
    [r2c3] Grid, middle right
    [r3c1] Grid, bottom left
    [r3c2] Grid, bottom middle
   *[r3c3] Grid, bottom right
}
crown-displayed = { $displayed ->
    [top] Today's Plan, top
    [middle] Today's Plan, middle
   *[bottom] Today's Plan, bottom
}
crown-position = Position { $position }
crown-line = { $line ->
    [row] The row
   *[column] The column
}
crown-face = { $face ->
    [army] Army Orders up
   *[unique] Its own face up
}
crown-unit = { $unit ->
    [regular] A regular troop
   *[paratrooper] A Paratrooper
}
crown-die = Die with { $value }

crown-map = The map from the Oslofjord to Freedom
crown-sector = Sector { $sector } of the way north: { $name }.
crown-supply = supply
crown-german-supply = German supply: { $count }
crown-norwegian-supply = Norwegian supply: { $count }
crown-town = { $state ->
    [occupied] taken
   *[destroyed] ruins
}

crown-track-stress = Stress
crown-track-threat = Threat
crown-track-momentum = Momentum
crown-track-morale = Loyalty
crown-track-willpower = Willpower
crown-track-pressure = Pressure
crown-pool-evacuation = Evacuation pool
crown-pool-sabotage = Sabotage pool
crown-pool-population = Population pool
crown-pool-quick_response = Quick Response box

crown-danger-about = The Danger track, with Threat at its left and Stress at its right.
crown-path-about = Where you are: the phase, and within it what has interrupted what
crown-mjosa = { $lake }, the great lake: nobody goes here.
crown-danger = Danger
crown-alarm = At Threat { $level } a die joins the Quick Response.
crown-breaking = Stress beyond { $level } costs 1 Willpower.
crown-quick = Quick Response
crown-quick-about = Quick Response box: { $count ->
    [one] 1 die
   *[other] { $count } dice
}{ $rolled ->
    [none] { "" }
   *[other] , still to come: { $rolled }
}
crown-morale = Morale
crown-morale-about = Morale: Loyalty { $loyalty }, place { $place } of its row
crown-morale-way = { $way ->
    [right] To the right in its row
   *[up] Up a row
}
crown-king = The King
crown-king-colour = { $king ->
    [black] black
   *[white] white
}
crown-king-strength = strength { $strength }
crown-pressure-about = Pressure: { $king } on the King, { $left } in the box
crown-left = { $count } left
crown-demands = Demands
crown-demands-ignored = ignored { $count }
crown-demands-declined = declined { $count }
crown-occupation = Occupation
crown-occupation-about = Occupation track: { $count } of 5 towns lost
crown-falls-lose = game lost
crown-push = Push
crown-push-about = Push track, cubes: { $cubes }

crown-pages = Parts of the table
crown-page-map = Map
crown-page-map-about = The road from Oslo to Freedom: the King, troops and Germans
crown-page-orders = Orders
crown-page-orders-about = Today's Plan, the grid and its frame
crown-page-tracks = Tracks
crown-page-tracks-about = Momentum, Morale, dice, the King, Occupation, Push and Danger

crown-story-days = Days on the road
crown-story-turns = Turns
crown-story-gold = Gold brought to safety
crown-story-willpower = Willpower left
crown-story-pressure = Pressure on the King
crown-story-towns = Towns lost
crown-story-won = Battles won
crown-story-lost = Retreats into the forest
crown-story-fled = Forced escapes
