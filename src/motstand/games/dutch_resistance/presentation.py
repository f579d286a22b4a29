"""What Dutch Resistance tells people, loaded when the first of them asks."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.book import book
from motstand.games.dutch_resistance.explain.kinds import kinds
from motstand.games.dutch_resistance.odds import chances
from motstand.games.dutch_resistance.preparations import preparations
from motstand.games.dutch_resistance.printed import printed
from motstand.games.dutch_resistance.tracing import trace
from motstand.games.dutch_resistance.why_not.clicks import meant
from motstand.games.dutch_resistance.why_not.reasons import objection
from motstand.games.dutch_resistance.why_not.things import not_asked
from motstand.games.dutch_resistance.words import DutchWords
from motstand.kernel.declared import Presentation

PRESENTATION: Final = Presentation(
    words=DutchWords,
    printed=printed,
    book=book,
    preparations=preparations,
    meant=meant,
    objection=objection,
    not_asked=not_asked,
    kinds=kinds,
    odds=chances,
    trace=trace,
)
