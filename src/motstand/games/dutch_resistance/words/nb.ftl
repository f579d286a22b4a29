# Dutch Resistance: Orange Shall Overcome! på norsk bokmål.
#
# Nøklene og verdiene er forklart i en.ftl.


## Deler av setninger

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
   *[lose] −{ $amount } moral
}
effect-alibi = { $sign ->
    [gain] +{ $amount } alibi
   *[lose] −{ $amount } alibi
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
   *[lose] −{ $amount } trygghet
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
ask-meanwhile = En annen har tur. Du kan gripe inn imens.
ask-turn-ability = { $card }: bruke evnen også?
ask-turn-point = { $card }: bruke handlingspoenget også?
ask-tokens = Det er moralbrikker igjen. Hvem bruker en?
ask-action = Hva brukes handlingspoenget til?
ask-move = Hvor hen?
ask-companion = Hvem blir med?
ask-receiver = Hvem får noe?
ask-gift = Hva blir gitt?
ask-guide = Hvem følges, og over hvilken vei?
ask-consent = { $what ->
    [exchange] { $character } byr { $receiver } { $thing }. Avtalt?
    [gift] { $character } har noe til { $receiver }. Avtalt?
    [guide] { $character } vil følge { $receiver } over vei { $road }. Avtalt?
   *[company] { $character } ber { $receiver } bli med. Avtalt?
}
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
ask-newspaper = Hvilken avis tar du med?
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
decline-companion = Ingen blir med
decline-receiver = Ingen får noe
decline-consent = Nei takk
decline-room = Nei, { $resource } er tapt
decline-helper-solo = Nei, legg det under bunken
decline-delivery = Lever den ikke her
stop-move = Bli her
keep-reroll = Behold terningene
risk-ausweis = Nei, ta sjansen


## Svar

option-be = Vær { $identity }: { $text }
option-point = { $card }: bruk handlingspoenget
option-ability = { $card }: { $text }
option-discard_card = { $card }: kast det ubrukt
option-token = { $character }: bruk en moralbrikke
option-drop = { $character }: kast { $resource }
option-give = { $character }: gi { $thing } til { $receiver }
option-vonk = { $character }: ta avisen
option-request = { $character }: spør motstandsgruppen
option-look = { $character }: betal 1 informasjon for å se på punktet på { $tile }
option-raise = Øke tryggheten: en terning sier hvor mye
option-gather = Skaffe informasjon: 1 trygghet her for 1 informasjon
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
option-scenario = Scenariohandling: { $action }
option-scenario_for = { $action }: { $token }
option-show = Vis et Ausweis-kort
option-choose = { $text }
option-choose-halt = Du: { $text }
option-character = Velg { $character }
option-spend = Gi fra deg { $resource }
option-guide = { $guided } over vei { $road }
option-agree = Ja, avtalt
option-take = Ta { $amount } { $what }
option-gain = Få { $resource }
option-safety = Velg { $tile } (trygghet { $safety })
option-intensify = Vei { $road }: { $policemen ->
    [0] en politimann settes ut
   *[other] en politimann blir soldat
}
option-reduce = Vei { $road }: { $left ->
    [policeman] en soldat blir politimann
   *[nobody] en politimann fjernes
}
option-shift = En { occupier-name } på vei { $road }, etter det { $sign ->
    [white] hvite
   *[black] svarte
} skiltet over { $tile } til vei { $to }
option-raid = Razziaen mot { $tile } først
option-reroll = { $character }: kast { $die }-eren om igjen
option-helper = Ta { $deck }: { $text }
option-start = Legg den på { $tile } (trygghet { $safety })
option-newspaper = { $deliveries ->
    [0] Den som ikke er levert ennå: den kan leveres to ganger
   *[other] Den som er levert én gang: den kan leveres én gang til
}
option-deliver = Lever den
option-target = Offiseren går mot { $tile } (trygghet { $safety })
option-march = { the-occupier } flytter først
group-card = { $card }


## Hva som skjedde

log-identity = { $character } er { $identity }.
log-round = Runde { $round } begynner.
log-tokens = Moral { $morale } gir { $count ->
    [one] 1 moralbrikke
   *[other] { $count } moralbrikker
}.
log-first = { $character } er startspiller.
log-tiles = Brikkene deles ut, byen først: { $tiles }.
log-laid_out = Brettet er lagt ut til scenariet.
log-starts = { $character } begynner på { $tile }.
log-invited = { $token } kommer til { $tile }.
log-card = { $character } spiller { $card }: { $use ->
    [ability] { $text }
   *[point] handlingspoenget.
}
log-card-also = { $card } gir { $character } i tillegg { $use ->
    [ability] evnen: { $text }
   *[point] handlingspoenget.
}
log-card-discarded = { $character } kaster { $card } ubrukt.
log-raise = { $character } gjør { $tile } tryggere.
log-gather = { $character } samler informasjon på { $tile }.
log-scenario = { $character } på { $tile }: { $action }.
log-scenario-for = { $character } på { $tile }: { $action } ({ $token }).
log-token = { $character } bruker en moralbrikke; { $left } igjen.
log-offered = { $what ->
    [exchange] { $character } byr { $receiver } { $thing }.
    [gift] { $character } har noe til { $receiver }.
    [guide] { $character } tilbyr seg å følge { $receiver } over vei { $road }.
   *[company] { $character } ber { $receiver } bli med.
}
log-exchanged = { $character } gir { $thing } til { $receiver }.
log-declined = { $receiver } sier nei.
log-vonk-placed = Det ligger en avis på { $tile }.
log-vonk-taken = { $character } tar avisen på { $tile }.
log-request = Motstandsgruppen på { $tile } hjelper { $character }.
log-morale = Moralen går fra { $from } til { $to }.
log-alibi = { $character }: Alibi går fra { $from } til { $to }.
log-safety = { $tile }: Tryggheten går fra { $from } til { $to }.
log-safety-kept = { $tile } er skjermet: Tryggheten blir på { $to }.
log-safety-reset = { $tile }: Tryggheten begynner på nytt på { $to }.
log-gain-none = Det er ikke mer { $resource } å få.
log-gain-full = { $character } har ikke plass til { $resource }.
log-gained = { $character } får { $resource }.
log-lost = { $character } gir fra seg { $resource }.
log-cards-gained = { $character } får { $count } × { $card }.
log-cards-lost = { $character } gir fra seg { $count } × { $card }.
log-rolled = { $what ->
    [raise] Hvor mye tryggere { $tile } blir
    [search] Razziaen på { $tile }
    [place-city] Hvilket sted i byen
   *[place-country] Hvilket sted på landet
}: { $dice }.
log-rerolled = { $character } betaler for et nytt kast: { $dice }.
log-intensified-soldier = Vei { $road }: En politimann blir soldat.
log-intensified-policeman = Vei { $road }: En politimann legges ut.
log-intensified-none = Vei { $road }: Det er ingen politimann igjen å legge ut.
log-reduced = Vei { $road }: En { occupier-name } mindre.
log-marched = En { occupier-name } går fra vei { $from } over { $tile } til vei { $to }.
log-chosen = { $card }: { $text }.
log-raided = Razzia på { $tile }: { $card }.
log-search-found = { $sum } mot { $number }: { $tile } blir gjennomsøkt fra kjeller til loft.
log-search-nothing = { $sum } mot { $number }: Ingenting blir funnet på { $tile }.
log-caught = { $token } blir funnet på { $tile }.
log-halt = { $character } blir stanset: { $card }.
log-halt-chosen = { $text } Følgen: { $effects }.
log-checked = { $character } kommer til vei { $road }, som er kontrollert{ $taken ->
    [token] , sammen med { $token }
   *[nobody] {""}
}.
log-moved = { $character } går fra { $start_tile } over vei { $road } til { $tile }.
log-moved-with = { $character } tar { $token } med fra { $start_tile } over vei { $road } til { $tile }.
log-rode = { $character } tar toget fra { $start_tile } til { $tile }.
log-rode-with = { $character } tar { $token } med på toget fra { $start_tile } til { $tile }.
log-given = { $character } gir { $thing } til { $receiver }.
log-guided = { $token } blir fulgt fra { $start_tile } over vei { $road } til { $tile }.
log-brought = { $character } blir fulgt fra { $start_tile } til { $tile }.
log-helper-visible = En ny hjelper er synlig: { $card }.
log-helper-met = { $character } treffer { $card }.
log-helper-taken = { $character } får hjelp: { $card }.
log-patrol = En patrulje i { $region ->
    [green] den grønne
    [yellow] den gule
    [red] den røde
    [blue] den blå
   *[brown] den brune
} regionen.
log-patrol-back = Neste patrulje kommer til { $region ->
    [green] den grønne
    [yellow] den gule
    [red] den røde
    [blue] den blå
   *[brown] den brune
} regionen.
log-patrol-peeked = { $character } ser på det øverste patruljekortet.
log-patrol-seen = Du har sett patruljekortet { $card }.
log-officer = Offiseren: { $card }.
log-officer-target = Offiseren vil til { $tile }.
log-officer-came = Offiseren kommer fra { $start_tile } til { $tile }.
log-occupier-drawn = { $character } tar et okkupantkort.
log-occupier-seen = Bare eieren kjenner det: { $card }, med { $border ->
    [black] svart kant, fra scenariet
   *[grey] grå kant
}.
log-occupier = { $character } utfører et okkupantkort: { $card }.
log-location = { $character } bruker { $tile }.
log-costs-on_card = Kostnadsbrikken { $costs } ligger på scenariokortet.
log-costs-turned = { $tile }: Kostnadsbrikken { $costs } snus.
log-recruited = { $tile } er med fra nå av.
log-address = Nummer { $number } snus: { $token } kan skjule seg på { $tile }.
log-hidden = { $token } er i skjul på { $tile }.
log-task-step = { $token }: Et steg av oppgaven er gjort på { $tile }.
log-task-done = { $token }: Oppgaven er fullført.
log-installed = En telefon er installert på { $tile }.
log-printed = En avis er trykt på { $tile }.
log-secured = Telefonen på { $tile } er sikret.
log-unsecured = Telefonen på { $tile } er ikke lenger sikret.
log-newspaper-taken = { $character } tar avisen som { $deliveries ->
    [0] ikke er levert ennå.
   *[other] er levert én gang.
}
log-delivered = Avisen er levert på { $tile }.
log-spot = { $tile }: { $spot ->
    [line] et linjepunkt
    [readers] et leserpunkt
   *[watched] et overvåket punkt
}.
log-group-placed = Motstandsgruppen er på { $tile }.
log-group-ready = Motstandsgruppen er klar for en ny dag.
log-group-unused = Motstandsgruppen på { $tile } ble det ikke bruk for.
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
prepare-player = { $character }: ta spillerbrettet og spillbrikken i denne fargen.
prepare-identity = Ta identitetskortet når du har valgt det, med rollekortene og det andre som hører til.
prepare-alibi = Sett alibisylinderen din på { $alibi }.
prepare-start = Sett spillbrikken til { $character } på stedet som identitetskortet nevner, eller på Møtestedet om det ikke er i bruk.
prepare-start_at = Sett spillbrikken til { $character } på { $tile }.
prepare-turn_scenario = Snu scenariokortet til forsiden, og legg brikkene og oppgavekortene på det.
prepare-goal = Dere vinner sammen: { $goal }
prepare-loss = Dere taper sammen om { $loss }.
prepare-action = { $action }: { $text }
prepare-simplified = Forenklet spill: rollekort er bare handlingspoenget sitt, og okkupantkort kastes usett.
prepare-first = { $character } tar startspillermerket.


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
    [token] nærmeste gjenstand (utenfor scenario 5 også en person i dekning)
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


## Hvorfor ikke?

whynot-identity-taken = Noen er { $identity } allerede.
whynot-turn-other = Det er turen til { $character }: bare den spilleren bruker rollekort nå.
whynot-card-played = { $card } er alt brukt i denne runden.
whynot-card-other = { $card } må gjøres ferdig først.
whynot-card-simplified = I forenklet spill gir rollekort bare handlingspoenget.
whynot-card-abilities = { $card } har { $count ->
    [0] ingen evne
    [one] bare én evne
   *[other] bare { $count } evner
}.
whynot-card-cost = Det evnen til { $card } koster, kan ikke betales fullt ut.
whynot-card-order = Evnene til { $card } brukes i trykt rekkefølge, hver én gang.
whynot-option-cost = Dette valget kan ikke gjennomføres: det som kreves, finnes ikke fullt ut.
whynot-character-absent = { $character } er ikke med i dette spillet.
whynot-character-other = { $character } ledes av en annen spiller.
whynot-move-first = Ting bytter hender bare mellom to flytt: gjør det første flyttet først.
whynot-move-least = Minst ett flytt må gjøres.
whynot-token-none = Ingen moralbrikke er igjen å bruke nå.
whynot-held-none = { $character } har ingen { $resource }.
whynot-give-self = { $character } kan ikke gi noe til seg selv.
whynot-give-far = { $character } og { $receiver } er ikke på samme sted.
whynot-give-no_card = { $character } har ikke noe { $thing }.
whynot-give-full = { $receiver } har ingen ledig ressursplass.
whynot-vonk-own = Anton lar avisene sine ligge til de andre.
whynot-vonk-none = Ingen av Antons aviser ligger på { $tile }.
whynot-request-none = Ingen gruppebrikke er på { $tile }.
whynot-request-used = Motstandsgruppen på { $tile } har alt hjulpet i denne runden.
whynot-look-scenario = Punktbrikker finnes bare i scenario 4.
whynot-look-turn = Punkter ser man på i sin egen tur; nå er det turen til { $character }.
whynot-look-open = Intet punkt ligger med baksiden opp på { $tile }.
whynot-reroll-die = Ingen terning viser { $die }.
whynot-location-none = { $tile } har ingen stedshandling.
whynot-location-costs = { $tile } er med først når kostnadsbrikken er betalt: til da er stedshandlingen stengt.
whynot-location-cost = Det stedshandlingen på { $tile } koster, kan ikke betales fullt ut.
whynot-scenario-officer = Offiseren er her: ingen scenariohandling er mulig.
whynot-scenario-unmet = { $action } er ikke mulig nå. { $text }
whynot-scenario-cost = { $action }: ikke alle ressursene på kostnadsbrikken er der.
whynot-task-guest = { $token } hører til et annet scenario og har ingen oppgave her.
whynot-task-place = Neste steg i denne oppgaven gjøres på { $tile }.
whynot-task-near = Neste steg i denne oppgaven gjøres ved siden av offiseren.
whynot-task-cost = Det neste steget for { $token } kan ikke betales fullt ut.
whynot-hide-address = { $token } har ingen adresse ennå.
whynot-hide-place = { $token } må være på { $tile } til det.
whynot-token-hidden = { $token } er alt skjult.
whynot-token-far = { $token } er ikke på { $tile }.
whynot-token-fixed = { $token } kan ikke flyttes mer.
whynot-road-far = Vei { $road } går ikke fra { $tile }.
whynot-ride-ticket = En togreise krever et billettkort.
whynot-ride-here = Der er rollefiguren allerede.
whynot-ride-station = Tog går fra Stasjonen til et hvilket som helst sted, eller til Stasjonen.
whynot-ride-two = { $token } trenger et billettkort til.
whynot-guide-far = { $guided } kan ikke følges over vei { $road } nå.
whynot-spend-none = Det er ingen { $resource } å gi fra seg.
whynot-gain-none = Det er ingen { $resource } igjen i forrådet.
whynot-newspaper-none = Her ligger ingen avis som { $deliveries ->
    [0] ikke er levert ennå
   *[other] er levert én gang
}.
whynot-amount-range = Så mange kan ikke tas her.
whynot-occupier-none = Ingen { occupier-name } er på vei { $road }.
whynot-occupier-kind = En { occupier-name } kan ikke flyttes med dette.
whynot-march-none = Ingen { occupier-name } på vei { $road } har flytt igjen.
whynot-helper-first = Den første hjelperen må tas.
whynot-safety-place = { $tile } er ikke ment her.
whynot-secure-none = Ingen telefon på { $tile } har en sikringsbrikke.
whynot-shelter-none = Ingen gruppebrikke er på { $tile }.
whynot-raid-none = { $tile } har ingen razzia nå.
whynot-target-other = { $tile } er ikke det offiseren leter etter.
whynot-group-taken = En gruppebrikke er alt på { $tile }.
whynot-group-areas = Brikkene må ligge i begge områdene.
whynot-intensify-road = Vei { $road } er ikke blant dem som kan forsterkes.
whynot-companion-far = { $character } er ikke her.
whynot-receiver-far = { $character } er verken her eller på et nabosted.
whynot-whom-other = { $character } er ikke ment her.
whynot-other = Det er ikke mulig nå.
whynot-over = Spillet er slutt.
whynot-fate = Terninger eller kort kommer først.
whynot-asked = Noen andre bestemmer nå.
whynot-first = Velg { $kind ->
    [card] et kort
    [road] en vei
    [place] et sted
    [character] en rollefigur
   *[other] noe annet
} først.
whynot-begun = Det er alt valgt.
whynot-button = Det velges med en knapp.
whynot-later = Det spørres det ikke om nå.


## Hvor tall kommer fra (log-trace-)

log-trace-tonight = I natt ville { $tile } tapt { $count } av { $safety } trygghet
log-trace-character = { $character } ville kostet stedet { $count } trygghet i natt
log-trace-tokens = Med denne moralen begynner neste runde med { $count } moralbrikker; { $left } er igjen nå
log-trace-rounds = { $count } runder til etter runde { $round }
log-trace-goal = { $count } av { $wanted } gjort
log-trace-part-alibi = { $count } for alibi { $alibi } hos { $character }
log-trace-part-resources = { $count } for { $resources } ressurser hos { $character }
log-trace-part-costs = { $count } for en rollefigur på en kostnadsbrikke
log-trace-part-person = { $count } for en person i dekning
log-trace-part-telephone = { $count } for en telefon som ikke er sikret
log-trace-part-officer = { $count } for offiseren og en rollefigur på samme sted
log-trace-part-group = { $count } for en brukt gruppebrikke
log-trace-part-morale = { $count } ved moral { $morale }
log-trace-part-dice = { $count } fra terningene: { $dice }
log-trace-part-safer = { $count } fordi alle som er her, er skjult
log-trace-part-deck = { $count } okkupantkort til { $characters } rollefigurer


## Hva tingene på bordet er (log-about-), og det som står over de tekstene (title-)

about-title = { $title }
title-road = Vei { $road }
title-occupier-policeman = Politimann
title-occupier-soldier = Soldat
title-area-city = Byen
title-area-country = Bygda
title-sign-white = Hvitt skilt
title-sign-black = Svart skilt
title-track-morale = Moral
title-track-tokens = Moralbrikker
title-track-round = Runder
title-track-goal = Målet
title-phase-start = Startfasen
title-phase-action = Handlingsfasen
title-phase-danger = Farefasen
title-phase-patrol = Patruljefasen
title-deck-occupier = Okkupantkort
title-deck-patrol = Patruljekort
title-deck-raid = Razziakort
title-deck-halt = Haltkort
title-deck-helper = Hjelperkort
title-deck-ticket = Billettkort
title-deck-ausweis = Ausweis-kort
title-deck-officer = Offiserskort
card-options = ett av: { $one } / { $two }{ $count ->
    [2] {""}
   *[3] {" "}/ { $three }
}
card-price = { $price }, ellers { $otherwise }
log-about-place = { $text } Trygghet { $safety } av { $most }; etter en razzia begynner den på { $start }.{ $tonight ->
    [0] {""}
   *[other] {" "}I natt ville stedet tapt { $tonight }.
}{ $costs ->
    [down] {" "}En kostnadsbrikke ligger med baksiden opp: ingen stedshandling.
    [up] {" "}Stedet er med for { $resources }; til da ingen stedshandling.
   *[none] {""}
}{ $spot ->
    [down] {" "}En punktbrikke ligger med baksiden opp.
    [line] {" "}Et linjepunkt: en telefon kan installeres.
    [readers] {" "}Et leserpunkt: en avis kan leveres.
   *[none] {""}
}{ $vonk ->
    [yes] {" "}En av Antons aviser ligger her.
   *[no] {""}
}{ $officer ->
    [yes] {" "}Offiseren er her: ingen scenariohandling, og den som kommer, taper 1 alibi.
   *[no] {""}
}
log-about-road = Mellom { $one } og { $other }, i den { $region ->
    [green] grønne
    [yellow] gule
    [red] røde
    [blue] blå
   *[brown] brune
} regionen. { $soldiers ->
    [0] { $policemen ->
        [0] Trygg: ingen står her.
       *[other] Kontrollert, med { $policemen } politimenn: den som går her, trekker et haltkort.
    }
   *[other] Kontrollert, med { $soldiers } soldater og { $policemen } politimenn: den som går her, trekker et haltkort, og soldater er strengere.
} Okkupanter går videre til vei { $white } (hvit) eller { $black } (svart).
log-about-character = { $identity }. Alibi { $alibi }: under 1 er spillet tapt. { $held ->
    [none] Har ingen ressurs
   *[other] Har { $held }
} ({ $slots } plasser), { $tickets } billettkort og { $ausweis } Ausweis-kort.{ $tonight ->
    [0] {""}
   *[other] {" "}I natt koster det stedet { $tonight } trygghet.
}
log-about-character-unknown = { $character } har ikke valgt identitet ennå.
log-about-token-costs = Installere betaler { $resources } for den.
log-about-token-group = { $left } gruppebrikker ({ $unused } ikke brukt ennå i denne runden): på stedet deres er hjelpen gratis.
log-about-token-task = { $tiles ->
    [none] Ikke på brettet.
   *[other] På { $tiles }.
} { $done } av { $steps } steg er gjort.{ $next ->
    [none] {""}
    [near] {" "}Neste: ved siden av offiseren, { $cost }.
   *[other] {" "}Neste: { $next }, { $cost }.
}
log-about-token = { $kind ->
    [person] En person i dekning
   *[item] En gjenstand
}, { $tiles ->
    [none] ikke på brettet
   *[other] på { $tiles }
}.{ $address ->
    [none] {""}
   *[other] {" "}Adressen er { $address }.
}{ $fixed ->
    [yes] {" "}Blir der den er.
   *[no] {" "}Den som flytter, kan ta den med; en razzia kan finne den.
}{ $delivered ->
    [none] {""}
   *[other] {" "}Levert én gang så langt, på { $delivered }: etter neste levering går den ut av spillet.
}
log-about-occupier-policeman = { $count } politimenn er på veier, { $left } brikker er igjen. Der en går forbi, taper stedet 1 trygghet og hver rollefigur der 1 alibi.
log-about-occupier-soldier = { $count } soldater er på veier, { $left } brikker er igjen. Der en går forbi, taper stedet 2 trygghet og hver rollefigur der 2 alibi.
log-about-sign = Okkupanter som følger det { $sign ->
    [white] hvite
   *[black] svarte
} skiltet, går til veien med den bokstaven, forbi stedet mellom de to.
log-about-identity = { $text } Kort: { $cards }. Begynner på { $start }.{ $taken ->
    [yes] {" "}Med i dette spillet.
   *[no] {""}
}
log-about-card-character = { $text } { $kind ->
    [and] OG: handlingspoenget og dette.
   *[or] ELLER: handlingspoenget eller dette.
}
log-about-card-helper = Den som tar denne hjelperen: { $effects }.
log-about-card-occupier = Trusselnivå { $level }: { $text }.
log-about-card-raid = Gjelder resten av spillet: { $text }
log-about-card-group = Hjelp: { $request }. Ubrukt om natten: { $unused }. { $rule }
log-about-card-halt = { $text } Hva et valg gjør, vises etter at det er tatt.
log-about-deck-occupier = { $count } okkupantkort er igjen. Hver rollefigur trekker ett i runden; når det trengs ett og ingen er igjen, er spillet tapt.
log-about-deck-patrol = { $count } patruljekort til bunken begynner igjen. { $region ->
    [none] Den neste regionen er ikke kjent.
    [green] Det neste er for den grønne regionen.
    [yellow] Det neste er for den gule regionen.
    [red] Det neste er for den røde regionen.
    [blue] Det neste er for den blå regionen.
   *[brown] Det neste er for den brune regionen.
}
log-about-deck-raid = { $count } razziakort til bunken begynner igjen. Ett kommer for hvert sted der tryggheten faller under 1.
log-about-deck-halt = { $count } haltkort til bunken begynner igjen. Ett kommer for hvert flytt over en kontrollert vei.
log-about-deck-helper = { $count } hjelperkort er ikke sett. De to øverste kan tas, for eksempel på Universitetet.
log-about-deck-ticket = { $count } billettkort er igjen. Ett er en togreise fra Stasjonen eller dit.
log-about-deck-ausweis = { $count } Ausweis-kort er igjen. Ett lar en rollefigur gå over en kontrollert vei uten haltkort.
log-about-deck-officer = { $count } offiserskort til bunken begynner igjen. Ett kommer i hver patruljefase.
log-about-resource = { $left } { $resource } er igjen i forrådet. Mer enn noen få ressurser vekker oppmerksomhet om natten.
log-about-area-city = Byen har { $count } steder, med blå tall. En terning velger blant de seks første.
log-about-area-country = Bygda har { $count } steder, med grønne tall. En terning velger blant dem.
log-about-track-morale = Moral { $morale } av { $most }. Under 1 er spillet tapt; hvert patruljekort koster 1.
log-about-track-tokens = { $count } er igjen: hver er et handlingspoeng for en hvilken som helst rollefigur, når som helst i handlingsfasen. Med denne moralen begynner neste runde med { $next }.
log-about-track-round = Runde { $round }. Etter den rekker okkupantkortene til { $left } til.
log-about-track-goal = { $goal } { $done } av { $wanted } gjort.
log-about-phase-start = Rollekortene kommer tilbake på hånden, okkupantkort deles ut, moralbrikker snus opp.
log-about-phase-action = Etter tur bruker hver rollefigur tre rollekort og så okkupantkortet sitt; moralbrikker kan brukes av alle.
log-about-phase-danger = Scenariovirkninger, så koster hver rollefigurs alibi og ressurser stedet trygghet, så razziaer.
log-about-phase-patrol = Et patruljekort flytter okkupantene i en region; så razziaer.


## Hvor langt spillet er kommet

headline = { $part ->
    [setup] Oppsett
   *[other] Runde { $round }, { $part ->
        [start] startfasen
        [action] handlingsfasen
        [danger] farefasen
       *[patrol] patruljefasen
    }; { $done } av { $wanted } gjort
}
end-lost-resigned = Gruppen har gitt opp.


## Hvorfor et hint råder til det, og hva en bot er i ferd med å gjøre

why-only = Det er ikke noe annet å velge.
why-identity = En som enhver gruppe trenger.
why-turn = Dette kortet gjør mest nå.
why-point = Dette kortet gjør mest nå.
why-ability = { $card } gjør mer enn et handlingspoeng ville.
why-discard_card = Ingenting av det { $card } kan, ville hjelpe.
why-errand-goal = For målet, på { $tile }; neste stopp { $next }.
why-errand-look = For å se hva { $tile } trenger; neste stopp { $next }.
why-errand-tile = Det { $tile } gir, trengs; neste stopp { $next }.
why-errand-safety = { $tile } kan få en razzia: tryggheten der kommer først.
why-raise = { $tile } trenger trygghet mest.
why-location = { $tile } gir det som trengs.
why-tokens = Alle brikker brukes; det beste først.
why-action = Den beste bruken av dette handlingspoenget.
why-move = Det er veien, forbi så få okkupanter som mulig.
why-ausweis = Her sparer kortet deg for mer enn det er verdt andre steder.
why-halt = Ingen kan vite hva som følger.
why-train = Toget går nærmest dit noe skal gjøres.
why-companion = Alene er stillere.
why-receiver = Den som trenger det, får det.
why-gift = Det trengs ikke her.
why-guide = Personer i dekning først.
why-consent = Vi er sammen om dette.
why-option = Av alt som kan velges, står du best med det.
why-amount = Så mye som trengs, for mer vekker oppmerksomhet.
why-gain = Det mangler.
why-spend = Det kan unnværes.
why-room = Bare for noe som trengs mer.
why-safety = Av disse stedene betyr det mest der.
why-whom = Av dem som kan velges, passer det best for denne.
why-intensify = Der går få av oss.
why-reduce = Soldater nær oss først.
why-shift = Forbi et sted som tåler det.
why-raid = Rekkefølgen betyr lite.
why-reroll = Informasjon er verd mer enn en terning.
why-helper = Denne hjelperen gir det som trengs.
why-newspaper = En avis som ikke er levert ennå, når flest lesere.
why-delivery = Leserne venter.
why-secure = Rekkefølgen betyr lite.
why-group = Der hjelper en gruppe mest.
why-shelter = Der ville natten blitt verst.
why-start = Der trengs det hjelp mest.
why-officer = Bort fra oss.
why-patrol = Rekkefølgen betyr lite.


## Hva det spørres om etter det første klikket

step-point-1 = Hva brukes dette kortet til?
step-ability-1 = Hva brukes dette kortet til?
step-discard_card-1 = Hva brukes dette kortet til?
step-token-1 = Hva gjør { $character }?
step-vonk-1 = Hva gjør { $character }?
step-request-1 = Hva gjør { $character }?
step-drop-1 = Hva kaster { $character }?
step-give-1 = Hvem gir { $character } noe til?
step-give-2 = Hva gis bort?
step-look-1 = Hvilket punkt ses det på?
step-escort-1 = Over hvilken vei?
step-ride_with-1 = Hvor går toget?
step-reduce-1 = Hvem svekkes der?
step-shift-1 = Hvem flytter?
step-shift-2 = Etter hvilket skilt?
step-guide-1 = Over hvilken vei?
step-reroll-1 = Hvilken terning kastes om igjen?
title-use-point = Handlingspoeng
title-use-ability_0 = Evne
title-use-ability_1 = Annen evne
title-use-discard = Kast
title-use-token = Moralbrikke
title-use-vonk = Avis
title-use-request = Hjelp
log-about-use-point = En standardhandling: øke tryggheten, skaffe informasjon, stedshandling, flytting, togreise eller scenariohandling.
log-about-use-ability_0 = Alt evnen på kortet sier; ved siden av handlingspoenget på OG-kort, i stedet for det på ELLER-kort.
log-about-use-ability_1 = Alt den andre evnen på kortet sier.
log-about-use-discard = Kortet regnes som brukt, uten noen virkning.
log-about-use-token = Ett handlingspoeng nå, også i en annens tur.
log-about-use-vonk = Én virkning av De Vonk, gratis; avisen går tilbake til Anton.
log-about-use-request = Det motstandsgruppen gir, gratis, én gang i runden.


## Leksjoner

lesson-alone-title = En runde alene
lesson-alone-about = Tre rollekort, et okkupantkort og den første natten, i Kafeen.
lesson-alone-card = Du er Cornelia, og Kafeen er knapt trygg lenger. I din tur bruker du de tre rollekortene dine i den rekkefølgen du vil. Skaffe mat er et ELLER-kort: handlingspoenget eller evnen. Ta handlingspoenget.
lesson-alone-raise = Et handlingspoeng er én standardhandling. Trygghet på 0 ville gitt en razzia, så øk den: en terning sier hvor mye.
lesson-alone-raised = En femmer: Kafeen er på 6 nå.
lesson-alone-and = Trygge naboer er et OG-kort: handlingspoenget og evnene. Begynn med handlingspoenget.
lesson-alone-location = Hvert sted har sin egen handling. Kafeen gir 1 kontakt, som andre steder ber om.
lesson-alone-contacts = Ressurser ligger på spillerbrettet ditt; mer enn noen få vekker oppmerksomhet om natten.
lesson-alone-ability = Nå evnene, i trykt rekkefølge. Den første koster rasjoner, som du ikke har. Den andre gir 1 alibi: bruk den.
lesson-alone-alibi = Alibi 10 er det meste som finnes. Under 1 ville du blitt arrestert, og spillet tapt for alle.
lesson-alone-last = Ett kort er igjen. Bruk handlingspoenget på det også.
lesson-alone-gather = Informasjon kan skaffes overalt, men folk merker det: det koster stedet 1 trygghet.
lesson-alone-gathered = Med informasjon kan en terning kastes om igjen.
lesson-alone-done = Kortet kunne gitt bort noe; alene er det ingen å gi det til. Du er ferdig.
lesson-alone-occupier = Etter det tredje kortet følger okkupantkortet ditt, hva det enn sier. Du har kjent det siden i morges; ingen andre har det.
lesson-alone-intensify = En vei her forsterkes: en politimann kommer, eller en som står der, blir soldat. Velg vei N.
lesson-alone-patrol = I farefasen kostet de to ressursene dine Kafeen 1 trygghet. Så kom en patrulje: 1 moral, som hver natt, og en terning som sier hvor 1 trygghet tapes.
lesson-alone-keep = Terningen viser 3, Universitetet. For 1 informasjon kunne du kastet den om igjen. Behold den: ingen er der.
lesson-alone-night = Politimannen på vei C gikk videre forbi Universitetet, og det kostet 1 trygghet til. Runde 2 begynner. Slik går det videre: verv stedene med kostnadsbrikker før okkupantkortene tar slutt.
lesson-two-title = En runde for to
lesson-two-about = Det den ene av dere skaffer, kan den andre trenge: lever det på veien.
lesson-two-card = Du er Selma, i Banken. Frits, i Trykkeriet, trenger penger. Bruk handlingspoenget på dette kortet.
lesson-two-bank = Ta stedshandlingen i Banken.
lesson-two-amount = Du kan ta 2 pengebrikker eller bare 1, for ressurser vekker oppmerksomhet. Ta 2.
lesson-two-money = Den ene er til Frits.
lesson-two-walk = Flytting er ett eller to flytt. Bruk handlingspoenget på kurerkortet.
lesson-two-road = Gå over vei O til Trykkeriet. Ingen står der, så veien er trygg.
lesson-two-met = Du er i Trykkeriet, der Frits er, og kunne flytte én gang til.
lesson-two-give = Mellom to flytt kan ting bytte hender med den som er her. Det koster ingenting, men den andre må samtykke. Gi Frits 1 pengebrikke.
lesson-two-given = Frits samtykker. Det andre flyttet ditt har du fortsatt. Slik er det med moralbrikker også: enhver av dere kan bruke en, også i en annens tur.
lesson-halt-title = Halt!
lesson-halt-about = En politimann på vei C: hva du svarer, bestemmes før du vet hva som følger.
lesson-halt-card = Du er Selma og må fra Banken til Universitetet. Bruk handlingspoenget på dette kortet.
lesson-halt-road = En politimann står på vei C: den er kontrollert. Gå over den likevel.
lesson-halt-risk = Du har et Ausweis-kort: vist fram tar det deg forbi uten et ord. Behold det denne gangen og ta risikoen.
lesson-halt-stopped = Du er alt ved Universitetet, men du blir stanset. Bare historien på haltkortet leses; ingen vet ennå hva valgene gjør.
lesson-halt-choose = Bestem deg ut fra historien alene: løp.
lesson-halt-soldier = Det forsterker veien: politimannen blir soldat. Med en soldat gjelder den strengere halvdelen av et kort.
lesson-halt-stop = Du kunne flytte én gang til. Bli ved Universitetet.
lesson-halt-done = Evnen på kortet ville latt deg flytte igjen. Det er nok for nå.
lesson-halt-again = Så tilbake til Banken. Bruk handlingspoenget på kurerkortet.
lesson-halt-back = Vei C igjen, denne gangen forbi en soldat.
lesson-halt-show = Vis Ausweis-kortet: det dekker hele flyttet.
lesson-halt-passed = Intet haltkort. Ausweis-kortet går under bunken sin; Forfalskeren og noen hjelpere gir nye.
lesson-night-title = En natt med razzia
lesson-night-about = Du er trett, og Stasjonen holdes under oppsikt. To personer i dekning er der.
lesson-night-discard = Stasjonen har 3 trygghet igjen. I natt taper den 1 for personene i dekning, 1 for alibiet ditt på 8, og 1 for de to rasjonene dine: trykk på den og se. Det siste kortet ditt kunne økt tryggheten. Se hva som skjer om du ikke gjør det: kast det.
lesson-night-occupier = Et kastet kort regnes som brukt, og okkupantkortet følger likevel.
lesson-night-intensify = En vei ved Stasjonen forsterkes. Velg vei L.
lesson-night-night = Stasjonen falt til 0 og fikk razzia. Tallet på kortet var 6, terningene viste 2 og 4: like mye som tallet, så ingen ble funnet. Razziaen kostet 1 moral, patruljen en til, og Stasjonen begynner på nytt på 4. Se på natten neste gang før du avslutter turen.


## Brettet i terminalen

seat-name = { $seat ->
    [green] Grønn
    [blue] Blå
    [yellow] Gul
    [purple] Lilla
    [grey] Grå
   *[several] { $seat }
}
board-summary = Runde { $round }, moral { $morale }, { $caught } tatt
board-markers = Runde { $round }   Moral { $morale }   Brikker { $tokens }   Okkupantkort { $cards }
board-places = Steder: trygghet (i natt)
board-roads = Kontrollerte veier
board-people = Rollefigurer
board-pieces = Personer i dekning og gjenstander
board-vonk = De Vonk
board-occupiers = { $policemen } politimenn, { $soldiers } soldater
board-character = Alibi { $alibi }, { $tickets } billetter, { $ausweis } Ausweis
board-occupier = Okkupantkortet ditt: { $card }
board-odds-search = En razzia finner det som er skjult: { $percent } %


## Hva en utgave av reglene har endret

# Vises ved bord som ble satt opp under en tidligere utgave.
rules-version-2 = Hjelpere: En razzia som et hjelperkort fører til, kommer før neste kort tas. Offiseren: I sitt eget scenario er han bare ute etter gjenstander, og ingen avis leveres på stedet hans.
