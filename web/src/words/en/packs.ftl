# Owners’ editions: packs of one’s own.

packs-edition = Owner’s edition: { $titles }
packs-edition-about = Cards, areas or scenarios of this table were transcribed by an owner of the printed game.

packs-choice = My editions
packs-mine = Change them
packs-add-own = Do you own the printed game?
packs-of-house = (laid over every table of this server)

packs-title = My editions
packs-about = If you own the printed game, write down what your cards, areas or scenarios say, as a file of rows that replace those of Motstand. It stays in this browser; a table that you lay out with it takes it along, and everybody there sees that it is an owner’s edition.
packs-none = None yet.
packs-add = Add an edition
packs-guide = A pack is a text of rows. [pack] names the game and your edition; every row after it begins with its kind, such as [[card]], and has the id of what it replaces. Write only the keys that differ in your box, and source = "owner". The component book of a game lists all ids and values; what cannot be read is told with its line.
packs-template = Begin with a template
packs-ids = Ids and values
packs-choose = Choose a file
packs-or-paste = or write it here
packs-file-name = File name
packs-file-example = my-cards.toml
packs-text = The pack, as TOML
packs-check = Check and keep it
packs-checking = Checking …
packs-kept = “{ $title }” is good, and kept in this browser.
packs-to-the-shelf = Lay out a table with it
packs-edit = Edit
packs-forget = Forget “{ $title }”
packs-no-room = It is good, but this browser has no room left to keep it.
packs-too-large = { $name }: expected at most { $most } KB
packs-refused = This cannot be played with yet:
packs-problem = { $code ->
    [away] The server is away. Your text is still here: try again in a moment.
    [too_fast] That was too fast for the server. Wait a moment, then try again.
   *[other] The server could not check it just now ({ $code }). Try again in a moment.
}
