# Wat de server zelf schrijft: berichten aan mensen die weg zijn.

notice-title = Jouw beurt – { $game }
notice-body =
    De anderen aan je tafel van { $game } wachten op je.

    Je plaats: { $link }
    (Wie deze link heeft, speelt voor jou; houd hem dus voor jezelf.)

    Geen berichten meer over deze tafel: { $stop }
