"""Chapter 4.4: new cards."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import Table, set_table


def quiet_turn(
    turn: str, hands: dict[str, list[str]], decks: dict[str, list[str]] | None = None, fate: list[int] | None = None
) -> Table:
    """A turn in which nothing is moved or fought, up to its reinforcements."""
    table = set_table(
        turn=turn,
        oslo="1 germany",
        hamar="1 norway",
        namsos="1 allies",
        hands=hands,
        decks=decks,
        fate=fate,
        prepare=no_arrival,
    )
    table.choose("end")
    return table


def no_arrival(game: Kampen) -> None:
    """The first Allied battalions have come in an earlier round."""
    game.arrivals_due = 0


def end_turn(table: Table) -> None:
    """Pass everything, and place the free battalion in Oslo, until the turn is over or a discard is due."""
    turn = table.game.active
    while table.prompt != "new_cards.discard" and not table.match.over and table.game.active == turn:
        if table.prompt == "placement":
            table.choose("place", "oslo")
        else:
            table.choose("end" if table.prompt == "movement" else "done" if table.prompt == "trade" else "pass")


@pytest.mark.rule("KON-NEWC-01")
@pytest.mark.parametrize(("turn", "limit"), [("germany", 5), ("norway", 3), ("allies", 3)])
def test_a_faction_fills_its_hand(turn: str, limit: int) -> None:
    table = quiet_turn(turn, {turn: ["forsterkninger", "panservernkanon" if turn != "germany" else "panzer"]})
    number = FACTIONS.index(turn)
    before = len(table.game.decks[number])
    table.choose("trade", "forsterkninger")
    table.choose("done")
    while table.prompt == "placement":
        table.match.play(table.match.options[0])
    assert table.game.active != number
    assert len(table.hand(turn)) == limit
    assert len(table.game.decks[number]) == before - (limit - 1)
    assert ("panzer" if turn == "germany" else "panservernkanon") in table.hand(turn)


@pytest.mark.rule("KON-NEWC-01")
def test_a_full_hand_draws_nothing() -> None:
    hand = ["bakhold", "veisperring", "sprengt_bro"]
    table = quiet_turn("norway", {"norway": hand})
    before = len(table.game.decks[1])
    table.choose("done")
    assert (table.game.active, table.hand("norway")) == (2, sorted(hand))
    assert len(table.game.decks[1]) == before


@pytest.mark.rule("KON-NEWC-02")
def test_cards_are_drawn_in_the_own_turn_only() -> None:
    table = set_table(
        kongsvinger="1 germany",
        oslo="1 germany",
        hamar="1 norway",
        namsos="1 allies",
        hands={"germany": ["panzer"], "norway": ["veisperring"], "allies": ["jagerfly"]},
        prepare=no_arrival,
    )
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("end")
    table.choose("send_back", "veisperring", "hamar", "kongsvinger")
    table.pass_()
    table.choose("trade", "panzer")
    end_turn(table)
    assert [len(table.hand(faction)) for faction in FACTIONS] == [5, 0, 1]
    end_turn(table)
    assert [len(table.hand(faction)) for faction in FACTIONS] == [5, 3, 1]
    table.choose("end")
    table.choose("trade", "jagerfly")
    end_turn(table)
    assert [len(table.hand(faction)) for faction in FACTIONS] == [5, 3, 3]
    assert (table.game.active, table.game.round) == (0, 2)


@pytest.mark.rule("KON-NEWC-03", "KON-Q-19")
@pytest.mark.parametrize(("turn", "limit"), [("germany", 5), ("allies", 3)])
def test_who_used_no_card_must_discard_one_and_draws_a_new_one(turn: str, limit: int) -> None:
    hand = {
        "germany": ["artilleri", "bombefly", "panzer", "speidertropp", "ubat"],
        "allies": ["jagerfly", "stridsvogn", "ubat"],
    }[turn]
    table = quiet_turn(turn, {turn: hand})
    end_turn(table)
    number = FACTIONS.index(turn)
    before = len(table.game.decks[number])
    assert table.prompt == "new_cards.discard"
    assert table.kinds_offered("discard") == set(hand)
    assert {option[0] for option in table.match.options} == {"discard"}
    table.choose("discard", "ubat")
    assert table.used(turn) == ["ubat"]
    assert len(table.hand(turn)) == limit
    assert len(table.game.decks[number]) == before - 1
    assert table.game.active != number


@pytest.mark.rule("KON-NEWC-03")
def test_norway_never_has_to_discard() -> None:
    table = quiet_turn("norway", {"norway": ["bakhold", "veisperring", "sprengt_bro"]})
    end_turn(table)
    assert table.game.active == 2
    assert table.used("norway") == []


@pytest.mark.rule("KON-NEWC-03", "KON-Q-18")
@pytest.mark.parametrize("turn", ["germany", "allies"])
def test_a_traded_card_is_a_used_card(turn: str) -> None:
    table = quiet_turn(turn, {turn: ["ubat", "panzer" if turn == "germany" else "jagerfly"]})
    table.choose("trade", "ubat")
    end_turn(table)
    assert table.prompt == "movement"
    assert table.used(turn) == ["ubat"]


@pytest.mark.rule("KON-NEWC-03", "KON-Q-18")
def test_a_card_played_in_an_enemy_turn_serves_until_the_next_new_cards_phase() -> None:
    table = quiet_turn("allies", {"germany": ["ubat", "panzer"], "allies": ["forsterkninger:5", "jagerfly"]}, fate=[1])
    table.choose("trade", "forsterkninger")
    table.choose("done")
    table.choose("place", "namsos")
    table.choose("hunt", "ubat", "namsos")
    table.pass_()
    assert (table.prompt, table.game.active) == ("movement", 0)
    end_turn(table)
    assert (table.prompt, table.game.active) == ("movement", 1)
    assert table.used("germany") == ["ubat"]
    # From here on the Ubåt no longer counts: in the next round a card is due again.
    end_turn(table)
    end_turn(table)
    if table.prompt == "new_cards.discard":
        table.match.play(table.match.options[0])
    assert (table.prompt, table.game.active) == ("movement", 0)
    end_turn(table)
    assert table.prompt == "new_cards.discard"


@pytest.mark.rule("KON-NEWC-03", "KON-Q-18")
def test_a_forced_discard_is_not_a_use() -> None:
    table = quiet_turn("germany", {"germany": ["panzer", "ubat"]})
    for _ in range(2):
        end_turn(table)
        assert (table.prompt, table.seat) == ("new_cards.discard", "germany")
        table.match.play(table.match.options[0])
        for _ in ("norway", "allies"):
            end_turn(table)
            if table.prompt == "new_cards.discard":
                table.match.play(table.match.options[0])
        assert table.game.active == 0


@pytest.mark.rule("KON-NEWC-03", "KON-Q-19")
def test_the_draw_after_a_forced_discard_may_end_the_game() -> None:
    hand = ["artilleri", "bombefly", "panzer", "speidertropp", "ubat"]
    table = quiet_turn("germany", {"germany": hand}, decks={"germany": ["transportfly"]})
    end_turn(table)
    assert table.prompt == "new_cards.discard"
    table.choose("discard", "ubat")
    assert table.match.outcome is not None
    assert table.match.outcome.key == "won.cities_kept"


@pytest.mark.rule("KON-NEWC-03")
def test_the_allies_are_free_once_their_deck_is_used_up() -> None:
    def exhausted(game: Kampen) -> None:
        game.arrivals_due = 0
        game.allies_exhausted = True

    table = set_table(
        turn="allies",
        oslo="1 germany",
        namsos="1 allies",
        hands={"allies": ["jagerfly"]},
        decks={"allies": []},
        prepare=exhausted,
    )
    end_turn(table)
    assert (table.prompt, table.game.active) == ("movement", 0)
    assert table.hand("allies") == ["jagerfly"]


@pytest.mark.rule("KON-NEWC-03", "KON-NEWC-01")
def test_the_last_allied_card_ends_the_duty() -> None:
    table = quiet_turn("allies", {"allies": ["jagerfly", "ubat"]}, decks={"allies": ["stridsvogn"]})
    end_turn(table)
    assert table.prompt == "new_cards.discard"
    table.choose("discard", "ubat")
    # The last unused card: the only Allied battalion is withdrawn, and no second card is drawn.
    assert table.hand("allies") == ["jagerfly", "stridsvogn"]
    table.pass_to("movement")
    while table.game.active != ALLIES:
        end_turn(table)
        if table.prompt == "new_cards.discard":
            table.match.play(table.match.options[0])
    end_turn(table)
    assert (table.prompt, table.game.active) == ("movement", 0)
    assert table.hand("allies") == ["jagerfly", "stridsvogn"]


@pytest.mark.rule("KON-NEWC-04")
def test_turns_follow_until_the_german_deck_has_run_out() -> None:
    table = set_table(
        turn="germany",
        oslo="1 germany",
        hamar="1 norway",
        namsos="1 allies",
        hands={"germany": ["panzer", "ubat", "bombefly", "artilleri", "speidertropp"]},
        decks={"germany": ["gebirgsjager", "transportfly", "ingeniorkompani"]},
        prepare=no_arrival,
    )
    turns: list[tuple[int, str]] = []
    while not table.match.over and len(turns) < 12:
        turns.append((table.game.round, FACTIONS[table.game.active]))
        end_turn(table)
        if table.prompt == "new_cards.discard":
            table.match.play(table.match.options[0])
    # One forced discard each round, and the third card is the last.
    assert turns == [(round, faction) for round in (1, 2) for faction in FACTIONS] + [(3, "germany")]
    assert table.match.outcome is not None
    assert table.match.outcome.key == "won.cities_kept"


@pytest.mark.rule("KON-NEWC-04")
@pytest.mark.parametrize(
    ("kongsvinger", "hamar", "fate", "key"),
    [
        ("2 germany", "1 norway", [6, 6, 1], "won.defenders_defeated"),
        ("1 germany", "2 norway", [1, 6, 6], "won.germany_defeated"),
    ],
)
def test_turns_follow_until_a_side_has_lost_all_battalions(
    kongsvinger: str, hamar: str, fate: list[int], key: str
) -> None:
    table = set_table(kongsvinger=kongsvinger, hamar=hamar, fate=fate)
    table.choose("move", "kongsvinger", "hamar", int(kongsvinger[0]))
    table.choose("end")
    assert table.match.outcome is not None
    assert table.match.outcome.key == key
