"""The day's work in order of need: what the Fortress lacks decides what its Defenders do."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.components import (
    DAMAGED,
    HUNTER,
    LEVELS,
    MACHINE_GUN,
    MEDIC,
    OFFICER,
    SIEGE,
    SOLDIER,
    VOLUNTEER,
    Space,
)
from motstand.games.halls_of_hegra.damage import guns_in_play, leftmost_jammed, strength
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.morning import objection_to_space
from motstand.games.halls_of_hegra.policy.plans import LEISURE, WALLS, Plan
from motstand.games.halls_of_hegra.policy.workforce import FIGHTING, RUNNING, Workforce, nobody_at
from motstand.games.halls_of_hegra.state import Hegra, heads, status_slot

LAST_DAY: Final = 11
LAST_RUN: Final = 9


class Wishes:
    """Goes down the list of needs and gives each the Defenders it takes, as long as there are any."""

    __slots__ = ("game", "plan", "reasons", "without", "work")

    def __init__(self, game: Hegra, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.work = Workforce(game)
        # What is not done today.
        self.without: list[str] = plan.without if plan.day == game.day else []
        # Why a space is manned, by its id.
        self.reasons: dict[str, str] = {}

    def space(self, id: str) -> Space:
        return self.game.box.spaces[self.game.box.space_index[id]]

    def want(self, id: str, uses: int, why: str, keep: int = 0) -> int:
        """So many uses of an Action, if it can be used today."""
        if uses <= 0 or id in self.without:
            return 0
        space = self.space(id)
        if objection_to_space(self.game, space):
            return 0
        done = self.work.resolve(space, uses, keep)
        if done:
            self.reasons.setdefault(id, why)
        return done

    def all(self) -> None:
        """The list of needs, the greatest first; before them the orders of the day."""
        game = self.game
        if self.plan.day == game.day:
            for id in self.plan.first:
                self.first(id)
        if game.board == 0:
            self.want("negotiate", 1 if game.doubt > 0 else 0, "why.doubt")
        else:
            self.man_the_walls()
        if game.board != 0 and sum(game.standing) > 0:
            self.want("field_telephone", 1, "why.better_aim", 3)
        if heads(game.waiting[0]) + heads(game.waiting[1]) > 0:
            self.want("medicine_cabinet", 1, "why.dying", 2)
        self.treat(self.dying(), "why.dying")
        if game.day == LAST_DAY:
            self.last_day()
            return
        self.fire_the_guns()
        self.send_runs()
        if game.board == SIEGE:
            self.want("bolster", missing_tiles(game), "why.empty_bag")
        self.treat(self.getting_worse(), "why.patients")
        if game.board == 0:
            self.open_a_route()
            if game.doubt == 0 and self.work.free[OFFICER] > 0:
                self.want("negotiate", 1 if game.fear > 0 else 0, "why.fear")
        self.want("repair", self.repairs(), "why.repair")
        if game.board != 0:
            self.want("bolster", self.plan.bolster - game.defence, "why.defence")
        self.want("inspire", 1, "why.inspire")
        self.leisure()

    def first(self, id: str) -> None:
        """One use of an Action, whatever else is needed."""
        if id == "supply_run":
            self.send_a_run()
        else:
            self.want(id, 1, "why.placing")

    # -- the walls ---------------------------------------------------------------------------------------

    def man_the_walls(self) -> None:
        """Every open Position, Soldiers first; a Soldier relieves a Volunteer who cannot see as far."""
        if WALLS in self.without:
            return
        game = self.game
        for position in range(len(game.positions)):
            space = game.box.spaces[game.box.space_index[position_id(position)]]
            if game.is_open(position) and nobody_at(self.work, position):
                if self.work.man(space, FIGHTING):
                    self.reasons[space.id] = "why.walls"
        for position in range(len(game.positions)):
            space = game.box.spaces[game.box.space_index[position_id(position)]]
            stands = self.work.is_at(position)
            if stands in (VOLUNTEER, HUNTER) and self.work.before(position) == stands and self.work.free[SOLDIER] > 3:
                self.work.assign(SOLDIER, space)
                self.reasons[space.id] = "why.better_shot"

    def last_day(self) -> None:
        """Whoever is Tired at the Last Stand may die; whoever is Ready is safe. So only what helps now is done."""
        self.want("bolster", missing_tiles(self.game), "why.empty_bag")
        if self.work.free[OFFICER] > 0 and "inspire" not in self.without:
            self.work.resolve(self.space("inspire"), 1)
            self.reasons["inspire"] = "why.inspire"

    # -- Guns --------------------------------------------------------------------------------------------

    def fire_the_guns(self) -> None:
        """Two Soldiers for the Guns, if a shot is worth it."""
        game = self.game
        if self.work.free[SOLDIER] < 2 or not any(strength(game, gun) > 0 for gun in guns_in_play(game)):
            return
        crowd = max([game.standing[n] + game.lying[n] for n in range(len(game.standing))])
        if (self.plan.airfield and game.surrender > 0) or crowd >= 2 or game.board == 0:
            self.want("fire_artillery", 1, "why.guns")

    def repairs(self) -> int:
        """How often to repair: the Guns and the walls first, later whatever is broken, and the Machine Gun."""
        game = self.game
        broken = sum([game.damage[number] for number in range(3)]) + game.damage[DAMAGED.index("gun_1")]
        broken += sum([1 for gun in guns_in_play(game) if leftmost_jammed(game, gun) >= 0])
        if game.machine_gun and game.jammed[status_slot(MACHINE_GUN, 0)]:
            broken += 1
        return min(broken, 3 if game.board == 0 else 2)

    # -- Supply Runs -------------------------------------------------------------------------------------

    def send_runs(self) -> None:
        """As many as there are tokens to fetch, and as the plan likes; none that could not come home in time."""
        game = self.game
        if game.day > LAST_RUN or "supply_run" in self.without:
            return
        out = len(game.runs)
        empty = len([run for run in game.runs if run.token < 0])
        tokens = sum(game.depots) - empty
        while tokens > 0 and out < self.plan.runs and self.work.left() > 4 and self.send_a_run():
            tokens -= 1
            out += 1

    def send_a_run(self) -> bool:
        """One Supply Run, if there is anybody for it."""
        sent = self.work.man(self.space("supply_run"), RUNNING)
        if sent:
            self.reasons["supply_run"] = "why.run"
        return sent

    def open_a_route(self) -> None:
        """New routes while they can be opened and few tokens are left; a Hunter does it alone."""
        game = self.game
        if sum(game.delivery_reserve) > 0 and sum(game.depots) < 6:
            self.want("open_supply_route", 1, "why.route")

    # -- the Infirmary -----------------------------------------------------------------------------------

    def dying(self) -> int:
        """Treatments without which a Patient dies tonight."""
        return heads(self.game.waiting[0])

    def getting_worse(self) -> int:
        """Treatments that would do good: for all who wait, and for those who are almost well."""
        game = self.game
        almost = len([level for level in game.bed_levels if level >= LEVELS - 1])
        waiting = game.waiting_count() - self.dying()
        return min(waiting + almost, 4 if waiting >= 3 else 2)

    def treat(self, uses: int, why: str) -> None:
        """Medics first; others only as far as needed."""
        if "treat_patient" in self.without:
            return
        space = self.space("treat_patient")
        left = uses
        while left > 0 and self.work.free[MEDIC] > 0:
            self.work.assign(MEDIC, space)
            self.reasons[space.id] = why
            left -= 2
        if left > 0 and (why == "why.dying" or self.game.waiting_count() >= 3):
            self.want("treat_patient", left, why)

    # -- the rest ----------------------------------------------------------------------------------------

    def leisure(self) -> None:
        """Whoever is left shovels snow, strengthens the Fortress, or stays Ready for tomorrow."""
        if LEISURE in self.without:
            return
        game = self.game
        if sum(game.patrols) >= 3 and game.runs:
            self.want("counter_patrol", 1, "why.patrols", 2)
        self.want("radio", 1, "why.hope", 3)
        if game.board != SIEGE:
            self.want("shovel_snow", min(3, self.work.free[HUNTER] * 2 + 1), "why.snow")
            self.want("bolster", min(2, game.miss_reserve), "why.misses", 1)
        elif game.day < 10:
            self.want("bolster", 1, "why.misses", 2)


def missing_tiles(game: Hegra) -> int:
    """How many Miss tiles the Hit bag lacks, so that it does not run empty tomorrow."""
    coming = next((tiles for tiles in game.air_stacks if tiles > 0), 0)
    lacking = tiles_to_draw(game) + 1 - len(game.hit_bag) - coming
    return min(max(0, lacking), game.miss_reserve, 4)


def position_id(position: int) -> str:
    return ("position", "position_a", "position_b", "position_c")[position]
