"""Feedback over HTTP: counted once, only on one's own answers, followed by a correction."""

from __future__ import annotations

import asyncio

import pytest
from sqlmodel import select

from core.errors import RequestRefused
from storage.tables.conversations import QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow
from tests.engine_bench import FakeAnswerer
from tests.web_bench import in_process


async def asked(api, token):
    return (await api.ask(token=token)).json()["answer_id"]


async def votes(api):
    rows = await api.parts.database.read(lambda session: list(session.exec(select(FeedbackRow))))
    return {row.kind: (row.active, row.reason) for row in rows}


async def vote(api, token, answer_id, kind, **fields):
    return await api.post("/api/feedback", {"answer_id": answer_id, "kind": kind, **fields}, token)


@pytest.mark.parametrize(("kind", "counted"), [("up", "up"), ("+1", "up"), ("👎", "down"), ("unhelpful", "down")])
async def test_a_vote_is_counted_under_any_of_its_names(tmp_path, kind, counted):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        response = await vote(api, ada, await asked(api, ada), kind)
        assert response.status_code == 202
        assert response.json()["kind"] == counted
        await api.bench.settle()
        assert await votes(api) == {counted: (True, "")}


async def test_the_same_vote_twice_is_one(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        answer_id = await asked(api, ada)
        said = await asyncio.gather(*(vote(api, ada, answer_id, "down") for _ in range(4)))
        await api.bench.settle()
        later = await vote(api, ada, answer_id, "down")
        await api.bench.settle()
        assert sorted(r.json()["duplicate"] for r in [*said, later]) == [False, True, True, True, True]
        assert len(api.bench.answerer.asked) == 2, "asked, and looked at again once"


async def test_the_same_reason_twice_is_one_another_reason_is_another(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        answer_id = await asked(api, ada)
        reasons = ("too short", "too short", "out of date", "out of date", "too short")
        said = [await vote(api, ada, answer_id, "down", reason=reason) for reason in reasons]
        assert [r.json()["duplicate"] for r in said] == [False, True, False, True, True]


async def test_who_changes_their_mind_takes_the_first_vote_back(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        answer_id = await asked(api, ada)
        for kind in ("up", "down", "up"):
            assert not (await vote(api, ada, answer_id, kind)).json()["duplicate"]
        await api.bench.settle()
        assert await votes(api) == {"up": (True, "")}


@pytest.mark.parametrize("first", [{"kind": "up"}, {"kind": "down"}, {"kind": "down", "reason": "too short"}])
async def test_a_vote_that_is_taken_back_counts_for_nothing_and_may_be_given_again(tmp_path, first):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        answer_id = await asked(api, ada)
        assert (await vote(api, ada, answer_id, "none")).json()["duplicate"], "nothing stands"
        await vote(api, ada, answer_id, **first)
        said = [(await vote(api, ada, answer_id, "none")).json() for _ in range(2)]
        assert [(one["kind"], one["duplicate"]) for one in said] == [("none", False), ("none", True)]
        await api.bench.settle()
        assert [active for active, _ in (await votes(api)).values()] == [False]
        assert not (await vote(api, ada, answer_id, **first)).json()["duplicate"]
        await api.bench.settle()
        assert [active for active, _ in (await votes(api)).values()] == [True]


async def test_a_thumbs_down_with_a_reason_is_answered_again_and_the_correction_is_what_is_shown(tmp_path):
    answerer = FakeAnswerer("We get 25 days [1].", "We get 28 days [1].")
    async with in_process(tmp_path, answer=answerer) as api:
        ada = await api.token()
        first = await asked(api, ada)
        await vote(api, ada, first, "down", reason="It is\x00 28 days")
        assert (await api.get(f"/api/answers/{first}", ada)).headers["Errata-Pending"] == "true"
        await api.bench.settle()
        assert answerer.asked[1].retry.reason == "It is\ufffd 28 days"
        now = await api.get(f"/api/answers/{first}", ada)
        assert now.json()["answer_id"] != first
        assert now.json()["answer"] == "We get 28 days [1]."
        assert "25 became 28" in now.json()["notes"][0]
        assert now.headers["Errata-Pending"] == "false"
        assert await votes(api) == {"down": (True, "It is\ufffd 28 days")}


@pytest.mark.parametrize("again", ["We get 25 days [1].", RequestRefused("The model refused it.")])
async def test_a_thumbs_down_that_finds_nothing_better_leaves_its_trace_in_the_answer(tmp_path, again):
    answerer = FakeAnswerer("We get 25 days [1].", again, again)
    async with in_process(tmp_path, answer=answerer) as api:
        ada = await api.token()
        first = await asked(api, ada)
        assert not any("Looked again" in note for note in (await api.get(f"/api/answers/{first}", ada)).json()["notes"])
        await vote(api, ada, first, "down", reason="No.")
        await api.bench.settle()
        now = (await api.get(f"/api/answers/{first}", ada)).json()
        assert (now["answer_id"], now["answer"]) == (first, "We get 25 days [1].")
        assert "Looked again: read the sources anew and found nothing better." in now["notes"][0]
        assert len([note for note in now["notes"] if "Looked again" in note]) == 1


async def told_while_it_is_done(api, token, text, conversation):
    """Say something in a conversation, with the work that follows from it done meanwhile."""
    asking = asyncio.create_task(api.ask(text, token, conversation_id=conversation))
    while not asking.done():
        await api.bench.settle()
        await asyncio.sleep(0.01)
    return asking.result().json()


async def test_what_says_in_words_that_the_last_answer_is_wrong_is_a_reason_and_what_stands_then_comes_back(tmp_path):
    answerer = FakeAnswerer("We get 25 days [1].", "We get 28 days [1].")
    async with in_process(tmp_path, answer=answerer) as api:
        ada = await api.token()
        first = (await api.ask(token=ada, conversation_id="leave")).json()
        now = await told_while_it_is_done(api, ada, "no, 28 days", "leave")
        assert answerer.asked[1].retry.reason == "no, 28 days"
        assert (now["answer"], now["query"], now["conversation_id"]) == ("We get 28 days [1].", first["query"], "leave")
        assert "25 became 28" in now["notes"][0]
        assert await votes(api) == {"down": (True, "no, 28 days")}
        page = (await api.get("/c/leave", ada, headers={"Accept": "text/html"})).text
        assert page.count('class="asked"') == 1, "no question of its own"
        assert page.index("We get 28") < page.index("25 became 28"), "what is noted stands below the answer it is of"
        assert page.count("asked said") == page.count(">no, 28 days</p>") == 1, "but a turn, below what was asked"
        assert page.index("no, 28 days") < page.index("We get 28")
        listed = (await api.get("/api/conversations", ada)).json()["conversations"]
        assert [one["title"] for one in listed] == [first["query"]]
        await api.client.delete("/api/conversations/leave", headers={"Authorization": f"Bearer {ada}"})
        kept = await api.parts.database.read(lambda session: list(session.exec(select(QuestionRow.text))))
        assert kept == ["", ""], "what was said goes with its conversation"


async def test_what_is_no_correction_and_what_was_said_elsewhere_is_asked(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("We get 25 days [1].")) as api:
        ada, bob = await api.token("ada"), await api.token("bob")
        await api.ask(token=ada, conversation_id="leave")
        for text, token, conversation in (
            ("no, 28 days", bob, "leave"),
            ("no, 28 days", ada, "other"),
            ("and how many for interns?", ada, "leave"),
        ):
            assert (await api.ask(text, token, conversation_id=conversation)).json()["query"] == text
        assert await votes(api) == {}


async def test_somebody_elses_answer_is_not_to_be_found_but_an_admin_sees_all(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada, bob, root = await api.token("ada"), await api.token("bob"), await api.token("root", "admin")
        answer_id = await asked(api, ada)
        assert (await vote(api, bob, answer_id, "up")).status_code == 404
        assert (await api.get(f"/api/answers/{answer_id}", bob)).status_code == 404
        assert (await vote(api, ada, "01UNKNOWN", "up")).status_code == 404
        assert (await vote(api, root, answer_id, "up")).status_code == 202
        assert (await api.get(f"/api/answers/{answer_id}", root)).status_code == 200


async def test_feedback_is_durable_before_it_is_taken(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        ada = await api.token()
        await vote(api, ada, await asked(api, ada), "down")
        rows = await api.parts.database.read(lambda session: list(session.exec(select(WorkRow))))
        assert [(row.name, row.state) for row in rows] == [("feedback_added", "waiting")]


@pytest.mark.parametrize(
    "body", [{"kind": "up"}, {"answer_id": "a b", "kind": "up"}, {"answer_id": "a", "kind": "meh"}]
)
async def test_feedback_that_breaks_the_schema_says_where(tmp_path, body):
    async with in_process(tmp_path, answer=FakeAnswerer()) as api:
        response = await api.post("/api/feedback", body)
        assert response.status_code == 422
        assert response.json()["error"]["fields"][0]["where"].startswith("body")


async def test_a_reason_that_says_what_is_right_waits_for_somebody_elses_approval(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("We get 25 days [1].")) as api:
        ada = await api.token(scope="admin")
        answer_id = await asked(api, ada)
        await vote(api, ada, answer_id, "down", reason="That is wrong, it is 28 days a year.")
        await api.bench.settle()
        rows = await api.parts.database.read(lambda session: list(session.exec(select(FixSuggestionRow))))
        assert [(row.status, row.answer_id) for row in rows] == [("pending", answer_id)]
        listed = (await api.get("/api/suggestions")).json()["suggestions"]
        assert listed[0]["details"]["content"] == "We get 28 days a year."
        own = await api.post(
            f"/api/suggestions/{listed[0]['id']}", {"decision": "approve", "collection": "default"}, ada
        )
        assert own.status_code == 403, "nobody approves their own"
