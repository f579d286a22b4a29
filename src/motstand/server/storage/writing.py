"""Group commit: one task writes all queued writes in one transaction, and acknowledges them after the commit."""

from __future__ import annotations

import asyncio
import logging
import os
import zlib
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from motstand.kernel.content.packs import Pack
from motstand.server.storage.batch import Batch, Heads, tell, write_and_delete
from motstand.server.storage.rows import CheckpointRow, EventRow, SittingRow, Summary, TableRow
from motstand.server.storage.transactions import Transaction, Transactions
from motstand.server.storage.trouble import LostRace, StoreError, of_one_write, told

log = logging.getLogger("motstand.store")

Acknowledge = Callable[[Exception | None], None]
"""Called when a write is durable, or with the error why it is not: LostRace or StoreError."""

# The state of a table shrinks to about a fifth; trying harder takes longer and saves little more.
QUICKLY = 1

LARGEST_GROUP = 256
"""More than that wait for the next transaction, so that nobody waits for a very long one."""

TOO_FEW = 16
"""So few are not divided into two groups: a commit of its own would take longer than they wait."""

TRIAL_BYTES = 64 * 1024
"""As much as the largest events and checkpoints take: a disk that has no room for them counts as full."""


def nobody(error: Exception | None) -> None:
    """Nobody waits any more."""


class Write:
    """A new table with its first event, or an event and what changes with it."""

    __slots__ = ("answer", "back_to", "checkpoint", "event", "packed", "packs", "sittings", "summary", "table")

    def __init__(
        self,
        event: EventRow,
        checkpoint: CheckpointRow | None,
        sittings: Sequence[SittingRow],
        table: TableRow | None = None,
        summary: Summary | None = None,
        back_to: int | None = None,
        packs: Sequence[Pack] = (),
    ) -> None:
        self.event = event
        self.checkpoint = checkpoint
        self.sittings = sittings
        self.table = table
        self.summary = summary
        self.back_to = back_to
        self.packs = packs
        self.packed = False
        self.answer: Acknowledge = nobody

    def pack(self) -> None:
        """Compress the checkpoint, once."""
        if self.checkpoint is not None and not self.packed:
            self.checkpoint = replace(self.checkpoint, state=zlib.compress(self.checkpoint.state, QUICKLY))
        self.packed = True

    def add_to(self, batch: Batch) -> None:
        """Add all the rows that this changes."""
        id, number = self.event.table, self.event.number
        batch.add_event(self.event)
        if self.table is not None:
            batch.add_table(self.table, self.sittings, self.packs)
        else:
            batch.advance(id, number, self.summary)
            batch.reseat(self.sittings)
        if self.back_to is not None:
            batch.forget(id, self.back_to)
        if self.checkpoint is not None:
            batch.add_checkpoint(self.checkpoint)


class Writer:
    """Writes to one database, one transaction after another. With `group` False, one write each."""

    def __init__(self, transactions: Transactions, group: bool) -> None:
        self.transactions = transactions
        self.largest = LARGEST_GROUP if group else 1
        self.server_process = 0  # of the connection that writes; its news is our own
        self.heads = Heads()
        self.waiting: list[Write] = []
        self.trial: asyncio.Future[None] | None = None
        self.wanted = asyncio.Event()
        self.closed = False
        # Told of the size of every group after its commit.
        self.committed: Callable[[int], None] = lambda size: None
        self.task = asyncio.create_task(self.work(), name="motstand store writer")

    def is_own(self, server_process: int) -> bool:
        """Is this the process of the PostgreSQL server that we write through?"""
        return server_process == self.server_process

    async def write(self, write: Write) -> None:
        """Wait until it is durable. Raises LostRace or StoreError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(error: Exception | None) -> None:
            # Whoever waited may have been cancelled meanwhile.
            if not done.done():
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

        self.queue(write, answer)
        await done

    def queue(self, write: Write, answer: Acknowledge) -> None:
        """Write it with the next group, then tell. Raises StoreError; then nothing is written or told."""
        if self.closed:
            raise StoreError("the store is closed")
        write.answer = answer
        self.waiting.append(write)
        self.wanted.set()

    async def try_out(self) -> None:
        """Write something and delete it again. Everybody who asks meanwhile shares one trial. Raises StoreError."""
        if self.closed:
            raise StoreError("the store is closed")
        if self.trial is None:
            self.trial = asyncio.get_running_loop().create_future()
            self.wanted.set()
        await asyncio.shield(self.trial)

    async def work(self) -> None:
        while self.waiting or not self.closed:
            await self.wanted.wait()
            self.wanted.clear()
            if self.trial is not None:
                await self.finish_trial(self.trial)
            told = 0
            while self.waiting:
                waiting = len(self.waiting)
                size = min(self.largest, share(waiting, told) if self.transactions.in_halves else waiting)
                group, self.waiting = self.waiting[:size], self.waiting[size:]
                told = size
                try:
                    await self.commit(group)
                except BaseException:
                    stopped = StoreError("the store was stopped before this was written")
                    left = group + self.waiting
                    self.acknowledge(left, dict.fromkeys(left, stopped))
                    raise

    async def finish_trial(self, trial: asyncio.Future[None]) -> None:
        body = os.urandom(TRIAL_BYTES)
        try:
            await self.transactions.run(lambda: None, partial(write_and_delete, body))
        except Exception as error:
            trial.set_exception(store_error(error))
            # Whoever asked may have gone: nobody has to be told that the exception was never read.
            trial.exception()
        else:
            trial.set_result(None)
        finally:
            self.trial = None

    async def commit(self, group: list[Write]) -> None:
        """Write a group in one transaction; if one write fails, each in its own."""
        try:
            lost = await self.transactions.run(partial(pack, group), partial(self.transact, group))
        except Exception as error:
            self.heads.forget()
            if len(group) > 1 and of_one_write(error):
                for write in group:
                    await self.commit([write])
                return
            failed = store_error(error)
            self.acknowledge(group, dict.fromkeys(group, failed))
            return
        self.committed(len(group))
        for write in group:
            if write not in lost:
                self.heads.wrote(write.event)
        self.acknowledge(group, lost)

    def acknowledge(self, group: list[Write], failed: dict[Write, Exception]) -> None:
        """Tell all who wait for a group, in one turn of the loop; the next group is begun before."""
        waiting = [(write.answer, write.event, failed.get(write)) for write in group]
        for write in group:
            # Each is told once.
            write.answer = nobody

        def tell() -> None:
            for answer, event, error in waiting:
                try:
                    answer(error)
                except Exception:
                    # The others wait, too.
                    log.exception("table %s: telling of event %d went wrong", event.table, event.number)

        asyncio.get_running_loop().call_soon(tell)

    def transact(self, group: list[Write], transaction: Transaction) -> dict[Write, Exception]:
        """Write all of the group that comes in its turn; returns what lost its race, and why."""
        self.server_process = transaction.server_process()
        heads = self.heads.read(transaction, {write.event.table for write in group if write.table is None})
        batch = Batch()
        lost: dict[Write, Exception] = {}
        for write in group:
            event = write.event
            if write.table is None:
                head = heads.get(event.table)
                if head is None:
                    lost[write] = StoreError(f"there is no table {event.table}")
                    continue
                if event.number != head + 1:
                    lost[write] = LostRace(event.table, event.number, head)
                    continue
            heads[event.table] = event.number
            write.add_to(batch)
        batch.execute(transaction)
        if self.server_process:
            tell(transaction, batch.news)
        return lost

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self.closed = True
        self.wanted.set()
        await self.task
        await self.transactions.close()


def share(waiting: int, told: int) -> int:
    """How many of those that wait are written at once, while those that were written last are being told.

    While a group is committed the event loop tells the one before, and hears its next answers. If all were in one
    group, the loop would wait for the disk, and then the disk for the loop: so there are two groups of about the same
    size.
    """
    if waiting <= TOO_FEW:
        return waiting
    return min(waiting, (waiting + told + 1) // 2)


def pack(group: list[Write]) -> None:
    for write in group:
        write.pack()


def store_error(error: Exception) -> Exception:
    try:
        with told("the table could not be written"):
            raise error
    except Exception as clear:
        return clear
