"""Files sent with a question: fetched and read for it alone, or refused by name with the reason."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from dataclasses import dataclass
from pathlib import Path

from bots.courier import Courier
from bots.engine.run import Run
from bots.languages import retold
from bots.messages import FileRef, Incoming, spoken_by
from core.errors import Forbidden, NotFound, Unreadable
from core.model import Passage
from storage.private_files import make_private_folder

MOST_FILES = 5
_NOT_HERE = "Files are not read here."


@dataclass(frozen=True, slots=True)
class SentFiles:
    """What could be read, and of what could not be, a line each that says why."""

    passages: tuple[Passage, ...] = ()
    refused: tuple[str, ...] = ()


async def read_sent(run: Run, incoming: Incoming) -> SentFiles:
    """Read the files that came with a question; nothing of them is kept but what its answer quotes."""
    files = [FileRef(**given) for given in incoming.payload.get("files", ())]
    courier = run.courier(incoming.place)
    if not files or courier is None:
        return SentFiles()
    folder = run.services.scratch / hashlib.sha256(f"{run.work.id}/sent".encode()).hexdigest()[:24]
    await asyncio.to_thread(make_private_folder, folder)
    try:
        language = spoken_by(incoming)
        read = [await _read(run, courier, (file, language), folder) for file in files[:MOST_FILES]]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
    more = [f"{file.name}: only the first {MOST_FILES} files are read." for file in files[MOST_FILES:]]
    refused = [line for one in read for line in one.refused]
    return SentFiles(tuple(passage for one in read for passage in one.passages), (*refused, *more))


async def _read(run: Run, courier: Courier, sent: tuple[FileRef, str], folder: Path) -> SentFiles:
    """Read one file; what is wrong with it is told in the language (ISO 639-1) beside it."""
    file, language = sent
    indexer = run.services.indexer
    if indexer is None:
        return SentFiles(refused=(f"{file.name}: {_NOT_HERE}",))
    try:
        return SentFiles(await indexer.read(await courier.download(file, folder)))
    except (Unreadable, Forbidden, NotFound) as error:
        return SentFiles(refused=(f"{file.name}: {retold.fault(error, language)}",))
