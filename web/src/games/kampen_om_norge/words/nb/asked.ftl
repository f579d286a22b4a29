# The board in words, and what can be asked about it.

## Brettet i ord

access-attacks = Angrep som er i gang
access-region = { $region ->
    [east] Østlandet
    [south] Sørlandet
    [west] Vestlandet
    [mid] Midt-Norge
    [north] Nord-Norge
   *[other] { $region }
}
access-sign-mobilization_point = mobiliseringspunkt
access-sign-air_field = flyplass
access-not-in-play = ikke i spill
access-area-line = { $area }. Ved siden av: { $neighbours }.

## Kampen om Norge

query-example-attack = hva kan angripe { $area }
query-example-way = veier fra { $area } til { $other }
query-example-holds = hvem holder { $area }
query-example-where = hvor er norske bataljoner
query-example-neighbours = naboene til { $area }
query-example-cards = kortene mine
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
