"""The way to a table with ships at sea, for all who look at one."""

from __future__ import annotations

from typing import Any

from motstand import Match, new_match, players
from tests.browser.house import House, Person, Pick

GERMANY_ALONE = {"germany": "person", "norway+allies": "policy"}


def played_until(prompt: str, seat: str = "germany", seed: str = "e") -> Match:
    """A game of policy players, up to the first time that this seat is asked this and has a choice."""
    match = new_match("kampen-om-norge", scenario="advanced", seats=list(GERMANY_ALONE), seed=seed)
    while (match.pending.prompt, match.seat) != (prompt, seat) or len(match.options) < 2:  # type: ignore[union-attr]
        match.play(players.policy(match))
    return match


def laid_out_at(house: House, prompt: str, seed: str = "e") -> str:
    """The path to the German seat of a table where this is asked; a bot leads the others."""
    return house.lay_out_from(played_until(prompt, seed=seed), GERMANY_ALONE)["germany"]


def until_asked(person: Person, pick: Pick, *prompts: str) -> dict[str, Any]:
    """Play on until one of these is asked; the game must not end before."""
    while True:
        person.until_asked()
        asked = person.question()
        assert asked is not None, f"nobody was asked {prompts}"
        if asked["prompt"] in prompts:
            return asked
        person.answer(pick(asked))
