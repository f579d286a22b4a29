"""What the log tells of each chapter, line by line, and that nothing of a procedure stays behind when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.battle import battle
from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.decisions import pause
from motstand.games.crown_and_courage.deck import draw_cards, gain_collaborator
from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.evacuation import evacuate
from motstand.games.crown_and_courage.execute import execute
from motstand.games.crown_and_courage.frame import flip_lowest_order
from motstand.games.crown_and_courage.main_response import main_response, main_response_tile
from motstand.games.crown_and_courage.operations import operations
from motstand.games.crown_and_courage.plan import choose, place, plan
from motstand.games.crown_and_courage.push import push
from motstand.games.crown_and_courage.quick_response import momentum, quick_response, quick_response_die
from motstand.games.crown_and_courage.report import report
from motstand.games.crown_and_courage.sabotage import sabotage, weaken_all
from motstand.games.crown_and_courage.setup import SEATINGS, draw_at_start, lay_out
from motstand.games.crown_and_courage.state import Arrival, Crown
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.game import Setup
from tests.games.crown_and_courage.table import FULL, at, keys, laid_out, play

QUIET: dict[str, Any] = {"norwegians": {}, "regulars": {}, "king": "d14"}
ALL_TURNED = {"7": "move", "8": "reinforcements", "9": "morale", "10": "collaborator", "11": "chaos", "12": "threat"}

Line = tuple[str, dict[str, Any]]


def told(game: Crown) -> list[Line]:
    """The log so far: each line with its values."""
    return [(entry.key, entry.values) for entry in game.log or []]


def at_rest(game: Crown) -> bool:
    """Nothing is going on, and nothing waits."""
    waiting = [game.path, game.caused, game.arrivals, game.orders_due, game.closed, game.acting, game.resolving + 1]
    return not any(waiting)


# -- setup, and the turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-SETUP-03", "CNC-SETUP-04", "CNC-SETUP-28", "CNC-Q-93")
def test_the_log_of_the_setup() -> None:
    game = lay_out(open_box([]), Setup("standard", SEATINGS[0]))
    game.log = []
    play(draw_at_start(game), ["rest_1", "fire_1", "the_go_between", "farmstead"])
    assert told(game) == [
        ("plan.drawn", {"tile": "rest_1", "displayed": "middle"}),
        ("plan.drawn", {"tile": "fire_1", "displayed": "bottom"}),
        ("setup.chaos", {"count": 1}),
        ("collaborator.turned_up", {"card": "the_go_between"}),
        ("card.drawn", {"card": "farmstead"}),
    ]


@pytest.mark.rule("CNC-PLAN-03", "CNC-PLAN-04", "CNC-PLAN-06", "CNC-PLAN-08", "CNC-PLAN-11", "CNC-OPS-02")
def test_the_log_of_a_plan() -> None:
    game = laid_out(turn=1, display=["fire_1", "chaos", "."], bag=["rest_1"], threat=3, stress=6, **QUIET)
    play(plan(game), ["rest_1"])
    assert told(game)[1:] == [
        ("plan.shifted", {}),
        ("plan.disc", {"displayed": "bottom"}),
        ("plan.drawn", {"tile": "rest_1", "displayed": "top"}),
    ]
    game.log = []
    play(choose(game)).choose("choose", "middle")
    play(place(game)).choose("place", "r2c1", "army")
    play(operations(game)).choose("activate", "column")
    assert told(game) == [
        ("plan.chosen", {"tile": "fire_1", "displayed": "middle"}),
        ("stress.gained", {"count": 1, "from": 6, "to": 7}),
        ("plan.placed", {"tile": "fire_1", "space": "r2c1", "face": "army"}),
        ("operations.line", {"line": "column", "space": "r2c1"}),
    ]


@pytest.mark.rule("CNC-PLAN-09", "CNC-DECK-02", "CNC-COLLAB-03")
def test_the_log_of_a_card_that_is_paid() -> None:
    display = ["fire_1", "rest_1", "inspire_1"]
    game = laid_out(display=display, hand=["the_go_between"], collaborator="the_police_informer", loyalty=2)
    play(choose(game)).choose("choose", "top")
    assert told(game) == [
        ("plan.chosen", {"tile": "fire_1", "displayed": "top"}),
        ("card.discarded", {"card": "the_go_between"}),
        ("morale.lost", {"loyalty": 1}),
    ]


# -- the German responses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-QR-01", "CNC-QR-05", "CNC-QR-06")
def test_the_log_of_a_quick_response() -> None:
    game = laid_out(quick_dice=1, momentum=2, frame={"5": "stress"}, stress=5, threat=3, norwegians={}, king="d14")
    game.regulars = [0] * len(game.regulars)
    game.regulars[at(game, "c4")] = 1
    assert play(quick_response(game), [(5, 2)]).result == "quick response die"
    assert play(quick_response_die(game), ["threat"]).result == "quick response die"
    assert (game.rolled, game.path) == ([5], [])
    assert play(quick_response_die(game)).result == "quick response die"
    assert play(quick_response_die(game)).result == "momentum"
    assert play(momentum(game)).result == "main response"
    assert told(game) == [
        ("quick_response.rolled", {"dice": [2, 5]}),
        ("frame.turned_up", {"position": 2, "action": "threat"}),
        ("threat.gained", {"to": 4}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
        ("move.regulars", {"from": "c4", "to": "c5", "count": 1}),
        ("momentum.lowered", {"to": 1}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-MAIN-02", "CNC-MAIN-04", "CNC-MAIN-09", "CNC-GERM-03", "CNC-GERM-04")
def test_the_log_of_a_main_response() -> None:
    told_frame: dict[str, Any] = {"frame": {"4": "stress", "8": "threat", "12": "chaos"}, "saboteurs": {"4": 1}}
    game = laid_out(grid={"r1c1": "rest_1"}, primary="r1c1", stress=5, threat=3, **told_frame, **QUIET)
    play(main_response(game))
    where = []
    result = "main response tile"
    while result == "main response tile":
        result = play(main_response_tile(game), ["threat"]).result
        where.append((game.path, game.position, game.resolutions))
    here = ["main_response"]
    assert where == [(here, 1, 0), (here, 4, 1), (here, 4, 0), (here, 12, 0), ([], 12, 0)]
    assert told(game) == [
        ("frame.turned_up", {"position": 1, "action": "threat"}),
        ("threat.gained", {"to": 4}),
        ("main_response.tile", {"position": 4, "action": "stress", "count": 2}),
        ("sabotage.weakened", {"position": 4, "value": 0}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
        ("main_response.tile", {"position": 12, "action": "chaos", "count": 1}),
        ("german.chaos", {"left": game.chaos_reserve}),
    ]
    assert (result, at_rest(game)) == ("execute", True)


@pytest.mark.rule("CNC-EVAC-16")
def test_the_log_tells_that_a_response_is_skipped() -> None:
    game = laid_out(grid={"r1c1": "evacuate_2"}, primary="r1c1", position=5, resolutions=2, **QUIET)
    play(main_response(game))
    assert told(game) == [("main_response.skipped", {})]
    assert (game.position, game.resolutions) == (0, 0)


# -- orders ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EXEC-01", "CNC-EXEC-05", "CNC-REPEAT-01")
def test_the_log_of_orders() -> None:
    grid = {"r1c1": "rest_1", "r2c1": "repeat_1"}
    game = laid_out(grid=grid, primary="r1c1", supports=["r2c1"], frame_piece=9, norwegians={"c9": 1}, stress=10)
    play(execute(game)).choose("resolve", "r1c1")
    assert (game.path, game.resolving) == (["order r1c1"], -1)
    repeating = play(execute(game)).choose("resolve", "r2c1")
    assert (repeating.prompt, game.path, game.resolving) == ("repeat", ["order r2c1"], 3)
    repeating.choose("repeat", "r1c1")
    ordering = play(execute(game)).choose("resolve_frame", 9)
    assert (ordering.prompt, game.path) == ("army", ["frame 9"])
    ordering.choose("march", "c9", "c8", 1)
    assert told(game) == [
        ("execute.resolved", {"tile": "rest_1", "space": "r1c1"}),
        ("stress.lost", {"count": 2, "from": 10, "to": 8}),
        ("execute.resolved", {"tile": "repeat_1", "space": "r2c1"}),
        ("tile.repeated", {"tile": "rest_1", "space": "r1c1"}),
        ("stress.lost", {"count": 2, "from": 8, "to": 6}),
        ("execute.frame", {"position": 9}),
        ("army.marched", {"from": "c9", "to": "c8", "count": 1}),
    ]
    assert play(execute(game)).result == "report"
    assert at_rest(game)


@pytest.mark.rule("CNC-SAB-02", "CNC-SAB-03", "CNC-SAB-05", "CNC-SAB-08", "CNC-OCC-15")
def test_the_log_of_sabotage() -> None:
    game = laid_out(frame={"3": "stress"}, sabotage=[2], population=1, loyalty=1, **QUIET)
    playing = play(sabotage(game, 4, "CNC-SAB-01"))
    assert playing.asked is not None
    assert playing.asked.values == {"left": 4}
    playing.then("recruit", "train", ("send", 3, 3), ("smuggle", 3))
    weaken_all(game, "CNC-OCC-15")
    assert told(game) == [
        ("sabotage.recruited", {}),
        ("sabotage.trained", {"count": 1}),
        ("sabotage.sent", {"value": 3, "position": 3}),
        ("sabotage.smuggled", {"position": 3, "value": 4}),
        ("sabotage.weakened", {"position": 3, "value": 3}),
        ("sabotage.pool_weakened", {"left": 1}),
    ]


@pytest.mark.rule("CNC-EVAC-02", "CNC-EVAC-03", "CNC-EVAC-04", "CNC-EVAC-05", "CNC-EVAC-14", "CNC-EVAC-15")
def test_the_log_of_an_evacuation() -> None:
    game = laid_out(king="c14", norwegians={}, regulars={}, evacuation=[1], stress=5, threat=3, population=2, hand=[])
    play(evacuate(game)).choose("new_route")
    play(evacuate(game)).choose("plan_journey")
    moving = play(evacuate(game)).choose("move_now")
    assert moving.asked is not None
    assert moving.asked.values == {"left": 2}
    moving.then(("go", "c15"), ("go", "c16"), ("give_die", 2))
    assert told(game) == [
        ("evacuate.route", {"count": 2}),
        ("stress.gained", {"count": 2, "from": 5, "to": 7}),
        ("evacuate.planned", {}),
        ("king.went", {"place": "c15"}),
        ("king.went", {"place": "c16"}),
        ("stress.gained", {"count": 1, "from": 7, "to": 8}),
        ("evacuate.die_given", {"value": 2}),
    ]


@pytest.mark.rule("CNC-FIRE-01", "CNC-UPG-01", "CNC-ARMY-01", "CNC-ARMY-10")
def test_the_log_of_fire_upgrade_and_army_orders() -> None:
    game = laid_out(norwegians={"b8": 1}, regulars={"b9": 1}, king="d14", grid={"r1c1": "rest_1"}, hand=[])
    play(carry_out(game, [Effect("fire", 1, "same")], "CNC-FIRE-01")).choose("fire", "b9")
    play(carry_out(game, [Effect("upgrade", 1, "")], "CNC-UPG-01")).choose("upgrade", "r1c1")
    ordering = play(carry_out(game, [Effect("army", 2, "")], "CNC-TILE-03"))
    assert ordering.asked is not None
    assert ordering.asked.values == {"left": 2}
    ordering.then(("mobilise", "a5"), ("march", "b8", "b9", 1))
    assert told(game) == [
        ("fire.hit", {"place": "b9", "unit": "regular"}),
        ("upgraded", {"tile": "rest_1", "to": "rest_2", "where": "r1c1"}),
        ("army.mobilised", {"place": "a5"}),
        ("army.marched", {"from": "b8", "to": "b9", "count": 1}),
    ]


# -- the evening -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-REPORT-02", "CNC-REPORT-07", "CNC-REPORT-08", "CNC-REPORT-09")
def test_the_log_of_a_report() -> None:
    game = laid_out(grid=FULL, display=[".", "chaos", "upgrade_1"], bag=[], path=["order r1c1"], **QUIET)
    play(report(game), ["chaos", "rest_2", "fire_1", "morale"])
    assert told(game) == [
        ("report.regrouped", {"tile": "evacuate_2"}),
        ("report.chaos_aside", {}),
        ("plan.drawn", {"tile": "rest_2", "displayed": "middle"}),
        ("plan.drawn", {"tile": "fire_1", "displayed": "bottom"}),
        ("report.chaos_back", {"count": 1}),
        ("frame.turned_up", {"position": 7, "action": "morale"}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-REPORT-08")
def test_without_chaos_none_is_laid_back() -> None:
    grid = {**FULL, "r2c1": "upgrade_1"}
    game = laid_out(grid=grid, display=[".", ".", "."], bag=[], **QUIET)
    play(report(game), ["rest_2", "fire_1", "morale"])
    assert keys(game) == ["report.regrouped", "plan.drawn", "plan.drawn", "frame.turned_up"]
    assert game.chaos_reserve == laid_out(bag=[]).chaos_reserve


@pytest.mark.rule("CNC-REPORT-10")
def test_the_log_tells_that_all_order_tiles_are_turned() -> None:
    game = laid_out(frame=ALL_TURNED, regulars={"c4": 1}, norwegians={}, king="d14")
    play(flip_lowest_order(game, "CNC-REPORT-09"))
    assert told(game) == [
        ("frame.all_turned", {}),
        ("move.regulars", {"from": "c4", "to": "c5", "count": 1}),
    ]


@pytest.mark.rule("CNC-DEMAND-01", "CNC-DEMAND-03", "CNC-DEMAND-04", "CNC-DEMAND-05")
def test_the_log_of_a_declined_demand() -> None:
    game = laid_out(pressure=1, willpower=5, loyalty=0, hand=[], **QUIET)
    playing = play(demands(game), ["appoint_quisling"])
    assert (game.path, game.demand) == (["demands"], "appoint_quisling")
    playing.then("decline", "up", "right", "decline")
    assert told(game) == [
        ("demand.drawn", {"demand": "appoint_quisling", "cost": 2}),
        ("demand.declined", {"demand": "appoint_quisling"}),
        ("willpower.lost", {"count": 2, "left": 3}),
        ("morale.gained", {"loyalty": 1, "place": 1}),
        ("morale.gained", {"loyalty": 1, "place": 2}),
        ("king.black", {}),
    ]
    assert at_rest(game)
    assert (game.demand, game.black) == ("", True)


@pytest.mark.rule("CNC-DEMAND-06", "CNC-DEMAND-07", "CNC-DEMAND-08", "CNC-DEMAND-09")
def test_the_log_of_an_ignored_demand() -> None:
    game = laid_out(ignored=["appoint_quisling"], loyalty=4, regulars={"c5": 1}, norwegians={}, king="d14")
    play(demands(game), ["abdicate"]).choose("ignore")
    assert told(game) == [
        ("demand.drawn", {"demand": "abdicate", "cost": 2}),
        ("demand.ignored", {"demand": "abdicate"}),
        ("german.reinforced", {"place": "c4"}),
        ("german.reinforced", {"place": "c4"}),
        ("morale.lost", {"loyalty": 3}),
        ("morale.lost", {"loyalty": 2}),
        ("pressure.added", {"on_king": 1, "left": 3}),
    ]
    assert at_rest(game)
    assert game.demand == ""


@pytest.mark.rule("CNC-PUSH-02", "CNC-PUSH-06", "CNC-PUSH-08")
def test_the_log_of_a_push() -> None:
    towns = dict.fromkeys(["c3", "b6", "c9"], "occupied")
    game = laid_out(towns=towns, regulars={"d11": 1}, norwegians={}, king="b16", stress=5, threat=3)
    play(push(game), ["stress"])
    assert told(game) == [
        ("push.turned", {"action": "stress"}),
        ("push.cubes", {"section": "left", "count": 1}),
        ("push.cubes", {"section": "middle", "count": 2}),
        ("push.full", {"section": "left", "action": "reinforcements"}),
        ("german.reinforced", {"place": "d10"}),
        ("push.full", {"section": "middle", "action": "stress"}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
    ]
    assert at_rest(game)


# -- the Germans -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-GDROP-01", "CNC-GBOMB-02", "CNC-GBOMB-04", "CNC-GPARA-01", "CNC-CARD-01")
def test_the_log_of_german_actions() -> None:
    game = laid_out(regulars={"c8": 1}, norwegians={}, king="b16", hand=[])
    play(cause(game, "paratrooper"))
    game.bombed, game.bombing = at(game, "b14"), 3
    play(cause(game, "bombing"))
    play(carry_out(game, [Effect("halt", 1, ""), Effect("halt", 1, "")], "CNC-CARD-01"))
    play(cause(game, "move"))
    assert told(game) == [
        ("german.dropped", {"place": "b10"}),
        ("bombing.raid", {"place": "b14", "value": 2}),
        ("move.will_halt", {"count": 1}),
        ("move.will_halt", {"count": 2}),
        ("move.halted", {}),
    ]
    assert (game.halts, at_rest(game)) == (1, True)


@pytest.mark.rule("CNC-GBOMB-02", "CNC-GBOMB-08", "CNC-OCC-09", "CNC-OCC-14")
def test_the_log_of_a_town_that_is_destroyed() -> None:
    game = laid_out(bombed="c9", bombing=1, norwegians={}, regulars={}, king="d14", bag=[], threat=3, stress=6)
    play(cause(game, "bombing"))
    assert told(game) == [
        ("bombing.raid", {"place": "c9", "value": 0}),
        ("bombing.destroyed", {"place": "c9"}),
        ("occupation.chaos", {}),
        ("threat.gained", {"to": 4}),
        ("pressure.added", {"on_king": 1, "left": 3}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-OCC-01", "CNC-OCC-06", "CNC-OCC-09", "CNC-OCC-10", "CNC-OCC-15")
def test_the_log_of_an_occupation_and_of_the_whole_track() -> None:
    towns = dict.fromkeys(["c3", "b6", "c9"], "occupied")
    dice: dict[str, Any] = {"sabotage": [2], "frame": {"1": "stress"}, "saboteurs": {"1": 1}, "population": 2}
    game = laid_out(towns=towns, regulars={"d10": 2}, norwegians={}, king="d16", loyalty=3, momentum=2, **dice)
    game.stress, game.threat = 5, 3
    play(cause(game, "move"), ["the_police_informer", "stress"])
    assert told(game) == [
        ("move.regulars", {"from": "d10", "to": "d11", "count": 2}),
        ("occupation.garrison", {"place": "d11"}),
        ("occupation.taken", {"place": "d11"}),
        ("morale.lost", {"loyalty": 2}),
        ("momentum.raised", {"to": 3}),
        ("collaborator.gained", {"card": "the_go_between"}),
        ("collaborator.turned_up", {"card": "the_police_informer"}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
        ("frame.turned_up", {"position": 7, "action": "stress"}),
        ("threat.gained", {"to": 4}),
        ("pressure.added", {"on_king": 1, "left": 3}),
        ("sabotage.weakened", {"position": 1, "value": 0}),
        ("sabotage.pool_weakened", {"left": 1}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-OCC-04", "CNC-OCC-09", "CNC-Q-90")
def test_the_log_of_an_occupation_with_troops_below() -> None:
    told_map: dict[str, Any] = {"regulars": {"b5": 2}, "norwegians": {"d5": 2}, "king": "d16"}
    game = laid_out(towns={"c3": "occupied"}, bag=[], loyalty=0, stress=5, threat=3, population=2, hand=[], **told_map)
    playing = play(cause(game, "move"), ["the_police_informer", "stress"])
    assert (game.path, game.closed) == (["move", "occupation b6"], 1)
    playing.then("recruit", "recruit")
    assert told(game)[1:5] == [
        ("occupation.cleared", {"sector": game.box.map.sector[at(game, "d5")], "count": 2}),
        ("sabotage.recruited", {}),
        ("sabotage.recruited", {}),
        ("occupation.garrison", {"place": "b6"}),
    ]
    assert keys(game)[5:7] == ["occupation.taken", "occupation.chaos"]
    assert (game.bag.rest, at_rest(game)) == (["chaos"], True)


@pytest.mark.rule("CNC-GMOVE-10")
def test_the_log_of_ruins_that_are_taken() -> None:
    game = laid_out(towns={"c3": "occupied", "b6": "destroyed"}, regulars={"b5": 2}, norwegians={}, king="d14")
    play(cause(game, "move"))
    assert told(game) == [
        ("move.regulars", {"from": "b5", "to": "b6", "count": 2}),
        ("occupation.garrison", {"place": "b6"}),
        ("occupation.ruins", {"place": "b6"}),
    ]
    assert at_rest(game)


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-RETREAT-01", "CNC-RETREAT-02", "CNC-RETREAT-04")
def test_the_log_of_a_retreat() -> None:
    game = laid_out(norwegians={"b5": 2}, regulars={"c5": 3}, king="d14", loyalty=2, hand=[])
    play(cause(game, "move")).then("retreat", "spend", "recruit", "train")
    removed = {"unit": "regular", "place": "b5", "from": "c5"}
    assert told(game) == [
        ("move.regulars", {"from": "c5", "to": "b5", "count": 3}),
        ("battle.lost", {"place": "b5", "strength": 2, "germans": 3}),
        ("battle.removed", removed),
        ("morale.lost", {"loyalty": 1}),
        ("battle.removed", removed),
        ("battle.troops_lost", {"place": "b5", "count": 2}),
        ("sabotage.recruited", {}),
        ("sabotage.trained", {"count": 1}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-HELL-02", "CNC-HELL-03", "CNC-HELL-04")
def test_the_log_of_a_battle_that_is_won() -> None:
    hand = ["rifle_club"]
    game = laid_out(norwegians={"c7": 2}, regulars={"b7": 3}, king="c7", loyalty=1, hand=hand, hurried=True)
    play(cause(game, "move")).then(("support", "rifle_club"), "spend")
    removed = {"unit": "regular", "place": "c7", "from": "b7"}
    assert told(game) == [
        ("move.regulars", {"from": "b7", "to": "c7", "count": 3}),
        ("card.discarded", {"card": "rifle_club"}),
        ("battle.won", {"place": "c7", "strength": 4, "germans": 3}),
        ("battle.removed", removed),
        ("morale.lost", {"loyalty": 0}),
        ("battle.removed", removed),
        ("battle.back", {"place": "c7"}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-ESCAPE-03", "CNC-ESCAPE-04", "CNC-ESCAPE-08", "CNC-ESCAPE-12", "CNC-ESCAPE-13")
def test_the_log_of_a_forced_escape() -> None:
    hand = ["gold_reserve_truck"]
    game = laid_out(norwegians={}, regulars={"c7": 2}, king="c8", evacuation=[2, 4], hand=hand, loyalty=2, hurried=True)
    game.stress, game.threat = 5, 3
    play(cause(game, "move")).then("flee", ("go", "b8"))
    assert told(game) == [
        ("move.regulars", {"from": "c7", "to": "c8", "count": 2}),
        ("escape.gold_lost", {"card": "gold_reserve_truck"}),
        ("morale.lost", {"loyalty": 1}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
        ("escape.die_lost", {"value": 4}),
        ("escape.fled", {"place": "b8"}),
        ("pressure.added", {"on_king": 1, "left": 3}),
        ("battle.removed", {"unit": "regular", "place": "c8", "from": "c7"}),
    ]
    assert at_rest(game)


@pytest.mark.rule("CNC-Q-63", "CNC-BATTLE-10")
def test_the_log_of_paratroopers_that_join_after_a_battle() -> None:
    game = laid_out(king="d14", norwegians={"b5": 1}, regulars={"b5": 1}, paratroopers={"b5": 1}, hand=[])
    here = at(game, "b5")
    elsewhere = Arrival(at(game, "c6"), at(game, "c5"), 0, 1)
    game.arrivals = [Arrival(here, at(game, "c5"), 1, 0), Arrival(here, at(game, "b6"), 0, 1), elsewhere]
    game.population = 0
    play(battle(game, here)).then("retreat", ("remove", "regular", "b6"), "spare")
    assert told(game)[:3] == [
        ("battle.lost", {"place": "b5", "strength": 1, "germans": 2}),
        ("move.joined", {"place": "b5", "count": 1}),
        ("battle.removed", {"unit": "regular", "place": "b5", "from": "b6"}),
    ]
    assert [(arrival.regulars, arrival.paratroopers) for arrival in game.arrivals] == [(1, 0), (0, 0), (0, 1)]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-CARD-01", "CNC-GOLD-01")
def test_the_log_of_cards_that_are_played() -> None:
    hand = ["cut_telephone_lines", "farmstead", "rifle_club", "ski_patrol"]
    game = laid_out(hand=hand, quick_dice=2, population=3, deck=[])
    play(pause(game, "move")).choose("play", "cut_telephone_lines", 2)
    assert told(game) == [
        ("card.played", {"card": "cut_telephone_lines", "action": "false_trail"}),
        *[("card.discarded", {"card": card}) for card in hand],
        ("quick_response.die_taken", {"left": 1}),
    ]
    gold = laid_out(hand=["gold_reserve_truck", *hand[1:]])
    play(pause(gold, "move")).choose("play", "gold_reserve_truck", 1)
    assert told(gold) == [
        ("card.played", {"card": "gold_reserve_truck", "action": "evacuate_the_gold"}),
        *[("card.discarded", {"card": card}) for card in hand[1:]],
    ]


@pytest.mark.rule("CNC-DECK-03", "CNC-COLLAB-02", "CNC-Q-93")
def test_the_log_of_cards_that_are_drawn() -> None:
    game = laid_out(deck=[], discards=["rifle_club"], collaborator="the_go_between", stress=5, threat=3)
    play(draw_cards(game, 2, "CNC-STRAT-01"), ["rifle_club"])
    play(gain_collaborator(game, "CNC-GERM-02"), ["the_police_informer"])
    assert told(game) == [
        ("deck.shuffled", {}),
        ("card.drawn", {"card": "rifle_club"}),
        ("collaborator.gained", {"card": "the_go_between"}),
        ("collaborator.turned_up", {"card": "the_police_informer"}),
        ("stress.gained", {"count": 1, "from": 5, "to": 6}),
    ]


@pytest.mark.rule("CNC-Q-22", "CNC-DANGER-09", "CNC-DANGER-10", "CNC-MORALE-07", "CNC-DANGER-03")
def test_the_log_of_markers_at_their_ends() -> None:
    game = laid_out(momentum=6, threat=7, stress=10, willpower=5, loyalty=0, population=1, regulars={"c4": 1})
    game.norwegians = [0] * len(game.norwegians)
    at_the_end = [Effect("momentum", 1, ""), Effect("threat", 1, ""), Effect("morale", -1, "")]
    play(carry_out(game, at_the_end, "CNC-CARD-01"))
    assert told(game) == [
        ("momentum.top", {}),
        ("move.regulars", {"from": "c4", "to": "c5", "count": 1}),
        ("threat.gained", {"to": 8}),
        ("threat.alarm", {"to": 3}),
        ("willpower.lost", {"count": 1, "left": 4}),
        ("stress.gained", {"count": 1, "from": 10, "to": 5}),
    ]
    game.log, game.threat = [], 7
    play(carry_out(game, [Effect("threat", 1, "")], "CNC-CARD-01"))
    assert told(game)[1] == ("threat.no_die", {"to": 3})
    assert VOCABULARY.extent(game, Effect("momentum", 1, "")) > 0
