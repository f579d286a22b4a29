# Het onderdelenboek: wat er in de doos zit, en waar we elke waarde vandaan hebben.

components-title = Wat er in de doos van { $game } zit
components-about = Elke kaart en tegel, elk vakje en elke waarde van een spoor waarmee dit huis speelt. Het boek van de uitgever drukt ze niet allemaal af; wat daar ontbreekt, is elders gevonden of door ons zo gekozen dat het past bij alles wat bekend is. Bij elke waarde staat welk van de twee.
components-packs = Heb je de doos? Voer je eigen kaarten in
components-rules = De spelregels
components-link = Het onderdelenboek: elke kaart, en waar haar waarden vandaan komen
components-sections = Afdelingen
components-all-sections = Alle afdelingen
components-section = Afdeling
components-source = Waarvandaan
components-all-sources = overal vandaan
components-print = Afdrukken
components-loading = De doos gaat open …
components-failed = Het onderdelenboek kon niet worden opgehaald.
components-nothing = Niets bevat al deze woorden. Probeer er minder.
components-count = { $count ->
    [one] 1 onderdeel
   *[other] { $count } onderdelen
}: { $values } waarden
components-of-source = { $source ->
    [rulebook] { $count } uit de spelregels
    [public] { $count } uit andere openbare bronnen
    [owner] { $count } uit een pakket van een eigenaar
   *[reconstructed] { $count } gereconstrueerd
}
source-name = { $source ->
    [rulebook] spelregels
    [public] openbare bron
    [owner] pakket van een eigenaar
   *[reconstructed] gereconstrueerd
}
source-about = { $source ->
    [rulebook] Staat in de spelregels.
    [public] Staat in een andere openbare bron.
    [owner] Ingevoerd door een eigenaar van het gedrukte spel.
   *[reconstructed] Niet openbaar: we weten niet wat er gedrukt staat, en kozen wat past bij alles wat bekend is.
}
provenance-unknown = { $all ->
    [yes] We weten niet wat hier gedrukt staat: we hebben gekozen wat past.
   *[no] Deze gedrukte waarden kennen we niet; we hebben gekozen wat past: { $values }.
}
provenance-owner = Een deel is ingevoerd door een eigenaar van het gedrukte spel.
provenance-pack = Heb je de doos? Voer in wat erop staat.
component-yes = ja
component-no = nee
component-none = geen
component-note = Opmerking: { $note }
component-copies = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

## Opschriften van waarden

component-value-name = Naam
component-value-text = Tekst
component-value-kind = Soort

## Woorden op borden en kaarten

provenance-more = Waar elke waarde vandaan komt.
