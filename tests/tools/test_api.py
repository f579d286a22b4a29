"""docs/api.md says what the docstrings say."""

from __future__ import annotations

from tools import api


def test_the_page_of_public_names_is_as_the_docstrings_are() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.page(), "docs/api.md is stale: run python -m tools.api"


def test_every_public_name_is_described() -> None:
    """A name without a docstring would be a heading over nothing."""
    for section in api.page().split("\n## ")[1:]:
        assert len(section.splitlines()) > 2, section


def test_a_property_is_shown_without_arguments_and_a_method_with_them() -> None:
    page = api.page()
    assert "**`over`**" in page
    assert "**`undo(seat: str) -> None`**" in page
