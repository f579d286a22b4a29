# Het bord: titel, namen van dingen, de kaart en de sporen.

dutch-title = { $scenario }, ronde { $round }
dutch-title-round = { $round ->
    [0] Voorbereiding
   *[other] Ronde { $round } van { $rounds }
}
dutch-round = Ronde { $round }
dutch-map = Stad en platteland
dutch-area-city = Stad
dutch-area-country = Platteland
dutch-colour = { $colour ->
    [green] Groen
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
   *[grey] Grijs
}
dutch-you = jij
dutch-road = Weg { $road }
dutch-use = { $use ->
    [point] Gebruik het actiepunt
    [ability_0] Gebruik de vaardigheid
    [ability_1] Gebruik de tweede vaardigheid
    [discard] Leg de kaart ongebruikt af
    [token] Gebruik een moreelfiche
    [vonk] Neem de krant
   *[request] Vraag de verzetsgroep om hulp
}
dutch-occupier = { $occupier ->
    [soldier] Soldaat
   *[policeman] Agent
}
dutch-sign = { $sign ->
    [white] Wit bordje
   *[black] Zwart bordje
}
dutch-thing = { $thing ->
    [ticket] Treinkaartje
   *[ausweis] Ausweis
}
dutch-deck = { $deck ->
    [occupier] Bezetterskaarten
    [patrol] Patrouillekaarten
    [raid] Inval!-kaarten
    [halt] Halt!-kaarten
    [helper] Helperkaarten
    [ticket] Treinkaartjes
    [ausweis] Ausweisen
   *[officer] Officierskaarten
}
dutch-token = { $token ->
    [group] Verzetsgroep
   *[costs] Kostenfiche { $token }
}
dutch-group = Verzetsgroep
dutch-officer = de officier
dutch-region = { $region ->
    [green] groene regio
    [yellow] gele regio
    [red] rode regio
    [blue] blauwe regio
   *[brown] bruine regio
}
dutch-border = { $border ->
    [black] zwarte rand: van het scenario
   *[grey] grijze rand: een basiskaart
}
dutch-number = Nummer { $number }
dutch-then-tonight = Veiligheid { $safety }, vannacht −{ $tonight }
dutch-no-action = veilig, geen actie
dutch-costs = kosten
dutch-costs-down = kosten onbekend
dutch-spot-sign = { $spot ->
    [line] L
   *[readers] K
}
dutch-address-of = Adres: { $names }
dutch-raid-due = Inval!
dutch-raid-tonight = Inval vannacht
dutch-delivered-once = { $name } (één keer bezorgd)
dutch-piece = { $name } bij { $place }
dutch-character-at = { $name } ({ dutch-colour }) bij { $place }
dutch-morale = Moreel
dutch-morale-at = Moreel { $morale } van { $most }
dutch-tokens = Fiches
dutch-tokens-left = { $count ->
    [one] Nog 1 moreelfiche
   *[other] Nog { $count } moreelfiches
}
dutch-goal = Doel
dutch-rounds-left = Rondes over
dutch-caught = Gepakt, verloren bij { $lost }
dutch-goal-network = { $part ->
    [recruited] Plaatsen die meedoen
    [known] Kosten bekend
   *[unknown] Kosten onbekend
}
dutch-goal-of = { $done } van { $of }
dutch-goal-hidden = ondergedoken, { $place }
dutch-goal-bring = naar { $place }
dutch-goal-address = adres?
dutch-goal-arrested = verloren
dutch-goal-done = klaar
dutch-goal-near = bij de officier
dutch-goal-step = { $done }/{ $of } · { $next }
