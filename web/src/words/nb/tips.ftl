# Hva knappene i rommet gjør, for den som hviler på dem.

tip-home = Tilbake til hylla. Bordet blir som det er, og du kan komme tilbake når som helst.
tip-undo = Tar tilbake det siste svaret ditt.
tip-rules = Åpner regelen bak spørsmålet, og alle andre.
tip-rule = Regelen bak spørsmålet, og alle andre å slå opp.
tip-log = Alt som har hendt, tur for tur; et klikk på en linje viser brettet slik det var da.
tip-talk = Snakk med de andre ved bordet.
tip-query = Spør om noe på brettet med dine egne ord.
tip-menu = Plasser og lenker, tempo, lyd, taster, og å gi opp.
tip-table = Brettet, med spørsmålet under.
tip-hand = Kortene på hånden, og kortene som er brukt.
tip-back = Tar tilbake det siste klikket: Ingenting er besvart ennå.
tip-story = Historien om spillet, steg for steg; et klikk går til det øyeblikket.
tip-analysis = Hva flaks og valg gjorde med spillet.
tip-show-me = Lar leksjonen peke på det den venter på.
tip-rule-title = Åpner denne regelen: teksten, avgjørelsene og eksemplene.
tip-rule-all = Tilbake til listen over alle reglene.
tip-components = Alle delene i esken med verdiene sine, og hvor hver av dem kommer fra; en egen side.
