# The rulebooks.

rules-title = The rules of { $game }
rules-about = In our own words. What the printed rules leave open, and how it is played here, is marked as our ruling.
rules-search = Search: { $examples } …
rules-chapters = Chapters
rules-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
rules-nothing = No rule has all these words. Try fewer.
rules-where = In print: { $where }
rules-ruling = Our ruling
rules-loading = Opening the rulebook …
rules-failed = The rulebook could not be fetched.
rules-because = Because:
rules-example = Worked example
rules-example-given = Given
rules-example-when = When
rules-example-then = Then
rules-loose = Rulings that touch no single rule
