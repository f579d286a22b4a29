"""A position laid out by hand, for lessons and tests: pieces come from the Reserve and go back to it.

Defenders are told in words ("2 soldier medic"), Positions from the left with "." for nobody, Patients by level, and
Infantry by Sector. What is not named stays as it is at the start of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from motstand.games.halls_of_hegra.components import (
    BOARDS,
    DAMAGED,
    FIRST_ATTACK,
    MOBILISATION,
    SIEGE,
    TYPES,
)
from motstand.games.halls_of_hegra.error_messages import message
from motstand.games.halls_of_hegra.snow import open_action
from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.kernel.errors import ContentError


def told(words: str) -> list[int]:
    """Defenders in words: ``"2 soldier medic"`` is two Soldiers and a Medic."""
    found: list[int] = []
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            if word not in TYPES:
                raise ContentError(message("lesson-defender", word=word, types=TYPES))
            found += [TYPES.index(word)] * count
            count = 1
    return found


def set_day(game: Hegra, day: int) -> None:
    """The day and its board."""
    game.day = day
    game.board = MOBILISATION if day <= 3 else FIRST_ATTACK if day <= 6 else SIEGE
    game.supply_space += game.board
    game.machine_gun = game.board == SIEGE
    if game.board != MOBILISATION:
        game.fear = game.doubt = 0


def set_event(game: Hegra, event: str) -> None:
    """The Event card of the day, which was drawn; "" is one that says nothing that matters."""
    game.event = event or {"mobilisation": "MOB-02", "attack": "ATT-01", "siege": "SG1-01"}[BOARDS[game.board]]
    deck = game.event_decks[game.box.cards.events[game.event].deck]
    deck.take(game.event)
    game.events_used.append(game.event)


def set_bags(game: Hegra, recruit_bag: str | None, hit_bag: str | None) -> None:
    """Exactly these discs in the Recruit bag, and these tiles beside what was repaired in the Hit bag."""
    if recruit_bag is not None:
        for disc in game.recruit_bag.rest:
            game.recruit_bag.take(disc)
            if disc == "doubt":
                game.doubt_reserve += 1
            else:
                game.reserve[TYPES.index(disc)] += 1
        for disc in words_told(recruit_bag):
            game.recruit_bag.add(disc)
            if disc == "doubt":
                game.doubt_reserve -= 1
            else:
                game.reserve[TYPES.index(disc)] -= 1
    if hit_bag is not None:
        for tile in game.hit_bag.rest:
            if tile in ("miss", "artillery"):
                game.hit_bag.take(tile)
                set_tile(game, tile, 1)
        for tile in words_told(hit_bag):
            game.hit_bag.add(tile)
            set_tile(game, tile, -1)


def set_tile(game: Hegra, tile: str, count: int) -> None:
    """A tile comes into the Reserve or leaves it; Air tiles leave their stack."""
    if tile == "miss":
        game.miss_reserve += count
    elif tile == "artillery":
        game.artillery_tile_reserve += count
    elif tile.startswith("air_"):
        kind = ("air_morale", "air_supply", "air_injury").index(tile)
        stack = next(n for n, left in enumerate(game.air_stacks) if left and game.box.pieces.air[n] == kind)
        game.air_stacks[stack] += count
    else:
        raise ContentError(message("lesson-tile", tile=tile))


def words_told(words: str) -> list[str]:
    """Things in words: ``"2 doubt soldier"``."""
    found: list[str] = []
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def set_defenders(
    game: Hegra,
    ready: str | None,
    rest: str,
    tired: str,
    morgue: str,
    positions: str,
    beds: dict[int, str],
    waiting: dict[int, str],
    runs: list[tuple[str, str, str]],
    placed: dict[str, str],
) -> None:
    """Defenders where they are wanted; all come from the Reserve, or from the Recruit bag if that is not enough."""
    if ready is not None:
        for kind, count in enumerate(game.ready):
            game.reserve[kind] += count
            game.ready[kind] = 0
        for kind in told(ready):
            game.ready[taken(game, kind)] += 1
    for area, words in ((game.rest, rest), (game.tired, tired), (game.morgue, morgue)):
        for kind in told(words):
            area[taken(game, kind)] += 1
    for position, word in enumerate(positions.split()):
        if word != ".":
            game.positions[position] = taken(game, TYPES.index(word))
    for bed, (level, words) in enumerate((level, word) for level, some in beds.items() for word in some.split()):
        game.bed_types[bed] = taken(game, TYPES.index(words))
        game.bed_levels[bed] = level
    for level, words in waiting.items():
        for kind in told(words):
            game.waiting[level - 1][taken(game, kind)] += 1
    for name, place, token in runs:
        run = Run(taken(game, TYPES.index(name)), game.box.map.index[place])
        if token:
            run.token = [delivery.id for delivery in game.box.pieces.deliveries].index(token)
            source = game.depots if game.depots[run.token] else game.delivery_reserve
            source[run.token] -= 1
        game.runs.append(run)
    for space, words in placed.items():
        for kind in told(words):
            game.placed[game.box.space_index[space]][taken(game, kind)] += 1


def taken(game: Hegra, kind: int) -> int:
    """Take a Defender of this type from the Reserve, else out of the Recruit bag, else from the Ready area."""
    if game.reserve[kind] > 0:
        game.reserve[kind] -= 1
    elif TYPES[kind] in game.recruit_bag:
        game.recruit_bag.take(TYPES[kind])
    else:
        if game.ready[kind] == 0:
            raise ContentError(message("lesson-none-left", type=TYPES[kind]))
        game.ready[kind] -= 1
    return kind


def set_germans(
    game: Hegra, sectors: dict[int, str], boxes: dict[int, str], patrols: dict[str, int], batteries: list[str]
) -> None:
    """Infantry, ``{2: "3 standing 1 lying"}`` and ``{2: "1 move"}``; Patrols and Artillery on the map."""
    for sector, words in sectors.items():
        for word in words_told(words):
            (game.standing if word == "standing" else game.lying)[sector - 1] += 1
            game.infantry_reserve -= 1
    for sector, words in boxes.items():
        for word in words_told(words):
            game.boxes[("grenade", "hit", "move").index(word)][sector - 1] += 1
            game.infantry_reserve -= 1
    for place, count in patrols.items():
        number = game.box.map.index[place]
        for _ in range(count):
            game.patrol_bag.take(str(game.box.map.number[number]))
            game.patrols[number] += 1
    for place in batteries:
        space = game.battery.index(True)
        game.battery[space] = False
        game.artillery_marker = max(game.artillery_marker, space + 2)
        game.artillery_on_map[game.box.map.index[place]] = True


def set_tiles(game: Hegra, repaired: Sequence[str], dug: Sequence[str]) -> None:
    """Snow card Actions that are in play, and Damage tiles that lie in the Hit bag instead of on their Action."""
    for action in dug:
        open_action(game, action)
    for tile in repaired:
        game.damage[DAMAGED.index(tile)] -= 1
        game.hit_bag.add(tile)


def set_markers(game: Hegra, markers: dict[str, int]) -> None:
    """Numbers of the state: ``morale``, ``supplies``, ``suspicion``."""
    for name, value in markers.items():
        if not isinstance(getattr(game, name, None), int):
            raise ContentError(message("lesson-marker", marker=name))
        setattr(game, name, value)
