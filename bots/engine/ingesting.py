"""The event that teaches: shared files and links are fetched and indexed, by whoever may."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from pathlib import Path

from bots.engine.asides import tell
from bots.engine.run import Run
from bots.messages import Courier, FileRef, Incoming, Posted, incoming_from_json
from core.errors import ErrataError, Forbidden, Unreadable

MOST_FILES = 20
DEFAULT_COLLECTION = "default"


async def ingest(run: Run) -> None:
    """Index what was shared, and say what came of each; or why not."""
    incoming = incoming_from_json(run.work.body)
    courier, indexer = run.courier(incoming.place), run.services.indexer
    if courier is None or indexer is None:
        await tell(run, incoming, "Learning from files is not set up here.")
        return
    try:
        collection = await _allowed(run, incoming)
    except Forbidden as error:
        await tell(run, incoming, str(error))
        return
    said = await run.step("index", str, lambda: _index(run, courier, incoming, collection))
    await run.step("note", Posted, lambda: courier.post_note(incoming.place, said, run.delivery(run.key("note"))))


async def _allowed(run: Run, incoming: Incoming) -> str:
    conversation = run.services.conversation
    if not await conversation.may_ingest(incoming.place, incoming.user):
        raise Forbidden("You can't teach me from this channel.", hint="Ask an admin, or change `ingesters`.")
    readable = await conversation.collections(incoming.place, incoming.user)
    asked = str(incoming.payload.get("collection") or "")
    collection = asked or (readable[0] if readable else DEFAULT_COLLECTION)
    if readable is not None and collection not in readable and not conversation.is_admin(incoming.user):
        raise Forbidden(f"This channel can't write the collection {collection}.")
    return collection


async def _index(run: Run, courier: Courier, incoming: Incoming, collection: str) -> str:
    indexer = run.services.indexer
    assert indexer is not None  # noqa: S101 - looked at before
    folder = run.services.scratch / hashlib.sha256(run.work.id.encode()).hexdigest()[:24]
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    try:
        paths, faults = await _fetch(courier, incoming, folder)
        urls = [str(url) for url in incoming.payload.get("urls", [])][:MOST_FILES]
        said = await indexer.ingest(paths, urls, collection) if paths or urls else ""
        return "\n".join(filter(None, [said, *faults])) or "There was nothing to learn from."
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)


async def _fetch(courier: Courier, incoming: Incoming, folder: Path) -> tuple[list[Path], list[str]]:
    paths: list[Path] = []
    faults: list[str] = []
    for given in incoming.payload.get("files", [])[:MOST_FILES]:
        file = FileRef(**given)
        try:
            paths.append(await courier.download(file, folder))
        except Unreadable as error:
            faults.append(f"- {file.name}: {error}")
    return paths, faults


async def apologise(run: Run, error: ErrataError) -> None:
    """Tell whoever shared the files that it did not work."""
    await tell(run, incoming_from_json(run.work.body), f"I could not learn from that, and it was recorded. {error}")
