# Playing on from a moment of a replay.

continuing-play-on = Play on from here
continuing-about = Lay out a new table that goes on from this moment
continuing-over = The game is over here. Go back to an earlier moment to play on from it.
continuing-dice = A new table with everything that happened up to this moment. From here on dice and cards fall anew.
continuing-practice = It is for practice: you may take back anything.
continuing-begin = Sit down and play on
