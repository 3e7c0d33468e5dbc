"""Repair before anybody complains: what an answer lacked is read anew, within the question or right after it."""

from __future__ import annotations

from sqlmodel import select

from bots.engine.repairs import freshened
from bots.messages import Kind
from storage.access import audit
from storage.learning import folders
from storage.tables.audit import AuditRow
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.learning import IndexedFolderRow
from tests.engine_bench import incoming
from tests.learning_bench import stories

CANTEEN = "How much does lunch cost in the canteen?"
MENU = "# Canteen\n\nLunch in the canteen costs 6 euros.\n"


async def indexed_as_a_folder(told) -> None:
    told.bench.database.transaction(lambda session: folders.note(session, str(told.folder), "default"))


async def later(told) -> None:
    """Let what is to be done a moment later be due, and done."""

    def due(session):
        for row in session.exec(select(WorkRow)):
            row.not_before = 0.0
        for row in session.exec(select(IndexedFolderRow)):
            row.looked_at = 0.0

    told.bench.database.transaction(due)
    await told.bench.settle()


async def test_a_new_file_of_a_folder_answers_the_very_question_that_it_was_missing_for(tmp_path):
    async with stories(tmp_path, repairing=True) as told:
        await indexed_as_a_folder(told)
        await told.write(canteen_md=MENU)
        shown = told.shown(await told.ask(CANTEEN))

        assert "6 euros" in shown.text
        (body,) = told.bench.rows(select(AnswerRow.body))
        assert "Read anew before answering: Canteen" in body


async def test_a_file_beside_one_that_was_indexed_alone_is_nobodys_to_read(tmp_path):
    async with stories(tmp_path, repairing=True) as told:
        await told.write(canteen_md=MENU)
        shown = told.shown(await told.ask(CANTEEN))

        assert "6 euros" not in shown.text


async def test_what_came_after_a_refusal_edits_the_message_though_nobody_complained(tmp_path):
    async with stories(tmp_path) as told:
        await indexed_as_a_folder(told)
        message = await told.ask(CANTEEN)
        before = told.shown(message).text
        assert "6 euros" not in before
        await told.write(canteen_md=MENU)
        await later(told)

        shown = told.shown(message)
        assert "6 euros" in shown.text
        assert "Canteen came or changed since" in shown.notes[0]


async def test_a_refusal_that_nothing_changed_for_is_left_alone(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(CANTEEN)
        shown = told.shown(message)
        text, notes = shown.text, shown.notes
        await later(told)

        assert (told.shown(message).text, told.shown(message).notes) == (text, notes)
        assert {row.state for row in told.bench.rows(select(WorkRow))} == {"done"}


async def test_what_somebody_removed_stays_removed_and_a_look_through_is_audited(tmp_path):
    async with stories(tmp_path, repairing=True, admins=("U1",)) as told:
        await indexed_as_a_folder(told)
        await told.write(canteen_md=MENU)
        assert "6 euros" in told.shown(await told.ask(CANTEEN)).text
        (look,) = [row for row in told.bench.rows(select(AuditRow)) if row.action == audit.DOCUMENTS_INGESTED]
        assert (look.actor, look.subject) == ("errata", f"default {told.folder}")

        remove = {"what": "documents", "act": "remove", "name": "canteen.md", "confirmed": True}
        await told.bench.hear(incoming(Kind.ADMINISTER, user="U1", message="2.0", payload=remove))
        assert "canteen.md" not in [entry.path for entry in await told.index.documents()]
        await told.ask(CANTEEN, message="3.0", thread="3.0")
        await later(told)
        assert "canteen.md" not in [entry.path for entry in await told.index.documents()]
        assert not told.bench.rows(select(IndexedFolderRow))


async def test_a_folder_forgotten_meanwhile_is_not_looked_through(tmp_path):
    async with stories(tmp_path) as told:
        await told.write(canteen_md=MENU)
        due = [(str(told.folder), "default")]
        assert await freshened(told.bench.database, told.bench.services.indexer, (), due) == ()
        await indexed_as_a_folder(told)
        assert await freshened(told.bench.database, told.bench.services.indexer, (), due) == ("canteen.md",)


async def test_who_rejects_a_refusal_has_the_folder_looked_through_that_was_looked_through_just_before(tmp_path):
    async with stories(tmp_path, repairing=True) as told:
        await indexed_as_a_folder(told)
        message = await told.ask(CANTEEN)
        assert "6 euros" not in told.shown(message).text
        await told.write(canteen_md=MENU)
        await told.reject(message)

        assert "6 euros" in told.shown(message).text
