"""The metrics of the server, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""With several workers each writes its numbers into this folder, and whoever is asked adds them up."""

THINKING = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """The counters of one worker."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._own = own
        answers = Counter("motstand_answers", "Answers that were accepted", ["player"], registry=own)
        self.answers_of_people, self.answers_of_bots = answers.labels("person"), answers.labels("bot")
        self.refusals = Counter("motstand_refusals", "Messages that were refused", ["code"], registry=own)
        self.tables_made = Counter("motstand_tables_made", "Tables that were laid out", registry=own)
        self.sockets = Gauge("motstand_sockets", "Open sockets", registry=own, multiprocess_mode="livesum")
        self.tables = Gauge("motstand_tables_in_memory", "Tables in memory", registry=own, multiprocess_mode="livesum")
        self.thinking = Histogram(
            "motstand_bot_thinking_seconds", "How long bots thought for a run", registry=own, buckets=THINKING
        )
        self.bot_failures = Counter("motstand_bot_failures", "Bots that failed", ["how"], registry=own)
        self.notices = Counter("motstand_notices", "Messages to people who are away", ["how"], registry=own)
        self.groups = Histogram(
            "motstand_commit_group_size", "Events written by one commit", registry=own, buckets=GROUPS
        )

    def text(self) -> bytes:
        """All numbers as Prometheus reads them."""
        if SHARED not in os.environ:
            return generate_latest(self._own)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
