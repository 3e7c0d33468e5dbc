"""Votes: what one person presses in a channel is counted together, and only where it ends leads to anything."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from sqlmodel import Session

from bots.engine.intake import SPACED
from bots.engine.learning import (
    UNKNOWN_SECONDS,
    Subject,
    follow,
    is_undecided,
    learn,
    mark_of,
    right_to_fetch,
    subject_of,
    wait_for_the_answer,
)
from bots.engine.run import Run
from bots.engine.second_look import NO_LOOK, StoredSecondLook
from bots.messages import Incoming, Kind, incoming_from_json
from core.indexing.learnt import Right
from core.learning.votes import Act
from storage.conversations import feedback as store
from storage.tables.engine import WorkRow
from storage.work import alongside

_NAMES = frozenset(kind.value for kind in SPACED)
_COUNTED_ALONE = "feedback"  # the step of versions that counted each vote by itself


@dataclass(frozen=True, slots=True)
class Followed:
    """A second look that votes lead to, and the piece of work that brought the vote."""

    look: StoredSecondLook
    vote: str


@dataclass(slots=True)
class _Pressed:
    """What one person pressed on one answer, oldest first, and the piece of work of the latest."""

    subject: Subject
    marks: list[store.Mark] = field(default_factory=list)
    latest: str = ""


class _Table:
    """Which answers votes are about: each read once, however often it was voted on."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known: dict[tuple[str, str], Subject | None] = {}
        self._undecided: dict[tuple[str, str], bool] = {}

    def subject(self, vote: Incoming) -> Subject | None:
        """Return the answer, as `subject_of`."""
        key = _of(vote)
        if key not in self._known:
            self._known[key] = subject_of(self._session, vote)
        return self._known[key]

    def is_ripe(self, vote: Incoming, row: WorkRow) -> bool:
        """Say whether it is known what the vote is about, or will never be."""
        if time.time() - row.created_at >= UNKNOWN_SECONDS:
            return True
        key = _of(vote)
        if key not in self._undecided:
            self._undecided[key] = is_undecided(self._session, vote, self.subject(vote))
        return not self._undecided[key]


async def feedback(run: Run) -> None:
    """Count a vote or its withdrawal, with all that waits of the same person there; what is rejected is looked at."""
    incoming = incoming_from_json(run.work.body)
    if not (await run.services.conversation.settings(incoming.place)).feedback:
        return
    alone = run.recall(_COUNTED_ALONE, StoredSecondLook)
    if alone is not None:
        await follow(run, incoming, alone)
        return
    await wait_for_the_answer(run, incoming)
    right = await right_to_fetch(run, incoming)
    found = await run.decide("votes", tuple[Followed, ...], lambda session: _count(session, run, incoming, right))
    for one in found:
        if one.vote == run.work.id:
            await follow(run, incoming, one.look)
        elif body := await run.look(lambda session, vote=one.vote: alongside.body_of(session, vote)):  # type: ignore[misc]
            await follow(run, incoming_from_json(body), one.look, f" {one.vote}")


def _count(session: Session, run: Run, incoming: Incoming, right: Right) -> tuple[Followed, ...]:
    """Count what was pressed, and return the second looks that follow: one an answer whose vote came to be one."""
    table = _Table(session)
    votes = {run.work.id: (run.work.seq, incoming), **_beside(session, run, incoming, table)}
    found = []
    for pressed in _by_answer(votes, table):
        change = store.count(session, pressed.marks)
        _, latest = votes[pressed.latest]
        if change.activated and change.vote == "down":
            occasion = f"{change.feedback_id}:{change.round}"
            found.append(Followed(learn(session, run, (latest, *pressed.subject), occasion, right), pressed.latest))
    return tuple(one for one in found if one.look != NO_LOOK)


def _beside(session: Session, run: Run, incoming: Incoming, table: _Table) -> dict[str, tuple[int, Incoming]]:
    """Return the same person's other votes in the same channel that wait, and end them: they are counted here."""
    rows, votes = [], dict[str, tuple[int, Incoming]]()
    for row in alongside.waiting(session, run.work, _NAMES):
        vote = incoming_from_json(row.body)
        if _where(vote) == _where(incoming) and vote.user == incoming.user and table.is_ripe(vote, row):
            rows.append(row)
            votes[row.id] = row.seq or 0, vote
    alongside.end(session, rows)
    return votes


def _by_answer(votes: Mapping[str, tuple[int, Incoming]], table: _Table) -> Iterator[_Pressed]:
    by_answer: dict[str, _Pressed] = {}
    for work_id, (seq, vote) in sorted(votes.items(), key=lambda one: one[1][0]):
        if (subject := table.subject(vote)) is not None:
            pressed = by_answer.setdefault(subject[0].id, _Pressed(subject))
            pressed.marks.append(_mark(vote, subject, seq))
            pressed.latest = work_id
    yield from by_answer.values()


def _mark(vote: Incoming, subject: Subject, seq: int) -> store.Mark:
    name = f"{vote.place.message}:{vote.payload.get('emoji') or vote.payload.get('via', '')}"
    act: Act = "pressed" if vote.payload.get("via") == "button" else "reacted"
    if vote.kind is Kind.FEEDBACK_WITHDRAWN:
        act = "unreacted"
    return replace(mark_of(vote, subject, "up" if vote.payload.get("vote") == "up" else "down", name, seq), act=act)


def _of(vote: Incoming) -> tuple[str, str]:
    return vote.place.message, str(vote.payload.get("answer_id") or "")


def _where(vote: Incoming) -> tuple[str, str, str]:
    return vote.place.platform, vote.place.workspace, vote.place.channel
