# Playing without mouse or without seeing the board: keys, the board in words, and what is said aloud.

access-skip = Straight to
access-to-content = To the content
access-to-question = To the question
access-to-board = To the board
access-board = The board in words
access-the-board = Board
access-question = Question
access-question-hand = Question and hand
access-panel = Beside the board
access-table-nav = What one can always do
access-told = What happened at this step
access-asked = You are asked: { $question }
access-turn-of = To play: { $seat }.
access-more =
    { $count ->
        [one] One thing more happened.
       *[other] { $count } things more happened.
    }

## The keys

access-keys = Keys
access-keys-about = Everything at the table can be done with the keyboard alone. Keys rest while you write.
access-single-keys = Single letters and signs as keys
access-single-keys-short = Single keys
access-on = On
access-off = Off
access-keys-going = Going about
access-keys-jumping = Straight to a part
access-keys-doing = Doing
access-keys-asking = Asking
access-keys-map = The map
access-key-parts = from part to part: board, question, hand, panel
access-key-arrows = on the board, to the nearest thing that may be clicked
access-key-all = on the board, to the nearest thing, also if it may not be clicked
access-key-pages = to the thing before or after, one by one
access-key-click = click it; to carry a piece, click it and then where it goes
access-key-back = take a click back, or close what is open
access-key-question = the question
access-key-board = the board
access-key-hand = the hand
access-key-panel = the panel beside the board
access-key-log = the log
access-key-fold = fold the panel beside the board away, or open it
access-key-menu = the menu
access-key-answer = give that many, or the answer in that place
access-key-undo = take back the last answer
access-key-next = on to the next thing that is told
access-key-skip = skip to now while a turn is told
access-key-repeat = hear the question again
access-key-query = ask about the board in words
access-key-words = read the board in words
access-key-why = why can this not be clicked?
access-key-number = where does this number come from?
access-key-hint = a hint
access-key-help = this sheet
access-key-zoom = closer, farther, all of it
