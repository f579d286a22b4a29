# What people of a cooperative game do together: proposals, the plan, pointing at things, bots that stand in.

together-propose = Propose
together-propose-own = Show the others what you intend before you do it.
together-propose-other = Show whoever is on turn what you would do: click as if it were your turn.
together-propose-move = Propose a move
together-propose-nothing = No proposal
together-proposal = Your proposal
together-propose-mine = Choose what you propose to do: the others will see it.
together-propose-to = Choose what you propose to { $seat }: click as if it were your turn.
together-proposes = { $sort ->
    [bot] { $by } is about to:
    [mine] You propose to do this:
    [own] { $by } would like to:
    [me] { $by } proposes to you:
    [from-me] You propose to { $seat }:
   *[other] { $by } proposes to { $seat }:
}
together-agreed = { $count ->
    [one] { $names } agrees
   *[other] { $count } agree: { $names }
}
together-agree = Agree
together-take = Do it
together-go-on = Go on
together-otherwise = Ask for something else
together-withdraw = Take the proposal back
together-announced = A bot says what it will do
together-bot-waits = { $seat } waits for your word.
together-stand-in = { $seat } is away. { $names } would let a bot play until then.

together-point = Point at something
together-point-tip = Click this, then a thing on the board: everybody sees a ring there with your name. With the keyboard: x.
together-pointing = Tap what you mean
together-points = { $name } points at { $thing }.

together-plan = Plan
together-plan-about = What the group wants to do this round: everybody can write, tick off and remove lines.
together-plan-none = No plan yet. Write down who does what this round: everybody at the table can add to it, change it and tick things off.
together-plan-write = Write a line of the plan …
together-plan-add = Add the line
together-plan-edit = Change this line
together-plan-done = Done: { $text }
together-plan-remove = Remove: { $text }
together-plan-remove-tip = Remove this line.
together-plan-overtaken = Somebody else has changed this line meanwhile: “{ $text }”.
together-plan-mine = Write mine
together-plan-theirs = Keep theirs

access-key-point = point at what has the focus or lies under the pointer, in games played together
