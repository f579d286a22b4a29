# Why not, hints, and where numbers come from.

asking-about = About this
asking-close = Close
asking-wait = Looking it up …
asking-may = A click would do this:
asking-might = A click would have done this:
asking-more = { $count ->
    [one] … or one other way.
   *[other] … or one of { $count } other ways.
}
asking-nothing = There is nothing more to say about this now.
asking-watching = You are watching. Only who sits at the table is asked anything.
asking-eyes = You look on as a spectator. Choose above through whose eyes you see the game, then ask what that side could do.
asking-then = As it stood at this moment:
asking-away = The server does not answer. Try again in a moment.
asking-parts = Where the numbers come from
asking-planned = If you go there
asking-number = Where does this number come from?
asking-rule = Open rule { $rule }.
asking-open-line = What is this made of?

asking-undo-watching = You are watching: you have given no answer to take back.
asking-undo-over = The game is over. Nothing is taken back any more.
asking-undo-dice = Dice, a new card or another player’s answer came after your last one, or you have given none. To go further back, ask the others in the menu.
asking-undo-away = The line to the server is down. Wait until it is back.
asking-rollback = Your turn has only just begun: there is nothing to go back to.

asking-hint = Hint
asking-hint-ask = What would a sensible player do?
asking-hint-thinking = Thinking …
asking-hint-do = Do it
asking-hint-close = Close the hint
asking-hint-fair = Fair play: at a table with other people nobody gets hints. Lay out a practice table, or play against bots.
asking-hint-dice = Dice and cards fall as they fall: no hint for that.

table-refused-fair_play = Fair play: at a table with other people nobody gets hints.
asking-passing = Pass by itself
asking-passes = Nothing to choose here: it goes on by itself.
