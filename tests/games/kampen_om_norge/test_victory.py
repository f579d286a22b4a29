"""Winning the game: the German deck, the six cities, a side without battalions, the levels of victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table

CITIES = ["oslo", "kristiansand", "stavanger", "bergen", "trondheim", "narvik"]
HELD: dict[str, Any] = dict.fromkeys(CITIES, "1 germany")


def germany_draws(cards: int = 1, hand: int = 0, **areas: Any) -> Table:
    """Germany, with so many unused cards left, does nothing in its turn and draws; its free battalion lands in Horten.

    A hand of 4 leaves one card to draw, an empty hand five. The duty to use a card is met beforehand.
    """

    def met_the_duty(game: Any) -> None:
        game.used_a_card[0] = True

    table = set_table(
        hands={"germany": ["forsterkninger"] * hand},
        decks={"germany": ["panzer"] * cards},
        seats=THREE,
        prepare=met_the_duty,
        **areas,
    )
    table.pass_to("placement")
    table.choose("place", "horten")
    return table


def no_first_arrival(game: Any) -> None:
    game.arrivals_due = 0


def result(table: Table) -> tuple[tuple[str, ...], str, str]:
    """The winners, the level and the rule that ended the game."""
    assert table.match.outcome is not None, f"the game goes on: {table.prompt}"
    outcome = table.match.outcome
    return outcome.winners, outcome.level, outcome.rule


# -- the German deck runs out --------------------------------------------------------------------------------


@pytest.mark.rule("KON-WIN-01", "KON-Q-16")
def test_the_game_ends_when_germany_draws_its_last_unused_card() -> None:
    assert germany_draws(cards=1, hand=4, finnmark="5 norway", **HELD).match.over


@pytest.mark.rule("KON-WIN-01", "KON-Q-16")
def test_the_game_goes_on_while_one_unused_card_is_left() -> None:
    table = germany_draws(cards=2, hand=4, finnmark="5 norway", **HELD)
    assert not table.match.over
    assert (table.prompt, table.seat) == ("movement", "norway")
    assert len(table.game.decks[0]) == 1


@pytest.mark.rule("KON-WIN-01")
def test_used_cards_do_not_lengthen_the_game() -> None:
    table = germany_draws(cards=1, hand=4, finnmark="5 norway", **HELD)
    assert len(table.game.decks[0]) == 0
    assert len(table.used("germany")) > 50


@pytest.mark.rule("KON-WIN-01")
@pytest.mark.parametrize(("faction", "what_happens"), [("norway", "reshuffled"), ("allies", "exhausted")])
def test_only_the_german_deck_ends_the_game(faction: str, what_happens: str) -> None:
    areas: dict[str, Any] = {"oslo": "2 germany", "hamar": "2 norway", "harstad": "9 allies"}
    table = set_table(turn=faction, decks={faction: ["panservernkanon"]}, prepare=no_first_arrival, **areas)
    table.choose("end")
    table.pass_to("movement")
    assert f"new_cards.{what_happens}" in table.log_keys()
    assert not table.match.over


@pytest.mark.rule("KON-WIN-11", "KON-WIN-01")
def test_the_rest_of_the_drawing_and_of_the_round_is_not_played() -> None:
    table = germany_draws(cards=2, finnmark="5 norway", harstad="1 allies", **HELD)
    assert table.match.over
    assert table.hand("germany") == ["panzer", "panzer"]
    assert table.match.options == []
    turns = [entry.values["faction"] for entry in table.match.log if entry.key == "turn.begins"]
    assert turns == []  # set_table begins the German turn before anybody listens; no other turn followed
    assert table.log_keys()[-1] == "game.over"


# -- the cities decide ---------------------------------------------------------------------------------------


@pytest.mark.rule("KON-WIN-02")
def test_germany_wins_with_all_six_cities() -> None:
    winners, _, _ = result(germany_draws(finnmark="5 norway", **HELD))
    assert winners == ("germany",)


@pytest.mark.rule("KON-WIN-03", "KON-WIN-08", "KON-PLAY-02", "KON-BOARD-07")
@pytest.mark.parametrize("holder", ["1 norway", "1 allies"])
@pytest.mark.parametrize("city", CITIES)
def test_one_city_in_other_hands_saves_norway(city: str, holder: str) -> None:
    areas: dict[str, Any] = {**HELD, city: holder, "finnmark": "1 norway"}
    assert result(germany_draws(**areas)) == (("norway", "allies"), "marginal", "KON-WIN-08")


@pytest.mark.rule("KON-WIN-04", "KON-WIN-03", "KON-BOARD-04")
@pytest.mark.parametrize("city", CITIES)
def test_an_empty_city_is_norwegian(city: str) -> None:
    areas: dict[str, Any] = {**HELD, "finnmark": "1 norway"}
    del areas[city]
    table = germany_draws(**areas)
    assert result(table) == (("norway", "allies"), "marginal", "KON-WIN-08")
    assert table.match.view(None)["objectives"][city] == "norway"


@pytest.mark.rule("KON-WIN-04", "KON-BOARD-04")
def test_a_city_that_germany_left_is_norwegian_again() -> None:
    table = set_table(decks={"germany": ["panzer"]}, seats=THREE, finnmark="1 norway", **HELD)
    assert table.match.view(None)["objectives"]["narvik"] == "germany"
    table.choose("move", "narvik", "bjornfjell", 1)
    assert table.match.view(None)["objectives"]["narvik"] == "norway"
    table.pass_to("placement")
    table.choose("place", "horten")
    assert result(table) == (("norway", "allies"), "marginal", "KON-WIN-08")


@pytest.mark.rule("KON-WIN-02", "KON-WIN-03")
def test_the_cities_count_at_the_moment_of_the_last_card() -> None:
    """Narvik is taken in the very turn in which the deck runs out."""
    areas: dict[str, Any] = {**HELD, "narvik": "1 norway", "bjornfjell": "3 germany", "finnmark": "1 norway"}
    table = set_table(decks={"germany": ["panzer"]}, seats=THREE, fate=[5, 5, 5, 1], **areas)
    table.choose("move", "bjornfjell", "narvik", 3)
    table.fight("narvik")
    table.pass_to("placement")
    table.choose("place", "horten")
    assert result(table)[0] == ("germany",)


# -- the levels of victory -----------------------------------------------------------------------------------


@pytest.mark.rule("KON-WIN-07", "KON-WIN-08")
@pytest.mark.parametrize(
    ("others", "level", "rule"),
    [(1, "marginal", "KON-WIN-08"), (2, "clear", "KON-WIN-07"), (3, "clear", "KON-WIN-07"), (6, "clear", "KON-WIN-07")],
)
def test_two_cities_make_a_clear_norwegian_victory(others: int, level: str, rule: str) -> None:
    areas: dict[str, Any] = {**HELD, "finnmark": "1 norway", "hamar": "1 germany"}
    for city in CITIES[:others]:
        areas[city] = "1 norway"
    assert result(germany_draws(**areas)) == (("norway", "allies"), level, rule)


@pytest.mark.rule("KON-WIN-09", "KON-WIN-10")
@pytest.mark.parametrize(
    ("finnmark", "level", "rule"),
    [
        ("1 norway", "clear", "KON-WIN-09"),
        ("3 norway", "clear", "KON-WIN-09"),
        ("3 allies", "clear", "KON-WIN-09"),
        ("2 norway 1 allies", "clear", "KON-WIN-09"),
        ("4 norway", "marginal", "KON-WIN-10"),
        ("4 allies", "marginal", "KON-WIN-10"),
        ("2 norway 2 allies", "marginal", "KON-WIN-10"),
    ],
)
def test_a_german_victory_is_clear_with_three_enemies_left(finnmark: str, level: str, rule: str) -> None:
    assert result(germany_draws(finnmark=finnmark, **HELD)) == (("germany",), level, rule)


# -- a side without battalions -------------------------------------------------------------------------------


@pytest.mark.rule("KON-WIN-05", "KON-WIN-09", "KON-Q-22")
def test_germany_wins_at_once_when_no_enemy_is_left() -> None:
    """The Allies have not landed yet; Germany holds no city; the German deck is full."""
    table = set_table(seats=THREE, fate=[6, 1, 1, 1], gjovik="3 germany", lillehammer="1 norway")
    table.choose("move", "gjovik", "lillehammer", 3)
    table.fight("lillehammer")
    assert result(table) == (("germany",), "clear", "KON-WIN-05")
    assert "trade.acquired" not in table.log_keys()


@pytest.mark.rule("KON-WIN-05")
@pytest.mark.parametrize("friends", ["1 norway", "1 allies"])
def test_one_battalion_of_either_faction_is_enough_to_go_on(friends: str) -> None:
    table = set_table(fate=[6, 1, 1, 1], gjovik="3 germany", lillehammer="1 norway", finnmark=friends)
    table.choose("move", "gjovik", "lillehammer", 3)
    table.fight("lillehammer")
    assert not table.match.over


@pytest.mark.rule("KON-WIN-05", "KON-Q-98")
def test_the_loss_of_all_is_checked_after_a_retreat_without_refuge() -> None:
    """No six falls; the beaten Allies in Haugesund cannot cross the fjords and are defeated in step 8."""
    table = set_table(seats=THREE, fate=[5, 5, 1], telemark="2 germany", haugesund="1 allies")
    table.choose("move", "telemark", "haugesund", 2)
    table.fight("haugesund")
    assert result(table) == (("germany",), "clear", "KON-WIN-05")


@pytest.mark.rule("KON-WIN-05", "KON-Q-98")
def test_the_loss_of_all_is_checked_before_the_sums_are_compared() -> None:
    """With Bakhold the last Norwegian rolls the higher sum, but he has fallen to the six in step 6."""
    areas: dict[str, Any] = {"gjovik": "2 germany", "lillehammer": "1 norway"}
    table = set_table(seats=THREE, fate=[6, 1, 5, 5, 1], hands={"norway": ["bakhold"]}, **areas)
    table.choose("move", "gjovik", "lillehammer", 2)
    table.fight("lillehammer")
    table.choose("play", "bakhold")
    assert result(table) == (("germany",), "clear", "KON-WIN-05")
    assert "combat.defender_wins" not in table.log_keys()


@pytest.mark.rule("KON-WIN-05", "KON-Q-98")
def test_a_rescued_battalion_keeps_the_game_going() -> None:
    """The check of step 6 waits until Kystevakuering has been offered."""
    areas: dict[str, Any] = {"telemark": "2 germany", "haugesund": "1 allies"}
    table = set_table(fate=[6, 5, 1], hands={"allies": ["kystevakuering"]}, **areas)
    table.choose("move", "telemark", "haugesund", 2)
    table.fight("haugesund")
    table.pass_to("rescue")
    assert not table.match.over
    table.choose("rescue", "kystevakuering", "namsos")
    assert not table.match.over
    assert table.battalions("namsos") == {"allies": 1}


@pytest.mark.rule("KON-WIN-05", "KON-Q-98")
def test_a_submarine_can_sink_the_last_enemy() -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        fate=[5],
        hands={"germany": ["ubat"], "allies": ["stridsvogn", "stridsvogn"]},
        oslo="1 germany",
        prepare=no_first_arrival,
    )
    table.choose("end")
    table.choose("trade", "stridsvogn")
    table.choose("trade", "stridsvogn")
    table.choose("place", "namsos")
    table.choose("hunt", "ubat", "namsos")
    assert result(table) == (("germany",), "clear", "KON-WIN-05")


@pytest.mark.rule("KON-WIN-06", "KON-WIN-07", "KON-PLAY-02")
@pytest.mark.parametrize("faction", ["norway", "allies"])
def test_norway_and_the_allies_win_at_once_when_no_german_is_left(faction: str) -> None:
    table = set_table(turn=faction, seats=THREE, fate=[6, 1, 1], gjovik="2 " + faction, lillehammer="1 germany")
    table.choose("move", "gjovik", "lillehammer", 2)
    table.fight("lillehammer")
    assert result(table) == (("norway", "allies"), "clear", "KON-WIN-06")
    assert table.match.view(None)["active"] == faction


@pytest.mark.rule("KON-WIN-06")
def test_germany_can_lose_its_last_battalion_in_its_own_turn() -> None:
    table = set_table(seats=THREE, fate=[5, 6], gjovik="1 germany", lillehammer="1 norway")
    table.choose("move", "gjovik", "lillehammer", 1)
    table.fight("lillehammer")
    assert result(table) == (("norway", "allies"), "clear", "KON-WIN-06")


@pytest.mark.rule("KON-WIN-06")
def test_battalions_on_the_border_of_an_attacked_area_are_on_the_board() -> None:
    """All Germans attack; until the combat is fought they stand in no area, yet they are there."""
    table = set_table(fate=[1, 1, 2, 1, 1, 2], gjovik="1 germany", lillehammer="2 norway", hamar="1 norway")
    table.choose("move", "gjovik", "lillehammer", 1)
    table.fight("lillehammer")
    assert not table.match.over
    assert table.battalions("gjovik") == {"germany": 1}


@pytest.mark.rule("KON-WIN-05", "KON-WIN-06", "KON-Q-98")
def test_when_both_sides_lose_their_last_battalion_norway_and_the_allies_win() -> None:
    table = set_table(seats=THREE, fate=[6, 6], gjovik="1 germany", lillehammer="1 norway")
    table.choose("move", "gjovik", "lillehammer", 1)
    table.fight("lillehammer")
    assert result(table) == (("norway", "allies"), "clear", "KON-WIN-06")
