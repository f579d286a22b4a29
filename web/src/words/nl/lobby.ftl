# De lobby, waar de server er een heeft.

lobby-title = Open tafels
lobby-none = Niemand zoekt nu een speler. Ook jouw tafel kan hier staan, als je dat wilt.
lobby-sit = Ga zitten als { $seat }
lobby-watch = Kijk mee
lobby-about = Iedereen die deze server bereikt, ziet deze lijst.
lobby-problem = { $code ->
    [cannot_seat] Iemand anders was sneller: de plaats is bezet.
   *[other] Dat lukte niet. Probeer het zo dadelijk opnieuw.
}
new-lobby = Lobby
lobby-private = alleen met de link
lobby-seeks = iedereen mag meespelen
lobby-watched = iedereen mag meekijken
lobby-both = iedereen mag meespelen of meekijken
