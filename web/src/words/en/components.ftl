# The component book: what is in the box, and where we have each value from.

components-title = What is in the box of { $game }
components-about = Every card, tile, space and track value that this house plays with. The publisher’s book does not print them all; what it leaves out was found elsewhere or chosen by us so that it fits everything known. Each value says which.
components-packs = Own the box? Put your own cards in
components-rules = The rules
components-link = The component book: every card and where its values come from
components-sections = Sections
components-all-sections = All sections
components-section = Section
components-source = Where from
components-all-sources = anywhere
components-print = Print
components-loading = Opening the box …
components-failed = The component book could not be fetched.
components-nothing = Nothing has all these words. Try fewer.
components-count = { $count ->
    [one] 1 component
   *[other] { $count } components
}: { $values } values
components-of-source = { $source ->
    [rulebook] { $count } from the rulebook
    [public] { $count } from other public sources
    [owner] { $count } from a pack of an owner
   *[reconstructed] { $count } reconstructed
}
source-name = { $source ->
    [rulebook] rulebook
    [public] public source
    [owner] owner’s pack
   *[reconstructed] reconstructed
}
source-about = { $source ->
    [rulebook] Stated by the rulebook.
    [public] Stated by another public source.
    [owner] Put in by an owner of the printed game.
   *[reconstructed] Not public: we do not know what is printed, and chose what fits all that is known.
}
provenance-unknown = { $all ->
    [yes] We do not know what is printed here: it was chosen by us to fit.
   *[no] We do not know these printed values; they were chosen by us to fit: { $values }.
}
provenance-owner = Some of it was put in by an owner of the printed game.
provenance-pack = Own the box? Put in what it says.
component-yes = yes
component-no = no
component-none = none
component-note = Note: { $note }
component-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Labels of values

component-value-name = Name
component-value-text = Text
component-value-kind = Kind

## Words on boards and cards

provenance-more = Where each value comes from.
