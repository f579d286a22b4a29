"""Kampen om Norge as the kit of tests needs it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.answers import AREA, CARD
from motstand.games.kampen_om_norge.components import FACTIONS, GERMANY
from motstand.games.kampen_om_norge.questions import ANSWERS, QUESTIONS
from motstand.games.kampen_om_norge.sea.answers import SHIP, ZONE
from motstand.games.kampen_om_norge.sea.fleet import rules_of
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.answers import Kind
from motstand.kernel.flow import Choice, Option
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from motstand.players import RandomPlayer, policy
from tests.games.kampen_om_norge.fleets import ever_seen, ships_of
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
    """Two and three seats, with the factions agreed on, and half as often rolled for: then the same games begin."""
    short = scenario == "gudbrandsdalen"
    share = {"gudbrandsdalen": 1.0, "basic": 0.13, "advanced": 0.06}[scenario]
    seated = [(TWO, {}), (THREE, {}), (["anna", "birger"], ROLLED), (["anna", "birger", "charlotte"], ROLLED)]
    return [
        Sitting(GAME, scenario, seats, options, name(scenario, seats, options), share / (2 if options else 1), short)
        for seats, options in seated
    ]


def name(scenario: str, seats: list[str], options: dict[str, Any]) -> str:
    return f"{scenario}-{len(seats)}{'-rolled' if options else ''}"


SHORT, BASIC, ADVANCED = sittings("gudbrandsdalen"), sittings("basic"), sittings("advanced")


def played_out(sitting: Sitting, seed: int) -> Match:
    """A whole game, at random or with sense."""
    match, player = sitting.begin(Seeded(seed)), policy if seed % 2 else RandomPlayer(seed)
    while not match.over:
        match.play(player(match))
    return match


class KampenKit(GameKit):
    """All scenarios, two and three seats, agreed and rolled."""

    game = GAME
    sittings = SHORT + BASIC + ADVANCED
    prompts = {
        "gudbrandsdalen": PROMPTS_OF_BOTH,
        "basic": PROMPTS_OF_BOTH | PROMPTS_OF_THE_CAMPAIGN,
    }
    rare = {"retreat.decide"}
    often = ("movement", "trade", "placement", "station", "naval_movement")
    # Plain chance hardly ever conquers anything, so in two moods one side attacks with all it has and the other waits.
    moods = ("any", "bold", "quiet", "germany attacks", "germany is attacked")
    over = "game_is_over"
    reasons_met = 30
    questions_met = 15
    given = {"box", "players", "scenario"}
    lessons = OF_LESSONS
    opened = OPENED
    plain = PLAIN
    names = NAMES
    golden = {
        "basic": Golden(BASIC[0], 51, False),
        "gudbrandsdalen": Golden(SHORT[1], 195, True),
        "advanced": Golden(ADVANCED[1], 9, True, until="== Round 2"),
    }
    swapped = 2.0
    compared = 50
    joint = {repr(SHORT[1])}
    secret_answers = {"april.keep", "april.swap", "station", "naval_movement"}
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
        game = table_of(imagined)
        KampenInspector(imagined).cards_are_conserved(game)
        if game.sea is not None:
            ships = ships_of(game.sea)
            assert len(ships) == len(set(ships))

    # -- secrets -------------------------------------------------------------------------------------------------

    def secret_tables(self) -> list[tuple[str, Any]]:
        return [(repr(sitting), sitting.begin) for sitting in SHORT + BASIC[:2] + ADVANCED[:2]]

    def secret_games(self, name: str) -> int:
        return many(12 if "gudbrandsdalen" in name else 4)

    def secrets(self, match: Match) -> set[str]:
        game = table_of(match)
        return {*game.scenario.cards, *game.scenario.ships}

    def swap(self, match: Match, seat: str | None, fate: Seeded) -> dict[str, str]:
        """Exchange unseen cards between the hands of others and their decks, and ships that lie face down.

        A card that somebody has named is known. Copies of it with a lower number stay where they are, too: of equal
        cards only the first is offered, so they would have been named instead.
        """
        game = table_of(match)
        answers = [given.value for given in match.journal if given.kind == CHOICE]
        named = {part for answer in answers for part in answer if part in game.scenario.cards and answer[0] != "keep"}
        # Where the ships were placed: in the second game others take their places.
        self.stations = {answer[1]: answer[2] for answer in answers if answer[0] == "station"}
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
            if game.sea is not None:
                swap |= swapped_ships(game, game.sea, faction, match, fate)
                swap |= swapped_april_cards(game, game.sea, faction, named, fate)
        return swap

    def counterpart(self, other: Match, option: Option, swap: dict[str, str]) -> Option:
        """A ship is placed where the one lies that it takes the place of; ships are asked for in their order."""
        if option[0] != "station":
            return super().counterpart(other, option, swap)
        _, ship, _ = other.options[0]
        return ("station", ship, self.stations[swap.get(ship, ship)])

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
        if game.sea is not None:
            things += [(ZONE, zone) for zone in game.box.board.zones]
            things += [(SHIP, ship) for ship in game.scenario.ships]
        return [*things, (AREA, "sea"), (AREA, "air"), ("number", 1), ("number", 7), ("role", "germany")]

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        """All answers that two clicks on areas, or one on a card of the hand and one elsewhere, could mean."""
        game = table_of(match)
        ids = game.box.board.ids
        paths: list[list[Thing]] = []
        small = 4 if game.sea is not None else 0
        if any(begins_with_area(kind) for kind in QUESTIONS[choice.prompt].kinds):
            paths += [[(AREA, one)] for one in ids]
            starts = [*chance.sample(ids, 5), *some_starts(game, choice, chance)]
            paths += [[(AREA, one), (AREA, other)] for one in starts for other in ids]
        for hand in game.hands:
            for card in hand:
                paths.append([(CARD, card)])
                paths += [[(CARD, card), (AREA, area)] for area in chance.sample(ids, 8)]
                paths += [[(CARD, card), (CARD, other)] for pile in game.used for other in pile[-3:]]
                paths += [[(CARD, card), (ZONE, zone)] for zone in game.box.board.zones]
                paths += [[(CARD, card), (SHIP, ship)] for ship in chance.sample(sorted(game.scenario.ships), k=small)]
        paths += [[(ZONE, zone)] for zone in game.box.board.zones]
        paths += [[(SHIP, ship)] for ship in game.scenario.ships]
        paths += [[(CARD, card)] for cards in game.scenario.april_deck for card in cards]
        return [option for path in paths for option in GAME.meant(game, choice, path)]

    def check_click(self, match: Match, kind: str, id: str | int) -> None:
        assert kind != CARD or id in table_of(match).scenario.cards
        assert kind != SHIP or id in table_of(match).scenario.ships
        assert kind != ZONE or id in table_of(match).box.board.zone_index
        assert kind != "number" or isinstance(id, int)

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        return is_part(key)

    def rare_lines(self, folder: Path) -> list[Match]:
        return rare() + [played_out(sitting, seed) for seed in range(4) for sitting in ADVANCED]

    def named(self, match: Match, value: Any) -> str:
        """A card with its name, everything else as it is."""
        game = table_of(match)
        if isinstance(value, str) and value in game.scenario.cards:
            return f"{value} {game.card(value).kind.name}"
        if isinstance(value, str) and value in game.scenario.ships:
            return f"{value} {game.scenario.ships[value].name}"
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
            if game.sea is not None:
                stacks = zip([*game.box.board.zones, "raid"], game.sea.stacks[faction], strict=True)
                lines += [
                    f"    ships: {', '.join(f'{zone} {words(ships)}' for zone, ships in stacks if ships) or 'none'}"
                ]
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


def swapped_ships(game: Kampen, sea: Sea, faction: int, match: Match, fate: Seeded) -> dict[str, str]:
    """Ships of a faction that nobody else has seen, in pairs.

    Of a class only the first in a zone is offered, so classes that their owner has named stay where they are.
    """
    answers = [given.value for given in match.journal if given.kind == CHOICE]
    ships = game.scenario.ships
    named = [part for answer in answers if answer[0] != "station" for part in answer if part in ships]
    fixed = {ships[id].of.id for id in named}
    hidden = set(ships_of(sea)) - ever_seen(match.log) - set(sea.waiting[faction]) - {id for id, _ in sea.placing}
    free = [id for id in sorted(hidden) if ships[id].faction == faction and ships[id].of.id not in fixed]
    fate.shuffle(free)
    swap: dict[str, str] = {}
    for one, other in zip(free[::2], free[1::2], strict=False):
        swap[one], swap[other] = other, one
    return swap


def swapped_april_cards(game: Kampen, sea: Sea, faction: int, named: set[str], fate: Seeded) -> dict[str, str]:
    """Cards of 9 April that were kept with others that were not; of cards that are alike only the first is offered."""
    alike = [game.card(card).alike for card in game.scenario.april_deck[faction]]
    single = [card for card in game.scenario.april_deck[faction] if alike.count(game.card(card).alike) == 1]
    if not sea.april or len(game.hands[faction]) + len(game.used[faction]) < rules_of(game).april_cards[faction]:
        return {}
    kept = [card for card in sorted(game.hands[faction]) if card in single and card not in named]
    others = [card for card in sorted(sea.returned[faction]) if card in single]
    fate.shuffle(kept)
    fate.shuffle(others)
    swap: dict[str, str] = {}
    for one, other in zip(kept, others, strict=False):
        swap[one], swap[other] = other, one
    return swap


def unseen(game: Kampen, id: str, named: set[str]) -> bool:
    card = game.card(id)
    return not any(
        (game.card(other).kind.id, game.card(other).symbols, game.card(other).kind.deck)
        == (card.kind.id, card.symbols, card.kind.deck)
        and other >= id
        for other in named
    )


KIT = KampenKit()
