"""Rows of the content files that hold effects, checked word by word."""

from __future__ import annotations

from msgspec import field

from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import PLAIN_VERBS, Effect, effect_of
from motstand.kernel.content.rows import SourcedRow, Wrong
from motstand.kernel.words.error_messages import message as kernel_message


class EffectRow(SourcedRow):
    """A row with effects, or with rows that have some."""

    read_effect = staticmethod(effect_of)


class CardText(EffectRow, kw_only=True):
    """A card: effects in order; then one of the options, if there are any; then a price, or what replaces it."""

    effects: list[Effect] = field(name="effect", default_factory=list)
    options: dict[str, list[Effect]] = {}
    price: list[Effect] = field(name="pay", default_factory=list)
    otherwise: list[Effect] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.price) != bool(self.otherwise):
            raise Wrong("otherwise", message("effect-pay"))
        if not (self.effects or self.options or self.price):
            raise Wrong("effect", kernel_message("effect-some"))
        check_options(self.options)


def check_options(options: dict[str, list[Effect]]) -> None:
    """There are none, or at least two. Raises Wrong."""
    if len(options) == 1:
        raise Wrong("options", message("effect-options"))


def check_plain(**effects: list[Effect]) -> None:
    """Verbs that any card can use, by the keys of a row: nobody moves and no other card is drawn. Raises Wrong."""
    for key, found in effects.items():
        for effect in found:
            if effect.verb not in PLAIN_VERBS:
                expected = kernel_message("effect-verb", verbs=PLAIN_VERBS)
                raise Wrong(key, kernel_message("effect-word", expected=expected, effect=effect.verb))


def check_plain_options(options: dict[str, list[Effect]]) -> None:
    check_plain(options=[effect for effects in options.values() for effect in effects])
