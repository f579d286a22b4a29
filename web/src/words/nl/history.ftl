# Mijn geschiedenis: gespeelde partijen, hoe vaak ik win, en de weg naar een ander apparaat.

history-link = Gespeelde partijen en winstpercentages
history-title = Mijn geschiedenis
history-loading = Je gespeelde partijen worden gezocht …
history-none = Nog geen gespeelde partijen. Ze verschijnen hier zodra er een voorbij is.
history-games = Gespeelde partijen
history-rates = Hoe vaak je wint
history-all = alle partijen
history-by-side = per kant
history-by-scenario = per scenario
history-by-opponent = per wie op de andere plaatsen zat
history-against-alone = alleen
history-against-person = mensen
history-won-of = { $won } van { $games }
history-percent = { $share } %
history-range = { $low } tot { $high } %
history-about = De balk toont waar je ware percentage met 95 % zekerheid ligt (het interval van Wilson): bij weinig partijen is hij breed. Oefenpartijen staan in de lijst, maar tellen niet mee.
history-practice = oefening
history-remove = Vergeet deze partij voorgoed

handover-title = Naar een ander apparaat
handover-about = Er zijn geen accounts: de sleutels van je plaatsen staan alleen in deze browser. Eén link neemt ze allemaal mee, met je naam en de lessen die je hebt gedaan.
handover-make = Maak een link
handover-again = Maak nog een link
handover-bring = Ik heb een code
handover-link = De link voor je andere apparaat
handover-made = Open de link op het andere apparaat vóór { $until }, of typ de code daar op { $place }. Hij werkt één keer. Wie hem opent kan in jouw plaats spelen, geef hem dus aan niemand.
handover-problem = { $code ->
    [unknown] Onder deze code is niets te vinden: hij is al gebruikt, hij is te oud, of er klopt een letter niet. Maak een nieuwe op het andere apparaat.
    [too_fast] Dat was vaak. Wacht een minuut en probeer het opnieuw.
   *[other] De server antwoordde niet. Probeer het zo dadelijk opnieuw.
}
bring-title = Van een ander apparaat
bring-about = Je tafels, je naam en de lessen die je op het andere apparaat hebt gedaan komen naar deze browser. Wat hier al is, blijft.
bring-code = De code
bring-button = Haal het hierheen
bring-done = { $count ->
    [0] Alles was hier al.
    [one] Eén tafel is hier nieuw.
   *[other] { $count } tafels zijn hier nieuw.
}
bring-tables = Naar mijn tafels
