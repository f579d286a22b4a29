# Replays, records and what luck made of a game.

replay-page = Replay · { $game } · Motstand
replay-title = Replay
replay-loading = The game is being played again …
replay-cannot = This game cannot be replayed
replay-cannot-why = { $code ->
    [unknown_table] There is no such table. The link may be incomplete.
    [unknown_key] The link does not open this table. A part of its key may be missing.
    [not_seated] The game is not over: until then you see only what your own seat may see.
    [away] The server cannot be reached. Try again in a moment.
   *[other] The server cannot show it just now. Try again in a moment.
}

## The timeline

replay-timeline = The timeline of the game
replay-at = Step { $step } of { $steps }, { $headline }
replay-count = { $step } / { $steps }
replay-start = To the beginning
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-unit = One step is
replay-unit-answer = Answer
replay-unit-phase = Phase
replay-unit-turn = Turn
replay-back-answer = One answer back
replay-back-phase = One phase back
replay-back-turn = One turn back
replay-next-answer = One answer on
replay-next-phase = One phase on
replay-next-turn = One turn on
replay-more = { $count ->
    [one] … and one more line
   *[other] … and { $count } more lines
}
replay-story = Story
replay-eyes = Through whose eyes
replay-eyes-spectator = Spectator
replay-copy = Link to this moment
replay-copied = The link to this moment is copied.
replay-copy-by-hand = The link to this moment:

## Records

replay-open = Open a record
replay-opening = The record is being checked …
replay-open-refused = { $code ->
    [bad_record] The record was refused. This line does not fit the rules or was changed:
    [too_large] The file is too large to be a record.
    [too_fast] That was too fast. Wait a moment and try again.
    [away] The server cannot be reached. Try again in a moment.
   *[other] The record could not be opened. Try again in a moment.
}
replay-watch = Replay
replay-row-record = A record
replay-row-about = Opened from a file; it can be replayed.
replay-menu = Look at the game again

## Chances, luck and decisions

replay-analysis = Luck
replay-analysis-title = Luck and decisions
replay-analysis-offer = How the chances changed, and what dice and draws had to do with it: the game is played on many times from many of its moments. That takes about a minute.
replay-analysis-begin = Work it out
replay-analysis-waiting = Another game is being looked at; this one is next.
replay-analysis-running = The game is being played on from its moments …
replay-analysis-failed = That did not work. You can try once more.
replay-analysis-away = The server did not answer. Try again in a moment.
replay-about = These are estimates. From each of { $positions } moments the steady bot played on { $rollouts } times for everybody, with new dice; a chance is the share of those games that a side won. ± is the standard error: about two times in three the true number lies within it. A decision is measured against what that bot would have done.
replay-chance = { $error ->
    [0] { $chance } %
   *[other] { $chance } % ±{ $error }
}
replay-change = { $sign ->
    [plus] +{ $by } % (±{ $error })
    [minus] −{ $by } % (±{ $error })
   *[none] { $error ->
        [0] 0 %
       *[other] 0 % (±{ $error })
    }
}
replay-clock = { $clock ->
    [round] Round
    [day] Day
    [turn] Turn
   *[other] Step
}
replay-when = { replay-clock } { $number }
replay-chart-about = The chances of each side over the game, in percent. The table after it has the same numbers.
replay-chart-at = { $number ->
    [0] Before the first turn
   *[other] { replay-clock } { $number }
}
replay-chart-table = Chances over the game
replay-ledger = What changed the chances
replay-ledger-start = Chance at the start
replay-ledger-luck = Luck
replay-ledger-own = Own decisions
replay-ledger-others = Decisions of others
replay-ledger-end = In the end
replay-by-clock = { $clock ->
    [round] Round by round
    [day] Day by day
    [turn] Turn by turn
   *[other] Step by step
}
replay-whose = Whose luck
replay-luckiest = Dice and draws that weighed most
replay-weightiest = Decisions that weighed most
replay-costliest = Decisions that cost most
replay-judged = { $faults ->
    [0] None of the { $decisions } decisions was clearly worse than another that one could have known to be better.
    [one] One of the { $decisions } decisions was clearly worse than another that one could have known to be better. It cost { $points } points of winning chance.
   *[other] { $faults } of the { $decisions } decisions were clearly worse than others that one could have known to be better. Together they cost { $points } points of winning chance.
}
replay-too-little = Left it at that
replay-better = Better: { $better }
replay-better-not = Better: not to
replay-look-before = Look at the board before this decision
replay-look = Look at the board as it was then
replay-dealt = How the game was dealt
replay-none = Nothing that was clearly more than the error.
