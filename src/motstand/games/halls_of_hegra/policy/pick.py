"""The way into the policy: what is asked decides which priorities answer."""

from __future__ import annotations

from motstand.games.halls_of_hegra.morning import placement
from motstand.games.halls_of_hegra.policy import caring, fighting, running
from motstand.games.halls_of_hegra.policy.plans import Plan, plan_named
from motstand.games.halls_of_hegra.policy.wishes import Wishes
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Choice, Option
from motstand.kernel.messages import Message
from motstand.kernel.why import Why


def pick(game: Hegra, choice: Choice, plan: str = "") -> Option:
    """What a sensible commander answers."""
    if len(choice.options) == 1:
        return choice.options[0]
    return answer(game, choice, plan_named(plan), Why())


def reason(game: Hegra, choice: Choice) -> tuple[Option, Message]:
    """What a sensible commander answers, and why."""
    why = Why()
    if len(choice.options) == 1:
        return choice.options[0], why
    option = answer(game, choice, plan_named(""), why)
    return option, why


def answer(game: Hegra, choice: Choice, plan: Plan, why: Why) -> Option:
    """Dispatch by prompt; most prompts have one reason, placing gives its own."""
    prompt = choice.prompt
    if prompt == "placing":
        return placing(game, choice.options, plan, why)
    why.say("why.run_map" if prompt.startswith("run.") else f"why.{prompt.split('.')[0]}")
    if prompt in ("walls", "walls.remove", "walls.suppress", "telephone.suppress", "kill"):
        return fighting.on_the_walls(game, choice.options) if prompt == "walls" else fighting.nearest(choice.options)
    if prompt.startswith("artillery"):
        return artillery(game, choice, plan)
    if prompt in ("runs", "run.go", "run.meeting", "patrol.remove", "delivery", "counter_patrol.suspicion"):
        return on_the_map(game, choice, plan)
    if prompt in ("treat", "cabinet", "infirmary.admit", "injury.bed", "waking", "tire", "ready", "bury"):
        return people(game, choice, plan)
    return other(game, choice)


def placing(game: Hegra, options: list[Option], plan: Plan, why: Why) -> Option:
    """The first placement of the day's plan that has not been made; then the day begins."""
    wishes = Wishes(game, plan)
    wishes.all()
    done: dict[tuple[int, int], int] = {}
    for kind, space in wishes.work.assigned:
        made = done.get((kind, space.index), 0)
        done[(kind, space.index)] = made + 1
        if space.position >= 0:
            is_made = len(game.relieved[space.position]) > 0
        else:
            is_made = made < game.placed[space.index][kind]
        option = placement(kind, space)
        if not is_made and option in options:
            why.say(wishes.reasons.get(space.id, "why.placing"), {"space": space.id})
            return option
    why.say("why.begin")
    return options[-1]


def artillery(game: Hegra, choice: Choice, plan: Plan) -> Option:
    """Section 02."""
    if choice.prompt == "artillery":
        return fighting.target(game, choice.options, plan)
    if choice.prompt == "artillery.row":
        return fighting.from_the_row(game, choice.options)
    if choice.prompt == "artillery.airfield":
        return fighting.airfield(game, choice.options)
    return choice.options[0]


def on_the_map(game: Hegra, choice: Choice, plan: Plan) -> Option:
    """Section 03."""
    if choice.prompt == "runs":
        return running.next_run(game, choice.options)
    if choice.prompt == "run.go":
        return running.go(game, choice.options)
    if choice.prompt == "run.meeting":
        return running.meeting(game, choice.options, plan)
    return choice.options[0]


def people(game: Hegra, choice: Choice, plan: Plan) -> Option:
    """Who sleeps, who is treated, who is spared."""
    options = choice.options
    if choice.prompt == "waking":
        return caring.waking(game, options, plan)
    if choice.prompt == "treat":
        return caring.treat(options)
    if choice.prompt == "cabinet":
        return caring.cure(options)
    if choice.prompt == "infirmary.admit":
        return caring.admit(options)
    if choice.prompt == "tire":
        return caring.tire(options)
    if choice.prompt == "ready":
        return caring.dearest(options)
    if choice.prompt == "bury":
        return caring.dearest(options)
    return options[0]


def other(game: Hegra, choice: Choice) -> Option:
    """Everything that is asked once in a while."""
    options = choice.options
    prompt = choice.prompt
    values = choice.values or {}
    if prompt == "recruits":
        return caring.recruit(values["count"], values["doubts"], values["discs"], options[0], options[1])
    if prompt == "recruits.keep":
        return caring.dearest(options)
    if prompt == "posting":
        return caring.post(options)
    if prompt == "morale.card":
        return caring.morale_card(game, options)
    if prompt == "card.choose":
        return caring.branch(game, options, values["card"])
    if prompt in ("repair", "repair.free", "unjam"):
        return fighting.repair(game, options)
    if prompt == "bolster":
        wants_tiles = game.board == 2 and Wishes(game, plan_named("")).missing_tiles() > 0
        return options[0] if wants_tiles or len(options) == 1 else options[-1]
    if prompt == "open_supply_route":
        return caring.supply_route(options)
    return options[0]
