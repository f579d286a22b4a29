# Crown & Courage på norsk bokmål. Nøklene og verdiene er de samme som i en.ftl; ordene er de fra words/nb/rulebook.toml.


## Deler av setninger

german-action = { $action ->
    [move] flytting
    [paratrooper] fallskjermjeger
    [reinforcements] forsterkning
    [bombing] bombing
    [stress] stress
    [threat] trussel
    [morale] moral
    [collaborator] medløper
   *[chaos] kaos
}
german-what = { $what ->
    [quick_response] den raske reaksjonen kastes
    [move] tyskerne flytter
    [paratrooper] en fallskjermjeger lander
    [reinforcements] tysk forsterkning kommer
    [bombing] bombeflyene kommer
    [stress] stresset øker
    [threat] trusselen øker
    [morale] du mister moral
    [collaborator] en medløper kommer
   *[chaos] en kaosbrikke går i posen
}
space-name = { $space ->
    [r1c1] øverst til venstre
    [r1c2] øverst i midten
    [r1c3] øverst til høyre
    [r2c1] midt på til venstre
    [r2c2] i sentrum
    [r2c3] midt på til høyre
    [r3c1] nederst til venstre
    [r3c2] nederst i midten
   *[r3c3] nederst til høyre
}
displayed-name = { $displayed ->
    [top] øverst
    [middle] i midten
   *[bottom] nederst
}
line-name = { $line ->
    [row] raden
   *[column] kolonnen
}
line-name-start = { $line ->
    [row] Raden
   *[column] Kolonnen
}
face-name = { $face ->
    [army] med hærordre opp
   *[unique] med sin egen side opp
}
# Chaos has but one face.
face-added = { $face ->
    [none] { "" }
    [army] , med hærordre opp
   *[unique] , med sin egen side opp
}
unit-name = { $unit ->
    [regular] regulær tropp
   *[paratrooper] fallskjermjeger
}
section-name = { $section ->
    [left] venstre
    [middle] midtre
   *[right] høyre
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}({ $left } igjen)
}
tile-chaos = Kaos


## Hva brikker og kort gjør

effect-none = ingenting
effect-stress = { $way ->
    [up] { $count } stress mer
   *[down] { $count } stress mindre
}
effect-threat = { $way ->
    [up] trussel { $count } opp
   *[down] trussel { $count } ned
}
effect-morale = { $way ->
    [up] få { $count } moral
   *[down] mist { $count } moral
}
effect-momentum = { $way ->
    [up] fremdrift { $count } opp
   *[down] fremdrift { $count } ned
}
effect-pressure = { $way ->
    [up] en presskube på Kongen
   *[down] en presskube av Kongen
}
effect-draw = { $count ->
    [one] trekk et kort
   *[other] trekk { $count } kort
}
effect-discard = { $count ->
    [one] kast et kort
   *[other] kast { $count } kort
}
effect-army = { $count ->
    [one] 1 hærordre
   *[other] { $count } hærordrer
}
effect-mobilise = { $count ->
    [one] en tropp samles på et tomt mobiliseringssted
   *[other] opptil { $count } tropper samles på tomme mobiliseringssteder
}
effect-march = én hær går opptil { $count } felt
effect-sabotage = { $count ->
    [one] 1 sabotasjeaksjon
   *[other] { $count } sabotasjeaksjoner
}
effect-fire = { $what ->
    [same] fjern en tysker i sektoren til en norsk tropp
   *[near] fjern en tysker i eller ved siden av sektoren til en norsk tropp
}
effect-evacuate = forbered reisen eller flytt Kongen
effect-route = en terning til evakueringspotten, uten stress
effect-plan = hver evakueringsterning 1 opp
effect-evacuation_die = én evakueringsterning 1 opp
effect-king = { $count ->
    [one] Kongen går 1 felt
   *[other] Kongen går opptil { $count } felt
}
effect-card = en handling på et kort for { $count } kort mindre
effect-repeat = { $what ->
    [line] utfør en annen brikke i samme rad eller kolonne
   *[grid] utfør en annen brikke i rutenettet
}
effect-upgrade = { $count ->
    [one] en brikke på nivå I blir neste nivå
   *[other] en brikke på nivå I eller II blir neste nivå
}
effect-skip_response = som hovedordre ingen tysk hovedreaksjon
effect-halt = den neste tyske flyttingen i denne runden stanses
effect-quick_response_die = en terning forlater boksen for rask reaksjon
effect-scout = en tysk aksjonsbrikke snus uten å bli utført
effect-gold = gullet bringes i sikkerhet
effect-german = tysk aksjon: { $what ->
    [move] flytting
    [paratrooper] fallskjermjeger
    [reinforcements] forsterkning
    [bombing] bombing
    [stress] stress
    [threat] trussel
    [morale] moral
    [collaborator] medløper
   *[chaos] kaos
}
effect-collaborator = en medløper kommer på hånden
effect-flip = den laveste ordrebrikken snus til den tyske siden
effect-sabotage_dice = hver sabotasjeterning 1 ned
effect-lose = spillet er tapt


## Hva tyskerne ville svare

response-none = ingenting
response-skipped = ingenting, for hovedreaksjonen hoppes over
response-hidden = den skjulte brikken på plass { $position }
response-action = { german-action }{ $times ->
    [one] { "" }
   *[other] {" "}{ $times } ganger
}{ $die ->
    [0] { "" }
   *[other] {" "}(sabotasjeterning { $die })
}

## Hva et svar i en kamp ville føre til

outlook-removed = { $choice ->
    [yes] 1 tysker fjernes, etter ditt valg
   *[no] 1 tysker fjernes
}
outlook-valiant = Tappert forsvar: for 1 moral én til
outlook-back = De andre tyskerne går tilbake dit de kom fra; du mister ingen
outlook-troops = { $count ->
    [one] Din tropp går
   *[other] Dine { $count } tropper går
} tilbake til forrådet: { $count ->
    [one] 1 sabotasjeaksjon
   *[other] { $count } sabotasjeaksjoner
}
outlook-escape = Kongen flykter hvis det er tyskere igjen: { $gold ->
    [0] { "" }
    [one] 1 del av gullbeholdningen går tapt,{ " " }
   *[other] { $gold } deler av gullbeholdningen går tapt,{ " " }
}{ $die ->
    [0] { "" }
   *[other] terningen med { $die } går i boksen for rask reaksjon,{ " " }
}en presskube på ham
outlook-town = Er det regulære tropper igjen, faller byen: { $effects }


## Hvor spilleren er

path-main_response = Hovedreaksjon
path-quick_response = Rask reaksjon
path-momentum = Fremdrift
path-move = Tysk flytting
path-paratrooper = Fallskjermjeger
path-reinforcements = Forsterkning
path-bombing = Bombing
path-stress = Stress
path-threat = Trussel
path-morale = Moral
path-collaborator = Medløper
path-chaos = Kaos
path-battle = kampen ved { $place }
path-forced_escape = tvungen flukt
path-occupation = okkupasjonen av { $place }
path-order = { $tile } ({ space-name })
path-frame = hærordre på plass { $position }
path-demands = Tyske krav
path-push = Et ekstra fremstøt
path-dawn = En ny dag gryr


## Spørsmål

ask-plan = Dagens plan: Hvilken brikke velger du?
ask-place = Hvor skal { $tile } ligge, og hvilken side skal opp?
ask-line = Hovedordren { space-name }: Er raden eller kolonnen aktiv?
ask-execute = Utfør ordrer: Hva utføres nå?
ask-before = Før { german-what }: Spiller du et kort?
ask-discard = Hvilket kort kaster du?{ more-left }
ask-morale = Folket fatter mot. Hvor går moralmarkøren?
ask-morale-card = Trekker du et kort for det?
ask-army = Hærordre: Samle en tropp, eller marsjer?{ more-left }
ask-mobilise = Hvor samles en tropp?{ more-left }
ask-march = { $left ->
    [one] Ett skritt til: Hvor?
   *[other] Hvilken hær marsjerer, og hvor? ({ $left } skritt)
}
ask-sabotage = Hvilken sabotasjeaksjon?{ more-left }
ask-evacuate = Evakuer: Hvordan hjelper du Kongen på veien?
ask-king = Hvor går Kongen? ({ $left ->
    [one] 1 felt
   *[other] { $left } felt
})
ask-die = Hvilken evakueringsterning gir du tilbake? Du får 1 stress for hvert øye den mangler på trusselen.
ask-raise_die = Hvilken evakueringsterning går 1 opp?
ask-fire = Skyt: Hvilken tysker fjernes?
ask-order = Beordre: Hvilken handling på et kort utfører du, for { $cheaper } kort mindre?
ask-repeat = Gjenta: Hvilken brikke utføres én gang til?
ask-upgrade = Oppgrader: Hvilken brikke blir neste nivå?
ask-scout = Hvilken tysk aksjonsbrikke snus?
ask-demand = Tyskerne krever: { $demand }. Å avslå koster { $cost } vilje. Hva svarer Kongen?
ask-battles = Hvilken kamp kommer først?
ask-battle = Kampen ved { $place }: Trekke seg tilbake, eller stå?
ask-battle-support = Styrke { $missing } mangler fremdeles. Hvilket kort hjelper?
ask-battle-remove = Hvem av angriperne ved { $place } fjernes?
ask-battle-valiant = Tappert forsvar ved { $place }: Gir du moral for å fjerne én til?
ask-escape = Kongen må flykte. Hvor?

ask-roll-quick_response = { $count ->
    [one] Kast terningen for rask reaksjon.
   *[other] Kast de { $count } terningene i boksen for rask reaksjon.
}
ask-draw-tile = Trekk en brikke fra posen: Hvilken er det?
ask-draw-frame = Snu brikken på plass { $position }: Hvilken tysk aksjon viser den?
ask-draw-push = Snu ordrebrikken på fremstøtsporet: Hvilken tysk aksjon viser den?
ask-draw-card = Trekk et aksjonskort: Hvilket er det?
ask-draw-collaborator = Snu den neste medløperen: Hvem er det?
ask-draw-demand = Snu det neste tyske kravet: Hvilket er det?


## Svar

option-choose = { $tile } ({ displayed-name }): { $effects }{ $cost ->
    [none] { "" }
   *[other] ; pris: { $cost }
}
option-place = { $tile } { space-name }{ face-added }: { $effects }. Tyskerne svarer: { $response }
option-activate = { line-name-start }: { $supports ->
    [none] ingen annen brikke
   *[other] også { $supports }
}{ $frame ->
    [yes] , og hærordren i enden
   *[no] { "" }
}{ $quick ->
    [yes] ; det utløser en rask reaksjon
   *[no] { "" }
}
option-resolve = { $tile } ({ space-name }): { $effects }
option-skip = La { $tile } ({ space-name }) være
option-resolve_frame = Ordrebrikken på plass { $position }: { $effects }
option-skip_frame = La ordrebrikken på plass { $position } være
option-go_on = Gå videre
option-hurry = Gå videre, og ikke spør igjen
option-play = { $card }: { $action } ({ $cost ->
    [0] ingen andre kort
    [one] 1 annet kort
   *[other] { $cost } andre kort
}): { $effects }
option-order = { $card }, beordret: { $action } ({ $cost ->
    [0] ingen andre kort
    [one] 1 annet kort
   *[other] { $cost } andre kort
}): { $effects }
option-calm = Kast { $cards } kort: trussel { $levels } ned
option-discard = Kast { $card }{ $collaborator ->
    [yes] : en medløper, som koster 1 moral
   *[no] { "" }
}
option-right = Til høyre i raden
option-up = En rad opp: mer lojalitet
option-give_order = Markøren blir stående: Gi en hærordre
option-draw = Trekk et kort
option-mobilise = En tropp samles i { $place }
option-march = { $count ->
    [one] En tropp marsjerer
   *[other] { $count } tropper marsjerer
} fra { $from } til { $to }
option-recruit = Rekrutter: en terning fra folket til sabotasjepotten, som viser 1
option-train = Tren rekrutter: hver terning i sabotasjepotten { $count } opp
option-send = Nå er dere på egen hånd: terningen med { $value } går til { german-action } på plass { $position }
option-smuggle = Smugl inn forsyninger: terningen på { german-action } på plass { $position } går opp til { $shown }
option-new_route = En ny rute: én evakueringsterning til, og { $stress } stress
option-plan_journey = Planlegg reisen: hver evakueringsterning 1 opp
option-move_now = Vi må av sted nå: Kongen går { $count ->
    [one] 1 felt
   *[other] { $count } felt
}, så gis en terning tilbake
option-go = Til { $place }{ $germans ->
    [0] { "" }
    [one] , forbi en tysker: 1 stress
   *[other] , forbi { $germans } tyskere: { $germans } stress
}{ $troops ->
    [0] { "" }
    [one] , til en norsk tropp: 1 moral
   *[other] , til { $troops } norske tropper: { $troops } moral
}{ $town ->
    [none] { "" }
    [free] , en fri by: 1 moral, 1 stress mindre
    [bombed] , en by under bomber: 1 stress
   *[other] , en fallen by: 2 stress
}
option-give_die = Terningen med { $value }: { $stress ->
    [0] ingen stress
   *[other] { $stress } stress
}
option-raise_die = Terningen med { $value } går opp til { $shown }
option-fire = { $unit ->
    [regular] En regulær tropp
   *[paratrooper] En fallskjermjeger
} i { $place } fjernes
option-repeat = { $tile } ({ space-name }): { $effects }
option-upgrade = { $tile } ({ space-name }) i rutenettet
option-upgrade_plan = { $tile } ({ displayed-name }) i Dagens plan
option-scout = Snu brikken på plass { $position }
option-ignore = Ignorer det: 2 forsterkninger, { $count } moral mindre, en presskube på Kongen
option-fight = Utkjemp kampen ved { $place }
option-retreat = Trekk dere inn i skogen: 1 tysker fjernes, så går troppene tapt, hver for en sabotasjeaksjon
option-hold = Gi dem inn: Dere er sterke nok, og tyskerne kastes tilbake
option-flee = Kongen flykter: Hans beste terning og gullet går tapt, og presset øker
option-support = { $card } gir styrke { $strength }{ $won ->
    [none] { "" }
   *[other] ; etter en seier { $won }
}
option-remove = En { unit-name } fra { $from }
option-spend = Gi 1 moral: én tysker til fjernes
option-spare = Behold moralen

done-mobilise = Ingen flere tropper
done-march = Hæren stanser her
done-king = Kongen stanser her
decline-morale-card = Trekk ikke kort
decline-demand = Avslå for { $cost } vilje

group-cards = Spill et kort
group-place = Feltet { space-name }
group-march = Marsj fra { $from }
group-mobilise = Samle en tropp
group-send = Send terningen med { $value }


## Hva som spørres om etter noen klikk på et svar

step-place-1 = Hvilken side opp?
step-play-1 = { $card }: Hvilken handling?
step-order-1 = Hvordan bruker du { $card }?
step-support-1 = Hvordan bruker du { $card }?
step-march-1 = Hvor marsjerer troppene fra { $from }?
step-march-2 = Hvor mange marsjerer til { $to }?
step-fire-1 = Hvilken tysker i { $place }?
step-send-1 = Hvilken tysk aksjon går terningen med { $value } til?
step-remove-1 = Hvor kom tyskeren fra?


## Hva som skjedde: planen

log-turn-begins = Dag { $day }, runde { $turn }
log-plan-disc = Kaosbrikken { displayed-name } får et tysk symbol.
log-plan-shifted = Brikkene i Dagens plan glir ned.
log-plan-drawn = { $tile } kommer fra posen og legges { displayed-name }.
log-plan-chosen = Du velger { $tile }, som lå { displayed-name }.
log-plan-placed = { $tile } legges { space-name }{ face-added }.
log-operations-line = { line-name-start } til feltet { space-name } er aktiv.
log-execute-resolved = { $tile } ({ space-name }) utføres.
log-execute-frame = Ordrebrikken på plass { $position } utføres.
log-execute-skipped = Brikken { space-name } hoppes over.
log-execute-frame_skipped = Ordrebrikken på plass { $position } hoppes over.
log-tile-repeated = { $tile } ({ space-name }) utføres én gang til.
log-upgraded = { $tile } blir { $to }.


## Hva som skjedde: kort, moral, fare

log-card-drawn = Du trekker { $card }.
log-card-played = { $card }: { $action }.
log-card-discarded = { $card } kastes.
log-deck-shuffled = Kastebunken stokkes til en ny kortbunke.
log-collaborator-gained = En medløper: { $card } kommer på hånden.
log-collaborator-turned_up = Neste medløper er { $card }.
log-morale-gained = Moralen stiger: lojalitet { $loyalty }, felt { $place }.
log-morale-lost = Moralen faller: lojalitet { $loyalty }.
log-morale-order = Moralmarkøren blir stående, og hæren får en ordre.
log-stress-gained = { $count } stress: nå { $to }.
log-stress-lost = { $count } stress mindre: nå { $to }.
log-threat-gained = Trusselen stiger til { $to }.
log-threat-lowered = Trusselen faller til { $to }.
log-threat-alarm = Alarm! En terning går i boksen for rask reaksjon, og trusselen faller til { $to }.
log-threat-no_die = Alarm, men ingen terning er igjen: Tyskerne flytter, og trusselen faller til { $to }.
log-willpower-lost = { $count } vilje tapt, { $left } igjen.
log-pressure-added = En presskube på Kongen: { $on_king } på ham, { $left } i boksen.
log-pressure-taken_off = En presskube av Kongen: { $on_king } igjen på ham.
log-momentum-raised = Tysk fremdrift stiger til { $to }.
log-momentum-lowered = Tysk fremdrift faller til { $to }.
log-momentum-top = Tysk fremdrift er på det høyeste: De flytter i stedet.


## Hva som skjedde: hæren, sabotasjen og reisen

log-army-mobilised = En tropp samles i { $place }.
log-army-marched = { $count ->
    [one] En tropp marsjerer
   *[other] { $count } tropper marsjerer
} fra { $from } til { $to }.
log-sabotage-recruited = En rekrutt kommer til sabotasjepotten.
log-sabotage-trained = Rekruttene trenes: { $count } opp.
log-sabotage-sent = En sabotasjeterning med { $value } går til brikken på plass { $position }.
log-sabotage-smuggled = Sabotasjeterningen på plass { $position } får forsyninger: nå { $value }.
log-sabotage-pool_weakened = Hver terning i sabotasjepotten går 1 ned; { $left } er igjen.
log-sabotage-weakened = Sabotasjeterningen på plass { $position } { $value ->
    [0] er oppbrukt
   *[other] har { $value } igjen
}.
log-evacuate-route = En ny rute: { $count } evakueringsterninger.
log-evacuate-planned = Reisen er planlagt: hver evakueringsterning 1 opp.
log-evacuate-raised = En evakueringsterning går opp til { $value }.
log-evacuate-die_given = Evakueringsterningen med { $value } går tilbake til folket.
log-king-went = Kongen kommer til { $place }.
log-king-black = Kongen har sagt nei: Fra nå av slåss han sammen med troppene.
log-fire-hit = { $unit ->
    [regular] En regulær tropp
   *[paratrooper] En fallskjermjeger
} i { $place } fjernes.


## Hva som skjedde: tyskerne

log-main_response-skipped = Den tyske hovedreaksjonen hoppes over.
log-main_response-tile = Brikken på plass { $position }, { german-action }, utføres { $count ->
    [0] ikke: Ingen symboler er synlige
    [one] én gang
   *[other] { $count } ganger
}.
log-quick_response-rolled = Rask reaksjon: { $dice }.
log-quick_response-die_taken = En terning forlater boksen for rask reaksjon; { $left ->
    [0] bare dens egen er igjen
   *[other] { $left } er igjen ved siden av dens egen
}.
log-frame-turned_up = Brikken på plass { $position } snus: { german-action }.
log-frame-all_turned = Alle ordrebrikkene er snudd: Tyskerne flytter.
log-german-chaos = En kaosbrikke går i posen, { $left } igjen i reserven.
log-german-dropped = En fallskjermjeger lander i { $place }.
log-german-reinforced = En tysk tropp kommer til { $place }.
log-bombing-begun = Bombefly er på vei mot { $place } ({ $value }).
log-bombing-raid = Bomber faller over { $place } ({ $value }).
log-bombing-destroyed = { $place } er ødelagt.
log-move-halted = Den tyske flyttingen stanses.
log-move-will_halt = { $count ->
    [one] Den neste tyske flyttingen
   *[other] De neste { $count } tyske flyttingene
} i denne runden stanses.
log-move-regulars = { $count ->
    [one] En tysk tropp flytter
   *[other] { $count } tyske tropper flytter
} fra { $from } til { $to }.
log-move-paratroopers = { $count ->
    [one] En fallskjermjeger flytter
   *[other] { $count } fallskjermjegere flytter
} fra { $from } til { $to }.
log-move-joined = { $count ->
    [one] En fallskjermjeger i { $place }
   *[other] { $count } fallskjermjegere i { $place }
} slutter seg til de regulære troppene.
log-occupation-taken = { $place } er okkupert.
log-occupation-ruins = Tyskerne tar ruinene av { $place }.
log-occupation-cleared = I { $sector } blir { $count ->
    [one] en norsk tropp
   *[other] { $count } norske tropper
} avskåret og går tapt.
log-occupation-garrison = En tysk tropp forlater kartet som garnison i { $place }.
log-occupation-chaos = En kaosbrikke går fra okkupasjonssporet i posen.


## Hva som skjedde: kamp og flukt

log-battle-lost = Ved { $place } trekker troppene seg inn i skogen: styrke { $strength } mot { $germans }.
log-battle-won = Ved { $place } gir dere dem inn: styrke { $strength } mot { $germans }!
log-battle-troops_lost = { $count ->
    [one] En tropp går
   *[other] { $count } tropper går
} tapt ved { $place } og fortsetter i det skjulte.
log-battle-removed = En { unit-name } blant angriperne ved { $place } fjernes.
log-battle-back = Angriperne ved { $place } kastes tilbake.
log-escape-gold_lost = Tyskerne tar { $card }.
log-escape-die_lost = Evakueringsterningen med { $value } går i boksen for rask reaksjon.
log-escape-fled = Kongen flykter til { $place }.


## Hva som skjedde: kvelden

log-demand-drawn = Tyskerne krever: { $demand }. Å avslå koster { $cost } vilje, og så: { $effects }.
log-report-regrouped = Rutenettet er fullt: Alle brikker går tilbake i posen, og { $tile } ligger øverst i Dagens plan igjen.
log-report-chaos_aside = Kaos trekkes og legges til side; en ny brikke trekkes.
log-report-chaos_back = { $count ->
    [one] Kaosbrikken går
   *[other] De { $count } kaosbrikkene går
} tilbake i posen.
log-setup-chaos = { $count ->
    [one] En kaosbrikke går
   *[other] { $count } kaosbrikker går
} i posen.
log-setup-gold_aside = { $card } legges til side; et nytt kort trekkes.
log-demand-declined = Kongen avslår: { $demand }.
log-demand-ignored = Kongen ignorerer: { $demand }.
log-push-turned = Ordrebrikken på fremstøtsporet snus: { german-action }.
log-push-cubes = { $count ->
    [one] En fremstøtkube
   *[other] { $count } fremstøtkuber
} i { section-name } del.
log-push-full = Den { section-name } delen av fremstøtsporet er full: { german-action }.


## Hvordan spillet endte

won = Kongen er fri! { $gold ->
    [0] Ikke noe gull kom med ham.
    [one] 1 del av gullbeholdningen er i sikkerhet hos ham.
   *[other] { $gold } deler av gullbeholdningen er i sikkerhet hos ham.
}
lost-nowhere = Kongen har ingen steder igjen å flykte til.
lost-willpower = Kongens vilje er brukt opp: Han gir seg.
lost-pressure = Presset på Kongen er blitt for stort.
lost-bombed = Kongen dør under bombene.
lost-cut_off = Tyskerne har avskåret Kongen.
lost-towns = Alle byene har falt: Det er ikke noe rike igjen.
lost-resigned = Kongen overgir seg.

part-plan = Dagens plan
part-operations = Operasjonsrekkefølge
part-main_response = Tysk hovedreaksjon
part-execute = Utfør ordrer
part-report = Rapport
part-demands = Tyske krav
part-push = Et ekstra fremstøt
part-dawn = En ny dag gryr
seat-name = Kongen
goal = Bring Kongen til Friheten før viljen, presset eller tyskerne stanser ham, og berg det gullet du kan.

headline = Dag { $day }, runde { $turn }: { $part ->
    [plan] Dagens plan
    [operations] Operasjonsrekkefølge
    [main_response] Tysk hovedreaksjon
    [execute] Utfør ordrer
    [report] Rapport
    [demands] Tyske krav
    [push] Et ekstra fremstøt
   *[dawn] En ny dag gryr
}


## Hvorfor et hint råder til det

why-only = Det er ikke noe annet å velge.
why-card = Dette kortet gir mer nå enn det koster.
why-calm = Én trussel til ville ha alarmert tyskerne.
why-plan = Denne brikken, på sin beste plass, gjør mest for prisen.
why-place = Her gjør brikken mest, og tyskerne kan svare minst.
why-line = Denne linjen utfører mer, for et mindre svar.
why-execute = Det som er verdt mest, kommer først: Det kan endre hva de andre kan gjøre.
why-before = Ikke noe kort på hånden ville hjelpe nok nå.
why-discard = Dette kortet blir minst savnet.
why-morale = Først lojalitet, så kort.
why-army = Der står troppen best i veien for tyskerne.
why-mobilise = Der står troppen best i veien for tyskerne.
why-march = Der står troppen best i veien for tyskerne.
why-sabotage = Der gjør det tyskerne mest vondt.
why-evacuate = Det bringer Kongen lengst for det det koster.
why-king = Det er den beste veien til Friheten.
why-die = Det koster minst stress, og lar de bedre terningene ligge.
why-raise_die = Hvilken terning det er, betyr lite.
why-fire = Den tyskeren er den største faren.
why-order = Denne handlingen gir mest for prisen.
why-repeat = Denne brikken er verdt mest én gang til.
why-upgrade = Denne brikken brukes mest.
why-scout = Hvilken brikke det er, betyr lite.
why-demand = Viljen for et nei, mot press og moral for taushet.
why-battles = Rekkefølgen betyr lite.
why-battle = Det koster mindre enn det andre svaret.
why-escape = Derfra kommer Kongen lengst unna.


## Hvorfor ikke? Hva som taler mot et svar, og hva som måtte endre seg

whynot-plan-empty = Dette feltet i Dagens plan er tomt.
whynot-plan-price = Du kan ikke betale for denne brikken: Den øverste koster et kort fra hånden.
whynot-place-taken = Der ligger det alt en brikke.
whynot-place-chaos = Kaos har ingen hærordrer.
whynot-place-impossible = Dens egen handling kan ikke utføres der nå: Legg den med hærordre opp.
whynot-card-price = Du har for få andre kort å kaste for det.
whynot-card-nothing = Ikke noe av det ville være mulig nå.
whynot-calm-cards = Du har for få kort til det.
whynot-calm-lowest = Trusselen er på det laveste nivået.
whynot-mobilise-supply = Ingen norsk tropp er igjen i forrådet.
whynot-mobilise-taken = Et mobiliseringssted må være tomt, og noen står der.
whynot-march-freedom = Bare Kongen går til Friheten.
whynot-march-red = Ingen norsk brikke kan gå inn på et rødt felt.
whynot-march-germans = Der står det tyskere: Troppene dine angriper ingen.
whynot-march-bombed = Byen bombes: Ingen tropp kan gå inn.
whynot-march-occupied = Byen er okkupert: Ingen tropp kan gå inn.
whynot-evacuate-population = Ingen terning er igjen i befolkningspotten.
whynot-evacuate-planned = Ingen evakueringsterning kan gå opp: Det er ingen, eller alle viser 6.
whynot-evacuate-no_die = Det er ingen terning i evakueringspotten: Kongen kan ikke reise.
whynot-evacuate-no_way = Ingen vei av den lengden ender på et felt uten tyskere.
whynot-king-freedom = Bare Evakuer bringer Kongen til Friheten.
whynot-king-red = Ingen norsk brikke kan gå inn på et rødt felt.
whynot-escape-freedom = I en tvungen flukt kan Kongen ikke nå Friheten.
whynot-escape-red = Ingen norsk brikke kan gå inn på et rødt felt.
whynot-escape-highway = I en tvungen flukt må Kongen holde seg unna hovedveien.
whynot-escape-germans = Der står det tyskere.
whynot-demand-willpower = Det er ikke nok vilje til å avslå: Det koster det kortet sier, og 1 for hver presskube på Kongen.
whynot-sabotage-population = Ingen terning er igjen i befolkningspotten.
whynot-sabotage-loyalty = Med lojalitet 0 kan ingen trenes.
whynot-sabotage-no_recruit = Ingen terning i sabotasjepotten kan gå opp: Det er ingen, eller alle viser 6.
whynot-sabotage-nobody = Det er ingen terning i sabotasjepotten: Rekrutter først.
whynot-sabotage-face_down = En sabotasjeterning går bare til en tysk aksjon som ligger åpent.
whynot-sabotage-taken = Der ligger det alt en sabotasjeterning.
whynot-sabotage-no_saboteur = Der ligger det ingen sabotasjeterning.
whynot-sabotage-six = Terningen der viser alt 6.
whynot-repeat-empty = Der er det ingen annen brikke å gjenta.
whynot-repeat-elsewhere = Denne Gjenta når bare sin egen rad og kolonne.
whynot-repeat-repeats = Gjenta kan ikke gjentas.
whynot-repeat-nothing = Ikke noe av den brikken ville være mulig nå.
whynot-upgrade-empty = Der ligger det ingen brikke.
whynot-upgrade-chaos = Kaos har ikke noe neste nivå.
whynot-upgrade-level = Denne Oppgrader er ikke god nok for det nivået, eller brikken er på det høyeste.
whynot-mobilise-centre = Tropper samles bare på et mobiliseringssted.
whynot-march-other = Det er ikke et steg for hæren som er på vei, eller troppene er ikke der.
whynot-king-far = Kongen går til et felt ved siden av seg.
whynot-king-ends = Derfra kunne ikke resten av veien ende i et felt uten tyskere.
whynot-escape-far = Kongen flykter til et felt ved siden av seg.
whynot-sabotage-no_value = Ingen terning i sabotasjepotten viser det.
whynot-fire-range = Ingen norsk tropp er nær nok, eller ingen slik tysker står der.
whynot-die-none = Ingen terning som viser det, kan tas.
whynot-scout-open = Bare en tysk aksjonsbrikke med 1-siden opp kan speides.
whynot-battle-loyalty = Ved lojalitet 0 kan ingen kort brukes i en kamp.
whynot-battle-strength = Dette kortet har ingen styrke.
whynot-battle-weak = Kortene som lojaliteten tillater, er ikke nok til å måle seg med tyskerne.
whynot-battle-alone = Den hvite Kongen alene kan ikke trekke seg inn i skogen: Han flykter, eller kort forsvarer ham.
whynot-battle-not_alone = Han er ikke alene: Først er det kamp.
whynot-battle-attacker = Ingen slik tysker deltok i angrepet.
whynot-battle-elsewhere = Det er ingen kamp der.
whynot-execute-piece = Ingen utførelsesbrikke ligger der.
whynot-execute-nothing = Ikke noe av det er mulig nå: Det kan bare hoppes over.
whynot-morale-end = Raden slutter her: Moralen går opp.
whynot-morale-top = Dette er den øverste raden: En hærordre kommer i stedet for å gå opp.
whynot-morale-not_top = Bare i øverste rad gir moral en hærordre.
whynot-other = Det er ikke mulig nå.
whynot-over = Spillet er slutt.
whynot-fate = Terninger eller kort avgjør nå.
whynot-first = Begynn med noe annet: { $kind ->
    [place] et felt på kartet
    [space] et felt i rutenettet
    [displayed] en brikke i Dagens plan
    [card] et kort
    [position] en brikke i rammen
    [die] en terning
   *[other] ett av svarene
}.
whynot-begun = Fortsett: Her begynner et svar.
whynot-button = Det finnes en knapp for det.
whynot-later = Det spørres det ikke om nå; turen kommer i sin fase.


## Å sette opp den virkelige esken

prepare-board = Legg frem hovedbrettet.
prepare-stock = Norske brikker: Legg brikkene på nivå III i en rad etter tittel, og hver brikke på nivå II under den med samme tittel ({ $count } brikker).
prepare-evacuate = Legg { $tile } øverst i Dagens plan.
prepare-bag = Legg de andre { $count } brikkene på nivå I i posen. Trekk to av dem til det midterste og det nederste feltet i Dagens plan når du blir spurt om dem.
prepare-chaos = Deretter går { $count ->
    [one] 1 kaosbrikke
   *[other] { $count } kaosbrikker
} i posen.
prepare-track_chaos = Legg en kaosbrikke på okkupasjonssporet, på feltet til { $place }.
prepare-occupation = Dekk feltene på okkupasjonssporet med brikkene sine, med den okkuperte siden opp, ovenfra: { $towns }.
prepare-german_tiles = Stokk de { $count } tyske aksjonsbrikkene med 1-siden opp, og legg én på hver av plassene 1 til { $most } i rammen. Ikke se på den andre siden.
prepare-order_tiles = Stokk ordrebrikkene med hærordre opp, og legg { $count } av dem på plassene { $first } til { $last }. Ikke se på den andre siden.
prepare-push_tile = Legg den siste ordrebrikken på den midtre delen av fremstøtsporet, med hærordre opp.
prepare-resolve = Operasjonsrekkefølge: den gule hovedbrikken i boksen sin, de 2 støttebrikkene og så rammebrikken i den rosa raden.
prepare-marker = { $track ->
    [momentum] Fremdriftsmarkøren
    [stress] Stressmarkøren
   *[threat] Trusselmarkøren
}: på { $level }.
prepare-morale = Moralmarkøren: på det første feltet i rad { $row } nedenfra (lojalitet { $loyalty }).
prepare-quick_response = Legg terningen for rask reaksjon i boksen sin.
prepare-evacuation = Evakueringspotten: { $count ->
    [one] 1 terning som viser 1
   *[other] { $count } terninger som viser 1
}.
prepare-population = Befolkningspotten: { $count } terninger som viser 1.
prepare-pressure = Legg de { $count } presskubene i pressboksen.
prepare-willpower = Legg de { $count } viljekubene i viljeboksen.
prepare-german_supply = Det tyske hærforrådet: { $count } tyske tropper.
prepare-norwegian_supply = Det norske hærforrådet: { $count } norske tropper.
prepare-king = Den hvite kongen står i { $place }.
prepare-germans = { $count ->
    [one] 1 tysk regulær tropp
   *[other] { $count } tyske regulære tropper
} i { $place }.
prepare-norwegians = { $count ->
    [one] 1 norsk tropp
   *[other] { $count } norske tropper
} i { $place }.
prepare-reserve = Reserven ved siden av brettet: { $chaos } kaosbrikker, bombeterningen, { $cubes } fremstøtkuber, den svarte kongen og { $discs } tyske symbolskiver.
prepare-demands = Stokk de { $count } tyske kravene og legg dem med baksiden opp.
prepare-collaborators = Stokk de { $count } medløperne og legg dem med forsiden opp.
prepare-deck = Stokk de { $count } aksjonskortene og legg dem med baksiden opp.
prepare-hand = Den første hånden din er { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, ingen av dem gullbeholdning: Trekk på nytt i stedet for dem, og stokk dem inn igjen.
prepare-symbols = På denne vanskelighetsgraden teller et tysk symbol bare på disse feltene i rutenettet, uansett hva brettet viser: { $spaces }.


## Leksjoner: den første runden

lesson-first-turn-title = Den første runden
lesson-first-turn-about = To runder i april 1940: Velg en brikke, se hva tyskerne svarer, og forbered Kongens reise.
lesson-first-turn-choose = Hver runde velger du en av de tre brikkene i Dagens plan. Den nederste er gratis, den midterste koster 1 stress, den øverste et kort. Kongen må komme seg unna, så ta Evakuer øverst.
lesson-first-turn-discard = Den koster et kort etter eget valg. Gården blir minst savnet: Kast den.
lesson-first-turn-paid = Et kort som kastes, er ikke tapt for godt: Kastebunken stokkes når kortbunken er tom.
lesson-first-turn-place = Legg nå Evakuer i rutenettet: med hvilken side du vil opp, på et tomt felt. Legg den i sentrum med sin egen side opp. Den er hovedordren din i denne runden. Før du bekrefter, se hva den utløser: tyske brikker i enden av raden og kolonnen.
lesson-first-turn-line = Enten raden eller kolonnen er aktiv: Andre brikker i den aktive linjen virker sammen med den, og det gjør også en ordrebrikke i enden. Ennå ligger det ikke noe annet der. Ta raden.
lesson-first-turn-response = Rammebrikken ligger på ordrebrikken på plass 11. Nå kommer den tyske hovedreaksjonen: alle tyske brikker i begge linjene, fra det laveste tallet og opp. Den på plass 2 lå med 1-siden opp, snus og utføres én gang: stress.
lesson-first-turn-before = Før hver tysk aksjon kan du spille et kort. Ikke nå: Gå videre.
lesson-first-turn-stressed = Stresset er på 7. Over 10 koster hvert skritt vilje, og uten vilje gir Kongen seg. Så ble brikken på plass 5 snudd: trussel.
lesson-first-turn-hurry = Du kan også la resten av reaksjonen skje uten å bli spurt igjen. Gjør det.
lesson-first-turn-threatened = Trusselen er på 4. På 8 blir tyskerne alarmert. Stresset kan aldri falle til trusselen eller under den.
lesson-first-turn-resolve = Din tur: Utfør ordrer. Hver brikke med en utførelsesbrikke utføres én gang, i den rekkefølgen du vil. Begynn med Evakuer.
lesson-first-turn-route = Det er tre måter å hjelpe Kongen på. Han går så mange felt på én gang som det er evakueringsterninger, så én terning er ikke mye. Ta En ny rute: en terning til, for så mye stress som det da er terninger.
lesson-first-turn-prepared = To terninger, og 2 stress.
lesson-first-turn-army = Ordrebrikken i rammen er en hærordre. Utfør den også.
lesson-first-turn-mobilise = En hærordre samler en tropp på et tomt mobiliseringssted, eller flytter noen. La en tropp samles i Hadeland, ved siden av veien til tyskerne.
lesson-first-turn-turn = Rutenettet er ikke fullt, så en ny runde begynner. Brikkene glir ned, og en ny kommer fra posen: Skyt.
lesson-first-turn-second = Nå ligger Legg strategi nederst, gratis. Velg den: Den trekker to kort.
lesson-first-turn-beside = Legg den ved siden av Evakuer, midt på til venstre, med sin egen side opp. Da kan Evakuer virke én gang til.
lesson-first-turn-support = Gjør raden aktiv: Evakuer får en støttebrikke og utføres igjen i denne runden.
lesson-first-turn-turned = Raden og kolonnen til den nye brikken blir besvart: Brikken på plass 1 snus, forsterkning, og trusselen på plass 5 ligger alt åpent.
lesson-first-turn-symbols = En brikke som ligger åpent, utføres én gang for hvert tysk symbol som er synlig i linjen. Ett er synlig i denne raden, til høyre; din brikke dekker det andre. La det skje.
lesson-first-turn-answered = En ny tysk tropp gikk i land, og trusselen steg til 5.
lesson-first-turn-strategise = Utfør Legg strategi først: Kortene kan hjelpe med resten.
lesson-first-turn-again = Nå Evakuer én gang til, som støtte.
lesson-first-turn-journey = Planlegg reisen: Hver evakueringsterning går 1 opp. Når Kongen reiser, gir du tilbake én terning, og det den viser under trusselen, er stress.
lesson-first-turn-planned = Begge terningene viser 2.
lesson-first-turn-march = Hærordren i raden er der fremdeles. Utfør den.
lesson-first-turn-block = La troppen fra Hadeland marsjere ut på tyskernes vei, til Minnesund. De angriper bare det som er svakere enn dem selv, men hver kamp koster dem noe.
lesson-first-turn-done = Det er en runde: plan, tysk svar, ordrer. Når alle ni feltene er fulle, kommer kvelden med tyske krav. Spill videre herfra om du vil.


## Leksjoner: en kamp

lesson-battle-title = En kamp
lesson-battle-about = Tyskerne flytter to ganger og møter troppene dine på to steder. Én kamp vinnes med et kort, én tapes og lønner seg likevel.
lesson-battle-line = Hvil ligger i sentrum, og den tyske flyttingen på plass 5 ligger åpent i raden, med to synlige symboler: to flyttinger. Gjør kolonnen aktiv, for hærordrens skyld.
lesson-battle-move = Først kom det skjulte stresset. Så flyttingen: Regulære tropper rykker frem langs veien sin, de fremste først, overalt der de er sterkere enn det som står der. 3 mot 2 på Midtskogen, 3 mot 2 på Minnesund: Begge angriper. Kongens kamp kommer først.
lesson-battle-battle = Kongen er hvit: Han har ingen egen styrke. 2 tropper mot 3. Opp til lojaliteten kan du kaste kort for styrken deres. Nattmarsj har 2: Bruk det, så er dere 4 mot 3.
lesson-battle-won = Gi dem inn! En av angriperne fjernes.
lesson-battle-valiant = Tappert forsvar: For 1 moral fjernes én til. Gi den.
lesson-battle-back = Den siste angriperen kastes tilbake til Løten. Ingen av dine gikk tapt. Nå kampen ved Minnesund.
lesson-battle-retreat = Her har du 2 mot 3, og ingen kort igjen. Troppene trekker seg inn i skogen.
lesson-battle-lost = Likevel fjernes en av angriperne.
lesson-battle-valiant-again = Også her kan moral fjerne én til. Lojalitet er dyrebar, men nå er det få tyskere: Gi den.
lesson-battle-forest = Begge troppene dine forlater kartet, og hver av dem blir til en sabotasjeaksjon.
lesson-battle-recruit = Først må noen rekrutteres: En terning fra folket går til sabotasjepotten og viser 1.
lesson-battle-send = Den andre flyttingen gjenstår. Send terningen til flyttingen på plass 5: Før hver utførelse går en sabotasjeterning 1 ned i stedet.
lesson-battle-stopped = Den andre flyttingen ble ikke noe av! Terningen viste 1, så den gikk tilbake til folket. En eneste rekrutt holdt opp den tyske hæren.
lesson-battle-rest = Nå ordrene dine. Hvil tar bort 2 stress.
lesson-battle-army = Og hærordren i kolonnen.
lesson-battle-march = Send én tropp foran til Terningen bru, mellom Midtskogen og Elverum.
lesson-battle-done = Kamper avgjøres før de utkjempes: av hvor troppene står, av lojaliteten, og av et kort som er spart på hånden. Spill videre herfra om du vil.


## Leksjoner: en tysk hovedreaksjon

lesson-main-response-title = Tyskerne svarer
lesson-main-response-about = En hovedreaksjon med alt som kan skje i den: et kort til rett tid, trussel, stress, en flytting, en kamp og en tvungen flukt.
lesson-main-response-line = Rutenettet fylles. Sabotasje er hovedordren; tre tyske brikker i enden av linjene ligger åpent: trussel på plass 2, stress på plass 5, og en ordrebrikke som er snudd til flytting, på plass 8. Gjør kolonnen aktiv, med Hvil.
lesson-main-response-symbols = Nå symbolene: Det tomme feltet over viser ett, så trussel og flytting kommer én gang hver. I raden er alt dekket, men kaosbrikken bærer 2 skiver: Stress kommer to ganger.
lesson-main-response-card = Kort kan spilles nesten når som helst. Før trusselen øker, blir du spurt. Spill Radiotale: Den trenger ingen andre kort.
lesson-main-response-right = 1 moral: en rad opp for mer lojalitet, eller til høyre, der et kort kan trekkes. Gå til høyre.
lesson-main-response-draw = Trekk kortet.
lesson-main-response-drawn = Så stilles spørsmålet igjen, for trusselen gjenstår.
lesson-main-response-hurry = La nå reaksjonen skje. Linjen øverst forteller hvor du er, hvor dypt det enn går.
lesson-main-response-moved = Trussel én gang, stress to ganger, så flyttingen: Tyskerne går inn på Terningen bru, der Kongen er alene.
lesson-main-response-flee = Et kort med styrke kunne ennå redde ham: 1 mot 1 er nok. Men se hva en tvungen flukt er. Gull kan ikke slåss. La Kongen flykte.
lesson-main-response-lost = Gullet på hånden er tapt, med moral og stress, og den beste evakueringsterningen hjelper nå tyskerne i deres raske reaksjon.
lesson-main-response-escape = Han flykter ett felt. Elverum ligger ved hovedveien, på Midtskogen er det tyskere, og mot øst er det ingen vei. Bare Furnes er igjen. Uten noe sted å gå ville spillet være tapt.
lesson-main-response-escaped = En presskube på Kongen, den fjerde ville være slutten; og en av angriperne fjernes. Så går alt som ble avbrutt, videre, innenfra og ut, til reaksjonen er over.
lesson-main-response-rest = Nå ordrene dine. Hvil først: Stresset er høyt.
lesson-main-response-sabotage = Så Sabotasje.
lesson-main-response-recruit = Rekrutter noen til neste gang.
lesson-main-response-done = En reaksjon leses utenfra og inn: hvilke brikker, hvor mange symboler, hva hver gjør, og hva det fører til. Velg plassene slik at lite er synlig. Spill videre herfra om du vil.


## Leksjoner: et krav

lesson-demand-title = Et krav
lesson-demand-about = Kvelden den første dagen: Kongen sier nei, tyskerne støter frem, og hæren får ordrene sine for den nye dagen.
lesson-demand-demand = Rutenettet var fullt, så det er kveld, og med den kommer et tysk krav: Utnevn Quisling. Å ignorere det betyr forsterkning, mindre moral og mer press. Å avslå koster viljen på kortet og 1 for presskuben på Kongen. Avslå det.
lesson-demand-declined = 2 vilje, 3 er igjen. Men teksten på kortet hjelper deg: 2 moral.
lesson-demand-right = Én etter én, hver slik du vil. Først til høyre, til et felt med kort.
lesson-demand-draw = Trekk det.
lesson-demand-up = Den andre en rad opp: lojalitet 3.
lesson-demand-push = Etter sitt første nei er Kongen svart: Fra nå av har han styrke 1. Så det ekstra fremstøtet: Ordrebrikken ble snudd, og hver okkupert by la en kube på sporet. Den venstre delen ble full: Forsterkning kom til Hamar. Den midtre beholder kuben sin.
lesson-demand-dawn = En ny dag gryr: så mange hærordrer som du har lojalitet, 3, og hver av dem må brukes. La en tropp samles i Tretten.
lesson-demand-guard = Troppen fra Terningmoen marsjerer til Kongen i Furnes. Med den svarte kongen er det styrke 2.
lesson-demand-last = Nå er Terningmoen tomt igjen: La en ny tropp samles der.
lesson-demand-done = Den nye dagen begynner med et tomt rutenett. Viljen er alt Kongen har: jo mer press, desto dyrere blir hvert nei. Spill videre herfra om du vil.


## Hva tingene på bordet er (log-about-), og det som står over disse tekstene (title-)

about-title = { $title }
title-displayed = Dagens plan, { displayed-name }
title-position = Ramme { $position }
title-deck-bag = Posen
title-deck-deck = Aksjonskort
title-deck-discards = Kastebunke
title-deck-collaborators = Medløpere
title-deck-demands = Tyske krav
title-deck-evacuated = Evakuert gull
title-deck-chaos = Kaos i reserve
title-track-stress = Stress
title-track-threat = Trussel
title-track-momentum = Fremdrift
title-track-morale = Moral
title-track-willpower = Vilje
title-track-pressure = Press
title-track-push = Fremstøtsporet
title-track-occupation = Okkupasjonssporet
title-track-german_supply = Tysk forråd
title-track-norwegian_supply = Norsk forråd
title-pool-population = Befolkningspotten
title-pool-evacuation = Evakueringspotten
title-pool-sabotage = Sabotasjepotten
title-line = { $line ->
    [row] Raden
   *[column] Kolonnen
}
title-face = { $face ->
    [army] Hærordre
   *[unique] Egen side
}
title-unit = { $unit ->
    [regular] Regulær tropp
   *[paratrooper] Fallskjermjeger
}
title-calm = { $cards } kort
title-die = En terning med { $value }
title-pool-quick_response = Boksen for rask reaksjon

log-about-displayed = { $tile }: { $effects }. Baksiden: { $army }. { $cost ->
    [none] Å velge den koster ingenting.
   *[other] Å velge den koster: { $cost }.
}
log-about-displayed-chaos = Kaos gjør ingenting for deg, og hver gang brikken glir ned, får den et tysk symbol ({ $discs } ligger på den nå).
log-about-displayed-empty = Tomt: I neste runde glir brikkene over ned, og én trekkes fra posen.
log-about-space = { $tile }{ face-added }: { $effects }. { $piece ->
    [primary] Den er hovedordren i denne runden.
    [support] Den støtter hovedordren og utføres i denne runden.
   *[none] Den utføres igjen hver gang en brikke legges på linje med den og linjen aktiveres.
}
log-about-space-empty = { $symbol ->
    [yes] Et tomt felt med et tysk symbol: Så lenge ingenting dekker det, utføres de tyske brikkene i raden og kolonnen én gang til.
   *[no] Et tomt felt uten tysk symbol.
}
log-about-space-chaos = { $discs ->
    [0] Kaos: Ingenting skjer når den utføres.
    [one] Kaos med et tysk symbol: De tyske brikkene i raden og kolonnen utføres én gang til.
   *[other] Kaos med { $discs } tyske symboler: De tyske brikkene i raden og kolonnen utføres så mange ganger til.
}
log-about-position = Tysk aksjon: { german-action }. Den utføres når en brikke legges i linjen dens, én gang for hvert tyske symbol der ({ $symbols } nå). { $die ->
    [0] Ingen sabotasjeterning ligger på den.
   *[other] En sabotasjeterning med { $die } ligger på den og stanser den så mange ganger.
}
log-about-position-hidden = En tysk brikke med 1-siden opp: Den snus og utføres én gang når en brikke legges i linjen dens.
log-about-position-order = En ordrebrikke: Aktiver linjen dens, og du kan gi en hærordre. Senere snus den til en tysk aksjon. { $piece ->
    [yes] Ordren venter på deg nå.
   *[no] { "" }
}
log-about-place = Sektor { $sector }.{ $town ->
    [free] { " " }En fri by: Den gir Kongen 1 moral og tar 1 stress.
    [bombed] { " " }En by under bomber: ødelagt etter { $bombing } angrep til.
    [occupied] { " " }En okkupert by: Den koster Kongen 2 stress.
    [destroyed] { " " }En ødelagt by: Den koster Kongen 2 stress.
   *[none] { "" }
}{ $icon ->
    [red] { " " }Et tysk startfelt: Ingen norsk brikke kan gå inn.
    [mobilisation] { " " }Et mobiliseringssted: En tropp kan settes inn så lenge ingen står her.
    [drop] { " " }Her lander fallskjermjegere.
   *[none] { "" }
}{ $road ->
    [highway] { " " }På tyskernes vei, og en hovedvei: Ingen tvungen flukt fører hit.
    [road] { " " }På tyskernes vei.
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] { " " }En tysk tropp står her.
   *[other] { " " }{ $germans } tyske tropper står her.
}{ $norwegians ->
    [0] { "" }
    [one] { " " }En norsk tropp står her.
   *[other] { " " }{ $norwegians } norske tropper står her.
}{ $king ->
    [white] { " " }Kongen er her; i hvitt gir han ingen styrke.
    [black] { " " }Kongen er her; i svart teller han som en tropp.
   *[none] { "" }
}
log-about-place-freedom = Friheten: Kongen vinner når Evakuer bringer ham hit. Det er { $steps } steg igjen.
log-about-card = { $actions }. I en kamp gir det { $strength }. { $won ->
    [none] { "" }
   *[other] Brukt i en kamp som vinnes: { $won }.
}
log-about-card-gold = { $actions }. Da teller det hvis Kongen slipper unna; i en tvungen flukt går det tapt.
log-about-card-collaborator = { $actions }. Hver gang det forlater hånden, mister du 1 moral.
card-action = { $action } ({ $cost ->
    [0] gratis
    [one] 1 kort
   *[other] { $cost } kort
}): { $effects }
log-about-demand = { $state ->
    [open] Å avslå koster { $cost } vilje, og så: { $effects }. Å ignorere det gir forsterkninger, koster moral og legger på press.
    [declined] Avslått.
   *[ignored] Ignorert: Det teller når det neste ignoreres.
}
log-about-deck-bag = { $count } brikker er i posen; én trekkes hver runde.
log-about-deck-deck = { $count } aksjonskort er igjen; når bunken er tom, stokkes de kastede.
log-about-deck-discards = { $count } kort ligger her; de blir bunken når den er tom.
log-about-deck-collaborators = { $count } medløpere er igjen. Den som kommer på hånden, koster stress for hver som er der.
log-about-deck-demands = { $count } krav er igjen; ett kommer hver gang rutenettet er fullt.
log-about-deck-evacuated = { $count } kort med gullbeholdning er i sikkerhet: poengene dine hvis Kongen slipper unna.
log-about-deck-chaos = { $count } kaosbrikker er igjen; uten flere flytter tyskerne i stedet.
log-about-track-stress = Stress { $level } av { $most }. Steget forbi { $most } koster 1 vilje; det faller aldri under { $least }, like over trusselen.
log-about-track-threat = Trussel { $level }. På { $alarm } går en terning til den raske reaksjonen, og den faller til { $after }. Kast to kort for å senke den med 1, tre for 2.
log-about-track-momentum = Fremdrift { $level } av { $most }. Etter hver rask reaksjon flytter tyskerne én gang til, og den faller med 1.
log-about-track-morale = Lojalitet { $loyalty }: så mange kort i en kamp, så mye opplæring, så mange hærordrer når en ny dag gryr. Moral går til høyre (kanskje et kort) eller opp.
log-about-track-willpower = { $left } vilje. Uten vilje er spillet tapt; avslåtte krav og for mye stress koster den.
log-about-track-pressure = { $king } på Kongen, { $left } i boksen. Når boksen er tom, er spillet tapt; hver på Kongen gjør krav dyrere.
log-about-track-push = { $cubes } kuber. Ved slutten av en dag kommer en kube for hver okkuperte by ({ $occupied } nå); en full del utføres.
log-about-track-occupation = { $lost } av 5 byer er tapt. Hver som faller, utfører alt som er avdekket her, på nytt; den femte taper spillet.
log-about-track-german_supply = { $left } tyske tropper venter. Når ingen er igjen, flytter tyskerne i stedet for å bli forsterket.
log-about-track-norwegian_supply = { $left } norske tropper kan mobiliseres.
log-about-pool-population = { $dice } terninger til nye ruter, rekrutter, og til den raske reaksjonen når trusselen blir for høy.
log-about-pool-evacuation = { $dice } terninger: Så mange felt går Kongen når han må av sted. Terningen som gis tilbake, koster trusselen ({ $threat }) minus verdien i stress.
log-about-pool-sabotage = { $dice } rekrutter; Tren rekrutter øker hver med { $loyalty }.
log-about-pool-quick_response = { $dice } terninger kastes i en rask reaksjon: Hver utfører den tyske brikken med sitt nummer. { $momentum ->
    [0] { "" }
   *[other] Så flytter tyskerne én gang til.
}
log-about-line = De andre brikkene i { line-name } utføres sammen med den nye, og det gjør også en ordrebrikke i enden som fortsatt viser hærordre.
log-about-face = { $face ->
    [army] Baksiden av brikken: hærordre, og på noen et kort.
   *[unique] Brikkens egen handling; den må være mulig nå.
}
log-about-unit = { $unit ->
    [regular] Regulære tropper marsjerer langs tyskernes vei og tar byene der.
   *[paratrooper] Fallskjermjegere lander foran de andre og går mot Kongen.
}
log-about-action = Dette gjør det: { $effects }. Det koster { $cost ->
    [0] ingen andre kort
    [one] 1 annet kort
   *[other] { $cost } andre kort
}; kortet selv kastes også.
log-about-ordered = Dette gjør det: { $effects }. Ordren gjør det billigere: Uten den koster det { $cost ->
    [0] ingen andre kort
    [one] 1 annet kort
   *[other] { $cost } andre kort
}.
log-about-support = Kastet i en kamp gir det styrke { $strength }.{ $won ->
    [none] { "" }
   *[other] { " " }Etter en seier: { $won }.
}
log-about-calm = Kast { $cards } kort fra hånden, så faller trusselen ({ $threat } nå) med { $levels }.
log-about-die = En terning som viser { $value }. Når Kongen drar, koster den som gis tilbake, stress hvis den viser mindre enn trusselen ({ $threat }); på en tysk brikke stanser den den så mange ganger.
log-about-phase-plan = Brikkene glir ned og én trekkes; velg en brikke og legg den.
log-about-phase-operations = Velg raden eller kolonnen til den nye brikken: De andre brikkene der støtter den. Tre på linje utløser en rask reaksjon.
log-about-phase-main_response = De tyske brikkene i begge linjer utføres.
log-about-phase-execute = Utfør brikkene med en utførelsesbrikke, i den rekkefølgen du vil.
log-about-phase-report = Når rutenettet er fullt, slutter en dag: Brikkene går tilbake i posen.
log-about-phase-demands = Et tysk krav kommer: Avslå eller ignorer det.
log-about-phase-push = Okkuperte byer gir kuber, fulle deler tyske aksjoner.
log-about-phase-dawn = Hærordrer etter lojalitet, og en ny dag.


## Brettet i terminalen, og hvor tall kommer fra

board-summary = Dag { $day }, runde { $turn }; { $gold ->
    [0] ikke noe gull ble reddet
    [one] 1 del av gullbeholdningen ble reddet
   *[other] { $gold } deler av gullbeholdningen ble reddet
}.
board-markers = Stress { $stress }, trussel { $threat }, fremdrift { $momentum }, lojalitet { $loyalty }, vilje { $willpower }, press { $pressure }
board-pools = Befolkning { $population }; evakuering { $evacuation }; sabotasje { $sabotage }; rask reaksjon { $quick }
board-hand = Hånd ({ $count })
board-army = hær
board-map = Kartet
board-king = { $king ->
    [black] den svarte Kongen
   *[white] Kongen
}
board-norwegians = { $count } norske
board-regulars = { $count } tyske
board-paratroopers = { $count } fallskjermjegere
board-bombed = bombes, { $count } igjen
board-town = { $town ->
    [occupied] okkupert
   *[destroyed] ødelagt
}
log-trace-demand = Å avslå koster { $count } vilje
log-trace-printed = { $count } på kortet
log-trace-pressure = { $count } for press på Kongen
log-trace-position = { german-action } utføres { $count ->
    [0] ikke
    [one] én gang
   *[other] { $count } ganger
}
log-trace-once = { $count }: Kaos utføres bare én gang
log-trace-symbol = { $count } på det tomme feltet { space-name }
log-trace-discs = { $count } på kaosbrikken { space-name }
log-trace-strength = Norsk styrke { $count }, uten kort
log-trace-card = { $count } fra { $card }
log-trace-before = Den sto på { $count }
log-trace-more = { $count } til
log-trace-less = { $count } tatt bort
log-trace-fell = { $count }: tilbake til like over trusselen, for 1 vilje
log-trace-threat = { $count } for trusselen
log-trace-die = { $count } for terningen som gis tilbake
log-trace-rolled = { $position }: { $action ->
    [hidden] en brikke som ennå ikke er snudd
   *[other] { german-action }
}
log-trace-troops = { $count } fra tropper
log-trace-king = { $count } fra den { $king ->
    [black] svarte
   *[white] hvite
} Kongen
