"""What is stored is what earlier versions stored: states, names and checkpoints keep their words."""

from __future__ import annotations

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from bots.engine.payloads import index_payload, retry_payload
from bots.engine.second_look import ENOUGH, NO_LOOK, SecondLook, StoredSecondLook
from bots.workflows import HANDLERS
from core.facts import narrate, told_in
from core.facts.tools import TOOLS
from core.learning.signals import JobName
from core.model import Asker, ToolCall
from core.text.storable import storable_json
from core.tool_names import ToolName
from storage.facts.tools import _RUNNERS
from storage.states import BookingState, Halt, Lane, QuestionState, WorkState

LOOK: TypeAdapter[SecondLook] = TypeAdapter(StoredSecondLook)
IDS = st.text("ABCDEFGHJKMNPQRSTVWXYZ0123456789:", min_size=1, max_size=30).filter(lambda name: name != "enough")


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (WorkState, "waiting queued running done dead gone"),
        (Lane, "answers asides jobs retries"),
        (Halt, "stopped deleted edited"),
        (QuestionState, "open closed stopped deleted"),
        (BookingState, "open settled unsent"),
        (
            JobName,
            "index.file index.module evidence.inject schema.link.suggest "
            "answer.retry answer.repair answer.mark fix.ask digest.post",
        ),
    ],
)
def test_the_words_of_rows_are_those_of_earlier_versions(kind, words):
    assert [str(member) for member in kind] == words.split(), "rows hold these words: add new ones at the end, here too"


def test_every_tool_has_its_arguments_and_its_query():
    wanted = set(ToolName) - {ToolName.PLAN, ToolName.TABLES}  # made by rules, and offered to no model
    assert wanted == TOOLS.keys(), "TOOLS of core/facts/tools.py has the arguments of each tool"
    assert wanted == _RUNNERS.keys(), "_RUNNERS of storage/facts/tools.py says what each tool runs"
    told = wanted - {ToolName.SEARCH_DOCUMENTS}  # finds passages, which are quoted
    assert told == narrate._TELLERS.keys(), "_TELLERS of core/facts/narrate.py says how its rows are told in English"
    assert told == told_in._TELLERS.keys(), (
        "_TELLERS of core/facts/told_in.py says how they are told in other languages"
    )


def test_a_call_of_a_tool_is_stored_by_the_tools_name():
    call = ToolCall(ToolName.LIST_METRICS, {"company": "Apple"})
    stored = storable_json(TypeAdapter(ToolCall), call)
    assert stored == '{"tool":"list_metrics","args":{"company":"Apple"}}'
    assert json.loads(json.dumps(dataclasses.asdict(call))) == json.loads(stored)


def test_every_job_has_its_handler():
    missing = set(JobName) - HANDLERS.keys()
    assert not missing, f"HANDLERS of bots/workflows.py lacks {missing}"


@pytest.mark.parametrize(
    ("look", "stored"),
    [
        (NO_LOOK, '""'),
        (ENOUGH, '"enough"'),
        (SecondLook("A1"), '"A1"'),
        (SecondLook("A1", ("job:1:0", "job:1:1")), '"A1 job:1:0 job:1:1"'),
    ],
)
def test_a_second_look_is_stored_as_before(look, stored):
    assert storable_json(LOOK, look) == stored
    assert LOOK.validate_json(stored) == look


@given(IDS, st.lists(IDS, max_size=4))
def test_a_second_look_comes_back_as_it_was(answer_id, retries):
    look = SecondLook(answer_id, tuple(retries))
    assert LOOK.validate_json(storable_json(LOOK, look)) == look


def test_jobs_of_earlier_versions_are_read():
    assert index_payload('{"path": "a.md"}').collection is None
    assert index_payload('{"path": "a.py", "recursive": true, "refetch": "admins", "more": 1}').recursive
    bare = retry_payload('{"answer_id": "A1"}')
    assert (bare.after, bare.reason, bare.reply, bare.by) == ((), "", "", None)
    by = {"platform": "slack", "workspace": "T1", "channel": "C1", "user": "U1", "token": ""}
    full = retry_payload(json.dumps({"answer_id": "A1", "after": ["j"], "reason": "no", "reply": "{}", "by": by}))
    assert full.by == Asker(**by)
