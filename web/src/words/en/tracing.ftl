# Numbers that open into their parts, as they are called there and read aloud.

kampen-combat-total = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}: { $sum } in all
kampen-combat-strength = { $faction ->
    [germany] Germany
    [norway] Norway
    [allies] The Allies
   *[both] Norway and the Allies
}: { $count ->
    [one] 1 die
   *[other] { $count } dice
}
hegra-attack-sector = The dice of Sector { $sector }
