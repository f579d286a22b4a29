# What the kernel refuses: answers, setups, content, packs and records.
#
# `$where` is the place in a file (KON cards.toml: card 'bakhold'), `$key` the key there, `$got` what was found instead.

and = { $one } and { $other }
or = { $one } or { $other }
nobody = nobody


## Answers

not-offered = { $answer } was not offered; offered: { $offered }
not-offered-among-more = { $answer } was not offered; offered: { $offered } and { $more } more
not-your-turn = '{ $seat }' answered, but the question is for { $asked }
whoever-throws-the-dice = whoever throws the dice and draws the cards
match-over = the game is over


## Dice and draws

chance-wrong = { $prompt }: expected { $expected }, got { $got }
chance-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} from 1 to { $sides }
chance-card = one of the { $count } cards left
chance-for = a { $kind } for { $seat }
chance-answer = an answer of { $seats }
chance-given = the { $kind } { $value } of { $seat }


## Setups

setup-no-game = no game '{ $game }'; expected one of: { $known }
setup-no-scenario = { $game }: no scenario '{ $scenario }'; expected one of: { $known }
setup-no-lesson = options: expected lesson = one of { $known }, got { $got }
setup-none = none
setup-lesson-packs = packs: expected none in lesson { $lesson }, which is written for the cards of the box
setup-lesson = lesson { $lesson }: expected scenario { $scenario } and seats { $seats }, got { $got }


## Files and packs

file-not-there = { $name }: no such file
file-not-readable = { $name }: expected a file that can be read: { $why }
file-not-utf-8 = { $name }: expected UTF-8, got other bytes at byte { $byte }
file-not-json = { $name }: expected JSON: { $why }
content-not-whole = { $name }: expected the content files of a game by their names
file-not-toml = { $name }: expected TOML: { $why }
toml-long-key = at most { $most } parts in a key, got more in line { $line }
toml-too-deep = at most { $most } brackets within each other, got more in line { $line }
toml-long-word = a number or a key of at most { $most } characters, got more in line { $line }
packs-too-many = expected at most { $most } packs, got { $packs }
pack-name = expected a name for the pack of 1 to { $most } characters
pack-title = at most { $most } characters
pack-too-large = { $name }: expected at most { $most } bytes, got { $size }
pack-rows = { $name }: expected at most { $most } rows, got { $rows }
pack-laid-over = { $error } (with { $packs } laid over it)


## Rows of content: where they stand

content-row = { $where }: { $kind } '{ $id }'
content-row-numbered = { $where }: { $kind } number { $number }


## What is wrong with them

content-wrong = { $where }: { $key }: expected { $expected }, got { $got }
content-nothing = nothing
content-no-table = { $where }: expected a table, got { $got }
content-not-known = { $where }: { $key }: { $got } is not known; expected one of { $choices }
content-no-id = { $where }: { $key }: no such id
content-unknown-key = { $where }: { $key }: unknown key; expected one of { $known }
content-not-there = { $where }: { $key }: expected a table that the content has


## What is expected of a value

content-text = a text
content-texts = a list of texts
content-some-of = at least one of { $choices }
content-numbers = a list of numbers
content-one-of = one of { $choices }
content-whole = a whole number from { $least } to { $most }
content-decimal = a number
content-yes = true or false
content-table = a table {"{"} … {"}"}
content-tables = tables [[{ $key }]]
content-some-tables = a list of tables {"{"} … {"}"}
content-parts = a list of texts and whole numbers
content-lists = a list of lists
content-source = one of { $sources }, or a table of them by field
content-count = { $count } of them
content-ids = the ids { $ids }
content-only-table = a table [{ $key }]
content-deck = { $count } cards in the { $deck } deck


## Effects of cards and tiles

effect-bare = nothing after the verb
effect-number = a number from 1 to { $most }
effect-signed = a number with its sign, such as { $example }
effect-some = at least one effect
effect-times = a number of times
effect-verb = one of the verbs { $verbs }
effect-word = { $expected } in '{ $effect }'


## Rulebooks

rulebook-chapter = chapter
rulebook-rule = rule
rulebook-question = question
rulebook-example = example
rulebook-number = a number of the content, like {"{"}surrender.truce.required{"}"}
rulebook-id = a new id whose middle is a chapter, like KON-MOVE-02


## Pages beside the game

history-work = work
history-paragraph = paragraph
history-departure = departure
history-sources = the ids of one work or more
summary-section = section
summary-line = line
summary-rules = the ids of one rule or more
page-id = an id that no other row has


## Lessons

lesson-step = step
lesson-id = "{ $name }", as the file is called
lesson-answer = an option: a list of texts and whole numbers
lesson-say = it only with answers of { $seat }
lesson-say-first = { $where }: step: expected `say` with the first answer of { $seat }
lesson-steps = { $where }: step: expected steps, of which the last one has `after`


## Records

record-line = line { $line }: { $why }
record-not-utf-8 = expected UTF-8, got other bytes at byte { $byte } of the file
record-empty = expected a header, got an empty file
record-cut-off = expected an answer or the closing line, got the end of the file
record-no-object = expected one JSON object, got { $got }
record-not-json = expected one JSON object, got { $got } ({ $why })
record-too-deep = expected at most { $most } lists and objects within each other
record-no-header = expected a header with "motstand": { $format }, got { $got }
record-no-answer = expected { $kinds }, got { $got }
record-differs = { $key }: replaying gives { $replayed }, the record says { $found }
record-wrong = { $key }: expected { $expected }, got { $got }
record-game = the id of a game
record-version = the version of the rules
record-other-rules = it was played under rules version { $was }; under today's, { $now }: { $why }
record-scenario = the id of a scenario
record-seats = a list of seats
record-options = an object of options
record-packs = a list of packs, each with name, hash and text
record-content = the name of the content
record-other-content = content: expected { $expected }, got { $got }: it was played with other cards or packs
record-other-pack = packs: { $pack }: hash: expected { $expected }, got { $got }: the pack was changed after it was played with
