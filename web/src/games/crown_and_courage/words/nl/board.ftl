# Het bord: titel, de weg door een beurt, namen van onderdelen en plaatsen.

crown-title = { $scenario }, dag { $day }, beurt { $turn }
crown-title-turn = Dag { $day }, beurt { $turn }
crown-turn = Dag { $day }, beurt { $turn }
crown-path = Waar je bent
crown-chaos = Chaos
crown-german-action = { $action ->
    [move] opmars
    [paratrooper] parachutist
    [reinforcements] versterkingen
    [bombing] bombardement
    [stress] stress
    [threat] dreiging
    [morale] moreel
    [collaborator] collaborateur
    [chaos] chaos
   *[none] onbekend
}
crown-square = { $square ->
    [r1c1] Raster, linksboven
    [r1c2] Raster, middenboven
    [r1c3] Raster, rechtsboven
    [r2c1] Raster, midden links
    [r2c2] Raster, in het midden
    [r2c3] Raster, midden rechts
    [r3c1] Raster, linksonder
    [r3c2] Raster, middenonder
   *[r3c3] Raster, rechtsonder
}
crown-displayed = { $displayed ->
    [top] Dagplan, boven
    [middle] Dagplan, midden
   *[bottom] Dagplan, onder
}
crown-position = Positie { $position }
crown-line = { $line ->
    [row] De rij
   *[column] De kolom
}
crown-face = { $face ->
    [army] Legerbevelen boven
   *[unique] Eigen kant boven
}
crown-unit = { $unit ->
    [regular] Een reguliere eenheid
   *[paratrooper] Een parachutist
}
crown-die = Dobbelsteen met { $value }

crown-map = De kaart van de Oslofjord tot de vrijheid
crown-sector = Sector { $sector } van de weg naar het noorden: { $name }.
crown-supply = voorraad
crown-german-supply = Duitse voorraad: { $count }
crown-norwegian-supply = Noorse voorraad: { $count }
crown-town = { $state ->
    [occupied] bezet
   *[destroyed] ruïne
}

crown-track-stress = Stress
crown-track-threat = Dreiging
crown-track-momentum = Momentum
crown-track-morale = Loyaliteit
crown-track-willpower = Wilskracht
crown-track-pressure = Druk
crown-pool-evacuation = Evacuatiepot
crown-pool-sabotage = Sabotagepot
crown-pool-population = Bevolkingspot
crown-pool-quick_response = Vak Snelle reactie

crown-danger-about = Het gevarenspoor, met links de dreiging en rechts de stress.
crown-path-about = Waar je bent: de fase, en daarbinnen wat wat heeft onderbroken
crown-mjosa = { $lake }, het grote meer: hier komt niemand.
crown-danger = Gevaar
crown-alarm = Bij dreiging { $level } gaat er een dobbelsteen naar de snelle reactie.
crown-breaking = Stress boven { $level } kost 1 wilskracht.
crown-quick = Snelle reactie
crown-quick-about = Vak Snelle reactie: { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}{ $rolled ->
    [none] { "" }
   *[other] , komt nog: { $rolled }
}
crown-morale = Moreel
crown-morale-about = Moreel: loyaliteit { $loyalty }, plaats { $place } van de rij
crown-morale-way = { $way ->
    [right] Naar rechts in de rij
   *[up] Een rij omhoog
}
crown-king = De Koning
crown-king-colour = { $king ->
    [black] zwart
   *[white] wit
}
crown-king-strength = sterkte { $strength }
crown-pressure-about = Druk: { $king } op de Koning, { $left } in het vak
crown-left = nog { $count }
crown-demands = Eisen
crown-demands-ignored = genegeerd { $count }
crown-demands-declined = geweigerd { $count }
crown-occupation = Bezetting
crown-occupation-about = Bezettingsspoor: { $count } van 5 steden verloren
crown-falls-lose = spel verloren
crown-push = Offensief
crown-push-about = Offensiefspoor, blokjes: { $cubes }

crown-pages = Delen van de tafel
crown-page-map = Kaart
crown-page-map-about = De weg van Oslo naar de vrijheid: de Koning, eenheden en Duitsers
crown-page-orders = Bevelen
crown-page-orders-about = Het Dagplan, het raster en zijn rand
crown-page-tracks = Sporen
crown-page-tracks-about = Momentum, moreel, dobbelstenen, de Koning, bezetting, offensief en gevaar

crown-story-days = Dagen onderweg
crown-story-turns = Beurten
crown-story-gold = Goud in veiligheid gebracht
crown-story-willpower = Wilskracht over
crown-story-pressure = Druk op de Koning
crown-story-towns = Steden verloren
crown-story-won = Gevechten gewonnen
crown-story-lost = Terugtochten in het bos
crown-story-fled = Gedwongen vluchten
