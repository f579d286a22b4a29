# Het bord in woorden, en wat je erover kunt vragen.

## Het bord in woorden

access-attacks = Aanvallen die gaande zijn
access-region = { $region ->
    [east] Het oosten
    [south] Het zuiden
    [west] Het westen
    [mid] Het midden
    [north] Het noorden
   *[other] { $region }
}
access-sign-mobilization_point = mobilisatiepunt
access-sign-air_field = vliegveld
access-not-in-play = doet niet mee
access-area-line = { $area }. Ernaast: { $neighbours }.

## Kampen om Norge

query-example-attack = wat kan { $area } aanvallen
query-example-way = wegen van { $area } naar { $other }
query-example-holds = wie houdt { $area }
query-example-where = waar zijn Noorse bataljons
query-example-neighbours = buren van { $area }
query-example-cards = mijn kaarten
query-example-standing = wie staat er voor
query-example-about = { $area }
query-over-water = { $name } over water
query-attack-of = { $name }: { $forces }. { $count ->
    [0] Er staat niemand naast die zou kunnen aanvallen.
    [one] Het kan uit één gebied worden aangevallen:
   *[other] Het kan van { $count } kanten worden aangevallen:
}
query-attack-land = { $from }, over land: { $forces }
query-attack-water = { $from }, over water met half zo veel dobbelstenen: { $forces }
query-way = { $count ->
    [0] Dat is dezelfde plek.
    [one] Eén stap: { $way }.
   *[other] { $count } stappen: { $way }.
} { $crossings ->
    [0] Helemaal over land.
    [one] Een ervan gaat over water.
   *[other] { $crossings } ervan gaan over water.
}
query-no-way = Er is op de kaart geen weg van { $from } naar { $to }.
query-where = { $forces }, { $count ->
    [0] nergens op de kaart.
    [one] in één gebied:
   *[other] in { $count } gebieden:
}
query-there = { $name }: { $count }
query-beside = Naast { $name }: { $neighbours }.
query-no-cards = Je hebt geen kaarten die vanaf hier te zien zijn.
query-card = { $name }: { $text } { $symbols ->
    [0] Geen symbolen.
    [one] 1 symbool.
   *[other] { $symbols } symbolen.
}
query-standing = Duits: { $german }. Noors of geallieerd: { $norwegian }.
query-clock = Er zitten nog { $count } Duitse kaarten in de stapel.
