# Kort på hånden, og hva bunkene kan inneholde.

dutch-hand = Rollekortene dine
dutch-hand-empty = ingen kort
dutch-identities = Identitetskort
dutch-identity-start = Starter på:
dutch-card-kind = { $kind ->
    [and] OG
    [or] ELLER
   *[special] ALLTID
}
dutch-card-played = Brukt i denne runden.
dutch-card-how = { $kind ->
    [and] OG: handlingspoenget og evnen, i valgfri rekkefølge.
    [or] ELLER: handlingspoenget eller evnen.
   *[special] Det spilles ikke: det gjelder alltid.
}
dutch-card-take = Ta dette kortet
dutch-occupier-when = etter ditt tredje kort
dutch-occupier-waits = Okkupantkort
dutch-only-you = bare du ser dette
dutch-price = { $price }, ellers { $otherwise }
dutch-raid-number = finner under { $number }
dutch-threat = { $count } av trusselnivå { $level }
dutch-marches = Politimenn { $policemen } langs { $sign ->
    [white] hvitt
   *[black] svart
}, soldater { $soldiers } langs { $other ->
    [white] hvitt
   *[black] svart
}

dutch-standard-action = { $action ->
    [raise] Øke tryggheten
    [gather] Skaffe informasjon
   *[location] Stedshandling
}
dutch-action-for = { $action }: { $token }
dutch-who = { $name } ({ $colour })
