"""What was put right is asked again every night: a fix that no longer comes right is a signal, and is looked after."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from datetime import UTC, datetime

from sqlmodel import Session

from bots.engine.run import Run
from bots.engine.transactions import transact
from core.errors import BadInput, NotFound
from core.evaluation.comparison import Result
from core.evaluation.expectations import Expectation, read_expectation
from core.evaluation.judging import judge
from core.learning.signals import JobName, jobs_for, signal_of
from core.model import DEFAULT_COLLECTION, Question
from core.ports import silent
from storage.conversations import confirmed
from storage.database import Database
from storage.learning import frozen, signals
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

logger = logging.getLogger(__name__)

NIGHT = range(1, 6)  # hours, UTC
AGAIN_AFTER = 20 * 3_600.0  # seconds, at night
AT_LATEST = 30 * 3_600.0  # seconds, where nothing ran at night
MOST = 50  # cases an hour
_LOOKED_AFTER = (JobName.INDEX_FILE, JobName.INDEX_MODULE)


async def have_asked(database: Database, now: float) -> int:
    """Keep what was put right since, and have what is due asked again; called hourly. Returns how many are asked."""

    def put(session: Session) -> int:
        frozen.freeze(session, confirmed.fixes(session))
        at_night = datetime.fromtimestamp(now, UTC).hour in NIGHT
        ids = frozen.due(session, now - (AGAIN_AFTER if at_night else AT_LATEST), MOST)
        day = datetime.fromtimestamp(now, UTC).date().isoformat()
        put_all(session, [_entry(case_id, day) for case_id in ids])
        return len(ids)

    return await transact(database, put)


async def ask_again(run: Run) -> None:
    """Ask a frozen case again and note what came of it. Payload: `case`, its id."""
    case_id = str(json.loads(run.work.body)["case"])
    found = await run.look(lambda session: frozen.by_id(session, case_id))
    if found is None:
        return
    expectation = read_expectation(found.body)
    result = await run.step("asked", Result, lambda: _result(run, expectation))
    answer_id = found.answer_id

    def note(session: Session) -> bool:
        fell = frozen.asked(session, case_id, result.said, right=result.right)
        if fell:
            _raise_signal(session, run, expectation, answer_id)
        return fell

    if await run.decide("noted", bool, note):
        logger.warning("%s: what was put right is wrong again: %s", case_id, result.said)


async def _result(run: Run, expectation: Expectation) -> Result:
    question = Question(expectation.text, collections=expectation.collections)
    question = replace(question, mode=expectation.mode or question.mode)
    try:
        judged = judge(expectation, await run.services.answer(question, silent))
    except (BadInput, NotFound) as error:  # its collection is no more
        return Result(expectation.key, expectation.text, right=False, said=str(error))
    return Result(expectation.key, expectation.text, judged.right, "; ".join(judged.reasons))


def _raise_signal(session: Session, run: Run, expectation: Expectation, answer_id: str) -> None:
    files, inside = expectation.sources, expectation.collections or (DEFAULT_COLLECTION,)
    raised = signal_of(
        "gate", "retrieval_miss", answer_id=answer_id, file=next(iter(files), None), collection=inside[0]
    )
    raised = replace(raised, id=run.key("signal")[:26])
    signals.keep(session, raised)
    jobs = [job for job in jobs_for(raised) if job.name in _LOOKED_AFTER]
    entries = [
        Entry(f"job:{raised.id}:{number}", Lane.JOBS, job.name, json.dumps(dict(job.payload)))
        for number, job in enumerate(jobs)
    ]
    put_all(session, entries)


def _entry(case_id: str, day: str) -> Entry:
    return Entry(f"reask:{day}:{case_id}", Lane.RETRIES, JobName.ASK_AGAIN, json.dumps({"case": case_id}))
