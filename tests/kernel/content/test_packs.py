"""Packs over a real game: an owner of the printed cards changes a value, and the record carries the pack along."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.content.packs import (
    LARGEST_PACK,
    LONGEST_NAME,
    MOST_PACKS,
    Pack,
    about_pack,
    check_sizes,
    pack_of_file,
    rows_in,
)
from motstand.kernel.errors import ContentError, RecordError
from motstand.kernel.game import Setup
from motstand.kernel.matches.journal import ROLL
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import header, load, read_record, save, write_record
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import TWO, set_table

FOR_THIS_GAME = '[pack]\ngame = "kampen-om-norge"\n'
AMBUSH = '[[card]]\nid = "bakhold"\ndeck = "norway"\ndefence = { dice = 5 }\n'
BIG_HAND = '[[scenario]]\nid = "basic"\nhand = { germany = 7 }\n'


def pack(folder: Path, content: str, name: str = "my-cards.toml") -> Path:
    path = folder / name
    path.write_text(FOR_THIS_GAME + content, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(ContentError) as caught:
        new_match(GAME, packs=[pack_of_file(path)], seed=1)
    return str(caught.value)


# -- wrong packs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (
            AMBUSH.replace("5", '"two"'),
            "KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got \"two\"",
        ),
        (
            AMBUSH.replace("dice = 5", "dise = 5"),
            "KON cards.toml: card 'bakhold': defence.dise: unknown key; expected one of dice, when",
        ),
        (
            AMBUSH.replace("dice = 5", 'when = ["R7"]'),
            "KON cards.toml: card 'bakhold': defence.when: \"R7\" is not known; expected one of R2",
        ),
        (
            '[[card]]\nid = "bakhold"\nwings = 2\n',
            "KON cards.toml: card 'bakhold': wings: unknown key; expected one of airlift, ",
        ),
        (
            '[[card]]\nid = "bakhodl"\ndefence = { dice = 4 }\n',
            "KON cards.toml: card 'bakhodl': deck: expected one of germany, norway, allies, got nothing",
        ),
        (
            '[[card]]\nid = "artilleri"\ndeck = "germany"\ncopy = [{ id = "G-99", symbols = 1, source = "owner" }]\n',
            "KON cards.toml: card: expected 62 cards in the germany deck, got 63",
        ),
        (
            '[[card]]\nid = "artilleri"\ndeck = "germany"\ncopy = [{ id = "G-05", symbols = 1, source = "owner" }]\n',
            "KON cards.toml: card 'bombefly': copy 'G-05': id: expected an id that no other card has, got \"G-05\"",
        ),
        (
            '[[card]]\nid = "speidertropp"\ncancel = { cards = ["bakhodl"] }\n',
            "KON cards.toml: card 'speidertropp': cancel.cards: no card 'bakhodl'",
        ),
        ("[card]\nid = 3\n", 'KON cards.toml: card: expected tables [[card]], got {"id": 3}'),
        (
            '[[area]]\nid = "atlantis"\nname = "Atlantis"\n',
            "KON board.toml: area: expected 44 of them, got 45",
        ),
        (
            '[[border]]\nbetween = ["oslo", "rome"]\nkind = "land"\nway = "sea"\nsource = "owner"\n',
            'KON board.toml: border number 72: between: "rome" is not known; expected one of ',
        ),
        (
            '[[border]]\nbetween = ["gjovik", "hamar"]\nkind = "canal"\n',
            'KON board.toml: border number 2: kind: expected one of land, fjord, lake, got "canal"',
        ),
        (
            '[[scenario]]\nid = "basic"\nhand = { germany = 70 }\n',
            "KON scenarios.toml: scenario 'basic': hand.germany: expected a whole number from 0 to 9, got 70",
        ),
        (
            '[[scenario]]\nid = "basic"\nsetup = { norway = { rome = 1 } }\n',
            "KON scenarios.toml: scenario 'basic': setup.norway.rome: no such id",
        ),
        (
            '[[scenario]]\nid = "basic"\nsource = "hearsay"\n',
            "KON scenarios.toml: scenario 'basic': source: expected one of rulebook, public, reconstructed, owner",
        ),
    ],
)
def test_a_pack_with_a_mistake_is_refused_by_file_row_and_key(content: str, expected: str, tmp_path: Path) -> None:
    message = refusal(pack(tmp_path, content))
    assert message.startswith(expected)
    assert message.endswith(" (with my-cards.toml laid over it)")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('[pack]\ngame = "halls-of-hegra"\n', 'my.toml: pack.game: expected "kampen-om-norge", got "halls-of-hegra"'),
        ("[pack]\n", 'my.toml: pack.game: expected "kampen-om-norge", got nothing'),
        (AMBUSH, 'my.toml: pack.game: expected "kampen-om-norge", got nothing'),
        ("pack = 3\n", "my.toml: pack: expected a table { … }, got 3"),
        (FOR_THIS_GAME + "card = 3\n", "my.toml: pack.card: unknown key; expected one of author, game, name, note"),
        (
            FOR_THIS_GAME + "[[tile]]\nid = 3\n",
            "my.toml: tile: unknown key; expected one of advanced, air_range, april_card, area",
        ),
        (FOR_THIS_GAME + "[[card]\n", "my.toml: expected TOML: "),
    ],
)
def test_a_file_that_is_no_pack_of_this_game(content: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(content, encoding="utf-8")
    assert refusal(path).startswith(expected)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(tmp_path / "gone.toml") == "gone.toml: no such file"


def test_a_wrong_pack_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    before = GAME.content_hash(Setup("basic", TWO))
    refusal(pack(tmp_path, AMBUSH.replace("5", '"two"')))
    assert GAME.content_hash(Setup("basic", TWO)) == before
    assert not new_match(GAME, seed=1).over


# -- playing with a pack -------------------------------------------------------------------------------------


def ambush(packs: list[Path]) -> int:
    """How many dice one Norwegian battalion with Bakhold throws against three Germans."""
    table = set_table(gjovik="3 germany", hamar="1 norway", hands={"norway": ["bakhold"]}, packs=packs)
    table.choose("move", "gjovik", "hamar", 3)
    table.pass_to("combat.defence")
    table.choose("play", "bakhold")
    _, defence = [given.value for given in table.match.journal if given.kind == ROLL]
    return len(defence)


def test_a_card_plays_with_the_value_of_the_pack(tmp_path: Path) -> None:
    assert ambush([]) == 1 + 2
    assert ambush([pack(tmp_path, AMBUSH)]) == 1 + 5
    assert ambush([]) == 1 + 2


def test_the_last_pack_wins(tmp_path: Path) -> None:
    weak = pack(tmp_path, AMBUSH.replace("5", "1"), "weak.toml")
    strong = pack(tmp_path, AMBUSH, "strong.toml")
    assert ambush([weak, strong]) == 6
    assert ambush([strong, weak]) == 2


def test_a_border_can_be_changed_by_what_it_lies_between(tmp_path: Path) -> None:
    road = pack(tmp_path, '[[border]]\nbetween = ["gjovik", "hamar"]\nkind = "land"\nsource = "owner"\n')
    match = new_match(GAME, packs=[pack_of_file(road)], seed=1)
    assert isinstance(match.state, Kampen)
    board = match.state.box.board
    assert not board.water_between(board.index["gjovik"], board.index["hamar"])


def held(match: Match) -> int:
    return int(match.view(None)["factions"]["germany"]["cards_in_hand"])


def test_a_match_with_a_pack_and_its_record(tmp_path: Path) -> None:
    path = pack(tmp_path, BIG_HAND)
    match = new_match(GAME, packs=[pack_of_file(path)], seed=3)
    assert held(match) == 7
    assert held(new_match(GAME, seed=3)) == 5
    player = RandomPlayer(2)
    for _ in range(50):
        match.play(player(match))
    save(match, tmp_path / "game")
    kept = pack_of_file(path)
    assert header(match)["packs"] == [{"name": "my-cards.toml", "hash": kept.digest, "text": kept.text}]
    path.unlink()
    assert write_record(load(tmp_path / "game")) == write_record(match)


def edited(record: str, **changes: str) -> str:
    """The record with another pack in its header."""
    first, rest = record.split("\n", 1)
    data = json.loads(first)
    data["packs"][0] |= changes
    return json.dumps(data) + "\n" + rest


def test_a_record_whose_pack_was_edited_is_refused(tmp_path: Path) -> None:
    text = write_record(new_match(GAME, packs=[pack_of_file(pack(tmp_path, BIG_HAND))], seed=3))
    assert held(read_record(text)) == 7
    other = Pack("my-cards.toml", FOR_THIS_GAME + BIG_HAND.replace("7", "6"))
    with pytest.raises(RecordError, match=r"^line 1: packs: my-cards.toml: hash: expected '\w{16}', got '\w{16}'"):
        read_record(edited(text, text=other.text))
    with pytest.raises(RecordError, match=r"^line 1: content: expected '\w{16}', got '\w{16}': .*other cards or packs"):
        read_record(edited(text, text=other.text, hash=other.digest))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"text": "[[pack]"}, "expected TOML"),
        ({"text": '[pack]\ngame = "halls-of-hegra"\n'}, 'pack.game: expected "kampen-om-norge"'),
        ({"text": FOR_THIS_GAME + "#" * LARGEST_PACK}, f"my-cards.toml: expected at most {LARGEST_PACK} bytes"),
        ({"name": ""}, "expected a name for the pack of 1 to 80 characters"),
    ],
)
def test_a_record_with_a_pack_that_cannot_be_laid_over(changes: dict[str, str], why: str, tmp_path: Path) -> None:
    text = write_record(new_match(GAME, packs=[pack_of_file(pack(tmp_path, BIG_HAND))], seed=3))
    if "text" in changes:
        changes = {**changes, "hash": Pack("", changes["text"]).digest}
    with pytest.raises(RecordError, match=f"^line 1: .*{re.escape(why)}"):
        read_record(edited(text, **changes))


def test_a_pack_that_changes_during_the_game_does_not_change_its_record(tmp_path: Path) -> None:
    path = pack(tmp_path, BIG_HAND)
    match = new_match(GAME, packs=[pack_of_file(path)], seed=3)
    before = write_record(match)
    pack(tmp_path, AMBUSH)
    assert write_record(match) == before
    path.unlink()
    assert write_record(match) == before


# -- limits ----------------------------------------------------------------------------------------------------


def laid(*texts: str) -> str:
    """Why packs with these texts are refused."""
    with pytest.raises(ContentError) as caught:
        new_match(GAME, packs=[Pack(f"{place}.toml", text) for place, text in enumerate(texts)], seed=1)
    return str(caught.value)


STRANGE_SHAPES = [
    (".".join(["a"] * 32_000) + " = 1", "at most 8 parts in a key, got more in line 1"),
    ("[" + ".".join(["a"] * 32_000) + "]", "at most 8 parts in a key, got more in line 1"),
    ("x = 1\n'a' . \"b\" . " + "c." * 7 + "d = 1", "at most 8 parts in a key, got more in line 2"),
    ("x = " + "[" * 700 + "]" * 700, "at most 16 brackets within each other, got more in line 1"),
    ("x = " + "{a = " * 700 + "1" + "}" * 700, "at most 16 brackets within each other, got more in line 1"),
    ("x = " + "9" * 5_000, "a number or a key of at most 80 characters, got more in line 1"),
    ("x = 0x" + "f" * 60_000, "a number or a key of at most 80 characters, got more in line 1"),
]


@pytest.mark.parametrize(("text", "why"), STRANGE_SHAPES, ids=range(len(STRANGE_SHAPES)))
def test_a_shape_that_no_pack_needs_is_refused_before_it_is_parsed(text: str, why: str) -> None:
    with pytest.raises(ContentError) as caught:
        about_pack(Pack("my.toml", text))
    assert str(caught.value) == f"my.toml: expected TOML: {why}"


@pytest.mark.parametrize(
    "text",
    [
        "x = '''" + "[." * 100 + "'''",
        'x = """\\\\ a.a.a.a.a.a.a.a.a.a \\""" [[[[[[[[[[[[[[[[[[["""',
        "x = 'a.a.a.a.a.a.a.a.a.a' # [[[[[[[[[[[[[[[[[[[[[ a.a.a.a.a.a.a.a.a.a",
        "x = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]",
        "a.b.c.d.e.f.g.h = " + "[" * 15 + "]" * 15,
    ],
)
def test_texts_and_comments_may_hold_anything(text: str) -> None:
    assert about_pack(Pack("my.toml", text)) == ("", "my.toml")


ENDLESS = ['x = """' + '\\"""\n' * 9_000, "x = '" + "'" * 60_000, 'x = "' + "\\" * 60_000]


@pytest.mark.parametrize("text", ENDLESS, ids=range(len(ENDLESS)))
def test_a_text_that_never_ends_is_no_toml(text: str) -> None:
    with pytest.raises(ContentError, match=r"my\.toml: expected TOML: "):
        about_pack(Pack("my.toml", text))


def test_packs_that_are_too_many_or_too_large() -> None:
    assert laid(*[FOR_THIS_GAME] * 5) == "expected at most 4 packs, got 5"
    assert laid(FOR_THIS_GAME + "#" * LARGEST_PACK).startswith("0.toml: expected at most 65536 bytes, got ")
    rows = "".join(f'[[card]]\nid = "{number}"\n' for number in range(1001))
    assert laid(FOR_THIS_GAME + rows) == "0.toml: expected at most 1000 rows, got 1001"
    assert laid(FOR_THIS_GAME + "card = " + "[" * 20_000).startswith("0.toml: expected TOML: ")
    assert laid(f'{FOR_THIS_GAME}name = "{"x" * 81}"\n').startswith("0.toml: pack.name: expected at most 80 characters")
    new_match(GAME, packs=[Pack("0.toml", f'{FOR_THIS_GAME}name = "{"x" * 80}"\n')], seed=1)


def test_what_a_pack_cannot_say_of_itself() -> None:
    assert laid(FOR_THIS_GAME + 'colour = "red"\n') == (
        "0.toml: pack.colour: unknown key; expected one of author, game, name, note"
    )
    assert laid(FOR_THIS_GAME + "author = 3\n") == "0.toml: pack.author: expected a text, got 3"
    assert laid("pack = 3\n") == "0.toml: pack: expected a table { … }, got 3"


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ('[pack]\ngame = "kampen-om-norge"\nname = " Second printing "\n', ("kampen-om-norge", "Second printing")),
        ('[pack]\ngame = "kampen-om-norge"\n', ("kampen-om-norge", "my.toml")),
        ("[pack]\ngame = 3\nname = 4\n", ("", "my.toml")),
        ("pack = 3\n", ("", "my.toml")),
        (f'[pack]\nname = "{"x" * LONGEST_NAME}"\n', ("", "x" * LONGEST_NAME)),
        (f'[pack]\nname = "x{"x" * LONGEST_NAME}"\n', ("", "my.toml")),
        ('[pack]\nname = "  "\n', ("", "my.toml")),
        ('[pack]\nname = "a\\u0007b"\n', ("", "my.toml")),
    ],
)
def test_what_a_pack_says_of_itself(text: str, about: tuple[str, str]) -> None:
    assert about_pack(Pack("my.toml", text)) == about


def test_packs_up_to_the_limits_are_taken() -> None:
    check_sizes([Pack("x" * LONGEST_NAME, "#" * LARGEST_PACK)] * MOST_PACKS)
    for pack in (Pack("", ""), Pack("x" * (LONGEST_NAME + 1), ""), Pack("a\nb", ""), Pack("x", "å" * LARGEST_PACK)):
        with pytest.raises(ContentError):
            check_sizes([pack])


def test_packs_are_the_same_if_name_and_text_are() -> None:
    pack = Pack("a.toml", "x = 1")
    assert pack == Pack("a.toml", "x = 1")
    assert pack != Pack("b.toml", "x = 1")
    assert pack != Pack("a.toml", "x = 2")
    assert pack != ("a.toml", "x = 1")
    assert len({pack, Pack("a.toml", "x = 1"), Pack("a.toml", "x = 2")}) == 2


def test_rows_are_counted_at_any_depth() -> None:
    assert rows_in({"card": [{"copy": [{}, {}]}, 3], "pack": {"row": [{}]}, "name": "x"}) == 4
