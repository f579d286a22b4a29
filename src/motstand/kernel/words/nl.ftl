# Wat de kern weigert: antwoorden, opzetten, inhoud, pakketten en opnamen.
#
# `$where` is de plek in een bestand (KON cards.toml: kaart ‘bakhold’), `$key` de sleutel daar, `$got` wat er in plaats daarvan stond.

and = { $one } en { $other }
or = { $one } of { $other }
nobody = niemand


## Antwoorden

not-offered = { $answer } stond niet ter keuze; wel: { $offered }
not-offered-among-more = { $answer } stond niet ter keuze; wel: { $offered } en nog { $more }
not-your-turn = ‘{ $seat }’ antwoordde, maar de vraag is voor { $asked }
whoever-throws-the-dice = wie de dobbelstenen gooit en de kaarten trekt
match-over = het spel is afgelopen


## Dobbelstenen en trekkingen

chance-wrong = { $prompt }: verwacht { $expected }, gekregen { $got }
chance-dice = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
} van 1 t/m { $sides }
chance-card = een van de { $count } overgebleven kaarten
chance-for = een { $kind } voor { $seat }
chance-answer = een antwoord van { $seats }
chance-given = de { $kind } { $value } van { $seat }


## Opzetten

setup-no-game = geen spel ‘{ $game }’; verwacht een van: { $known }
setup-no-scenario = { $game }: geen scenario ‘{ $scenario }’; verwacht een van: { $known }
setup-no-lesson = options: verwacht lesson = een van { $known }, gekregen { $got }
setup-none = geen
setup-lesson-packs = packs: verwacht geen in les { $lesson }, die voor de kaarten van de doos geschreven is
setup-lesson = les { $lesson }: verwacht scenario { $scenario } en plaatsen { $seats }, gekregen { $got }


## Bestanden en pakketten

file-not-there = { $name }: dat bestand is er niet
file-not-readable = { $name }: verwacht een bestand dat te lezen is: { $why }
file-not-utf-8 = { $name }: verwacht UTF-8, gekregen andere bytes bij byte { $byte }
file-not-json = { $name }: verwacht JSON: { $why }
content-not-whole = { $name }: verwacht de inhoudsbestanden van een spel, met hun namen
file-not-toml = { $name }: verwacht TOML: { $why }
toml-long-key = hooguit { $most } delen in een sleutel, meer gekregen in regel { $line }
toml-too-deep = hooguit { $most } haken in elkaar, meer gekregen in regel { $line }
toml-long-word = een getal of een sleutel van hooguit { $most } tekens, meer gekregen in regel { $line }
packs-too-many = verwacht hooguit { $most } pakketten, gekregen { $packs }
pack-name = verwacht een naam voor het pakket van 1 tot { $most } tekens
pack-title = hooguit { $most } tekens
pack-too-large = { $name }: verwacht hooguit { $most } bytes, gekregen { $size }
pack-rows = { $name }: verwacht hooguit { $most } rijen, gekregen { $rows }
pack-laid-over = { $error } (met { $packs } eroverheen)


## Rijen van de inhoud: waar ze staan

content-row = { $where }: { $kind } ‘{ $id }’
content-row-numbered = { $where }: { $kind } nummer { $number }


## Wat eraan mankeert

content-wrong = { $where }: { $key }: verwacht { $expected }, gekregen { $got }
content-nothing = niets
content-no-table = { $where }: verwacht een tabel, gekregen { $got }
content-not-known = { $where }: { $key }: { $got } is niet bekend; verwacht een van { $choices }
content-no-id = { $where }: { $key }: dat id is er niet
content-unknown-key = { $where }: { $key }: onbekende sleutel; verwacht een van { $known }
content-not-there = { $where }: { $key }: verwacht een tabel die in de inhoud voorkomt


## Wat van een waarde verwacht wordt

content-text = een tekst
content-texts = een lijst met teksten
content-some-of = minstens een van { $choices }
content-numbers = een lijst met getallen
content-one-of = een van { $choices }
content-whole = een geheel getal van { $least } t/m { $most }
content-decimal = een getal
content-yes = true of false
content-table = een tabel {"{"} … {"}"}
content-tables = tabellen [[{ $key }]]
content-some-tables = een lijst met tabellen {"{"} … {"}"}
content-parts = een lijst met teksten en gehele getallen
content-lists = een lijst met lijsten
content-source = een van { $sources }, of een tabel daarvan per veld
content-count = { $count } ervan
content-ids = de id's { $ids }
content-only-table = een tabel [{ $key }]
content-deck = { $count } kaarten in de stapel { $deck }


## Effecten van kaarten en tegels

effect-bare = niets na het werkwoord
effect-number = een getal van 1 t/m { $most }
effect-signed = een getal met zijn teken, zoals { $example }
effect-some = minstens één effect
effect-times = een aantal keren
effect-verb = een van de werkwoorden { $verbs }
effect-word = { $expected } in ‘{ $effect }’


## Spelregels

rulebook-chapter = hoofdstuk
rulebook-rule = regel
rulebook-question = vraag
rulebook-example = voorbeeld
rulebook-number = een getal van de inhoud, zoals {"{"}surrender.truce.required{"}"}
rulebook-id = een nieuw id met een hoofdstuk in het midden, zoals KON-MOVE-02


## Pagina's naast het spel

history-work = werk
history-paragraph = alinea
history-departure = afwijking
history-sources = de id's van een of meer werken
summary-section = deel
summary-line = regel
summary-rules = de id's van een of meer spelregels
page-id = een id dat geen andere rij heeft


## Lessen

lesson-step = stap
lesson-id = ‘{ $name }’, zoals het bestand heet
lesson-answer = een keuze: een lijst met teksten en gehele getallen
lesson-say = dit alleen bij antwoorden van { $seat }
lesson-say-first = { $where }: stap: verwacht `say` bij het eerste antwoord van { $seat }
lesson-steps = { $where }: stap: verwacht stappen, waarvan de laatste `after` heeft


## Opnamen

record-line = regel { $line }: { $why }
record-not-utf-8 = verwacht UTF-8, gekregen andere bytes bij byte { $byte } van het bestand
record-empty = verwacht een kopregel, gekregen een leeg bestand
record-cut-off = verwacht een antwoord of de slotregel, gekregen het einde van het bestand
record-no-object = verwacht één JSON-object, gekregen { $got }
record-not-json = verwacht één JSON-object, gekregen { $got } ({ $why })
record-too-deep = verwacht hooguit { $most } lijsten en objecten in elkaar
record-no-header = verwacht een kopregel met "motstand": { $format }, gekregen { $got }
record-no-answer = verwacht { $kinds }, gekregen { $got }
record-differs = { $key }: naspelen geeft { $replayed }, de opname zegt { $found }
record-wrong = { $key }: verwacht { $expected }, gekregen { $got }
record-game = het id van een spel
record-version = de versie van de regels
record-other-rules = ze is gespeeld onder versie { $was } van de regels; onder die van nu, { $now }: { $why }
record-scenario = het id van een scenario
record-seats = een lijst met plaatsen
record-options = een object met opties
record-packs = een lijst met pakketten, elk met name, hash en text
record-content = de naam van de inhoud
record-other-content = content: verwacht { $expected }, gekregen { $got }: er is met andere kaarten of pakketten gespeeld
record-other-pack = packs: { $pack }: hash: verwacht { $expected }, gekregen { $got }: het pakket is veranderd nadat ermee gespeeld is
