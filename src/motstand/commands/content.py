"""`motstand content`: checks content files and packs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, usual_game
from motstand.kernel.content.files import SOURCES, read_toml
from motstand.kernel.content.packs import pack_of_file
from motstand.kernel.errors import MotstandError
from motstand.kernel.game import Setup
from motstand.kernel.registry import find_game
from motstand.terminal.screen import HEADING, QUIET, Screen

content = typer.Typer(help="Look at cards, maps and scenarios as files.", no_args_is_help=True)

PACK_HELP = "A pack to lay over the game's own content."


@content.callback()
def about_content() -> None:
    """Look at cards, maps and scenarios as files."""


@content.command("check")
def check(
    game: Annotated[str, typer.Argument(help=GAME_HELP, default_factory=usual_game)],
    pack: Annotated[Path | None, typer.Argument(help=PACK_HELP)] = None,
) -> None:
    """Check every value of a game's content, and of a pack if one is named, and say where the values come from."""
    screen = Screen()
    try:
        found = find_game(game)
        scenario, seatings = next(iter(found.scenarios.items()))
        digest = found.content_hash(Setup(scenario, seatings[0], packs=[] if pack is None else [pack_of_file(pack)]))
    except MotstandError as error:
        raise refusal(error) from error
    named = game if pack is None else f"{game} with {pack.name}"
    screen.line(f"{named}: good (content {digest})", HEADING)
    files = sorted((found.folder() / "content").glob("*.toml"))
    for file in files if pack is None else [*files, pack]:
        counted = sources(read_toml(file, file.name))
        shown = ", ".join(f"{counted[source]} {source}" for source in SOURCES if counted[source])
        screen.line(f"{file.name}: {shown or 'no sources named'}", QUIET, 2)


def sources(value: Any) -> Counter[str]:
    """Count the values by their source, with all nested values."""
    counted: Counter[str] = Counter()
    if isinstance(value, list):
        for part in value:
            counted += sources(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            if key == "source":
                words = list(part.values()) if isinstance(part, dict) else [part]
                counted.update(word for word in words if word in SOURCES)
            else:
                counted += sources(part)
    return counted
