# The board: title, names of things, the map and its tracks.

dutch-title = { $scenario }, round { $round }
dutch-title-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
dutch-round = Round { $round }
dutch-map = Town and country
dutch-area-city = City
dutch-area-country = Countryside
dutch-colour = { $colour ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[grey] Grey
}
dutch-you = you
dutch-road = Road { $road }
dutch-use = { $use ->
    [point] Use the Action Point
    [ability_0] Use the ability
    [ability_1] Use the second ability
    [discard] Discard it unused
    [token] Use a Morale Action token
    [vonk] Take the Newspaper
   *[request] Ask the Resistance Group
}
dutch-occupier = { $occupier ->
    [soldier] Soldier
   *[policeman] Policeman
}
dutch-sign = { $sign ->
    [white] White sign
   *[black] Black sign
}
dutch-thing = { $thing ->
    [ticket] Ticket card
   *[ausweis] Ausweis card
}
dutch-deck = { $deck ->
    [occupier] Occupier cards
    [patrol] Patrol cards
    [raid] Raid! cards
    [halt] Halt! cards
    [helper] Helper cards
    [ticket] Ticket cards
    [ausweis] Ausweis cards
   *[officer] Officer cards
}
dutch-token = { $token ->
    [group] Resistance Group
   *[costs] Costs token { $token }
}
dutch-group = Resistance Group
dutch-officer = the Officer
dutch-region = { $region ->
    [green] green Region
    [yellow] yellow Region
    [red] red Region
    [blue] blue Region
   *[brown] brown Region
}
dutch-border = { $border ->
    [black] black border: of the Scenario
   *[grey] grey border: a base card
}
dutch-number = Number { $number }
dutch-then-tonight = Safety { $safety }, tonight −{ $tonight }
dutch-no-action = safe place, no action
dutch-costs = costs
dutch-costs-down = costs unknown
dutch-spot-sign = { $spot ->
    [line] L
   *[readers] R
}
dutch-address-of = Address: { $names }
dutch-raid-due = Raid!
dutch-raid-tonight = Raid tonight
dutch-delivered-once = { $name } (delivered once)
dutch-piece = { $name } at { $place }
dutch-character-at = { $name } ({ dutch-colour }) at { $place }
dutch-morale = Morale
dutch-morale-at = Morale { $morale } of { $most }
dutch-tokens = Tokens
dutch-tokens-left = { $count ->
    [one] 1 Morale Action token left
   *[other] { $count } Morale Action tokens left
}
dutch-goal = Goal
dutch-rounds-left = Rounds left
dutch-caught = Caught, lost at { $lost }
dutch-goal-network = { $part ->
    [recruited] Places that take part
    [known] Costs known
   *[unknown] Costs unknown
}
dutch-goal-of = { $done } of { $of }
dutch-goal-hidden = hidden, { $place }
dutch-goal-bring = bring to { $place }
dutch-goal-address = address?
dutch-goal-arrested = lost
dutch-goal-done = done
dutch-goal-near = near the Officer
dutch-goal-step = { $done }/{ $of } · { $next }
