# Halls of Hegra på norsk.
#
# Nøklene og verdiene er de samme som i en.ftl; deler av setninger er de som norsk trenger.


## Deler av setninger

defender-name = { $defender ->
    [officer] Offiser
    [soldier] Soldat
    [volunteer] Frivillig
    [medic] Sanitetssoldat
   *[hunter] Jeger
}
defender-plural = { $defender ->
    [officer] offiserer
    [soldier] soldater
    [volunteer] frivillige
    [medic] sanitetssoldater
   *[hunter] jegere
}
a-defender = { $defender ->
    [officer] offiseren
    [soldier] en soldat
    [volunteer] en frivillig
    [medic] en sanitetssoldat
   *[hunter] en jeger
}
a-defender-start = { $defender ->
    [officer] Offiseren
    [soldier] En soldat
    [volunteer] En frivillig
    [medic] En sanitetssoldat
   *[hunter] En jeger
}
the-defender = { $defender ->
    [officer] offiseren
    [soldier] soldaten
    [volunteer] den frivillige
    [medic] sanitetssoldaten
   *[hunter] jegeren
}
the-defender-start = { $defender ->
    [officer] Offiseren
    [soldier] Soldaten
    [volunteer] Den frivillige
    [medic] Sanitetssoldaten
   *[hunter] Jegeren
}
some-defenders = { $count ->
    [one] { a-defender }
   *[other] { $count } { defender-plural }
}
defenders = { $count ->
    [one] 1 forsvarer
   *[other] { $count } forsvarere
}
defenders-or-one = { $count ->
    [one] én
   *[other] { $count }
}
tile-miss = { $count ->
    [one] en bom
   *[other] { $count } bom
}
tile-artillery = { $count ->
    [one] artilleri
   *[other] artilleri { $count } ganger
}
tile-air_morale = { $count ->
    [one] bombefly (moral)
   *[other] bombefly { $count } ganger (moral)
}
tile-air_supply = { $count ->
    [one] bombefly (forsyninger)
   *[other] bombefly { $count } ganger (forsyninger)
}
tile-air_injury = { $count ->
    [one] bombefly (såring)
   *[other] bombefly { $count } ganger (såring)
}
tile-damage = { $count ->
    [one] skade på { $damage }
   *[other] skade på { $damage } { $count } ganger
}
delivery-name = { $delivery ->
    [supply] ekstra forsyninger
    [patrol] melding fra en kjentmann
    [miss] tømmer til murene
   *[morale] brev og tobakk
}
enemy-the = { $enemy ->
    [patrol] patruljen
   *[artillery] artilleriet
}
times-left = { $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } ganger)
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}({ $left } igjen)
}
how-bad = { $level ->
    [1] døden nær
    [2] hardt såret
    [3] hardt såret
    [4] såret
    [5] lett såret
   *[6] knapt såret
}


## Spørsmål

ask-recruits = { defenders } vil være med. Slippe inn en til? ({ $doubts } av { $discs } skiver i posen er tvil)
ask-recruits-keep = Tvilen sprer seg blant rekruttene, og bare én av dem blir. Hvem?
ask-injury-bed = { the-defender-start } er { how-bad } (nivå { $level }). En seng er ledig: Skal { the-defender } få den?
ask-card-choose = { $card }: { $text }
ask-waking = Hvem av de slitne skal være klare i dag? ({ $supplies ->
    [0] ingen forsyninger
    [one] 1 forsyning
   *[other] { $supplies } forsyninger
}, hver til { $per }{ $rations ->
    [0] { "" }
   *[other] ; { $rations } er alt betalt
})
ask-placing = Sett forsvarerne i arbeid, og begynn dagen. ({ $ready ->
    [0] ingen er igjen
    [one] 1 er klar
   *[other] { $ready } er klare
})
ask-section = { $section ->
    [mobilisation] Mobilisering
    [supply_run] Forsyningstur
    [maintenance] Vedlikehold
   *[infirmary] Sykestue
}: Hva gjøres nå?
ask-walls = Hvem på murene er den neste?
ask-walls-remove = Hvilken tysker faller?{ more-left }
ask-walls-suppress = Hvor går tyskerne i dekning?{ more-left }
ask-telephone-suppress = Observatørene leder ilden. Hvilke tyskere holdes nede?{ more-left }
ask-artillery = Kanonene er ladd. Hva er målet?
ask-artillery-sector = Hvor mange tyskere i sektor { $sector } treffes? De andre holdes nede.
ask-artillery-row = Hva ødelegges i denne raden?{ more-left }
ask-artillery-airfield = Granater mot Værnes flyplass: Hva gir de?{ more-left }
ask-patrol-remove = Hvilken patrulje fjernes fra kartet?
ask-counter_patrol-suspicion = Motpatruljen dekker sporene: senke mistanken med 2?
ask-runs = Hvilken forsyningstur går nå?
ask-run-go = { the-defender-start } ({ $place }) kan gå { $left ->
    [0] ikke lenger
    [one] 1 felt
   *[other] { $left } felt
}. Hvor?
ask-run-meeting = { the-defender-start } møter fienden ved { $place }. Hva nå? (mistanke { $suspicion }{ $left ->
    [0] , ingen steg igjen
   *[other] , { $left } felt igjen
})
ask-delivery = Hvem losser først?
ask-negotiate = Du snakker med folk i dalen. Hva demper du?{ times-left }
ask-open_supply_route = Hvilken forsyningsrute åpnes?{ times-left }
ask-repair = Hva repareres?{ times-left }
ask-repair-free = Hva repareres?
ask-unjam = Hvilken blokkering fjernes?
ask-jam = Hvilket våpen blokkeres?
ask-bolster = Hvordan styrkes festningen?{ times-left }
ask-promote = Hvem forfremmer offiseren?
ask-map_room = Du studerer planene over festningen. Hvilket snøkort kommer { $place ->
    [1] først
    [2] som nummer to
   *[other] som nummer tre
}?
ask-treat = Hvem behandles?{ $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } ganger)
}
ask-cabinet = Medisinskapet er åpent. Hvem blir frisk?{ times-left }
ask-infirmary-admit = En seng er ledig. Hvem får den?
ask-tire = Hvem blir sliten?{ more-left }
ask-ready = Hvem blir klar?{ more-left }
ask-bury = Hvem legges til hvile?
ask-kill = Hvilken tysker faller?{ more-left }
ask-morale-card = Hvilket moralkort utføres?{ more-left }
ask-posting = Kuppet: Hvem tar { $position }?

ask-roll-injury = Kast en terning for skaden til { the-defender }.
ask-roll-infantry = Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for tyskerne i sektor { $sector }.
ask-roll-fire = { the-defender-start } i { $position } skyter: Kast en terning.
ask-roll-machine_gun = { the-defender-start } i { $position } skyter med mitraljøsen: Kast en terning.
ask-roll-jam = Kast en terning for { $gun }: Under { $criteria } blokkeres den.
ask-roll-sneak = { the-defender-start } sniker seg forbi: Kast en terning. Det må bli mer enn { $suspicion }.
ask-roll-fight = { the-defender-start } har kjempet: Kast en terning. Det må bli mer enn { $suspicion }.
ask-draw-event = Snu det øverste hendelseskortet i bunken for { event-deck }: Hvilket er det?
ask-draw-recruit = Trekk en skive fra rekrutteringsposen: Hvilken er det?
ask-draw-coup = Trekk en skive fra rekrutteringsposen: Hvem blir borte?
ask-draw-tile = Trekk en brikke fra treffposen: Hvilken er det?
ask-draw-patrol = Trekk en brikke fra patruljeposen: Hvilket tall har den?
ask-draw-snow = Snu det øverste snøkortet: Hvilket er det?
ask-draw-look = Se på neste snøkort ovenfra, og la det ligge med baksiden opp: Hvilket er det?
ask-draw-morale = Snu det øverste kortet i bunken for { $deck ->
    [high] høy
   *[low] lav
} moral: Hvilket er det?


## Svar

option-draw = Slipp inn en til: en rekrutt, eller tvil som lar deg beholde bare én
option-keep = { the-defender-start } blir, de andre går hjem
option-bed = I sengen: et nivå bedre hver kveld
option-wait = I venteområdet: et nivå verre hver kveld
option-choose = { $text }
option-spend = { $what ->
    [supply] Bruk 1 forsyning: { $per } av de slitne kan gjøres klare
   *[morale] Bruk 1 moral: 2 av de slitne kan gjøres klare
}
option-ready = { $defender ->
    [everyone] Alle blir klare
   *[other] { a-defender-start } blir klar
}
option-rest = { a-defender-start } hviler: klar i morgen, gratis
option-place = Send { a-defender } til { $space }
option-take_back = { defender-name } tilbake fra { $space }, klar igjen
option-act = { $space }: { $text }
option-fire = { the-defender-start } i { $position } skyter på tyskerne innen rekkevidde
option-machine_gun = { $supplies ->
    [0] { $position } skyter med mitraljøsen på tre tyskere, så er den blokkert
   *[other] { $position } skyter med mitraljøsen på tre tyskere, med 1 forsyning for +2, så er den blokkert
}
option-reckless = { the-defender-start } i dumdristig forsvar stormer ut: To tyskere faller, så blir forsvareren såret
option-telephone = Felttelefonen brukes: +1 på hvert skudd heretter
option-remove = Fjern en tysker i sektor { $sector }, { $state ->
    [standing] stående
   *[lying] holdt nede
}
option-suppress = Hold nede en tysker i sektor { $sector }: Han kaster ingen terning i neste angrep
option-shell = { $gun } skyter mot { $target ->
    [sector] sektor { $where }: Tyskere faller, og de andre holdes nede
    [row] raden { $where }: Patruljer og batterier ødelegges
   *[airfield] Værnes flyplass: moral, bom-brikker, det hvite flagget ned, eller en flystabel ødelagt
}
option-shelled = { $count ->
    [0] Ingen faller, alle holdes nede
    [one] 1 tysker faller, de andre holdes nede
   *[other] { $count } tyskere faller, de andre holdes nede
}
option-clear = { $enemy ->
    [patrol] Fjern patruljen ved { $place }
   *[artillery] Driv bort batteriet ved { $place }
}
option-airfield = { $what ->
    [morale] Få 2 moral
    [miss] Legg 2 bom-brikker i treffposen
    [surrender] Det hvite flagget 1 nivå ned
   *[stack] Ødelegg flystabel { $stack }: Brikkene kommer aldri i treffposen
}
option-lower = Senk mistanken med 2
option-run = Flytt { the-defender } fra { $place }{ $cargo ->
    [nothing] { "" }
   *[other] , med en leveransebrikke
}
option-go = Gå til { $place }{ $enemies ->
    [nobody] { "" }
    [patrol] {" "}og møt patruljen der
    [artillery] {" "}og møt batteriet der
   *[both] {" "}og møt patruljen og batteriet der
}
option-halt = Stopp: ikke gå lenger, mistanke −1
option-sneak = Snik: Over mistankenivået går turen videre, ellers blir den tatt
option-fight = Kjemp mot { enemy-the }: Fienden er borte og turen slutter; soldaten såres om ikke terningen slår mistanken
option-deliver = { the-defender-start } losser { delivery-name }: 2 forsyninger og 1 moral i tillegg
option-calm = { $track ->
    [fear] Frykt 1 nivå ned: én rekrutt færre drar ved kuppet
   *[doubt] Tvil 1 nivå ned: færre tvilskiver, mer moral om kvelden
}
option-open = { $delivery ->
    [supply] Forsyningsbrikkene til depotet sitt
    [patrol] Patruljebrikkene til depotet sitt
    [miss] Bom-brikkene til depotet sitt
   *[morale] Moralbrikkene til depotet sitt
}: Hver som bringes hjem, gir også { $text }
option-repair = Reparer { $damage }: Ruinene går i treffposen
option-unjam = Fjern blokkeringen på { $gun }: Den kan skyte igjen
option-jam = { $gun } blokkeres
option-bolster = { $what ->
    [miss] Legg en bom-brikke i treffposen: én til som ikke gjør skade
   *[defence] Forsvar +1: ett skudd til i hvert angrep skader ingen
}
option-promote = { the-defender-start } blir soldat
option-next = { $card } kommer nå: { $text }
option-treat = { the-defender-start } på nivå { $level } { $ward ->
    [bed] i en seng
   *[waiting] i venteområdet
} går et nivå opp
option-cure = { the-defender-start } på nivå { $level } { $ward ->
    [bed] i en seng
   *[waiting] i venteområdet
} blir frisk, men sliten
option-admit = { the-defender-start } på nivå { $level } får sengen
option-tire = { a-defender-start } som { $area ->
    [ready] er klar
   *[rest] hviler
}, blir sliten
option-bury = { a-defender-start } legges til hvile og koster ikke mer moral
option-resolve = { $card }: { $text }
option-use = { $card }: { $text } Så er kortet ute inntil videre.
option-ignore = { $card }: utsett det, det kan komme igjen
option-post = { a-defender-start } som { $area ->
    [ready] er klar
    [rest] hviler
   *[tired] er sliten
}, tar stillingen

stop-recruits = Disse er nok: De blir med
done-waking = La de andre sove: De er fortsatt slitne
begin-placing = Begynn dagen
done-artillery = Kanonene tier
done-artillery-row = Ikke flere granater
done-artillery-airfield = Ikke flere granater
done-telephone-suppress = Ingen flere holdes nede
done-ready = Ingen flere blir klare
decline-counter_patrol-suspicion = La mistanken være
stay-run-go = Bli der
decline-cabinet = Ingen blir frisk
decline-infirmary-admit = Hold sengen ledig

group-place = { $count ->
    [one] Plasser { the-defender }, den siste
   *[other] Plasser én av { $count } { defender-plural }
}
group-take_back = Ta tilbake { a-defender }
group-section = { section-name }
group-gun = { $gun }
section-name = { $section ->
    [mobilisation] Mobilisering
    [walls] Forsvar murene
    [artillery] Artilleriild
    [supply_run] Forsyningstur
    [maintenance] Vedlikehold
   *[infirmary] Sykestue
}


## Det det spørres om etter så mange klikk på et svar: step-<svar>-<klikk>

step-place-1 = { $disc }: på hvilket felt?
step-rest-1 = Hvem får hvile til i morgen? To om dagen, gratis.
step-machine_gun-1 = Hvem skyter med mitraljøsen?
step-machine_gun-2 = Med eller uten en forsyning for +2?
step-shell-1 = Hva skyter { $gun } mot?
step-use-1 = { $card }: Bruke dette kortet eller se bort fra det?
step-ignore-1 = { $card }: Se bort fra dette kortet?


## Det som har hendt: natten og hendelseskortet

log-turn-begins = Dag { $day }: { $stage ->
    [0] mobilisering
    [1] første angrep
   *[2] beleiringen
}
log-event-drawn = { $card }. { $text }
log-weather = { $weather ->
    [sun] Sola skinner
    [cloud] Himmelen er grå
   *[snow] Det snør
}: En forsyningstur går { $movement } felt i dag.
log-snow-deeper = Snøen ligger dypere (felt { $level }).
log-snow-buried = Snøen kan ikke ligge dypere: Noe gir etter.
log-card-chosen = Du velger: { $text }
log-doubt_disc-added = { $count ->
    [one] En tvilskive legges
   *[other] { $count } tvilskiver legges
} i rekrutteringsposen.
log-doubt_disc-removed = { $count ->
    [one] En tvilskive tas
   *[other] { $count } tvilskiver tas
} ut av rekrutteringsposen.
log-recruits-drawn = { a-defender-start } kommer opp bakken.
log-recruits-doubt = Tvil: Noen snakker om å dra hjem.
log-recruits-kept = Bare { the-defender } blir; { $count ->
    [0] ingen andre var der
    [one] 1 annen drar hjem
   *[other] { $count } andre drar hjem
}.
log-recruits-joined = Garnisonen vokser med { defenders-or-one }: { $defenders }.
log-recruits-promised = { some-defenders } vil være blant de neste rekruttene.
log-air-added = Tyske fly samles på Værnes: { $count } flybrikker ({ $air ->
    [morale] moral
    [supply] forsyninger
   *[injury] såring
}) legges i treffposen.
log-hit-drawn = Festningen beskytes: { $tiles }.
log-hit-empty = Beskytningen vil ingen ende ta.
log-air-bombed = Bomber faller over { $air ->
    [morale] takene til slitne menn
    [supply] lageret
   *[injury] borggården
}.
log-damaged = { $damage } er skadet.
log-artillery-marker = Det tyske artilleriet skyter seg inn (felt { $level }).
log-artillery-placed = Et tysk batteri går i stilling ved { $place }.
log-artillery-returned = Batteriet ved { $place } drives bort.
log-artillery-all_placed = Alle tyske batterier er på plass.
log-artillery_tile-added = { $count ->
    [one] En artilleribrikke legges
   *[other] { $count } artilleribrikker legges
} i treffposen.
log-miss-added = { $count ->
    [one] En bom-brikke legges
   *[other] { $count } bom-brikker legges
} i treffposen.
log-miss-removed = { $count ->
    [one] En bom-brikke tas
   *[other] { $count } bom-brikker tas
} ut av treffposen.


## Det som har hendt: angrepet

log-infantry-added = { $count ->
    [0] Ingen tyskere får plass til å komme
    [one] 1 tysker kommer
   *[other] { $count } tyskere kommer
} opp bakken.
log-attack-unopposed = Ingen er på murene: Tyskerne rykker opp uten motstand.
log-attack-rolled = Tyskerne i sektor { $sector }: { $dice }.
log-attack-allocated = { $die }: { $column ->
    [grenade] granat
    [hit] skudd
    [wait] venter
   *[move] framrykking
}
log-attack-stood_up = { $count ->
    [one] Tyskeren som lå nede, reiser
   *[other] De { $count } tyskerne som lå nede, reiser
} seg igjen.
log-attack-grenades = { $count } granater eksploderer ved murene.
log-attack-hits = { $shots } skudd mot forsvar { $defence }: { $count ->
    [0] Ingen er truffet
   *[other] { $count } treff
}.
log-attack-moved = { $count ->
    [one] 1 tysker rykker
   *[other] { $count } tyskere rykker
} opp.
log-attack-held = Ingen rykker opp: Tyskerne venter i sektorene igjen.
log-attack-charge = En tysker stormer murene.
log-position-hit = { the-defender-start } i { $position } er truffet.
log-injured = { the-defender-start } er { how-bad }: nivå { $level } på sykestua.
log-infirmary-bed = { the-defender-start } får en seng (nivå { $level }).
log-lost = { a-defender-start } forlater garnisonen.
log-died = { a-defender-start } dør.


## Det som har hendt: morgenen

log-morning-rested = { $count ->
    [one] 1 uthvilt forsvarer er klar
   *[other] { $count } uthvilte forsvarere er klare
} igjen.
log-morning-supply_spent = En forsyning deles ut: { $count } kan gjøres klare. ({ $left } igjen)
log-morning-morale_spent = Du krever mer av dem enn du burde: { $count } kan gjøres klare. (moral { $level })
log-morning-to_rest = { a-defender-start } får sove til i morgen.
log-morning-everyone = Alle { $count } slitne forsvarere er klare.
log-readied = { a-defender-start } er klar.
log-tired = { a-defender-start } som { $area ->
    [ready] var klar
   *[rest] hvilte
}, er sliten.
log-placed = { a-defender-start } settes på { $space }.
log-taken_back = { a-defender-start } kalles tilbake fra { $space }.
log-relieved = { the-defender-start } der blir avløst, og er sliten.


## Det som har hendt: dagen

log-action-idle = { $space }: for få forsvarere, så ingenting blir gjort der. De er slitne.
log-day-begins = Dagens arbeid begynner.
log-action = { $space }{ times-left }.
log-fear-up = Frykten stiger til { $level }.
log-fear-down = Frykten synker til { $level }.
log-doubt-up = Tvilen stiger til { $level }.
log-doubt-down = Tvilen synker til { $level }.
log-route-opened = En forsyningsrute åpnes: { delivery-name }.
log-walls-hit = { the-defender-start } i { $position } skyter ({ $die }{ $total ->
    [0] { "" }
   *[other] , { $total } til sammen
}): treff.
log-walls-missed = { the-defender-start } i { $position } skyter ({ $die }{ $total ->
    [0] { "" }
   *[other] , { $total } til sammen
}): De går i dekning.
log-walls-reckless = { the-defender-start } forlater dekningen og stormer ut.
log-walls-telephone = Felttelefonen ringer: Observatørene melder.
log-infantry-removed = En tysker i sektor { $sector } faller.
log-infantry-suppressed = En tysker i sektor { $sector } holdes nede.
log-jammed = { $gun } blokkeres.
log-unjammed = { $gun } virker igjen.
log-artillery-fired = { $gun } skyter mot { $target ->
    [sector] sektor { $where }
    [row] raden { $where }
   *[airfield] Værnes flyplass
} ({ $icons ->
    [one] 1 symbol
   *[other] { $icons } symboler
}).
log-artillery-sector = { $count ->
    [0] Ingen
    [one] 1 tysker
   *[other] { $count } tyskere
} i sektor { $sector } faller, { $left ->
    [0] ingen er igjen der
    [one] 1 holdes nede
   *[other] { $left } holdes nede
}.
log-artillery-rolled = Mannskapet på { $gun } kaster { $die }; under { $criteria } blokkeres den.
log-air-destroyed = Flystabel { $stack } brenner på bakken.
log-run-sent = { a-defender-start } drar ut mot depotene.
log-run-moved = { the-defender-start } går til { $place }.
log-run-loaded = { the-defender-start } tar med { delivery-name }.
log-run-stopped = { the-defender-start } ligger lavt ved { $place }.
log-run-unseen = { the-defender-start } kaster { $die } mot mistanke { $suspicion }: usett.
log-run-seen = { the-defender-start } kaster { $die } mot mistanke { $suspicion }: oppdaget.
log-run-caught = { the-defender-start } er tatt.
log-run-home = { the-defender-start } er hjemme, og sliten.
log-run-delivered = { the-defender-start } bringer { delivery-name }.
log-cargo-lost = En leveransebrikke går tapt: { delivery-name }.
log-patrol-added = En patrulje dukker opp ved { $place }.
log-patrol-removed = Patruljen ved { $place } er borte.
log-suspicion-up = Mistanken stiger til { $level }.
log-suspicion-down = Mistanken synker til { $level }.
log-suspicion-searched = Tyskerne leter i åsene: Mistanken synker til { $level }, og en patrulje kommer.
log-supplies-gained = Fikk { $count ->
    [one] 1 forsyning
   *[other] { $count } forsyninger
}. ({ $left } på lager)
log-supplies-lost = Mistet { $count ->
    [one] 1 forsyning
   *[other] { $count } forsyninger
}. ({ $left } på lager)
log-supplies-marker = Forsyningene blir knappe: Heretter gjør én av dem { $count } klare.
log-snow-shovelled = Snø måkes bort (felt { $level }).
log-snow-found = Under snøen: { $card }. { $text }
log-snow-looked = Du ser på planene: Hva ligger under snøen? ({ $count } kort)
log-snow-card = { $card }
log-repaired = { $damage } er reparert.
log-repair-nothing = Ingenting trenger reparasjon.
log-promoted = { the-defender-start } er soldat nå.
log-promote-no_soldier = Det er ingen soldatgeværer igjen til en forfremmelse.
log-defence-up = Festningen er sterkere: forsvar { $level }.
log-defence-down = Festningen er svakere: forsvar { $level }.
log-defence-breached = Det er ikke noe forsvar igjen å miste: Noe gir etter.
log-infirmary-treated = { the-defender-start } { $ward ->
    [bed] i en seng
   *[waiting] i venteområdet
} blir bedre: fra nivå { $from } til { $level }.
log-infirmary-recovered = { the-defender-start } forlater { $ward ->
    [bed] sengen
   *[waiting] venteområdet
}, sliten, men hel.
log-infirmary-relapse = Uten seng blir { $count ->
    [one] en pasient
   *[other] { $count } pasienter
} verre.
log-infirmary-no_relapse = Medisinen virker: Ingen blir verre i dag.
log-buried = { a-defender-start } legges til hvile.


## Det som har hendt: kvelden

log-evening-begins = Kvelden faller på dag { $day }.
log-morale-up = Moralen stiger til { $level }.
log-morale-down = Moralen synker til { $level }.
log-hope-added = Håp: { $card } legges i bunken for lav moral.
log-despair-added = Fortvilelse: { $card } legges i bunken for høy moral.
log-evening-calm = En rolig kveld.
log-evening-level = Moralen er { $level }: { $count } kort for { $deck ->
    [high] høy
   *[low] lav
} moral.
log-evening-drawn = Trukket: { $cards }.
log-evening-reshuffled = Kortene for { $deck ->
    [high] høy
   *[low] lav
} moral stokkes på nytt.
log-evening-resolved = { $card }. { $text }
log-evening-used = { $card }. { $text }
log-evening-ignored = { $card }: sett bort fra.
log-evening-over = Kortene legges bort, og moralmarkøren går tilbake til 0.
log-surrender-up = Overgivelsen er nærmere: { $outlook }. (trenger { $required } friske forsvarere)
log-surrender-down = Overgivelsen er fjernere: { $outlook }. (trenger { $required } friske forsvarere)
log-coup = Kuppet: Tyskerne holder byene, og { $count ->
    [0] ingen lar seg skremme bort
    [one] 1 rekrutt uteblir
   *[other] { $count } rekrutter uteblir
}.
log-coup-left = { a-defender-start } kommer ikke.
log-coup-doubt = En tvilskive teller ikke: Den legges til side, og det trekkes en ny.
log-coup-flipped = Bygda under festningen gjør seg klar til første angrep.
log-posted = { a-defender-start } som { $area ->
    [ready] var klar
    [rest] hvilte
   *[tired] var sliten
}, tar { $position }.
log-retreat = Retretten: Bygda er tapt, og alle går opp til festningen.
log-retreat-machine_gun = Mitraljøsen bringes i stilling.
log-last_stand = Siste skanse.
log-last_stand-forward = Med sine siste krefter rykker alle tyskere { $sectors ->
    [one] én sektor
   *[other] { $sectors } sektorer
} fram.


## Hvordan spillet endte

won-survived = Du har holdt Hegra: { $healthy } friske forsvarere, { $required } trengtes. { $level ->
    [german_retreat] Tyskerne trekker seg tilbake!
    [truce] Tyskerne går med på våpenhvile.
    [honourable_surrender] Du overgir deg med ære.
   *[surrender] Du overgir deg, men du holdt ut til slutten.
}
lost-skull = Betingelsesløs overgivelse på dag { $day }: Garnisonen har gitt opp.
lost-too_few = Bare { $healthy } friske forsvarere er igjen på dag { $day }; { $required } trengtes. Hegra har falt.
lost-last_stand = Etter siste skanse er bare { $healthy } friske forsvarere igjen; { $required } trengtes. Hegra har falt.
lost-resigned = Du overgir festningen på dag { $day }.

part-event = Hendelse
part-morning = Morgen
part-day = Dag
part-evening = Kveld
seat-name = Kommandanten
goal = Hold festningen i 11 dager, med så mange friske forsvarere som flaggstanga krever.

headline = Dag { $day }, { $part ->
    [event] hendelsen
    [morning] morgenen
    [evening] kvelden
   *[day] dagens arbeid
}: { $healthy } friske


## Hvorfor et tips er som det er

why-only = Det er ikke noe annet å velge.
why-placing = { $space } trenger noen mest.
why-begin = De som er igjen, er klare i morgen; ikke noe annet er verdt å slite dem ut for.
why-doubt = Mindre tvil gir bedre rekrutter, og bedre moral hver kveld.
why-fear = Mindre frykt holder rekrutter i posen ved kuppet.
why-dying = Noen i venteområdet dør i natt uten behandling.
why-patients = Pasienter uten seng blir verre hver dag og koster moral.
why-empty_bag = Treffposen ville gå tom, og det bringer overgivelsen nærmere: Den trenger bom-brikker.
why-misses = Hver bom-brikke i treffposen er en granat som ikke gjør skade.
why-defence = Hvert forsvarsnivå stanser et treff i hvert angrep.
why-inspire = Moralen avgjør om kvelden hvilke kort som trekkes.
why-walls = Den som står på murene, skyter hver dag og blir ikke sliten av det.
why-better_shot = En soldat ser lenger enn den som står der nå.
why-better_aim = Observatørene gjør hvert skudd denne dagen bedre.
why-patrols = Patruljene står i veien for forsyningsturene.
why-hope = Håpskort tar plassen til dårlige kort.
why-guns = Kanonene gjør mer skade enn to geværer.
why-run = Forsyninger gjør de slitne klare, og en leveranse løfter moralen.
why-route = Flere leveransebrikker nå er forsyninger under beleiringen.
why-snow = Nyttige ting ligger under snøen.
why-repair = Det som kan brukes igjen, er verdt arbeidet.
why-unjam = Det som kan brukes igjen, er verdt arbeidet.
why-jam = Dette våpenet blir minst savnet.
why-telephone = De nærmeste tyskerne er de farligste.
why-kill = De nærmeste tyskerne er de farligste.
why-artillery = Dette skuddet gjør mest nytte for faren for blokkering.
why-runs = Denne turen gjør plass for de andre.
why-run_map = Det er den raskeste veien som unngår fienden.
why-patrol = Den patruljen står mest i veien.
why-delivery = Rekkefølgen spiller knapt noen rolle.
why-counter_patrol = Mindre mistanke gjør veien tryggere.
why-treat = Denne pasienten vinner mest på det.
why-cabinet = Den verst skadde har mest nytte av medisinen.
why-infirmary = I venteområdet ville denne pasienten bli verre.
why-injury = I en seng blir pasienter bedre, i venteområdet blir de verre.
why-waking = Nok hender til i dag, og noe spart til i morgen.
why-tire = Denne forsvareren blir minst savnet i dag.
why-ready = Denne forsvareren trengs mest.
why-bury = De døde tynger alle.
why-recruits = Faren for tvil mot verdien av en rekrutt til.
why-posting = Soldater ser lengst, og slitne kan også stå på murene.
why-morale = Av disse kortene er det det beste for festningen.
why-card = Det koster minst.
why-bolster = Det er det festningen mangler mest.
why-open_supply_route = Denne bonusen hjelper mest.
why-negotiate = Tvil koster mer enn frykt.
why-promote = En soldat til er mest verdt.
why-map_room = Rekkefølgen ting blir funnet i.
why-section = Rekkefølgen spiller knapt noen rolle.


## Hva tallene består av: deler av en linje i loggen, og av det som står på brettene

part-by = { $way ->
    [up] +{ $by }
   *[other] { $by }
}
log-part-die = Terningen: { $by }
log-part-supply = En forsyning til maskingeværet: { part-by }
log-part-telephone = Felttelefonen: { part-by }
log-part-needed = { $needed } eller mer treffer
log-part-sector = Sektor { $sector }: { part-by }
log-part-defence = Stanset av forsvaret: { $by }
log-part-from = Markøren: { $by }
log-part-steps = Den flyttes { part-by }
log-part-beyond = Forbi enden av sporet: { $count }, hver et håpkort oppe eller en tapt forsvarer nede
log-part-printed = Trykt ved flagget: { $by }
log-part-difficulty = Etter vanskelighetsgraden: { part-by }
log-part-slot = Statusbrikke { $slot }: { $state ->
    [fire] et ildsymbol, +1
    [blank] ikke noe symbol
    [jammed] klikker
   *[covered] dekket av skade
}
log-part-most = { $icons ->
    [one] 1 symbol
   *[other] { $icons } symboler
}, 2 tyskere hver: høyst { $most } av de { $there } der
log-part-draws = Skal trekkes: { $by }
log-part-bag_empty = Posen var tom: { $by }
log-part-infantry = Etter hendelseskortet: { $by }
log-part-no_piece = Ingen igjen i reserven deres: { $by }
log-part-no_room = Ikke plass i sektorene: { $by }
log-part-injury_die = Terningen viser { $die }: jo lavere, jo verre
log-part-resolved = Av disse utføres { $count }
log-part-area = { $area ->
    [ready] Klare
    [rest] Hviler
    [tired] Slitne
    [positions] På murene
   *[working] I arbeid, slitne i kveld
}: { $by }
log-part-track = Det høyeste frie tallet på artillerisporet; { $pieces ->
    [0] ingen brikker står
    [one] 1 brikke står
   *[other] { $pieces } brikker står
} der
log-part-bag = I posen: { $count } { $tile ->
    [miss] bom
    [artillery] artilleri
    [air] fly
   *[damage] skade
}
log-part-sneak = { $ways ->
    [0] Ingen terning er høy nok
   *[other] En terning må vise { $needed } eller mer: { $ways } av { $faces } sider
}
log-part-rations = { $count } på lager, hver gjør { $per } klare
log-part-end = Sporet slutter der: { part-by }
log-part-back = Forbi enden går den tilbake: { part-by }
log-part-by_card = Etter kortets tekst: { part-by }
log-part-by_rule = Etter regelen: { part-by }
log-part-by_doubt = Etter tvilsporet: { part-by }
log-part-by_volunteers = Én for hver frivillig blant rekruttene: { part-by }
log-part-by_delivery = Ved leveransebrikken: { part-by }
log-part-by_airfield = Ved treffet på flyplassen: { part-by }
log-part-by_bombs = Ved bombene: { part-by }
log-part-none_left = Det fantes ikke flere: { part-by }
log-part-store = På lager før: { $by }
log-part-spent = Brukt: { $by }
log-part-ration = Under forsyningsmarkøren, på felt { $space } på sporet: { $by }
log-part-for_morale = For ett nivå moral: { $by }
log-part-defenders = { defender-name }: { $by }
log-part-recruit_bag = Trukket blant { $discs } { $discs ->
    [one] skive
   *[other] skiver
}, hvorav { $doubts } tvil
log-part-recruits = Rekrutter ved posen: { $by }
log-part-stays = { the-defender-start } blir: { $by }
log-part-fear = Fryktnivået: { $by }
log-part-card = Etter hendelseskortet { $card }
log-part-movement = Felt for en forsyningstur i dette været: { $by }
log-part-laden = Med en leveransebrikke: { $by }
log-part-gone = Felt gått: { $by }, { $left } igjen
log-part-criteria = Trykt ved målet: med { $criteria } eller mer klikker den ikke
log-part-worker = { defender-name }, { $count } der: teller { $by }
log-part-sets = { $number } trengs for hver gang: { $sets ->
    [0] ikke nok
    [one] én gang
    [2] to ganger
   *[other] { $sets } ganger
}
log-part-not_now = { $once ->
    [yes] Bare én gang om dagen: { $count } færre
   *[no] Gjort før: { $count }
}
log-part-waiting = På nivå { $level }: { $by }
log-part-level = Nivået før: { $by }
log-part-better = Bedre med { part-by }
log-part-stack = Flystabel { $stack }: { $by }
log-part-deck_empty = Bunken var tom: { $by }
log-part-patrol = Brikke { $number } fra patruljeposen, i rad { $where }
log-part-looked = Opptil { $most } kort; { $cards_left } i bunken
log-part-walls = { $manned ->
    [yes] Det står noen på murene
   *[no] Ingen står på murene
}: { $by } { $by ->
    [one] sektor
   *[other] sektorer
}
log-evening-doubt = Tvil: { part-by }
log-evening-red_day = En dag som er trykt rød: { part-by }
log-evening-no_supplies = Ingen forsyninger: { part-by }
log-evening-waiting = Pasienter uten seng ({ $count }): { part-by }
log-evening-morgue = De døde i likhuset ({ $count }): { part-by }
log-evening-red_sector = Tyskere i en rød sektor: { part-by }
log-check-morgue = I likhuset: { $count } av { $limit }{ $met ->
    [yes] , som bringer kapitulasjonen nærmere
   *[no] { "" }
}
log-check-waiting = Venter uten seng: { $count } av { $limit }{ $met ->
    [yes] , som bringer kapitulasjonen nærmere
   *[no] { "" }
}
log-check-batteries = Batterier på plass: { $count } av { $limit }{ $met ->
    [yes] , som bringer kapitulasjonen nærmere
   *[no] { "" }
}
log-trace-gun = { $gun }: styrke { $icons }
log-trace-morale = Moral i kveld, slik det står nå: { part-by }
log-trace-surrender = { $outlook }: { $required } friske forsvarere trengs
log-trace-healthy = { $count ->
    [one] 1 frisk forsvarer
   *[other] { $count } friske forsvarere
} i kveld, { $required } trengs
log-trace-defence = Forsvar { $level }: { $level ->
    [0] det stanser ingen skudd
    [one] det stanser 1 skudd i hvert angrep
   *[other] det stanser { $level } skudd i hvert angrep
}
log-trace-tiles = { $count ->
    [one] 1 brikke trekkes
   *[other] { $count } brikker trekkes
} fra treffposen under beleiringen
log-trace-suspicion = Mistanke { $level }
log-trace-supplies = { $count ->
    [one] 1 forsyning gjør
   *[other] { $count } forsyninger gjør
} { $makes } klare


## Hvorfor ikke? Det som taler mot et svar, og hva som må bli annerledes

whynot-turn = { $when ->
    [later] Det kommer senere i dag.
    [now] Svar først på det det spørres om nå.
   *[over] Det er over for i dag.
}

whynot-nobody-ready = Ingen { defender-plural } er klare.
whynot-nobody-ready_at_all = Ingen er klar lenger: Ta noen tilbake, eller begynn dagen.
whynot-nobody-rest = Ingen { defender-plural } hviler.
whynot-nobody-tired = Ingen { defender-plural } er slitne.
whynot-nobody-morgue = Ingen { defender-plural } ligger i likhuset.
whynot-nobody-recruitment = Ingen { defender-plural } er blant rekruttene.
whynot-nobody-space = Ingen { defender-plural } er ved { $space }.

whynot-waking-unpaid = Ingen er betalt ennå: Bruk først { $supplies ->
    [0] moral (ett nivå gjør 2 klare), for det er ingen forsyninger igjen
   *[other] en forsyning (den gjør { $per } klare) eller moral (ett nivå gjør 2 klare)
}.
whynot-waking-paid = { $rations ->
    [one] 1 forsvarer til er
   *[other] { $rations } forsvarere til er
} alt betalt: Gjør dem klare før du bruker mer.
whynot-waking-too_few_rations = Bare { $rations ->
    [one] 1 forsvarer er
   *[other] { $rations } forsvarere er
} betalt: Velg hvem som blir klar, og bruk så mer.
whynot-waking-only_one = Bare én forsvarer er sliten: Klikk på den.
whynot-waking-rested = To er sendt til hvile denne morgenen, og flere kan ikke.
whynot-supplies-none = Det er ingen forsyninger igjen.
whynot-morale-lowest = Moralen er på bunnen: Det er ingenting igjen å bruke.

whynot-space-barred = { a-defender-start } kan ikke sendes til { $space }.
whynot-space-days = { $space } kan bare brukes på dag { $first } til { $last }.
whynot-space-snow = { $space } ligger under snøen: Måk til snøkortet er funnet.
whynot-space-rubble = { $space } ligger i ruiner: Reparer først.
whynot-space-nobody = Ingen er ved { $space }: Ingen ble sendt dit denne morgenen, eller arbeidet er gjort.
whynot-space-morning = Forsvarere sendes til { $space } i det siste trinnet om morgenen. Det kommer senere i dag.
whynot-space-later = { $space } hører til delen { section-name }. { whynot-turn }
whynot-position-stays = Ingen forlater { $space } uten avløsning: Send en annen dit.
whynot-position-empty = Ingen er i { $position }: Send noen dit om morgenen.
whynot-position-fired = { the-defender-start } i { $position } har skutt i dag.
whynot-range-nobody = { the-defender-start } i { $position } har ingen tyskere innen rekkevidde.
whynot-range-far = { a-defender-start } rekker ikke til sektor { $sector }.
whynot-sector-nobody = Det er ingen { $state ->
    [standing] stående tyskere
    [lying] liggende tyskere
   *[any] tyskere
} i sektor { $sector }.
whynot-sector-none = Ingen tyskere kommer opp bakken før første angrep, på dag 4.
whynot-machine_gun-siege = Mitraljøsen bringes i stilling ved retretten: fra dag 7.
whynot-machine_gun-leftmost = Mitraljøsen brukes fra stilling A, B eller C, ikke fra { $position }.
whynot-machine_gun-later = Mitraljøsen brukes av en forsvarer i stilling A, B eller C som ikke har skutt i dag. { whynot-turn }

whynot-gun-snow = { $gun } ligger under snøen: Måk til snøkortet er funnet.
whynot-gun-rubble = Hele { $gun } ligger i ruiner: Reparer først.
whynot-gun-jammed = { $gun } er blokkert: Reparasjon fjerner blokkeringen.
whynot-gun-jammed_under_rubble = Det som er blokkert ved { $gun }, ligger under ruiner: Rydd dem bort først.
whynot-gun-unjammed = { $gun } er ikke blokkert.
whynot-gun-fired = { $gun } har skutt i dag.
whynot-gun-iconless = { $gun } viser ikke noe ildsymbol: Den kan bare holde nede en sektor. Reparer den for å få mer.
whynot-gun-later = { $gun } skyter når nok soldater er sendt til artilleriet. { whynot-turn }
whynot-target-later = Bare kanonene rekker dette målet, når nok soldater er sendt til artilleriet. { whynot-turn }
whynot-shelled-icons = Med { $icons ->
    [one] 1 ildsymbol
   *[other] { $icons } ildsymboler
} faller høyst { $most } tyskere.
whynot-row-empty = Det er ingen patrulje og ikke noe artilleri i raden { $where }.
whynot-enemy-none = Det er { $enemy ->
    [patrol] ingen patrulje
   *[artillery] ikke noe artilleri
} ved { $place }.
whynot-enemy-other_row = Kanonen skyter mot raden { $where }, og { $place } er ikke i den.
whynot-enemy-patrols_only = Bare en patrulje kan fjernes nå, ikke artilleri.
whynot-enemy-later = Patruljer og artilleri drives bort av granater og av soldater på forsyningstur, patruljer også av motpatruljen. { whynot-turn }
whynot-airfield-used = { $what ->
    [morale] Moral er alt vunnet
    [miss] Bom-brikker er alt vunnet
    [surrender] Overgivelsesmarkøren er alt senket
   *[stack] En flystabel er alt ødelagt
} ved flyplassen i dag: Hver av delene bare én gang om dagen.
whynot-airfield-all_used = Alt granater kan gi ved flyplassen, er brukt i dag.
whynot-stack-gone = Flystabel { $stack } er alt borte.
whynot-stack-later = En flystabel ødelegges når en kanon skyter mot flyplassen. { whynot-turn }
whynot-jam-other = Det er { $what ->
    [gun] en av kanonene
   *[machine_gun] mitraljøsen
} som blokkeres.

whynot-run-moved = { the-defender-start } ved { $place } har gått i dag.
whynot-run-later = Forsyningsturer går i sin egen del av dagen. { whynot-turn }
whynot-run-away = Denne turen er ikke kommet hjem med en leveransebrikke i dag.
whynot-run-none = Det er ingen slik forsyningstur.
whynot-go-here = Turen står alt ved { $place }.
whynot-go-far = { $place } er { $steps } felt unna, og turen kan bare gå { $left } til.
whynot-go-taken = En annen forsvarer er ved { $place }: Ingen kan stanse der.
whynot-go-enemies = Veien til { $place } går gjennom fienden: Gå dit først, og snik forbi.
whynot-go-ends = Veien til { $place } går gjennom festningen eller et depot, og der stanser turen.
whynot-end-taken = En annen forsvarer er her: Turen kan ikke stanse.
whynot-fight-soldier = Bare en soldat kan kjempe, og dette er { a-defender }.
whynot-place-later = En forsyningstur kan gå til { $place } når den flyttes. { whynot-turn }
whynot-place-nobody = Ingen forsvarer er på kartet: Send noen på forsyningstur om morgenen.
whynot-depot-later = Den som kommer til dette depotet på forsyningstur, tar med en leveransebrikke. { whynot-turn }
whynot-depot-shut = Ingenting er kommet til dette depotet ennå: Først må en ny forsyningsrute åpnes. { $when ->
    [never] Det gikk bare på dag 1 til 3.
   *[other] { whynot-turn }
}
whynot-route-opened = Denne forsyningsruten er alt åpen.

whynot-calm-lowest = { $track ->
    [fear] Frykten
   *[doubt] Tvilen
} er så lav som den kan bli.
whynot-damage-none = { $damage } er ikke skadet.
whynot-damage-snow = { $damage } ligger under snøen: Måk til snøkortet er funnet.
whynot-damage-later = Ruinene på { $damage } ryddes bort ved reparasjon. { whynot-turn }
whynot-miss-none = Det er ingen bom-brikker igjen i reserven.
whynot-defence-highest = Forsvar { $level } er det høyeste nivået.
whynot-promote-type = { a-defender-start } kan ikke forfremmes: Bare en frivillig eller en jeger blir soldat.
whynot-card-ordered = { $card } har alt fått sin plass.

whynot-patient-none = Det er ingen { defender-plural } på nivå { $level } { $ward ->
    [bed] i en seng
   *[waiting] i venteområdet
}.
whynot-patient-in_bed = Denne pasienten har en seng.
whynot-patient-later = Pasienter behandles når noen er sendt til sykestua. { whynot-turn }

whynot-card-special_first = Håp og fortvilelse må velges først: { $count ->
    [one] Bare 1 kort til utføres, og det må være et slikt kort
   *[other] Bare { $count } kort til utføres, og de må være slike kort
}.
whynot-card-price = Prisen for { $card } kan ikke betales fullt ut: Kortet kan bare overses.
whynot-card-drawn = { $card } venter til det som det spørres om nå, er gjort.
whynot-card-event = { $card } utføres når det trekkes; resten av dagen gjelder bare rekkefølgen på kortet.
whynot-card-away = Dette kortet er ikke blant dem du kan velge nå.
whynot-branch-nothing = Ingenting av det andre valget kan gjøres nå, så det kan ikke tas.
whynot-post-barred = { a-defender-start } kan ikke kjempe: En annen må ta stillingen.

whynot-area-later = Slitne forsvarere går til { $area ->
    [ready] Klar
   *[rest] Hvile
} om morgenen. { whynot-turn }
whynot-area-tired = Forsvarere kommer hit av seg selv når arbeidet er gjort.
whynot-disc-ready = Klare forsvarere settes i arbeid i det siste trinnet om morgenen. { whynot-turn }
whynot-disc-tired = De slitne blir klare om morgenen, for forsyninger eller moral, eller hviler gratis. { whynot-turn }
whynot-disc-resting = Den som hviler, er klar neste morgen uten å koste noe.
whynot-disc-dead = De døde forlater likhuset bare når et kort sier det.
whynot-disc-recruit = Rekruttene er klare når alle er trukket.
whynot-disc-posted = { the-defender-start } blir i { $space } til den treffes eller avløses en morgen.
whynot-disc-working = { the-defender-start } arbeider ved { $space } i dag.
whynot-infantry-lying = Disse tyskerne ligger alt i dekning.
whynot-infantry-later = Tyskerne beskytes fra murene. { whynot-turn }
whynot-track = { $track ->
    [morale] Moralen endres av kort, oppmuntring og leveranser, og når du bruker den om morgenen.
    [supplies] Forsyninger kommer med leveranser, frivillige og kort; om morgenen gjør de slitne klare.
    [defence] Forsvaret går opp når festningen styrkes, og ned ved granater, kort og retretten.
    [tiles] Så mange brikker trekkes fra treffposen i hver hendelse under beleiringen; styrking legger bom-brikker i den.
    [surrender] Flagget går ned ved døde, pasienter uten seng og tysk artilleri; granater mot flyplassen hjelper.
    [suspicion] Mistanken endres av det forsyningsturer og motpatruljer gjør.
    [fear] Frykten går ned ved forhandlinger.
   *[doubt] Tvilen går ned ved forhandlinger.
}

whynot-first = Klikk først på { $kind ->
    [disc] forsvareren
    [gun] kanonen
   *[card] kortet
}, og så her.
whynot-begun = Du har begynt å velge noe annet: Gjør det ferdig, eller ta det tilbake.
whynot-button = Dette er et av svarene under spørsmålet.
whynot-fate = Først terningene og trekningen.
whynot-over = Spillet er over.
whynot-other = Det er ikke det det spørres om nå.


## Hva ting er og hva de gjør nå: en kort tekst for hver slags ting som kan pekes på

about-title = { $title }
title-area = { $area ->
    [barracks] Kaserne
    [ready] Klar
    [rest] Hvile
    [tired] Sliten
    [morgue] Likhus
    [recruitment] Rekrutter
    [infirmary] Sykestue
    [beds] Senger
   *[waiting] Venteområde
}
title-column = { $column ->
    [grenade] Granater
    [hit] Treff
    [move] Fram
   *[charge] Storm
}
title-sector = Sektor { $sector }
title-airfield = Værnes flyplass
title-stack = Flystabel { $stack }
title-depot = Depot: { delivery-name }
title-bag = { $bag ->
    [recruit] Rekrutteringspose
    [hit] Treffpose
   *[patrol] Patruljepose
}
title-day = Dag { $day }
title-deck = { $deck ->
    [events] Hendelseskort
    [high] Høy moral
    [low] Lav moral
    [hope] Håp
    [despair] Fortvilelse
   *[snow] Snøkort
}
defenders-of-type = { $defender ->
    [officer] offiseren
    [soldier] soldater
    [volunteer] frivillige
    [medic] sanitetssoldater
   *[hunter] jegere
}
about-who = { $double ->
    [none] { "" }
   *[other] {" "}Teller dobbelt: { $double }.
}{ $barred ->
    [none] { "" }
   *[other] {" "}Ikke for { $barred }.
}{ $only ->
    [none] { "" }
   *[other] {" "}Bare for { $only }.
}
about-reach = { $reach ->
    [none] Ingen på murene rekker dit.
   *[other] Innen rekkevidde for { $reach }.
}
log-about-space = { $number ->
    [one] Én forsvarer
   *[other] { $number } forsvarere
}: { $text }{ about-who } { $state ->
    [days] Bare på dag { $first } til { $last }.
    [snow] Ligger fremdeles under snøen: Måk til snøkortet dukker opp.
    [rubble] I ruiner: Reparer først.
    [empty] Ingen er her nå.
    [short] { $count ->
        [one] Én er her nå, og det er ikke nok.
       *[other] { $count } er her nå, og det er ikke nok.
    }
   *[manned] { $count ->
        [one] Én er her nå
       *[other] { $count } er her nå
    }: Det gjøres { $times ->
        [one] én gang
       *[other] { $times } ganger
    } i dag.
}
log-about-position = Én forsvarer står her, kaster én terning om dagen ({ $hit } eller mer: en tysker innen rekkevidde faller, mindre: én går i dekning) og blir til den treffes eller avløses.{ about-who } { $state ->
    [days] Fra dag { $first } til dag { $last }.
    [snow] Ligger fremdeles under snøen.
    [rubble] I ruiner nå: Ingen kan stå her før det er reparert.
    [empty] Ingen er her nå.
   *[manned] { $sectors ->
        [none] { the-defender-start } er her nå.
       *[other] { the-defender-start } er her nå og rekker til sektor { $sectors }.
    }
}
log-about-defender = { $text } { $sectors ->
    [none] Rekker ikke ned i skråningen nå.
   *[other] Rekker fra murene til sektor { $sectors }.
}
log-about-disc-ready = { $text } Klar: Går dit du sender den om morgenen, og er fortsatt klar om du ikke gjør det.
log-about-disc-rest = { $text } Hviler: Klar i morgen, og det koster ingenting.
log-about-disc-tired = { $text } Sliten: Arbeider igjen først etter en del av en forsyning, for moral, eller etter en dags hvile.
log-about-disc-morgue = En død forsvarer. Hver av de døde koster 1 moral hver kveld.
log-about-disc-recruitment = { $text } Er kommet opp bakken og blir med når du slutter å trekke; tvil sender hjem alle unntatt én.
log-about-disc-wall = { $text } På muren: { $fired ->
    [yes] Har skutt i dag
   *[no] Skyter med én terning i dag
}{ $sectors ->
    [none] { "" }
   *[other] {" "}og rekker til sektor { $sectors }
}.
log-about-disc-work = { $text } I arbeid i dag: { $space }. Sliten etterpå.
log-about-area-barracks = Her bor garnisonen: { $ready } klare, { $rest } hviler, { $tired } er slitne.
log-about-area-ready = { $count ->
    [0] Ingen er klar: Det er ingen å sette i arbeid.
    [one] 1 forsvarer er klar og kan settes i arbeid om morgenen; den som ikke sendes, er fortsatt klar.
   *[other] { $count } forsvarere er klare og kan settes i arbeid om morgenen; de som ikke sendes, er fortsatt klare.
}
log-about-area-rest = { $count ->
    [0] Ingen hviler. Hver morgen kan { $most } av de slitne komme hit gratis, og er klare dagen etter.
    [one] 1 forsvarer hviler og er klar i morgen. Hver morgen kan { $most } av de slitne komme hit gratis.
   *[other] { $count } forsvarere hviler og er klare i morgen. Hver morgen kan { $most } av de slitne komme hit gratis.
}
log-about-area-tired = { $count ->
    [0] Ingen er sliten.
    [one] 1 forsvarer er sliten.
   *[other] { $count } forsvarere er slitne.
} Om morgenen gjør en forsyning { $per } av dem klare, 1 moral gjør { $for_morale }.
log-about-area-morgue = { $count ->
    [0] Ingen er død.
    [one] 1 er død.
   *[other] { $count } er døde.
} Hver av de døde koster 1 moral hver kveld; fra { $limit } av går også det hvite flagget et nivå opp hver kveld.
log-about-area-recruitment = Her samles nye forsvarere, høyst fire, og de er klare når du stopper. { $count ->
    [0] Ingen er kommet ennå.
    [one] 1 er kommet.
   *[other] { $count } er kommet.
}
log-about-area-infirmary = { $count ->
    [0] Ingen er såret
    [one] 1 pasient
   *[other] { $count } pasienter
}; { $free ->
    [0] ingen seng er ledig
    [one] 1 seng er ledig
   *[other] { $free } senger er ledige
}. I en seng blir man bedre hver kveld, i venteområdet verre.
log-about-area-beds = Den som ligger her, går et nivå opp hver kveld, og er over nivå { $most } frisk igjen, men sliten. { $free ->
    [0] Ingen seng er ledig.
    [one] 1 seng er ledig.
   *[other] { $free } senger er ledige.
}
log-about-area-waiting = Den som venter her, faller et nivå hver kveld, og dør under nivå 1. { $count ->
    [0] Ingen venter nå.
   *[other] { $count } venter nå: Det koster 1 moral i kveld; fra { $limit } av går også det hvite flagget opp.
}
log-about-patient-bed = { the-defender-start } i en seng, nivå { $level }: ett nivå opp i kveld, frisk over nivå { $most }. Hver behandling er et nivå til.
log-about-patient-waiting = { the-defender-start } venter på en seng, nivå { $level }: ett nivå ned i kveld, { $level ->
    [1] og det er døden.
   *[other] død under nivå 1.
} Hver behandling er et nivå opp.
log-about-run = { the-defender-start } på forsyningstur{ $cargo ->
    [nothing] { "" }
    [supply] {" "}med ekstra forsyninger
    [patrol] {" "}med melding fra en kjentmann
    [miss] {" "}med tømmer til murene
   *[morale] {" "}med brev og tobakk
}, nå ved { $place }: { $moved ->
    [yes] har gått i dag
   *[no] går inntil { $steps } felt i dag
}. Det som bæres, teller når det når festningen.

log-about-gun = Betjent av { $number } soldater skyter den én gang om dagen. { $state ->
    [snow] Den ligger fremdeles under snøen: Måk til kortet dukker opp.
    [rubble] Hele kanonen ligger i ruiner nå: Reparer først.
    [jammed] Den er blokkert nå: Reparasjon får den i gang igjen.
    [fired] Den har skutt i dag.
   *[ready] { $icons ->
        [0] Uten ildsymbol kan den bare holde nede tyskerne i en sektor.
        [one] Med 1 ildsymbol faller inntil { $removed } tyskere i en sektor, eller 1 fiende i en rad, eller den gir flyplassen 1 slag.
       *[other] Med { $icons } ildsymboler faller inntil { $removed } tyskere i en sektor, eller { $icons } fiender i en rad, eller den gir flyplassen { $icons } slag.
    }
}
log-about-machine_gun = Én gang om dagen skyter den som holder stilling A, B eller C, med den i stedet: Ved { $hit } eller mer faller { $count } tyskere innen rekkevidde, ellers går { $count } i dekning; en forsyning legger til { $boost }. Så er den blokkert. { $state ->
    [siege] Den kommer med beleiringen, på dag 7.
    [jammed] Den er blokkert nå: Reparasjon får den i gang igjen.
   *[ready] Den er klar nå.
}
log-about-damage = Ruiner: { $covers ->
    [position] Ingen kan stå i { $damage }
    [gun] { $count } av { $slots } plasser ved { $damage } er dekket
   *[part] Den høyre delen av { $damage } kan ikke brukes
} før reparasjon rydder dem bort. Brikken går så i treffposen og kan ramme igjen.

log-about-infantry-standing = { $count ->
    [one] 1 tysker står
   *[other] { $count } tyskere står
} i sektor { $sector }: Hver kaster en terning i neste angrep. { about-reach }
log-about-infantry-lying = { $count ->
    [one] 1 tysker ligger
   *[other] { $count } tyskere ligger
} i dekning i sektor { $sector }: ingen terning i neste angrep, så på beina igjen. { about-reach }
log-about-column-grenade = Tyskere som terningene sender hit, kaster granater: To eller flere senker forsvaret med 1. { $count } er her nå.
log-about-column-hit = Tyskere som terningene sender hit, skyter: Forsvaret stanser { $defence } av dem nå, hver av de andre treffer forsvareren lengst til venstre på murene. { $count } er her nå.
log-about-column-move = Tyskere som terningene sender hit, rykker opp en sektor når skytingen er over. { $count } er her nå.
log-about-column-charge = Tyskere som kommer forbi den øverste sektoren, stormer: Hver sårer forsvareren lengst til venstre på murene, forsvar eller ikke. { $count } er her nå.
log-about-sector = { $standing } tyskere står her, { $lying } ligger. En kanon som skyter hit, blokkeres under { $criteria }. { $red ->
    [yes] Rød: Tyskere her koster 1 moral i kveld. { about-reach }
   *[no] { about-reach }
}
log-about-row = En kanon som skyter hit, fjerner en patrulje eller et batteri for hvert ildsymbol, og blokkeres under { $criteria }. { $count ->
    [0] Det er ingen fiende i denne raden nå.
    [one] 1 fiende er i denne raden nå.
   *[other] { $count } fiender er i denne raden nå.
}
log-about-airfield = Hvert ildsymbol på en kanon gir ett av dette, én gang om dagen: { $morale } moral, { $miss } bom-brikker i treffposen, det hvite flagget { $surrender } nivå ned, eller en flystabel ødelagt. Kanonen blokkeres under { $criteria }.
log-about-stack = { $state ->
    [gone] Denne flystabelen er borte.
   *[other] { $count } flybrikker ({ $air ->
        [morale] hver koster 1 moral
        [supply] hver koster 1 forsyning
       *[injury] hver sårer en forsvarer
    }) som går i treffposen { $state ->
        [next] i neste hendelse under beleiringen.
       *[later] når turen kommer; én stabel om dagen under beleiringen.
    } Granater mot flyplassen kan ødelegge dem før.
}
log-about-gate = Festningen: Alle forsyningsturer går ut herfra, og det de bærer, teller når de er tilbake. { $count ->
    [0] Ingen av turene er her nå.
    [one] 1 tur er her nå.
   *[other] { $count } turer er her nå.
}
log-about-place = Et stopp på stiene{ $symbol ->
    [yes] , der tyske batterier går i stilling
   *[no] { "" }
}. { $enemies ->
    [nobody] Ingen fiende er her: En forsyningstur kan gå forbi, eller slutte dagen her.
    [patrol] En patrulje er her: Den som kommer hit, stopper, sniker seg forbi ved mer enn { $suspicion }, eller kjemper hvis det er en soldat.
    [artillery] Et batteri er her: Den som kommer hit, stopper, sniker seg forbi ved mer enn { $suspicion }, eller kjemper hvis det er en soldat.
   *[both] En patrulje og et batteri er her: Den som kommer hit, stopper, sniker seg forbi ved mer enn { $suspicion }, eller kjemper hvis det er en soldat.
}
log-about-depot = Et depot, der en forsyningstur slutter dagen og tar med en brikke. En brikke som bringes hjem, gir 2 forsyninger, 1 moral og bonusen ({ $text }). { $state ->
    [shut] Det er ingenting her før ruten åpnes, på dag 1 til 3.
    [empty] Alle brikkene er tatt.
   *[open] { $count ->
        [one] 1 brikke er igjen.
       *[other] { $count } brikker er igjen.
    }
}
log-about-enemy-patrol = En tysk patrulje: En forsyningstur som kommer hit, stopper, sniker seg forbi ved mer enn { $suspicion }, eller kjemper hvis det er en soldat. Motpatrulje og kanoner fjerner den også.
log-about-enemy-artillery = Et tysk batteri: På kartet gjør det at flere brikker trekkes fra treffposen, og med alle seks går det hvite flagget opp. En soldat på tur eller en kanon driver det bort.

log-about-bag-recruit = Rekrutter trekkes herfra på dag 1 til 6: { $doubts } av { $count } skiver er tvil.
log-about-bag-hit = Det granater og bomber gjør: Under beleiringen trekkes { $draws } brikker hver dag. { $misses } av { $count } brikker er bom.
log-about-bag-patrol = { $count } patruljer kan ennå komme; i kveld { $patrols ->
    [0] trekkes ingen
    [one] trekkes én
   *[other] trekkes { $patrols }
}.
about-in-bag = { $count ->
    [0] Ingen er i treffposen nå.
    [one] 1 er i treffposen nå.
   *[other] { $count } er i treffposen nå.
}
log-about-tile-miss = En bom-brikke gjør ingenting når den trekkes, og forlater posen. { about-in-bag }
log-about-tile-artillery = En artilleribrikke flytter det tyske artilleriet fram: Et batteri som nås, går ut på kartet. Brikken går tilbake i posen. { about-in-bag }
log-about-tile-damage = En skadebrikke legger det den nevner, i ruiner, og sårer den som står der. { about-in-bag }
log-about-tile-air = Bombefly: { $air ->
    [morale] 1 moral går tapt
    [supply] 1 forsyning går tapt
   *[injury] en forsvarer såres
}. { about-in-bag }

log-about-track-morale = Moral { $level }: Om kvelden, etter det dagen bringer, sier den hvilke kort du trekker. På dette nivået: { $deck ->
    [high] { $draw } kort for høy moral, og du velger { $resolve }.
    [low] { $draw } kort for lav moral, og du velger { $resolve }.
   *[none] ingen.
} Så er den 0 igjen.
log-about-track-supplies = { $count ->
    [0] Ingen forsyninger: En kveld uten noen koster 1 moral.
    [one] 1 forsyning: Om morgenen gjør den { $per } slitne forsvarere klare.
   *[other] { $count } forsyninger: Om morgenen gjør hver { $per } slitne forsvarere klare.
}
log-about-track-rations = Én forsyning gjør { $per } slitne forsvarere klare; etter kuppet og etter retretten én færre.
log-about-track-defence = Forsvar { $level } av { $most }: Så mange skudd i et angrep skader ingen. Styrking hever det; granater senker det.
log-about-track-tiles = { $count } brikker trekkes fra treffposen hver dag under beleiringen; for hvert av de { $pieces } batteriene som ennå kommer ut på kartet, er det én til.
log-about-track-surrender = { $outlook }: Ved slutten av hver dag under beleiringen må minst { $required } forsvarere være friske; nå er { $healthy } det. På toppen av stangen er alt tapt.
log-about-track-suspicion = Mistanke { $level }: Den som sniker seg forbi fienden eller kjemper på stiene, trenger mer enn { $level } på en terning. Over { $most } faller den til { $reset }, og en patrulje kommer.
log-about-track-snow = Snø { $level }: Snømåking senker den; under { $least } dukker et snøkort opp, og den begynner på { $reset } igjen. Snøfall over { $most } trekker en brikke fra treffposen.
log-about-track-steps = { $weather ->
    [sun] Sol
    [cloud] Skyer
   *[snow] Snøvær
}: En forsyningstur går { $steps } felt i dag, ett mindre med last; jegere bærer uten å bli langsommere.
log-about-track-healthy = { $count } forsvarere er friske: klare, hvilende, slitne eller på murene. { $required } trengs ved slutten av hver dag under beleiringen.
log-about-track-day = Dag { $day } av { $days }, { $stage ->
    [mobilisation] mobiliseringen: Rekrutter kommer, og festningen gjøres klar
    [attack] det første angrepet: Tyskerne kommer opp bakken
   *[siege] beleiringen: granater, bomber og angrep; hold ut til slutten
}.
log-about-track-fear = Frykt { $level }: Ved kuppet, på slutten av dag 3, forlater så mange rekrutter posen. Forhandlinger senker den.
log-about-track-doubt = Tvil { $level }: Hver dag går { $discs ->
    [0] ingen tvilskive
    [one] 1 tvilskive
   *[other] { $discs } tvilskiver
} i rekrutteringsposen, og kvelden bringer { $morale } moral. Forhandlinger senker den.
log-about-day = { $when ->
    [now] I dag:
    [later] Kommer:
   *[over] Over:
} { $stage ->
    [mobilisation] en dag i mobiliseringen.
    [attack] en dag i det første angrepet.
   *[siege] en dag i beleiringen.
} { $patrols ->
    [0] Ingen ny patrulje
    [one] 1 ny patrulje
   *[other] { $patrols } nye patruljer
} om kvelden (rad { $where }).{ $red ->
    [yes] {" "}Rød: Den koster 1 moral.
   *[no] { "" }
}{ $special ->
    [coup] {" "}Så kuppet: Redde rekrutter drar, og murene bemannes.
    [retreat] {" "}Så retretten: Forsyningene blir knappe, og beleiringen begynner.
    [last_stand] {" "}Så siste skanse, som avgjør spillet.
   *[none] { "" }
}
log-about-weather = { $weather ->
    [sun] Sol
    [cloud] Skyer
   *[snow] Snøvær
}: En forsyningstur går { $steps } felt{ $now ->
    [yes] {" "}i dag
   *[no] { "" }
}, ett mindre med last.{ $weather ->
    [snow] {" "}Snøen blir også dypere.
   *[other] { "" }
}
log-about-phase-event = Dagen begynner med et hendelseskort: været, det kortet sier, { $stage ->
    [mobilisation] tvil og rekrutter.
    [attack] rekrutter og et tysk angrep.
   *[siege] bombefly, granater og et tysk angrep.
}
log-about-phase-morning = De som hvilte, er klare, de slitne får mat, og de klare settes i arbeid.
log-about-phase-day = Arbeidet gjøres del for del: { $stage ->
    [mobilisation] mobilisering, kanoner, forsyningsturer, vedlikehold, sykestue.
   *[other] murene, kanoner, forsyningsturer, vedlikehold, sykestue.
}
log-about-phase-evening = Moralen blir til kort, det hvite flagget vurderes, og patruljer kommer.
log-about-card = { $text } { $state ->
    [event] Det er dagens hendelse; tabellen på kortet sier hvem som rammes først.
    [drawn] { $kind ->
        [hope] Du trakk det i kveld: Bruk det, eller spar det til en annen gang.
        [despair] Du trakk det i kveld: Betal prisen, eller utsett det til en annen gang.
       *[other] Du trakk det i kveld: Velg det, eller la det bli i bunken.
    }
   *[open] { "" }
}
log-about-deck-events = { $count } hendelseskort er igjen i bunken for { event-deck }; ett snus hver dag.
log-about-deck-high = { $count } kort for høy moral er igjen: gode nyheter, trukket om kvelden når moralen er over 0.
log-about-deck-low = { $count } kort for lav moral er igjen: dårlige nyheter, trukket om kvelden når moralen er under 0.
log-about-deck-hope = { $count } håpskort ligger her: Radioen og moral over 3 legger dem i bunken for lav moral.
log-about-deck-despair = { $count } fortvilelseskort ligger her: Dårlige kort legger dem i bunken for høy moral.
log-about-deck-snow = { $count } snøkort er igjen: Ett dukker opp når snøen er måkt bort, med en ny handling eller et funn.


## Leksjoner

lesson-first-day-title = Den første dagen
lesson-first-day-about = Hendelseskortet, de første rekruttene, og arbeid til alle før tyskerne kommer.
lesson-first-day-event = April 1940. Du er kommandant på Hegra festning. Du vinner hvis den holder i 11 dager med så mange friske forsvarere som flaggstanga krever. Hver dag begynner med et hendelseskort. I dag er det is: Været er snø, så snømarkøren gikk opp til 4, og to forsvarere er for forfrosne til å arbeide. La en frivillig og en soldat være slitne.
lesson-first-day-doubt = Tvilmarkøren står på 1, så én tvilskive gikk ned i rekrutteringsposen. Det får du merke nå.
lesson-first-day-draw = Det kommer folk opp bakken: Du trekker dem fra posen, én for én. En soldat er her. Trekk igjen, for hvert par hender teller.
lesson-first-day-draw-again = En frivillig, og hver av dem har med seg en forsyning. Tvil ville sendt alle unntatt én hjem igjen, men to skiver blant så mange er liten fare. Trekk en gang til.
lesson-first-day-stop = En jeger: tre rekrutter! For hver skive kommer tvilen nærmere, og fire er uansett det meste. Stopp her.
lesson-first-day-recruits = Alle tre er klare, og den frivillige hadde med seg en forsyning nummer to.
lesson-first-day-route = Så skal alle ha arbeid: et klikk på en forsvarer, så på en handling. To soldater åpner en ny forsyningsrute. Tallet på feltet sier hvor mange det trengs.
lesson-first-day-shovel = Jegeren måker snø. Der er én nok, og en jeger teller dobbelt på det feltet: Det måkes to ganger.
lesson-first-day-inspire = Offiseren og to frivillige inspirerer. Det trengs to; offiseren teller dobbelt, så disse tre gjør det to ganger, og høy moral lønner seg om kvelden.
lesson-first-day-run = Den siste soldaten drar på forsyningstur. Maten ligger i depotene nede i dalen, og noen må hente den.
lesson-first-day-begin = Ingenting er avgjort før dagen begynner, så du kunne ennå ombestemme deg. Er du fornøyd? Begynn dagen.
lesson-first-day-open = Handlingene utføres fra venstre mot høyre. Først den nye ruten: Velg bom-gruppen. Bom-brikker gjør de tyske kanonene mindre farlige.
lesson-first-day-open-after = Nå ligger det tre brikker i det depotet og venter på å bli båret hjem.
lesson-first-day-go = Soldaten forlater festningen. I snø går en tur fire felt, i bedre vær flere. Gå til Gul 2: Derfra er det ett skritt til to depoter i morgen.
lesson-first-day-act = Vedlikehold: måke og inspirere, i hvilken rekkefølge du vil. Klikk på en av dem; for den andre er det ikke mer å bestemme.
lesson-first-day-evening = To for offiserens ord og én fordi det er lite tvil: Moralen står på 3, så høyt den kan. De som arbeidet, er slitne nå.
lesson-first-day-handy-men = Om kvelden blir moral til kort. Du trakk tre og kan bruke to. Nevenyttige karer reparerer noe gratis: Ta dem først.
lesson-first-day-repair = Stilling A er en plass på muren, og om tre dager blir det skyting. Rydd bort skaden.
lesson-first-day-bread = Og brød fra bygda: én forsyning til, og det er den som får slitne forsvarere på beina om morgenen.
lesson-first-day-done = Moralen begynner på 0 igjen, og dag 2 er i gang. Du kjenner rytmen: hendelse, rekrutter, arbeid, kveld. Ti slike dager til, eller ikke helt slike.

lesson-supply-run-title = Tvil, sult og veien hjem
lesson-supply-run-about = Rekrutter som vakler, en sliten garnison, og tre turer forbi de tyske patruljene.
lesson-supply-run-draw = Dag 2, og det har kommet en soldat. Posen avgjør hvem som følger etter: Trekk to til.
lesson-supply-run-draw-fourth = Tre rekrutter, en fjerde kan komme. Du trenger folk mer enn du frykter tvil: Trekk.
lesson-supply-run-doubt = En tvilskive. Det blir snakk, og alle unntatt én går hjem.
lesson-supply-run-keep = Du får beholde én. Ta en soldat: De skyter langt og kan slåss med patruljer.
lesson-supply-run-kept = De andre er tilbake i reserven, tvilskiven er tilbake i posen, og ingen frivillig ble igjen med en forsyning.
lesson-supply-run-supply = Ni forsvarere er slitne. Én forsyning metter fire av dem, slik forsyningsmarkøren sier. Bruk den.
lesson-supply-run-ready = Si hvem som skal opp: tre soldater og sanitetssoldaten. Det som er betalt, brukes før du kan betale igjen.
lesson-supply-run-morale = Det er ingen forsyninger igjen, men du kan også be om mer enn du burde: én moral for to forsvarere.
lesson-supply-run-two-more = Den frivillige og jegeren, altså.
lesson-supply-run-rest = To kan sove ut, gratis: Den som hviler i dag, er klar i morgen uten forsyninger. Send to soldater til hvile.
lesson-supply-run-waking-done = Bare to kan hvile, så den siste frivillige forblir sliten. Du er ferdig.
lesson-supply-run-send = I dag må maten hjem. Én soldat drar på forsyningstur.
lesson-supply-run-repair = To soldater reparerer muren; det trengs begge to til én reparasjon.
lesson-supply-run-begin = De andre forblir klare og sparer kreftene: Du må ikke bruke alle. Begynn dagen.
lesson-supply-run-first-run = Nå er det tre på kartet, og du velger hvem som går først. Begynn med den frivillige, som bærer en brikke hjem.
lesson-supply-run-to-the-patrol = Det er skyet, så en tur går fem felt, men fire med last. En patrulje står i veien på Lyseblå 6: Gå dit.
lesson-supply-run-halt = Når du møter en patrulje, kan du ligge i skjul eller snike deg forbi. Med last tar du ingen sjanser: Stopp her, så synker mistanken med én.
lesson-supply-run-halted = Mistanken er på 1, og det hjelper den neste som skal snike seg.
lesson-supply-run-second-run = Så soldaten på Lyseblå 2.
lesson-supply-run-to-green = Det er en patrulje på Grønn 2. Gå dit likevel.
lesson-supply-run-sneak = En soldat kunne slåss, men det bråker. For å snike seg må terningen vise mer enn mistanken, som er 1: fem av seks. Snik deg forbi.
lesson-supply-run-unseen = En toer: usett! Turen går videre.
lesson-supply-run-on = Tre skritt er igjen, ett er nok: Gul 2, ved siden av depotene.
lesson-supply-run-sneaked = Hver gang det lykkes, blir de mer på vakt: Mistanken er på 2 igjen.
lesson-supply-run-third-run = Den siste soldaten kommer fra festningen og har fem skritt, akkurat nok til Forsyningsdepotet. Der slutter turen, og en brikke blir med.
lesson-supply-run-depot = Brikken teller når den når festningen. Det gjør den i morgen.
lesson-supply-run-wall = Og reparasjonen: Stilling A, så enda en kan stå på muren.
lesson-supply-run-evening = Kveld. Lite tvil gir én moral, ingen forsyninger tar én; med det du brukte i morges, står den på -1, og det betyr lave kort.
lesson-supply-run-stomachs = Ett av to må utføres. Tomme mager koster en forsyning, men du har ingen, og det som ikke kan gjøres, ser man bort fra. Ta det.
lesson-supply-run-done = Det kostet deg ingenting, men det var på nære nippet: Forsyninger om natten er mer verdt enn du tror. Enda en patrulje er ute, og dag 3 har begynt.

lesson-first-assault-title = Det første stormløpet
lesson-first-assault-about = Tyskerne kommer opp bakken. Sett folk på muren, skyt med kanonen, og kom deg gjennom kvelden.
lesson-first-assault-stop = Dag 4: Nå kommer kortet fra bunken for det første angrepet, og fire tyskere med det. En soldat har sluttet seg til deg. La det bli med det og stopp: Angrepet begynner.
lesson-first-assault-assault = Hver tysker som sto i sektor 1, kastet: Sekseren skyter, fireren rykker fram, 1 og 3 venter. Den som lå i dekning, reiste seg bare. Du har ikke noe forsvar, så skuddet treffer soldaten på muren.
lesson-first-assault-bed = Terningen sier hvor ille det er: nivå 5 av 6, et lett sår. Gi soldaten en seng. I seng blir man bedre for hver dag, i venteområdet verre.
lesson-first-assault-moved = Den som rykket fram, er i sektor 2. Bak sektor 3 er muren.
lesson-first-assault-rest = Det er morgen. To er slitne; begge kan sove til i morgen gratis, og det sparer en forsyning.
lesson-first-assault-volunteer = Så muren, for er den tom, kan de bare gå opp. En frivillig til venstre stilling: Frivillige rekker bare sektor 3, men der er det tyskere.
lesson-first-assault-officer = Offiseren og en soldat rekker sektor 2 også: til stilling A og B. C er fortsatt skadet, så der kan ingen stå.
lesson-first-assault-gun = To soldater betjener kanon 1. Bare soldater kan det.
lesson-first-assault-medic = Og sanitetssoldaten til sykestua: Der teller sanitetssoldater dobbelt.
lesson-first-assault-begin = Alle er der det trengs. Begynn dagen.
lesson-first-assault-fire = Først muren, i hvilken rekkefølge du vil. La den frivillige skyte: én terning, og 4 eller mer fjerner en tysker.
lesson-first-assault-fire-after = En sekser! Én mindre foran muren. Den som skyter, blir i stillingen.
lesson-first-assault-fire-officer = Så offiseren.
lesson-first-assault-remove = En firer er treff, og offiseren rekker to sektorer. Fjern den i sektor 3: Tyskere der koster moral om kvelden.
lesson-first-assault-pinned = Soldaten var sist og kastet en toer. Selv en bom er til nytte: En tysker i sektor 2 legger seg i dekning og kaster ikke i morgen.
lesson-first-assault-shell = Kanon 1 har ett skuddtegn: To tyskere fjernes, og de som er igjen, legger seg i dekning. Sektor 2 er stedet for det.
lesson-first-assault-shelled = Begge to.
lesson-first-assault-jammed = Under 4 blokkeres kanonen, og det ble en treer: Noen må reparere den. Sanitetssoldaten behandlet soldaten to ganger, og han er oppe av sengen, sliten, men hel. Og det er kveld.
lesson-first-assault-evening = En våkenatt kostet én moral, så det blir to lave kort, og du velger ett. En forsvarer som stikker av, er borte; mørke tanker legger bare et kort i en bunke. Velg dem.
lesson-first-assault-done = Bakken er fortsatt din. En ny patrulje er ute, det neste kortet ligger åpent, og tyskerne kommer igjen. Hold ut!


## Bordet som tekst

board-day = Dag { $day } av { $days }, { $stage ->
    [mobilisation] mobilisering
    [attack] første angrep
   *[siege] beleiring
}
board-marker = { $track ->
    [supplies] Forsyninger
    [morale] Moral
    [suspicion] Mistanke
    [snow] Snø
    [defence] Forsvar
    [movement] Skritt på stiene
    [rations] Klare per forsyning
    [fear] Frykt
   *[doubt] Tvil
} { $level }
board-surrender = { $level }: { $healthy } friske, { $required } trengs
board-barracks = Kasernen
board-work = I arbeid
board-infirmary = Sykestuen
board-slope = Skråningen
board-guns = Kanoner
board-trails = Stiene
board-bags = Poser
board-area-ready = Klar
board-area-rest = Hvile
board-area-tired = Sliten
board-area-morgue = Likrom
board-area-recruitment = Rekrutter
board-crowd = { $count } { defender-name }
board-rubble = i ruiner
board-patient = { defender-name }, nivå { $level }
board-waiting = Venter, nivå { $level }
board-beds = { $count ->
    [one] én seng er ledig
   *[other] { $count } senger er ledige
}
board-sector = { $standing } stående, { $lying } liggende{ $boxes ->
    [0] { "" }
   *[other] , { $boxes } i rutene
}
board-batteries = { $pieces } batterier; { $tiles } brikker fra treffposen om dagen
board-strength = styrke { $strength }
board-machine-gun = { $jammed ->
    [yes] blokkert
   *[no] klar
}
board-slots = * ild  . tom  x blokkert  # i ruiner
board-patrols = Patruljer
board-artillery = Batterier
board-run = { defender-name } ved { $place }{ $token ->
    [none] { "" }
    [supply] {" "}med forsyninger
    [patrol] {" "}med en melding
    [miss] {" "}med tømmer
   *[morale] {" "}med brev
}
board-depots = Depoter
board-depot = { $token ->
    [supply] forsyning
    [patrol] patrulje
    [miss] bom
   *[morale] moral
} { $count }
board-bag-recruit = Rekrutteringsposen
board-bag-hit = Treffposen
board-piece = { $count } { $piece ->
    [officer] offiser
    [soldier] soldat
    [volunteer] frivillig
    [medic] sanitetssoldat
    [hunter] jeger
    [doubt] tvil
    [miss] bom
    [artillery] artilleri
    [air-morale] fly (moral)
    [air-supply] fly (forsyning)
    [air-injury] fly (såring)
   *[other] skade ({ $piece })
}
board-summary = Beleiringen endte på dag { $day }: { $healthy } friske forsvarere, { $fallen } falne.


## Når den ekte esken settes opp

prepare-board = Legg ut hovedbrettet, og det lille brettet på hjørnet nede til venstre med mobiliseringssiden opp.
prepare-marker = { $track ->
    [supply] Forsyningsmarkøren: på verdien { $level }.
    [snow] Snømarkøren: på rute { $level }.
    [day] Dagmarkøren: på dag { $level }.
    [morale] Moralmarkøren: på { $level }.
    [suspicion] Mistankemarkøren: på { $level }.
    [defence] Forsvarsmarkøren: på { $level }.
    [fear] Fryktmarkøren: på { $level }.
   *[doubt] Tvilmarkøren: på { $level }.
}
prepare-weather = Værmarkøren: på { $weather ->
    [sun] sola
    [snow] snøen
   *[cloud] skyen
}.
prepare-surrender = Overgivelsesmarkøren: på { $outlook }.
prepare-artillery = Artillerisporet: markøren på ruta lengst til venstre, og { $count } artilleribrikker, én på hver av rutene { $first } til { $last }.
prepare-supplies = { $count ->
    [one] Legg 1 forsyningskube i forsyningsområdet.
   *[other] Legg { $count } forsyningskuber i forsyningsområdet.
}
prepare-air = Flystabel { $stack }: Legg { $count } flybrikker med teksten { $kind ->
    [morale] moral
    [supply] forsyninger
   *[injury] skade
}.
prepare-depot = Legg de { $count } leveringsbrikkene for { delivery-name } på depotet sitt.
prepare-damage = { $count ->
    [one] { $damage }: Legg skadebrikken på plass.
   *[other] { $damage }: Legg statusbrikkene på plass, ublokkerte, og { $count } skadebrikker over dem.
}
prepare-ready = Området for de klare: { $defenders }.
prepare-hit_bag = I treffposen: { $tiles }.
prepare-patrol_bag = I patruljeposen: alle { $count } patruljebrikkene.
prepare-recruit_bag = I rekrutteringsposen: { $defenders }, og { $doubts ->
    [one] 1 tvilskive
   *[other] { $doubts } tvilskiver
}.
event-deck = { $deck ->
    [mobilisation] mobiliseringen
    [attack] det første angrepet
    [siege_1] den første beleiringen
    [siege_2] den andre beleiringen
   *[last_stand] den siste kampen
}
prepare-events = Stokk de { $count } hendelseskortene for { event-deck } og legg dem med baksiden opp.
prepare-morale = Stokk de { $count } kortene for { $deck ->
    [high] høy
   *[low] lav
} moral og legg dem med baksiden opp.
prepare-pile = { $deck ->
    [hope] Håpskortene
   *[despair] Fortvilelseskortene
}: en bunke med framsiden opp i denne rekkefølgen, det første øverst: { $cards }.
prepare-snow = Stokk de { $count } snøkortene og legg dem med baksiden opp.
prepare-rest = Alt annet er reserven: La det ligge ved siden av brettene, og ha terninger klare.


## Hva en utgave av reglene har endret

# Vises ved bord som ble satt opp under en tidligere utgave.
rules-version-2 = Forsyningsturer: en tur kan gå tilbake til feltet den forlater.
