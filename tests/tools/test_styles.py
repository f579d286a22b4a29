"""Sizes of letters and widths of layouts come from tokens; drawings have sizes of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import styles

PART = "<p>12px</p>\n<style>\n  p {{\n    {0}\n  }}\n</style>\n"


def found(project: Path, name: str, text: str) -> list[str]:
    file = project / "web" / "src" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return styles.faults(project)


def test_the_styles_of_this_project_have_no_fault() -> None:
    assert styles.faults() == []


@pytest.mark.parametrize(
    "line", ["font-size: 12px;", "font: 600 12.5px/1.3 var(--sans);", "font: 600 12px var(--sans);"]
)
def test_a_size_in_pixels_is_found(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, "Part.svelte", PART.format(line)) == [
        "web/src/Part.svelte:4: a size in pixels; take one of --size-…"
    ]


@pytest.mark.parametrize("line", ["font-size: var(--size-0);", "width: 12px;", "font: 600 9px var(--sans); fill: red;"])
def test_tokens_and_drawings_are_not(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, "Part.svelte", PART.format(line)) == []


def test_a_width_is_found_in_styles_and_in_scripts(tmp_path: Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "a.css").write_text("@media (max-width: 999px) {}\n@media (--narrow) {}\n", "utf-8")
    (tmp_path / "web" / "src" / "b.ts").write_text('\nmatchMedia("(min-width: 1000px)");\n', "utf-8")
    assert styles.faults(tmp_path) == [
        "web/src/a.css:1: a width; name one of breakpoints.ts",
        "web/src/b.ts:2: a width; name one of breakpoints.ts",
    ]
