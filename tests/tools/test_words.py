"""The lint of the words finds each kind of fault. That the project has none is what `make lint` says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motstand.kernel.words.languages import LANGUAGES
from tools import words

ENGLISH = """\
title = Harbour
ships = { $count } ships
ask-berth = Where do { ships } go?
log-moored = { $ship } is moored.
"""
NORWEGIAN = """\
title = Havn
mange = { $count } skip
ask-berth = Hvor skal { mange }?
log-moored = { $ship } er fortøyd.
"""
CONTENT = """\
[[card]]
id = "tug"
title = "Tug"
source = { title = "public", note = "the label" }
[[border]]
between = ["quay", "sea"]
source = "rulebook"
note = "figure 1"
"""
CONTENT_IN_NORWEGIAN = """\
[[card]]
id = "tug"
title = "Slepebåt"
source = { note = "etiketten" }
[[border]]
between = ["quay", "sea"]
note = "figur 1"
"""
RULEBOOK = """\
[[chapter]]
id = "SEA"
title = "The sea"
where = "1"
[[rule]]
id = "HAR-SEA-01"
title = "Tides"
where = "1, figure"
text = "It comes and goes."
"""
RULEBOOK_IN_NORWEGIAN = """\
[[chapter]]
id = "SEA"
title = "Sjøen"
[[rule]]
id = "HAR-SEA-01"
title = "Tidevann"
where = "1, figuren"
text = "Det kommer og går."
"""
HISTORY = """\
[[work]]
id = "log"
name = "The Log of the Harbour Master"
[[paragraph]]
id = "storm"
title = "The storm"
text = "It blew."
"""
HISTORY_IN_NORWEGIAN = """\
[[paragraph]]
id = "storm"
title = "Stormen"
text = "Det blåste."
"""
RULES = 'words.say("title"); ask("berth", kind="ask"); note("moored", kind="log")\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one game, all of it translated."""
    written = {
        "src/motstand/kernel/words/languages.json": '{"en": [], "nb": ["no"]}',
        "web/src/words/en/page.ftl": "hello = Hello\nspeed-slow = Slow\n",
        "web/src/words/nb/page.ftl": "hello = Hei\nspeed-slow = Rolig\n",
        "web/src/words/en/queries.json": '{"tide": [["where", "when"], ["tide"]]}',
        "web/src/words/nb/queries.json": '{"tide": [["hvor"], ["tidevann"]]}',
        "web/src/Page.svelte": '<p>{say("hello")} {say(`speed-${speed}`)}</p>\n',
        "web/src/games/harbour/words/en/quay.ftl": "mast = The mast\n",
        "web/src/games/harbour/words/nb/quay.ftl": "mast = Masta\n",
        "web/src/games/harbour/Quay.svelte": '<p>{say("mast")} {say("hello")}</p>\n',
        "src/motstand/server/away/words/en.ftl": "waiting = Your turn\n",
        "src/motstand/server/away/words/nb.ftl": "waiting = Din tur\n",
        "src/motstand/server/away/calling.py": 'words.format("waiting")\n',
        "src/motstand/terminal/words/en.ftl": "bye = Goodbye\n",
        "src/motstand/terminal/words/nb.ftl": "bye = Ha det\n",
        "src/motstand/terminal/screen.py": 'screen.say("bye")\n',
        "src/motstand/kernel/why.py": 'KEY = "why.only"\nraise ContentError(message("no-berth", berth=3))\n',
        "src/motstand/kernel/words/en.ftl": "no-berth = no berth { $berth }\n",
        "src/motstand/kernel/words/nb.ftl": "no-berth = ingen kai { $berth }\n",
        "src/motstand/games/harbour/box.py": 'raise row.wrong("ship", message("ship-afloat"))\n',
        "src/motstand/games/harbour/words/errors/en.ftl": "ship-afloat = a ship that floats\n",
        "src/motstand/games/harbour/words/errors/nb.ftl": "ship-afloat = et skip som flyter\n",
        "src/motstand/games/harbour/rules.py": RULES,
        "src/motstand/games/harbour/words/en.ftl": ENGLISH,
        "src/motstand/games/harbour/words/nb.ftl": NORWEGIAN,
        "src/motstand/games/harbour/content/cards.toml": CONTENT,
        "src/motstand/games/harbour/words/nb/content.toml": CONTENT_IN_NORWEGIAN,
        "src/motstand/games/harbour/rulebook.toml": RULEBOOK,
        "src/motstand/games/harbour/words/nb/rulebook.toml": RULEBOOK_IN_NORWEGIAN,
        "src/motstand/games/harbour/history.toml": HISTORY,
        "src/motstand/games/harbour/words/nb/history.toml": HISTORY_IN_NORWEGIAN,
    }
    for name, text in written.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def change(project: Path, name: str, old: str, new: str) -> list[str]:
    """The faults after a change in a file."""
    file = project / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return words.faults(project)


def test_a_small_project_has_no_fault(project: Path) -> None:
    assert words.faults(project) == []


GAME = "src/motstand/games/harbour"
NB = f"{GAME}/words/nb"
PAGE = "web/src/words/page.ftl"
QUAY = "web/src/games/harbour/Quay.svelte"
NEAR = "web/src/games/harbour/words"
QUAYS = f"{NEAR}/quay.ftl"
FAULTS = [
    ("web/src/words/nb/page.ftl", "hello = Hei\n", "", f"{PAGE}: no words for 'hello'"),
    ("web/src/words/nb/page.ftl", "Rolig\n", "Rolig\nfast = Rask\n", f"{PAGE}: 'fast' is not in English"),
    ("web/src/words/en/page.ftl", "Slow\n", "Slow\nodd = Odd\n", "web: nobody says 'odd'"),
    ("web/src/words/nb/queries.json", '["tidevann"]', "[]", "web/src/words/nb/queries.json: no words for 'tide' 2"),
    ("web/src/words/nb/queries.json", '"tide"', '"ebb"', "web/src/words/nb/queries.json: 'ebb' 1 is not in English"),
    ("web/src/Page.svelte", 'say("hello")', 'say("hallo")', "web: no words for 'hallo'"),
    ("web/src/Page.svelte", 'say("hello")', 'say("mast")', "web: no words for 'mast'"),
    (QUAY, 'say("mast")', 'say("mats")', "web: harbour: no words for 'mats'"),
    (QUAY, 'say("mast")', "", "web: harbour: nobody says 'mast'"),
    (f"{NEAR}/nb/quay.ftl", "mast", "mats", f"{QUAYS}: no words for 'mast'"),
    (
        "web/src/games/harbour/words/en/quay.ftl",
        "The mast",
        "{ sail }",
        f"{NEAR}: 'sail' is quoted, but not there",
    ),
    (f"{NEAR}/en/quay.ftl", "The mast\n", "The mast\nmast = Mast\n", f"{NEAR}: 'mast' is there twice"),
    (f"{NEAR}/nb/quay.ftl", "Masta\n", "Masta\nmast = Mast\n", f"{QUAYS}: 'mast' is there twice"),
    (f"{GAME}/rules.py", '"moored"', '"sunk"', "harbour: nobody says 'log-moored'"),
    (f"{NB}.ftl", "log-moored", "log-moord", "harbour: nb.ftl: no words for 'log-moored'"),
    (f"{NB}.ftl", "$ship ", "$boat ", "harbour: nb.ftl: 'log-moored': only one of the languages uses $boat, $ship"),
    (f"{NB}.ftl", "{ mange }?", "{ noen }?", "harbour: nb.ftl: 'noen' is quoted, but not there"),
    ("src/motstand/kernel/why.py", '"no-berth"', '"no-bert"', "kernel: no words for 'no-bert'"),
    ("src/motstand/kernel/why.py", '"no-berth"', '"no-bert"', "kernel: nobody says 'no-berth'"),
    ("src/motstand/kernel/words/nb.ftl", "no-berth", "no-bert", "kernel: nb.ftl: no words for 'no-berth'"),
    ("src/motstand/kernel/words/nb.ftl", "no-berth", "no-bert", "kernel: nb.ftl: 'no-bert' is not in English"),
    (
        "src/motstand/kernel/words/nb.ftl",
        "$berth",
        "$ship",
        "kernel: nb.ftl: 'no-berth': only one of the languages uses $berth, $ship",
    ),
    (f"{GAME}/box.py", '"ship-afloat"', '"ship-at-sea"', "harbour: no words for 'ship-at-sea'"),
    (f"{GAME}/words/errors/en.ftl", "ship-afloat", "ship-at-sea", "harbour: nobody says 'ship-at-sea'"),
    (f"{GAME}/words/errors/nb.ftl", "ship-afloat", "ship", "harbour: nb.ftl: no words for 'ship-afloat'"),
    (f"{NB}/content.toml", "title", "name", "harbour: nb/content.toml: card tug title is not translated"),
    (f"{NB}/content.toml", '"tug"', '"tog"', "harbour: nb/content.toml: card tog title is not in English"),
    (f"{NB}/content.toml", "{ note = ", "{ n = ", "harbour: nb/content.toml: card tug source note is not translated"),
    (
        f"{NB}/content.toml",
        'note = "figur',
        'n = "',
        "harbour: nb/content.toml: border quay-sea note is not translated",
    ),
    (f"{NB}/history.toml", "text", "txt", "harbour: nb/history.toml: paragraph storm text is not translated"),
    (f"{NB}/rulebook.toml", "where", "were", "harbour: nb/rulebook.toml: rule HAR-SEA-01 where is not translated"),
    (f"{NB}/rulebook.toml", '"SEA"', '"SE"', "harbour: nb/rulebook.toml: chapter SEA title is not translated"),
]


@pytest.mark.parametrize(("name", "old", "new", "fault"), FAULTS, ids=[fault for *_, fault in FAULTS])
def test_a_fault_is_found(project: Path, name: str, old: str, new: str, fault: str) -> None:
    assert fault in change(project, name, old, new)


@pytest.mark.parametrize("name", ["nb.ftl", "nb/content.toml", "nb/rulebook.toml"])
def test_a_file_that_is_not_there_is_found(project: Path, name: str) -> None:
    (project / GAME / "words" / name).unlink()
    assert words.faults(project) == [f"harbour: no words/{name}"]


@pytest.mark.parametrize("language", ["en", "nb"])
def test_a_file_of_errors_that_is_not_there_is_found(project: Path, language: str) -> None:
    (project / GAME / "words" / "errors" / f"{language}.ftl").unlink()
    assert words.faults(project) == [f"harbour: no errors/{language}.ftl"]
    (project / "src" / "motstand" / "kernel" / "words" / f"{language}.ftl").unlink()
    assert f"kernel: no words/{language}.ftl" in words.faults(project)


def test_a_language_is_its_files_and_its_line_in_the_list(project: Path) -> None:
    """Everything that a further language needs is asked for as soon as the list names it, and nothing before."""
    translations = [file for file in project.rglob("*") if file.is_file() and re.search(r"\bnb\b", str(file))]
    twins = {file: Path(str(file).replace("/nb", "/nl")) for file in translations}
    found = change(project, "src/motstand/kernel/words/languages.json", '"nb": ["no"]', '"nb": ["no"], "nl": []')
    assert len(found) == len(translations)
    assert all("nl" in fault for fault in found)
    for file, twin in twins.items():
        twin.parent.mkdir(exist_ok=True)
        twin.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    assert words.faults(project) == []


def test_the_list_alone_names_the_languages() -> None:
    """No source names one but English, so that a further language changes none."""
    others = "|".join(language for language in LANGUAGES if language != "en")
    sources = [*sources_in("src/motstand"), *sources_in("web/src")]
    assert [str(file) for file in sources if re.search(rf"""(["'])({others})\1""", file.read_text("utf-8"))] == []


def sources_in(folder: str) -> list[Path]:
    built = words.ROOT / "src/motstand/server/client"
    found = [file for ending in ("py", "ts", "svelte") for file in (words.ROOT / folder).rglob(f"*.{ending}")]
    return [file for file in found if built not in file.parents]


def test_a_text_that_was_left_in_english_is_found(project: Path) -> None:
    text = 'title = "A tug that pulls ships out"'
    change(project, f"{GAME}/content/cards.toml", 'title = "Tug"', text)
    found = change(project, f"{GAME}/words/nb/content.toml", 'title = "Slepebåt"', text)
    assert found == ["harbour: nb/content.toml: card tug title is still in English"]
