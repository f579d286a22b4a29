# De eigen zinnen van het programma in de terminal. Wat een spel zegt, staat bij de woorden van het spel.

greeting = Antwoord met een getal of een paar getypte woorden. ? toont de regel, k alle toetsen.
greeting-watching = Hier wordt niemand iets gevraagd: de spelers spelen, jij kijkt toe.
prompt = >
forced = ({ $answer }: iets anders kan niet.)
fitting = Dit past bij ‘{ $text }’:
narrowed = Enter gaat terug naar alle keuzes.
keys-line = ? regel  h tip  u terug  m kaart  c kaarten  o kansen  s bewaren  q stoppen  k alle toetsen

keys =
    Een getal, of een paar woorden van een antwoord (oslo hon 2), kiest het.
    ?  de regel achter de vraag               ? fjord  zoekt woorden in de regels
    h  een tip, en waarom                     u  neemt het laatste antwoord terug
    m  de landkaart                           c  je kaarten
    o  de kansen van de komende gevechten     k  deze toetsen
    s  bewaren (s bestand: onder die naam)    l  een bewaarde partij laden (l bestand)
    q  stoppen

expected = Typ een getal van 1 t/m { $count }, of een paar woorden zoals: { $example }
no-such-number = Er is hier geen { $text }: typ een getal van 1 t/m { $count }.
not-found = Niets past hier bij ‘{ $text }’. Typ een getal van 1 t/m { $count }, of een paar woorden zoals: { $example }

hint = Een verstandige speler zou kiezen: { $advice }. { $why }
no-hint = Een tip krijg je alleen bij een vraag die jij beslist.
cannot-undo = Er valt niets terug te nemen: sinds je laatste antwoord vielen er dobbelstenen, werd er een kaart getrokken of antwoordde een andere partij.
undone = { $count ->
    [one] Je laatste antwoord is teruggenomen.
   *[other] { $count } antwoorden zijn teruggenomen.
}
no-odds = Er staat geen gevecht op het programma.

saved = Bewaard als { $file }.
cannot-save = Bewaren als { $file } lukte niet: { $why }. Probeer een andere naam.
loaded = { $file } is geladen, { $answers } antwoorden.
cannot-load = { $file } kon niet worden geladen: { $why }
other-seats = Die partij heeft andere plaatsen ({ $seats }); hier zitten { $here }. Start haar met: motstand play --load BESTAND
save-first = Eerst bewaren? Enter bewaart als { $file }, een naam bewaart onder die naam, n stopt zonder, b gaat terug:
save-record = De opname bewaren? Enter bewaart als { $file }, een naam bewaart onder die naam, n niet:
save-answer = ‘{ $text }’ is geen naam voor een bestand: druk op Enter, typ n, of een naam zoals mijn-partij.jsonl.
input-ended = De invoer is afgelopen; de partij is niet bewaard.

dice-prompt = { $count ->
    [one] Je dobbelsteen, van 1 t/m 6:
   *[other] Je { $count } dobbelstenen, zoals { $example }:
}
dice-expected = Verwacht: { $count ->
    [one] één getal
   *[other] { $count } getallen
} van 1 t/m { $sides }, gekregen: ‘{ $text }’. Iets anders toont geen dobbelsteen.

hand-over = { $seat }: neem het toetsenbord en druk op Enter.
menu-line = als { $seat }
menu = Wat ga je spelen? Enter neemt 1, een getal van 1 t/m { $count } een ander, q stopt:
nothing-begun = Een andere keer dan.
replay-step = Enter gaat verder, q stopt:
replay-good = { $over ->
    [yes] De opname klopt: { $answers } antwoorden, tot het einde van het spel.
   *[no] De opname klopt: { $answers } antwoorden; het spel is niet afgelopen.
}

rules-nothing = Geen regel bevat al deze woorden: { $words }
rules-more = … en nog { $count }. Met meer woorden vind je er minder.
rules-where = (spelregels: { $where })
rules-how-to-search = ? en woorden zoekt in de regels: ? terugtrekken fjord

analyse-working = Vanaf de momenten van de partij wordt verder gespeeld
analyse-about = Dit zijn schattingen. Vanaf elk van { $positions } momenten speelde de degelijke bot { $rollouts } keer voor iedereen verder, met nieuwe dobbelstenen; een kans is het deel van die spellen dat een partij won. ± is de standaardfout. Een beslissing wordt afgezet tegen wat de degelijke bot zou hebben gedaan.
analyse-chances = Kansen
analyse-clock = { $clock ->
    [round] Ronde
    [day] Dag
   *[other] Stap
}
analyse-ledger = Wat ze veranderde
analyse-start = Aan het begin
analyse-luck = Geluk
analyse-own = Eigen beslissingen
analyse-others = Beslissingen van anderen
analyse-end = Uiteindelijk
analyse-luckiest = { $seat }: dobbelstenen en kaarten die het zwaarst wogen
analyse-weightiest = { $seat }: beslissingen die het zwaarst wogen
analyse-costliest = { $seat }: beslissingen die het meest kostten
analyse-better = { $played }. Beter: { $better }
analyse-dealt = Hoe er gedeeld werd.
