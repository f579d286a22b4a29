# Verder spelen vanaf een moment van een partij die je terugkijkt.

continuing-play-on = Speel hier verder
continuing-about = Zet een nieuwe tafel klaar die vanaf dit moment verdergaat
continuing-over = Hier is het spel afgelopen. Ga terug naar een eerder moment om van daar verder te spelen.
continuing-dice = Een nieuwe tafel met alles wat er tot dit moment gebeurde. Vanaf hier vallen dobbelstenen en kaarten opnieuw.
continuing-practice = Het is om te oefenen: je mag alles terugnemen.
continuing-begin = Ga zitten en speel verder
