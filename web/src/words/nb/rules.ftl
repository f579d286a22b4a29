# Regelbøkene.

rules-title = Reglene til { $game }
rules-about = Med våre egne ord. Der de trykte reglene lar noe stå åpent, sier vi hvordan det spilles her; det er merket «Vår avgjørelse».
rules-search = Søk: { $examples } …
rules-chapters = Kapitler
rules-found = { $count ->
    [0] Ingenting funnet
    [one] Én regel
   *[other] { $count } regler
}
rules-nothing = Ingen regel har alle disse ordene. Prøv færre.
rules-where = Trykte regler: { $where }
rules-ruling = Vår avgjørelse
rules-loading = Åpner regelboka …
rules-failed = Regelboka kunne ikke hentes.
rules-because = Fordi:
rules-example = Gjennomgått eksempel
rules-example-given = Gitt
rules-example-when = Når
rules-example-then = Så
rules-loose = Avgjørelser som ikke gjelder én bestemt regel
