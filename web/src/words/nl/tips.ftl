# Wat de knoppen van de kamer doen, voor wie er even op blijft staan.

tip-home = Terug naar de plank. De tafel blijft zoals ze is, en je kunt altijd terugkomen.
tip-undo = Neemt je laatste antwoord terug.
tip-redo = Geeft opnieuw wat je het laatst terugnam, met dobbelstenen en al: ook een hele beurt.
tip-rules = Opent de regel achter de vraag, en alle andere.
tip-rule = De regel achter de vraag, en alle andere om op te zoeken.
tip-log = Alles wat er gebeurd is, beurt voor beurt; een klik op een regel toont het bord zoals het toen was.
tip-fold = Klap het paneel in: het bord krijgt de ruimte.
tip-unfold = Open het paneel weer.
tip-talk = Praat met de anderen aan tafel.
tip-query = Vraag in je eigen woorden iets over het bord.
tip-menu = Plaatsen en links, tempo, geluid, toetsen, en opgeven.
tip-table = Het bord, met de vraag eronder.
tip-hand = Je hand met kaarten, en de kaarten die gebruikt zijn.
tip-back = Neemt de laatste klik terug: er is nog niets geantwoord.
tip-story = Het verhaal van de partij, stap voor stap; een klik gaat naar dat moment.
tip-analysis = Wat geluk en beslissingen van de partij maakten.
tip-replay-tables = Naar de lijst van je tafels. Wat je hier bekijkt, blijft zoals het is.
tip-replay-start = Naar het begin van de partij.
tip-replay-end = Naar het einde van de partij.
tip-replay-play = Speelt de partij vanzelf af, stap voor stap, in het tempo dat hier is ingesteld.
tip-replay-pause = Stopt hier; de tafel blijft staan zoals je haar ziet.
tip-replay-back = { $unit ->
    [turn] Eén beurt terug.
    [phase] Eén fase terug.
   *[answer] Eén antwoord terug.
}
tip-replay-next = { $unit ->
    [turn] Eén beurt verder.
    [phase] Eén fase verder.
   *[answer] Eén antwoord verder.
}
tip-replay-unit = { $unit ->
    [turn] Gaat van beurt naar beurt.
    [phase] Gaat van fase naar fase.
   *[answer] Gaat langs elk antwoord.
}
tip-replay-pace = Hoelang elke stap blijft staan terwijl de partij vanzelf speelt.
tip-replay-timeline = De hele partij van links naar rechts, met een streepje waar elke beurt begint.
tip-replay-moment = Toont het bord zoals het na deze regel was.
tip-replay-eyes = Door wiens ogen je kijkt: die hand ligt open, de andere blijven verborgen.
tip-replay-copy = Kopieert een link die de partij precies op dit moment opent.
tip-show-me = Laat de les aanwijzen waar ze op wacht.
tip-rule-title = Opent deze regel: de tekst, de uitspraken en de voorbeelden.
tip-rule-all = Terug naar de lijst van alle regels.
tip-components = Elk onderdeel van de doos met zijn waarden, en waar elk daarvan vandaan komt; een eigen pagina.
tip-seats = Wie waar zit, de links om iemand uit te nodigen of elders verder te spelen, en bots voor lege plaatsen.
tip-rollback = Vraagt de anderen of het spel terug mag naar het begin van je beurt.
tip-set-up-again = Toont nog eens hoe je de echte doos opzet.
tip-keys = Alles wat je met het toetsenbord kunt doen, toets voor toets.
tip-in-words = Het hele bord als tekst, plek voor plek, voor ogen of oren.
tip-past = Opent de geschiedenis erachter, met bronnen, in een ander tabblad.
tip-summary = Opent de belangrijkste regels in een ander tabblad, om te lezen of af te drukken.
tip-replay = Speelt de partij vanaf het begin nog eens, stap voor stap, op een eigen pagina.
tip-tell-again = Vertelt nog eens wat er gebeurd is sinds de laatste beurt begon.
tip-language = Zegt alles aan deze tafel in deze taal: { $language }.
tip-single-keys-on = Losse letters zijn sneltoetsen; de lijst van toetsen noemt ze.
tip-single-keys-off = Losse letters doen niets, zodat spraakinvoer ze niet per ongeluk raakt.
tip-passing-on = Waar je alleen verder kunt, gaat de tafel vanzelf verder. Zitten er andere mensen, dan wacht ze zo lang als jij gewoonlijk doet, zodat niemand merkt wat je in je hand hebt.
tip-passing-off = Elke vraag wacht op je klik, ook als er maar één antwoord is.
tip-lamp-system = Zo licht of donker als je apparaat het wil.
tip-lamp-light = Licht papier, als overdag.
tip-lamp-dark = Donker papier, als bij lamplicht.
tip-resign = Beëindigt het spel met een nederlaag van jouw partij; je wordt eerst nog gevraagd.
tip-resign-no = Er gebeurt niets; het spel gaat door.
tip-resign-yes = Beëindigt het spel nu, met een nederlaag van jouw partij.
tip-close = Sluit dit venster; er verandert niets.
tip-sitting = { $who ->
    [you] Jij leidt deze plaats, vanaf dit apparaat.
    [here] Iemand leidt deze plaats en zit nu aan tafel.
    [away] Iemand leidt deze plaats, maar heeft de pagina nu niet open.
    [bot] De computer leidt deze plaats en antwoordt meteen.
   *[open] Hier zit nog niemand: het spel wacht op iemand met de uitnodiging.
}
tip-copy-mine = Kopieert de link van je eigen plaats, om op een ander apparaat verder te spelen. Houd hem voor jezelf.
tip-copy-invite = Kopieert de link van deze plaats: wie hem opent, gaat hier zitten.
tip-copy-watch = Kopieert een link voor toeschouwers: ze zien het bord, maar geen hand, en kunnen niet antwoorden.
tip-give = Vanaf nu antwoordt een bot voor deze plaats, tot de eigenaar haar terugneemt.
tip-take = De bot staat op, en jij antwoordt weer voor deze plaats.
tip-new-game = Naar de plank, voor een ander spel. Dit blijft bij je tafels staan.
tip-see-board = Sluit deze pagina en toont het bord zoals het aan het einde was.
tip-record = Bewaart de partij als een bestand dat je hier weer kunt openen, of dat andere programma’s kunnen lezen.
tip-end-turns = De regels van het verslag die het spel beslisten; een klik toont het bord zoals het toen was.
tip-talk-write = Wat je hier schrijft, leest iedereen aan tafel, ook de toeschouwers.
tip-talk-send = Stuurt wat je geschreven hebt aan iedereen aan tafel.
tip-real-die = Dobbelsteen { $number } toont { $face }.
tip-thrown = Meldt de app wat je dobbelstenen tonen; het spel gaat ermee verder.
tip-drawn = Je trok { $name }; daar kunnen er nog { $count } van zijn.
tip-edition = Opent de pagina waar je de kaarten van je eigen doos kunt invoeren, voor komende tafels.
tip-board-open = Opent de lijst van wat er op je bord verzet moet worden.
tip-board-done = Je hebt dit alles op je bord gedaan; de lijst wordt leeg.
tip-analyse = Speelt de partij vanaf haar keerpunten vaak verder, om te zien wat geluk en wat beslissingen deden; dat duurt even.
tip-whose = Toont het geluk en de beslissingen van deze plaats.
tip-rematch = { $kind ->
    [alone] Dezelfde opstelling nog eens, meteen.
    [together] Dezelfde opstelling nog eens, iedereen een plaats verder: meteen met bots, met mensen zodra iedereen het eens is.
   *[against] Dezelfde opstelling nog eens met gewisselde kanten: meteen tegen bots, met mensen zodra iedereen het eens is.
}
tip-series = Hoeveel spellen op rij de speler van elke kant heeft gewonnen.
