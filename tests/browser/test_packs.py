"""Owners' editions in a real browser: a pack is checked, kept, chosen for a table, and seen there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from typer.testing import CliRunner

from motstand.cli import app as cli
from motstand.games.kampen_om_norge.box import open_box
from motstand.kernel.matches.record import read_record
from tests.browser.house import House, Person, at_random

People = Callable[..., Person]
PACK = """[pack]
game = "kampen-om-norge"
name = "Second printing"

[[card]]
id = "artilleri"
deck = "germany"
name = "Feltartilleri"

[[scenario]]
id = "gudbrandsdalen"
name = "Dalen"
"""
BAD = PACK + '\n[[card]]\nid = "bakhold"\ndeck = "norway"\ndefence = { dice = "two" }\n'
WHY = (
    "KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got \"two\" "
    "(with my-cards.toml laid over it)"
)
WHY_IN_NORWEGIAN = (
    'KON cards.toml: kort «bakhold»: defence.dice: ventet et helt tall fra 0 til 5, fant "two" '
    "(med my-cards.toml lagt over)"
)
EDITION = "Owner’s edition: Second printing"


def test_a_pack_from_the_file_to_the_end_of_the_game(person: People, tmp_path: Path) -> None:
    """A bad pack is refused in the loader's own words; the good one is played with, and its record needs no file."""
    file = tmp_path / "my-cards.toml"
    kari = person(accept_downloads=True)
    page = kari.page
    kari.visit("/editions")
    file.write_text(BAD, encoding="utf-8")
    page.locator("[data-field=pack-file]").set_input_files(file)
    expect(page.locator("[data-problem]")).to_have_text(WHY)
    expect(page.locator("[data-field=pack-text]")).to_have_value(BAD)
    # It is mended in place.
    page.locator("[data-field=pack-text]").fill(PACK)
    kari.act("check-pack")
    expect(page.get_by_role("status")).to_contain_text("“Second printing” is good")
    page.reload()
    expect(page.locator("[data-kept]")).to_contain_text("Second printing")

    kari.visit("/")
    page.locator("[data-box=kampen-om-norge]").click()
    page.locator(".new [data-pack]").check()
    page.locator(".new").get_by_role("button", name="Lay out the table").click()
    page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    expect(page.locator("header [data-edition]")).to_have_text(EDITION)
    expect(page.locator("header")).to_contain_text("Dalen")

    kari.play_on(at_random(4), 10)
    kari.until_asked()
    kari.give_up()
    kari.until(kari.over, "given up")
    expect(page.locator("[data-end] [data-edition]")).to_have_text(EDITION)
    with page.expect_download() as download:
        kari.act("record")
    record = tmp_path / "game.jsonl"
    download.value.save_as(record)
    assert [pack.text for pack in read_record(record.read_text(encoding="utf-8")).setup.packs] == [PACK]
    file.unlink()
    result = CliRunner().invoke(cli, ["replay", str(record)])
    assert result.exit_code == 0, result.output

    kari.visit("/tables")
    expect(page.locator("[data-table] [data-edition]").first).to_have_text(EDITION)
    kari.troubles = [trouble for trouble in kari.troubles if "400" not in trouble]


def test_a_bad_pack_is_refused_in_the_readers_language(person: People) -> None:
    """The reader's own choice counts, not what the browser would ask for."""
    kari = person(locale="en-GB")
    kari.visit("/editions")
    kari.page.locator("[data-field=pack-name]").fill("my-cards")
    kari.page.locator("[data-field=pack-text]").fill(BAD)
    read_in(kari, "nb")
    kari.act("check-pack")
    expect(kari.page.locator("[data-problem]")).to_have_text(WHY_IN_NORWEGIAN)
    read_in(kari, "en")
    kari.act("check-pack")
    expect(kari.page.locator("[data-problem]")).to_have_text(WHY)
    # What is too large is not even sent.
    kari.page.locator("[data-field=pack-text]").fill(PACK + "#" * 65_536)
    kari.act("check-pack")
    expect(kari.page.locator("[data-problem]")).to_have_text("my-cards.toml: expected at most 64 KB")
    assert [trouble for trouble in kari.troubles if "400" not in trouble] == []
    kari.troubles.clear()


def read_in(reader: Person, language: str) -> None:
    """Choose a language; its words are loaded before the page speaks it."""
    reader.page.locator(f"[data-language={language}]").click()
    expect(reader.page.locator("html")).to_have_attribute("lang", language)


def test_a_card_has_the_name_that_the_pack_gives_it(person: People, house: House) -> None:
    links = house.lay_out(
        "basic",
        {"germany": "person", "norway+allies": "policy"},
        packs=[{"name": "my-cards.toml", "text": every_card()}],
    )
    kari = person()
    kari.sit_down(links["germany"])
    expect(kari.page.locator("[data-card]").first).to_contain_text("Renamed")


def every_card() -> str:
    """A pack that renames every German card."""
    kinds = sorted({card.kind.id for id, card in open_box([]).cards.items() if id.startswith("G-")})
    rows = "".join(f'[[card]]\nid = "{kind}"\ndeck = "germany"\nname = "Renamed {kind}"\n' for kind in kinds)
    return '[pack]\ngame = "kampen-om-norge"\nname = "Names"\n' + rows


def test_an_edition_is_forgotten(person: People) -> None:
    kari = person()
    kari.visit("/editions")
    kari.page.locator("[data-field=pack-name]").fill("mine")
    kari.page.locator("[data-field=pack-text]").fill(PACK)
    kari.act("check-pack")
    expect(kari.page.locator("[data-kept]")).to_contain_text("mine.toml")
    kari.act("forget-pack")
    expect(kari.page.locator("[data-kept]")).to_have_count(0)
