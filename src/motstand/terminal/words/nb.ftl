# Terminalens egne setninger. Det et spill sier, står blant spillets ord.

greeting = Svar med et tall eller noen ord. ? viser regelen, k alle taster.
greeting-watching = Ingen spørres her: Spillerne spiller, du ser på.
prompt = >
forced = ({ $answer }: Ikke noe annet er mulig.)
fitting = Disse passer til «{ $text }»:
narrowed = Enter går tilbake til alle valgene.
keys-line = ? regel  h tips  u angre  m kart  c kort  o odds  s lagre  q slutt  k alle taster

keys =
    Et tall, eller noen ord av et svar (oslo hon 2), velger det.
    ?  regelen bak spørsmålet                ? fjord  leter etter ord i reglene
    h  et tips, og hvorfor                   u  ta tilbake siste svar
    m  kartet                                c  kortene dine
    o  oddsene i kampene som kommer          k  disse tastene
    s  lagre (s fil: under det navnet)       l  hent et lagret spill (l fil)
    q  slutt

expected = Skriv et tall fra 1 til { $count }, eller noen ord som: { $example }
no-such-number = Det finnes ingen { $text } her: Skriv et tall fra 1 til { $count }.
not-found = Ingenting her passer til «{ $text }». Skriv et tall fra 1 til { $count }, eller noen ord som: { $example }

hint = En fornuftig spiller ville velge: { $advice }. { $why }
no-hint = Et tips krever et spørsmål som du avgjør.
cannot-undo = Ingenting kan tas tilbake: Siden ditt siste svar har terninger falt, et kort er trukket eller en annen side har svart.
undone = { $count ->
    [one] Ditt siste svar er tatt tilbake.
   *[other] { $count } svar er tatt tilbake.
}
no-odds = Ingen kamp er planlagt.

saved = Lagret som { $file }.
cannot-save = Kunne ikke lagre som { $file }: { $why }. Prøv et annet navn.
loaded = Hentet { $file }, { $answers } svar.
cannot-load = Kunne ikke hente { $file }: { $why }
other-seats = Det spillet har andre plasser ({ $seats }); her sitter { $here }. Start det med: motstand play --load FIL
save-first = Lagre først? Enter lagrer som { $file }, et navn lagrer under det, n går uten, t går tilbake:
save-record = Ta vare på protokollen? Enter lagrer som { $file }, et navn lagrer under det, n gjør det ikke:
save-answer = «{ $text }» er ikke et filnavn: Trykk Enter, skriv n, eller et navn som mitt-spill.jsonl.
input-ended = Inndata tok slutt; spillet ble ikke lagret.

dice-prompt = { $count ->
    [one] Terningen din, fra 1 til 6:
   *[other] De { $count } terningene dine, som { $example }:
}
dice-expected = Ventet { $count ->
    [one] ett tall
   *[other] { $count } tall
} fra 1 til { $sides }, fikk «{ $text }»: Ingen terning viser noe annet.

hand-over = { $seat }: Ta tastaturet og trykk Enter.
menu-line = som { $seat }
menu = Hva vil du spille? Enter tar 1, et tall fra 1 til { $count } et annet, q går:
nothing-begun = En annen gang, da.
replay-step = Enter går videre, q stopper:
replay-good = { $over ->
    [yes] Protokollen stemmer: { $answers } svar, til spillets slutt.
   *[no] Protokollen stemmer: { $answers } svar; spillet er ikke slutt.
}

rules-nothing = Ingen regel har alle disse ordene: { $words }
rules-more = … og { $count } til. Flere ord finner færre.
rules-where = (regelbok: { $where })
rules-how-to-search = ? og ord søker i reglene: ? tilbaketrekning fjord

analyse-working = Spiller videre fra øyeblikkene i partiet
analyse-about = Dette er anslag. Fra hvert av { $positions } øyeblikk spilte den raske boten videre { $rollouts } ganger for alle, med nye terninger; en sjanse er andelen av disse partiene som en side vant. ± er standardfeilen. Et valg måles mot det boten ville ha gjort.
analyse-chances = Sjanser
analyse-clock = { $clock ->
    [round] Runde
    [day] Dag
   *[other] Steg
}
analyse-ledger = Hva som endret dem
analyse-start = Ved starten
analyse-luck = Flaks
analyse-own = Egne valg
analyse-others = Andres valg
analyse-end = Til slutt
analyse-luckiest = { $seat }: terninger og trekk som veide mest
analyse-weightiest = { $seat }: valg som veide mest
analyse-costliest = { $seat }: valg som kostet mest
analyse-better = { $played }. Bedre: { $better }
analyse-dealt = Hvordan partiet ble delt ut.
