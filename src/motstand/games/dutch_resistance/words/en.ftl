# Dutch Resistance: Orange Shall Overcome! in English.
#
# ask-     questions           option-  what can be answered    done-, decline-, stop-, keep-, risk-  what ends a question
# log-     what happened       end-     how the game ended      effect-  what cards do
# group-   headings of options thing-   what is called differently from its name
#
# Values: $character and $receiver are Characters by name and colour; $occupier is policeman or soldier; $sign white or black, or gain or lose;
# $occupiers nobody, policeman or soldier; $tile, $card, $token, $resource, $identity, $action, $thing are names;
# $text is what a card or a tile says.


## Pieces of sentences

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
   *[lose] −{ $amount } Morale
}
effect-alibi = { $sign ->
    [gain] +{ $amount } Alibi
   *[lose] −{ $amount } Alibi
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
   *[lose] −{ $amount } Safety
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
ask-meanwhile = Somebody else is on turn. You may step in meanwhile.
ask-turn-ability = { $card }: use its ability as well?
ask-turn-point = { $card }: use its Action Point as well?
ask-tokens = Morale Action tokens are left. Who uses one?
ask-action = What is the Action Point used for?
ask-move = Where to?
ask-companion = Who comes along?
ask-receiver = Who is given something?
ask-gift = What is given?
ask-guide = Who is guided, and over which Road?
ask-consent = { $what ->
    [exchange] { $character } offers { $thing } to { $receiver }. Agreed?
    [gift] { $character } has something for { $receiver }. Agreed?
    [guide] { $character } would guide { $receiver } over Road { $road }. Agreed?
   *[company] { $character } asks { $receiver } to come along. Agreed?
}
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
ask-newspaper = Which Newspaper do you take along?
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
decline-companion = Nobody comes along
decline-receiver = Nobody is given anything
decline-consent = No, thank you
decline-room = No, { $resource } is lost
decline-helper-solo = No, put it under the deck
decline-delivery = Do not deliver here
stop-move = Stay here
keep-reroll = Keep the dice
risk-ausweis = No, take the risk


## Answers

option-be = Be { $identity }: { $text }
option-point = { $card }: use the Action Point
option-ability = { $card }: { $text }
option-discard_card = { $card }: discard it unused
option-token = { $character }: use a Morale Action token
option-drop = { $character }: discard { $resource }
option-give = { $character }: give { $thing } to { $receiver }
option-vonk = { $character }: take the Newspaper
option-request = { $character }: ask the Resistance Group
option-look = { $character }: pay 1 Information to look at the Spot on { $tile }
option-raise = Raising Safety: a die says by how much
option-gather = Gather Information: 1 Safety here for 1 Information
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
option-scenario = Scenario Action: { $action }
option-scenario_for = { $action }: { $token }
option-show = Show an Ausweis card
option-choose = { $text }
option-choose-halt = You: { $text }
option-character = Choose { $character }
option-spend = Give up { $resource }
option-guide = { $guided } over Road { $road }
option-agree = Yes, agreed
option-take = Take { $amount } { $what }
option-gain = Gain { $resource }
option-safety = Choose { $tile } (Safety { $safety })
option-intensify = Road { $road }: { $policemen ->
    [0] a Policeman is placed
   *[other] a Policeman becomes a Soldier
}
option-reduce = Road { $road }: { $left ->
    [policeman] a Soldier becomes a Policeman
   *[nobody] a Policeman is removed
}
option-shift = A { occupier-name } on Road { $road }, along the { $sign ->
    [white] white
   *[black] black
} sign over { $tile } to Road { $to }
option-raid = Resolve the raid of { $tile } first
option-reroll = { $character }: roll the { $die } again
option-helper = Take { $deck }: { $text }
option-start = Put it on { $tile } (Safety { $safety })
option-newspaper = { $deliveries ->
    [0] The one that was not delivered yet: it can be delivered twice
   *[other] The one that was delivered once: it can be delivered once more
}
option-deliver = Deliver it
option-target = The Officer goes toward { $tile } (Safety { $safety })
option-march = The { occupier-name } moves first
group-card = { $card }


## What happened

log-identity = { $character } is { $identity }.
log-round = Round { $round } begins.
log-tokens = Morale { $morale } gives { $count ->
    [one] 1 Morale Action token
   *[other] { $count } Morale Action tokens
}.
log-first = { $character } is First Player.
log-tiles = The tiles are dealt, City Locations first: { $tiles }.
log-laid_out = The board is laid out for the Scenario.
log-starts = { $character } starts at { $tile }.
log-invited = { $token } comes to { $tile }.
log-card = { $character } plays { $card }: { $use ->
    [ability] { $text }
   *[point] its Action Point.
}
log-card-also = { $card } also gives { $character } { $use ->
    [ability] its ability: { $text }
   *[point] its Action Point.
}
log-card-discarded = { $character } discards { $card } unused.
log-raise = { $character } makes { $tile } safer.
log-gather = { $character } gathers Information at { $tile }.
log-scenario = { $character } at { $tile }: { $action }.
log-scenario-for = { $character } at { $tile }: { $action } ({ $token }).
log-token = { $character } uses a Morale Action token; { $left } left.
log-offered = { $what ->
    [exchange] { $character } offers { $thing } to { $receiver }.
    [gift] { $character } has something for { $receiver }.
    [guide] { $character } offers to guide { $receiver } over Road { $road }.
   *[company] { $character } asks { $receiver } to come along.
}
log-exchanged = { $character } gives { $thing } to { $receiver }.
log-declined = { $receiver } declines.
log-vonk-placed = A Newspaper lies on { $tile }.
log-vonk-taken = { $character } takes the Newspaper on { $tile }.
log-request = The Resistance Group on { $tile } helps { $character }.
log-morale = Morale goes from { $from } to { $to }.
log-alibi = { $character }: Alibi goes from { $from } to { $to }.
log-safety = { $tile }: Safety goes from { $from } to { $to }.
log-safety-kept = { $tile } is sheltered: Safety stays at { $to }.
log-safety-reset = { $tile }: Safety begins anew at { $to }.
log-gain-none = There is no { $resource } left to be gained.
log-gain-full = { $character } has no room for { $resource }.
log-gained = { $character } gains { $resource }.
log-lost = { $character } gives up { $resource }.
log-cards-gained = { $character } gains { $count } × { $card }.
log-cards-lost = { $character } gives up { $count } × { $card }.
log-rolled = { $what ->
    [raise] How much safer { $tile } becomes
    [search] The search of { $tile }
    [place-city] Which City Location
   *[place-country] Which Countryside Location
}: { $dice }.
log-rerolled = { $character } pays for another roll: { $dice }.
log-intensified-soldier = Road { $road }: a Policeman becomes a Soldier.
log-intensified-policeman = Road { $road }: a Policeman is placed.
log-intensified-none = Road { $road }: there is no Policeman left to be placed.
log-reduced = Road { $road }: a { occupier-name } fewer.
log-marched = A { occupier-name } goes from Road { $from } over { $tile } to Road { $to }.
log-chosen = { $card }: { $text }.
log-raided = { $tile } is raided: { $card }.
log-search-found = { $sum } against { $number }: { $tile } is searched from top to bottom.
log-search-nothing = { $sum } against { $number }: nothing is found on { $tile }.
log-caught = { $token } is found on { $tile }.
log-halt = { $character } is stopped: { $card }.
log-halt-chosen = { $text } What follows: { $effects }.
log-checked = { $character } comes to Road { $road }, which is controlled{ $taken ->
    [token] , with { $token }
   *[nobody] {""}
}.
log-moved = { $character } goes from { $start_tile } over Road { $road } to { $tile }.
log-moved-with = { $character } takes { $token } from { $start_tile } over Road { $road } to { $tile }.
log-rode = { $character } goes by train from { $start_tile } to { $tile }.
log-rode-with = { $character } takes { $token } by train from { $start_tile } to { $tile }.
log-given = { $character } gives { $thing } to { $receiver }.
log-guided = { $token } is brought from { $start_tile } over Road { $road } to { $tile }.
log-brought = { $character } is brought from { $start_tile } to { $tile }.
log-helper-visible = Another Helper can be seen: { $card }.
log-helper-met = { $character } meets { $card }.
log-helper-taken = { $character } is helped by { $card }.
log-patrol = A patrol in the { $region ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[brown] brown
} Region.
log-patrol-back = The next patrol comes to the { $region ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[brown] brown
} Region.
log-patrol-peeked = { $character } looks at the top Patrol card.
log-patrol-seen = You have seen Patrol card { $card }.
log-officer = The Officer: { $card }.
log-officer-target = The Officer makes for { $tile }.
log-officer-came = The Officer comes from { $start_tile } to { $tile }.
log-occupier-drawn = { $character } takes an Occupier card.
log-occupier-seen = Only its owner knows it: { $card }, with a { $border ->
    [black] black border, from the Scenario
   *[grey] grey border
}.
log-occupier = { $character } resolves an Occupier card: { $card }.
log-location = { $character } uses { $tile }.
log-costs-on_card = Costs token { $costs } lies on the Scenario card.
log-costs-turned = { $tile }: Costs token { $costs } is turned up.
log-recruited = { $tile } takes part from now on.
log-address = Number { $number } is turned up: { $token } can hide at { $tile }.
log-hidden = { $token } is hidden at { $tile }.
log-task-step = { $token }: a step of the Task is done at { $tile }.
log-task-done = { $token }: the Task is complete.
log-installed = A Telephone is installed at { $tile }.
log-printed = A Newspaper is printed at { $tile }.
log-secured = The Telephone at { $tile } is secured.
log-unsecured = The Telephone at { $tile } is no longer secured.
log-newspaper-taken = { $character } takes the Newspaper { $deliveries ->
    [0] that was not delivered yet.
   *[other] that was delivered once.
}
log-delivered = The Newspaper is delivered at { $tile }.
log-spot = { $tile }: { $spot ->
    [line] a Line Spot
    [readers] a Readers Spot
   *[watched] a Watched Spot
}.
log-group-placed = The Resistance Group is at { $tile }.
log-group-ready = The Resistance Group is ready for another day.
log-group-unused = The Resistance Group at { $tile } was not needed.
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
prepare-player = { $character }: take the Player Board and the meeple of this colour.
prepare-identity = Take your Identity card when you have chosen it, with its Character cards and what else belongs to it.
prepare-alibi = Put your Alibi cylinder on { $alibi }.
prepare-start = Put the meeple of { $character } on the Location that the Identity card names, or on the Meeting Place if that is not in play.
prepare-start_at = Put the meeple of { $character } on { $tile }.
prepare-turn_scenario = Turn the Scenario card to its front, and put its tokens and Task cards on it.
prepare-goal = You win together: { $goal }
prepare-loss = You lose together if { $loss }.
prepare-action = { $action }: { $text }
prepare-simplified = Simplified play: Character cards are only their Action Point, and Occupier cards are discarded unseen.
prepare-first = { $character } takes the First Player marker.


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
    [token] the nearest Item (outside Scenario 5 also a Person in Hiding)
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


## Why not?

whynot-identity-taken = Somebody is { $identity } already.
whynot-turn-other = It is the turn of { $character }: only that player resolves a Character card now.
whynot-card-played = { $card } was resolved in this round already.
whynot-card-other = { $card } has to be completed first.
whynot-card-simplified = In simplified play Character cards give only their Action Point.
whynot-card-abilities = { $card } has { $count ->
    [0] no ability
    [one] only one ability
   *[other] only { $count } abilities
}.
whynot-card-cost = What the ability of { $card } costs cannot be paid in full.
whynot-card-order = The abilities of { $card } are used in their printed order, each once.
whynot-option-cost = This option cannot be completed: what it asks for is not there in full.
whynot-character-absent = { $character } is not in this game.
whynot-character-other = { $character } is led by another player.
whynot-move-first = Things change hands only between two moves: make the first move before.
whynot-move-least = At least one move has to be made.
whynot-token-none = No Morale Action token is left to be used now.
whynot-held-none = { $character } holds no { $resource }.
whynot-give-self = { $character } cannot give anything to itself.
whynot-give-far = { $character } and { $receiver } are not on the same Location.
whynot-give-no_card = { $character } has no { $thing }.
whynot-give-full = { $receiver } has no free Resource slot.
whynot-vonk-own = Anton leaves his Newspapers for the others.
whynot-vonk-none = No Newspaper of Anton's lies on { $tile }.
whynot-request-none = No Resistance Group token is on { $tile }.
whynot-request-used = The Resistance Group on { $tile } has helped already in this round.
whynot-look-scenario = There are Spot tokens only in Scenario 4.
whynot-look-turn = Spots are looked at in the own turn; now it is that of { $character }.
whynot-look-open = No Spot lies face-down on { $tile }.
whynot-reroll-die = No die shows { $die }.
whynot-location-none = { $tile } has no Location Action.
whynot-location-costs = { $tile } takes part only when its Costs token is paid: until then its Location Action is closed.
whynot-location-cost = What the Location Action of { $tile } costs cannot be paid in full.
whynot-scenario-officer = The Officer is here: no Scenario Action is possible.
whynot-scenario-unmet = { $action } is not possible now. { $text }
whynot-scenario-cost = { $action }: not all Resources of the Costs token are there.
whynot-task-guest = { $token } belongs to another Scenario and has no Task here.
whynot-task-place = The next step of this Task is done on { $tile }.
whynot-task-near = The next step of this Task is done next to the Officer.
whynot-task-cost = What the next step of { $token } costs cannot be paid in full.
whynot-hide-address = { $token } has no address yet.
whynot-hide-place = { $token } has to be on { $tile } for that.
whynot-token-hidden = { $token } is hidden already.
whynot-token-far = { $token } is not on { $tile }.
whynot-token-fixed = { $token } cannot be moved any more.
whynot-road-far = Road { $road } does not touch { $tile }.
whynot-ride-ticket = A Train Ride needs a Ticket card.
whynot-ride-here = That is where the Character is already.
whynot-ride-station = Trains go from the Station to any Location, or to the Station.
whynot-ride-two = { $token } needs a second Ticket card.
whynot-guide-far = { $guided } cannot be guided over Road { $road } now.
whynot-spend-none = There is no { $resource } to give up.
whynot-gain-none = No { $resource } is left in the supply.
whynot-newspaper-none = No Newspaper { $deliveries ->
    [0] that was not delivered yet
   *[other] that was delivered once
} lies here.
whynot-amount-range = So many cannot be taken here.
whynot-occupier-none = No { occupier-name } is on Road { $road }.
whynot-occupier-kind = A { occupier-name } cannot be moved by this.
whynot-march-none = No { occupier-name } on Road { $road } is left to move.
whynot-helper-first = The first Helper has to be taken.
whynot-safety-place = { $tile } is not meant here.
whynot-secure-none = No Telephone on { $tile } has a Secure token.
whynot-shelter-none = No Resistance Group token is on { $tile }.
whynot-raid-none = { $tile } is not raided now.
whynot-target-other = { $tile } is not what the Officer looks for.
whynot-group-taken = A Resistance Group token is on { $tile } already.
whynot-group-areas = The tokens have to lie in both Areas.
whynot-intensify-road = Road { $road } is not among those that may be Intensified.
whynot-companion-far = { $character } is not here.
whynot-receiver-far = { $character } is neither here nor on an adjacent Location.
whynot-whom-other = { $character } is not meant here.
whynot-other = That is not possible now.
whynot-over = The game is over.
whynot-fate = Dice or cards come first.
whynot-asked = Somebody else decides now.
whynot-first = Choose { $kind ->
    [card] a card
    [road] a Road
    [place] a Location
    [character] a Character
   *[other] something else
} first.
whynot-begun = That has been chosen already.
whynot-button = That is chosen with a button.
whynot-later = That is not asked about now.


## Where numbers come from (log-trace-)

log-trace-tonight = Tonight { $tile } would lose { $count } of { $safety } Safety
log-trace-character = { $character } would cost the Location { $count } Safety tonight
log-trace-tokens = With this Morale the next round begins with { $count } Morale Action tokens; { $left } are left now
log-trace-rounds = { $count } more rounds after round { $round }
log-trace-goal = { $count } of { $wanted } done
log-trace-part-alibi = { $count } for Alibi { $alibi } of { $character }
log-trace-part-resources = { $count } for { $resources } Resources of { $character }
log-trace-part-costs = { $count } for a Character on a Costs token
log-trace-part-person = { $count } for a Person in Hiding
log-trace-part-telephone = { $count } for a Telephone that is not secured
log-trace-part-officer = { $count } for the Officer and a Character in one place
log-trace-part-group = { $count } for a used Resistance Group token
log-trace-part-morale = { $count } at Morale { $morale }
log-trace-part-dice = { $count } from the dice: { $dice }
log-trace-part-safer = { $count } because all who are here are hidden
log-trace-part-deck = { $count } Occupier cards for { $characters } Characters


## What the things on the table are (log-about-), and what stands above those texts (title-)

about-title = { $title }
title-road = Road { $road }
title-occupier-policeman = Policeman
title-occupier-soldier = Soldier
title-area-city = The City
title-area-country = The Countryside
title-sign-white = White sign
title-sign-black = Black sign
title-track-morale = Morale
title-track-tokens = Morale Action tokens
title-track-round = Rounds
title-track-goal = The goal
title-phase-start = Start Phase
title-phase-action = Action Phase
title-phase-danger = Danger Phase
title-phase-patrol = Patrol Phase
title-deck-occupier = Occupier cards
title-deck-patrol = Patrol cards
title-deck-raid = Raid! cards
title-deck-halt = Halt! cards
title-deck-helper = Helper cards
title-deck-ticket = Ticket cards
title-deck-ausweis = Ausweis cards
title-deck-officer = Officer cards
card-options = one of: { $one } / { $two }{ $count ->
    [2] {""}
   *[3] {" "}/ { $three }
}
card-price = { $price }, or else { $otherwise }
log-about-place = { $text } Safety { $safety } of { $most }; after a raid it begins at { $start }.{ $tonight ->
    [0] {""}
   *[other] {" "}Tonight it would lose { $tonight }.
}{ $costs ->
    [down] {" "}A Costs token lies face-down: no Location Action.
    [up] {" "}It takes part for { $resources }; until then no Location Action.
   *[none] {""}
}{ $spot ->
    [down] {" "}A Spot token lies face-down.
    [line] {" "}A Line Spot: a Telephone can be installed.
    [readers] {" "}A Readers Spot: a Newspaper can be delivered.
   *[none] {""}
}{ $vonk ->
    [yes] {" "}One of Anton's Newspapers lies here.
   *[no] {""}
}{ $officer ->
    [yes] {" "}The Officer is here: no Scenario Action, and who comes loses 1 Alibi.
   *[no] {""}
}
log-about-road = Between { $one } and { $other }, in the { $region ->
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
   *[brown] brown
} Region. { $soldiers ->
    [0] { $policemen ->
        [0] Safe: nobody stands here.
       *[other] Controlled, with { $policemen } Policemen: who goes here draws a Halt! card.
    }
   *[other] Controlled, with { $soldiers } Soldiers and { $policemen } Policemen: who goes here draws a Halt! card, and Soldiers are stricter.
} Occupiers go on to Road { $white } (white) or { $black } (black).
log-about-character = { $identity }. Alibi { $alibi }: below 1 the game is lost. { $held ->
    [none] Holds no Resource
   *[other] Holds { $held }
} ({ $slots } slots), { $tickets } Ticket and { $ausweis } Ausweis cards.{ $tonight ->
    [0] {""}
   *[other] {" "}Tonight that costs the Location { $tonight } Safety.
}
log-about-character-unknown = { $character } has not chosen an Identity yet.
log-about-token-costs = An Install pays { $resources } for it.
log-about-token-group = { $left } Resistance Group tokens ({ $unused } not used yet in this round): on their Location their Request is free.
log-about-token-task = { $tiles ->
    [none] Not on the board.
   *[other] On { $tiles }.
} { $done } of { $steps } steps are done.{ $next ->
    [none] {""}
    [near] {" "}Next: next to the Officer, { $cost }.
   *[other] {" "}Next: { $next }, { $cost }.
}
log-about-token = { $kind ->
    [person] A Person in Hiding
   *[item] An Item
}, { $tiles ->
    [none] not on the board
   *[other] on { $tiles }
}.{ $address ->
    [none] {""}
   *[other] {" "}The address is { $address }.
}{ $fixed ->
    [yes] {" "}It stays where it is.
   *[no] {" "}Who moves can take it along; a raid may find it.
}{ $delivered ->
    [none] {""}
   *[other] {" "}Delivered once so far, on { $delivered }: one more delivery, and it leaves the game.
}
log-about-occupier-policeman = { $count } Policemen are on Roads, { $left } tokens are left. Where one passes, the Location loses 1 Safety and each Character there 1 Alibi.
log-about-occupier-soldier = { $count } Soldiers are on Roads, { $left } tokens are left. Where one passes, the Location loses 2 Safety and each Character there 2 Alibi.
log-about-sign = Occupiers that follow the { $sign ->
    [white] white
   *[black] black
} sign go to the Road with its letter, past the Location between the two.
log-about-identity = { $text } Cards: { $cards }. Starts at { $start }.{ $taken ->
    [yes] {" "}In this game.
   *[no] {""}
}
log-about-card-character = { $text } { $kind ->
    [and] AND: the Action Point and this.
   *[or] OR: the Action Point or this.
}
log-about-card-helper = Who takes this Helper: { $effects }.
log-about-card-occupier = Threat Level { $level }: { $text }.
log-about-card-raid = In effect for the rest of the game: { $text }
log-about-card-group = Request: { $request }. Unused at night: { $unused }. { $rule }
log-about-card-halt = { $text } What an option does is shown after the choice.
log-about-deck-occupier = { $count } Occupier cards are left. Each Character draws one a round; when one is needed and none is left, the game is lost.
log-about-deck-patrol = { $count } Patrol cards until the deck begins again. { $region ->
    [none] The next Region is not known.
    [green] The next one is for the green Region.
    [yellow] The next one is for the yellow Region.
    [red] The next one is for the red Region.
    [blue] The next one is for the blue Region.
   *[brown] The next one is for the brown Region.
}
log-about-deck-raid = { $count } Raid! cards until the deck begins again. One comes for each Location whose Safety drops below 1.
log-about-deck-halt = { $count } Halt! cards until the deck begins again. One comes for each move over a Controlled Road.
log-about-deck-helper = { $count } Helper cards have not been seen. The two on top can be taken, for example at the University.
log-about-deck-ticket = { $count } Ticket cards are left. One is a Train Ride from the Station or to it.
log-about-deck-ausweis = { $count } Ausweis cards are left. One lets a Character pass a Controlled Road without a Halt! card.
log-about-deck-officer = { $count } Officer cards until the deck begins again. One comes in each Patrol Phase.
log-about-resource = { $left } { $resource } are left in the supply. More than a few Resources draw attention at night.
log-about-area-city = The City has { $count } Locations, with blue numbers. A die chooses among the first six.
log-about-area-country = The Countryside has { $count } Locations, with green numbers. A die chooses among them.
log-about-track-morale = Morale { $morale } of { $most }. Below 1 the game is lost; every Patrol card costs 1.
log-about-track-tokens = { $count } are left: each is an Action Point for any Character, at any time of the Action Phase. With this Morale the next round begins with { $next }.
log-about-track-round = Round { $round }. After it the Occupier cards last for { $left } more.
log-about-track-goal = { $goal } { $done } of { $wanted } done.
log-about-phase-start = Character cards come back to hand, Occupier cards are dealt, Morale Action tokens are turned up.
log-about-phase-action = In turn each Character resolves three Character cards and then its Occupier card; tokens can be used by anybody.
log-about-phase-danger = Scenario effects, then each Character's Alibi and Resources cost its Location Safety, then raids.
log-about-phase-patrol = A Patrol card moves the Occupiers of a Region; then raids.


## How far the game is

headline = { $part ->
    [setup] Setup
   *[other] Round { $round }, { $part ->
        [start] Start Phase
        [action] Action Phase
        [danger] Danger Phase
       *[patrol] Patrol Phase
    }; { $done } of { $wanted } done
}
end-lost-resigned = The group has given up.


## Why a hint advises so, and what a bot is about to do

why-only = There is nothing else to choose.
why-identity = Somebody whom every group needs.
why-turn = This card does most now.
why-point = This card does most now.
why-ability = { $card } does more than an Action Point would.
why-discard_card = Nothing that { $card } can do would help.
why-errand-goal = For the goal, at { $tile }; next stop { $next }.
why-errand-look = To see what { $tile } needs; next stop { $next }.
why-errand-tile = What { $tile } gives is needed; next stop { $next }.
why-errand-safety = { $tile } may be raided: its Safety comes first.
why-raise = { $tile } needs Safety most.
why-location = { $tile } gives what is needed.
why-tokens = Every token is used; the best deed first.
why-action = The best use of this Action Point.
why-move = That is the way, past as few Occupiers as possible.
why-ausweis = The card spares you more here than it is worth elsewhere.
why-halt = Nobody can know what follows.
why-train = The train goes nearest to where something is to be done.
why-companion = Alone is quieter.
why-receiver = Who needs it gets it.
why-gift = That is not needed here.
why-guide = Persons in Hiding first.
why-consent = We are in this together.
why-option = Of all that can be chosen, that leaves you best off.
why-amount = As much as is needed, for more draws attention.
why-gain = That is missing.
why-spend = That can be spared.
why-room = Only for what is needed more.
why-safety = Of these places it counts most there.
why-whom = Of those who can be chosen, it suits this one best.
why-intensify = There few of us go.
why-reduce = Soldiers near us first.
why-shift = Past a place that can bear it.
why-raid = The order hardly matters.
why-reroll = Information is worth more than a die.
why-helper = This Helper gives what is needed.
why-newspaper = A Newspaper that was not delivered yet reaches the most readers.
why-delivery = The readers are waiting.
why-secure = The order hardly matters.
why-group = There a Group helps most.
why-shelter = There the night would be worst.
why-start = There help is needed most.
why-officer = Away from us.
why-patrol = The order hardly matters.


## What is asked after the first click

step-point-1 = What is this card used for?
step-ability-1 = What is this card used for?
step-discard_card-1 = What is this card used for?
step-token-1 = What does { $character } do?
step-vonk-1 = What does { $character } do?
step-request-1 = What does { $character } do?
step-drop-1 = What does { $character } discard?
step-give-1 = To whom does { $character } give something?
step-give-2 = What is given?
step-look-1 = Which Spot is looked at?
step-escort-1 = Over which Road?
step-ride_with-1 = Where does the train go?
step-reduce-1 = Who is Reduced there?
step-shift-1 = Who moves?
step-shift-2 = Along which sign?
step-guide-1 = Over which Road?
step-reroll-1 = Which die is rolled again?
title-use-point = Action Point
title-use-ability_0 = Ability
title-use-ability_1 = Second ability
title-use-discard = Discard
title-use-token = Morale Action token
title-use-vonk = Newspaper
title-use-request = Request
log-about-use-point = One Standard Action: Raising Safety, Gather Information, Location Action, Movement, Train Ride or Scenario Action.
log-about-use-ability_0 = Everything that the ability of the card says; beside the Action Point on AND cards, instead of it on OR cards.
log-about-use-ability_1 = Everything that the second ability of the card says.
log-about-use-discard = The card counts as resolved, without any effect.
log-about-use-token = One Action Point now, also in the turn of somebody else.
log-about-use-vonk = One effect of De Vonk, for free; the Newspaper goes back to Anton.
log-about-use-request = What the Resistance Group gives, for free, once a round.


## Lessons

lesson-alone-title = A round alone
lesson-alone-about = Three Character cards, an Occupier card and the first night, in the Café.
lesson-alone-card = You are Cornelia, and the Café is hardly safe any more. In your turn you resolve your three Character cards in any order. Getting Food is an OR card: its Action Point or its ability. Take the Action Point.
lesson-alone-raise = An Action Point is one Standard Action. Safety at 0 would bring a raid, so raise it: a die says by how much.
lesson-alone-raised = A 5: the Café is at 6 now.
lesson-alone-and = Keep Neighbors Safe is an AND card: its Action Point and its abilities. Begin with the Action Point.
lesson-alone-location = Every Location has an action of its own. The Café gives 1 Contacts, which other places ask for.
lesson-alone-contacts = Resources lie on your Player Board; more than a few draw attention at night.
lesson-alone-ability = Now the abilities, in their printed order. The first costs Rations, which you do not have. The second gives 1 Alibi: use it.
lesson-alone-alibi = Alibi 10 is the most there is. Below 1 you would be arrested, and the game lost for all.
lesson-alone-last = One card is left. Use its Action Point, too.
lesson-alone-gather = Information can be gathered anywhere, but people notice: it costs the Location 1 Safety.
lesson-alone-gathered = With Information a die can be rolled again.
lesson-alone-done = Sharing a Meal could give something away; alone there is nobody to give it to. You are done.
lesson-alone-occupier = After the third card your Occupier card is resolved, whatever it says. You have known it since the morning; nobody else has.
lesson-alone-intensify = A Road here is Intensified: a Policeman comes, or one who is there becomes a Soldier. Choose Road N.
lesson-alone-patrol = In the Danger Phase your two Resources cost the Café 1 Safety. Then came a patrol: 1 Morale, as every night, and a die that says where 1 Safety is lost.
lesson-alone-keep = The die shows 3, the University. For 1 Information you could roll it again. Keep it: nobody is there.
lesson-alone-night = The Policeman on Road C went on past the University, which cost it 1 Safety more. Round 2 begins. So it goes on: recruit the places with Costs tokens before the Occupier cards run out.
lesson-two-title = A round of two
lesson-two-about = What one of you gathers the other may need: hand it over on the way.
lesson-two-card = You are Selma, at the Bank. Frits, at the Printer, needs Money. Use the Action Point of Special Delivery.
lesson-two-bank = Take the Location Action of the Bank.
lesson-two-amount = You may take 2 Money or just 1, for Resources draw attention. Take 2.
lesson-two-money = One of them is for Frits.
lesson-two-walk = The Movement Action is one or two moves. Use the Action Point of Courier.
lesson-two-road = Go over Road O to the Printer. Nobody stands there, so it is a Safe Road.
lesson-two-met = You are at the Printer, where Frits is, and could move once more.
lesson-two-give = Between two moves things may change hands with whoever is here. That costs nothing, but the other has to agree. Give Frits 1 Money.
lesson-two-given = Frits agrees. Your second move is still yours. Morale Action tokens work like that, too: any of you can use one, even in the turn of somebody else.
lesson-halt-title = Halt!
lesson-halt-about = A Policeman on Road C: what you answer is decided before you know what follows.
lesson-halt-card = You are Selma and have to get from the Bank to the University. Use the Action Point of On the Move.
lesson-halt-road = A Policeman stands on Road C: it is a Controlled Road. Go over it all the same.
lesson-halt-risk = You have an Ausweis card: shown, it takes you past without a word. Keep it this time and take the risk.
lesson-halt-stopped = You are at the University already, but you are stopped. Only the story of the Halt! card is read; nobody knows yet what the options do.
lesson-halt-choose = Decide from the story alone: run.
lesson-halt-soldier = That Intensifies the Road: the Policeman becomes a Soldier. With a Soldier the stricter half of a card counts.
lesson-halt-stop = You could move once more. Stay at the University.
lesson-halt-done = The card's ability would let you move again. That is all for now.
lesson-halt-again = Now back to the Bank. Use the Action Point of Courier.
lesson-halt-back = Road C again, this time past a Soldier.
lesson-halt-show = Show the Ausweis card: it covers the whole move.
lesson-halt-passed = No Halt! card. The Ausweis card goes under its deck; the Forger and some Helpers give new ones.
lesson-night-title = A night with a raid
lesson-night-about = You are tired, and the Station is watched. Two people in hiding are there.
lesson-night-discard = The Station has 3 Safety left. Tonight it will lose 1 for the people in hiding, 1 for your Alibi of 8, and 1 for your two Rations: tap it and see. Your last card could raise its Safety. See what happens if you do not: discard it.
lesson-night-occupier = A discarded card counts as resolved, and the Occupier card follows all the same.
lesson-night-intensify = A Road at the Station is Intensified. Choose Road L.
lesson-night-night = The Station fell to 0, so it was raided. The card's number was 6, the dice showed 2 and 4: as much as the number, so nobody was found. The raid cost 1 Morale, the patrol another, and the Station begins anew at 4. Next time look at tonight before you end your turn.


## The board in the terminal

seat-name = { $seat ->
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [grey] Grey
   *[several] { $seat }
}
board-summary = Round { $round }, Morale { $morale }, { $caught } caught
board-markers = Round { $round }   Morale { $morale }   Tokens { $tokens }   Occupier cards { $cards }
board-places = Locations: Safety (tonight)
board-roads = Controlled Roads
board-people = Characters
board-pieces = Persons in Hiding and Items
board-vonk = De Vonk
board-occupiers = { $policemen } Policemen, { $soldiers } Soldiers
board-character = Alibi { $alibi }, { $tickets } Tickets, { $ausweis } Ausweis
board-occupier = Your Occupier card: { $card }
board-odds-search = A raid finds what is hidden: { $percent } %


## What a version of the rules has touched

# Shown at tables that began under an earlier version.
rules-version-2 = Helpers: a raid that a Helper card causes comes before the next card is taken. The Officer: in his own Scenario only Items draw him, and no Newspaper is delivered on his Location.
