"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.halls_of_hegra.artillery import ENEMIES, ON_THE_AIRFIELD
from motstand.games.halls_of_hegra.components import DAMAGED, GUNS, LEVELS, POSITIONS, TYPES, Text
from motstand.games.halls_of_hegra.damage import WEAPONS
from motstand.games.halls_of_hegra.infantry import LYING, STANDING
from motstand.games.halls_of_hegra.maintenance import BOLSTERED
from motstand.games.halls_of_hegra.mobilisation import CALMED
from motstand.games.halls_of_hegra.morning import EVERYONE, PAYMENTS
from motstand.games.halls_of_hegra.running import SNEAK, STAY, STOP, run_option
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.walls import TELEPHONE
from motstand.games.halls_of_hegra.words import CLICKS, clicks
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing

WARDS: Final = ("bed", "waiting")


def conceivable(game: Hegra, choice: Choice) -> list[Option]:
    """The answers that such a question knows; where all of them are always offered, these."""
    if choice.prompt not in ANSWERS:
        return choice.options
    return ANSWERS[choice.prompt](game, choice.values or {})


# -- the night and the morning -------------------------------------------------------------------------------


def branches(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("choose", branch.id) for branch in text_of_choice(game, values["card"]).branches]


def text_of_choice(game: Hegra, card: str) -> Text:
    """What a card that lets the player choose says now."""
    cards = game.box.cards
    if card in cards.events:
        return cards.events[card].text
    if card in cards.snow:
        return cards.snow[card].text
    sections = cards.morale[card].sections
    return sections[game.today().stage if len(sections) > 1 else 0]


def kept(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("keep", type) for type in TYPES]


def woken(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = [EVERYONE]
    options += [("spend", what) for what in PAYMENTS]
    options += [(where, type) for type in TYPES for where in ("ready", "rest")]
    return options


def placed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [(word, type, space.id) for word in ("place", "take_back") for type in TYPES for space in game.box.spaces]


# -- the day's work ------------------------------------------------------------------------------------------


def acts(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("act", space.id) for space in game.box.spaces if space.section == values["section"]]


def on_the_walls(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = [TELEPHONE]
    options += [("fire", position) for position in POSITIONS]
    options += [("machine_gun", position, supplies) for position in POSITIONS for supplies in (0, 1)]
    options += [("reckless", type) for type in TYPES]
    return options


def removed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("remove", sector.number, state) for sector in game.sectors() for state in (STANDING, LYING)]


def suppressed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("suppress", sector.number) for sector in game.sectors()]


def shells(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = []
    for gun in GUNS:
        options += [("shell", gun, "sector", sector.number) for sector in game.sectors()]
        options += [("shell", gun, "row", row) for row in game.box.map.rows]
        options.append(("shell", gun, "airfield", ""))
    return options


def shelled(game: Hegra, values: dict[str, Any]) -> list[Option]:
    sector = values["sector"] - 1
    return [("shelled", count) for count in range(game.standing[sector] + game.lying[sector] + 1)]


def cleared(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("clear", place, enemy) for place in game.box.map.ids for enemy in ENEMIES]


def struck(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = [("airfield", what) for what in ON_THE_AIRFIELD]
    options += [("airfield", "stack", stack) for stack in range(1, len(game.air_stacks) + 1)]
    return options


def on_the_map(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [run_option(game, run) for run in game.runs]


def gone(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = [("go", place) for place in game.box.map.ids]
    return [*options, STAY]


def met(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [STOP, SNEAK, ("fight", "patrol"), ("fight", "artillery")]


def calmed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("calm", track) for track in CALMED]


def opened(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("open", delivery.id) for delivery in game.box.pieces.deliveries]


def repaired(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = [("repair", id) for id in DAMAGED]
    return options + unjammed(game, values)


def unjammed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("unjam", gun) for gun in WEAPONS]


def jammed(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("jam", gun) for gun in WEAPONS]


def bolstered(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("bolster", what) for what in BOLSTERED]


def promoted(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("promote", type) for type in TYPES]


def ordered(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("next", card) for card in game.snow_deck.top]


# -- the Infirmary, cards and the evening --------------------------------------------------------------------


def patients(word: str) -> list[Option]:
    return [(word, type, level, ward) for type in TYPES for level in range(1, LEVELS + 1) for ward in WARDS]


def treated(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return patients("treat")


def cured(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return patients("cure")


def admitted(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("admit", type, level) for type in TYPES for level in range(1, LEVELS + 1)]


def tired(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("tire", type, area) for type in TYPES for area in ("ready", "rest")]


def readied(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("ready", type) for type in TYPES]


def buried(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("bury", type) for type in TYPES]


def posted(game: Hegra, values: dict[str, Any]) -> list[Option]:
    return [("post", type, area) for type in TYPES for area in ("tired", "rest", "ready")]


def played(game: Hegra, values: dict[str, Any]) -> list[Option]:
    options: list[Option] = []
    for id in sorted(game.drawn):
        options += [("use", id), ("ignore", id)] if game.box.cards.morale[id].is_special else [("resolve", id)]
    return options


ANSWERS: Final[dict[str, Callable[[Hegra, dict[str, Any]], list[Option]]]] = {
    "card.choose": branches,
    "recruits.keep": kept,
    "waking": woken,
    "placing": placed,
    "section": acts,
    "walls": on_the_walls,
    "walls.remove": removed,
    "walls.suppress": suppressed,
    "telephone.suppress": suppressed,
    "kill": removed,
    "artillery": shells,
    "artillery.sector": shelled,
    "artillery.row": cleared,
    "artillery.airfield": struck,
    "patrol.remove": cleared,
    "runs": on_the_map,
    "run.go": gone,
    "run.meeting": met,
    "negotiate": calmed,
    "open_supply_route": opened,
    "repair": repaired,
    "repair.free": repaired,
    "unjam": unjammed,
    "jam": jammed,
    "bolster": bolstered,
    "promote": promoted,
    "map_room": ordered,
    "treat": treated,
    "cabinet": cured,
    "infirmary.admit": admitted,
    "tire": tired,
    "ready": readied,
    "bury": buried,
    "posting": posted,
    "morale.card": played,
}


# -- clicks ------------------------------------------------------------------------------------------------------

# Buttons that a track stands for.
TRACKS: Final[dict[str, list[Option]]] = {
    "morale": [("spend", "morale"), ("airfield", "morale")],
    "supplies": [("spend", "supply")],
    "defence": [("bolster", "defence")],
    "tiles": [("bolster", "miss"), ("airfield", "miss")],
    "surrender": [("airfield", "surrender")],
    "fear": [("calm", "fear")],
    "doubt": [("calm", "doubt")],
}


def meant(game: Hegra, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers whose clicks begin so; a button is meant by its words, its track, its card or its enemy."""
    kind = path[0][0]
    begun = [(kind, str(id)) for kind, id in path]
    found: list[Option] = []
    for option in conceivable(game, choice):
        # Most are told apart by the kind of their first click.
        if option[0] in CLICKS and kind == CLICKS[option[0]][0][0]:
            if names_of_clicks(option)[: len(path)] == begun:
                found.append(option)
        elif len(path) == 1 and is_button_of(choice, option, kind, str(path[0][1])) and not clicks(option):
            found.append(option)
    return found


def names_of_clicks(option: Option) -> list[tuple[str, str]]:
    return [(kind, str(id)) for kind, id, _ in clicks(option)]


def is_button_of(choice: Choice, option: Option, kind: str, id: str) -> bool:
    """Does a thing stand for an answer that has no clicks?"""
    if kind == "answer":
        return " ".join([str(part) for part in option]) == id
    if kind == "track":
        return option in TRACKS.get(id, [])
    if kind == "card":
        return choice.prompt == "card.choose" and (choice.values or {})["card"] == id
    return kind == "enemy" and option[0] == "fight" and f"{option[1]}@{(choice.values or {})['place']}" == id
