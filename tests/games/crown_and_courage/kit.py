"""Crown & Courage as the kit of tests needs it."""

from __future__ import annotations

import random
from typing import Any

from motstand.games.crown_and_courage import GAME
from motstand.games.crown_and_courage.components import DISPLAY, GRID, KING, POSITIONS
from motstand.games.crown_and_courage.why_not.clicks import conceivable
from motstand.kernel.flow import Choice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from tests.games.crown_and_courage.invariants import CrownInspector, table_of
from tests.games.crown_and_courage.lessons import OF_LESSONS
from tests.games.crown_and_courage.log_lines import NAMES, OPENED, PLAIN, is_part
from tests.games.crown_and_courage.table import standing
from tests.games.crown_and_courage.telling import FOLLOWS, TOLD_BY, UNTOLD_ANSWERS
from tests.games.kit.gamekit import GameKit, Golden, Inspector, Sitting, words
from tests.games.soak import SOAK

PROMPTS = {
    *("plan", "place", "line", "execute", "before", "discard", "morale", "morale.card", "army", "mobilise", "march"),
    *("sabotage", "evacuate", "king", "die", "raise_die", "fire", "order", "repeat", "upgrade", "scout", "demand"),
    *("battles", "battle", "battle.support", "battle.remove", "battle.valiant", "escape"),
}
# A soak plays more than ten thousand games.
SHARE = 0.3 if SOAK == 1 else 2.0


def sitting(difficulty: str, short: bool = False) -> Sitting:
    return Sitting(GAME, difficulty, [KING], {}, difficulty, SHARE, short)


RECRUIT, STANDARD, VETERAN = sitting("recruit", short=True), sitting("standard"), sitting("veteran")


class CrownKit(GameKit):
    """All difficulties; a recruit's flights last longest."""

    game = GAME
    sittings = [RECRUIT, STANDARD, VETERAN]
    prompts = {"recruit": PROMPTS}
    rare = {"raise_die", "scout", "battles", "battle.support", "battle.remove", "escape", "march", "demand"}
    often = ("before", "army", "execute")
    moods = ("any", "sensible")
    steadiness = 8
    curious = ("sensible",)
    asked_again = 4
    reasons_met = 25
    questions_met = 10
    given = {"box", "difficulty"}
    lessons = OF_LESSONS
    opened = OPENED
    plain = PLAIN
    names = NAMES
    told_by = TOLD_BY
    follows = FOLLOWS
    untold_answers = UNTOLD_ANSWERS
    golden = {
        "recruit": Golden(RECRUIT, 3, False, "sensible"),
        "standard": Golden(STANDARD, 5, True, "sensible"),
        "veteran": Golden(VETERAN, 7, False),
    }

    def wanted(self, match: Match, options: list[Option], mood: str) -> list[Option]:
        """With sense most of the time."""
        pending = match.pending
        assert isinstance(pending, Choice)
        return [GAME.pick(table_of(match), pending)] if mood == "sensible" else []

    def inspector(self, match: Match) -> Inspector:
        return CrownInspector(match)

    # -- asking --------------------------------------------------------------------------------------------------

    def things(self, match: Match, seat: str, chance: random.Random) -> list[Thing]:
        game = table_of(match)
        found: list[Thing] = [("displayed", displayed) for displayed in DISPLAY]
        found += [("space", square) for square in GRID]
        found += [("position", position) for position in range(1, POSITIONS + 1)]
        found += [("place", place) for place in game.box.map.ids]
        found += [("card", card) for card in game.hand]
        found += [("track", track) for track in ("stress", "threat", "morale", "willpower")]
        return [*found, ("answer", "nonsense")]

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        answers = conceivable(table_of(match), choice)
        assert all(option in answers for option in choice.options)
        return answers

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        return is_part(key)

    def named(self, match: Match, value: Any) -> str:
        return words(value)

    def heading(self, match: Match, entry: Entry) -> list[str]:
        if entry.key != "turn.begins":
            return []
        game = table_of(match)
        return [f"= Day {game.day}, turn {game.turn}", "", *self.table(match), ""]

    def table(self, match: Match) -> list[str]:
        """Markers, dice, tiles, cards and the map."""
        game = table_of(match)
        return [
            f"stress {game.stress}, threat {game.threat}, momentum {game.momentum}, loyalty {game.loyalty()}",
            f"willpower {game.willpower}, pressure {game.pressure}, black {game.black}",
            f"population {game.population}, evacuation {words(game.evacuation)}, sabotage {words(game.sabotage)}",
            f"display {words([tile or '-' for tile in game.display])}",
            f"grid {words([tile or '-' for tile in game.grid])}",
            f"frame {words([action or '-' for action in game.frame[1:]])}; hand {words(game.hand)}",
            f"king {game.box.map.ids[game.king]}, norwegians {standing(game, game.norwegians)}",
            f"regulars {standing(game, game.regulars)}, paratroopers {standing(game, game.paratroopers)}",
        ]


KIT = CrownKit()
