"""What Crown & Courage tells people, loaded when the first of them asks."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.book import book
from motstand.games.crown_and_courage.explain.kinds import KINDS
from motstand.games.crown_and_courage.odds import chances
from motstand.games.crown_and_courage.preparations import preparations
from motstand.games.crown_and_courage.printed import printed
from motstand.games.crown_and_courage.tracing import trace
from motstand.games.crown_and_courage.why_not.clicks import meant
from motstand.games.crown_and_courage.why_not.reasons import objection
from motstand.games.crown_and_courage.why_not.things import not_asked
from motstand.games.crown_and_courage.words import CrownWords
from motstand.kernel.declared import Presentation

PRESENTATION: Final = Presentation(
    words=CrownWords,
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
