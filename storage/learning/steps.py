"""The steps of guarded learning: what was promoted, refused and rolled back, and the tuning that holds now."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, select
from ulid import ULID

from core.errors import BadInput, ErrataError
from core.tuning import UNTUNED, Tuning, tuning_as_json, tuning_from_json
from storage.access import audit
from storage.database import Database
from storage.tables.learning import LearningStepRow

PROMOTED, REFUSED, ROLLED_BACK = "promoted", "refused", "rolled back"
_HOLDING: Final = (PROMOTED, ROLLED_BACK)
_AUDITED: Final = {PROMOTED: audit.LEARNING_PROMOTED, ROLLED_BACK: audit.LEARNING_ROLLED_BACK}
FRESH: Final = 5.0  # seconds that a process goes on with what it read last

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Step:
    """One step; `at` is in seconds since 1970, `parent` the step that held before it."""

    id: str
    at: float
    by: str
    step: str
    tuning: Tuning
    parent: str
    report: Mapping[str, Any]


def holding(session: Session) -> Step | None:
    """Return the step whose tuning holds now, None where nothing was promoted."""
    query = select(LearningStepRow).where(col(LearningStepRow.step).in_(_HOLDING))
    row = session.exec(query.order_by(col(LearningStepRow.id).desc()).limit(1)).first()
    return _step(row) if row is not None else None


def latest(session: Session, limit: int) -> list[Step]:
    """Return steps, newest first."""
    return [
        _step(row)
        for row in session.exec(select(LearningStepRow).order_by(col(LearningStepRow.id).desc()).limit(limit))
    ]


def promote(session: Session, tuning: Tuning, by: str, report: Mapping[str, Any], over: str) -> Step:
    """Let a tuning hold from now on. `over` is the step that held when it was tried. Raises `BadInput`."""
    held = holding(session)
    if (held.id if held else "") != over:
        raise BadInput("Something else was promoted or rolled back meanwhile; try again.")
    return _note(session, PROMOTED, (tuning, by, over), report)


def refuse(session: Session, tuning: Tuning, by: str, report: Mapping[str, Any]) -> Step:
    """Note that a tuning was tried and not promoted, and why."""
    held = holding(session)
    return _note(session, REFUSED, (tuning, by, held.id if held else ""), report)


def roll_back(session: Session, by: str) -> Step:
    """Let hold again what held before the present tuning. Raises `BadInput` where nothing was learnt."""
    held = holding(session)
    if held is None or (held.step == ROLLED_BACK and held.tuning == UNTUNED):
        raise BadInput("There is nothing to roll back: what holds is what ships.")
    before = session.get(LearningStepRow, held.parent) if held.parent else None
    tuning = _step(before).tuning if before is not None else UNTUNED
    parent = before.parent if before is not None else ""
    return _note(session, ROLLED_BACK, (tuning, by, parent), {"from": held.id})


def sweep(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` refused steps from before a time; what held once can be gone back to, and stays."""
    query = select(LearningStepRow.id).where(LearningStepRow.step == REFUSED, LearningStepRow.at < older_than)
    ids = list(session.exec(query.limit(limit)))
    session.connection().execute(delete(LearningStepRow).where(col(LearningStepRow.id).in_(ids)))
    return len(ids)


def _note(session: Session, step: str, taken: tuple[Tuning, str, str], report: Mapping[str, Any]) -> Step:
    """Record a step: its tuning, by whom, and the step that held before."""
    tuning, by, parent = taken
    row = LearningStepRow(
        id=str(ULID()),
        at=time.time(),
        by=by,
        step=step,
        tuning=json.dumps(tuning_as_json(tuning)),
        parent=parent,
        report=json.dumps(dict(report), ensure_ascii=False),
    )
    session.add(row)
    if step in _AUDITED:
        audit.note(session, by, _AUDITED[step], row.id)
    return _step(row)


def _step(row: LearningStepRow) -> Step:
    tuning = tuning_from_json(json.loads(row.tuning))
    return Step(row.id, row.at, row.by, row.step, tuning, row.parent, json.loads(row.report))


class StoredTunings:
    """What holds now, read every few seconds; implements `core.ports.Tunings`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read = -FRESH
        self._held = UNTUNED

    async def active(self) -> Tuning:
        """Return what holds now; where that can't be read, what held last."""
        if time.monotonic() - self._read >= FRESH:
            self._read = time.monotonic()
            try:
                found = await asyncio.wait_for(self._database.read(holding), FRESH)
                self._held = found.tuning if found is not None else UNTUNED
            except (SQLAlchemyError, ErrataError, TimeoutError) as error:
                logger.warning("What was learnt can't be read; going on with what held last: %s", error)
        return self._held
