# Wat mensen in een coöperatief spel samen doen: voorstellen, het plan, dingen aanwijzen, bots die invallen.

together-propose = Voorstellen
together-propose-own = Laat de anderen zien wat je van plan bent voordat je het doet.
together-propose-other = Laat wie aan de beurt is zien wat jij zou doen: klik alsof het jouw beurt is.
together-propose-move = Een zet voorstellen
together-propose-nothing = Geen voorstel
together-proposal = Jouw voorstel
together-propose-mine = Kies wat je voorstelt te doen: de anderen zien het.
together-propose-to = Kies wat je { $seat } voorstelt: klik alsof het jouw beurt is.
together-proposes = { $sort ->
    [bot] { $by } is dit van plan:
    [mine] Je stelt voor dit te doen:
    [own] { $by } zou dit graag doen:
    [me] { $by } stelt je voor:
    [from-me] Je stelt { $seat } voor:
   *[other] { $by } stelt { $seat } voor:
}
together-agreed = { $count ->
    [one] { $names } is het ermee eens
   *[other] { $count } zijn het ermee eens: { $names }
}
together-agree = Mee eens
together-take = Doe het
together-go-on = Ga door
together-otherwise = Iets anders vragen
together-withdraw = Trek het voorstel in
together-announced = Een bot zegt wat hij gaat doen
together-bot-waits = { $seat } wacht op jullie antwoord.
together-stand-in = { $seat } is weg. { $names } wil zolang een bot laten spelen.

together-point = Wijs iets aan
together-point-tip = Klik hier en dan op iets op het bord: iedereen ziet daar een ring met je naam. Met het toetsenbord: x.
together-pointing = Tik aan wat je bedoelt
together-points = { $name } wijst { $thing } aan.

together-plan = Plan
together-plan-about = Wat de groep deze ronde wil doen: iedereen kan regels schrijven, afvinken en weghalen.
together-plan-none = Nog geen plan. Schrijf op wie deze ronde wat doet: iedereen aan tafel kan regels toevoegen, veranderen en afvinken.
together-plan-write = Schrijf een regel van het plan …
together-plan-add = Voeg de regel toe
together-plan-edit = Verander deze regel
together-plan-done = Gedaan: { $text }
together-plan-remove = Haal weg: { $text }
together-plan-remove-tip = Haal deze regel weg.
together-plan-overtaken = Iemand anders heeft deze regel intussen veranderd: “{ $text }”.
together-plan-mine = Schrijf de mijne
together-plan-theirs = Laat die staan

access-key-point = aanwijzen wat de focus heeft of onder de aanwijzer ligt, in spellen die je samen speelt
