# The board, whatever the game.

zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole board
zoom-in-about = Draws the board larger.
zoom-out-about = Draws the board smaller.
zoom-fit-about = Shows the whole board.
