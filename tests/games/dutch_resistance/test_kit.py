"""The checks of the kit, until Dutch Resistance is on the shelf and the kit itself plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from motstand.kernel import registry
from motstand.kernel.game import Game
from tests.games import test_answers
from tests.games.dutch_resistance.kit import KIT
from tests.games.kit import (
    test_copies,
    test_golden,
    test_loading,
    test_log,
    test_random_play,
    test_records,
    test_secrets,
    test_steps,
    test_telling,
    test_why_not,
    test_words,
)
from tests.games.kit.gamekit import Begin, GameKit, Sitting

AT_EVERY_SITTING = [
    test_random_play.test_every_answer_leaves_a_sound_table,
    test_random_play.test_everything_is_conserved_in_many_games,
    test_copies.test_a_clone_plays_on_alone,
    test_records.test_a_record_gives_the_same_game_again,
    test_secrets.test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it,
    test_telling.test_nothing_happens_untold,
    test_telling.test_every_change_comes_with_the_line_that_tells_it,
    test_steps.test_steps_lead_to_one_option_only,
    test_why_not.test_every_answer_is_offered_or_has_a_reason,
    test_words.test_whole_games_can_be_told,
]
AT_SHORT_SITTINGS = [
    test_copies.test_no_copy_of_a_past_table_changes,
    test_copies.test_the_same_answer_after_an_undo_gives_the_same_table,
    test_copies.test_a_game_goes_back_to_any_answer_and_on_again,
    test_copies.test_a_table_is_the_same_after_it_was_stored,
    test_records.test_a_game_goes_on_from_its_record_as_if_never_left,
]
OF_THE_GAME = [
    test_random_play.test_random_play_comes_to_every_question_of_the_game,
    test_copies.test_nobody_takes_back_what_dice_draws_or_others_have_answered,
    test_copies.test_every_field_of_the_table_is_stored,
    test_records.test_the_same_seed_gives_the_same_record,
    test_golden.test_every_scenario_has_a_golden_playthrough,
    test_log.test_every_sentence_with_a_number_is_opened_or_said_to_be_plain,
    test_loading.test_the_presentation_is_found_in_the_package_of_the_game,
    test_why_not.test_every_question_knows_what_speaks_against_its_other_answers,
    test_words.test_dice_and_draws_by_hand_have_words,
]
OF_ITS_ANSWERS = [
    test_answers.test_a_head_stands_in_few_places,
    test_answers.test_no_rule_counts_the_parts_of_an_answer,
    test_answers.test_what_is_offered_was_declared,
]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The registry knows the game while these tests run: records are read by its id."""
    registry.register(KIT.game)
    yield
    del registry._registered[KIT.game.id]


def name(check: Callable[..., None]) -> str:
    return check.__name__.removeprefix("test_")


@pytest.mark.rule("DR-START-03", "DR-HALT-02", "DR-ROUND-01")
@pytest.mark.parametrize("sitting", KIT.sittings, ids=repr)
@pytest.mark.parametrize("check", AT_EVERY_SITTING, ids=name)
def test_at_every_sitting(check: Callable[[GameKit, Sitting], None], sitting: Sitting) -> None:
    check(KIT, sitting)


@pytest.mark.parametrize("sitting", [each for each in KIT.sittings if each.short], ids=repr)
@pytest.mark.parametrize("check", AT_SHORT_SITTINGS, ids=name)
def test_at_short_sittings(check: Callable[[GameKit, Sitting], None], sitting: Sitting) -> None:
    check(KIT, sitting)


@pytest.mark.parametrize("check", OF_THE_GAME, ids=name)
def test_of_the_game(check: Callable[[GameKit], None]) -> None:
    check(KIT)


@pytest.mark.parametrize("check", OF_ITS_ANSWERS, ids=name)
def test_of_its_answers(check: Callable[[Game], None]) -> None:
    check(KIT.game)


def test_every_number_of_the_log_opens_into_its_parts(tmp_path: Path) -> None:
    test_log.test_every_number_of_the_log_opens_into_its_parts(KIT, tmp_path)


@pytest.mark.parametrize("scenario", KIT.golden)
def test_the_game_goes_as_it_went(scenario: str) -> None:
    test_golden.test_the_game_goes_as_it_went(KIT, scenario)


@pytest.mark.rule("DR-START-03", "DR-OCC-01")
@pytest.mark.parametrize(("table", "begin"), KIT.secret_tables(), ids=[name for name, _ in KIT.secret_tables()])
def test_what_a_seat_cannot_know_changes_nothing_for_it(table: str, begin: Begin) -> None:
    test_secrets.test_what_a_seat_cannot_know_changes_nothing_for_it(KIT, table, begin)
