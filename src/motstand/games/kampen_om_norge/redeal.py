"""What a seat cannot know, dealt anew: hands, decks and hidden ships of factions that it does not lead."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import FACTIONS, NORWAY
from motstand.games.kampen_om_norge.sea.state import Ids, Sea, exchanged
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.matches.fate import Seeded


def redeal(game: Kampen, seat: str, fate: Seeded) -> None:
    """Mix each hidden hand with its deck and deal it again. Used cards lie face up and stay."""
    for faction in range(len(FACTIONS)):
        if game.seats[faction] == seat:
            continue
        sea = game.sea
        if sea is not None and faction != NORWAY:
            redeal_ships(game, sea, faction, fate)
        hand = game.hands[faction]
        if sea is not None and sea.april:
            # On 9 April the hand was chosen from cards whose rest lies unseen in the box.
            unseen = sorted([*hand, *sea.returned[faction]])
            fate.shuffle(unseen)
            game.hands[faction] = unseen[: len(hand)]
            sea.returned = exchanged(sea.returned, faction, tuple(unseen[len(hand) :]))
            continue
        # Sorted, so that not even the order of what is hidden can sway a bot.
        unseen = sorted(hand + game.decks[faction].rest)
        fate.shuffle(unseen)
        game.hands[faction] = unseen[: len(hand)]
        game.decks[faction].rest = unseen[len(hand) :]


def redeal_ships(game: Kampen, sea: Sea, faction: int, fate: Seeded) -> None:
    """KON-SHIP-24: only the number of cards in a zone is known, so ships that lie face down change places.

    A ship that takes another's place has moved, or is under way, as the other had; ships that are not on the map yet
    are hidden, too. What is dealt follows from the places alone, never from the ships that are there.
    """
    fleet = [ship.id for ship in game.scenario.ships.values() if ship.faction == faction]
    hidden = [id for id in fleet if id not in sea.shown and place_of(sea, faction, id)]
    hidden.sort(key=lambda id: (place_of(sea, faction, id), marks_of(sea, id)))
    others = sorted(hidden)
    fate.shuffle(others)
    new = dict(zip(hidden, others, strict=True))
    renewed = tuple([tuple(sorted(renamed(stack, new))) for stack in sea.stacks[faction]])
    sea.stacks = exchanged(sea.stacks, faction, renewed)
    sea.waiting = exchanged(sea.waiting, faction, tuple(sorted(renamed(sea.waiting[faction], new))))
    sea.placing = tuple([(new.get(id, id), zone) for id, zone in sea.placing])
    sea.later = tuple(sorted(renamed(sea.later, new)))
    sea.force = renamed(sea.force, new)
    sea.moved = renamed(sea.moved, new)
    sea.smoked = renamed(sea.smoked, new)


def place_of(sea: Sea, faction: int, id: str) -> str:
    """Where a ship lies, as everybody knows; "" if it has left the game."""
    for zone, stack in enumerate(sea.stacks[faction]):
        if id in stack:
            return f"zone {zone}"
    if id in sea.waiting[faction] or id in [ship for ship, _ in sea.placing]:
        return "waiting"
    return "later" if id in sea.later else ""


def marks_of(sea: Sea, id: str) -> tuple[bool, bool, bool]:
    """What everybody has seen a card do."""
    return id in sea.force, id in sea.moved, id in sea.smoked


def renamed(ships: Ids, new: dict[str, str]) -> Ids:
    return tuple([new.get(id, id) for id in ships])
