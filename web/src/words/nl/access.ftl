# Spelen zonder muis of zonder het bord te zien: toetsen, het bord in woorden, en wat wordt voorgelezen.

access-skip = Direct naar
access-to-content = Naar de inhoud
access-to-question = Naar de vraag
access-to-board = Naar het bord
access-board = Het bord in woorden
access-the-board = Bord
access-question = Vraag
access-question-hand = Vraag en hand
access-panel = Naast het bord
access-table-nav = Wat je altijd kunt doen
access-told = Wat er bij deze stap gebeurde
access-asked = Vraag aan jou: { $question }
access-turn-of = Aan de beurt: { $seat }.
access-more =
    { $count ->
        [one] Er gebeurde nog één ding.
       *[other] Er gebeurden nog { $count } dingen.
    }

## De toetsen

access-keys = Toetsen
access-keys-about = Aan tafel kun je alles met alleen het toetsenbord. Zolang je schrijft, doen de toetsen niets.
access-single-keys = Losse letters en tekens als toetsen
access-single-keys-short = Losse toetsen
access-on = Aan
access-off = Uit
access-keys-going = Rondgaan
access-keys-jumping = Direct naar een deel
access-keys-doing = Doen
access-keys-asking = Vragen
access-keys-map = De kaart
access-key-parts = van deel naar deel: bord, vraag, hand, paneel
access-key-arrows = op het bord, naar het dichtstbijzijnde waarop je kunt klikken
access-key-all = op het bord, naar het dichtstbijzijnde, ook als je er niet op kunt klikken
access-key-pages = naar het vorige of volgende, één voor één
access-key-click = klikken; om een stuk te verzetten klik je erop, en dan op waar het heen gaat
access-key-back = een klik terugnemen, of sluiten wat open is
access-key-question = de vraag
access-key-board = het bord
access-key-hand = de hand
access-key-panel = het paneel naast het bord
access-key-log = het verslag
access-key-fold = het paneel naast het bord inklappen of openen
access-key-menu = het menu
access-key-answer = zo veel geven, of het antwoord op die plek
access-key-undo = het laatste antwoord terugnemen
access-key-next = door naar het volgende dat verteld wordt
access-key-skip = naar nu springen terwijl een beurt verteld wordt
access-key-repeat = de vraag nog eens horen
access-key-query = in woorden iets over het bord vragen
access-key-words = het bord in woorden lezen
access-key-why = waarom kan ik hier niet op klikken?
access-key-number = waar komt dit getal vandaan?
access-key-hint = een tip
access-key-help = dit blad
access-key-zoom = dichterbij, verder weg, alles
