# Halls of Hegra in het Nederlands.
#
# De sleutels en de waarden staan uitgelegd in en.ftl.


## Delen van zinnen

defender-name = { $defender ->
    [officer] officier
    [soldier] soldaat
    [volunteer] vrijwilliger
    [medic] hospik
   *[hunter] jager
}
a-defender = { $defender ->
    [officer] de officier
    [soldier] een soldaat
    [volunteer] een vrijwilliger
    [medic] een hospik
   *[hunter] een jager
}
a-defender-start = { $defender ->
    [officer] De officier
    [soldier] Een soldaat
    [volunteer] Een vrijwilliger
    [medic] Een hospik
   *[hunter] Een jager
}
the-defender = { $defender ->
    [officer] de officier
    [soldier] de soldaat
    [volunteer] de vrijwilliger
    [medic] de hospik
   *[hunter] de jager
}
the-defender-start = { $defender ->
    [officer] De officier
    [soldier] De soldaat
    [volunteer] De vrijwilliger
    [medic] De hospik
   *[hunter] De jager
}
some-defenders = { $defender ->
    [officer] de officier
    [soldier] { $count ->
        [one] een soldaat
       *[other] { $count } soldaten
    }
    [volunteer] { $count ->
        [one] een vrijwilliger
       *[other] { $count } vrijwilligers
    }
    [medic] { $count ->
        [one] een hospik
       *[other] { $count } hospikken
    }
   *[hunter] { $count ->
        [one] een jager
       *[other] { $count } jagers
    }
}
defenders = { $count ->
    [one] 1 verdediger
   *[other] { $count } verdedigers
}
defenders-or-one = { $count ->
    [one] één
   *[other] { $count }
}
tile-miss = { $count ->
    [one] een misser
   *[other] { $count } missers
}
tile-artillery = { $count ->
    [one] artillerie
   *[other] { $count } keer artillerie
}
tile-air_morale = { $count ->
    [one] bommenwerpers (moreel)
   *[other] { $count } keer bommenwerpers (moreel)
}
tile-air_supply = { $count ->
    [one] bommenwerpers (proviand)
   *[other] { $count } keer bommenwerpers (proviand)
}
tile-air_injury = { $count ->
    [one] bommenwerpers (gewonde)
   *[other] { $count } keer bommenwerpers (gewonde)
}
tile-damage = { $count ->
    [one] schade aan { $damage }
   *[other] { $count } keer schade aan { $damage }
}
delivery-name = { $delivery ->
    [supply] extra proviand
    [patrol] het verslag van een gids
    [miss] hout voor de muren
   *[morale] brieven en tabak
}
enemy-name = { $enemy ->
    [patrol] patrouille
   *[artillery] artillerie
}
the-place = { $place ->
    [Fort] het Fort
   *[other] { $place }
}
times-left = { $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } keer)
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}(nog { $left })
}
how-bad = { $level ->
    [1] op sterven
    [2] zwaargewond
    [3] zwaargewond
    [4] gewond
    [5] lichtgewond
   *[6] nauwelijks gewond
}


## Vragen

ask-recruits = { $count ->
    [one] 1 verdediger is
   *[other] { $count } verdedigers zijn
} gekomen om mee te doen. Nog iemand vragen? ({ $doubts } van de { $discs } schijven in de zak zijn twijfel)
ask-recruits-keep = De twijfel slaat toe onder de rekruten, en er blijft er maar één. Wie?
ask-injury-bed = { the-defender-start } is { how-bad } (niveau { $level }). Er is een bed vrij: is dat voor { the-defender }?
ask-card-choose = { $card }: { $text }
ask-waking = Wie van de vermoeiden is vandaag paraat? ({ $supplies ->
    [0] geen proviand
   *[other] { $supplies } proviand
}, elk voor { $per }{ $rations ->
    [0] { "" }
   *[other] ; al betaald voor { $rations }
})
ask-placing = Zet je verdedigers aan het werk en begin de dag. ({ $ready ->
    [0] er is niemand meer
    [one] 1 is paraat
   *[other] { $ready } zijn paraat
})
ask-section = { $section ->
    [mobilisation] Mobilisatie
    [supply_run] Voorraadtocht
    [maintenance] Onderhoud
   *[infirmary] Ziekenboeg
}: wat komt er nu?
ask-walls = Wie is er nu aan zet op de muren?
ask-walls-remove = Welke Duitser valt?{ more-left }
ask-walls-suppress = Waar zoeken de Duitsers dekking?{ more-left }
ask-telephone-suppress = De waarnemers leiden het vuur. Welke Duitsers moeten in dekking?{ more-left }
ask-artillery = De kanonnen zijn geladen. Wat is het doel?
ask-artillery-sector = Hoeveel Duitsers in sector { $sector } worden geraakt? De rest gaat in dekking.
ask-artillery-row = Wat wordt er in deze rij vernietigd?{ more-left }
ask-artillery-airfield = Granaten op Vliegveld Værnes: wat leveren ze op?{ more-left }
ask-patrol-remove = Welke patrouille gaat van de kaart?
ask-counter_patrol-suspicion = De tegenpatrouille wist de sporen uit: de argwaan met 2 verlagen?
ask-runs = Welke voorraadtocht gaat er nu verder?
ask-run-go = { the-defender-start } ({ $place }) kan { $left ->
    [0] niet verder
    [one] nog 1 vakje
   *[other] nog { $left } vakjes
}. Waarheen?
ask-run-meeting = { the-defender-start } stuit bij { the-place } op de vijand. Wat nu? (Argwaan { $suspicion }{ $left ->
    [0] , geen stappen meer
    [one] , nog 1 vakje
   *[other] , nog { $left } vakjes
})
ask-delivery = Wie laadt er eerst uit?
ask-negotiate = Je praat met de mensen in het dal. Wat neem je weg?{ times-left }
ask-open_supply_route = Welke bevoorradingsroute gaat open?{ times-left }
ask-repair = Wat wordt er gerepareerd?{ times-left }
ask-repair-free = Wat wordt er gerepareerd?
ask-unjam = Wat wordt er losgemaakt?
ask-jam = Welk wapen loopt vast?
ask-bolster = Hoe versterk je het fort?{ times-left }
ask-promote = Wie bevordert de officier?
ask-map_room = Je bestudeert de plattegronden van het fort. Welke sneeuwkaart komt als { $place ->
    [1] eerste
    [2] tweede
   *[other] derde
}?
ask-treat = Wie wordt er behandeld?{ $uses ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}({ $uses } keer)
}
ask-cabinet = De medicijnkast is open. Wie wordt genezen?{ times-left }
ask-infirmary-admit = Er is een bed vrij. Wie krijgt het?
ask-tire = Wie wordt moe?{ more-left }
ask-ready = Wie wordt paraat?{ more-left }
ask-bury = Wie wordt begraven?
ask-kill = Welke Duitser valt?{ more-left }
ask-morale-card = Welke moreelkaart wordt uitgevoerd?{ more-left }
ask-posting = De Coup: wie neemt { $position } in?

ask-roll-injury = Gooi een dobbelsteen voor de verwonding van { the-defender }.
ask-roll-infantry = Gooi { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
} voor de Duitsers in sector { $sector }.
ask-roll-fire = { the-defender-start } op { $position } schiet: gooi een dobbelsteen.
ask-roll-machine_gun = { the-defender-start } op { $position } schiet met de mitrailleur: gooi een dobbelsteen.
ask-roll-jam = Gooi een dobbelsteen voor { $gun }: onder { $criteria } loopt het vast.
ask-roll-sneak = { the-defender-start } sluipt voorbij: gooi een dobbelsteen. Er is meer dan { $suspicion } nodig.
ask-roll-fight = { the-defender-start } heeft gevochten: gooi een dobbelsteen. Er is meer dan { $suspicion } nodig.
ask-draw-event = Draai de bovenste gebeurteniskaart van de stapel { event-deck } om: welke is het?
ask-draw-recruit = Trek een schijf uit de rekrutenzak: welke is het?
ask-draw-coup = Trek een schijf uit de rekrutenzak: wie blijft er weg?
ask-draw-tile = Trek een tegel uit de trefferzak: welke is het?
ask-draw-patrol = Trek een fiche uit de patrouillezak: welk getal staat erop?
ask-draw-snow = Draai de bovenste sneeuwkaart om: welke is het?
ask-draw-look = Bekijk de volgende sneeuwkaart van boven en houd haar gedekt: welke is het?
ask-draw-morale = Draai de bovenste kaart van de stapel { $deck ->
    [high] Hoog moreel
   *[low] Laag moreel
} om: welke is het?


## Antwoorden

option-draw = Nog iemand vragen: een rekruut, of twijfel die je er maar één laat
option-keep = { the-defender-start } blijft, de anderen gaan naar huis
option-bed = In het bed: elke avond een niveau beter
option-wait = Naar de wachtruimte: elke avond een niveau slechter
option-choose = { $text }
option-spend = { $what ->
    [supply] Geef 1 proviand uit: { $per } vermoeiden kunnen paraat worden
   *[morale] Geef 1 moreel uit: 2 vermoeiden kunnen paraat worden
}
option-ready = { $defender ->
    [everyone] Iedereen wordt paraat
   *[other] { a-defender-start } wordt paraat
}
option-rest = { a-defender-start } rust uit: morgen gratis paraat
option-place = Stuur { a-defender } naar { $space }
option-take_back = Haal de { defender-name } terug van { $space }, weer paraat
option-act = { $space }: { $text }
option-fire = { the-defender-start } op { $position } schiet op de Duitsers binnen bereik
option-machine_gun = { $supplies ->
    [0] { $position } schiet met de mitrailleur op drie Duitsers, daarna loopt die vast
   *[other] { $position } schiet met de mitrailleur op drie Duitsers, met 1 proviand voor +2, daarna loopt die vast
}
option-reckless = { the-defender-start } op Roekeloze verdediging stormt naar buiten: twee Duitsers vallen, dan raakt de verdediger gewond
option-telephone = De veldtelefoon wordt gebruikt: vanaf nu +1 op elk schot
option-remove = Schakel een Duitser in sector { $sector } uit, { $state ->
    [standing] die staat
   *[lying] die in dekking ligt
}
option-suppress = Dwing een Duitser in sector { $sector } in dekking: bij de volgende aanval gooit hij niet
option-shell = { $gun } vuurt op { $target ->
    [sector] sector { $where }: Duitsers vallen, en de rest gaat in dekking
    [row] rij { $where }: patrouilles en batterijen worden vernietigd
   *[airfield] Vliegveld Værnes: moreel, missertegels, de witte vlag omlaag, of een luchtstapel vernietigd
}
option-shelled = { $count ->
    [0] Niemand valt, allen gaan in dekking
    [one] 1 Duitser valt, de rest gaat in dekking
   *[other] { $count } Duitsers vallen, de rest gaat in dekking
}
option-clear = { $enemy ->
    [patrol] Haal de patrouille bij { the-place } weg
   *[artillery] Verjaag de batterij bij { the-place }
}
option-airfield = { $what ->
    [morale] Krijg 2 moreel
    [miss] Leg 2 missertegels in de trefferzak
    [surrender] De witte vlag 1 niveau omlaag
   *[stack] Vernietig luchtstapel { $stack }: die tegels komen nooit in de trefferzak
}
option-lower = Verlaag de argwaan met 2
option-run = Verplaats { the-defender } vanaf { the-place }{ $cargo ->
    [nothing] { "" }
   *[other] , met een leveringsfiche
}
option-go = Ga naar { the-place }{ $enemies ->
    [nobody] { "" }
    [patrol] {" "}en stuit daar op de patrouille
    [artillery] {" "}en stuit daar op de batterij
   *[both] {" "}en stuit daar op de patrouille en de batterij
}
option-halt = Stoppen: de tocht eindigt voor vandaag, argwaan -1
option-sneak = Sluipen: boven de argwaan gaat de tocht verder, anders word je gepakt
option-fight = Vecht tegen de { enemy-name }: die is weg en de tocht stopt; de soldaat raakt gewond, tenzij de dobbelsteen boven de argwaan komt
option-deliver = { the-defender-start } laadt uit: { delivery-name }, en ook 2 proviand en 1 moreel
option-calm = { $track ->
    [fear] Angst 1 niveau omlaag: bij de Coup vertrekt er één rekruut minder
   *[doubt] Twijfel 1 niveau omlaag: minder twijfelschijven, 's avonds meer moreel
}
option-open = { $delivery ->
    [supply] Proviandfiches naar hun depot
    [patrol] Patrouillefiches naar hun depot
    [miss] Misserfiches naar hun depot
   *[morale] Moreelfiches naar hun depot
}: elk fiche dat thuiskomt, geeft ook { $text }
option-repair = Repareer { $damage }: het puin gaat in de trefferzak
option-unjam = Maak { $gun } los: er kan weer mee geschoten worden
option-jam = { $gun } loopt vast
option-bolster = { $what ->
    [miss] Leg een missertegel in de trefferzak: weer een die geen kwaad doet
   *[defence] Verdediging +1: bij elke aanval raakt één schot meer niemand
}
option-promote = { the-defender-start } wordt soldaat
option-next = { $card } komt hierna: { $text }
option-treat = { the-defender-start } op niveau { $level } { $ward ->
    [bed] in een bed
   *[waiting] in de wachtruimte
} gaat een niveau omhoog
option-cure = { the-defender-start } op niveau { $level } { $ward ->
    [bed] in een bed
   *[waiting] in de wachtruimte
} is genezen, en moe
option-admit = { the-defender-start } op niveau { $level } krijgt het bed
option-tire = { a-defender-start } die { $area ->
    [ready] paraat is
   *[rest] uitrust
}, wordt moe
option-bury = { a-defender-start } wordt begraven en kost geen moreel meer
option-resolve = { $card }: { $text }
option-use = { $card }: { $text } Daarna is de kaart voorlopig weg.
option-ignore = { $card }: stel uit, de kaart kan terugkomen
option-post = { a-defender-start } die { $area ->
    [ready] paraat is
    [rest] uitrust
   *[tired] moe is
}, neemt de positie in

stop-recruits = Dit zijn er genoeg: ze doen mee
done-waking = Laat de anderen slapen: ze blijven moe
begin-placing = Begin de dag
done-artillery = De kanonnen zwijgen
done-artillery-row = Geen granaten meer
done-artillery-airfield = Geen granaten meer
done-telephone-suppress = Verder hoeft niemand in dekking
done-ready = Verder wordt niemand paraat
decline-counter_patrol-suspicion = Laat de argwaan zoals ze is
stay-run-go = Daar blijven
decline-cabinet = Niemand genezen
decline-infirmary-admit = Houd het bed vrij

group-place = { $count ->
    [one] Plaats de laatste { defender-name }
   *[other] Plaats een { defender-name } ({ $count })
}
group-take_back = Haal { a-defender } terug
group-section = { section-name }
group-gun = { $gun }
section-name = { $section ->
    [mobilisation] Mobilisatie
    [walls] De muren verdedigen
    [artillery] Geschutvuur
    [supply_run] Voorraadtocht
    [maintenance] Onderhoud
   *[infirmary] Ziekenboeg
}


## Wat er na zoveel klikken van een antwoord gevraagd wordt: step-<antwoord>-<klikken>

step-place-1 = Waar gaat de { $disc } heen?
step-rest-1 = Wie mag tot morgen slapen? Twee per dag, voor niets.
step-machine_gun-1 = Wie schiet met de mitrailleur?
step-machine_gun-2 = Met of zonder proviand voor +2?
step-shell-1 = Waar vuurt { $gun } op?
step-use-1 = { $card }: deze kaart gebruiken of negeren?
step-ignore-1 = { $card }: deze kaart negeren?


## Wat er gebeurde: de nacht en de gebeurteniskaart

log-turn-begins = Dag { $day }: { $stage ->
    [0] Mobilisatie
    [1] de Eerste aanval
   *[2] het Beleg
}
log-event-drawn = { $card }. { $text }
log-weather = { $weather ->
    [sun] De zon schijnt
    [cloud] De lucht is grijs
   *[snow] Het sneeuwt
}: een voorraadtocht gaat vandaag { $movement } vakjes ver.
log-snow-deeper = De sneeuw ligt hoger (vakje { $level }).
log-snow-buried = Hoger kan de sneeuw niet liggen: er bezwijkt iets.
log-card-chosen = Je kiest: { $text }
log-doubt_disc-added = { $count ->
    [one] Er gaat een twijfelschijf
   *[other] Er gaan { $count } twijfelschijven
} in de rekrutenzak.
log-doubt_disc-removed = { $count ->
    [one] Er gaat een twijfelschijf
   *[other] Er gaan { $count } twijfelschijven
} uit de rekrutenzak.
log-recruits-drawn = { a-defender-start } komt de heuvel op.
log-recruits-doubt = Twijfel: iemand heeft het over naar huis gaan.
log-recruits-kept = Alleen { the-defender } blijft; { $count ->
    [0] verder was er niemand
    [one] 1 ander gaat naar huis
   *[other] { $count } anderen gaan naar huis
}.
log-recruits-joined = Het garnizoen groeit met { defenders-or-one }: { $defenders }.
log-recruits-promised = Bij de volgende rekruten: { some-defenders }.
log-air-added = Bij Værnes verzamelen zich Duitse vliegtuigen: er gaan { $count } luchttegels ({ $air ->
    [morale] moreel
    [supply] proviand
   *[injury] gewonde
}) in de trefferzak.
log-hit-drawn = Het fort wordt beschoten: { $tiles }.
log-hit-empty = De beschieting houdt maar niet op.
log-air-bombed = Bommen vallen op { $air ->
    [morale] de daken boven vermoeide mannen
    [supply] het magazijn
   *[injury] de binnenplaats
}.
log-damaged = { $damage } is beschadigd.
log-artillery-marker = De Duitse artillerie schiet zich in (vakje { $level }).
log-artillery-placed = Een Duitse batterij gaat in stelling bij { the-place }.
log-artillery-returned = De batterij bij { the-place } is verjaagd.
log-artillery-all_placed = Alle Duitse batterijen staan in stelling.
log-artillery_tile-added = { $count ->
    [one] Er gaat een artillerietegel
   *[other] Er gaan { $count } artillerietegels
} in de trefferzak.
log-miss-added = { $count ->
    [one] Er gaat een missertegel
   *[other] Er gaan { $count } missertegels
} in de trefferzak.
log-miss-removed = { $count ->
    [one] Er gaat een missertegel
   *[other] Er gaan { $count } missertegels
} uit de trefferzak.


## Wat er gebeurde: de aanval

log-infantry-added = { $count ->
    [0] Er is geen plaats meer voor Duitsers op de heuvel
    [one] 1 Duitser komt de heuvel op
   *[other] { $count } Duitsers komen de heuvel op
}.
log-attack-unopposed = Er staat niemand op de muren: de Duitsers rukken ongehinderd op.
log-attack-rolled = Duitsers in sector { $sector }: { $dice }.
log-attack-allocated = { $die }: { $column ->
    [grenade] granaat
    [hit] schot
    [wait] wacht
   *[move] rukt op
}
log-attack-stood_up = { $count ->
    [one] De Duitser in dekking staat
   *[other] De { $count } Duitsers in dekking staan
} weer op.
log-attack-grenades = { $count } granaten ontploffen bij de muren.
log-attack-hits = { $shots ->
    [one] 1 schot
   *[other] { $shots } schoten
} tegen verdediging { $defence }: { $count ->
    [0] niemand geraakt
    [one] 1 treffer
   *[other] { $count } treffers
}.
log-attack-moved = { $count ->
    [one] 1 Duitser rukt
   *[other] { $count } Duitsers rukken
} op.
log-attack-held = Niemand rukt op: de Duitsers wachten weer in hun sectoren.
log-attack-charge = Een Duitser bestormt de muren.
log-position-hit = { the-defender-start } op { $position } is geraakt.
log-injured = { the-defender-start } is { how-bad }: niveau { $level } van de ziekenboeg.
log-infirmary-bed = { the-defender-start } krijgt een bed (niveau { $level }).
log-lost = { a-defender-start } verlaat het garnizoen.
log-died = { a-defender-start } sterft.


## Wat er gebeurde: de ochtend

log-morning-rested = { $count ->
    [one] 1 uitgeruste verdediger is
   *[other] { $count } uitgeruste verdedigers zijn
} weer paraat.
log-morning-supply_spent = Er wordt proviand uitgedeeld: { $count } kunnen paraat worden. (nog { $left })
log-morning-morale_spent = Je vraagt meer van ze dan goed is: { $count } kunnen paraat worden. (moreel { $level })
log-morning-to_rest = { a-defender-start } mag tot morgen slapen.
log-morning-everyone = Alle { $count } vermoeide verdedigers zijn paraat.
log-readied = { a-defender-start } is paraat.
log-tired = { a-defender-start } die { $area ->
    [ready] paraat was
   *[rest] uitrustte
}, is moe.
log-placed = { a-defender-start } gaat naar { $space }.
log-taken_back = { a-defender-start } wordt teruggeroepen van { $space }.
log-relieved = { the-defender-start } daar wordt afgelost, en is moe.


## Wat er gebeurde: de dag

log-action-idle = { $space }: te weinig verdedigers, dus daar gebeurt niets. Ze zijn moe.
log-day-begins = Het werk van de dag begint.
log-action = { $space }{ times-left }.
log-fear-up = De angst stijgt naar { $level }.
log-fear-down = De angst daalt naar { $level }.
log-doubt-up = De twijfel stijgt naar { $level }.
log-doubt-down = De twijfel daalt naar { $level }.
log-route-opened = Er is een bevoorradingsroute open: { delivery-name }.
log-walls-hit = { the-defender-start } op { $position } schiet ({ $die }{ $total ->
    [0] { "" }
   *[other] , samen { $total }
}): raak.
log-walls-missed = { the-defender-start } op { $position } schiet ({ $die }{ $total ->
    [0] { "" }
   *[other] , samen { $total }
}): ze duiken in dekking.
log-walls-reckless = { the-defender-start } verlaat de dekking en stormt naar buiten.
log-walls-telephone = De veldtelefoon gaat: de waarnemers melden zich.
log-infantry-removed = Er valt een Duitser in sector { $sector }.
log-infantry-suppressed = Een Duitser in sector { $sector } gaat in dekking.
log-jammed = { $gun } loopt vast.
log-unjammed = { $gun } werkt weer.
log-artillery-fired = { $gun } vuurt op { $target ->
    [sector] sector { $where }
    [row] rij { $where }
   *[airfield] Vliegveld Værnes
} ({ $icons ->
    [one] 1 symbool
   *[other] { $icons } symbolen
}).
log-artillery-sector = { $count ->
    [0] Niemand in sector { $sector } valt
    [one] 1 Duitser in sector { $sector } valt
   *[other] { $count } Duitsers in sector { $sector } vallen
}, { $left ->
    [0] er is daar niemand meer
    [one] 1 gaat in dekking
   *[other] { $left } gaan in dekking
}.
log-artillery-rolled = De bemanning van { $gun } gooit { $die }; onder { $criteria } loopt het vast.
log-air-destroyed = Luchtstapel { $stack } brandt uit op de grond.
log-run-sent = { a-defender-start } gaat op weg naar de depots.
log-run-moved = { the-defender-start } gaat naar { the-place }.
log-run-loaded = { the-defender-start } neemt mee: { delivery-name }.
log-run-stopped = { the-defender-start } houdt zich schuil bij { the-place }.
log-run-unseen = { the-defender-start } gooit { $die } tegen argwaan { $suspicion }: ongezien.
log-run-seen = { the-defender-start } gooit { $die } tegen argwaan { $suspicion }: gezien.
log-run-caught = { the-defender-start } wordt gepakt.
log-run-home = { the-defender-start } is thuis, en moe.
log-run-delivered = { the-defender-start } brengt { delivery-name }.
log-cargo-lost = Er gaat een leveringsfiche verloren: { delivery-name }.
log-patrol-added = Bij { the-place } duikt een patrouille op.
log-patrol-removed = De patrouille bij { the-place } is weg.
log-suspicion-up = De argwaan stijgt naar { $level }.
log-suspicion-down = De argwaan daalt naar { $level }.
log-suspicion-searched = De Duitsers doorzoeken de heuvels: de argwaan daalt naar { $level }, en er komt een patrouille.
log-supplies-gained = { $count } proviand erbij. ({ $left } in het magazijn)
log-supplies-lost = { $count } proviand kwijt. ({ $left } in het magazijn)
log-supplies-marker = De proviand wordt schaars: vanaf nu maakt 1 proviand er { $count } paraat.
log-snow-shovelled = Er wordt sneeuw geruimd (vakje { $level }).
log-snow-found = Onder de sneeuw: { $card }. { $text }
log-snow-looked = Je bekijkt de plattegronden: wat ligt er onder de sneeuw? ({ $count } kaarten)
log-snow-card = { $card }
log-repaired = { $damage } is gerepareerd.
log-repair-nothing = Er hoeft niets gerepareerd te worden.
log-promoted = { the-defender-start } is nu soldaat.
log-promote-no_soldier = Er is geen soldatengeweer meer voor een bevordering.
log-defence-up = Het fort is sterker: verdediging { $level }.
log-defence-down = Het fort is zwakker: verdediging { $level }.
log-defence-breached = Er is geen verdediging meer om te verliezen: er bezwijkt iets.
log-infirmary-treated = { the-defender-start } { $ward ->
    [bed] in een bed
   *[waiting] in de wachtruimte
} knapt op: van niveau { $from } naar { $level }.
log-infirmary-recovered = { the-defender-start } verlaat { $ward ->
    [bed] het bed
   *[waiting] de wachtruimte
}, moe maar heel.
log-infirmary-relapse = Zonder bed { $count ->
    [one] gaat een patiënt
   *[other] gaan { $count } patiënten
} achteruit.
log-infirmary-no_relapse = De medicijnen werken: vandaag gaat niemand achteruit.
log-buried = { a-defender-start } wordt begraven.


## Wat er gebeurde: de avond

log-evening-begins = De avond valt op dag { $day }.
log-morale-up = Het moreel stijgt naar { $level }.
log-morale-down = Het moreel daalt naar { $level }.
log-hope-added = Hoop: { $card } gaat in de stapel Laag moreel.
log-despair-added = Wanhoop: { $card } gaat in de stapel Hoog moreel.
log-evening-calm = Een rustige avond.
log-evening-level = Het moreel is { $level }: { $count } kaarten { $deck ->
    [high] Hoog moreel
   *[low] Laag moreel
}.
log-evening-drawn = Getrokken: { $cards }.
log-evening-reshuffled = De kaarten { $deck ->
    [high] Hoog moreel
   *[low] Laag moreel
} worden opnieuw geschud.
log-evening-resolved = { $card }. { $text }
log-evening-used = { $card }. { $text }
log-evening-ignored = { $card } wordt genegeerd.
log-evening-over = De kaarten worden opgeborgen, en de moreelmarker gaat terug naar 0.
log-surrender-up = De overgave komt dichterbij: { $outlook }. ({ $required } gezonde verdedigers nodig)
log-surrender-down = De overgave is verder weg: { $outlook }. ({ $required } gezonde verdedigers nodig)
log-coup = De Coup: de Duitsers hebben de steden in handen, en { $count ->
    [0] niemand laat zich afschrikken
    [one] 1 rekruut blijft weg
   *[other] { $count } rekruten blijven weg
}.
log-coup-left = { a-defender-start } komt niet.
log-coup-doubt = Een twijfelschijf telt niet: ze wordt opzijgelegd en er wordt een andere getrokken.
log-coup-flipped = Het dorp onder het fort bereidt zich voor op de Eerste aanval.
log-posted = { a-defender-start } die { $area ->
    [ready] paraat was
    [rest] uitrustte
   *[tired] moe was
}, neemt { $position } in.
log-retreat = De Terugtocht: het dorp is verloren, en iedereen gaat naar boven, naar het fort.
log-retreat-machine_gun = De mitrailleur wordt in stelling gebracht.
log-last_stand = Het Laatste Verzet.
log-last_stand-forward = Met hun laatste krachten komen alle Duitsers { $sectors ->
    [one] een sector
   *[other] { $sectors } sectoren
} naar voren.


## Hoe het spel afliep

won-survived = Je hebt Hegra gehouden: { $healthy } gezonde verdedigers, { $required } waren er nodig. { $level ->
    [german_retreat] De Duitsers trekken zich terug!
    [truce] De Duitsers stemmen in met een wapenstilstand.
    [honourable_surrender] Je geeft je over met ere.
   *[surrender] Je geeft je over, maar je hebt het tot het einde volgehouden.
}
lost-skull = Onvoorwaardelijke overgave op dag { $day }: het garnizoen heeft het opgegeven.
lost-too_few = Op dag { $day } zijn er nog maar { $healthy } gezonde verdedigers; { $required } waren er nodig. Hegra is gevallen.
lost-last_stand = Na het Laatste Verzet zijn er nog maar { $healthy } gezonde verdedigers; { $required } waren er nodig. Hegra is gevallen.
lost-resigned = Je draagt het fort over op dag { $day }.

part-event = Gebeurtenis
part-morning = Ochtend
part-day = Dag
part-evening = Avond
seat-name = De commandant
goal = Houd het fort 11 dagen, met zoveel gezonde verdedigers als de vlaggenmast vraagt.

headline = Dag { $day }, { $part ->
    [event] de gebeurtenis
    [morning] de ochtend
    [evening] de avond
   *[day] het werk van de dag
}: { $healthy } gezond


## Waarom een tip dat aanraadt

why-only = Er valt niets anders te kiezen.
why-placing = { $space } heeft het hardst iemand nodig.
why-begin = Wie over is, blijft paraat voor morgen; niets anders is het waard om ze moe te maken.
why-doubt = Minder twijfel betekent betere rekruten, en elke avond een beter moreel.
why-fear = Minder angst houdt bij de Coup rekruten in de zak.
why-dying = Iemand in de wachtruimte sterft vannacht zonder behandeling.
why-patients = Patiënten zonder bed gaan elke dag achteruit en kosten moreel.
why-empty_bag = De trefferzak zou leegraken, en dat brengt de overgave dichterbij: er moeten missertegels in.
why-misses = Elke missertegel in de trefferzak is een granaat die geen kwaad doet.
why-defence = Elk niveau verdediging houdt bij elke aanval een treffer tegen.
why-inspire = Het moreel bepaalt 's avonds welke kaarten je trekt.
why-walls = Wie op de muren staat, schiet elke dag en wordt daar niet moe van.
why-better_shot = Een soldaat kijkt verder dan wie daar nu staat.
why-better_aim = De waarnemers maken elk schot van de dag beter.
why-patrols = De patrouilles staan de voorraadtochten in de weg.
why-hope = Hoopkaarten komen in de plaats van slechte.
why-guns = De kanonnen richten meer schade aan dan twee geweren.
why-run = Proviand maakt de vermoeiden paraat, en een levering doet het moreel goed.
why-route = Meer leveringsfiches nu zijn proviand in het Beleg.
why-snow = Onder de sneeuw liggen nuttige dingen.
why-repair = Wat weer bruikbaar wordt, is het werk waard.
why-unjam = Wat weer bruikbaar wordt, is het werk waard.
why-jam = Dit wapen wordt het minst gemist.
why-telephone = De dichtstbijzijnde Duitsers zijn het gevaarlijkst.
why-kill = De dichtstbijzijnde Duitsers zijn het gevaarlijkst.
why-artillery = Dit schot levert het meeste op voor het risico van vastlopen.
why-runs = Deze tocht maakt plaats voor de andere.
why-run_map = Dat is de snelste weg die de vijand mijdt.
why-patrol = Die patrouille staat het meest in de weg.
why-delivery = De volgorde maakt weinig uit.
why-counter_patrol = Minder argwaan maakt de weg veiliger.
why-treat = Deze patiënt heeft er het meest aan.
why-cabinet = Het ergste geval heeft het meest aan de medicijnen.
why-infirmary = In de wachtruimte zou deze patiënt achteruitgaan.
why-injury = In een bed knappen patiënten op, in de wachtruimte gaan ze achteruit.
why-waking = Genoeg handen voor vandaag, en iets bewaard voor morgen.
why-tire = Deze verdediger wordt vandaag het minst gemist.
why-ready = Deze verdediger is het hardst nodig.
why-bury = De doden drukken op iedereen.
why-recruits = Het gevaar van twijfel tegen de waarde van nog een rekruut.
why-posting = Soldaten kijken het verst, en wie moe is kan ook op de muren staan.
why-morale = Van deze kaarten is dit de beste voor de vesting.
why-card = Dat kost het minst.
why-bolster = Daar heeft het fort het meest gebrek aan.
why-open_supply_route = Deze bonus helpt het meest.
why-negotiate = Twijfel kost meer dan angst.
why-promote = Nog een soldaat is het meeste waard.
why-map_room = De volgorde waarin dingen gevonden worden.
why-section = De volgorde maakt weinig uit.


## Waar getallen uit bestaan: delen van een regel van het verslag, en van wat er op de borden staat

part-by = { $way ->
    [up] +{ $by }
   *[other] { $by }
}
log-part-die = De dobbelsteen: { $by }
log-part-supply = Proviand voor de mitrailleur: { part-by }
log-part-telephone = De veldtelefoon: { part-by }
log-part-needed = { $needed } of meer is raak
log-part-sector = Sector { $sector }: { part-by }
log-part-defence = Tegengehouden door de verdediging: { $by }
log-part-from = De marker: { $by }
log-part-steps = Hij verschuift { part-by }
log-part-beyond = Voorbij het einde van het spoor: { $count }, elk bovenaan een hoopkaart of onderaan een verloren verdediger
log-part-printed = Gedrukt naast de vlag: { $by }
log-part-difficulty = Door het niveau: { part-by }
log-part-slot = Statustegel { $slot }: { $state ->
    [fire] een vuursymbool, +1
    [blank] geen symbool
    [jammed] vastgelopen
   *[covered] onder een schadetegel
}
log-part-most = { $icons ->
    [one] 1 symbool
   *[other] { $icons } symbolen
}, elk 2 Duitsers: hoogstens { $most } van de { $there } daar
log-part-draws = Te trekken: { $by }
log-part-bag_empty = De zak was leeg: { $by }
log-part-infantry = Door de gebeurteniskaart: { $by }
log-part-no_piece = Niemand meer in hun reserve: { $by }
log-part-no_room = Geen plaats in de sectoren: { $by }
log-part-injury_die = De dobbelsteen toont { $die }: hoe lager, hoe erger
log-part-resolved = Daarvan { $count ->
    [one] wordt er 1
   *[other] worden er { $count }
} uitgevoerd
log-part-area = { $area ->
    [ready] Paraat
    [rest] In rust
    [tired] Moe
    [positions] Op de muren
   *[working] Aan het werk, vanavond moe
}: { $by }
log-part-track = Het hoogste vrije getal op het artilleriespoor; { $pieces ->
    [0] er staat geen stuk
    [one] er staat 1 stuk
   *[other] er staan { $pieces } stukken
}
log-part-bag = In de zak: { $count } { $tile ->
    [miss] misser
    [artillery] artillerie
    [air] lucht
   *[damage] schade
}
log-part-sneak = { $ways ->
    [0] Geen worp is hoog genoeg
   *[other] De dobbelsteen moet { $needed } of meer tonen: { $ways } van de { $faces } kanten
}
log-part-rations = { $count } in het magazijn, elk maakt er { $per } paraat
log-part-end = Daar eindigt het spoor: { part-by }
log-part-back = Voorbij het einde gaat hij terug: { part-by }
log-part-by_card = Door de tekst van de kaart: { part-by }
log-part-by_rule = Door de regel: { part-by }
log-part-by_doubt = Door het twijfelspoor: { part-by }
log-part-by_volunteers = Eén voor elke vrijwilliger onder de rekruten: { part-by }
log-part-by_delivery = Door het leveringsfiche: { part-by }
log-part-by_airfield = Door de treffer op het vliegveld: { part-by }
log-part-by_bombs = Door de bommen: { part-by }
log-part-none_left = Er waren er niet meer: { part-by }
log-part-store = Eerst in het magazijn: { $by }
log-part-spent = Uitgegeven: { $by }
log-part-ration = Onder de proviandmarker, op vakje { $space } van het spoor: { $by }
log-part-for_morale = Voor een niveau moreel: { $by }
log-part-defenders = { defender-name }: { $by }
log-part-recruit_bag = Getrokken uit { $discs } { $discs ->
    [one] schijf
   *[other] schijven
}, waarvan { $doubts } twijfel
log-part-recruits = Rekruten naast de zak: { $by }
log-part-stays = { the-defender-start } blijft: { $by }
log-part-fear = De angst: { $by }
log-part-card = Door de gebeurteniskaart { $card }
log-part-movement = Vakjes voor een voorraadtocht bij dit weer: { $by }
log-part-laden = Met een leveringsfiche: { $by }
log-part-gone = Gelopen vakjes: { $by }, nog { $left }
log-part-criteria = Gedrukt naast het doel: bij { $criteria } of meer loopt het niet vast
log-part-worker = { defender-name }, { $count } daar: goed voor { $by }
log-part-sets = Er zijn er elke keer { $number } nodig: { $sets ->
    [0] niet genoeg
    [one] één keer
    [2] twee keer
   *[other] { $sets } keer
}
log-part-not_now = { $once ->
    [yes] Slechts één keer per dag: { $count } minder
   *[no] Al gedaan: { $count }
}
log-part-waiting = Op niveau { $level }: { $by }
log-part-level = Het niveau daarvoor: { $by }
log-part-better = Beter met { part-by }
log-part-stack = Luchtstapel { $stack }: { $by }
log-part-deck_empty = De stapel was leeg: { $by }
log-part-patrol = Fiche { $number } uit de patrouillezak, in rij { $where }
log-part-looked = Hoogstens { $most } kaarten; { $cards_left } in de stapel
log-part-walls = { $manned ->
    [yes] Er staat iemand op de muren
   *[no] Er staat niemand op de muren
}: { $by } { $by ->
    [one] sector
   *[other] sectoren
}
log-evening-doubt = Twijfel: { part-by }
log-evening-red_day = Een dag die rood gedrukt is: { part-by }
log-evening-no_supplies = Geen proviand: { part-by }
log-evening-waiting = Patiënten zonder bed ({ $count }): { part-by }
log-evening-morgue = De doden in het mortuarium ({ $count }): { part-by }
log-evening-red_sector = Duitsers in een rode sector: { part-by }
log-check-morgue = In het mortuarium: { $count } van { $limit }{ $met ->
    [yes] , en dat brengt de overgave dichterbij
   *[no] { "" }
}
log-check-waiting = Wachtend zonder bed: { $count } van { $limit }{ $met ->
    [yes] , en dat brengt de overgave dichterbij
   *[no] { "" }
}
log-check-batteries = Batterijen in stelling: { $count } van { $limit }{ $met ->
    [yes] , en dat brengt de overgave dichterbij
   *[no] { "" }
}
log-trace-gun = { $gun }: sterkte { $icons }
log-trace-morale = Moreel vanavond, zoals het er nu voor staat: { part-by }
log-trace-surrender = { $outlook }: { $required } gezonde verdedigers nodig
log-trace-healthy = { $count ->
    [one] 1 gezonde verdediger
   *[other] { $count } gezonde verdedigers
} vanavond, { $required } nodig
log-trace-defence = Verdediging { $level }: { $level ->
    [0] ze houdt geen schoten tegen
    [one] ze houdt bij elke aanval 1 schot tegen
   *[other] ze houdt bij elke aanval { $level } schoten tegen
}
log-trace-tiles = { $count ->
    [one] 1 tegel wordt
   *[other] { $count } tegels worden
} in het Beleg uit de trefferzak getrokken
log-trace-suspicion = Argwaan { $level }
log-trace-supplies = { $count ->
    [one] 1 proviand maakt
   *[other] { $count } proviand maken
} er { $makes } paraat


## Waarom niet? Wat er tegen een antwoord is, en wat er anders zou moeten zijn

whynot-turn = { $when ->
    [later] Dat komt later vandaag.
    [now] Beantwoord eerst wat er nu gevraagd wordt.
   *[over] Dat is voor vandaag voorbij.
}

whynot-nobody-ready = Er is geen { defender-name } paraat.
whynot-nobody-ready_at_all = Er is niemand meer paraat: haal iemand terug, of begin de dag.
whynot-nobody-rest = Er rust geen { defender-name } uit.
whynot-nobody-tired = Er is geen { defender-name } moe.
whynot-nobody-morgue = Er ligt geen { defender-name } in het mortuarium.
whynot-nobody-recruitment = Er is geen { defender-name } onder de rekruten.
whynot-nobody-space = Er is geen { defender-name } bij { $space }.

whynot-waking-unpaid = Er is nog voor niemand betaald: geef eerst { $supplies ->
    [0] moreel uit (een niveau maakt er 2 paraat), want de proviand is op
   *[other] proviand uit (1 maakt er { $per } paraat) of moreel (een niveau maakt er 2 paraat)
}.
whynot-waking-paid = Er is al betaald voor nog { $rations ->
    [one] 1 verdediger
   *[other] { $rations } verdedigers
}: maak die paraat voordat je meer uitgeeft.
whynot-waking-too_few_rations = Er is maar betaald voor { $rations ->
    [one] 1 verdediger
   *[other] { $rations } verdedigers
}: kies wie er paraat wordt, en geef dan meer uit.
whynot-waking-only_one = Er is maar één verdediger moe: klik die aan.
whynot-waking-rested = Vanochtend zijn er al twee in rust gestuurd, en meer mag niet.
whynot-supplies-none = De proviand is op.
whynot-morale-lowest = Het moreel is op zijn laagst: er valt niets meer uit te geven.

whynot-space-barred = { a-defender-start } mag niet naar { $space }.
whynot-space-days = { $space } kan alleen op dag { $first } tot { $last } gebruikt worden.
whynot-space-snow = { $space } ligt onder de sneeuw: ruim sneeuw tot de sneeuwkaart gevonden is.
whynot-space-rubble = { $space } ligt in puin: repareer het eerst.
whynot-space-nobody = Er is niemand bij { $space }: er is vanochtend niemand heen gestuurd, of het werk is gedaan.
whynot-space-morning = Naar { $space } stuur je verdedigers in de laatste stap van de ochtend. Dat komt later vandaag.
whynot-space-later = { $space } hoort bij het onderdeel { section-name }. { whynot-turn }
whynot-position-stays = Niemand verlaat { $space } zonder aflossing: stuur er iemand anders heen.
whynot-position-empty = Er staat niemand op { $position }: stuur er 's ochtends iemand heen.
whynot-position-fired = { the-defender-start } op { $position } heeft vandaag al geschoten.
whynot-range-nobody = { the-defender-start } op { $position } heeft geen Duitsers binnen bereik.
whynot-range-far = { a-defender-start } komt niet tot sector { $sector }.
whynot-sector-nobody = Er zijn geen { $state ->
    [standing] staande Duitsers
    [lying] liggende Duitsers
   *[any] Duitsers
} in sector { $sector }.
whynot-sector-none = Vóór de Eerste aanval, op dag 4, komen er geen Duitsers de heuvel op.
whynot-machine_gun-siege = De mitrailleur komt bij de Terugtocht in stelling: vanaf dag 7.
whynot-machine_gun-leftmost = Met de mitrailleur schiet je vanaf positie A, B of C, niet vanaf { $position }.
whynot-machine_gun-later = Met de mitrailleur schiet een verdediger op positie A, B of C die vandaag nog niet geschoten heeft. { whynot-turn }

whynot-gun-snow = { $gun } ligt onder de sneeuw: ruim sneeuw tot de sneeuwkaart gevonden is.
whynot-gun-rubble = { $gun } ligt helemaal in puin: repareer het eerst.
whynot-gun-jammed = { $gun } is vastgelopen: Repareren maakt het los.
whynot-gun-jammed_under_rubble = Wat aan { $gun } vastgelopen is, ligt onder het puin: ruim dat eerst op.
whynot-gun-unjammed = { $gun } is niet vastgelopen.
whynot-gun-fired = { $gun } heeft vandaag al gevuurd.
whynot-gun-iconless = { $gun } toont geen vuursymbool: het kan alleen een sector in dekking dwingen. Repareer het voor meer.
whynot-gun-later = { $gun } vuurt als er genoeg soldaten naar Geschutvuur zijn gestuurd. { whynot-turn }
whynot-target-later = Alleen de kanonnen komen tot dit doel, als er genoeg soldaten naar Geschutvuur zijn gestuurd. { whynot-turn }
whynot-shelled-icons = Met { $icons ->
    [one] 1 vuursymbool
   *[other] { $icons } vuursymbolen
} vallen er hoogstens { $most } Duitsers.
whynot-row-empty = Er is geen patrouille en geen artillerie in rij { $where }.
whynot-enemy-none = Er is { $enemy ->
    [patrol] geen patrouille
   *[artillery] geen artillerie
} bij { the-place }.
whynot-enemy-other_row = Het kanon vuurt op rij { $where }, en daar ligt { $place } niet in.
whynot-enemy-patrols_only = Nu kan alleen een patrouille weg, geen artillerie.
whynot-enemy-later = Patrouilles en artillerie worden verjaagd door granaten en door soldaten op een voorraadtocht, patrouilles ook door een tegenpatrouille. { whynot-turn }
whynot-airfield-used = { $what ->
    [morale] Het vliegveld heeft vandaag al moreel opgeleverd
    [miss] Het vliegveld heeft vandaag al missertegels opgeleverd
    [surrender] Het vliegveld heeft de overgavemarker vandaag al verlaagd
   *[stack] Bij het vliegveld is vandaag al een luchtstapel vernietigd
}: elk hiervan maar één keer per dag.
whynot-airfield-all_used = Alles wat granaten bij het vliegveld kunnen opleveren, is vandaag gebruikt.
whynot-stack-gone = Luchtstapel { $stack } is al weg.
whynot-stack-later = Een luchtstapel wordt vernietigd als een kanon op het vliegveld vuurt. { whynot-turn }
whynot-jam-other = Wat hier vastloopt, is { $what ->
    [gun] een van de kanonnen
   *[machine_gun] de mitrailleur
}.

whynot-run-moved = { the-defender-start } bij { the-place } is vandaag al verder gegaan.
whynot-run-later = Voorraadtochten gaan verder in hun eigen onderdeel. { whynot-turn }
whynot-run-away = Deze tocht is vandaag niet met een leveringsfiche thuisgekomen.
whynot-run-none = Zo'n voorraadtocht is er niet.
whynot-go-here = De tocht is al bij { the-place }.
whynot-go-far = { $place } is { $steps } vakjes ver, en de tocht kan er nog maar { $left }.
whynot-go-taken = Bij { the-place } is een andere verdediger: daar mag geen tocht eindigen.
whynot-go-enemies = De weg naar { the-place } loopt langs de vijand: ga daar eerst heen, en sluip voorbij.
whynot-go-ends = De weg naar { the-place } loopt door het fort of een depot, waar een tocht eindigt.
whynot-end-taken = Hier is een andere verdediger: de tocht mag hier niet eindigen.
whynot-fight-soldier = Alleen een soldaat mag vechten, en dit is { a-defender }.
whynot-place-later = Een voorraadtocht kan naar { the-place } als die aan de beurt is. { whynot-turn }
whynot-place-nobody = Er is geen verdediger op de kaart: stuur 's ochtends iemand op voorraadtocht.
whynot-depot-later = Wie op een voorraadtocht bij dit depot komt, neemt een leveringsfiche mee. { whynot-turn }
whynot-depot-shut = Bij dit depot is nog niets aangekomen: daarvoor is Nieuwe route openen nodig. { $when ->
    [never] Dat kon alleen op dag 1 tot 3.
   *[other] { whynot-turn }
}
whynot-route-opened = Deze bevoorradingsroute is al open.

whynot-calm-lowest = { $track ->
    [fear] De angst
   *[doubt] De twijfel
} kan niet lager.
whynot-damage-none = { $damage } is niet beschadigd.
whynot-damage-snow = { $damage } ligt onder de sneeuw: ruim sneeuw tot de sneeuwkaart gevonden is.
whynot-damage-later = Het puin op { $damage } wordt opgeruimd door Repareren. { whynot-turn }
whynot-miss-none = Er is geen missertegel meer in de reserve.
whynot-defence-highest = Verdediging { $level } is het hoogste niveau.
whynot-promote-type = { a-defender-start } kan niet bevorderd worden: alleen een vrijwilliger of jager wordt soldaat.
whynot-card-ordered = { $card } heeft al een plaats.

whynot-patient-none = Er is geen { defender-name } op niveau { $level } { $ward ->
    [bed] in een bed
   *[waiting] in de wachtruimte
}.
whynot-patient-in_bed = Deze patiënt heeft een bed.
whynot-patient-later = Patiënten worden behandeld als er iemand naar de ziekenboeg is gestuurd. { whynot-turn }

whynot-card-special_first = Hoop en wanhoop moeten eerst gekozen worden: { $count ->
    [one] er wordt nog maar 1 kaart uitgevoerd, en dat moet zo'n kaart zijn
   *[other] er worden nog maar { $count } kaarten uitgevoerd, en dat moeten zulke kaarten zijn
}.
whynot-card-price = De prijs van { $card } kan niet volledig betaald worden: de kaart kan alleen genegeerd worden.
whynot-card-drawn = { $card } wacht tot gedaan is wat er nu gevraagd wordt.
whynot-card-event = { $card } wordt uitgevoerd als de kaart getrokken wordt; de rest van de dag telt alleen haar lijst.
whynot-card-away = Deze kaart hoort niet bij die waaruit je nu kunt kiezen.
whynot-branch-nothing = Van de andere keuze kan nu niets gedaan worden, dus die mag niet.
whynot-post-barred = { a-defender-start } kan niet vechten: iemand anders moet de positie innemen.

whynot-area-later = Vermoeide verdedigers worden 's ochtends { $area ->
    [ready] paraat
   *[rest] in rust gestuurd
}. { whynot-turn }
whynot-area-tired = Verdedigers komen hier vanzelf als hun werk gedaan is.
whynot-disc-ready = Wie paraat is, gaat in de laatste stap van de ochtend aan het werk. { whynot-turn }
whynot-disc-tired = De vermoeiden worden 's ochtends paraat, voor proviand of moreel, of gaan gratis in rust. { whynot-turn }
whynot-disc-resting = Wie uitrust, is de volgende ochtend gratis paraat.
whynot-disc-dead = De doden verlaten het mortuarium alleen als een kaart dat zegt.
whynot-disc-recruit = De rekruten zijn paraat als ze allemaal getrokken zijn.
whynot-disc-posted = { the-defender-start } blijft bij { $space } tot die geraakt of 's ochtends afgelost wordt.
whynot-disc-working = { the-defender-start } werkt vandaag bij { $space }.
whynot-infantry-lying = Deze Duitsers liggen al in dekking.
whynot-infantry-later = Op de Duitsers wordt vanaf de muren geschoten. { whynot-turn }
whynot-track = { $track ->
    [morale] Het moreel verandert door kaarten, door Inspireren, door leveringen, en als je het 's ochtends uitgeeft.
    [supplies] Proviand komt met leveringen, vrijwilligers en kaarten; 's ochtends maakt het de vermoeiden paraat.
    [defence] De verdediging gaat omhoog door Versterken, en omlaag door granaten, kaarten en de Terugtocht.
    [tiles] Zoveel tegels worden bij elke gebeurtenis van het Beleg uit de trefferzak getrokken; Versterken legt er missertegels in.
    [surrender] De vlag verandert door doden, patiënten zonder bed en Duitse artillerie; granaten op het vliegveld helpen.
    [suspicion] De argwaan verandert door wat voorraadtochten en tegenpatrouilles doen.
    [fear] De angst gaat omlaag door Onderhandelen.
   *[doubt] De twijfel gaat omlaag door Onderhandelen.
}

whynot-first = Klik eerst op { $kind ->
    [disc] de verdediger
    [gun] het kanon
   *[card] de kaart
}, daarna hierop.
whynot-begun = Je bent iets anders aan het kiezen: maak dat af, of neem het terug.
whynot-button = Dit is een van de antwoorden onder de vraag.
whynot-fate = Eerst de dobbelstenen en de trekking.
whynot-over = Het spel is afgelopen.
whynot-other = Dat wordt nu niet gevraagd.


## Wat dingen zijn en wat ze nu doen: een korte tekst voor elk soort ding dat je kunt aanwijzen

about-title = { $title }
title-area = { $area ->
    [barracks] Kazerne
    [ready] Paraat
    [rest] Rust
    [tired] Moe
    [morgue] Mortuarium
    [recruitment] Rekruten
    [infirmary] Ziekenboeg
    [beds] Bedden
   *[waiting] Wachtruimte
}
title-column = { $column ->
    [grenade] Granaten
    [hit] Treffer
    [move] Oprukken
   *[charge] Bestorming
}
title-sector = Sector { $sector }
title-airfield = Vliegveld Værnes
title-stack = Luchtstapel { $stack }
title-depot = Depot: { delivery-name }
title-bag = { $bag ->
    [recruit] Rekrutenzak
    [hit] Trefferzak
   *[patrol] Patrouillezak
}
title-day = Dag { $day }
title-deck = { $deck ->
    [events] Gebeurteniskaarten
    [high] Hoog moreel
    [low] Laag moreel
    [hope] Hoop
    [despair] Wanhoop
   *[snow] Sneeuwkaarten
}
defenders-of-type = { $defender ->
    [officer] de officier
    [soldier] soldaten
    [volunteer] vrijwilligers
    [medic] hospikken
   *[hunter] jagers
}
about-who = { $double ->
    [none] { "" }
   *[other] {" "}Tellen dubbel: { $double }.
}{ $barred ->
    [none] { "" }
   *[other] {" "}Niet voor { $barred }.
}{ $only ->
    [none] { "" }
   *[other] {" "}Alleen voor { $only }.
}
about-reach = { $reach ->
    [none] Niemand op de muren reikt tot daar.
   *[other] Binnen bereik van { $reach }.
}
log-about-space = { $number ->
    [one] Eén verdediger
   *[other] { $number } verdedigers
}: { $text }{ about-who } { $state ->
    [days] Alleen op dag { $first } tot { $last }.
    [snow] Nog onder de sneeuw: ruim tot de sneeuwkaart opduikt.
    [rubble] In puin: repareer het eerst.
    [empty] Er is hier nu niemand.
    [short] { $count ->
        [one] Er is er hier nu één, en dat is niet genoeg.
       *[other] Er zijn er hier nu { $count }, en dat is niet genoeg.
    }
   *[manned] { $count ->
        [one] Er is er hier nu één
       *[other] Er zijn er hier nu { $count }
    }: het gebeurt vandaag { $times ->
        [one] één keer
       *[other] { $times } keer
    }.
}
log-about-position = Hier staat één verdediger, gooit één dobbelsteen per dag ({ $hit } of meer: een Duitser binnen bereik valt, minder: er gaat er een in dekking) en blijft tot die geraakt of afgelost wordt.{ about-who } { $state ->
    [days] Van dag { $first } tot dag { $last }.
    [snow] Nog onder de sneeuw.
    [rubble] Nu in puin: niemand kan hier staan tot het gerepareerd is.
    [empty] Er is hier nu niemand.
   *[manned] { $sectors ->
        [none] { the-defender-start } is nu hier.
       *[other] { the-defender-start } is nu hier en reikt tot sector { $sectors }.
    }
}
log-about-defender = { $text } { $sectors ->
    [none] De helling is nu buiten bereik.
   *[other] Op de muren reikt dit type tot sector { $sectors }.
}
log-about-disc-ready = { $text } Paraat: gaat 's ochtends waar je die heen stuurt, en blijft paraat als je dat niet doet.
log-about-disc-rest = { $text } In rust: morgen paraat, en het kost niets.
log-about-disc-tired = { $text } Moe: werkt pas weer na proviand, voor moreel, of na een dag rust.
log-about-disc-morgue = Een gesneuvelde verdediger. Elke dode kost elke avond 1 moreel.
log-about-disc-recruitment = { $text } Is de heuvel op gekomen en doet mee als je stopt met trekken; twijfel stuurt iedereen op één na naar huis.
log-about-disc-wall = { $text } Op de muur: { $fired ->
    [yes] heeft vandaag geschoten
   *[no] schiet vandaag met één dobbelsteen
}{ $sectors ->
    [none] { "" }
   *[other] {" "}en reikt tot sector { $sectors }
}.
log-about-disc-work = { $text } Vandaag aan het werk: { $space }. Daarna moe.
log-about-area-barracks = Waar het garnizoen woont: { $ready } paraat, { $rest } in rust, { $tired } moe.
log-about-area-ready = { $count ->
    [0] Er is niemand paraat: je kunt niemand aan het werk zetten.
    [one] 1 verdediger is paraat en kan 's ochtends aan het werk; wie je niet stuurt, blijft paraat.
   *[other] { $count } verdedigers zijn paraat en kunnen 's ochtends aan het werk; wie je niet stuurt, blijft paraat.
}
log-about-area-rest = { $count ->
    [0] Er rust niemand uit. Elke ochtend mogen { $most } vermoeiden hier gratis heen; ze zijn de dag erna paraat.
    [one] 1 verdediger rust uit en is morgen paraat. Elke ochtend mogen { $most } vermoeiden hier gratis heen.
   *[other] { $count } verdedigers rusten uit en zijn morgen paraat. Elke ochtend mogen { $most } vermoeiden hier gratis heen.
}
log-about-area-tired = { $count ->
    [0] Niemand is moe.
    [one] 1 verdediger is moe.
   *[other] { $count } verdedigers zijn moe.
} 's Ochtends maakt 1 proviand er { $per } paraat, 1 moreel { $for_morale }.
log-about-area-morgue = { $count ->
    [0] Er is niemand gesneuveld.
    [one] Er is 1 gesneuveld.
   *[other] Er zijn er { $count } gesneuveld.
} Elke dode kost elke avond 1 moreel; vanaf { $limit } gaat ook de witte vlag elke avond een niveau omhoog.
log-about-area-recruitment = Hier verzamelen zich nieuwe verdedigers, hoogstens vier, die paraat zijn als je stopt. { $count ->
    [0] Er is nog niemand gekomen.
    [one] Er is 1 gekomen.
   *[other] Er zijn er { $count } gekomen.
}
log-about-area-infirmary = { $count ->
    [0] Niemand is gewond
    [one] 1 patiënt
   *[other] { $count } patiënten
}; { $free ->
    [0] er is geen bed vrij
    [one] er is 1 bed vrij
   *[other] er zijn { $free } bedden vrij
}. In een bed gaat het elke avond beter, in de wachtruimte slechter.
log-about-area-beds = Wie hier ligt, gaat elke avond een niveau omhoog en is boven niveau { $most } weer beter, maar moe. { $free ->
    [0] Er is geen bed vrij.
    [one] Er is 1 bed vrij.
   *[other] Er zijn { $free } bedden vrij.
}
log-about-area-waiting = Wie hier wacht, zakt elke avond een niveau en sterft onder niveau 1. { $count ->
    [0] Er wacht nu niemand.
   *[other] Nu wachten er { $count }: dat kost vanavond 1 moreel; vanaf { $limit } gaat ook de witte vlag omhoog.
}
log-about-patient-bed = { the-defender-start } in een bed, niveau { $level }: vanavond een niveau omhoog, weer beter boven niveau { $most }. Elke behandeling is een niveau erbij.
log-about-patient-waiting = { the-defender-start } wacht op een bed, niveau { $level }: vanavond een niveau omlaag, { $level ->
    [1] en dat is de dood.
   *[other] dood onder niveau 1.
} Elke behandeling is een niveau omhoog.
log-about-run = { the-defender-start } op voorraadtocht{ $cargo ->
    [nothing] { "" }
    [supply] {" "}met extra proviand
    [patrol] {" "}met het verslag van een gids
    [miss] {" "}met hout voor de muren
   *[morale] {" "}met brieven en tabak
}, nu bij { the-place }: { $moved ->
    [yes] is vandaag al verder gegaan
   *[no] gaat vandaag tot { $steps } vakjes ver
}. De vracht telt als ze het fort bereikt.

log-about-gun = Bediend door { $number } soldaten vuurt het één keer per dag. { $state ->
    [snow] Het ligt nog onder de sneeuw: ruim tot de kaart opduikt.
    [rubble] Het ligt nu helemaal in puin: repareer het eerst.
    [jammed] Het is nu vastgelopen: Repareren maakt het weer bruikbaar.
    [fired] Het heeft vandaag gevuurd.
   *[ready] { $icons ->
        [0] Zonder vuursymbool kan het alleen de Duitsers van een sector in dekking dwingen.
        [one] Met 1 vuursymbool vallen er tot { $removed } Duitsers in een sector, of 1 vijand in een rij, of krijgt het vliegveld 1 klap.
       *[other] Met { $icons } vuursymbolen vallen er tot { $removed } Duitsers in een sector, of { $icons } vijanden in een rij, of krijgt het vliegveld { $icons } klappen.
    }
}
log-about-machine_gun = Eén keer per dag schiet wie op positie A, B of C staat ermee in plaats van zelf: bij { $hit } of meer vallen er { $count } Duitsers binnen bereik, anders gaan er { $count } in dekking; proviand telt { $boost } erbij. Daarna is hij vastgelopen. { $state ->
    [siege] Hij komt met het Beleg, op dag 7.
    [jammed] Nu is hij vastgelopen: Repareren maakt hem weer bruikbaar.
   *[ready] Nu is hij klaar.
}
log-about-damage = Puin: { $covers ->
    [position] niemand kan op { $damage } staan
    [gun] { $count } van de { $slots } plaatsen van { $damage } liggen eronder
   *[part] het rechterdeel van { $damage } is niet te gebruiken
} tot Repareren het opruimt. De tegel gaat dan in de trefferzak en kan opnieuw toeslaan.

log-about-infantry-standing = { $count ->
    [one] 1 Duitser staat
   *[other] { $count } Duitsers staan
} in sector { $sector }: elk gooit een dobbelsteen bij de volgende aanval. { about-reach }
log-about-infantry-lying = { $count ->
    [one] 1 Duitser ligt
   *[other] { $count } Duitsers liggen
} in dekking in sector { $sector }: geen dobbelsteen bij de volgende aanval, daarna weer overeind. { about-reach }
log-about-column-grenade = Duitsers die hun dobbelsteen hierheen stuurt, gooien granaten: bij twee of meer daalt de verdediging met 1. Nu hier: { $count }.
log-about-column-hit = Duitsers die hun dobbelsteen hierheen stuurt, schieten: de verdediging houdt er nu { $defence } tegen, elk ander schot raakt de meest linkse verdediger op de muren. Nu hier: { $count }.
log-about-column-move = Duitsers die hun dobbelsteen hierheen stuurt, gaan na het schieten een sector omhoog. Nu hier: { $count }.
log-about-column-charge = Duitsers die voorbij de hoogste sector komen, bestormen de muren: elk verwondt de meest linkse verdediger op de muren, verdediging of niet. Nu hier: { $count }.
log-about-sector = Hier staan { $standing } Duitsers, en er liggen er { $lying }. Een kanon dat hier vuurt, loopt vast onder { $criteria }. { $red ->
    [yes] Rood: Duitsers hier kosten vanavond 1 moreel. { about-reach }
   *[no] { about-reach }
}
log-about-row = Een kanon dat hier vuurt, haalt voor elk vuursymbool een patrouille of batterij weg, en loopt vast onder { $criteria }. { $count ->
    [0] Nu is er geen vijand in deze rij.
    [one] Nu is er 1 vijand in deze rij.
   *[other] Nu zijn er { $count } vijanden in deze rij.
}
log-about-airfield = Elk vuursymbool van een kanon levert een hiervan op, één keer per dag: { $morale } moreel, { $miss } missertegels in de trefferzak, de witte vlag { $surrender } niveau omlaag, of een luchtstapel vernietigd. Het kanon loopt vast onder { $criteria }.
log-about-stack = { $state ->
    [gone] Deze luchtstapel is weg.
   *[other] { $count } luchttegels ({ $air ->
        [morale] elk kost 1 moreel
        [supply] elk kost 1 proviand
       *[injury] elk verwondt een verdediger
    }) die in de trefferzak gaan { $state ->
        [next] bij de volgende gebeurtenis van het Beleg.
       *[later] als ze aan de beurt zijn; in het Beleg één stapel per dag.
    } Granaten op het vliegveld kunnen ze eerder vernietigen.
}
log-about-gate = Het fort: elke voorraadtocht begint hier, en de vracht telt als ze terug is. { $count ->
    [0] Nu is hier niemand van de tochten.
    [one] Nu is hier 1 tocht.
   *[other] Nu zijn hier { $count } tochten.
}
log-about-place = Een halte op de paden{ $symbol ->
    [yes] , waar Duitse batterijen in stelling gaan
   *[no] { "" }
}. { $enemies ->
    [nobody] Hier is geen vijand: een voorraadtocht kan langs, of hier de dag eindigen.
    [patrol] Hier is een patrouille: wie hier komt, stopt, sluipt voorbij bij meer dan { $suspicion }, of vecht als soldaat.
    [artillery] Hier is een batterij: wie hier komt, stopt, sluipt voorbij bij meer dan { $suspicion }, of vecht als soldaat.
   *[both] Hier zijn een patrouille en een batterij: wie hier komt, stopt, sluipt voorbij bij meer dan { $suspicion }, of vecht als soldaat.
}
log-about-depot = Een depot, waar een voorraadtocht de dag eindigt en een fiche meeneemt. Een fiche dat thuiskomt, geeft 2 proviand, 1 moreel en zijn bonus ({ $text }). { $state ->
    [shut] Hier is niets tot de route geopend is, op dag 1 tot 3.
    [empty] Alle fiches zijn weg.
   *[open] { $count ->
        [one] Er is nog 1 fiche.
       *[other] Er zijn nog { $count } fiches.
    }
}
log-about-enemy-patrol = Een Duitse patrouille: een voorraadtocht die hier komt, stopt, sluipt voorbij bij meer dan { $suspicion }, of vecht als soldaat. Tegenpatrouille en kanonnen halen haar ook weg.
log-about-enemy-artillery = Een Duitse batterij: op de kaart zorgt ze voor meer tegels uit de trefferzak, en met alle zes gaat de witte vlag omhoog. Een soldaat op tocht of een kanon verjaagt haar.

log-about-bag-recruit = Op dag 1 tot 6 worden er rekruten uit getrokken: { $doubts } van de { $count } schijven zijn twijfel.
log-about-bag-hit = Wat granaten en bommen doen: in het Beleg worden er elke dag { $draws } tegels getrokken. { $misses } van de { $count } tegels zijn missers.
log-about-bag-patrol = Er kunnen nog { $count } patrouilles komen; vanavond { $patrols ->
    [0] wordt er geen getrokken
    [one] wordt er één getrokken
   *[other] worden er { $patrols } getrokken
}.
about-in-bag = { $count ->
    [0] Nu is er geen in de trefferzak.
    [one] Nu is er 1 in de trefferzak.
   *[other] Nu zijn er { $count } in de trefferzak.
}
log-about-tile-miss = Een missertegel doet niets als ze getrokken wordt, en verlaat de zak. { about-in-bag }
log-about-tile-artillery = Een artillerietegel schuift de Duitse artillerie op: een batterij die bereikt wordt, komt op de kaart. De tegel gaat terug in de zak. { about-in-bag }
log-about-tile-damage = Een schadetegel legt wat ze noemt in puin, en verwondt wie daar staat. { about-in-bag }
log-about-tile-air = Bommenwerpers: { $air ->
    [morale] 1 moreel verloren
    [supply] 1 proviand verloren
   *[injury] een verdediger raakt gewond
}. { about-in-bag }

log-about-track-morale = Moreel { $level }: 's avonds, na wat de dag brengt, bepaalt het welke kaarten je trekt. Op dit niveau: { $deck ->
    [high] { $draw } hoge kaarten, waarvan je er { $resolve } kiest.
    [low] { $draw } lage kaarten, waarvan je er { $resolve } kiest.
   *[none] geen.
} Daarna is het weer 0.
log-about-track-supplies = { $count ->
    [0] Geen proviand: een avond zonder kost 1 moreel.
    [one] 1 proviand: 's ochtends maakt die { $per } vermoeide verdedigers paraat.
   *[other] { $count } proviand: 's ochtends maakt elk { $per } vermoeide verdedigers paraat.
}
log-about-track-rations = 1 proviand maakt { $per } vermoeide verdedigers paraat; na de Coup en na de Terugtocht één minder.
log-about-track-defence = Verdediging { $level } van { $most }: zoveel schoten van een aanval raken niemand. Versterken verhoogt haar; granaten verlagen haar.
log-about-track-tiles = Elke dag van het Beleg worden er { $count } tegels uit de trefferzak getrokken; voor elk van de { $pieces } batterijen die nog op de kaart komt, één meer.
log-about-track-surrender = { $outlook }: aan het einde van elke dag van het Beleg moeten er minstens { $required } verdedigers gezond zijn; nu zijn het er { $healthy }. Boven aan de mast is alles verloren.
log-about-track-suspicion = Argwaan { $level }: wie langs de vijand sluipt of op de paden vecht, heeft meer dan { $level } op een dobbelsteen nodig. Boven { $most } daalt ze naar { $reset }, en er komt een patrouille.
log-about-track-snow = Sneeuw { $level }: Sneeuwruimen verlaagt haar; onder { $least } komt er een sneeuwkaart tevoorschijn en begint ze weer op { $reset }. Sneeuwval boven { $most } trekt een tegel uit de trefferzak.
log-about-track-steps = { $weather ->
    [sun] Zon
    [cloud] Wolken
   *[snow] Sneeuwval
}: een voorraadtocht gaat vandaag { $steps } vakjes, één minder met vracht; jagers dragen zonder trager te worden.
log-about-track-healthy = { $count } verdedigers zijn gezond: paraat, in rust, moe of op de muren. Aan het einde van elke dag van het Beleg zijn er { $required } nodig.
log-about-track-day = Dag { $day } van { $days }, { $stage ->
    [mobilisation] de Mobilisatie: er komen rekruten, en het fort wordt in gereedheid gebracht
    [attack] de Eerste aanval: de Duitsers komen de heuvel op
   *[siege] het Beleg: granaten, bommen en aanvallen; houd het vol tot het einde
}.
log-about-track-fear = Angst { $level }: bij de Coup, aan het einde van dag 3, verlaten zoveel rekruten de zak. Onderhandelen verlaagt haar.
log-about-track-doubt = Twijfel { $level }: elke dag { $discs ->
    [0] gaat er geen twijfelschijf
    [one] gaat er 1 twijfelschijf
   *[other] gaan er { $discs } twijfelschijven
} in de rekrutenzak, en de avond brengt { $morale } moreel. Onderhandelen verlaagt haar.
log-about-day = { $when ->
    [now] Vandaag,
    [later] Komt nog:
   *[over] Voorbij:
} { $stage ->
    [mobilisation] een dag van de Mobilisatie.
    [attack] een dag van de Eerste aanval.
   *[siege] een dag van het Beleg.
} { $patrols ->
    [0] Geen nieuwe patrouille
    [one] 1 nieuwe patrouille
   *[other] { $patrols } nieuwe patrouilles
} 's avonds (rij { $where }).{ $red ->
    [yes] {" "}Rood: kost 1 moreel.
   *[no] { "" }
}{ $special ->
    [coup] {" "}Dan de Coup: bange rekruten vertrekken, en de muren worden bemand.
    [retreat] {" "}Dan de Terugtocht: de proviand wordt schaars en het Beleg begint.
    [last_stand] {" "}Dan het Laatste Verzet, dat het spel beslist.
   *[none] { "" }
}
log-about-weather = { $weather ->
    [sun] Zon
    [cloud] Wolken
   *[snow] Sneeuwval
}: een voorraadtocht gaat { $now ->
    [yes] vandaag{" "}
   *[no] { "" }
}{ $steps } vakjes, één minder met vracht.{ $weather ->
    [snow] {" "}Ook komt de sneeuw hoger te liggen.
   *[other] { "" }
}
log-about-phase-event = De dag begint met een gebeurteniskaart: het weer, wat ze zegt, { $stage ->
    [mobilisation] twijfel, en rekruten.
    [attack] rekruten, en een Duitse aanval.
   *[siege] bommenwerpers, granaten, en een Duitse aanval.
}
log-about-phase-morning = Wie uitrustte is paraat, de vermoeiden krijgen te eten, en wie paraat is gaat aan het werk.
log-about-phase-day = Het werk gebeurt onderdeel voor onderdeel: { $stage ->
    [mobilisation] Mobilisatie, kanonnen, voorraadtochten, Onderhoud, ziekenboeg.
   *[other] muren, kanonnen, voorraadtochten, Onderhoud, ziekenboeg.
}
log-about-phase-evening = Het moreel wordt kaarten, er wordt naar de witte vlag gekeken, en er komen patrouilles.
log-about-card = { $text } { $state ->
    [event] Het is de gebeurtenis van vandaag; haar lijst zegt wie het eerst gewond raakt.
    [drawn] { $kind ->
        [hope] Je hebt hem vanavond getrokken: gebruik hem, of stel hem uit tot een andere keer.
        [despair] Je hebt hem vanavond getrokken: betaal de prijs, of stel hem uit tot een andere keer.
       *[other] Je hebt hem vanavond getrokken: kies hem, of laat hem in de stapel.
    }
   *[open] { "" }
}
log-about-deck-events = Er zijn nog { $count } gebeurteniskaarten in de stapel { event-deck }; elke dag wordt er één omgedraaid.
log-about-deck-high = Er zijn nog { $count } hoge kaarten: goed nieuws, 's avonds getrokken als het moreel boven 0 is.
log-about-deck-low = Er zijn nog { $count } lage kaarten: slecht nieuws, 's avonds getrokken als het moreel onder 0 is.
log-about-deck-hope = Hier liggen { $count } hoopkaarten: de Radio en moreel boven 3 brengen ze in de lage stapel.
log-about-deck-despair = Hier liggen { $count } wanhoopkaarten: slechte kaarten brengen ze in de hoge stapel.
log-about-deck-snow = Er zijn nog { $count } sneeuwkaarten: er komt er een tevoorschijn als de sneeuw geruimd is, met een nieuwe actie of een vondst.


## Lessen

lesson-first-day-title = De eerste dag
lesson-first-day-about = De gebeurteniskaart, de eerste rekruten, en werk voor iedereen voordat de Duitsers komen.
lesson-first-day-event = April 1940. Jij voert het bevel over fort Hegra. Je wint als het 11 dagen standhoudt met zoveel gezonde verdedigers als de vlaggenmast vraagt. Elke dag begint met een gebeurteniskaart. Vandaag is het ijs: het weer is sneeuw, dus de sneeuwmarker ging naar 4, en twee verdedigers hebben het te koud om te werken. Maak een vrijwilliger en een soldaat moe.
lesson-first-day-doubt = De twijfelmarker staat op 1, dus er ging één twijfelschijf in de rekrutenzak. Dat is nu van belang.
lesson-first-day-draw = Er komen mannen de heuvel op: je trekt ze uit de zak, één voor één. Er is een soldaat. Trek nog eens, want elk paar handen telt.
lesson-first-day-draw-again = Een vrijwilliger, en elke vrijwilliger brengt 1 proviand mee. Twijfel zou iedereen op één na weer naar huis sturen, maar twee schijven op zoveel is een klein risico. Trek nog een keer.
lesson-first-day-stop = Een jager: drie rekruten! Met elke schijf komt de twijfel dichterbij, en meer dan vier mogen het toch niet zijn. Stop hier.
lesson-first-day-recruits = Alle drie zijn paraat, en de vrijwilliger bracht je een tweede proviand.
lesson-first-day-route = Geef nu iedereen werk: klik op een verdediger, dan op een actie. Twee soldaten openen een nieuwe bevoorradingsroute. Het getal op een vakje zegt hoeveel er nodig zijn.
lesson-first-day-shovel = De jager ruimt sneeuw. Eén is daar genoeg, en een jager telt op dat vakje dubbel: er wordt twee keer sneeuw geruimd.
lesson-first-day-inspire = De officier en twee vrijwilligers inspireren. Er zijn er twee nodig; de officier telt dubbel, dus deze drie doen het twee keer, en een hoog moreel betaalt zich 's avonds uit.
lesson-first-day-run = De laatste soldaat gaat op voorraadtocht. Wat je eet, ligt in de depots in het dal, en iemand moet het halen.
lesson-first-day-begin = Zolang de dag niet begint, staat nog niets vast: je zou je kunnen bedenken. Tevreden? Begin de dag.
lesson-first-day-open = De acties gaan van links naar rechts. Eerst de nieuwe route: kies de groep Misser. Missertegels maken de Duitse kanonnen minder dodelijk.
lesson-first-day-open-after = In dat depot liggen nu drie fiches te wachten tot iemand ze naar huis draagt.
lesson-first-day-go = Je soldaat verlaat het fort. In de sneeuw gaat een tocht vier vakjes ver, bij beter weer meer. Ga naar Geel 2: vandaar zijn morgen twee depots één stap ver.
lesson-first-day-act = Onderhoud: sneeuwruimen en inspireren, in welke volgorde je maar wilt. Klik een van de twee aan; voor de ander valt dan niets meer te beslissen.
lesson-first-day-evening = Twee voor de woorden van de officier en één omdat er weinig twijfel is: het moreel staat op 3, zo hoog als het gaat. Wie werkte, is nu moe.
lesson-first-day-handy-men = 's Avonds wordt het moreel kaarten. Je trok er drie en mag er twee gebruiken. Handige mannen repareren iets gratis: neem die eerst.
lesson-first-day-repair = Positie A is een plaats op de muur, en over drie dagen wordt er geschoten. Ruim de schade daar op.
lesson-first-day-bread = En brood uit het dal: nog 1 proviand, en daarmee krijg je 's ochtends vermoeide verdedigers wakker.
lesson-first-day-done = Het moreel begint weer op 0, en dag 2 is begonnen. Je kent het ritme: gebeurtenis, rekruten, werk, avond. Nog tien van zulke dagen, of toch net anders.

lesson-supply-run-title = Twijfel, honger en de weg naar huis
lesson-supply-run-about = Rekruten die aarzelen, een vermoeid garnizoen, en drie tochten langs de Duitse patrouilles.
lesson-supply-run-draw = Dag 2, en er is een soldaat gekomen. De zak bepaalt wie er volgt: trek nog twee keer.
lesson-supply-run-draw-fourth = Drie rekruten, er mag een vierde komen. Mannen heb je harder nodig dan je twijfel vreest: trek.
lesson-supply-run-doubt = Een twijfelschijf. Ze praten, en op één na gaat iedereen naar huis.
lesson-supply-run-keep = Je mag er één houden. Neem een soldaat: die schiet ver, en kan tegen patrouilles vechten.
lesson-supply-run-kept = De anderen zijn terug in de reserve, de twijfelschijf is terug in de zak, en er bleef geen vrijwilliger om proviand te brengen.
lesson-supply-run-supply = Negen verdedigers zijn moe. 1 proviand voedt er vier, zoals de proviandmarker zegt. Geef die uit.
lesson-supply-run-ready = Zeg nu wie er wakker wordt: drie soldaten en de hospik. Wat betaald is, gebruik je voordat je weer mag betalen.
lesson-supply-run-morale = De proviand is op, maar je kunt ook meer van ze vragen dan goed is: één moreel voor twee verdedigers.
lesson-supply-run-two-more = De vrijwilliger en de jager dan.
lesson-supply-run-rest = Twee mogen er gratis uitslapen: wie vandaag uitrust, is morgen zonder proviand paraat. Stuur twee soldaten in rust.
lesson-supply-run-waking-done = Er kunnen er maar twee uitrusten, dus de laatste vrijwilliger blijft moe. Je bent klaar.
lesson-supply-run-send = Vandaag moet het eten thuiskomen. Eén soldaat gaat op voorraadtocht.
lesson-supply-run-repair = Twee soldaten repareren de muur; voor één reparatie zijn ze allebei nodig.
lesson-supply-run-begin = De anderen blijven paraat en sparen hun krachten: je hoeft niet iedereen in te zetten. Begin de dag.
lesson-supply-run-first-run = Er zijn er nu drie op de kaart, en jij kiest wie er eerst gaat. Begin met de vrijwilliger, die een fiche naar huis draagt.
lesson-supply-run-to-the-patrol = Het is bewolkt, dus een tocht gaat vijf vakjes ver, maar met vracht vier. Op Lichtblauw 6 staat een patrouille in de weg: ga daarheen.
lesson-supply-run-halt = Stuit je op een patrouille, dan kun je je schuilhouden of voorbijsluipen. Met vracht gok je niet: stop hier, en de argwaan daalt met één.
lesson-supply-run-halted = De argwaan staat op 1, en daar heeft de volgende sluiper wat aan.
lesson-supply-run-second-run = Nu de soldaat op Lichtblauw 2.
lesson-supply-run-to-green = Op Groen 2 is een patrouille. Ga er toch heen.
lesson-supply-run-sneak = Een soldaat zou kunnen vechten, maar dat maakt lawaai. Om te sluipen moet de dobbelsteen meer tonen dan de argwaan, en die is 1: vijf op zes. Sluip.
lesson-supply-run-unseen = Een 2: ongezien! De tocht gaat verder.
lesson-supply-run-on = Nog drie stappen, één is genoeg: Geel 2, naast de depots.
lesson-supply-run-sneaked = Elk succes maakt ze waakzamer: de argwaan staat weer op 2.
lesson-supply-run-third-run = De laatste soldaat komt uit het fort en heeft vijf stappen, net genoeg voor het depot Proviand. Een tocht eindigt daar, en neemt een fiche mee.
lesson-supply-run-depot = Het fiche telt als het het fort bereikt. Morgen is het zover.
lesson-supply-run-wall = En de reparatie: Positie A, zodat er nog iemand op de muur kan staan.
lesson-supply-run-evening = Avond. Weinig twijfel geeft één moreel, geen proviand kost er één; met wat je vanochtend uitgaf staat het op -1, en dat betekent lage kaarten.
lesson-supply-run-stomachs = Een van de twee moet uitgevoerd worden. Lege magen kost proviand, maar die heb je niet, en wat niet kan wordt genegeerd. Neem die.
lesson-supply-run-done = Het kostte je niets, maar het scheelde weinig: proviand in de nacht is meer waard dan je denkt. Er is weer een patrouille bij, en dag 3 is begonnen.

lesson-first-assault-title = De eerste bestorming
lesson-first-assault-about = De Duitsers komen de heuvel op. Bemand de muren, vuur het kanon af, en kom de avond door.
lesson-first-assault-stop = Dag 4: de kaart komt nu van de stapel Eerste aanval, en vier Duitsers komen mee. Er heeft zich een soldaat bij je gevoegd. Laat het daarbij en stop: de aanval begint.
lesson-first-assault-assault = Elke staande Duitser in sector 1 gooide: de 6 schiet, de 4 rukt op, 1 en 3 wachten. Wie in dekking lag, stond alleen op. Je hebt geen verdediging, dus het schot raakt de soldaat op de muur.
lesson-first-assault-bed = De dobbelsteen zegt hoe erg: niveau 5 van 6, een lichte wond. Geef de soldaat een bed. In bed gaat het elke dag beter, in de wachtruimte slechter.
lesson-first-assault-moved = Wie oprukte, is in sector 2. Voorbij sector 3 is de muur.
lesson-first-assault-rest = Het is ochtend. Er zijn er twee moe; allebei mogen ze gratis tot morgen slapen, en dat spaart proviand.
lesson-first-assault-volunteer = Nu de muren, want bij een lege muur lopen ze zo naar boven. Een vrijwilliger naar Positie links: vrijwilligers reiken maar tot sector 3, maar daar zijn Duitsers.
lesson-first-assault-officer = De officier en een soldaat reiken ook tot sector 2: naar de posities A en B. C is nog beschadigd, dus daar kan niemand staan.
lesson-first-assault-gun = Twee soldaten bedienen Kanon 1. Alleen soldaten weten hoe dat moet.
lesson-first-assault-medic = En de hospik naar de ziekenboeg: hospikken tellen daar dubbel.
lesson-first-assault-begin = Iedereen is waar die nodig is. Begin de dag.
lesson-first-assault-fire = Eerst de muren, in welke volgorde je maar wilt. Laat de vrijwilliger schieten: één dobbelsteen, en 4 of meer schakelt een Duitser uit.
lesson-first-assault-fire-after = Een 6! Eén minder voor de muur. Wie schiet, blijft op zijn positie.
lesson-first-assault-fire-officer = Nu de officier.
lesson-first-assault-remove = Een 4 is raak, en de officier reikt tot twee sectoren. Schakel die in sector 3 uit: Duitsers daar kosten 's avonds moreel.
lesson-first-assault-pinned = De soldaat was de laatste en gooide een 2. Zelfs een misser is ergens goed voor: een Duitser in sector 2 gaat in dekking en gooit morgen niet.
lesson-first-assault-shell = Kanon 1 heeft één vuursymbool: twee Duitsers vallen, en wie overblijft gaat in dekking. Sector 2 is daar de plek voor.
lesson-first-assault-shelled = Allebei.
lesson-first-assault-jammed = Onder 4 loopt het kanon vast, en het was een 3: iemand moet het repareren. De hospik behandelde de soldaat twee keer, en die is terug uit bed, moe maar heel. En het is avond.
lesson-first-assault-evening = Een slapeloze nacht kostte één moreel, dus er zijn twee lage kaarten, en jij kiest er één. Een verdediger die ertussenuit knijpt, is weg; Sombere gedachten leggen alleen een kaart in een stapel. Kies die.
lesson-first-assault-done = De heuvel is nog van jou. Er is een nieuwe patrouille op pad, de volgende kaart ligt open, en de Duitsers komen terug. Houd vol!


## De tafel als tekst

board-day = Dag { $day } van { $days }, { $stage ->
    [mobilisation] Mobilisatie
    [attack] Eerste aanval
   *[siege] Beleg
}
board-marker = { $track ->
    [supplies] Proviand
    [morale] Moreel
    [suspicion] Argwaan
    [snow] Sneeuw
    [defence] Verdediging
    [movement] Stappen op de paden
    [rations] Paraat per proviand
    [fear] Angst
   *[doubt] Twijfel
} { $level }
board-surrender = { $level }: { $healthy } gezond, { $required } nodig
board-barracks = Kazerne
board-work = Aan het werk
board-infirmary = Ziekenboeg
board-slope = De helling
board-guns = Kanonnen
board-trails = De paden
board-bags = Zakken
board-area-ready = Paraat
board-area-rest = Rust
board-area-tired = Moe
board-area-morgue = Mortuarium
board-area-recruitment = Rekruten
board-crowd = { $count } { defender-name }
board-rubble = in puin
board-patient = { defender-name }, niveau { $level }
board-waiting = Wacht, niveau { $level }
board-beds = { $count ->
    [one] één bed is vrij
   *[other] { $count } bedden zijn vrij
}
board-sector = { $standing } staand, { $lying } liggend{ $boxes ->
    [0] { "" }
   *[other] , { $boxes } in de vakken
}
board-batteries = { $pieces } batterijen; { $tiles } tegels uit de trefferzak per dag
board-strength = sterkte { $strength }
board-machine-gun = { $jammed ->
    [yes] vastgelopen
   *[no] klaar
}
board-slots = * vuur  . leeg  x vastgelopen  # in puin
board-patrols = Patrouilles
board-artillery = Batterijen
board-run = { defender-name } bij { the-place }{ $token ->
    [none] { "" }
    [supply] {" "}met proviand
    [patrol] {" "}met een verslag
    [miss] {" "}met hout
   *[morale] {" "}met brieven
}
board-depots = Depots
board-depot = { $token ->
    [supply] Proviand
    [patrol] Patrouille
    [miss] Misser
   *[morale] Moreel
} { $count }
board-bag-recruit = Rekrutenzak
board-bag-hit = Trefferzak
board-piece = { $count } { $piece ->
    [officer] officier
    [soldier] soldaat
    [volunteer] vrijwilliger
    [medic] hospik
    [hunter] jager
    [doubt] twijfel
    [miss] misser
    [artillery] artillerie
    [air-morale] lucht (moreel)
    [air-supply] lucht (proviand)
    [air-injury] lucht (gewonde)
   *[other] schade ({ $piece })
}
board-summary = Het beleg eindigde op dag { $day }: { $healthy } gezonde verdedigers, { $fallen } gesneuveld.


## De echte doos klaarzetten

prepare-board = Leg het hoofdbord neer, en het kleine bord op de linkeronderhoek met de kant Mobilisatie boven.
prepare-marker = { $track ->
    [supply] Proviandmarker: op waarde { $level }.
    [snow] Sneeuwmarker: op vakje { $level }.
    [day] Dagmarker: op dag { $level }.
    [morale] Moreelmarker: op { $level }.
    [suspicion] Argwaanmarker: op { $level }.
    [defence] Verdedigingsmarker: op { $level }.
    [fear] Angstmarker: op { $level }.
   *[doubt] Twijfelmarker: op { $level }.
}
prepare-weather = Weermarker: op { $weather ->
    [sun] de zon
    [snow] de sneeuw
   *[cloud] de wolk
}.
prepare-surrender = Overgavemarker: op { $outlook }.
prepare-artillery = Artilleriespoor: de marker op het meest linkse vakje, en { $count } artilleriestukken, één op elk van de vakjes { $first } tot { $last }.
prepare-supplies = { $count ->
    [one] Leg 1 proviandblokje in het magazijn.
   *[other] Leg { $count } proviandblokjes in het magazijn.
}
prepare-air = Luchtstapel { $stack }: leg { $count } luchttegels met { $kind ->
    [morale] moreel
    [supply] proviand
   *[injury] gewonde
}.
prepare-depot = Leg de { $count } leveringsfiches voor { delivery-name } op hun depot.
prepare-damage = { $count ->
    [one] { $damage }: leg de schadetegel op zijn plaats.
   *[other] { $damage }: leg de statustegels op hun plaats, niet vastgelopen, en { $count } schadetegels eroverheen.
}
prepare-ready = Vak Paraat: { $defenders }.
prepare-hit_bag = In de trefferzak: { $tiles }.
prepare-patrol_bag = In de patrouillezak: alle { $count } patrouillefiches.
prepare-recruit_bag = In de rekrutenzak: { $defenders }, en { $doubts ->
    [one] 1 twijfelschijf
   *[other] { $doubts } twijfelschijven
}.
event-deck = { $deck ->
    [mobilisation] Mobilisatie
    [attack] Eerste aanval
    [siege_1] Beleg 1
    [siege_2] Beleg 2
   *[last_stand] Laatste Verzet
}
prepare-events = Schud de { $count } gebeurteniskaarten van de stapel { event-deck } en leg ze gedekt neer.
prepare-morale = Schud de { $count } kaarten { $deck ->
    [high] Hoog moreel
   *[low] Laag moreel
} en leg ze gedekt neer.
prepare-pile = { $deck ->
    [hope] Hoopkaarten
   *[despair] Wanhoopkaarten
}: een open stapel in deze volgorde, de eerste boven: { $cards }.
prepare-snow = Schud de { $count } sneeuwkaarten en leg ze gedekt neer.
prepare-rest = Al het andere is de reserve: houd die naast de borden, met dobbelstenen bij de hand.


## Wat een versie van de regels heeft geraakt

# Te zien aan tafels die onder een eerdere versie begonnen.
rules-version-2 = Voorraadtochten: een tocht mag terugkomen op het vakje dat ze verlaat.
