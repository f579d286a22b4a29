# The teller: what happens is shown one after the other, at the reader's pace.

teller-pace = Pace
teller-pace-click = My click
teller-pace-click-about = Everything stays until you go on, with a click or the space bar.
teller-pace-slow = Slow
teller-pace-slow-about = Everything stays nearly twice as long.
teller-pace-normal = Normal
teller-pace-normal-about = Everything stays as long as it takes to read it.
teller-pace-fast = Fast
teller-pace-fast-about = Everything stays only a moment.
teller-next = Go on
teller-space = Space
teller-more = { $count ->
    [one] One more thing happened
   *[other] { $count } more things happened
}
teller-again = Show the last turn again
teller-needed = { $needed } or more was needed: { $percent } %
