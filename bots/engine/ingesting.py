"""The event that teaches: shared files and links are fetched and indexed, by whoever may."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Literal

from bots.audiences import subjects_of
from bots.courier import Courier
from bots.engine.asides import tell, tell_fault
from bots.engine.run import Run
from bots.languages import retold, say
from bots.messages import FileRef, Incoming, Place, Posted, incoming_from_json, spoken_by
from core.access.rights import Own, Scope, refuse_others, valid_name
from core.errors import BadInput, ErrataError, Forbidden, Unreadable
from core.indexing.learnt import Learnt
from core.model import DEFAULT_COLLECTION
from storage.access import audit
from storage.access.audiences import Grant, decided, give
from storage.private_files import make_private_folder

MOST_FILES = 20


async def ingest(run: Run) -> None:
    """Index what was shared, and say what came of each; or why not."""
    incoming = incoming_from_json(run.work.body)
    courier, indexer = run.courier(incoming.place), run.services.indexer
    if courier is None or indexer is None:
        await tell(run, incoming, "Learning from files is not set up here.")
        return
    if await _only_shows(run, incoming):
        await tell(run, incoming, say("ask about file", spoken_by(incoming)))
        return
    try:
        collection = await _allowed(run, incoming)
    except (BadInput, Forbidden) as error:
        await tell(run, incoming, retold.fault(error, spoken_by(incoming)))
        return
    place = incoming.place
    who = audit.person(place.platform, place.workspace, incoming.user)
    where = f"{place.platform}:{place.workspace}:{place.channel}"
    said = await run.step(
        "index",
        str,
        lambda: _index(run, courier, incoming, collection),
        effect=lambda session, _: audit.note(session, who, audit.DOCUMENTS_INGESTED, collection, where),
    )
    told = retold(said, spoken_by(incoming))
    await run.step("note", Posted, lambda: courier.post_note(incoming.place, told, run.delivery(run.key("note"))))


async def _only_shows(run: Run, incoming: Incoming) -> bool:
    """Say whether somebody sent us a file directly, and nothing with it, who may not teach: they wish to ask of it."""
    sent = incoming.place.direct and bool(incoming.payload.get("files")) and not incoming.place.interaction
    if not sent or incoming.payload.get("urls"):
        return False
    return not await run.services.conversation.may_ingest(replace(incoming.place, private=False), incoming.user)


async def _allowed(run: Run, incoming: Incoming) -> str:
    """Return the collection to learn into: one that is read here, or a new one, which an admin gives by that.

    Raises `Forbidden` or `BadInput`.
    """
    # What a channel is taught is the channel's, though the answer to the command is for its teacher alone.
    conversation, place, user = run.services.conversation, replace(incoming.place, private=False), incoming.user
    if not await conversation.may_ingest(place, user):
        raise Forbidden("You can't teach me from this channel.", hint="An admin can let you, or teach me for you.")
    scope = await conversation.collections(place, user, from_bot=incoming.from_bot)
    asked = str(incoming.payload.get("collection") or "")
    own = (await conversation.settings(place)).collections
    collection = valid_name(asked) if asked else _usual(own, scope)
    if scope is None or collection in scope:
        return collection
    if own is not None or not conversation.is_admin(user) or await _is_known(run, collection):
        refuse_others(scope, [collection])
    await run.decide("give", None, lambda session: give(session, [_gift(collection, place)], by=user))
    return collection


def _usual(own: Own, scope: Scope) -> str:
    """Return where things are put of which nothing is said: first of what is named for the channel, else `default`."""
    first = [*(own if isinstance(own, tuple) else ()), DEFAULT_COLLECTION, *(scope or ())]
    found = next((name for name in first if scope is None or name in scope), "")
    if not found:
        raise Forbidden("There is no collection that I may read here, so there is none to learn into.")
    return found


async def _is_known(run: Run, collection: str) -> bool:
    indexer = run.services.indexer
    assert indexer is not None  # noqa: S101 - looked at before
    return collection in await run.look(decided) or collection in await indexer.collections()


def _gift(collection: str, place: Place) -> Grant:
    """Return the gift of a new collection to the channel it is taught from; in direct messages, to its teacher."""
    kind: Literal["user", "channel"]
    kind, name = ("user", place.user) if place.direct else ("channel", place.channel)
    return Grant(collection, kind, subjects_of(place.platform, place.workspace, name)[0])


async def _index(run: Run, courier: Courier, incoming: Incoming, collection: str) -> str:
    indexer = run.services.indexer
    assert indexer is not None  # noqa: S101 - looked at before
    folder = run.services.scratch / hashlib.sha256(run.work.id.encode()).hexdigest()[:24]
    await asyncio.to_thread(make_private_folder, folder)
    try:
        paths, faults = await _fetch(courier, incoming, folder)
        urls = [str(url) for url in incoming.payload.get("urls", [])][:MOST_FILES]
        said = await indexer.ingest(paths, urls, collection, learnt=_learnt(run, incoming)) if paths or urls else ""
        return "\n".join(filter(None, [said, *faults])) or "There was nothing to learn from."
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


def _learnt(run: Run, incoming: Incoming) -> Learnt:
    """Who teaches, and by which right: it takes the same to have a page fetched again."""
    by = ":".join((incoming.place.platform, incoming.place.workspace, incoming.user))
    return Learnt(by, "admins" if run.services.conversation.is_admin(incoming.user) else "everyone")


async def _fetch(courier: Courier, incoming: Incoming, folder: Path) -> tuple[list[Path], list[str]]:
    paths: list[Path] = []
    faults: list[str] = []
    for given in incoming.payload.get("files", [])[:MOST_FILES]:
        file = FileRef(**given)
        try:
            paths.append(await courier.download(file, folder))
        except Unreadable as error:
            faults.append(f"- {file.name}: {retold.fault(error, 'en')}")
    return paths, faults


async def apologise(run: Run, error: ErrataError) -> None:
    """Tell whoever shared the files that it did not work."""
    await tell_fault(run, "I could not learn from that, and it was recorded.", error)
