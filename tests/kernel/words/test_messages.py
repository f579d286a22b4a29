"""Messages: equal by what they say, each with all that belongs to it."""

from __future__ import annotations

from motstand.kernel.flow import Outcome
from motstand.kernel.log import Entry
from motstand.kernel.why import Why
from motstand.kernel.words.error_messages import message
from motstand.kernel.words.messages import Message


def test_messages_are_equal_when_key_values_and_rule_are() -> None:
    told = Message("march", {"count": 2}, "T-1")
    assert told == Message("march", {"count": 2}, "T-1")
    assert told != Message("halt", {"count": 2}, "T-1")
    assert told != Message("march", {"count": 3}, "T-1")
    assert told != Message("march", {"count": 2}, "T-2")
    assert told != "march"
    assert repr(told) == "<Message march (T-1) {'count': 2}>"
    assert repr(Message("march")) == "<Message march {}>"


def test_entries_are_equal_with_their_children_and_their_audience() -> None:
    entry, other = Entry("combat", "T-1"), Entry("combat", "T-1")
    assert entry == other
    other.child("die", "T-2", {"die": 6})
    assert entry != other
    assert Entry("drawn", audience=("red",)) != Entry("drawn")


def test_outcomes_are_equal_with_their_winners_and_their_level() -> None:
    assert Outcome(("red",), "won", "T-3") == Outcome(("red",), "won", "T-3")
    assert Outcome(("red",), "won", "T-3") != Outcome(("blue",), "won", "T-3")
    assert Outcome(("red",), "won", "T-3", "minor") != Outcome(("red",), "won", "T-3", "major")


def test_whatever_is_said_is_a_message() -> None:
    for told in (Entry("combat"), Outcome((), "drawn"), message("match-over"), Why()):
        assert isinstance(told, Message)
        assert told.rule == ""
        assert told.sent is None
