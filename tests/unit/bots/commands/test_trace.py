"""`errata trace`, as typed."""

from __future__ import annotations

import json
import logging

import pytest
from typer.testing import CliRunner
from ulid import ULID

from bots.cli import app
from bots.commands.common import JsonFormatter
from core.errors import NotFound
from core.loop import answer
from core.step_log import FIELDS
from storage.conversations import questions
from storage.conversations.store import answer_to_json, put_answer
from storage.database import open_database
from storage.tables.bookings import BookingRow
from storage.tables.engine import WorkRow
from tests.fakes import ScriptedModel, kit_of, question
from tests.unit.core.test_loop import INVENTED, RIGHT, corpus


@pytest.fixture
async def kept(tmp_path):
    """An answer on record, with the work that made it and the call that it cost."""
    kit = kit_of(ScriptedModel(generate=[INVENTED, RIGHT]), await corpus())
    given = await answer(question(id="Q1", trace_id=str(ULID())), kit)
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    asked = questions.Asked("Q1", "slack:C1:1.0", "c", "slack", "T1", "C1", "U1", given.question.text, "{}", "w1")

    def keep(session):
        questions.register(session, asked)
        put_answer(session, given, answer_to_json(given))
        questions.close(session, "Q1", given.id, "answered", questions.posted_as("1.1"))
        session.add(WorkRow(id="w1", lane="answers", name="ask", body="{}", state="done", attempts=2))
        session.add(
            BookingRow(
                id="b1", day="2026-01-02", task="generate", model="m", reserved=9, prompt_tokens=7,
                trace_id=given.question.trace_id, created_at=1.0,
            )
        )  # fmt: skip

    database.transaction(keep)
    database.close()
    return given


def errata(folder, *arguments):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder)})


async def test_an_answer_a_trace_and_a_question_lead_to_the_same_way(tmp_path, kept):
    for named in (kept.id, kept.question.trace_id, "Q1"):
        told = json.loads(errata(tmp_path, "trace", named, "--json").stdout)
        assert told["answer_id"] == kept.id
        assert [step["step"] for step in told["steps"]][:4] == ["receive", "route", "gather", "draft"]
        assert (told["question"]["delivered"], told["work"]["attempts"]) == ("posted 1.1", 2)
        assert [call["prompt_tokens"] for call in told["model_calls"]] == [7]
        assert len(told["answer"]["attempts"]) == 2


async def test_the_terminal_shows_it_a_line_a_step(tmp_path, kept):
    said = errata(tmp_path, "trace", kept.id).stdout
    assert "Mode          standard" in said
    assert "tool=search_documents" in said
    assert "citations=fail:high" in said
    assert "posted 1.1" in said
    assert "Model call    generate m" in said


def test_an_id_that_nobody_knows_is_said_so(tmp_path):
    assert isinstance(errata(tmp_path, "trace", "nothing").exception, NotFound)


def test_a_line_of_json_holds_the_values_of_a_step_and_no_secret():
    record = logging.LogRecord("errata.steps", logging.INFO, "", 0, "step=x", (), None)
    setattr(record, FIELDS, {"step": "draft", "ms": 1.5})
    assert json.loads(JsonFormatter().format(record)) | {"step": "draft", "ms": 1.5, "level": "info"} == json.loads(
        JsonFormatter().format(record)
    )
    said = logging.LogRecord("errata", logging.ERROR, "", 0, 'key "%s" was refused', ("sk-" + "a" * 40,), None)
    assert "aaaa" not in JsonFormatter().format(said)
    assert json.loads(JsonFormatter().format(said))["message"].startswith("key")
