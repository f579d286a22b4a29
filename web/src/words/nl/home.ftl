# De beginpagina: plank, mijn tafels, nieuwe tafel.

## De begroeting

greet-hello = { $time ->
    [morning] Goedemorgen
    [day] Goedendag
   *[evening] Goedenavond
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
greet-waiting = { $count ->
    [1] Eén tafel wacht
    [2] Twee tafels wachten
    [3] Drie tafels wachten
    [4] Vier tafels wachten
    [5] Vijf tafels wachten
    [6] Zes tafels wachten
   *[other] { $count } tafels wachten
} op je.
greet-others = De anderen denken na.
greet-take = Pak een doos van de plank.
greet-away = De server is weg.
greet-retry = { $seconds ->
    [0] Nieuwe poging …
    [one] Nieuwe poging over één seconde.
   *[other] Nieuwe poging over { $seconds } seconden.
}
greet-retry-now = Probeer nu
greet-about = Bordspellen over 1940–45 in de browser, alleen of met vrienden: de tafel kent de regels.

quick-play = Nu spelen

## De plank

shelf-label = De spellen
shelf-take = Pak { $game } van de plank
shelf-in-preparation = In voorbereiding

## Mijn tafels

mine-title = Mijn tafels
mine-loading = Je tafels worden gezocht …
mine-away = Je tafels zijn bewaard; ze komen terug met de server.
mine-none-yet = Nog geen tafels.
mine-to-the-shelf = Naar de plank
mine-none = Nog geen tafels. Speel nu, of pak een doos en zet zelf een tafel klaar.
mine-all = Alle { $count } tafels
mine-yours = Jouw beurt
mine-thinking = { $name } denkt na
mine-bot-thinking = Een bot denkt na
mine-several-thinking = Er denken er meer na
mine-nobody-yet = Wacht tot er een speler komt
mine-going-on = Bezig
mine-finished = Afgelopen
mine-sit-down = Ga zitten
mine-look-in = Kijk even
mine-story = Verhaal
mine-forget = Van deze lijst halen
mine-forgotten = { $count ->
    [one] Eén spel is van deze lijst gehaald.
   *[other] { $count } spellen zijn van deze lijst gehaald.
}
mine-put-back = Terugzetten
mine-lost = { $count ->
    [one] Deze server kent een van je tafels niet meer.
   *[other] Deze server kent { $count } van je tafels niet meer.
}
mine-forget-lost = { mine-forget }

seats-own = Jij bent { $own }
seats-own-and-others = Jij bent { $own }; { $others }
seats-watching = Je kijkt toe: { $others }
seats-person = { $name } heeft { $seat }
seats-bot = een bot heeft { $seat }
seats-open = niemand heeft nog { $seat }

result-won = Jij hebt gewonnen
result-lost = Jij hebt verloren
result-won-together = Jullie hebben samen gewonnen
result-lost-together = Jullie hebben samen verloren
result-nobody = Niemand heeft gewonnen
result-of = { $seat } won
result-of-lost = { $seat } heeft verloren
result-they-won = De spelers hebben gewonnen
result-they-lost = De spelers hebben verloren

## Nieuwe tafel

new-title = Nieuwe tafel
new-from-the-shelf = { $game }, van de plank
new-scenario = Welk spel
new-more = { $undo ->
    [practice] Onbeperkt terugnemen
   *[rules] Terugnemen zoals aan tafel
}, { $dice ->
    [box] je eigen doos
    [mine] je eigen dobbelstenen
   *[rolled] hier gegooid
}
new-seats = Spelers
new-seats-count = { $count ->
    [1] één plaats
    [2] twee plaatsen
    [3] drie plaatsen
    [4] vier plaatsen
    [5] vijf plaatsen
   *[other] { $count } plaatsen
}
new-seats-who = { $count }: { $who }
new-undo = Terugnemen
undo-rules = tot er dobbelstenen of kaarten vallen
undo-practice = oefenen: alles
new-dice = Dobbelstenen
dice-rolled = hier gegooid
dice-mine = van mij: ik typ wat ze tonen
dice-box = van mij, net als de doos: de app let alleen op
new-lay-out = Zet de tafel klaar
new-laying-out = De tafel wordt klaargezet …
new-problem = { $code ->
    [away] De server is weg. Er is niets verloren: probeer het zo nog eens.
    [too_fast] Dat ging te snel voor de server. Wacht even en probeer het nog eens.
   *[other] De server kon deze tafel niet klaarzetten: { $expected }
}

player-me = jij
player-friend = een vriend, met een link
player-newcomer = bot: een beginner die zich vaak vergist
player-policy = bot: degelijk, volgens vuistregels
player-search-3 = bot: kijkt een beetje vooruit
player-search-12 = bot: sterk, kijkt vooruit
player-search-40 = bot: moeilijk te verslaan, neemt een paar seconden
player-thinks = { $player }, ongeveer { $seconds } s per beurt

## Uitnodigingen

invite-title = De tafel staat klaar.
invite-how = { $count ->
    [one] Stuur je vriend deze link. Wie hem opent, heeft de plaats.
   *[other] Stuur elke vriend een link. Wie hem opent, heeft de plaats.
}
invite-watch = Toeschouwers zien de tafel, maar geen handen
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-alone = Deze server luistert alleen naar je eigen computer. Voor vrienden elders start je hem met --host 0.0.0.0 en geef je ze het adres van je computer.
