"""Arrests and captures: the roll for Persons in Hiding and Items, and what follows (DR-RAID-05 to 07)."""

from __future__ import annotations

from motstand.games.dutch_resistance import safe_houses, tasks
from motstand.games.dutch_resistance.components import ARRESTED, NOWHERE, PLACES
from motstand.games.dutch_resistance.dice import roll
from motstand.games.dutch_resistance.effects import carry_out
from motstand.games.dutch_resistance.lines_and_papers import NEWSPAPER
from motstand.games.dutch_resistance.markers import change_morale
from motstand.games.dutch_resistance.outcome import lost
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import Effect
from motstand.kernel.flow import Flow


def search(game: Dutch, place: int, number: int, rule: str) -> Flow[None]:
    """One roll for all tokens of the Location; a sum that reaches the number finds nothing (DR-Q-20, DR-Q-21)."""
    # DR-S4-10: a Telephone with a Secure token is not part of it.
    tokens = [token for token in game.tokens_at(place) if not game.token_secured[token]]
    if not tokens:
        return
    dice = yield from roll(game, 2, "search", rule, place)
    safer = safe_houses.bonus_to_search(game, place) if game.scenario.number == safe_houses.NUMBER else 0
    is_found = sum(dice) + safer < number
    values = {"place": PLACES[place], "sum": sum(dice), "number": number}
    entry = game.note("search.found" if is_found else "search.nothing", rule, values)
    entry.child("trace.part.dice", rule, {"count": sum(dice), "dice": dice})
    if safer:
        entry.child("trace.part.safer", "DR-S2-06", {"count": safer})
    if is_found:
        for token in tokens:
            yield from catch(game, token)
        # DR-Q-32: one roll finds them all; if that both wins and loses, it loses.
        check_goal(game)


def catch(game: Dutch, token: int) -> Flow[None]:
    """DR-RAID-06: the token leaves the board, and the effects of the Scenario are resolved."""
    place = game.token_place[token]
    id = game.token_ids[token]
    is_visitor = is_guest(game, id)
    game.token_place[token] = NOWHERE
    game.token_fixed[token] = False
    if id == GROUP:
        # DR-SOLO-18, DR-Q-72: out of the game, but no loss of the Scenario.
        game.token_progress[token] = ARRESTED
    elif id == NEWSPAPER:
        # DR-S4-12, DR-S4-16: back to the Scenario card, to be printed again.
        game.token_progress[token] = 0
    elif not is_visitor:
        game.caught += 1
    game.note("caught", "DR-RAID-06", {"token": id, "place": PLACES[place]})
    if is_visitor:
        # DR-Q-76: a Nurse or Doctor who belongs to another Scenario.
        change_morale(game, -1, "DR-Q-76")
        return
    yield from carry_out(game, Scene(game.decider(), place, "DR-RAID-06"), cost_of(game, id))
    if id not in (GROUP, NEWSPAPER):
        limits = game.scenario.lost
        if limits and game.caught >= limits[len(game.colours) - 1]:
            raise lost("caught", "DR-GOAL-10")


def cost_of(game: Dutch, id: str) -> list[Effect]:
    """What the Scenario makes an arrest or a capture cost. DR-Q-72: a Resistance Group is a Person, not an Item."""
    if id == GROUP and game.scenario.mark != "person":
        return []
    item = game.box.tokens.items.get(id)
    return item.caught if item is not None and item.caught else game.scenario.caught


def is_guest(game: Dutch, id: str) -> bool:
    person = game.box.tokens.persons.get(id)
    return person is not None and person.scenario != game.scenario.number


def check_goal(game: Dutch) -> None:
    """DR-S2-09, DR-S5-07: what is left may be all that has to be saved."""
    if game.scenario.number == safe_houses.NUMBER:
        safe_houses.check_goal(game)
    elif game.scenario.number == tasks.OFFICERS_EYE:
        tasks.check_goal(game)
