"""Chapter 4.2 step 6: the battalions that the sixes have defeated are removed."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DECIDE_LOSSES, REMOVE, SHARE_LOSSES
from motstand.games.kampen_om_norge.breakdown import add_losses
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.evacuation import evacuate
from motstand.games.kampen_om_norge.state import Attack, Combat, Kampen, origin_id, origin_number
from motstand.games.kampen_om_norge.victory import check_all_defeated
from motstand.kernel.flow import ALL, Flow, Option


def remove_defeated(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 6 (KON-COMBAT-22): each 6 has defeated one enemy battalion (KON-COMBAT-10)."""
    fight.step = 6
    allied_losses = 0
    removed = yield from attacker_removes(game, fight)
    if game.active == ALLIES:
        allied_losses = removed
    allied_losses += yield from defender_removes(game, fight)
    if allied_losses > 0:
        yield from evacuate(game, fight)
    check_all_defeated(game)


def attacker_removes(game: Kampen, fight: Combat) -> Flow[int]:
    """The attacker chooses from which of his stacks; a surplus of sixes is ignored (KON-Q-30)."""
    defeated = min(fight.defence_dice.count(6), attackers(game, fight.area))
    for removed in range(defeated):
        stacks = [each for each in game.attacks if not objection_to_removing(fight, each)]
        stack = stacks[0]
        if len(stacks) > 1:
            options: list[Option] = [("remove", origin_id(game, each.origin)) for each in stacks]
            values = {"area": game.box.board.ids[fight.area], "left": defeated - removed}
            answer: Option = yield REMOVE.ask(game.seats[game.active], options, values)
            _, origin = answer
            stack = stack_from(stacks, origin_number(game, origin))
        stack.battalions -= 1
    note_losses(game, fight, game.active, defeated, defeated)
    return defeated


def objection_to_removing(fight: Combat, attack: Attack) -> str:
    """Losses are taken from those who attack this area and are still there."""
    return "" if attack.target == fight.area and attack.battalions > 0 else "no_attackers_from_there"


def stack_from(stacks: list[Attack], origin: int) -> Attack:
    return next(stack for stack in stacks if stack.origin == origin)


def defender_removes(game: Kampen, fight: Combat) -> Flow[int]:
    """Norway and the Allies agree on whose battalions are lost. Returns the Allied losses."""
    area = fight.area
    sixes = fight.attack_dice.count(6)
    if game.active != GERMANY:
        lost = min(sixes, game.battalions[GERMANY][area])
        game.battalions[GERMANY][area] -= lost
        note_losses(game, fight, GERMANY, lost, lost)
        return 0
    norway, allies = game.battalions[NORWAY][area], game.battalions[ALLIES][area]
    defeated = min(sixes, norway + allies)
    splits = [split for split in range(defeated + 1) if not objection_to_losses(game, area, split, defeated - split)]
    lost_norway = splits[0]
    if len(splits) > 1:
        options: list[Option] = [("lose", split, defeated - split) for split in splits]
        lost_norway = yield from agree_on_losses(game, fight, options)
    game.battalions[NORWAY][area] -= lost_norway
    game.battalions[ALLIES][area] -= defeated - lost_norway
    note_losses(game, fight, NORWAY, lost_norway, defeated)
    note_losses(game, fight, ALLIES, defeated - lost_norway, defeated)
    return defeated - lost_norway


def objection_to_losses(game: Kampen, area: int, norwegian: int, allied: int) -> str:
    """Nobody loses more battalions than he has there."""
    if norwegian > game.battalions[NORWAY][area] or allied > game.battalions[ALLIES][area]:
        return "more_than_are_there"
    return ""


def agree_on_losses(game: Kampen, fight: Combat, options: list[Option]) -> Flow[int]:
    """KON-COMBAT-23: the Norwegian losses; if the two do not agree the German player decides."""
    values = {"area": game.box.board.ids[fight.area]}
    norway, allies = game.seats[NORWAY], game.seats[ALLIES]
    answer: Option
    if norway == allies:
        answer = yield SHARE_LOSSES.ask(norway, options, values)
    else:
        answer, other = yield SHARE_LOSSES.ask_all({norway: options, allies: options}, ALL, values)
        if answer != other:
            game.note("combat.disagreed", "KON-COMBAT-23", values)
            answer = yield DECIDE_LOSSES.ask(game.seats[GERMANY], options, values)
    _, norwegian, _ = answer
    return int(norwegian)


def attackers(game: Kampen, area: int) -> int:
    """The battalions that attack an area."""
    return sum([attack.battalions for attack in game.attacks if attack.target == area])


def note_losses(game: Kampen, fight: Combat, faction: int, count: int, defeated: int) -> None:
    """What a faction loses of the `defeated` battalions of its side."""
    if count > 0:
        values = {"faction": FACTIONS[faction], "area": game.box.board.ids[fight.area], "count": count}
        entry = game.note("combat.lost", "KON-COMBAT-22", values)
        enemy = fight.defence_dice if faction == game.active else fight.attack_dice
        add_losses(entry, enemy.count(6), defeated, count)
