"""What the server tells about games before anybody sits down: the boxes, their words, and the rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from motstand.kernel.game import Game, Setup
from motstand.kernel.registry import find_game, game_ids
from motstand.kernel.rulebook import read_rulebook
from motstand.server.messages import ChapterText, GameInfo, RulebookText, RuleText, RulingText, ScenarioInfo


def games() -> list[GameInfo]:
    """The boxes on the shelf."""
    return [game_info(find_game(id)) for id in game_ids()]


def game_info(game: Game) -> GameInfo:
    """A box, with its scenarios."""
    scenarios = []
    for scenario, seatings in game.scenarios.items():
        sheet = game.printed(Setup(scenario, seatings[0])).get("scenario", {"name": scenario, "subtitle": ""})
        scenarios.append(ScenarioInfo(scenario, sheet["name"], sheet["subtitle"], seatings))
    return GameInfo(game.id, game.title, game.code, game.credits, game.version, scenarios)


def words_file(game: Game, language: str) -> Path | None:
    """The file of a game's sentences in a language, if there is one."""
    if not re.fullmatch("[a-z]{2}", language):
        return None
    file = game.folder() / "words" / f"{language}.ftl"
    return file if file.is_file() else None


@cache
def rulebook(id: str) -> RulebookText:
    """The rules of a game, to be read beside the table."""
    book = read_rulebook(find_game(id).folder() / "rulebook.toml")
    return RulebookText(
        [ChapterText(chapter.id, chapter.title) for chapter in book.chapters.values()],
        [RuleText(rule.id, rule.title, rule.chapter, rule.where, rule.text) for rule in book.rules.values()],
        [RulingText(one.id, one.text, one.ruling, one.reason, one.rules) for one in book.questions.values()],
    )
