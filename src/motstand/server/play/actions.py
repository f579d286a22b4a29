"""Handlers of the messages that change a table, one function each. If one raises Refused, nothing has changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from motstand.kernel.errors import CannotUndo, MotstandError
from motstand.kernel.flow import ALL, Choice, Draw, JointChoice
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.making import answer_by_fate, play_given
from motstand.kernel.matches.match import Match, offered
from motstand.kernel.matches.record import recorded_option
from motstand.server.messages import (
    Agree,
    Answer,
    AskMoment,
    AskPreview,
    AskRollback,
    Chance,
    Chat,
    GiveSeat,
    Held,
    Moment,
    Preview,
    Redo,
    Resign,
    TakeSeat,
    Undo,
)
from motstand.server.play.dice import OwnBox
from motstand.server.play.events import (
    ANSWER,
    CHANCE,
    CHAT,
    PROPOSAL,
    RESIGN,
    ROLLBACK,
    SEAT,
    UNDO,
    Body,
    Change,
    body_of,
)
from motstand.server.play.frames import Picture
from motstand.server.play.guide import check_wanted
from motstand.server.play.moments import match_at
from motstand.server.play.seats import OPEN, PERSON, checked_bot, hashed, new_key, opens, readable
from motstand.server.play.table import Act, Ended, Table
from motstand.server.refusals import Refused, refusal_of
from motstand.server.storage.store import SittingRow
from motstand.server.together.standing_in import wish_for_stand_in


def check_decision(table: Table, decision: int) -> None:
    """Refuse a message about a question that is no longer pending: a second click, a repeated or late message."""
    if decision != table.match.number:
        now = "the game is over" if table.match.over else f"decision {table.match.number}"
        raise Refused("over" if table.match.over else "stale", f"an answer to the question that is asked now: {now}")


def check_first(table: Table, seat: str, decision: int) -> None:
    """Refuse an answer to a question of a cooperative game that another seat, or a bot, answered a moment before."""
    journal = table.match.journal
    if table.cooperation is None or table.match.over or decision >= len(journal):
        return
    given = journal[decision]
    if given.kind == CHOICE and given.seat != seat:
        raise Refused("overtaken", f"an answer to decision {table.match.number}: {given.seat} answered that one first")


def check_plays(table: Table, seat: str) -> None:
    """Refuse an answer of a seat that a bot plays: it has to be taken back first."""
    if not table.is_person(seat):
        raise Refused("not_seated", "take_seat first: a bot plays this seat")
    if table.held is not None:
        raise Refused("other_rules", f"everybody's word to take the game up before answer {table.held.to}")


def check_asked(table: Table, seat: str) -> None:
    check_plays(table, seat)
    if table.match.over:
        raise Refused("over", "the game is over")
    if seat not in table.asked():
        raise Refused("not_your_turn", f"an answer from {' or '.join(table.asked())}")


# -- playing ---------------------------------------------------------------------------------------------------------


async def answer(table: Table, seat: str, message: Answer) -> None:
    """Give an option as the answer to the pending question."""
    await table.change(answering(table, seat, message))


def answer_at_once(table: Table, seat: str, message: Answer, ended: Ended) -> bool:
    """The same without waiting, if nobody else has the table; `ended` is told of the end. Raises Refused."""
    return table.change_at_once(answering(table, seat, message), ended)


def answering(table: Table, seat: str, message: Answer) -> Act:
    def act() -> Change:
        check_first(table, seat, message.decision)
        check_decision(table, message.decision)
        check_asked(table, seat)
        if not isinstance(table.match.pending, (Choice, JointChoice)):
            raise Refused("not_offered", "what the dice or cards show, as `chance`")
        option = recorded_option(message.option)
        check_wanted(table.lesson, table.match, seat, option)
        return play(table, ANSWER, seat, option)

    return act


async def chance(table: Table, seat: str, message: Chance) -> None:
    """Say what the real dice or cards show."""

    def act() -> Change:
        check_decision(table, message.decision)
        check_asked(table, seat)
        if isinstance(table.match.pending, (Choice, JointChoice)):
            raise Refused("not_offered", "one of the options offered, as `answer`")
        value = message.value if isinstance(message.value, str) else tuple(message.value)
        return play(table, CHANCE, seat, value)

    await table.change(act)


def play(table: Table, kind: str, seat: str, value: Any) -> Change:
    """Answer what is pending: a seat's option, or chance."""
    match = table.match
    before, heard = match.number, len(match.log)
    match.play(value, seat if kind == ANSWER else None)
    return table.played(kind, seat, before, heard)


async def resign(table: Table, seat: str, message: Resign) -> None:
    """Give up."""

    def act() -> Change:
        check_plays(table, seat)
        before, heard = table.match.number, len(table.match.log)
        table.match.resign(seat)
        return table.played(RESIGN, seat, before, heard)

    await table.change(act)


# -- going back ------------------------------------------------------------------------------------------------------


def check_not_settled(table: Table) -> None:
    """Refuse changes to a finished game that counts."""
    if table.is_settled():
        raise Refused("cannot_undo", "a game that goes on; a practice table can be made of any of its moments")


async def undo(table: Table, seat: str, message: Undo) -> None:
    """Take the last answer of the seat back."""

    def act() -> Change:
        check_plays(table, seat)
        if message.decision != table.match.number:
            raise Refused("stale", f"decision {table.match.number}")
        to = table.undoable(seat)
        if to is None:
            check_not_settled(table)
            raise CannotUndo("an answer of yours with no dice, draw or answer of others after it")
        return table.gone_back(UNDO, seat, to)

    await table.change(act)


async def redo(table: Table, seat: str, message: Redo) -> None:
    """Give again what the seat took back last, dice and the answers of others included."""

    def act() -> Change:
        check_plays(table, seat)
        check_decision(table, message.decision)
        taken = table.redoable(seat)
        if taken is None:
            raise Refused("cannot_undo", "something that you took back, with nothing answered since")
        before, heard = table.match.number, len(table.match.log)
        play_given(table.match, taken.answers)
        table.dice.position = taken.dice
        change = table.played(ANSWER, seat, before, heard)
        change.body.again = True
        return change

    await table.change(act)


async def ask_rollback(table: Table, seat: str, message: AskRollback) -> None:
    """Ask the other people to go back; bots always agree."""

    def act() -> Change:
        if table.held is not None:
            return asked_to_take_up(table, seat, table.held)
        check_plays(table, seat)
        check_not_settled(table)
        journal = table.match.journal
        if message.to >= len(journal) or journal[message.to].kind != CHOICE:
            raise Refused("cannot_undo", "the number of an answer that somebody gave")
        if table.owned() == [seat]:
            return table.gone_back(ROLLBACK, seat, message.to)
        body = Body(to=message.to, agreed=[seat], by=seat)
        return Change(PROPOSAL, seat, len(journal), body)

    await table.change(act)


def asked_to_take_up(table: Table, seat: str, held: Held) -> Change:
    """The rules have changed: everybody is asked to take the table up where they are still the same."""
    if held.to == 0:
        raise Refused("other_rules", "another table: this one would have begun differently under today's rules")
    if table.owned() == [seat]:
        return table.gone_back(ROLLBACK, seat, held.to)
    return Change(PROPOSAL, seat, table.match.number, Body(to=held.to, agreed=[seat], by=seat))


async def agree(table: Table, seat: str, message: Agree) -> None:
    """Agree to going back, or refuse. Whoever let a bot play is asked all the same."""

    def act() -> Change:
        check_not_settled(table)
        if table.proposal is None:
            raise Refused("not_possible", "somebody who asks to go back")
        standing = body_of(table.proposal)
        if not message.yes:
            return Change(PROPOSAL, seat, table.match.number, Body(to=standing.to, by=standing.by))
        agreed = [*standing.agreed, seat] if seat not in standing.agreed else standing.agreed
        if all(owner in agreed for owner in table.owned()):
            return table.gone_back(ROLLBACK, standing.by, standing.to)
        body = Body(to=standing.to, agreed=agreed, by=standing.by)
        return Change(PROPOSAL, seat, table.match.number, body)

    await table.change(act)


# -- seats and talk --------------------------------------------------------------------------------------------------


async def sit_down(table: Table, seat: str, key: str, name: str) -> str:
    """Somebody came with the key of a seat: an open seat is taken, and a name is remembered.

    Who comes by an invitation gets a key of his own, which is returned; else "". Whoever wrote the invitation has it,
    too, so it opens the seat only until the guest has kept the new one.
    """
    own = ""

    def act() -> Change | None:
        nonlocal own
        now = table.sittings[seat]
        is_back = table.cooperation is not None and seat in table.cooperation.relieved
        player = PERSON if now.player == OPEN or is_back else now.player
        named = readable(name) or now.name
        own = new_key() if table.is_invitation(seat, key) else ""
        if own:
            row = SittingRow(table.id, seat, hashed(own), player, named, hashed(key))
            return Change(SEAT, seat, table.match.number, Body(player=player, name=named), sittings=[row])
        if (player, named) == (now.player, now.name):
            return None
        return reseated(table, seat, player, named)

    await table.change(act)
    return own


async def take_open_seat(table: Table, seat: str, name: str) -> str:
    """Somebody comes from the lobby: the seat gets a new key, which is returned; its invitation opens nothing more."""
    own = new_key()

    def act() -> Change:
        now = table.sittings.get(seat)
        if now is None or now.player != OPEN or table.match.over:
            raise Refused("cannot_seat", "a seat that is still free")
        row = SittingRow(table.id, seat, hashed(own), PERSON, readable(name))
        return Change(SEAT, seat, table.match.number, Body(player=PERSON, name=row.name), sittings=[row])

    await table.change(act)
    return own


async def keep_key(table: Table, seat: str, key: str) -> None:
    """The guest has kept his own key: the invitation opens nothing from now on."""

    def act() -> Change | None:
        now = table.sittings[seat]
        if now.invitation_hash is None or not opens(key, now.key_hash):
            return None
        row = replace(now, invitation_hash=None)
        return Change(SEAT, seat, table.match.number, Body(player=now.player, name=now.name), sittings=[row])

    await table.change(act)


async def give_seat(table: Table, seat: str, message: GiveSeat, bots: frozenset[str], absence: float) -> None:
    """Let a bot play a seat: the own one, one that nobody took, or one that was waited for so many seconds in vain."""

    def act() -> Change:
        given = table.sittings.get(message.seat)
        checked_bot(message.player, bots)
        if given is None or given.player not in (PERSON, OPEN):
            raise Refused("cannot_seat", "a seat that a person plays")
        if message.seat == seat or given.player == OPEN:
            return reseated(table, message.seat, message.player, given.name)
        if not table.is_absent(message.seat, absence) and not table.is_out_of_time(message.seat):
            if table.cooperation is None:
                raise Refused("cannot_seat", f"your own seat, or one that was waited for {absence / 3600:g} h in vain")
            wish = wish_for_stand_in(table, seat, message, table.cooperation)
            if wish is not None:
                return wish
        return reseated(table, message.seat, message.player, given.name, seat)

    await table.change(act)
    await draw_for_bot(table)


async def draw_for_bot(table: Table) -> None:
    """A bot sat down where a person was about to draw a card that only that seat may see: it is drawn here."""

    def act() -> Change | None:
        match = table.match
        pending, fate = match.pending, match.fate
        if not isinstance(fate, OwnBox) or not isinstance(pending, Draw) or not fate.is_for_bot(pending):
            return None
        before, heard = match.number, len(match.log)
        answer_by_fate(match)
        return table.played(CHANCE, pending.seat, before, heard)

    await table.change(act)


async def take_seat(table: Table, seat: str, message: TakeSeat) -> None:
    """Take the own seat back from a bot."""

    def act() -> Change:
        now = table.sittings[seat]
        if now.player == PERSON:
            raise Refused("cannot_seat", "a seat that a bot plays: this one is yours already")
        return reseated(table, seat, PERSON, now.name)

    await table.change(act)


def reseated(table: Table, seat: str, player: str, name: str, by: str = "") -> Change:
    """The change that lets somebody else play a seat; `by` is who gave it away in its person's place."""
    row = replace(table.sittings[seat], player=player, name=name)
    return Change(SEAT, seat, table.match.number, Body(player=player, name=name, by=by), sittings=[row])


async def chat(table: Table, seat: str, message: Chat) -> None:
    """Say something to the table."""

    def act() -> Change:
        text = readable(message.text)
        if not text:
            raise Refused("malformed", "a text")
        return Change(CHAT, seat, table.match.number, Body(text=text, name=table.sittings[seat].name))

    await table.change(act)


# -- looking ---------------------------------------------------------------------------------------------------------


async def preview(table: Table, seat: str, message: AskPreview) -> Preview:
    """What an option would lead to: tried on a copy whose dice are others, and only the open odds are told."""
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        check_asked(table, seat)
        try:
            return Preview(message.id, table.game.odds(tried(table, seat, message.option).state))
        except MotstandError as error:
            raise refusal_of(error) from error


def tried(table: Table, seat: str, given: list[Any]) -> Match:
    """A copy of the match after an option of a seat, with other dice. Raises NotOffered.

    What others answered to the same question is not known until all have: it stays open there.
    """
    option, match = recorded_option(given), table.match
    pending = match.pending
    twin = match.clone()
    twin.fate = Seeded(table.seeds.draw())
    if isinstance(pending, JointChoice) and pending.join == ALL:
        offered(option, match.options_for(seat))
    else:
        twin.play(option, seat)
    return twin


async def moment(table: Table, seat: str | None, message: AskMoment) -> Moment:
    """The table as it was before an answer, as this seat saw it."""
    picture = Picture(await match_at(table, message.answer), table.words)
    return Moment(message.id, message.answer, picture.public, picture.private(seat))
