"""What the digest of a box covers: all that the rules read, and nothing that only people do."""

from __future__ import annotations

from typing import Any

from motstand.kernel.content.boxes import BEFORE, without
from motstand.kernel.content.files import content_digest
from motstand.kernel.declared import DeclaredGame
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import closing, read_record, write_record
from motstand.kernel.state import State
from motstand.kernel.words.languages import ENGLISH
from motstand.players import RandomPlayer
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.registered import of_every_game, of_sittings


def retold(content: Any, keys: tuple[str, ...], inside: bool = False) -> Any:
    """Content in which everything under these keys is another."""
    if isinstance(content, dict):
        return {key: retold(value, keys, inside or key in keys) for key, value in content.items()}
    if isinstance(content, list):
        return [retold(value, keys, inside) for value in content]
    if not inside:
        return content
    return content + 1 if isinstance(content, int | float) else provenance(content)


def provenance(text: str) -> str:
    """Another text; a source stays one of the four that there are."""
    return {"rulebook": "public", "public": "reconstructed", "reconstructed": "rulebook"}.get(text, f"{text}!")


def retold_game(game: DeclaredGame) -> DeclaredGame:
    """The same game with a box whose texts and drawings are others."""
    boxes = game.rules.boxes
    content = boxes.content([], ENGLISH)
    box = boxes.make(retold(content, boxes.for_people))

    def lay_out(usual: Any, setup: Setup) -> State:
        table: State = game.rules.lay_out(box, setup)
        return table

    rules = game.rules._replace(lay_out=lay_out)
    return DeclaredGame(game.home, game.title, game.scenarios, rules, game.policy, game.credits, game.version)


def played(game: DeclaredGame, sitting: Sitting) -> Match:
    match = new_match(game, sitting.scenario, sitting.seats, seed=1940, options=sitting.options)
    player = RandomPlayer(1940)
    while not match.over:
        match.play(player(match))
    return match


@of_sittings(short=True)
def test_what_only_people_read_changes_no_game(kit: GameKit, sitting: Sitting) -> None:
    assert isinstance(kit.game, DeclaredGame)
    usual, other = played(kit.game, sitting), played(retold_game(kit.game), sitting)
    assert closing(other) == closing(usual)
    assert [entry.data() for entry in other.log] == [entry.data() for entry in usual.log]


@of_every_game
def test_the_digest_covers_what_the_rules_read_and_no_more(kit: GameKit) -> None:
    assert isinstance(kit.game, DeclaredGame)
    boxes = kit.game.rules.boxes
    content = boxes.content([], ENGLISH)
    other = retold(content, boxes.for_people)
    assert other != content
    assert content_digest(without(boxes.for_people, other)) == boxes.digest([])
    assert content_digest(without(boxes.for_people, retold(content, ("id",)))) != boxes.digest([])


@of_every_game
def test_a_record_from_when_the_digest_covered_all_texts_is_still_read(kit: GameKit) -> None:
    assert isinstance(kit.game, DeclaredGame)
    match = played(kit.game, next(sitting for sitting in kit.sittings if sitting.short))
    today, before = kit.game.rules.boxes.digests([], match.setup.scenario)
    record = write_record(match)
    assert f'"content": "{today}"' in record
    old = record.replace(f'"content": "{today}"', f'"content": "{before}"')
    assert write_record(read_record(old)) == old


@of_every_game
def test_contents_of_earlier_versions_still_open(kit: GameKit) -> None:
    """Records name what they were played with by its digest, which is the name of the file that is kept."""
    assert isinstance(kit.game, DeclaredGame)
    boxes = kit.game.rules.boxes
    names = sorted(path.stem for path in (boxes.folder / "content" / BEFORE).glob("*.json"))
    assert [boxes.digest([whole]) for whole in boxes.before()] == names
    assert boxes.digest([]) not in names
