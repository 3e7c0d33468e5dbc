"""Administration from chat, for admins' eyes alone: work that was given up, documents, votes; listed and acted upon."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from sqlmodel import Session

from bots.engine import approving
from bots.engine.asides import tell
from bots.engine.run import Run
from bots.introduction.overview import name_of
from bots.languages import say
from bots.messages import Incoming, incoming_from_json, roles_of, spoken_by
from core.access.readers import base_of, is_part
from core.access.rights import may_read
from core.errors import NotFound
from core.ports import DocumentEntry
from storage.access import audit
from storage.conversations import feedback
from storage.learning import folders
from storage.work import recovery

MOST_LISTED = 15
_LONGEST = 160  # characters of an error, a question or a reason in a list

Act = Callable[[Run, Incoming, str], Awaitable[str]]


async def administer(run: Run) -> None:
    """Do what an admin wants done, and say what came of it; anybody else is told that it is not theirs to do."""
    incoming = incoming_from_json(run.work.body)
    language = spoken_by(incoming)
    if not run.services.conversation.is_admin(incoming.user, roles_of(incoming)):
        await tell(run, incoming, say("admin only", language))
        return
    act = _ACTS[str(incoming.payload["what"]), str(incoming.payload.get("act") or "list")]
    told = await run.step("done", str, lambda: act(run, incoming, str(incoming.payload.get("name") or "").strip()))
    await tell(run, incoming, told)


async def _jobs(run: Run, incoming: Incoming, _: str) -> str:
    language = spoken_by(incoming)
    found = await run.look(lambda session: recovery.dead(session, MOST_LISTED))
    lines = [f"- `{job.id}` · {job.name} · {job.error[:_LONGEST]}" for job in found]
    return "\n".join([say("admin jobs", language), *lines]) if lines else say("admin no jobs", language)


async def _retry(run: Run, incoming: Incoming, name: str) -> str:
    def revive(session: Session) -> bool:
        try:
            recovery.revive(session, name)
        except NotFound:
            return False
        audit.note(session, _actor(incoming), audit.JOB_RETRIED, name)
        return True

    done = await run.transaction(revive)
    return say("admin retried" if done else "admin unknown", spoken_by(incoming), thing=f"`{name}`")


async def _documents(run: Run, incoming: Incoming, name: str) -> str:
    language, found = spoken_by(incoming), await _entries(run, incoming)
    named = [entry for entry in found if name.lower() in _called(entry).lower()]
    lines = [f"- `{_called(entry)}` · {name_of(entry)}" for entry in named[:MOST_LISTED]]
    left = len(named) - len(lines)
    lines += [f"- {say('intro more', language, count=left)}"] if left > 0 else []
    return "\n".join([say("intro documents", language, count=len(named)), *lines])


async def _reindex(run: Run, incoming: Incoming, name: str) -> str:
    entry, indexer = await _entry(run, incoming, name), run.services.indexer
    if entry is None or indexer is None:
        return say("admin unknown", spoken_by(incoming), thing=f"`{name}`")
    return await indexer.reindex(entry.path, entry.collection)


async def _remove(run: Run, incoming: Incoming, name: str) -> str:
    language, entry, indexer = spoken_by(incoming), await _entry(run, incoming, name), run.services.indexer
    if entry is None or indexer is None:
        return say("admin unknown", language, thing=f"`{name}`")
    if not incoming.payload.get("confirmed"):
        parts = {"thing": entry.path, "collection": base_of(entry.collection), "count": entry.chunks}
        sure = "admin sure one" if entry.chunks == 1 else "admin sure"
        return say(sure, language, **parts, command=str(incoming.payload.get("to_confirm") or ""))
    inside = base_of(entry.collection)
    await run.transaction(lambda session: folders.forget(session, inside))
    await indexer.remove(entry.path, entry.collection)
    subject = f"{inside} {entry.path}"
    await run.transaction(lambda session: audit.note(session, _actor(incoming), audit.DOCUMENTS_REMOVED, subject))
    return say("admin removed", language, thing=f"`{entry.path}`")


async def _votes(run: Run, incoming: Incoming, _: str) -> str:
    language = spoken_by(incoming)
    found = await run.look(lambda session: feedback.standing_against(session, MOST_LISTED))
    lines = [
        f"- `{one.id[:8]}` · {one.question[:_LONGEST]}{f' · {one.reason[:_LONGEST]}' * bool(one.reason)}"
        for one in found
    ]
    return "\n".join([say("admin votes", language), *lines]) if lines else say("admin no votes", language)


async def _dismiss(run: Run, incoming: Incoming, name: str) -> str:
    def dismiss(session: Session) -> bool:
        done = feedback.dismiss(session, name)
        if done:
            audit.note(session, _actor(incoming), audit.FEEDBACK_WITHDRAWN, f"dismissed {name}")
        return done

    done = await run.transaction(dismiss)
    return say("admin dismissed" if done else "admin unknown", spoken_by(incoming), thing=f"`{name}`")


async def _entries(run: Run, incoming: Incoming) -> list[DocumentEntry]:
    """Return the documents; of those with readers of their own, the ones that this admin may read: they have names."""
    if run.services.indexer is None:
        return []
    scope = await run.services.conversation.shown_to(incoming.place, incoming.user, from_bot=incoming.from_bot)
    found = await run.services.indexer.documents()
    return [entry for entry in found if not is_part(entry.collection) or may_read(scope, [entry.collection])]


def _called(entry: DocumentEntry) -> str:
    return f"{base_of(entry.collection)}:{entry.path}"


async def _entry(run: Run, incoming: Incoming, name: str) -> DocumentEntry | None:
    """Return the one document that a name (`collection:path`, or the path alone) names; None where that is not one."""
    found = [entry for entry in await _entries(run, incoming) if name in (entry.path, _called(entry))]
    return found[0] if len(found) == 1 else None


def _actor(incoming: Incoming) -> str:
    return audit.person(incoming.place.platform, incoming.place.workspace, incoming.user)


_ACTS: Mapping[tuple[str, str], Act] = {
    ("jobs", "list"): _jobs,
    ("jobs", "retry"): _retry,
    ("documents", "list"): _documents,
    ("documents", "reindex"): _reindex,
    ("documents", "remove"): _remove,
    ("votes", "list"): _votes,
    ("votes", "dismiss"): _dismiss,
    ("gaps", "list"): approving.gaps_open,
    ("gaps", "assign"): approving.assign,
    ("gaps", "answer"): approving.answer,
    ("gaps", "dismiss"): approving.dismiss,
    ("suggestions", "list"): approving.suggestions_pending,
    ("suggestions", "approve"): approving.approve,
    ("suggestions", "reject"): approving.reject,
}
