"""Action cards and the three decks: what cards are for, where they go, hands, duties, and decks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.box import open_box
from tests.games.kampen_om_norge.table import THREE, Table, new_table, set_table
from tests.games.kampen_om_norge.whole_games import play_turn_quietly

KINDS = {
    "germany": {
        *("artilleri", "bombefly", "fallskjermtropp", "gebirgsjager", "ingeniorkompani", "jagerbomber", "panzer"),
        *("rask_forflytning", "speidertropp", "transportfly", "ubat", "forsterkninger"),
    },
    "norway": {"veisperring", "sprengt_bro", "bakhold", "rask_forflytning", "panservernkanon", "forsterkninger"},
    "allies": {
        *("fransk_alpejeger", "fremmedlegionaer", "invasjon", "jagerfly", "kystbombardement", "kystevakuering"),
        *("panservernkanon", "polsk_bergjeger", "stridsvogn", "ubat", "forsterkninger"),
    },
}
SIZES = {"germany": (62, 5), "norway": (22, 3), "allies": (28, 3)}
QUIET_BOARD: dict[str, Any] = {"oslo": "2 germany", "hamar": "2 norway", "harstad": "9 allies"}


def quiet_table(**more: Any) -> Table:
    """Nobody stands next to an enemy, and the first Allied stacks have landed long ago."""
    prepare = more.pop("prepare", None)

    def after_the_landing(game: Any) -> None:
        game.arrivals_due = 0
        if prepare is not None:
            prepare(game)

    return set_table(seats=THREE, prepare=after_the_landing, **{**QUIET_BOARD, **more})


def in_combat(**more: Any) -> Table:
    """Two Germans from Gjøvik attack one Norwegian in Lillehammer; the first step of the combat is asked."""
    areas: dict[str, Any] = {"gjovik": "2 germany", "lillehammer": "1 norway", "oslo": "1 germany"}
    table = set_table(**{**areas, **more})
    table.choose("move", "gjovik", "lillehammer", 2)
    table.fight("lillehammer")
    return table


def dice(table: Table) -> tuple[int, int]:
    """How many dice the attacker and the defender have in the combat on the table."""
    combat = table.match.view(None)["combat"]
    return combat["attack_dice_count"], combat["defence_dice_count"]


# -- what cards are, and what for ----------------------------------------------------------------------------


@pytest.mark.rule("KON-CARD-01", "KON-BOARD-27")
def test_each_faction_has_a_deck_of_its_own() -> None:
    game = new_table().game
    for number, faction in enumerate(THREE):
        own = game.decks[number].rest + game.hands[number]
        assert {THREE[game.card(card).kind.deck] for card in own} == {faction}
        assert len(own) == len(set(own)) == SIZES[faction][0]


@pytest.mark.rule("KON-CARD-01")
def test_the_back_shows_only_the_faction() -> None:
    """Others see whose cards and how many; the front is for the owner, until the card is used."""
    table = in_combat(seats=THREE, hands={"germany": ["panzer", "artilleri"]})
    for seat in ("norway", "allies", None):
        view = table.match.view(seat)
        assert view["factions"]["germany"]["cards_in_hand"] == 2
        assert "germany" not in view.get("hands", {})
    assert table.match.view("germany")["hands"]["germany"] == sorted(table.game.hands[0])
    table.choose("play", "panzer")
    assert [table.game.card(id).kind.id for id in table.match.view(None)["factions"]["germany"]["used"]] == ["panzer"]


@pytest.mark.rule("KON-CARD-02")
def test_a_card_improves_combat() -> None:
    table = in_combat(hands={"germany": ["panzer", "artilleri"]})
    before = dice(table)
    table.choose("play", "panzer")
    assert (before, dice(table)) == ((2, 1), (4, 1))


@pytest.mark.rule("KON-CARD-02", "KON-MOVE-03")
def test_a_card_moves_further() -> None:
    table = set_table(hands={"germany": ["rask_forflytning"]}, oslo="1 germany", finnmark="1 norway")
    assert not table.offers("move", "oslo", "lillehammer")
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "gjovik", "lillehammer", 1)
    assert table.battalions("lillehammer") == {"germany": 1}


@pytest.mark.rule("KON-CARD-02", "KON-CARD-11")
def test_a_card_brings_new_battalions() -> None:
    table = quiet_table(turn="norway", hands={"norway": ["forsterkninger:3"]})
    table.choose("end")
    table.choose("trade", "forsterkninger")
    table.choose("place", "kongsberg")
    assert table.battalions("kongsberg") == {"norway": 1}


@pytest.mark.rule("KON-CARD-03")
def test_the_dice_of_a_card_last_for_one_combat() -> None:
    table = set_table(
        fate=[1, 1, 1, 1, 6],
        hands={"germany": ["panzer", "ubat"]},
        gjovik="2 germany",
        lillehammer="1 norway",
        oslo="2 germany",
        honefoss="1 norway",
    )
    table.choose("move", "gjovik", "lillehammer", 2)
    table.choose("move", "oslo", "honefoss", 2)
    table.fight("lillehammer")
    table.choose("play", "panzer")
    assert dice(table) == (4, 1)
    table.pass_()
    assert table.match.view(None)["combat"]["area"] == "honefoss"
    assert dice(table) == (2, 1)


@pytest.mark.rule("KON-CARD-03")
def test_a_cancelled_card_of_one_combat_may_work_in_the_next() -> None:
    """Jagerfly stopped the Bombefly over Trondheim; over Kristiansund another one flies undisturbed."""
    table = set_table(
        fate=[1, 6],
        hands={"germany": ["bombefly", "bombefly", "ubat"], "allies": ["jagerfly"]},
        oppdal="2 germany",
        trondheim="1 norway",
        kristiansund="1 norway",
        oslo="1 germany",
    )
    table.choose("move", "oppdal", "trondheim", 1)
    table.choose("move", "oppdal", "kristiansund", 1)
    table.fight("trondheim")
    table.choose("play", "bombefly")
    table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    table.pass_to("combat.attack")
    table.choose("play", "bombefly")
    assert dice(table) == (1 + 2, 1)


@pytest.mark.rule("KON-CARD-03")
def test_a_march_lasts_for_one_move() -> None:
    table = set_table(hands={"germany": ["rask_forflytning"]}, oslo="2 germany", finnmark="1 norway")
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "gjovik", "lillehammer", 1)
    assert {option[2] for option in table.offered("move")} == {"ostfold", "horten", "kongsvinger", "gjovik", "honefoss"}


@pytest.mark.rule("KON-CARD-04")
def test_used_cards_go_face_up_under_the_deck_of_their_faction() -> None:
    hands = {"germany": ["panzer", "forsterkninger"], "norway": ["bakhold"], "allies": ["stridsvogn"]}
    table = in_combat(hands=hands, fate=[1] * 10, lillehammer="1 norway 1 allies")
    table.choose("play", "panzer")
    table.pass_to("combat.defence")
    table.choose("play", "bakhold")
    table.choose("play", "stridsvogn")
    table.pass_to("trade")
    table.choose("trade", "forsterkninger")
    assert table.used("germany") == ["panzer", "forsterkninger"]
    assert table.used("norway") == ["bakhold"]
    assert table.used("allies") == ["stridsvogn"]
    assert table.hand("germany") == table.hand("norway") == table.hand("allies") == []


@pytest.mark.rule("KON-CARD-04")
def test_used_cards_are_not_drawn_while_unused_ones_are_left() -> None:
    hands = {"germany": ["forsterkninger", *["ubat"] * 3]}
    table = quiet_table(hands=hands, decks={"germany": ["panzer", "panzer", "panzer"]})
    table.choose("end")
    table.choose("trade", "forsterkninger")
    play_turn_quietly(table)
    assert table.hand("germany") == ["panzer", "panzer", "ubat", "ubat", "ubat"]
    assert table.used("germany")[-1] == "forsterkninger"


@pytest.mark.rule("KON-CARD-10")
def test_every_card_shows_a_reinforcement_symbol() -> None:
    assert all(card.symbols >= 1 for card in open_box([]).cards.values())


@pytest.mark.rule("KON-CARD-10", "KON-CARD-11")
@pytest.mark.parametrize("id", sorted(open_box([]).cards))
def test_every_card_adds_its_symbols_when_traded(id: str) -> None:
    """Each of the 112 cards, put on the table in its owner's phase 3."""
    card = open_box([]).cards[id]
    faction = THREE[card.kind.deck]
    other = {"germany": "panzer", "norway": "bakhold", "allies": "stridsvogn"}[faction]
    kept = other if card.kind.id == "forsterkninger" else "forsterkninger"
    table = quiet_table(turn=faction, hands={faction: [id, kept]})
    table.choose("end")
    table.choose("trade", id)
    assert table.match.view(None)["symbols"] == card.symbols >= 1
    assert table.used(faction) == [card.kind.id]


@pytest.mark.rule("KON-CARD-12")
@pytest.mark.parametrize(("present", "absent"), [("norway", "allies"), ("allies", "norway")])
def test_combat_cards_need_a_battalion_of_their_faction(present: str, absent: str) -> None:
    """Both hold a Panservernkanon; only the faction that stands there is asked to counter or defend."""
    hands = {"germany": ["panzer"], "norway": ["panservernkanon"], "allies": ["panservernkanon"]}
    table = in_combat(seats=THREE, hands=hands, lillehammer=f"1 {present}", finnmark="1 norway", harstad="1 allies")
    table.choose("play", "panzer")
    asked = []
    while table.prompt in ("combat.defender_counters", "combat.defence"):
        asked.append((table.prompt, table.seat))
        table.pass_()
    assert asked == [("combat.defender_counters", present), ("combat.defence", present)]
    assert table.hand(absent) == ["panservernkanon"]


@pytest.mark.rule("KON-CARD-12")
def test_both_factions_play_cards_where_both_stand() -> None:
    hands = {"germany": ["panzer"], "norway": ["bakhold"], "allies": ["stridsvogn"]}
    table = in_combat(seats=THREE, hands=hands, lillehammer="1 norway 1 allies")
    table.pass_to("combat.defence")
    table.choose("play", "bakhold", seat="norway")
    table.choose("play", "stridsvogn", seat="allies")
    assert table.used("norway") + table.used("allies") == ["bakhold", "stridsvogn"]


@pytest.mark.rule("KON-CARD-13")
def test_jagerfly_needs_no_allied_battalion() -> None:
    table = set_table(
        seats=THREE,
        hands={"germany": ["bombefly"], "allies": ["jagerfly", "stridsvogn"]},
        trondheim="3 germany",
        steinkjer="1 norway",
    )
    table.choose("move", "trondheim", "steinkjer", 2)
    table.fight("steinkjer")
    table.choose("play", "bombefly")
    assert table.game.on_board(2) == 0
    assert (table.prompt, table.seat) == ("combat.defender_counters", "allies")
    table.choose("cancel", "jagerfly", "bombefly")
    rolls = [len(answer.value) for answer in table.match.journal if answer.kind == "roll"]
    assert rolls == [2, 1]
    assert table.hand("allies") == ["stridsvogn"]


# -- hands and drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("KON-DECK-01", "KON-DECK-04", "KON-DECK-08")
@pytest.mark.parametrize("faction", THREE)
def test_the_size_of_deck_and_hand(faction: str) -> None:
    shown = new_table().match.view(None)["factions"][faction]
    cards, hand = SIZES[faction]
    assert (shown["cards_in_deck"] + shown["cards_in_hand"], shown["cards_in_hand"]) == (cards, hand)


@pytest.mark.rule("KON-DECK-02", "KON-DECK-05", "KON-DECK-09")
@pytest.mark.parametrize("faction", THREE)
@pytest.mark.parametrize("traded", [1, 2, 3])
def test_a_faction_draws_to_a_full_hand_at_the_end_of_its_turn(faction: str, traded: int) -> None:
    full = SIZES[faction][1]
    kind = {"germany": "panzer", "norway": "bakhold", "allies": "jagerfly"}[faction]
    table = quiet_table(turn=faction, hands={faction: [kind] * full})
    table.choose("end")
    for _ in range(traded):
        table.choose("trade", kind)
    assert len(table.hand(faction)) == full - traded
    play_turn_quietly(table)
    assert len(table.hand(faction)) == full
    drawn = [entry.values for entry in table.match.log if entry.key == "new_cards.drawn"]
    assert drawn == [{"faction": faction, "count": traded}]


@pytest.mark.rule("KON-DECK-02", "KON-DECK-05", "KON-DECK-09")
@pytest.mark.parametrize("faction", THREE)
def test_nobody_else_draws(faction: str) -> None:
    table = quiet_table(turn=faction)
    play_turn_quietly(table)
    sizes = {other: len(table.hand(other)) for other in THREE}
    assert sizes == {**dict.fromkeys(THREE, 0), faction: SIZES[faction][1]}


@pytest.mark.rule("KON-DECK-14", "KON-VER-02")
def test_the_box_holds_no_ship_and_no_9_april_card() -> None:
    found: dict[str, set[str]] = {faction: set() for faction in THREE}
    for card in open_box([]).cards.values():
        found[THREE[card.kind.deck]].add(card.kind.id)
    assert found == KINDS
    assert len(open_box([]).cards) == 112
    for scenario in GAME.scenarios:
        for number, deck in enumerate(open_box([]).scenarios[scenario].deck):
            assert {open_box([]).cards[id].kind.id for id in deck} <= KINDS[THREE[number]]
