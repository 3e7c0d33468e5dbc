"""Whoever kept an answer is told, once, that what it cites has changed since."""

from __future__ import annotations

from bots.engine.changes import Changes
from tests.learning_bench import HANDBOOK, stories

LEAVE = "How many days of paid leave does every employee get a year?"
PARKING = "How much does parking cost a day?"


async def looked(told, look) -> int:
    await told.bench.services.indexer.freshen([("default", name) for name in HANDBOOK], [])
    found = await look.look()
    await told.bench.settle()
    return found


async def test_an_answer_whose_source_changed_is_marked_and_its_asker_told_once(tmp_path):
    async with stories(tmp_path) as told:
        look = Changes(told.bench.services, quiet=0.0)
        await look.look()
        kept = await told.ask(LEAVE)
        other = await told.ask(PARKING, message="2.0", thread="2.0")
        before = len(told.bench.platform.messages)

        await told.write(leave_md=HANDBOOK["leave.md"].replace("28", "30"))
        assert await looked(told, look) == 1
        assert "⚠️ Source changed since: Leave." in told.shown(kept).notes[0]
        assert not any("Source changed" in note for note in told.shown(other).notes)
        (note,) = list(told.bench.platform.messages.values())[before:]
        assert "has changed since: Leave" in note.text

        (told.folder / "leave.md").unlink()
        await looked(told, look)
        assert len(told.bench.platform.messages) == before + 1


async def test_a_change_that_does_not_touch_what_was_said_is_no_news(tmp_path):
    async with stories(tmp_path) as told:
        look = Changes(told.bench.services, quiet=0.0)
        await look.look()
        kept = await told.ask(LEAVE)
        before = len(told.bench.platform.messages)
        await told.write(leave_md=HANDBOOK["leave.md"] + "\nSick leave is paid for six weeks.\n")
        await looked(told, look)
        assert len(told.bench.platform.messages) == before
        assert not any("changed" in note for note in told.shown(kept).notes)
