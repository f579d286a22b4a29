"""Fluent files: sentences by key, and clear errors where something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import Words, WordsError, fluent_key, words_of

TEXT = """\
greeting = Good morning, { $name }.
battalions = { $count ->
    [one] one battalion
   *[other] { $count } battalions
}
march = { battalions } to { $to }
silent =
    .title = Only a title
"""


def words(folder: Path, text: str = TEXT) -> Words:
    file = folder / "en.ftl"
    file.write_text(text, encoding="utf-8")
    return Words([file])


def test_a_sentence_takes_its_values(tmp_path: Path) -> None:
    assert words(tmp_path).format("greeting", {"name": "Bjørg"}) == "Good morning, Bjørg."


def test_a_quoted_sentence_sees_the_same_values(tmp_path: Path) -> None:
    said = words(tmp_path)
    assert said.say(Message("march", {"count": 1, "to": "Oslo"})) == "one battalion to Oslo"
    assert said.say(Message("march", {"count": 3, "to": "Oslo"})) == "3 battalions to Oslo"
    assert said.quoted_by("march") == ["battalions"]


def test_a_missing_sentence_is_named(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="no words for 'farewell' in 'en'"):
        words(tmp_path).format("farewell")


def test_a_missing_value_is_named(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"'greeting' in 'en': Unknown external: name; the values are \{'nam': 'x'\}"):
        words(tmp_path).format("greeting", {"nam": "x"})


def test_a_message_without_a_sentence_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="'silent' has no words"):
        words(tmp_path).format("silent")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"en\.ftl: expected a message, got 'greeting = \{'"):
        words(tmp_path, "greeting = {\n")


def test_a_key_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"en\.ftl: greeting is there twice"):
        words(tmp_path, "greeting = One\ngreeting = Two\n")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"no\.ftl: expected a words file"):
        Words([tmp_path / "no.ftl"])


def test_keys_keep_the_order_of_the_file(tmp_path: Path) -> None:
    said = words(tmp_path)
    assert said.keys() == ["greeting", "battalions", "march", "silent"]
    assert said.has("march")
    assert not said.has("farewell")


def test_a_key_is_spelled_for_fluent() -> None:
    assert fluent_key("log", "combat.attacker_wins") == "log-combat-attacker_wins"


def test_words_are_read_once_and_english_says_what_they_lack(tmp_path: Path) -> None:
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text("greeting = Good morning.\nfarewell = Goodbye.\n", encoding="utf-8")
    (folder / "nb.ftl").write_text("greeting = God morgen.\n", encoding="utf-8")
    said = words_of(tmp_path, "nb")
    assert (said.language, said.format("greeting"), said.format("farewell")) == ("nb", "God morgen.", "Goodbye.")
    assert words_of(tmp_path, "nb") is said
    assert words_of(tmp_path, "de") is words_of(tmp_path)


def test_a_phrase_names_things_in_the_language_of_the_reader(tmp_path: Path) -> None:
    said = words(tmp_path, "seen = We see { $what }, { $more }.\nships = { $count } ships at { $area }\n")
    ships = {"key": "ships", "values": {"count": 2, "area": {"area": "bergen"}}}
    phrase = Message("seen", {"what": {"card": "A-1"}, "more": [ships, {"area": "oslo"}]})
    names = {"card": {"A-1": "Bakhold"}, "area": {"oslo": "Oslo", "bergen": "Bergen"}}
    assert said.say(phrase, names) == "We see Bakhold, 2 ships at Bergen, Oslo."
