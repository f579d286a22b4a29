"""Makes docs/protocol.schema.json and web/src/lib/protocol.ts from the types in motstand.server.messages.

`python -m tools.protocol` writes both; `--check` only says whether they are as they should be.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from motstand.server import messages
from motstand.server.protocol import (
    analyses,
    books,
    from_client,
    from_server,
    notices,
    problems,
    questions,
    replays,
    shelf,
    table,
    tables,
    words,
)

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "protocol.ts"

# In the order in which a reader should meet them.
PARTS: list[ModuleType] = [
    words,
    questions,
    table,
    from_server,
    from_client,
    tables,
    replays,
    analyses,
    notices,
    shelf,
    books,
    problems,
]

UNIONS: dict[str, tuple[Any, str]] = {
    "FromServer": (messages.FromServer, "Every frame that a server sends over the socket."),
    "FromClient": (messages.FromClient, "Every message that a client sends over the socket."),
}

HEADING = """\
// Everything that client and server say to each other.
// Made by `python -m tools.protocol` from src/motstand/server/protocol/: change it there.

/** Data whose shape is the game's business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;
"""


def structs() -> list[type[msgspec.Struct]]:
    """The message types in the order in which the parts tell of them."""
    return [
        found
        for part in PARTS
        for found in vars(part).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == part.__name__
    ]


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
    parts += [interface(struct) for struct in structs()]
    for name, (union, about) in UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"/** {about} */\nexport type {name} ={members};\n")
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    """One message."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    doc = f"/** {' '.join((struct.__doc__ or '').split())} */\n"
    if info.array_like:
        members = ", ".join(f"{field.encode_name}: {spelled(field.type)}" for field in info.fields)
        return f"{doc}export type {struct.__name__} = [{members}];\n"
    lines = [f'  type: "{info.tag}";'] if info.tag is not None else []
    # What a client sends may leave out what has a default; a server leaves it out only where the type says so.
    config = struct.__struct_config__
    sparing = config.forbid_unknown_fields or config.omit_defaults
    for field in info.fields:
        absent = not field.required and sparing
        about = described(field.type)
        if about:
            lines.append(f"  /** {about} */")
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {spelled(field.type)};")
    body = "\n".join(lines)
    return f"{doc}export interface {struct.__name__} {{\n{body}\n}}\n"


def described(type_: inspect.Type) -> str:
    """The description that a field's type carries."""
    if isinstance(type_, inspect.Metadata):
        return str((type_.extra_json_schema or {}).get("description", ""))
    return ""


def spelled(type_: inspect.Type) -> str:
    """A type as TypeScript spells it."""
    if isinstance(type_, inspect.Metadata):
        return spelled(type_.type)
    if isinstance(type_, inspect.StructType):
        return type_.cls.__name__
    if isinstance(type_, inspect.UnionType):
        return " | ".join(spelled(part) for part in sorted(type_.types, key=lambda part: spelled(part) == "null"))
    if isinstance(type_, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(type_.values, key=str))
    if isinstance(type_, inspect.ListType):
        item = spelled(type_.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(type_, inspect.DictType):
        value = spelled(type_.value_type)
        return "Data" if value == "any" else f"Record<string, {value}>"
    for kind, name in PLAIN:
        if isinstance(type_, kind):
            return name
    raise TypeError(f"no TypeScript for {type_!r}")


PLAIN: list[tuple[type[inspect.Type], str]] = [
    (inspect.StrType, "string"),
    (inspect.BoolType, "boolean"),
    (inspect.IntType, "number"),
    (inspect.FloatType, "number"),
    (inspect.NoneType, "null"),
    (inspect.RawType, "Data"),
    (inspect.AnyType, "any"),
]


def made() -> dict[Path, str]:
    """The files and what should be in them."""
    return {SCHEMA: schema(), TYPESCRIPT: typescript()}


def main() -> int:
    """Write the files, or with --check only compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are as they should be")
    check = parser.parse_args().check
    stale = [path for path, text in made().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'differs from the protocol' if check else 'written'}")
        if not check:
            path.write_text(made()[path], encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
