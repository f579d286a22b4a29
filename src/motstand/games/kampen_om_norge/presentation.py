"""What Kampen om Norge tells people, loaded when the first of them asks."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.book import book
from motstand.games.kampen_om_norge.explain import kinds
from motstand.games.kampen_om_norge.outlook import planned_combats
from motstand.games.kampen_om_norge.preparations import preparations
from motstand.games.kampen_om_norge.printed import printed
from motstand.games.kampen_om_norge.tracing import trace
from motstand.games.kampen_om_norge.why_not.clicks import meant
from motstand.games.kampen_om_norge.why_not.reasons import objection
from motstand.games.kampen_om_norge.why_not.things import not_asked
from motstand.games.kampen_om_norge.words import KampenWords
from motstand.kernel.declared import Presentation

PRESENTATION: Final = Presentation(
    words=KampenWords,
    printed=printed,
    book=book,
    preparations=preparations,
    meant=meant,
    objection=objection,
    not_asked=not_asked,
    kinds=kinds,
    odds=planned_combats,
    trace=trace,
)
