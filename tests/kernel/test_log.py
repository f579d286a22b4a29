"""The log is derived from what happens, and everyone reads only what is for them."""

from __future__ import annotations

from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import write_record
from motstand.kernel.state import State
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import new_table
from tests.kernel.harbour import HARBOUR, harbour, play_all, table


def keys(match: Match, seat: str | None) -> list[str]:
    return [str(entry["key"]) for entry in match.log_for(seat)]


def found_salt() -> Match:
    return play_all(harbour("voyage", Scripted([2, 3, "salt"], Seeded(1))), ("sail",))


def test_an_entry_has_key_values_rule_and_children() -> None:
    entry = Entry("combat", "R-1", {"area": "hamar"})
    entry.child("die", "R-2", {"number": 6}).child("modifier", values={"of": 1})
    entry.child("plain")
    assert entry.seen_by(None) == {
        "key": "combat",
        "rule": "R-1",
        "values": {"area": "hamar"},
        "children": [
            {
                "key": "die",
                "rule": "R-2",
                "values": {"number": 6},
                "children": [{"key": "modifier", "values": {"of": 1}}],
            },
            {"key": "plain", "values": {}},
        ],
    }
    assert repr(entry) == "<Entry combat (R-1) {'area': 'hamar'}>"


def test_what_is_kept_of_an_entry_tells_its_audience_too() -> None:
    entry = Entry("hand", "R-1", {"cards": 2}, ("red",))
    entry.child("card", "R-2", audience=("red", "blue"))
    assert entry.data() == {
        "key": "hand",
        "rule": "R-1",
        "values": {"cards": 2},
        "audience": ["red"],
        "children": [{"key": "card", "rule": "R-2", "values": {}, "audience": ["red", "blue"]}],
    }
    assert Entry("hand", "R-1") == Entry("hand", "R-1", {})
    others = [
        Entry("foot", "R-1"),
        Entry("hand", "R-2"),
        Entry("hand", "R-1", {"cards": 1}),
        Entry("hand", "R-1", {}, ()),
    ]
    assert Entry("hand", "R-1") not in others


def test_what_is_not_for_a_seat_is_left_out_with_its_children() -> None:
    entry = Entry("hand", audience=("red", "blue"))
    entry.child("for everyone who sees the entry")
    entry.child("for green", audience=("green",))
    assert entry.seen_by("green") is None
    assert entry.seen_by(None) is None
    for seat in ("red", "blue"):
        seen = entry.seen_by(seat)
        assert seen is not None
        assert [child["key"] for child in seen["children"]] == ["for everyone who sees the entry"]


def test_the_log_tells_what_happened_in_its_order() -> None:
    match = found_salt()
    assert keys(match, "red") == ["sailed", "found", "secret", "market"]
    assert match.log_for("red")[0] == {"key": "sailed", "rule": "H-5", "values": {"seat": "red", "dice": [2, 3]}}


def test_a_public_entry_may_have_a_secret_in_it() -> None:
    match = found_salt()
    left = {"key": "found.left", "rule": "H-7", "values": {"count": 5}}
    what = {"key": "found.what", "rule": "H-7", "values": {"cargo": "salt"}}
    shown = {"key": "found", "rule": "H-7", "values": {"seat": "red"}}
    assert match.log_for("red")[1] == {**shown, "children": [what, left]}
    for seat in ("blue", "green", None):
        assert match.log_for(seat)[1] == {**shown, "children": [left]}
        assert keys(match, seat) == ["sailed", "found", "market"]
        assert "salt" not in str(match.log_for(seat))


def test_the_log_can_be_read_from_an_entry_on() -> None:
    match = found_salt()
    heard = len(match.log)
    play_all(match, ("pray",), ("done",))
    assert [entry["key"] for entry in match.log_for("blue", heard)] == ["prayed"]
    assert match.log_for("blue", len(match.log)) == []


def test_the_end_is_told() -> None:
    match = play_all(harbour("market"), ("burn",), ("torch",))
    assert match.log_for(None)[-1] == {
        "key": "game.over",
        "rule": "H-9",
        "values": {"winners": [], "key": "burnt", "level": "", "rule": "H-9", "values": {"by": ("red",)}},
    }


def test_an_undo_leaves_no_trace_not_even_in_an_entry_told_before() -> None:
    match, straight = harbour("market"), harbour("market")
    play_all(match, ("buy", 1), ("buy", 2))
    match.undo("red")
    match.undo("red")
    assert (
        match.log_for("red") == straight.log_for("red") == [{"key": "market", "rule": "H-4", "values": {"seat": "red"}}]
    )
    play_all(match, ("buy", 2), ("pray",))
    play_all(straight, ("buy", 2), ("pray",))
    assert match.log_for("red") == straight.log_for("red")
    assert match.log_for("red")[0]["children"] == [{"key": "bought", "values": {"price": 2}}]


def test_a_listener_keeps_its_list_when_the_match_goes_back() -> None:
    match = play_all(harbour("market"), ("pray",))
    log = match.log
    match.undo("red")
    play_all(match, ("pray",), ("done",))
    assert match.log is log
    assert [entry.key for entry in log] == ["market", "prayed"]


def test_clones_and_imagined_matches_keep_no_log() -> None:
    match = play_all(harbour("market"), ("pray",))
    for twin in (match.clone(), match.imagine("red", Seeded(1))):
        play_all(twin, ("burn",), ("torch",))
        assert twin.log == []
        assert twin.state.log is None
    assert [entry.key for entry in match.log] == ["market", "prayed"]


def test_a_match_can_do_without_a_log() -> None:
    heard, quiet = new_match(HARBOUR, seed=4), new_match(HARBOUR, seed=4, log=False)
    for match in (heard, quiet):
        player = RandomPlayer(2)
        while not match.over:
            match.play(player(match))
    assert write_record(quiet) == write_record(heard)
    assert quiet.log == []
    assert heard.log
    quiet.go_back(3)
    assert quiet.log == []


def test_a_witness_sees_the_position_as_each_line_is_told_and_as_each_phase_ends() -> None:
    match = harbour("voyage", Scripted([2, 3, "salt"], Seeded(1)))
    seen: list[tuple[str, int, int]] = []

    def witness(state: State) -> None:
        assert state is match.state
        assert state.log is not None
        seen.append((state.log[-1].key, table(match).gold["red"], len(table(match).goods["red"])))

    match.state.witness = witness
    play_all(match, ("sail",))
    told = [("sailed", 3, 0), ("found", 8, 1), ("secret", 8, 1), ("market", 8, 1)]
    ends = [("sailed", 8, 0), ("secret", 8, 1)]
    assert seen == [told[0], ends[0], told[1], told[2], ends[1], told[3]]


def test_nobody_listening_costs_nothing_and_changes_nothing() -> None:
    match = found_salt()
    twin = match.clone()
    entry = twin.state.note("anything", "H-4", {"seat": "red"})
    entry.child("bought", values={"price": 2}).child("found")
    assert entry is twin.state.note("anything else")
    assert entry.data() == {"key": "", "values": {}}
    assert twin.state.data() == match.state.data()
    assert table(twin).goods == table(match).goods


def test_the_log_of_kampen_om_norge_hides_hands() -> None:
    match = new_table(seed=4).match
    player = RandomPlayer(2)
    for _ in range(80):
        match.play(player(match))
    drawn = [given for given in match.journal if given.kind == "draw" and given.seat == "germany"]
    assert drawn
    hand = match.view("germany")["hands"]["germany"]
    text = str(match.log_for("norway+allies")) + str(match.log_for(None))
    assert not [card for card in hand if f"'{card}'" in text]
    assert match.log_for("germany") != match.log_for(None)
