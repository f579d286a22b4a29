# My history: finished games, how often I win, and the way to another device.

history-link = Finished games and win rates
history-title = My history
history-loading = Looking for your finished games …
history-none = No finished games yet. They appear here as soon as one is over.
history-games = Finished games
history-rates = How often you win
history-all = all games
history-by-side = by side
history-by-scenario = by scenario
history-by-opponent = by who sat at the other seats
history-against-alone = alone
history-against-person = people
history-won-of = { $won } of { $games }
history-percent = { $share } %
history-range = { $low } to { $high } %
history-about = The bar shows where your true rate lies with 95 % certainty (Wilson’s interval): few games leave it wide. Games for practice are listed, but don’t count.
history-practice = practice
history-remove = Forget this game for good

handover-title = To another device
handover-about = There are no accounts: the keys of your seats are kept in this browser alone. One link takes them all along, with your name and the lessons that you have done.
handover-make = Make a link
handover-again = Make another link
handover-bring = I have a code
handover-link = The link for your other device
handover-made = Open the link on the other device before { $until }, or type the code there at { $place }. It works once. Whoever opens it can play in your place, so give it to nobody.
handover-problem = { $code ->
    [unknown] There is nothing under this code: it was used already, it is too old, or a letter is wrong. Make a new one on the other device.
    [too_fast] That was often. Wait a minute and try again.
   *[other] The server didn’t answer. Try again in a moment.
}
bring-title = From another device
bring-about = Your tables, your name and the lessons that you have done on the other device come to this browser. What is here already stays.
bring-code = The code
bring-button = Bring it here
bring-done = { $count ->
    [0] Everything was here already.
    [one] One table is new here.
   *[other] { $count } tables are new here.
}
bring-tables = To my tables
