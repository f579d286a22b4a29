# De panelen: de groep en haar nacht, een halt!-kaart, het doel, de stapels.

dutch-panel-group = Groep
dutch-panel-group-about = Ieders bord, en wat de nacht zou kosten
dutch-panel-halt = Halt!
dutch-panel-halt-about = De halt!-kaart die op antwoord wacht
dutch-panel-goal = Doel
dutch-panel-goal-about = Het scenario: het doel, de acties en hoe ver jullie zijn
dutch-panel-decks = Stapels
dutch-panel-decks-about = Hoeveel kaarten er over zijn, en wat er nog kan komen

dutch-first = eerste
dutch-state = { $state ->
    [mine] jouw beurt
    [now] aan de beurt
    [done] klaar
   *[next] wacht
}
dutch-alibi = Alibi { $alibi } van 10
dutch-alibi-name = Alibi
dutch-tonight-minus = vannacht −{ $count }
dutch-act = Laat { $name } iets doen
dutch-tonight = Vannacht
dutch-tonight-about = Veiligheid zoals het nu staat
dutch-tonight-nothing = Vannacht zou er niets verloren gaan.
dutch-tonight-now = De nacht is gevallen.
dutch-raided = inval
dutch-patrol-next = De volgende patrouille
dutch-halted = { $name } wordt aangehouden op weg { $road }.
dutch-halt-unknown = Wat er volgt, hoor je na de keuze.
dutch-level = { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
   *[extreme] Extreem
}
dutch-actions = Scenarioacties
dutch-tasks = Taken
dutch-costs-on-card = Kosten van aanleggen
dutch-helpers = Helpers
dutch-lasting = Geldt voor de rest van het spel
dutch-patrol-seen = Je hebt de volgende patrouillekaart gezien: { $card }.
dutch-decks = Stapels
dutch-decks-about = tik erop: wat er nog kan komen
dutch-supply = Voorraad
