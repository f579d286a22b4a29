# De gids voor het eerste spel: de lijst van lessen, en de gids aan tafel. Wat een les zegt, staat bij de woorden van het spel.

guide-learn = Leren
guide-learn-about = Eerste keer? Leer het in tien minuten
guide-title = { $game } leren
guide-about = Korte lessen aan een echte tafel. Jij doet de zetten; de gids zegt welke en waarom, en de dobbelstenen vallen zoals de les ze nodig heeft. Er kan niets misgaan: elke stap is terug te nemen.
guide-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
}
guide-done-before = Gedaan
guide-take-up = Ga verder waar je was
guide-again = Begin opnieuw
guide-again-which = Begin opnieuw met ‘{ $title }’
guide-rules = Lees liever de spelregels
guide-unknown = Voor dit spel zijn er geen lessen

guide-label = Gids
guide-step = Les, stap { $step } van { $steps }
guide-progress = Hoe ver de les is
guide-show-me = Wijs aan
guide-other = Dat zou mogen, maar de les heeft iets anders op het oog. Doe wat de gids vraagt, of laat het je aanwijzen.
guide-no-hint = In een les zegt de gids wat je moet doen.
guide-over = Les klaar
guide-over-sentence = De les is klaar. Neem de volgende, of speel hier verder.
guide-over-last = De les is klaar, en het was de laatste. Je kunt hier verder spelen, of zelf een tafel klaarzetten.
guide-next = Volgende: { $title }
guide-play-on = Speel hier verder
guide-all = Alle lessen
guide-failed = De volgende les kon niet worden klaargezet. Probeer het zo nog eens.

table-refused-lesson = Dat zou mogen, maar de les vraagt iets anders.
