"""What must be true of every table after every answer, whoever plays and however badly."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import rules_of
from motstand.games.kampen_om_norge.state import Attack, Kampen
from motstand.kernel.matches.match import Match
from tests.games.kampen_om_norge.fleets import Fleets, hidden_ships
from tests.games.kampen_om_norge.ledger import Ledger
from tests.games.kit.gamekit import Inspector


def table_of(match: Match) -> Kampen:
    """The table of a match of Kampen om Norge."""
    state = match.state
    assert isinstance(state, Kampen)
    return state


class KampenInspector(Inspector):
    """Keeps an own account of the battalions, and checks the table against it."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        game = table_of(match)
        self.ledger = Ledger(game)
        self.decks = [sorted(deck) for deck in game.scenario.deck]
        self.fleets = Fleets(game)
        self.out_of_play = [area for area, inside in enumerate(game.scenario.in_play) if not inside]
        self.turn = (0, 0)

    def glance(self) -> None:
        """The cheap checks, once a turn and at the end, for many games."""
        game = table_of(self.match)
        if self.match.over or self.turn != (game.round, game.active):
            self.turn = (game.round, game.active)
            self.count()

    def count(self) -> None:
        """Battalions, cards, and whether it is time to stop."""
        game = table_of(self.match)
        self.battalions_are_accounted_for(game)
        self.cards_are_conserved(game)
        self.fleets.follow(game, self.match.log)
        self.the_game_goes_on_or_not(game)

    def look(self) -> None:
        """What else must be true of every table."""
        game = table_of(self.match)
        self.numbers_are_possible(game)
        self.enemies_stand_apart(game)
        self.attacks_make_sense(game)
        self.leaders_see_their_hands(game)

    def look_at_prepared(self) -> None:
        """What must be true of a table that was prepared: no piece is there twice or missing, numbers are possible."""
        game = table_of(self.match)
        self.cards_are_conserved(game)
        self.numbers_are_possible(game)
        self.enemies_stand_apart(game)
        self.options_are_sound()

    # -- the table ---------------------------------------------------------------------------------------

    def battalions_are_accounted_for(self, game: Kampen) -> None:
        """No battalion comes or goes without a reason that the log tells."""
        self.ledger.follow(self.match.log)
        differences = self.ledger.differences(game, self.attackers_being_removed(game))
        assert not differences, "; ".join(differences)

    def attackers_being_removed(self, game: Kampen) -> int:
        """While the attacker chooses which battalions are lost: how many are gone, of those that the sixes defeat."""
        pending, combat = self.match.pending, game.combat
        if pending is None or pending.prompt != "combat.remove" or combat is None or pending.values is None:
            return 0
        attackers = self.ledger.attacking[game.box.board.ids[combat.area]]
        return min(combat.defence_dice.count(6), attackers) - int(pending.values["left"])

    def cards_are_conserved(self, game: Kampen) -> None:
        """Hand, deck and used cards of a faction are exactly its cards, and the hand is not too large."""
        for faction, name in enumerate(FACTIONS):
            hand, deck = game.hands[faction], game.decks[faction]
            cards = sorted(hand + deck.rest + deck.top + [*game.used[faction]])
            limit = game.scenario.hand[faction]
            if game.sea is not None and game.sea.april:
                # KON-NINE-05: of these cards some are kept, and the others lie in the box.
                april = [card for card in cards if game.card(card).kind.april is not None]
                all_of_april = sorted([*april, *game.sea.returned[faction]])
                assert all_of_april == sorted(game.scenario.april_deck[faction]), f"{name}: of 9 April {all_of_april}"
                cards = [card for card in cards if card not in april]
                limit = rules_of(game).april_cards[faction]
            assert cards == self.decks[faction], f"{name}: hand, deck and used cards are {cards}"
            assert len(hand) <= limit, f"{name} holds {len(hand)} cards, at most {limit} are allowed"

    def numbers_are_possible(self, game: Kampen) -> None:
        """Nothing is negative, nobody stands outside the board, nobody moved who is not there."""
        for faction, name in enumerate(FACTIONS):
            assert min(game.battalions[faction]) >= 0, f"{name} has a negative number of battalions somewhere"
            outside = [area for area in self.out_of_play if game.battalions[faction][area]]
            assert not outside, f"{name} stands outside the part of the board that is in play: {outside}"
        own = game.battalions[game.active]
        for area, moved in enumerate(game.moved):
            place = game.box.board.ids[area]
            assert 0 <= moved <= own[area], f"{moved} of {own[area]} battalions in {place} have moved"
        assert min(game.symbols, game.to_place, game.arrivals_due) >= 0
        assert game.round >= 1

    def enemies_stand_apart(self, game: Kampen) -> None:
        """KON-MOVE-06: attackers stay on the border, so no area holds battalions of both sides."""
        for area, germans in enumerate(game.battalions[GERMANY]):
            if germans:
                others = game.battalions[NORWAY][area] + game.battalions[ALLIES][area]
                assert others == 0, f"both sides stand in {game.box.board.ids[area]}"

    def attacks_make_sense(self, game: Kampen) -> None:
        """An attack has battalions, comes over a border, the sea or by air, and meets an enemy."""
        seen: list[tuple[int, int]] = []
        for attack in game.attacks:
            self.attack_makes_sense(game, attack)
            assert (attack.target, attack.origin) not in seen, "two attacks come over the same border"
            seen.append((attack.target, attack.origin))

    def attack_makes_sense(self, game: Kampen, attack: Attack) -> None:
        place = game.box.board.ids[attack.target]
        fought = game.combat is not None and game.combat.area == attack.target
        assert attack.battalions >= (0 if fought else 1), f"an attack on {place} has {attack.battalions} battalions"
        assert fought or game.is_enemy_in(game.active, attack.target), f"{place} is attacked but not defended"
        if attack.origin >= 0:
            assert attack.target in game.scenario.neighbours[attack.origin], f"{place} is attacked from afar"
            assert attack.origin in game.origins, f"the attack on {place} came from nowhere"

    def the_game_goes_on_or_not(self, game: Kampen) -> None:
        """The game is over exactly when a side has no battalions or the German deck has run out."""
        germans, others = game.on_board(GERMANY), game.on_board(NORWAY) + game.on_board(ALLIES)
        deck = len(game.decks[GERMANY])
        if self.match.over:
            self.outcome_follows_from_the_table(game, germans, others)
        elif game.phase not in ("factions", "setup"):
            assert deck > 0, "the German deck has run out"
            if game.combat is None and (game.sea is None or not game.sea.april):
                assert germans > 0, "Germany is defeated"
                assert others > 0, "Norway and the Allies are defeated"

    def outcome_follows_from_the_table(self, game: Kampen, germans: int, others: int) -> None:
        """Chapter 1.3, told once more: who must have won, and how clearly."""
        cities = sum(game.battalions[GERMANY][area] > 0 for area in game.scenario.objectives)
        missing = len(game.scenario.objectives) - cities
        by_cities = game.scenario.id in ("basic", "advanced")
        if germans == 0:
            expected = ("won.germany_defeated", False, "clear")
        elif others == 0:
            expected = ("won.defenders_defeated", True, "clear")
        else:
            assert len(game.decks[GERMANY]) == 0, "the game ended without a reason"
            key = ("won.all_cities", "won.cities_kept") if by_cities else ("won.all_objectives", "won.objectives_kept")
            clear = others <= 3 if missing == 0 else missing >= 2
            expected = (key[missing > 0], missing == 0, "clear" if clear else "marginal")
        outcome = self.match.outcome
        assert outcome is not None
        germany_won = outcome.winners == (game.seats[GERMANY],)
        others_won = set(outcome.winners) == {game.seats[NORWAY], game.seats[ALLIES]}
        assert germany_won != others_won, f"winners: {outcome.winners}"
        level = expected[2] if by_cities else ""
        assert (outcome.key, germany_won, outcome.level) == (*expected[:2], level), f"{outcome}, expected {expected}"

    # -- what is shown -----------------------------------------------------------------------------------

    def leaders_see_their_hands(self, game: Kampen) -> None:
        """Only the leader of a faction sees its hand."""
        for seat in [*self.match.seats, None]:
            view: dict[str, Any] = self.match.view(seat)
            for faction, name in enumerate(FACTIONS):
                hand = view.get("hands", {}).get(name)
                mine = seat is not None and game.seats[faction] == seat
                assert hand == (sorted(game.hands[faction]) if mine else None), f"{seat} sees {hand} of {name}"

    def hidden(self, seat: str | None) -> list[str]:
        """The decks, the hands of others, and their ships that lie face down."""
        game = table_of(self.match)
        found: list[str] = []
        for faction, hand in enumerate(game.hands):
            mine = seat is not None and game.seats[faction] == seat
            found += game.decks[faction].rest + ([] if mine else hand)
            if game.sea is not None and not mine:
                found += [*game.sea.returned[faction], *hidden_ships(game.sea, faction)]
        return found
