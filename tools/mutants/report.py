"""What became of the mutants: by chapter, as a table in docs/testing.md, and one by one."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from pathlib import Path

from tools.mutants.covering import ROOT
from tools.mutants.mutations import Mutant
from tools.mutants.running import Result

PAGE = ROOT / "docs" / "testing.md"
BEGIN, END = "<!-- mutants: written by make mutants -->", "<!-- end of mutants -->"
EQUIVALENT = Path(__file__).parent / "equivalent.toml"


def equivalents() -> list[dict[str, str]]:
    """Mutants that change nothing that anybody could notice, each with the reason."""
    return list(tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []))


def is_equivalent(mutant: Mutant, text: str, known: list[dict[str, str]]) -> bool:
    """Is it known to be no mistake? It is named by its file, its line and its change."""
    line = text.splitlines()[mutant.line - 1].strip()
    return any((each["file"], each["line"], each["change"]) == (mutant.path, line, mutant.change()) for each in known)


def chapter(mutant: Mutant) -> tuple[str, str]:
    """The package and the module that a mutant stands in."""
    parts = Path(mutant.path).with_suffix("").parts
    package = parts[-2] if len(parts) > 3 else parts[2]
    return package.replace("_", " "), parts[-1].replace("_", " ")


def percent(results: list[Result]) -> float:
    return 100 * sum(result.noticed for result in results) / max(1, len(results))


def table(results: list[Result], seed: str) -> str:
    """Killed and survived by chapter, in Markdown."""
    chapters: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        chapters[chapter(result.mutant)].append(result)
    killed = sum(result.noticed for result in results)
    lines = [
        f"{len(results)} mutants, seed {seed}: {killed} killed, {len(results) - killed} survived "
        f"({percent(results):.1f} % killed).",
        "",
        "| package | chapter | killed | survived |",
        "|---|---|---|---|",
    ]
    for (package, module), some in sorted(chapters.items()):
        noticed = sum(result.noticed for result in some)
        lines.append(f"| {package} | {module} | {noticed} | {len(some) - noticed or ''} |")
    survivors = [result.mutant for result in results if not result.noticed]
    if survivors:
        lines += ["", "Survived:", ""]
        lines += [f"- `{mutant.path}:{mutant.line}`: `{mutant.change()[:100]}`" for mutant in survivors]
    return "\n".join(lines)


def write(results: list[Result], seed: str, asked: str) -> None:
    """Put the table and the arguments that it was asked for with into the page, between its marks."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    written = f'{BEGIN}\n\n    make mutants ARGS="{asked}"\n\n{table(results, seed)}\n\n{END}'
    PAGE.write_text(before + written + after, encoding="utf-8")
