"""Servers that are started to be killed: `python -m tests.server.kennel DATABASE`.

Every line of input starts a server, as `motstand serve` does, in a process of its own. All modules are read before
that, so that a start takes a tenth of a second and many kills are soon done. It says the process' id, and the
server says its address.
"""

from __future__ import annotations

import os
import sys

from motstand.kernel.matches.making import new_match
from motstand.server.launch import run
from motstand.server.settings import Settings
from tests.seeds import SeedsOfTests


def main(database: str) -> None:
    """Start servers until the input ends."""
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=1)
    match.game.words(match.setup)
    settings = Settings(port=0, database=database, bot_processes=1, messages_per_second=1e6, new_tables_per_second=1e6)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            run(settings, seeds=SeedsOfTests())
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
