"""What Halls of Hegra tells people, loaded when the first of them asks."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.book import book
from motstand.games.halls_of_hegra.explain.kinds import KINDS
from motstand.games.halls_of_hegra.odds import chances
from motstand.games.halls_of_hegra.preparations import preparations
from motstand.games.halls_of_hegra.printed import printed
from motstand.games.halls_of_hegra.tracing import trace
from motstand.games.halls_of_hegra.why_not.clicks import meant
from motstand.games.halls_of_hegra.why_not.reasons import objection
from motstand.games.halls_of_hegra.why_not.things import not_asked
from motstand.games.halls_of_hegra.words import HegraWords
from motstand.kernel.declared import Presentation

PRESENTATION: Final = Presentation(
    words=HegraWords,
    printed=printed,
    book=book,
    preparations=preparations,
    meant=meant,
    objection=objection,
    not_asked=not_asked,
    kinds=lambda game, seat: KINDS,
    odds=chances,
    trace=trace,
)
