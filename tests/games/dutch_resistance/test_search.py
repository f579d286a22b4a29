"""The search player at Dutch Resistance: it plans for the group by what its own seat may know."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.policy.orders import ordered_action, points_left
from motstand.games.dutch_resistance.policy.plans import PLANS, join, plan_named
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from, new_match
from motstand.kernel.matches.match import Match
from motstand.players.policy import pending_choice, policy
from motstand.players.search import SearchPlayer


def position(match: Match) -> Dutch:
    """The table as the game itself knows it."""
    state = match.state
    assert isinstance(state, Dutch)
    return state


def turn_of_green(deal: str, round: int = 3) -> Match:
    """Green's turn in this round; what Green cannot know is dealt by `deal`.

    On *easy*, where Morale still leaves the Action tokens that it takes to get to where one is sent.
    """
    options = {"level": "easy"}
    match = new_match("dutch-resistance", "network", ["green", "blue"], seed="search", options=options, log=False)
    while position(match).round < round or match.state.phase != "turn" or match.seat != "green":
        match.play(policy(match))
    dealt = match.imagine("green", Seeded(deal)).state
    return match_from(match.game, match.setup, dealt, Seeded("search"))


def test_search_acts_only_on_what_its_seat_can_know() -> None:
    """With another Occupier card in Blue's hand it imagines the same worlds and gives the same answers."""
    one, other = turn_of_green("one"), turn_of_green("other")
    assert position(one).occupier_cards[1] != position(other).occupier_cards[1]
    said = []
    for match in (one, other):
        player = SearchPlayer(iterations=8, seed=3)
        said.append((player(match), player.rollouts, player.means()))
    assert said[0] == said[1]
    assert said[0][1] > 0


def test_what_a_position_is_worth_is_the_same_for_all() -> None:
    """Everybody wins or loses together."""
    match = turn_of_green("one")
    value, learning = match.game.value("network"), match.game.learning()
    assert value is not None
    assert learning is not None
    stage = learning.stage(match.state, "green")
    green, blue = (value.chance(stage, learning.features(match.state, seat)) for seat in ("green", "blue"))
    assert green is not None
    assert 0.0 < green < 1.0
    assert green == blue


def test_less_morale_is_worth_less() -> None:
    match = turn_of_green("one")
    value, learning = match.game.value("network"), match.game.learning()
    assert value is not None
    assert learning is not None
    state = position(match)
    before = value.chance(learning.stage(state, "green"), learning.features(state, "green"))
    assert before is not None
    state.morale = 1
    low = value.chance(learning.stage(state, "green"), learning.features(state, "green"))
    assert low is not None
    assert low < before


# -- orders ------------------------------------------------------------------------------------------------------------


def test_orders_are_compared_where_a_card_is_about_to_be_resolved() -> None:
    """Errands, uses of the cards in hand, actions on the spot, and tempers; nothing for anybody else's turn."""
    match = turn_of_green("one")
    game = position(match)
    names = match.game.plans(game, "green")
    assert all(name in PLANS or name.startswith("round 3 green ") for name in names)
    assert {f"round 3 green point {card} 0" for card in game.hands[0]} <= set(names)
    assert "round 3 green gather here 3" in names
    assert any(name.split(" ")[3] in ("goal", "look") for name in names if name not in PLANS)
    assert match.game.plans(game, "blue") == []
    match.play(("point", game.hands[0][0]))
    assert match.game.plans(position(match), "green") == []


def test_an_ordered_errand_comes_before_everything_else() -> None:
    """Whoever is sent to a Location gets there, where policy would have gone elsewhere."""
    match = turn_of_green("one", round=4)
    usual = place_after_the_turn(match, "")
    sent = [name for name in match.game.plans(match.state, "green") if " tile " in name]
    assert sent
    for order in sent:
        place = PLACES.index(order.split(" ")[4])
        assert place != usual
        assert place_after_the_turn(match, order) == place


def place_after_the_turn(match: Match, plan: str) -> int:
    """Where Green stands after a turn by this plan, on quiet Roads."""
    twin = match.clone()
    for road in range(len(position(twin).occupiers[0])):
        for kind in position(twin).occupiers:
            kind[road] = 0
    while position(twin).phase == "turn" and position(twin).turn == 0:
        twin.play(twin.game.pick(twin.state, pending_choice(twin), plan))
    return position(twin).place[0]


def test_an_ordered_action_holds_for_one_card_and_an_ordered_card_is_played() -> None:
    match = turn_of_green("one")
    card = position(match).hands[0][2]
    plan = join("round 3 green gather here 3", f"round 3 green point {card} 0")
    assert match.game.pick(match.state, pending_choice(match), plan) == ("point", card)
    match.play(("point", card))
    assert match.game.pick(match.state, pending_choice(match), plan) == ("gather",)
    match.play(("gather",))
    while pending_choice(match).prompt != "turn":
        match.play(policy(match))
    assert points_left(position(match), 0) == 2
    assert ordered_action(position(match), 0, plan_named(plan)) == ()


def test_the_search_keeps_the_plan_that_it_decided_on() -> None:
    """What is asked on the way is answered by the plan, without another search; the next round begins without one."""
    match = turn_of_green("one")
    player = SearchPlayer(iterations=1, seed=3)
    lines = player.lines(match, pending_choice(match))
    assert [line.plan for line in lines[:1]] == [""]
    assert len({line.plan for line in lines}) == len(lines)
    player._keep("round 3 green gather here 3", match)
    match.play(("point", position(match).hands[0][0]))
    assert player(match) == ("gather",)
    assert player.rollouts == 0
    while position(match).round == 3:
        match.play(policy(match))
    assert player.kept_plan(match, match.seat) == ""
