# The real box on the table: the app asks what dice, cards and tiles showed, and sees to the rules.

companion-dice-keys = Click the faces, or type their digits; Backspace takes the last one back.
companion-no-face = A die with { $sides } sides has no { $face }.
companion-impossible = That cannot have fallen. Look again.
companion-filter = Type a part of its name
companion-left = { $count } left
companion-none = Nothing of that name can be drawn here.
companion-not-here = It is not among these? Then your box has other cards than ours.
companion-edition = Put yours in, for the next table
companion-mistyped = I mistyped
companion-mistyped-about = Take back what you told last, as long as nobody has answered anything since.
companion-board = Now on your board
companion-board-more = and { $count } more
companion-board-done = Done
companion-setup-again = How to set up
companion-setup = Set up your box
companion-setup-about = Tick off what is done. The app knows the same table, asks for every die and card that falls, and sees to the rules.
companion-setup-progress = { $done } of { $all } done
companion-setup-tick-all = All of it is done
companion-setup-begin = The table is set
companion-setup-loading = Looking into the box …
companion-setup-failed = The list could not be fetched. You can begin without it.
companion-bot-deck = The computer plays { $seat }: leave that deck in the box. The app draws its cards and keeps them secret; you move its pieces and throw its dice.
companion-own-deck = You draw your own cards and tell the app which; nobody else at the table sees that.
