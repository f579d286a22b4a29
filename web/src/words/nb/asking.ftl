# Hvorfor ikke, hint, og hvor tallene kommer fra.

asking-about = Om dette
asking-close = Lukk
asking-wait = Slår opp …
asking-may = Et klikk ville gjøre dette:
asking-might = Et klikk ville ha gjort dette:
asking-more = { $count ->
    [one] … eller på én annen måte.
   *[other] … eller på en av { $count } andre måter.
}
asking-nothing = Det er ikke mer å si om dette nå.
asking-watching = Du ser på. Bare den som sitter ved bordet, blir spurt om noe.
asking-eyes = Du ser på som tilskuer. Velg øverst hvem sine øyne du ser spillet med, og spør så hva den siden kunne gjøre.
asking-then = Slik det sto i dette øyeblikket:
asking-away = Serveren svarer ikke. Prøv igjen om et øyeblikk.
asking-parts = Hvor tallene kommer fra
asking-planned = Hvis du går dit
asking-number = Hvor kommer dette tallet fra?
asking-rule = Slå opp regel { $rule }.
asking-open-line = Hva består dette av?

asking-undo-watching = Du ser på: Du har ikke gitt noe svar å ta tilbake.
asking-undo-over = Spillet er over. Ingenting tas tilbake lenger.
asking-undo-dice = Terninger, et nytt kort eller en annen spillers svar kom etter ditt siste, eller du har ikke gitt noe. For å gå lenger tilbake kan du spørre de andre i menyen.
asking-undo-away = Linjen til serveren er brutt. Vent til den er tilbake.
asking-rollback = Turen din har så vidt begynt: Det er ingenting å gå tilbake til.

asking-hint = Hint
asking-hint-ask = Hva ville en fornuftig spiller gjøre?
asking-hint-thinking = Tenker …
asking-hint-do = Gjør det
asking-hint-close = Lukk hintet
asking-hint-fair = Ærlig spill: Ved et bord med andre mennesker får ingen hint. Gjør klart et øvingsbord, eller spill mot boter.
asking-hint-dice = Terninger og kort faller som de faller: Ingen hint for det.

table-refused-fair_play = Ærlig spill: Ved et bord med andre mennesker får ingen hint.
asking-passing = Passe av seg selv
asking-passes = Her er det ingenting å velge: det går videre av seg selv.
