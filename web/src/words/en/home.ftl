# The home page: shelf, my tables, new table.

## The greeting

greet-hello = { $time ->
    [morning] Good morning
    [day] Good day
   *[evening] Good evening
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
greet-waiting = { $count ->
    [1] One table waits
    [2] Two tables wait
    [3] Three tables wait
    [4] Four tables wait
    [5] Five tables wait
    [6] Six tables wait
   *[other] { $count } tables wait
} for you.
greet-others = The others are thinking.
greet-take = Take a box from the shelf.
greet-away = The server is away.
greet-retry = { $seconds ->
    [0] Trying again …
    [one] Trying again in one second.
   *[other] Trying again in { $seconds } seconds.
}
greet-retry-now = Try now
greet-about = Board games of 1940–45 in the browser, alone or with friends: the table knows the rules.

quick-play = Play now

## The shelf

shelf-label = The games
shelf-take = Take { $game } from the shelf
shelf-in-preparation = In preparation

## My tables

mine-title = My tables
mine-loading = Looking for your tables …
mine-away = Your tables are kept; they come back with the server.
mine-none-yet = No tables yet.
mine-to-the-shelf = To the shelf
mine-none = No tables yet. Play now, or take a box and lay out a table of your own.
mine-all = All { $count } tables
mine-yours = Your turn
mine-thinking = { $name } is thinking
mine-bot-thinking = A bot is thinking
mine-several-thinking = Several are thinking
mine-nobody-yet = Waiting for a player to come
mine-going-on = Going on
mine-finished = Finished
mine-sit-down = Sit down
mine-look-in = Look in
mine-story = Story
mine-forget = Take it off this list
mine-forgotten = { $count ->
    [one] One game was taken off this list.
   *[other] { $count } games were taken off this list.
}
mine-put-back = Put it back
mine-lost = { $count ->
    [one] This server doesn’t know one of your tables any more.
   *[other] This server doesn’t know { $count } of your tables any more.
}
mine-forget-lost = { mine-forget }

seats-own = You are { $own }
seats-own-and-others = You are { $own }; { $others }
seats-watching = You watch: { $others }
seats-person = { $name } has { $seat }
seats-bot = a bot has { $seat }
seats-open = nobody has { $seat } yet

result-won = You won
result-lost = You lost
result-won-together = You won together
result-lost-together = You lost together
result-nobody = Nobody won
result-of = { $seat } won
result-of-lost = { $seat } lost
result-they-won = The players won
result-they-lost = The players lost

## New table

new-title = New table
new-from-the-shelf = { $game }, from the shelf
new-scenario = Which game
new-more = { $undo ->
    [practice] Undo without limit
   *[rules] Undo as at a table
}, { $dice ->
    [box] your own box
    [mine] your own dice
   *[rolled] dice rolled here
}
new-seats = Players
new-seats-count = { $count ->
    [1] one seat
    [2] two seats
    [3] three seats
    [4] four seats
    [5] five seats
   *[other] { $count } seats
}
new-seats-who = { $count }: { $who }
new-undo = Undo
undo-rules = as at a table, until dice or cards
undo-practice = practice: anything
new-dice = Dice
dice-rolled = rolled here
dice-mine = mine: I type what they show
dice-box = mine, and my box: the app only referees
new-lay-out = Lay out the table
new-laying-out = Laying out the table …
new-problem = { $code ->
    [away] The server is away. Nothing is lost: try again in a moment.
    [too_fast] That was too fast for the server. Wait a moment, then try again.
   *[other] The server could not lay out this table: { $expected }
}

player-me = you
player-friend = a friend, by link
player-newcomer = bot: a newcomer who often errs
player-policy = bot: steady, by rules of thumb
player-search-3 = bot: looks ahead a little
player-search-12 = bot: strong, looks ahead
player-search-40 = bot: hard to beat, takes some seconds
player-thinks = { $player }, about { $seconds } s a turn

## Invitations

invite-title = The table is laid out.
invite-how = { $count ->
    [one] Send this link to your friend. Who opens it has the seat.
   *[other] Send each friend a link. Who opens it has the seat.
}
invite-watch = Spectators see the table, and no hands
invite-copy = Copy
invite-copied = Copied
invite-alone = This server listens to your own machine alone. For friends elsewhere, start it with --host 0.0.0.0 and give them your machine’s address.
