"""Answers that name nothing: to pass, to be done, to end, to give up."""

from __future__ import annotations

from typing import Final

from motstand.kernel.flow import Option

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
END: Final[Option] = ("end",)
FORGO: Final[Option] = ("forgo",)
