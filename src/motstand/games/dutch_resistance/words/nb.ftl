# Dutch Resistance: Orange Shall Overcome! på norsk bokmål.
#
# Nøklene og verdiene er forklart i en.ftl.


## Deler av setninger

character = { $character ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
   *[grey] Grå
}
receiver = { $receiver ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
   *[grey] Grå
}
occupier-name = { $occupier ->
    [soldier] soldat
   *[policeman] politimann
}
the-occupier = { $occupier ->
    [soldier] Soldaten
   *[policeman] Politimannen
}
thing-ticket = billettkort
thing-ausweis = Ausweis-kort
thing-group = Motstandsgruppen
thing-costs = kostnadsbrikke { $id }


## Hva kort gjør

effect-nothing = ingenting
effect-if = { $condition ->
    [city] i byen
    [country] på bygda
    [resources] med { $number } eller flere ressurser
    [at] på { $what }
    [company] med en annen rollefigur der
    [token] med en person i dekning eller en gjenstand der
    [gift] med en annen rollefigur der og noe å gi
    [gave-what] hvis { $what } ble gitt
   *[gave] hvis { $number } eller flere ble gitt
}: { $effect }
effect-unless = med færre enn { $number } ressurser: { $effect }
effect-morale = { $sign ->
    [gain] +{ $amount } moral
   *[lose] -{ $amount } moral
}
effect-alibi = { $sign ->
    [gain] +{ $amount } alibi
   *[lose] -{ $amount } alibi
}{ $what ->
    [all] {" "}for alle rollefigurer
    [here] {" "}for alle rollefigurer der
    [other] {" "}for en annen rollefigur
    [any] {" "}for en valgfri rollefigur
    [receiver] {" "}for mottakeren
   *[own] {""}
}
effect-safety = { $sign ->
    [gain] +{ $amount } trygghet
   *[lose] -{ $amount } trygghet
}{ $what ->
    [here] {" "}her
    [from] {" "}på stedet du forlater
    [to] {" "}på stedet du kommer til
    [choice] {" "}på et valgfritt sted
    [adjacent] {" "}på et nabosted
    [hiding] {" "}der en person i dekning er
    [mark] {" "}på ett sted med scenariets merke
    [marks] {" "}på alle steder med scenariets merke
    [city] {" "}der en byterning sier
    [country] {" "}der en bygdeterning sier
    [area] {" "}der en terning for området ditt sier
   *[tile] {" "}på { $tile }
}
effect-resource = { $sign ->
    [gain] få
   *[lose] gi fra deg
} { $amount ->
    [one] { $most ->
        [one] 1
       *[other] 1 eller { $most }
    }
   *[other] { $amount }
} { $kind ->
    [any] av en valgfri ressurs
   *[resource] { $resource }
}{ $what ->
    [here] {" "}(hver rollefigur der)
   *[own] {""}
}
effect-ausweis = { $sign ->
    [gain] få et Ausweis-kort
   *[lose] gi fra deg et Ausweis-kort
}
effect-ticket = { $sign ->
    [gain] { $most ->
        [one] få et billettkort
       *[other] få inntil { $most } billettkort
    }
   *[lose] gi fra deg et billettkort
}
effect-helper = { $most ->
    [one] ta et hjelperkort
   *[other] ta inntil { $most } hjelperkort
}
effect-intensify = forsterk { $what ->
    [road] denne veien
    [here] en vei her
    [mark] en vei ved scenariets merke
    [region] en vei i { $road ->
        [green] den grønne
        [yellow] den gule
        [red] den røde
        [blue] den blå
       *[brown] den brune
    } regionen
   *[letter] vei { $road }
}
effect-reduce = svekk en valgfri vei
effect-shift = { $what ->
    [any] flytt en okkupant ett steg
   *[policeman] flytt en politimann ett steg
}
effect-move = { $amount ->
    [0] flytt inntil { $most ->
        [one] én gang
       *[other] { $most } ganger
    }
   *[other] { $most ->
        [one] flytt én gang
       *[other] flytt inntil { $most } ganger
    }
}{ $what ->
    [past] , forbi de første okkupantene
    [past-together] , forbi okkupantene og kanskje sammen
   *[own] {""}
}
effect-raise = øk tryggheten på et nabosted med en terning
effect-train = ta en togreise
effect-give = gi inntil { $most } ressurser
effect-guide = { $what ->
    [here] følg noen herfra
   *[adjacent] følg noen herfra eller hit
}
effect-vonk = { $what ->
    [here] legg en avis her
   *[adjacent] legg en avis på et nabosted
}
effect-patrol = utfør et patruljekort
effect-peek = se på det øverste patruljekortet
effect-officer = offiseren kommer { $amount } steg nærmere
effect-search = offiseren leter mot { $amount }
effect-secure = en sikringsbrikke går tilbake
effect-end = ikke flere trekk


## Spørsmål

ask-identity = Hvem er du?
ask-turn = Utfør et personkort.
ask-turn-ability = { $card }: bruke evnen også?
ask-turn-point = { $card }: bruke handlingspoenget også?
ask-tokens = Det er moralbrikker igjen. Hvem bruker en?
ask-action = Hva brukes handlingspoenget til?
ask-move = Hvor hen?
ask-companion = Hvem blir med?
ask-receiver = Hvem får noe?
ask-gift = Hva blir gitt?
ask-guide = Hvem følges, og over hvilken vei?
ask-consent = { character } spør { receiver }: Er du enig?
ask-ausweis = Vei { $road } er kontrollert. Vise et Ausweis-kort?
ask-halt = { $card }: { $text }
ask-train = Hvor går toget?
ask-option = { $card }: hvilket valg?
ask-amount = Hvor mange?
ask-gain = Hvilken ressurs fås?
ask-spend = Hvilken ressurs gis bort?
ask-room = Det er ikke plass til { $resource }. Gi fra deg noe annet?
ask-safety = Hvilket sted?
ask-whom = Hvilken rollefigur?
ask-intensify = Hvilken vei forsterkes?
ask-reduce = Hvilken vei svekkes?
ask-shift = Hvilken okkupant går hvor?
ask-raid = Hvor er den første razziaen?
ask-reroll = Betale 1 informasjon for å kaste en terning om igjen?
ask-helper = Hvilken hjelper?
ask-helper-solo = Utføre { $card }?
ask-group = Hvor hjelper motstandsgruppen i dag?
ask-shelter = Hvilket sted mister ingen trygghet i natt?
ask-start = Hvor starter { $token }?
ask-delivery = Levere avisen her?
ask-secure = Hvilken sikringsbrikke går tilbake?
ask-officer = Hvor går offiseren?
ask-patrol = Vei { $road }: hvem går først?
ask-raise = Terningen sier hvor mye tryggheten øker.
ask-place-city = Terningen sier hvilket bysted som rammes.
ask-place-country = Terningen sier hvilket bygdested som rammes.
ask-search = To terninger: Blir noe funnet?
ask-raid-card = Et razziakort trekkes.
ask-halt-card = Et haltkort trekkes.
ask-officer-card = Et offiserskort trekkes.
ask-helper-visible = Det neste hjelperkortet kan sees.
ask-patrol-card = Et patruljekort trekkes.
ask-patrol-peek = Noen ser på det øverste patruljekortet.
ask-patrol-back = Baksiden av det neste patruljekortet kan sees.
ask-occupier-border = Kanten på det neste okkupantkortet.
ask-occupier-card = Et okkupantkort trekkes.
ask-costs = En kostnadsbrikke snus.
ask-address = En tallbrikke snus.
ask-spot = En punktbrikke snus.
ask-tile = En stedsbrikke deles ut.


## Det som avslutter et spørsmål

done-turn-ability = Nei, det var alt
done-turn-point = Nei, handlingspoenget er tapt
done-gift = Det var alt
done-helper = Ingen hjelper til
decline-companion = Ingen
decline-receiver = Ingen
decline-consent = Nei
decline-room = Nei, { $resource } er tapt
decline-helper-solo = Nei, legg det under bunken
decline-delivery = Ikke her
stop-move = Bli her
keep-reroll = Behold terningene
risk-ausweis = Nei, ta sjansen


## Svar

option-be = { $identity }
option-point = { $card }: bruk handlingspoenget
option-ability = { $card }: { $text }
option-discard_card = { $card }: kast det ubrukt
option-token = { character }: bruk en moralbrikke
option-drop = { character }: kast { $resource }
option-give = { character }: gi { $thing } til { receiver }
option-vonk = { character }: ta avisen
option-request = { character }: spør motstandsgruppen
option-look = { character }: betal 1 informasjon for å se på punktet på { $tile }
option-raise = Øke tryggheten
option-gather = Skaffe informasjon
option-location = Stedshandling: { $text }
option-go = Over vei { $road }{ $occupiers ->
    [soldier] {" "}(soldater)
    [policeman] {" "}(politimenn)
   *[nobody] {""}
}
option-escort = Over vei { $road } med { $token }{ $occupiers ->
    [soldier] {" "}(soldater)
    [policeman] {" "}(politimenn)
   *[nobody] {""}
}
option-ride = Med tog til { $tile }
option-ride_with = Med tog til { $tile } sammen med { $token }
option-scenario = { $action }
option-scenario_for = { $action }: { $token }
option-show = Vis et Ausweis-kort
option-choose = { $text }
option-character = { character }
option-spend = { $resource }
option-guide = { $guided } over vei { $road }
option-agree = Ja
option-take = { $amount } { $what }
option-gain = { $resource }
option-safety = { $tile }
option-intensify = Vei { $road }
option-reduce = Vei { $road }: en { occupier-name }
option-shift = En { occupier-name } på vei { $road }, etter det { $sign ->
    [white] hvite
   *[black] svarte
} skiltet
option-raid = { $tile }
option-reroll = { character }: kast { $die }-eren om igjen
option-helper = { $deck }
option-start = { $tile }
option-deliver = Lever den
option-target = { $tile }
option-march = { the-occupier }
group-card = { $card }


## Hva som skjedde

log-identity = { character } er { $identity }.
log-round = Runde { $round } begynner.
log-tokens = Moral { $morale } gir { $count ->
    [one] 1 moralbrikke
   *[other] { $count } moralbrikker
}.
log-first = { character } er startspiller.
log-card = { character } { $use ->
    [discard_card] kaster
   *[point] spiller
} { $card }.
log-token = { character } bruker en moralbrikke; { $left } igjen.
log-exchanged = { character } gir { $thing } til { receiver }.
log-exchange-declined = { receiver } sier nei.
log-vonk-placed = Det ligger en avis på { $tile }.
log-vonk-taken = { character } tar avisen på { $tile }.
log-request = Motstandsgruppen på { $tile } hjelper.
log-morale = Moralen går fra { $from } til { $to }.
log-alibi = { character }: Alibi går fra { $from } til { $to }.
log-safety = { $tile }: Tryggheten går fra { $from } til { $to }.
log-safety-reset = { $tile }: Tryggheten begynner på nytt på { $to }.
log-gain-none = Det er ikke mer { $resource } å få.
log-gain-full = { character } har ikke plass til { $resource }.
log-gained = { character } får { $resource }.
log-lost = { character } gir fra seg { $resource }.
log-cards-gained = { character } får { $count } × { $card }.
log-cards-lost = { character } gir fra seg { $count } × { $card }.
log-rolled = Kastet: { $dice }.
log-rerolled = { character } betaler for et nytt kast: { $dice }.
log-intensified-soldier = Vei { $road }: En politimann blir soldat.
log-intensified-policeman = Vei { $road }: En politimann legges ut.
log-reduced = Vei { $road }: En { occupier-name } mindre.
log-marched = En { occupier-name } går fra vei { $from } over { $tile } til vei { $to }.
log-chosen = { $card }: { $text }.
log-raided = Razzia på { $tile }: { $card }.
log-search-nothing = { $sum } mot { $number }: Ingenting blir funnet på { $tile }.
log-caught = { $token } blir funnet på { $tile }.
log-halt = { character } blir stanset: { $card }.
log-halt-chosen = { $text } Følgen: { $effects }.
log-moved = { character } går over vei { $road } til { $tile }.
log-rode = { character } tar toget til { $tile }.
log-given = { character } gir { $thing } til { receiver }.
log-guided = { $token } blir fulgt til { $tile }.
log-brought = { character } blir fulgt til { $tile }.
log-helper-taken = { character } får hjelp: { $card }.
log-patrol = En patrulje i { $region ->
    [green] den grønne
    [yellow] den gule
    [red] den røde
    [blue] den blå
   *[brown] den brune
} regionen.
log-patrol-peeked = { character } ser på det øverste patruljekortet.
log-patrol-seen = Du har sett patruljekortet { $card }.
log-officer = Offiseren: { $card }.
log-officer-came = Offiseren kommer til { $tile }.
log-occupier = { character } utfører et okkupantkort: { $card }.
log-location = { character } bruker { $tile }.
log-costs-turned = { $tile }: Kostnadsbrikken { $costs } snus.
log-recruited = { $tile } er med fra nå av.
log-address = { $token } kan skjule seg på { $tile }.
log-hidden = { $token } er i skjul på { $tile }.
log-task-step = { $token }: Et steg av oppgaven er gjort på { $tile }.
log-task-done = { $token }: Oppgaven er fullført.
log-installed = En telefon er installert på { $tile }.
log-printed = En avis er trykt på { $tile }.
log-secured = Telefonen på { $tile } er sikret.
log-unsecured = Telefonen på { $tile } er ikke lenger sikret.
log-delivered = Avisen er levert på { $tile }.
log-spot = { $tile }: { $spot ->
    [line] et linjepunkt
    [readers] et leserpunkt
   *[watched] et overvåket punkt
}.
log-group-placed = Motstandsgruppen er på { $tile }.
log-group-sheltered = { $tile } mister ingen trygghet i denne fasen.


## Hvordan spillet endte

end-won-goal = Målet er nådd: Oransje har seiret.
end-lost-morale = Moralen er brutt.
end-lost-alibi = En rollefigur ble arrestert.
end-lost-time = Det er ingen okkupantkort igjen: Tiden er ute.
end-lost-caught = For mange ble funnet.


## Hva som vinner og hva som taper

place-name = { $area ->
    [city] bysted { $number }
   *[country] bygdested { $number }
}
goal-network = Verv alle { $count } steder: ingen kostnadsbrikke ligger igjen på brettet.
goal-safe_houses = Få alle personer i dekning som fortsatt er med i spillet, i skjul ({ $count }).
goal-essential_hands = Fullfør { $count } oppgaver.
goal-lines_and_papers = Installer { $telephones } telefoner, og lever aviser til { $count } leserpunkter.
goal-officers_eye = Fullfør { $count } oppgaver, eller alle som er igjen av gjenstandenes.
loss-alibi = alibiet til en rollefigur faller under 1
loss-morale = moralen faller under 1
loss-time = dere trenger et okkupantkort og bunken er tom, etter { $rounds } runder
loss-caught = { $mark ->
    [person] { $count } personer i dekning blir arrestert
    [telephone] { $count } telefoner blir beslaglagt
   *[item] { $count } gjenstander blir beslaglagt
}


## Å sette opp den ekte esken

prepare-board = Legg fram brettet; det er det samme hvilken side som er opp.
prepare-scenario = Legg scenariokortet { $scenario } ved siden av med oppsettssiden opp. Dere spiller på nivået { $level ->
    [easy] lett
    [medium] middels
    [hard] vanskelig
   *[extreme] ekstrem
}.
prepare-base_cards = Sorter de vanlige okkupantkortene (grå kant) etter trusselnivå og stokk begge bunkene. Ta usett { $first } av nivå 1 og { $second } av nivå 2 ut av spillet.
prepare-scenario_cards = Stokk okkupantkortene til scenario { $number } (svart kant) inn i dem: { $first } av nivå 1, { $second } av nivå 2.
prepare-occupier_deck = Legg de { $first } kortene av nivå 1 oppå de { $second } av nivå 2: det er okkupantbunken.
prepare-decks = Stokk razziakort, patruljekort, haltkort, billettkort og Ausweis-kort, og legg hver bunke med baksiden opp på plassen sin.
prepare-helpers = Stokk hjelperkortene til to bunker på { $count }, med forsiden opp.
prepare-officer_deck = Stokk de { $count } offiserskortene, med baksiden opp.
prepare-tile = Legg { $tile } på { $place }, med trygghetskuben på { $safety }.
prepare-random_tiles = Stokk disse { $count } brikkene: { $tiles }. Del dem ut på plassene når du blir bedt om det, med en trygghetskube på startverdien til hver.
prepare-occupiers = { $occupier ->
    [soldier] Soldater
   *[policeman] Politimenn
} på disse veiene: { $roads }.
prepare-costs = Stokk de { $count } kostnadsbrikkene og legg én med baksiden opp på hver av disse: { $tiles }. Resten går usett ut av spillet.
prepare-token = Legg { $token } på { $tile }.
prepare-numbers = Stokk de { $all } tallbrikkene og legg én med baksiden opp ved hver av de { $count } personene på scenariokortet. Resten går usett ut av spillet.
prepare-tasks = Legg de { $count } oppgavekortene ved scenariokortet, hvert med en framdriftsbrikke på 0.
prepare-spots = Stokk de { $count } punktbrikkene og legg én med baksiden opp på hvert sted.
prepare-telephones = Legg { $count } telefoner på { $tile }.
prepare-costs_on_card = Legg { $count } tilfeldige kostnadsbrikker med forsiden opp ved scenariokortet; resten går ut av spillet.
prepare-newspapers = Ha { $count } aviser og { $secure } sikringsbrikker klare ved scenariokortet.
prepare-officer = Sett offiseren på { $tile }.
prepare-person = { $token } blir med i spillet, på et sted dere velger når dere blir spurt.
prepare-group = Ta kortet { $card } og de { $count } gruppebrikkene.
prepare-morale_tokens = Legg de { $count } moralbrikkene med baksiden opp på plassene sine.
prepare-morale = Sett moralmarkøren på { $morale }.
prepare-supply = De andre okkupantbrikkene, ressursene og terningene er forrådet.
prepare-side = Alle spiller på { $side ->
    [easy] den lette siden
   *[standard] standardsiden
} av spillerbrettene.
prepare-player = { character }: ta spillerbrettet og spillbrikken i denne fargen.
prepare-identity = Ta identitetskortet når du har valgt det, med rollekortene og det andre som hører til.
prepare-alibi = Sett alibisylinderen din på { $alibi }.
prepare-start = Sett spillbrikken til { character } på stedet som identitetskortet nevner, eller på Møtestedet om det ikke er i bruk.
prepare-start_at = Sett spillbrikken til { character } på { $tile }.
prepare-turn_scenario = Snu scenariokortet til forsiden, og legg brikkene og oppgavekortene på det.
prepare-goal = Dere vinner sammen: { $goal }
prepare-loss = Dere taper sammen om { $loss }.
prepare-action = { $action }: { $text }
prepare-simplified = Forenklet spill: rollekort er bare handlingspoenget sitt, og okkupantkort kastes usett.
prepare-first = { character } tar startspillermerket.


## Komponentboken

book-march = { $steps ->
    [one] 1 vei
   *[other] { $steps } veier
} langs { $sign ->
    [white] hvitt
   *[black] svart
}
book-toward = { $steps ->
    [one] 1 steg
   *[other] { $steps } steg
} mot { $target }
book-halt = { $text } Politimann: { $policeman }. Soldat: { $soldier }.{ $otherwise ->
    [none] {""}
   *[other] {" "}Ellers: { $otherwise }.
}
book-level = { $level ->
    [easy] Lett
    [medium] Middels
    [hard] Vanskelig
   *[extreme] Ekstrem
}: moral { $morale }, alibi { $alibi }, politimenn { $policemen ->
    [none] ingen steder
   *[other] { $policemen }
}, soldater { $soldiers ->
    [none] ingen steder
   *[other] { $soldiers }
}
book-bonus = fra { $count }: { $effects }
book-near = ved siden av offiseren
book-word = { $word ->
    [city] byen
    [country] landsbygda
    [round] rund
    [square] firkant
    [hexagon] sekskant
    [shield] skjold
    [arrow] pil
    [green] grønn
    [yellow] gul
    [red] rød
    [blue] blå
    [brown] brun
    [grey] grå
    [pink] rosa
    [purple] lilla
    [white] hvit
    [danger] farefasen
    [patrol] patruljefasen
    [and] OG
    [or] ELLER
    [special] spilles ikke
    [checks] strengere kontroller
    [church] Kirken
    [helpers] hjelperne
    [station] Stasjonen
    [both_areas] by og bygd
    [low_morale] lav moral
    [patrol_shelter] ly i patruljefasen
    [used_tokens] brukte brikker
    [costs] kostnadsbrikker
    [item] gjenstander
    [person] personer i dekning
    [telephone] installerte telefoner
    [basic] grunnleggende
    [challenging] krevende
    [character] nærmeste rollefigur
    [token] nærmeste person eller gjenstand
    [alibi] det laveste alibiet
    [stay] blir stående
    [to_city] dit en byterning sier
    [to_country] dit en bygdeterning sier
    [deck_occupier] okkupantkort
    [deck_patrol] patruljekort
    [deck_raid] razziakort
    [deck_halt] haltkort
    [deck_ticket] billettkort
    [deck_ausweis] Ausweis-kort
    [deck_helper_1] hjelperkort, venstre
   *[deck_helper_2] hjelperkort, høyre
}
