# Bordet: det som står rundt brettet, uansett spill.

table-page = { $game } · Motstand

table-home = Til hylla
table-menu = Meny
table-close = Lukk
table-order = Turrekkefølge
table-phases = Fasene i turen
table-panels = Paneler
table-panel = Panel
table-undo = Angre
table-redo = Gjør om igjen
table-rules = Regler
table-rule = Regel
table-log = Logg
table-talk = Prat
table-tab-table = Bord
table-tab-hand = Hånd

## Et bord åpnes

table-laying = Bordet gjøres klart …
table-unknown = Denne lenken åpner ikke noe bord
table-unknown-about = Den kan være ufullstendig, eller bordet kan være borte. En invitasjon virker bare én gang: Plassen hører til enheten som åpnet den først. Ellers kan du be den som sendte lenken, om hele.
table-failed = Bordet kunne ikke gjøres klart
table-failed-about = Noe som hører til, kom ikke fram. Se på forbindelsen din, og prøv igjen.
table-again = Prøv igjen

## Spørsmålet

table-decision = Ditt valg
table-back = Tilbake
table-hint = Klikk på det som lyser, på brettet eller på hånden.
table-rule-behind = Les regelen bak dette spørsmålet.
table-die = Terning { $number }
table-thrown = Det var det som falt

## I stedet for spørsmålet

table-moment = Et tidligere øyeblikk
table-moment-sentence = Du ser på hvordan bordet var.
table-moment-back = Tilbake til nåtid
table-moment-rollback = Be om å spille videre herfra
table-telling = Det som skjer
table-skip = Hopp til nå
table-over = Spillet er slutt
table-story = Spillets forløp
table-home-new = Et spill til
table-given = En bot har plassen din
table-given-sentence = En bot spiller for deg til du kommer tilbake.
table-take = Ta plassen tilbake
table-sent = Et øyeblikk …
table-unsent = Svaret ditt venter
table-unsent-sentence = Det sendes så snart serveren er tilbake.
table-unsent-back = Ta det tilbake
table-thinking = Tenker
table-waiting = Venter
table-watching = Du ser på; hendene er skjult.
table-waiting-open = { $seat }: Ingen sitter der ennå. Send en venn invitasjonen.
table-waiting-bot = { $seat }: Boten tenker.
table-waiting-person = { $seat }: { $name } har turen.
table-waiting-nameless = { $seat } har turen.
table-invite = Inviter noen
table-away-person = Har forlatt bordet
table-since-now = akkurat nå
table-since-minutes = { $minutes ->
    [one] i 1 minutt
   *[other] i { $minutes } minutter
}
table-since-hours = { $hours ->
    [one] i 1 time
   *[other] i { $hours } timer
}
table-since-days = i { $days } dager

## Terninger

table-dice = Terninger: { $dice }
table-dice-count = { $count ->
    [one] 1 terning
   *[other] { $count } terninger
}

## Logg, regler, prat

table-log-goal = Det som avgjør
table-log-before = Før første tur
table-look = Se på brettet slik det var da.
table-rule-open = Les regel { $rule }.
table-rule-search = Søk i reglene
table-rule-loading = Regelboka hentes …
table-rule-failed = Regelboka kom ikke fram. Prøv igjen om litt.
table-rule-none = Ingen regel har disse ordene.
table-rule-all = Alle regler
table-rule-chapter = Mer om: { $chapter }
table-rule-where = Trykte regler: { $where }
table-talk-none = Ingen har sagt noe ennå.
table-talk-earlier = Det som ble sagt før
table-talk-write = Si noe til bordet
table-talk-send = Send
table-talk-watch = Tilskuere lytter; bare de som sitter ved bordet, prater.

## Meny

table-menu-seats = Plasser og lenker
table-menu-rollback = Be om å gå tilbake til turens start
table-menu-practice = Øvingsbord: Du kan ta tilbake alt.
table-menu-strict = Du kan ta tilbake svarene dine til terninger faller, et kort trekkes eller noen andre svarer. For mer må alle ved bordet være enige.
table-lamp = Lampe
table-lamp-system = System
table-lamp-light = Lys
table-lamp-dark = Mørk
table-resign = Gi opp
table-resign-sure = Gi opp? Da taper din side, og det kan ikke tas tilbake.
table-resign-no = Spill videre
table-resign-yes = Gi opp

## Plasser

table-seats = Plasser og lenker
table-seat-open = ledig
table-seat-person = en person
table-seat-bot = { $kind ->
    [random] bot, tilfeldig
    [newcomer] bot, nybegynner
    [policy] bot, stødig
    [search] { $strength ->
        [3] bot, ser litt framover
        [12] bot, sterk
        [40] bot, vanskelig å slå
       *[other] bot, ettertenksom ({ $strength })
    }
   *[other] bot
}
table-seat-you = du
table-seat-away = borte
table-copy-mine = Min lenke
table-copy-invite = Kopier invitasjon
table-copy-watch = Kopier lenke
table-copied = Kopiert
table-link = Lenken
table-give = La en bot spille
table-watch = Tilskuere
table-watch-about = ser brettet, men ingen hånd
table-seats-about = En lenke er nøkkelen til plassen sin: Den som har den, kan sitte der. Med din egen lenke spiller du videre på en annen enhet.

## Beskjeder

table-away = Forbindelsen til bordet er nede. Den kommer tilbake av seg selv; ingenting er tapt.
table-held = Reglene i spillet er endret siden dette bordet ble satt opp (versjon { $was } ble { $now }), og det ville ha gått annerledes. Det blir stående som det er, med { $answers } svar. { $to ->
    [0] Ingenting av det er likt etter de nye reglene.
   *[other] Brettet viser den siste fasen som er lik etter begge, etter { $to } svar: alle sammen kan ta opp spillet der.
}
table-held-take-up = Ta det opp der
table-rollback-asked = Du ber om å gå tilbake. De andre må være enige.
table-rollback-ask = { $seat } vil gjerne gå tilbake til et tidligere øyeblikk.
table-rollback-look = Vis det
table-rollback-yes = Enig
table-rollback-no = Nei
table-rollback-withdraw = Glem det
table-refused-malformed = Serveren forsto ikke det. Det kan hjelpe å laste siden på nytt.
table-refused-too_large = Det var for langt for serveren.
table-refused-too_fast = Det gikk for fort. Vent litt, og prøv igjen.
table-refused-unknown_table = Dette bordet finnes ikke lenger.
table-refused-unknown_key = Denne lenken åpner ingen plass.
table-refused-not_seated = Bare de som sitter ved bordet, kan gjøre det.
table-refused-not_your_turn = Det er ikke din tur nå.
table-refused-not_offered = Det er ikke mulig nå. Bordet viser hva som er det.
table-refused-stale = Bordet har gått videre; ingenting ble endret. Se en gang til.
table-refused-overtaken = Noen andre var et øyeblikk raskere; ingenting av ditt ble endret. Her er det som kommer nå.
table-refused-over = Spillet er slutt.
table-refused-cannot_undo = Dette kan ikke lenger tas tilbake. Du kan be om å gå tilbake, i menyen.
table-refused-cannot_seat = Bare den som sitter der, gir fra seg plassen, med mindre turen har ventet svært lenge.
table-refused-not_possible = Dette er ikke mulig nå.
table-refused-rules_failed = Reglene i dette spillet sviktet ved det svaret, og ingenting ble endret. Et annet svar kan gå; si gjerne fra til den som driver serveren.
table-refused-damaged = Dette bordet er skadet på serveren. Si fra til den som driver den: en sikkerhetskopi kan bringe det tilbake.
table-refused-other_rules = Reglene er endret siden dette bordet ble satt opp. Det kan bare tas opp der de fortsatt er like.
table-refused-unavailable = Serveren kunne ikke skrive det ned. Ingenting ble endret; prøv igjen om litt.

## Siste side

table-end-turns = Der det ble avgjort
table-end-new = Et spill til
table-end-board = Se på brettet
table-end-record = Lagre partiet
table-end-failed = Partiet kunne ikke lagres. Prøv igjen om litt.
table-rematch = { $kind ->
    [against] Omkamp
   *[other] Spill igjen
}
table-rematch-yes = Ta omkampen
table-rematch-no = Nei takk
table-rematch-wanted = { $kind ->
    [against] {$who} vil ha omkamp, med byttede sider.
   *[other] {$who} vil spille igjen.
}
table-rematch-asked = Du vil ha omkamp; den begynner når alle vil.
table-rematch-back = Trekk det tilbake
table-rematch-go = Til omkampen
table-series = { $games ->
    [one] {$score} etter ett spill
   *[other] {$score} etter {$games} spill
}
table-series-one = {$who} {$wins}

## Listen over spillerne

strip-label = Hvem som sitter ved bordet
strip-open = ledig plass
strip-your-turn = din tur
strip-thinking = tenker …
strip-awaited = ventes på, borte
strip-away = borte
strip-here = her
strip-you = deg
strip-bot = bot
strip-cards = kort på hånden
tip-strip = { $presence ->
    [you] Din egen plass.
    [here] Denne personen har bordet åpent.
    [away] Denne personen har ikke bordet åpent akkurat nå.
    [open] Ingen har tatt denne plassen ennå.
   *[bot] En bot spiller her ({ $player }).
} { $known ->
    [short] En tur tar den vanligvis under ett sekund.
    [yes] En tur tar den vanligvis { $seconds ->
        [one] omtrent ett sekund.
       *[other] omtrent { $seconds } sekunder.
    }
   *[no] {""}
}

## Lyder

sounds = Lyd
sounds-off = Av
sounds-turn = Min tur
sounds-all = Alt
tip-sounds-off = Bordet er stille.
tip-sounds-turn = En kort klang når det blir din tur, også mens du ser på en annen side.
tip-sounds-all = Terninger, trekk, prat og slutten høres også, så lenge du ser på bordet.

## Klokker

new-clock = Tid
clock-none = så mye du vil
clock-rule = { $unit ->
    [day] { $count ->
        [one] ett døgn
       *[other] { $count } døgn
    }
    [hour] { $count ->
        [one] én time
       *[other] { $count } timer
    }
   *[minute] { $count } minutter
} { $per ->
    [turn] for hver tur
   *[game] for hver spiller
}
clock-days = { $days } d { $hours } t
tip-clock = { $started ->
    [yes] Tid igjen: { $rule }. Den går mens det ventes på denne plassen og tjeneren er åpen.
   *[no] Tid: { $rule }. Den begynner å gå når alle har satt seg.
}
clock-out = Tiden til { $seat } er ute. Du kan kreve seieren, eller vente.
clock-claim = Krev seieren
clock-bot = La en bot spille videre
tip-clock-claim = Spillet slutter, som om den siden hadde gitt opp.
tip-clock-bot = En bot tar over plassen; den det gjelder, kan ta den tilbake.
clock-claimed = Tiden til den andre siden var ute, og { $who } krevde seieren.

## Who comes by an invitation

invited-title = { $named ->
    [yes] { $name } inviterer deg til { $game }
   *[no] Du er invitert til { $game }
}
invited-seat = Du spiller { $seat }.
invited-name = Hva kan de andre kalle deg?
invited-come = Sett deg
invited-learn = Lær det først
invited-later = Ingenting begynner uten deg. Plassen er din på denne enheten: du finner den under Mine bord.
