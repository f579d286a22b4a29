# Linjen der man spør om brettet i ord, eksemplene og svarene.

query-label = Spør om brettet
query-placeholder = Spør med egne ord …
query-ask = Spør
query-lost = Det skjønte jeg ikke.
query-try = Du kan spørre:
query-and = { $one } og { $other }
query-nothing-asked = Du blir ikke spurt om noe nå.

query-example-choices = hva kan jeg gjøre
