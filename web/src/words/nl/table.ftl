# De tafel: wat er om het bord heen staat, welk spel het ook is.

table-page = { $game } · Motstand

table-home = Naar de plank
table-menu = Menu
table-close = Sluiten
table-order = Volgorde van de beurten
table-phases = Fasen van de beurt
table-panels = Panelen
table-panel = Paneel
table-undo = Terug
table-redo = Opnieuw
table-rules = Regels
table-rule = Regel
table-log = Verslag
table-talk = Chat
table-tab-table = Tafel
table-tab-hand = Hand

## Een tafel gaat open

table-laying = De tafel wordt klaargezet …
table-unknown = Deze link opent geen tafel
table-unknown-about = Misschien is hij niet volledig, of is de tafel weg. Een uitnodiging werkt maar één keer: de plaats hoort bij het apparaat dat haar het eerst opende. Vraag anders de hele link aan wie hem stuurde.
table-failed = De tafel kon niet worden klaargezet
table-failed-about = Iets wat erbij hoort is niet aangekomen. Kijk naar je verbinding en probeer het nog eens.
table-again = Probeer nog eens

## De vraag

table-decision = Jouw keuze
table-back = Terug
table-hint = Wat oplicht kun je aanklikken, op het bord en in je hand.
table-rule-behind = Lees de regel achter deze vraag.
table-die = Dobbelsteen { $number }
table-thrown = Dat is er gevallen

## In plaats van de vraag

table-moment = Een eerder moment
table-moment-sentence = Je kijkt hoe de tafel toen was.
table-moment-back = Terug naar nu
table-moment-rollback = Vraag om hier verder te spelen
table-telling = Wat er gebeurt
table-skip = Spring naar nu
table-over = Het spel is afgelopen
table-story = Het verhaal van de partij
table-home-new = Nog een spel
table-given = Een bot heeft je plaats
table-given-sentence = Een bot speelt voor je tot je terugkomt.
table-take = Neem je plaats terug
table-sent = Een ogenblik …
table-unsent = Je antwoord wacht
table-unsent-sentence = Het wordt verstuurd zodra de server terug is.
table-unsent-back = Terugnemen
table-thinking = Denkt na
table-waiting = Wachten
table-watching = Je kijkt toe; handen blijven verborgen.
table-waiting-open = { $seat }: daar zit nog niemand. Stuur een vriend de uitnodiging.
table-waiting-bot = { $seat }: de bot denkt na.
table-waiting-person = { $seat }: { $name } is aan de beurt.
table-waiting-nameless = { $seat } is aan de beurt.
table-invite = Nodig iemand uit
table-away-person = Is van tafel gegaan
table-since-now = sinds zojuist
table-since-minutes = { $minutes ->
    [one] sinds 1 minuut
   *[other] sinds { $minutes } minuten
}
table-since-hours = { $hours ->
    [one] sinds 1 uur
   *[other] sinds { $hours } uur
}
table-since-days = sinds { $days } dagen

## Dobbelstenen

table-dice = Dobbelstenen: { $dice }
table-dice-count = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}

## Verslag, regels, gesprek

table-log-goal = Wat de doorslag geeft
table-log-before = Vóór de eerste beurt
table-look = Bekijk het bord zoals het toen was.
table-rule-open = Lees regel { $rule }.
table-rule-search = Zoek in de regels
table-rule-loading = De spelregels worden opgehaald …
table-rule-failed = De spelregels kwamen niet aan. Probeer het zo nog eens.
table-rule-none = Geen regel bevat deze woorden.
table-rule-all = Alle regels
table-rule-chapter = Meer over: { $chapter }
table-rule-where = Gedrukte regels: { $where }
table-talk-none = Niemand heeft nog iets gezegd.
table-talk-earlier = Wat eerder gezegd is
table-talk-write = Zeg iets tegen de tafel
table-talk-send = Verstuur
table-talk-watch = Toeschouwers luisteren; alleen wie aan tafel zit, praat mee.

## Menu

table-menu-seats = Plaatsen en links
table-menu-rollback = Vraag om terug te gaan naar het begin van mijn beurt
table-menu-practice = Oefentafel: je mag alles terugnemen.
table-menu-strict = Je mag je antwoorden terugnemen tot er dobbelstenen vallen, een kaart getrokken wordt of iemand anders antwoordt. Voor meer moeten alle mensen aan tafel het eens zijn.
table-lamp = Lamp
table-lamp-system = Systeem
table-lamp-light = Licht
table-lamp-dark = Donker
table-resign = Opgeven
table-resign-sure = Opgeven? Jouw partij verliest het spel, en dat is niet terug te nemen.
table-resign-no = Verder spelen
table-resign-yes = Opgeven

## Plaatsen

table-seats = Plaatsen en links
table-seat-open = vrij
table-seat-person = een mens
table-seat-bot = { $kind ->
    [random] bot, willekeurig
    [newcomer] bot, beginner
    [policy] bot, degelijk
    [search] { $strength ->
        [3] bot, kijkt een beetje vooruit
        [12] bot, sterk
        [40] bot, moeilijk te verslaan
       *[other] bot, bedachtzaam ({ $strength })
    }
   *[other] bot
}
table-seat-you = jij
table-seat-away = weg
table-copy-mine = Mijn link
table-copy-invite = Kopieer uitnodiging
table-copy-watch = Kopieer link
table-copied = Gekopieerd
table-link = De link
table-give = Laat een bot spelen
table-watch = Toeschouwers
table-watch-about = zien het bord, maar geen hand
table-seats-about = Een link is de sleutel van zijn plaats: wie hem heeft, kan daar gaan zitten. Met je eigen link speel je verder op een ander apparaat.

## Meldingen

table-away = De verbinding met de tafel is weg. Ze komt vanzelf terug; er gaat niets verloren.
table-held = De regels van dit spel zijn veranderd sinds deze tafel begon (versie { $was } werd { $now }), en het zou anders gelopen zijn. De tafel blijft zoals ze is, met { $answers } antwoorden. { $to ->
    [0] Onder de nieuwe regels is er niets van gelijk.
   *[other] Het bord toont de laatste fase die onder beide gelijk is, na { $to } antwoorden: daar kunnen jullie het spel samen weer oppakken.
}
table-held-take-up = Pak het daar weer op
table-rollback-asked = Je vraagt om terug te gaan. De anderen moeten het ermee eens zijn.
table-rollback-ask = { $seat } wil graag terug naar een eerder moment.
table-rollback-look = Laat zien
table-rollback-yes = Akkoord
table-rollback-no = Nee
table-rollback-withdraw = Laat maar
table-refused-malformed = De server begreep dat niet. De pagina opnieuw laden helpt misschien.
table-refused-too_large = Dat was te lang voor de server.
table-refused-too_fast = Dat ging te snel. Wacht even en probeer het nog eens.
table-refused-unknown_table = Deze tafel bestaat niet meer.
table-refused-unknown_key = Deze link opent geen plaats.
table-refused-not_seated = Alleen wie aan tafel zit kan dat doen.
table-refused-not_your_turn = Je bent nu niet aan de beurt.
table-refused-not_offered = Dat kan nu niet. De tafel laat zien wat wel kan.
table-refused-stale = De tafel is al verder; er is niets veranderd. Kijk nog eens.
table-refused-overtaken = Iemand anders was net iets sneller; van jou is niets veranderd. Dit is wat nu komt.
table-refused-over = Het spel is afgelopen.
table-refused-cannot_undo = Dit is niet meer terug te nemen. Via het menu kun je vragen om terug te gaan.
table-refused-cannot_seat = Een plaats wordt alleen afgestaan door wie er zit, tenzij die beurt al heel lang wacht.
table-refused-not_possible = Dit kan nu niet.
table-refused-rules_failed = De regels van dit spel liepen vast op dat antwoord, en er is niets veranderd. Een ander antwoord lukt misschien; laat het weten aan wie deze server beheert.
table-refused-damaged = Deze tafel is beschadigd op de server. Laat het weten aan wie hem beheert: een reservekopie kan haar terugbrengen.
table-refused-other_rules = De regels zijn veranderd sinds deze tafel begon. Ze kan alleen worden opgepakt waar ze nog gelijk zijn.
table-refused-unavailable = De server kon dat niet opschrijven. Er is niets veranderd; probeer het zo nog eens.

## De laatste pagina

table-end-turns = Waar het beslist werd
table-end-new = Nog een spel
table-end-board = Bekijk het bord
table-end-record = Bewaar de opname
table-end-failed = De opname kwam niet aan. Probeer het zo nog eens.
table-rematch = { $kind ->
    [against] Revanche
   *[other] Nog een keer
}
table-rematch-yes = Neem de revanche aan
table-rematch-no = Nee, dank je
table-rematch-wanted = { $kind ->
    [against] {$who} wil revanche, met gewisselde kanten.
   *[other] {$who} wil nog een keer spelen.
}
table-rematch-asked = Je wilt revanche; die begint zodra iedereen wil.
table-rematch-back = Trek het in
table-rematch-go = Naar de revanche
table-series = { $games ->
    [one] {$score} na één spel
   *[other] {$score} na {$games} spellen
}
table-series-one = {$who} {$wins}

## De lijst van spelers

strip-label = Wie er aan tafel zit
strip-open = plaats vrij
strip-your-turn = jouw beurt
strip-thinking = denkt na …
strip-awaited = verwacht, weg
strip-away = weg
strip-here = hier
strip-you = jij
strip-bot = bot
strip-cards = { $count ->
    [one] kaart op hand
   *[other] kaarten op hand
}
tip-strip = { $presence ->
    [you] Je eigen plaats.
    [here] Deze persoon heeft de tafel open.
    [away] Deze persoon heeft de tafel nu niet open.
    [open] Nog niemand heeft deze plaats ingenomen.
   *[bot] Hier speelt een bot ({ $player }).
} { $known ->
    [short] Een beurt kost hem meestal minder dan een seconde.
    [yes] Een beurt kost hem meestal { $seconds ->
        [one] ongeveer een seconde.
       *[other] ongeveer { $seconds } seconden.
    }
   *[no] {""}
}

## Geluid

sounds = Geluid
sounds-off = Uit
sounds-turn = Mijn beurt
sounds-all = Alles
tip-sounds-off = De tafel is stil.
tip-sounds-turn = Een kort klankje als het jouw beurt wordt, ook terwijl je naar een andere pagina kijkt.
tip-sounds-all = Dobbelstenen, zetten, praten en het einde zijn ook te horen, zolang je naar de tafel kijkt.

## Klokken

new-clock = Tijd
clock-none = zoveel je wilt
clock-rule = { $unit ->
    [day] { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
    [hour] { $count ->
        [one] één uur
       *[other] { $count } uur
    }
   *[minute] { $count } minuten
} { $per ->
    [turn] per beurt
   *[game] per speler
}
clock-days = { $days } d { $hours } u
tip-clock = { $started ->
    [yes] Tijd over: { $rule }. Hij loopt zolang op deze plaats gewacht wordt en de server open is.
   *[no] Tijd: { $rule }. Hij begint te lopen als iedereen zit.
}
clock-out = De tijd van { $seat } is op. Je mag de overwinning opeisen, of wachten.
clock-claim = Eis de overwinning op
clock-bot = Laat een bot verder spelen
tip-clock-claim = Het spel eindigt, alsof die kant had opgegeven.
tip-clock-bot = Een bot neemt de plaats over; de speler kan hem terugnemen.
clock-claimed = De tijd van de andere kant was op, en { $who } heeft de overwinning opgeëist.

## Who comes by an invitation

invited-title = { $named ->
    [yes] { $name } nodigt je uit voor { $game }
   *[no] Je bent uitgenodigd voor { $game }
}
invited-seat = Je speelt { $seat }.
invited-name = Hoe mogen de anderen je noemen?
invited-come = Ga zitten
invited-learn = Leer het eerst
invited-later = Niets begint zonder jou. De plaats blijft op dit apparaat van jou: je vindt haar onder Mijn tafels.
