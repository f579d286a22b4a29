"""`motstand report`: the table of a simulation as one page to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from motstand.commands.refusal import refusal
from motstand.kernel.errors import MotstandError
from motstand.lab.results import read

FILE_HELP = "A table that motstand simulate wrote."
OUT_HELP = "The page to write; without it, the table's name with .html."


def report(
    file: Annotated[Path, typer.Argument(help=FILE_HELP)],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=OUT_HELP)] = None,
) -> None:
    """Write one page that shows who won how often, how games ended, what went with winning and when games were lost."""
    # Whoever only plays needs neither plots nor their words.
    from motstand.lab.page import page

    try:
        text = page(read(file))
    except (MotstandError, OSError) as error:
        raise refusal(error, file) from error
    page_file = out or file.with_suffix(".html")
    try:
        page_file.parent.mkdir(parents=True, exist_ok=True)
        page_file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise refusal(error, page_file) from error
    typer.echo(f"Wrote {page_file}.")
