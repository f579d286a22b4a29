# The first-game guide: the list of lessons, and the guide at the table. What a lesson says is among the game's words.

guide-learn = Learn
guide-learn-about = First game? Learn it in ten minutes
guide-title = Learn { $game }
guide-about = Short lessons at a real table. You do the moves; the guide says which and why, and the dice fall as the lesson needs them. Nothing can go wrong: every step can be taken back.
guide-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
guide-done-before = Done
guide-take-up = Go on where you left
guide-again = Begin again
guide-again-which = Begin “{ $title }” again
guide-rules = Read the rules instead
guide-unknown = There are no lessons for this game

guide-label = Guide
guide-step = Lesson, step { $step } of { $steps }
guide-progress = How far the lesson is
guide-show-me = Show me
guide-other = That would be allowed, but the lesson has something else in mind. Do what the guide asks, or let it show you.
guide-no-hint = In a lesson the guide says what to do.
guide-over = Lesson done
guide-over-sentence = The lesson is over. Take the next one, or play on from here.
guide-over-last = The lesson is over, and it was the last one. You can play on from here, or lay out a table of your own.
guide-next = Next: { $title }
guide-play-on = Play on from here
guide-all = All lessons
guide-failed = The next lesson could not be laid out. Try again in a moment.

table-refused-lesson = That would be allowed, but the lesson asks for something else.
