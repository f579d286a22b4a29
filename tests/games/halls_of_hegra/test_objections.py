"""Why not? The typical reasons, as a player reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED
from motstand.games.halls_of_hegra.damage import objection_to_status
from motstand.games.halls_of_hegra.state import Hegra, status_slot
from motstand.kernel.flow import Choice
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.objections import Thing, why_not
from motstand.kernel.words.messages import Message
from tests.games.halls_of_hegra.table import Table, set_table


def told(table: Table, *path: Thing) -> list[tuple[str, str]]:
    """What speaks against these clicks: sentence and rule."""
    words = GAME.words(table.match.setup)
    found = why_not(table.match, words, COMMANDER, list(path))
    return [(words.say(words.objection(each.key, each.values)), each.rule) for each in found]


def reason(table: Table, *path: Thing) -> str:
    """The key of the most telling objection."""
    return why_not(table.match, GAME.words(table.match.setup), COMMANDER, list(path))[0].key


def dead_guns(game: Hegra) -> None:
    """Gun 1 has a blank tile only, and Gun 2 is under the snow."""
    game.jammed[status_slot("gun_1", 1)] = game.jammed[status_slot("gun_1", 2)] = True


@pytest.mark.rule("HOH-ACTION-05")
def test_a_position_in_rubble() -> None:
    table = set_table("placing", 4, ready="soldier")
    expected = [("Position A is in rubble: repair it first.", "HOH-ACTION-05")]
    assert told(table, ("disc", "ready@soldier"), ("space", "position_a")) == expected
    assert told(table, ("space", "position_a")) == expected


@pytest.mark.rule("HOH-ACTION-02", "HOH-DEF-02")
def test_a_medic_does_not_fight() -> None:
    table = set_table("placing", 4, ready="medic")
    path: list[Thing] = [("disc", "ready@medic"), ("space", "position")]
    assert told(table, *path) == [("A Medic may not be sent to Leftmost Position.", "HOH-ACTION-02")]
    assert told(table, ("space", "position"))[0][1] == "HOH-ACTION-02"


@pytest.mark.rule("HOH-ACTION-07", "HOH-MOBACT-01", "HOH-WALLS-01")
@pytest.mark.parametrize(
    ("day", "space", "sentence"),
    [
        (4, "negotiate", "Negotiate can be used only on days 1 to 3."),
        (2, "position", "Leftmost Position can be used only on days 4 to 11."),
        (4, "radio", "Radio lies under the snow: Shovel Snow until its Snow card is found."),
    ],
)
def test_spaces_that_are_not_open_today(day: int, space: str, sentence: str) -> None:
    table = set_table("placing", day, ready="soldier")
    assert told(table, ("disc", "ready@soldier"), ("space", space)) == [(sentence, "HOH-ACTION-07")]


@pytest.mark.rule("HOH-MORNING-08")
def test_who_comes_first_and_who_is_there() -> None:
    table = set_table("placing", 4, ready="soldier")
    assert told(table, ("space", "repair")) == [("First click the Defender, then this.", "HOH-MORNING-08")]
    assert told(table, ("disc", "ready@medic")) == [("No Medic is Ready.", "HOH-MORNING-08")]
    table.place(repair="soldier")
    assert reason(table, ("space", "repair")) == "nobody.ready_at_all"


@pytest.mark.rule("HOH-Q-50", "HOH-WALLS-02")
def test_positions_are_held() -> None:
    table = set_table("placing", 4, ready="2 soldier", positions="volunteer . . .")
    assert reason(table, ("disc", "position@volunteer")) == "position.stays"
    table.place(position="soldier")
    table.choose("take_back", "soldier", "position")
    assert reason(table, ("disc", "position@volunteer")) == "position.stays"


@pytest.mark.rule("HOH-MORNING-04", "HOH-SUPPLY-01", "HOH-Q-49")
def test_the_tired_are_paid_for() -> None:
    table = set_table("waking", 2, tired="3 soldier", supplies=0, morale=-3, rested=1)
    path: list[Thing] = [("disc", "tired@soldier")]
    sentence = "Nobody is paid for yet: first spend Morale (a level makes 2 Ready), for no Supplies are left."
    assert told(table, *path) == [(sentence, "HOH-MORNING-04")]
    assert told(table, ("answer", "spend supply")) == [("No Supplies are left.", "HOH-SUPPLY-01")]
    assert reason(table, ("track", "morale")) == "morale.lowest"


@pytest.mark.rule("HOH-MORNING-07")
def test_two_rest_a_day() -> None:
    table = set_table("waking", 2, tired="3 soldier", supplies=2, rested=2)
    path: list[Thing] = [("area", "rest"), ("disc", "tired@soldier")]
    assert told(table, *path) == [("Two have been sent to Rest this morning, and more may not.", "HOH-MORNING-07")]
    assert [key for key, _ in told(table, path[1])] == [
        "Nobody is paid for yet: first spend a Supply (it makes 4 Ready) or Morale (a level makes 2 Ready).",
    ]


@pytest.mark.rule("HOH-WALLS-04", "HOH-WALLS-11", "HOH-WALLS-02")
def test_who_cannot_fire() -> None:
    def fired(game: Hegra) -> None:
        game.fired[0] = True

    table = set_table(
        "walls",
        7,
        repaired=["position_a", "position_c"],
        positions="soldier volunteer . soldier",
        placed={"reckless_defence": "soldier"},
        sectors={3: "standing"},
        prepare=fired,
    )
    assert told(table, ("space", "position")) == [("The Soldier in Leftmost Position has fired today.", "HOH-WALLS-04")]
    assert reason(table, ("space", "position_a")) == "range.nobody"
    assert reason(table, ("space", "position_b")) == "space.rubble"
    assert reason(table, ("disc", "position_b@soldier")) == "nobody.space"
    assert reason(table, ("disc", "reckless_defence@hunter")) == "nobody.space"


@pytest.mark.rule("HOH-MG-01", "HOH-MG-02", "HOH-MG-03", "HOH-MG-04")
def test_who_cannot_use_the_machine_gun() -> None:
    def jammed(game: Hegra) -> None:
        game.jammed[status_slot("machine_gun", 0)] = True

    manned: dict[str, Any] = {"positions": "soldier soldier . .", "repaired": ["position_a"], "supplies": 0}
    table = set_table("walls", 7, sectors={4: "standing"}, **manned)
    gun: Thing = ("gun", "machine_gun")
    assert reason(table, gun, ("space", "position")) == "machine_gun.leftmost"
    assert reason(table, gun, ("space", "position_a"), ("supplies", 1)) == "supplies.none"
    table = set_table("walls", 7, sectors={4: "standing"}, prepare=jammed, **manned)
    assert told(table, gun) == [("Machine Gun is jammed: Repair unjams it.", "HOH-STATUS-04")]
    table = set_table("walls", 5, sectors={3: "standing"}, **manned)
    assert reason(table, gun) == "machine_gun.siege"


@pytest.mark.rule("HOH-WALLS-08", "HOH-WALLS-09")
def test_a_volunteer_does_not_reach_far() -> None:
    table = set_table("walls", 7, positions="volunteer . . .", sectors={3: "standing", 4: "standing lying"}, fate=[6])
    assert table.prompt == "walls.remove"
    assert told(table, ("infantry", "standing@3")) == [("A Volunteer does not reach Sector 3.", "HOH-WALLS-08")]


@pytest.mark.rule("HOH-ARTY-01", "HOH-ARTY-04", "HOH-ARTY-09", "HOH-Q-59", "HOH-STATUS-04")
def test_what_a_gun_cannot_do() -> None:
    guns: dict[str, Any] = {"placed": {"fire_artillery": "2 soldier"}, "sectors": {2: "standing"}}
    cleared = ["gun_1"] * 3
    table = set_table("artillery", 7, repaired=cleared, **guns)
    assert reason(table, ("gun", "gun_1"), ("target", "sector@1")) == "sector.nobody"
    assert reason(table, ("gun", "gun_1"), ("target", "row@yellow")) == "row.empty"
    assert reason(table, ("gun", "gun_2")) == "gun.snow"
    assert reason(table, ("target", "sector@2")) == "first"
    table = set_table("artillery", 7, repaired=cleared, prepare=dead_guns, **guns)
    assert reason(table, ("gun", "gun_1"), ("target", "airfield@")) == "gun.iconless"


@pytest.mark.rule("HOH-ARTY-15", "HOH-ARTY-14")
def test_the_airfield_gives_each_thing_once() -> None:
    guns: dict[str, Any] = {"placed": {"fire_artillery": "2 soldier"}, "repaired": ["gun_1"] * 3}

    def used(game: Hegra) -> None:
        game.airfield_used = ["morale"]
        game.air_stacks[0] = 0

    table = set_table("artillery", 8, prepare=used, **guns)
    table.choose("shell", "gun_1", "airfield")
    assert reason(table, ("answer", "airfield morale")) == "airfield.used"
    assert reason(table, ("stack", 1)) == "stack.gone"


@pytest.mark.rule("HOH-RUN-07", "HOH-RUN-17", "HOH-RUN-09")
def test_where_a_run_cannot_go() -> None:
    runs = [("volunteer", "light_blue_2", ""), ("soldier", "light_blue_3", "")]
    table = set_table("runs", 7, runs=runs, patrols={"green_1": 1, "green_2": 1}, weather=2)
    table.choose("run", "volunteer")
    assert told(table, ("place", "light_blue_2")) == [("The run stands at Light blue 2 already.", "HOH-RUN-07")]
    assert reason(table, ("place", "light_blue_3")) == "go.taken"
    assert reason(table, ("place", "yellow_1")) == "go.enemies"
    assert reason(table, ("place", "dark_blue_6")) == "go.ends"
    sentence = "Morale Depot is 5 spaces away, and the run can go only 4 more."
    assert told(table, ("place", "depot_morale")) == [(sentence, "HOH-RUN-07")]
    assert reason(table, ("run", "light_blue_3@nothing@soldier")) == "run.later"


@pytest.mark.rule("HOH-Q-106", "HOH-RUN-09")
def test_nobody_comes_back_through_the_enemy() -> None:
    enclosed = {f"dark_blue_{number}": 1 for number in range(1, 7)}
    table = set_table("runs", 7, runs=[("volunteer", "fortress", "")], patrols=enclosed)
    assert reason(table, ("place", "fortress")) == "go.enemies"


@pytest.mark.rule("HOH-RUN-07")
def test_a_run_moves_once_a_day() -> None:
    runs = [("volunteer", "light_blue_2", ""), ("soldier", "light_blue_5", ""), ("hunter", "dark_blue_4", "")]
    table = set_table("runs", 7, runs=runs)
    table.choose("run", "volunteer")
    table.choose("stay")
    sentence = "The Volunteer at Light blue 2 has moved today."
    assert told(table, ("run", "light_blue_2@nothing@volunteer")) == [(sentence, "HOH-RUN-07")]


@pytest.mark.rule("HOH-RUN-13")
def test_only_soldiers_fight() -> None:
    table = set_table("runs", 7, runs=[("volunteer", "light_blue_2", "")], patrols={"green_2": 1})
    table.choose("go", "green_2")
    assert table.prompt == "run.meeting"
    expected = [("Only a Soldier may fight, and this is a Volunteer.", "HOH-RUN-13")]
    assert told(table, ("enemy", "patrol@green_2")) == expected


@pytest.mark.rule("HOH-MAINT-06", "HOH-MAINT-07", "HOH-DAMAGE-01")
def test_what_cannot_be_repaired() -> None:
    table = set_table(
        "maintenance", 4, placed={"repair": "2 soldier"}, repaired=["position_a"], prepare=jam_under_rubble
    )
    assert table.prompt == "repair"
    assert told(table, ("damage", "position_a")) == [("Position A is not damaged.", "HOH-MAINT-06")]
    assert reason(table, ("damage", "radio")) == "damage.snow"
    assert reason(table, ("gun", "gun_1")) == "gun.jammed_under_rubble"
    assert reason(table, ("gun", "machine_gun")) == "machine_gun.siege"


@pytest.mark.rule("HOH-STATUS-04", "HOH-MG-02")
def test_what_speaks_against_a_gun() -> None:
    def status(gun: str, prepare: Callable[[Hegra], None] | None = None, **more: Any) -> str:
        return objection_to_status(set_table("placing", prepare=prepare, **more).game, gun)

    def all_jammed(game: Hegra) -> None:
        for gun, slots in (("gun_1", 3), ("gun_2", 3), ("machine_gun", 1)):
            for slot in range(slots):
                game.jammed[status_slot(gun, slot)] = True

    repaired = ["gun_1"] * 2
    assert status("gun_1", day=7, repaired=repaired) == ""
    assert status("gun_1", day=7, repaired=repaired, prepare=all_jammed) == "gun.jammed"
    assert status("gun_1", day=7, prepare=covered) == "gun.rubble"
    assert status("machine_gun", day=7) == ""
    assert status("machine_gun", day=7, prepare=all_jammed) == "gun.jammed"
    assert status("machine_gun", day=6) == "machine_gun.siege"


def covered(game: Hegra) -> None:
    game.damage[DAMAGED.index("gun_1")] = 3


def jam_under_rubble(game: Hegra) -> None:
    game.jammed[status_slot("gun_1", 2)] = True


@pytest.mark.rule("HOH-MAINT-09")
def test_who_cannot_be_promoted() -> None:
    table = set_table("maintenance", 4, placed={"promote": "officer volunteer hunter"})
    assert table.prompt == "promote"
    sentence = "The Officer cannot be promoted: only a Volunteer or a Hunter becomes a Soldier."
    assert told(table, ("disc", "promote@officer")) == [(sentence, "HOH-MAINT-09")]


@pytest.mark.rule("HOH-DAY-01", "HOH-DAY-03")
def test_sections_have_their_order() -> None:
    table = set_table("maintenance", 4, placed={"repair": "2 soldier", "inspire": "officer", "treat_patient": "medic"})
    assert table.prompt == "section"
    sentence = "Treat 1 Patient belongs to the section Infirmary. That comes later today."
    assert told(table, ("space", "treat_patient")) == [(sentence, "HOH-DAY-01")]
    assert told(table, ("space", "fire_artillery"))[0][0].endswith("That is over for today.")
    assert reason(table, ("space", "bolster")) == "space.nobody"
    assert reason(table, ("space", "radio")) == "space.snow"


@pytest.mark.rule("HOH-MOBACT-05", "HOH-Q-99")
def test_negotiations_and_routes() -> None:
    table = set_table("mobilisation", 2, placed={"open_supply_route": "2 soldier"})
    assert told(table, ("depot", "supply")) == [("This Supply Route is open already.", "HOH-MOBACT-05")]


@pytest.mark.rule("HOH-EVENING-14", "HOH-FX-31")
def test_hope_and_despair_come_first() -> None:
    def drawn(game: Hegra) -> None:
        despair = game.despair.pop(0)
        high = game.high.rest[0]
        game.high.take(high)
        game.drawn = [despair, high]
        game.to_resolve = 1

    table = set_table("morale cards", 8, prepare=drawn)
    ordinary = next(card for card in table.game.drawn if card.startswith("HI"))
    sentence = "Hope and Despair must be chosen first: only 1 card is still resolved, and it must be such a card."
    assert told(table, ("card", ordinary)) == [(sentence, "HOH-EVENING-14")]


@pytest.mark.rule("HOH-DEF-02", "HOH-COUP-04")
def test_a_medic_takes_no_position_at_the_coup() -> None:
    table = set_table("posting", 3, ready="medic soldier volunteer")
    assert table.prompt == "posting"
    sentence = "A Medic cannot fight: somebody else must take the Position."
    assert told(table, ("disc", "ready@medic")) == [(sentence, "HOH-DEF-02")]


@pytest.mark.rule("HOH-Q-99", "HOH-Q-14", "HOH-MAINT-08")
@pytest.mark.parametrize(
    ("prompt", "option", "key"),
    [
        ("negotiate", ("calm", "doubt"), "calm.lowest"),
        ("negotiate", ("calm", "fear"), "calm.lowest"),
        ("bolster", ("bolster", "miss"), "miss.none"),
        ("bolster", ("bolster", "defence"), "defence.highest"),
    ],
)
def test_what_is_at_its_end_already(prompt: str, option: tuple[str, str], key: str) -> None:
    """Where only one thing is left to do it is done unasked; the reasons are the same."""
    table = set_table("placing", 2, doubt=0, fear=0, miss_reserve=0, defence=3)
    objection = GAME.objection(table.game, Choice(COMMANDER, prompt, [], "HOH-Q-99"), option)
    assert objection is not None
    assert objection.key == key


@pytest.mark.rule("HOH-FX-02")
def test_a_choice_of_which_nothing_can_be_done() -> None:
    table = set_table("placing", 2, event="MOB-06", ready="2 soldier", supplies=0)
    choice = Choice(COMMANDER, "card.choose", [("choose", "strength")], "HOH-FX-02", {"card": "MOB-06"})
    objection = GAME.objection(table.game, choice, ("choose", "supplies"))
    assert objection == Message("branch.nothing", rule="HOH-FX-02")


@pytest.mark.rule("HOH-INFIRM-14", "HOH-INFIRM-06")
def test_patients() -> None:
    table = set_table("placing", 4, ready="soldier", beds={3: "soldier"})
    assert told(table, ("patient", "bed@3@soldier"))[0][1] == "HOH-INFIRM-06"
    assert told(table, ("patient", "waiting@3@soldier")) == [
        ("There is no Soldier on level 3 in the Waiting Area.", "HOH-INFIRM-14")
    ]


def test_cards_that_are_not_open_are_all_alike() -> None:
    """Nobody learns from an objection whether a card is in its deck, or gone."""
    table = set_table("placing", 2)
    hidden = [card for deck in table.game.event_decks for card in deck.rest]
    gone = [card for card in table.game.events_used if card != table.game.event]
    assert {reason(table, ("card", card)) for card in hidden + gone} == {"card.away"}


@pytest.mark.rule("HOH-COMP-03")
def test_first_the_dice() -> None:
    match = new_match(GAME, fate=ByHand(Seeded(1), cards=True))
    assert why_not(match, GAME.words(match.setup), COMMANDER, [("space", "repair")])[0].key == "fate"
