# Beurten die wachten: de titel, de bel, en berichten aan mensen die weg zijn.

waiting-title = ● Jouw beurt – { $game }
waiting-title-many = ● { $count } tafels wachten – Motstand
waiting-notice-title = Jouw beurt – { $game }
waiting-notice-body = De anderen wachten op je.

waiting-bell = Zeg het me als ik aan de beurt ben
waiting-bell-about = { $state ->
    [on] Deze browser zegt het je zolang de pagina uit zicht is.
    [blocked] Deze browser verbiedt meldingen van deze pagina; in de instellingen kun je ze toestaan.
    [missing] Deze browser kent geen meldingen.
   *[off] Uit. De titel en het pictogram van de pagina laten het toch zien.
}

waiting-reach = { $kind ->
    [phone] Of per telefoon, als ik weg ben
    [topic] Of op mijn kanaal, als ik weg ben
   *[mail] Of per mail, als ik weg ben
}
waiting-reach-by = Via
waiting-reach-leave = Achterlaten
waiting-reach-about = In het bericht staat de link van je plaats. Het adres wordt gewist zodra het spel afgelopen is of je de plaats verlaat.
waiting-reach-left = Berichten over je beurten gaan naar { $address }
waiting-reach-stop = Geen berichten meer
waiting-reach-problem = { $code ->
    [bad_address] { $kind ->
        [phone] Dat is geen telefoonnummer: cijfers, met + en het land ervoor.
        [topic] Dat is geen kanaal: letters, cijfers, - en _.
       *[mail] Dat is geen mailadres.
    }
    [too_fast] Dat ging te snel voor de server. Wacht even en probeer het nog eens.
    [away] De server is weg. Probeer het zo nog eens.
   *[other] De server kon dit adres niet bewaren.
}

waiting-stop-title = Berichten over je beurten
waiting-stop-asked = Geen berichten meer over deze tafel? Je kunt er gewoon blijven spelen.
waiting-stop-busy = Een ogenblik …
waiting-stop-stopped = Er komen geen berichten meer. Je adres is gewist.
waiting-stop-failed = De server is weg. Probeer het zo nog eens.
waiting-stop-button = Geen berichten meer
