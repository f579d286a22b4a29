# Det kjernen avviser: svar, oppsett, innhold, pakker og lagrede partier.
#
# `$where` er stedet i en fil (KON cards.toml: kort «bakhold»), `$key` nøkkelen der, `$got` det som ble funnet i stedet.

and = { $one } og { $other }
or = { $one } eller { $other }
nobody = ingen


## Svar

not-offered = { $answer } kunne ikke velges; valgene var: { $offered }
not-offered-among-more = { $answer } kunne ikke velges; valgene var: { $offered } og { $more } til
not-your-turn = «{ $seat }» svarte, men spørsmålet er til { $asked }
whoever-throws-the-dice = den som kaster terningene og trekker kortene
match-over = partiet er slutt


## Terninger og trekk

chance-wrong = { $prompt }: ventet { $expected }, fant { $got }
chance-dice = { $count ->
    [one] { $count } terning
   *[other] { $count } terninger
} fra 1 til { $sides }
chance-card = et av de { $count } kortene som er igjen
chance-for = { $kind ->
    [roll] et terningkast
   *[draw] et trekk
} for { $seat }
chance-answer = et svar fra { $seats }
chance-given = { $kind ->
    [roll] terningkastet
    [draw] trekket
    [resign] oppgivelsen
   *[answer] svaret
} { $value } fra { $seat }


## Oppsett

setup-no-game = det finnes ikke noe spill «{ $game }»; ventet ett av disse: { $known }
setup-no-scenario = { $game }: det finnes ikke noe scenario «{ $scenario }»; ventet ett av disse: { $known }
setup-no-lesson = options: ventet lesson = en av { $known }, fant { $got }
setup-none = ingen
setup-lesson-packs = packs: ventet ingen i leksjonen { $lesson }, som er skrevet for kortene i esken
setup-lesson = leksjonen { $lesson }: ventet scenario { $scenario } og plassene { $seats }, fant { $got }


## Filer og pakker

file-not-there = { $name }: filen finnes ikke
file-not-readable = { $name }: ventet en fil som kan leses: { $why }
file-not-utf-8 = { $name }: ventet UTF-8, fant noe annet ved byte { $byte }
file-not-json = { $name }: ventet JSON: { $why }
content-not-whole = { $name }: ventet innholdsfilene til et spill etter navn
file-not-toml = { $name }: ventet TOML: { $why }
toml-long-key = høyst { $most } ledd i en nøkkel, fant flere i linje { $line }
toml-too-deep = høyst { $most } klammer inni hverandre, fant flere i linje { $line }
toml-long-word = et tall eller en nøkkel på høyst { $most } tegn, fant flere i linje { $line }
packs-too-many = ventet høyst { $most } pakker, fant { $packs }
pack-name = ventet et navn på pakken med 1 til { $most } tegn
pack-title = høyst { $most } tegn
pack-too-large = { $name }: ventet høyst { $most } byte, fant { $size }
pack-rows = { $name }: ventet høyst { $most } rader, fant { $rows }
pack-laid-over = { $error } (med { $packs } lagt over)


## Rader i innholdet: hvor de står

content-row = { $where }: { $kind } «{ $id }»
content-row-numbered = { $where }: { $kind } nummer { $number }


## Hva som er galt med dem

content-wrong = { $where }: { $key }: ventet { $expected }, fant { $got }
content-nothing = ingenting
content-no-table = { $where }: ventet en tabell, fant { $got }
content-not-known = { $where }: { $key }: { $got } er ukjent; ventet en av disse: { $choices }
content-no-id = { $where }: { $key }: ingen slik id finnes
content-unknown-key = { $where }: { $key }: ukjent nøkkel; ventet en av disse: { $known }
content-not-there = { $where }: { $key }: ventet en tabell som innholdet har


## Hva som ventes av en verdi

content-text = en tekst
content-texts = en liste med tekster
content-some-of = minst én av { $choices }
content-numbers = en liste med tall
content-one-of = en av disse: { $choices }
content-whole = et helt tall fra { $least } til { $most }
content-decimal = et tall
content-yes = true eller false
content-table = en tabell {"{"} … {"}"}
content-tables = tabeller [[{ $key }]]
content-some-tables = en liste med tabeller {"{"} … {"}"}
content-parts = en liste med tekster og hele tall
content-lists = en liste med lister
content-source = en av { $sources }, eller en tabell med dem for hvert felt
content-count = { $count } av dem
content-ids = id-ene { $ids }
content-only-table = en tabell [{ $key }]
content-deck = { $count } kort i kortbunken «{ $deck }»


## Virkninger av kort og brikker

effect-bare = ingenting etter ordet
effect-number = et tall fra 1 til { $most }
effect-signed = et tall med fortegn, som { $example }
effect-some = minst én virkning
effect-times = et antall ganger
effect-verb = ett av ordene { $verbs }
effect-word = { $expected } i «{ $effect }»


## Regelbøker

rulebook-chapter = kapittel
rulebook-rule = regel
rulebook-question = spørsmål
rulebook-example = eksempel
rulebook-number = et tall fra innholdet, som {"{"}surrender.truce.required{"}"}
rulebook-id = en ny id med et kapittel i midten, som KON-MOVE-02


## Sider ved siden av spillet

history-work = verk
history-paragraph = avsnitt
history-departure = avvik
history-sources = id-en til ett eller flere verk
summary-section = del
summary-line = linje
summary-rules = id-en til én eller flere regler
page-id = en id som ingen annen rad har


## Leksjoner

lesson-step = steg
lesson-id = "{ $name }", som filen heter
lesson-answer = et svar: en liste med tekster og hele tall
lesson-say = den bare ved svar fra { $seat }
lesson-say-first = { $where }: step: ventet `say` ved det første svaret fra { $seat }
lesson-steps = { $where }: step: ventet steg, og at det siste av dem har `after`


## Lagrede partier

record-line = linje { $line }: { $why }
record-not-utf-8 = ventet UTF-8, fant noe annet ved byte { $byte } i filen
record-empty = ventet en første linje om partiet, fant en tom fil
record-cut-off = ventet et svar eller den siste linjen, fant slutten på filen
record-no-object = ventet ett JSON-objekt, fant { $got }
record-not-json = ventet ett JSON-objekt, fant { $got } ({ $why })
record-too-deep = ventet høyst { $most } lister og objekter inni hverandre
record-no-header = ventet en første linje med "motstand": { $format }, fant { $got }
record-no-answer = ventet { $kinds }, fant { $got }
record-differs = { $key }: når partiet spilles om igjen, blir det { $replayed }, men i filen står { $found }
record-wrong = { $key }: ventet { $expected }, fant { $got }
record-game = id-en til et spill
record-version = versjonen av reglene
record-other-rules = det ble spilt etter regelversjon { $was }; etter dagens, { $now }: { $why }
record-scenario = id-en til et scenario
record-seats = en liste med plasser
record-options = et objekt med valg
record-packs = en liste med pakker som hver har name, hash og text
record-content = navnet på innholdet
record-other-content = content: ventet { $expected }, fant { $got }: det ble spilt med andre kort eller pakker
record-other-pack = packs: { $pack }: hash: ventet { $expected }, fant { $got }: pakken ble endret etter at det ble spilt med den
