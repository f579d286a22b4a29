# Hva knappene i rommet gjør, for den som hviler på dem.

tip-home = Tilbake til hylla. Bordet blir som det er, og du kan komme tilbake når som helst.
tip-undo = Tar tilbake det siste svaret ditt.
tip-redo = Gir igjen det du sist angret, med terninger og alt: også en hel tur.
tip-rules = Åpner regelen bak spørsmålet, og alle andre.
tip-rule = Regelen bak spørsmålet, og alle andre å slå opp.
tip-log = Alt som har hendt, tur for tur; et klikk på en linje viser brettet slik det var da.
tip-fold = Brett sammen panelet: brettet får plassen.
tip-unfold = Åpne panelet igjen.
tip-talk = Snakk med de andre ved bordet.
tip-query = Spør om noe på brettet med dine egne ord.
tip-menu = Plasser og lenker, tempo, lyd, taster, og å gi opp.
tip-table = Brettet, med spørsmålet under.
tip-hand = Kortene på hånden, og kortene som er brukt.
tip-back = Tar tilbake det siste klikket: Ingenting er besvart ennå.
tip-story = Historien om spillet, steg for steg; et klikk går til det øyeblikket.
tip-analysis = Hva flaks og valg gjorde med spillet.
tip-replay-tables = Til lista over bordene dine. Det du ser på her, blir som det er.
tip-replay-start = Til begynnelsen av partiet.
tip-replay-end = Til slutten av partiet.
tip-replay-play = Spiller av partiet av seg selv, steg for steg, i tempoet som er valgt her.
tip-replay-pause = Stopper her; bordet blir stående som det vises.
tip-replay-back = { $unit ->
    [turn] Én tur tilbake.
    [phase] Én fase tilbake.
   *[answer] Ett svar tilbake.
}
tip-replay-next = { $unit ->
    [turn] Én tur fram.
    [phase] Én fase fram.
   *[answer] Ett svar fram.
}
tip-replay-unit = { $unit ->
    [turn] Går fra tur til tur.
    [phase] Går fra fase til fase.
   *[answer] Går gjennom hvert eneste svar.
}
tip-replay-pace = Hvor lenge hvert steg blir stående mens partiet spilles av.
tip-replay-timeline = Hele partiet fra venstre til høyre, med et merke der hver tur begynner.
tip-replay-moment = Viser brettet slik det var etter denne linja.
tip-replay-eyes = Gjennom hvem sine øyne du ser: den hånda ligger åpen, de andre forblir skjult.
tip-replay-copy = Kopierer en lenke som åpner partiet i akkurat dette øyeblikket.
tip-show-me = Lar leksjonen peke på det den venter på.
tip-rule-title = Åpner denne regelen: teksten, avgjørelsene og eksemplene.
tip-rule-all = Tilbake til listen over alle reglene.
tip-components = Alle delene i esken med verdiene sine, og hvor hver av dem kommer fra; en egen side.
tip-seats = Hvem som sitter hvor, lenkene for å invitere noen eller spille videre et annet sted, og boter til tomme plasser.
tip-rollback = Spør de andre om spillet kan gå tilbake til starten på turen din.
tip-set-up-again = Viser en gang til hvordan den ekte esken settes opp.
tip-keys = Alt som kan gjøres med tastaturet, tast for tast.
tip-in-words = Hele brettet som tekst, sted for sted, for øyne eller ører.
tip-past = Åpner historien bak, med kilder, i en ny fane.
tip-summary = Åpner de viktigste reglene i en ny fane, til å lese eller skrive ut.
tip-replay = Spiller partiet om igjen fra begynnelsen, steg for steg, på en egen side.
tip-tell-again = Forteller en gang til hva som har hendt siden forrige tur begynte.
tip-language = Sier alt ved dette bordet på dette språket: { $language }.
tip-single-keys-on = Enkle bokstaver er snarveier; listen over taster nevner dem.
tip-single-keys-off = Enkle bokstaver gjør ingenting, så talestyring ikke utløser dem ved et uhell.
tip-passing-on = Der du bare kan gå videre, går bordet videre av seg selv. Sitter det andre mennesker der, venter det like lenge som du pleier, så ingen skjønner hva du har på hånden.
tip-passing-off = Hvert spørsmål venter på klikket ditt, også når det bare har ett svar.
tip-lamp-system = Så lyst eller mørkt som enheten din vil ha det.
tip-lamp-light = Lyst papir, som om dagen.
tip-lamp-dark = Mørkt papir, som i lampelys.
tip-resign = Avslutter spillet med nederlag for din side; du blir spurt først.
tip-resign-no = Ingenting skjer; spillet går videre.
tip-resign-yes = Avslutter spillet nå, med nederlag for din side.
tip-close = Lukker dette vinduet; ingenting endres.
tip-sitting = { $who ->
    [you] Du leder denne plassen, fra denne enheten.
    [here] Noen leder denne plassen og er ved bordet nå.
    [away] Noen leder denne plassen, men har ikke siden åpen nå.
    [bot] Datamaskinen leder denne plassen og svarer med en gang.
   *[open] Ingen sitter her ennå: Spillet venter på noen med invitasjonen.
}
tip-copy-mine = Kopierer lenken til din egen plass, så du kan spille videre på en annen enhet. Hold den for deg selv.
tip-copy-invite = Kopierer lenken til denne plassen: Den som åpner den, setter seg her.
tip-copy-watch = Kopierer en lenke for tilskuere: De ser brettet, men ingen hånd, og kan ikke svare.
tip-give = En bot svarer for denne plassen fra nå av, til eieren tar den tilbake.
tip-take = Boten reiser seg, og du svarer for denne plassen igjen.
tip-new-game = Til hylla, etter et nytt spill. Dette blir liggende blant bordene dine.
tip-see-board = Lukker denne siden og viser brettet slik det var til slutt.
tip-record = Lagrer spillet som en fil som kan åpnes igjen her, eller leses av andre programmer.
tip-end-turns = Linjene i loggen som avgjorde spillet; et klikk viser brettet slik det var da.
tip-talk-write = Det du skriver her, leses av alle ved bordet, også tilskuere.
tip-talk-send = Sender det du har skrevet, til alle ved bordet.
tip-real-die = Terning { $number } viser { $face }.
tip-thrown = Forteller appen hva terningene dine viser; spillet går videre med det.
tip-drawn = Du trakk { $name }; { $count } av dem kan fortsatt være der.
tip-edition = Åpner siden der kortene fra din egen eske kan legges inn, for bord som kommer.
tip-board-open = Åpner listen over det som skal flyttes på brettet ditt.
tip-board-done = Du har gjort alt dette på brettet ditt; listen tømmes.
tip-analyse = Spiller videre fra vendepunktene mange ganger, for å se hva flaks og hva valg gjorde; det tar en stund.
tip-whose = Viser flaksen og valgene til denne plassen.
tip-rematch = { $kind ->
    [alone] Samme oppsett igjen, med én gang.
    [together] Samme oppsett igjen, alle én plass videre: med én gang med boter, med folk så snart alle er enige.
   *[against] Samme oppsett igjen med byttede sider: med én gang mot boter, med folk så snart alle er enige.
}
tip-series = Hvor mange spill på rad spilleren på hver side har vunnet.
