"""All tests. The advanced game of Kampen om Norge is played here before it stands on the shelf."""

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.setup import SEATINGS

GAME.scenarios.setdefault("advanced", SEATINGS)
