"""What must be true of every table after every answer, however badly it is played."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import CHAOS, FREE, KING, NOTHING
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.matches.match import Match
from tests.games.kit.gamekit import Inspector

TITLES = 9


def table_of(match: Match) -> Crown:
    state = match.state
    assert isinstance(state, Crown)
    return state


class CrownInspector(Inspector):
    """Counts every die, tile, card, cube and troop of the box."""

    def count(self) -> None:
        """Every piece is in exactly one place, and no marker leaves its track."""
        count_all(table_of(self.match))

    def look(self) -> None:
        """Only the King is asked, and nothing is left half done between two phases."""
        game = table_of(self.match)
        assert self.match.asked() == ([] if self.match.over else [KING])
        if not self.match.over:
            nobody_stands_together(game)

    def glance(self) -> None:
        """At the end, for many games."""
        if self.match.over:
            self.count()


def count_all(game: Crown) -> None:
    count_dice(game)
    count_tiles(game)
    count_cards(game)
    count_troops(game)
    markers_stay_on_their_tracks(game)


def count_dice(game: Crown) -> None:
    sent = sum(value > 0 for value in game.saboteurs)
    dice = game.population + len(game.evacuation) + len(game.sabotage) + game.quick_dice + sent
    assert dice == game.box.pieces.dice
    assert all(1 <= value <= 6 for value in [*game.evacuation, *game.sabotage])
    assert min(game.population, game.quick_dice) >= 0


def count_tiles(game: Crown) -> None:
    """CNC-TILE-05: one tile of each title; CNC-COMP-04: five Chaos tiles; CNC-COMP-15: four discs."""
    lying = [tile for tile in [*game.grid, *game.display, game.placing, *game.bag.rest] if tile != NOTHING]
    kinds = [game.box.tiles[tile].kind for tile in lying if tile != CHAOS]
    assert sorted(kinds) == sorted(set(kinds))
    assert len(kinds) == TITLES
    covered = sum(space.chaos for town, space in enumerate(game.box.occupation) if game.towns[town] == FREE)
    assert lying.count(CHAOS) + game.chaos_reserve + covered == game.box.chaos.count
    assert game.discs_left() >= 0
    shown = [action for action in [*game.frame, game.push_action] if action != NOTHING]
    hidden = [*game.hidden_actions.rest, *game.hidden_orders.rest]
    assert sorted(shown + hidden) == sorted([*game.box.german_actions, *game.box.order_actions])


def count_cards(game: Crown) -> None:
    piles = [*game.hand, *game.discards, *game.evacuated, *game.lost_gold, *game.deck.rest, *game.collaborators.rest]
    if game.top_collaborator:
        piles.append(game.top_collaborator)
    assert sorted(piles) == sorted(game.box.cards)
    demands = [*game.demands.rest, *game.declined, *game.ignored, *([game.demand] if game.demand else [])]
    assert sorted(demands) == sorted(game.box.demands)


def count_troops(game: Crown) -> None:
    assert min(game.norwegians + game.regulars + game.paratroopers) >= 0
    assert game.german_supply() >= 0
    assert game.norwegian_supply() >= 0
    assert game.bombing in range(game.box.pieces.bombing + 1)
    for space, red in enumerate(game.box.map.red):
        assert not red or not game.is_held(space)
    assert game.norwegians[game.box.map.freedom] == 0


def markers_stay_on_their_tracks(game: Crown) -> None:
    """The last step before the end may have gone past the end of the Danger track."""
    danger = game.box.danger
    assert danger.least <= game.threat <= danger.alarm
    assert game.threat <= game.stress <= danger.most
    assert 0 <= game.momentum <= game.box.momentum.most
    assert game.willpower <= game.box.pieces.willpower
    assert 0 <= game.pressure <= game.box.pieces.pressure


def nobody_stands_together(game: Crown) -> None:
    """Germans and Norwegian troops meet only in a battle; Paratroopers have joined regular troops (CNC-GPARA-07)."""
    if game.arrivals or game.path:
        return
    for space, troops in enumerate(game.norwegians):
        assert not (troops and game.germans(space))
        assert not (game.regulars[space] and game.paratroopers[space])
