# Hjemmesiden: hylla, mine bord, nytt bord.

## Hilsenen

greet-hello = { $time ->
    [morning] God morgen
    [day] God dag
   *[evening] God kveld
}{ $named ->
    [yes] , { $name }.
   *[no] .
}
greet-waiting = { $count ->
    [1] Ett bord
    [2] To bord
    [3] Tre bord
    [4] Fire bord
    [5] Fem bord
    [6] Seks bord
   *[other] { $count } bord
} venter på deg.
greet-others = De andre tenker.
greet-take = Ta en eske fra hylla.
greet-away = Serveren er borte.
greet-retry = { $seconds ->
    [0] Prøver igjen …
    [one] Prøver igjen om ett sekund.
   *[other] Prøver igjen om { $seconds } sekunder.
}
greet-retry-now = Prøv nå
greet-about = Brettspill fra 1940–45 i nettleseren, alene eller med venner: bordet kan reglene.

quick-play = Spill nå

## Hylla

shelf-label = Spillene
shelf-take = Ta { $game } fra hylla
shelf-in-preparation = Under arbeid

## Mine bord

mine-title = Mine bord
mine-loading = Ser etter bordene dine …
mine-away = Bordene dine er tatt vare på; de kommer tilbake med serveren.
mine-none-yet = Ingen bord ennå.
mine-to-the-shelf = Til hylla
mine-none = Ingen bord ennå. Spill nå, eller ta en eske og gjør klart ditt eget bord.
mine-all = Alle { $count } bord
mine-yours = Din tur
mine-thinking = { $name } tenker
mine-bot-thinking = En bot tenker
mine-several-thinking = Flere tenker
mine-nobody-yet = Venter på at en spiller kommer
mine-going-on = Pågår
mine-finished = Ferdig
mine-sit-down = Sett deg
mine-look-in = Se innom
mine-story = Forløp
mine-forget = Ta det av denne listen
mine-forgotten = { $count ->
    [one] Ett spill er tatt av denne listen.
   *[other] { $count } spill er tatt av denne listen.
}
mine-put-back = Legg tilbake
mine-lost = { $count ->
    [one] Denne serveren kjenner ikke lenger ett av bordene dine.
   *[other] Denne serveren kjenner ikke lenger { $count } av bordene dine.
}
mine-forget-lost = { mine-forget }

seats-own = Du er { $own }
seats-own-and-others = Du er { $own }; { $others }
seats-watching = Du ser på: { $others }
seats-person = { $name } har { $seat }
seats-bot = en bot har { $seat }
seats-open = ingen har { $seat } ennå

result-won = Du vant
result-lost = Du tapte
result-won-together = Dere vant sammen
result-lost-together = Dere tapte sammen
result-nobody = Ingen vant
result-of = { $seat } vant
result-of-lost = { $seat } tapte
result-they-won = Spillerne vant
result-they-lost = Spillerne tapte

## Nytt bord

new-title = Nytt bord
new-from-the-shelf = { $game }, fra hylla
new-scenario = Hvilket spill
new-more = { $undo ->
    [practice] Angre uten grense
   *[rules] Angre som ved et bord
}, { $dice ->
    [box] din egen eske
    [mine] dine egne terninger
   *[rolled] terninger kastes her
}
new-seats = Spillere
new-seats-count = { $count ->
    [1] én plass
    [2] to plasser
    [3] tre plasser
    [4] fire plasser
    [5] fem plasser
   *[other] { $count } plasser
}
new-seats-who = { $count }: { $who }
new-undo = Angre
undo-rules = som ved et bord, til terninger eller kort
undo-practice = øving: alt
new-dice = Terninger
dice-rolled = kastes her
dice-mine = mine: Jeg skriver det de viser
dice-box = mine, og min eske: appen er bare dommer
new-lay-out = Gjør klart bordet
new-laying-out = Gjør klart bordet …
new-problem = { $code ->
    [away] Serveren er borte. Ingenting er tapt: Prøv igjen om litt.
    [too_fast] Det gikk for fort for serveren. Vent litt, og prøv igjen.
   *[other] Serveren kunne ikke gjøre klart dette bordet: { $expected }
}

player-me = du
player-friend = en venn, med lenke
player-newcomer = bot: nybegynner som ofte tar feil
player-policy = bot: stødig, etter tommelfingerregler
player-search-3 = bot: ser litt framover
player-search-12 = bot: sterk, ser framover
player-search-40 = bot: vanskelig å slå, bruker noen sekunder
player-thinks = { $player }, omtrent { $seconds } s per tur

## Invitasjoner

invite-title = Bordet er klart.
invite-how = { $count ->
    [one] Send denne lenken til vennen din. Den som åpner den, har plassen.
   *[other] Send hver venn en lenke. Den som åpner den, har plassen.
}
invite-watch = Tilskuere ser bordet, men ingen hender
invite-copy = Kopier
invite-copied = Kopiert
invite-alone = Denne serveren lytter bare til din egen maskin. For venner andre steder, start den med --host 0.0.0.0 og gi dem adressen til maskinen din.
