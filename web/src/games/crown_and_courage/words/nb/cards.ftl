# Hånden og bunkene.

crown-hand = Kortene dine
crown-hand-empty = Ingen kort
crown-hand-of = { $count } kort
crown-card-strength = Styrke { $strength }
crown-card-cost = { $cost ->
    [0] koster ingen kort
   *[other] koster { $cost } kort
}
crown-card-cost-ordered = { $cost ->
    [0] med ordren: ingen kort
   *[other] med ordren: { $cost } kort
}
crown-card-support = Bruk det i kampen: styrke { $strength }
crown-card-in-battle = I en kamp: styrke { $strength }.
crown-card-won = Etter en seier: { $effects }.
crown-card-gold = Det har ingen styrke. Ved tvungen flukt tar tyskerne det.
crown-card-collaborator = Han har ingen styrke. Å kaste ham koster 1 moral.
crown-card-take = Ta dette kortet
crown-deck = Bunken: { $count } kort. Se hva som er i den
crown-used = { $count } brukt
crown-gold-safe = { $count } gull reddet
crown-gold-lost = { $count } gull tapt
crown-pile = { $pile ->
    [deck] I bunken
    [discards] Brukt
    [evacuated] Gull i sikkerhet
    [lost] Gull som tyskerne har tatt
    [collaborators] Medløpere
   *[demands] Tyske krav som kan komme
}
crown-pile-empty = ingenting
