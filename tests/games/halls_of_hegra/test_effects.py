"""The vocabulary of card effects, verb by verb: an Event card of a pack says what is tried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table


class Printer:
    """Prints a card with the effects that a test names, and resolves it as the text of the day's Event card."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def play(self, effects: str, day: int = 2, **more: Any) -> Table:
        """Resolve ``"supply -1; tire 2"`` on a day; play goes on to the next question."""
        card = "MOB-01" if day <= 3 else "ATT-01" if day <= 6 else "SG1-01"
        listed = ", ".join(f'"{effect.strip()}"' for effect in effects.split(";"))
        pack = self.folder / "card.toml"
        pack.write_text(
            f'[pack]\ngame = "halls-of-hegra"\n[[event]]\nid = "{card}"\neffect = [{listed}]\n', encoding="utf-8"
        )
        return set_table("event text", day, event=card, packs=[pack], **more)


@pytest.fixture
def card(tmp_path: Path) -> Printer:
    return Printer(tmp_path)


@pytest.mark.rule("HOH-FX-01")
def test_effects_from_left_to_right(card: Printer) -> None:
    table = card.play("morale +1; supply +1; defence -1", defence=1, fate=["medic"])
    keys = [key for key in table.log_keys() if key in ("morale.up", "supplies.gained", "defence.down")]
    assert keys == ["morale.up", "supplies.gained", "defence.down"]


@pytest.mark.rule("HOH-FX-01")
def test_the_impossible_is_ignored(card: Printer) -> None:
    table = card.play("bury 1; kill 1; unjam 1; patrol -1; treat 1; supply +1", supplies=0, fate=["medic"])
    assert table.game.supplies == 1


@pytest.mark.rule("HOH-FX-02")
def test_a_choice_of_which_nothing_can_be_done_is_not_offered() -> None:
    table = set_table("event text", 2, event="MOB-06", supplies=1, fate=["medic"])
    assert table.match.options == [("choose", "supplies"), ("choose", "strength")]
    table = set_table("event text", 2, event="MOB-06", supplies=0, ready="3 soldier 2 hunter")
    assert table.prompt == "tire"  # no Supply to lose
    table = set_table("event text", 2, event="MOB-06", supplies=0, ready="", fate=["medic"])
    table.choose("choose", "supplies")  # neither can be done
    assert table.game.supplies == 0


@pytest.mark.rule("HOH-FX-03")
def test_morale(card: Printer) -> None:
    assert card.play("morale +2", morale=-1, fate=["medic"]).game.morale == 1
    table = card.play("morale -3", morale=-2, tired="2 volunteer soldier", fate=["medic"])
    assert (table.game.morale, sum(table.game.tired)) == (-3, 1)
    table = card.play("morale +3", morale=2, fate=["medic"])
    assert table.game.hope == ["HOPE-3", "HOPE-4", "HOPE-5", "HOPE-6"]


@pytest.mark.rule("HOH-FX-04", "HOH-SUPPLY-01")
def test_supply(card: Printer) -> None:
    assert card.play("supply +3", supplies=1, fate=["medic"]).game.supplies == 4
    assert card.play("supply -3", supplies=1, fate=["medic"]).game.supplies == 0
    assert card.play("supply +20", supplies=15, fate=["medic"]).game.supplies == 35


@pytest.mark.rule("HOH-FX-05")
def test_snow(card: Printer) -> None:
    table = card.play("snow +3", snow=4, hit_bag="3 miss", fate=["miss", "miss", "medic"])
    assert (table.game.snow, table.bag("hit")) == (5, {"miss": 1})
    assert card.play("snow -2", snow=4, fate=["medic"]).game.snow == 2
    table = card.play("snow -1", snow=1, supplies=1, fate=["SNOW-07", "medic"])
    assert (table.game.snow, table.game.supplies) == (3, 4)


@pytest.mark.rule("HOH-FX-06")
def test_suspicion(card: Printer) -> None:
    assert card.play("suspicion +2", suspicion=2, fate=["medic"]).game.suspicion == 4
    assert card.play("suspicion -5", suspicion=4, fate=["medic"]).game.suspicion == 1
    table = card.play("suspicion +2", suspicion=6, fate=["3", "medic"])
    assert (table.game.suspicion, table.patrols()) == (4, {"yellow_3": 1})


@pytest.mark.rule("HOH-FX-07", "HOH-TRACK-05")
def test_defence(card: Printer) -> None:
    assert card.play("defence +2", defence=2, fate=["medic"]).game.defence == 3
    table = card.play("defence -2", defence=1, hit_bag="2 miss", fate=["miss", "medic"])
    assert (table.game.defence, table.bag("hit")) == (0, {"miss": 1})


@pytest.mark.rule("HOH-FX-08", "HOH-TRACK-06", "HOH-TRACK-07")
def test_fear_and_doubt(card: Printer) -> None:
    table = card.play("fear +3; doubt +3", fear=3, doubt=1, fate=["medic"])
    assert (table.game.fear, table.game.doubt) == (5, 3)
    table = card.play("fear -9; doubt -9", fear=3, doubt=1, fate=["medic"])
    assert (table.game.fear, table.game.doubt) == (0, 0)
    table = card.play("fear +1; doubt +1", day=4, fate=["medic"])
    assert (table.game.fear, table.game.doubt) == (0, 0)


@pytest.mark.rule("HOH-FX-02", "HOH-FX-08", "HOH-EVENT-09")
@pytest.mark.parametrize(("day", "card"), [(2, "MOB-06"), (4, "ATT-01")])
def test_fear_and_doubt_can_be_chosen_only_before_the_attack(tmp_path: Path, day: int, card: str) -> None:
    effects = {"supplies": "fear +1", "strength": "doubt +1", "morale": "supply +1"}
    choices = [f'{{ id = "{id}", text = "{id}", effect = ["{effect}"] }}' for id, effect in effects.items()]
    pack = tmp_path / "card.toml"
    row = f'[[event]]\nid = "{card}"\neffect = []\nchoose = [{", ".join(choices)}]\n'
    pack.write_text(f'[pack]\ngame = "halls-of-hegra"\n{row}', encoding="utf-8")
    table = set_table("event text", day, event=card, packs=[pack], fate=["medic"])
    offered = [option[1] for option in table.offered("choose")]
    assert offered == (["supplies", "strength", "morale"] if day == 2 else [])


@pytest.mark.rule("HOH-FX-09")
def test_doubt_discs(card: Printer) -> None:
    assert card.play("doubt_disc +2", day=4, fate=["medic"]).bag("recruit")["doubt"] == 3
    table = card.play("doubt_disc -3", day=4, recruit_bag="2 doubt 3 medic", fate=["medic"])
    assert table.bag("recruit") == {"medic": 2}
    assert table.game.doubt_reserve == 7
    assert card.play("doubt_disc +20", day=4, fate=["medic"]).game.doubt_reserve == 0


@pytest.mark.rule("HOH-FX-10")
def test_recruits_for_the_bag(card: Printer) -> None:
    table = card.play("recruit soldier 2", day=4, fate=["medic"])
    assert table.bag("recruit")["soldier"] == 8
    assert table.area("reserve")["soldier"] == 1
    assert card.play("recruit hunter 1", day=4, fate=["medic"]).bag("recruit")["hunter"] == 3


@pytest.mark.rule("HOH-FX-11", "HOH-TRACK-09")
def test_surrender(card: Printer) -> None:
    assert card.play("surrender -1", fate=["medic"]).outlook() == "truce"
    assert card.play("surrender -9", fate=["medic"]).outlook() == "german_retreat"
    assert card.play("surrender +1", fate=["medic"]).outlook() == "surrender"
    assert card.play("surrender +2").match.over


@pytest.mark.rule("HOH-FX-12")
def test_hit(card: Printer) -> None:
    assert card.play("hit 2", hit_bag="3 miss", fate=["miss", "miss", "medic"]).bag("hit") == {"miss": 1}


@pytest.mark.rule("HOH-FX-13")
def test_miss(card: Printer) -> None:
    assert card.play("miss +2", hit_bag="", fate=["medic"]).bag("hit") == {"miss": 2}
    table = card.play("miss -2", hit_bag="miss artillery", fate=["medic"])
    assert (table.bag("hit"), table.game.miss_reserve) == ({"artillery": 1}, 10)


@pytest.mark.rule("HOH-FX-14")
def test_artillery_tiles(card: Printer) -> None:
    assert card.play("artillery_tile +1", hit_bag="", fate=["medic"]).bag("hit") == {"artillery": 1}
    assert card.play("artillery_tile +9", hit_bag="", fate=["medic"]).bag("hit") == {"artillery": 4}


@pytest.mark.rule("HOH-FX-09", "HOH-FX-10", "HOH-FX-13", "HOH-FX-14")
def test_of_what_there_is_none_nothing_is_told(card: Printer) -> None:
    def nothing_left(game: Hegra) -> None:
        game.artillery_tile_reserve = 0

    effects = "doubt_disc -1; miss -1; recruit hunter 2; artillery_tile +1; supply -1; supply +1"
    table = card.play(
        effects, day=4, recruit_bag="soldier", hit_bag="", supplies=0, ready="5 hunter", prepare=nothing_left
    )
    changes = ("doubt_disc.", "miss.", "recruits.promised", "artillery_tile.", "supplies.")
    assert [key for key in table.log_keys() if key.startswith(changes)] == ["supplies.gained"]


@pytest.mark.rule("HOH-FX-15")
def test_injuries(card: Printer) -> None:
    table = card.play("injure 2", tired="volunteer", ready="soldier", fate=[2, 3, "medic"])
    table.choose("bed")
    table.choose("bed")
    assert table.beds() == [("volunteer", 2), ("soldier", 3)]
    table = card.play("injure 1 position", day=7, positions=". hunter . .", tired="soldier", fate=[5])
    table.choose("bed")
    assert table.beds() == [("hunter", 5)]
    assert "injured" not in card.play("injure 1 position", day=4, tired="soldier", fate=["medic"]).log_keys()


@pytest.mark.rule("HOH-FX-15")
def test_a_card_injures_in_the_leftmost_position_too(card: Printer) -> None:
    table = card.play("injure 1 position", day=7, positions="soldier hunter . .", fate=[5])
    table.choose("bed")
    assert table.beds() == [("soldier", 5)]


@pytest.mark.rule("HOH-FX-16")
def test_a_volunteer_is_lost_from_the_tired_area_first(card: Printer) -> None:
    table = card.play("lose 1 volunteer", tired="volunteer soldier", ready="volunteer hunter", fate=["medic"])
    assert (table.area("tired"), table.area("ready")) == ({"soldier": 1}, {"volunteer": 1, "hunter": 1})


@pytest.mark.rule("HOH-FX-16")
def test_losses(card: Printer) -> None:
    assert card.play("lose 2", tired="volunteer", ready="soldier", fate=["medic"]).area("ready") == {}
    table = card.play("lose 2 volunteer", tired="volunteer soldier", ready="volunteer hunter", fate=["medic"])
    assert (table.area("tired"), table.area("ready")) == ({"soldier": 1}, {"hunter": 1})


@pytest.mark.rule("HOH-FX-01", "HOH-FX-16")
def test_where_no_volunteer_is_left_none_is_lost(card: Printer) -> None:
    table = card.play("lose 2 volunteer", tired="volunteer soldier", ready="hunter", fate=["medic"])
    assert (table.area("tired"), table.area("ready")) == ({"soldier": 1}, {"hunter": 1})
    assert table.log_keys().count("lost") == 1


@pytest.mark.rule("HOH-FX-17")
def test_tiring(card: Printer) -> None:
    table = card.play("tire 2", ready="soldier medic", rest="hunter", fate=["medic"])
    assert table.match.options == [("tire", "soldier", "ready"), ("tire", "medic", "ready"), ("tire", "hunter", "rest")]
    table.choose("tire", "hunter", "rest")
    table.choose("tire", "soldier", "ready")
    assert table.area("tired") == {"soldier": 1, "hunter": 1}
    told = [entry.values for entry in table.match.log if entry.key == "tired"]
    assert told == [{"defender": "hunter", "area": "rest"}, {"defender": "soldier", "area": "ready"}]


@pytest.mark.rule("HOH-FX-17", "HOH-FX-18")
@pytest.mark.parametrize(("effect", "prompt"), [("tire 3", "tire"), ("ready 3", "ready")])
def test_every_question_says_how_many_are_still_to_be_tired_or_readied(card: Printer, effect: str, prompt: str) -> None:
    table = card.play(effect, ready="4 soldier hunter", tired="4 soldier hunter", fate=["medic"])
    left = []
    while table.prompt == prompt:
        assert table.match.pending is not None
        left.append((table.match.pending.values or {})["left"])
        table.choose(prompt, "soldier")
    assert left == [3, 2, 1]


@pytest.mark.rule("HOH-FX-18")
def test_making_ready(card: Printer) -> None:
    table = card.play("ready 2", ready="", tired="3 soldier", fate=["medic"])
    table.choose("ready", "soldier")
    table.choose("done")
    assert (table.area("ready"), table.area("tired")) == ({"soldier": 1}, {"soldier": 2})


@pytest.mark.rule("HOH-FX-19")
def test_treating(card: Printer) -> None:
    table = card.play("treat 2", beds={2: "soldier"}, waiting={3: "medic"}, fate=["hunter"])
    table.choose("treat", "soldier", 2, "bed")
    table.choose("treat", "medic", 3, "waiting")
    assert (table.beds(), table.waiting()) == ([("soldier", 3)], {4: {"medic": 1}})


@pytest.mark.rule("HOH-FX-20")
def test_relapsing(card: Printer) -> None:
    table = card.play("relapse 2", beds={2: "soldier"}, waiting={3: "medic", 2: "hunter"}, fate=["soldier"])
    assert (table.beds(), table.waiting()) == ([("soldier", 2)], {1: {"medic": 1}})
    assert table.area("morgue") == {"hunter": 1}


@pytest.mark.rule("HOH-FX-21")
def test_repairing(card: Printer) -> None:
    table = card.play("repair 2", fate=["medic"])
    table.choose("repair", "position_a")
    table.choose("repair", "gun_1")
    assert (table.damage("position_a"), table.damage("gun_1")) == (0, 2)


@pytest.mark.rule("HOH-FX-22")
def test_jamming(card: Printer) -> None:
    table = card.play("jam gun", repaired=["gun_1", "gun_1"], fate=["medic"])
    assert table.jammed("gun_1") == [False, True, False]
    assert card.play("jam machine_gun", day=7, positions="soldier . . .").jammed("machine_gun") == [True]
    table = card.play("jam any", day=7, positions="soldier . . .", repaired=["gun_1"])
    assert table.match.options == [("jam", "gun_1"), ("jam", "machine_gun")]
    assert "jammed" not in card.play("jam any", fate=["medic"]).log_keys()


@pytest.mark.rule("HOH-FX-23")
def test_unjamming(card: Printer) -> None:
    def jammed(game: Hegra) -> None:
        game.jammed[0] = game.jammed[1] = True

    table = card.play("unjam 1", repaired=["gun_1", "gun_1"], prepare=jammed, fate=["medic"])
    assert table.jammed("gun_1") == [False, True, False]
    assert table.damage("gun_1") == 1


@pytest.mark.rule("HOH-FX-24")
def test_breaking(card: Printer) -> None:
    table = card.play("break radio", dug=["radio"], repaired=["radio"], fate=["medic"])
    assert table.damage("radio") == 1
    assert "radio" not in table.bag("hit")
    assert card.play("break radio", fate=["medic"]).damage("radio") == 0


@pytest.mark.rule("HOH-FX-02", "HOH-FX-24")
@pytest.mark.parametrize("broken", [True, False])
def test_breaking_can_be_chosen_only_if_the_tile_is_in_the_bag(tmp_path: Path, broken: bool) -> None:
    pack = tmp_path / "card.toml"
    choices = '[{ id = "supplies", effect = ["break radio"] }, { id = "strength", effect = ["supply +1"] }]'
    card = f'[[event]]\nid = "MOB-06"\nchoose = {choices}\n'
    pack.write_text(f'[pack]\ngame = "halls-of-hegra"\n{card}', encoding="utf-8")
    repaired = ["radio"] if broken else []
    table = set_table("event text", 2, event="MOB-06", dug=["radio"], repaired=repaired, packs=[pack], fate=["medic"])
    # With a single choice left nobody is asked.
    assert (table.prompt == "card.choose") == broken
    assert not broken or table.match.options == [("choose", "supplies"), ("choose", "strength")]


@pytest.mark.rule("HOH-FX-28")
def test_every_question_says_how_many_are_still_to_be_removed(card: Printer) -> None:
    table = card.play("kill 3", day=7, sectors={4: "2 standing 1 lying", 3: "2 standing"})
    left = []
    while table.prompt == "kill":
        assert table.match.pending is not None
        left.append((table.match.pending.values or {})["left"])
        table.choose("remove", 4)
    assert left[:2] == [3, 2]


@pytest.mark.rule("HOH-FX-25")
def test_patrols(card: Printer) -> None:
    assert card.play("patrol +2", day=4, fate=["1", "2", "medic"]).patrols() == {"green_1": 1, "green_2": 1}
    table = card.play("patrol -1", patrols={"yellow_1": 1, "green_4": 1}, fate=["medic"])
    table.choose("clear", "green_4")
    assert table.patrols() == {"yellow_1": 1}


@pytest.mark.rule("HOH-FX-26")
def test_cargo(card: Printer) -> None:
    table = card.play("cargo -2", fate=["medic"])
    assert table.match.view(None)["depots"]["supply"] == 1
    assert table.game.delivery_gone == [2, 0, 0, 0]


@pytest.mark.rule("HOH-FX-27")
def test_advancing(card: Printer) -> None:
    sectors = {2: "3 standing 2 lying", 3: "4 standing"}
    table = card.play("advance 2 2; tire 1", day=7, positions="soldier . . .", sectors=sectors, ready="medic hunter")
    assert [table.infantry(sector) for sector in (2, 3, 4)] == [(1, 2), (5, 0), (1, 0)]
    table = card.play("advance 1 4; tire 1", day=7, positions="soldier . . .", sectors={4: "1 standing"}, fate=[4])
    table.choose("bed")
    assert table.beds() == [("soldier", 4)]
    assert table.game.charge == 0


@pytest.mark.rule("HOH-FX-28")
def test_killing(card: Printer) -> None:
    sectors = {1: "1 lying", 2: "1 standing"}
    table = card.play("kill 1; tire 1", day=7, positions="soldier . . .", sectors=sectors, ready="medic hunter")
    table.choose("remove", 1, "lying")
    assert (table.infantry(1), table.infantry(2)) == ((0, 0), (1, 0))


@pytest.mark.rule("HOH-FX-29")
def test_hope_and_despair(card: Printer) -> None:
    table = card.play("hope 2; despair 1", fate=["medic"])
    assert table.game.hope == ["HOPE-3", "HOPE-4", "HOPE-5", "HOPE-6"]
    assert {"HOPE-1", "HOPE-2"} <= set(table.game.low.rest)
    assert "DESP-1" in table.game.high.rest
    assert card.play("hope 9", fate=["medic"]).game.hope == []


@pytest.mark.rule("HOH-FX-30")
def test_burying(card: Printer) -> None:
    table = card.play("bury 1", morgue="soldier medic", fate=["hunter"])
    table.choose("bury", "soldier")
    assert table.area("morgue") == {"medic": 1}


@pytest.mark.rule("HOH-FX-31")
@pytest.mark.parametrize(
    ("despair", "state", "payable"),
    [
        ("DESP-1", {"supplies": 0}, False),
        ("DESP-1", {"supplies": 1}, True),
        ("DESP-2", {"ready": "", "rest": ""}, False),
        ("DESP-3", {"hit_bag": "artillery"}, False),
        ("DESP-3", {"hit_bag": "miss"}, True),
        ("DESP-4", {}, True),
        ("DESP-6", {"ready": "", "tired": ""}, False),
        ("DESP-6", {"ready": "", "tired": "medic"}, True),
    ],
)
def test_the_price_of_despair(despair: str, state: dict[str, Any], payable: bool) -> None:
    def drawn(game: Hegra) -> None:
        game.despair.remove(despair)
        game.high.take("HI-02")
        game.drawn = [despair, "HI-02"]
        game.to_resolve = 1

    table = set_table("morale cards", 2, prepare=drawn, **state)
    assert table.offers("use", despair) is payable
    assert table.offers("ignore", despair)


@pytest.mark.rule("HOH-TRACK-03", "HOH-TRACK-04", "HOH-TRACK-05", "HOH-TRACK-06", "HOH-TRACK-07", "HOH-TRACK-10")
@pytest.mark.parametrize(
    ("effect", "marker", "told"),
    [
        ("suspicion -2", {"suspicion": 4}, [("suspicion.down", 2, [4, -2])]),
        ("suspicion -2", {"suspicion": 2}, [("suspicion.down", 1, [2, -2, 1])]),
        ("suspicion -2", {"suspicion": 1}, []),
        ("suspicion +2", {"suspicion": 2}, [("suspicion.up", 3, [2, 1]), ("suspicion.up", 4, [3, 1])]),
        ("defence +1", {"defence": 1}, [("defence.up", 2, [1, 1])]),
        ("defence +1", {"defence": 3}, []),
        ("defence -1", {"defence": 2}, [("defence.down", 1, [2, -1])]),
        ("fear +3", {"fear": 3}, [("fear.up", 5, [3, 3, -1])]),
        ("fear -1", {"fear": 3}, [("fear.down", 2, [3, -1])]),
        ("fear -1", {"fear": 0}, []),
        ("doubt +1", {"doubt": 1}, [("doubt.up", 2, [1, 1])]),
        ("doubt -3", {"doubt": 1}, [("doubt.down", 0, [1, -3, 2])]),
        ("snow +1", {"snow": 2}, [("snow.deeper", 3, [2, 1])]),
        ("snow -1", {"snow": 2}, [("snow.shovelled", 1, [2, -1])]),
        ("morale +2", {"morale": -1}, [("morale.up", 1, [-1, 2])]),
        ("morale -2", {"morale": 1}, [("morale.down", -1, [1, -2])]),
    ],
)
def test_every_marker_tells_where_it_went(card: Printer, effect: str, marker: dict[str, int], told: list[Any]) -> None:
    table = card.play(effect, **marker, fate=["medic"])
    lines = [entry for entry in table.match.log if entry.key.startswith(f"{next(iter(marker))}.")]
    assert [(line.key, line.values["level"], [part.values["by"] for part in line.children]) for line in lines] == told
