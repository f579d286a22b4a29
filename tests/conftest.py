"""How many processes share the tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One for each core, and one more with tests of server and browser, which wait for them part of their time."""
    waiting = any(Path(asked).name in ("tests", "server", "browser") for asked in config.args)
    return (os.cpu_count() or 1) + waiting
