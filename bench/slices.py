"""Runs slices in a process of its own: ``python -m bench.slices own`` or ``peers``.

Each line of its input asks for something, each line of its output answers, both in JSON. Nothing runs between the
lines, so several such processes can take turns on one processor.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from bench.work import Slice
from motstand.kernel.collector import look_seldom


def answer(measures: dict[str, Callable[[], Slice]], ready: dict[str, Slice], asked: dict[str, Any]) -> Any:
    """One slice of what is asked; the first time it is prepared, which is not measured."""
    name = asked["measure"]
    if name not in ready:
        ready[name] = measures[name]()
    # A collection of all that libraries and other slices keep takes longer than a short slice.
    gc.collect()
    gc.freeze()
    return ready[name](asked["round"], asked["seconds"])


def main(side: str) -> None:
    """Answer until the input ends."""
    # What libraries print goes to the error stream, so that the output is only answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    # Imported here: what one side needs may be missing on the other.
    measured = importlib.import_module(f"bench.{side}")
    # As `motstand simulate` does; the peers have the same.
    look_seldom()
    ready: dict[str, Slice] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["measure"] == "build":
            given: Any = measured.build()
        elif asked["measure"] == "records":
            given = measured.records(asked["seeds"])
        else:
            given = answer(measured.MEASURES, ready, asked)
        print(json.dumps(given), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
