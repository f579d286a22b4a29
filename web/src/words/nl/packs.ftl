# Uitgaven van eigenaars: eigen pakketten.

packs-edition = Eigenaarsuitgave: { $titles }
packs-edition-about = Kaarten, gebieden of scenario’s van deze tafel zijn overgenomen door een eigenaar van het gedrukte spel.

packs-choice = Mijn uitgaven
packs-mine = Wijzigen
packs-add-own = Heb je het gedrukte spel?
packs-of-house = (ligt over elke tafel van deze server)

packs-title = Mijn uitgaven
packs-about = Heb je het gedrukte spel? Schrijf dan op wat er op je kaarten, gebieden of scenario’s staat, als een bestand met rijen die die van Motstand vervangen. Het blijft in deze browser; een tafel die je ermee klaarzet, neemt het mee, en iedereen daar ziet dat het een eigenaarsuitgave is.
packs-none = Nog geen.
packs-add = Een uitgave toevoegen
packs-guide = Een pakket is een tekst met rijen. [pack] noemt het spel en je uitgave; elke rij daarna begint met haar soort, zoals [[card]], en heeft de id van wat ze vervangt. Schrijf alleen wat in jouw doos anders is, en source = "owner". Het componentenboek van een spel noemt alle id’s en waarden; wat niet gelezen kan worden, wordt met de regel gemeld.
packs-template = Begin met een sjabloon
packs-ids = Id’s en waarden
packs-choose = Kies een bestand
packs-or-paste = of schrijf het hier
packs-file-name = Bestandsnaam
packs-file-example = mijn-kaarten.toml
packs-text = Het pakket, als TOML
packs-check = Controleren en bewaren
packs-checking = Wordt gecontroleerd …
packs-kept = ‘{ $title }’ is in orde, en bewaard in deze browser.
packs-to-the-shelf = Zet er een tafel mee klaar
packs-edit = Bewerken
packs-forget = ‘{ $title }’ vergeten
packs-no-room = Het is in orde, maar deze browser heeft geen ruimte meer om het te bewaren.
packs-too-large = { $name }: hooguit { $most } KB verwacht
packs-refused = Hiermee kan nog niet gespeeld worden:
packs-problem = { $code ->
    [away] De server is weg. Je tekst staat er nog: probeer het zo nog eens.
    [too_fast] Dat ging te snel voor de server. Wacht even en probeer het nog eens.
   *[other] De server kon het zojuist niet controleren ({ $code }). Probeer het zo nog eens.
}
