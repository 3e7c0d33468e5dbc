"""A correction reaches whoever asks next: at once where documents bear it out, else once it was approved."""

from __future__ import annotations

import pytest
from sqlmodel import select

from bots.engine.deciding import Desk
from core.loop import answer
from core.model import Question
from storage.learning.suggestions import Approval
from storage.tables.feedback import FixSuggestionRow
from tests.learning_bench import stories

LOCKERS = {
    "notes.md": "# Notes on the locker deposit\n\nThe locker deposit is 10 euros.\n",
    "building.md": "# Building\n\nFor a locker, a deposit of 25 euros is due since the renovation.\n",
}
ASKED = "How much is the locker deposit?"
MINUTES = {
    "2026-09-14.md": "# Management, 14 September 2026\n\nThe Christmas party takes place on 11 December 2026.\n",
    "2026-11-09.md": "# Management, 9 November 2026\n\nThe Christmas party is moved to 18 December 2026.\n",
}
OTHERWISE = "It is 12 euros since Monday, the porter says."


async def ask_as_others(told, asked: str) -> list[str]:
    """Ask once more in the same channel, in another one, and at the terminal."""
    said = [await told.ask(asked, message="7.0", user="U7"), await told.ask(asked, message="8.0", channel="C8")]
    made = await answer(Question(asked), told.kit)
    return [*map(told.said, said), made.text]


async def test_what_documents_bear_out_is_told_to_whoever_asks_next_at_once(tmp_path):
    async with stories(tmp_path, LOCKERS) as told:
        first = await told.ask(ASKED)
        assert "10 euros" in told.said(first)
        await told.reject(first, "25 euros since the renovation, see Building")
        await told.bench.settle()
        assert "25 euros" in told.said(first)
        assert all("25 euros" in text for text in await ask_as_others(told, ASKED))
        another = await told.ask("Is there a locker deposit?", message="9.0")
        assert told.said(another).startswith("The locker deposit is 10 euros"), "another question"


async def test_minutes_that_changed_a_date_need_no_correction_and_none_changes_it_back(tmp_path):
    async with stories(tmp_path, MINUTES) as told:
        asked = "When is the Christmas party?"
        first = await told.ask(asked)
        await told.reject(first, "moved to 18 December, see the minutes of 9 November")
        await told.bench.settle()
        found = [told.said(first), *await ask_as_others(told, asked)]
        assert all(text.index("18 December") < text.index("11 December") for text in found)


@pytest.mark.parametrize("said", [OTHERWISE, "12 euros"])
async def test_what_one_person_alone_says_is_told_to_others_once_it_was_approved(tmp_path, said):
    async with stories(tmp_path, LOCKERS) as told:
        first = await told.ask(ASKED)
        await told.reject(first, said)
        await told.bench.settle()
        assert not any("12 euros" in text for text in await ask_as_others(told, ASKED))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        done = await Desk(told.bench.database, told.bench.services.indexer, ("U1", "U2")).approve(
            row.id, Approval("slack:T1:U1")
        )
        assert done.status == "applied"
        await told.bench.settle()
        later = [await told.ask(ASKED, message="17.0", user="U7"), await told.ask(ASKED, message="18.0", channel="C8")]
        found = [*map(told.said, later), (await answer(Question(ASKED), told.kit)).text]
        assert all("12 euros" in text for text in found), found


async def test_a_document_that_came_since_goes_before_a_correction(tmp_path):
    async with stories(tmp_path, LOCKERS) as told:
        first = await told.ask(ASKED)
        await told.reject(first, "25 euros since the renovation, see Building")
        await told.bench.settle()
        await told.write(newest_md="# Locker deposit\n\nThe locker deposit is 30 euros.\n")
        await told.indexed()
        assert "30 euros" in (await answer(Question(ASKED), told.kit)).text


async def test_a_correction_that_is_rejected_itself_is_told_to_nobody(tmp_path):
    async with stories(tmp_path, LOCKERS) as told:
        first = await told.ask(ASKED)
        await told.reject(first, "25 euros since the renovation, see Building")
        await told.bench.settle()
        await told.reject(first, user="U5")
        await told.bench.settle()
        assert "25 euros" not in (await answer(Question(ASKED), told.kit)).text.partition("10 euros")[0]
