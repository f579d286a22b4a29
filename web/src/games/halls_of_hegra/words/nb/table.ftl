# Panels, pieces and the question bar.

hegra-buried = { $what }, under snøen

companion-tile = Brikke: { $tile }

hegra-title = { $scenario }, { hegra-title-day }
hegra-title-day = dag { $day } av { $days }
hegra-turn = Dag { $day }
hegra-panel-today = I dag
hegra-panel-attack = Angrep
hegra-panel-bags = Poser
hegra-panel-today-about = Dagens hendelse, hva moralen og flagget gjør i kveld, og hva som har hendt.
hegra-panel-attack-about = Det tyske angrepet: hva hver terning gjorde, og hvem som ble truffet.
hegra-panel-bags-about = Hva som er i rekrutteringsposen og treffposen, og hvor sannsynlig hver ting er.

## Himmelen

hegra-deck-mobilisation = Mobilisering
hegra-deck-attack = Første angrep
hegra-deck-siege_1 = Beleiring 1
hegra-deck-siege_2 = Beleiring 2
hegra-deck-last_stand = Siste skanse
hegra-day-track = Dag { $day } av 11
hegra-weather = { $weather ->
    [sun] Sol
    [cloud] Skyer
   *[snow] Snø
}: { $steps } steg på stiene
hegra-steps = steg på stiene
hegra-steps-left = { $count } steg

## Stiene

hegra-row = Raden { $row }: En kanon som skyter mot den, blokkeres under { $criteria }
hegra-row-name = Rad { $row }
hegra-enemy = { $enemy ->
    [patrol] Patrulje
   *[artillery] Tysk batteri
} ved { $place }
hegra-depot = Depot, { $name }: { $text }. { $opened ->
    [yes] { $count ->
        [one] 1 leveransebrikke
       *[other] { $count } leveransebrikker
    }
   *[no] Ikke åpnet
}
hegra-not-opened = ikke åpnet
hegra-bonus-supply = +1 forsyning
hegra-bonus-patrol = −1 patrulje
hegra-bonus-miss = +1 bom-brikke
hegra-bonus-morale = +1 moral
hegra-gate = Porten
hegra-run = { $defender }, { $place }{ $token ->
    [nothing] { "" }
   *[other] , med en leveransebrikke
}
hegra-recruits = På veien
hegra-recruit = { $defender } på vei til festningen
hegra-draw-one = Slipp inn en til: { $percent } % tvil
hegra-percent = { $percent } %

## Flaggstanga

hegra-healthy-needed = friske trengs
hegra-unconditional = Betingelsesløs
hegra-surrender = { $outlook }: { $required } friske forsvarere trengs, { $healthy } nå

## Murene

hegra-section-walls-number = 01
hegra-section-walls = Forsvar murene
hegra-section-walls-about = Del 01: Fra dag 4 skyter de som står i stillingene, på tyskerne, i din rekkefølge.
hegra-from-day = fra dag { $day }
hegra-reckless = Dumdristig
hegra-effect-reckless_defence = tar 2, såres
hegra-effect-field_telephone = skudd +1
hegra-defence = Forsvar
hegra-defence-now = Forsvar { $level }
hegra-letter-position = 1.
hegra-letter-position_a = A
hegra-letter-position_b = B
hegra-letter-position_c = C
hegra-machine-gun-1 = Mitral-
hegra-machine-gun-2 = jøse
hegra-position = { $name }: { $state ->
    [damaged] ruiner
    [manned] { $defender }
   *[empty] ingen
}
hegra-charge = Storm
hegra-charge-about = rammer venstre
hegra-column-grenade = Granater
hegra-column-hit = Treff
hegra-column-move = Fram
hegra-column-wait = vent
hegra-range = rekker
hegra-range-about = De når denne sektoren og dem over.
hegra-gun-jams = blokkeres
hegra-below = under { $criteria }
hegra-jams-below = blokkeres under { $criteria }
hegra-red-sector = rød: −1
hegra-sector = Sektor { $sector }
hegra-german = { $state ->
    [standing] Stående tysker
   *[lying] Tysker holdt nede
}, sektor { $sector }

## Bygda

hegra-section-mobilisation-number = 0
hegra-section-mobilisation = Mobilisering
hegra-section-mobilisation-about = Del 0: På dag 1 til 3 snakker du med folk i dalen og åpner forsyningsruter.
hegra-name-negotiate = Forhandle
hegra-name-open_supply_route = Åpne forsyningsrute
hegra-effect-negotiate = frykt eller tvil −1
hegra-effect-open_supply_route = fyller et depot
hegra-fear = Frykt
hegra-fear-short = tapte rekrutter
hegra-fear-about = Frykt: Så mange rekrutter uteblir ved kuppet
hegra-doubt = Tvil
hegra-doubt-short = moral i kveld
hegra-doubt-about = Tvil: skiver som går i rekrutteringsposen hver morgen, og moral hver kveld
hegra-doubt-level = +{ $morale }

## Dalen

hegra-river = Stjørdalselva
hegra-batteries = Tyske batterier
hegra-tiles-tomorrow = { $count } brikker fra treffposen i morgen
hegra-tiles-siege = { $count } brikker om dagen i beleiringen
hegra-airfield = { $name }: En kanon som skyter mot den, blokkeres under { $criteria }
hegra-stack = Flybrikker ({ $kind ->
    [morale] moral
    [supply] forsyning
   *[injury] såring
}): { $count }
hegra-stack-name = Flystabel { $number }
hegra-used = brukt
hegra-air-morale-1 = −1
hegra-air-morale-2 = moral
hegra-air-supply-1 = −1
hegra-air-supply-2 = forsyn.
hegra-air-injury-1 = 1
hegra-air-injury-2 = såret

## Hallene

hegra-section-artillery-number = 02
hegra-section-artillery-about = Del 02: De som er sendt til kanonene, skyter på et mål du velger; en terning kan få dem til å klikke.
hegra-section-supply_run-number = 03
hegra-section-supply_run-about = Del 03: De som er på stiene, henter leveranser forbi patruljene og bærer dem hjem.
hegra-section-maintenance-number = 04
hegra-section-maintenance-about = Del 04: De som er i disse rommene, måker, reparerer, styrker, forfremmer og inspirerer, i din rekkefølge.
hegra-section-infirmary-number = 05
hegra-section-infirmary-about = Del 05: Pasienter behandles; så blir de i seng bedre, og de uten seng verre.
hegra-section-infirmary = Sykestue
hegra-section-morale-number = 06
hegra-section-morale-about = Del 06: Om kvelden gjøres moralen opp, og kortene trekkes; så kommer flagget og patruljene.
hegra-under-snow = under snø
hegra-only = bare
hegra-times = { $count }×
hegra-slot-blank = åpen
hegra-slot-fire = ild
hegra-slot-jammed = blokk
hegra-slot-covered = ruin
hegra-rubble = Ruiner: { $what }
hegra-strength = { $count ->
    [0] 0: holder nede
   *[other] styrke { $count }
}
hegra-suspicion = Mistanke { $level }
hegra-sneak = snik på { $least ->
    [6] 6
   *[other] { $least }–6
}
hegra-sneak-never = ingen slipper forbi
hegra-name-counter_patrol-1 = Mot-
hegra-name-counter_patrol-2 = patrulje
hegra-store = Lager
hegra-store-now = Lager: { $count ->
    [one] 1 forsyning
   *[other] { $count } forsyninger
}
hegra-rations = 1 forsyning: { $count } klare
hegra-shovel-card = under 1: et kort
hegra-shovel-plan = { $from } → { $card ->
    [yes] nytt kort
   *[no] { $to }
}
hegra-effect-repair = rydd eller løsne
hegra-effect-bolster = mur/bom +1
hegra-effect-inspire = moral +1
hegra-effect-promote = { $count } i reserven
hegra-effect-radio = håp +1
hegra-effect-map_room = ordne snø
hegra-effect-treat_patient = ett nivå opp
hegra-effect-medicine_cabinet = én blir helt frisk
hegra-beds-about = senger +1/dag
hegra-waiting = Venter −1
hegra-no-relapse = ikke verre
hegra-morgue = Likrom
hegra-nobody = ingen
hegra-patient = { $defender } på nivå { $level }
hegra-dead = { $defender } i likrommet
hegra-barracks = Forlegning
hegra-morale = Moral
hegra-morale-now = Moral { $level }
hegra-tonight-by = i kveld: { $by }
hegra-ready = Klar
hegra-rest = Hvile
hegra-tired = Sliten
hegra-nobody-ready = ingen er klar
hegra-disc-in = { $defender }, { $area ->
    [ready] klar
    [rest] hviler
   *[tired] sliten
}
hegra-disc-at = { $defender } ved { $space }
hegra-to-area = { $area ->
    [ready] Klar i dag
   *[rest] Hvile til i morgen
}
hegra-supplies-for-gun = { $supplies ->
    [0] Uten
   *[other] Med 1 forsyning, +2
}
hegra-fate = { $fate ->
    [use] Bruk det
   *[ignore] Se bort fra det
}

## Ved siden av spørsmålet

hegra-take-all-back = Ta alle tilbake
hegra-take-all-back-about = Kaller tilbake alle som ble plassert denne morgenen; de er klare igjen.
hegra-count-ready = klare
hegra-count-placed = plassert
hegra-count-placed-about = { $count ->
    [one] 1 forsvarer er i arbeid i dag, og er sliten etterpå.
   *[other] { $count } forsvarere er i arbeid i dag, og er slitne etterpå.
}
hegra-count-healthy = friske, { $required } trengs
hegra-draw-short = En til
hegra-stop-short = Det er nok
hegra-recruit-then = { $answer }. { $then }.
hegra-then-draw = { $percent } % tvil: Da blir bare én
hegra-then-stop = { $count ->
    [one] Én blir med
   *[other] Alle { $count } blir med
}
hegra-then-sneak = { $percent } % slipper forbi
hegra-then-begin = { $count ->
    [one] Én forblir klar
   *[other] { $count } forblir klare
}
hegra-then-spend = Gjør { $count } klare

## Fasene i en dag

hegra-step-recruits = rekrutter
hegra-step-shelling = beskytningen
hegra-step-attack = infanteriangrepet
hegra-step-waking = hvem er klar
hegra-step-placing = plasser forsvarere
hegra-step-mobilisation = 0 mobilisering
hegra-step-walls = 01 murene
hegra-step-artillery = 02 kanonene
hegra-step-supply = 03 forsyningstur
hegra-step-maintenance = 04 vedlikehold
hegra-step-infirmary = 05 sykestue
hegra-step-cards = 06 moralkort
hegra-step-coup = kuppet

## Paneler

hegra-cards-tonight = Kveldens kort
hegra-cards-resolve = { $count } skal utføres
hegra-card-weather = { $weather ->
    [sun] Sol: 6 steg
    [snow] Snø: 4 steg, fonn +1
   *[cloud] Skyer: 5 steg
}
hegra-card-infantry = +{ $count } infanteri
hegra-card-chart = Skader rammer først
hegra-tonight = I kveld, slik det står
hegra-tonight-section = 06 Moral
hegra-morale-is = Moral nå
hegra-modifier-doubt = Lite tvil
hegra-modifier-red_day = Rød dag
hegra-modifier-no_supplies = Ingen forsyninger
hegra-modifier-waiting = Noen i venteområdet ({ $count })
hegra-modifier-morgue = I likrommet ({ $count })
hegra-modifier-red_sector = Infanteri i en rød sektor ({ $count })
hegra-tonight-level = { $level }: { $deck ->
    [high] trekk { $draw } kort for høy moral, utfør { $resolve }
    [low] trekk { $draw } kort for lav moral, utfør { $resolve }
   *[none] en rolig kveld
}{ $hope ->
    [0] { "" }
    [one] , og et håpkort kommer til
   *[other] , og { $hope } håpkort kommer til
}{ $lost ->
    [0] { "" }
    [one] , og en forsvarer går tapt
   *[other] , og { $lost } forsvarere går tapt
}
hegra-flag = Flagg og mur
hegra-flag-if = Overgivelse +1 hvis …
hegra-check-morgue = Likrom
hegra-check-waiting = Venteområde
hegra-check-batteries = Batterier på kartet
hegra-of = { $now } av { $of }
hegra-hit-bag = Treffpose
hegra-hit-due = { hegra-tiles }, { $draws } trekkes om dagen
hegra-tiles = { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
}
hegra-share = { $kind ->
    [miss] Bom
    [damage] Skade
    [air] Fly
   *[artillery] Artilleri
} { $percent } %
hegra-kind-miss = Bom
hegra-kind-damage = Skade
hegra-kind-air = Fly
hegra-kind-artillery = Artilleri
hegra-tile-miss = bom
hegra-tile-artillery = batteri
hegra-tile-air_morale = −1 moral
hegra-tile-air_supply = −1 forsyning
hegra-tile-air_injury = såring
hegra-tile-position_a = A
hegra-tile-position_b = B
hegra-tile-position_c = C
hegra-tile-gun_1 = Kanon 1
hegra-tile-gun_2 = Kanon 2
hegra-tile-counter_patrol = Patrulje
hegra-tile-field_telephone = Telefon
hegra-tile-medicine_cabinet = Medisin
hegra-tile-map_room = Kartrom
hegra-tile-radio = Radio
hegra-odds-tomorrow = Neste beskytning: { $draws } av { $all }
hegra-odds-damage = minst én skade
hegra-odds-wall = A, B eller C rammes
hegra-odds-air = bomber faller
hegra-odds-artillery = et batteri kommer nærmere
hegra-odds-average = { $count }
hegra-odds-misses = bom i snitt
hegra-odds-empty = Posen går tom: overgivelse +1
hegra-happened = Det som hendte
hegra-attack = Infanteriangrep
hegra-attack-dice = { $count } terninger, { $used } finner en rute
hegra-attack-none = Ingen angrep i dag så langt. Tyskerne kommer etter hendelseskortet, fra dag 4 av.
hegra-in-hit = i Treff
hegra-wounded = såret
hegra-then-move = Så rykker { $count } opp, øverste sektor først
hegra-recruit-bag = Rekrutteringspose
hegra-discs = { $count ->
    [one] 1 skive
   *[other] { $count } skiver
}
hegra-luck-doubt = Tvil på neste trekk
hegra-luck-about = { $count ->
    [one] Tvil ville ikke koste deg noen ennå.
   *[other] Blir det tvil, blir bare én av { $count }.
}
hegra-count-share = { $count } · { $percent } %
hegra-bag-empty = Posen er tom.

## Telefonen

hegra-places = Steder i festningen
hegra-place-trails = Stier
hegra-place-halls = Haller
hegra-place-infirmary = Sykestue
hegra-place-walls = Murer
hegra-place-trails-about = Kartet: depoter, patruljer, forsyningsturer og det hvite flagget.
hegra-place-halls-about = Kanoner, port, lager og rommene der festningen holdes i gang.
hegra-place-infirmary-about = De sårede, og under dem kasernen.
hegra-place-walls-about = Murene, skråningen med tyskerne, og dalen.
hegra-vital-supplies = forsyning
hegra-vital-morale = moral
hegra-vital-suspicion = mistanke
hegra-vital-steps = steg
hegra-vital-tiles = brikker
hegra-vital-healthy = friske

## Siste side

hegra-chart = Dag for dag
hegra-chart-about = Forsyninger, moral, sårede og døde hver dag
hegra-chart-wounded = sårede
hegra-chart-dead = døde
hegra-story-day = Dager holdt
hegra-story-healthy = Friske forsvarere
hegra-story-needed = { $now } ({ $of } trengtes)
hegra-story-morgue = Døde i likrommet
hegra-story-wounded = Skader
hegra-story-caught = Tatt eller borte
hegra-story-fallen = Tyskere som falt
hegra-story-delivered = Leveranser brakt hjem

hegra-attack-sector = Terningene til sektor { $sector }

teller-shot = { $added ->
    [0] { $needed } eller mer treffer: { $percent } %
   *[other] { $needed } eller mer treffer, { $added } legges til terningen: { $percent } %
}
