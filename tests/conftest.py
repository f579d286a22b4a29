"""How many processes share the tests."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of the server wait for it a third of their time."""
    return (os.cpu_count() or 1) + 1
