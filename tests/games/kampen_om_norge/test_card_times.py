"""The symbols on the cards: in which phase of whose turn each effect of all 29 kinds can be played, and when not.

Every kind is dealt to its owner in a full turn of each faction. In that turn everything happens that a card could
react to: a paratrooper drops, Norway blocks a road, Bombefly, Panzer, Jagerfly and Bakhold are played, an Allied
battalion falls, reinforcements land. What the card was offered for, and when, is compared with its symbols.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import JointChoice
from tests.games.kampen_om_norge.table import THREE, Table, set_table
from tests.games.kampen_om_norge.whole_games import answer_quietly

Plan = dict[str, list[tuple[Any, ...]]]
"""What is chosen where something is asked, in this order; everything else is passed."""

Times = set[tuple[str, str]]
"""An effect, and its symbol and phase: ``("attack", "G2")``. G own turn, C own turn in answer, R the enemy's turn."""

SYMBOLS: dict[str, dict[str, dict[str, str]]] = {
    "germany": {
        "artilleri": {"attack": "G2", "defence": "R2"},
        "bombefly": {"attack": "G2"},
        "fallskjermtropp": {"drop": "G1"},
        "gebirgsjager": {"attack": "G2", "defence": "R2"},
        "ingeniorkompani": {"cancel": "C1", "defence": "R2"},
        "jagerbomber": {"attack": "G2", "cancel": "C2"},
        "panzer": {"attack": "G2", "defence": "R2"},
        "rask_forflytning": {"march": "G1"},
        "speidertropp": {"attack": "G2", "cancel": "C2"},
        "transportfly": {"airlift": "G1", "airplace": "G3"},
        "ubat": {"sink_reinforcement": "R3"},
        "forsterkninger": {},
    },
    "norway": {
        "veisperring": {"send_back": "R1"},
        "sprengt_bro": {"send_back": "R1"},
        "bakhold": {"attack": "G2", "defence": "R2"},
        "rask_forflytning": {"march": "G1", "escape": "R1"},
        "panservernkanon": {"defence": "R2", "cancel": "R2 C2"},
        "forsterkninger": {},
    },
    "allies": {
        "fransk_alpejeger": {"attack": "G2", "defence": "R2"},
        "fremmedlegionaer": {"attack": "G2", "defence": "R2"},
        "invasjon": {"invade": "G1"},
        "jagerfly": {"cancel": "R2", "divert": "R1"},
        "kystbombardement": {"attack": "G2"},
        "kystevakuering": {"sealift": "G1", "rescue": "G2 R2"},
        "panservernkanon": {"defence": "R2", "cancel": "R2 C2"},
        "polsk_bergjeger": {"attack": "G2", "defence": "R2"},
        "stridsvogn": {"attack": "G2", "defence": "R2"},
        "ubat": {"sink_reinforcement": "R3"},
        "forsterkninger": {},
    },
}
KINDS = [(deck, kind) for deck, kinds in SYMBOLS.items() for kind in kinds]


def symbols(deck: str, kind: str) -> Times:
    return {(effect, time) for effect, times in SYMBOLS[deck][kind].items() for time in times.split()}


# -- three turns in which everything happens -----------------------------------------------------------------

GERMAN_PLAN: Plan = {
    "movement": [
        ("card", "fallskjermtropp"),
        ("move", "kongsvinger", "elverum", 1),
        ("move", "trondheim", "steinkjer", 2),
    ],
    "drop": [("drop", "steinkjer")],
    "sabotage": [("send_back", "veisperring", "elverum", "kongsvinger")],
    "combat.attack": [("play", "bombefly"), ("play", "panzer")],
    "combat.defender_counters": [("cancel", "jagerfly", "bombefly")],
    "combat.defence": [("play", "bakhold")],
    "combat.share_losses": [("lose", 0, 1), ("lose", 0, 1)],
    "trade": [("trade", "forsterkninger")],
    "placement": [("place", "horten")],
}
NORWEGIAN_PLAN: Plan = {
    "movement": [("move", "steinkjer", "trondheim", 2)],
    "combat.attack": [("play", "bakhold")],
    "combat.defence": [("play", "panzer")],
    # With three symbols, which make a battalion.
    "trade": [("trade", "N-21")],
    "placement": [("place", "hamar")],
}
ALLIED_PLAN: Plan = {
    "movement": [("move", "steinkjer", "trondheim", 2)],
    "combat.defence": [("play", "panzer")],
    "trade": [("trade", "forsterkninger")],
    "arrival": [("arrive", "harstad"), ("arrive", "bergen")],
    "placement": [("place", "namsos")],
}
HANDS = {
    "germany": ["fallskjermtropp", "bombefly", "panzer", "forsterkninger"],
    "norway": ["veisperring", "bakhold", "N-21"],
    "allies": ["jagerfly", "forsterkninger"],
}


def german_turn(deck: str, kind: str) -> Table:
    """2 + 1 Germans with Panzer (Bombefly is cancelled) win in Steinkjer; one of the Allies there is defeated."""
    return set_table(
        seats=THREE,
        hands={**HANDS, deck: [kind, *HANDS[deck]]},
        fate=[6, 2, 2, 2, 2, *[1] * 7],
        oslo="3 germany",
        trondheim="4 germany",
        kongsvinger="1 germany",
        elverum="2 norway",
        steinkjer="3 norway 3 allies",
    )


def turn_of(faction: str, deck: str, kind: str) -> Table:
    """Norway (with Bakhold) or the Allies attack Trondheim, which Panzer defends, and lose two battalions there."""
    return set_table(
        turn=faction,
        seats=THREE,
        hands={**HANDS, deck: [kind, *HANDS[deck]]},
        fate=[*[1] * (3 if faction == "norway" else 2), 6, 6, 6],
        oslo="3 germany",
        trondheim="2 germany",
        steinkjer=f"4 {faction}",
        namsos="2 norway 2 allies",
    )


def watch(table: Table, plan: Plan, deck: str, kind: str) -> tuple[Times, set[str]]:
    """Play the turn by the plan; what the card was offered for and when, and what was asked."""
    left = {prompt: list(words) for prompt, words in plan.items()}
    turn = table.match.view(None)["active"]
    offered: Times = set()
    prompts: set[str] = set()
    while not table.match.over and table.match.view(None)["active"] == turn:
        prompts.add(table.prompt)
        offered |= offers_of(table, deck, kind)
        words = left.get(table.prompt)
        if words and table.offers(*words[0]):
            table.choose(*words.pop(0))
        else:
            answer_quietly(table)
    assert not any(left.values()), f"not played: {left}"
    return offered, prompts


def offers_of(table: Table, deck: str, kind: str) -> Times:
    """The effects that are offered now with a card of this kind, whoever is asked."""
    pending = table.match.pending
    options = table.match.options
    if isinstance(pending, JointChoice):
        options = [option for offer in pending.offers.values() for option in offer]
    cards = table.game.box.cards
    found: Times = set()
    for option in options:
        card = cards.get(option[1]) if len(option) > 1 else None
        if card is not None and card.kind.id == kind and THREE[card.kind.deck] == deck:
            found.add(effect_and_time(table, deck, kind, option[0]))
    return found


def effect_and_time(table: Table, deck: str, kind: str, verb: str) -> tuple[str, str]:
    view = table.match.view(None)
    phase = view["phase_number"]
    if view["active"] != deck:
        symbol = "R"
    elif table.prompt in ("sabotage.engineers", "combat.attacker_counters"):
        symbol = "C"
    else:
        symbol = "G"
    if verb == "play":
        verb = "attack" if table.prompt == "combat.attack" else "defence"
    elif verb == "card":
        # The card is played from the hand and then asks where to; each card has one effect for that.
        verb = next(
            effect for effect in ("drop", "march", "airlift", "sealift", "invade") if effect in SYMBOLS[deck][kind]
        )
    elif verb == "hunt":
        verb = "sink_reinforcement"
    return verb, f"{symbol}{phase}"


def whole_round(deck: str, kind: str) -> Times:
    """When a card was offered in a turn of each faction."""
    german, asked_by_germany = watch(german_turn(deck, kind), GERMAN_PLAN, deck, kind)
    norwegian, asked_by_norway = watch(turn_of("norway", deck, kind), NORWEGIAN_PLAN, deck, kind)
    allied, asked_by_allies = watch(turn_of("allies", deck, kind), ALLIED_PLAN, deck, kind)
    assert asked_by_germany >= {"drop.divert", "sabotage", "sabotage.engineers", "combat.attacker_counters", "rescue"}
    assert asked_by_germany >= {"combat.attack", "combat.defender_counters", "trade", "placement", "submarine"}
    assert asked_by_norway >= {"combat.attack", "combat.defence", "combat.attacker_counters", "trade", "placement"}
    assert "submarine" not in asked_by_norway
    assert asked_by_allies >= {"combat.attack", "combat.attacker_counters", "rescue", "trade", "placement", "submarine"}
    return german | norwegian | allied


# -- the tests -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "KON-CARD-05", "KON-CARD-06", "KON-CARD-07", "KON-CARD-08", "KON-CARD-09", "KON-CARD-11", "KON-CARD-14"
)
@pytest.mark.parametrize(("deck", "kind"), KINDS)
def test_a_card_is_offered_at_the_times_of_its_symbols_and_never_else(deck: str, kind: str) -> None:
    """Besides, every card may be traded in the owner's phase 3, and at no other time."""
    assert whole_round(deck, kind) == symbols(deck, kind) | {("trade", "G3")}


@pytest.mark.rule("KON-CARD-05", "KON-CARD-14")
def test_the_cards_carry_the_symbols_of_the_rulebook() -> None:
    content = tomllib.loads((GAME.folder() / "content" / "cards.toml").read_text(encoding="utf-8"))
    carried: dict[tuple[str, str], Times] = {}
    for card in content["card"]:
        effects = {name: table for name, table in card.items() if isinstance(table, dict) and "when" in table}
        times = {(name, time) for name, table in effects.items() for time in table["when"]}
        carried[card["deck"], card["id"]] = times
    assert carried == {(deck, kind): symbols(deck, kind) for deck, kind in KINDS}
    assert len(KINDS) == 29


@pytest.mark.rule("KON-CARD-07", "KON-Q-84")
@pytest.mark.parametrize(("deck", "friend"), [("norway", "allies"), ("allies", "norway")])
def test_friends_do_not_react_in_each_others_turns(deck: str, friend: str) -> None:
    """Nothing of the other faction's hand is asked about while its friend moves and fights."""
    plan = NORWEGIAN_PLAN if friend == "norway" else ALLIED_PLAN
    for kind in SYMBOLS[deck]:
        offered, _ = watch(turn_of(friend, deck, kind), plan, deck, kind)
        assert offered == set(), kind


# -- one play, one effect ------------------------------------------------------------------------------------


def defence_with_panservernkanon() -> Table:
    """Germany attacks with Panzer; Norway, asked to counter, holds one Panservernkanon."""
    hands = {"germany": ["panzer"], "norway": ["panservernkanon"]}
    table = set_table(hands=hands, gjovik="2 germany", lillehammer="1 norway", oslo="1 germany")
    table.choose("move", "gjovik", "lillehammer", 2)
    table.fight("lillehammer")
    table.choose("play", "panzer")
    assert table.prompt == "combat.defender_counters"
    return table


def rolled(table: Table) -> list[int]:
    """How many dice the attacker and the defender threw."""
    return [len(answer.value) for answer in table.match.journal if answer.kind == "roll"]


@pytest.mark.rule("KON-CARD-09", "KON-EX-34")
def test_a_card_that_cancels_gives_no_die() -> None:
    table = defence_with_panservernkanon()
    table.choose("cancel", "panservernkanon", "panzer")
    assert rolled(table) == [2, 1]


@pytest.mark.rule("KON-CARD-09", "KON-EX-34")
def test_a_card_that_gives_a_die_cancels_nothing() -> None:
    table = defence_with_panservernkanon()
    table.pass_()
    table.choose("play", "panservernkanon")
    assert rolled(table) == [2 + 2, 1 + 1]


@pytest.mark.rule("KON-CARD-09")
def test_a_card_is_spent_by_its_first_effect() -> None:
    """Transportfly has flown in phase 1; it is not there for the reinforcements of phase 3."""
    hands = {"germany": ["transportfly"]}
    table = set_table(hands=hands, oslo="2 germany", trondheim="1 germany", hamar="1 norway")
    table.choose("card", "transportfly")
    table.choose("airlift", "oslo", "trondheim", 1)
    table.pass_to("placement")
    assert not table.offers("airplace")


@pytest.mark.rule("KON-CARD-14")
@pytest.mark.parametrize(("turn", "dice"), [("germany", 1), ("norway", 2)])
def test_gebirgsjager_gives_one_die_in_attack_and_two_in_defence(turn: str, dice: int) -> None:
    start, target = ("gjovik", "lillehammer") if turn == "germany" else ("lillehammer", "gjovik")
    areas: dict[str, Any] = {"gjovik": "1 germany", "lillehammer": "1 norway", "oslo": "1 germany"}
    table = set_table(turn=turn, hands={"germany": ["gebirgsjager"]}, **areas)
    table.choose("move", start, target, 1)
    table.fight(target)
    table.choose("play", "gebirgsjager")
    assert sorted(rolled(table)) == [1, 1 + dice]
