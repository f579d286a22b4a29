from __future__ import annotations

from motstand.kernel.explain import ThingKind, ThingKinds, all_things, each_told, explanation, named, titled
from motstand.kernel.log import Entry
from motstand.kernel.state import State

BERTH = titled("title-berth", "berth", int)
KINDS: ThingKinds[State] = {
    "ship": ThingKind(lambda table: ["anna", "berit"], lambda table, id: Entry("about.ship"), named("ship")),
    "berth": ThingKind(
        lambda table: ["7"], lambda table, id: Entry("about.berth"), titled("title-berth", "berth", int)
    ),
    "tide": ThingKind(["low"], each_told("about.tide", {"low": ("TH-01", lambda table: {"phase": table.phase})})),
}
HARBOUR = State("day")


def test_everything_that_is_there_can_be_pointed_at() -> None:
    assert all_things(KINDS, HARBOUR) == [("ship", "anna"), ("ship", "berit"), ("berth", "7"), ("tide", "low")]


def test_an_explanation_has_the_title_of_its_kind() -> None:
    assert explanation(KINDS, HARBOUR, ("ship", "berit")) == Entry("about.ship", "", {"title": {"ship": "berit"}})
    title = {"key": "title-berth", "values": {"berth": 7}}
    assert explanation(KINDS, HARBOUR, ("berth", 7)) == Entry("about.berth", "", {"title": title})
    assert explanation(KINDS, HARBOUR, ("tide", "low")) == Entry("about.tide.low", "TH-01", {"phase": "day"})


def test_nothing_is_said_of_what_is_not_there() -> None:
    assert explanation(KINDS, HARBOUR, ("ship", "carla")) is None
    assert explanation(KINDS, HARBOUR, ("crane", "anna")) is None
