# Het bord, welk spel het ook is.

zoom = Zoom
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Het hele bord
zoom-in-about = Tekent het bord groter.
zoom-out-about = Tekent het bord kleiner.
zoom-fit-about = Laat het hele bord zien.
