# Waarom niet, tips, en waar getallen vandaan komen.

asking-about = Hierover
asking-close = Sluiten
asking-wait = Even opzoeken …
asking-may = Een klik zou dit doen:
asking-might = Een klik zou dit hebben gedaan:
asking-more = { $count ->
    [one] … of op één andere manier.
   *[other] … of op een van { $count } andere manieren.
}
asking-nothing = Meer valt hier nu niet over te zeggen.
asking-watching = Je kijkt toe. Alleen wie aan tafel zit, krijgt vragen.
asking-eyes = Je kijkt mee als toeschouwer. Kies hierboven door wiens ogen je het spel ziet, en vraag dan wat die partij kon doen.
asking-then = Zoals het er op dit moment voor stond:
asking-away = De server antwoordt niet. Probeer het zo nog eens.
asking-parts = Waar de getallen vandaan komen
asking-planned = Als je daarheen gaat
asking-number = Waar komt dit getal vandaan?
asking-rule = Lees regel { $rule }.
asking-open-line = Waaruit bestaat dit?

asking-undo-watching = Je kijkt toe: je hebt geen antwoord gegeven dat je terug kunt nemen.
asking-undo-over = Het spel is afgelopen. Terugnemen kan niet meer.
asking-undo-dice = Na je laatste antwoord kwamen er dobbelstenen, een nieuwe kaart of een antwoord van een ander, of je hebt er nog geen gegeven. Wil je verder terug, vraag het dan de anderen via het menu.
asking-undo-away = De verbinding met de server is weg. Wacht tot die er weer is.
asking-rollback = Je beurt is nog maar net begonnen: er is niets om naar terug te gaan.

asking-hint = Tip
asking-hint-ask = Wat zou een verstandige speler doen?
asking-hint-thinking = Even denken …
asking-hint-do = Doe dat
asking-hint-close = De tip sluiten
asking-hint-fair = Eerlijk spel: aan een tafel met andere mensen krijgt niemand tips. Zet een oefentafel klaar, of speel tegen bots.
asking-hint-dice = Dobbelstenen en kaarten vallen zoals ze vallen: daarvoor is er geen tip.

table-refused-fair_play = Eerlijk spel: aan een tafel met andere mensen krijgt niemand tips.
asking-passing = Vanzelf passen
asking-passes = Hier valt niets te kiezen: het gaat vanzelf verder.
