# Sidepanelene: gruppen og natten, et haltkort, målet, bunkene.

dutch-panel-group = Gruppen
dutch-panel-group-about = Alles brett, og hva natten ville kostet
dutch-panel-halt = Halt!
dutch-panel-halt-about = Haltkortet som venter på svar
dutch-panel-goal = Mål
dutch-panel-goal-about = Scenariet: målet, handlingene og hvor langt dere er
dutch-panel-decks = Bunker
dutch-panel-decks-about = Hvor mange kort som er igjen, og hva som kan komme

dutch-first = først
dutch-state = { $state ->
    [mine] din tur
    [now] har turen
    [done] ferdig
   *[next] venter
}
dutch-alibi = Alibi { $alibi } av 10
dutch-alibi-name = Alibi
dutch-tonight-minus = i natt −{ $count }
dutch-act = La { $name } handle
dutch-tonight = I natt
dutch-tonight-about = trygghet slik det står nå
dutch-tonight-nothing = Ingenting ville gått tapt i natt.
dutch-tonight-now = Natten er her.
dutch-raided = razzia
dutch-patrol-next = Neste patrulje
dutch-halted = { $name } blir stanset på vei { $road }.
dutch-halt-unknown = Hva som følger, fortelles etter valget.
dutch-level = { $level ->
    [easy] Lett
    [medium] Middels
    [hard] Vanskelig
   *[extreme] Ekstrem
}
dutch-actions = Scenariohandlinger
dutch-tasks = Oppgaver
dutch-costs-on-card = Kostnad for en installasjon
dutch-helpers = Hjelpere
dutch-lasting = Gjelder resten av spillet
dutch-patrol-seen = Du har sett neste patruljekort: { $card }.
dutch-decks = Bunker
dutch-decks-about = trykk på en: hva som kan komme
dutch-supply = Forråd
