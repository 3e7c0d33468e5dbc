"""A rejected answer at the terminal is judged as it is on every platform: it holds, is corrected, or is taken back."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace

from bots.asking import put, put_again
from core.clients.extractive import ExtractiveModel
from core.indexing.sync import sync
from core.learning.corrections import NOT_SETTLED, REASON_RECORDED, WORKED_OUT, held
from core.learning.grounds import Ground, Grounds
from core.model import Answer, Mode, Outcome, Question, Source
from storage.conversations.store import StoredConversations
from storage.database import open_database
from storage.index.local_index import LocalIndex
from tests.fakes import kit_of, passage
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


async def test_what_its_reader_points_at_takes_the_place_of_another_sentence_with_the_same_number(tmp_path):
    async with asked(tmp_path) as (folder, read, kit, _):
        (folder / "trips.md").write_text(
            "# Trips\n\n## Booking\n\nThe deposit is due 10 days before the trip.\n\n"
            "## Cancelling\n\nBetween 27 and 8 days before the trip we keep half of the fee.\n"
        )
        await read()
        old = await put("The deposit is due how many days before the trip?", Question("", mode=Mode.STANDARD), kit)
        old = replace(old, question=replace(old.question, text="I cancel 10 days before the trip, what do I pay?"))
        stands = await put_again(old, "half of the fee, see Cancelling", kit)
        assert stands.text.startswith("Between 27 and 8 days before the trip we keep half of the fee [1].")
        assert "Corrected because of" in stands.notes[0]


def test_no_single_row_proves_what_was_worked_out_and_nothing_holds_whose_sources_also_tell_the_other_value():
    row = Source(1, passage("Heron: Day rate 240", "c1"))
    computed = Source(2, passage("The rates of all boats", "c2", file_type="facts"))
    grounds = Grounds(Ground.HOLDS, "Heron: Day rate 240", "Boats")
    summed = Answer(
        "a1", Question("average day rate?"), "£97 [1, 2].", Outcome.ANSWERED, 0.9, Mode.STANDARD, (row, computed)
    )
    assert held(summed, grounds, "it is £70").notes == (WORKED_OUT,)
    read = replace(summed, text="Heron: Day rate 240 [1, 2].")
    assert "it holds" in held(read, grounds, "it is £70").notes[0], "that one row proves it"
    both = Source(1, passage("A broken seat costs £18. A broken paddle costs £20.", "c1"))
    wrong = Answer(
        "a2", Question("What does a broken seat cost?"), "£20 [1].", Outcome.ANSWERED, 0.9, Mode.STANDARD, (both,)
    )
    grounds = Grounds(Ground.HOLDS, "A broken seat costs £18.", "Terms")
    assert held(wrong, grounds, "it is £18").notes == (NOT_SETTLED,)
    assert "it holds" in held(wrong, grounds, "I do not believe that.").notes[0]
