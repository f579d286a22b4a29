# Min historikk: ferdige spill, hvor ofte jeg vinner, og veien til en annen enhet.

history-link = Ferdige spill og vinnerprosent
history-title = Min historikk
history-loading = Ser etter de ferdige spillene dine …
history-none = Ingen ferdige spill ennå. De dukker opp her så snart ett er over.
history-games = Ferdige spill
history-rates = Hvor ofte du vinner
history-all = alle spill
history-by-side = etter side
history-by-scenario = etter scenario
history-by-opponent = etter hvem som satt på de andre plassene
history-against-alone = alene
history-against-person = mennesker
history-won-of = { $won } av { $games }
history-percent = { $share } %
history-range = { $low } til { $high } %
history-about = Stolpen viser hvor din sanne prosent ligger med 95 % sikkerhet (Wilsons intervall): få spill gjør den bred. Øvingsspill står på listen, men teller ikke.
history-practice = øving
history-remove = Glem dette spillet for godt

handover-title = Til en annen enhet
handover-about = Det finnes ingen kontoer: nøklene til plassene dine er bare i denne nettleseren. Én lenke tar med seg alle, sammen med navnet ditt og leksjonene du har gjort.
handover-make = Lag en lenke
handover-again = Lag en ny lenke
handover-bring = Jeg har en kode
handover-link = Lenken til den andre enheten din
handover-made = Åpne lenken på den andre enheten før { $until }, eller skriv koden der på { $place }. Den virker én gang. Den som åpner den, kan spille i ditt sted, så gi den til ingen.
handover-problem = { $code ->
    [unknown] Det ligger ikke noe under denne koden: den er alt brukt, den er for gammel, eller en bokstav er feil. Lag en ny på den andre enheten.
    [too_fast] Det var mange ganger. Vent et minutt og prøv igjen.
   *[other] Tjeneren svarte ikke. Prøv igjen om et øyeblikk.
}
bring-title = Fra en annen enhet
bring-about = Bordene dine, navnet ditt og leksjonene du har gjort på den andre enheten, kommer til denne nettleseren. Det som er her fra før, blir.
bring-code = Koden
bring-button = Hent det hit
bring-done = { $count ->
    [0] Alt var her fra før.
    [one] Ett bord er nytt her.
   *[other] { $count } bord er nye her.
}
bring-tables = Til bordene mine
