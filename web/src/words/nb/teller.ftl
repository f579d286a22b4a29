# Fortelleren: det som skjer, vises steg for steg, i leserens tempo.

teller-pace = Tempo
teller-pace-click = Mitt klikk
teller-pace-click-about = Alt blir stående til du går videre, med et klikk eller mellomromstasten.
teller-pace-slow = Rolig
teller-pace-slow-about = Alt blir stående nesten dobbelt så lenge.
teller-pace-normal = Vanlig
teller-pace-normal-about = Alt blir stående så lenge det tar å lese det.
teller-pace-fast = Raskt
teller-pace-fast-about = Alt blir stående bare et øyeblikk.
teller-next = Gå videre
teller-space = Mellomrom
teller-more = { $count ->
    [one] Én ting til hendte
   *[other] { $count } ting til hendte
}
teller-again = Vis forrige tur igjen
teller-needed = { $needed } eller mer trengtes: { $percent } %
