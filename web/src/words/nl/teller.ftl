# De verteller: wat er gebeurt wordt na elkaar getoond, in het tempo van de lezer.

teller-pace = Tempo
teller-pace-click = Klik
teller-pace-click-about = Alles blijft staan tot je verdergaat, met een klik of de spatiebalk.
teller-pace-slow = Rustig
teller-pace-slow-about = Alles blijft bijna twee keer zo lang staan.
teller-pace-normal = Gewoon
teller-pace-normal-about = Alles blijft staan zolang je nodig hebt om het te lezen.
teller-pace-fast = Snel
teller-pace-fast-about = Alles blijft maar even staan.
teller-next = Verder
teller-space = Spatie
teller-more = { $count ->
    [one] Er gebeurde nog één ding
   *[other] Er gebeurden nog { $count } dingen
}
teller-again = Toon de laatste beurt nog eens
teller-needed = { $needed } of meer was nodig: { $percent } %
