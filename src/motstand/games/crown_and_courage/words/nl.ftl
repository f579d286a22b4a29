# Crown & Courage in het Nederlands. De sleutels en de waarden zijn die van en.ftl; de woorden die van
# words/nl/rulebook.toml.


## Delen van zinnen

german-action = { $action ->
    [move] opmars
    [paratrooper] parachutist
    [reinforcements] versterkingen
    [bombing] bombardement
    [stress] stress
    [threat] dreiging
    [morale] moreel
    [collaborator] collaborateur
   *[chaos] chaos
}
german-what = { $what ->
    [quick_response] de snelle reactie gegooid wordt
    [move] de Duitsers oprukken
    [paratrooper] er een parachutist landt
    [reinforcements] er Duitse versterkingen komen
    [bombing] de bommenwerpers komen
    [stress] je stress stijgt
    [threat] de dreiging stijgt
    [morale] je moreel verliest
    [collaborator] er een collaborateur komt
   *[chaos] er een chaostegel in de zak gaat
}
space-name = { $space ->
    [r1c1] linksboven
    [r1c2] middenboven
    [r1c3] rechtsboven
    [r2c1] midden links
    [r2c2] in het midden
    [r2c3] midden rechts
    [r3c1] linksonder
    [r3c2] middenonder
   *[r3c3] rechtsonder
}
displayed-name = { $displayed ->
    [top] boven
    [middle] midden
   *[bottom] onder
}
displayed-space = { $displayed ->
    [top] bovenste
    [middle] middelste
   *[bottom] onderste
} vakje
line-name = { $line ->
    [row] rij
   *[column] kolom
}
face-name = { $face ->
    [army] met de legerbevelen boven
   *[unique] met de eigen kant boven
}
# Chaos has but one face.
face-added = { $face ->
    [none] { "" }
    [army] , met de legerbevelen boven
   *[unique] , met de eigen kant boven
}
unit-name = { $unit ->
    [regular] reguliere eenheid
   *[paratrooper] parachutist
}
section-name = { $section ->
    [left] linkerdeel
    [middle] middelste deel
   *[right] rechterdeel
}
more-left = { $left ->
    [one] { "" }
   *[other] {" "}(nog { $left })
}
tile-chaos = Chaos


## Wat tegels en kaarten doen

effect-none = niets
effect-stress = { $way ->
    [up] { $count } stress erbij
   *[down] { $count } stress minder
}
effect-threat = { $way ->
    [up] dreiging { $count } omhoog
   *[down] dreiging { $count } omlaag
}
effect-morale = { $way ->
    [up] krijg { $count } moreel
   *[down] verlies { $count } moreel
}
effect-momentum = { $way ->
    [up] momentum { $count } omhoog
   *[down] momentum { $count } omlaag
}
effect-pressure = { $way ->
    [up] een drukblokje op de Koning
   *[down] een drukblokje van de Koning af
}
effect-draw = { $count ->
    [one] trek een kaart
   *[other] trek { $count } kaarten
}
effect-discard = { $count ->
    [one] leg een kaart af
   *[other] leg { $count } kaarten af
}
effect-army = { $count ->
    [one] 1 legerbevel
   *[other] { $count } legerbevelen
}
effect-mobilise = { $count ->
    [one] een eenheid verzamelt zich in een leeg mobilisatiecentrum
   *[other] tot { $count } eenheden verzamelen zich in lege mobilisatiecentra
}
effect-march = één leger gaat tot { $count } vakjes ver
effect-sabotage = { $count ->
    [one] 1 sabotageactie
   *[other] { $count } sabotageacties
}
effect-fire = { $what ->
    [same] schakel een Duitser uit in de sector van een Noorse eenheid
   *[near] schakel een Duitser uit in of naast de sector van een Noorse eenheid
}
effect-evacuate = bereid de reis voor of verplaats de Koning
effect-route = een dobbelsteen voor de evacuatiepot, zonder stress
effect-plan = elke evacuatiedobbelsteen 1 omhoog
effect-evacuation_die = één evacuatiedobbelsteen 1 omhoog
effect-king = { $count ->
    [one] de Koning gaat 1 vakje ver
   *[other] de Koning gaat tot { $count } vakjes ver
}
effect-card = { $count ->
    [one] een actie van een kaart voor 1 kaart minder
   *[other] een actie van een kaart voor { $count } kaarten minder
}
effect-repeat = { $what ->
    [line] voer een andere tegel van de rij of kolom uit
   *[grid] voer een andere tegel van het raster uit
}
effect-upgrade = { $count ->
    [one] een tegel van niveau I gaat een niveau omhoog
   *[other] een tegel van niveau I of II gaat een niveau omhoog
}
effect-skip_response = als hoofdbevel geen Duitse hoofdreactie
effect-halt = de volgende Duitse opmars deze beurt stopt
effect-quick_response_die = een dobbelsteen verlaat het vak Snelle reactie
effect-scout = een Duitse actietegel wordt omgedraaid zonder te worden uitgevoerd
effect-gold = het goud wordt in veiligheid gebracht
effect-german = Duitse actie: { $what ->
    [move] opmars
    [paratrooper] parachutist
    [reinforcements] versterkingen
    [bombing] bombardement
    [stress] stress
    [threat] dreiging
    [morale] moreel
    [collaborator] collaborateur
   *[chaos] chaos
}
effect-collaborator = er komt een collaborateur in je hand
effect-flip = de laagste bevelstegel wordt naar de Duitse kant gedraaid
effect-sabotage_dice = elke sabotagedobbelsteen 1 omlaag
effect-lose = het spel is verloren


## Wat de Duitsers zouden antwoorden

response-none = niets
response-skipped = niets, want hun hoofdreactie vervalt
response-hidden = de gedekte tegel op { $position }
response-action = { german-action }{ $times ->
    [one] { "" }
   *[other] {" "}{ $times } keer
}{ $die ->
    [0] { "" }
   *[other] {" "}(sabotagedobbelsteen { $die })
}

## Waar een antwoord in een gevecht toe zou leiden

outlook-removed = { $choice ->
    [yes] 1 Duitser wordt uitgeschakeld, naar jouw keuze
   *[no] 1 Duitser wordt uitgeschakeld
}
outlook-valiant = Dappere verdediging: voor 1 moreel nog een
outlook-back = De andere Duitsers gaan terug naar waar ze vandaan kwamen; jij verliest niemand
outlook-troops = { $count ->
    [one] Je eenheid gaat
   *[other] Je { $count } eenheden gaan
} terug naar de voorraad: { $count ->
    [one] 1 sabotageactie
   *[other] { $count } sabotageacties
}
outlook-escape = De Koning vlucht als er Duitsers over zijn: { $gold ->
    [0] { "" }
    [one] 1 deel van de goudreserve is verloren,{ " " }
   *[other] { $gold } delen van de goudreserve zijn verloren,{ " " }
}{ $die ->
    [0] { "" }
   *[other] de dobbelsteen met { $die } gaat naar het vak Snelle reactie,{ " " }
}een drukblokje op hem
outlook-town = Zijn er reguliere eenheden over, dan valt de stad: { $effects }


## Waar de speler is

path-main_response = hoofdreactie
path-quick_response = snelle reactie
path-momentum = momentum
path-move = Duitse opmars
path-paratrooper = parachutist
path-reinforcements = versterkingen
path-bombing = bombardement
path-stress = stress
path-threat = dreiging
path-morale = moreel
path-collaborator = collaborateur
path-chaos = chaos
path-battle = gevecht bij { $place }
path-forced_escape = gedwongen vlucht
path-occupation = bezetting van { $place }
path-order = { $tile } ({ space-name })
path-frame = legerbevel op { $position }
path-demands = Duitse eisen
path-push = Extra offensief
path-dawn = Een nieuwe dag


## Vragen

ask-plan = Dagplan: welke tegel kies je?
ask-place = Waar komt { $tile }, en met welke kant boven?
ask-line = Hoofdbevel { space-name }: is de rij of de kolom actief?
ask-execute = Bevelen uitvoeren: wat komt er nu?
ask-before = Voordat { german-what }: speel je een kaart?
ask-discard = Welke kaart leg je af?{ more-left }
ask-morale = Het volk schept moed. Waar gaat de moreelmarker heen?
ask-morale-card = Trek je er een kaart voor?
ask-army = Legerbevel: een eenheid verzamelen, of marcheren?{ more-left }
ask-mobilise = Waar verzamelt zich een eenheid?{ more-left }
ask-march = { $left ->
    [one] Nog één stap: waarheen?
   *[other] Welk leger marcheert, en waarheen? ({ $left } stappen)
}
ask-sabotage = Welke sabotageactie?{ more-left }
ask-evacuate = Evacueren: hoe help je de Koning op weg?
ask-king = Waar gaat de Koning heen? ({ $left ->
    [one] 1 vakje
   *[other] { $left } vakjes
})
ask-die = Welke evacuatiedobbelsteen geef je terug? Je krijgt 1 stress voor elk oog dat hij tekortkomt op de dreiging.
ask-raise_die = Welke evacuatiedobbelsteen gaat 1 omhoog?
ask-fire = Vuren: welke Duitser wordt uitgeschakeld?
ask-order = Bevelen: welke actie van een kaart voer je uit, voor { $cheaper ->
    [one] 1 kaart minder
   *[other] { $cheaper } kaarten minder
}?
ask-repeat = Herhalen: welke tegel wordt nog eens uitgevoerd?
ask-upgrade = Verbeteren: welke tegel gaat een niveau omhoog?
ask-scout = Welke Duitse actietegel wordt omgedraaid?
ask-demand = De Duitsers eisen: { $demand }. Weigeren kost { $cost } wilskracht. Wat antwoordt de Koning?
ask-battles = Welk gevecht komt eerst?
ask-battle = Gevecht bij { $place }: terugtrekken of standhouden?
ask-battle-support = Er ontbreekt nog sterkte { $missing }. Welke kaart helpt?
ask-battle-remove = Wie van de aanvallers bij { $place } wordt uitgeschakeld?
ask-battle-valiant = Een dappere verdediging bij { $place }: geef je moreel om er nog een uit te schakelen?
ask-escape = De Koning moet vluchten. Waarheen?

ask-roll-quick_response = { $count ->
    [one] Gooi de dobbelsteen van de snelle reactie.
   *[other] Gooi de { $count } dobbelstenen van het vak Snelle reactie.
}
ask-draw-tile = Trek een tegel uit de zak: welke is het?
ask-draw-frame = Draai de tegel op positie { $position } om: welke Duitse actie toont ze?
ask-draw-push = Draai de bevelstegel op het offensiefspoor om: welke Duitse actie toont ze?
ask-draw-card = Trek een actiekaart: welke is het?
ask-draw-collaborator = Draai de volgende collaborateur om: wie is het?
ask-draw-demand = Draai de volgende Duitse eis om: welke is het?


## Antwoorden

option-choose = { $tile } ({ displayed-name }): { $effects }{ $cost ->
    [none] { "" }
   *[other] ; prijs: { $cost }
}
option-place = { $tile } op het vakje { space-name }{ face-added }: { $effects }. De Duitsers antwoorden: { $response }
option-activate = De { line-name }: { $supports ->
    [none] geen andere tegel
   *[other] ook { $supports }
}{ $frame ->
    [yes] , en het legerbevel aan het eind
   *[no] { "" }
}{ $quick ->
    [yes] ; dat roept een snelle reactie op
   *[no] { "" }
}
option-resolve = { $tile } ({ space-name }): { $effects }
option-skip = Laat { $tile } ({ space-name }) achterwege
option-resolve_frame = De bevelstegel op { $position }: { $effects }
option-skip_frame = Laat de bevelstegel op { $position } achterwege
option-go_on = Ga door
option-hurry = Ga door, en vraag niet opnieuw
option-play = { $card }: { $action } ({ $cost ->
    [0] geen andere kaart
    [one] 1 andere kaart
   *[other] { $cost } andere kaarten
}): { $effects }
option-order = { $card } met de tegel Bevelen: { $action } ({ $cost ->
    [0] geen andere kaart
    [one] 1 andere kaart
   *[other] { $cost } andere kaarten
}): { $effects }
option-calm = Leg { $cards } kaarten af: dreiging { $levels } omlaag
option-discard = Leg { $card } af{ $collaborator ->
    [yes] : een collaborateur, dat kost 1 moreel
   *[no] { "" }
}
option-right = Naar rechts in de rij
option-up = Een rij omhoog: meer loyaliteit
option-give_order = De marker blijft: geef een legerbevel
option-draw = Trek een kaart
option-mobilise = Er verzamelt zich een eenheid bij { $place }
option-march = { $count ->
    [one] Een eenheid marcheert
   *[other] { $count } eenheden marcheren
} van { $from } naar { $to }
option-recruit = Rekruteren: een dobbelsteen van het volk komt in de sabotagepot, met 1
option-train = Rekruten trainen: elke dobbelsteen van de sabotagepot { $count } omhoog
option-send = Nu sta je er alleen voor: de dobbelsteen met { $value } gaat naar { german-action } op { $position }
option-smuggle = Voorraden smokkelen: de dobbelsteen op { german-action } op { $position } gaat naar { $shown }
option-new_route = Een nieuwe route: een evacuatiedobbelsteen erbij, en { $stress } stress
option-plan_journey = De reis plannen: elke evacuatiedobbelsteen 1 omhoog
option-move_now = We moeten nu weg: de Koning gaat { $count ->
    [one] 1 vakje
   *[other] { $count } vakjes
} ver, dan geef je een dobbelsteen terug
option-go = Naar { $place }{ $germans ->
    [0] { "" }
    [one] , langs een Duitser: 1 stress
   *[other] , langs { $germans } Duitsers: { $germans } stress
}{ $troops ->
    [0] { "" }
    [one] , naar een Noorse eenheid: 1 moreel
   *[other] , naar { $troops } Noorse eenheden: { $troops } moreel
}{ $town ->
    [none] { "" }
    [free] , een vrije stad: 1 moreel, 1 stress minder
    [bombed] , een stad onder de bommen: 1 stress
   *[other] , een gevallen stad: 2 stress
}
option-give_die = De dobbelsteen met { $value }: { $stress ->
    [0] geen stress
   *[other] { $stress } stress
}
option-raise_die = De dobbelsteen met { $value } gaat naar { $shown }
option-fire = { $unit ->
    [regular] Een reguliere eenheid
   *[paratrooper] Een parachutist
} bij { $place } wordt uitgeschakeld
option-repeat = { $tile } ({ space-name }): { $effects }
option-upgrade = { $tile } ({ space-name }) op het raster
option-upgrade_plan = { $tile } ({ displayed-name }) in het Dagplan
option-scout = Draai de tegel op positie { $position } om
option-ignore = Negeren: 2 versterkingen, { $count } moreel minder, een drukblokje op de Koning
option-fight = Lever het gevecht bij { $place }
option-retreat = Terugtrekken in het bos: 1 Duitser wordt uitgeschakeld, dan verlies je je eenheden, elk voor een sabotageactie
option-hold = Geef ze van katoen: je bent sterk genoeg, en de Duitsers worden teruggeslagen
option-flee = De Koning vlucht: zijn beste dobbelsteen en zijn goud zijn verloren, en de druk groeit
option-support = { $card } geeft sterkte { $strength }{ $won ->
    [none] { "" }
   *[other] ; na een overwinning { $won }
}
option-remove = Een { unit-name } uit { $from }
option-spend = Geef 1 moreel: nog een Duitser wordt uitgeschakeld
option-spare = Houd het moreel

done-mobilise = Geen eenheden meer
done-march = Het leger stopt hier
done-king = De Koning stopt hier
decline-morale-card = Trek geen kaart
decline-demand = Weigeren voor { $cost } wilskracht

group-cards = Speel een kaart
group-place = Op het vakje { space-name }
group-march = Marcheer vanuit { $from }
group-mobilise = Verzamel een eenheid
group-send = Stuur de dobbelsteen met { $value }


## Wat er na zoveel klikken van een antwoord gevraagd wordt: step-<antwoord>-<klikken>

step-place-1 = Welke kant boven?
step-play-1 = { $card }: welke actie?
step-order-1 = Hoe gebruik je { $card }?
step-support-1 = Hoe gebruik je { $card }?
step-march-1 = Waar marcheren de eenheden uit { $from } heen?
step-march-2 = Hoeveel marcheren er naar { $to }?
step-fire-1 = Welke Duitser bij { $place }?
step-send-1 = Naar welke Duitse actie gaat de dobbelsteen met { $value }?
step-remove-1 = Waar kwam de Duitser vandaan?


## Wat er gebeurde: het plan

log-turn-begins = Dag { $day }, beurt { $turn }
log-plan-disc = De chaostegel op het { displayed-space } krijgt een Duits symbool.
log-plan-shifted = De tegels van het Dagplan schuiven omlaag.
log-plan-drawn = { $tile } komt uit de zak op het { displayed-space }.
log-plan-chosen = Je kiest { $tile } van het { displayed-space }.
log-plan-placed = { $tile } komt op het vakje { space-name }{ face-added }.
log-operations-line = De { line-name } van het vakje { space-name } is actief.
log-execute-resolved = { $tile } ({ space-name }) wordt uitgevoerd.
log-execute-frame = De bevelstegel op { $position } wordt uitgevoerd.
log-execute-skipped = De tegel op het vakje { space-name } wordt overgeslagen.
log-execute-frame_skipped = De bevelstegel op { $position } wordt overgeslagen.
log-tile-repeated = { $tile } ({ space-name }) wordt nog eens uitgevoerd.
log-upgraded = { $tile } wordt { $to }.


## Wat er gebeurde: kaarten, moreel, gevaar

log-card-drawn = Je trekt { $card }.
log-card-played = { $card }: { $action }.
log-card-discarded = { $card } wordt afgelegd.
log-deck-shuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
log-collaborator-gained = Een collaborateur: { $card } komt in je hand.
log-collaborator-turned_up = De volgende collaborateur is { $card }.
log-morale-gained = Het moreel stijgt: loyaliteit { $loyalty }, vakje { $place }.
log-morale-lost = Het moreel daalt: loyaliteit { $loyalty }.
log-morale-order = De moreelmarker blijft, en het leger krijgt een bevel.
log-stress-gained = { $count } stress: nu { $to }.
log-stress-lost = { $count } stress minder: nu { $to }.
log-threat-gained = De dreiging stijgt naar { $to }.
log-threat-lowered = De dreiging daalt naar { $to }.
log-threat-alarm = Alarm! Er gaat een dobbelsteen naar het vak Snelle reactie, en de dreiging daalt naar { $to }.
log-threat-no_die = Alarm, maar er is geen dobbelsteen meer: de Duitsers rukken op, en de dreiging daalt naar { $to }.
log-willpower-lost = { $count } wilskracht verloren, nog { $left }.
log-pressure-added = Een drukblokje op de Koning: { $on_king } op hem, { $left } in het vak.
log-pressure-taken_off = Een drukblokje van de Koning af: nog { $on_king } op hem.
log-momentum-raised = Het Duitse momentum stijgt naar { $to }.
log-momentum-lowered = Het Duitse momentum daalt naar { $to }.
log-momentum-top = Het Duitse momentum is op zijn hoogst: in plaats daarvan rukken ze op.


## Wat er gebeurde: het leger, sabotage en de reis

log-army-mobilised = Er verzamelt zich een eenheid bij { $place }.
log-army-marched = { $count ->
    [one] Een eenheid marcheert
   *[other] { $count } eenheden marcheren
} van { $from } naar { $to }.
log-sabotage-recruited = Er komt een rekruut in de sabotagepot.
log-sabotage-trained = De rekruten worden getraind: { $count } omhoog.
log-sabotage-sent = Een sabotagedobbelsteen met { $value } gaat naar de tegel op { $position }.
log-sabotage-smuggled = De sabotagedobbelsteen op { $position } krijgt voorraden: nu { $value }.
log-sabotage-pool_weakened = Elke dobbelsteen van de sabotagepot gaat 1 omlaag; nog { $left } over.
log-sabotage-weakened = De sabotagedobbelsteen op { $position } { $value ->
    [0] is op
   *[other] heeft nog { $value }
}.
log-evacuate-route = Een nieuwe route: { $count } evacuatiedobbelstenen.
log-evacuate-planned = De reis is gepland: elke evacuatiedobbelsteen 1 omhoog.
log-evacuate-raised = Een evacuatiedobbelsteen gaat naar { $value }.
log-evacuate-die_given = De evacuatiedobbelsteen met { $value } gaat terug naar het volk.
log-king-went = De Koning komt in { $place }.
log-king-black = De Koning heeft nee gezegd: vanaf nu vecht hij mee met zijn eenheden.
log-fire-hit = { $unit ->
    [regular] Een reguliere eenheid
   *[paratrooper] Een parachutist
} bij { $place } is uitgeschakeld.


## Wat er gebeurde: de Duitsers

log-main_response-skipped = De Duitse hoofdreactie vervalt.
log-main_response-tile = De tegel op { $position } ({ german-action }) wordt { $count ->
    [0] niet uitgevoerd: er is geen symbool te zien
    [one] één keer uitgevoerd
   *[other] { $count } keer uitgevoerd
}.
log-quick_response-rolled = Snelle reactie: { $dice }.
log-quick_response-die_taken = Er verlaat een dobbelsteen het vak Snelle reactie; { $left ->
    [0] alleen de eigen is er nog
   *[other] naast de eigen zijn er nog { $left }
}.
log-frame-turned_up = De tegel op { $position } wordt omgedraaid: { german-action }.
log-frame-all_turned = Alle bevelstegels zijn al omgedraaid: de Duitsers rukken op.
log-german-chaos = Er gaat een chaostegel in de zak, nog { $left } in reserve.
log-german-dropped = Er landt een parachutist bij { $place }.
log-german-reinforced = Er komt een Duitse eenheid aan bij { $place }.
log-bombing-begun = Bommenwerpers zijn op weg naar { $place } ({ $value }).
log-bombing-raid = Bommen vallen op { $place } ({ $value }).
log-bombing-destroyed = { $place } is verwoest.
log-move-halted = De Duitse opmars wordt tegengehouden.
log-move-will_halt = De volgende { $count ->
    [one] Duitse opmars van deze beurt wordt
   *[other] { $count } Duitse opmarsen van deze beurt worden
} tegengehouden.
log-move-regulars = { $count ->
    [one] Een Duitse eenheid trekt
   *[other] { $count } Duitse eenheden trekken
} van { $from } naar { $to }.
log-move-paratroopers = { $count ->
    [one] Een parachutist trekt
   *[other] { $count } parachutisten trekken
} van { $from } naar { $to }.
log-move-joined = { $count ->
    [one] Een parachutist bij { $place } sluit
   *[other] { $count } parachutisten bij { $place } sluiten
} zich aan bij de reguliere eenheden.
log-occupation-taken = { $place } is bezet.
log-occupation-ruins = De Duitsers nemen de ruïnes van { $place } in.
log-occupation-cleared = In { $sector } { $count ->
    [one] is een Noorse eenheid
   *[other] zijn { $count } Noorse eenheden
} afgesneden en verloren.
log-occupation-garrison = Een Duitse eenheid verlaat de kaart als garnizoen van { $place }.
log-occupation-chaos = Er gaat een chaostegel van het bezettingsspoor in de zak.


## Wat er gebeurde: gevechten en vlucht

log-battle-lost = Bij { $place } trekken je eenheden zich terug in het bos: sterkte { $strength } tegen { $germans }.
log-battle-won = Bij { $place } geef je ze van katoen: sterkte { $strength } tegen { $germans }!
log-battle-troops_lost = { $count ->
    [one] Een eenheid is verloren bij { $place }, en gaat
   *[other] { $count } eenheden zijn verloren bij { $place }, en gaan
} in het geheim door.
log-battle-removed = Een { unit-name } van de aanvallers bij { $place } is uitgeschakeld.
log-battle-back = De aanvallers van { $place } worden teruggeslagen.
log-escape-gold_lost = De Duitsers pakken { $card } af.
log-escape-die_lost = De evacuatiedobbelsteen met { $value } gaat naar het vak Snelle reactie.
log-escape-fled = De Koning vlucht naar { $place }.


## Wat er gebeurde: de avond

log-demand-drawn = De Duitsers eisen: { $demand }. Weigeren kost { $cost } wilskracht, en dan: { $effects }.
log-report-regrouped = Het raster is vol: alle tegels gaan terug in de zak, en { $tile } ligt weer boven in het Dagplan.
log-report-chaos_aside = Chaos wordt getrokken en apart gelegd; er wordt een andere tegel getrokken.
log-report-chaos_back = { $count ->
    [one] De chaostegel gaat
   *[other] De { $count } chaostegels gaan
} terug in de zak.
log-setup-chaos = { $count ->
    [one] Er gaat een chaostegel
   *[other] Er gaan { $count } chaostegels
} in de zak.
log-setup-gold_aside = { $card } wordt apart gelegd; er wordt een andere kaart getrokken.
log-demand-declined = De Koning weigert: { $demand }.
log-demand-ignored = De Koning negeert: { $demand }.
log-push-turned = De bevelstegel van het offensiefspoor wordt omgedraaid: { german-action }.
log-push-cubes = { $count ->
    [one] Een offensiefblokje
   *[other] { $count } offensiefblokjes
} in het { section-name }.
log-push-full = Het { section-name } van het offensiefspoor is vol: { german-action }.


## Hoe het spel afliep

won = De Koning is vrij! { $gold ->
    [0] Er kwam geen goud met hem mee.
    [one] 1 deel van de goudreserve is met hem in veiligheid.
   *[other] { $gold } delen van de goudreserve zijn met hem in veiligheid.
}
lost-nowhere = De Koning kan nergens meer heen vluchten.
lost-willpower = De wilskracht van de Koning is op: hij geeft het op.
lost-pressure = De druk op de Koning is te groot geworden.
lost-bombed = De Koning sterft onder de bommen.
lost-cut_off = De Duitsers hebben de Koning afgesneden.
lost-towns = Alle steden zijn gevallen: er is niets meer om over te heersen.
lost-resigned = De Koning geeft zich over.

part-plan = Dagplan
part-operations = Volgorde van operaties
part-main_response = Duitse hoofdreactie
part-execute = Bevelen uitvoeren
part-report = Rapport
part-demands = Duitse eisen
part-push = Extra offensief
part-dawn = Een nieuwe dag
seat-name = De Koning
goal = Breng de Koning naar de vrijheid voordat wilskracht, druk of de Duitsers hem tegenhouden, en red zoveel goud als je kunt.

headline = Dag { $day }, beurt { $turn }: { $part ->
    [plan] Dagplan
    [operations] Volgorde van operaties
    [main_response] Duitse hoofdreactie
    [execute] Bevelen uitvoeren
    [report] Rapport
    [demands] Duitse eisen
    [push] Extra offensief
   *[dawn] Een nieuwe dag
}


## Waarom een tip dat aanraadt

why-only = Er valt niets anders te kiezen.
why-card = Deze kaart levert nu meer op dan ze kost.
why-calm = Nog één dreiging en de Duitsers slaan alarm.
why-plan = Op de beste plek levert deze tegel het meeste op voor de prijs.
why-place = Hier doet de tegel het meest, en kunnen de Duitsers het minst antwoorden.
why-line = Deze lijn voert meer uit, voor minder antwoord.
why-execute = Wat het meeste waard is, komt eerst: het kan veranderen wat de rest kan.
why-before = Geen kaart in je hand zou nu genoeg helpen.
why-discard = Deze kaart wordt het minst gemist.
why-morale = Eerst loyaliteit, dan kaarten.
why-army = Daar staat de eenheid de Duitsers het best in de weg.
why-mobilise = Daar staat de eenheid de Duitsers het best in de weg.
why-march = Daar staat de eenheid de Duitsers het best in de weg.
why-sabotage = Daar doet het de Duitsers het meest pijn.
why-evacuate = Dat brengt de Koning het verst voor wat het kost.
why-king = Dat is de beste weg naar de vrijheid.
why-die = Het kost de minste stress, en laat de betere dobbelstenen over.
why-raise_die = Welke dobbelsteen het is, maakt weinig uit.
why-fire = Die Duitser is het grootste gevaar.
why-order = Deze actie levert het meeste op voor de prijs.
why-repeat = Deze tegel is een tweede keer het meeste waard.
why-upgrade = Deze tegel wordt het meest gebruikt.
why-scout = Welke tegel het is, maakt weinig uit.
why-demand = De wilskracht voor een nee, tegen druk en moreel voor zwijgen.
why-battles = De volgorde maakt weinig uit.
why-battle = Dat kost minder dan het andere antwoord.
why-escape = Vandaar kan de Koning het verst wegkomen.


## Waarom niet? Wat er tegen een antwoord is, en wat er anders zou moeten zijn

whynot-plan-empty = Dit vakje van het Dagplan is leeg.
whynot-plan-price = Je kunt deze tegel niet betalen: de bovenste kost een kaart uit je hand.
whynot-place-taken = Daar ligt al een tegel.
whynot-place-chaos = Chaos heeft geen legerbevelen.
whynot-place-impossible = De eigen actie zou daar nu niet kunnen: leg de tegel met de legerbevelen boven.
whynot-card-price = Je hebt te weinig andere kaarten om ervoor af te leggen.
whynot-card-nothing = Niets ervan zou nu kunnen.
whynot-calm-cards = Daar heb je te weinig kaarten voor.
whynot-calm-lowest = De dreiging is op het laagste niveau.
whynot-mobilise-supply = Er is geen Noorse eenheid meer in de voorraad.
whynot-mobilise-taken = Een mobilisatiecentrum moet leeg zijn, en daar staat iemand.
whynot-march-freedom = Alleen de Koning gaat naar de vrijheid.
whynot-march-red = Geen Noor mag op een rood vakje komen.
whynot-march-germans = Daar staan Duitsers: je eenheden vallen niemand aan.
whynot-march-bombed = De stad wordt gebombardeerd: geen eenheid mag erin.
whynot-march-occupied = De stad is bezet: geen eenheid mag erin.
whynot-evacuate-population = Er is geen dobbelsteen meer in de bevolkingspot.
whynot-evacuate-planned = Geen evacuatiedobbelsteen kan omhoog: er is er geen, of ze tonen allemaal 6.
whynot-evacuate-no_die = Er is geen dobbelsteen in de evacuatiepot: de Koning kan niet reizen.
whynot-evacuate-no_way = Geen weg van die lengte eindigt op een vakje zonder Duitsers.
whynot-king-freedom = Alleen Evacueren brengt de Koning naar de vrijheid.
whynot-king-red = Geen Noor mag op een rood vakje komen.
whynot-escape-freedom = Bij een gedwongen vlucht kan de Koning de vrijheid niet bereiken.
whynot-escape-red = Geen Noor mag op een rood vakje komen.
whynot-escape-highway = Bij een gedwongen vlucht moet de Koning van de hoofdweg blijven.
whynot-escape-germans = Daar staan Duitsers.
whynot-demand-willpower = Er is niet genoeg wilskracht om te weigeren: het kost wat de kaart zegt, en 1 voor elk drukblokje op de Koning.
whynot-sabotage-population = Er is geen dobbelsteen meer in de bevolkingspot.
whynot-sabotage-loyalty = Bij loyaliteit 0 kan niemand getraind worden.
whynot-sabotage-no_recruit = Geen dobbelsteen van de sabotagepot kan omhoog: er is er geen, of ze tonen allemaal 6.
whynot-sabotage-nobody = Er is geen dobbelsteen in de sabotagepot: rekruteer eerst.
whynot-sabotage-face_down = Een sabotagedobbelsteen gaat alleen naar een Duitse actie die open ligt.
whynot-sabotage-taken = Daar ligt al een sabotagedobbelsteen.
whynot-sabotage-no_saboteur = Daar ligt geen sabotagedobbelsteen.
whynot-sabotage-six = De dobbelsteen daar toont al 6.
whynot-repeat-empty = Daar ligt geen andere tegel om te herhalen.
whynot-repeat-elsewhere = Dit Herhalen reikt alleen in de eigen rij en kolom.
whynot-repeat-repeats = Herhalen kan niet herhaald worden.
whynot-repeat-nothing = Niets van die tegel zou nu kunnen.
whynot-upgrade-empty = Daar ligt geen tegel.
whynot-upgrade-chaos = Chaos heeft geen volgend niveau.
whynot-upgrade-level = Dit Verbeteren is niet goed genoeg voor dat niveau, of de tegel is op haar hoogst.
whynot-mobilise-centre = Eenheden verzamelen zich alleen in een mobilisatiecentrum.
whynot-march-other = Dat is geen stap van het leger dat onderweg is, of daar zijn die eenheden niet.
whynot-king-far = De Koning gaat naar een vakje naast hem.
whynot-king-ends = Vandaar kan de rest van zijn weg niet eindigen op een vakje zonder Duitsers.
whynot-escape-far = De Koning vlucht naar een vakje naast hem.
whynot-sabotage-no_value = Geen dobbelsteen in de sabotagepot toont dat.
whynot-fire-range = Geen Noorse eenheid is dichtbij genoeg, of daar staat niet zo'n Duitser.
whynot-die-none = Er kan geen dobbelsteen genomen worden die dat toont.
whynot-scout-open = Alleen een gedekte Duitse actietegel kan verkend worden.
whynot-battle-loyalty = Bij loyaliteit 0 kun je in een gevecht geen kaart gebruiken.
whynot-battle-strength = Deze kaart heeft geen sterkte.
whynot-battle-weak = De kaarten die je loyaliteit toelaat, zijn niet genoeg om de Duitsers te evenaren.
whynot-battle-alone = De witte Koning alleen kan zich niet terugtrekken in het bos: hij vlucht, of kaarten verdedigen hem.
whynot-battle-not_alone = Hij is niet alleen: eerst komt er een gevecht.
whynot-battle-attacker = Zo'n Duitser deed niet mee aan de aanval.
whynot-battle-elsewhere = Daar is geen gevecht.
whynot-execute-piece = Daar ligt geen uitvoersteen.
whynot-execute-nothing = Niets ervan zou nu kunnen: je kunt het alleen overslaan.
whynot-morale-end = Hier eindigt de rij: het moreel gaat omhoog.
whynot-morale-top = Dit is de bovenste rij: in plaats van omhoog komt er een legerbevel.
whynot-morale-not_top = Alleen in de bovenste rij geeft moreel een legerbevel.
whynot-other = Dat kan nu niet.
whynot-over = Het spel is afgelopen.
whynot-fate = Nu beslissen dobbelstenen of kaarten.
whynot-first = Begin met iets anders: { $kind ->
    [place] een vakje van de kaart
    [space] een vakje van het raster
    [displayed] een tegel van het Dagplan
    [card] een kaart
    [position] een tegel van de rand
    [die] een dobbelsteen
   *[other] een van de antwoorden
}.
whynot-begun = Ga door: hier begint een antwoord.
whynot-button = Daar is een knop voor.
whynot-later = Daar wordt nu niet naar gevraagd; dat komt in zijn eigen fase.


## De echte doos klaarzetten

prepare-board = Leg het hoofdbord neer.
prepare-stock = Noorse tegels: leg de tegels van niveau III op titel in een rij, en elke tegel van niveau II onder die met dezelfde titel ({ $count } tegels).
prepare-evacuate = Leg { $tile } op het bovenste vakje van het Dagplan.
prepare-bag = Doe de andere { $count } tegels van niveau I in de zak. Trek er twee voor het middelste en het onderste vakje van het Dagplan wanneer erom gevraagd wordt.
prepare-chaos = Dan { $count ->
    [one] gaat er 1 chaostegel
   *[other] gaan er { $count } chaostegels
} in de zak.
prepare-track_chaos = Leg een chaostegel op het bezettingsspoor, op het vakje van { $place }.
prepare-occupation = Bedek de vakjes van het bezettingsspoor met hun tegels, met de kant Bezet boven, van boven af: { $towns }.
prepare-german_tiles = Schud de { $count } Duitse actietegels met de 1 boven, en leg er één op elk van de posities 1 tot { $most } van de rand. Bekijk de andere kant niet.
prepare-order_tiles = Schud de bevelstegels met de legerbevelen boven, en leg er { $count } op de posities { $first } tot { $last }. Bekijk de andere kant niet.
prepare-push_tile = Leg de laatste bevelstegel op het middelste deel van het offensiefspoor, met de legerbevelen boven.
prepare-resolve = Volgorde van operaties: de gele hoofdsteen in zijn vak, de 2 steunstenen en dan de randsteen in de roze rij.
prepare-marker = { $track ->
    [momentum] Momentummarker
    [stress] Stressmarker
   *[threat] Dreigingsmarker
}: op { $level }.
prepare-morale = Moreelmarker: op het eerste vakje van rij { $row } van onderen (loyaliteit { $loyalty }).
prepare-quick_response = Leg de dobbelsteen van de snelle reactie in zijn vak.
prepare-evacuation = Evacuatiepot: { $count ->
    [one] 1 dobbelsteen met 1
   *[other] { $count } dobbelstenen, elk met 1
}.
prepare-population = Bevolkingspot: { $count } dobbelstenen, elk met 1.
prepare-pressure = Leg de { $count } drukblokjes in het vak Druk.
prepare-willpower = Leg de { $count } wilskrachtblokjes in het vak Wilskracht.
prepare-german_supply = Duitse legervoorraad: { $count } Duitse eenheden.
prepare-norwegian_supply = Noorse legervoorraad: { $count } Noorse eenheden.
prepare-king = De witte Koning staat in { $place }.
prepare-germans = { $count ->
    [one] 1 Duitse reguliere eenheid
   *[other] { $count } Duitse reguliere eenheden
} bij { $place }.
prepare-norwegians = { $count ->
    [one] 1 Noorse eenheid
   *[other] { $count } Noorse eenheden
} in { $place }.
prepare-reserve = De reserve naast het bord: { $chaos } chaostegels, de bombardementsdobbelsteen, { $cubes } offensiefblokjes, de zwarte Koning en { $discs } schijfjes met het Duitse symbool.
prepare-demands = Schud de { $count } kaarten met Duitse eisen en leg ze gedekt neer.
prepare-collaborators = Schud de { $count } kaarten met collaborateurs en leg ze open neer.
prepare-deck = Schud de { $count } actiekaarten en leg ze gedekt neer.
prepare-hand = Je eerste hand is { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, geen daarvan goudreserve: trek in plaats daarvan opnieuw, en schud die terug.
prepare-symbols = Op dit niveau telt een Duits symbool alleen op deze vakjes van het raster, wat het bord ook toont: { $spaces }.


## Lessen: de eerste beurt

lesson-first-turn-title = De eerste beurt
lesson-first-turn-about = Twee beurten in april 1940: kies een tegel, kijk wat de Duitsers antwoorden, en bereid de reis van de Koning voor.
lesson-first-turn-choose = Elke beurt kies je een van de drie tegels van het Dagplan. De onderste is gratis, de middelste kost 1 stress, de bovenste een kaart. De Koning moet wegkomen, dus neem Evacueren van boven.
lesson-first-turn-discard = Het kost een kaart naar keuze. Boerderij zul je het minst missen: leg die af.
lesson-first-turn-paid = Een afgelegde kaart is niet voorgoed weg: de aflegstapel wordt geschud als de stapel op is.
lesson-first-turn-place = Leg Evacueren nu op het raster: met een van beide kanten boven, op een leeg vakje naar keuze. Leg haar in het midden met de eigen kant boven. Het is je hoofdbevel van deze beurt. Kijk voordat je bevestigt wat het oproept: Duitse tegels aan de uiteinden van haar rij en kolom.
lesson-first-turn-line = Of de rij of de kolom is actief: andere tegels in de actieve lijn doen mee, en ook een bevelstegel aan het eind. Er ligt nog niets anders. Neem de rij.
lesson-first-turn-response = De randsteen ligt op de bevelstegel op 11. Nu komt de Duitse hoofdreactie: alle Duitse tegels van beide lijnen, vanaf het laagste nummer. Die op 2 lag gedekt, wordt omgedraaid en één keer uitgevoerd: stress.
lesson-first-turn-before = Vóór elke Duitse actie mag je een kaart spelen. Nu niet: ga door.
lesson-first-turn-stressed = Je stress staat op 7. Boven 10 zou elke stap wilskracht kosten, en zonder wilskracht geeft de Koning het op. Daarna werd de tegel op 5 omgedraaid: dreiging.
lesson-first-turn-hurry = Je kunt de rest van de reactie ook laten gebeuren zonder steeds gevraagd te worden. Doe dat.
lesson-first-turn-threatened = De dreiging staat op 4. Bij 8 slaan de Duitsers alarm. Stress kan nooit dalen tot de dreiging of lager.
lesson-first-turn-resolve = Nu jij: Bevelen uitvoeren. Elke tegel met een steen wordt één keer uitgevoerd, in de volgorde die jij wilt. Begin met Evacueren.
lesson-first-turn-route = Er zijn drie manieren om de Koning te helpen. Hij gaat zoveel vakjes tegelijk als er evacuatiedobbelstenen zijn, dus één dobbelsteen is niet veel. Neem Een nieuwe route: een dobbelsteen erbij, voor zoveel stress als er dan dobbelstenen zijn.
lesson-first-turn-prepared = Twee dobbelstenen, en 2 stress.
lesson-first-turn-army = De bevelstegel in de rand is een legerbevel. Voer dat ook uit.
lesson-first-turn-mobilise = Een legerbevel verzamelt een eenheid in een leeg mobilisatiecentrum, of verplaatst er een paar. Laat een eenheid zich verzamelen in Hadeland, naast de weg van de Duitsers.
lesson-first-turn-turn = Het raster is niet vol, dus er begint een nieuwe beurt. De tegels schuiven omlaag, en uit de zak komt een nieuwe: Vuren.
lesson-first-turn-second = Nu ligt Strategie onderaan, gratis. Kies die: je trekt er twee kaarten mee.
lesson-first-turn-beside = Leg haar naast Evacueren, midden links, met de eigen kant boven. Zo kan Evacueren nog eens meedoen.
lesson-first-turn-support = Maak de rij actief: Evacueren krijgt een steunsteen en wordt deze beurt opnieuw uitgevoerd.
lesson-first-turn-turned = De Duitsers antwoorden op de rij en de kolom van de nieuwe tegel: de tegel op 1 wordt omgedraaid, versterkingen, en de dreiging op 5 ligt al open.
lesson-first-turn-symbols = Een open tegel wordt één keer uitgevoerd voor elk Duits symbool dat in haar lijn te zien is. In deze rij is er rechts één te zien; jouw tegel bedekt het andere. Laat het gebeuren.
lesson-first-turn-answered = Er landde een verse Duitse eenheid, en de dreiging steeg naar 5.
lesson-first-turn-strategise = Voer eerst Strategie uit: de kaarten helpen misschien bij de rest.
lesson-first-turn-again = Nu Evacueren nog eens, als steun.
lesson-first-turn-journey = De reis plannen: elke evacuatiedobbelsteen gaat 1 omhoog. Als de Koning reist, geef je één dobbelsteen terug, en wat die onder de dreiging toont, is stress.
lesson-first-turn-planned = Beide dobbelstenen tonen 2.
lesson-first-turn-march = Het legerbevel van de rij is er nog. Voer het uit.
lesson-first-turn-block = Laat de eenheid van Hadeland naar de weg van de Duitsers marcheren, naar Minnesund. Ze vallen alleen aan wat zwakker is dan zij, maar elk gevecht kost hun iets.
lesson-first-turn-done = Dat is een beurt: plan, Duits antwoord, bevelen. Als alle negen vakjes vol zijn, komt de avond, met Duitse eisen. Speel vanaf hier verder als je wilt.


## Lessen: een gevecht

lesson-battle-title = Een gevecht
lesson-battle-about = De Duitsers rukken twee keer op en stuiten op twee plaatsen op je eenheden. Eén gevecht win je met een kaart, één verlies je en het loont toch.
lesson-battle-line = Rusten ligt in het midden, en de Duitse opmars op 5 ligt open in haar rij, met twee symbolen te zien: twee keer opmars. Maak de kolom actief, voor haar legerbevel.
lesson-battle-move = Eerst kwam verborgen stress. Dan de opmars: reguliere eenheden rukken op langs hun weg, de voorste eerst, overal waar ze sterker zijn dan wat er staat. 3 tegen 2 in Midtskogen, 3 tegen 2 in Minnesund: beide vallen aan. Het gevecht van de Koning komt eerst.
lesson-battle-battle = De Koning is wit: zelf heeft hij geen sterkte. 2 eenheden tegen 3. Tot je loyaliteit mag je kaarten afleggen voor hun sterkte. Nachtmars heeft 2: speel die, en je bent 4 tegen 3.
lesson-battle-won = Geef ze van katoen! Een van de aanvallers is uitgeschakeld.
lesson-battle-valiant = Een dappere verdediging: voor 1 moreel schakel je er nog een uit. Geef het.
lesson-battle-back = De laatste aanvaller wordt teruggeslagen naar Løten. Van jou is er niemand verloren. Nu het gevecht bij Minnesund.
lesson-battle-retreat = Hier heb je 2 tegen 3, en geen kaart meer. Je eenheden trekken zich terug in het bos.
lesson-battle-lost = Toch is ook hier een van de aanvallers uitgeschakeld.
lesson-battle-valiant-again = Ook hier kan moreel er nog een uitschakelen. Loyaliteit is kostbaar, maar de Duitsers zijn nu met weinig: geef het.
lesson-battle-forest = Je twee eenheden verlaten de kaart, en elk wordt een sabotageactie.
lesson-battle-recruit = Eerst moet er iemand gerekruteerd worden: een dobbelsteen van het volk komt in de sabotagepot, met 1.
lesson-battle-send = De tweede opmars komt nog. Stuur je dobbelsteen naar de opmars op 5: vóór elke uitvoering gaat een sabotagedobbelsteen in plaats daarvan 1 omlaag.
lesson-battle-stopped = De tweede opmars ging niet door! De dobbelsteen toonde 1, dus hij ging terug naar het volk. Eén rekruut hield het Duitse leger op.
lesson-battle-rest = Nu je bevelen. Rusten haalt 2 stress weg.
lesson-battle-army = En het legerbevel van de kolom.
lesson-battle-march = Stuur één eenheid vooruit naar de brug van Terningen, tussen Midtskogen en Elverum.
lesson-battle-done = Gevechten worden beslist voordat ze geleverd worden: door waar je eenheden staan, door loyaliteit, en door een kaart die je in je hand houdt. Speel vanaf hier verder als je wilt.


## Lessen: een Duitse hoofdreactie

lesson-main-response-title = De Duitsers antwoorden
lesson-main-response-about = Een hoofdreactie met alles wat erin kan gebeuren: een kaart op het juiste moment, dreiging, stress, een opmars, een gevecht en een gedwongen vlucht.
lesson-main-response-line = Het raster raakt vol. Saboteren is je hoofdbevel; drie Duitse tegels aan de uiteinden van haar lijnen liggen open: dreiging op 2, stress op 5, en een bevelstegel die naar opmars gedraaid is op 8. Maak de kolom actief, met Rusten.
lesson-main-response-symbols = Nu de symbolen: het lege vakje erboven toont er één, dus dreiging en opmars komen elk één keer. In de rij is alles bedekt, maar de chaostegel draagt 2 schijfjes: stress komt twee keer.
lesson-main-response-card = Kaarten kun je bijna altijd spelen. Voordat de dreiging stijgt, wordt het gevraagd. Speel Radiobericht: daar is geen andere kaart voor nodig.
lesson-main-response-right = 1 moreel: een rij omhoog voor meer loyaliteit, of naar rechts, waar je een kaart mag trekken. Ga naar rechts.
lesson-main-response-draw = Trek de kaart.
lesson-main-response-drawn = Daarna wordt de vraag opnieuw gesteld, want de dreiging moet nog komen.
lesson-main-response-hurry = Laat de reactie nu gebeuren. De regel bovenaan zegt je waar je bent, hoe diep het ook gaat.
lesson-main-response-moved = Dreiging één keer, stress twee keer, dan de opmars: de Duitsers komen bij de brug van Terningen, waar de Koning alleen is.
lesson-main-response-flee = Een kaart met sterkte zou hem nog kunnen redden: 1 tegen 1 is genoeg. Maar kijk eens wat een gedwongen vlucht is. Goud kan niet vechten. Laat de Koning vluchten.
lesson-main-response-lost = Het goud in je hand is verloren, met moreel en stress, en de beste evacuatiedobbelsteen helpt nu de Duitsers bij hun snelle reactie.
lesson-main-response-escape = Hij vlucht één vakje. Elverum ligt aan de hoofdweg, in Midtskogen zijn Duitsers, en naar het oosten is geen weg. Alleen Furnes blijft over. Kon hij nergens heen, dan was het spel verloren.
lesson-main-response-escaped = Een drukblokje op de Koning, het vierde zou het einde zijn; en een van de aanvallers is uitgeschakeld. Daarna gaat alles wat onderbroken werd door, van binnen naar buiten, tot de reactie voorbij is.
lesson-main-response-rest = Nu je bevelen. Eerst Rusten: de stress is hoog.
lesson-main-response-sabotage = Dan Saboteren.
lesson-main-response-recruit = Rekruteer iemand voor de volgende keer.
lesson-main-response-done = Een reactie lees je van buiten naar binnen: welke tegels, hoeveel symbolen, wat elk doet, en wat dat veroorzaakt. Kies je plekken zo dat er weinig te zien is. Speel vanaf hier verder als je wilt.


## Lessen: een eis

lesson-demand-title = Een eis
lesson-demand-about = De avond van de eerste dag: de Koning zegt nee, de Duitsers zetten door, en het leger krijgt zijn bevelen voor de nieuwe dag.
lesson-demand-demand = Het raster was vol, dus het is avond, en daarmee komt een Duitse eis: Benoem Quisling. Negeren betekent versterkingen, minder moreel en meer druk. Weigeren kost de wilskracht op de kaart en 1 voor het drukblokje op de Koning. Weiger.
lesson-demand-declined = 2 wilskracht, er zijn er nog 3. Maar de tekst van de kaart helpt je: 2 moreel.
lesson-demand-right = Een voor een, elk zoals je wilt. Eerst naar rechts, op een vakje met een kaart.
lesson-demand-draw = Trek die.
lesson-demand-up = De tweede een rij omhoog: loyaliteit 3.
lesson-demand-push = Na zijn eerste nee is de Koning zwart: vanaf nu heeft hij sterkte 1. Dan het extra offensief: de bevelstegel werd omgedraaid, en elke bezette stad legde een blokje op het spoor. Het linkerdeel was vol: er kwamen versterkingen naar Hamar. Het middelste houdt zijn blokje.
lesson-demand-dawn = Een nieuwe dag: zoveel legerbevelen als je loyaliteit hebt, 3, en elk moet gebruikt worden. Laat een eenheid zich verzamelen in Tretten.
lesson-demand-guard = De eenheid uit Terningmoen marcheert naar de Koning in Furnes. Met de zwarte Koning is dat sterkte 2.
lesson-demand-last = Nu is Terningmoen weer leeg: laat daar nog een eenheid zich verzamelen.
lesson-demand-done = De nieuwe dag begint met een leeg raster. Wilskracht is alles wat de Koning heeft: hoe meer druk, hoe duurder elk nee. Speel vanaf hier verder als je wilt.


## Wat de dingen op tafel zijn (log-about-), en wat er boven die teksten staat (title-)

about-title = { $title }
title-displayed = Dagplan, { displayed-name }
title-position = Rand { $position }
title-deck-bag = De zak
title-deck-deck = Actiestapel
title-deck-discards = Aflegstapel
title-deck-collaborators = Collaborateurs
title-deck-demands = Duitse eisen
title-deck-evacuated = Gered goud
title-deck-chaos = Chaos in reserve
title-track-stress = Stress
title-track-threat = Dreiging
title-track-momentum = Momentum
title-track-morale = Moreel
title-track-willpower = Wilskracht
title-track-pressure = Druk
title-track-push = Offensiefspoor
title-track-occupation = Bezettingsspoor
title-track-german_supply = Duitse voorraad
title-track-norwegian_supply = Noorse voorraad
title-pool-population = Bevolkingspot
title-pool-evacuation = Evacuatiepot
title-pool-sabotage = Sabotagepot
title-pool-quick_response = Vak Snelle reactie
title-line = { $line ->
    [row] De rij
   *[column] De kolom
}
title-face = { $face ->
    [army] Legerbevelen
   *[unique] De eigen kant
}
title-unit = { $unit ->
    [regular] Reguliere eenheid
   *[paratrooper] Parachutist
}
title-calm = { $cards } kaarten
title-die = Een dobbelsteen met { $value }

log-about-displayed = { $tile }: { $effects }. De achterkant: { $army }. { $cost ->
    [none] Kiezen kost niets.
   *[other] Kiezen kost: { $cost }.
}
log-about-displayed-chaos = Chaos doet niets voor je, en krijgt elke keer dat ze omlaagschuift een Duits symbool (nu { $discs } erop).
log-about-displayed-empty = Leeg: de volgende beurt schuiven de tegels erboven omlaag, en wordt er een uit de zak getrokken.
log-about-space = { $tile }{ face-added }: { $effects }. { $piece ->
    [primary] Het is het hoofdbevel van deze beurt.
    [support] Ze steunt het hoofdbevel en wordt deze beurt uitgevoerd.
   *[none] Ze wordt opnieuw uitgevoerd als er een tegel in haar lijn komt en die lijn actief wordt.
}
log-about-space-empty = { $symbol ->
    [yes] Een leeg vakje met een Duits symbool: zolang niets het bedekt, worden Duitse tegels van de rij en de kolom een keer extra uitgevoerd.
   *[no] Een leeg vakje zonder Duits symbool.
}
log-about-space-chaos = { $discs ->
    [0] Chaos: ze doet niets als ze wordt uitgevoerd.
    [one] Chaos met een Duits symbool: Duitse tegels van de rij en de kolom worden een keer extra uitgevoerd.
   *[other] Chaos met { $discs } Duitse symbolen: Duitse tegels van de rij en de kolom worden zoveel keer extra uitgevoerd.
}
log-about-position = Duitse actie: { german-action }. Ze wordt uitgevoerd als er een tegel in haar lijn komt, één keer voor elk Duits symbool daar (nu { $symbols }). { $die ->
    [0] Er ligt geen sabotagedobbelsteen op.
   *[other] Er ligt een sabotagedobbelsteen met { $die } op, die haar zo vaak tegenhoudt.
}
log-about-position-hidden = Een gedekte Duitse tegel: ze wordt omgedraaid en één keer uitgevoerd als er een tegel in haar lijn komt.
log-about-position-order = Een bevelstegel: maak haar lijn actief en je mag een legerbevel geven. Later wordt ze naar een Duitse actie gedraaid. { $piece ->
    [yes] Haar bevel wacht nu op je.
   *[no] { "" }
}
log-about-place = Sector { $sector }.{ $town ->
    [free] { " " }Een vrije stad: geeft de Koning 1 moreel en neemt 1 stress weg.
    [bombed] { " " }Een stad onder de bommen: verwoest na nog { $bombing } aanvallen.
    [occupied] { " " }Een bezette stad: kost de Koning 2 stress.
    [destroyed] { " " }Een verwoeste stad: kost de Koning 2 stress.
   *[none] { "" }
}{ $icon ->
    [red] { " " }Een Duits startvakje: geen Noor mag erop.
    [mobilisation] { " " }Een mobilisatiecentrum: er kan een eenheid bij komen zolang hier niemand staat.
    [drop] { " " }Hier landen parachutisten.
   *[none] { "" }
}{ $road ->
    [highway] { " " }Aan de Duitse weg, en een hoofdweg: geen vlucht leidt hierheen.
    [road] { " " }Aan de Duitse weg.
   *[none] { "" }
}{ $germans ->
    [0] { "" }
    [one] { " " }Hier staat een Duitse eenheid.
   *[other] { " " }Hier staan { $germans } Duitse eenheden.
}{ $norwegians ->
    [0] { "" }
    [one] { " " }Hier staat een Noorse eenheid.
   *[other] { " " }Hier staan { $norwegians } Noorse eenheden.
}{ $king ->
    [white] { " " }De Koning is hier; in het wit geeft hij geen sterkte.
    [black] { " " }De Koning is hier; in het zwart telt hij als een eenheid.
   *[none] { "" }
}
log-about-place-freedom = Vrijheid: de Koning wint als Evacueren hem hierheen brengt. Het is { $steps } stappen ver.
log-about-card = { $actions }. In een gevecht geeft ze { $strength }. { $won ->
    [none] { "" }
   *[other] Gebruikt in een gewonnen gevecht: { $won }.
}
log-about-card-gold = { $actions }. Dan telt het als de Koning wegkomt; bij een gedwongen vlucht is het verloren.
log-about-card-collaborator = { $actions }. Telkens als hij je hand verlaat, verlies je 1 moreel.
card-action = { $action } ({ $cost ->
    [0] gratis
    [one] 1 kaart
   *[other] { $cost } kaarten
}): { $effects }
log-about-demand = { $state ->
    [open] Weigeren kost { $cost } wilskracht, en dan: { $effects }. Negeren brengt versterkingen, kost moreel en geeft druk.
    [declined] Geweigerd.
   *[ignored] Genegeerd: telt mee als de volgende genegeerd wordt.
}
log-about-deck-bag = Er zitten { $count } tegels in de zak; elke beurt wordt er een getrokken.
log-about-deck-deck = Er zijn nog { $count } actiekaarten; is de stapel leeg, dan wordt de aflegstapel geschud.
log-about-deck-discards = Hier liggen { $count } kaarten; ze worden de stapel als die leeg is.
log-about-deck-collaborators = Er zijn nog { $count } collaborateurs. Komt er een in je hand, dan kost dat stress voor elk die daar is.
log-about-deck-demands = Er zijn nog { $count } eisen; er komt er een elke keer dat het raster vol is.
log-about-deck-evacuated = { $count } kaarten met goudreserve zijn veilig: je score als de Koning wegkomt.
log-about-deck-chaos = Er zijn nog { $count } chaostegels; zonder rukken de Duitsers in plaats daarvan op.
log-about-track-stress = Stress { $level } van { $most }. De stap voorbij { $most } kost een wilskracht; ze daalt nooit onder { $least }, net boven de dreiging.
log-about-track-threat = Dreiging { $level }. Bij { $alarm } gaat er een dobbelsteen naar de snelle reactie en daalt ze naar { $after }. Leg twee kaarten af om haar met 1 te verlagen, drie voor 2.
log-about-track-momentum = Momentum { $level } van { $most }. Na elke snelle reactie rukken de Duitsers nog eens op en daalt het met 1.
log-about-track-morale = Loyaliteit { $loyalty }: zoveel kaarten in een gevecht, zoveel training, zoveel legerbevelen bij dageraad. Moreel gaat naar rechts (misschien een kaart) of omhoog.
log-about-track-willpower = { $left } wilskracht. Zonder is het spel verloren; geweigerde eisen en te veel stress kosten wilskracht.
log-about-track-pressure = { $king } op de Koning, { $left } in het vak. Is het vak leeg, dan is het spel verloren; elk op de Koning maakt eisen duurder.
log-about-track-push = { $cubes } blokjes. Aan het einde van een dag komt er een blokje voor elke bezette stad (nu { $occupied }); een vol deel wordt uitgevoerd.
log-about-track-occupation = { $lost } van 5 steden zijn verloren. Elke stad die valt, voert alles wat hier onthuld is opnieuw uit; de vijfde verliest het spel.
log-about-track-german_supply = Er wachten { $left } Duitse eenheden. Zijn er geen meer, dan rukken de Duitsers op in plaats van versterkt te worden.
log-about-track-norwegian_supply = Er kunnen { $left } Noorse eenheden gemobiliseerd worden.
log-about-pool-population = { $dice } dobbelstenen voor nieuwe routes, rekruten, en de snelle reactie als de dreiging te hoog is.
log-about-pool-evacuation = { $dice } dobbelstenen: zoveel vakjes gaat de Koning als hij weg moet. De dobbelsteen die je teruggeeft, kost de dreiging ({ $threat }) min zijn waarde aan stress.
log-about-pool-sabotage = { $dice } rekruten; Rekruten trainen verhoogt elk met { $loyalty }.
log-about-pool-quick_response = Bij een snelle reactie worden { $dice } dobbelstenen gegooid: elk voert de Duitse tegel met zijn nummer uit. { $momentum ->
    [0] { "" }
   *[other] Daarna rukken de Duitsers nog eens op.
}
log-about-line = De andere tegels van deze { line-name } worden samen met de nieuwe uitgevoerd, en ook een bevelstegel aan het eind die nog legerbevelen toont.
log-about-face = { $face ->
    [army] De achterkant van de tegel: legerbevelen, en op sommige een kaart.
   *[unique] De eigen actie van de tegel; ze moet nu mogelijk zijn.
}
log-about-unit = { $unit ->
    [regular] Reguliere eenheden marcheren langs de Duitse weg, en nemen de steden eraan in.
   *[paratrooper] Parachutisten landen voor de andere uit en gaan naar de Koning toe.
}
log-about-action = Wat ze doet: { $effects }. Het kost { $cost ->
    [0] geen andere kaart
    [one] 1 andere kaart
   *[other] { $cost } andere kaarten
}; ook de kaart zelf wordt afgelegd.
log-about-ordered = Wat ze doet: { $effects }. De tegel Bevelen maakt het goedkoper: zonder die tegel kost het { $cost ->
    [0] geen andere kaart
    [one] 1 andere kaart
   *[other] { $cost } andere kaarten
}.
log-about-support = Afgelegd in een gevecht geeft de kaart sterkte { $strength }.{ $won ->
    [none] { "" }
   *[other] { " " }Na een overwinning: { $won }.
}
log-about-calm = Leg { $cards } kaarten uit je hand af, en de dreiging (nu { $threat }) daalt met { $levels }.
log-about-die = Een dobbelsteen die { $value } toont. Als de Koning gaat, kost degene die je teruggeeft stress als hij minder toont dan de dreiging ({ $threat }); op een Duitse tegel houdt hij die zo vaak tegen.
log-about-phase-plan = Tegels schuiven omlaag en er wordt een getrokken; kies een tegel en leg die neer.
log-about-phase-operations = Kies de rij of kolom van de nieuwe tegel: de andere tegels daarin steunen haar. Drie in een lijn roepen een snelle reactie op.
log-about-phase-main_response = De Duitse tegels van beide lijnen worden uitgevoerd.
log-about-phase-execute = Voer de tegels met een steen uit, in willekeurige volgorde.
log-about-phase-report = Is het raster vol, dan eindigt een dag: de tegels gaan terug in de zak.
log-about-phase-demands = Er komt een Duitse eis: weiger of negeer die.
log-about-phase-push = Bezette steden brengen blokjes, volle delen Duitse acties.
log-about-phase-dawn = Legerbevelen naar loyaliteit, en een nieuwe dag.


## Het bord in de terminal, en waar getallen vandaan komen

board-summary = Dag { $day }, beurt { $turn }; { $gold ->
    [0] er is geen goud gered
    [one] er is 1 goudreserve gered
   *[other] er zijn { $gold } goudreserves gered
}.
board-markers = Stress { $stress }, dreiging { $threat }, momentum { $momentum }, loyaliteit { $loyalty }, wilskracht { $willpower }, druk { $pressure }
board-pools = Bevolking { $population }; evacuatie { $evacuation }; sabotage { $sabotage }; snelle reactie { $quick }
board-hand = Hand ({ $count })
board-army = leger
board-map = De kaart
board-king = { $king ->
    [black] de zwarte Koning
   *[white] de Koning
}
board-norwegians = { $count } Noors
board-regulars = { $count } Duits
board-paratroopers = { $count } parachutist
board-bombed = gebombardeerd, nog { $count }
board-town = { $town ->
    [occupied] bezet
   *[destroyed] verwoest
}
log-trace-demand = Weigeren kost { $count } wilskracht
log-trace-printed = { $count } op de kaart
log-trace-pressure = { $count } voor druk op de Koning
log-trace-position = { german-action } wordt { $count ->
    [0] niet uitgevoerd
    [one] één keer uitgevoerd
   *[other] { $count } keer uitgevoerd
}
log-trace-once = { $count }: chaos wordt maar één keer uitgevoerd
log-trace-symbol = { $count } op het lege vakje { space-name }
log-trace-discs = { $count } op de chaostegel { space-name }
log-trace-strength = Noorse sterkte { $count }, zonder kaarten
log-trace-card = { $count } van { $card }
log-trace-before = Het stond op { $count }
log-trace-more = { $count } erbij
log-trace-less = { $count } eraf
log-trace-fell = { $count }: terug tot net boven de dreiging, voor 1 wilskracht
log-trace-threat = { $count } voor de dreiging
log-trace-die = { $count } voor de dobbelsteen die je teruggeeft
log-trace-rolled = { $position }: { $action ->
    [hidden] een tegel die nog gedekt ligt
   *[other] { german-action }
}
log-trace-troops = { $count } van eenheden
log-trace-king = { $count } van de { $king ->
    [black] zwarte
   *[white] witte
} Koning
