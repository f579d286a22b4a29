"""Which cards may be played in a naval combat, and by whom (chapter 8.2, steps 1 to 3)."""

from __future__ import annotations

from motstand.games.kampen_om_norge.air import objection_to_field
from motstand.games.kampen_om_norge.box_ships import AtSea
from motstand.games.kampen_om_norge.combat_cards import same_side
from motstand.games.kampen_om_norge.components import ALLIES, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards
from motstand.games.kampen_om_norge.sea.fleet import NO_CARRIER, rules_of, sea_of, ship_of
from motstand.games.kampen_om_norge.sea.state import NavalCombat
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Option


def strikes(game: Kampen, battle: NavalCombat, faction: int) -> list[Option]:
    """The cards in hand that might sink a ship of this combat."""
    return [
        ("strike", id)
        for id in different_cards(game, faction)
        if not objection_to_strike(game, battle, faction, game.card(id).kind)
    ]


def objection_to_strike(game: Kampen, battle: NavalCombat, faction: int, kind: Kind) -> str:
    """KON-NAVC-07, KON-NAVC-08: Bombefly for a German attacker, Ubåt for both sides, at most one of each type."""
    at_sea = kind.at_sea
    if at_sea is None or at_sea.sinks_on == 0 or not played_by(game, faction, at_sea):
        return "another_time"
    if limit_reached(game, battle, faction, kind):
        return "limit_reached"
    return objection_to_bombing(game, battle.zone) if at_sea.in_range else ""


def played_by(game: Kampen, faction: int, at_sea: AtSea) -> bool:
    """Has the card its effect for the attacker, or for the defender?"""
    return at_sea.as_attacker if same_side(faction, game.active) else at_sea.as_defender


def objection_to_bombing(game: Kampen, zone: int) -> str:
    """KON-ADV-07: Germany must hold an air field on the zone; for VII Bardufoss will do, too (KON-ADV-08)."""
    for field in rules_of(game).bomber_fields[zone]:
        if not objection_to_field(game, field):
            return ""
    return "no_field_on_the_zone"


def limit_reached(game: Kampen, battle: NavalCombat, faction: int, kind: Kind) -> bool:
    """At most one card of each type, cancelled ones included; Bombefly and Jagerbomber are one (KON-NAVC-07)."""
    return limiting_card(game, battle, faction, kind) != ""


def limiting_card(game: Kampen, battle: NavalCombat, faction: int, kind: Kind) -> str:
    """The card of the own side that fills the limit, "" if none does."""
    for id in battle.plays:
        other = game.card(id).kind
        if same_side(other.deck, faction) and group_of(other) == group_of(kind):
            if not (other.cancels_outside_limit and other.at_sea is not None and other.at_sea.cancels):
                return id
    return ""


def group_of(kind: Kind) -> str:
    return kind.limit or kind.id


def parries(game: Kampen, battle: NavalCombat, faction: int) -> list[Option]:
    """The cards in hand that cancel a card of the enemy: Jagerfly a Bombefly, Jagerbomber a Jagerfly."""
    options: list[Option] = []
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if not objection_to_parry(game, battle, faction, kind):
            options += [("parry", id, play) for play in cancellable(game, battle, kind)]
    return options


def objection_to_parry(game: Kampen, battle: NavalCombat, faction: int, kind: Kind) -> str:
    """KON-NAVC-08, KON-NAVC-09. KON-Q-57: Jagerfly needs a hangarskip in the zone."""
    at_sea = kind.at_sea
    if at_sea is None or not at_sea.cancels or not played_by(game, faction, at_sea):
        return "another_time"
    if not kind.cancels_outside_limit and limit_reached(game, battle, faction, kind):
        return "limit_reached"
    return objection_to_fighters_at_sea(game, battle.zone) if faction == ALLIES else ""


def objection_to_fighters_at_sea(game: Kampen, zone: int) -> str:
    """KON-Q-57: in any zone that holds an Allied hangarskip, face up or down."""
    ships = sea_of(game).stacks[ALLIES][zone]
    if not ships:
        return "no_ships_there"
    return "" if any(ship_of(game, id).of.fighters for id in ships) else NO_CARRIER


def cancellable(game: Kampen, battle: NavalCombat, kind: Kind) -> list[str]:
    """The enemy's cards on the table that the card cancels."""
    return [
        id
        for id in battle.plays
        if id not in battle.cancelled
        and not same_side(game.card(id).kind.deck, kind.deck)
        and game.card(id).kind.id in kind.cancels
    ]


def might_strike(game: Kampen, battle: NavalCombat, faction: int) -> bool:
    """Can everybody see that a faction might hold a card against a ship of this combat?"""
    if not game.hands[faction]:
        return False
    return any(not objection_to_strike(game, battle, faction, kind) for kind in game.kinds(faction))


def might_parry(game: Kampen, battle: NavalCombat, faction: int) -> bool:
    """Can everybody see that a faction might hold a card that cancels one on the table?

    That no hangarskip is among the Allied ships of the zone is something that only the Allies know.
    """
    if not game.hands[faction]:
        return False
    for kind in game.kinds(faction):
        if objection_to_parry(game, battle, faction, kind) in ("", NO_CARRIER) and cancellable(game, battle, kind):
            return True
    return False
