"""What the build of a wheel asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import hatch_build

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def names(requirements: list[str]) -> set[str]:
    """As the index of packages spells them: `fluent.runtime` and `fluent-runtime` are one."""
    return {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", each)[0]).lower() for each in requirements}


@pytest.fixture
def hook() -> hatch_build.WheelHook:
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(ROOT), PluginManager())
    build: Any = None
    return hatch_build.WheelHook(str(ROOT), {}, build, metadata, "", "wheel")


def test_the_compiler_finds_the_libraries_whose_types_it_reads(
    hook: hatch_build.WheelHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An isolated build has nothing but this; without them the wheel would silently stay pure Python."""
    monkeypatch.setattr(hatch_build, "obstacle", lambda: None)
    asked = names(hook.dependencies())
    assert names(PROJECT["dependencies"]) <= asked
    assert names(PROJECT["optional-dependencies"]["compile"]) <= asked
    assert {"sqlalchemy", "msgspec", "mypy"} <= asked


def test_nothing_is_asked_for_that_is_not_used(hook: hatch_build.WheelHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTSTAND_COMPILE", "0")
    monkeypatch.setenv("MOTSTAND_CLIENT", "0")
    assert hook.dependencies() == []
