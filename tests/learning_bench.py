"""The engine over real documents, answered from extracts: what a thumbs-down leads to, from the file to the message."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace

from bots.engine.repairs import Repairing
from bots.indexer import LibraryIndexer
from bots.messages import Kind
from core.clients.extractive import ExtractiveModel
from core.indexing.sync import sync
from core.kits.validity import ValidIndex
from core.loop import answer
from storage.conversations import questions
from storage.conversations.store import StoredConversations
from storage.database import open_database
from storage.index.local_index import LocalIndex
from storage.learning.captured import StoredReplies
from storage.learning.links import StoredLinks
from storage.learning.put_right import StoredCorrections
from tests.engine_bench import Bench, incoming
from tests.fakes import kit_of

HANDBOOK = {
    "leave.md": "# Leave\n\nEvery employee gets 28 days of paid leave a year.\n\nUnused leave expires on 31 March.\n",
    "travel.md": "# Travel\n\nA hotel may cost at most 140 euros a night.\n",
    "parking.md": "# Parking\n\nParking costs 7 pounds a day.\n",
}


class Stories:
    """Files, an index of them, and a bench that answers from it."""

    def __init__(self, bench: Bench, folder, index, kit) -> None:
        self.bench, self.folder, self.index, self.kit = bench, folder, index, kit
        self.loops = 0

    async def write(self, **files: str) -> None:
        """Write files, `leave_md` for `leave.md`; nobody is told."""
        for name, text in files.items():
            (self.folder / name.replace("_", ".")).write_text(text)

    async def indexed(self) -> None:
        """Index what was written."""
        await sync(self.folder, "default", self.index, None)

    async def ask(self, text: str, **place) -> str:
        """Ask, and return the name of the message that answers."""
        before = set(self.bench.platform.messages)
        await self.bench.hear(incoming(text=text, **place))
        return next(name for name in self.bench.platform.messages if name not in before)

    async def reject(self, message: str, reason: str = "", user: str = "U2") -> None:
        kind = Kind.REASON if reason else Kind.FEEDBACK_ADDED
        payload = {"vote": "down", "via": "reaction", "emoji": "-1"}
        await self.bench.hear(incoming(kind, reason, message=message, user=user, payload=payload))

    def said(self, message: str) -> str:
        """Return all of an answer that a message carries (a part of), as its question's messages show it now."""

        def parts(session):
            post = questions.post_of(session, "slack", self.shown(message).place.channel, message)
            return [row.message for row in questions.posts_of_question(session, post.question_id)] if post else []

        found = self.bench.database.transaction(parts) or [message]
        return "".join(self.shown(part).text for part in found if part in self.bench.platform.messages)

    def shown(self, message: str):
        return self.bench.platform.messages[message]


@asynccontextmanager
async def stories(tmp_path, files=HANDBOOK, model=None, *, repairing=False, **conversation):
    folder = tmp_path / "docs"
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
    index = LocalIndex(tmp_path / "index.db")
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    await sync(folder, "default", index, None)
    replies = StoredReplies(database)
    valid = ValidIndex(index, replies)
    kit = replace(
        kit_of(model or ExtractiveModel(), valid),
        conversations=StoredConversations(database),
        captured=replies,
        corrections=StoredCorrections(database),
        links=StoredLinks(database),
    )

    async def answer_it(question, report):
        return await answer(question, kit, report)

    try:
        indexer = LibraryIndexer(valid, None)
        answerer = Repairing(answer_it, indexer, database) if repairing else answer_it
        async with Bench(database, tmp_path, answerer, indexer=indexer, **conversation) as bench:
            yield Stories(bench, folder, index, kit)
    finally:
        await index.close()
        database.close()
