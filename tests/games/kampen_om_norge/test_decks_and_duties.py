"""The decks in the long run: the duty to use a card, Norway's reshuffling, and the end of the Allied deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import Table
from tests.games.kampen_om_norge.test_cards_and_decks import quiet_table
from tests.games.kampen_om_norge.whole_games import answer_quietly, play_turn_quietly

# -- the duty to use a card ----------------------------------------------------------------------------------


def discard_asked(table: Table) -> bool:
    """Is the active faction told to discard before its turn is over?"""
    active = table.match.view(None)["active"]
    while table.match.view(None)["active"] == active:
        if table.prompt == "new_cards.discard":
            return True
        answer_quietly(table)
    return False


OBLIGED = [("germany", "panzer", "KON-DECK-03"), ("allies", "stridsvogn", "KON-DECK-10")]


@pytest.mark.rule("KON-DECK-03", "KON-DECK-10", "KON-Q-18")
@pytest.mark.parametrize(("faction", "card", "rule"), OBLIGED)
def test_who_used_no_card_must_discard_one(faction: str, card: str, rule: str) -> None:
    table = quiet_table(turn=faction, hands={faction: [card, card]})
    assert discard_asked(table), rule
    assert [option[0] for option in table.match.options] == ["discard"]
    table.choose("discard", card)
    assert table.used(faction) == [card]


@pytest.mark.rule("KON-DECK-03", "KON-DECK-10", "KON-Q-18")
@pytest.mark.parametrize(("faction", "card", "rule"), OBLIGED)
def test_a_traded_card_meets_the_duty(faction: str, card: str, rule: str) -> None:
    table = quiet_table(turn=faction, hands={faction: [card, card]})
    table.choose("end")
    table.choose("trade", card)
    assert not discard_asked(table), rule


@pytest.mark.rule("KON-DECK-03", "KON-Q-18")
def test_a_card_played_in_an_opponents_turn_meets_the_duty() -> None:
    """Germany defended with Gebirgsjäger in the Norwegian turn; in its next turn it need not use another card."""
    hands = {"germany": ["gebirgsjager", "panzer"]}
    table = quiet_table(turn="norway", hands=hands, fate=[1, 1, 1, 6, 6, 6], lillehammer="3 norway", gjovik="1 germany")
    table.choose("move", "lillehammer", "gjovik", 3)
    table.choose("end")
    table.choose("play", "gebirgsjager")
    play_turn_quietly(table)
    assert table.match.view(None)["active"] == "allies"
    play_turn_quietly(table)
    assert table.match.view(None)["active"] == "germany"
    assert not discard_asked(table)


@pytest.mark.rule("KON-DECK-10", "KON-Q-18")
def test_the_duty_begins_anew_every_round() -> None:
    """Neither what was used before the last New Cards Phase nor a forced discard counts for the next round."""
    table = quiet_table(turn="allies", hands={"allies": ["stridsvogn", "jagerfly"]})
    table.choose("end")
    table.choose("trade", "jagerfly")
    for _ in range(3):
        play_turn_quietly(table)
    assert table.match.view(None)["active"] == "allies"
    assert discard_asked(table)
    for _ in range(3):
        play_turn_quietly(table)
    assert table.match.view(None)["active"] == "allies"
    assert discard_asked(table)


@pytest.mark.rule("KON-DECK-07")
def test_norway_may_keep_all_its_cards() -> None:
    hand = ["bakhold", "veisperring", "sprengt_bro"]
    table = quiet_table(turn="norway", hands={"norway": hand})
    for _ in range(2):
        assert not discard_asked(table)
        for _ in range(2):
            play_turn_quietly(table)
        assert table.match.view(None)["active"] == "norway"
    assert table.hand("norway") == sorted(hand)
    assert table.used("norway") == []


# -- Norway reshuffles ---------------------------------------------------------------------------------------


def norwegian_deck(left: int, hand: list[str]) -> Table:
    """Norway has so many Sprengt bro left to draw; all else lies face up, but for the hand."""
    table = quiet_table(turn="norway", hands={"norway": hand}, decks={"norway": ["sprengt_bro"] * left})
    table.choose("end")
    return table


@pytest.mark.rule("KON-DECK-06", "KON-Q-81")
def test_norway_reshuffles_when_its_last_unused_card_is_drawn() -> None:
    """One card is left and two are needed: the drawing goes on from the reshuffled deck. The hand stays out of it."""
    table = norwegian_deck(1, ["bakhold"])
    play_turn_quietly(table)
    assert "new_cards.reshuffled" in table.log_keys()
    assert len(table.hand("norway")) == 3
    assert {"bakhold", "sprengt_bro"} <= set(table.hand("norway"))
    assert table.used("norway") == []
    assert len(table.game.decks[1]) == 19
    assert set(table.game.decks[1].rest).isdisjoint(table.game.hands[1])


@pytest.mark.rule("KON-DECK-06")
def test_norway_reshuffles_as_soon_as_a_face_up_card_shows() -> None:
    """The last unused card fills the hand; what lies below is face up and is shuffled at once."""
    table = norwegian_deck(1, ["bakhold", "bakhold"])
    play_turn_quietly(table)
    assert table.hand("norway") == ["bakhold", "bakhold", "sprengt_bro"]
    assert (len(table.game.decks[1]), table.used("norway")) == (19, [])


@pytest.mark.rule("KON-DECK-06")
def test_norway_does_not_reshuffle_before() -> None:
    table = norwegian_deck(2, ["bakhold", "bakhold"])
    play_turn_quietly(table)
    assert len(table.game.decks[1]) == 1
    assert len(table.used("norway")) == 18


@pytest.mark.rule("KON-DECK-06", "KON-CARD-04")
def test_norway_reshuffles_any_number_of_times() -> None:
    """Norway trades its whole hand every round: 22 cards are gone through again and again, none is ever lost."""
    table = quiet_table(turn="norway")
    while table.log_keys().count("new_cards.reshuffled") < 3:
        if table.prompt == "trade" and table.match.view(None)["active"] == "norway":
            table.match.play(table.match.options[0])
        else:
            answer_quietly(table)
        game = table.game
        cards = game.decks[1].rest + [*game.used[1]] + game.hands[1]
        assert len(cards) == len(set(cards)) == 22


# -- the Allied deck runs out --------------------------------------------------------------------------------


def allied_deck(left: int, hand: list[str], **more: Any) -> Table:
    """The Allies have so many Invasjon left to draw and traded one card in this turn; their turn goes on."""
    decks = {"allies": ["invasjon"] * left}
    table = quiet_table(turn="allies", hands={"allies": ["jagerfly", *hand]}, decks=decks, **more)
    table.choose("end")
    table.choose("trade", "jagerfly")
    if hand:
        table.choose("done")
    return table


@pytest.mark.rule("KON-DECK-11", "KON-DECK-12", "KON-Q-17")
def test_the_allies_withdraw_when_their_last_unused_card_is_drawn() -> None:
    """The last card fills the hand; still the deck is used up at this moment, in the Allied turn."""
    table = allied_deck(1, ["stridsvogn", "stridsvogn"])
    assert (table.prompt, table.seat) == ("withdrawal", "allies")
    assert table.match.view(None)["active"] == "allies"
    assert table.hand("allies") == ["invasjon", "stridsvogn", "stridsvogn"]


@pytest.mark.rule("KON-DECK-11", "KON-Q-17")
def test_not_while_one_unused_card_is_left() -> None:
    table = allied_deck(2, ["stridsvogn", "stridsvogn"])
    assert table.match.view(None)["active"] == "germany"
    assert not table.match.view(None)["allies_exhausted"]


@pytest.mark.rule("KON-DECK-12")
def test_the_allies_choose_which_four_battalions_leave() -> None:
    table = allied_deck(1, [], harstad="3 allies", namsos="3 allies", andalsnes="1 allies")
    withdrawn = ["harstad", "andalsnes", "namsos", "harstad"]
    for area in withdrawn:
        assert table.prompt == "withdrawal"
        table.choose("withdraw", area)
    assert table.match.view(None)["active"] == "germany"
    assert table.battalions("harstad") == {"allies": 1}
    assert table.battalions("namsos") == {"allies": 2}
    assert table.battalions("andalsnes") == {}


@pytest.mark.rule("KON-DECK-12")
def test_only_areas_with_allied_battalions_can_be_chosen() -> None:
    table = allied_deck(1, [], harstad="3 allies", namsos="3 allies 2 norway", andalsnes="1 allies")
    table.choose("withdraw", "andalsnes")
    assert table.match.options == [("withdraw", "namsos"), ("withdraw", "harstad")]


@pytest.mark.rule("KON-DECK-12", "KON-Q-20")
def test_with_fewer_than_four_all_leave() -> None:
    table = allied_deck(1, [], harstad="2 allies")
    table.choose("withdraw", "harstad")
    table.choose("withdraw", "harstad")
    assert table.game.on_board(2) == 0
    assert not table.match.over
    assert table.match.view(None)["active"] == "germany"


@pytest.mark.rule("KON-DECK-12", "KON-Q-20", "KON-WIN-05")
def test_when_nobody_is_left_after_the_withdrawal_germany_wins() -> None:
    table = allied_deck(1, [], harstad="1 allies", hamar="0 norway")
    table.choose("withdraw", "harstad")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.rule) == (("germany",), "KON-WIN-05")


@pytest.mark.rule("KON-DECK-11", "KON-DECK-13", "KON-Q-17")
def test_afterwards_the_allies_play_on_without_new_cards() -> None:
    """They keep what they hold and have on the board, use no card if they like, and draw none, nor withdraw again."""
    table = allied_deck(1, ["stridsvogn"])
    play_turn_quietly(table)
    hand = ["invasjon", "stridsvogn"]
    for _ in range(2):
        play_turn_quietly(table)
        play_turn_quietly(table)
        assert table.match.view(None)["active"] == "allies"
        assert table.offers("move", "harstad", "narvik", 5)
        assert not discard_asked(table)
        assert table.hand("allies") == hand
    assert table.game.on_board(2) == 9 - 4


@pytest.mark.rule("KON-DECK-13", "KON-DECK-11")
def test_the_cards_still_in_hand_can_be_used() -> None:
    table = allied_deck(1, ["stridsvogn"])
    for _ in range(3):
        play_turn_quietly(table)
    table.choose("end")
    table.choose("trade", "stridsvogn")
    play_turn_quietly(table)
    assert table.hand("allies") == ["invasjon"]
    assert len(table.game.decks[2]) == 0
