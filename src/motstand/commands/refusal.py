"""Errors of commands: one line on the error stream, and exit code 1."""

from __future__ import annotations

from pathlib import Path

import typer

from motstand.kernel.errors import MotstandError
from motstand.kernel.words.languages import ENGLISH


def refusal(error: MotstandError | OSError, path: Path | None = None, language: str = ENGLISH) -> typer.Exit:
    """Say what was wrong; raise what this returns."""
    why = (error.strerror or str(error)) if isinstance(error, OSError) else error.said(language)
    typer.secho(f"{path}: {why}" if path is not None else why, err=True, fg=typer.colors.RED)
    return typer.Exit(1)
