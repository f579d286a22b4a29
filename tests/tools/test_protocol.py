"""The schema and the TypeScript types are those of the messages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motstand.server import messages
from tools import protocol


@pytest.mark.parametrize("path", protocol.made(), ids=lambda path: path.name)
def test_nothing_drifts(path: Path) -> None:
    wanted = protocol.made()[path]
    assert path.read_text(encoding="utf-8") == wanted, f"{path.name} is stale: run python -m tools.protocol"


def test_typescript_is_readable() -> None:
    text = protocol.typescript()
    assert (
        'export interface Answer {\n  type: "answer";\n  id: number;\n  decision: number;\n  option: any[];\n}' in text
    )
    assert "export type Step = [kind: string, id: string | number, name: string];" in text
    assert "  note?: Note;" in text, "what may be missing is optional"
    assert "  values: Data;" in text, "what the server always sends is not"


def test_the_schema_knows_every_message() -> None:
    schema = json.loads(protocol.schema())
    assert schema["$defs"]["FromClient"]["discriminator"]["mapping"]["answer"] == "#/$defs/Answer"
    assert {struct.__name__ for struct in protocol.structs()} < schema["$defs"].keys()
    assert schema["$defs"].keys() == set(messages.__all__), "the door and the schema tell of the same messages"


def test_the_views_of_a_game_are_readable() -> None:
    kampen, hegra = protocol.view_types("kampen_om_norge"), protocol.view_types("halls_of_hegra")
    assert 'export type Faction = "allies" | "germany" | "norway";' in kampen
    assert "  factions: Record<Faction, OpenFaction>;" in kampen, "all of them are there"
    assert "  hands: Partial<Record<Faction, string[]>>;" in kampen, "some of them are there"
    assert '  /** An area, "sea" or "air". */\n  from: string;' in kampen
    assert "  combat: Combat | null;" in kampen
    assert "  fear?: number;" in hegra, "what may be left out is optional"
    assert "  days: [number, number];" in hegra
    assert '  slots: ("blank" | "covered" | "fire" | "jammed")[];' in hegra
