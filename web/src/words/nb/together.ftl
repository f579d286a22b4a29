# Hva folk i et samarbeidsspill gjør sammen: forslag, planen, å peke på ting, bots som trer inn.

together-propose = Foreslå
together-propose-own = Vis de andre hva du har tenkt før du gjør det.
together-propose-other = Vis den som har tur hva du ville gjort: Klikk som om det var din tur.
together-propose-move = Foreslå et trekk
together-propose-nothing = Ikke foreslå noe
together-proposal = Ditt forslag
together-propose-mine = Velg hva du vil foreslå å gjøre: De andre får se det.
together-propose-to = Velg hva du foreslår for { $seat }: Klikk som om det var din tur.
together-proposes = { $sort ->
    [bot] { $by } har tenkt å gjøre dette:
    [mine] Du foreslår å gjøre dette:
    [own] { $by } har lyst til å gjøre dette:
    [me] { $by } foreslår for deg:
    [from-me] Du foreslår for { $seat }:
   *[other] { $by } foreslår for { $seat }:
}
together-agreed = { $count ->
    [one] { $names } er enig
   *[other] { $count } er enige: { $names }
}
together-agree = Enig
together-take = Gjør det
together-go-on = Gå videre
together-otherwise = Be om noe annet
together-withdraw = Trekk forslaget tilbake
together-announced = En bot sier hva den vil gjøre
together-bot-waits = { $seat } venter på klarsignal.
together-stand-in = { $seat } er borte. { $names } vil la en bot spille så lenge.

together-point = Pek på noe
together-point-tip = Klikk her og så på en ting på brettet: Alle ser en ring der med navnet ditt. Med tastaturet: x.
together-pointing = Trykk på det du mener
together-points = { $name } peker på { $thing }.

together-plan = Plan
together-plan-about = Hva gruppen vil gjøre denne runden: Alle kan skrive, krysse av og fjerne linjer.
together-plan-none = Ingen plan ennå. Skriv ned hvem som gjør hva denne runden: Alle ved bordet kan legge til, endre og krysse av.
together-plan-write = Skriv en linje i planen …
together-plan-add = Legg til linjen
together-plan-edit = Endre denne linjen
together-plan-done = Gjort: { $text }
together-plan-remove = Fjern: { $text }
together-plan-remove-tip = Fjern denne linjen.
together-plan-overtaken = Noen andre har endret denne linjen i mellomtiden: «{ $text }».
together-plan-mine = Skriv min
together-plan-theirs = Behold deres

access-key-point = pek på det som har fokus eller ligger under pekeren, i spill der alle spiller sammen
