"""The way into the policy: which priorities answer which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.dutch_resistance import answers, lines_and_papers
from motstand.games.dutch_resistance.answers import AGREE, DECLINE, DONE, KEEP, RISK, SHOW, STOP
from motstand.games.dutch_resistance.components import ABILITY, NOWHERE, PLACES, SOLDIER
from motstand.games.dutch_resistance.effects import can_complete
from motstand.games.dutch_resistance.policy import choosing
from motstand.games.dutch_resistance.policy.acting import (
    Deed,
    best_deed,
    best_way,
    deed_for,
    free_deed,
    free_way,
    missing_of,
    onward,
    wanted_by,
)
from motstand.games.dutch_resistance.policy.orders import ordered_card
from motstand.games.dutch_resistance.policy.plans import Plan, plan_named
from motstand.games.dutch_resistance.policy.ways import Way, next_road
from motstand.games.dutch_resistance.policy.worth import effects_worth
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.spots import READERS
from motstand.games.dutch_resistance.state import Dutch, no_resources
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES, Effect
from motstand.kernel.answers import by_prompt
from motstand.kernel.flow import Choice, Option
from motstand.kernel.why import Why


class Decision:
    """What a seat has to decide, by which plan; `why` is told the reason."""

    __slots__ = ("_is_known", "_way", "game", "options", "plan", "seat", "values", "why")

    def __init__(self, game: Dutch, choice: Choice, plan: Plan, why: Why) -> None:
        self.game = game
        self.seat = choice.seat
        self.options = choice.options
        self.values: dict[str, Any] = choice.values or {}
        self.plan = plan
        self.why = why
        self._way: Way | None = None
        self._is_known = False

    def way(self) -> Way | None:
        """The errand of the Character whose turn it is; many cards are weighed by it."""
        if not self._is_known:
            self._way = best_way(self.game, self.game.turn, self.plan)
            self._is_known = True
        return self._way

    def missing(self) -> list[int]:
        """The Resources for it that the Character does not hold yet."""
        mine = self.way()
        return mine.missing if mine is not None else no_resources()

    def who(self) -> int:
        """The Character who decides: the Active one if the seat leads it."""
        game = self.game
        decider = game.decider()
        if game.seats[decider] == self.seat:
            return decider
        return game.seats.index(self.seat)


def answer(game: Dutch, choice: Choice, plan: str, why: Why) -> Option:
    """What a sensible member of the group answers, and why: what it is about to do."""
    why.say(f"why.{choice.prompt.split('.')[0]}")
    return PRIORITIES[choice.prompt](Decision(game, choice, plan_named(plan), why))


# -- turns -------------------------------------------------------------------------------------------------------------


def turn(now: Decision) -> Option:
    """The card whose ability does more than an Action Point would; otherwise an Action Point for the best deed."""
    game, who = now.game, now.game.turn
    if game.seats[who] != now.seat:
        return token_of(now)
    deed = deed_for(game, who, now.plan, now.way())
    best: Option = ordered_card(game, who, now.options, now.plan)
    most = 100.0 if best else -100.0
    for option in now.options:
        worth = worth_of_card(now, who, option, deed)
        if worth > most:
            best, most = option, worth
    if best[0] == "point":
        tell(now, deed)
    else:
        now.why.say(f"why.{best[0]}", {"card": answers.ANSWERS[best[0]].named(best)["card"]})
    return best


def worth_of_card(now: Decision, who: int, option: Option, deed: Deed) -> float:
    """An AND card gives its ability beside the point."""
    game = now.game
    match option:
        case ("point", card):
            abilities = game.card(card).abilities
            is_and = game.card(card).is_and and not game.variant.simplified
            extra = sum([max(0.0, ability_worth(now, who, card, number)) for number in range(len(abilities))])
            return deed.worth + (extra if is_and else -0.3 * extra)
        case ("ability", card, number):
            return -1.0 if game.card(card).is_and else ability_worth(now, who, card, number)
    return -0.5 if option[0] == "discard_card" else -50.0


def ability_worth(now: Decision, who: int, card: str, number: int) -> float:
    game = now.game
    ability = game.card(card).abilities[number]
    scene = Scene(who, game.place[who], "")
    if not can_complete(game, scene, ability.cost):
        return 0.0
    missing = now.missing()
    worth = effects_worth(game, scene, [*ability.cost, *ability.effects], missing, now.plan)
    if ability.options:
        worth += max([effects_worth(game, scene, effects, missing, now.plan) for effects in ability.options.values()])
    return worth


def and_ability(now: Decision) -> Option:
    """Whatever helps."""
    if now.game.seats[now.game.turn] != now.seat:
        return aside(now)
    best, most = DONE, 0.0
    for option in now.options:
        if option[0] == ABILITY:
            _, card, number = option
            worth = ability_worth(now, now.game.turn, card, number)
            if worth > most:
                best, most = option, worth
    return best


def and_point(now: Decision) -> Option:
    """An Action Point is never lost."""
    return aside(now) if now.game.seats[now.game.turn] != now.seat else now.options[0]


def token_of(now: Decision) -> Option:
    """A Morale Action token for the Character of this seat who has most to do."""
    game = now.game
    tokens = [option for option in now.options if option[0] == "token"]
    if not tokens:
        return aside(now)
    deeds: list[tuple[Deed, Option]] = []
    for token in tokens:
        _, colour = token
        deeds.append((best_deed(game, game.character(colour), now.plan), token))
    deed, option = max(deeds, key=lambda each: each[0].worth)
    tell(now, deed)
    return option


def aside(now: Decision) -> Option:
    """Beside somebody else's turn: something for whoever lacks it, from whoever can spare it."""
    game = now.game
    for option in now.options:
        match option:
            case ("give", colour, receiver, thing) if thing in RESOURCES:
                kind = RESOURCES.index(thing)
                giver, taker = game.character(colour), game.character(receiver)
                if missing_of(game, taker, now.plan)[kind] and not wanted_by(game, giver, now.plan)[kind]:
                    return option
    return now.options[0]


def action(now: Decision) -> Option:
    """The best deed; where it is not offered after all, the next best thing that is."""
    deed = best_deed(now.game, now.game.active, now.plan)
    tell(now, deed)
    if deed.answer in now.options:
        return deed.answer
    if now.plan.orders:
        way = free_way(now.game, now.game.active, now.plan)
        usual = free_deed(now.game, now.game.active, now.plan, way).answer
        if usual in now.options:
            return usual
    return now.options[0]


def tell(now: Decision, deed: Deed) -> None:
    """What an Action Point is about to be used for."""
    tile = now.game.tile(deed.place).id
    if deed.errand is None:
        now.why.say(f"why.{deed.answer[0]}", {"tile": tile})
        return
    key = deed.errand.key
    end = now.game.tile(deed.errand.place).id
    now.why.say(f"why.errand.{key}", {"tile": end, "next": {"tile": tile}})


# -- on the way --------------------------------------------------------------------------------------------------------


def move(now: Decision) -> Option:
    """On to where the errand leads; stop where something is to be done."""
    game, who = now.game, now.game.active
    if game.seats[who] != now.seat:
        return aside(now)
    going = [option for option in now.options if option[0] in ("go", "escort")]
    if is_distribution(now, who):
        return toward_readers(now, who, going)
    mine = best_way(game, who, now.plan)
    if mine is None or (
        mine.first == game.place[who] and (mine.token == NOWHERE or mine.errand.place == game.place[who])
    ):
        return STOP if STOP in now.options else quietest(now, going)
    answer = onward(game, who, mine, now.plan)
    if answer in now.options:
        return answer
    match answer:
        case ("escort", letter, _):
            # Without the token, if it cannot be taken along.
            alone = [option for option in going if option[0] == "go" and choosing.named_by(option) == letter]
            if alone:
                return alone[0]
    return STOP if STOP in now.options else quietest(now, going)


def is_distribution(now: Decision, who: int) -> bool:
    """DR-S4-07: a Newspaper is taken along without being named."""
    game = now.game
    if game.scenario.number != lines_and_papers.NUMBER or not lines_and_papers.papers_at(game, game.place[who]):
        return False
    return all(option[0] != "escort" for option in now.options)


def toward_readers(now: Decision, who: int, going: list[Option]) -> Option:
    """On to the nearest Readers."""
    game = now.game
    away = game.box.board.distance[game.place[who]]
    readers = [place for place in range(len(PLACES)) if game.spots[place] == READERS]
    if not readers:
        return STOP if STOP in now.options else quietest(now, going)
    end = min(readers, key=lambda place: away[place])
    road: Option = ("go", LETTERS[next_road(game, who, end, now.plan, True)])
    return road if road in now.options else going[0]


def quietest(now: Decision, going: list[Option]) -> Option:
    """A Road without Occupiers."""
    game = now.game
    return min(going, key=lambda option: (game.is_controlled(choosing.road_of(option)), option))


def ausweis(now: Decision) -> Option:
    """A card is shown to Soldiers, or when Alibi is short; Persons in Hiding need theirs more."""
    game, who = now.game, now.game.active
    road = LETTERS.index(now.values["road"])
    mine = best_way(game, who, now.plan)
    kept = mine.errand.ausweis if mine is not None else 0
    if game.ausweis[who] <= kept and game.alibi[who] > 3:
        return RISK
    return SHOW if game.occupiers[SOLDIER][road] or game.alibi[who] < 7 else RISK


def train(now: Decision) -> Option:
    game, who = now.game, now.game.active
    mine = best_way(game, who, now.plan)
    end = mine.first if mine is not None else game.place[who]
    rides = [option for option in now.options if option[0] == "ride"]
    return min(rides or now.options, key=lambda option: game.box.board.distance[choosing.place_of(option)][end])


# -- single choices ----------------------------------------------------------------------------------------------------


def option_of_card(now: Decision) -> Option:
    return choosing.option_of_card(now.game, now.who(), now.options, texts_of(now), now.plan)


def texts_of(now: Decision) -> dict[str, list[Effect]]:
    """The options of an Occupier card, a Character card or a Resistance Group, which lie open."""
    cards, card = now.game.box.cards, now.values["card"]
    if card in cards.occupiers:
        return cards.occupiers[card].options
    if card in cards.groups:
        return cards.groups[card].options
    return {id: effects for ability in cards.characters[card].abilities for id, effects in ability.options.items()}


def receiver(now: Decision) -> Option:
    """Whoever needs what is held: only then something changes hands."""
    game, who = now.game, now.who()
    for option in now.options:
        if option != DECLINE:
            _, colour = option
            missing = missing_of(game, game.character(colour), now.plan)
            if any(missing[kind] and game.held[who][kind] for kind in range(len(missing))):
                return option
    return DECLINE


def gift(now: Decision) -> Option:
    """What the giver does not need."""
    game, who = now.game, now.who()
    gift = choosing.resource_to_spend(game, who, now.options, now.plan)
    return gift if sum(game.held[who]) > 1 else DONE


def helper(now: Decision) -> Option:
    return choosing.helper(now.game, now.who(), now.options, now.plan)


def safety(now: Decision) -> Option:
    return choosing.place(now.game, now.options, int(now.values.get("amount", 2)), now.plan)


def morning_helper(now: Decision) -> Option:
    worth = choosing.helper_worth(now.game, now.who(), now.values["card"], now.plan)
    return AGREE if worth > 0 else DECLINE


def least_safe(now: Decision) -> Option:
    return choosing.least_safe(now.game, now.options)


def first(now: Decision) -> Option:
    """The order makes no difference, or nobody can know which is better."""
    return now.options[0]


PRIORITIES: Final[dict[str, Callable[[Decision], Option]]] = by_prompt(
    {
        answers.WHO: lambda now: choosing.identity(now.options),
        answers.TURN: turn,
        answers.AND_ABILITY: and_ability,
        answers.AND_POINT: and_point,
        answers.TOKENS_LEFT: token_of,
        answers.ACTION: action,
        answers.MOVE: move,
        answers.AUSWEIS: ausweis,
        # DR-HALT-02: only the story is known.
        answers.HALT: first,
        answers.TRAIN: train,
        answers.COMPANION: lambda now: DECLINE,
        answers.RECEIVER: receiver,
        answers.GIFT: gift,
        answers.GUIDE: lambda now: choosing.guided(now.game, now.options),
        answers.CONSENT: lambda now: AGREE,
        answers.OPTION: option_of_card,
        answers.AMOUNT: lambda now: choosing.amount(now.game, now.who(), now.options, now.values["verb"], now.plan),
        answers.GAIN: lambda now: choosing.resource_to_gain(now.game, now.who(), now.options, now.plan),
        answers.SPEND: lambda now: choosing.resource_to_spend(now.game, now.who(), now.options, now.plan),
        answers.MAKE_ROOM: lambda now: choosing.make_room(
            now.game, now.who(), now.options, now.values["resource"], now.plan
        ),
        answers.SAFETY: safety,
        answers.WHOM: lambda now: choosing.whom(now.game, now.options, now.values, now.plan),
        answers.INTENSIFY: lambda now: choosing.road_to_intensify(now.game, now.options),
        answers.REDUCE: lambda now: choosing.road_to_reduce(now.game, now.options),
        answers.SHIFT: lambda now: choosing.shift(now.game, now.options, now.plan),
        answers.RAID_ORDER: first,
        answers.REROLL: lambda now: KEEP,
        answers.HELPER: helper,
        # One that was not delivered yet goes furthest.
        answers.NEWSPAPER: first,
        answers.DELIVERY: first,
        answers.SECURE: first,
        answers.GROUP_PLACE: lambda now: choosing.group_place(now.game, now.options, now.plan),
        answers.SHELTER: least_safe,
        answers.MORNING_HELPER: morning_helper,
        answers.STARTING_PLACE: least_safe,
        answers.TARGET: lambda now: choosing.target(now.game, now.options),
        answers.PATROL_ORDER: first,
    }
)
