# De regel waarin je in woorden iets over het bord vraagt, de voorbeelden en de antwoorden.

query-label = Vraag iets over het bord
query-placeholder = Vraag het in je eigen woorden …
query-ask = Vraag
query-lost = Dat begreep ik niet.
query-try = Je kunt vragen:
query-and = { $one } en { $other }
query-nothing-asked = Er wordt je nu niets gevraagd.

query-example-choices = wat kan ik doen
