# Dutch Resistance: Orange Shall Overcome! in het Nederlands.
#
# De sleutels en de waarden staan uitgelegd in en.ftl.


## Delen van zinnen

occupier-name = { $occupier ->
    [soldier] soldaat
   *[policeman] agent
}
the-tile = { $tile ->
    [Distributiekantoor] het
    [Koffiehuis] het
    [Politiebureau] het
    [Station] het
    [Trefpunt] het
    [Ziekenhuis] het
   *[other] de
} { $tile }
the-token = { $token ->
    [Kind] het
    [Schaakbord] het
   *[other] de
} { $token }
first-tile = { $tile ->
    [Distributiekantoor] Het
    [Koffiehuis] Het
    [Politiebureau] Het
    [Station] Het
    [Trefpunt] Het
    [Ziekenhuis] Het
   *[other] De
} { $tile }
the-start-tile = { $start_tile ->
    [Distributiekantoor] het
    [Koffiehuis] het
    [Politiebureau] het
    [Station] het
    [Trefpunt] het
    [Ziekenhuis] het
   *[other] de
} { $start_tile }
first-token = { $token ->
    [Kind] Het
    [Schaakbord] Het
   *[other] De
} { $token }
thing-ticket = treinkaartje
thing-ausweis = Ausweis
thing-group = Verzetsgroep
thing-costs = kostenfiche { $id }


## Wat kaarten doen

effect-nothing = niets
effect-if = { $condition ->
    [city] in de stad
    [country] op het platteland
    [resources] met { $number } of meer middelen
    [at] bij { $what }
    [company] met een ander personage erbij
    [token] met een onderduiker of een voorwerp erbij
    [gift] met een ander personage erbij en iets om te geven
    [gave-what] als je { $what } hebt gegeven
   *[gave] als je er { $number } of meer hebt gegeven
}: { $effect }
effect-unless = met minder dan { $number } middelen: { $effect }
effect-morale = { $sign ->
    [gain] +{ $amount } Moreel
   *[lose] −{ $amount } Moreel
}
effect-alibi = { $sign ->
    [gain] +{ $amount } Alibi
   *[lose] −{ $amount } Alibi
}{ $what ->
    [all] {" "}voor elk personage
    [here] {" "}voor elk personage daar
    [other] {" "}voor een ander personage
    [any] {" "}voor een personage naar keuze
    [receiver] {" "}voor de ontvanger
   *[own] {""}
}
effect-safety = { $sign ->
    [gain] +{ $amount } Veiligheid
   *[lose] −{ $amount } Veiligheid
}{ $what ->
    [here] {" "}hier
    [from] {" "}op de locatie die je verlaat
    [to] {" "}op de locatie waar je aankomt
    [choice] {" "}op een locatie naar keuze
    [adjacent] {" "}op een aangrenzende locatie
    [hiding] {" "}waar een onderduiker is
    [mark] {" "}op één locatie met het teken van het scenario
    [marks] {" "}op elke locatie met het teken van het scenario
    [city] {" "}waar een stadsdobbelsteen het zegt
    [country] {" "}waar een plattelandsdobbelsteen het zegt
    [area] {" "}waar een dobbelsteen voor jouw gebied het zegt
   *[tile] {" "}bij { the-tile }
}
effect-resource = { $sign ->
    [gain] krijg
   *[lose] geef
} { $amount ->
    [one] { $most ->
        [one] 1
       *[other] 1 of { $most }
    }
   *[other] { $amount }
} { $kind ->
    [any] { $amount ->
        [one] middel
       *[other] middelen
    } naar keuze
   *[resource] { $resource }
}{ $sign ->
    [gain] {""}
   *[lose] {" "}af
}{ $what ->
    [here] {" "}(elk personage daar)
   *[own] {""}
}
effect-ausweis = { $sign ->
    [gain] krijg een Ausweis
   *[lose] geef een Ausweis af
}
effect-ticket = { $sign ->
    [gain] { $most ->
        [one] krijg een treinkaartje
       *[other] krijg maximaal { $most } treinkaartjes
    }
   *[lose] geef een treinkaartje af
}
effect-helper = { $most ->
    [one] neem een helperkaart
   *[other] neem maximaal { $most } helperkaarten
}
effect-intensify = verscherp { $what ->
    [road] deze weg
    [here] een weg hier
    [mark] een weg bij het teken van het scenario
    [region] een weg in de { $road ->
        [green] groene
        [yellow] gele
        [red] rode
        [blue] blauwe
       *[brown] bruine
    } regio
   *[letter] weg { $road }
}
effect-reduce = versoepel een weg naar keuze
effect-shift = { $what ->
    [any] verplaats een bezetter één stap
   *[policeman] verplaats een agent één stap
}
effect-move = { $amount ->
    [0] verplaats je maximaal { $most ->
        [one] één keer
       *[other] { $most } keer
    }
   *[other] { $most ->
        [one] verplaats je één keer
       *[other] verplaats je maximaal { $most } keer
    }
}{ $what ->
    [past] , langs de eerste bezetters
    [past-together] , langs de bezetters en eventueel samen
   *[own] {""}
}
effect-raise = verhoog de Veiligheid van een aangrenzende locatie met een dobbelsteen
effect-train = maak een treinreis
effect-give = geef maximaal { $most } middelen
effect-guide = { $what ->
    [here] begeleid iemand hiervandaan
   *[adjacent] begeleid iemand hiervandaan of hierheen
}
effect-vonk = { $what ->
    [here] leg hier een krant
   *[adjacent] leg een krant op een aangrenzende locatie
}
effect-patrol = voer een patrouillekaart uit
effect-peek = bekijk de bovenste patrouillekaart
effect-officer = de officier komt { $amount ->
    [one] 1 stap
   *[other] { $amount } stappen
} dichterbij
effect-search = de officier zoekt tegen { $amount }
effect-secure = een beveiligingsfiche gaat terug
effect-end = niet verder verplaatsen


## Vragen

ask-identity = Wie ben je?
ask-turn = Voer een personagekaart uit.
ask-meanwhile = Iemand anders is aan de beurt. Je kunt intussen ingrijpen.
ask-turn-ability = { $card }: ook de vaardigheid gebruiken?
ask-turn-point = { $card }: ook het actiepunt gebruiken?
ask-tokens = Er zijn nog moreelfiches. Wie gebruikt er een?
ask-action = Waarvoor gebruik je het actiepunt?
ask-move = Waarheen?
ask-companion = Wie gaat er mee?
ask-receiver = Wie krijgt er iets?
ask-gift = Wat geef je?
ask-guide = Wie begeleid je, en over welke weg?
ask-consent = { $what ->
    [exchange] { $character } biedt { $receiver } { $thing } aan. Akkoord?
    [gift] { $character } heeft iets voor { $receiver }. Akkoord?
    [guide] { $character } wil { $receiver } over weg { $road } begeleiden. Akkoord?
   *[company] { $character } vraagt { $receiver } om mee te gaan. Akkoord?
}
ask-ausweis = Weg { $road } wordt gecontroleerd. Een Ausweis laten zien?
ask-halt = { $card }: { $text }
ask-train = Waar gaat de trein heen?
ask-option = { $card }: welke keuze?
ask-amount = Hoeveel?
ask-gain = Welk middel krijg je?
ask-spend = Welk middel geef je af?
ask-room = Er is geen plaats voor { $resource }. Iets anders afgeven?
ask-safety = Welke locatie?
ask-whom = Welk personage?
ask-intensify = Welke weg wordt verscherpt?
ask-reduce = Welke weg wordt versoepeld?
ask-shift = Welke bezetter gaat waarheen?
ask-raid = Waar is de eerste inval?
ask-reroll = 1 Informatie betalen om een dobbelsteen opnieuw te gooien?
ask-helper = Welke helper?
ask-helper-solo = { $card } uitvoeren?
ask-group = Waar helpt de verzetsgroep vandaag?
ask-shelter = Welke locatie verliest vannacht geen Veiligheid?
ask-start = Waar begint { the-token }?
ask-newspaper = Welke krant neem je mee?
ask-delivery = De krant hier bezorgen?
ask-secure = Welk beveiligingsfiche gaat terug?
ask-officer = Waar gaat de officier heen?
ask-patrol = Weg { $road }: wie gaat er eerst?
ask-raise = De dobbelsteen zegt hoeveel Veiligheid erbij komt.
ask-place-city = De dobbelsteen zegt welke stadslocatie getroffen wordt.
ask-place-country = De dobbelsteen zegt welke plattelandslocatie getroffen wordt.
ask-search = Twee dobbelstenen: wordt er iets gevonden?
ask-raid-card = Er wordt een inval!-kaart getrokken.
ask-halt-card = Er wordt een halt!-kaart getrokken.
ask-officer-card = Er wordt een officierskaart getrokken.
ask-helper-visible = De volgende helperkaart wordt zichtbaar.
ask-patrol-card = Er wordt een patrouillekaart getrokken.
ask-patrol-peek = De bovenste patrouillekaart wordt bekeken.
ask-patrol-back = De achterkant van de volgende patrouillekaart wordt zichtbaar.
ask-occupier-border = De rand van de volgende bezetterskaart.
ask-occupier-card = Er wordt een bezetterskaart getrokken.
ask-costs = Er wordt een kostenfiche omgedraaid.
ask-address = Er wordt een nummerfiche omgedraaid.
ask-spot = Er wordt een plekfiche omgedraaid.
ask-tile = Er wordt een tegel gelegd.


## Wat een vraag afsluit

done-turn-ability = Nee, dat was het
done-turn-point = Nee, het actiepunt vervalt
done-gift = Dat was het
done-helper = Geen tweede helper
decline-companion = Er gaat niemand mee
decline-receiver = Niemand krijgt iets
decline-consent = Nee, dank je
decline-room = Nee, { $resource } vervalt
decline-helper-solo = Nee, leg hem onder de stapel
decline-delivery = Hier niet bezorgen
stop-move = Hier blijven
keep-reroll = De worp houden
risk-ausweis = Nee, waag het erop


## Antwoorden

option-be = Speel { $identity }: { $text }
option-point = { $card }: gebruik het actiepunt
option-ability = { $card }: { $text }
option-discard_card = { $card }: ongebruikt afleggen
option-token = { $character }: gebruik een moreelfiche
option-drop = { $character }: leg { $resource } af
option-give = { $character }: geef { $thing } aan { $receiver }
option-vonk = { $character }: neem de krant
option-request = { $character }: vraag de verzetsgroep om hulp
option-look = { $character }: betaal 1 Informatie en bekijk de plek bij { the-tile }
option-raise = Veiligheid verhogen: een dobbelsteen zegt met hoeveel
option-gather = Informatie verzamelen: 1 Veiligheid hier voor 1 Informatie
option-location = Locatieactie: { $text }
option-go = Over weg { $road }{ $occupiers ->
    [soldier] {" "}(soldaten)
    [policeman] {" "}(agenten)
   *[nobody] {""}
}
option-escort = Over weg { $road } met { the-token }{ $occupiers ->
    [soldier] {" "}(soldaten)
    [policeman] {" "}(agenten)
   *[nobody] {""}
}
option-ride = Met de trein naar { the-tile }
option-ride_with = Met de trein naar { the-tile } met { the-token }
option-scenario = Scenarioactie: { $action }
option-scenario_for = { $action }: { $token }
option-show = Een Ausweis laten zien
option-choose = { $text }
option-choose-halt = Jij: { $text }
option-character = Kies { $character }
option-spend = Geef { $resource } af
option-guide = { $guided } over weg { $road }
option-agree = Ja, akkoord
option-take = Neem { $amount } { $what }
option-gain = Krijg { $resource }
option-safety = Kies { the-tile } (Veiligheid { $safety })
option-intensify = Weg { $road }: { $policemen ->
    [0] er komt een agent bij
   *[other] een agent wordt een soldaat
}
option-reduce = Weg { $road }: { $left ->
    [policeman] een soldaat wordt een agent
   *[nobody] een agent verdwijnt
}
option-shift = Een { occupier-name } op weg { $road }, volgens het { $sign ->
    [white] witte
   *[black] zwarte
} bordje langs { the-tile } naar weg { $to }
option-raid = Voer de inval bij { the-tile } eerst uit
option-reroll = { $character }: gooi de { $die } opnieuw
option-helper = Neem { $deck }: { $text }
option-start = Zet hem bij { the-tile } (Veiligheid { $safety })
option-newspaper = { $deliveries ->
    [0] De krant die nog niet bezorgd is: die kan twee keer bezorgd worden
   *[other] De krant die één keer bezorgd is: die kan nog één keer bezorgd worden
}
option-deliver = De krant bezorgen
option-target = De officier gaat richting { the-tile } (Veiligheid { $safety })
option-march = De { occupier-name } gaat eerst
group-card = { $card }


## Wat er gebeurde

log-identity = { $character } is { $identity }.
log-round = Ronde { $round } begint.
log-tokens = Moreel { $morale } geeft { $count ->
    [one] 1 moreelfiche
   *[other] { $count } moreelfiches
}.
log-first = { $character } is startspeler.
log-tiles = De tegels worden gelegd, eerst de stadslocaties: { $tiles }.
log-laid_out = Het bord ligt klaar voor het scenario.
log-starts = { $character } begint bij { the-tile }.
log-invited = { first-token } komt naar { the-tile }.
log-card = { $character } speelt { $card }: { $use ->
    [ability] { $text }
   *[point] het actiepunt.
}
log-card-also = { $card } geeft { $character } ook { $use ->
    [ability] de vaardigheid: { $text }
   *[point] het actiepunt.
}
log-card-discarded = { $character } legt { $card } ongebruikt af.
log-raise = { $character } maakt { the-tile } veiliger.
log-gather = { $character } verzamelt Informatie bij { the-tile }.
log-scenario = { $character } bij { the-tile }: { $action }.
log-scenario-for = { $character } bij { the-tile }: { $action } ({ $token }).
log-token = { $character } gebruikt een moreelfiche; nog { $left } over.
log-offered = { $what ->
    [exchange] { $character } biedt { $receiver } { $thing } aan.
    [gift] { $character } heeft iets voor { $receiver }.
    [guide] { $character } biedt aan { $receiver } over weg { $road } te begeleiden.
   *[company] { $character } vraagt { $receiver } om mee te gaan.
}
log-exchanged = { $character } geeft { $thing } aan { $receiver }.
log-declined = { $receiver } slaat het af.
log-vonk-placed = Er ligt een krant bij { the-tile }.
log-vonk-taken = { $character } neemt de krant bij { the-tile }.
log-request = De verzetsgroep bij { the-tile } helpt { $character }.
log-morale = Moreel gaat van { $from } naar { $to }.
log-alibi = { $character }: Alibi gaat van { $from } naar { $to }.
log-safety = { $tile }: Veiligheid gaat van { $from } naar { $to }.
log-safety-kept = { first-tile } is beschut: de Veiligheid blijft { $to }.
log-safety-reset = { $tile }: Veiligheid begint opnieuw op { $to }.
log-gain-none = Er is geen { $resource } meer om te krijgen.
log-gain-full = { $character } heeft geen plaats voor { $resource }.
log-gained = { $character } krijgt 1 { $resource }.
log-lost = { $character } geeft 1 { $resource } af.
log-cards-gained = { $character } krijgt { $count } × { $card }.
log-cards-lost = { $character } geeft { $count } × { $card } af.
log-rolled = { $what ->
    [raise] Hoeveel veiliger { the-tile } wordt
    [search] De huiszoeking bij { the-tile }
    [place-city] Welke stadslocatie
   *[place-country] Welke plattelandslocatie
}: { $dice }.
log-rerolled = { $character } betaalt voor een nieuwe worp: { $dice }.
log-intensified-soldier = Weg { $road }: een agent wordt een soldaat.
log-intensified-policeman = Weg { $road }: er komt een agent bij.
log-intensified-none = Weg { $road }: er is geen agent meer om neer te zetten.
log-reduced = Weg { $road }: een { occupier-name } minder.
log-marched = Een { occupier-name } gaat van weg { $from } langs { the-tile } naar weg { $to }.
log-chosen = { $card }: { $text }.
log-raided = Inval bij { the-tile }: { $card }.
log-search-found = { $sum } tegen { $number }: bij { the-tile } wordt alles doorzocht.
log-search-nothing = { $sum } tegen { $number }: er wordt niets gevonden bij { the-tile }.
log-caught = { first-token } wordt gevonden bij { the-tile }.
log-halt = { $character } wordt aangehouden: { $card }.
log-halt-chosen = { $text } Het gevolg: { $effects }.
log-checked = { $character } komt { $taken ->
    [token] met { the-token }{" "}
   *[nobody] {""}
}op weg { $road }, en die wordt gecontroleerd.
log-moved = { $character } gaat van { the-start-tile } over weg { $road } naar { the-tile }.
log-moved-with = { $character } brengt { the-token } van { the-start-tile } over weg { $road } naar { the-tile }.
log-rode = { $character } neemt de trein van { the-start-tile } naar { the-tile }.
log-rode-with = { $character } brengt { the-token } met de trein van { the-start-tile } naar { the-tile }.
log-given = { $character } geeft { $thing } aan { $receiver }.
log-guided = { first-token } wordt van { the-start-tile } over weg { $road } naar { the-tile } gebracht.
log-brought = { $character } wordt van { the-start-tile } naar { the-tile } gebracht.
log-helper-visible = Een nieuwe helper laat zich zien: { $card }.
log-helper-met = { $character } ontmoet { $card }.
log-helper-taken = { $character } krijgt hulp van { $card }.
log-patrol = Een patrouille in de { $region ->
    [green] groene
    [yellow] gele
    [red] rode
    [blue] blauwe
   *[brown] bruine
} regio.
log-patrol-back = De volgende patrouille komt naar de { $region ->
    [green] groene
    [yellow] gele
    [red] rode
    [blue] blauwe
   *[brown] bruine
} regio.
log-patrol-peeked = { $character } bekijkt de bovenste patrouillekaart.
log-patrol-seen = Je hebt patrouillekaart { $card } gezien.
log-officer = De officier: { $card }.
log-officer-target = De officier gaat op { the-tile } af.
log-officer-came = De officier komt van { the-start-tile } naar { the-tile }.
log-occupier-drawn = { $character } neemt een bezetterskaart.
log-occupier-seen = Alleen de eigenaar kent haar: { $card }, met een { $border ->
    [black] zwarte rand, van het scenario
   *[grey] grijze rand
}.
log-occupier = { $character } voert een bezetterskaart uit: { $card }.
log-location = { $character } gebruikt { the-tile }.
log-costs-on_card = Kostenfiche { $costs } ligt op de scenariokaart.
log-costs-turned = { $tile }: kostenfiche { $costs } wordt omgedraaid.
log-recruited = { first-tile } doet vanaf nu mee.
log-address = Nummer { $number } wordt omgedraaid: { the-token } kan onderduiken bij { the-tile }.
log-hidden = { first-token } is ondergedoken bij { the-tile }.
log-task-step = { $token }: een stap van de taak is gedaan bij { the-tile }.
log-task-done = { $token }: de taak is af.
log-installed = Er is een telefoon aangelegd bij { the-tile }.
log-printed = Er is een krant gedrukt bij { the-tile }.
log-secured = De telefoon bij { the-tile } is beveiligd.
log-unsecured = De telefoon bij { the-tile } is niet meer beveiligd.
log-newspaper-taken = { $character } neemt de krant mee die { $deliveries ->
    [0] nog niet bezorgd is.
   *[other] één keer bezorgd is.
}
log-delivered = De krant is bezorgd bij { the-tile }.
log-spot = { $tile }: { $spot ->
    [line] een lijnplek
    [readers] een lezersplek
   *[watched] een bewaakte plek
}.
log-group-placed = De verzetsgroep is bij { the-tile }.
log-group-ready = De verzetsgroep is klaar voor een nieuwe dag.
log-group-unused = De verzetsgroep bij { the-tile } was niet nodig.
log-group-sheltered = { first-tile } verliest in deze fase geen Veiligheid.


## Hoe het spel afliep

end-won-goal = Het doel is bereikt: oranje heeft overwonnen!
end-lost-morale = Het moreel is gebroken.
end-lost-alibi = Er is een personage gearresteerd.
end-lost-time = Er zijn geen bezetterskaarten meer: de tijd is om.
end-lost-caught = Er is te veel gevonden.


## Wat wint en wat verliest

place-name = { $area ->
    [city] stadslocatie { $number }
   *[country] plattelandslocatie { $number }
}
goal-network = Werf alle { $count } plaatsen: er ligt geen kostenfiche meer op het bord.
goal-safe_houses = Laat elke onderduiker die nog in het spel is onderduiken ({ $count }).
goal-essential_hands = Voltooi { $count } taken.
goal-lines_and_papers = Leg { $telephones } telefoons aan en bezorg kranten op { $count } lezersplekken.
goal-officers_eye = Voltooi { $count } taken, of alle taken die er van de voorwerpen nog over zijn.
loss-alibi = het Alibi van een personage onder 1 zakt
loss-morale = het Moreel onder 1 zakt
loss-time = er een bezetterskaart nodig is en de stapel leeg is, na { $rounds } rondes
loss-caught = { $mark ->
    [person] { $count } onderduikers gearresteerd zijn
    [telephone] { $count } telefoons in beslag genomen zijn
   *[item] { $count } voorwerpen in beslag genomen zijn
}


## De echte doos klaarzetten

prepare-board = Leg het bord neer; welke kant boven ligt, maakt niet uit.
prepare-scenario = Leg scenariokaart { $scenario } ernaast met de opzetkant boven. Je speelt op niveau { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
   *[extreme] Extreem
}.
prepare-base_cards = Sorteer de basisbezetterskaarten (grijze rand) op dreigingsniveau en schud beide stapels. Haal ongezien { $first } van niveau 1 en { $second } van niveau 2 uit het spel.
prepare-scenario_cards = Schud de bezetterskaarten van scenario { $number } (zwarte rand) erdoor: { $first } van niveau 1, { $second } van niveau 2.
prepare-occupier_deck = Leg de { $first } kaarten van niveau 1 op de { $second } van niveau 2: dat is de bezettersstapel.
prepare-decks = Schud de inval!-, patrouille- en halt!-kaarten, de treinkaartjes en de Ausweisen, en leg elke stapel gedekt op zijn plaats.
prepare-helpers = Schud de helperkaarten en maak er twee open stapels van { $count } van.
prepare-officer_deck = Schud de { $count } officierskaarten en leg ze gedekt neer.
prepare-tile = Leg { $tile } op { $place }, met het veiligheidsblokje op { $safety }.
prepare-random_tiles = Schud deze { $count } tegels: { $tiles }. Leg ze op hun plaats wanneer erom gevraagd wordt, elk met een veiligheidsblokje op de startwaarde.
prepare-occupiers = { $occupier ->
    [soldier] Soldaten
   *[policeman] Agenten
} op deze wegen: { $roads }.
prepare-costs = Schud de { $count } kostenfiches en leg er één gedekt op elk van deze locaties: { $tiles }. De andere gaan ongezien uit het spel.
prepare-token = Zet { $token } bij { the-tile }.
prepare-numbers = Schud de { $all } nummerfiches en leg er één gedekt bij elk van de { $count } onderduikers op de scenariokaart. De andere gaan ongezien uit het spel.
prepare-tasks = Leg de { $count } taakkaarten naast de scenariokaart, elk met een voortgangsfiche op 0.
prepare-spots = Schud de { $count } plekfiches en leg er één gedekt op elke locatie.
prepare-telephones = Leg { $count } telefoons bij { the-tile }.
prepare-costs_on_card = Leg { $count } willekeurige kostenfiches open naast de scenariokaart; de andere gaan uit het spel.
prepare-newspapers = Houd { $count } kranten en { $secure } beveiligingsfiches klaar naast de scenariokaart.
prepare-officer = Zet de officier bij { the-tile }.
prepare-person = { first-token } doet mee, op een locatie die je kiest wanneer erom gevraagd wordt.
prepare-group = Neem de kaart { $card } en de { $count } groepsfiches.
prepare-morale_tokens = Leg de { $count } moreelfiches gedekt op hun plaats.
prepare-morale = Zet de moreelmarker op { $morale }.
prepare-supply = De overige bezettersfiches, de middelen en de dobbelstenen vormen de voorraad.
prepare-side = Iedereen speelt op de { $side ->
    [easy] makkelijke kant
   *[standard] standaardkant
} van het spelersbord.
prepare-player = { $character }: neem het spelersbord en de pion van deze kleur.
prepare-identity = Neem je identiteitskaart zodra je die gekozen hebt, met de bijbehorende personagekaarten en wat er verder bij hoort.
prepare-alibi = Zet je alibicilinder op { $alibi }.
prepare-start = Zet de pion van { $character } op de locatie die de identiteitskaart noemt, of bij het Trefpunt als die niet in het spel is.
prepare-start_at = Zet de pion van { $character } bij { the-tile }.
prepare-turn_scenario = Draai de scenariokaart naar de voorkant, en leg haar fiches en taakkaarten erop.
prepare-goal = Jullie winnen samen: { $goal }
prepare-loss = Jullie verliezen samen als { $loss }.
prepare-action = { $action }: { $text }
prepare-simplified = Vereenvoudigd spel: personagekaarten geven alleen hun actiepunt, en bezetterskaarten worden ongezien afgelegd.
prepare-first = { $character } neemt het startspelersfiche.


## Het onderdelenboek

book-march = { $steps ->
    [one] 1 weg
   *[other] { $steps } wegen
} volgens { $sign ->
    [white] wit
   *[black] zwart
}
book-toward = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} richting { $target }
book-halt = { $text } Agent: { $policeman }. Soldaat: { $soldier }.{ $otherwise ->
    [none] {""}
   *[other] {" "}Anders: { $otherwise }.
}
book-level = { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
   *[extreme] Extreem
}: Moreel { $morale }, Alibi { $alibi }, agenten { $policemen ->
    [none] nergens
   *[other] { $policemen }
}, soldaten { $soldiers ->
    [none] nergens
   *[other] { $soldiers }
}
book-bonus = vanaf { $count }: { $effects }
book-near = naast de officier
book-word = { $word ->
    [city] stad
    [country] platteland
    [round] rond
    [square] vierkant
    [hexagon] zeshoek
    [shield] schild
    [arrow] pijl
    [green] groen
    [yellow] geel
    [red] rood
    [blue] blauw
    [brown] bruin
    [grey] grijs
    [pink] roze
    [purple] paars
    [white] wit
    [danger] gevarenfase
    [patrol] patrouillefase
    [and] EN
    [or] OF
    [special] wordt niet gespeeld
    [checks] strengere controles
    [church] de Kerk
    [helpers] helpers
    [station] het Station
    [both_areas] stad en platteland
    [low_morale] laag Moreel
    [patrol_shelter] beschutting in de patrouillefase
    [used_tokens] gebruikte fiches
    [costs] kostenfiches
    [item] voorwerpen
    [person] onderduikers
    [telephone] aangelegde telefoons
    [basic] Basis
    [challenging] Uitdagend
    [character] het dichtstbijzijnde personage
    [token] het dichtstbijzijnde voorwerp (buiten scenario 5 ook een onderduiker)
    [alibi] het laagste Alibi
    [stay] blijft
    [to_city] naar waar een stadsdobbelsteen het zegt
    [to_country] naar waar een plattelandsdobbelsteen het zegt
    [deck_occupier] bezetterskaarten
    [deck_patrol] patrouillekaarten
    [deck_raid] inval!-kaarten
    [deck_halt] halt!-kaarten
    [deck_ticket] treinkaartjes
    [deck_ausweis] Ausweisen
    [deck_helper_1] helperkaarten, links
   *[deck_helper_2] helperkaarten, rechts
}


## Waarom niet?

whynot-identity-taken = Er is al iemand { $identity }.
whynot-turn-other = { $character } is aan de beurt: alleen die speler voert nu een personagekaart uit.
whynot-card-played = { $card } is deze ronde al uitgevoerd.
whynot-card-other = Eerst moet { $card } worden afgemaakt.
whynot-card-simplified = In het vereenvoudigde spel geven personagekaarten alleen hun actiepunt.
whynot-card-abilities = { $card } heeft { $count ->
    [0] geen vaardigheid
    [one] maar één vaardigheid
   *[other] maar { $count } vaardigheden
}.
whynot-card-cost = Je kunt niet alles betalen wat de vaardigheid van { $card } kost.
whynot-card-order = De vaardigheden van { $card } gebruik je in de gedrukte volgorde, elk één keer.
whynot-option-cost = Deze keuze kan niet worden afgemaakt: wat ze vraagt, is er niet helemaal.
whynot-character-absent = { $character } doet in dit spel niet mee.
whynot-character-other = { $character } is van een andere speler.
whynot-move-first = Tussen twee verplaatsingen kan er iets van hand wisselen: verplaats je eerst één keer.
whynot-move-least = Je moet je minstens één keer verplaatsen.
whynot-token-none = Er is geen moreelfiche over dat je nu kunt gebruiken.
whynot-held-none = { $character } heeft geen { $resource }.
whynot-give-self = { $character } kan niets aan zichzelf geven.
whynot-give-far = { $character } en { $receiver } zijn niet op dezelfde locatie.
whynot-give-no_card = { $character } heeft geen { $thing }.
whynot-give-full = { $receiver } heeft geen vrije plaats voor een middel.
whynot-vonk-own = Anton legt zijn kranten neer voor de anderen.
whynot-vonk-none = Bij { the-tile } ligt geen krant van Anton.
whynot-request-none = Bij { the-tile } ligt geen groepsfiche.
whynot-request-used = De verzetsgroep bij { the-tile } heeft deze ronde al geholpen.
whynot-look-scenario = Alleen in scenario 4 zijn er plekfiches.
whynot-look-turn = Plekken bekijk je in je eigen beurt; nu is { $character } aan de beurt.
whynot-look-open = Bij { the-tile } ligt geen gedekt plekfiche.
whynot-reroll-die = Geen dobbelsteen toont { $die }.
whynot-location-none = { first-tile } heeft geen locatieactie.
whynot-location-costs = { first-tile } doet pas mee als het kostenfiche betaald is: tot die tijd is er geen locatieactie.
whynot-location-cost = Je kunt niet alles betalen wat de locatieactie van { the-tile } kost.
whynot-scenario-officer = De officier is hier: een scenarioactie kan niet.
whynot-scenario-unmet = { $action } kan nu niet. { $text }
whynot-scenario-cost = { $action }: niet alle middelen van het kostenfiche zijn er.
whynot-task-guest = { first-token } hoort bij een ander scenario en heeft hier geen taak.
whynot-task-place = De volgende stap van deze taak doe je bij { the-tile }.
whynot-task-near = De volgende stap van deze taak doe je naast de officier.
whynot-task-cost = Je kunt niet alles betalen wat de volgende stap van { the-token } kost.
whynot-hide-address = { first-token } heeft nog geen adres.
whynot-hide-place = { first-token } moet daarvoor bij { the-tile } zijn.
whynot-token-hidden = { first-token } is al ondergedoken.
whynot-token-far = { first-token } is niet bij { the-tile }.
whynot-token-fixed = { first-token } kan niet meer verplaatst worden.
whynot-road-far = Weg { $road } loopt niet langs { the-tile }.
whynot-ride-ticket = Voor een treinreis heb je een treinkaartje nodig.
whynot-ride-here = Daar is het personage al.
whynot-ride-station = Treinen gaan van het Station naar elke locatie, of naar het Station.
whynot-ride-two = { first-token } heeft een tweede treinkaartje nodig.
whynot-guide-far = { $guided } kan nu niet over weg { $road } begeleid worden.
whynot-spend-none = Er is geen { $resource } om af te geven.
whynot-gain-none = Er is geen { $resource } meer in de voorraad.
whynot-newspaper-none = Hier ligt geen krant die { $deliveries ->
    [0] nog niet bezorgd is
   *[other] één keer bezorgd is
}.
whynot-amount-range = Zoveel kun je hier niet nemen.
whynot-occupier-none = Er staat geen { occupier-name } op weg { $road }.
whynot-occupier-kind = Een { occupier-name } kun je hiermee niet verplaatsen.
whynot-march-none = Op weg { $road } hoeft geen { occupier-name } meer te bewegen.
whynot-helper-first = De eerste helper moet je nemen.
whynot-safety-place = { first-tile } wordt hier niet bedoeld.
whynot-secure-none = Geen telefoon bij { the-tile } heeft een beveiligingsfiche.
whynot-shelter-none = Bij { the-tile } ligt geen groepsfiche.
whynot-raid-none = Er is nu geen inval bij { the-tile }.
whynot-target-other = De officier is niet op zoek naar { the-tile }.
whynot-group-taken = Bij { the-tile } ligt al een groepsfiche.
whynot-group-areas = De fiches moeten in beide gebieden liggen.
whynot-intensify-road = Weg { $road } hoort niet bij de wegen die verscherpt mogen worden.
whynot-companion-far = { $character } is niet hier.
whynot-receiver-far = { $character } is niet hier en ook niet op een aangrenzende locatie.
whynot-whom-other = { $character } wordt hier niet bedoeld.
whynot-other = Dat kan nu niet.
whynot-over = Het spel is afgelopen.
whynot-fate = Eerst komen de dobbelstenen of kaarten.
whynot-asked = Nu beslist iemand anders.
whynot-first = Kies eerst { $kind ->
    [card] een kaart
    [road] een weg
    [place] een locatie
    [character] een personage
   *[other] iets anders
}.
whynot-begun = Dat is al gekozen.
whynot-button = Dat kies je met een knop.
whynot-later = Daar wordt nu niet naar gevraagd.


## Waar getallen vandaan komen (log-trace-)

log-trace-tonight = Vannacht zou { the-tile } { $count } van { $safety } Veiligheid verliezen
log-trace-character = { $character } zou de locatie vannacht { $count } Veiligheid kosten
log-trace-tokens = Met dit Moreel begint de volgende ronde met { $count } moreelfiches; nu zijn er nog { $left }
log-trace-rounds = Nog { $count } rondes na ronde { $round }
log-trace-goal = { $count } van { $wanted } gedaan
log-trace-part-alibi = { $count } voor Alibi { $alibi } van { $character }
log-trace-part-resources = { $count } voor { $resources } middelen van { $character }
log-trace-part-costs = { $count } voor een personage op een kostenfiche
log-trace-part-person = { $count } voor een onderduiker
log-trace-part-telephone = { $count } voor een telefoon die niet beveiligd is
log-trace-part-officer = { $count } voor de officier en een personage op één plaats
log-trace-part-group = { $count } voor een gebruikt groepsfiche
log-trace-part-morale = { $count } bij Moreel { $morale }
log-trace-part-dice = { $count } van de dobbelstenen: { $dice }
log-trace-part-safer = { $count } omdat iedereen hier ondergedoken is
log-trace-part-deck = { $count } bezetterskaarten voor { $characters } personages


## Wat de dingen op tafel zijn (log-about-), en wat er boven die teksten staat (title-)

about-title = { $title }
title-road = Weg { $road }
title-occupier-policeman = Agent
title-occupier-soldier = Soldaat
title-area-city = De stad
title-area-country = Het platteland
title-sign-white = Wit bordje
title-sign-black = Zwart bordje
title-track-morale = Moreel
title-track-tokens = Moreelfiches
title-track-round = Rondes
title-track-goal = Het doel
title-phase-start = Startfase
title-phase-action = Actiefase
title-phase-danger = Gevarenfase
title-phase-patrol = Patrouillefase
title-deck-occupier = Bezetterskaarten
title-deck-patrol = Patrouillekaarten
title-deck-raid = Inval!-kaarten
title-deck-halt = Halt!-kaarten
title-deck-helper = Helperkaarten
title-deck-ticket = Treinkaartjes
title-deck-ausweis = Ausweisen
title-deck-officer = Officierskaarten
card-options = een van: { $one } / { $two }{ $count ->
    [2] {""}
   *[3] {" "}/ { $three }
}
card-price = { $price }, en anders { $otherwise }
log-about-place = { $text } Veiligheid { $safety } van { $most }; na een inval begint ze op { $start }.{ $tonight ->
    [0] {""}
   *[other] {" "}Vannacht zou er { $tonight } af gaan.
}{ $costs ->
    [down] {" "}Er ligt een gedekt kostenfiche: geen locatieactie.
    [up] {" "}Doet mee voor { $resources }; tot die tijd geen locatieactie.
   *[none] {""}
}{ $spot ->
    [down] {" "}Er ligt een gedekt plekfiche.
    [line] {" "}Een lijnplek: hier kan een telefoon worden aangelegd.
    [readers] {" "}Een lezersplek: hier kan een krant worden bezorgd.
   *[none] {""}
}{ $vonk ->
    [yes] {" "}Hier ligt een krant van Anton.
   *[no] {""}
}{ $officer ->
    [yes] {" "}De officier is hier: geen scenarioactie, en wie hier komt verliest 1 Alibi.
   *[no] {""}
}
log-about-road = Tussen { $one } en { $other }, in de { $region ->
    [green] groene
    [yellow] gele
    [red] rode
    [blue] blauwe
   *[brown] bruine
} regio. { $soldiers ->
    [0] { $policemen ->
        [0] Veilig: er staat niemand.
       *[other] Gecontroleerd, agenten: { $policemen }. Wie hier langs gaat, trekt een halt!-kaart.
    }
   *[other] Gecontroleerd, soldaten: { $soldiers }, agenten: { $policemen }. Wie hier langs gaat, trekt een halt!-kaart, en soldaten zijn strenger.
} Bezetters gaan verder naar weg { $white } (wit) of { $black } (zwart).
log-about-character = { $identity }. Alibi { $alibi }: onder 1 is het spel verloren. { $held ->
    [none] Heeft geen middelen
   *[other] Heeft { $held }
} ({ $slots } plaatsen), treinkaartjes: { $tickets }, Ausweisen: { $ausweis }.{ $tonight ->
    [0] {""}
   *[other] {" "}Vannacht kost dat de locatie { $tonight } Veiligheid.
}
log-about-character-unknown = { $character } heeft nog geen identiteit gekozen.
log-about-token-costs = Voor het aanleggen van een telefoon betaal je hier { $resources }.
log-about-token-group = { $left } groepsfiches ({ $unused } deze ronde nog niet gebruikt): op hun locatie is hun verzoek gratis.
log-about-token-task = { $tiles ->
    [none] Niet op het bord.
   *[other] Bij { $tiles }.
} { $done } van { $steps } stappen zijn gedaan.{ $next ->
    [none] {""}
    [near] {" "}Hierna: naast de officier, { $cost }.
   *[other] {" "}Hierna: { $next }, { $cost }.
}
log-about-token = { $kind ->
    [person] Een onderduiker
   *[item] Een voorwerp
}, { $tiles ->
    [none] niet op het bord
   *[other] bij { $tiles }
}.{ $address ->
    [none] {""}
   *[other] {" "}Het adres is { $address }.
}{ $fixed ->
    [yes] {" "}Blijft waar het is.
   *[no] {" "}Wie zich verplaatst, kan die meenemen; bij een inval kan die gevonden worden.
}{ $delivered ->
    [none] {""}
   *[other] {" "}Eén keer bezorgd, bij { $delivered }: na de volgende bezorging verdwijnt die uit het spel.
}
log-about-occupier-policeman = Er staan { $count } agenten op wegen, er zijn nog { $left } fiches. Waar er een langskomt, verliest de locatie 1 Veiligheid en elk personage daar 1 Alibi.
log-about-occupier-soldier = Er staan { $count } soldaten op wegen, er zijn nog { $left } fiches. Waar er een langskomt, verliest de locatie 2 Veiligheid en elk personage daar 2 Alibi.
log-about-sign = Bezetters die het { $sign ->
    [white] witte
   *[black] zwarte
} bordje volgen, gaan naar de weg met die letter, langs de locatie tussen die twee wegen.
log-about-identity = { $text } Kaarten: { $cards }. Begint bij { $start }.{ $taken ->
    [yes] {" "}Doet mee in dit spel.
   *[no] {""}
}
log-about-card-character = { $text } { $kind ->
    [and] EN: het actiepunt én dit.
   *[or] OF: het actiepunt of dit.
}
log-about-card-helper = Wie deze helper neemt: { $effects }.
log-about-card-occupier = Dreigingsniveau { $level }: { $text }.
log-about-card-raid = Geldt voor de rest van het spel: { $text }
log-about-card-group = Verzoek: { $request }. Ongebruikt in de nacht: { $unused }. { $rule }
log-about-card-halt = { $text } Wat een keuze doet, zie je pas daarna.
log-about-deck-occupier = Er zijn nog { $count } bezetterskaarten. Elk personage trekt er één per ronde; is er een nodig en is er geen meer, dan is het spel verloren.
log-about-deck-patrol = Nog { $count } patrouillekaarten tot de stapel opnieuw begint. { $region ->
    [none] De volgende regio is niet bekend.
    [green] De volgende is voor de groene regio.
    [yellow] De volgende is voor de gele regio.
    [red] De volgende is voor de rode regio.
    [blue] De volgende is voor de blauwe regio.
   *[brown] De volgende is voor de bruine regio.
}
log-about-deck-raid = Nog { $count } inval!-kaarten tot de stapel opnieuw begint. Er komt er een voor elke locatie waarvan de Veiligheid onder 1 zakt.
log-about-deck-halt = Nog { $count } halt!-kaarten tot de stapel opnieuw begint. Er komt er een voor elke verplaatsing over een gecontroleerde weg.
log-about-deck-helper = { $count } helperkaarten zijn nog niet gezien. De twee bovenste kun je nemen, bijvoorbeeld bij de Universiteit.
log-about-deck-ticket = Er zijn nog { $count } treinkaartjes. Eén kaartje is een treinreis van het Station of ernaartoe.
log-about-deck-ausweis = Er zijn nog { $count } Ausweisen. Met een Ausweis komt een personage zonder halt!-kaart over een gecontroleerde weg.
log-about-deck-officer = Nog { $count } officierskaarten tot de stapel opnieuw begint. In elke patrouillefase komt er een.
log-about-resource = Nog { $left } { $resource } in de voorraad. Met meer dan een paar middelen val je 's nachts op.
log-about-area-city = De stad heeft { $count } locaties, met blauwe nummers. Een dobbelsteen kiest uit de eerste zes.
log-about-area-country = Het platteland heeft { $count } locaties, met groene nummers. Een dobbelsteen kiest eruit.
log-about-track-morale = Moreel { $morale } van { $most }. Onder 1 is het spel verloren; elke patrouillekaart kost 1.
log-about-track-tokens = Nog { $count }: elk is een actiepunt voor een personage naar keuze, op elk moment in de actiefase. Met dit Moreel begint de volgende ronde met { $next }.
log-about-track-round = Ronde { $round }. Daarna zijn er bezetterskaarten voor nog { $left } rondes.
log-about-track-goal = { $goal } { $done } van { $wanted } gedaan.
log-about-phase-start = Personagekaarten komen terug in de hand, bezetterskaarten worden gedeeld, moreelfiches worden omgedraaid.
log-about-phase-action = Om de beurt voert elk personage drie personagekaarten uit en daarna de bezetterskaart; moreelfiches kan iedereen gebruiken.
log-about-phase-danger = Eerst de effecten van het scenario, dan kosten Alibi en middelen van elk personage de locatie Veiligheid, dan de invallen.
log-about-phase-patrol = Een patrouillekaart laat de bezetters van een regio bewegen; daarna de invallen.


## Hoe ver het spel is

headline = { $part ->
    [setup] Opzet
   *[other] Ronde { $round }, { $part ->
        [start] startfase
        [action] actiefase
        [danger] gevarenfase
       *[patrol] patrouillefase
    }; { $done } van { $wanted } gedaan
}
end-lost-resigned = De groep heeft het opgegeven.


## Waarom een tip dat aanraadt, en wat een bot van plan is

why-only = Er valt niets anders te kiezen.
why-identity = Iemand die elke groep nodig heeft.
why-turn = Deze kaart levert nu het meeste op.
why-point = Deze kaart levert nu het meeste op.
why-ability = { $card } doet meer dan een actiepunt zou doen.
why-discard_card = Niets van wat { $card } kan, helpt nu.
why-errand-goal = Voor het doel, bij { the-tile }; volgende halte { $next }.
why-errand-look = Om te zien wat { the-tile } nodig heeft; volgende halte { $next }.
why-errand-tile = Wat { the-tile } oplevert, is nodig; volgende halte { $next }.
why-errand-safety = Bij { the-tile } dreigt een inval: eerst de Veiligheid.
why-raise = { first-tile } heeft Veiligheid het hardst nodig.
why-location = { first-tile } geeft wat er nodig is.
why-tokens = Elk fiche wordt gebruikt; de beste daad eerst.
why-action = Zo levert dit actiepunt het meeste op.
why-move = Dat is de weg, langs zo weinig mogelijk bezetters.
why-ausweis = De kaart bespaart je hier meer dan ze elders waard is.
why-halt = Niemand kan weten wat er volgt.
why-train = De trein brengt je het dichtst bij waar iets te doen is.
why-companion = Alleen val je minder op.
why-receiver = Wie het nodig heeft, krijgt het.
why-gift = Dat is hier niet nodig.
why-guide = Onderduikers eerst.
why-consent = We doen dit samen.
why-option = Van alles wat gekozen kan worden, kom je daarmee het beste uit.
why-amount = Zoveel als er nodig is, want meer valt op.
why-gain = Daar is gebrek aan.
why-spend = Dat kan gemist worden.
why-room = Alleen voor wat harder nodig is.
why-safety = Van deze plaatsen telt het daar het meest.
why-whom = Van wie gekozen kan worden, past het hier het best.
why-intensify = Daar komt zelden iemand van ons.
why-reduce = Soldaten in onze buurt eerst.
why-shift = Langs een plaats die het kan hebben.
why-raid = De volgorde maakt weinig uit.
why-reroll = Informatie is meer waard dan een dobbelsteen.
why-helper = Deze helper geeft wat er nodig is.
why-newspaper = Een krant die nog niet bezorgd is, bereikt de meeste lezers.
why-delivery = De lezers wachten.
why-secure = De volgorde maakt weinig uit.
why-group = Daar helpt een Groep het meest.
why-shelter = Daar zou de nacht het ergst zijn.
why-start = Daar is hulp het hardst nodig.
why-officer = Bij ons vandaan.
why-patrol = De volgorde maakt weinig uit.


## Wat er na de eerste klik gevraagd wordt

step-point-1 = Waarvoor gebruik je deze kaart?
step-ability-1 = Waarvoor gebruik je deze kaart?
step-discard_card-1 = Waarvoor gebruik je deze kaart?
step-token-1 = Wat doet { $character }?
step-vonk-1 = Wat doet { $character }?
step-request-1 = Wat doet { $character }?
step-drop-1 = Wat legt { $character } af?
step-give-1 = Aan wie geeft { $character } iets?
step-give-2 = Wat geef je?
step-look-1 = Welke plek bekijk je?
step-escort-1 = Over welke weg?
step-ride_with-1 = Waar gaat de trein heen?
step-reduce-1 = Wie wordt daar minder?
step-shift-1 = Wie gaat er verder?
step-shift-2 = Volgens welk bordje?
step-guide-1 = Over welke weg?
step-reroll-1 = Welke dobbelsteen gooi je opnieuw?
title-use-point = Actiepunt
title-use-ability_0 = Vaardigheid
title-use-ability_1 = Tweede vaardigheid
title-use-discard = Afleggen
title-use-token = Moreelfiche
title-use-vonk = Krant
title-use-request = Verzoek
log-about-use-point = Eén standaardactie: Veiligheid verhogen, Informatie verzamelen, locatieactie, verplaatsen, treinreis of scenarioactie.
log-about-use-ability_0 = Alles wat de vaardigheid van de kaart zegt; bij EN-kaarten naast het actiepunt, bij OF-kaarten in plaats daarvan.
log-about-use-ability_1 = Alles wat de tweede vaardigheid van de kaart zegt.
log-about-use-discard = De kaart geldt als uitgevoerd, zonder enig effect.
log-about-use-token = Nu één actiepunt, ook in de beurt van iemand anders.
log-about-use-vonk = Gratis één effect van De Vonk; de krant gaat terug naar Anton.
log-about-use-request = Wat de verzetsgroep geeft, gratis, één keer per ronde.


## Lessen

lesson-alone-title = Een ronde alleen
lesson-alone-about = Drie personagekaarten, een bezetterskaart en de eerste nacht, in het Koffiehuis.
lesson-alone-card = Je bent Cornelia, en het Koffiehuis is nauwelijks nog veilig. In je beurt voer je je drie personagekaarten uit, in welke volgorde je maar wilt. Eten halen is een OF-kaart: het actiepunt of de vaardigheid. Neem het actiepunt.
lesson-alone-raise = Een actiepunt is één standaardactie. Veiligheid 0 zou een inval betekenen, dus verhoog haar: een dobbelsteen zegt met hoeveel.
lesson-alone-raised = Een 5: het Koffiehuis staat nu op 6.
lesson-alone-and = Op de buren passen is een EN-kaart: het actiepunt én de vaardigheden. Begin met het actiepunt.
lesson-alone-location = Elke locatie heeft een eigen actie. Het Koffiehuis geeft 1 Contact, waar andere plaatsen om vragen.
lesson-alone-contacts = Middelen liggen op je spelersbord; met meer dan een paar val je 's nachts op.
lesson-alone-ability = Nu de vaardigheden, in de gedrukte volgorde. De eerste kost Voedsel, en dat heb je niet. De tweede geeft 1 Alibi: gebruik die.
lesson-alone-alibi = Alibi 10 is het hoogste. Onder 1 zou je gearresteerd worden en is het spel voor iedereen verloren.
lesson-alone-last = Er is nog één kaart over. Gebruik ook daarvan het actiepunt.
lesson-alone-gather = Informatie kun je overal verzamelen, maar dat merken mensen: het kost de locatie 1 Veiligheid.
lesson-alone-gathered = Met Informatie kun je een dobbelsteen opnieuw gooien.
lesson-alone-done = Met Een maaltijd delen zou je iets weg kunnen geven; alleen heb je niemand om het aan te geven. Je bent klaar.
lesson-alone-occupier = Na de derde kaart wordt je bezetterskaart uitgevoerd, wat er ook op staat. Jij kent hem al sinds vanochtend; verder kent niemand hem.
lesson-alone-intensify = Een weg hier wordt verscherpt: er komt een agent, of een agent die er al staat wordt een soldaat. Kies weg N.
lesson-alone-patrol = In de gevarenfase kosten je twee middelen het Koffiehuis 1 Veiligheid. Daarna kwam er een patrouille: 1 Moreel, zoals elke nacht, en een dobbelsteen die zegt waar 1 Veiligheid verloren gaat.
lesson-alone-keep = De dobbelsteen toont 3, de Universiteit. Voor 1 Informatie zou je hem opnieuw kunnen gooien. Houd hem: er is daar niemand.
lesson-alone-night = De agent op weg C trok verder langs de Universiteit, en dat kostte daar nog 1 Veiligheid. Ronde 2 begint. Zo gaat het verder: werf de plaatsen met kostenfiches voordat de bezetterskaarten op zijn.
lesson-two-title = Een ronde met z'n tweeën
lesson-two-about = Wat de een verzamelt, heeft de ander misschien nodig: geef het onderweg over.
lesson-two-card = Je bent Selma, bij de Bank. Frits, bij de Drukkerij, heeft Geld nodig. Gebruik het actiepunt van Spoedbestelling.
lesson-two-bank = Neem de locatieactie van de Bank.
lesson-two-amount = Je mag 2 Geld nemen of maar 1, want middelen vallen op. Neem er 2.
lesson-two-money = Eén ervan is voor Frits.
lesson-two-walk = De actie verplaatsen is één of twee verplaatsingen. Gebruik het actiepunt van Koerierster.
lesson-two-road = Ga over weg O naar de Drukkerij. Er staat niemand, dus het is een veilige weg.
lesson-two-met = Je bent bij de Drukkerij, waar Frits is, en zou je nog één keer kunnen verplaatsen.
lesson-two-give = Tussen twee verplaatsingen mogen er dingen van hand wisselen met wie hier is. Dat kost niets, maar de ander moet het ermee eens zijn. Geef Frits 1 Geld.
lesson-two-given = Frits is het ermee eens. Je tweede verplaatsing heb je nog. Met moreelfiches gaat het net zo: ieder van jullie kan er een gebruiken, zelfs in de beurt van iemand anders.
lesson-halt-title = Halt!
lesson-halt-about = Een agent op weg C: je kiest je antwoord voordat je weet wat het gevolg is.
lesson-halt-card = Je bent Selma en moet van de Bank naar de Universiteit. Gebruik het actiepunt van Onderweg.
lesson-halt-road = Op weg C staat een agent: het is een gecontroleerde weg. Ga er toch over.
lesson-halt-risk = Je hebt een Ausweis: laat je die zien, dan kom je er zonder een woord langs. Bewaar hem deze keer en waag het erop.
lesson-halt-stopped = Je bent al bij de Universiteit, maar je wordt aangehouden. Alleen het verhaal van de halt!-kaart wordt voorgelezen; niemand weet nog wat de keuzes doen.
lesson-halt-choose = Beslis alleen op grond van het verhaal: ren.
lesson-halt-soldier = Dat verscherpt de weg: de agent wordt een soldaat. Bij een soldaat telt de strengere helft van een kaart.
lesson-halt-stop = Je zou je nog één keer kunnen verplaatsen. Blijf bij de Universiteit.
lesson-halt-done = Met de vaardigheid van de kaart zou je je opnieuw kunnen verplaatsen. Dat was het voor nu.
lesson-halt-again = Nu terug naar de Bank. Gebruik het actiepunt van Koerierster.
lesson-halt-back = Weer weg C, deze keer langs een soldaat.
lesson-halt-show = Laat de Ausweis zien: die geldt voor de hele verplaatsing.
lesson-halt-passed = Geen halt!-kaart. De Ausweis gaat onder de stapel; de Vervalser en sommige helpers geven nieuwe.
lesson-night-title = Een nacht met een inval
lesson-night-about = Je bent moe, en het Station wordt in de gaten gehouden. Er zijn daar twee onderduikers.
lesson-night-discard = Het Station heeft nog 3 Veiligheid. Vannacht gaat er 1 af voor de onderduikers, 1 voor je Alibi van 8 en 1 voor je twee Voedsel: tik erop en kijk maar. Met je laatste kaart zou je de Veiligheid kunnen verhogen. Kijk eens wat er gebeurt als je dat niet doet: leg hem af.
lesson-night-occupier = Een afgelegde kaart geldt als uitgevoerd, en de bezetterskaart volgt gewoon.
lesson-night-intensify = Een weg bij het Station wordt verscherpt. Kies weg L.
lesson-night-night = Het Station zakte naar 0, dus er was een inval. Het getal op de kaart was 6, de dobbelstenen toonden 2 en 4: evenveel als het getal, dus er werd niemand gevonden. De inval kostte 1 Moreel, de patrouille nog 1, en het Station begint opnieuw op 4. Kijk de volgende keer eerst wat de nacht brengt voordat je je beurt beëindigt.


## Het bord in de terminal

seat-name = { $seat ->
    [green] Groen
    [blue] Blauw
    [yellow] Geel
    [purple] Paars
    [grey] Grijs
   *[several] { $seat }
}
board-summary = Ronde { $round }, Moreel { $morale }, { $caught } gevonden
board-markers = Ronde { $round }   Moreel { $morale }   Fiches { $tokens }   Bezetterskaarten { $cards }
board-places = Locaties: Veiligheid (vannacht)
board-roads = Gecontroleerde wegen
board-people = Personages
board-pieces = Onderduikers en voorwerpen
board-vonk = De Vonk
board-occupiers = agenten: { $policemen }, soldaten: { $soldiers }
board-character = Alibi { $alibi }, treinkaartjes { $tickets }, Ausweisen { $ausweis }
board-occupier = Jouw bezetterskaart: { $card }
board-odds-search = Een inval vindt wat verborgen is: { $percent } %


## Wat een versie van de regels heeft geraakt

# Te zien aan tafels die onder een eerdere versie begonnen.
rules-version-2 = Helpers: een inval die een helperkaart veroorzaakt, komt voordat de volgende kaart wordt genomen. De officier: in zijn eigen scenario is hij alleen op voorwerpen uit, en op zijn locatie wordt geen krant bezorgd.
