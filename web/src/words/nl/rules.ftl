# De spelregels.

rules-title = De spelregels van { $game }
rules-about = In onze eigen woorden. Wat de gedrukte regels openlaten, en hoe het hier gespeeld wordt, staat erbij als onze uitspraak.
rules-search = Zoek: { $examples } …
rules-chapters = Hoofdstukken
rules-found = { $count ->
    [0] Niets gevonden
    [one] Eén regel
   *[other] { $count } regels
}
rules-nothing = Geen regel bevat al deze woorden. Probeer er minder.
rules-where = Gedrukt: { $where }
rules-ruling = Onze uitspraak
rules-loading = De spelregels gaan open …
rules-failed = De spelregels konden niet worden opgehaald.
rules-because = Want:
rules-example = Uitgewerkt voorbeeld
rules-example-given = Gegeven
rules-example-when = Als
rules-example-then = Dan
rules-loose = Uitspraken die bij geen enkele regel horen
