# The board, whatever the game.

zoom = Zoom
zoom-in = Nærmere
zoom-out = Lenger unna
zoom-fit = Hele brettet
zoom-in-about = Tegner brettet større.
zoom-out-about = Tegner brettet mindre.
zoom-fit-about = Viser hele brettet.
