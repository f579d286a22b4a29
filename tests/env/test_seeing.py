"""Views as numbers."""

from __future__ import annotations

import itertools
import random

import numpy as np

from motstand.env.lists import Numbered, read
from motstand.env.seeing import LIMIT, UNLISTED, Eye, features
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.registry import find_game
from tests.env.games import begun, laid_out, of_every_game

VIEW = {
    "day": 3,
    "phase": "evening",
    "hand": ["a", "b", "a"],
    "attacks": [{"to": "hamar", "from": {"oslo": 2}}, {"to": "voss", "from": {}}],
    "open": True,
    "winner": None,
}


def named(view: dict[str, object], names: list[str]) -> dict[str, float]:
    """The features of a view that are not zero, by name."""
    seen = Eye(Numbered("features of a test", 1, [UNLISTED, *names])).see(view)
    return {name: value for name, value in zip([UNLISTED, *names], seen, strict=True) if value}


def test_numbers_texts_and_lists_have_features_of_their_own() -> None:
    assert named(VIEW, sorted(set(features(VIEW)))) == {
        "day": 3,
        "phase=evening": 1,
        "hand#a": 2,
        "hand#b": 1,
        "attacks[0].to=hamar": 1,
        "attacks[0].from.oslo": 2,
        "attacks[1].to=voss": 1,
        "open": 1,
    }


def test_what_the_list_does_not_know_is_counted() -> None:
    assert named({"day": 3, "phase": "dawn", "hand": ["c", "d"]}, ["day", "phase=evening", "hand#a"]) == {
        UNLISTED: 3,
        "day": 3,
    }


def test_no_feature_leaves_the_space() -> None:
    assert named({"score": 10**9}, ["score"]) == {"score": LIMIT}


@of_every_game
def test_what_is_seen_again_is_what_would_be_seen_anew(game: str) -> None:
    laid = laid_out(game)
    speaker = laid.speaker(Seeded(7))
    chance = random.Random(7)
    for _ in range(150):
        if speaker.match.over:
            break
        for seat in speaker.match.seats:
            again = laid.seen(speaker, seat)
            assert again.tolist() == list(laid.eye.see(speaker.match.view(seat)))
        speaker.say(chance.choice(speaker.legal))


def test_what_is_gone_or_not_listed_is_seen_again_as_it_is() -> None:
    views: list[dict[str, object]] = [
        VIEW,
        {"day": 0, "phase": "dawn", "hand": [], "attacks": [{"to": "voss", "from": {"oslo": 1}}], "open": False},
        {"day": 3, "hand": ("b", "c"), "attacks": [], "winner": "oslo", "more": []},
        {"day": 3, "hand": ["b"], "attacks": [], "winner": "oslo"},
        VIEW,
        {**VIEW, "attacks": [{"to": "voss", "from": {"oslo": 2}}, {"to": "voss"}]},
    ]
    listed = sorted({name for view in (VIEW, *views[1::2]) for name in features(view)})
    eye = Eye(Numbered("features of a test", 1, [UNLISTED, *listed]))
    for before, view in itertools.pairwise(views):
        assert eye.see_again(view, before, eye.see(before)) == eye.see(view)
    assert eye.see(views[2])[0] == 1


@of_every_game
def test_a_seat_sees_no_more_than_its_view_tells(game: str) -> None:
    laid = laid_out(game)
    for seed in range(4):
        speaker = begun(laid, seed, 25)
        if speaker.match.over or not speaker.match.seat:
            continue
        seat = speaker.match.seat
        imagined = speaker.match.imagine(seat, Seeded(seed + 100))
        told = [laid.eye.see(match.view(seat)) for match in (speaker.match, imagined)]
        assert told[0] == told[1]


@of_every_game
def test_the_lists_know_nearly_everything_that_games_show(game: str) -> None:
    laid = laid_out(game)
    unlisted = []
    for seed in range(900, 903):
        speaker = laid.speaker(Seeded(seed))
        while not speaker.match.over:
            seen = laid.seen(speaker, speaker.seat)
            unlisted.append(float(seen[0]) / np.count_nonzero(seen))
            speaker.say(speaker.legal[seed * speaker.match.number % len(speaker.legal)])
    assert sum(unlisted) / len(unlisted) < 0.01


@of_every_game
def test_every_entry_has_one_number(game: str) -> None:
    for name in ("words", "features"):
        listed = read(find_game(game), name)
        assert len(listed.ids) == len(listed.entries) > 50
        assert listed.version >= 1
    assert read(find_game(game), "features").entries[0] == UNLISTED
