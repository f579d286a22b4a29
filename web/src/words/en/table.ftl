# The table: what stands around the board, whatever the game.

table-page = { $game } · Motstand

table-home = To the shelf
table-menu = Menu
table-close = Close
table-order = Order of turns
table-phases = Phases of the turn
table-panels = Panels
table-panel = Panel
table-undo = Undo
table-redo = Redo
table-rules = Rules
table-rule = Rule
table-log = Log
table-talk = Talk
table-tab-table = Table
table-tab-hand = Hand

## Opening a table

table-laying = The table is being laid …
table-unknown = This link opens no table
table-unknown-about = It may be incomplete, or the table may be gone. An invitation works once: the seat belongs to the device that opened it first. Otherwise ask the person who sent it for the whole link.
table-failed = The table could not be laid
table-failed-about = Something that belongs to it did not arrive. Look at your connection and try again.
table-again = Try again

## The question

table-decision = Your decision
table-back = Back
table-hint = What glows can be clicked, on the board and in your hand.
table-rule-behind = Read the rule behind this question.
table-die = Die { $number }
table-thrown = That is what fell

## In the question's place

table-moment = An earlier moment
table-moment-sentence = You are looking at how the table was.
table-moment-back = Back to the present
table-moment-rollback = Ask to play on from here
table-telling = What happens
table-skip = Skip to now
table-over = The game is over
table-story = The story of the game
table-home-new = Another game
table-given = A bot has your seat
table-given-sentence = A bot plays for you until you come back.
table-take = Take the seat back
table-sent = One moment …
table-unsent = Your answer waits
table-unsent-sentence = It is sent as soon as the server is back.
table-unsent-back = Take it back
table-thinking = Thinking
table-waiting = Waiting
table-watching = You are watching; hands stay hidden.
table-waiting-open = { $seat }: nobody sits there yet. Send a friend the invitation.
table-waiting-bot = { $seat }: the bot is thinking.
table-waiting-person = { $seat }: it is { $name }’s turn.
table-waiting-nameless = { $seat }: it is their turn.
table-invite = Invite somebody
table-away-person = They have left the table
table-since-now = since just now
table-since-minutes = { $minutes ->
    [one] for 1 minute
   *[other] for { $minutes } minutes
}
table-since-hours = { $hours ->
    [one] for 1 hour
   *[other] for { $hours } hours
}
table-since-days = for { $days } days

## Dice

table-dice = Dice: { $dice }
table-dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Log, rules, talk

table-log-goal = What decides it
table-log-before = Before the first turn
table-look = Look at the board as it was then.
table-rule-open = Read rule { $rule }.
table-rule-search = Search the rules
table-rule-loading = The rulebook is being fetched …
table-rule-failed = The rulebook did not arrive. Try again in a moment.
table-rule-none = No rule has these words.
table-rule-all = All rules
table-rule-chapter = More on: { $chapter }
table-rule-where = Printed rules: { $where }
table-talk-none = Nobody has said anything yet.
table-talk-earlier = What was said before
table-talk-write = Say something to the table
table-talk-send = Send
table-talk-watch = Spectators listen; only who sits at the table talks.

## Menu

table-menu-seats = Seats and links
table-menu-rollback = Ask to go back to the start of my turn
table-menu-practice = Practice table: you may take back anything.
table-menu-strict = You may take back your answers until dice fall, a card is drawn or somebody else answers. For more, all people at the table must agree.
table-lamp = Lamp
table-lamp-system = System
table-lamp-light = Light
table-lamp-dark = Dark
table-resign = Give up
table-resign-sure = Give up? Your side loses the game, and it cannot be taken back.
table-resign-no = Play on
table-resign-yes = Give up

## Seats

table-seats = Seats and links
table-seat-open = open
table-seat-person = a person
table-seat-bot = { $kind ->
    [random] bot, random
    [newcomer] bot, newcomer
    [policy] bot, steady
    [search] { $strength ->
        [3] bot, looks ahead a little
        [12] bot, strong
        [40] bot, hard to beat
       *[other] bot, thoughtful ({ $strength })
    }
   *[other] bot
}
table-seat-you = you
table-seat-away = away
table-copy-mine = My link
table-copy-invite = Copy invitation
table-copy-watch = Copy link
table-copied = Copied
table-link = The link
table-give = Let a bot play
table-watch = Spectators
table-watch-about = see the board, but no hand
table-seats-about = A link is the key to its seat: whoever has it can sit there. With your own link you go on playing on another device.

## Notices

table-away = The line to the table is down. It comes back by itself; nothing is lost.
table-held = The rules of this game have changed since this table began (version { $was } became { $now }), and it would have gone otherwise. It stays as it is, with { $answers } answers. { $to ->
    [0] Nothing of it is the same under the new rules.
   *[other] The board shows the last phase that is the same under both, after { $to } answers: everybody together can take the game up there.
}
table-held-take-up = Take it up there
table-rollback-asked = You ask to go back. The others have to agree.
table-rollback-ask = { $seat } would like to go back to an earlier moment.
table-rollback-look = Show it
table-rollback-yes = Agree
table-rollback-no = No
table-rollback-withdraw = Never mind
table-refused-malformed = The server did not understand that. Loading the page again may help.
table-refused-too_large = That was too long for the server.
table-refused-too_fast = That was too fast. Wait a moment and try again.
table-refused-unknown_table = This table does not exist any more.
table-refused-unknown_key = This link does not open a seat.
table-refused-not_seated = Only who sits at the table can do that.
table-refused-not_your_turn = It is not your turn now.
table-refused-not_offered = That is not possible now. The table shows what is.
table-refused-stale = The table has moved on; nothing was changed. Look again.
table-refused-overtaken = Somebody was a moment faster, and nothing of yours was changed. Here is what comes next.
table-refused-over = The game is over.
table-refused-cannot_undo = This cannot be taken back any more. You can ask to go back, in the menu.
table-refused-cannot_seat = Only its person hands a seat over, unless their turn has waited for very long.
table-refused-not_possible = This is not possible now.
table-refused-rules_failed = The rules of this game failed at that answer, and nothing was changed. Another answer may do; please tell whoever runs this server.
table-refused-damaged = This table is damaged on the server. Please tell whoever runs it: a backup can bring it back.
table-refused-other_rules = The rules have changed since this table began. It can only be taken up where they are still the same.
table-refused-unavailable = The server could not write that down. Nothing was changed; try again in a moment.

## The last page

table-end-turns = Where it was decided
table-end-new = Another game
table-end-board = Look at the board
table-end-record = Save the record
table-end-failed = The record did not arrive. Try again in a moment.
table-rematch = { $kind ->
    [against] Rematch
   *[other] Play again
}
table-rematch-yes = Accept the rematch
table-rematch-no = No, thanks
table-rematch-wanted = { $kind ->
    [against] {$who} wants a rematch, with sides swapped.
   *[other] {$who} wants to play again.
}
table-rematch-asked = You want a rematch; it begins when everybody does.
table-rematch-back = Take it back
table-rematch-go = To the rematch
table-series = { $games ->
    [one] {$score} after one game
   *[other] {$score} after {$games} games
}
table-series-one = {$who} {$wins}

## The strip of players

strip-label = Who sits at the table
strip-open = seat free
strip-your-turn = your turn
strip-thinking = thinking …
strip-awaited = awaited, away
strip-away = away
strip-here = here
strip-you = you
strip-bot = bot
strip-cards = { $count ->
    [one] card in hand
   *[other] cards in hand
}
tip-strip = { $presence ->
    [you] Your own seat.
    [here] This person has the table open.
    [away] This person doesn’t have the table open just now.
    [open] Nobody has taken this seat yet.
   *[bot] A bot plays here ({ $player }).
} { $known ->
    [short] A turn usually takes it less than a second.
    [yes] A turn usually takes it { $seconds ->
        [one] about a second.
       *[other] about { $seconds } seconds.
    }
   *[no] {""}
}

## Sounds

sounds = Sounds
sounds-off = Off
sounds-turn = My turn
sounds-all = All
tip-sounds-off = The table is silent.
tip-sounds-turn = A short chime when your turn comes, also while you look at another page.
tip-sounds-all = Dice, moves, talk and the end are heard, too, as long as you look at the table.

## Clocks

new-clock = Time
clock-none = as much as you like
clock-rule = { $unit ->
    [day] { $count ->
        [one] one day
       *[other] { $count } days
    }
    [hour] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
   *[minute] { $count } minutes
} { $per ->
    [turn] for each turn
   *[game] for each player
}
clock-days = { $days } d { $hours } h
tip-clock = { $started ->
    [yes] Time that is left: { $rule }. It runs while this seat is awaited and the server is open.
   *[no] Time: { $rule }. It begins to run when everybody has sat down.
}
clock-out = The time of { $seat } has run out. You may claim the game, or wait.
clock-claim = Claim the game
clock-bot = Let a bot play on
tip-clock-claim = The game ends, as if that side had given up.
tip-clock-bot = A bot takes the seat over; its person can take it back.
clock-claimed = The other side’s time had run out, and { $who } claimed the game.

## Who comes by an invitation

invited-title = { $named ->
    [yes] { $name } invites you to { $game }
   *[no] You are invited to { $game }
}
invited-seat = You play { $seat }.
invited-name = What may the others call you?
invited-come = Sit down
invited-learn = Learn it first
invited-later = Nothing begins without you. The seat stays yours on this device: you find it under My tables.
