# Kampen om Norge in het Nederlands.
#
# Sleutels en waarden zijn dezelfde als in en.ftl; stukken van zinnen die alleen het Engels nodig heeft, ontbreken hier.


## Stukken van zinnen

number = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $count }
}
number-start = { $count ->
    [1] Eén
    [2] Twee
    [3] Drie
    [4] Vier
    [5] Vijf
    [6] Zes
   *[other] { $count }
}
battalion = { $count ->
    [one] bataljon
   *[other] bataljons
}
# Een Duits bataljon, het Duitse bataljon, de Duitse bataljons.
nationality-bare = { $faction ->
    [germany] Duits
    [norway] Noors
   *[allies] geallieerd
}
nationality = { $faction ->
    [germany] Duitse
    [norway] Noorse
   *[allies] geallieerde
}
nationality-counted = { $count ->
    [one] { nationality-bare }
   *[other] { nationality }
}
force = { number } { nationality-counted } { battalion }
force-start = { number-start } { nationality-counted } { battalion }
faction-name = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] de geallieerden
   *[both] Noorwegen en de geallieerden
}
faction-start = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
   *[both] Noorwegen en de geallieerden
}
# Wie één land is, speelt; de geallieerden spelen.
plays = { $faction ->
    [germany] speelt
    [norway] speelt
   *[allies] spelen
}
throws = { $faction ->
    [germany] gooit
    [norway] gooit
   *[allies] gooien
}
loses = { $faction ->
    [germany] verliest
    [norway] verliest
   *[allies] verliezen
}
attacks = { $faction ->
    [germany] valt
    [norway] valt
   *[allies] vallen
}
has = { $faction ->
    [germany] heeft
    [norway] heeft
   *[allies] hebben
}
enemy-name = { $enemy ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] de geallieerden
}
seat-name = { $seat ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] De geallieerden
    [both] Noorwegen en de geallieerden
    [norway-and-allies] Noorwegen en de geallieerden
   *[other] { $seat }
}
from-where = { $from ->
    [sea] vanuit zee
    [air] vanuit de lucht
   *[other] vanuit { $from }
}
if-attack = { $meets ->
    [enemy] : aanval
    [attack] : mee in de aanval
   *[nobody] { "" }
}
symbols = { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}


## Vragen

ask-factions = Welke partij ga je leiden?
ask-movement = { faction-start }: verplaats bataljons, speel een kaart, of beëindig de verplaatsing.
ask-drop = Waar springen de parachutisten?
ask-drop-divert = Duitse parachutisten hangen boven { $area }. Drijven je jagers ze weg?
ask-march = { faction-start }: wie marcheert twee gebieden ver?
ask-airlift = Welke bataljons vliegen, en waarheen?
ask-sealift = Welke bataljons varen, en waarheen?
ask-invasion-trade = Ruil kaarten in voor de landing. { $per } symbolen leveren een bataljon op. ({ bought })
ask-invasion-land = Waar landt het volgende bataljon? (nog { $left })
ask-sabotage = Noorwegen: de Duitsers hebben zich verplaatst. Welke weg versper je?
ask-sabotage-engineers = Noorwegen speelt { $kind } op de weg { from-where } naar { $area }: { $count ->
    [one] 1 bataljon keert
   *[other] { $count } bataljons keren
} om. Ruimen de genisten het op?
ask-battles = { faction-start }: welk gevecht komt nu?
ask-combat-attack = { faction-start }: kaarten voor de aanval op { $area }?
ask-combat-defender_counters = { faction-start }: een kaart van de aanval op { $area } opheffen?
ask-combat-defence = { faction-start }: kaarten voor de verdediging van { $area }?
ask-combat-attacker_counters = { faction-start }: een kaart van de verdedigers van { $area } opheffen?
ask-combat-remove = Welke van de aanvallers van { $area } gaat verloren? (nog { $left } te verwijderen)
ask-combat-share_losses = Wiens bataljons gaan in { $area } verloren?
ask-combat-decide_losses = Noorwegen en de geallieerden zijn het niet eens: wiens bataljons gaan in { $area } verloren?
ask-retreat = { faction-start }: waarheen terugtrekken uit { $area }?
ask-retreat-decide = Noorwegen en de geallieerden zijn het niet eens: waarheen moeten ze zich uit { $area } terugtrekken?
ask-rescue = Een geallieerd bataljon is verslagen in { $area }. Redden schepen het?
ask-trade = { faction-start }: kaarten inruilen? { $per } symbolen leveren een bataljon op. ({ bought }{ $faction ->
    [germany] , het gratis bataljon meegeteld
   *[norway] { "" }
})
bought = { $symbols ->
    [0] niets ingeruild
   *[other] { symbols } ingeruild
}: { $battalions ->
    [0] nog geen bataljon
    [one] 1 bataljon
   *[other] { $battalions } bataljons
}
ask-arrival = De geallieerde landing: waar gaan { $count } bataljons aan land? ({ $left ->
    [one] de laatste groep
   *[other] { $left } groepen
})
ask-placement = { faction-start }: waar komt een nieuw bataljon? (nog { $left } te plaatsen)
ask-submarine = { faction-start }: een onderzeeër op de versterkingen van { enemy-name } afsturen?
ask-new_cards-discard = { faction-start } gebruikte deze ronde geen kaart: welke wordt afgelegd?
ask-withdrawal = De geallieerde stapel is op: waar trekken de geallieerden een bataljon uit Noorwegen terug? (nog { $left })

ask-roll-factions = { seat-name }: gooi een dobbelsteen om de keuze van partij.
ask-roll-attack = { faction-start }: gooi { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
} voor de aanval op { $area }.
ask-roll-defence = { faction-start }: gooi { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
} voor de verdediging van { $area }.
ask-roll-submarine = { faction-start }: gooi een dobbelsteen voor de onderzeeër.
ask-draw-action_card = Trek een kaart van de { nationality } stapel: welke is het?


## Keuzes

option-lead = { $role ->
    [germany] Leid Duitsland
    [norway] Leid Noorwegen
    [allies] Leid de geallieerden
   *[both] Leid Noorwegen en de geallieerden
}
option-move = { $from } naar { $to } met { $count }{ move-attack }
move-attack = { $meets ->
    [nobody] { "" }
   *[enemy] { if-attack }{ $water ->
        [yes] {" "}over water
       *[no] { "" }
    }
}
option-card = Speel { $card }
option-drop = Spring boven { $area }{ if-attack }
option-divert = { $name }: ze komen neer in { $to }
option-march = { $from } via { $via } naar { $to } met { $count }{ move-attack }
option-airlift = Vlieg van { $from } naar { $to } met { $count }
option-sealift = Vaar van { $from } naar { $to } met { $count }
option-trade = Ruil { $card } in: { symbols }
option-land = Land in { $area }{ if-attack }
option-send_back = { $name }: { $turned ->
    [one] één bataljon keert
   *[stack] alle keren
} om op de weg { from-where } naar { $area }
option-escape = { $name }: { $count } ontsnappen van { $from } naar { $to }
option-cancel = Speel { $card }: hef { $cancelled } op
option-fight = Vecht nu om { $area }
option-play = Speel { $card }
option-remove = Verlies er een { from-where }
option-lose = Verlies { $norwegian } Noorse en { $allied } geallieerde
option-retreat = Trek terug naar { $to }
option-rescue = { $name }: red het bataljon en breng het naar { $to }
option-arrive = Een groep gaat aan land in { $area }
option-place = Plaats het nieuwe bataljon in { $area }
option-forgo = Zie af van de bataljons
option-airplace = { $name }: { $count } nieuwe naar { $area }
option-hunt = { $name } tegen het bataljon in { $area }: bij een hoge worp zinkt het
option-discard = Leg { $card } af, met { symbols }
option-withdraw = Trek een bataljon terug uit { $area }

end-movement = Beëindig de verplaatsing
pass-drop-divert = Laat ze springen
done-invasion-trade = Klaar: { $battalions ->
    [one] 1 bataljon landt
   *[other] { $battalions } bataljons landen
}
pass-sabotage = Laat ze komen
pass-sabotage-engineers = Laat het zo, en { $count ->
    [one] 1 keert om
   *[other] { $count } keren om
}
pass-combat-attack = { $played ->
    [yes] Vecht nu
   *[no] Vecht zonder kaart
}
pass-combat-defender_counters = Laat de kaarten gelden
pass-combat-defence = { $played ->
    [yes] Vecht nu
   *[no] Vecht zonder kaart
}
pass-combat-attacker_counters = Laat de kaarten gelden
pass-rescue = Niemand wordt gered
done-trade = { $symbols ->
    [0] Niets inruilen
   *[other] Klaar
}: { $battalions ->
    [0] er komt geen bataljon
    [one] er komt 1 bataljon
   *[other] er komen { $battalions } bataljons
}
pass-submarine = Stuur geen onderzeeër

group-from = Vanuit { $area } kunnen er { $count }
group-to = { $area }{ $meets ->
    [enemy] {" "}(aanval)
    [attack] {" "}(mee in de aanval)
   *[nobody] { "" }
}
group-region = { region-name }
group-card = { $card }

region-name = { $region ->
    [south] Het zuiden
    [east] Het oosten
    [west] Het westen
    [mid] Midden-Noorwegen
   *[north] Het noorden
}


## Wat na zoveel klikken op een keuze gevraagd wordt: step-<keuze>-<klikken>, met het aangeklikte als waarden

step-move-1 = Waarheen vanuit { $from }?
step-move-2 = Hoeveel bataljons gaan van { $from } naar { $to }?
step-march-1 = Via welk gebied marcheren ze vanuit { $from }?
step-march-2 = Waar eindigt de mars vanuit { $from } via { $via }?
step-march-3 = Hoeveel bataljons marcheren van { $from } via { $via } naar { $to }?
step-airlift-1 = Naar welk vliegveld vliegen ze vanuit { $from }?
step-airlift-2 = Hoeveel bataljons vliegen van { $from } naar { $to }?
step-sealift-1 = Waarheen varen ze vanuit { $from }?
step-sealift-2 = Hoeveel bataljons varen van { $from } naar { $to }?
step-airplace-1 = Op welk vliegveld landen de nieuwe bataljons?
step-airplace-2 = Hoeveel nieuwe bataljons landen in { $area }?
step-cancel-1 = Welke kaart heft { $card } op?
step-divert-1 = { $card }: waar komen de parachutisten dan neer?
step-escape-1 = { $card }: waarvandaan ontsnappen er bataljons?
step-escape-2 = Waarheen ontsnappen ze vanuit { $from }?
step-escape-3 = Hoeveel bataljons ontsnappen van { $from } naar { $to }?
step-hunt-1 = { $card }: tegen welke schepen?
step-rescue-1 = { $card }: waarheen brengen de schepen het bataljon?
step-send_back-1 = { $card }: welk aangevallen gebied helpt het?
step-send_back-2 = { $card }: welke opmars naar { $area } moet omkeren?


## Wanneer een kaart gespeeld kan worden

when-G1 = je verplaatsing
when-G2 = je aanval
when-G3 = je versterking
when-R1 = de verplaatsing van de vijand
when-R2 = je verdediging
when-R3 = de versterking van de vijand
when-C1 = als antwoord op sabotage
when-C2 = als antwoord op een kaart in je aanval


## Wat er gebeurde

log-turn-begins = Ronde { $round }: { $faction ->
    [germany] Duitsland is aan de beurt.
    [norway] Noorwegen is aan de beurt.
   *[allies] de geallieerden zijn aan de beurt.
}
log-factions-rolled = { seat-name } { $seat ->
    [allies] gooien
    [both] gooien
   *[other] gooit
} een { $die } om de keuze van partij.
log-factions-taken = { seat-name } { $seat ->
    [allies] gaan
    [both] gaan
   *[other] gaat
} { $role ->
    [germany] Duitsland
    [norway] Noorwegen
    [allies] de geallieerden
   *[both] Noorwegen en de geallieerden
} leiden.

log-movement-moved = { force-start } { $count ->
    [one] marcheert
   *[other] marcheren
} van { $from } naar { $to }.
log-movement-attacks = { force-start } { $count ->
    [one] rukt
   *[other] rukken
} vanuit { $from } op om { $to } aan te vallen.
log-card-played = { faction-start } { plays } { $card }.
log-drop-announced = Boven { $area } klinken Duitse transportvliegtuigen met parachutisten.
log-drop-landed = Een Duits bataljon komt per parachute neer in { $area }.
log-drop-attacks = Een Duits bataljon springt boven { $area }, midden tussen de vijand.
log-drop-diverted = De geallieerden spelen { $card }: de parachutisten worden van { $from } naar { $to } gedreven.
log-march-moved = { force-start } { $count ->
    [one] haast
   *[other] haasten
} zich van { $from } via { $via } naar { $to }.
log-march-attacks = { force-start } { $count ->
    [one] haast
   *[other] haasten
} zich van { $from } via { $via } om { $to } aan te vallen.
log-airlift-moved = { number-start } { $count ->
    [one] Duits bataljon wordt
   *[other] Duitse bataljons worden
} van { $from } naar { $to } gevlogen.
log-sealift-moved = { number-start } { $count ->
    [one] geallieerd bataljon vaart
   *[other] geallieerde bataljons varen
} van { $from } naar { $to }.
log-invasion-landed = Een geallieerd bataljon gaat aan land in { $area }.
log-invasion-attacks = Een geallieerd bataljon landt onder vuur in { $area }.

log-sabotage-played = Noorwegen speelt { $card } tegen de opmars van { $from } naar { $area }.
log-sabotage-sent_back = { number-start } { $count ->
    [one] Duits bataljon moet
   *[other] Duitse bataljons moeten
} omkeren naar { $from }.
log-sabotage-cancelled = Duitsland speelt { $card }: { $kind } wordt opgeruimd.
log-sabotage-escaped = Noorwegen speelt { $card }: { number } { $count ->
    [one] bataljon ontsnapt
   *[other] bataljons ontsnappen
} van { $from } naar { $to }.
log-sabotage-occupied = De Duitsers vinden { $area } leeg en trekken er binnen.

log-combat-begins = Gevecht in { $area }: { force } { $count ->
    [one] valt
   *[other] vallen
} aan.
log-combat-attackers = { $count } { from-where }
log-combat-defenders = tegen { force }
log-combat-card = { faction-start } { plays } { $card }{ $effect ->
    [attack] { "" } voor de aanval.
   *[defence] { "" } voor de verdediging.
}
log-combat-cancelled = { faction-start } { plays } { $card }: { $cancelled } is opgeheven.
log-combat-rolled = { $sum ->
    [0] { faction-start } { has } geen dobbelstenen.
   *[other] { faction-start } { throws } { $dice }: samen { $sum }{ $sixes ->
        [0] { "" }
        [one] , één zes is raak
       *[other] , { $sixes } zessen zijn raak
    }.
}
log-combat-lost = { force-start } { $count ->
    [one] gaat
   *[other] gaan
} verloren in { $area }.
log-combat-disagreed = Noorwegen en de geallieerden zijn het niet eens wiens bataljons verloren zijn; Duitsland beslist.
log-combat-attacker_wins = { $attack } tegen { $defence }: { faction-name } { $faction ->
    [germany] neemt
    [norway] neemt
   *[allies] nemen
} { $area } in.
log-combat-defender_wins = { $attack } tegen { $defence }: de aanval op { $area } is afgeslagen.
log-combat-occupied = { force-start } { $count ->
    [one] trekt
   *[other] trekken
} { $area } binnen.
log-retreat-retreated = { force-start } { $count ->
    [one] trekt
   *[other] trekken
} zich terug van { $from } naar { $to }.
log-retreat-went_back = { force-start } { $count ->
    [one] gaat
   *[other] gaan
} terug van { $from } naar { $to }.
log-retreat-defeated = { force-start } in { $area } { $count ->
    [one] kan
   *[other] kunnen
} nergens heen en { $count ->
    [one] legt
   *[other] leggen
} de wapens neer.
log-retreat-disagreed = Noorwegen en de geallieerden zijn het niet eens waarheen ze uit { $area } gaan; Duitsland beslist.
log-rescue-saved = De geallieerden spelen { $card }: schepen brengen een bataljon van { $from } naar { $to }.

log-trade-traded = { faction-start } { $faction ->
    [germany] ruilt
    [norway] ruilt
   *[allies] ruilen
} { $card } in.
log-trade-acquired = { faction-start } { $faction ->
    [germany] brengt
    [norway] brengt
   *[allies] brengen
} { number } { $count ->
    [one] nieuw bataljon
   *[other] nieuwe bataljons
} op de been.
log-arrival-landed = De geallieerden komen: { number } { battalion } { $count ->
    [one] landt
   *[other] landen
} in { $area }.
log-arrival-lost = { number-start } { $count ->
    [one] geallieerd bataljon vindt
   *[other] geallieerde bataljons vinden
} geen open haven en { $count ->
    [one] vaart
   *[other] varen
} naar huis.
log-placement-placed = { number-start } { $count ->
    [one] nieuw { nationality-bare } bataljon komt
   *[other] nieuwe { nationality } bataljons komen
} aan in { $area }.
log-placement-lost = { number-start } { $count ->
    [one] nieuw { nationality-bare } bataljon kan nergens heen en gaat
   *[other] nieuwe { nationality } bataljons kunnen nergens heen en gaan
} verloren.
hunting = { $hunter ->
    [germany] Een Duitse
    [norway] Een Noorse
   *[allies] Een geallieerde
}
log-submarine-missed = { hunting } onderzeeër ({ $die }) mist de schepen voor { $area }.
log-submarine-sank = { hunting } onderzeeër ({ $die }) brengt de schepen tot zinken: een nieuw { nationality-bare } bataljon vergaat voor { $area }.

log-new_cards-discarded = { faction-start } gebruikte{ $faction ->
    [germany] { "" }
    [norway] { "" }
   *[allies] n
} geen kaart en { $faction ->
    [germany] legt
    [norway] legt
   *[allies] leggen
} { $card } af.
log-new_cards-drawn = { faction-start } { $faction ->
    [germany] trekt
    [norway] trekt
   *[allies] trekken
} { $count ->
    [one] een kaart
   *[other] { number } kaarten
}.
log-new_cards-card = { $card }
log-new_cards-reshuffled = De gebruikte kaarten van Noorwegen worden tot een nieuwe stapel geschud.
log-new_cards-exhausted = De geallieerde stapel is op; van thuis komt het bevel tot de aftocht.
log-withdrawal-attacker = Een geallieerd bataljon geeft de aanval op { $area } op en vertrekt voorgoed.
log-withdrawal-occupied = De Duitsers vinden { $area } leeg en trekken er binnen.
log-withdrawal-removed = Een geallieerd bataljon verlaat { $area } voorgoed.


## Hoe het spel afliep

won-germany_defeated = Er is geen Duits bataljon meer in Noorwegen. Noorwegen en de geallieerden winnen{ level }.
won-defenders_defeated = Er is geen Noors of geallieerd bataljon meer. Duitsland wint{ level }.
won-all_cities = Duitslands kracht is op, maar alle { $areas } steden zijn Duits. Duitsland wint{ level }.
won-cities_kept = Duitslands kracht is op, en { held } steden { held-verb } Duits. Noorwegen en de geallieerden winnen{ level }.
won-all_objectives = Duitslands kracht is op, maar de weg naar het noorden ligt open: alle { $areas } doelen zijn Duits. Duitsland wint.
won-objectives_kept = Duitslands kracht is op, en { held } doelen { held-verb } Duits. Noorwegen en de geallieerden winnen.
won-resigned = { seat-name } { $seat ->
    [germany] geeft op. Noorwegen en de geallieerden winnen.
    [norway] geeft op. Duitsland wint.
   *[other] geven op. Duitsland wint.
}
held = { $german_areas ->
    [0] geen van de { $areas }
   *[other] maar { $german_areas } van de { $areas }
}
held-verb = { $german_areas ->
    [0] is
    [one] is
   *[other] zijn
}
level = { $level ->
    [clear] {" "}duidelijk
    [marginal] {" "}nipt
   *[plain] { "" }
}


## Het bord

april-phase-0a = Kaarten
april-phase-0b = Noorwegen
april-phase-0c = Duitse schepen
april-phase-0d = Geallieerde schepen
april-phase-1 = Onderschepping
april-phase-2a = Zeegevecht, landing
april-phase-2b = Landgevecht
april-phase-3 = Versterking
april-phase-4 = Nieuwe handen
phase-1a = Verplaatsing op zee
phase-1b = Verplaatsing op land
phase-2a = Zeegevecht
phase-2b = Landgevecht
phase-1 = Verplaatsing
phase-2 = Gevecht
phase-3 = Versterking
phase-4 = Kaarten

headline = Ronde { $round }, { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] de geallieerden
}: { $phase ->
    [0] voorbereiding
    [1] verplaatsing
    [2] gevecht
    [3] versterking
   *[4] nieuwe kaarten
}
board-goal = Duitsland wint als { $victory ->
    [cities] alle steden ({ $areas }) Duits zijn
   *[objectives] alle doelen ({ $areas }) Duits zijn
} wanneer zijn stapel op is. Anders winnen Noorwegen en de geallieerden. Een partij zonder bataljons verliest meteen.
board-turn = { $faction ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] Geallieerden
}, ronde { $round }
board-clock = Duitse stapel
board-clock-left = { $left } van { $full } kaarten; de laatste beëindigt het spel
board-objectives = { $victory ->
    [cities] Steden:
   *[objectives] Doelen:
}
board-forces = Troepen
board-cards = hand { $hand }, stapel { $deck }
board-legend-objective = * { $victory ->
    [cities] overwinningsstad
   *[objectives] doel
}
board-legend-field = + vliegveld
board-legend-mobilization = ° mobilisatiepunt
board-legend-moved = ·2 zoveel zijn er verplaatst
board-origin = { $origin ->
    [sea] de zee
   *[air] de lucht
}
board-origin-water = { $area } (over water)
board-sea = Zeezones
board-raiding = Op kaapvaart
board-legend-control = * beheerst
board-naval-combat = Zeegevecht in zone { $zone }, stap { $step } van 8
board-naval-side = { $side ->
    [attackers] Aanvallers
   *[defenders] Verdedigers
}
board-naval-fate = { $fate ->
    [sunk] gezonken
   *[chased] verjaagd
}
board-hand = { $faction ->
    [germany] De hand van Duitsland
    [norway] De hand van Noorwegen
   *[allies] De hand van de geallieerden
} ({ $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
})
board-dice = { $attack ->
    [one] 1 dobbelsteen
   *[other] { $attack } dobbelstenen
} tegen { $defence }
board-cancelled = opgeheven
board-summary = Het spel eindigde in ronde { $rounds }. Overgebleven bataljons: { $germany } Duitse, { $norway } Noorse, { $allies } geallieerde.
board-odds = { $area }: { $attack_dice ->
    [one] 1 dobbelsteen
   *[other] { $attack_dice } dobbelstenen
} tegen { $defence_dice }; de aanval wint { $wins } van de 100 keer. Verwachte verliezen: { $attacker_losses } van de aanvallers, { $defender_losses } van de verdedigers.


## Waarom een tip dat aanraadt

why-only = Er valt niets anders te kiezen.
why-card = { $card } is nu meer waard dan later.
why-assault = De aanval op { $area } zou { $chance } van de 100 keer winnen.
why-closing = Van { $from } naar { $to } komen de bataljons dichter bij waar ze nodig zijn.
why-enough_moved = Niets wat nog kan bewegen, zou ergens anders beter staan.
why-play_card = Met deze kaart wint de aanval { $with } van de 100 keer, zonder haar { $chance }{ why-unseen }.
why-pass_card = De aanval wint { $chance } van de 100 keer, en { $with } met de beste kaart{ why-unseen }: dat is het niet waard.
why-unseen = { $unseen ->
    [yes] , gerekend met wat de vijand nog kan spelen
   *[no] { "" }
}
why-loss = De aanval heeft { $chance } kansen op 100; dit verlies verzwakt je het minst.
why-trade = Deze symbolen leveren bataljons op, en in de hand is de kaart minder waard.
why-keep_cards = Wat er nog in de hand zit, is meer waard dan nieuwe bataljons.
why-placement = Vandaar is een nieuw bataljon het snelst waar het nodig is.
why-arrival = Vandaar bereiken de geallieerden wat gehouden moet worden.
why-battles = Wat dit gevecht beslist, helpt in de andere.
why-retreat = Daar zijn de bataljons veilig en staan ze nog steeds in de weg.
why-sabotage = Het breekt de aanval die nu het gevaarlijkst is.
why-no_sabotage = Geen van de aanvallen is nu een kaart waard.
why-drop = Een bataljon uit de lucht telt daar het meest.
why-march = Twee gebieden verder tellen ze het meest.
why-airlift = Door de lucht komen ze waar ze nodig zijn.
why-sealift = Over zee komen ze waar ze nodig zijn.
why-invasion = Van daaruit doet de landing de meeste schade.
why-rescue = Een gered bataljon kan opnieuw vechten.
why-submarine = Een gezonken bataljon hoeft aan land niet meer verslagen te worden.
why-new_cards = Deze kaart zul je het minst missen.
why-withdrawal = Dit bataljon wordt het minst gemist.
why-factions = Elke partij kan winnen; Duitsland begint.


## Waaruit getallen bestaan: delen van een regel van het verslag, en van wat er op de kaart staat

dice-many = { $adds ->
    [one] 1 dobbelsteen
   *[other] { $adds } dobbelstenen
}
log-dice-stack = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljons
} { from-where }: { dice-many }
log-dice-across = { $count ->
    [one] 1 bataljon
   *[other] { $count } bataljons
} over water{ $ignored ->
    [0] { "" }
   *[other] , waarvan er { $counted } tellen
}: de helft, naar beneden afgerond: { dice-many }
log-dice-defenders = { force-start }: { dice-many }
log-dice-limit = Maar { $limit } bataljons geven dobbelstenen: { $count } minder
log-dice-card = { $card }: { dice-many }
log-dice-cancelled = { $card } is opgeheven: geen dobbelstenen
log-losses-sixes = De zessen van de vijand: { $count }
log-losses-shared = Daarvan vielen er van de partner: { $count }
log-losses-surplus = Zessen die geen bataljon meer vonden: { $count }
log-sum-side = { $side ->
    [attack] Aanval
   *[defence] Verdediging
}: { $sum ->
    [0] geen dobbelstenen, 0
   *[other] { $dice } = { $sum }
}
log-sum-tie = Gelijkspel is voor de verdediger
log-trade-symbols = { symbols }, een bataljon voor elke { $per }: { $count }
log-trade-free = Elke ronde gratis: { $count }
log-trade-card = { $card }: { symbols }
log-submarine-needed = Bij { $needed } of meer zinken de schepen
log-area-held = { $area }: { $german ->
    [yes] Duits
   *[no] niet Duits
}
log-factions-die = De dobbelsteen: { $die }; de hoogste kiest het eerst
log-card-most = { $kind }: hooguit { $most } { $most ->
    [one] bataljon
   *[other] bataljons
}
log-sabotage-stack = In de groep die van daar aanvalt: { $count }
log-sabotage-stays = { $kind } laat doorgaan: { $count }
log-arrival-stacks = Eerst komen de geallieerden in { $stacks ->
    [one] 1 groep
   *[other] { $stacks } groepen
} van { $count }
log-placement-new = Nieuwe bataljons: { $count }
log-placement-left = Nog te plaatsen: { $count }
log-new_cards-hand = Kaarten van een volle hand: { $count }
log-new_cards-held = Kaarten die erin bleven: { $count }
log-new_cards-none_left = Kaarten die de stapel niet meer had: { $count }

log-trace-area = { $area }
log-trace-stack = { force-start }{ $moved ->
    [0] { "" }
   *[other] , waarvan er { $moved } { $moved ->
        [one] is
       *[other] zijn
    } verplaatst
}
log-trace-attack = { faction-start } { attacks } aan met { dice-many }
log-trace-defence = De verdediging heeft { dice-many }
log-trace-wins = Met de kaarten op tafel wint de aanval { $wins } van de 100 keer
log-trace-would_defend = In de verdediging zouden ze { dice-many } gooien
log-trace-would_attack = { $count } kunnen nog weg en zouden over land aanvallen met { dice-many }
log-trace-across = Over water met { dice-many }


## Waarom niet? Wat tegen een antwoord pleit, en wat er zou moeten veranderen

whynot-out_of_play = { $outside } doet niet mee: dit scenario speelt alleen op het zuidelijke deel van het bord.
whynot-card_of_another = { $card } is een kaart van { owner-name }, maar de vraag is nu aan { faction-name }.
owner-name = { $owner ->
    [germany] Duitsland
    [norway] Noorwegen
   *[allies] de geallieerden
}
whynot-card_was_used = { $card } is al gebruikt: de kaart ligt open onder haar stapel.
whynot-card_not_in_hand = { $card } zit niet in de hand van { faction-name }.
whynot-card_alike = Je hebt nog een { $card } met evenveel symbolen; ze spelen hetzelfde, kies dus de eerste.
whynot-another_time = { $card } doet hier niets. Wanneer wel: { $times }.
whynot-only_symbols = { $card } heeft zelf geen effect. Ruil de kaart in voor bataljons in je versterkingsfase.

whynot-role_for_three = Met twee spelers leidt de een Duitsland en de ander zowel Noorwegen als de geallieerden.
whynot-role_for_two = Met drie spelers leidt ieder één partij.
whynot-role_is_taken = { seat-name } { $seat ->
    [allies] leiden
    [both] leiden
   *[other] leidt
} die partij al.

whynot-nobody_there = In { $from } staat geen { nationality-bare } bataljon{ $holder ->
    [germany] : wat er staat is Duits
    [norway] : wat er staat is Noors
    [allies] : wat er staat is geallieerd
    [both] : wat er staat is Noors en geallieerd
   *[nobody] { "" }
}. Kies een gebied met bataljons van { faction-name }.
whynot-all_moved = { $here ->
    [one] Het { nationality } bataljon in { $from } is deze beurt al verplaatst
   *[other] Alle { $here } { nationality } bataljons in { $from } zijn deze beurt al verplaatst
}; een bataljon verplaatst zich één keer per beurt.
whynot-too_many = Maar { $fresh ->
    [one] 1 { nationality-bare } bataljon in { $from } is
   *[other] { $fresh } { nationality } bataljons in { $from } zijn
} deze beurt nog niet verplaatst.
whynot-same_area = Ze zijn al in { $from }.
whynot-not_neighbours = { $from } en { $to } grenzen niet aan elkaar. Een bataljon gaat één gebied per beurt; alleen kaarten brengen het verder.

whynot-no_march = Geen { nationality-bare } bataljon dat nog niet verplaatst is, kan twee gebieden ver marcheren met het eerste vrij van vijanden: { $card } zou niets doen.
whynot-first_area_not_beside = { $from } en { $via } grenzen niet aan elkaar: de mars gaat via een buur van { $from }.
whynot-enemy_on_the_way = De vijand houdt { $via }, en het eerste gebied van een mars moet vrij van vijanden zijn.
whynot-second_area_not_beside = { $via } en { $to } grenzen niet aan elkaar: de mars eindigt in een buur van { $via }.
whynot-march_comes_back = De mars zou eindigen waar ze begon, in { $from }.
whynot-march_into_combat = De vijand houdt { $to }, en een Noorse mars eindigt nooit in een aanval.
whynot-too_many_for_card = De kaart neemt hooguit { $most } bataljons mee.

whynot-out_of_range = Duitse vliegtuigen halen { $area } niet. { reach-from }
reach-from = { $count ->
    [0] Geen enkel vliegveld ligt dichtbij genoeg.
    [one] Duitsland zou het vliegveld van { $fields } moeten houden.
   *[other] Duitsland zou een van deze vliegvelden moeten houden: { $fields }.
}
whynot-fighters_inland = { $card } vliegt alleen aan de kust van de zeezones III t/m VII, en daar ligt { $area } niet.
whynot-not_beside_the_drop = { $to } is geen buur van { $area }: de parachutisten komen neer naast waar ze bedoeld waren.

whynot-too_few_fields = { $card } heeft twee vliegvelden nodig die Duitsland houdt; { $held ->
    [0] het houdt er geen
   *[one] het houdt er een
}.
whynot-nobody_to_fly = Alle bataljons op Duitse vliegvelden zijn deze beurt al verplaatst: { $card } kan niemand meenemen.
whynot-no_air_field = { $spot } heeft geen vliegveld.
whynot-field_not_held = Duitsland houdt het vliegveld van { $spot } niet: daar zou een Duits bataljon moeten staan.
whynot-too_many_flown_in = De kaart brengt hooguit { $most } bataljons.
whynot-more_than_are_new = Er { $left ->
    [one] is maar 1 nieuw bataljon
   *[other] zijn maar { $left } nieuwe bataljons
} te plaatsen; de kaart brengt er zelf geen mee.

whynot-nobody_to_sail = Geen geallieerd bataljon aan de kust van de zeezones III t/m VII kan zich deze beurt nog verplaatsen: { $card } zou niets doen.
whynot-no_harbour = { $card } heeft een ander gebied zonder vijanden aan de kust van de zeezones III t/m VII nodig; dat is er niet.
whynot-sails_from_inland = { $from } ligt niet aan de kust die geallieerde schepen bereiken (zeezones III t/m VII, en niet I of II).
whynot-sails_inland = { $to } ligt niet aan de kust die geallieerde schepen bereiken (zeezones III t/m VII, en niet I of II).
whynot-hostile_harbour = De vijand houdt { $to }, en de schepen varen nooit een gevecht in.
whynot-haven_is_lost = In { $to } werd het bataljon verslagen: de schepen brengen het naar een ander gebied.
whynot-attacked_haven = { $to } wordt aangevallen, en niemand wordt een gevecht in gered.
whynot-haven_is_an_origin = Duitsland viel deze beurt aan vanuit { $to }, en zijn bataljons moeten zich daarheen kunnen terugtrekken.
whynot-too_few_symbols = De landing vraagt andere kaarten met { $per } symbolen voor een bataljon; { $symbols ->
    [0] je hebt er geen
    [one] je hebt er maar 1
   *[other] je hebt er maar { $symbols }
}.
whynot-lands_inland = { $area } ligt niet aan de kust die geallieerde schepen bereiken (zeezones III t/m VII, en niet I of II).

whynot-no_norwegians = Er is geen Noors bataljon in { $area }: wat daar gebeurt, kan niet gesaboteerd worden.
whynot-not_attacked = { $area } wordt niet aangevallen.
whynot-came_by_air = De parachutisten boven { $area } kwamen over geen enkele grens, dus niets stuurt ze terug.
whynot-no_attack_from_there = Er komt geen aanval op { $area } { from-where }.
whynot-too_many_escape = Er { $most ->
    [one] kan hooguit 1 bataljon
   *[other] kunnen hooguit { $most } bataljons
} ontsnappen uit { $from }.

whynot-no_combat_there = Niemand valt { $area } aan: daar wordt niet gevochten.
whynot-limit_reached = Je partij heeft in dit gevecht { $played } gespeeld, en { $card } is van dezelfde soort; één per soort is de grens, ook als die kaart opgeheven is.
whynot-not_in_this_combat = { faction-start } { has } geen bataljon in het gevecht in { $area }, dus { $card } kan daar niet gespeeld worden.
whynot-bombers_out_of_range = { $card } haalt { $area } niet. { reach-from }
whynot-bombards_inland = { $card } vraagt een aanval aan de kust van de zeezones III t/m VII, en daar ligt { $area } niet.
whynot-paratroopers_alone = Alleen parachutisten vallen { $area } aan: { $card } vraagt bataljons die over land kwamen.
whynot-attack_cards_came_first = { $card } geeft haar dobbelstenen in de eerste stap van een gevecht, en die is voorbij; nu worden kaarten alleen opgeheven.
whynot-counters_came_first = Opheffen met { $card } komt vóór de dobbelstenen van de verdediging; dat moment is voorbij.
whynot-dice_come_later = Nu worden kaarten alleen opgeheven. De dobbelstenen van { $card } komen hierna: ga eerst door.
whynot-rescue_comes_later = { $card } geeft geen dobbelstenen. Je kunt de kaart spelen als een geallieerd bataljon verslagen is.
whynot-not_on_the_table = { $cancelled } is in dit gevecht niet gespeeld.
whynot-card_of_a_friend = { $cancelled } is door je eigen kant gespeeld.
whynot-cancelled_already = { $cancelled } is al opgeheven.
whynot-does_not_cancel_it = { $card } heft { $cancelled } niet op, alleen: { $kinds }.
whynot-no_attackers_from_there = Er zijn geen aanvallers { from-where } meer over in het gevecht in { $area }.
whynot-more_than_are_there = In { $area } zijn maar { $norwegians } Noorse en { $allies } geallieerde bataljons te verliezen.
whynot-not_so_many_defeated = De verdedigers van { $area } verliezen samen precies { $defeated ->
    [one] 1 bataljon
   *[other] { $defeated } bataljons
}.

whynot-stays = Ze kunnen niet in { $area } blijven.
whynot-refuge_not_beside = { $area } en { $to } grenzen niet aan elkaar: ze gaan naar een buur van { $area }.
whynot-hostile_refuge = De vijand houdt { $to }.
whynot-attacked_refuge = { $to } wordt aangevallen, en dat gevecht is nog niet gevochten.
whynot-attack_came_from_there = De vijand viel deze beurt aan vanuit { $to }.
whynot-retreat_across_water = Tussen { $area } en { $to } ligt water, en { $stopped ->
    [germany] Duitse
   *[allies] geallieerde
} verdedigers trekken zich daar nooit overheen terug.

whynot-not_on_german_coast = { $area } ligt niet aan de kust van de zeezones I en II, waar Duitse versterkingen landen.
whynot-not_on_allied_coast = { $area } ligt niet aan de kust waar geallieerde versterkingen landen (zeezones III t/m VII, en niet I of II).
whynot-no_mobilization_there = { $area } heeft geen mobilisatiepunt en is geen overwinningsstad.
whynot-placed_on_the_enemy = De vijand houdt { $area }, en versterkingen komen nooit in vijandelijk gebied.
whynot-placed_there_already = In { $area } kwam deze ronde al een nieuw Noors bataljon; één per gebied is de grens.
whynot-no_room_for_second_stack = Na { $area } zou er geen gebied overblijven voor de tweede groep, die niet naast de eerste mag landen.
whynot-beside_first_stack = De eerste groep landde in { $first }; de tweede mag niet daar of in een buurgebied landen.
whynot-nobody_new_there = In { $area } is geen bataljon dat net is aangekomen.
whynot-flown_in = De bataljons kwamen door de lucht naar { $area }, waar { $card } ze niet kan bereiken.
whynot-no_allies_there = Er is geen geallieerd bataljon in { $area }.

whynot-game_is_over = Het spel is afgelopen.
whynot-chance_decides = Eerst worden de dobbelstenen gegooid of wordt de kaart getrokken.
whynot-answered_already = Jij hebt geantwoord. De anderen nog niet.
whynot-turn_of_another = { turn-of }: { phase-name }. De beurt gaat verder als alle vier de fasen voorbij zijn.
whynot-another_is_asked = { turn-of }: { phase-name }. { asked-now }
turn-of = { $faction ->
    [germany] Duitsland is aan de beurt
    [norway] Noorwegen is aan de beurt
   *[allies] De geallieerden zijn aan de beurt
}
phase-name = { $phase ->
    [0] voorbereiding
    [1] verplaatsing
    [2] gevecht
    [3] versterking
   *[4] nieuwe kaarten
}
asked-now = { seat-name } { $seat ->
    [allies] moeten
    [both] moeten
   *[other] moet
} nu antwoorden.
whynot-card_waits = { $card } kan nu niet gespeeld worden. Wanneer wel: { $times }.
whynot-symbols_wait = { $card } heeft zelf geen effect. Ruil de kaart in voor bataljons in je versterkingsfase.
whynot-not_your_card = { $card } zit niet in je hand.
whynot-used_card = { $card } is al gebruikt: de kaart ligt open onder haar stapel.
whynot-card_first = Kies eerst een kaart, dan het gebied.
whynot-areas_not_asked = { turn-of }: { phase-name }. De vraag gaat nu niet over een gebied; bataljons verplaatsen zich in de verplaatsingsfase van hun eigen beurt.
whynot-not_asked = Daar gaat de vraag nu niet over.


## Wat dingen zijn en wat ze nu doen: een korte tekst voor elk soort ding dat je kunt aanwijzen

about-title = { $title }
log-about-area = { $worth ->
    [city] Een overwinningsstad: alle zes samen winnen ze het spel voor Duitsland.{" "}
    [objective] Een doel: alle vier samen winnen ze het spel voor Duitsland.{" "}
   *[none] { "" }
}{ $field ->
    [yes] Hier ligt een vliegveld.{" "}
   *[no] { "" }
}{ $raises ->
    [yes] Noorwegen kan hier bataljons op de been brengen.{" "}
   *[no] { "" }
}{ $zones ->
    [none] { "" }
   *[other] Aan zeezone { $zones }.{" "}
}{ $faction ->
    [nobody] Er is niemand: wie er binnentrekt, houdt het.
    [both] { $norwegian } Noorse en { $allied } geallieerde bataljons houden het en verdedigen met { about-dice }.
   *[other] { force-start } { $count ->
        [one] houdt het en verdedigt
       *[other] houden het en verdedigen
    } met { about-dice }.
}{ $attackers ->
    [0] { "" }
    [one] {" "}1 bataljon valt het nu aan.
   *[other] {" "}{ $attackers } bataljons vallen het nu aan.
}
about-dice = { $rolls ->
    [one] 1 dobbelsteen
   *[other] { $rolls } dobbelstenen
}
log-about-attack = { force-start } { $count ->
    [one] valt
   *[other] vallen
} { $area } aan { from-where }: { $rolls ->
    [0] geen dobbelsteen
   *[other] { about-dice }
}{ $water ->
    [yes] , half zo veel over water
   *[no] { "" }
}. Het gevecht komt in fase 2.
log-about-zone = Zeezone { $zone }: { $lands ->
    [germany] Duitse versterkingen landen aan haar kust.
    [allies] geallieerde versterkingen landen aan haar kust, en geallieerde schepen helpen er.
    [both] Duitse en geallieerde versterkingen landen aan haar kust.
   *[nobody] in dit scenario landt niemand aan haar kust.
}
log-about-card = { $text } { $times ->
    [none] { "" }
   *[other] Te spelen in: { $times }.{" "}
}{ $state ->
    [used] Ze is al gebruikt.
   *[open] Of in te ruilen voor versterking: { symbols }.
}
log-about-time = { $time ->
    [G1] Groene driehoek 1: te spelen in je eigen verplaatsing.
    [G2] Groene driehoek 2: te spelen in je eigen aanval.
    [G3] Groene driehoek 3: te spelen in je eigen versterking.
    [R1] Rood vierkant 1: te spelen tegen de verplaatsing van de vijand.
    [R2] Rood vierkant 2: te spelen in je verdediging.
    [R3] Rood vierkant 3: te spelen tegen de versterkingen van de vijand.
    [C1] Groene cirkel 1: te spelen in je eigen beurt, tegen sabotage.
   *[C2] Groene cirkel 2: te spelen in je eigen aanval, tegen een kaart van de verdediger.
}
log-about-faction = { faction-start } { has } { $battalions ->
    [one] 1 bataljon
   *[other] { $battalions } bataljons
} op het bord, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand en nog { $deck } te trekken.{ $active ->
    [yes] {" "}De beurt is nu hier.
   *[no] { "" }
}
log-about-deck-germany = Duitsland kan er nog { $count } trekken. Met de laatste eindigt het spel, en beslissen de gebieden. De hand wordt elke beurt aangevuld tot { $hand }.
log-about-deck-norway = Noorwegen kan er nog { $count } trekken; dan worden de gebruikte kaarten opnieuw geschud. De hand wordt elke beurt aangevuld tot { $hand }.
log-about-deck-allies = De geallieerden kunnen er nog { $count } trekken; daarna krijgen ze er geen meer, en trekken ze bataljons terug. De hand wordt elke beurt aangevuld tot { $hand }.
log-about-used = { $count ->
    [0] { faction-start } { has } nog geen kaart gebruikt.
    [one] { faction-start } { has } 1 kaart gebruikt; die ligt open.
   *[other] { faction-start } { has } { $count } kaarten gebruikt; die liggen open.
}
about-phase-now = { $now ->
    [yes] {" "}Deze fase wordt nu gespeeld.
   *[no] { "" }
}
log-about-phase-1 = Verplaatsing: elk bataljon mag naar een buurgebied; naar de vijand gaan is een aanval. Daarna mag Noorwegen een Duitse opmars saboteren.{ about-phase-now }
log-about-phase-2 = Gevecht: elke aanval wordt uitgevochten, in de volgorde van de aanvaller, met kaarten en dobbelstenen.{ about-phase-now }
log-about-phase-3 = Versterking: kaarten worden ingeruild, { $per } symbolen voor een bataljon, en de nieuwe bataljons worden geplaatst.{ about-phase-now }
log-about-phase-4 = Nieuwe kaarten: de hand wordt aangevuld. Wie elke ronde een kaart moet gebruiken en dat niet deed, legt er een af.{ about-phase-now }
log-about-track-round = Ronde { $round }: Duitsland, Noorwegen, de geallieerden, elk een beurt. Er zijn nog { $left } Duitse kaarten te trekken; met de laatste eindigt het spel.
log-about-track-symbols = { symbols } ingeruild: elke { $per } leveren een bataljon op, de rest gaat verloren. { $left ->
    [0] Er wacht er geen op plaatsing.
    [one] 1 bataljon wacht op plaatsing.
   *[other] { $left } bataljons wachten op plaatsing.
}
log-about-track-objectives = Duitsland houdt { $held } van { $count } { $decides ->
    [cities] overwinningssteden
   *[objectives] doelen
}, en heeft ze alle nodig wanneer zijn laatste kaart getrokken wordt.


## Lessen

lesson-german-turn-title = Een Duitse beurt
lesson-german-turn-about = Verplaatsen, aanvallen, kaarten spelen en verse bataljons halen: een hele beurt rond Hamar.
lesson-german-turn-honefoss = Je bent Duitsland, en een beurt begint met verplaatsen. Klik op Oslo, dan op Hønefoss, en stuur beide bataljons: een groep marcheert één gebied per beurt, samen of in delen.
lesson-german-turn-honefoss-after = Er was niemand, dus Hønefoss is van jou zonder gevecht.
lesson-german-turn-kongsvinger = Nu Hamar, waar een Noors bataljon staat. Marcheer erheen vanuit Kongsvinger: een gebied binnengaan dat de vijand houdt, is een aanval, en die wordt uitgevochten na alle verplaatsingen.
lesson-german-turn-kongsvinger-after = Je bataljon wacht aan de grens van Hamar. Er kunnen er meer bij: een aanval van twee kanten is één gevecht.
lesson-german-turn-gjovik = Haal ook alle drie uit Gjøvik. Het meer Mjøsa ligt ertussen, en bataljons die over water aanvallen, tellen maar half: drie geven één dobbelsteen. Altijd beter dan geen.
lesson-german-turn-gjovik-after = De verwachting toont twee dobbelstenen tegen één: één uit Kongsvinger, één voor de drie die het meer oversteken.
lesson-german-turn-end = Meer kun je niet verplaatsen. Beëindig de verplaatsing; voordat er een schot valt, mag Noorwegen je aanvallen saboteren.
lesson-german-turn-road-block = Noorwegen speelt Veisperring, een wegversperring, tegen je bataljon uit Kongsvinger. Hønefoss was veilig: sabotage werkt alleen waar Noren worden aangevallen.
lesson-german-turn-engineers = Een Ingeniørkompani zou de weg vrijmaken, maar je hebt er geen. Toch wordt het je gevraagd, zodat niemand je hand kan raden. Pas.
lesson-german-turn-sabotage-over = Het bataljon is terug in Kongsvinger, en het gevecht begint: één dobbelsteen tegen één.
lesson-german-turn-panzer = Gelijke kansen zijn slechte kansen, want bij gelijkspel wint de verdediger. Als aanvaller speel je het eerst kaarten: neem de Panzer, die er twee dobbelstenen bij geeft.
lesson-german-turn-panzer-after = Drie dobbelstenen tegen één.
lesson-german-turn-no-more-cards = Houd de rest van je hand. Pas, dan is het aan de verdediger om kaarten te spelen.
lesson-german-turn-ambush = Noorwegen ligt in een hinderlaag: Bakhold geeft de verdediging er twee dobbelstenen bij. Drie tegen drie.
lesson-german-turn-scouts = De aanvaller heeft het laatste woord. Je Speidertropp vindt de hinderlaag: speel die tegen Bakhold, en die twee dobbelstenen zijn weg. Daarna vallen alle dobbelstenen.
lesson-german-turn-dice = Jij gooit 2, 2 en 2, Noorwegen een 6. Elke zes verwijdert een vijandelijk bataljon, dus je verliest er een; en 6 tegen 6 is gelijk, dan wint de verdediger. Je twee andere gaan terug naar Gjøvik. Zo is oorlog.
lesson-german-turn-trade = Nu de versterkingen. Kaarten die je niet nodig hebt, kun je inruilen: drie symbolen zijn één bataljon waard. Ruil Forsterkninger in, met vijf symbolen.
lesson-german-turn-trade-after = Vijf symbolen leveren één bataljon op; de twee die over zijn, gaan verloren.
lesson-german-turn-trade-done = Ubåt en Rask forflytning zijn in je hand meer waard. Zeg dat je klaar bent: Duitsland krijgt elke beurt één bataljon gratis, dus er komen er twee.
lesson-german-turn-place = Duitse bataljons komen over zee, aan de kust van de zones I en II. Zet ze allebei in Oslo, waar de wegen beginnen.
lesson-german-turn-done = Je hebt weer tot vijf kaarten getrokken; de drie die je gebruikte, liggen open onder de stapel. Als de Duitse stapel op is, is het spel afgelopen, dus elke kaart die je speelt is ook tijd. Dat was een hele beurt!

lesson-norwegian-turn-title = Een Noorse beurt
lesson-norwegian-turn-about = Weinig bataljons, goede kaarten: sla toe waar de vijand zwak staat, en breng nieuwe mannen op de been.
lesson-norwegian-turn-tynset = Je leidt Noorwegen en de geallieerden, en Noorwegen is aan de beurt. Een eenzame Duitser houdt Tynset. Marcheer erheen vanuit Oppdal: zijn gebied binnengaan is een aanval.
lesson-norwegian-turn-tynset-after = Het bataljon staat nu aan de grens. Het gevecht komt als alle verplaatsingen gedaan zijn.
lesson-norwegian-turn-oppdal = Laat Oppdal niet leeg: het bewaakt de weg naar Trondheim. Schuif bij vanuit Dombås.
lesson-norwegian-turn-oppdal-after = Alleen Duitse verplaatsingen kunnen gesaboteerd worden; die van jou gaan gewoon door.
lesson-norwegian-turn-end = Beëindig de verplaatsing, en het gevecht in Tynset begint: één dobbelsteen tegen één.
lesson-norwegian-turn-keep-cards = Bakhold zou hier één dobbelsteen geven, maar twee als je verdedigt, en volgende beurt slaat Duitsland terug. Je hebt maar drie kaarten: pas, en houd hem.
lesson-norwegian-turn-dice = Ook Duitsland houdt zijn kaarten. Jij gooit 5, Duitsland 4: geen zes, dus niemand gaat verloren, maar de hoogste som wint.
lesson-norwegian-turn-retreat = De verliezer moet weg. Naar Oppdal mag hij niet, daar kwam je aanval vandaan, dus hij trekt zich terug naar Elverum, en Tynset is van jou.
lesson-norwegian-turn-trade = Noorwegen krijgt geen bataljon gratis: het moet inruilen. Forsterkninger heeft drie symbolen, net genoeg voor één.
lesson-norwegian-turn-trade-done = Eén bataljon is een goede prijs. Zeg dat je klaar bent en houd de andere twee kaarten: Veisperring is gemaakt voor de Duitse beurt.
lesson-norwegian-turn-place = Noren verzamelen zich op mobilisatiepunten en in steden zonder Duitsers, één per gebied. Neem Hamar, dat beide dalen afsluit, of een van de andere twee.
lesson-norwegian-turn-done = Je hebt weer tot drie kaarten getrokken. Anders dan de Duitse stapel wordt de Noorse opnieuw geschud als hij op is: gebruik je kaarten dus gul, maar op het goede moment.

lesson-sabotage-title = Sabotage en terugtocht
lesson-sabotage-about = Duitsland valt aan. Blaas een brug op, leg een hinderlaag, en red wat er te redden valt.
lesson-sabotage-attacked = Drie Duitse bataljons komen uit Elverum en één uit Kongsvinger, allemaal op Hamar af, waar jouw drie staan.
lesson-sabotage-bridge = Vóór het gevecht mag Noorwegen saboteren. Sprengt bro, een opgeblazen brug, stuurt een hele groep terug: speel hem tegen de drie uit Elverum.
lesson-sabotage-engineers = Ingeniørkompani! De genie herstelt de brug, en je kaart is weg. Ze hebben er wel een van zichzelf voor gebruikt.
lesson-sabotage-road-block = Probeer het nog eens terwijl ze bezig zijn. Veisperring houdt één bataljon tegen: speel hem tegen dat uit Kongsvinger.
lesson-sabotage-road-block-after = Geen genie deze keer. Er blijven drie aanvallers over in plaats van vier, en elk bataljon is een dobbelsteen.
lesson-sabotage-sabotage-over = Je laatste kaart is Bakhold, en die hoort in het gevecht. Pas, en het gevecht begint.
lesson-sabotage-panzer = De aanvaller speelt het eerst kaarten: een Panzer, twee dobbelstenen erbij. Nu vijf tegen drie.
lesson-sabotage-no-gun = Nu jij. Eerst komen kaarten die opheffen: een Panservernkanon zou de Panzer stoppen, maar je hebt er geen. Pas.
lesson-sabotage-ambush = Dan kaarten die je helpen vechten. Bakhold geeft de verdediger twee dobbelstenen: leg de hinderlaag.
lesson-sabotage-dice = Duitsland heeft geen verkenners, dus de hinderlaag houdt stand. 21 tegen 15: beide kanten gooiden een zes en verloren een bataljon, maar de hoogste som neemt Hamar in.
lesson-sabotage-retreat = Je twee moeten naar één gebied naast Hamar: zonder Duitsers, en niet een vanwaar ze aanvielen. Lillehammer houdt het dal dicht; Gjøvik ligt in hun rug. Kies zelf.
lesson-sabotage-done = Hamar is verloren, de bataljons niet. Zonder vrij gebied waren ze verwijderd, dus kijk achter je voordat je besluit stand te houden.

lesson-allied-landing-title = De geallieerden landen
lesson-allied-landing-about = Maak van een hand kaarten een leger, en neem Åndalsnes vanuit zee.
lesson-allied-landing-invasion = De geallieerden zijn aan de beurt, en ze hebben geen bataljon op het bord. Speel Invasjon: daarmee haal je nu al versterkingen, en zelfs midden in een gevecht.
lesson-allied-landing-trade = De bataljons betaal je met symbolen, zoals altijd. Ruil Forsterkninger in, met zeven symbolen.
lesson-allied-landing-trade-more = Zeven leveren twee bataljons op, en één symbool blijft over. Kystevakuering heeft er nog twee: bij inruilen telt de tekst van een kaart niet, alleen haar symbolen.
lesson-allied-landing-traded = Negen symbolen, drie bataljons.
lesson-allied-landing-land = Land alle drie in Åndalsnes. De geallieerden mogen landen aan de kust van de zones III t/m VII; waar Duitsers staan, is het een aanval vanuit zee.
lesson-allied-landing-landed = Drie tegen twee, en niemand telt half: vanuit zee komen is geen fjord oversteken.
lesson-allied-landing-end = Dombås is Noors: achter de Duitsers is de deur dicht. Beëindig de verplaatsing, en vecht.
lesson-allied-landing-done = 12 tegen 7: je wint, al kostte een zes je één bataljon. De Duitsers zouden zich moeten terugtrekken, maar twee wegen liggen over fjorden en de derde houdt Noorwegen, dus worden ze allebei verwijderd. En je hebt drie nieuwe kaarten getrokken.

lesson-narvik-title = Narvik vanuit de lucht
lesson-narvik-about = Parachutisten, bommenwerpers, een dubbele mars: alles wat alleen Duitsland kan, in één beurt.
lesson-narvik-swift = Je bent Duitsland in het hoge noorden. Twee bataljons in Tysfjord, twee prijzen: Narvik en het vliegveld van Bardufoss. Speel Rask forflytning, en één groep marcheert twee gebieden ver.
lesson-narvik-march = Stuur één bataljon via Bjørnfjell naar Bardufoss. Het eerste gebied moet vrij van vijanden zijn, het tweede mag een aanval zijn.
lesson-narvik-march-after = Het valt aan vanuit Bjørnfjell; daar had niemand het verwacht.
lesson-narvik-narvik = Het andere neemt de korte weg: marcheer vanuit Tysfjord op Narvik af.
lesson-narvik-paratroopers = Eén tegen twee is te weinig. Speel Fallskjermtropp: een bataljon dat springt waar je vliegtuigen het heen kunnen brengen.
lesson-narvik-drop = Vanaf het vliegveld van Trondheim halen ze Narvik, Harstad en Bjørnfjell, maar niet Bardufoss. Laat ze springen boven Narvik, het gevecht in.
lesson-narvik-dropped = De geallieerden hadden de transportvliegtuigen met jagers uit de koers kunnen drijven, maar lieten ze door.
lesson-narvik-end = Beëindig de verplaatsing.
lesson-narvik-no-sabotage = Noorwegen heeft geen Veisperring en geen Sprengt bro, dus niemand houdt je tegen.
lesson-narvik-narvik-first = Twee gevechten, en de aanvaller kiest de volgorde. Narvik eerst: wat daar beslist wordt, bepaalt waarheen anderen zich kunnen terugtrekken.
lesson-narvik-bombers = Bombefly geeft twee dobbelstenen waar je vliegtuigen komen. Speel de kaart.
lesson-narvik-panzer = En Panzer voor nog twee. Parachutisten alleen hadden er niets aan, maar er is een bataljon uit Tysfjord bij.
lesson-narvik-no-more-cards = Zes dobbelstenen tegen twee. Transportfly is voor later: pas.
lesson-narvik-fighters = Jagerfly! De geallieerde jagers verdrijven je bommenwerpers. Vier tegen twee.
lesson-narvik-no-fighter-bombers = Een Jagerbomber had ze kunnen neerschieten, maar je hebt er geen. Pas, en de dobbelstenen vallen.
lesson-narvik-dice = 17 tegen 11, en je twee zessen treffen beide geallieerde bataljons; hun zes treft er een van jou.
lesson-narvik-losses = Jij kiest welke van je groepen getroffen wordt. Verlies de parachutisten: dan houdt het bataljon uit Tysfjord Narvik.
lesson-narvik-rescue = Kystevakuering: schepen redden een van de twee geallieerde bataljons en brengen het naar Tromsø. Narvik is toch van jou.
lesson-narvik-bardufoss = Nu Bardufoss, één tegen één. Wat je nog in je hand hebt, helpt hier niet: pas.
lesson-narvik-retreat = 5 tegen 4, geen zes. Noorwegen moet weg: niet naar Bjørnfjell, waar je vandaan kwam, en niet naar Narvik, dat van jou is. Het voegt zich in Tromsø bij de geallieerden.
lesson-narvik-free-battalion = Versterkingen. Houd je laatste kaart en zeg dat je klaar bent: het gratis bataljon komt toch.
lesson-narvik-transport = Over zee zou het ver in het zuiden landen. Maar Transportfly brengt het naar een vliegveld van jou, en dat is Bardufoss sinds een minuut. Vlieg het in.
lesson-narvik-done = Twee gebieden en een vliegveld in één beurt, voor vijf kaarten, die je opnieuw getrokken hebt. Nu weet je alles wat Duitsland kan.

lesson-ninth-of-april-title = 9 april, voor Stavanger
lesson-ninth-of-april-about = De ochtend waarop de schepen kwamen: bejaagd op zee, gedropt uit de lucht, aan land gezet, en een bluf.
lesson-ninth-of-april-sea = Het is de nacht naar 9 april. Admiral Hipper en Karlsruhe liggen voor Stavanger, en Britse schepen ook. Niemand vaart; waar beide kanten zijn, mag Duitsland als eerste proberen te onderscheppen. Met alle schepen van de zone of met geen: er ligt een slagschip, dus pas.
lesson-ninth-of-april-hunted = De geallieerden jagen, en al hun schepen in de zone worden opengelegd. Een dobbelsteen voor elk van je twee kaarten: de 6 vindt er een, bij toeval Admiral Hipper.
lesson-ninth-of-april-no-smoke = Røykdekke zou het achter rook verbergen, maar je hield andere kaarten. Pas.
lesson-ninth-of-april-paratroopers = Geen van je bataljons is al aan land. Parachutisten zijn de eersten: speel Fallskjermtropp.
lesson-ninth-of-april-drop = Uit Duitsland bereiken vliegtuigen het zuiden, maar niet Trondheim. Drop ze boven Stavanger.
lesson-ninth-of-april-diverted = Jagerfly! Noorse jagers drijven ze uit koers, naar Haugesund. Dat ligt naast Stavanger, dus ze helpen toch.
lesson-ninth-of-april-no-more-drops = Bewaar de andere Fallskjermtropp: beëindig de droppings.
lesson-ninth-of-april-join = Admiral Hipper moet vechten. Karlsruhe is niet gevonden; je mag het toevoegen, maar als het zinkt kan het niets meer landen. Laat het erbuiten.
lesson-ninth-of-april-shots = Stupbombefly miste met een 4. Admiral Hipper gooide een 4, te weinig voor een zware kruiser. Warspite gooide een 6: je enige schip in het gevecht is geraakt, dus niemand anders hoeft te gooien.
lesson-ninth-of-april-sailors = Evakuerte matroser zou de bemanning hebben gered. Je hebt die kaart niet: pas.
lesson-ninth-of-april-voided = Voor een zware kruiser gaat één kaart van boven van je stapel. De geallieerden kiezen of: je spel wordt korter.
lesson-ninth-of-april-landing = Nu mag elk Duits schip voor een kust één bataljon landen. Begin met zeezone III.
lesson-ninth-of-april-ashore = Karlsruhe wordt opengelegd, want een nepschip kan niet landen. Breng zijn bataljon naar Stavanger.
lesson-ninth-of-april-ashore-after = Geen mijnen, en de kustforten zwijgen. Stavanger is van jou, even.
lesson-ninth-of-april-resistance = Een overwinningsstad waar Duitsers landen, mag zich verzetten, op een 6. Daar is hij: een Noors bataljon grijpt naar de wapens, en je zult om de stad moeten vechten.
lesson-ninth-of-april-bluff = Of jaag ze angst aan. Speel Bløff/trusler: een dobbelsteen voor elk Noors bataljon daar; op 4 of 5 trekt het zich terug, op 6 geeft het zich over.
lesson-ninth-of-april-done = Een 5: het gaat naar Egersund, het enige vrije gebied naast Stavanger, dus de telegraafkabel houdt. Stavanger is van jou zonder gevecht. Nu mobiliseert Noorwegen.

lesson-interception-title = Een onderschepping
lesson-interception-about = Twee Britse schepen tegen twee Duitse: vaar uit, vind ze en vecht het uit.
lesson-interception-embark = Voor bataljons marcheren, varen schepen. Een vlootverband vorm je schip voor schip: begin met HMS Warspite.
lesson-interception-both = Schepen van één zone die dezelfde weg nemen, gaan samen. Voeg de lichte kruiser met zijn torpedobootjagers toe.
lesson-interception-sail = Ze mogen twee zones varen. Voor Stavanger, in zone III, liggen twee Duitse schepen gedekt; zones I en II zijn voor jou gesloten. Vaar naar III.
lesson-interception-intercept = Waar de vijand is, mag je proberen te onderscheppen, met alle schepen die je daar hebt of met geen, en één keer per beurt. Voor elk van de twee wordt gegooid; 5 of 6 vindt er een. Probeer het.
lesson-interception-found = 5 en 6: beide zijn gevonden, Admiral Hipper en Karlsruhe. Duitsland had op jou kunnen jagen, maar liet je met rust. Je schepen hebben hun beweging beëindigd.
lesson-interception-end = Je bataljons blijven waar ze zijn. Beëindig de beweging: zeegevechten komen voor alle gevechten op land.
lesson-interception-submarine = De aanvaller speelt eerst kaarten. Ubåt laat op 5 of 6 een schip zinken voordat iemand schiet. Speel hem.
lesson-interception-shots = De onderzeeboot miste met een 3. Daarna schoten de sterksten eerst: Warspite gooide een 6 en laat Admiral Hipper zinken, de lichte kruiser een 5 en verjaagt Karlsruhe. Geraakte schepen schieten nog terug: 2 en 1, twee missers.
lesson-interception-void = Admiral Hipper is gezonken, en Duitsland kan een kaart van zijn stapel verliezen. Jij kiest: elke kaart brengt het einde van het spel dichterbij. Neem hem.
lesson-interception-chase = Karlsruhe vlucht, en jij zegt waarheen. Stuur het naar VIII, waar geen kust in bereik is, of waar je het liever hebt.
lesson-interception-done = Zone III is van jou alleen. Geen Duits schip landt daar nog versterkingen, en jouw schepen worden weer gedekt: wie waar ligt, is opnieuw een raadsel.


## De echte doos opzetten

prepare-board = Leg het bord zo neer dat iedereen erbij kan.
prepare-closed = Deze gebieden doen niet mee; laat ze leeg: { $areas }.
prepare-battalions = Zet { $count } { nationality-counted } { battalion } in { $area }.
prepare-reserve = Houd alle andere bataljons naast het bord.
prepare-deck = Schud de { nationality } stapel ({ $count } kaarten) en leg hem gedekt neer. Trek nog niets.
prepare-small_deck = Neem deze { $count } kaarten voor de { nationality } stapel, schud ze en leg ze gedekt neer: { $cards }.
prepare-some-cards = { $count } × { $name }
prepare-april = Leg de { $count } { nationality } kaarten van 9 april en de { $ships ->
    [one] scheepskaart
   *[other] { $ships } scheepskaarten
} klaar voor wie de partij leidt, verborgen voor de anderen.
prepare-shuffled_ships = Schud de geallieerde scheepskaarten en leg ze met de beeldzijde omlaag. { $count } ervan trek je voor 9 april als de app erom vraagt; de andere komen later.
prepare-dice = Houd wat dobbelstenen bij de hand. De eerste handen trek je als de app erom vraagt.


## Schepen en 9 april: vragen

ask-april-keep = { faction-start }: welke kaarten van 9 april houd je? (nog { $left } te kiezen)
ask-april-swap = De geallieerden hebben hun schepen getrokken. Er een ruilen?
ask-april-muster = Noorwegen: waar staat een bataljon op de ochtend van 9 april?
ask-april-panserskip = Noorwegen: waar liggen Eidsvoll en Norge?
ask-station = { faction-start }: in welke zeezone ligt { $ship }? (nog { $left } te plaatsen)
ask-april-scout = De Duitse schepen zijn op zee. Verkenners uitsturen?
ask-april-reposition = Noorwegen: op het laatste moment een bataljon verplaatsen?
ask-april-feint = De geallieerde schepen zijn op zee. Er een paar weglokken?
ask-april-lure = Waarheen laat een schip uit zone { $zone } zich lokken? (nog { $left })
ask-april-smoke = Een Duits schip is onderschept in zone { $zone }. Een rookgordijn leggen?
ask-april-drops = Duitsland: stuur parachutisten, of ga door.
ask-april-dive = Duikbommenwerpers sturen voordat de kanonnen spreken?
ask-april-raid = Welke schepen gaan op kaapvaart?
ask-april-landings = Vanuit welke zeezone landen nu bataljons?
ask-april-ashore = Zeezone { $zone }: welk schip zet zijn bataljon aan land, en waar?
ask-april-elsewhere = Het fort wijst { $ship } af: waar landt het dan?
ask-april-mine = Duitse schepen komen aan land uit zone { $zone }. Lagen er mijnen op hun weg?
ask-april-fort = Duitse schepen komen aan land uit zone { $zone }. Vuren de kustforten?
ask-april-resist = Er zijn Duitsers in { $area }. Biedt de stad weerstand?
ask-april-bluff = Gevecht in { $area }: de Noren eerst bang proberen te maken?
ask-april-mobilize = Noorwegen mobiliseert: waar verzamelt zich een bataljon? (nog { $left } te plaatsen)
ask-april-sailors = { $ship } zinkt. Komen de matrozen nog aan land?
ask-naval_movement = { faction-start }: vorm een vlootverband en vaar, of beëindig de verplaatsing op zee.
ask-naval_movement-on = { faction-start }: vaart het vlootverband verder?
ask-naval_movement-recall = Ruil kaarten in voor { $needed } symbolen om de kapers terug te roepen. (tot nu toe { $symbols })
ask-interception = { faction-start }: proberen { $count ->
    [one] het vijandelijke schip
   *[other] de { $count } vijandelijke schepen
} in zone { $zone } te onderscheppen?
ask-naval_combat-join = { faction-start }: welke andere schepen vechten mee in zone { $zone }?
ask-naval_battles = { faction-start }: welk zeegevecht komt nu?
ask-naval_combat-attack = { faction-start }: kaarten voor het zeegevecht in zone { $zone }?
ask-naval_combat-counters = { faction-start }: een kaart van het zeegevecht in zone { $zone } opheffen?
ask-naval_combat-defence = { faction-start }: kaarten voor het zeegevecht in zone { $zone }?
ask-naval_combat-attacker_counters = { faction-start }: een kaart van de verdedigers in zone { $zone } opheffen?
ask-naval_combat-chase = { faction-start }: waarheen wordt { $ship } verjaagd?
ask-naval_combat-void = { $ship } is gezonken: hoeveel kaarten verliest Duitsland erbij?
ask-withdrawal-ship = De geallieerde stapel is op: welk schip wordt teruggetrokken? (nog { $left })

ask-roll-interception = { faction-start }: gooi { $count ->
    [one] een dobbelsteen
   *[other] { $count } dobbelstenen
} om te onderscheppen in zone { $zone }.
ask-roll-strike = Gooi een dobbelsteen voor { $card } in zone { $zone }.
ask-roll-ship = Gooi een dobbelsteen voor { $ship }.
ask-roll-dive = Gooi een dobbelsteen voor de duikbommenwerpers boven zone { $zone }.
ask-roll-bluff = Gooi { $count ->
    [one] een dobbelsteen
   *[other] { $count } dobbelstenen
} voor de Noren in { $area }.
ask-roll-april = Gooi { $count ->
    [one] een dobbelsteen
   *[other] { $count } dobbelstenen
} voor de kaart.
ask-roll-resistance = Gooi een dobbelsteen voor de weerstand van { $area }.
ask-draw-ship = De geallieerden trekken een schip: welk is het?
ask-draw-intercepted = Trek een van de schepen in zone { $zone }: welk wordt onderschept?
ask-draw-struck = Trek een van de schepen: welk wordt geraakt?
ask-draw-scouted = Trek een van de schepen in zone { $zone }: welk wordt gezien?
ask-draw-lured = Trek een van de geallieerde schepen in zone { $zone }: welk wordt weggelokt?
ask-draw-voided = Draai de bovenste kaart van de { nationality } stapel om: welke is het?


## Schepen en 9 april: antwoorden

option-keep = Houd { $kept }
option-swap = { $name }: leg { $ship } terug en neem { $other }
option-muster = Een bataljon in { $area }
option-station = { $ship } in zeezone { $zone }
option-scout = { $name } boven zeezone { $zone }
option-reposition = { $name }: van { $from } naar { $to }
option-feint = { $name } in zeezone { $zone }
option-lure = Naar zeezone { $zone }
option-intercept = Onderschep in zeezone { $zone }
option-smoke = { $name }: { $ship } ontkomt
option-dive = { $name } boven zeezone { $zone }
option-raid = { $ship } gaat op kaapvaart
option-landing = Land vanuit zeezone { $zone }
option-ashore = { $ship } zet zijn bataljon aan land in { $to }
option-mine = Speel { $card }
option-fort = { $name } in { $area }
option-resist = { $area } biedt weerstand
option-bluff = Speel { $card }
option-mobilize = Een bataljon in { $area }
option-sailors = { $name }: die van { $ship } komen aan land
option-embark = { $ship } sluit zich aan bij het vlootverband
option-sail = Vaar naar zeezone { $zone }
option-stop = Het vlootverband blijft hier
option-recall = Roep de kapers terug
option-as_in_1940 = Zoals in 1940
option-join = { $ship } vecht mee
option-engage = Vecht nu in zeezone { $zone }
option-strike = Speel { $card }
option-parry = Speel { $card }: hef { $cancelled } op
option-chase = Naar zeezone { $zone }
option-void = { $count ->
    [0] Duitsland verliest geen kaart
    [one] Duitsland verliest een kaart
   *[other] Duitsland verliest { $count } kaarten
}
option-withdraw_ship = Trek { $ship } terug

pass-april-swap = Houd de schepen zoals ze zijn
pass-april-scout = Stuur niemand uit
pass-april-reposition = Iedereen blijft staan
pass-april-feint = Lok niemand weg
pass-april-smoke = Geen rook
end-april-drops = Geen parachutisten meer
pass-april-dive = Geen duikbommenwerpers
done-april-raid = Geen kapers meer
done-april-landings = Geen landingen meer
done-april-ashore = Geen ander schip uit deze zone
pass-april-mine = Geen mijnen
pass-april-fort = De forten zwijgen
pass-april-resist = De stad wordt verrast
pass-april-bluff = Geen dreigementen
pass-april-sailors = Niemand wordt gered
end-naval_movement = Beëindig de verplaatsing op zee
pass-interception = Laat ze door
done-naval_combat-join = Geen ander schip
pass-naval_combat-attack = Vecht met wat er is
pass-naval_combat-counters = Laat de kaarten gelden
pass-naval_combat-defence = Vecht met wat er is
pass-naval_combat-attacker_counters = Laat de kaarten gelden

step-swap-1 = { $card }: welk schip gaat terug?
step-swap-2 = Welk schip komt er in plaats van { $ship }?
step-station-1 = In welke zeezone ligt { $ship }?
step-scout-1 = { $card }: boven welke zeezone?
step-reposition-1 = { $card }: welk bataljon gaat?
step-reposition-2 = Waarheen vanuit { $from }?
step-feint-1 = { $card }: in welke zeezone?
step-smoke-1 = { $card }: welk schip ontkomt?
step-dive-1 = { $card }: boven welke zeezone?
step-ashore-1 = Waar zet { $ship } zijn bataljon aan land?
step-fort-1 = { $card }: in welke stad?
step-sailors-1 = { $card }: de matrozen van welk schip?
step-parry-1 = Welke kaart heft { $card } op?
step-chase-1 = Waarheen wordt { $ship } verjaagd?


## Schepen en 9 april: wat er gebeurde

so-many-ships = { number } { $count ->
    [one] schip
   *[other] schepen
}
log-april-kept = { faction-start } { $faction ->
    [germany] houdt
    [norway] houdt
   *[allies] houden
} { number } kaarten van 9 april.
log-april-card = { $card }
log-april-drew_ships = De geallieerden trekken { number } schepen voor 9 april.
log-april-ship = { $ship }
log-april-swapped = { $ship } wordt geruild voor { $other }.
log-april-mustered = Een Noors bataljon staat in { $area }.
log-april-panserskip = { $ship } liggen in zeezone { $zone }.
log-ships-placed = { faction-start } { has } nu { $count } scheepskaarten op zee.
log-ships-zone = { $count } in zeezone { $zone }
log-april-rolled = { $dice }: { $hits ->
    [0] er gebeurt niets
    [one] één keer raak
   *[other] { $hits } keer raak
} in zeezone { $zone }.
log-april-needed = { $needed } of meer is nodig
log-april-scouted = Verkenners boven zeezone { $zone } zien { $ship }.
log-april-repositioned = Noorwegen speelt { $card }: een bataljon gaat van { $from } naar { $to }.
log-april-lured = Een geallieerd schip wordt van zeezone { $from } naar { $to } gelokt.
log-april-diverted = Noorwegen speelt { $card }: de parachutisten worden van { $from } naar { $to } gedreven.
log-april-smoked = Duitsland speelt { $card }: { $ship } ontkomt achter rook in zeezone { $zone }.
log-april-dived = { $card } boven zeezone { $zone }: een { $die }.
log-april-dived_on_dummy = De bommen vallen op { $ship } in zeezone { $zone }; er was geen schip.
log-april-lands_from = De landingen vanuit zeezone { $zone } beginnen.
log-april-comes = { $ship } vaart op { $area } af.
log-april-ashore = De landingen zijn voorbij; alle Duitse schepen liggen weer gedekt.
log-april-landed = { $ship } zet een bataljon aan land in { $area }.
log-april-attacks = { $ship } zet onder vuur een bataljon aan land in { $area }.
log-april-card_rolled = { $card }: een { $die }.
log-april-closed = Het fort sluit { $area } voor alle landingen.
log-april-resists = { $area } biedt weerstand ({ $die }): een Noors bataljon grijpt naar de wapens.
log-april-surprised = { $area } wordt verrast ({ $die }).
log-april-bluffed = Duitsland bedreigt de Noren in { $area }: { $dice }.
log-april-bluff_needed = bij { $surrenders } geven ze zich over, bij { $retreats } of meer trekken ze zich terug
log-april-surrendered = Een Noors bataljon geeft zich over in { $area } ({ $die }).
log-april-held = Duitsland houdt { $area } zonder gevecht.
log-april-mobilized = Een Noors bataljon mobiliseert in { $area }.
log-april-reinforces = { faction-start } { $faction ->
    [germany] voert
    [norway] voert
   *[allies] voeren
} versterkingen aan.
log-april-cable = Duitsland houdt { $area } en snijdt de telegraafkabel door.
log-april-dummy_removed = { $ship } was geen schip.
log-april-over = 9 april is voorbij. De kaarten ervan verlaten het spel.

log-naval_movement-sailed = { number-start } { $count ->
    [one] { nationality-bare } schip vaart
   *[other] { nationality } schepen varen
} van zeezone { $from } naar { $to }.
log-naval_movement-stays = De { nationality } schepen blijven in zeezone { $zone }.
log-interception-attempted = { faction-start } { $faction ->
    [allies] proberen
   *[other] probeert
} in zeezone { $zone } te onderscheppen met { so-many-ships }.
log-interception-decided = { faction-start } { $faction ->
    [allies] willen
   *[other] wil
} in zeezone { $zone } proberen te onderscheppen.
log-interception-hunter = { $ship } wordt omgedraaid
log-interception-rolled = { $dice }: { $hits ->
    [0] er wordt niemand
    [one] er wordt één schip
   *[other] er worden { $hits } schepen
} gevonden in zeezone { $zone }.
log-interception-needed = { $needed } of meer vindt een schip
log-interception-failed = De vijand glipt weg in zeezone { $zone }.
log-interception-intercepted = { $ship } wordt onderschept in zeezone { $zone }.
log-interception-dummy = { $ship } in zeezone { $zone } was maar een schijnschip.
log-raiding-began = { $ship } verlaat zeezone { $zone } om op de Atlantische Oceaan te gaan kapen.
log-raiding-recalled = Duitsland betaalt { $symbols } symbolen en roept de kapers terug; er zijn er { $needed } nodig.
log-naval_combat-joined = { $ship } mengt zich in het gevecht in zeezone { $zone }.
log-naval_combat-begins = Zeegevecht in zeezone { $zone }: { faction-name } { attacks } aan.
log-naval_combat-called_off = Het gevecht in zeezone { $zone } gaat niet door: een van beide kanten heeft er geen schip meer.
log-naval_combat-ship = { $ship } { $side ->
    [attack] valt aan
   *[defence] verdedigt
}
log-naval_combat-card = { faction-start } { plays } { $card }.
log-naval_combat-cancelled = { faction-start } { plays } { $card }: { $cancelled } is opgeheven.
log-naval_combat-struck = { $card } in zeezone { $zone }: een { $die }.
log-naval_combat-needed = bij { $needed } of meer zinkt een schip; gegooid: { $die }
log-naval_combat-shot = { $ship } gooit een { $die } en { $result ->
    [sinks] brengt een vijand tot zinken
    [chases] verjaagt een vijand
   *[misses] mist
} in zeezone { $zone }.
log-naval_combat-class = { $die }: { $sinks ->
    [0] het brengt nooit een schip tot zinken
   *[other] het brengt tot zinken bij { $sinks } of meer
}, en verjaagt bij { $chases } of meer
log-naval_combat-hit = { $ship } { $result ->
    [sinks] zinkt.
   *[chases] wordt verjaagd.
}
log-naval_combat-chased = { $ship } wordt van zeezone { $from } naar { $to } verjaagd.
log-naval_combat-over = De kanonnen zwijgen in zeezone { $zone }.
log-ship-sunk = { $ship } zinkt in zeezone { $zone }; { $faction ->
    [germany] Duitsland rouwt om de bemanning.
    [norway] Noorwegen rouwt om de bemanning.
   *[allies] de geallieerden rouwen om de bemanning.
}
log-ship-voids = Het verlies van { $ship } kost { faction-name } { $count ->
    [0] geen kaart
    [one] een kaart
   *[other] { $count } kaarten
}.
log-ship-sailors = Duitsland speelt { $card }: de matrozen van { $ship } ontkomen in zeezone { $zone }.
log-card-voided = { faction-start } { loses } { $card } van de stapel.
log-withdrawal-ship = { $ship } verlaat zeezone { $zone } en gaat naar huis.

why-april = Op 9 april tellen de steden en de beste kaarten.
why-station = Daar helpt het schip je plan het meest.
why-naval_movement = Een vlootverband vaart waar het sterker is; de andere houden wat ze bewaken.
why-interception = Een poging loont alleen tegen wie niet sterker is.
why-naval_battles = Wat dit gevecht beslist, helpt in de andere.
why-naval_combat = Een schip is meer waard dan de kaart die het redt of tot zinken brengt.

log-about-ship = { $class }. { $sinks ->
    [0] Het brengt nooit een schip tot zinken{ $chases ->
        [0] { "" }
       *[other] , en verjaagt er een bij { $chases } of meer
    }.
   *[other] Het brengt een schip tot zinken bij { $sinks } of meer, en verjaagt er een bij { $chases } of meer.
} { $voids ->
    [0] Zijn verlies kost geen kaart.
    [one] Zijn verlies kost een kaart.
   *[other] Zijn verlies kost { $voids } kaarten.
} { $where ->
    [here] Het ligt in zeezone { $zone }.
    [raid] Het is op kaapvaart.
   *[hidden] Waar het is, weet alleen zijn eigenaar.
}
log-about-raiding_box = De kaapvaartbox: Duitse slagskip en tung krysser die op de Atlantische Oceaan jagen, zichtbaar voor iedereen: { $count }. Ze komen terug via VI, VII of VIII als Duitsland { $needed } symbolen betaalt.
log-about-april-0a = Kaarten: elke kant houdt enkele van zijn kaarten van 9 april; de geallieerden trekken de helft van hun schepen.{ about-phase-now }
log-about-april-0b = Noorwegen: de eerste bataljons en Eidsvoll & Norge nemen hun plaats in.{ about-phase-now }
log-about-april-0c = Duitse schepen: alle schepen en schijnschepen worden gesloten geplaatst, waar dan ook op zee. Daarna kunnen verkenning en een laatste bevel volgen.{ about-phase-now }
log-about-april-0d = Geallieerde schepen: de getrokken schepen worden gesloten geplaatst, maar niet in I en II. Daarna kan Duitsland er enkele weglokken.{ about-phase-now }
log-about-april-1 = Onderschepping in elke zone waar beide kanten schepen hebben, Duitsland eerst; dan springen de parachutisten.{ about-phase-now }
log-about-april-2a = Duikbommenwerpers, zeegevecht, kaapvaart, en de landingen met mijnen en kustforten, zone voor zone.{ about-phase-now }
log-about-april-2b = Steden kunnen zich verzetten; dan vechten de bataljons die de vijand troffen.{ about-phase-now }
log-about-april-3 = Noorwegen mobiliseert; dan halen alle kanten versterkingen, { $per } symbolen voor een bataljon.{ about-phase-now }
log-about-april-4 = De kaarten van 9 april gaan uit het spel, de schijnschepen ook; iedereen trekt een hand.{ about-phase-now }
log-about-turn-1a = Verplaatsing op zee: taakgroepen varen tot twee zones ver; waar ze de vijand treffen, mogen beide kanten onderscheppen.{ about-phase-now }
log-about-turn-1b = Verplaatsing op land: elk bataljon mag naar een buurgebied; naar de vijand gaan is een aanval.{ about-phase-now }
log-about-turn-2a = Gevecht op zee: onderschepte schepen vechten, zone na zone, in acht stappen.{ about-phase-now }
log-about-turn-2b = Gevecht op land: elke aanval wordt uitgevochten, in de volgorde van de aanvaller, met kaarten en dobbelstenen.{ about-phase-now }
log-about-turn-3 = Versterking: kaarten worden geruild, { $per } symbolen voor een bataljon, en de nieuwe bataljons worden geplaatst.{ about-phase-now }
log-about-turn-4 = Nieuwe kaarten: de hand wordt aangevuld. Wie elke ronde een kaart moet gebruiken en er geen gebruikte, legt er een af.{ about-phase-now }
log-about-sea_zone = Zeezone { $zone }: { $german } Duitse, { $norwegian } Noorse en { $allied } geallieerde scheepskaarten. { $holder ->
    [germany] Duitsland beheerst haar.
    [norway] Noorwegen beheerst haar.
    [allies] De geallieerden beheersen haar.
   *[nobody] Voor zover bekend beheerst niemand haar.
} { $open ->
    [yes] Schepen van alle partijen mogen er komen.
   *[no] Voor geallieerde schepen is ze gesloten.
}


## Schepen en 9 april: waarom niet?

whynot-germans_at_sea = Duitse schepen beheersen daar de zee: geen geallieerd bataljon komt erdoor.
whynot-inland = { $area } ligt aan geen enkele zeezone, dus geen schip brengt daar iemand.
whynot-allied_ships_south = Er liggen geallieerde schepen in de zeezone van { $area } of in een zone ten zuiden ervan, en geen Duitse schepen beheersen de weg: geen transport komt erdoor.
whynot-no_carrier = { $card } vraagt een vliegdekschip van jou voor deze kust; geen van je schepen daar is er een.
whynot-no_battleship = { $card } vraagt een slagschip van jou voor deze kust; geen van je schepen daar is er een.
whynot-no_ships_off_the_coast = { $card } vraagt een vliegdekschip voor deze kust; er is daar geen geallieerd schip.
whynot-ship_of_another = { $ship } is geen schip van { faction-name }, en de vraag is nu aan { faction-name }.
whynot-ship_alike = Er ligt een ander schip van dezelfde klasse; de twee zijn gelijk, kies dus het eerste.
whynot-ship_not_on_the_map = { $ship } is niet op de kaart.
whynot-ship_elsewhere = { $ship } ligt in zeezone { $lies }, niet waar gevochten wordt.
whynot-another_ship = De vraag gaat over een ander schip.
whynot-another_zone = De vraag gaat over een andere zeezone.
whynot-another_area = De vraag gaat over een ander gebied.
whynot-no_task_force = Kies eerst de schepen die uitvaren: een vlootverband heeft er minstens één.
whynot-ship_moved = { $ship } heeft deze beurt al gevaren, of deed mee aan een onderschepping.
whynot-ship_in_the_force = { $ship } hoort al bij het vlootverband.
whynot-force_elsewhere = Het vlootverband verzamelt zich in zeezone { $force_zone }; { $ship } ligt ergens anders.
whynot-nowhere_to_sail = Vanuit zeezone { $lies } is nu geen andere zone open.
whynot-raiders_not_called = Kapers blijven in het kaapvaartvak tot ze teruggeroepen worden.
whynot-zone_not_beside = Zeezone { $zone } grenst niet aan de zone waar de schepen zijn.
whynot-sailed_far_enough = { $faction ->
    [norway] Eidsvoll en Norge varen één zeezone per beurt.
   *[other] Schepen varen hooguit twee zeezones per beurt.
}
whynot-closed_to_allies = Geallieerde schepen komen nooit in zeezone { $zone }: mijnen en vliegtuigen sluiten haar af.
whynot-zone_was_tried = Je hebt deze beurt al geprobeerd te onderscheppen in zeezone { $zone }; er komen geen schepen van jou meer in.
whynot-route_was_taken = Langs deze weg zijn al schepen naar zeezone { $zone } gevaren; wie dezelfde weg neemt, gaat samen.
whynot-only_dummies = Er liggen daar alleen schijnschepen van jou, en die onderscheppen niemand.
whynot-ship_fights_already = { $ship } doet al mee.
whynot-ship_behind_smoke = { $ship } is achter rook ontkomen en doet niet mee.
whynot-dummies_never_fight = { $ship } is geen schip en kan niet vechten.
whynot-no_naval_combat_there = In zeezone { $zone } valt geen gevecht te voeren.
whynot-no_field_on_the_zone = { $card } vraagt een vliegveld aan deze zeezone dat Duitsland houdt.
whynot-bombers_do_not_reach_zone = { $card } haalt zeezone { $zone } niet.
whynot-no_ships_there = In zeezone { $zone } is daar geen schip voor.
whynot-more_than_it_costs = Het verlies van dit schip kost hooguit { $costs } { $costs ->
    [one] kaart
   *[other] kaarten
}.
whynot-larger_ships_first = Eén zware kruiser en één kleiner schip zijn genoeg zolang er grotere zijn: { $ship } blijft voorlopig.
whynot-kept_already = { $card } heb je al gehouden.
whynot-not_of_april = { $card } is geen kaart van 9 april.
whynot-ship_not_drawn = { $ship } is niet bij de getrokken schepen.
whynot-ship_not_left = { $other } is niet bij de overgebleven schepen.
whynot-not_near_the_capital = Dit bataljon staat in Oslo of in een gebied ernaast, en { $area } is geen van beide.
whynot-no_point_there = { $area } is geen mobilisatiepunt.
whynot-zone_without_coast = Zeezone { $zone } heeft geen kust.
whynot-zone_not_scouted = { $card } ziet niet zo ver als zeezone { $zone }.
whynot-ship_not_intercepted = { $ship } is hier niet onderschept.
whynot-ship_never_raids = { $ship } kan niet op kaapvaart: dat doen alleen slagschepen en zware kruisers.
whynot-raids_from_the_north = Kapers vertrekken uit de zeezones VI, VII en VIII, en { $ship } is in geen daarvan.
whynot-nobody_to_land = Geen schip in zeezone { $zone } kan nog een bataljon aan land zetten.
whynot-ship_cannot_land = { $ship } kan hier nu geen bataljon aan land zetten.
whynot-not_on_the_zone = { $to } ligt niet aan de kust van deze zeezone.
whynot-fort_closed_it = Het fort heeft { $to } gesloten voor alle landingen.
whynot-no_fort_there = Alleen overwinningssteden hebben forten, en { $area } is er geen.
whynot-nobody_lands_there = In { $area } landt nu niemand.

when-O0 = 9 april, eerste fase
when-O1 = 9 april, verplaatsing
when-O2 = 9 april, gevecht
when-O3 = 9 april, versterking
when-oR1 = 9 april, als antwoord op de verplaatsing van de vijand
when-oR2 = 9 april, als antwoord op de vijand in het gevecht
when-oR3 = 9 april, als antwoord op de versterking van de vijand


## Wat een versie van de regels heeft veranderd

# Te zien aan tafels die onder een eerdere versie begonnen.
rules-version-2 = Versterkingen: Duitsland wordt om een plaatsing zonder open kust gevraagd wanneer het Transportfly kan hebben. Met schepen: terugtrekkingen, gevechten die niet doorgaan, en het einde van 9 april.
