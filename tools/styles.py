"""Finds sizes and widths in the client's styles that should come from tokens.

`python -m tools.styles` prints every place and fails if there is one. Letters have the sizes of theme.css (`--size-…`),
but in drawings, where a pixel is a unit of the drawing; layouts change at the widths of breakpoints.ts.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = "web/src"
BLOCK = re.compile(r"(?P<selector>[^{}]*)\{(?P<body>[^{}]*)\}")
# Letters that are filled or anchored, or that are a <text>, stand in a drawing.
DRAWN = re.compile(r"(?:^|[\s;])(?:fill|text-anchor):")
DRAWN_SELECTOR = re.compile(r"(?:^|[\s,>+])text\b")
RAW_SIZE = re.compile(r"font(?:-size)?:[^;]*?[\d.]+px")
RAW_WIDTH = re.compile(r"@media[^{]*(?:width|height):|matchMedia\([^)]*width:")


def styles_of(file: Path) -> str:
    """The styles of a file; lines before them are left empty, so that numbers of lines stay right."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".svelte":
        return text
    start = text.find("<style")
    return "" if start < 0 else "\n" * text.count("\n", 0, start) + text[start:]


def raw_sizes(styles: str) -> Iterator[int]:
    """The lines with a size of letters in pixels."""
    for block in BLOCK.finditer(styles):
        if DRAWN.search(block["body"]) or DRAWN_SELECTOR.search(block["selector"]):
            continue
        for size in RAW_SIZE.finditer(block["body"]):
            yield styles.count("\n", 0, block.start("body") + size.start()) + 1


def faults(root: Path = ROOT) -> list[str]:
    """Every raw size and width in the client."""
    found = []
    for file in sorted((root / SOURCE).rglob("*")):
        where = file.relative_to(root).as_posix()
        if file.suffix in (".svelte", ".css"):
            found += [f"{where}:{line}: a size in pixels; take one of --size-…" for line in raw_sizes(styles_of(file))]
        if file.suffix in (".svelte", ".css", ".ts") and file.name != "breakpoints.ts":
            text = file.read_text(encoding="utf-8")
            lines = [text.count("\n", 0, width.start()) + 1 for width in RAW_WIDTH.finditer(text)]
            found += [f"{where}:{line}: a width; name one of breakpoints.ts" for line in lines]
    return found


def main() -> int:
    found = faults()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
