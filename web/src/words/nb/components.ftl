# Komponentboka: hva som er i esken, og hvor vi har hver verdi fra.

components-title = Det som er i esken til { $game }
components-about = Alle kort, brikker, felter og sporverdier vi spiller med her. Utgiverens regelbok oppgir ikke alt. Det den utelater, er funnet andre steder eller valgt av oss slik at det passer med alt som er kjent. Ved hver verdi står det hvor den kommer fra.
components-packs = Har du esken? Legg inn dine egne kort
components-rules = Reglene
components-link = Komponentboka: alle kort og hvor verdiene kommer fra
components-sections = Deler
components-all-sections = Alle deler
components-section = Del
components-source = Hvor fra
components-all-sources = alle steder
components-print = Skriv ut
components-loading = Åpner esken …
components-failed = Komponentboka kunne ikke hentes.
components-nothing = Ingenting har alle disse ordene. Prøv færre.
components-count = { $count ->
    [one] 1 komponent
   *[other] { $count } komponenter
}: { $values } verdier
components-of-source = { $source ->
    [rulebook] { $count } fra regelboka
    [public] { $count } fra andre åpne kilder
    [owner] { $count } fra en eiers pakke
   *[reconstructed] { $count } rekonstruert
}
source-name = { $source ->
    [rulebook] regelboka
    [public] åpen kilde
    [owner] eiers pakke
   *[reconstructed] rekonstruert
}
source-about = { $source ->
    [rulebook] Står i regelboka.
    [public] Står i en annen åpen kilde.
    [owner] Lagt inn av en som eier det trykte spillet.
   *[reconstructed] Ikke offentlig: Vi vet ikke hva som er trykt, og har valgt det som passer med alt som er kjent.
}
provenance-unknown = { $all ->
    [yes] Vi vet ikke hva som er trykt her. Det er valgt av oss slik at det passer.
   *[no] Disse trykte verdiene kjenner vi ikke, de er valgt av oss slik at de passer: { $values }.
}
provenance-owner = Noe av det er lagt inn av en som eier det trykte spillet.
provenance-pack = Har du esken? Legg inn det som står der.
component-yes = ja
component-no = nei
component-none = ingen
component-note = Merknad: { $note }
component-copies = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}

## Navn på verdier

component-value-name = Navn
component-value-text = Tekst
component-value-kind = Slag

## Ord på brett og kort

provenance-more = Hvor hver verdi kommer fra.
