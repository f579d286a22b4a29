# What the buttons of the room do, for whoever rests on them.

tip-home = Back to the shelf. The table stays as it is, and you can come back at any time.
tip-undo = Takes back your last answer.
tip-redo = Gives again what you took back last, dice and all: also a whole turn.
tip-rules = Opens the rule behind the question, and all others.
tip-rule = The rule behind the question, and all others to look up.
tip-log = All that has happened, turn by turn; a click on a line shows the board as it was then.
tip-fold = Fold the panel away: the board gets its room.
tip-unfold = Open the panel again.
tip-talk = Talk with the others at the table.
tip-query = Ask something about the board in your own words.
tip-menu = Seats and links, pace, sound, keys, and giving up.
tip-table = The board, with the question below it.
tip-hand = Your hand of cards, and the cards that were used.
tip-back = Takes back the last click: nothing has been answered yet.
tip-story = The story of the game, step by step; a click goes to that moment.
tip-analysis = What luck and decisions made of the game.
tip-replay-tables = To the list of your tables. What you look at here stays as it is.
tip-replay-start = To the beginning of the game.
tip-replay-end = To the end of the game.
tip-replay-play = Plays the game by itself, step by step, at the pace that is set here.
tip-replay-pause = Stops here; the table stays as it is shown.
tip-replay-back = { $unit ->
    [turn] One turn back.
    [phase] One phase back.
   *[answer] One answer back.
}
tip-replay-next = { $unit ->
    [turn] One turn on.
    [phase] One phase on.
   *[answer] One answer on.
}
tip-replay-unit = { $unit ->
    [turn] Goes from turn to turn.
    [phase] Goes from phase to phase.
   *[answer] Goes through every single answer.
}
tip-replay-pace = How long each step stays while the game plays by itself.
tip-replay-timeline = The whole game from left to right, with a mark where each turn begins.
tip-replay-moment = Shows the board as it was after this line.
tip-replay-eyes = Through whose eyes you look: that hand lies open, the others stay hidden.
tip-replay-copy = Copies a link that opens the game at this very moment.
tip-show-me = Lets the lesson point at what it waits for.
tip-rule-title = Opens this rule: its text, its rulings and its examples.
tip-rule-all = Back to the list of all rules.
tip-components = Every piece of the box with its values, and where each of them comes from; a page of its own.
tip-seats = Who sits where, the links to invite somebody or to go on elsewhere, and bots for empty seats.
tip-rollback = Asks the others whether the game may go back to the start of your turn.
tip-set-up-again = Shows once more how the real box is set up.
tip-keys = All that can be done with the keyboard, key by key.
tip-in-words = The whole board as a text, place by place, for eyes or ears.
tip-past = Opens the history behind it, with its sources, in another tab.
tip-summary = Opens the most important rules in another tab, to be read or printed.
tip-replay = Plays the game again from its beginning, step by step, on a page of its own.
tip-tell-again = Tells once more what has happened since the last turn began.
tip-language = Says everything at this table in this language: { $language }.
tip-single-keys-on = Single letters are shortcuts; the list of keys names them.
tip-single-keys-off = Single letters do nothing, so that speech input can't set them off by chance.
tip-passing-on = Where you can only go on, the table goes on by itself. Before other people it waits as long as you usually do, so that nobody learns what you hold.
tip-passing-off = Every question waits for your click, even if it has only one answer.
tip-lamp-system = As light or dark as your device wants it.
tip-lamp-light = Bright paper, as by day.
tip-lamp-dark = Dark paper, as by lamplight.
tip-resign = Ends the game with a defeat of your side; you are asked first.
tip-resign-no = Nothing happens; the game goes on.
tip-resign-yes = Ends the game now, with a defeat of your side.
tip-close = Closes this window; nothing is changed.
tip-sitting = { $who ->
    [you] You lead this seat, from this device.
    [here] Somebody leads this seat and is at the table now.
    [away] Somebody leads this seat, but the page is not open there now.
    [bot] The computer leads this seat and answers at once.
   *[open] Nobody sits here yet: the game waits for somebody with the invitation.
}
tip-copy-mine = Copies the link of your own seat, to go on playing on another device. Keep it to yourself.
tip-copy-invite = Copies the link of this seat: whoever opens it sits down here.
tip-copy-watch = Copies a link for spectators: they see the board, but no hand, and can't answer.
tip-give = A bot answers for this seat from now on, until its owner takes it back.
tip-take = The bot gets up, and you answer for this seat again.
tip-new-game = To the shelf, for another game. This one stays among your tables.
tip-see-board = Closes this page and shows the board as it was at the end.
tip-record = Saves the game as a file that can be opened again here, or read by other programs.
tip-end-turns = The lines of the log that decided the game; a click shows the board as it was then.
tip-talk-write = What you write here is read by everybody at the table, spectators included.
tip-talk-send = Sends what you have written to everybody at the table.
tip-real-die = Die { $number } shows { $face }.
tip-thrown = Tells the app what your dice show; the game goes on with it.
tip-drawn = You drew { $name }; { $count } of them can still be there.
tip-edition = Opens the page where the cards of your own box can be put in, for tables to come.
tip-board-open = Opens the list of what is to be moved on your board.
tip-board-done = You have done all this on your board; the list is cleared.
tip-analyse = Plays the game on from its turning points many times, to see what luck and what decisions did; it takes a while.
tip-whose = Shows the luck and the decisions of this seat.
tip-rematch = { $kind ->
    [alone] The same set-up again, at once.
    [together] The same set-up again, everybody one seat further: at once with bots, with people as soon as all agree.
   *[against] The same set-up again with sides swapped: at once against bots, with people as soon as all agree.
}
tip-series = How many games in a row each side's player has won.
