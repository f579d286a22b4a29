# De pagina's naast een spel: wat er gebeurde, en de regels op één pagina.

past-title = Wat er gebeurde: { $game }
past-about = De geschiedenis waar het spel over gaat, in onze eigen woorden, met de bronnen van elke alinea. Om te spelen heb je er niets van nodig.
past-open = Wat er gebeurde
past-link = Wat er gebeurde: { $title }
past-paragraphs = Alinea's
past-sources = Bronnen:
past-departures = Waar het spel van de geschiedenis afwijkt
past-works = Boeken en pagina's
past-loading = De pagina wordt geopend …
past-failed = De pagina kon niet worden opgehaald.
summary-title = De regels op één pagina
summary-open = De regels op één pagina
summary-loading = De pagina wordt geopend …
summary-failed = De pagina kon niet worden opgehaald.
