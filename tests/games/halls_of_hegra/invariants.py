"""What must be true of every table after every answer, however badly it is played."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import (
    AIR_KINDS,
    BEDS,
    COMMANDER,
    DAMAGED,
    MORALE_LIMIT,
    NOBODY,
    ROOM,
    TYPES,
)
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.words import QUIET
from motstand.kernel.matches.match import Match
from tests.games.kit.gamekit import Inspector

DISCS = {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3}


def table_of(match: Match) -> Hegra:
    state = match.state
    assert isinstance(state, Hegra)
    return state


class HegraInspector(Inspector):
    """Counts every disc, tile, token, card and meeple of the box."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.words = match.game.words(match.setup)

    def count(self) -> None:
        """Every piece is in exactly one place, and no marker leaves its track."""
        count_all(table_of(self.match))

    def look(self) -> None:
        """Places hold what they may; only the commander is asked."""
        places_hold_what_they_may(table_of(self.match))
        assert self.match.asked() == ([] if self.match.over else [COMMANDER])
        for option in self.match.options:
            assert self.words.is_quiet(option) is (option[0] in QUIET)

    def glance(self) -> None:
        """At the end, for many games."""
        if self.match.over:
            self.count()

    def hidden(self, seat: str | None) -> list[str]:
        """The cards of face-down decks; those that the commander has looked at are hidden from others."""
        game = table_of(self.match)
        found = [card for deck in game.event_decks for card in deck.rest] + game.snow_deck.rest
        found += game.high.rest + game.low.rest
        return found if seat == COMMANDER else found + game.snow_deck.top


def count_all(game: Hegra) -> None:
    """Every piece is in exactly one place, and no marker leaves its track."""
    discs_are_conserved(game)
    tiles_are_conserved(game)
    tokens_are_conserved(game)
    cards_are_conserved(game)
    infantry_is_conserved(game)
    no_count_is_negative(game)
    markers_are_on_their_tracks(game)


def discs_are_conserved(game: Hegra) -> None:
    """HOH-COMP-08: 30 Defenders and 7 Doubt discs, wherever they are."""
    for kind, name in enumerate(TYPES):
        count = game.ready[kind] + game.rest[kind] + game.tired[kind] + game.reserve[kind] + game.morgue[kind]
        count += game.recruitment.count(kind) + game.recruit_bag.rest.count(name)
        count += sum(placed[kind] for placed in game.placed) + game.positions.count(kind)
        count += game.bed_types.count(kind) + sum(level[kind] for level in game.waiting)
        count += sum(run.kind == kind for run in game.runs)
        assert count == DISCS[name], f"there are {count} discs of {name}, expected {DISCS[name]}"
    doubts = game.recruit_bag.rest.count("doubt") + game.doubt_reserve + game.doubts_aside
    assert doubts == 7, f"there are {doubts} Doubt discs"


def tiles_are_conserved(game: Hegra) -> None:
    """HOH-COMP-05, HOH-COMP-09: Miss, Artillery, Air and Damage tiles, in the bag, drawn, placed or in the Reserve."""
    bag = game.hit_bag.rest + game.tiles
    assert bag.count("miss") + game.miss_reserve == 10
    assert bag.count("artillery") + game.artillery_tile_reserve == 4
    for kind, name in enumerate(AIR_KINDS):
        stacks = sum(tiles for stack, tiles in enumerate(game.air_stacks) if game.box.pieces.air[stack] == kind)
        assert bag.count(f"air_{name}") + game.air_reserve[kind] + stacks == 4, f"Air tiles of {name}"
    for number, id in enumerate(DAMAGED):
        count = bag.count(id) + game.damage[number] + game.damage_reserve[number]
        assert count == game.box.pieces.damage_tiles[number], f"there are {count} Damage tiles of {id}"


def tokens_are_conserved(game: Hegra) -> None:
    """HOH-COMP-05, 07, 11: Artillery pieces, Patrol tokens by number, Delivery tokens by kind."""
    assert sum(game.battery) + sum(game.artillery_on_map) == 6
    for number in range(1, 7):
        on_map = sum(count for place, count in enumerate(game.patrols) if game.box.map.number[place] == number)
        assert on_map + game.patrol_bag.rest.count(str(number)) == 2, f"Patrol tokens of number {number}"
    assert all(count == 0 for place, count in enumerate(game.patrols) if game.box.map.number[place] == 0)
    for kind in range(4):
        carried = sum(run.token == kind for run in game.runs)
        count = game.depots[kind] + game.delivery_reserve[kind] + game.delivery_gone[kind] + carried
        assert count == 3, f"there are {count} Delivery tokens of kind {kind}"


def cards_are_conserved(game: Hegra) -> None:
    """HOH-COMP-13 to 16: every card is in exactly one place."""
    events = [card for deck in game.event_decks for card in deck.rest + deck.top] + game.events_used
    assert sorted(events) == sorted(game.box.cards.events)
    morale = game.high.rest + game.low.rest + game.high_discard + game.low_discard + game.hope + game.despair
    assert sorted(morale + game.drawn) == sorted(game.box.cards.morale)
    assert not [id for id in game.high.rest if game.box.cards.morale[id].kind in ("low", "hope")]
    assert not [id for id in game.low.rest if game.box.cards.morale[id].kind in ("high", "despair")]
    opened = [card.id for card in game.box.cards.snow.values() if card.opens and game.is_dug(card.opens)]
    snow = game.snow_deck.rest + game.snow_deck.top + game.items_found + opened
    assert sorted(snow) == sorted(game.box.cards.snow)


def infantry_is_conserved(game: Hegra) -> None:
    """HOH-COMP-06: 21 meeples."""
    on_board = sum(game.standing) + sum(game.lying) + sum(sum(column) for column in game.boxes)
    assert on_board + game.charge + game.infantry_reserve == 21


def markers_are_on_their_tracks(game: Hegra) -> None:
    """No marker leaves its track (HOH-TRACK-01 to 09)."""
    assert 1 <= game.snow <= 5
    assert 1 <= game.suspicion <= 6
    assert 0 <= game.defence <= 3
    assert 0 <= game.fear <= 5
    assert 0 <= game.doubt <= 3
    assert abs(game.morale) <= MORALE_LIMIT
    assert 0 <= game.surrender <= 4
    assert 2 <= game.artillery_marker <= 8
    assert 0 <= game.supply_space <= 4
    assert 1 <= game.day <= 11
    assert game.supplies >= 0
    assert game.weather in (0, 1, 2)


def no_count_is_negative(game: Hegra) -> None:
    """A piece that was taken from where it was not would be missing elsewhere."""
    areas = [game.ready, game.rest, game.tired, game.reserve, game.morgue, *game.placed, *game.waiting]
    areas += [game.standing, game.lying, *game.boxes, [game.charge, game.infantry_reserve]]
    areas += [game.damage, game.damage_reserve, game.air_stacks, game.air_reserve, game.patrols]
    areas += [game.depots, game.delivery_reserve, game.delivery_gone]
    areas.append([game.miss_reserve, game.artillery_tile_reserve, game.doubt_reserve, game.doubts_aside])
    assert min(min(area) for area in areas) >= 0
    for bed, kind in enumerate(game.bed_types):
        assert (kind == NOBODY) == (game.bed_levels[bed] == 0), f"bed {bed}"


def places_hold_what_they_may(game: Hegra) -> None:
    """Sectors hold five, Positions under Damage nobody, spaces of the map one Defender."""
    for sector in range(len(game.standing)):
        limit = 99 if game.phase == "reckoning" else ROOM
        assert game.in_sector(sector) <= limit, f"{game.in_sector(sector)} Infantry in Sector {sector + 1}"
    for position, kind in enumerate(game.positions):
        assert kind == NOBODY or game.is_open(position) or game.tiles, f"Position {position} is damaged and manned"
        assert kind != TYPES.index("medic")
    taken = [run.place for run in game.runs if not game.box.map.ends_movement(run.place)]
    moving = game.runs[game.running].place if game.running >= 0 else -1
    assert len(taken) - len(set(taken)) <= (1 if moving in taken else 0), "two Defenders share a space of the map"
    assert len(game.bed_types) == BEDS
    for kind, name in enumerate(TYPES):
        for space in game.box.spaces:
            if space.barred[kind] and space.id != "promote":
                assert game.placed[space.index][kind] == 0, f"{name} on {space.id}"
