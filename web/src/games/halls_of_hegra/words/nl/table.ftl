# Panelen, stukken en de vragenbalk.

hegra-buried = { $what }, onder de sneeuw

companion-tile = Tegel: { $tile }

hegra-title = { $scenario }, { hegra-title-day }
hegra-title-day = dag { $day } van { $days }
hegra-turn = Dag { $day }
hegra-panel-today = Vandaag
hegra-panel-attack = Aanval
hegra-panel-bags = Zakken
hegra-panel-today-about = De gebeurtenis van vandaag, wat het moreel en de vlag vanavond doen, en wat er gebeurde.
hegra-panel-attack-about = De Duitse aanval: wat elke dobbelsteen deed, en wie er geraakt werd.
hegra-panel-bags-about = Wat er in de rekrutenzak en de trefferzak zit, en hoe waarschijnlijk elk ding is.

## De lucht

hegra-deck-mobilisation = Mobilisatie
hegra-deck-attack = Eerste aanval
hegra-deck-siege_1 = Beleg 1
hegra-deck-siege_2 = Beleg 2
hegra-deck-last_stand = Laatste Verzet
hegra-day-track = Dag { $day } van 11
hegra-weather = { $weather ->
    [sun] Zon
    [cloud] Wolken
   *[snow] Sneeuw
}: { $steps } stappen op de paden
hegra-steps = stappen op de paden
hegra-steps-left = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}

## De paden

hegra-row = Rij { $row }: een kanon dat erop vuurt, loopt vast onder { $criteria }
hegra-row-name = Rij { $row }
hegra-enemy = { $enemy ->
    [patrol] Patrouille
   *[artillery] Duitse batterij
} bij { $place }
hegra-depot = Depot { $name }: { $text }. { $opened ->
    [yes] { $count ->
        [one] 1 leveringsfiche
       *[other] { $count } leveringsfiches
    }
   *[no] Niet open
}
hegra-not-opened = niet open
hegra-bonus-supply = +1 proviand
hegra-bonus-patrol = −1 patrouille
hegra-bonus-miss = +1 misser
hegra-bonus-morale = +1 moreel
hegra-gate = Poort
hegra-run = { $defender }, { $place }{ $token ->
    [nothing] { "" }
   *[other] , met een leveringsfiche
}
hegra-recruits = Onderweg
hegra-recruit = { $defender } op weg naar het fort
hegra-draw-one = Nog iemand vragen: { $percent } % twijfel
hegra-percent = { $percent } %

## De vlaggenmast

hegra-healthy-needed = gezond nodig
hegra-unconditional = Onvoorwaardelijk
hegra-surrender = { $outlook }: { $required } gezonde verdedigers nodig, nu { $healthy }

## De muren

hegra-section-walls-number = 01
hegra-section-walls = De muren
hegra-section-walls-about = Onderdeel 01: vanaf dag 4 schiet wie op een positie staat op de Duitsers, in jouw volgorde.
hegra-from-day = vanaf dag { $day }
hegra-reckless = Roekeloos
hegra-effect-reckless_defence = 2 neer, hij gewond
hegra-effect-field_telephone = schoten +1
hegra-defence = Verdediging
hegra-defence-now = Verdediging { $level }
hegra-letter-position = 1e
hegra-letter-position_a = A
hegra-letter-position_b = B
hegra-letter-position_c = C
hegra-machine-gun-1 = Mitrail-
hegra-machine-gun-2 = leur
hegra-position = { $name }: { $state ->
    [damaged] puin
    [manned] { $defender }
   *[empty] niemand
}
hegra-charge = Storm
hegra-charge-about = raakt de linkse
hegra-column-grenade = Granaten
hegra-column-hit = Treffer
hegra-column-move = Oprukken
hegra-column-wait = wachten
hegra-range = bereik
hegra-range-about = Ze reiken tot deze sector en die erboven.
hegra-gun-jams = kanon vast
hegra-below = onder { $criteria }
hegra-jams-below = kanon vast onder { $criteria }
hegra-red-sector = rood: −1
hegra-sector = Sector { $sector }
hegra-german = { $state ->
    [standing] Staande Duitser
   *[lying] Duitser in dekking
}, sector { $sector }

## Het dorp

hegra-section-mobilisation-number = 0
hegra-section-mobilisation = Mobilisatie
hegra-section-mobilisation-about = Onderdeel 0: op dag 1 tot 3 praat je met het dal en open je bevoorradingsroutes.
hegra-name-negotiate = Onderhandelen
hegra-name-open_supply_route = Route openen
hegra-effect-negotiate = Angst of twijfel −1
hegra-effect-open_supply_route = fiches erbij
hegra-fear = Angst
hegra-fear-short = rekruten kwijt
hegra-fear-about = Angst: zoveel rekruten blijven weg bij de Coup
hegra-doubt = Twijfel
hegra-doubt-short = moreel
hegra-doubt-about = Twijfel: schijven die elke ochtend in de rekrutenzak gaan, en moreel elke avond
hegra-doubt-level = +{ $morale }

## Het dal

hegra-river = Stjørdalselva
hegra-batteries = Duitse batterijen
hegra-tiles-tomorrow = Morgen { $count } tegels uit de trefferzak
hegra-tiles-siege = { $count } tegels per dag in het Beleg
hegra-airfield = { $name }: een kanon dat erop vuurt, loopt vast onder { $criteria }
hegra-stack = Luchttegels ({ $kind ->
    [morale] moreel
    [supply] proviand
   *[injury] gewonde
}): { $count }
hegra-stack-name = Luchtstapel { $number }
hegra-used = gebruikt
hegra-air-morale-1 = −1
hegra-air-morale-2 = moreel
hegra-air-supply-1 = −1
hegra-air-supply-2 = proviand
hegra-air-injury-1 = 1
hegra-air-injury-2 = gewonde

## De zalen

hegra-section-artillery-number = 02
hegra-section-artillery-about = Onderdeel 02: wie naar de kanonnen is gestuurd, vuurt op een doel naar keuze; een worp kan ze laten vastlopen.
hegra-section-supply_run-number = 03
hegra-section-supply_run-about = Onderdeel 03: wie op de paden is, haalt leveringen langs de patrouilles en draagt ze naar huis.
hegra-section-maintenance-number = 04
hegra-section-maintenance-about = Onderdeel 04: in deze ruimtes wordt gegraven, gerepareerd, versterkt, bevorderd en geïnspireerd, in jouw volgorde.
hegra-section-infirmary-number = 05
hegra-section-infirmary-about = Onderdeel 05: patiënten worden behandeld; daarna knapt op wie een bed heeft, en gaat achteruit wie er geen heeft.
hegra-section-infirmary = Zieken
hegra-section-morale-number = 06
hegra-section-morale-about = Onderdeel 06: 's avonds wordt het moreel opgemaakt en worden de kaarten getrokken; dan de vlag en de patrouilles.
hegra-under-snow = onder sneeuw
hegra-only = alleen
hegra-times = { $count }×
hegra-slot-blank = open
hegra-slot-fire = vuur
hegra-slot-jammed = vast
hegra-slot-covered = puin
hegra-rubble = Puin: { $what }
hegra-strength = { $count ->
    [0] 0: alleen dekking
   *[other] sterkte { $count }
}
hegra-suspicion = Argwaan { $level }
hegra-sneak = sluipen op { $least ->
    [6] 6
   *[other] { $least }–6
}
hegra-sneak-never = niemand komt erlangs
hegra-name-counter_patrol-1 = Tegen-
hegra-name-counter_patrol-2 = patrouille
hegra-store = Magazijn
hegra-store-now = Magazijn: { $count } proviand
hegra-rations = 1 proviand: { $count } paraat
hegra-shovel-card = links van 1: kaart
hegra-shovel-plan = { $from } → { $card ->
    [yes] nieuwe kaart
   *[no] { $to }
}
hegra-effect-repair = puin of vast weg
hegra-effect-bolster = muur of misser
hegra-effect-inspire = Moreel +1
hegra-effect-promote = { $count } in reserve
hegra-effect-radio = Hoop +1
hegra-effect-map_room = sneeuw ordenen
hegra-effect-treat_patient = een niveau omhoog
hegra-effect-medicine_cabinet = één helemaal beter
hegra-beds-about = bed +1 per dag
hegra-waiting = Wachten −1
hegra-no-relapse = geen terugval
hegra-morgue = Doden
hegra-nobody = niemand
hegra-patient = { $defender } op niveau { $level }
hegra-dead = { $defender } in het mortuarium
hegra-barracks = Kazerne
hegra-morale = Moreel
hegra-morale-now = Moreel { $level }
hegra-tonight-by = vanavond: { $by }
hegra-ready = Paraat
hegra-rest = Rust
hegra-tired = Moe
hegra-nobody-ready = niemand is paraat
hegra-disc-in = { $defender }, { $area ->
    [ready] paraat
    [rest] in rust
   *[tired] moe
}
hegra-disc-at = { $defender } bij { $space }
hegra-to-area = { $area ->
    [ready] Vandaag paraat
   *[rest] Rust tot morgen
}
hegra-supplies-for-gun = { $supplies ->
    [0] Zonder
   *[other] Met 1 proviand, +2
}
hegra-fate = { $fate ->
    [use] Gebruiken
   *[ignore] Negeren
}

## Naast de vraag

hegra-take-all-back = Iedereen terug
hegra-take-all-back-about = Roept iedereen terug die vanochtend geplaatst is; ze zijn weer paraat.
hegra-count-ready = paraat
hegra-count-placed = geplaatst
hegra-count-placed-about = { $count ->
    [one] 1 verdediger is vandaag aan het werk, en daarna moe.
   *[other] { $count } verdedigers zijn vandaag aan het werk, en daarna moe.
}
hegra-count-healthy = gezond, { $required } nodig
hegra-draw-short = Nog één
hegra-stop-short = Genoeg zo
hegra-recruit-then = { $answer }. { $then }.
hegra-then-draw = { $percent } % twijfel: er zou er maar één blijven
hegra-then-stop = { $count ->
    [one] Eén doet mee
   *[other] Alle { $count } doen mee
}
hegra-then-sneak = { $percent } % komt erlangs
hegra-then-begin = { $count ->
    [one] Eén blijft paraat
   *[other] { $count } blijven paraat
}
hegra-then-spend = Maakt er { $count } paraat

## De fasen van een dag

hegra-step-recruits = rekruten
hegra-step-shelling = de beschieting
hegra-step-attack = de infanterieaanval
hegra-step-waking = wie is paraat
hegra-step-placing = verdedigers plaatsen
hegra-step-mobilisation = 0 Mobilisatie
hegra-step-walls = 01 de muren
hegra-step-artillery = 02 de kanonnen
hegra-step-supply = 03 Voorraadtocht
hegra-step-maintenance = 04 Onderhoud
hegra-step-infirmary = 05 Ziekenboeg
hegra-step-cards = 06 Moreelkaarten
hegra-step-coup = de Coup

## Panelen

hegra-cards-tonight = De kaarten van vanavond
hegra-cards-resolve = { $count } uit te voeren
hegra-card-weather = { $weather ->
    [sun] Zon: 6 stappen
    [snow] Sneeuw: 4 stappen, sneeuw +1
   *[cloud] Wolken: 5 stappen
}
hegra-card-infantry = +{ $count } infanterie
hegra-card-chart = Wonden treffen het eerst
hegra-tonight = Vanavond, zoals het er nu voor staat
hegra-tonight-section = 06 Moreel
hegra-morale-is = Moreel nu
hegra-modifier-doubt = Weinig twijfel
hegra-modifier-red_day = Rode dag
hegra-modifier-no_supplies = Geen proviand
hegra-modifier-waiting = Iemand in de wachtruimte ({ $count })
hegra-modifier-morgue = In het mortuarium ({ $count })
hegra-modifier-red_sector = Infanterie in een rode sector ({ $count })
hegra-tonight-level = { $level }: { $deck ->
    [high] trek { $draw } hoge kaarten, voer er { $resolve } uit
    [low] trek { $draw } lage kaarten, voer er { $resolve } uit
   *[none] een rustige avond
}{ $hope ->
    [0] { "" }
    [one] , en er komt een hoopkaart bij
   *[other] , en er komen { $hope } hoopkaarten bij
}{ $lost ->
    [0] { "" }
    [one] , en er gaat een verdediger verloren
   *[other] , en er gaan { $lost } verdedigers verloren
}
hegra-flag = Vlag en muur
hegra-flag-if = Overgave +1 als…
hegra-check-morgue = Mortuarium
hegra-check-waiting = Wachtruimte
hegra-check-batteries = Batterijen op de kaart
hegra-of = { $now } van { $of }
hegra-hit-bag = Trefferzak
hegra-hit-due = { hegra-tiles }, { $draws } per dag getrokken
hegra-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
hegra-share = { $kind ->
    [miss] Misser
    [damage] Schade
    [air] Lucht
   *[artillery] Artillerie
} { $percent } %
hegra-kind-miss = Misser
hegra-kind-damage = Schade
hegra-kind-air = Lucht
hegra-kind-artillery = Artillerie
hegra-tile-miss = misser
hegra-tile-artillery = batterij
hegra-tile-air_morale = −1 moreel
hegra-tile-air_supply = −1 proviand
hegra-tile-air_injury = gewonde
hegra-tile-position_a = A
hegra-tile-position_b = B
hegra-tile-position_c = C
hegra-tile-gun_1 = Kanon 1
hegra-tile-gun_2 = Kanon 2
hegra-tile-counter_patrol = Patrouille
hegra-tile-field_telephone = Telefoon
hegra-tile-medicine_cabinet = Medicijnen
hegra-tile-map_room = Kaartenkamer
hegra-tile-radio = Radio
hegra-odds-tomorrow = Volgende beschieting: { $draws } van { $all }
hegra-odds-damage = minstens één schade
hegra-odds-wall = A, B of C getroffen
hegra-odds-air = er vallen bommen
hegra-odds-artillery = een batterij komt dichterbij
hegra-odds-average = { $count }
hegra-odds-misses = missers, gemiddeld
hegra-odds-empty = De zak raakt leeg: overgave +1
hegra-happened = Wat er gebeurde
hegra-attack = Aanval
hegra-attack-dice = { $count } dobbelstenen, { $used } vinden een vak
hegra-attack-none = Vandaag nog geen aanval. De Duitsers komen na de gebeurteniskaart, vanaf dag 4.
hegra-in-hit = in Treffer
hegra-wounded = gewond
hegra-then-move = Daarna rukken er { $count } op, hoogste sector eerst
hegra-recruit-bag = Rekrutenzak
hegra-discs = { $count ->
    [one] 1 schijf
   *[other] { $count } schijven
}
hegra-luck-doubt = Twijfel bij de volgende trekking
hegra-luck-about = { $count ->
    [one] Twijfel zou je nog niemand kosten.
   *[other] Is het twijfel, dan blijft er maar één van de { $count }.
}
hegra-count-share = { $count } · { $percent } %
hegra-bag-empty = De zak is leeg.

## De telefoon

hegra-places = Plaatsen van het fort
hegra-place-trails = Paden
hegra-place-halls = Zalen
hegra-place-infirmary = Ziekenboeg
hegra-place-walls = Muren
hegra-place-trails-about = De kaart: depots, patrouilles, voorraadtochten, en de witte vlag.
hegra-place-halls-about = Kanonnen, poort, magazijn, en de ruimtes die het fort draaiende houden.
hegra-place-infirmary-about = De gewonden, en daaronder de kazerne.
hegra-place-walls-about = De muren, de helling met de Duitsers, en het dal.
hegra-vital-supplies = proviand
hegra-vital-morale = moreel
hegra-vital-suspicion = argwaan
hegra-vital-steps = stappen
hegra-vital-tiles = tegels
hegra-vital-healthy = gezond

## De laatste bladzijde

hegra-chart = Dag voor dag
hegra-chart-about = Proviand, moreel, gewonden en doden op elke dag
hegra-chart-wounded = gewond
hegra-chart-dead = dood
hegra-story-day = Dagen volgehouden
hegra-story-healthy = Gezonde verdedigers
hegra-story-needed = { $now } ({ $of } nodig)
hegra-story-morgue = Doden in het mortuarium
hegra-story-wounded = Verwondingen
hegra-story-caught = Gepakt of verdwenen
hegra-story-fallen = Gevallen Duitsers
hegra-story-delivered = Leveringen thuisgebracht

hegra-attack-sector = De dobbelstenen van sector { $sector }

teller-shot = { $added ->
    [0] { $needed } of meer is raak: { $percent } %
   *[other] { $needed } of meer is raak, met { $added } bij de dobbelsteen opgeteld: { $percent } %
}
