"""Kampen om Norge as the kit of tests needs it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.answers import ANSWERS, AREA, CARD, QUESTIONS
from motstand.games.kampen_om_norge.components import FACTIONS, GERMANY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.answers import Kind
from motstand.kernel.flow import Choice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from tests.games.kampen_om_norge.invariants import KampenInspector, table_of
from tests.games.kampen_om_norge.lessons import OF_LESSONS
from tests.games.kampen_om_norge.log_lines import NAMES, OPENED, PLAIN, is_part, rare
from tests.games.kampen_om_norge.table import THREE, TWO
from tests.games.kampen_om_norge.telling import FOLLOWS, TOLD_BY, UNTOLD_ANSWERS
from tests.games.kit.gamekit import GameKit, Golden, Inspector, Sitting, words
from tests.games.soak import many

QUIET = ("pass", "end", "done")
PROMPTS_OF_BOTH = {
    *("battles", "combat.attack", "combat.attacker_counters", "combat.decide_losses", "combat.defence"),
    *("combat.defender_counters", "combat.remove", "combat.share_losses", "drop", "drop.divert", "factions", "march"),
    *("movement", "new_cards.discard", "placement", "retreat", "retreat.decide", "sabotage", "sabotage.engineers"),
    *("submarine", "trade"),
}
PROMPTS_OF_THE_CAMPAIGN = {
    *("airlift", "arrival", "invasion.land", "invasion.trade", "rescue", "sealift", "withdrawal"),
}


ROLLED: dict[str, Any] = {"factions": "rolled"}


def sittings(scenario: str) -> list[Sitting]:
    """Two and three seats, with the factions agreed on and rolled for."""
    short = scenario == "gudbrandsdalen"
    seated = [(TWO, {}), (THREE, {}), (["anna", "birger"], ROLLED), (["anna", "birger", "charlotte"], ROLLED)]
    return [
        Sitting(GAME, scenario, seats, options, name(scenario, seats, options), 1.0 if short else 0.13, short)
        for seats, options in seated
    ]


def name(scenario: str, seats: list[str], options: dict[str, Any]) -> str:
    return f"{scenario}-{len(seats)}{'-rolled' if options else ''}"


SHORT, BASIC = sittings("gudbrandsdalen"), sittings("basic")


class KampenKit(GameKit):
    """Both scenarios, two and three seats, agreed and rolled."""

    game = GAME
    sittings = SHORT + BASIC
    prompts = {"gudbrandsdalen": PROMPTS_OF_BOTH, "basic": PROMPTS_OF_BOTH | PROMPTS_OF_THE_CAMPAIGN}
    rare = {"retreat.decide"}
    often = ("movement", "trade", "placement")
    # Plain chance hardly ever conquers anything, so in two moods one side attacks with all it has and the other waits.
    moods = ("any", "bold", "quiet", "germany attacks", "germany is attacked")
    over = "game_is_over"
    reasons_met = 30
    questions_met = 15
    # No scenario on the shelf has a sea: its data leave it out.
    given = {"box", "players", "scenario", "sea"}
    lessons = OF_LESSONS
    opened = OPENED
    plain = PLAIN
    names = NAMES
    golden = {"basic": Golden(BASIC[0], 51, False), "gudbrandsdalen": Golden(SHORT[1], 195, True)}
    swapped = 2.0
    compared = 50
    joint = {repr(SHORT[1])}
    hands = True
    go_on = 150

    told_by = TOLD_BY
    follows = FOLLOWS
    untold_answers = UNTOLD_ANSWERS

    def wanted(self, match: Match, options: list[Option], mood: str) -> list[Option]:
        quiet = [option for option in options if option[0] in QUIET]
        bold = [option for option in options if option[0] not in QUIET]
        if mood in ("bold", "quiet"):
            return bold if mood == "bold" else quiet
        game = table_of(match)
        if (game.seats[GERMANY] == match.seat) != (mood == "germany attacks"):
            return quiet
        return attacks(game, bold) or [option for option in bold if option[0] != "move"] or quiet

    def inspector(self, match: Match) -> Inspector:
        return KampenInspector(match)

    def check_prepared(self, match: Match) -> None:
        KampenInspector(match).look_at_prepared()

    def check_imagined(self, imagined: Match) -> None:
        KampenInspector(imagined).cards_are_conserved(table_of(imagined))

    # -- secrets -------------------------------------------------------------------------------------------------

    def secret_tables(self) -> list[tuple[str, Any]]:
        return [(repr(sitting), sitting.begin) for sitting in SHORT + BASIC[:2]]

    def secret_games(self, name: str) -> int:
        return many(12 if "gudbrandsdalen" in name else 4)

    def secrets(self, match: Match) -> set[str]:
        return set(table_of(match).box.cards)

    def swap(self, match: Match, seat: str | None, fate: Seeded) -> dict[str, str]:
        """Exchange unseen cards between the hands of others and their decks.

        A card that somebody has named is known. Copies of it with a lower number stay where they are, too: of equal
        cards only the first is offered, so they would have been named instead.
        """
        game = table_of(match)
        answers = [given.value for given in match.journal if given.kind == CHOICE]
        named = {part for answer in answers for part in answer if part in game.box.cards}
        swap: dict[str, str] = {}
        for faction in range(len(FACTIONS)):
            if game.seats[faction] == seat:
                continue
            hand = [card for card in sorted(game.hands[faction]) if unseen(game, card, named)]
            deck = [card for card in sorted(game.decks[faction].rest) if unseen(game, card, named)]
            fate.shuffle(hand)
            fate.shuffle(deck)
            for held, other in zip(hand, deck, strict=False):
                swap[held], swap[other] = other, held
        return swap

    # -- asking --------------------------------------------------------------------------------------------------

    def things(self, match: Match, seat: str, chance: random.Random) -> list[Thing]:
        """The areas, the cards that the seat can see, some that it cannot, and what else can be clicked."""
        game = table_of(match)
        cards = chance.sample(sorted(game.box.cards), 12)
        for faction in range(len(FACTIONS)):
            cards += sorted(game.hands[faction]) if game.seats[faction] == seat else []
            cards += game.used[faction][-2:]
        things: list[Thing] = [(AREA, area) for area in game.box.board.ids]
        things += [(CARD, card) for card in cards]
        return [*things, (AREA, "sea"), (AREA, "air"), ("number", 1), ("number", 7), ("role", "germany")]

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        """All answers that two clicks on areas, or one on a card of the hand and one elsewhere, could mean."""
        game = table_of(match)
        ids = game.box.board.ids
        paths: list[list[Thing]] = []
        if any(begins_with_area(kind) for kind in QUESTIONS[choice.prompt].kinds):
            paths += [[(AREA, one)] for one in ids]
            starts = [*chance.sample(ids, 5), *some_starts(game, choice, chance)]
            paths += [[(AREA, one), (AREA, other)] for one in starts for other in ids]
        for hand in game.hands:
            for card in hand:
                paths.append([(CARD, card)])
                paths += [[(CARD, card), (AREA, area)] for area in chance.sample(ids, 8)]
                paths += [[(CARD, card), (CARD, other)] for pile in game.used for other in pile[-3:]]
        return [option for path in paths for option in GAME.meant(game, choice, path)]

    def check_click(self, match: Match, kind: str, id: str | int) -> None:
        assert kind != CARD or id in table_of(match).box.cards
        assert kind != "number" or isinstance(id, int)

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        return is_part(key)

    def rare_lines(self, folder: Path) -> list[Match]:
        return rare()

    def named(self, match: Match, value: Any) -> str:
        """A card with its name, everything else as it is."""
        game = table_of(match)
        if isinstance(value, str) and value in game.box.cards:
            return f"{value} {game.card(value).kind.name}"
        return words(value)

    def told_in_full(self, entry: Entry) -> bool:
        """A card drawn has been told already, when it was drawn."""
        return entry.key != "new_cards.card"

    def heading(self, match: Match, entry: Entry) -> list[str]:
        if entry.key != "turn.begins":
            return []
        turn = f"= {entry.values['faction']}, round {entry.values['round']}"
        if entry.values["faction"] != "germany":
            return [turn]
        return [f"== Round {entry.values['round']}", "", *self.table(match), "", turn]

    def table(self, match: Match) -> list[str]:
        """Who stands where, and the cards."""
        game = table_of(match)
        lines = []
        for faction, name in enumerate(FACTIONS):
            side = zip(game.box.board.ids, game.battalions[faction], strict=True)
            stands = [f"{area} {count}" for area, count in side if count]
            hand = ", ".join(self.named(match, card) for card in sorted(game.hands[faction])) or "nothing"
            deck, used = len(game.decks[faction]), len(game.used[faction])
            lines += [f"{name}: {', '.join(stands) or 'nowhere'}"]
            lines += [f"    holds {hand}; {deck} in the deck, {used} used"]
        return lines


def attacks(game: Kampen, options: list[Option]) -> list[Option]:
    """The moves of the largest stacks into hostile areas."""
    index = game.box.board.index
    moves = [option for option in options if option[0] == "move" and game.is_enemy_in(game.active, index[option[2]])]
    largest = max([move[3] for move in moves], default=0)
    return [move for move in moves if move[3] == largest]


def begins_with_area(kind: Kind) -> bool:
    return bool(kind.parts) and kind.parts[0].kind == AREA


def some_starts(game: Kampen, choice: Choice, chance: random.Random) -> list[str]:
    """Areas from where something is offered."""
    offered = sorted({option[1] for option in choice.options if begins_with_area(ANSWERS[option[0]])})
    known = [area for area in offered if area in game.box.board.index]
    return chance.sample(known, min(3, len(known)))


def unseen(game: Kampen, id: str, named: set[str]) -> bool:
    card = game.card(id)
    return not any(
        (game.card(other).kind.id, game.card(other).symbols, game.card(other).kind.deck)
        == (card.kind.id, card.symbols, card.kind.deck)
        and other >= id
        for other in named
    )


KIT = KampenKit()
