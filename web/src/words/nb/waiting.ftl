# Trekk som venter: tittelen, bjellen og meldinger til folk som er borte.

waiting-title = ● Din tur – { $game }
waiting-title-many = ● { $count } bord venter – Motstand
waiting-notice-title = Din tur – { $game }
waiting-notice-body = De andre venter på deg.

waiting-bell = Si fra når det er min tur
waiting-bell-about = { $state ->
    [on] Nettleseren sier fra mens siden er ute av syne.
    [blocked] Nettleseren tillater ikke varsler fra denne siden; det kan endres i innstillingene.
    [missing] Nettleseren har ingen varsler.
   *[off] Av. Tittelen og ikonet til siden viser det likevel.
}

waiting-reach = { $kind ->
    [phone] Eller på telefon, mens jeg er borte
    [topic] Eller på min kanal, mens jeg er borte
   *[mail] Eller på e-post, mens jeg er borte
}
waiting-reach-by = På
waiting-reach-leave = Legg igjen
waiting-reach-about = Meldingen inneholder lenken til plassen din. Adressen slettes når spillet er slutt eller du forlater plassen.
waiting-reach-left = Når det er din tur, går det en melding til { $address }
waiting-reach-stop = Ingen flere meldinger
waiting-reach-problem = { $code ->
    [bad_address] { $kind ->
        [phone] Det er ikke et telefonnummer: sifre, med + og landet foran.
        [topic] Det er ikke en kanal: bokstaver, sifre, - og _.
       *[mail] Det er ikke en e-postadresse.
    }
    [too_fast] Det gikk for fort for serveren. Vent litt, og prøv igjen.
    [away] Serveren er borte. Prøv igjen om litt.
   *[other] Serveren kunne ikke ta vare på adressen.
}

waiting-stop-title = Meldinger om at det er din tur
waiting-stop-asked = Ingen flere meldinger om dette bordet? Du kan fortsatt spille der.
waiting-stop-busy = Et øyeblikk …
waiting-stop-stopped = Det kommer ingen flere meldinger. Adressen din er slettet.
waiting-stop-failed = Serveren er borte. Prøv igjen om litt.
waiting-stop-button = Ingen flere meldinger
