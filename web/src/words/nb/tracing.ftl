# Tall som åpner seg i delene sine, slik de kalles der og leses opp.

kampen-combat-total = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}: { $sum } i alt
kampen-combat-strength = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}: { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}
hegra-attack-sector = Terningene til sektor { $sector }
