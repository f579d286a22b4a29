# Det serveren selv skriver: meldinger til folk som er borte.

notice-title = Din tur – { $game }
notice-body =
    De andre ved bordet ditt i { $game } venter på deg.

    Plassen din: { $link }
    (Den som har lenken, spiller for deg, så behold den for deg selv.)

    Ingen flere meldinger om dette bordet: { $stop }
