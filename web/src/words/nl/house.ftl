# Het huis zelf: wat elke pagina deelt.

title = Motstand
close = Sluiten
somebody = iemand

nav-label = Het huis
nav-shelf = Plank
nav-tables = Mijn tafels
nav-rulebooks = Spelregels

me-open = Je naam, en licht of donker
me-as = Je speelt als
me-nobody = Hoe heet je?
me-name = Je naam
me-name-placeholder = Wat de anderen zien
me-lamp = Licht
lamp-system = Systeem
lamp-light = Licht
lamp-dark = Donker

since-now = zojuist
since-minutes = { $count ->
    [one] sinds een minuut
   *[other] sinds { $count } minuten
}
since-hours = { $count ->
    [one] sinds een uur
   *[other] sinds { $count } uur
}
since-yesterday = sinds gisteren
since-days = sinds { $count } dagen

nowhere-title = Hier is geen kamer.
nowhere-text = Dit adres leidt nergens heen. De link van een tafel eindigt op een lange sleutel; misschien ontbreekt er een stuk van.
nowhere-back = Terug naar de plank
