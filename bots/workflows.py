"""The durable side in one glance: what is done about each kind of event and job, and the process that does it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlmodel import Session

from bots.engine import (
    administering,
    asides,
    asking_people,
    changes,
    digesting,
    halting,
    ingesting,
    introducing,
    jobs,
    learning,
    questions,
    reasking,
    sharing,
    suggesting,
)
from bots.engine.executor import Handler
from bots.messages import Kind
from core.learning import signals
from storage.access import audit
from storage.database import Database
from storage.work import recovery
from storage.work.recovery import DeadWork

HANDLERS: Mapping[str, Handler] = {
    Kind.ASK: Handler(introducing.after(questions.ask), questions.give_up),
    Kind.EDIT: Handler(questions.edit, questions.give_up),
    Kind.VERIFY_CLAIM: Handler(questions.verify_claim, questions.give_up),
    Kind.STOP: Handler(halting.stop, asides.apologise),
    Kind.DELETED: Handler(halting.deleted, jobs.log_fault),
    Kind.FEEDBACK_ADDED: Handler(learning.feedback, jobs.log_fault),
    Kind.FEEDBACK_WITHDRAWN: Handler(learning.feedback, jobs.log_fault),
    Kind.REASON: Handler(learning.reason, asides.apologise),
    Kind.CORRECTION: Handler(learning.correction, asides.apologise),
    Kind.INGEST: Handler(ingesting.ingest, ingesting.apologise),
    Kind.WHY: Handler(asides.show, asides.apologise),
    Kind.SOURCES: Handler(asides.show, asides.apologise),
    Kind.SHARE: Handler(sharing.share, asides.apologise),
    Kind.ASK_PERSON: Handler(asking_people.ask_person, asides.apologise),
    Kind.PERSON_REPLY: Handler(asking_people.person_reply, jobs.log_fault),
    Kind.CONSENT: Handler(asking_people.consent, asides.apologise),
    Kind.SUMMARY: Handler(asides.summary, asides.apologise),
    Kind.INTRODUCE: Handler(introducing.introduce, jobs.log_fault),
    Kind.HELP: Handler(introducing.help_alone, asides.apologise),
    Kind.ADMINISTER: Handler(administering.administer, asides.apologise),
    Kind.CONFIGURE: Handler(asides.configure, asides.apologise),
    signals.JobName.INDEX_FILE: Handler(jobs.index_file, jobs.log_fault),
    signals.JobName.INDEX_MODULE: Handler(jobs.index_module, jobs.log_fault),
    signals.JobName.INJECT_EVIDENCE: Handler(suggesting.inject_evidence, jobs.log_fault),
    signals.JobName.SUGGEST_LINK: Handler(suggesting.suggest_link, jobs.log_fault),
    signals.JobName.REPAIR_ANSWER: Handler(jobs.answer_repair, jobs.log_fault),
    signals.JobName.MARK_ANSWER: Handler(changes.answer_mark, jobs.log_fault),
    signals.JobName.POST_DIGEST: Handler(digesting.post_digest, jobs.log_fault),
    signals.JobName.ASK_AGAIN: Handler(reasking.ask_again, jobs.log_fault),
    signals.JobName.RETRY_ANSWER: Handler(jobs.answer_retry, jobs.say_nothing_better),
}


async def dead_jobs(database: Database, limit: int = 100) -> list[DeadWork]:
    """List what was given up, latest first: `errata jobs list`."""
    return await database.run(lambda session: recovery.dead(session, limit))


async def retry_job(database: Database, work_id: str, actor: str = "terminal") -> None:
    """Let what was given up be tried again from its last finished step: `errata jobs retry`. Raises `NotFound`."""

    def revive(session: Session) -> None:
        recovery.revive(session, work_id)
        audit.note(session, actor, audit.JOB_RETRIED, work_id)

    await database.run(revive)
