# What the buttons of the room do, for whoever rests on them.

tip-home = Back to the shelf. The table stays as it is, and you can come back at any time.
tip-undo = Takes back your last answer.
tip-rules = Opens the rule behind the question, and all others.
tip-rule = The rule behind the question, and all others to look up.
tip-log = All that has happened, turn by turn; a click on a line shows the board as it was then.
tip-talk = Talk with the others at the table.
tip-query = Ask something about the board in your own words.
tip-menu = Seats and links, pace, sound, keys, and giving up.
tip-table = The board, with the question below it.
tip-hand = Your hand of cards, and the cards that were used.
tip-back = Takes back the last click: nothing has been answered yet.
tip-story = The story of the game, step by step; a click goes to that moment.
tip-analysis = What luck and decisions made of the game.
tip-show-me = Lets the lesson point at what it waits for.
tip-rule-title = Opens this rule: its text, its rulings and its examples.
tip-rule-all = Back to the list of all rules.
tip-components = Every piece of the box with its values, and where each of them comes from; a page of its own.
