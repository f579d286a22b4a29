# Kampen om Norge på norsk.
#
# Nøklene og verdiene er de samme som i en.ftl; deler av setninger som bare engelsk trenger, mangler her.


## Deler av setninger

number = { $count ->
    [1] én
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
   *[other] { $count }
}
number-start = { $count ->
    [1] Én
    [2] To
    [3] Tre
    [4] Fire
    [5] Fem
    [6] Seks
   *[other] { $count }
}
battalion = { $count ->
    [one] bataljon
   *[other] bataljoner
}
nationality = { $faction ->
    [germany] { $count ->
        [one] tysk
       *[other] tyske
    }
    [norway] { $count ->
        [one] norsk
       *[other] norske
    }
   *[allies] { $count ->
        [one] alliert
       *[other] allierte
    }
}
force = { number } { nationality } { battalion }
force-start = { number-start } { nationality } { battalion }
faction-name = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] de allierte
   *[both] Norge og de allierte
}
faction-start = { $faction ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
   *[both] Norge og de allierte
}
enemy-name = { $enemy ->
    [germany] Tyskland
    [norway] Norge
   *[allies] de allierte
}
seat-name = { $seat ->
    [germany] Tyskland
    [norway] Norge
    [allies] De allierte
    [both] Norge og de allierte
    [norway-and-allies] Norge og de allierte
   *[other] { $seat }
}
from-where = { $from ->
    [sea] fra sjøen
    [air] fra lufta
   *[other] fra { $from }
}
if-attack = { $meets ->
    [enemy] : angrep
    [attack] : bli med i angrepet
   *[nobody] { "" }
}
symbols = { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symboler
}


## Spørsmål

ask-factions = Hvilken side vil du lede?
ask-movement = { faction-start }: Forflytt bataljoner, spill et kort eller avslutt forflytningen.
ask-drop = Hvor skal fallskjermtroppene hoppe?
ask-drop-divert = Tyske fallskjermtropper er over { $area }. Skal jagerflyene drive dem bort?
ask-march = { faction-start }: Hvem marsjerer to områder?
ask-airlift = Hvilke bataljoner skal fly, og hvor?
ask-sealift = Hvilke bataljoner skal seile, og hvor?
ask-invasion-trade = Bytt inn kort til landgangen. { $per } symboler gir en bataljon. ({ bought })
ask-invasion-land = Hvor går neste bataljon i land? ({ $left } igjen)
ask-sabotage = Norge: Tyskerne har forflyttet seg. Hvilken av veiene deres vil du sperre?
ask-sabotage-engineers = Norge spiller { $kind } på veien { from-where } til { $area }: { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljoner
} må snu. Skal ingeniørene rydde unna?
ask-battles = { faction-start }: Hvilken kamp utkjempes nå?
ask-combat-attack = { faction-start }: Kort til angrepet på { $area }?
ask-combat-defender_counters = { faction-start }: Oppheve et kort i angrepet på { $area }?
ask-combat-defence = { faction-start }: Kort til forsvaret av { $area }?
ask-combat-attacker_counters = { faction-start }: Oppheve et kort hos forsvarerne av { $area }?
ask-combat-remove = Hvilken av angriperne på { $area } går tapt? ({ $left } skal fjernes)
ask-combat-share_losses = Hvem sine bataljoner går tapt i { $area }?
ask-combat-decide_losses = Norge og de allierte er ikke enige: Hvem sine bataljoner går tapt i { $area }?
ask-retreat = { faction-start }: Hvor skal dere trekke dere tilbake fra { $area }?
ask-retreat-decide = Norge og de allierte er ikke enige: Hvor må de trekke seg tilbake fra { $area }?
ask-rescue = En alliert bataljon er slått i { $area }. Skal skipene redde den?
ask-trade = { faction-start }: Bytte inn kort? { $per } symboler gir en bataljon. ({ bought }{ $faction ->
    [germany] , den gratis medregnet
   *[norway] { "" }
})
bought = { $symbols ->
    [0] ingenting byttet
   *[other] { symbols } byttet
}: { $battalions ->
    [0] ingen bataljon ennå
    [one] 1 bataljon
   *[other] { $battalions } bataljoner
}
ask-arrival = De allierte går i land: Hvor skal { $count } bataljoner i land? ({ $left ->
    [one] siste stabel
   *[other] { $left } stabler
})
ask-placement = { faction-start }: Hvor settes en ny bataljon inn? ({ $left } igjen)
ask-submarine = { faction-start }: Sende en ubåt mot forsterkningene til { enemy-name }?
ask-new_cards-discard = { faction-start } brukte ingen kort denne runden: Hvilket kort kastes?
ask-withdrawal = Den allierte trekkbunken er tom: Hvor trekker de allierte ut en bataljon? ({ $left } igjen)

ask-roll-factions = { seat-name }: Kast en terning om valget av side.
ask-roll-attack = { faction-start }: Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for angrepet på { $area }.
ask-roll-defence = { faction-start }: Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for forsvaret av { $area }.
ask-roll-submarine = { faction-start }: Kast en terning for ubåten.
ask-draw-action_card = Trekk et kort fra bunken til { faction-name }: Hvilket er det?


## Svar

option-lead = { $role ->
    [germany] Led Tyskland
    [norway] Led Norge
    [allies] Led de allierte
   *[both] Led Norge og de allierte
}
option-move = { $from } til { $to } med { $count }{ move-attack }
move-attack = { $meets ->
    [nobody] { "" }
   *[enemy] { if-attack }{ $water ->
        [yes] {" "}over vann
       *[no] { "" }
    }
}
option-card = Spill { $card }
option-drop = Hopp over { $area }{ if-attack }
option-divert = { $name }: De lander i { $to }
option-march = { $from } via { $via } til { $to } med { $count }{ move-attack }
option-airlift = Fly fra { $from } til { $to } med { $count }
option-sealift = Seil fra { $from } til { $to } med { $count }
option-trade = Bytt inn { $card }: { symbols }
option-land = Gå i land i { $area }{ if-attack }
option-send_back = { $name }: { $turned ->
    [one] én bataljon
   *[stack] alle
} må snu på veien { from-where } til { $area }
option-escape = { $name }: { $count } slipper unna fra { $from } til { $to }
option-cancel = Spill { $card }: Opphev { $cancelled }
option-fight = Kjemp om { $area } nå
option-play = Spill { $card }
option-remove = Mist en av dem { from-where }
option-lose = Mist { $norwegian } norske og { $allied } allierte
option-retreat = Trekk tilbake til { $to }
option-rescue = { $name }: Redd bataljonen og bring den til { $to }
option-arrive = En stabel går i land i { $area }
option-place = Plasser den nye bataljonen i { $area }
option-forgo = Gi avkall på bataljonene
option-airplace = { $name }: { $count } nye til { $area }
option-hunt = { $name } mot bataljonen i { $area }: Ved et høyt kast senkes den
option-discard = Kast { $card } med { symbols }
option-withdraw = Trekk ut en bataljon fra { $area }

end-movement = Avslutt forflytningen
pass-drop-divert = La dem hoppe
done-invasion-trade = Ferdig: { $battalions ->
    [one] 1 bataljon
   *[other] { $battalions } bataljoner
} går i land
pass-sabotage = La dem komme
pass-sabotage-engineers = La det stå, og { $count } må snu
pass-combat-attack = { $played ->
    [yes] Kjemp nå
   *[no] Kjemp uten kort
}
pass-combat-defender_counters = La kortene gjelde
pass-combat-defence = { $played ->
    [yes] Kjemp nå
   *[no] Kjemp uten kort
}
pass-combat-attacker_counters = La kortene gjelde
pass-rescue = Ingen reddes
done-trade = { $symbols ->
    [0] Bytt ingenting
   *[other] Ferdig
}: { $battalions ->
    [0] ingen bataljon kommer
    [one] 1 bataljon kommer
   *[other] { $battalions } bataljoner kommer
}
pass-submarine = Send ingen ubåt

group-from = Fra { $area } kan { $count } gå
group-to = { $area }{ $meets ->
    [enemy] {" "}(angrep)
    [attack] {" "}(bli med i angrepet)
   *[nobody] { "" }
}
group-region = { region-name }
group-card = { $card }

region-name = { $region ->
    [south] Sørlandet
    [east] Østlandet
    [west] Vestlandet
    [mid] Midt-Norge
   *[north] Nord-Norge
}


## Det det spørres om etter så mange klikk på et svar: step-<svar>-<klikk>

step-move-1 = Hvor skal de fra { $from }?
step-move-2 = Hvor mange bataljoner går fra { $from } til { $to }?
step-march-1 = Hvilket område marsjerer de gjennom fra { $from }?
step-march-2 = Hvor ender marsjen fra { $from } via { $via }?
step-march-3 = Hvor mange bataljoner marsjerer fra { $from } via { $via } til { $to }?
step-airlift-1 = Til hvilken flyplass flyr de fra { $from }?
step-airlift-2 = Hvor mange bataljoner flyr fra { $from } til { $to }?
step-sealift-1 = Hvor seiler de fra { $from }?
step-sealift-2 = Hvor mange bataljoner seiler fra { $from } til { $to }?
step-airplace-1 = På hvilken flyplass lander de nye bataljonene?
step-airplace-2 = Hvor mange nye bataljoner lander i { $area }?
step-cancel-1 = Hvilket kort opphever { $card }?
step-divert-1 = { $card }: Hvor lander fallskjermtroppene i stedet?
step-escape-1 = { $card }: Hvor slipper bataljoner unna?
step-escape-2 = Hvor slipper de unna til fra { $from }?
step-escape-3 = Hvor mange bataljoner slipper unna fra { $from } til { $to }?
step-hunt-1 = { $card }: mot hvilke skip?
step-rescue-1 = { $card }: Hvor frakter skipene bataljonen?
step-send_back-1 = { $card }: Hvilket angrepet område skal det hjelpe?
step-send_back-2 = { $card }: Hvilken framrykking mot { $area } må snu?


## Når et kort kan spilles

when-G1 = din forflytning
when-G2 = ditt angrep
when-G3 = dine forsterkninger
when-R1 = fiendens forflytning
when-R2 = ditt forsvar
when-R3 = fiendens forsterkninger
when-C1 = svar på sabotasje
when-C2 = svar på et kort i ditt angrep


## Det som har hendt

log-turn-begins = Runde { $round }: { $faction ->
    [germany] Tysklands tur.
    [norway] Norges tur.
   *[allies] de alliertes tur.
}
log-factions-rolled = { seat-name } kaster { $die } om valget av side.
log-factions-taken = { seat-name } skal lede { $role ->
    [germany] Tyskland
    [norway] Norge
    [allies] de allierte
   *[both] Norge og de allierte
}.

log-movement-moved = { force-start } marsjerer fra { $from } til { $to }.
log-movement-attacks = { force-start } rykker fram fra { $from } for å angripe { $to }.
log-card-played = { faction-start } spiller { $card }.
log-drop-announced = Tyske transportfly med fallskjermtropper høres over { $area }.
log-drop-landed = En tysk bataljon lander i fallskjerm i { $area }.
log-drop-attacks = En tysk bataljon hopper over { $area }, midt blant fienden.
log-drop-diverted = De allierte spiller { $card }: Fallskjermtroppene drives fra { $from } til { $to }.
log-march-moved = { force-start } ilmarsjerer fra { $from } via { $via } til { $to }.
log-march-attacks = { force-start } ilmarsjerer fra { $from } via { $via } for å angripe { $to }.
log-airlift-moved = { number-start } { $count ->
    [one] tysk bataljon
   *[other] tyske bataljoner
} flys fra { $from } til { $to }.
log-sealift-moved = { number-start } { $count ->
    [one] alliert bataljon
   *[other] allierte bataljoner
} seiler fra { $from } til { $to }.
log-invasion-landed = En alliert bataljon går i land i { $area }.
log-invasion-attacks = En alliert bataljon går i land under ild i { $area }.

log-sabotage-played = Norge spiller { $card } mot framrykkingen fra { $from } mot { $area }.
log-sabotage-sent_back = { number-start } { $count ->
    [one] tysk bataljon
   *[other] tyske bataljoner
} må snu tilbake til { $from }.
log-sabotage-cancelled = Tyskland spiller { $card }: { $kind } ryddes unna.
log-sabotage-escaped = Norge spiller { $card }: { number-start } { battalion } slipper unna fra { $from } til { $to }.
log-sabotage-occupied = Tyskerne finner { $area } tomt og rykker inn.

log-combat-begins = Kamp i { $area }: { force-start } angriper.
log-combat-attackers = { $count } { from-where }
log-combat-defenders = mot { force }
log-combat-card = { faction-start } spiller { $card }{ $effect ->
    [attack] { "" } i angrepet.
   *[defence] { "" } i forsvaret.
}
log-combat-cancelled = { faction-start } spiller { $card }: { $cancelled } oppheves.
log-combat-rolled = { $sum ->
    [0] { faction-start } har ingen terninger.
   *[other] { faction-start } kaster { $dice }: { $sum } til sammen{ $sixes ->
        [0] { "" }
        [one] , én sekser treffer
       *[other] , { $sixes } seksere treffer
    }.
}
log-combat-lost = { force-start } går tapt i { $area }.
log-combat-disagreed = Norge og de allierte er ikke enige om hvem sine bataljoner som gikk tapt; Tyskland avgjør.
log-combat-attacker_wins = { $attack } mot { $defence }: { faction-start } tar { $area }.
log-combat-defender_wins = { $attack } mot { $defence }: Angrepet på { $area } slås tilbake.
log-combat-occupied = { force-start } rykker inn i { $area }.
log-retreat-retreated = { force-start } trekker seg tilbake fra { $from } til { $to }.
log-retreat-went_back = { force-start } går tilbake fra { $from } til { $to }.
log-retreat-defeated = { force-start } i { $area } har ingen steder å gå og legger ned våpnene.
log-retreat-disagreed = Norge og de allierte er ikke enige om veien fra { $area }; Tyskland avgjør.
log-rescue-saved = De allierte spiller { $card }: Skip frakter en bataljon fra { $from } til { $to }.

log-trade-traded = { faction-start } bytter inn { $card }.
log-trade-acquired = { faction-start } stiller { number } { $count ->
    [one] ny bataljon
   *[other] nye bataljoner
}.
log-arrival-landed = De allierte kommer: { number-start } { battalion } går i land i { $area }.
log-arrival-lost = { number-start } { $count ->
    [one] alliert bataljon
   *[other] allierte bataljoner
} finner ingen åpen havn og seiler hjem.
log-placement-placed = { number-start } { $count ->
    [one] ny
   *[other] nye
} { nationality } { battalion } settes inn i { $area }.
log-placement-lost = { number-start } { $count ->
    [one] ny
   *[other] nye
} { nationality } { battalion } har ingen steder å gå og går tapt.
hunting = { $hunter ->
    [germany] En tysk
    [norway] En norsk
   *[allies] En alliert
}
log-submarine-missed = { hunting } ubåt ({ $die }) bommer på skipene til { $area }.
log-submarine-sank = { hunting } ubåt ({ $die }) senker skipene: En ny { $faction ->
    [germany] tysk
    [norway] norsk
   *[allies] alliert
} bataljon går tapt utenfor { $area }.

log-new_cards-discarded = { faction-start } brukte ingen kort og kaster { $card }.
log-new_cards-drawn = { faction-start } trekker { $count ->
    [one] et kort
   *[other] { number } kort
}.
log-new_cards-card = { $card }
log-new_cards-reshuffled = Norges brukte kort stokkes til en ny trekkbunke.
log-new_cards-exhausted = Den allierte trekkbunken er tom; hjemmefra kommer ordren om å trekke seg ut.
log-withdrawal-attacker = En alliert bataljon oppgir angrepet på { $area } og drar for godt.
log-withdrawal-occupied = Tyskerne finner { $area } tomt og rykker inn.
log-withdrawal-removed = En alliert bataljon forlater { $area } for godt.


## Hvordan spillet endte

won-germany_defeated = Det er ingen tyske bataljoner igjen i Norge. Norge og de allierte vinner{ level }.
won-defenders_defeated = Det er ingen norske eller allierte bataljoner igjen. Tyskland vinner{ level }.
won-all_cities = Tyskland har brukt opp kreftene, men alle { $areas } byene er tyske. Tyskland vinner{ level }.
won-cities_kept = Tyskland har brukt opp kreftene, og { held } byene er tyske. Norge og de allierte vinner{ level }.
won-all_objectives = Tyskland har brukt opp kreftene, men veien nordover er åpen: Alle { $areas } målene er tyske. Tyskland vinner.
won-objectives_kept = Tyskland har brukt opp kreftene, og { held } målene er tyske. Norge og de allierte vinner.
won-resigned = { seat-name } gir opp. { $seat ->
    [germany] Norge og de allierte vinner.
   *[other] Tyskland vinner.
}
held = { $german_areas ->
    [0] ingen av de { $areas }
   *[other] bare { $german_areas } av de { $areas }
}
level = { $level ->
    [clear] {" "}klart
    [marginal] {" "}knapt
   *[plain] { "" }
}


## Brettet

april-phase-0a = Kort
april-phase-0b = Norge
april-phase-0c = Tyske skip
april-phase-0d = Allierte skip
april-phase-1 = Oppfanging
april-phase-2a = Sjøkamp og landgang
april-phase-2b = Kamp til lands
april-phase-3 = Forsterkninger
april-phase-4 = Nye hender
phase-1a = Sjøforflytning
phase-1b = Landforflytning
phase-2a = Sjøkamp
phase-2b = Landkamp
phase-1 = Forflytning
phase-2 = Kamp
phase-3 = Forsterkninger
phase-4 = Nye kort

headline = Runde { $round }, { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] de allierte
}: { $phase ->
    [0] forberedelser
    [1] forflytning
    [2] kamp
    [3] forsterkninger
   *[4] nye kort
}
board-goal = Tyskland vinner hvis { $victory ->
    [cities] alle byene ({ $areas }) er tyske
   *[objectives] alle målene ({ $areas }) er tyske
} når den tyske trekkbunken er tom. Ellers vinner Norge og de allierte. En side uten bataljoner taper straks.
board-turn = { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] De allierte
}, runde { $round }
board-clock = Tysk bunke
board-clock-left = { $left } av { $full } kort; det siste avslutter spillet
board-objectives = { $victory ->
    [cities] Byer:
   *[objectives] Mål:
}
board-forces = Styrker
board-cards = hånd { $hand }, bunke { $deck }
board-legend-objective = * { $victory ->
    [cities] seiersby
   *[objectives] mål
}
board-legend-field = + flyplass
board-legend-mobilization = ° mobiliseringssted
board-legend-moved = ·2 så mange er flyttet
board-origin = { $origin ->
    [sea] sjøen
   *[air] lufta
}
board-origin-water = { $area } (over vann)
board-sea = Sjøsoner
board-raiding = På tokt
board-legend-control = * kontrollert
board-naval-combat = Sjøkamp i sone { $zone }, steg { $step } av 8
board-naval-side = { $side ->
    [attackers] Angripere
   *[defenders] Forsvarere
}
board-naval-fate = { $fate ->
    [sunk] senket
   *[chased] jaget bort
}
board-hand = { $faction ->
    [germany] Tysklands hånd
    [norway] Norges hånd
   *[allies] De alliertes hånd
} ({ $count ->
    [0] ingen kort
   *[other] { $count } kort
})
board-dice = { $attack ->
    [one] 1 terning
   *[other] { $attack } terninger
} mot { $defence }
board-cancelled = opphevet
board-summary = Spillet endte i runde { $rounds }. Bataljoner igjen: { $germany } tyske, { $norway } norske, { $allies } allierte.
board-odds = { $area }: { $attack_dice ->
    [one] 1 terning
   *[other] { $attack_dice } terninger
} mot { $defence_dice }; angrepet vinner { $wins } av 100 ganger. Ventede tap: { $attacker_losses } av angriperne, { $defender_losses } av forsvarerne.


## Hvorfor et tips er som det er

why-only = Det er ikke noe annet å velge.
why-card = { $card } er mer verdt nå enn senere.
why-assault = Angrepet på { $area } vinner { $chance } av 100 ganger.
why-closing = Fra { $from } til { $to } kommer bataljonene nærmere der de trengs.
why-enough_moved = Ingen av dem som er igjen, ville stå bedre et annet sted.
why-play_card = Med dette kortet vinner angrepet { $with } av 100 ganger, uten det { $chance }{ why-unseen }.
why-pass_card = Angrepet vinner { $chance } av 100 ganger, og { $with } med det beste kortet{ why-unseen }: Det er det ikke verdt.
why-unseen = { $unseen ->
    [yes] , når det motparten ennå kan spille, regnes med
   *[no] { "" }
}
why-loss = Angrepet lykkes { $chance } av 100 ganger; dette tapet svekker deg minst.
why-trade = Symbolene gir bataljoner, og kortet er mindre verdt på hånden.
why-keep_cards = Det som er igjen på hånden, er mer verdt enn nye bataljoner.
why-placement = Derfra er en ny bataljon fortest framme der den trengs.
why-arrival = Derfra når de allierte det som må holdes.
why-battles = Det denne kampen avgjør, hjelper i de andre.
why-retreat = Der er bataljonene trygge og fortsatt i veien.
why-sabotage = Det bryter angrepet som er farligst nå.
why-no_sabotage = Ingen av angrepene er verdt et kort nå.
why-drop = En bataljon fra lufta teller mest der.
why-march = To områder lenger fram betyr de mest.
why-airlift = Flyene bringer dem dit de trengs.
why-sealift = Sjøveien kommer de dit de trengs.
why-invasion = Derfra gjør landgangen mest skade.
why-rescue = En reddet bataljon kan kjempe igjen.
why-submarine = En senket bataljon må aldri slås på land.
why-new_cards = Dette kortet blir minst savnet.
why-withdrawal = Denne bataljonen blir minst savnet.
why-factions = Begge sider kan vinne; Tyskland har det første trekket.


## Hva tallene består av: deler av en linje i loggen, og av det som står på kartet

dice-many = { $adds ->
    [one] 1 terning
   *[other] { $adds } terninger
}
log-dice-stack = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljoner
} { from-where }: { dice-many }
log-dice-across = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljoner
} over vann{ $ignored ->
    [0] { "" }
   *[other] , hvorav { $counted } teller
}: halvparten, rundet ned: { dice-many }
log-dice-defenders = { force-start }: { dice-many }
log-dice-limit = Bare { $limit } bataljoner gir terninger: { $count } færre
log-dice-card = { $card }: { dice-many }
log-dice-cancelled = { $card } er opphevet: ingen terninger
log-losses-sixes = Fiendens seksere: { $count }
log-losses-shared = Av disse tok de andres bataljoner: { $count }
log-losses-surplus = Seksere som ikke fant flere bataljoner: { $count }
log-sum-side = { $side ->
    [attack] Angrep
   *[defence] Forsvar
}: { $sum ->
    [0] ingen terninger, 0
   *[other] { $dice } = { $sum }
}
log-sum-tie = Ved likt vinner forsvareren
log-trade-symbols = { symbols }, en bataljon for hver { $per }: { $count }
log-trade-free = Gratis hver runde: { $count }
log-trade-card = { $card }: { symbols }
log-submarine-needed = { $needed } eller mer senker skipene
log-area-held = { $area }: { $german ->
    [yes] tysk
   *[no] ikke tysk
}
log-factions-die = Terningen: { $die }; den høyeste velger først
log-card-most = { $kind }: høyst { $most } { $most ->
    [one] bataljon
   *[other] bataljoner
}
log-sabotage-stack = I stabelen som angriper derfra: { $count }
log-sabotage-stays = { $kind } slipper fram: { $count }
log-arrival-stacks = Først kommer de allierte i { $stacks ->
    [one] 1 stabel
   *[other] { $stacks } stabler
} på { $count }
log-placement-new = Nye bataljoner: { $count }
log-placement-left = Gjenstår å plassere: { $count }
log-new_cards-hand = Kort på full hånd: { $count }
log-new_cards-held = Kort som var igjen på hånden: { $count }
log-new_cards-none_left = Kort som bunken ikke lenger hadde: { $count }

log-trace-area = { $area }
log-trace-stack = { force-start }{ $moved ->
    [0] { "" }
   *[other] , hvorav { $moved } har flyttet
}
log-trace-attack = { faction-start } angriper med { dice-many }
log-trace-defence = Forsvaret har { dice-many }
log-trace-wins = Med kortene på bordet vinner angrepet { $wins } av 100 ganger
log-trace-would_defend = I forsvar ville de kaste { dice-many }
log-trace-would_attack = { $count } kan fortsatt flytte og ville angripe over land med { dice-many }
log-trace-across = Over vann med { dice-many }


## Hvorfor ikke? Hva som taler mot et svar, og hva som måtte være annerledes

whynot-out_of_play = { $outside } er ikke med: dette scenariet utkjempes bare på den sørlige delen av brettet.
whynot-card_of_another = { $card } hører til { $owner ->
    [germany] Tysklands
    [norway] Norges
   *[allies] de alliertes
} kort, men nå blir { faction-name } spurt.
whynot-card_was_used = { $card } er brukt: kortet ligger med forsiden opp under bunken.
whynot-card_not_in_hand = { $card } er ikke på hånden til { faction-name }.
whynot-card_alike = Du har et annet kort { $card } med like mange symboler. De to virker likt, så velg det første.
whynot-another_time = { $card } gjør ingenting her. Kortets tid: { $times }.
whynot-only_symbols = { $card } har ingen egen virkning. Bytt det i bataljoner i forsterkningsfasen din.

whynot-role_for_three = Med to spillere leder den ene Tyskland og den andre både Norge og de allierte.
whynot-role_for_two = Med tre spillere leder hver av dem én part.
whynot-role_is_taken = Den siden ledes allerede av { $seat ->
    [germany] Tyskland
    [norway] Norge
    [allies] de allierte
    [both] Norge og de allierte
   *[other] { $seat }
}.

whynot-nobody_there = Det står ingen { $faction ->
    [germany] tysk
    [norway] norsk
   *[allies] alliert
} bataljon i { $from }{ $holder ->
    [germany] : de som står der, er tyske
    [norway] : de som står der, er norske
    [allies] : de som står der, er allierte
    [both] : de som står der, er norske og allierte
   *[nobody] { "" }
}. Velg et område med egne bataljoner.
whynot-all_moved = { $here ->
    [one] Den eneste { $faction ->
        [germany] tyske
        [norway] norske
       *[allies] allierte
    } bataljonen i { $from } har flyttet denne turen
   *[other] Alle { $here } { $faction ->
        [germany] tyske
        [norway] norske
       *[allies] allierte
    } bataljoner i { $from } har flyttet denne turen
}; en bataljon flytter én gang per tur.
whynot-too_many = Bare { $fresh ->
    [one] 1 bataljon
   *[other] { $fresh } bataljoner
} i { $from } har ennå ikke flyttet denne turen.
whynot-same_area = De er allerede i { $from }.
whynot-not_neighbours = { $from } og { $to } grenser ikke til hverandre. En bataljon flytter ett område per tur; bare kort fører den lenger.

whynot-no_march = Ingen bataljon som ennå ikke har flyttet, kan marsjere to områder der det første er fritt for fiender: { $card } ville ikke gjøre noe.
whynot-first_area_not_beside = { $from } og { $via } grenser ikke til hverandre: marsjen går gjennom et naboområde til { $from }.
whynot-enemy_on_the_way = Fienden holder { $via }, og det første området på en marsj må være fritt for fiender.
whynot-second_area_not_beside = { $via } og { $to } grenser ikke til hverandre: marsjen ender i et naboområde til { $via }.
whynot-march_comes_back = Marsjen ville ende der den begynte, i { $from }.
whynot-march_into_combat = Fienden holder { $to }, og en norsk marsj ender aldri i et angrep.
whynot-too_many_for_card = Kortet tar med høyst { $most } bataljoner.

whynot-out_of_range = Tyske fly rekker ikke til { $area }. { reach-from }
reach-from = { $count ->
    [0] Ingen flyplass er nær nok.
    [one] Tyskland måtte holde flyplassen i { $fields }.
   *[other] Tyskland måtte holde en av disse flyplassene: { $fields }.
}
whynot-fighters_inland = { $card } flyr bare ved kysten av sjøsone III til VII, og { $area } ligger ikke der.
whynot-not_beside_the_drop = { $to } er ikke nabo til { $area }: fallskjermsoldatene kommer ned ved siden av der de skulle.

whynot-too_few_fields = { $card } trenger to flyplasser som Tyskland holder; { $held ->
    [0] det holder ingen
   *[one] det holder én
}.
whynot-nobody_to_fly = Alle bataljoner på tyske flyplasser har flyttet denne turen: { $card } har ingen å frakte.
whynot-no_air_field = { $spot } har ingen flyplass.
whynot-field_not_held = Tyskland holder ikke flyplassen i { $spot }: det måtte stå en tysk bataljon der.
whynot-too_many_flown_in = Kortet bringer høyst { $most } bataljoner.
whynot-more_than_are_new = Det er bare { $left ->
    [one] 1 ny bataljon
   *[other] { $left } nye bataljoner
} å plassere; kortet bringer ingen egne.

whynot-nobody_to_sail = Ingen alliert bataljon ved kysten av sjøsone III til VII kan flytte mer denne turen: { $card } ville ikke gjøre noe.
whynot-no_harbour = { $card } trenger et annet område ved kysten av sjøsone III til VII uten fiender, og det finnes ikke.
whynot-sails_from_inland = { $from } ligger ikke ved kysten som allierte skip når (sjøsone III til VII, og ikke I eller II).
whynot-sails_inland = { $to } ligger ikke ved kysten som allierte skip når (sjøsone III til VII, og ikke I eller II).
whynot-hostile_harbour = Fienden holder { $to }, og skipene seiler aldri inn i kamp.
whynot-haven_is_lost = Det var i { $to } bataljonen ble slått: skipene bringer den til et annet område.
whynot-attacked_haven = { $to } er under angrep, og ingen reddes inn i en kamp.
whynot-haven_is_an_origin = Tyskland angrep fra { $to } denne turen, og bataljonene må kunne trekke seg tilbake dit.
whynot-too_few_symbols = Landgangen krever andre kort med { $per } symboler for en bataljon; { $symbols ->
    [0] du har ingen
    [one] du har bare 1
   *[other] du har bare { $symbols }
}.
whynot-lands_inland = { $area } ligger ikke ved kysten som allierte skip når (sjøsone III til VII, og ikke I eller II).

whynot-no_norwegians = Det står ingen norsk bataljon i { $area }: det som skjer der, kan ikke saboteres.
whynot-not_attacked = { $area } er ikke angrepet.
whynot-came_by_air = Fallskjermsoldatene over { $area } kom ikke over noen grense, så ingenting sender dem tilbake.
whynot-no_attack_from_there = Ingen angriper { $area } { from-where }.
whynot-too_many_escape = Høyst { $most ->
    [one] 1 bataljon
   *[other] { $most } bataljoner
} kan slippe unna fra { $from }.

whynot-no_combat_there = Ingen angriper { $area }: det blir ingen kamp der.
whynot-limit_reached = Din side har spilt { $played } i denne kampen, og { $card } regnes som samme type: ett av hver type i en kamp, også om det ble opphevet.
whynot-not_in_this_combat = { faction-start } har ingen bataljon i kampen i { $area }, så { $card } kan ikke spilles der.
whynot-bombers_out_of_range = { $card } rekker ikke til { $area }. { reach-from }
whynot-bombards_inland = { $card } krever et angrep ved kysten av sjøsone III til VII, og { $area } ligger ikke der.
whynot-paratroopers_alone = Bare fallskjermsoldater angriper { $area }: { $card } trenger bataljoner som kom over land.
whynot-attack_cards_came_first = { $card } gir terninger i kampens første trinn, og det er over; nå kan kort bare oppheves.
whynot-counters_came_first = Å oppheve med { $card } kommer før terningene til forsvaret; det er over.
whynot-dice_come_later = Nå kan kort bare oppheves. Terningene fra { $card } kommer etterpå: gå videre først.
whynot-rescue_comes_later = { $card } gir ingen terninger. Du kan spille det når en alliert bataljon er slått.
whynot-not_on_the_table = { $cancelled } er ikke spilt i denne kampen.
whynot-card_of_a_friend = { $cancelled } ble spilt av din egen side.
whynot-cancelled_already = { $cancelled } er allerede opphevet.
whynot-does_not_cancel_it = { $card } opphever ikke { $cancelled }, bare: { $kinds }.
whynot-no_attackers_from_there = Det er ingen angripere igjen { from-where } i kampen i { $area }.
whynot-more_than_are_there = I { $area } er det bare { $norwegians } norske og { $allies } allierte bataljoner å miste.
whynot-not_so_many_defeated = Forsvarerne av { $area } mister til sammen nøyaktig { $defeated ->
    [one] 1 bataljon
   *[other] { $defeated } bataljoner
}.

whynot-stays = De kan ikke bli i { $area }.
whynot-refuge_not_beside = { $area } og { $to } grenser ikke til hverandre: de går til et naboområde til { $area }.
whynot-hostile_refuge = Fienden holder { $to }.
whynot-attacked_refuge = { $to } er under angrep, og kampen der er ikke utkjempet ennå.
whynot-attack_came_from_there = Fienden angrep fra { $to } denne turen.
whynot-retreat_across_water = Det ligger vann mellom { $area } og { $to }, og { $stopped ->
    [germany] tyske
   *[allies] allierte
} forsvarere trekker seg aldri tilbake over det.

whynot-not_on_german_coast = { $area } ligger ikke ved kysten av sjøsone I og II, der tyske forsterkninger lander.
whynot-not_on_allied_coast = { $area } ligger ikke ved kysten der allierte forsterkninger lander (sjøsone III til VII, og ikke I eller II).
whynot-no_mobilization_there = { $area } har verken mobiliseringssted eller seiersby.
whynot-placed_on_the_enemy = Fienden holder { $area }, og forsterkninger kommer aldri til fiendtlige områder.
whynot-placed_there_already = En ny norsk bataljon kom til { $area } denne runden; grensen er én i hvert område.
whynot-no_room_for_second_stack = Fra { $area } ville det ikke være noe område igjen til den andre stabelen, som ikke kan lande ved siden av den første.
whynot-beside_first_stack = Den første stabelen landet i { $first }; den andre kan ikke lande der eller i et naboområde.
whynot-nobody_new_there = Ingen bataljon som nettopp er kommet, står i { $area }.
whynot-flown_in = Bataljonene kom til { $area } med fly, og der når { $card } dem ikke.
whynot-no_allies_there = Det står ingen alliert bataljon i { $area }.

whynot-game_is_over = Spillet er slutt.
whynot-chance_decides = Først kastes terningene eller trekkes kortet.
whynot-answered_already = Du har svart. Det har de andre ikke gjort ennå.
whynot-turn_of_another = { turn-of }: { phase-name }. Turen går videre når alle fire faser er over.
whynot-another_is_asked = { turn-of }: { phase-name }. { asked-now }
turn-of = { $faction ->
    [germany] Det er Tysklands tur
    [norway] Det er Norges tur
   *[allies] Det er de alliertes tur
}
phase-name = { $phase ->
    [0] forberedelser
    [1] forflytning
    [2] kamp
    [3] forsterkninger
   *[4] nye kort
}
asked-now = Nå blir { $seat ->
    [germany] Tyskland
    [norway] Norge
    [allies] de allierte
    [both] Norge og de allierte
   *[other] { $seat }
} spurt.
whynot-card_waits = { $card } kan ikke spilles nå. Kortets tid: { $times }.
whynot-symbols_wait = { $card } har ingen egen virkning. Bytt det i bataljoner i forsterkningsfasen din.
whynot-not_your_card = { $card } er ikke på hånden din.
whynot-used_card = { $card } er brukt: kortet ligger med forsiden opp under bunken.
whynot-card_first = Velg et kort først, og så området.
whynot-areas_not_asked = { turn-of }: { phase-name }. Du blir ikke spurt om et område nå; bataljoner flytter i forflytningsfasen i sin egen tur.
whynot-not_asked = Du blir ikke spurt om det nå.


## Hva ting er og hva de gjør nå: en kort tekst for hver slags ting som kan pekes på

about-title = { $title }
log-about-area = { $worth ->
    [city] En seiersby: Alle seks til sammen vinner spillet for Tyskland.{" "}
    [objective] Et mål: Alle fire til sammen vinner spillet for Tyskland.{" "}
   *[none] { "" }
}{ $field ->
    [yes] Her er det en flyplass.{" "}
   *[no] { "" }
}{ $raises ->
    [yes] Norge kan mobilisere bataljoner her.{" "}
   *[no] { "" }
}{ $zones ->
    [none] { "" }
   *[other] Ved sjøsone { $zones }.{" "}
}{ $faction ->
    [nobody] Ingen er her: Den som flytter inn, holder området.
    [both] { $norwegian } norske og { $allied } allierte bataljoner holder området og forsvarer det med { about-dice }.
   *[other] { force-start } holder området og forsvarer det med { about-dice }.
}{ $attackers ->
    [0] { "" }
    [one] {" "}1 bataljon angriper det nå.
   *[other] {" "}{ $attackers } bataljoner angriper det nå.
}
about-dice = { $rolls ->
    [one] 1 terning
   *[other] { $rolls } terninger
}
log-about-attack = { force-start } angriper { $area } { from-where }: { $rolls ->
    [0] ingen terning
   *[other] { about-dice }
}{ $water ->
    [yes] , halvparten så mange over vann
   *[no] { "" }
}. Kampen utkjempes i fase 2.
log-about-zone = Sjøsone { $zone }: { $lands ->
    [germany] Tyske forsterkninger går i land på kysten.
    [allies] Allierte forsterkninger går i land på kysten, og allierte skip hjelper der.
    [both] Tyske og allierte forsterkninger går i land på kysten.
   *[nobody] Ingen går i land på kysten i dette scenariet.
}
log-about-card = { $text } { $times ->
    [none] { "" }
   *[other] Spilles i { $times }.{" "}
}{ $state ->
    [used] Det er brukt.
   *[open] Eller byttes inn i forsterkninger: { symbols }.
}
log-about-time = { $time ->
    [G1] Grønn trekant 1: spilles i din egen forflytning.
    [G2] Grønn trekant 2: spilles i ditt eget angrep.
    [G3] Grønn trekant 3: spilles i din egen forsterkningsfase.
    [R1] Rød firkant 1: spilles mot fiendens forflytning.
    [R2] Rød firkant 2: spilles i ditt forsvar.
    [R3] Rød firkant 3: spilles mot fiendens forsterkninger.
    [C1] Grønn sirkel 1: spilles i din egen tur, mot sabotasje.
   *[C2] Grønn sirkel 2: spilles i ditt eget angrep, mot et kort hos forsvareren.
}
log-about-faction = { faction-start } har { $battalions ->
    [one] 1 bataljon
   *[other] { $battalions } bataljoner
} på brettet, { $cards } kort på hånden og { $deck } å trekke.{ $active ->
    [yes] {" "}Turen er deres.
   *[no] { "" }
}
log-about-deck-germany = Tyskland kan ennå trekke { $count }. Med det siste er spillet slutt, og områdene avgjør. Hånden fylles til { $hand } hver tur.
log-about-deck-norway = Norge kan ennå trekke { $count }; så stokkes de brukte kortene igjen. Hånden fylles til { $hand } hver tur.
log-about-deck-allies = De allierte kan ennå trekke { $count }; så får de ikke flere, og trekker bataljoner ut. Hånden fylles til { $hand } hver tur.
log-about-used = { $count ->
    [0] { faction-start } har ikke brukt noe kort ennå.
    [one] { faction-start } har brukt 1 kort; det ligger åpent.
   *[other] { faction-start } har brukt { $count } kort; de ligger åpent.
}
about-phase-now = { $now ->
    [yes] {" "}Den spilles nå.
   *[no] { "" }
}
log-about-phase-1 = Forflytning: Hver bataljon kan gå til et naboområde; å gå til fienden er et angrep. Så kan Norge sabotere en tysk framrykking.{ about-phase-now }
log-about-phase-2 = Kamp: Hvert angrep utkjempes, i angriperens rekkefølge, med kort og terninger.{ about-phase-now }
log-about-phase-3 = Forsterkning: Kort byttes inn, { $per } symboler for en bataljon, og de nye bataljonene plasseres.{ about-phase-now }
log-about-phase-4 = Nye kort: Hånden fylles opp. Den som må bruke et kort hver runde og ikke har gjort det, kaster ett.{ about-phase-now }
log-about-track-round = Runde { $round }: Tyskland, Norge, de allierte, en tur hver. { $left } tyske kort er igjen å trekke; med det siste er spillet slutt.
log-about-track-symbols = { symbols } er byttet inn: Hver { $per } gir en bataljon, resten går tapt. { $left ->
    [0] Ingen venter på å plasseres.
    [one] 1 bataljon venter på å plasseres.
   *[other] { $left } bataljoner venter på å plasseres.
}
log-about-track-objectives = Tyskland holder { $held } av { $count } { $decides ->
    [cities] seiersbyer
   *[objectives] mål
}, og trenger alle når det siste kortet trekkes.


## Leksjoner

lesson-german-turn-title = En tysk tur
lesson-german-turn-about = Flytt, angrip, spill kort og hent friske bataljoner: en hel tur rundt Hamar.
lesson-german-turn-honefoss = Du er Tyskland, og en tur begynner med forflytning. Klikk på Oslo, så på Hønefoss, og send begge bataljonene: En stabel går ett område i turen, samlet eller delt.
lesson-german-turn-honefoss-after = Ingen var der, så Hønefoss er ditt uten kamp.
lesson-german-turn-kongsvinger = Så Hamar, der det står en norsk bataljon. Gå dit fra Kongsvinger: Å gå inn i et område som fienden holder, er et angrep, og det utkjempes når all forflytning er ferdig.
lesson-german-turn-kongsvinger-after = Bataljonen venter ved grensen til Hamar. Flere kan bli med: Et angrep fra to kanter er én kamp.
lesson-german-turn-gjovik = Ta med alle tre fra Gjøvik også. Mjøsa ligger imellom, og bataljoner som angriper over vann, teller bare halvt: Tre gir én terning. Likevel bedre enn ingen.
lesson-german-turn-gjovik-after = Utsikten viser to terninger mot én: én fra Kongsvinger, én for de tre som krysser innsjøen.
lesson-german-turn-end = Mer kan du ikke flytte. Avslutt forflytningen; før det blir skutt, kan Norge sabotere angrepene dine.
lesson-german-turn-road-block = Norge spiller Veisperring mot bataljonen din fra Kongsvinger. Hønefoss var trygt: Sabotasje virker bare der nordmenn blir angrepet.
lesson-german-turn-engineers = Et Ingeniørkompani ville ryddet veien, men du har ingen. Du blir spurt likevel, så ingen kan gjette hånden din. Meld pass.
lesson-german-turn-sabotage-over = Bataljonen er tilbake i Kongsvinger, og kampen begynner: én terning mot én.
lesson-german-turn-panzer = Jevnt er dårlig for deg, for forsvareren vinner når det står likt. Angriperen spiller kort først: Ta Panzer, som gir to terninger til.
lesson-german-turn-panzer-after = Tre terninger mot én.
lesson-german-turn-no-more-cards = Behold resten av hånden. Meld pass, så er det forsvarerens tur til å spille kort.
lesson-german-turn-ambush = Norge ligger i bakhold: Kortet gir forsvaret to terninger til. Tre mot tre.
lesson-german-turn-scouts = Angriperen har siste ord. Speidertroppen din finner bakholdet: Spill den mot Bakhold, så er de to terningene borte. Så faller alle terningene.
lesson-german-turn-dice = Du kaster 2, 2 og 2, Norge en sekser. Hver sekser fjerner en fiendtlig bataljon, så du mister én; og 6 mot 6 er likt, og da vinner forsvareren. De to andre går tilbake til Gjøvik. Slik er krigen.
lesson-german-turn-trade = Nå forsterkninger. Kort du ikke trenger, kan byttes inn: Tre symboler er verdt én bataljon. Bytt inn Forsterkninger, som har fem.
lesson-german-turn-trade-after = Fem symboler blir én bataljon; de to som er til overs, går tapt.
lesson-german-turn-trade-done = Ubåt og Rask forflytning er mer verdt på hånden. Si at du er ferdig: Tyskland får én bataljon gratis hver tur, så det kommer to.
lesson-german-turn-place = Tyske bataljoner kommer sjøveien, til kysten av sone I og II. Sett begge i Oslo, der veiene begynner.
lesson-german-turn-done = Du har trukket til fem kort igjen; de tre du brukte, ligger åpent under bunken. Når Tysklands bunke er tom, er spillet slutt, så hvert kort du spiller, er også tid. Det var en hel tur!

lesson-norwegian-turn-title = En norsk tur
lesson-norwegian-turn-about = Få bataljoner, gode kort: Slå til der fienden er tynn, og reis nye folk i landet.
lesson-norwegian-turn-tynset = Du leder Norge og de allierte, og det er Norges tur. En enslig tysk bataljon holder Tynset. Gå mot den fra Oppdal: Å flytte inn i området er et angrep.
lesson-norwegian-turn-tynset-after = Nå står den ved grensen. Kampen kommer når all forflytning er ferdig.
lesson-norwegian-turn-oppdal = La ikke Oppdal stå tomt: Det vokter veien til Trondheim. Flytt fram fra Dombås.
lesson-norwegian-turn-oppdal-after = Bare tyske trekk kan saboteres; dine går igjennom.
lesson-norwegian-turn-end = Avslutt forflytningen, så begynner kampen om Tynset: én terning mot én.
lesson-norwegian-turn-keep-cards = Bakhold ville gitt én terning her, men to når du forsvarer deg, og Tyskland slår tilbake neste tur. Du har bare tre kort: Meld pass og behold det.
lesson-norwegian-turn-dice = Tyskland sparer også på kortene. Du kaster 5, Tyskland 4: ingen sekser, så ingen går tapt, men den høyeste summen vinner.
lesson-norwegian-turn-retreat = Taperen må vekk. Den kan ikke gå til Oppdal, der angrepet ditt kom fra, så den trekker seg tilbake til Elverum, og Tynset er ditt.
lesson-norwegian-turn-trade = Norge får ingen bataljon gratis: Det må bytte inn kort. Forsterkninger har tre symboler, akkurat nok til én.
lesson-norwegian-turn-trade-done = Én bataljon er en god pris. Si at du er ferdig og behold de to andre kortene: Veisperring er laget for den tyske turen.
lesson-norwegian-turn-place = Nordmenn samler seg på mobiliseringsstedene og i byer uten tyskere, én på hvert sted. Ta Hamar, som sperrer begge dalene, eller et av de to andre.
lesson-norwegian-turn-done = Du har trukket til tre kort igjen. I motsetning til Tysklands blir Norges bunke stokket på nytt når den er tom, så bruk kortene fritt, men i rett øyeblikk.

lesson-sabotage-title = Sabotasje og retrett
lesson-sabotage-about = Tyskland angriper. Spreng en bro, legg et bakhold, og redd det som reddes kan.
lesson-sabotage-attacked = Tre tyske bataljoner kommer fra Elverum og én fra Kongsvinger, alle mot Hamar, der dine tre står.
lesson-sabotage-bridge = Før kampen kan Norge sabotere. Sprengt bro sender en hel stabel tilbake: Spill den mot de tre fra Elverum.
lesson-sabotage-engineers = Ingeniørkompani! Ingeniørene bygger broen opp igjen, og kortet ditt er borte. De har brukt ett av sine på det.
lesson-sabotage-road-block = Prøv igjen mens de er opptatt. Veisperring stanser en enkelt bataljon: Spill den mot den fra Kongsvinger.
lesson-sabotage-road-block-after = Ingen ingeniører denne gangen. Det er tre angripere igjen i stedet for fire, og hver bataljon er en terning.
lesson-sabotage-sabotage-over = Det siste kortet er Bakhold, som hører hjemme i kampen. Meld pass, så begynner den.
lesson-sabotage-panzer = Angriperen spiller kort først: en Panzer, to terninger til. Nå er det fem mot tre.
lesson-sabotage-no-gun = Så du. Først kort som stanser andre: En Panservernkanon ville stoppet Panzer, men du har ingen. Meld pass.
lesson-sabotage-ambush = Deretter kort som hjelper deg å kjempe. Bakhold gir forsvareren to terninger: Legg bakholdet.
lesson-sabotage-dice = Tyskland har ingen speidere, så bakholdet virker. 21 mot 15: Begge kastet en sekser og mistet en bataljon, men den høyeste summen tar Hamar.
lesson-sabotage-retreat = De to må til ett naboområde av Hamar: uten tyskere, og ikke der de angrep fra. Lillehammer holder dalen stengt; Gjøvik ligger i ryggen på dem. Du velger.
lesson-sabotage-done = Hamar er tapt, bataljonene er det ikke. Uten et ledig område ville de vært fjernet, så se deg over skulderen før du bestemmer deg for å stå.

lesson-allied-landing-title = De allierte går i land
lesson-allied-landing-about = Gjør en hånd med kort til en hær, og ta Åndalsnes fra sjøen.
lesson-allied-landing-invasion = Det er de alliertes tur, og de har ingen bataljon på brettet. Spill Invasjon: Da kan du hente forsterkninger nå, til og med rett inn i kamp.
lesson-allied-landing-trade = Bataljonene betales med symboler, som alltid. Bytt inn Forsterkninger, som har sju.
lesson-allied-landing-trade-more = Sju blir to bataljoner og ett symbol til overs. Kystevakuering har to til: Når et kort byttes inn, teller ikke teksten, bare symbolene.
lesson-allied-landing-traded = Ni symboler, tre bataljoner.
lesson-allied-landing-land = Sett alle tre i land i Åndalsnes. De allierte kan gå i land på kysten av sone III til VII; der det står tyskere, er det et angrep fra sjøen.
lesson-allied-landing-landed = Tre mot to, og ingen halveres: Å komme fra sjøen er ikke å krysse en fjord.
lesson-allied-landing-end = Dombås er norsk: Bak tyskerne er døren stengt. Avslutt forflytningen og kjemp.
lesson-allied-landing-done = 12 mot 7: Du vinner, selv om en sekser kostet deg en bataljon. Tyskerne måtte trekke seg tilbake, men to veier går over fjorder, og den tredje holdes av Norge, så begge fjernes. Og du har trukket tre nye kort.

lesson-narvik-title = Narvik fra lufta
lesson-narvik-about = Fallskjermjegere, bombefly, dobbel marsj: alt det bare Tyskland kan, i én tur.
lesson-narvik-swift = Du er Tyskland langt mot nord. To bataljoner i Tysfjord, to mål: Narvik og flyplassen på Bardufoss. Spill Rask forflytning, så går én stabel to områder.
lesson-narvik-march = Send én bataljon over Bjørnfjell til Bardufoss. Det første området må være fritt for fiender, det andre kan være et angrep.
lesson-narvik-march-after = Den angriper fra Bjørnfjell; der ventet ingen den.
lesson-narvik-narvik = Den andre tar den korte veien: Gå fra Tysfjord mot Narvik.
lesson-narvik-paratroopers = Én mot to er for lite. Spill Fallskjermtropp: en bataljon som hopper der flyene dine kan bære den.
lesson-narvik-drop = Fra flyplassen ved Trondheim når de Narvik, Harstad og Bjørnfjell, men ikke Bardufoss. Slipp dem over Narvik, midt i kampen.
lesson-narvik-dropped = De allierte kunne ha drevet transportflyene ut av kurs med jagere, men lar dem passere.
lesson-narvik-end = Avslutt forflytningen.
lesson-narvik-no-sabotage = Norge har verken Veisperring eller Sprengt bro, så ingen stanser deg.
lesson-narvik-narvik-first = To kamper, og angriperen velger rekkefølgen. Narvik først: Det som avgjøres der, endrer hvor andre kan trekke seg tilbake.
lesson-narvik-bombers = Bombefly gir to terninger der flyene dine rekker. Spill det.
lesson-narvik-panzer = Og Panzer for to til. Fallskjermjegere alene kunne ikke brukt den, men en bataljon fra Tysfjord er med dem.
lesson-narvik-no-more-cards = Seks terninger mot to. Transportfly er til senere: Meld pass.
lesson-narvik-fighters = Jagerfly! De allierte jagerne driver bombeflyene dine bort. Fire mot to.
lesson-narvik-no-fighter-bombers = En Jagerbomber kunne ha skutt dem ned, men du har ingen. Meld pass, så faller terningene.
lesson-narvik-dice = 17 mot 11, og de to sekserne dine treffer begge de allierte bataljonene; sekseren deres treffer én av dine.
lesson-narvik-losses = Du velger hvilken av stablene dine som rammes. Ofre fallskjermjegerne: Da holder bataljonen fra Tysfjord Narvik.
lesson-narvik-rescue = Kystevakuering: Skip redder en av de to allierte bataljonene og bringer den til Tromsø. Narvik er ditt likevel.
lesson-narvik-bardufoss = Nå Bardufoss, én mot én. Det du har igjen på hånden, hjelper ikke her: Meld pass.
lesson-narvik-retreat = 5 mot 4, ingen sekser. Norge må vekk: ikke til Bjørnfjell, der du kom fra, og ikke til Narvik, som er ditt. Den slutter seg til de allierte i Tromsø.
lesson-narvik-free-battalion = Forsterkninger. Behold det siste kortet og si at du er ferdig: Den gratis bataljonen kommer likevel.
lesson-narvik-transport = Sjøveien ville den komme i land langt i sør. Men Transportfly bærer den til en av dine flyplasser, og siden nettopp er Bardufoss en av dem. Fly den inn.
lesson-narvik-done = To områder og en flyplass på én tur, for fem kort, som du har trukket på nytt. Nå kjenner du alt Tyskland kan.

lesson-ninth-of-april-title = 9. april utenfor Stavanger
lesson-ninth-of-april-about = Morgenen da skipene kom: jaget til sjøs, sluppet fra luften, satt i land, og en bløff.
lesson-ninth-of-april-sea = Det er natten til 9. april. Admiral Hipper og Karlsruhe ligger utenfor Stavanger, og det gjør britiske skip også. Ingen flytter; der begge sider er, kan Tyskland prøve å fange opp først. Med alle skip i sonen eller ingen: der ligger et slagskip, så gå videre.
lesson-ninth-of-april-hunted = De allierte jager, og alle skipene deres i sonen snus opp. En terning for hvert av de to kortene dine: 6-eren finner ett av dem, ved en tilfeldighet Admiral Hipper.
lesson-ninth-of-april-no-smoke = Røykdekke ville gjemt det bak røyk, men du beholdt andre kort. Gå videre.
lesson-ninth-of-april-paratroopers = Ingen av bataljonene dine er i land ennå. Fallskjermjegerne er først: spill Fallskjermtropp.
lesson-ninth-of-april-drop = Fra Tyskland når flyene Sør-Norge, men ikke Trondheim. Slipp dem over Stavanger.
lesson-ninth-of-april-diverted = Jagerfly! Norske jagere driver dem ut av kurs, til Haugesund. Det ligger ved siden av Stavanger, så de er til hjelp likevel.
lesson-ninth-of-april-no-more-drops = Spar den andre Fallskjermtropp: avslutt slippene.
lesson-ninth-of-april-join = Admiral Hipper må kjempe. Karlsruhe ble ikke funnet; du kan ta den med, men blir den senket, kan den ikke sette noen i land. La den være.
lesson-ninth-of-april-shots = Stupbombefly bommet med 4. Admiral Hipper kastet 4, for lite for en tung krysser. Warspite kastet 6: det eneste skipet ditt i kampen er truffet, så ingen andre trenger å kaste.
lesson-ninth-of-april-sailors = Evakuerte matroser ville reddet mannskapet. Du har ikke kortet: gå videre.
lesson-ninth-of-april-voided = For en tung krysser går ett kort fra toppen av bunken din. De allierte velger om: spillet ditt blir kortere.
lesson-ninth-of-april-landing = Nå kan hvert tyske skip ved en kyst sette én bataljon i land. Begynn med sjøsone III.
lesson-ninth-of-april-ashore = Karlsruhe snus opp, for et narreskip kunne ikke satt noen i land. Sett bataljonen i land i Stavanger.
lesson-ninth-of-april-ashore-after = Ingen miner, og kystfortene tier. Stavanger er ditt, et øyeblikk.
lesson-ninth-of-april-resistance = En seiersby der tyskerne går i land, kan gjøre motstand, på en 6-er. Der er den: en norsk bataljon griper til våpen, og du må kjempe om byen.
lesson-ninth-of-april-bluff = Eller skrem dem. Spill Bløff/trusler: en terning for hver norske bataljon der; på 4 eller 5 trekker den seg tilbake, på 6 overgir den seg.
lesson-ninth-of-april-done = En 5-er: den går til Egersund, det eneste ledige området ved Stavanger, så telegrafkabelen holder. Stavanger er ditt uten kamp. Nå mobiliserer Norge.

lesson-interception-title = En oppfanging
lesson-interception-about = To britiske skip mot to tyske: seil, finn dem og kjemp.
lesson-interception-embark = Før bataljonene marsjerer, seiler skipene. En flåtestyrke settes sammen skip for skip: begynn med HMS Warspite.
lesson-interception-both = Skip fra samme sone som tar samme vei, går sammen. Ta med den lette krysseren og jagerne.
lesson-interception-sail = De kan seile to soner. Utenfor Stavanger, i sone III, ligger to tyske skip med forsiden ned; sone I og II er stengt for deg. Seil til III.
lesson-interception-intercept = Der fienden er, kan du prøve å fange opp, med alle skip du har der eller ingen, og én gang per tur. Det kastes en terning for hvert av de to; 5 eller 6 finner ett. Prøv.
lesson-interception-found = 5 og 6: begge er funnet, Admiral Hipper og Karlsruhe. Tyskland kunne ha jaget deg, men lot deg være. Skipene dine har avsluttet flyttingen.
lesson-interception-end = Bataljonene dine blir der de er. Avslutt flyttingen: sjøkamp kommer før all kamp på land.
lesson-interception-submarine = Angriperen spiller kort først. Ubåt senker et skip på 5 eller 6 før noen skyter. Spill den.
lesson-interception-shots = Ubåten bommet med 3. Så skjøt de sterkeste først: Warspite kastet 6 og senker Admiral Hipper, den lette krysseren 5 og jager Karlsruhe. Skip som er truffet, skyter likevel: 2 og 1, to bom.
lesson-interception-void = Admiral Hipper er senket, og Tyskland kan miste et kort fra bunken. Du velger: hvert av dem bringer slutten på spillet nærmere. Ta det.
lesson-interception-chase = Karlsruhe flykter, og du sier hvor. Send den ut til VIII, der ingen kyst er innen rekkevidde, eller dit du heller vil.
lesson-interception-done = Sone III er din alene. Ingen tyske skip setter forsterkninger i land der lenger, og dine snus ned igjen: hvem som ligger hvor, er en gåte på nytt.


## Når den ekte esken settes opp

prepare-board = Legg ut brettet så alle når det.
prepare-closed = Disse områdene er ikke med, la dem stå tomme: { $areas }.
prepare-battalions = { $area }: Sett ut { $count } { nationality } { battalion }.
prepare-reserve = La alle andre bataljoner ligge ved siden av brettet.
prepare-deck = Stokk bunken til { faction-name } ({ $count } kort) og legg den med baksiden opp. Ikke trekk noe ennå.
prepare-small_deck = Finn disse { $count } kortene til bunken for { faction-name }, stokk dem og legg dem med baksiden opp: { $cards }.
prepare-some-cards = { $count } × { $name }
prepare-april = Legg de { $count } { $faction ->
    [germany] tyske
    [norway] norske
   *[allies] allierte
} 9. april-kortene og { $ships ->
    [one] skipskortet
   *[other] de { $ships } skipskortene
} klare for den som leder siden, skjult for de andre.
prepare-shuffled_ships = Bland de allierte skipskortene og legg dem med forsiden ned. { $count } av dem trekkes for 9. april når appen ber om det; de andre kommer senere.
prepare-dice = Ha noen terninger klare. De første kortene trekkes når appen spør etter dem.


## Skip og 9. april: spørsmål

ask-april-keep = { faction-start }: Hvilke 9. april-kort beholder du? ({ $left } igjen)
ask-april-swap = De allierte har trukket skipene sine. Bytte et av dem?
ask-april-muster = Norge: Hvor står en bataljon om morgenen 9. april?
ask-april-panserskip = Norge: Hvor ligger Eidsvoll og Norge?
ask-station = { faction-start }: I hvilken sjøsone ligger { $ship }? ({ $left } igjen)
ask-april-scout = De tyske skipene er på sjøen. Sende ut rekognosering?
ask-april-reposition = Norge: Flytte en bataljon i siste time?
ask-april-feint = De allierte skipene er på sjøen. Lokke noen av dem bort?
ask-april-lure = Hvor lar et skip fra sone { $zone } seg lokke? ({ $left } igjen)
ask-april-smoke = Et tysk skip er oppfanget i sone { $zone }. Dekke det med røyk?
ask-april-drops = Tyskland: Send fallskjermtropper, eller gå videre.
ask-april-dive = Sende stupbombefly før kanonene taler?
ask-april-raid = Hvilke skip drar på tokt?
ask-april-landings = Fra hvilken sjøsone går bataljoner i land nå?
ask-april-ashore = Sjøsone { $zone }: Hvilket skip setter bataljonen sin i land, og hvor?
ask-april-elsewhere = Fortet avviser { $ship }: Hvor går bataljonen i land i stedet?
ask-april-mine = Tyske skip går mot land fra sone { $zone }. Lå det miner i veien?
ask-april-fort = Tyske skip går mot land fra sone { $zone }. Skal kystfortene skyte?
ask-april-resist = Tyskerne er i { $area }. Gjør byen motstand?
ask-april-bluff = Kamp i { $area }: Prøve å skremme nordmennene først?
ask-april-mobilize = Norge mobiliserer: Hvor samles en bataljon? ({ $left } igjen)
ask-april-sailors = { $ship } går ned. Kommer matrosene likevel i land?
ask-naval_movement = { faction-start }: Samle en gruppe og seil, eller avslutt forflytningen til sjøs.
ask-naval_movement-on = { faction-start }: Seiler gruppen videre?
ask-naval_movement-recall = Bytt inn kort for { $needed } symboler for å kalle tilbake skipene på tokt. ({ $symbols } så langt)
ask-interception = { faction-start }: Prøve å fange opp { $count ->
    [one] det fiendtlige skipet
   *[other] de { $count } fiendtlige skipene
} i sone { $zone }?
ask-naval_combat-join = { faction-start }: Hvilke andre skip kjemper i sone { $zone }?
ask-naval_battles = { faction-start }: Hvilken sjøkamp utkjempes nå?
ask-naval_combat-attack = { faction-start }: Kort til sjøkampen i sone { $zone }?
ask-naval_combat-counters = { faction-start }: Oppheve et kort i sjøkampen i sone { $zone }?
ask-naval_combat-defence = { faction-start }: Kort til sjøkampen i sone { $zone }?
ask-naval_combat-attacker_counters = { faction-start }: Oppheve et kort hos forsvarerne i sone { $zone }?
ask-naval_combat-chase = { faction-start }: Hvor jages { $ship }?
ask-naval_combat-void = { $ship } er senket: Hvor mange kort mister Tyskland med det?
ask-withdrawal-ship = Den allierte trekkbunken er tom: Hvilket skip trekkes tilbake? ({ $left } igjen)

ask-roll-interception = { faction-start }: Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for oppfanging i sone { $zone }.
ask-roll-strike = Kast en terning for { $card } i sone { $zone }.
ask-roll-ship = Kast en terning for { $ship }.
ask-roll-dive = Kast en terning for stupbombeflyene over sone { $zone }.
ask-roll-bluff = Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for nordmennene i { $area }.
ask-roll-april = Kast { $count ->
    [one] 1 terning
   *[other] { $count } terninger
} for kortet.
ask-roll-resistance = Kast en terning for motstanden i { $area }.
ask-draw-ship = De allierte trekker et skip: Hvilket er det?
ask-draw-intercepted = Trekk et av skipene i sone { $zone }: Hvilket blir oppfanget?
ask-draw-struck = Trekk et av skipene: Hvilket blir truffet?
ask-draw-scouted = Trekk et av skipene i sone { $zone }: Hvilket blir sett?
ask-draw-lured = Trekk et av de allierte skipene i sone { $zone }: Hvilket lar seg lokke?
ask-draw-voided = Snu det øverste kortet i bunken til { faction-name }: Hvilket er det?


## Skip og 9. april: svar

option-keep = Behold { $kept }
option-swap = { $name }: Gi tilbake { $ship } og ta { $other }
option-muster = En bataljon i { $area }
option-station = { $ship } i sjøsone { $zone }
option-scout = { $name } over sjøsone { $zone }
option-reposition = { $name }: Fra { $from } til { $to }
option-feint = { $name } i sjøsone { $zone }
option-lure = Til sjøsone { $zone }
option-intercept = Fang opp i sjøsone { $zone }
option-smoke = { $name }: { $ship } slipper unna
option-dive = { $name } over sjøsone { $zone }
option-raid = { $ship } drar på tokt
option-landing = Gå i land fra sjøsone { $zone }
option-ashore = { $ship } setter bataljonen i land i { $to }
option-mine = Spill { $card }
option-fort = { $name } i { $area }
option-resist = { $area } gjør motstand
option-bluff = Spill { $card }
option-mobilize = En bataljon i { $area }
option-sailors = { $name }: De fra { $ship } kommer i land
option-embark = { $ship } blir med i gruppen
option-sail = Seil til sjøsone { $zone }
option-stop = Gruppen blir her
option-recall = Kall tilbake skipene på tokt
option-as_in_1940 = Som i 1940
option-join = { $ship } kjemper også
option-engage = Kjemp i sjøsone { $zone } nå
option-strike = Spill { $card }
option-parry = Spill { $card }: Opphev { $cancelled }
option-chase = Til sjøsone { $zone }
option-void = { $count ->
    [0] Tyskland mister ingen kort
    [one] Tyskland mister ett kort
   *[other] Tyskland mister { $count } kort
}
option-withdraw_ship = Trekk tilbake { $ship }

pass-april-swap = Behold skipene som de er
pass-april-scout = Send ikke ut noen
pass-april-reposition = Alle blir stående
pass-april-feint = Lokk ingen
pass-april-smoke = Ingen røyk
end-april-drops = Ikke flere fallskjermtropper
pass-april-dive = Ingen stupbombefly
done-april-raid = Ingen flere på tokt
done-april-landings = Ingen flere landganger
done-april-ashore = Ikke flere skip fra denne sonen
pass-april-mine = Ingen miner
pass-april-fort = Fortene tier
pass-april-resist = Byen blir overrumplet
pass-april-bluff = Ingen trusler
pass-april-sailors = Ingen reddes
end-naval_movement = Avslutt forflytningen til sjøs
pass-interception = La dem passere
done-naval_combat-join = Ingen andre skip
pass-naval_combat-attack = Kjemp med det som er der
pass-naval_combat-counters = La kortene gjelde
pass-naval_combat-defence = Kjemp med det som er der
pass-naval_combat-attacker_counters = La kortene gjelde

step-swap-1 = { $card }: Hvilket skip gis tilbake?
step-swap-2 = Hvilket skip kommer i stedet for { $ship }?
step-station-1 = I hvilken sjøsone ligger { $ship }?
step-scout-1 = { $card }: Over hvilken sjøsone?
step-reposition-1 = { $card }: Hvilken bataljon flytter?
step-reposition-2 = Hvor fra { $from }?
step-feint-1 = { $card }: I hvilken sjøsone?
step-smoke-1 = { $card }: Hvilket skip slipper unna?
step-dive-1 = { $card }: Over hvilken sjøsone?
step-ashore-1 = Hvor setter { $ship } bataljonen i land?
step-fort-1 = { $card }: I hvilken by?
step-sailors-1 = { $card }: Hvem sine matroser?
step-parry-1 = Hvilket kort opphever { $card }?
step-chase-1 = Hvor jages { $ship }?


## Skip og 9. april: det som skjedde

log-april-kept = { faction-start } beholder { number } 9. april-kort.
log-april-card = { $card }
log-april-drew_ships = De allierte trekker { number } skip til 9. april.
log-april-ship = { $ship }
log-april-swapped = { $ship } byttes mot { $other }.
log-april-mustered = En norsk bataljon står i { $area }.
log-april-panserskip = { $ship } ligger i sjøsone { $zone }.
log-ships-placed = { faction-start } har nå { $count } skipskort på sjøen.
log-ships-zone = { $count } i sjøsone { $zone }
log-april-rolled = { $dice }: { $hits ->
    [0] Ingenting skjer
    [one] Ett treff
   *[other] { $hits } treff
} i sjøsone { $zone }.
log-april-needed = { $needed } eller mer trengs
log-april-scouted = Rekognoseringen over sjøsone { $zone } ser { $ship }.
log-april-repositioned = Norge spiller { $card }: En bataljon flytter fra { $from } til { $to }.
log-april-lured = Et alliert skip lokkes fra sjøsone { $from } til { $to }.
log-april-diverted = Norge spiller { $card }: Fallskjermtroppene drives fra { $from } til { $to }.
log-april-smoked = Tyskland spiller { $card }: { $ship } slipper unna bak røyk i sjøsone { $zone }.
log-april-dived = { $card } over sjøsone { $zone }: en { $die }-er.
log-april-dived_on_dummy = Bombene faller over { $ship } i sjøsone { $zone }; der var det ikke noe skip.
log-april-lands_from = Landgangen fra sjøsone { $zone } begynner.
log-april-comes = { $ship } går mot { $area }.
log-april-ashore = Landgangen er over; alle tyske skip ligger igjen med baksiden opp.
log-april-landed = { $ship } setter en bataljon i land i { $area }.
log-april-attacks = { $ship } setter en bataljon i land under ild i { $area }.
log-april-card_rolled = { $card }: en { $die }-er.
log-april-closed = Fortet stenger { $area } for alle landganger.
log-april-resists = { $area } gjør motstand ({ $die }): En norsk bataljon griper til våpen.
log-april-surprised = { $area } blir overrumplet ({ $die }).
log-april-bluffed = Tyskland truer nordmennene i { $area }: { $dice }.
log-april-bluff_needed = på { $surrenders } overgir de seg, på { $retreats } eller mer trekker de seg tilbake
log-april-surrendered = En norsk bataljon overgir seg i { $area } ({ $die }).
log-april-held = Tyskland holder { $area } uten kamp.
log-april-mobilized = En norsk bataljon mobiliserer i { $area }.
log-april-reinforces = { faction-start } henter forsterkninger.
log-april-cable = Tyskland holder { $area } og kutter telegrafkabelen.
log-april-dummy_removed = { $ship } var ikke noe skip.
log-april-over = 9. april er over. Kortene går ut av spillet.

log-naval_movement-sailed = { $faction ->
    [germany] Tyske
    [norway] Norske
   *[allies] Allierte
} skip ({ $count }) seiler fra sjøsone { $from } til { $to }.
log-naval_movement-stays = { $faction ->
    [germany] De tyske
    [norway] De norske
   *[allies] De allierte
} skipene blir i sjøsone { $zone }.
log-interception-attempted = { faction-start } prøver å fange opp i sjøsone { $zone } med { number } skip.
log-interception-decided = { faction-start } vil prøve å fange opp i sjøsone { $zone }.
log-interception-hunter = { $ship } snus opp
log-interception-rolled = { $dice }: { $hits ->
    [0] Ingen blir
    [one] Ett skip blir
   *[other] { $hits } skip blir
} funnet i sjøsone { $zone }.
log-interception-needed = { $needed } eller mer finner et skip
log-interception-failed = Fienden slipper unna i sjøsone { $zone }.
log-interception-intercepted = { $ship } blir oppfanget i sjøsone { $zone }.
log-interception-dummy = { $ship } i sjøsone { $zone } var bare et narreskip.
log-raiding-began = { $ship } forlater sjøsone { $zone } for å dra på tokt i Atlanterhavet.
log-raiding-recalled = Tyskland betaler { $symbols } symboler og kaller tilbake skipene på tokt; { $needed } trengs.
log-naval_combat-joined = { $ship } blir med i kampen i sjøsone { $zone }.
log-naval_combat-begins = Sjøkamp i sjøsone { $zone }: { faction-start } angriper.
log-naval_combat-called_off = Kampen i sjøsone { $zone } blir avlyst: Den ene siden har ingen skip igjen i den.
log-naval_combat-ship = { $ship } { $side ->
    [attack] angriper
   *[defence] forsvarer
}
log-naval_combat-card = { faction-start } spiller { $card }.
log-naval_combat-cancelled = { faction-start } spiller { $card }: { $cancelled } er opphevet.
log-naval_combat-struck = { $card } i sjøsone { $zone }: en { $die }-er.
log-naval_combat-needed = { $needed } eller mer senker et skip; kastet: { $die }
log-naval_combat-shot = { $ship } kaster en { $die }-er og { $result ->
    [sinks] senker en fiende
    [chases] jager en fiende
   *[misses] bommer
} i sjøsone { $zone }.
log-naval_combat-class = { $die }: { $sinks ->
    [0] det senker aldri et skip
   *[other] det senker på { $sinks } eller mer
}, og jager på { $chases } eller mer
log-naval_combat-hit = { $ship } { $result ->
    [sinks] synker.
   *[chases] blir jaget bort.
}
log-naval_combat-chased = { $ship } jages fra sjøsone { $from } til { $to }.
log-naval_combat-over = Kanonene tier i sjøsone { $zone }.
log-ship-sunk = { $ship } er senket i sjøsone { $zone }; { $faction ->
    [germany] Tyskland sørger over mannskapet.
    [norway] Norge sørger over mannskapet.
   *[allies] de allierte sørger over mannskapet.
}
log-ship-voids = Tapet av { $ship } koster { $faction ->
    [germany] Tyskland
    [norway] Norge
   *[allies] de allierte
} { $count ->
    [0] ingen kort
   *[other] { $count } kort
}.
log-ship-sailors = Tyskland spiller { $card }: Matrosene fra { $ship } kommer seg unna i sjøsone { $zone }.
log-card-voided = { faction-start } mister { $card } fra bunken.
log-withdrawal-ship = { $ship } forlater sjøsone { $zone } og drar hjem.

why-april = 9. april er det byene og de beste kortene som teller.
why-station = Der hjelper skipet planen din mest.
why-naval_movement = En gruppe seiler dit den er sterkest; de andre blir og vokter det de vokter.
why-interception = Et forsøk lønner seg bare mot dem som ikke er sterkere.
why-naval_battles = Det denne kampen avgjør, hjelper i de andre.
why-naval_combat = Et skip er mer verdt enn kortet som redder det eller senker det.

log-about-ship = { $class }. { $sinks ->
    [0] Det senker aldri et skip{ $chases ->
        [0] { "" }
       *[other] , og jager ett bort på { $chases } eller mer
    }.
   *[other] Det senker et skip på { $sinks } eller mer, og jager ett bort på { $chases } eller mer.
} { $voids ->
    [0] Tapet koster ingen kort.
    [one] Tapet koster ett kort.
   *[other] Tapet koster { $voids } kort.
} { $where ->
    [here] Det ligger i sjøsone { $zone }.
    [raid] Det er på tokt.
   *[hidden] Hvor det er, vet bare eieren.
}
log-about-raiding_box = Raidboksen: tyske slagskip og tunge kryssere på jakt i Atlanteren, synlige for alle: { $count }. De kommer tilbake gjennom VI, VII eller VIII når Tyskland betaler { $needed } symboler.
log-about-april-0a = Kort: Hver side beholder noen av sine 9. april-kort; de allierte trekker halvparten av skipene sine.{ about-phase-now }
log-about-april-0b = Norge: De første bataljonene og Eidsvoll & Norge tar plass.{ about-phase-now }
log-about-april-0c = Tyske skip: Alle skip og narreskip plasseres med baksiden opp, hvor som helst på sjøen. Så kan rekognosering og en siste ordre følge.{ about-phase-now }
log-about-april-0d = Allierte skip: De som ble trukket, plasseres med baksiden opp, men ikke i I og II. Så kan Tyskland lokke noen bort.{ about-phase-now }
log-about-april-1 = Oppfanging i hver sone der begge sider har skip, Tyskland først; så hopper fallskjermjegerne.{ about-phase-now }
log-about-april-2a = Stupbombefly, sjøkamp, raid og landgangene med miner og kystfort, sone for sone.{ about-phase-now }
log-about-april-2b = Byer kan gjøre motstand; så kjemper bataljonene som møtte fienden.{ about-phase-now }
log-about-april-3 = Norge mobiliserer; så henter alle sider forsterkninger, { $per } symboler for en bataljon.{ about-phase-now }
log-about-april-4 = 9. april-kortene går ut av spillet, narreskipene også; alle trekker en hånd.{ about-phase-now }
log-about-turn-1a = Forflytning til sjøs: Flåtestyrker seiler opptil to soner; der de møter fienden, kan begge sider prøve å fange opp.{ about-phase-now }
log-about-turn-1b = Forflytning til lands: Hver bataljon kan gå til et naboområde; å gå til fienden er et angrep.{ about-phase-now }
log-about-turn-2a = Kamp til sjøs: Oppfangede skip kjemper, én sone etter den andre, i åtte steg.{ about-phase-now }
log-about-turn-2b = Kamp til lands: Hvert angrep kjempes ut, i angriperens rekkefølge, med kort og terninger.{ about-phase-now }
log-about-turn-3 = Forsterkninger: Kort byttes, { $per } symboler for en bataljon, og de nye bataljonene plasseres.{ about-phase-now }
log-about-turn-4 = Nye kort: Hånden fylles opp. Den som må bruke et kort hver runde og ikke har brukt noe, kaster ett.{ about-phase-now }
log-about-sea_zone = Sjøsone { $zone }: { $german } tyske, { $norwegian } norske og { $allied } allierte skipskort. { $holder ->
    [germany] Tyskland kontrollerer den.
    [norway] Norge kontrollerer den.
    [allies] De allierte kontrollerer den.
   *[nobody] Ingen kontrollerer den så vidt man vet.
} { $open ->
    [yes] Skip fra alle sider kan gå inn.
   *[no] Den er stengt for allierte skip.
}


## Skip og 9. april: hvorfor ikke?

whynot-germans_at_sea = Tyske skip kontrollerer sjøen der: ingen allierte bataljoner slipper gjennom.
whynot-inland = { $area } ligger ikke ved noen sjøsone, så ingen skip bringer noen dit.
whynot-allied_ships_south = Allierte skip ligger i sjøsonen ved { $area } eller i en sone sør for den, og ingen tyske skip kontrollerer veien: ingen transport slipper gjennom.
whynot-no_carrier = { $card } krever et hangarskip av dine utenfor denne kysten; ingen av skipene dine der er det.
whynot-no_battleship = { $card } krever et slagskip av dine utenfor denne kysten; ingen av skipene dine der er det.
whynot-no_ships_off_the_coast = { $card } krever et hangarskip utenfor denne kysten; det er ingen allierte skip der.
whynot-ship_of_another = { $ship } hører ikke til { $faction ->
    [germany] Tyskland, og det er Tyskland
    [norway] Norge, og det er Norge
   *[allies] de allierte, og det er de allierte
} som blir spurt nå.
whynot-ship_alike = Et annet skip av samme klasse ligger der; de to er like, så velg det første.
whynot-ship_not_on_the_map = { $ship } er ikke på kartet.
whynot-ship_elsewhere = { $ship } ligger i sjøsone { $lies }, ikke der kampen står.
whynot-another_ship = Spørsmålet gjelder et annet skip.
whynot-another_zone = Spørsmålet gjelder en annen sjøsone.
whynot-another_area = Spørsmålet gjelder et annet område.
whynot-no_task_force = Velg først skipene som skal seile: en gruppe trenger minst ett.
whynot-ship_moved = { $ship } har flyttet denne turen, eller prøvde å fange opp noen.
whynot-ship_in_the_force = { $ship } er alt med i gruppen.
whynot-force_elsewhere = Gruppen samles i sjøsone { $force_zone }; { $ship } ligger et annet sted.
whynot-nowhere_to_sail = Fra sjøsone { $lies } er ingen annen sone åpen nå.
whynot-raiders_not_called = Skip på tokt blir der til de blir kalt tilbake.
whynot-zone_not_beside = Sjøsone { $zone } grenser ikke til sonen der skipene er.
whynot-sailed_far_enough = { $faction ->
    [norway] Eidsvoll og Norge seiler én sjøsone per tur.
   *[other] Skip seiler høyst to sjøsoner per tur.
}
whynot-closed_to_allies = Allierte skip går aldri inn i sjøsone { $zone }: miner og fly stenger den.
whynot-zone_was_tried = Du har prøvd å fange opp noen i sjøsone { $zone } denne turen; ingen flere av skipene dine går inn der.
whynot-route_was_taken = Skip har alt seilt denne veien til sjøsone { $zone }; de som tar samme vei, går sammen.
whynot-only_dummies = Bare narreskip av dine ligger der, og de fanger ikke opp noen.
whynot-ship_fights_already = { $ship } deltar alt.
whynot-ship_behind_smoke = { $ship } har sluppet unna bak røyk og deltar ikke.
whynot-dummies_never_fight = { $ship } er ikke noe skip og kan ikke kjempe.
whynot-no_naval_combat_there = Det skal ikke kjempes i sjøsone { $zone }.
whynot-no_field_on_the_zone = { $card } krever en flyplass ved denne sjøsonen som Tyskland holder.
whynot-bombers_do_not_reach_zone = { $card } når ikke sjøsone { $zone }.
whynot-no_ships_there = I sjøsone { $zone } er det ingen skip for dette.
whynot-more_than_it_costs = Tapet av dette skipet koster høyst { $costs } kort.
whynot-larger_ships_first = Én tung krysser og ett mindre skip er nok så lenge det finnes større: { $ship } blir foreløpig.
whynot-kept_already = Du har alt beholdt { $card }.
whynot-not_of_april = { $card } er ikke noe 9. april-kort.
whynot-ship_not_drawn = { $ship } er ikke blant skipene som ble trukket.
whynot-ship_not_left = { $other } er ikke blant skipene som er igjen.
whynot-not_near_the_capital = Denne bataljonen står i Oslo eller i et område ved siden av, og { $area } er ingen av delene.
whynot-no_point_there = { $area } er ikke noe mobiliseringspunkt.
whynot-zone_without_coast = Sjøsone { $zone } har ingen kyst.
whynot-zone_not_scouted = { $card } ser ikke så langt som til sjøsone { $zone }.
whynot-ship_not_intercepted = { $ship } ble ikke fanget opp her.
whynot-ship_never_raids = { $ship } kan ikke dra på tokt: det gjør bare slagskip og tunge kryssere.
whynot-raids_from_the_north = Tokt begynner i sjøsone VI, VII eller VIII, og { $ship } er ikke i noen av dem.
whynot-nobody_to_land = Ingen skip i sjøsone { $zone } kan lenger sette i land en bataljon.
whynot-ship_cannot_land = { $ship } kan ikke sette i land noen bataljon her nå.
whynot-not_on_the_zone = { $to } ligger ikke ved kysten av denne sjøsonen.
whynot-fort_closed_it = Fortet har stengt { $to } for alle landganger.
whynot-no_fort_there = Bare seiersbyer har fort, og { $area } er ikke en.
whynot-nobody_lands_there = Ingen går i land i { $area } nå.

when-O0 = 9. april, første fase
when-O1 = 9. april, forflytning
when-O2 = 9. april, kamp
when-O3 = 9. april, forsterkninger
when-oR1 = 9. april, som svar på fiendens forflytning
when-oR2 = 9. april, som svar på fienden i kamp
when-oR3 = 9. april, som svar på fiendens forsterkninger


## Hva en utgave av reglene har endret

# Vises ved bord som ble satt opp under en tidligere utgave.
rules-version-2 = Forsterkninger: Tyskland blir spurt om en plassering uten åpen kyst når det kan ha Transportfly på hånden. Med skip: tilbaketrekninger, kamper som blir avlyst, og slutten på 9. april.
