"""The page about the protocol: every example is a message, every message and every refusal has its place there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from motstand.server import messages

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str]] = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)


NAMES = [f"{place} {name}" for place, (name, _) in enumerate(EXAMPLES)]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=NAMES)
def test_an_example_is_what_it_says(name: str, text: str) -> None:
    message: Any = msgspec.json.decode(text, type=getattr(messages, name))
    # What the type does not know would be lost on the way back.
    again = json.loads(msgspec.json.encode(message))
    assert not unknown(json.loads(text), again)


def unknown(example: Any, again: Any, path: str = "") -> list[str]:
    """The places of an example that its type does not have."""
    if isinstance(example, dict) and isinstance(again, dict):
        lost = [f"{path}.{key}" for key, value in example.items() if key not in again and value not in ({}, [], "", 0)]
        return lost + [one for key in example.keys() & again.keys() for one in unknown(example[key], again[key], key)]
    if isinstance(example, list) and isinstance(again, list):
        return [one for left, right in zip(example, again, strict=True) for one in unknown(left, right, path)]
    return []


def test_every_message_is_shown() -> None:
    shown = {json.loads(text)["type"] for name, text in EXAMPLES if name in ("FromServer", "FromClient")}
    for union in (messages.FromServer, messages.FromClient):
        for member in get_args(union):
            assert member.__struct_config__.tag in shown


def test_all_blocks_are_checked() -> None:
    assert len(EXAMPLES) == PAGE.count("```json")


@pytest.mark.parametrize(("struct", "field"), [(messages.Refusal, "code"), (messages.Happening, "kind")])
def test_codes_and_kinds_are_explained(struct: type[msgspec.Struct], field: str) -> None:
    info = next(one for one in msgspec.structs.fields(struct) if one.name == field)
    for word in get_args(info.type):
        assert f"`{word}`" in PAGE
