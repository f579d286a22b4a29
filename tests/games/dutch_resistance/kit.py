"""Dutch Resistance as the kit of tests needs it."""

from __future__ import annotations

import random
from typing import Any

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.answers import QUESTIONS
from motstand.games.dutch_resistance.components import COLOURS, NOWHERE, OCCUPIERS, PLACES
from motstand.games.dutch_resistance.redeal import sees_occupier_card
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES
from motstand.games.dutch_resistance.why_not.clicks import conceivable
from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.journal import DRAW
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from tests.games.dutch_resistance.every_table import tables
from tests.games.dutch_resistance.invariants import count_all
from tests.games.dutch_resistance.lessons import OF_LESSONS
from tests.games.dutch_resistance.log_lines import NAMES, OPENED, PLAIN
from tests.games.dutch_resistance.telling import FOLLOWS, TOLD_BY, UNTOLD_ANSWERS
from tests.games.kit.gamekit import Begin, GameKit, Golden, Inspector, Sitting, words
from tests.games.soak import SOAK, many

# Those of other Scenarios, of solo play and of variants.
ELSEWHERE = {"delivery", "secure", "group", "shelter", "helper.solo", "start"}
PROMPTS = set(QUESTIONS) - ELSEWHERE
RARE = PROMPTS - {"identity", "turn", "turn.ability", "tokens", "action", "move", "halt", "option", "safety"}
# A soak plays more than ten thousand games.
SHARE = 0.03 if SOAK == 1 else 0.3


def sitting(scenario: str, seats: list[str], name: str, short: bool = False, **options: Any) -> Sitting:
    return Sitting(GAME, scenario, seats, options, name, SHARE, short)


NETWORK = sitting("network", ["green", "blue"], "network", short=True)
SAFE_HOUSES = sitting("safe_houses", ["green", "blue", "yellow"], "safe_houses", level="hard")
ESSENTIAL_HANDS = sitting("essential_hands", ["green"], "essential_hands", solo="group", group="press_challenging")
LINES = sitting("lines_and_papers", ["green+blue", "yellow"], "lines_and_papers", side="standard")
OFFICERS_EYE = sitting("officers_eye", ["green", "blue", "yellow", "purple"], "officers_eye", level="extreme")
FIVE = sitting("network", ["green", "blue", "yellow", "purple", "grey"], "five", random_places="yes", officer="yes")
PEEKING = sitting("network", ["green", "blue"], "peeking", identities={"green": "wim"})


def table_of(match: Match) -> Dutch:
    state = match.state
    assert isinstance(state, Dutch)
    return state


class DutchInspector(Inspector):
    """Nothing is lost or made, and nobody sees another's Occupier card."""

    def count(self) -> None:
        count_all(table_of(self.match))

    def hidden(self, seat: str | None) -> list[str]:
        game = table_of(self.match)
        return [
            *[game.occupier_cards[who] for who in hidden_owners(game, seat)],
            *([] if sees_patrol_card(game, seat) else [game.patrol_deck.pile.top[-1]]),
        ]


def hidden_owners(game: Dutch, seat: str | None) -> list[int]:
    """The Characters whose Occupier cards a seat cannot see."""
    holding = [who for who in game.characters() if game.occupier_cards[who]]
    return [who for who in holding if seat is None or not sees_occupier_card(game, seat, who)]


def sees_patrol_card(game: Dutch, seat: str | None) -> bool:
    """Is there nothing about the top Patrol card that another seat knows and this one does not?"""
    return game.peeked_by == NOWHERE or game.seats[game.peeked_by] == seat


class DutchKit(GameKit):
    """All Scenarios, alone and with up to five, some with variants."""

    game = GAME
    sittings = [NETWORK, SAFE_HOUSES, ESSENTIAL_HANDS, LINES, OFFICERS_EYE, FIVE]
    further = tables()
    prompts = {"network": PROMPTS}
    rare = RARE
    often = ("turn", "action", "tokens", "move", "identity")
    moods = ("any", "sensible")
    steadiness = 8
    curious = ("sensible", "any")
    asked_again = 6
    reasons_met = 15
    questions_met = 8
    games_told = 14
    given = {"box", "scenario", "level", "variant", "colours", "seats"}
    swapped = 1.0
    compared = 20
    lessons = OF_LESSONS
    opened = OPENED
    plain = PLAIN
    names = NAMES
    told_by = TOLD_BY
    follows = FOLLOWS
    untold_answers = UNTOLD_ANSWERS
    golden = {
        "network": Golden(NETWORK, 3, True, "sensible"),
        "safe_houses": Golden(SAFE_HOUSES, 5, False, "sensible"),
        "essential_hands": Golden(ESSENTIAL_HANDS, 7, False, "sensible"),
        "lines_and_papers": Golden(LINES, 11, False, "sensible"),
        "officers_eye": Golden(OFFICERS_EYE, 13, False, "sensible"),
    }

    def wanted(self, match: Match, options: list[Option], mood: str) -> list[Option]:
        """With sense most of the time."""
        pending = match.pending
        choice = pending.choice(match.seat) if isinstance(pending, JointChoice) else pending
        assert isinstance(choice, Choice)
        return [GAME.pick(table_of(match), choice)] if mood == "sensible" else []

    def inspector(self, match: Match) -> Inspector:
        return DutchInspector(match)

    # -- secrets -------------------------------------------------------------------------------------------------

    def secret_tables(self) -> list[tuple[str, Begin]]:
        """Where several hold Occupier cards, and where one seat leads two Characters (DR-SOLO-22)."""
        return [(repr(sitting), sitting.begin) for sitting in (NETWORK, LINES, PEEKING)]

    def secret_games(self, name: str) -> int:
        return many(12)

    def moment(self, whole: Match, fate: Seeded) -> int:
        """While a Patrol card is known to one alone, or in a morning, when all Characters hold Occupier cards."""
        cards = table_of(whole).box.cards
        draws = [number for number, given in enumerate(whole.journal) if given.kind == DRAW]
        peeks = [
            number for number in draws if whole.journal[number].seen_by and whole.journal[number].value in cards.patrols
        ]
        if peeks:
            return peeks[fate.below(len(peeks))] + 1
        mornings = [
            number
            for number in draws
            if whole.journal[number].value in cards.occupiers and whole.journal[number + 1].kind != DRAW
        ]
        return mornings[fate.below(len(mornings))] + 1 + fate.below(8)

    def secrets(self, match: Match) -> set[str]:
        cards = table_of(match).box.cards
        return {*cards.occupiers, *cards.patrols}

    def swap(self, match: Match, seat: str | None, fate: Seeded) -> dict[str, str]:
        """Exchange what a seat cannot see: Occupier cards with others of the same Threat Level and border, and a
        Patrol card that another has looked at with one that has the same back."""
        game = table_of(match)
        swapped: dict[str, str] = {}
        if not sees_patrol_card(game, seat):
            top = game.patrol_deck.pile.top[-1]
            alike = [card for card in sorted(game.patrol_deck.pile.rest) if has_same_back(game, card, top)]
            if alike:
                other = alike[fate.below(len(alike))]
                swapped |= {top: other, other: top}
        for who in hidden_owners(game, seat):
            card = game.occupier_cards[who]
            printed = game.box.cards.occupiers[card]
            pile = (game.scenario_cards if printed.scenario else game.base_cards)[printed.level - 1]
            others = [other for other in sorted(pile.rest) if other not in swapped]
            if others:
                other = others[fate.below(len(others))]
                swapped |= {card: other, other: card}
        return swapped

    # -- asking --------------------------------------------------------------------------------------------------

    def things(self, match: Match, seat: str, chance: random.Random) -> list[Thing]:
        game = table_of(match)
        found: list[Thing] = [("place", place) for place in PLACES]
        found += [("road", letter) for letter in LETTERS]
        found += [("character", colour) for colour in COLOURS]
        found += [("token", token) for token in dict.fromkeys(game.token_ids)]
        found += [("resource", resource) for resource in RESOURCES]
        found += [("occupier", occupier) for occupier in OCCUPIERS]
        led = [who for who in game.characters() if game.identities[who] != NOWHERE]
        found += [("card", card) for who in led for card in game.identity(who).cards]
        found += [("track", track) for track in ("morale", "tokens", "goal")]
        return [*found, ("answer", "nonsense")]

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        answers = conceivable(table_of(match), choice)
        assert all(option in answers for option in choice.options)
        return answers

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        return key.startswith(("trace", "about"))

    def named(self, match: Match, value: Any) -> str:
        return words(value)

    def heading(self, match: Match, entry: Entry) -> list[str]:
        if entry.key != "round":
            return []
        return [f"= Round {entry.values['round']}", "", *self.table(match), ""]

    def table(self, match: Match) -> list[str]:
        """Markers, Characters, Locations, Occupiers and tokens."""
        game = table_of(match)
        people = [
            f"{game.colours[who]} on {where(game, who)}, alibi {game.alibi[who]}, holds {words(held(game, who))}"
            for who in game.characters()
        ]
        safety = [f"{game.tile(place).id} {value}" for place, value in enumerate(game.safety)]
        occupiers = [
            f"{letter} {game.occupiers[0][road]}/{game.occupiers[1][road]}"
            for road, letter in enumerate(LETTERS)
            if game.is_controlled(road)
        ]
        pieces = [
            f"{id} on {game.tile(place).id}"
            for id, place in zip(game.token_ids, game.token_place, strict=True)
            if place >= 0
        ]
        return [
            f"morale {game.morale}, done {game.delivered + game.completed}, caught {game.caught}",
            *people,
            f"safety: {', '.join(safety)}",
            f"occupiers: {', '.join(occupiers) or 'none'}",
            f"pieces: {', '.join(pieces) or 'none'}",
        ]


def has_same_back(game: Dutch, card: str, other: str) -> bool:
    patrols = game.box.cards.patrols
    return patrols[card].region == patrols[other].region


def where(game: Dutch, who: int) -> str:
    return game.tile(game.place[who]).id


def held(game: Dutch, who: int) -> list[str]:
    return [RESOURCES[kind] for kind, count in enumerate(game.held[who]) for _ in range(count)]


KIT = DutchKit()
