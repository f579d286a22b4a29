# The terminal client's own sentences. What a game says is in the game's words.

greeting = Answer with a number or a few typed words. ? shows the rule, k all keys.
greeting-watching = Nobody is asked here: the players play, you watch.
prompt = >
forced = ({ $answer }: nothing else is possible.)
fitting = These fit “{ $text }”:
narrowed = Enter goes back to all choices.
keys-line = ? rule  h hint  u undo  m map  c cards  o odds  s save  q quit  k all keys

keys =
    A number, or a few words of an answer (oslo hon 2), chooses it.
    ?  the rule behind the question          ? fjord  looks for words in the rules
    h  a hint, and why                       u  take the last answer back
    m  the map                               c  your cards
    o  the odds of the combats to come       k  these keys
    s  save (s file: under that name)        l  load a saved game (l file)
    q  quit

expected = Type a number from 1 to { $count }, or a few words such as: { $example }
no-such-number = There is no { $text } here: type a number from 1 to { $count }.
not-found = Nothing here fits “{ $text }”. Type a number from 1 to { $count }, or a few words such as: { $example }

hint = A sensible player would choose: { $advice }. { $why }
no-hint = A hint needs a question that you decide.
cannot-undo = Nothing can be taken back: since your last answer dice fell, a card was drawn or another side answered.
undone = { $count ->
    [one] Your last answer is taken back.
   *[other] { $count } answers are taken back.
}
no-odds = No combat is planned.

saved = Saved as { $file }.
cannot-save = Could not save as { $file }: { $why }. Try another name.
loaded = Loaded { $file }, { $answers } answers.
cannot-load = Could not load { $file }: { $why }
other-seats = That game has other seats ({ $seats }); here sit { $here }. Start it with: motstand play --load FILE
save-first = Save first? Enter saves as { $file }, a name saves under it, n leaves without, b goes back:
save-record = Keep the record? Enter saves as { $file }, a name saves under it, n does not:
save-answer = “{ $text }” is no name for a file: press Enter, type n, or a name such as my-game.jsonl.
input-ended = The input has ended; the game was not saved.

dice-prompt = { $count ->
    [one] Your die, from 1 to 6:
   *[other] Your { $count } dice, such as { $example }:
}
dice-expected = Expected { $count ->
    [one] one number
   *[other] { $count } numbers
} from 1 to { $sides }, got “{ $text }”: no die shows anything else.

hand-over = { $seat }: take the keyboard and press Enter.
menu-line = as { $seat }
menu = What will you play? Enter takes 1, a number from 1 to { $count } another, q leaves:
nothing-begun = Another time, then.
replay-step = Enter goes on, q stops:
replay-good = { $over ->
    [yes] The record is good: { $answers } answers, to the end of the game.
   *[no] The record is good: { $answers } answers; the game is not over.
}

rules-nothing = No rule holds all of these words: { $words }
rules-more = … and { $count } more. More words find fewer.
rules-where = (rulebook: { $where })
rules-how-to-search = ? and words search the rules: ? retreat fjord

analyse-working = Playing on from the moments of the game
analyse-about = These are estimates. From each of { $positions } moments the policy player played on { $rollouts } times for everybody, with new dice; a chance is the share of those games that a side won. ± is the standard error. A decision is measured against what the policy player would have done.
analyse-chances = Chances
analyse-clock = { $clock ->
    [round] Round
    [day] Day
   *[other] Step
}
analyse-ledger = What changed them
analyse-start = At the start
analyse-luck = Luck
analyse-own = Own decisions
analyse-others = Decisions of others
analyse-end = In the end
analyse-luckiest = { $seat }: dice and draws that weighed most
analyse-weightiest = { $seat }: decisions that weighed most
analyse-costliest = { $seat }: decisions that cost most
analyse-better = { $played }. Better: { $better }
analyse-dealt = How the game was dealt.
