"""How a person finds an option: short numbered lists, in steps when there are many, or a few typed words."""

from __future__ import annotations

import unicodedata

from motstand.kernel.flow import Ask, Option
from motstand.kernel.words.sentences import GameWords

LONGEST_LIST = 12
LONGEST_NARROWED = 20
SHORTEST_HEAD = 3
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "å": "a", "ð": "d", "đ": "d"})


class Findable:
    """An option with its words: its text, the groups it belongs to, and what may be typed for its parts."""

    def __init__(self, option: Option, text: str, groups: list[str], spoken: list[list[str]]) -> None:
        self.option = option
        self.text = text
        self.groups = groups
        self.spoken = [[plain(word) for word in words] for words in spoken]


class Line:
    """A numbered line of a list: one option, or a group to look into, with what is in it. `heading` stands above it."""

    def __init__(self, text: str, options: list[Findable], heading: str = "", inside: str = "") -> None:
        self.text = text
        self.options = options
        self.heading = heading
        self.inside = inside


def plain(text: str) -> str:
    """Lower case without accents: ``Hønefoss`` is ``honefoss``."""
    decomposed = unicodedata.normalize("NFKD", text.lower().translate(LETTERS))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).replace("_", " ")


def findables(words: GameWords, ask: Ask, options: list[Option], view: dict[str, object]) -> list[Findable]:
    """The options with their words, those that only go on last; those that read alike are told apart by their cards."""
    found = [
        Findable(
            option,
            words.say(words.option(option, ask, view)),
            [words.say(group) for group in words.groups(option, ask, view)],
            words.spoken(option),
        )
        for option in sorted(options, key=words.is_quiet)
    ]
    texts = [each.text for each in found]
    for each in found:
        if texts.count(each.text) > 1:
            each.text += f" ({', '.join(words.targets(each.option)['cards'])})"
    return found


# -- lists ---------------------------------------------------------------------------------------------------


def listed(options: list[Findable], narrowed: bool = False) -> list[Line]:
    """The lines for these options: all of them if they are few, otherwise their groups."""
    longest = LONGEST_NARROWED if narrowed else LONGEST_LIST
    levels = max((len(each.groups) for each in options), default=0)
    for level in range(levels):
        groups = grouped(options, level)
        if len(options) > longest and 1 < len(groups) < len(options):
            return [line_of(title, members, level) for title, members in groups]
        if len(groups) > 1 and not narrowed:
            return flat(groups)
    return [Line(each.text, [each]) for each in options]


def grouped(options: list[Findable], level: int) -> list[tuple[str, list[Findable]]]:
    """The options by their group at this level; options without a group follow, each alone."""
    groups: dict[str, list[Findable]] = {}
    alone: list[tuple[str, list[Findable]]] = []
    for each in options:
        if len(each.groups) > level:
            groups.setdefault(each.groups[level], []).append(each)
        else:
            alone.append(("", [each]))
    return list(groups.items()) + alone


def line_of(title: str, members: list[Findable], level: int) -> Line:
    """The line of a group, with the names of what is in it; a single option has its own sentence."""
    if len(members) == 1:
        return Line(members[0].text, members)
    smaller = [title for title, _ in grouped(members, level + 1) if title]
    return Line(title, members, inside=", ".join(smaller or [each.text for each in members]))


def flat(groups: list[tuple[str, list[Findable]]]) -> list[Line]:
    """Every option on a line of its own, below the heading of its group; no headings where no group has several."""
    headed = any(len(members) > 1 for _, members in groups)
    lines: list[Line] = []
    for title, members in groups:
        for place, each in enumerate(members):
            lines.append(Line(each.text, [each], title if headed and place == 0 else ""))
    return lines


# -- typed words ---------------------------------------------------------------------------------------------


def typed(options: list[Findable], text: str) -> list[Findable]:
    """The options that the typed words mean: ``oslo honefoss 2``, each word as far as it is needed.

    First those whose parts follow the words one by one, then those that have the words in this order at all, then
    those whose kind of action is named.
    """
    tokens = plain(text).split()
    if not tokens:
        return []
    for fits in (_follows, _contains, _is_kind):
        found = [each for each in options if fits(each, tokens)]
        if found:
            return found
    return []


def _follows(each: Findable, tokens: list[str]) -> bool:
    return _match(each.spoken[1:], tokens, skip=False)


def _contains(each: Findable, tokens: list[str]) -> bool:
    return _match(each.spoken[1:], tokens, skip=True)


def _is_kind(each: Findable, tokens: list[str]) -> bool:
    head = each.spoken[0][0]
    named = len(tokens[0]) >= SHORTEST_HEAD and head.startswith(tokens[0])
    return named and (len(tokens) == 1 or _match(each.spoken[1:], tokens[1:], skip=True))


def _match(parts: list[list[str]], tokens: list[str], skip: bool) -> bool:
    """Do the words stand for the parts in this order? A name of several words may take several of them."""
    if not tokens:
        return True
    if not parts:
        return False
    for name in parts[0]:
        taken = _taken(name.split(), tokens)
        for count in range(taken, 0, -1):
            if _match(parts[1:], tokens[count:], skip):
                return True
    return skip and _match(parts[1:], tokens, skip)


def _taken(name: list[str], tokens: list[str]) -> int:
    """How many of the words a name can stand for: each word begins a word of the name, numbers are exact."""
    taken = 0
    for word in name:
        if taken == len(tokens):
            break
        token = tokens[taken]
        if word == token or (not token.isdigit() and word.startswith(token)):
            taken += 1
        elif taken:
            break
    return taken
