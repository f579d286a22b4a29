"""A table for tests: set it, script fate, choose by meaning, look at it.

table = set_table(hamar="1 norway", gjovik="3 germany", hands={"germany": ["panzer"]}, fate=[2, 2, 2, 6])
table.choose("move", "gjovik", "hamar", 3)
table.choose("end")
table.choose("play", "panzer")
assert table.battalions("gjovik") == {"germany": 2}
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.setup import take_role
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import begin_turn
from motstand.kernel.content.packs import pack_of_file
from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Fate, Scripted, Seeded
from motstand.kernel.matches.making import match_from, new_match
from tests.games.played_table import PlayedTable

TWO = ["germany", "norway+allies"]
THREE = ["germany", "norway", "allies"]

# The land areas on the coast of sea zones I and II, and on that of III to VII, in the order of the board.
GERMAN_COAST = ["ostfold", "oslo", "horten", "telemark", "arendal", "kristiansand"]
SOUTHERN_ALLIED_COAST = [
    *["egersund", "stavanger", "haugesund", "bergen", "voss", "sogn", "nordfjord", "alesund", "andalsnes"],
    *["kristiansund", "trondheim", "steinkjer", "namsos"],
]
ALLIED_COAST = [
    *SOUTHERN_ALLIED_COAST,
    *["mosjoen", "mo_i_rana", "bodo", "tysfjord", "narvik", "harstad", "gratangen", "tromso", "finnmark"],
]

# The kinds of card in each deck.
GERMAN_KINDS = [
    "artilleri",
    "bombefly",
    "fallskjermtropp",
    "forsterkninger",
    "gebirgsjager",
    "ingeniorkompani",
    "jagerbomber",
    "panzer",
    "rask_forflytning",
    "speidertropp",
    "transportfly",
    "ubat",
]
NORWEGIAN_KINDS = ["bakhold", "forsterkninger", "panservernkanon", "rask_forflytning", "sprengt_bro", "veisperring"]
ALLIED_KINDS = [
    "forsterkninger",
    "fransk_alpejeger",
    "fremmedlegionaer",
    "invasjon",
    "jagerfly",
    "kystbombardement",
    "kystevakuering",
    "panservernkanon",
    "polsk_bergjeger",
    "stridsvogn",
    "ubat",
]


class Table(PlayedTable):
    """The map with the words of a test; a card may be named by its kind or its id."""

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Kampen:
        state = self.match.state
        assert isinstance(state, Kampen)
        return state

    @property
    def seat(self) -> str:
        return self.match.seat

    def battalions(self, area: str) -> dict[str, int]:
        """Who stands in an area: ``{"germany": 2}``."""
        number = self.game.box.board.index[area]
        counts = {faction: self.game.battalions[side][number] for side, faction in enumerate(FACTIONS)}
        return {faction: count for faction, count in counts.items() if count}

    def hand(self, faction: str) -> list[str]:
        """The kinds of the cards in a hand, sorted."""
        return sorted(self.game.card(id).kind.id for id in self.game.hands[FACTIONS.index(faction)])

    def used(self, faction: str) -> list[str]:
        """The kinds of the cards that lie face up under a deck, in the order they were used."""
        return [self.game.card(id).kind.id for id in self.game.used[FACTIONS.index(faction)]]

    def on_board(self, faction: str) -> int:
        """All battalions of a faction, attackers on a border included."""
        return self.game.on_board(FACTIONS.index(faction))

    def attackers(self, area: str) -> dict[str, int]:
        """Who waits at the borders of an area: ``{"gjovik": 3, "air": 1}``."""
        attacks = self.match.view(None)["attacks"]
        return {attack["from"]: attack["battalions"] for attack in attacks if attack["area"] == area}

    def dice(self) -> list[int]:
        """How many dice were rolled in the last combat: attacker, defender."""
        return [len(dice) for dice in self.rolls()[-2:]]

    def kinds_offered(self, word: str) -> set[str]:
        """The kinds of card in the options that begin with this word."""
        return {self._kind(option[1]) for option in self.offered(word)}

    def rolls(self) -> list[list[int]]:
        """The dice of the combats so far: attacker, defender, attacker of the next combat, and so on."""
        return [entry.values["dice"] for entry in self.match.log if entry.key == "combat.rolled"]

    # -- playing -----------------------------------------------------------------------------------------

    def pass_(self) -> None:
        self.choose("pass")

    def pass_to(self, prompt: str, *, limit: int = 200) -> None:
        """Pass, end or be done with everything until this is asked (or the game is over)."""
        for _ in range(limit):
            if self.prompt == prompt or self.match.over:
                return
            self.match.play(self._quiet_option())
        raise AssertionError(f"{prompt!r} was not asked; now: {self.prompt!r}")

    def pass_to_turn(self, faction: str, *, limit: int = 200) -> None:
        """Pass everything until this faction's next turn begins (or the game is over)."""
        turn = (self.game.round, self.game.active)
        for _ in range(limit):
            now = (self.game.round, self.game.active)
            if self.match.over or (now != turn and now[1] == FACTIONS.index(faction)):
                return
            self.match.play(self._quiet_option())
        raise AssertionError(f"the turn of {faction} did not come; now: {self.prompt!r}")

    def attack(self, area: str, **stacks: int) -> None:
        """Move these stacks against an area, each from its own side: ``table.attack("hamar", gjovik=3)``."""
        for origin, count in stacks.items():
            self.choose("move", origin, area, count)

    def fight(self, area: str) -> None:
        """End the movement, pass all sabotage, and begin the combat in `area` (step 1 is asked or passed)."""
        if self.prompt == "movement":
            self.choose("end")
        while self.prompt in ("sabotage", "sabotage.engineers"):
            self.pass_()
        if self.prompt == "battles":
            self.choose("fight", area)

    def _quiet_option(self) -> Option:
        """To pass, to end or to be done; where something has to be chosen, the first."""
        quiet = [option for option in self.match.options if option[0] in ("pass", "end", "done")]
        return quiet[0] if quiet else self.match.options[0]

    def means(self, part: Any, word: Any) -> bool:
        return word in (part, self._kind(part))

    def _kind(self, part: Any) -> str:
        card = self.game.scenario.cards.get(part) if isinstance(part, str) else None
        return card.kind.id if card is not None else ""


def set_table(
    scenario: str = "basic",
    turn: str = "germany",
    phase: str = "movement",
    seats: list[str] | None = None,
    hands: dict[str, list[str]] | None = None,
    decks: dict[str, list[str]] | None = None,
    fate: list[Any] | None = None,
    round: int = 1,
    prepare: Any = None,
    packs: list[Path] | None = None,
    **areas: str,
) -> Table:
    """A table with exactly these battalions and hands.

    ``hamar="1 norway 2 allies"``; hands and decks name kinds (``"forsterkninger:5"`` is one with 5 symbols) or card
    ids; cards named nowhere stay in their deck unless `decks` lists what is left of it. `fate` is the script of dice
    and draws; afterwards a fixed seed goes on. `prepare(game)` may change anything else before play begins.
    """
    setup = Setup(scenario, TWO if seats is None else seats, packs=[pack_of_file(pack) for pack in packs or []])
    game = GAME.start(setup)
    assert isinstance(game, Kampen)
    for side in game.battalions:
        side[:] = [0] * len(side)
    for area, words in areas.items():
        parts = words.split()
        for count, faction in zip(parts[::2], parts[1::2], strict=True):
            game.battalions[FACTIONS.index(faction)][game.box.board.index[area]] = int(count)
    for faction, kinds in (hands or {}).items():
        for kind in kinds:
            game.hands[FACTIONS.index(faction)].append(take_card(game, faction, kind))
    for faction, kinds in (decks or {}).items():
        left = [take_card(game, faction, kind) for kind in kinds]
        number = FACTIONS.index(faction)
        game.used[number] += tuple(game.decks[number].rest)
        game.decks[number].rest = left
    game.round = round
    game.phase = phase
    begin_turn(game, FACTIONS.index(turn))
    if prepare is not None:
        prepare(game)
    script: Fate = Scripted(list(fate or []), Seeded(1))
    return Table(match_from(GAME, setup, game, script))


def take_card(game: Kampen, faction: str, kind: str) -> str:
    """Take a card of this kind (or id, or ``kind:symbols``) out of its deck."""
    name, _, symbols = kind.partition(":")
    deck = game.decks[FACTIONS.index(faction)]
    for id in sorted(deck.rest):
        card = game.card(id)
        if id == name or (card.kind.id == name and symbols in ("", str(card.symbols))):
            deck.take(id)
            return id
    raise AssertionError(f"no {kind} in the {faction} deck")


def new_table(scenario: str = "basic", seats: list[str] | None = None, **options: Any) -> Table:
    """A table as the scenario sets it up, at its first decision."""
    return Table(new_match(GAME, scenario, seats, seed=options.pop("seed", 1), options=options))


__all__ = [
    "ALLIED_COAST",
    "ALLIED_KINDS",
    "GERMAN_COAST",
    "GERMAN_KINDS",
    "NORWEGIAN_KINDS",
    "SOUTHERN_ALLIED_COAST",
    "THREE",
    "TWO",
    "Choice",
    "JointChoice",
    "Table",
    "new_table",
    "set_table",
    "take_card",
    "take_role",
]
