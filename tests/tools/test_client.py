"""The client's build: what it is made from, and that nothing goes into a wheel without it."""

import json
import re
from pathlib import Path

import pytest

from tools.client import NoClient, build_client, client_folder, fingerprint, is_built, sources

ROOT = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small copy of the project, as it looks when its client is built."""
    page = tmp_path / "web" / "index.html"
    page.parent.mkdir()
    page.write_text("<title>Motstand</title>", "utf-8")
    built = client_folder(tmp_path) / "index.html"
    built.parent.mkdir(parents=True)
    built.write_text("<title>Motstand</title>", "utf-8")
    state = tmp_path / "build" / "client" / "state"
    state.parent.mkdir(parents=True)
    state.write_text(fingerprint(sources(tmp_path), tmp_path), "utf-8")
    return tmp_path


def test_a_client_of_these_very_sources_is_not_built_again(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTSTAND_CLIENT", "0")
    assert is_built(house)
    assert build_client(house) == client_folder(house)


def test_what_npm_installed_is_no_source(house: Path) -> None:
    (house / "web" / "node_modules").mkdir()
    (house / "web" / "node_modules" / "vite.js").write_text("", "utf-8")
    assert is_built(house)


@pytest.mark.parametrize("change", ["changed", "new", "renamed"])
def test_other_sources_need_another_client(house: Path, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = house / "web" / "index.html"
    match change:
        case "changed":
            page.write_text("<title>Another</title>", "utf-8")
        case "new":
            (house / "web" / "more.ts").write_text("", "utf-8")
        case _:
            page.rename(page.with_name("page.html"))
    monkeypatch.setenv("MOTSTAND_CLIENT", "0")
    assert not is_built(house)
    with pytest.raises(NoClient, match="forbids"):
        build_client(house)


def test_a_missing_client_is_missed(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (client_folder(house) / "index.html").unlink()
    monkeypatch.setenv("MOTSTAND_CLIENT", "0")
    with pytest.raises(NoClient, match="forbids"):
        build_client(house)


def test_the_lock_pins_by_hash_and_names_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    assert "://" not in text
    assert all("integrity" in package for name, package in packages.items() if name)
    # npm ci refuses a lock that lacks what other platforms need.
    for package in packages.values():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages


def test_the_page_runs_under_a_policy_without_inline_code() -> None:
    page = build_client(ROOT) / "index.html"
    text = page.read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert "<style" not in text
    assert "style=" not in text
    for address in re.findall(r'(?:src|href)="([^"]+)"', text):
        assert (page.parent / address.lstrip("/")).is_file(), address
