# The board in words, and what can be asked about it.

## Brettet i ord

access-numbers = Tall
access-germans = Tyskerne
access-spaces = Handlingsfelt
access-space = { $name }, trenger { $number }{ $state ->
    [shut] , kan ikke brukes i dag
    [manned] : { $people }
   *[empty] : ingen
}

query-nobody-there = Ingen og ingenting, så langt man ser.

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
