"""Effects as rows of the content files hold them, checked word by word."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import CardText
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import PLAIN_VERBS, Effect, effect_of
from motstand.kernel.content.rows import Row, SourcedRow, Wrong
from motstand.kernel.content.vocabulary import read_each
from motstand.kernel.words.error_messages import message as kernel_message


def effects_of(key: str, texts: list[str]) -> list[Effect]:
    """The effects under a key of a row. Raises Wrong."""
    return read_each(effect_of, texts, key)


def options_of(texts: dict[str, list[str]]) -> dict[str, list[Effect]]:
    """The options of a row, by id: none, or at least two. Raises Wrong."""
    if len(texts) == 1:
        raise Wrong("options", message("effect-options"))
    return {id: effects_of("options", effects) for id, effects in texts.items()}


class Does(SourcedRow, kw_only=True):
    """A row with effects, options, or a price."""

    effect: list[str] = []
    options: dict[str, list[str]] = {}
    pay: list[str] = []
    otherwise: list[str] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.pay) != bool(self.otherwise):
            raise Wrong("otherwise", message("effect-pay"))
        if not (self.effect or self.options or self.pay):
            raise Wrong("effect", kernel_message("effect-some"))
        text_of(self)


def text_of(row: Does) -> CardText:
    """What a card says."""
    return CardText(
        effects_of("effect", row.effect),
        options_of(row.options),
        effects_of("pay", row.pay),
        effects_of("otherwise", row.otherwise),
    )


def check_effects(row: Row, *keys: str) -> None:
    """Each of these keys of a row has to hold effects. Raises Wrong."""
    for key in keys:
        effects_of(key, getattr(row, key))


def check_plain_effects(row: Row, *keys: str) -> None:
    """Likewise, with verbs that any card can use: nobody moves and no other card is drawn there. Raises Wrong."""
    for key in keys:
        texts = getattr(row, key)
        groups = texts.values() if isinstance(texts, dict) else [texts]
        for effect in [effect for group in groups for effect in effects_of(key, group)]:
            if effect.verb not in PLAIN_VERBS:
                expected = kernel_message("effect-verb", verbs=PLAIN_VERBS)
                raise Wrong(key, kernel_message("effect-word", expected=expected, effect=effect.verb))
