"""A rejected answer at the terminal is judged as it is on every platform: it holds, is corrected, or is taken back."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace

from bots.asking import put, put_again
from core.clients.extractive import ExtractiveModel
from core.indexing.sync import sync
from core.learning.corrections import REASON_RECORDED
from core.model import Mode, Question
from storage.conversations.store import StoredConversations
from storage.database import open_database
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of
from tests.learning_bench import HANDBOOK

LEAVE = "How many days of paid leave does every employee get a year?"


@asynccontextmanager
async def asked(tmp_path):
    """Yield the folder, a way to read it anew, the kit and the answer to `LEAVE`."""
    folder = tmp_path / "docs"
    folder.mkdir()
    for name, text in HANDBOOK.items():
        (folder / name).write_text(text)
    index, database = LocalIndex(tmp_path / "index.db"), open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    kit = replace(kit_of(ExtractiveModel(), index), conversations=StoredConversations(database))

    async def read():
        await sync(folder, "default", index, None)

    try:
        await read()
        yield folder, read, kit, await put(LEAVE, Question("", mode=Mode.STANDARD, conversation_id="console:1"), kit)
    finally:
        await index.close()
        database.close()


async def test_a_right_answer_holds_and_says_why(tmp_path):
    async with asked(tmp_path) as (_, _, kit, old):
        stands = await put_again(old, "I do not believe that.", kit)
        assert (stands.id, stands.text) == (old.id, old.text)
        assert "it holds: “Every employee gets 28 days of paid leave a year.” (Leave)" in stands.notes[0]
        assert stands.notes[1] == REASON_RECORDED


async def test_what_changed_is_corrected_and_told(tmp_path):
    async with asked(tmp_path) as (folder, read, kit, old):
        (folder / "leave.md").write_text(HANDBOOK["leave.md"].replace("28", "30"))
        await read()
        stands = await put_again(old, "", kit)
        assert "30 days" in stands.text
        assert "28 became 30" in stands.notes[0]
        assert [turn.text for turn in await kit.conversations.history("console:1", 10)][1:] == [stands.text]


async def test_what_is_gone_is_taken_back(tmp_path):
    async with asked(tmp_path) as (folder, read, kit, old):
        (folder / "leave.md").unlink()
        await read()
        stands = await put_again(old, "", kit)
        assert "28" not in stands.text
        assert "no longer in the documents: Leave" in stands.notes[0]
