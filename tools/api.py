"""Makes docs/api.md, the public names of `motstand` with their docstrings.

`python -m tools.api` writes it; `--check` only says whether it is as it should be.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import motstand
from motstand import players
from motstand.kernel import errors
from motstand.kernel.game import Game

PAGE = Path(__file__).parents[1] / "docs" / "api.md"

HEADING = """\
# The public names

Made by `python -m tools.api` from the docstrings: change them there. Whatever is not on this page may change
without notice. [kernel.md](kernel.md) explains how these names work together.
"""


def page() -> str:
    """The whole page."""
    parts = [HEADING]
    for name in motstand.__all__:
        if name != "players":
            parts.append(described(f"motstand.{name}", getattr(motstand, name)))
    for name in players.__all__:
        parts.append(described(f"motstand.players.{name}", getattr(players, name)))
    parts.append(described("motstand.kernel.game.Game", Game))
    parts.append("## Errors\n\n" + "\n".join(error_lines()) + "\n")
    return "\n".join(parts)


def described(name: str, value: Any) -> str:
    """A name with its signature and docstring; a class with its public methods, too."""
    lines = [f"## `{name}`", ""]
    if inspect.isclass(value):
        lines += [*signature(value.__name__, value), *text(value)]
        for member, found in members(value):
            lines += ["", f"**`{member}{shown(found)}`**  ", one_paragraph(found)]
    elif inspect.isfunction(value):
        lines += [*signature(value.__name__, value), *text(value)]
    else:
        lines += [f"    {value}"]
    return "\n".join([*lines, ""])


def members(owner: type) -> Iterator[tuple[str, Any]]:
    """Public methods and properties, in the order of the source."""
    for name, found in vars(owner).items():
        if not name.startswith("_") and (inspect.isfunction(found) or isinstance(found, property)):
            yield name, found


def signature(name: str, value: Any) -> list[str]:
    return [f"    {name}{without_self(inspect.signature(value))}", ""]


def shown(member: Any) -> str:
    """The arguments of a method; a property has none."""
    return "" if isinstance(member, property) else without_self(inspect.signature(member))


def without_self(found: inspect.Signature) -> str:
    arguments = [argument for argument in found.parameters.values() if argument.name != "self"]
    # Annotations are strings; the page shows what they say.
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(found.replace(parameters=arguments)))


def text(value: Any) -> list[str]:
    return (inspect.getdoc(value) or "").splitlines()


def one_paragraph(value: Any) -> str:
    return " ".join((inspect.getdoc(value) or "").split())


def error_lines() -> Iterator[str]:
    """Every error that the package raises, with what it means."""
    for name, found in vars(errors).items():
        if inspect.isclass(found) and issubclass(found, errors.MotstandError):
            yield f"- `{name}`: {one_paragraph(found)}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/api.md is stale: run python -m tools.api")
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
