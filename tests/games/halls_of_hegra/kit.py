"""Halls of Hegra as the kit of tests needs it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED, NOBODY, TYPES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.why_not.clicks import conceivable
from motstand.kernel.flow import Choice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Fate, Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from tests.games.halls_of_hegra.invariants import HegraInspector, table_of
from tests.games.halls_of_hegra.lessons import OF_LESSONS
from tests.games.halls_of_hegra.log_lines import NAMES, OPENED, PLAIN, is_part, rare
from tests.games.halls_of_hegra.table import set_table
from tests.games.halls_of_hegra.telling import FOLLOWS, TOLD_BY, UNTOLD_ANSWERS
from tests.games.halls_of_hegra.things import all_things
from tests.games.kit.gamekit import Begin, GameKit, Golden, Inspector, Sitting, words
from tests.games.soak import SOAK, many

PROMPTS = {
    *("artillery", "artillery.airfield", "artillery.row", "artillery.sector", "bolster", "bury", "cabinet"),
    *("card.choose", "counter_patrol.suspicion", "delivery", "infirmary.admit", "injury.bed", "jam", "kill"),
    *("map_room", "morale.card", "negotiate", "open_supply_route", "patrol.remove", "placing", "posting", "promote"),
    *("ready", "recruits", "recruits.keep", "repair", "repair.free", "run.go", "run.meeting", "runs", "section"),
    *("telephone.suppress", "tire", "treat", "unjam", "waking", "walls", "walls.remove", "walls.suppress"),
}
# A soak plays more than ten thousand games.
SHARE = 0.07 if SOAK == 1 else 0.6


def sitting(difficulty: str, short: bool = False) -> Sitting:
    return Sitting(GAME, difficulty, [COMMANDER], {}, difficulty, SHARE * (3 if short else 1), short)


RECRUIT, STANDARD, VETERAN = sitting("recruit", short=True), sitting("standard"), sitting("veteran")


class HegraKit(GameKit):
    """All difficulties; a recruit's sieges last longest."""

    game = GAME
    sittings = [RECRUIT, STANDARD, VETERAN]
    prompts = {"recruit": PROMPTS}
    # These come up once in some hundred games.
    rare = {"bury", "unjam", "counter_patrol.suspicion", "telephone.suppress", "map_room", "kill"}
    often = ("placing", "waking", "ready")
    moods = ("any", "sensible", "busy", "promoting")
    steadiness = 6
    curious = ("sensible", "promoting")
    asked_again = 4
    reasons_met = 40
    questions_met = 10
    given = {"box", "difficulty"}
    lessons = OF_LESSONS
    opened = OPENED
    plain = PLAIN
    names = NAMES
    golden = {
        "recruit": Golden(RECRUIT, 3, False, "sensible"),
        "standard": Golden(STANDARD, 24, True),
        "veteran": Golden(VETERAN, 63, False),
    }
    swapped = 1.0
    compared = 4
    secret_answers = {"map_room"}

    told_by = TOLD_BY
    follows = FOLLOWS
    untold_answers = UNTOLD_ANSWERS

    def wanted(self, match: Match, options: list[Option], mood: str) -> list[Option]:
        """With sense most of the time, or placing everybody before the day begins, some first where nobody would."""
        pending = match.pending
        assert isinstance(pending, Choice)
        if mood == "busy":
            placing = pending.prompt == "placing"
            return [option for option in options if option[0] == "place"] or options[-1:] if placing else []
        promoting = [option for option in options if option[0] == "place" and option[2] == "promote"]
        return promoting if mood == "promoting" and promoting else [GAME.pick(table_of(match), pending)]

    def inspector(self, match: Match) -> Inspector:
        return HegraInspector(match)

    # -- secrets -------------------------------------------------------------------------------------------------

    def secret_tables(self) -> list[tuple[str, Begin]]:
        """The Map Room, where the commander alone looks at Snow cards; a spectator must not."""

        def begin(fate: Fate) -> Match:
            return set_table("maintenance", 2, placed={"map_room": "officer"}, dug=["map_room"], fate=fate).match

        return [(f"{GAME.id}-map-room", begin)]

    def secret_games(self, name: str) -> int:
        return many(20)

    def secrets(self, match: Match) -> set[str]:
        return set(table_of(match).box.cards.snow)

    def swap(self, match: Match, seat: str | None, fate: Seeded) -> dict[str, str]:
        """Exchange cards that only the commander has looked at with others of the Snow deck."""
        if seat is not None:
            return {}
        deck = table_of(match).snow_deck
        others = sorted(deck.rest)
        fate.shuffle(others)
        pairs = list(zip(sorted(deck.top), others, strict=False))
        return {**dict(pairs), **{other: looked for looked, other in pairs}}

    # -- asking --------------------------------------------------------------------------------------------------

    def things(self, match: Match, seat: str, chance: random.Random) -> list[Thing]:
        return all_things(table_of(match))

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        answers = conceivable(table_of(match), choice)
        words = GAME.words(match.setup)
        assert all(option in answers or words.is_quiet(option) for option in choice.options)
        return answers

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        return is_part(key)

    def rare_lines(self, folder: Path) -> list[Match]:
        return rare(folder)

    def named(self, match: Match, value: Any) -> str:
        """A card with its name, everything else as it is."""
        cards = table_of(match).box.cards
        titles = {card.id: card.title for kind in (cards.events, cards.morale, cards.snow) for card in kind.values()}
        return f"{value} {titles[value]}" if isinstance(value, str) and value in titles else words(value)

    def heading(self, match: Match, entry: Entry) -> list[str]:
        if entry.key != "turn.begins":
            return []
        return [f"= Day {entry.values['day']}", "", *self.table(match), ""]

    def table(self, match: Match) -> list[str]:
        """Markers, Defenders, Germans, bags and cards."""
        game = table_of(match)
        markers = f"snow {game.snow}, suspicion {game.suspicion}, defence {game.defence}, fear {game.fear}"
        markers += f", doubt {game.doubt}, morale {game.morale}, surrender {game.surrender}, supplies {game.supplies}"
        placed = [f"{space.id} {by_type(game.placed[space.index])}" for space in game.box.spaces]
        beds = [
            f"{TYPES[kind]} {level}"
            for kind, level in zip(game.bed_types, game.bed_levels, strict=True)
            if kind != NOBODY
        ]
        waiting = [
            f"level {level}: {by_type(types)}" for level, types in enumerate(game.waiting, start=1) if sum(types)
        ]
        return [
            f"markers: {markers}",
            f"ready {by_type(game.ready)}; rest {by_type(game.rest)}; tired {by_type(game.tired)}",
            f"morgue {by_type(game.morgue)}; reserve {by_type(game.reserve)}",
            f"placed: {'; '.join(each for each in placed if not each.endswith('nobody')) or 'nobody'}",
            f"positions: {' '.join(TYPES[kind] if kind != NOBODY else '.' for kind in game.positions)}",
            f"beds: {', '.join(beds) or 'empty'}; waiting: {', '.join(waiting) or 'nobody'}",
            f"infantry: standing {words(game.standing)}, lying {words(game.lying)}, reserve {game.infantry_reserve}",
            f"hit bag: {words(sorted(game.hit_bag.rest))}",
            f"recruit bag: {words(sorted(game.recruit_bag.rest))}",
            f"damage: {words([f'{id} {tiles}' for id, tiles in zip(DAMAGED, game.damage, strict=True) if tiles])}",
            f"map: {words([each for place in range(len(game.patrols)) for each in on_the_map(game, place)])}",
            f"hope {words(game.hope)}; despair {words(game.despair)}; snow deck {len(game.snow_deck)}",
        ]


def on_the_map(game: Hegra, place: int) -> list[str]:
    """The Patrol tokens and the Artillery piece on a space of the map."""
    id, patrols = game.box.map.ids[place], game.patrols[place]
    return [f"{id} {patrols} patrol"] * bool(patrols) + [f"{id} artillery"] * bool(game.artillery_on_map[place])


def by_type(counts: list[int]) -> str:
    """Defenders in words."""
    return " ".join(f"{count} {TYPES[kind]}" for kind, count in enumerate(counts) if count) or "nobody"


KIT = HegraKit()
