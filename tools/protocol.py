"""Makes docs/protocol.schema.json and web/src/lib/protocol.ts from the types in motstand.server.messages.

Likewise web/src/games/<game>/view.ts from the view_types of each game, and answers.ts from its answers.
`python -m tools.protocol` writes them all; `--check` only says whether they are as they should be.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from motstand.kernel.answers import Kind, Part, Question
from motstand.server import messages
from motstand.server.protocol import (
    analyses,
    books,
    from_client,
    from_server,
    handovers,
    lobby,
    notices,
    problems,
    questions,
    replays,
    shelf,
    table,
    tables,
    together,
    words,
)
from tools.typescript import Speller, structs_of, vocabularies_of

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"
GAMES = ROOT / "src" / "motstand" / "games"

# In the order in which a reader should meet them.
PARTS: list[ModuleType] = [
    words,
    questions,
    together,
    table,
    from_server,
    from_client,
    tables,
    replays,
    analyses,
    notices,
    handovers,
    lobby,
    shelf,
    books,
    problems,
]

UNIONS: dict[str, tuple[Any, str]] = {
    "FromServer": (messages.FromServer, "Every frame that a server sends over the socket."),
    "FromClient": (messages.FromClient, "Every message that a client sends over the socket."),
}

VIEW_HEADING = """\
// What the server tells of the table of this game.
// Made by `python -m tools.protocol` from src/motstand/games/{game}/view_types.py: change it there.
"""

ANSWERS_HEADING = """\
// Every answer that can be given in this game, as options spell it.
// Made by `python -m tools.protocol` from src/motstand/games/{game}/answers.py: change it there.
"""

HEADING = """\
// Everything that client and server say to each other.
// Made by `python -m tools.protocol` from src/motstand/server/protocol/: change it there.

/** Data whose shape is the game's business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;
"""


def structs() -> list[type[msgspec.Struct]]:
    """The message types in the order in which the parts tell of them."""
    return structs_of(PARTS)


# -- JSON Schema -----------------------------------------------------------------------------------------------------


def schema() -> str:
    """The JSON Schema of all messages; FromServer and FromClient are among its definitions."""
    _, found = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    for name, (union, about) in UNIONS.items():
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]
        mapping = {tag_of(member): f"#/$defs/{member.__name__}" for member in get_args(union)}
        found[name] = {
            "description": about,
            "anyOf": members,
            "discriminator": {"propertyName": "type", "mapping": mapping},
        }
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Motstand's protocol",
        "description": "Made by `python -m tools.protocol` from src/motstand/server/protocol/: change it there.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": found,
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def tag_of(member: type[msgspec.Struct]) -> str:
    """What the `type` of this message says."""
    return str(member.__struct_config__.tag)


# -- TypeScript ------------------------------------------------------------------------------------------------------


def typescript() -> str:
    """The same as TypeScript: an interface for each message, and the two unions."""
    parts = [HEADING]
    parts += [Speller().interface(struct) for struct in structs()]
    for name, (union, about) in UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"/** {about} */\nexport type {name} ={members};\n")
    return "\n".join(parts)


def view_types(game: str) -> str:
    """The views of a game as TypeScript: its vocabularies, and an interface for each shape."""
    shapes = importlib.import_module(f"motstand.games.{game}.view_types")
    words = vocabularies_of(shapes)
    speller = Speller({frozenset(values): name for name, values in words.items()})
    parts = [VIEW_HEADING.format(game=game)]
    parts += [f"export type {name} = {Speller().words(values)};\n" for name, values in words.items()]
    return "\n".join(parts + [speller.interface(struct) for struct in structs_of([shapes])])


def answer_types(game: str) -> str:
    """The answers of a game as TypeScript: a union of tuples whose first part tells them apart."""
    answers = {answer_type(kind): None for question in questions_of(game) for kind in question.kinds}
    return (
        ANSWERS_HEADING.format(game=game)
        + "\nexport type Answer ="
        + "".join(f"\n  | {each}" for each in answers)
        + ";\n"
    )


def questions_of(game: str) -> list[Question]:
    """The questions of every answers.py of a game: a chapter with a folder of its own may have one."""
    files = sorted((GAMES / game).rglob("answers.py"), key=lambda file: len(file.parts))
    modules = [".".join(file.relative_to(GAMES).with_suffix("").parts) for file in files]
    return [
        question
        for module in modules
        for question in importlib.import_module(f"motstand.games.{module}").QUESTIONS.values()
    ]


def answer_type(kind: Kind) -> str:
    """One kind of answer: ``[head: "move", from: string, to: string, count: number]``."""
    constants = [f"{name}: {json.dumps(value)}" for name, value in zip(("head", "what"), kind.beginning, strict=False)]
    return f"[{', '.join(constants + [f'{part.name}: {part_type(part)}' for part in kind.parts])}]"


def part_type(part: Part) -> str:
    texts = [json.dumps(value) for value in part.values if isinstance(value, str)]
    return " | ".join(texts or ["number" if each is int else "string" for each in part.types])


def made() -> dict[Path, str]:
    """The files and what should be in them."""
    games = sorted(file.parent.name for file in GAMES.glob("*/view_types.py"))
    web = ROOT / "web" / "src" / "games"
    views = {web / game / "view.ts": view_types(game) for game in games}
    answers = {web / game / "answers.ts": answer_types(game) for game in games}
    return {SCHEMA: schema(), TYPESCRIPT: typescript(), **views, **answers}


def main() -> int:
    """Write the files, or with --check only compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are as they should be")
    check = parser.parse_args().check
    stale = [path for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'differs from its declaration' if check else 'written'}")
        if not check:
            path.write_text(made()[path], encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
