# Brettet: tittel, navn på ting, kartet og sporene.

dutch-title = { $scenario }, runde { $round }
dutch-title-round = { $round ->
    [0] Oppsett
   *[other] Runde { $round } av { $rounds }
}
dutch-round = Runde { $round }
dutch-map = By og bygd
dutch-area-city = Byen
dutch-area-country = Bygda
dutch-colour = { $colour ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
   *[grey] Grå
}
dutch-you = du
dutch-road = Vei { $road }
dutch-use = { $use ->
    [point] Bruk handlingspoenget
    [ability_0] Bruk evnen
    [ability_1] Bruk den andre evnen
    [discard] Kast det ubrukt
    [token] Bruk en moralbrikke
    [vonk] Ta avisen
   *[request] Spør motstandsgruppen
}
dutch-occupier = { $occupier ->
    [soldier] Soldat
   *[policeman] Politimann
}
dutch-sign = { $sign ->
    [white] Hvitt skilt
   *[black] Svart skilt
}
dutch-thing = { $thing ->
    [ticket] Billettkort
   *[ausweis] Ausweis-kort
}
dutch-deck = { $deck ->
    [occupier] Okkupantkort
    [patrol] Patruljekort
    [raid] Razziakort
    [halt] Haltkort
    [helper] Hjelperkort
    [ticket] Billettkort
    [ausweis] Ausweis-kort
   *[officer] Offiserskort
}
dutch-token = { $token ->
    [group] Motstandsgruppen
   *[costs] Kostnadsbrikke { $token }
}
dutch-group = Motstandsgruppen
dutch-officer = offiseren
dutch-region = { $region ->
    [green] grønn region
    [yellow] gul region
    [red] rød region
    [blue] blå region
   *[brown] brun region
}
dutch-border = { $border ->
    [black] svart kant: fra scenariet
   *[grey] grå kant: et grunnkort
}
dutch-number = Nummer { $number }
dutch-then-tonight = Trygghet { $safety }, i natt −{ $tonight }
dutch-no-action = trygt, ingen handling
dutch-costs = koster
dutch-costs-down = ukjent kostnad
dutch-spot-sign = { $spot ->
    [line] L
   *[readers] A
}
dutch-address-of = Adresse: { $names }
dutch-raid-due = Razzia!
dutch-raid-tonight = Razzia i natt
dutch-delivered-once = { $name } (levert én gang)
dutch-piece = { $name } på { $place }
dutch-character-at = { $name } ({ dutch-colour }) på { $place }
dutch-morale = Moral
dutch-morale-at = Moral { $morale } av { $most }
dutch-tokens = Brikker
dutch-tokens-left = { $count ->
    [one] 1 moralbrikke igjen
   *[other] { $count } moralbrikker igjen
}
dutch-goal = Mål
dutch-rounds-left = Runder igjen
dutch-caught = Tatt, tapt ved { $lost }
dutch-goal-network = { $part ->
    [recruited] Steder som er med
    [known] Kjent kostnad
   *[unknown] Ukjent kostnad
}
dutch-goal-of = { $done } av { $of }
dutch-goal-hidden = i skjul, { $place }
dutch-goal-bring = til { $place }
dutch-goal-address = adresse?
dutch-goal-arrested = tapt
dutch-goal-done = ferdig
dutch-goal-near = nær offiseren
dutch-goal-step = { $done }/{ $of } · { $next }
