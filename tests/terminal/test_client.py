"""The terminal client, driven by scripted input."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import Option
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE, ROLL
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import load, save
from motstand.players import Player, RandomPlayer
from motstand.terminal.client import Client
from tests.games.kampen_om_norge.table import THREE, set_table
from tests.terminal.keyboard import WIDTH, Keyboard, play

QUIT = ("q", "n")
NUMBERED = re.compile(r" {0,2}\d{1,3}  \S")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a script saves without a name must not litter."""
    monkeypatch.chdir(tmp_path)


def test_the_last_move_can_be_taken_back_although_nothing_else_can_move() -> None:
    """The question has one answer, to end the movement; answering it unasked would let the dice fall."""
    keyboard, client = play("oslo hon 1", "u", *QUIT, match=set_table(oslo="1 germany", honefoss="1 norway").match)
    assert "Your last answer is taken back." in keyboard.shown
    assert client.match.number == 0


# -- whole games ---------------------------------------------------------------------------------------------


class Typist:
    """Answers every question with the number of some line, whatever it is."""

    def __init__(self, seed: int) -> None:
        self.fate = Seeded(seed)
        self.keyboard = Keyboard(self)
        self.client: Client | None = None

    def __iter__(self) -> Typist:
        return self

    def __next__(self) -> str:
        page = self.keyboard.pages[-1].splitlines()
        if page[-1].startswith("Keep the record"):
            return "n"
        if page[-1].startswith("Your"):
            return " ".join(str(self.fate.below(6) + 1) for _ in range(self.dice()))
        if "press Enter" in page[-1]:
            return ""
        numbers = [line.split()[0] for line in page if NUMBERED.match(line)]
        return numbers[self.fate.below(len(numbers))]

    def dice(self) -> int:
        assert self.client is not None
        return int(getattr(self.client.match.pending, "count", 1))


def played_to_the_end(seed: int, people: list[str], match: Match) -> tuple[Typist, Client]:
    typist = Typist(seed)
    client = Client(match, typist.keyboard.screen, people, {seat: RandomPlayer(seed) for seat in match.seats})
    typist.client = client
    client.run()
    return typist, client


@pytest.mark.parametrize(
    ("scenario", "seat"), [("gudbrandsdalen", "germany"), ("gudbrandsdalen", "norway+allies"), ("basic", "germany")]
)
def test_a_whole_game_against_random(scenario: str, seat: str) -> None:
    typist, client = played_to_the_end(2, [seat], new_match(GAME, scenario, seed=2))
    assert client.match.over
    end = typist.keyboard.shown
    assert end.rpartition("THE EAST")[2].count(" win") == 1
    assert f"The game ended in round {client.match.view(seat)['round']}. Battalions left:" in end
    lines = [line.rstrip() for page in typist.keyboard.pages for line in page.splitlines()[:-1]]
    assert max(len(line) for line in lines) <= WIDTH


def test_a_whole_game_with_three_at_one_keyboard() -> None:
    typist, client = played_to_the_end(3, THREE, new_match(GAME, "gudbrandsdalen", THREE, seed=3))
    assert client.match.over
    assert "The Allies: take the keyboard and press Enter." in typist.keyboard.shown
    assert typist.keyboard.pages[-1].count("Round 1: Germany's turn.") == 0


def test_a_whole_game_with_real_dice() -> None:
    match = new_match(GAME, "gudbrandsdalen", fate=ByHand(Seeded(4)))
    typist, client = played_to_the_end(4, ["germany"], match)
    assert client.match.over
    assert "Your die, from 1 to 6:" in typist.keyboard.shown


def test_watching_asks_nothing_but_whether_to_keep_the_record() -> None:
    keyboard, client = play("n", people=[])
    assert client.match.over
    assert len(keyboard.pages) == 1


# -- hidden information --------------------------------------------------------------------------------------


def test_a_person_never_sees_another_hand() -> None:
    """Two games that differ only in cards the person cannot know look the same."""
    pages = []
    for cards in (["bakhold", "veisperring"], ["sprengt_bro", "panservernkanon"]):
        table = set_table(
            oslo="2 germany",
            hamar="1 norway",
            hands={"germany": ["panzer"], "norway": cards, "allies": ["jagerfly"]},
        )
        keyboard, _ = play("m", "c", "h", "o", *QUIT, match=table.match)
        pages.append(keyboard.shown)
    assert pages[0] == pages[1]


def test_the_own_cards_are_shown_with_text_and_time() -> None:
    table = set_table(oslo="1 germany", hamar="1 norway", hands={"germany": ["panzer", "panzer", "fallskjermtropp"]})
    keyboard, _ = play(*QUIT, match=table.match)
    assert "Panzer (Armor) ×2, 2 symbols Your attack / your defence: Two more dice when you attack" in keyboard.shown
    assert "▸Fallskjermtropp (Paratroopers), 1 symbol Your movement: Drop a new battalion" in keyboard.shown


def test_people_at_one_keyboard_see_their_own_cards_only() -> None:
    """Norway has nothing to play, but is asked all the same: being passed over would betray it."""
    table = set_table(
        oslo="2 germany",
        honefoss="1 norway",
        finnmark="1 norway",
        hands={"germany": ["panzer"], "norway": ["forsterkninger"], "allies": ["ubat"]},
    )
    lines = ("oslo hon 2", "end", "", "1", "", *QUIT)
    keyboard, _ = play(*lines, match=table.match, people=["germany", "norway+allies"])
    germany = "".join(keyboard.pages[:3])
    norway, after = keyboard.pages[3], "".join(keyboard.pages[4:])
    assert "Norway and the Allies: take the keyboard and press Enter." in germany
    assert "Panzer" in germany
    assert "Forsterkninger" not in germany
    assert "Forsterkninger" in norway
    assert "Panzer" not in norway
    assert "Germany: take the keyboard and press Enter." in after
    assert "Forsterkninger" not in after


# -- answering -----------------------------------------------------------------------------------------------


def test_a_number_then_a_number_moves() -> None:
    table = set_table(oslo="3 germany", gjovik="1 germany", hamar="1 norway")
    keyboard, client = play("1", "2", *QUIT, match=table.match)
    assert "From Oslo, 3 can go: Hønefoss, Østfold, Horten, Kongsvinger, Gjøvik" in keyboard.shown
    assert client.match.view("germany")["areas"]["honefoss"] == {"germany": 2, "moved": 2}
    assert "Two German battalions march from Oslo to Hønefoss." in keyboard.shown


def test_typed_words_move() -> None:
    _, client = play("oslo hon 2", *QUIT, match=set_table(oslo="3 germany", hamar="1 norway").match)
    assert client.match.view("germany")["areas"]["honefoss"]["germany"] == 2


def test_words_that_fit_several_narrow_the_list_and_enter_goes_back() -> None:
    table = set_table(oslo="3 germany", gjovik="1 germany", hamar="1 norway")
    keyboard, client = play("oslo hon", "", "oslo hon", "3", *QUIT, match=table.match)
    assert keyboard.pages[1].startswith("These fit “oslo hon”:")
    assert keyboard.pages[2].startswith("Germany: move battalions, play a card, or end the movement.")
    assert client.match.view("germany")["areas"]["honefoss"]["germany"] == 3


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("berlin", "Nothing here fits “berlin”. Type a number from 1 to 3, or a few words such as: oslo honefoss 1"),
        ("7", "There is no 7 here: type a number from 1 to 3."),
        ("0", "There is no 0 here: type a number from 1 to 3."),
        ("", "Type a number from 1 to 3, or a few words such as: oslo honefoss 1"),
    ],
)
def test_bad_input_gets_a_friendly_line(typed: str, answer: str) -> None:
    match = set_table(oslo="3 germany", gjovik="1 germany", hamar="1 norway").match
    before = match.number
    keyboard, client = play(typed, *QUIT, match=match)
    assert " ".join(keyboard.pages[1].split()).startswith(answer)
    assert client.match.number == before


def test_a_question_with_nothing_to_decide_is_answered() -> None:
    """Norway plays a road block; Germany holds cards, but no engineers."""
    table = set_table(
        oslo="3 germany", honefoss="1 norway", hands={"germany": ["ubat"], "norway": ["veisperring"]}, fate=[6, 1]
    )

    def road_block(match: Match) -> Option:
        return next((option for option in match.options if option[0] == "send_back"), match.options[0])

    others: dict[str, Player] = {"norway+allies": road_block}
    keyboard, _ = play("oslo hon 2", "end", *QUIT, match=table.match, players=others)
    assert "(Let it stand, and 1 turns back: nothing else is possible.)" in keyboard.shown
    assert "One German battalion has to turn back to Oslo." in keyboard.shown


def test_the_input_may_end_at_any_time() -> None:
    keyboard, client = play("oslo hon 2")
    assert "The input has ended; the game was not saved." in keyboard.shown
    assert not client.match.over


# -- keys ----------------------------------------------------------------------------------------------------


def test_the_rule_behind_the_question() -> None:
    keyboard, _ = play("?", *QUIT)
    assert "KON-MOVE-02 One area a turn." in keyboard.shown
    assert "KON-EX-03" in keyboard.shown


def test_a_rule_is_shown_with_its_rulings() -> None:
    keyboard, _ = play("? KON-MOVE-05", "? kon-ret-04", "? retreat fjord", "? xyzzy", *QUIT)
    assert "KON-Q-33" in keyboard.pages[2]
    assert "KON-BOARD-16 Retreating across fjords" in " ".join(keyboard.pages[3].split())
    assert "No rule holds all of these words: xyzzy" in keyboard.pages[4]


def test_a_hint_names_an_option_and_a_reason() -> None:
    table = set_table(oslo="5 germany", honefoss="1 norway", hands={"germany": [], "norway": [], "allies": []})
    keyboard, client = play("h", *QUIT, match=table.match)
    assert "A sensible player would choose: Oslo to Hønefoss with" in keyboard.shown
    assert "times in 100." in keyboard.shown
    assert client.match.number == 0


def test_undo_takes_the_last_answer_back() -> None:
    match = new_match(GAME, "gudbrandsdalen", seed=1)
    before = match.view("germany")
    keyboard, client = play("oslo hon 2", "u", *QUIT, match=match)
    assert "Your last answer is taken back." in keyboard.shown
    assert client.match.view("germany") == before


def test_undo_is_refused_after_a_draw() -> None:
    keyboard, _ = play("u", *QUIT)
    assert "Nothing can be taken back" in keyboard.shown


def test_undo_never_crosses_the_answer_of_another_seat() -> None:
    table = set_table(oslo="2 germany", honefoss="1 norway", hands={"germany": ["panzer"], "norway": ["bakhold"]})
    keyboard, client = play("oslo hon 2", "end", "u", *QUIT, match=table.match)
    assert "Nothing can be taken back" in keyboard.shown
    assert client.match.view("germany")["combat"] is not None


def test_practice_takes_everything_back() -> None:
    table = set_table(oslo="2 germany", honefoss="1 norway", hands={"germany": ["panzer"], "norway": ["bakhold"]})
    table.match.practice = True
    _keyboard, client = play("oslo hon 2", "end", "u", "u", *QUIT, match=table.match)
    assert client.match.number == 0
    assert client.match.view("germany")["areas"]["oslo"] == {"germany": 2}


def test_undo_skips_answers_that_were_forced() -> None:
    """Germany has no engineers: the answer to the road block was none of the person's."""
    table = set_table(
        oslo="3 germany",
        honefoss="1 norway",
        finnmark="1 norway",
        hands={"germany": ["ubat"], "norway": ["veisperring"]},
    )
    table.match.practice = True

    def road_block(match: Match) -> Option:
        return next((option for option in match.options if option[0] == "send_back"), match.options[0])

    _keyboard, client = play("oslo hon 2", "end", "u", *QUIT, match=table.match, players={"norway+allies": road_block})
    answers = [(given.seat, given.value) for given in client.match.journal if given.kind == CHOICE]
    assert answers == [("germany", ("move", "oslo", "honefoss", 2))]


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    keyboard, client = play("oslo hon 2", f"s {file}", "gjo ham 1", f"l {file}", *QUIT)
    assert f"Saved as {file}." in " ".join(keyboard.paper.getvalue().replace("\n", "").split())
    assert client.match.view("germany")["areas"]["honefoss"]["germany"] == 4
    assert client.match.view("germany")["attacks"] == []
    assert load(file).number == client.match.number


def test_saving_where_nothing_can_be_saved_is_told(tmp_path: Path) -> None:
    keyboard, _client = play(f"s {tmp_path}/no/such/folder", "end", *QUIT)
    assert "Could not save as" in keyboard.shown
    assert "No such file or directory" in keyboard.shown


def test_loading_what_is_no_record_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("hello\n", encoding="utf-8")
    match = new_match(GAME, "gudbrandsdalen", seed=1)
    keyboard, client = play(f"l {tmp_path}/none", f"l {broken}", *QUIT, match=match)
    assert "No such file or directory" in keyboard.shown
    assert "line 1: expected one JSON object" in keyboard.shown
    assert client.match is match


def test_loading_a_game_with_other_seats_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "three.jsonl"
    save(new_match(GAME, "gudbrandsdalen", THREE, seed=1), file)
    keyboard, client = play(f"l {file}", *QUIT)
    assert "That game has other seats (germany, norway, allies)" in keyboard.shown
    assert len(client.match.seats) == 2


def test_odds_of_what_is_planned() -> None:
    table = set_table(oslo="4 germany", honefoss="1 norway")
    keyboard, _ = play("o", "oslo hon 3", "o", *QUIT, match=table.match)
    assert "No combat is planned." in keyboard.pages[1]
    assert "Hønefoss: 3 dice against 1; the attack wins 97 times in 100." in " ".join(keyboard.pages[3].split())


def test_the_map_shows_attacks_symbols_and_what_has_moved() -> None:
    table = set_table(oslo="3 germany", gjovik="3 germany", hamar="1 norway 2 allies")
    keyboard, _ = play("gjovik hamar 2", "oslo ostf 1", "m", *QUIT, match=table.match)
    page = keyboard.pages[3]
    assert "Hamar° (N1)<A2>←[G2]" in page
    assert "*Oslo+ [G2]" in page
    assert "Østfold° [G1]·1" in page


def test_the_question_is_repeated_below_a_long_answer() -> None:
    keyboard, _ = play("oslo hon", "m", "h", *QUIT)
    assert "These fit “oslo hon”:" in keyboard.pages[2]
    assert "These fit" not in keyboard.pages[3]


def test_all_keys_are_explained() -> None:
    keyboard, _ = play("k", *QUIT)
    for key in "?hmoukscql":
        assert f"{key}  " in keyboard.pages[1]


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    _keyboard, client = play("oslo hon 1", "q", "b", "q", str(file))
    assert client.left
    assert load(file).number == client.match.number


def test_a_stray_answer_is_no_file_name(tmp_path: Path) -> None:
    keyboard, client = play("q", "1", "h", "n")
    assert "“1” is no name for a file" in keyboard.shown
    assert client.left
    assert list(tmp_path.iterdir()) == []


def test_the_end_offers_the_record(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    _keyboard, _client = play(str(file), people=[])
    assert load(file).over


# -- real dice -----------------------------------------------------------------------------------------------


def dice_game(*lines: str) -> tuple[Keyboard, Client]:
    """An attack of three on one, where a person throws the dice."""
    table = set_table(oslo="3 germany", honefoss="1 norway", hands={"germany": [], "norway": [], "allies": []})
    table.match.fate = ByHand(Seeded(1))
    return play("oslo hon 3", "end", *lines, *QUIT, match=table.match)


def rolls(match: Match) -> list[Any]:
    return [given.value for given in match.journal if given.kind == ROLL]


@pytest.mark.parametrize("typed", ["2 5 6", "2,5,6", "256"])
def test_dice_are_typed(typed: str) -> None:
    keyboard, client = dice_game(typed, "4")
    assert "Germany: throw 3 dice for the attack on Hønefoss. Your 3 dice, such as 2 5 3:" in keyboard.shown
    assert rolls(client.match) == [(2, 5, 6), (4,)]
    assert "Germany throws 2 5 6: 13 in all, one 6 hits." in keyboard.shown


def test_keys_work_while_dice_are_awaited() -> None:
    keyboard, client = dice_game("o", "h", "1 2 3")
    assert "Hønefoss: 3 dice against 1;" in keyboard.shown
    assert "A hint needs a question that you decide." in keyboard.shown
    assert rolls(client.match) == [(1, 2, 3)]


@pytest.mark.parametrize("typed", ["2 5 7", "2 5", "2 5 6 6", "two", "", "0 1 2"])
def test_dice_that_cannot_have_fallen_are_refused(typed: str) -> None:
    keyboard, client = dice_game(typed)
    assert f"Expected 3 numbers from 1 to 6, got “{typed}”: no die shows anything else." in keyboard.shown
    assert rolls(client.match) == []
