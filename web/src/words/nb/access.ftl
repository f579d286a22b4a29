# Å spille uten mus eller uten å se brettet: taster, brettet i ord, og det som leses opp.

access-skip = Rett til
access-to-content = Til innholdet
access-to-question = Til spørsmålet
access-to-board = Til brettet
access-board = Brettet i ord
access-the-board = Brett
access-question = Spørsmål
access-question-hand = Spørsmål og hånd
access-panel = Ved siden av brettet
access-table-nav = Det man alltid kan gjøre
access-told = Det som skjedde i dette steget
access-asked = Du blir spurt: { $question }
access-turn-of = Nå er det { $seat } sin tur.
access-more =
    { $count ->
        [one] Det skjedde én ting til.
       *[other] Det skjedde { $count } ting til.
    }

## Tastene

access-keys = Taster
access-keys-about = Alt ved bordet kan gjøres med tastaturet alene. Tastene hviler mens du skriver.
access-single-keys = Bruk enkeltbokstaver og tegn som taster
access-single-keys-short = Bokstavtaster
access-on = På
access-off = Av
access-keys-going = Flytte seg
access-keys-jumping = Rett til en del
access-keys-doing = Gjøre noe
access-keys-asking = Spørre
access-keys-map = Kartet
access-key-parts = fra del til del: brett, spørsmål, hånd, panel
access-key-arrows = på brettet, til det nærmeste du kan klikke på
access-key-all = på brettet, til det nærmeste, også om du ikke kan klikke på det
access-key-pages = til det forrige eller neste, ett for ett
access-key-click = klikk; for å flytte en brikke, klikk på den og så dit den skal
access-key-back = ta tilbake et klikk, eller lukk det som er åpent
access-key-question = spørsmålet
access-key-board = brettet
access-key-hand = hånden
access-key-panel = panelet ved siden av brettet
access-key-log = loggen
access-key-fold = brett sammen panelet ved siden av brettet, eller åpne det
access-key-menu = menyen
access-key-answer = gi så mange, eller svaret på den plassen
access-key-undo = ta tilbake det siste svaret
access-key-next = videre til neste ting som fortelles
access-key-skip = hopp til nå mens en tur fortelles
access-key-repeat = hør spørsmålet en gang til
access-key-query = spør om brettet i ord
access-key-words = les brettet i ord
access-key-why = hvorfor kan jeg ikke klikke på dette?
access-key-number = hvor kommer dette tallet fra?
access-key-hint = et hint
access-key-help = dette arket
access-key-zoom = nærmere, lenger unna, alt sammen
