# De hand en de stapels.

crown-hand = Je kaarten
crown-hand-empty = Geen kaarten
crown-hand-of = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
crown-card-strength = Sterkte { $strength }
crown-card-cost = { $cost ->
    [0] kost geen kaart
    [one] kost 1 kaart
   *[other] kost { $cost } kaarten
}
crown-card-cost-ordered = { $cost ->
    [0] met het bevel: geen kaart
    [one] met het bevel: 1 kaart
   *[other] met het bevel: { $cost } kaarten
}
crown-card-support = Gebruik hem in het gevecht: sterkte { $strength }
crown-card-in-battle = In een gevecht: sterkte { $strength }.
crown-card-won = Na een overwinning: { $effects }.
crown-card-gold = Heeft geen sterkte. Bij een gedwongen vlucht pakken de Duitsers het af.
crown-card-collaborator = Heeft geen sterkte. Afleggen kost 1 moreel.
crown-card-take = Neem deze kaart
crown-deck = De stapel: { $count } kaarten. Bekijk wat erin zit
crown-used = { $count } gebruikt
crown-gold-safe = { $count } goud veilig
crown-gold-lost = { $count } goud verloren
crown-pile = { $pile ->
    [deck] In de stapel
    [discards] Gebruikt
    [evacuated] Goud in veiligheid
    [lost] Goud dat de Duitsers hebben
    [collaborators] Collaborateurs
   *[demands] Duitse eisen die nog komen
}
crown-pile-empty = niets
