# Veiledningen til det første spillet: listen over leksjoner, og veiviseren ved bordet.

guide-learn = Lær
guide-learn-about = Første gang? Lær det på ti minutter
guide-title = Lær { $game }
guide-about = Korte leksjoner ved et ekte bord. Du gjør trekkene; veiviseren sier hvilke og hvorfor, og terningene faller slik leksjonen trenger dem. Ingenting kan gå galt: Hvert trinn kan tas tilbake.
guide-steps = { $count ->
    [one] 1 trinn
   *[other] { $count } trinn
}
guide-done-before = Gjort
guide-take-up = Fortsett der du slapp
guide-again = Begynn på nytt
guide-again-which = Begynn «{ $title }» på nytt
guide-rules = Les reglene i stedet
guide-unknown = Det finnes ingen leksjoner til dette spillet

guide-label = Veiviser
guide-step = Leksjon, trinn { $step } av { $steps }
guide-progress = Hvor langt leksjonen er kommet
guide-show-me = Vis meg
guide-other = Det ville vært lov, men leksjonen har noe annet i tankene. Gjør det veiviseren ber om, eller la den vise deg.
guide-no-hint = I en leksjon sier veiviseren hva du skal gjøre.
guide-over = Leksjonen er ferdig
guide-over-sentence = Leksjonen er over. Ta den neste, eller spill videre herfra.
guide-over-last = Leksjonen er over, og det var den siste. Du kan spille videre herfra, eller gjøre klart ditt eget bord.
guide-next = Neste: { $title }
guide-play-on = Spill videre herfra
guide-all = Alle leksjoner
guide-failed = Den neste leksjonen kunne ikke åpnes. Prøv igjen om litt.

table-refused-lesson = Det ville vært lov, men leksjonen ber om noe annet.
