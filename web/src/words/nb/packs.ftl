# Eierutgaver: egne pakker.

packs-edition = Eierutgave: { $titles }
packs-edition-about = Kort, områder eller scenarier ved dette bordet er skrevet av fra det trykte spillet av en eier.

packs-choice = Mine utgaver
packs-mine = Endre dem
packs-add-own = Eier du det trykte spillet?
packs-of-house = (gjelder alle bord på denne serveren)

packs-title = Mine utgaver
packs-about = Eier du det trykte spillet, kan du skrive av det kortene, områdene eller scenariene dine sier, som en fil med rader som erstatter dem i Motstand. Filen blir i denne nettleseren; et bord du gjør klart med den, tar den med seg, og alle der ser at det er en eierutgave.
packs-none = Ingen ennå.
packs-add = Legg til en utgave
packs-guide = En pakke er en tekst med rader. [pack] nevner spillet og utgaven din; hver rad etter den begynner med hva den er, for eksempel [[card]], og har id-en til det den erstatter. Skriv bare det som er annerledes i esken din, og source = "owner". Komponentboken til et spill har alle id-er og verdier; det som ikke kan leses, blir meldt med linjen det står på.
packs-template = Begynn med en mal
packs-ids = Id-er og verdier
packs-choose = Velg en fil
packs-or-paste = eller skriv den her
packs-file-name = Filnavn
packs-file-example = mine-kort.toml
packs-text = Pakken, som TOML
packs-check = Kontroller og ta vare på den
packs-checking = Kontrollerer …
packs-kept = «{ $title }» er i orden, og nettleseren tar vare på den.
packs-to-the-shelf = Gjør klart et bord med den
packs-edit = Rediger
packs-forget = Glem «{ $title }»
packs-no-room = Den er i orden, men nettleseren har ikke plass til den.
packs-too-large = { $name }: ventet høyst { $most } KB
packs-refused = Dette kan ikke spilles med ennå:
packs-problem = { $code ->
    [away] Serveren er borte. Teksten din er her fortsatt: prøv igjen om litt.
    [too_fast] Det gikk for fort for serveren. Vent litt, og prøv igjen.
   *[other] Serveren kunne ikke kontrollere den akkurat nå ({ $code }). Prøv igjen om litt.
}
