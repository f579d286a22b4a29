"""Section 03, step 3: moving the Supply Runs, past Patrols and Artillery."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import GO, MEETING, RUNS, SNEAK, STAY, STOP, decide
from motstand.games.halls_of_hegra.breakdown import FACES, add_check, add_movement
from motstand.games.halls_of_hegra.components import COMMANDER, HUNTER, SOLDIER, TYPES
from motstand.games.halls_of_hegra.hit_bag import piece_to_track
from motstand.games.halls_of_hegra.injuries import injure
from motstand.games.halls_of_hegra.patrols import lower_suspicion, objection_to_clearing, patrol_to_bag, raise_suspicion
from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.games.halls_of_hegra.supply_run import send_out
from motstand.kernel.flow import Flow, Option, Roll

NOTHING: Final = "nothing"
ENEMIES: Final = ("patrol", "artillery")
UNREACHABLE: Final = 99


def supply_run(game: Hegra) -> Flow[str]:
    """HOH-RUN-01: send out; then Counter Patrol, then all runs move, whether or not any was sent (HOH-RUN-06)."""
    send_out(game)
    yield from ()
    return "counter patrol"


def runs(game: Hegra) -> Flow[str]:
    """HOH-RUN-07: the player says which run moves next, until all have; it may also stay where it is."""
    waiting = [run for run in game.runs if not objection_to_running(run)]
    if not waiting:
        return "homecoming"
    options: list[Option] = []
    for run in waiting:
        option = run_option(game, run)
        if option not in options:
            options.append(option)
    answer = yield from decide(RUNS, options)
    run = next(run for run in waiting if run_option(game, run) == answer)
    run.moved = True
    take_token(game, run)
    game.running = game.runs.index(run)
    game.movement_left = movement(game, run)
    game.sneaks = 0
    return (yield from one_run(game))


def objection_to_running(run: Run) -> str:
    return "run.moved" if run.moved else ""


def run_option(game: Hegra, run: Run) -> Option:
    """A run by what it is, where it is and what it carries; those alike are the same to move."""
    carried = game.box.pieces.deliveries[run.token].id if run.token >= 0 else NOTHING
    return ("run", TYPES[run.kind], game.box.map.ids[run.place], carried)


def movement(game: Hegra, run: Run) -> int:
    """HOH-RUN-07: by the weather; HOH-RUN-20: one less with a token, except for Hunters."""
    steps = game.box.tracks.movement[game.weather]
    return steps - 1 if run.token >= 0 and run.kind != HUNTER else steps


def take_token(game: Hegra, run: Run) -> None:
    """HOH-RUN-26: a Defender without token takes one in a Depot that has any (HOH-Q-64), and no second (HOH-RUN-19)."""
    kind = game.box.map.delivery[run.place]
    if kind >= 0 and run.token < 0 and game.depots[kind] > 0:
        game.depots[kind] -= 1
        run.token = kind
        values = {"defender": TYPES[run.kind], "delivery": game.box.pieces.deliveries[kind].id}
        game.note("run.loaded", "HOH-RUN-26", values)


# -- where a run can go --------------------------------------------------------------------------------------


def has_enemies(game: Hegra, place: int) -> bool:
    return game.patrols[place] > 0 or game.artillery_on_map[place]


def is_taken(game: Hegra, run: Run, place: int) -> bool:
    """HOH-RUN-17: another Defender is there, in a space that holds only one."""
    if game.box.map.ends_movement(place):
        return False
    for other in game.runs:
        if other is not run and other.place == place:
            return True
    return False


def reach(game: Hegra, run: Run, steps: int) -> list[int]:
    """The steps that a run takes to each space, 0 where it cannot go next; enemies are only at the end of the way.

    The end is a space where it may end its movement, or one with enemies, where it must say what it does. Nothing
    happens in between, so the shortest way is as good as any. HOH-Q-69: a space with another Defender is only passed
    through, and one with enemies too is entered only if it can go on from there to a space where it may end. HOH-Q-106:
    it may come back to the space that it leaves.
    """
    chart = game.box.map
    found = [0] * len(chart.ids)
    passed = [UNREACHABLE] * len(chart.ids)
    passed[run.place] = 0
    border = [run.place]
    for place in border:
        cost = passed[place] + 1
        if cost > steps:
            break
        for near in chart.neighbours[place]:
            back = near == run.place and is_worth_return(game, near)
            if found[near] > 0 or (passed[near] < UNREACHABLE and not back):
                continue
            taken = is_taken(game, run, near)
            if has_enemies(game, near):
                if not taken or may_end_beyond(game, run, near, steps - cost):
                    found[near] = cost
            elif chart.ends_movement(near):
                found[near] = cost
            else:
                if not taken:
                    found[near] = cost
                passed[near] = cost
                border.append(near)
    return found


def is_worth_return(game: Hegra, place: int) -> bool:
    """HOH-Q-106: enemies are met again, in the Fortress the run is over; elsewhere a return is the same as staying."""
    return has_enemies(game, place) or place == game.box.map.fortress


def objection_to_going(game: Hegra, run: Run, place: int, steps: int) -> str:
    """What keeps a run from a space: the distance, who stands there, or what lies on the way."""
    if reach(game, run, steps)[place] > 0:
        return ""
    if place == run.place and not is_worth_return(game, place):
        return "go.here"
    if distance(game, run.place, place, False, False) > steps:
        return "go.far"
    if distance(game, run.place, place, True, True) <= steps:
        return "go.taken"
    return "go.enemies" if distance(game, run.place, place, False, True) <= steps else "go.ends"


def distance(game: Hegra, start: int, end: int, past_enemies: bool, past_depots: bool) -> int:
    """The steps from space to space; on the way there may have to be no enemies, nor a place where movement ends.

    From a space to itself they lead out and back.
    """
    chart = game.box.map
    steps = {start: 0}
    border = [start]
    for place in border:
        for near in chart.neighbours[place]:
            if near == end:
                return steps[place] + 1
            if near in steps:
                continue
            steps[near] = steps[place] + 1
            if not ((past_enemies and has_enemies(game, near)) or (past_depots and chart.ends_movement(near))):
                border.append(near)
    return UNREACHABLE


def may_end_beyond(game: Hegra, run: Run, start: int, steps: int) -> bool:
    """Is there a space within so many steps where the run may end its movement?"""
    reached = [start]
    border = [start]
    for _ in range(steps):
        further: list[int] = []
        for place in border:
            for near in game.box.map.neighbours[place]:
                if near in reached:
                    continue
                if not is_taken(game, run, near):
                    return True
                reached.append(near)
                further.append(near)
        border = further
    return False


# -- one run -------------------------------------------------------------------------------------------------


def one_run(game: Hegra) -> Flow[str]:
    """A run goes on, or stays. It stands in its space without having to decide about enemies there."""
    run = game.runs[game.running]
    ids = game.box.map.ids
    ways = reach(game, run, game.movement_left)
    options: list[Option] = [("go", ids[place]) for place, steps in enumerate(ways) if steps > 0]
    if not objection_to_ending(game, run):
        options.append(STAY)
    values = {"defender": TYPES[run.kind], "place": ids[run.place], "left": game.movement_left}
    answer = yield from decide(GO, options, values)
    if answer == STAY:
        return (yield from movement_over(game))
    _, end = answer
    place = game.box.map.index[end]
    run.place = place
    game.movement_left -= ways[place]
    entry = game.note("run.moved", "HOH-RUN-07", {"defender": TYPES[run.kind], "place": end})
    add_movement(entry, game, movement(game, run))
    if has_enemies(game, place):
        return "meeting"
    take_token(game, run)
    if place == game.box.map.fortress:
        run.home = True
    return (yield from movement_over(game))


def movement_over(game: Hegra) -> Flow[str]:
    """HOH-RUN-11, HOH-Q-70: only now is Suspicion raised, once for each time that the run sneaked past."""
    game.running = -1
    sneaks = game.sneaks
    game.sneaks = 0
    yield from raise_suspicion(game, sneaks, "HOH-RUN-11")
    return "runs"


def meeting(game: Hegra) -> Flow[str]:
    """HOH-RUN-09: a run has moved into a space with enemies: Stop, Sneak, or Fight."""
    run = game.runs[game.running]
    options: list[Option] = []
    if not objection_to_ending(game, run):
        options.append(STOP)
    # HOH-Q-66: the player says against which piece.
    options += [("fight", enemy) for enemy in ENEMIES if not objection_to_fighting(game, run, enemy)]
    options.append(SNEAK)
    values = {"defender": TYPES[run.kind], "place": game.box.map.ids[run.place], "suspicion": game.suspicion}
    values["left"] = game.movement_left
    answer: Option = yield MEETING.ask(COMMANDER, options, values)
    if answer == STOP:
        game.note("run.stopped", "HOH-RUN-10", {"defender": TYPES[run.kind], "place": game.box.map.ids[run.place]})
        after = yield from movement_over(game)
        lower_suspicion(game, 1, "HOH-RUN-10")
        return after
    if answer == SNEAK:
        return (yield from sneak(game, run))
    _, enemy = answer
    return (yield from fight(game, run, enemy))


def objection_to_ending(game: Hegra, run: Run) -> str:
    """HOH-RUN-17, HOH-Q-69: where another Defender is, movement cannot end."""
    return "end.taken" if is_taken(game, run, run.place) else ""


def objection_to_fighting(game: Hegra, run: Run, enemy: str) -> str:
    """HOH-RUN-13: only a Soldier, who ends the movement with it."""
    if run.kind != SOLDIER:
        return "fight.soldier"
    return objection_to_ending(game, run) or objection_to_clearing(game, run.place, enemy)


def least_to_pass(game: Hegra) -> int:
    """HOH-RUN-11: a Suspicion Check passes with more than the Suspicion; 0 if no die shows that much."""
    return game.suspicion + 1 if game.suspicion < FACES else 0


def suspicion_check(game: Hegra, run: Run, prompt: str, rule: str) -> Flow[bool]:
    """Does a die show more than the Suspicion level? (HOH-Q-71: never on the highest)"""
    values = {"defender": TYPES[run.kind], "suspicion": game.suspicion}
    dice: tuple[int, ...] = yield Roll(6, 1, prompt, COMMANDER, rule, values)
    passed = dice[0] > game.suspicion
    key = "run.unseen" if passed else "run.seen"
    entry = game.note(key, rule, {"defender": TYPES[run.kind], "die": dice[0], "suspicion": game.suspicion})
    add_check(entry, dice[0], game.suspicion, rule)
    return passed


def sneak(game: Hegra, run: Run) -> Flow[str]:
    """HOH-RUN-11: past them, and on; HOH-RUN-12: or caught, and gone."""
    if (yield from suspicion_check(game, run, "roll.sneak", "HOH-RUN-11")):
        game.sneaks += 1
        return (yield from one_run(game))
    after = yield from movement_over(game)
    lose_token(game, run)
    game.runs.remove(run)
    game.reserve[run.kind] += 1
    game.note("run.caught", "HOH-RUN-12", {"defender": TYPES[run.kind]})
    if game.patrols[run.place] > 0:
        # HOH-Q-67: an Artillery piece stays.
        patrol_to_bag(game, run.place, "HOH-RUN-12")
    lower_suspicion(game, 2, "HOH-RUN-12")
    return after


def fight(game: Hegra, run: Run, enemy: str) -> Flow[str]:
    """HOH-RUN-14: a piece is driven off before the die is rolled; HOH-RUN-15, HOH-RUN-16: then the check."""
    if enemy == "patrol":
        patrol_to_bag(game, run.place, "HOH-RUN-14")
    else:
        piece_to_track(game, run.place, "HOH-RUN-14")
    after = yield from movement_over(game)
    if (yield from suspicion_check(game, run, "roll.fight", "HOH-RUN-15")):
        yield from raise_suspicion(game, 1, "HOH-RUN-15")
        return after
    lose_token(game, run)
    game.runs.remove(run)
    yield from injure(game, run.kind, "HOH-RUN-16")
    lower_suspicion(game, 2, "HOH-RUN-16")
    return after


def lose_token(game: Hegra, run: Run) -> None:
    """HOH-RUN-25: a token that is carried leaves the game when a check fails."""
    if run.token >= 0:
        game.delivery_gone[run.token] += 1
        game.note("cargo.lost", "HOH-RUN-25", {"delivery": game.box.pieces.deliveries[run.token].id})
        run.token = -1
