"""Files sent with a question, or earlier in its thread: read for it alone, or refused by name with the reason."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from dataclasses import dataclass
from pathlib import Path

from sqlmodel import Session

from bots.courier import Courier
from bots.earlier_messages import asked_here
from bots.engine.run import Run
from bots.languages import retold
from bots.messages import FileRef, Incoming, incoming_from_json, spoken_by
from core.errors import ErrataError, Forbidden, NotFound, Unavailable, Unreadable
from core.model import Passage
from storage.conversations.store import get_answer
from storage.private_files import make_private_folder
from storage.work import pieces

MOST_FILES = 5
_LOOKED_AT = 30  # questions of a thread
_NOT_HERE = "Files are not read here."


@dataclass(frozen=True, slots=True)
class SentFiles:
    """What could be read, and of what could not be, a line each that says why."""

    passages: tuple[Passage, ...] = ()
    refused: tuple[str, ...] = ()


async def read_sent(run: Run, incoming: Incoming) -> SentFiles:
    """Read the files that came with a question; nothing of them is kept but what its answer quotes.

    One that brings none goes on with the latest of its thread, or of the talk that direct messages are: they are
    fetched again, as long as the work that they came with is kept.
    """
    sent = files_of(incoming)
    courier = run.courier(incoming.place)
    if courier is None:
        return SentFiles()
    files = sent or await run.look(lambda session: _sent_before(session, incoming))
    if not files:
        return SentFiles()
    folder = run.services.scratch / hashlib.sha256(f"{run.work.id}/sent".encode()).hexdigest()[:24]
    await asyncio.to_thread(make_private_folder, folder)
    refuses = (Unreadable, Forbidden, NotFound) if sent else (Unreadable, Forbidden, NotFound, Unavailable)
    try:
        language = spoken_by(incoming)
        read = [await _read(run, courier, (file, language, refuses), folder) for file in files[:MOST_FILES]]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
    more = [f"{file.name}: only the first {MOST_FILES} files are read." for file in files[MOST_FILES:]]
    refused = [line for one in read for line in one.refused]
    return SentFiles(tuple(passage for one in read for passage in one.passages), (*refused, *more))


def files_of(incoming: Incoming) -> list[FileRef]:
    """Return the files that came with an event."""
    return [FileRef(**given) for given in incoming.payload.get("files", ())]


def _sent_before(session: Session, incoming: Incoming) -> list[FileRef]:
    """Return the latest files that their sender asked with here, but for those that could not be read then."""
    found: dict[str, FileRef] = {}
    for row in (one for one in asked_here(session, incoming, _LOOKED_AT) if one.user_id == incoming.user):
        for body in pieces.bodies(session, [row.work_id]):
            files = files_of(incoming_from_json(body))
            answer = get_answer(session, row.answer_id) if files and row.answer_id else None
            told = answer.notes if answer else ()
            found |= {file.url: file for file in files if not _is_told_of(file, told)}
    return list(found.values())[:MOST_FILES]


def _is_told_of(file: FileRef, notes: tuple[str, ...]) -> bool:
    return any(note.startswith(f"{file.name}: ") for note in notes)


async def _read(
    run: Run, courier: Courier, sent: tuple[FileRef, str, tuple[type[ErrataError], ...]], folder: Path
) -> SentFiles:
    """Read one file; what is wrong with it is told in the language (ISO 639-1) beside it, if it is of these errors."""
    file, language, refuses = sent
    indexer = run.services.indexer
    if indexer is None:
        return SentFiles(refused=(f"{file.name}: {_NOT_HERE}",))
    try:
        return SentFiles(await indexer.read(await courier.download(file, folder)))
    except refuses as error:
        return SentFiles(refused=(f"{file.name}: {retold.fault(error, language)}",))
