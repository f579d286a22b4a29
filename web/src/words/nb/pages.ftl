# Sidene ved siden av et spill: hva som hendte, og reglene på én side.

past-title = Hva som hendte: { $game }
past-about = Historien som spillet handler om, i våre egne ord, med hva hvert avsnitt bygger på. Du trenger ingenting av det for å spille.
past-open = Hva som hendte
past-link = Hva som hendte: { $title }
past-paragraphs = Avsnitt
past-sources = Kilder:
past-departures = Der spillet avviker fra historien
past-works = Bøker og sider
past-loading = Åpner siden …
past-failed = Siden kunne ikke hentes.
summary-title = Reglene på én side
summary-open = Reglene på én side
summary-loading = Åpner siden …
summary-failed = Siden kunne ikke hentes.
