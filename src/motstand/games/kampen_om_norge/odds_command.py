"""`motstand odds`: the exact chances of a land combat; `sea/odds_command.py` has those of ships."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from motstand.commands.refusal import refusal
from motstand.games.kampen_om_norge.combat import DICE_LIMIT, dice_of_attackers
from motstand.games.kampen_om_norge.odds import (
    ATTACKER_HAS_ROLLED,
    ATTACKER_ROLLS,
    TABLED_DICE,
    Odds,
    odds,
    odds_of_combat,
)
from motstand.games.kampen_om_norge.sea.odds_command import MOST_SHIPS, show_interception, show_naval_combat
from motstand.games.kampen_om_norge.state import Attack, Kampen
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.record import load

MOST_BATTALIONS = 50
MOST_CARD_DICE = TABLED_DICE - DICE_LIMIT
BAR = 16

# -- words ---------------------------------------------------------------------------------------------------

BATTALION_RANGE = f"1-{MOST_BATTALIONS}"
ACROSS_RANGE = f"0-{MOST_BATTALIONS}"
CARD_RANGE = f"0-{MOST_CARD_DICE}"
SHIP_RANGE = f"1-{MOST_SHIPS}"
ATTACK_HELP = "How many battalions attack."
DEFENCE_HELP = "How many battalions defend; Norway and the Allies count together."
ACROSS_HELP = "How many of the attackers come across a fjord or lake; their dice are halved, rounded down."
ATTACK_CARDS_HELP = "How many dice the attacker gets from cards. With a saved game: from cards he might still play."
DEFENCE_CARDS_HELP = "How many dice the defender gets from cards. With a saved game: from cards he might still play."
FILE_HELP = "Take battalions and cards from where this saved game stands, instead of --attack and --defence."
SHIPS_HELP = "At sea: the ships that attack, by class, as in '2 slagskip, mindre_skip'."
ENEMY_SHIPS_HELP = "At sea: the ships that defend."
INTERCEPT_HELP = "At sea: how many ships the enemy tries to intercept."
AREA_HELP = "The area of the combat in the saved game, as in hamar. Needed only if several are attacked."

OUT_OF_RANGE = "expected a number from {least} to {most}, got {number}"
SAY_WHO_FIGHTS = (
    "say how many battalions attack and defend, as in 'motstand odds --attack 3 --defence 2', "
    "or name a saved game, as in 'motstand odds --from-file game.jsonl --area hamar'"
)
NOT_WITH_A_FILE = "a saved game already says who fights; leave this out, or leave --from-file out"
ONLY_WITH_A_FILE = "an area is looked for in a saved game; name that with --from-file"
TOO_MANY_ACROSS = "only {attack} of the battalions attack, so at most {attack} can come across water; got {across}"
OTHER_GAME = "this is a game of {game}; combat odds are known for Kampen om Norge"
NOBODY_ATTACKS = "in this saved game nobody is attacking an area just now"
WHICH_AREA = "several areas are attacked; choose one of: {areas}"
NEARLY = "; did you mean {area}?"
NO_SUCH_AREA = "there is no area '{area}' on the board{hint}"
TOO_LATE_FOR_CARDS = "the dice of this combat are being rolled; no more cards can be played in it"
NOT_ATTACKED = "nobody attacks {area} just now; attacked: {areas}"

SIDES = ("Germany", "Norway", "the Allies")
AND = " and "
TITLE = "{attackers} against {defenders}"
TITLE_OF_AREA = "{attacker} against {defender} for {area}"
ATTACKER, DEFENDER = "Attacker", "Defender"
BATTALIONS = "Battalions"
DICE = "Dice"
TOTAL = "Total of the dice, on average"
WINS = "Wins the combat"
HOLDS = "Wins and has battalions left"
LOSES = "Loses, on average"
LOSES_ALL = "Loses all battalions"
LOSES_NUMBER = "Loses {count}"
NEVER = "-"

LIMIT_NOTE = "Only {limit} battalions of a side give dice."
WATER_NOTE = "Battalions that attack across water give half as many dice, rounded down."
CARDS_NOTE = "What if: {attack} more for the attacker and {defence} more for the defender from cards are counted."
ROLLED_NOTE = "The attacker has rolled {total}; his dice count as they fell."
RULES_NOTE = (
    "The higher total wins, the defender on a tie. Each 6 defeats one enemy battalion. "
    "A loser who cannot retreat loses the rest, too; that is not counted here."
)


def battalions(count: int) -> str:
    return f"{count} battalion" if count == 1 else f"{count} battalions"


def dice(count: int) -> str:
    return f"{count} die" if count == 1 else f"{count} dice"


def percent(chance: float) -> str:
    """A chance to one decimal; what is only nearly certain or nearly impossible does not look as if it were."""
    if chance in (0, 1):
        return f"{chance:.0%}"
    if 0 < chance < 0.0005:
        return "<0.1%"
    if 0.9995 <= chance < 1:
        return ">99.9%"
    return f"{chance:.1%}"


# -- the command ---------------------------------------------------------------------------------------------


def show_odds(
    attack: Annotated[int | None, typer.Option(metavar=BATTALION_RANGE, help=ATTACK_HELP)] = None,
    defence: Annotated[int | None, typer.Option(metavar=BATTALION_RANGE, help=DEFENCE_HELP)] = None,
    across_water: Annotated[int, typer.Option(metavar=ACROSS_RANGE, help=ACROSS_HELP)] = 0,
    attack_cards: Annotated[int, typer.Option(metavar=CARD_RANGE, help=ATTACK_CARDS_HELP)] = 0,
    defence_cards: Annotated[int, typer.Option(metavar=CARD_RANGE, help=DEFENCE_CARDS_HELP)] = 0,
    from_file: Annotated[Path | None, typer.Option(metavar="RECORD", help=FILE_HELP)] = None,
    area: Annotated[str | None, typer.Option(metavar="AREA", help=AREA_HELP)] = None,
    ships: Annotated[str | None, typer.Option(metavar="SHIPS", help=SHIPS_HELP)] = None,
    enemy_ships: Annotated[str | None, typer.Option(metavar="SHIPS", help=ENEMY_SHIPS_HELP)] = None,
    intercept: Annotated[int | None, typer.Option(metavar=SHIP_RANGE, help=INTERCEPT_HELP)] = None,
) -> None:
    """Show the chances of a combat in Kampen om Norge, on land or at sea.

    Who wins how often, what it costs, and how likely each number of losses is. Exact, not simulated.

    Three battalions attack two:

    motstand odds --attack 3 --defence 2

    Two of the three come across a fjord, and a card gives the attacker 2 more dice:

    motstand odds --attack 3 --across-water 2 --attack-cards 2 --defence 2

    The combat for Hamar in a saved game:

    motstand odds --from-file game.jsonl --area hamar

    A battleship and a smaller ship against a heavy cruiser, and two ships that somebody tries to intercept:

    motstand odds --ships "slagskip, mindre_skip" --enemy-ships tung_krysser

    motstand odds --intercept 2
    """
    check_range("--intercept", intercept, 1, MOST_SHIPS)
    if intercept is not None:
        show_interception(intercept)
        return
    if ships is not None or enemy_ships is not None:
        show_naval_combat(ships, enemy_ships)
        return
    check_range("--attack", attack, 1, MOST_BATTALIONS)
    check_range("--defence", defence, 1, MOST_BATTALIONS)
    check_range("--across-water", across_water, 0, MOST_BATTALIONS)
    check_range("--attack-cards", attack_cards, 0, MOST_CARD_DICE)
    check_range("--defence-cards", defence_cards, 0, MOST_CARD_DICE)
    if from_file is not None:
        for option, given in (("--attack", attack), ("--defence", defence), ("--across-water", across_water or None)):
            if given is not None:
                raise typer.BadParameter(NOT_WITH_A_FILE, param_hint=option)
        show_odds_of_saved_game(from_file, area, attack_cards, defence_cards)
        return
    if area is not None:
        raise typer.BadParameter(ONLY_WITH_A_FILE, param_hint="--area")
    if attack is None or defence is None:
        raise typer.BadParameter(SAY_WHO_FIGHTS)
    if across_water > attack:
        why = TOO_MANY_ACROSS.format(attack=attack, across=across_water)
        raise typer.BadParameter(why, param_hint="--across-water")
    attack_dice = dice_of_attackers(attack - across_water, across_water) + attack_cards
    defence_dice = min(defence, DICE_LIMIT) + defence_cards
    title = TITLE.format(attackers=battalions(attack), defenders=battalions(defence))
    notes = [WATER_NOTE] if across_water else []
    show(title, odds(attack_dice, defence_dice, attack, defence), notes)


def check_range(option: str, number: int | None, least: int, most: int) -> None:
    """Refuse what no combat can have."""
    if number is not None and not least <= number <= most:
        raise typer.BadParameter(OUT_OF_RANGE.format(least=least, most=most, number=number), param_hint=option)


def show_odds_of_saved_game(path: Path, area: str | None, attack_cards: int, defence_cards: int) -> None:
    """The combat as it stands at the end of a record, with cards that might still be played."""
    game = saved_game(path)
    number = attacked_area(game, area)
    fight = game.combat if game.combat is not None and game.combat.area == number else None
    if fight is not None and fight.step >= ATTACKER_ROLLS and (attack_cards or defence_cards):
        hint = "--attack-cards" if attack_cards else "--defence-cards"
        raise typer.BadParameter(TOO_LATE_FOR_CARDS, param_hint=hint)
    try:
        chances = odds_of_combat(game, number, attack_cards, defence_cards)
    except MotstandError as error:
        raise refusal(error, path) from error
    notes: list[str] = []
    if any(water_before(game, attack) for attack in game.attacks if attack.target == number):
        notes.append(WATER_NOTE)
    if attack_cards or defence_cards:
        notes.append(CARDS_NOTE.format(attack=dice(attack_cards), defence=dice(defence_cards)))
    if fight is not None and fight.step == ATTACKER_HAS_ROLLED:
        notes.append(ROLLED_NOTE.format(total=sum(fight.attack_dice)))
    show(title_of(game, number), chances, notes)


def saved_game(path: Path) -> Kampen:
    """Where a record ends. Dice and cards that are due there are left alone: nothing is made up."""
    try:
        match = load(path, ByHand(Seeded(0), dice=True, cards=True))
    except (OSError, MotstandError) as error:
        raise refusal(error, path) from error
    state = match.state
    if not isinstance(state, Kampen):
        raise typer.BadParameter(OTHER_GAME.format(game=match.game.title), param_hint="--from-file")
    return state


def attacked_area(game: Kampen, named: str | None) -> int:
    """The area that is meant, by its id or its name on the board."""
    board = game.box.board
    attacked = list(dict.fromkeys(attack.target for attack in game.attacks))
    if not attacked:
        raise typer.BadParameter(NOBODY_ATTACKS, param_hint="--from-file")
    areas = ", ".join(board.ids[area] for area in attacked)
    if named is None:
        if len(attacked) > 1:
            raise typer.BadParameter(WHICH_AREA.format(areas=areas), param_hint="--area")
        return attacked[0]
    known = {name.casefold(): area for area, name in enumerate(board.names)} | board.index
    area = known.get(named.casefold())
    if area is None:
        close = get_close_matches(named.casefold(), known, 1)
        hint = NEARLY.format(area=board.ids[known[close[0]]]) if close else ""
        raise typer.BadParameter(NO_SUCH_AREA.format(area=named, hint=hint), param_hint="--area")
    if area not in attacked:
        raise typer.BadParameter(NOT_ATTACKED.format(area=board.names[area], areas=areas), param_hint="--area")
    return area


def water_before(game: Kampen, attack: Attack) -> bool:
    """Does this stack attack across a fjord or lake?"""
    return attack.origin >= 0 and game.box.board.water_between(attack.origin, attack.target)


def title_of(game: Kampen, area: int) -> str:
    """Who fights whom for what."""
    defending = [SIDES[side] for side in game.opponents(game.active) if game.battalions[side][area] > 0]
    title = TITLE_OF_AREA.format(
        attacker=SIDES[game.active], defender=AND.join(defending), area=game.box.board.names[area]
    )
    return title[0].upper() + title[1:]


# -- what is printed -----------------------------------------------------------------------------------------


def show(title: str, chances: Odds, notes: list[str]) -> None:
    """The table of a combat, and what a newcomer needs to read it."""
    if max(chances.attackers, chances.defenders) > DICE_LIMIT:
        notes = [LIMIT_NOTE.format(limit=DICE_LIMIT), *notes]
    console = Console()
    console.print(table_of(title, chances))
    for note in [*notes, RULES_NOTE]:
        console.print(escape(note), style="dim", highlight=False)


def table_of(title: str, chances: Odds) -> Table:
    """Both sides beside each other: what they bring, what they may hope for, what they may lose."""
    table = Table(title=escape(title), title_justify="left", title_style="bold")
    table.add_column()
    table.add_column(ATTACKER)
    table.add_column(DEFENDER)
    table.add_row(BATTALIONS, str(chances.attackers), str(chances.defenders))
    table.add_row(DICE, str(chances.attack_dice), str(chances.defence_dice))
    table.add_row(TOTAL, f"{chances.attack_total:.1f}", f"{chances.defence_total:.1f}", end_section=True)
    table.add_row(WINS, percent(chances.attacker_wins), percent(chances.defender_wins), style="bold")
    table.add_row(HOLDS, percent(chances.attacker_holds), percent(chances.defender_holds), end_section=True)
    averages = (chances.expected_attacker_losses, chances.expected_defender_losses)
    table.add_row(LOSES, *(f"{lost:.2f}" for lost in averages))
    table.add_row(LOSES_ALL, percent(chances.attackers_gone), percent(chances.defenders_gone), end_section=True)
    for count in range(max(len(chances.attacker_losses), len(chances.defender_losses))):
        lost = (likelihood(chances.attacker_losses, count), likelihood(chances.defender_losses, count))
        table.add_row(LOSES_NUMBER.format(count=count), *lost)
    return table


def likelihood(losses: list[float], count: int) -> str:
    """The chance to lose this many, with a bar to compare by eye."""
    if count >= len(losses):
        return NEVER
    return f"{percent(losses[count]):>6} {'█' * round(losses[count] * BAR)}".rstrip()
