"""Motstand's server as `motstand serve` starts it, but with limits for one client that plays at all tables.

python -m bench.load.house PORT DATABASE [WORKERS]
"""

from __future__ import annotations

import sys

from motstand.server.launch import run
from motstand.server.settings import Settings

UNLIMITED = 1_000_000


def settings(port: int, database: str, workers: int = 1) -> Settings:
    """All as usual, except how much one address may send."""
    return Settings(
        port=port,
        database=database,
        workers=workers,
        messages_per_second=UNLIMITED,
        messages_burst=UNLIMITED,
        requests_per_second=UNLIMITED,
        requests_burst=UNLIMITED,
        new_tables_per_second=UNLIMITED,
        new_tables_burst=UNLIMITED,
    )


if __name__ == "__main__":
    run(settings(int(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:])))
