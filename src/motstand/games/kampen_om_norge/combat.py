"""Chapter 4.2: land combat in its eight steps."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import (
    ATTACK_CARDS,
    ATTACKER_COUNTERS,
    BATTLES,
    DEFENCE_CARDS,
    DEFENDER_COUNTERS,
    PASS,
)
from motstand.games.kampen_om_norge.april.bluff import bluff
from motstand.games.kampen_om_norge.breakdown import (
    add_attackers,
    add_cancelled,
    add_card,
    add_cards,
    add_defenders,
    add_sums,
)
from motstand.games.kampen_om_norge.combat_cards import (
    attack_cards,
    cancellable,
    counter_cards,
    defence_cards,
    might_counter,
    might_defend,
    same_side,
)
from motstand.games.kampen_om_norge.components import ALLIES, ATTACK, CANCEL, DEFENCE, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.losses import attackers, remove_defeated
from motstand.games.kampen_om_norge.new_cards import use_card
from motstand.games.kampen_om_norge.reinforcement import begin_reinforcement
from motstand.games.kampen_om_norge.retreat import attackers_retreat, defenders_retreat
from motstand.games.kampen_om_norge.stacks import occupy
from motstand.games.kampen_om_norge.state import Attack, Combat, Kampen, Play, origin_id
from motstand.games.kampen_om_norge.victory import check_all_defeated
from motstand.kernel.answers import Question
from motstand.kernel.flow import Flow, Option, Roll
from motstand.kernel.log import Entry

DICE_LIMIT: Final = 5


def battles(game: Kampen) -> Flow[str]:
    """KON-COMBAT-12: the attacker chooses which combat is fought next."""
    areas: list[int] = []
    for attack in game.attacks:
        if attack.target not in areas:
            areas.append(attack.target)
    if not areas:
        return begin_reinforcement(game)
    area = areas[0]
    if len(areas) > 1:
        ids = game.box.board.ids
        options: list[Option] = [("fight", ids[each]) for each in areas]
        answer: Option = yield BATTLES.ask(game.seats[game.active], options, {"faction": FACTIONS[game.active]})
        _, chosen = answer
        area = game.box.board.index[chosen]
    game.combat = Combat(area)
    note_beginning(game, area)
    return "combat"


def objection_to_battle(game: Kampen, area: int) -> str:
    """Only where somebody attacks is a combat fought."""
    return "" if game.is_under_attack(area) else "no_combat_there"


def combat(game: Kampen) -> Flow[str]:
    """One land combat, from the first card to the retreat."""
    fight = game.combat
    assert fight is not None
    if game.on_april and (yield from bluff(game, fight)):
        game.combat = None
        return "battles"
    yield from attacker_plays_cards(game, fight)
    yield from defender_plays_cards(game, fight)
    yield from attacker_plays_counter_cards(game, fight)
    yield from attacker_rolls(game, fight)
    yield from defender_rolls(game, fight)
    yield from remove_defeated(game, fight)
    attacker_wins = compare_totals(game, fight)
    yield from loser_retreats(game, fight, attacker_wins)
    game.combat = None
    check_all_defeated(game)
    return "battles"


# -- steps 1 to 3: cards -------------------------------------------------------------------------------------


def attacker_plays_cards(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 1 (KON-COMBAT-13)."""
    fight.step = 1
    while game.hands[game.active]:
        options = attack_cards(game, fight)
        answer = yield from ask_for_card(game, fight, game.active, ATTACK_CARDS, options)
        if answer == PASS:
            break
        _, card = answer
        play_card(game, fight, game.active, card, ATTACK)


def defender_plays_cards(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 2 (KON-COMBAT-17): first the cards that counter, then all others."""
    fight.step = 2
    for faction in game.opponents(game.active):
        yield from play_counter_cards(game, fight, faction, DEFENDER_COUNTERS)
    for faction in game.opponents(game.active):
        while might_defend(game, fight, faction):
            options = defence_cards(game, fight, faction)
            answer = yield from ask_for_card(game, fight, faction, DEFENCE_CARDS, options)
            if answer == PASS:
                break
            _, card = answer
            play_card(game, fight, faction, card, DEFENCE)


def attacker_plays_counter_cards(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 3 (KON-COMBAT-19)."""
    fight.step = 3
    yield from play_counter_cards(game, fight, game.active, ATTACKER_COUNTERS)


def play_counter_cards(game: Kampen, fight: Combat, faction: int, question: Question) -> Flow[None]:
    """One counter after another until the faction passes or nothing is left that it might cancel."""
    while might_counter(game, fight, faction):
        options = counter_cards(game, fight, faction)
        answer = yield from ask_for_card(game, fight, faction, question, options)
        if answer == PASS:
            return
        _, card, cancelled = answer
        cancel_card(game, fight, faction, card, cancelled)


def ask_for_card(game: Kampen, fight: Combat, faction: int, question: Question, options: list[Option]) -> Flow[Option]:
    """A faction plays one of the cards or passes. It is asked with an empty choice too: skipping would betray it."""
    values = {"faction": FACTIONS[faction], "area": game.box.board.ids[fight.area]}
    answer: Option = yield question.ask(game.seats[faction], [PASS, *options], values)
    return answer


def play_card(game: Kampen, fight: Combat, faction: int, card: str, effect: str) -> None:
    """Put a card on the table of this combat for its dice."""
    use_card(game, faction, card)
    fight.plays.append(Play(card, faction, effect))
    values = {"faction": FACTIONS[faction], "card": card, "effect": effect}
    add_card(game.note("combat.card", "KON-CARD-14", values), game, fight.plays[-1])


def cancel_card(game: Kampen, fight: Combat, faction: int, card: str, cancelled: str) -> None:
    """Put a counter on the table; it strikes out the card that it names."""
    use_card(game, faction, card)
    struck = next(play for play in cancellable(game, fight, faction) if play.card == cancelled)
    fight.plays.append(Play(card, faction, CANCEL))
    struck.cancelled = True
    if struck.effect == CANCEL:
        revive_what_it_cancelled(game, fight, struck)
    values = {"faction": FACTIONS[faction], "card": card, "effect": CANCEL, "cancelled": cancelled}
    add_cancelled(game.note("combat.cancelled", "KON-CARD-14", values), game, fight, struck)


def revive_what_it_cancelled(game: Kampen, fight: Combat, struck: Play) -> None:
    """A cancelled Jagerfly cancels nothing: the Bombefly that it struck out counts again."""
    kind = game.card(struck.card).kind
    for play in fight.plays:
        if play.cancelled and not same_side(play.faction, struck.faction):
            if game.card(play.card).kind.id in kind.cancels:
                play.cancelled = False


# -- steps 4 and 5: dice -------------------------------------------------------------------------------------


def attacking_battalions_dice(game: Kampen, area: int) -> int:
    """KON-COMBAT-06, KON-COMBAT-08: dice from at most 5 battalions; those across water are halved, rounded down.

    The attacker counts the battalions that give most: first those not across water (KON-Q-26, KON-Q-27).
    """
    straight = 0
    across = 0
    for attack in game.attacks:
        if attack.target == area:
            # KON-Q-28: from sea or air no border between land areas is crossed.
            if attack.origin >= 0 and game.box.board.water_between(attack.origin, area):
                across += attack.battalions
            else:
                straight += attack.battalions
    return dice_of_attackers(straight, across)


def dice_of_attackers(straight: int, across: int) -> int:
    """The dice of so many battalions over land, sea or air and across water, also for an attack only thought of."""
    straight = min(straight, DICE_LIMIT)
    return straight + min(across, DICE_LIMIT - straight) // 2


def defending_battalions_dice(game: Kampen, area: int) -> int:
    """KON-COMBAT-07: Norway and the Allies count together for the limit of 5."""
    battalions = 0
    for faction in game.opponents(game.active):
        battalions += game.battalions[faction][area]
    return min(battalions, DICE_LIMIT)


def card_dice(game: Kampen, fight: Combat, effect: str) -> int:
    """KON-COMBAT-09: dice from cards know no limit. Cancelled cards give none."""
    dice = 0
    for play in fight.plays:
        if play.effect == effect and not play.cancelled:
            kind = game.card(play.card).kind
            dice += kind.attack_dice if effect == ATTACK else kind.defence_dice
    return dice


def attacker_rolls(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 4 (KON-COMBAT-20)."""
    fight.step = 4
    count = attacking_battalions_dice(game, fight.area) + card_dice(game, fight, ATTACK)
    fight.attack_dice = yield from roll(game, fight, game.active, count, "roll.attack", "KON-COMBAT-20")


def defender_rolls(game: Kampen, fight: Combat) -> Flow[None]:
    """Step 5 (KON-COMBAT-21): battalions that were just defeated still give their die."""
    fight.step = 5
    count = defending_battalions_dice(game, fight.area) + card_dice(game, fight, DEFENCE)
    faction = GERMANY
    if game.active == GERMANY:
        faction = NORWAY if game.battalions[NORWAY][fight.area] > 0 else ALLIES
    fight.defence_dice = yield from roll(game, fight, faction, count, "roll.defence", "KON-COMBAT-21")


def roll(game: Kampen, fight: Combat, faction: int, count: int, prompt: str, rule: str) -> Flow[list[int]]:
    """A side's combat dice. A pool of zero has the sum 0 (KON-COMBAT-27)."""
    dice: list[int] = []
    values = {"faction": FACTIONS[faction], "area": game.box.board.ids[fight.area]}
    if count > 0:
        rolled: tuple[int, ...] = yield Roll(6, count, prompt, game.seats[faction], rule, values)
        dice = list(rolled)
    told = {**values, "dice": dice, "sum": sum(dice), "sixes": dice.count(6)}
    entry = game.note("combat.rolled", rule, told)
    # The breakdown looks at every attack and card: it is made only for a log, which saves 1 % of a simulated game.
    if game.log is not None:
        add_pool(entry, game, fight, prompt)
    return dice


def add_pool(entry: Entry, game: Kampen, fight: Combat, prompt: str) -> None:
    """What the dice of a side come from."""
    if prompt == "roll.attack":
        add_attackers(entry, game, fight.area, DICE_LIMIT)
        add_cards(entry, game, fight, ATTACK)
    else:
        add_defenders(entry, game, fight.area, game.opponents(game.active), DICE_LIMIT)
        add_cards(entry, game, fight, DEFENCE)


# -- steps 7 and 8: who won, who goes ------------------------------------------------------------------------


def compare_totals(game: Kampen, fight: Combat) -> bool:
    """Step 7 (KON-COMBAT-25): the higher sum wins, the defender on a tie; the sums alone decide (KON-Q-29)."""
    fight.step = 7
    attack, defence = sum(fight.attack_dice), sum(fight.defence_dice)
    attacker_wins = attack > defence
    fight.winner = "attacker" if attacker_wins else "defender"
    values = {"area": game.box.board.ids[fight.area], "attack": attack, "defence": defence}
    entry = game.note(f"combat.{fight.winner}_wins", "KON-COMBAT-25", {**values, "faction": FACTIONS[game.active]})
    add_sums(entry, fight)
    return attacker_wins


def loser_retreats(game: Kampen, fight: Combat, attacker_wins: bool) -> Flow[None]:
    """Step 8 (KON-COMBAT-26): the winner holds the area (KON-COMBAT-04)."""
    fight.step = 8
    if attacker_wins:
        yield from defenders_retreat(game, fight)
        attackers_move_in(game, fight.area)
    else:
        yield from attackers_retreat(game, fight)


def attackers_move_in(game: Kampen, area: int) -> None:
    """KON-COMBAT-04: those who won leave the border and hold the area."""
    stacks = [attack for attack in game.attacks if attack.target == area]
    occupy(game, area)
    values = {"faction": FACTIONS[game.active], "area": game.box.board.ids[area]}
    count = sum([attack.battalions for attack in stacks])
    if count > 0:
        note_attackers(game, game.note("combat.occupied", "KON-COMBAT-04", {**values, "count": count}), stacks)


# -- the log -------------------------------------------------------------------------------------------------


def note_beginning(game: Kampen, area: int) -> None:
    """Who meets whom."""
    if game.log is None:
        return
    ids = game.box.board.ids
    values = {"area": ids[area], "faction": FACTIONS[game.active], "count": attackers(game, area)}
    entry = game.note("combat.begins", "KON-COMBAT-02", values)
    note_attackers(game, entry, [attack for attack in game.attacks if attack.target == area])
    for faction in game.opponents(game.active):
        if game.battalions[faction][area] > 0:
            stand = {"faction": FACTIONS[faction], "count": game.battalions[faction][area]}
            entry.child("combat.defenders", "KON-COMBAT-03", stand)


def note_attackers(game: Kampen, entry: Entry, stacks: list[Attack]) -> None:
    """Where the attackers come from."""
    for attack in stacks:
        if attack.battalions > 0:
            come = {"from": origin_id(game, attack.origin), "count": attack.battalions}
            entry.child("combat.attackers", "KON-MOVE-06", come)
