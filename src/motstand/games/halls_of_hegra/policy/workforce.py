"""Who does the work: Defenders are given to Action spaces so that those are kept who are needed elsewhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from motstand.games.halls_of_hegra.components import (
    HUNTER,
    MEDIC,
    NOBODY,
    OFFICER,
    SOLDIER,
    TYPES,
    VOLUNTEER,
    Space,
)
from motstand.games.halls_of_hegra.state import Hegra, heads

# Whom a commander sends first where nobody counts double.
PLAIN_WORK: Final = [VOLUNTEER, SOLDIER, HUNTER, OFFICER, MEDIC]
FIGHTING: Final = [SOLDIER, OFFICER, VOLUNTEER, HUNTER]
RUNNING: Final = [HUNTER, VOLUNTEER, SOLDIER]


class Workforce:
    """The Defenders that can be placed this morning, and where they go: (type, space) in order."""

    __slots__ = ("assigned", "free", "game")

    def __init__(self, game: Hegra) -> None:
        self.game = game
        # Those already placed this morning are counted in: the plan is the same before and after each placement.
        self.free: list[int] = game.ready.copy()
        for space in game.box.spaces:
            if space.position < 0:
                for kind, count in enumerate(game.placed[space.index]):
                    if count > 0:
                        self.free[kind] += count
            elif game.relieved[space.position]:
                self.free[game.positions[space.position]] += 1
        self.assigned: list[tuple[int, Space]] = []

    def left(self) -> int:
        return heads(self.free)

    def before(self, position: int) -> int:
        """Who stood in a Position before this morning."""
        relieved = self.game.relieved[position]
        return relieved[0] if relieved else self.game.positions[position]

    def assign(self, kind: int, space: Space) -> None:
        self.free[kind] -= 1
        self.assigned.append((kind, space))

    def man(self, space: Space, kinds: list[int]) -> bool:
        """One Defender, the first of these types that is there."""
        for kind in kinds:
            if self.free[kind] > 0 and not space.barred[kind]:
                self.assign(kind, space)
                return True
        return False

    def resolve(self, space: Space, uses: int, keep: int = 0) -> int:
        """Enough Defenders for so many uses, as far as there are any; `keep` of all are left alone."""
        done = 0
        for _ in range(uses):
            team = self.team(space, keep)
            if not team:
                break
            for kind in team:
                self.assign(kind, space)
            done += 1
        return done

    def team(self, space: Space, keep: int) -> list[int]:
        """The types for one use: those who count double first, then plain workers; [] if there are not enough."""
        team: list[int] = []
        worth = 0
        used = [0] * len(TYPES)
        for kind in sent_first(space):
            while worth < space.number and not space.barred[kind] and used[kind] < self.free[kind]:
                if kind == OFFICER and space.worth[kind] == 1 and worth + 1 < space.number:
                    break
                used[kind] += 1
                team.append(kind)
                worth += space.worth[kind]
        if worth < space.number or self.left() - len(team) < keep:
            return []
        return team

    def is_at(self, position: int) -> int:
        """Who will stand in a Position: assigned this morning, or from before."""
        for kind, space in self.assigned:
            if space.position == position:
                return kind
        return self.before(position)


@lru_cache(maxsize=256)
def sent_first(space: Space) -> list[int]:
    """All types in the order in which they are sent to a space: those who count double, then plain workers."""
    doubles = [kind for kind in range(len(TYPES)) if space.worth[kind] == 2]
    return doubles + [kind for kind in PLAIN_WORK if kind not in doubles]


def nobody_at(work: Workforce, position: int) -> bool:
    return work.is_at(position) == NOBODY
