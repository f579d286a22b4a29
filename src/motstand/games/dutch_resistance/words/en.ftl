# Dutch Resistance: Orange Shall Overcome! in English.
#
# ask-     questions           option-  what can be answered    done-, decline-, stop-, keep-, risk-  what ends a question
# log-     what happened       end-     how the game ended      effect-  what cards do
# group-   headings of options thing-   what is called differently from its name
#
# Values: $character and $receiver are colours; $occupier is policeman or soldier; $sign white or black, or gain or lose;
# $occupiers nobody, policeman or soldier; $tile, $card, $token, $resource, $identity, $action, $thing are names;
# $text is what a card or a tile says.


## Pieces of sentences

character = { $character ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[grey] Grey
}
receiver = { $receiver ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[grey] Grey
}
occupier-name = { $occupier ->
    [soldier] Soldier
   *[policeman] Policeman
}
thing-ticket = Ticket card
thing-ausweis = Ausweis card
thing-group = Resistance Group
thing-costs = Costs token { $id }


## What cards do

effect-nothing = nothing
effect-if = { $condition ->
    [city] in the City
    [country] in the Countryside
    [resources] with { $number } or more Resources
    [at] at { $what }
    [company] with another Character there
    [token] with a Person in Hiding or an Item there
    [gift] with another Character there and something to give
    [gave-what] if { $what } were given
   *[gave] if { $number } or more were given
}: { $effect }
effect-unless = with fewer than { $number } Resources: { $effect }
effect-morale = { $sign ->
    [gain] +{ $amount } Morale
   *[lose] -{ $amount } Morale
}
effect-alibi = { $sign ->
    [gain] +{ $amount } Alibi
   *[lose] -{ $amount } Alibi
}{ $what ->
    [all] {" "}for every Character
    [here] {" "}for every Character there
    [other] {" "}for another Character
    [any] {" "}for any one Character
    [receiver] {" "}for the receiver
   *[own] {""}
}
effect-safety = { $sign ->
    [gain] +{ $amount } Safety
   *[lose] -{ $amount } Safety
}{ $what ->
    [here] {" "}here
    [from] {" "}on the Location moved from
    [to] {" "}on the Location moved to
    [choice] {" "}on a Location of choice
    [adjacent] {" "}on an adjacent Location
    [hiding] {" "}where a Person in Hiding is
    [mark] {" "}on one Location with the Scenario's mark
    [marks] {" "}on every Location with the Scenario's mark
    [city] {" "}where a City die says
    [country] {" "}where a Countryside die says
    [area] {" "}where a die for your Area says
   *[tile] {" "}on { $tile }
}
effect-resource = { $sign ->
    [gain] gain
   *[lose] give up
} { $amount ->
    [one] { $most ->
        [one] 1
       *[other] 1 or { $most }
    }
   *[other] { $amount }
} { $kind ->
    [any] of any Resource
   *[resource] { $resource }
}{ $what ->
    [here] {" "}(each Character there)
   *[own] {""}
}
effect-ausweis = { $sign ->
    [gain] gain an Ausweis card
   *[lose] give up an Ausweis card
}
effect-ticket = { $sign ->
    [gain] { $most ->
        [one] gain a Ticket card
       *[other] gain up to { $most } Ticket cards
    }
   *[lose] give up a Ticket card
}
effect-helper = { $most ->
    [one] take a Helper card
   *[other] take up to { $most } Helper cards
}
effect-intensify = Intensify { $what ->
    [road] this Road
    [here] a Road here
    [mark] a Road at the Scenario's mark
    [region] a Road of the { $road } Region
   *[letter] Road { $road }
}
effect-reduce = Reduce a Road of choice
effect-shift = { $what ->
    [any] move an Occupier one step
   *[policeman] move a Policeman one step
}
effect-move = { $amount ->
    [0] move up to { $most ->
        [one] once
       *[other] { $most } times
    }
   *[other] { $most ->
        [one] move once
       *[other] move up to { $most } times
    }
}{ $what ->
    [past] , past the first Occupiers
    [past-together] , past the Occupiers and perhaps together
   *[own] {""}
}
effect-raise = raise the Safety of an adjacent Location by a die
effect-train = make a Train Ride
effect-give = give up to { $most } Resources
effect-guide = { $what ->
    [here] guide somebody from here
   *[adjacent] guide somebody from or to here
}
effect-vonk = { $what ->
    [here] place a Newspaper here
   *[adjacent] place a Newspaper on an adjacent Location
}
effect-patrol = resolve a Patrol card
effect-peek = look at the top Patrol card
effect-officer = the Officer comes { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} nearer
effect-search = the Officer searches against { $amount }
effect-secure = a Secure token goes back
effect-end = no further move


## Questions

ask-identity = Who are you?
ask-turn = Resolve a Character card.
ask-turn-ability = { $card }: use its ability as well?
ask-turn-point = { $card }: use its Action Point as well?
ask-tokens = Morale Action tokens are left. Who uses one?
ask-action = What is the Action Point used for?
ask-move = Where to?
ask-companion = Who comes along?
ask-receiver = Who is given something?
ask-gift = What is given?
ask-guide = Who is guided, and over which Road?
ask-consent = { character } asks { receiver }: do you agree?
ask-ausweis = Road { $road } is controlled. Show an Ausweis card?
ask-halt = { $card }: { $text }
ask-train = Where does the train go?
ask-option = { $card }: which option?
ask-amount = How many?
ask-gain = Which Resource is gained?
ask-spend = Which Resource is given up?
ask-room = There is no room for { $resource }. Give up something else?
ask-safety = Which Location?
ask-whom = Which Character?
ask-intensify = Which Road is Intensified?
ask-reduce = Which Road is Reduced?
ask-shift = Which Occupier goes where?
ask-raid = Which Location is raided first?
ask-reroll = Pay 1 Information to roll a die again?
ask-helper = Which Helper?
ask-helper-solo = Resolve { $card }?
ask-group = Where does the Resistance Group help today?
ask-shelter = Which Location loses no Safety tonight?
ask-start = Where does { $token } start?
ask-delivery = Deliver the Newspaper here?
ask-secure = Which Secure token goes back?
ask-officer = Where does the Officer go?
ask-patrol = Road { $road }: who moves first?
ask-raise = The die says how much Safety is raised.
ask-place-city = The die says which City Location is struck.
ask-place-country = The die says which Countryside Location is struck.
ask-search = Two dice: is something found?
ask-raid-card = A Raid! card is drawn.
ask-halt-card = A Halt! card is drawn.
ask-officer-card = An Officer card is drawn.
ask-helper-visible = The next Helper card can be seen.
ask-patrol-card = A Patrol card is drawn.
ask-patrol-peek = The top Patrol card is looked at.
ask-patrol-back = The back of the next Patrol card can be seen.
ask-occupier-border = The border of the next Occupier card.
ask-occupier-card = An Occupier card is drawn.
ask-costs = A Costs token is turned up.
ask-address = A Number token is turned up.
ask-spot = A Spot token is turned up.
ask-tile = A tile is dealt.


## What ends a question

done-turn-ability = No, that is all
done-turn-point = No, the Action Point is lost
done-gift = That is all
done-helper = No second Helper
decline-companion = Nobody
decline-receiver = Nobody
decline-consent = No
decline-room = No, { $resource } is lost
decline-helper-solo = No, put it under the deck
decline-delivery = Not here
stop-move = Stay here
keep-reroll = Keep the dice
risk-ausweis = No, take the risk


## Answers

option-be = { $identity }
option-point = { $card }: use the Action Point
option-ability = { $card }: { $text }
option-discard_card = { $card }: discard it unused
option-token = { character }: use a Morale Action token
option-drop = { character }: discard { $resource }
option-give = { character }: give { $thing } to { receiver }
option-vonk = { character }: take the Newspaper
option-request = { character }: ask the Resistance Group
option-look = { character }: pay 1 Information to look at the Spot on { $tile }
option-raise = Raising Safety
option-gather = Gather Information
option-location = Location Action: { $text }
option-go = Over Road { $road }{ $occupiers ->
    [soldier] {" "}(Soldiers)
    [policeman] {" "}(Policemen)
   *[nobody] {""}
}
option-escort = Over Road { $road } with { $token }{ $occupiers ->
    [soldier] {" "}(Soldiers)
    [policeman] {" "}(Policemen)
   *[nobody] {""}
}
option-ride = By train to { $tile }
option-ride_with = By train to { $tile } with { $token }
option-scenario = { $action }
option-scenario_for = { $action }: { $token }
option-show = Show an Ausweis card
option-choose = { $text }
option-character = { character }
option-spend = { $resource }
option-guide = { $guided } over Road { $road }
option-agree = Yes
option-take = { $amount } { $what }
option-gain = { $resource }
option-safety = { $tile }
option-intensify = Road { $road }
option-reduce = Road { $road }: a { occupier-name }
option-shift = A { occupier-name } on Road { $road }, along the { $sign ->
    [white] white
   *[black] black
} sign
option-raid = { $tile }
option-reroll = { character }: roll the { $die } again
option-helper = { $deck }
option-start = { $tile }
option-deliver = Deliver it
option-target = { $tile }
option-march = The { occupier-name }
group-card = { $card }


## What happened

log-identity = { character } is { $identity }.
log-round = Round { $round } begins.
log-tokens = Morale { $morale } gives { $count ->
    [one] 1 Morale Action token
   *[other] { $count } Morale Action tokens
}.
log-first = { character } is First Player.
log-card = { character } { $use ->
    [discard_card] discards
   *[point] plays
} { $card }.
log-token = { character } uses a Morale Action token; { $left } left.
log-exchanged = { character } gives { $thing } to { receiver }.
log-exchange-declined = { receiver } declines.
log-vonk-placed = A Newspaper lies on { $tile }.
log-vonk-taken = { character } takes the Newspaper on { $tile }.
log-request = The Resistance Group on { $tile } helps.
log-morale = Morale goes from { $from } to { $to }.
log-alibi = { character }: Alibi goes from { $from } to { $to }.
log-safety = { $tile }: Safety goes from { $from } to { $to }.
log-safety-reset = { $tile }: Safety begins anew at { $to }.
log-gain-none = There is no { $resource } left to be gained.
log-gain-full = { character } has no room for { $resource }.
log-gained = { character } gains { $resource }.
log-lost = { character } gives up { $resource }.
log-cards-gained = { character } gains { $count } × { $card }.
log-cards-lost = { character } gives up { $count } × { $card }.
log-rolled = Rolled: { $dice }.
log-rerolled = { character } pays for another roll: { $dice }.
log-intensified-soldier = Road { $road }: a Policeman becomes a Soldier.
log-intensified-policeman = Road { $road }: a Policeman is placed.
log-reduced = Road { $road }: a { occupier-name } fewer.
log-marched = A { occupier-name } goes from Road { $from } over { $tile } to Road { $to }.
log-chosen = { $card }: { $text }.
log-raided = { $tile } is raided: { $card }.
log-search-nothing = { $sum } against { $number }: nothing is found on { $tile }.
log-caught = { $token } is found on { $tile }.
log-halt = { character } is stopped: { $card }.
log-halt-chosen = { $text } What follows: { $effects }.
log-moved = { character } goes over Road { $road } to { $tile }.
log-rode = { character } goes by train to { $tile }.
log-given = { character } gives { $thing } to { receiver }.
log-guided = { $token } is brought to { $tile }.
log-brought = { character } is brought to { $tile }.
log-helper-taken = { character } is helped by { $card }.
log-patrol = A patrol in the { $region ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[brown] brown
} Region.
log-patrol-peeked = { character } looks at the top Patrol card.
log-patrol-seen = You have seen Patrol card { $card }.
log-officer = The Officer: { $card }.
log-officer-came = The Officer comes to { $tile }.
log-occupier = { character } resolves an Occupier card: { $card }.
log-location = { character } uses { $tile }.
log-costs-turned = { $tile }: Costs token { $costs } is turned up.
log-recruited = { $tile } takes part from now on.
log-address = { $token } can hide at { $tile }.
log-hidden = { $token } is hidden at { $tile }.
log-task-step = { $token }: a step of the Task is done at { $tile }.
log-task-done = { $token }: the Task is complete.
log-installed = A Telephone is installed at { $tile }.
log-printed = A Newspaper is printed at { $tile }.
log-secured = The Telephone at { $tile } is secured.
log-unsecured = The Telephone at { $tile } is no longer secured.
log-delivered = The Newspaper is delivered at { $tile }.
log-spot = { $tile }: { $spot ->
    [line] a Line Spot
    [readers] a Readers Spot
   *[watched] a Watched Spot
}.
log-group-placed = The Resistance Group is at { $tile }.
log-group-sheltered = { $tile } loses no Safety in this phase.


## How the game ended

end-won-goal = The goal is reached: orange has overcome.
end-lost-morale = Morale has broken.
end-lost-alibi = A Character was arrested.
end-lost-time = There are no Occupier cards left: time has run out.
end-lost-caught = Too many were found.


## What wins and what loses

place-name = { $area ->
    [city] City Location { $number }
   *[country] Countryside Location { $number }
}
goal-network = Recruit all { $count } places: no Costs token is left on the board.
goal-safe_houses = Bring every Person in Hiding who is still in the game into hiding ({ $count }).
goal-essential_hands = Complete { $count } Tasks.
goal-lines_and_papers = Install { $telephones } Telephones, and deliver Newspapers to { $count } Readers Spots.
goal-officers_eye = Complete { $count } Tasks, or all that are left of those of the Items.
loss-alibi = the Alibi of any Character drops below 1
loss-morale = Morale drops below 1
loss-time = an Occupier card is needed and the deck is empty, after { $rounds } rounds
loss-caught = { $mark ->
    [person] { $count } Persons in Hiding are arrested
    [telephone] { $count } Telephones are captured
   *[item] { $count } Items are captured
}


## Setting up the real box

prepare-board = Lay out the board; which side is up makes no difference.
prepare-scenario = Put the Scenario card { $scenario } beside it with its setup side up. You play at the level { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[extreme] Extreme
}.
prepare-base_cards = Sort the base Occupier cards (grey border) by Threat Level and shuffle both decks. Unseen, remove { $first } of Level 1 and { $second } of Level 2 from the game.
prepare-scenario_cards = Shuffle the Occupier cards of Scenario { $number } (black border) into them: { $first } of Level 1, { $second } of Level 2.
prepare-occupier_deck = Lay the { $first } cards of Level 1 on the { $second } of Level 2: that is the Occupier deck.
prepare-decks = Shuffle the Raid!, Patrol, Halt!, Ticket and Ausweis cards, and put each deck face-down on its place.
prepare-helpers = Shuffle the Helper cards into two decks of { $count }, face-up.
prepare-officer_deck = Shuffle the { $count } Officer cards, face-down.
prepare-tile = Put { $tile } on { $place }, its Safety cube on { $safety }.
prepare-random_tiles = Shuffle these { $count } tiles: { $tiles }. Deal them to the places when you are asked for them, with a Safety cube on the starting value of each.
prepare-occupiers = { $occupier ->
    [soldier] Soldiers
   *[policeman] Policemen
} on these Roads: { $roads }.
prepare-costs = Shuffle the { $count } Costs tokens and put one face-down on each of these: { $tiles }. The others leave the game unseen.
prepare-token = Put { $token } on { $tile }.
prepare-numbers = Shuffle the { $all } Number tokens and put one face-down at each of the { $count } Persons on the Scenario card. The others leave the game unseen.
prepare-tasks = Lay the { $count } Task cards beside the Scenario card, each with a Tracking token on 0.
prepare-spots = Shuffle the { $count } Spot tokens and put one face-down on each Location.
prepare-telephones = Put { $count } Telephones on { $tile }.
prepare-costs_on_card = Turn { $count } random Costs tokens up beside the Scenario card; the others leave the game.
prepare-newspapers = Keep { $count } Newspapers and { $secure } Secure tokens ready beside the Scenario card.
prepare-officer = Put the Officer on { $tile }.
prepare-person = { $token } joins the game, on a Location that you choose when you are asked.
prepare-group = Take the card { $card } and the { $count } Resistance Group tokens.
prepare-morale_tokens = Put the { $count } Morale Action tokens face-down on their slots.
prepare-morale = Put the Morale tracker on { $morale }.
prepare-supply = The other Occupier tokens, the Resources and the dice are the supply.
prepare-side = Everybody plays on the { $side ->
    [easy] Easy
   *[standard] Standard
} side of the Player Boards.
prepare-player = { character }: take the Player Board and the meeple of this colour.
prepare-identity = Take your Identity card when you have chosen it, with its Character cards and what else belongs to it.
prepare-alibi = Put your Alibi cylinder on { $alibi }.
prepare-start = Put the meeple of { character } on the Location that the Identity card names, or on the Meeting Place if that is not in play.
prepare-start_at = Put the meeple of { character } on { $tile }.
prepare-turn_scenario = Turn the Scenario card to its front, and put its tokens and Task cards on it.
prepare-goal = You win together: { $goal }
prepare-loss = You lose together if { $loss }.
prepare-action = { $action }: { $text }
prepare-simplified = Simplified play: Character cards are only their Action Point, and Occupier cards are discarded unseen.
prepare-first = { character } takes the First Player marker.


## The component book

book-march = { $steps ->
    [one] 1 Road
   *[other] { $steps } Roads
} along { $sign ->
    [white] white
   *[black] black
}
book-toward = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} toward { $target }
book-halt = { $text } Policeman: { $policeman }. Soldier: { $soldier }.{ $otherwise ->
    [none] {""}
   *[other] {" "}Otherwise: { $otherwise }.
}
book-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[extreme] Extreme
}: Morale { $morale }, Alibi { $alibi }, Policemen { $policemen ->
    [none] nowhere
   *[other] { $policemen }
}, Soldiers { $soldiers ->
    [none] nowhere
   *[other] { $soldiers }
}
book-bonus = from { $count } on: { $effects }
book-near = next to the Officer
book-word = { $word ->
    [city] City
    [country] Countryside
    [round] round
    [square] square
    [hexagon] hexagon
    [shield] shield
    [arrow] arrow
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
    [brown] brown
    [grey] grey
    [pink] pink
    [purple] purple
    [white] white
    [danger] Danger Phase
    [patrol] Patrol Phase
    [and] AND
    [or] OR
    [special] not played
    [checks] stricter checks
    [church] the Church
    [helpers] Helpers
    [station] the Station
    [both_areas] City and Countryside
    [low_morale] low Morale
    [patrol_shelter] shelter in the Patrol Phase
    [used_tokens] used tokens
    [costs] Costs tokens
    [item] Items
    [person] Persons in Hiding
    [telephone] installed Telephones
    [basic] Basic
    [challenging] Challenging
    [character] the nearest Character
    [token] the nearest Person or Item
    [alibi] the lowest Alibi
    [stay] stays
    [to_city] to where a City die says
    [to_country] to where a Countryside die says
    [deck_occupier] Occupier cards
    [deck_patrol] Patrol cards
    [deck_raid] Raid! cards
    [deck_halt] Halt! cards
    [deck_ticket] Ticket cards
    [deck_ausweis] Ausweis cards
    [deck_helper_1] Helper cards, left
   *[deck_helper_2] Helper cards, right
}
