# De echte doos op tafel: de app vraagt wat dobbelstenen, kaarten en tegels tonen, en let op de regels.

companion-dice-keys = Klik op de ogen, of typ de cijfers; Backspace neemt het laatste terug.
companion-no-face = Een dobbelsteen met { $sides } vlakken heeft geen { $face }.
companion-impossible = Dat kan niet gevallen zijn. Kijk nog eens.
companion-filter = Typ een deel van de naam
companion-left = nog { $count }
companion-none = Iets met die naam kan hier niet getrokken worden.
companion-not-here = Staat het er niet bij? Dan zitten er in jouw doos andere kaarten dan in de onze.
companion-edition = Voer de jouwe in, voor de volgende tafel
companion-mistyped = Ik typte verkeerd
companion-mistyped-about = Neem terug wat je het laatst hebt gemeld, zolang niemand daarna heeft geantwoord.
companion-board = Nu op je bord
companion-board-more = en nog { $count }
companion-board-done = Klaar
companion-setup-again = Hoe je opzet
companion-setup = Zet je doos op
companion-setup-about = Vink af wat klaar is. De app kent dezelfde tafel, vraagt naar elke dobbelsteen en kaart die valt, en let op de regels.
companion-setup-progress = { $done } van { $all } klaar
companion-setup-tick-all = Alles is klaar
companion-setup-begin = De tafel staat klaar
companion-setup-loading = Even in de doos kijken …
companion-setup-failed = De lijst kon niet worden opgehaald. Je kunt ook zonder beginnen.
companion-bot-deck = De computer speelt { $seat }: laat die stapel in de doos. De app trekt zijn kaarten en houdt ze geheim; jij verzet zijn stukken en gooit zijn dobbelstenen.
companion-own-deck = Je trekt je eigen kaarten en meldt de app welke; verder ziet niemand aan tafel dat.
