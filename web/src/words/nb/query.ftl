# Linjen der man spør om brettet i ord, eksemplene og svarene.

query-label = Spør om brettet
query-placeholder = Spør med egne ord …
query-ask = Spør
query-lost = Det skjønte jeg ikke.
query-try = Du kan spørre:
query-and = { $one } og { $other }
query-nothing-asked = Du blir ikke spurt om noe nå.
query-nobody-there = Ingen og ingenting, så langt man ser.

## Kampen om Norge

query-example-attack = hva kan angripe { $area }
query-example-way = veier fra { $area } til { $other }
query-example-holds = hvem holder { $area }
query-example-where = hvor er norske bataljoner
query-example-neighbours = naboene til { $area }
query-example-cards = kortene mine
query-example-choices = hva kan jeg gjøre
query-example-standing = hvem vinner
query-example-about = { $area }
query-over-water = { $name } over vann
query-attack-of = { $name }: { $forces }. { $count ->
    [0] Ingen som kan angripe, står ved siden av.
    [one] Det kan angripes fra ett område:
   *[other] Det kan angripes fra { $count } kanter:
}
query-attack-land = { $from }, over land: { $forces }
query-attack-water = { $from }, over vann med halve terninger: { $forces }
query-way = { $count ->
    [0] Det er samme sted.
    [one] Ett steg: { $way }.
   *[other] { $count } steg: { $way }.
} { $crossings ->
    [0] Alt over land.
    [one] Ett av dem går over vann.
   *[other] { $crossings } av dem går over vann.
}
query-no-way = Det finnes ingen vei fra { $from } til { $to } på kartet.
query-where = { $forces }, { $count ->
    [0] ingen steder på kartet.
    [one] i ett område:
   *[other] i { $count } områder:
}
query-there = { $name }: { $count }
query-beside = Ved siden av { $name }: { $neighbours }.
query-no-cards = Du har ingen kort som kan ses herfra.
query-card = { $name }: { $text } { $symbols ->
    [0] Ingen symboler.
    [one] 1 symbol.
   *[other] { $symbols } symboler.
}
query-standing = Tysk: { $german }. Norsk eller alliert: { $norwegian }.
query-clock = { $count } tyske kort er igjen i stokken.

## Halls of Hegra

query-example-tired = hvem er sliten
query-example-hit-bag = hva er i treffposen
query-example-doubt = sjansen for tvil
query-example-able = hvem kan bruke { $space }
query-example-germans = hvor er tyskerne
query-example-tonight = hva skjer i kveld
query-example-trails = hva er på stiene
query-example-defender = hvor er { $defender }
query-example-ready = hvem er klar
query-example-people = hvor er alle
query-example-wounded = hvem er såret
query-example-numbers = forsyninger og andre tall
query-example-space = { $space }
query-people = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
query-group = { $group }: { $people }
query-hit-bag = { $count ->
    [one] Én brikke i treffposen.
   *[other] { $count } brikker i treffposen.
} { $draws } trekkes om dagen.
query-share = { $name }: { $count }, { $percent } %
query-doubt = { $percent } %: { $doubt } av { $count } skiver i rekrutteringsposen er tvil.
query-able = { $name }: { $count ->
    [0] ingen av dem som er klare, kan gjøre det.
   *[other] { $people }, av dem som er klare.
}
query-double = Teller dobbelt: { $people }.
query-barred = Aldri: { $people }.
query-sector = Sektor { $sector }: { $standing } stående, { $lying } holdt nede
query-patrols = { $count ->
    [one] En patrulje
   *[other] { $count } patruljer
} ved { $place }
query-depot = { $name }: { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
}
query-tonight = Moralen er { $morale } nå.
query-modifier = { $reason }: { $by }
query-check = { $name }: { $now }; ved { $limit } kommer overgivelsen et nivå nærmere.
query-defender-there = { $name }, { $where }: { $count }
query-defender-nowhere = { $name }: ingen i festningen.
query-number = { $name }: { $value }
query-healthy = { $healthy } friske forsvarere, { $required } trengs.
