"""Gaps and suggestions on the operator's pages: listed, assigned, answered, approved, rejected."""

from __future__ import annotations

from html import unescape

from storage.learning import gaps, suggestions
from storage.learning.suggestions import Suggestion, suggest
from tests.engine_bench import answer_to
from tests.fakes import question as asked
from tests.unit.bots.web.operating.test_pages import form
from tests.web_bench import in_process

HOSTILE = "<script>alert(1)</script> How many days of leave?"
RIGHT = "Since January everybody gets 31 days of paid leave."


def supplied(name: str, author: str, **details: str) -> Suggestion:
    said = details or {"kind": "correction", "content": RIGHT}
    return Suggestion(name, "evidence.inject", "a1", said, author=author, question="How much leave?")


async def with_a_gap(api, question=HOSTILE):
    """Ask what is not told, and return the gap's id."""
    answer = answer_to(asked(question), "Nothing was found.", files=("handbook.md",))
    await api.parts.database.run(lambda session: gaps.note(session, answer, "retrieval_miss"))
    await api.get("/dashboard/gaps")
    return (await api.parts.database.run(gaps.listed))[0].id


async def test_a_gap_is_assigned_answered_and_waits_for_somebody_else(tmp_path):
    async with in_process(tmp_path) as api:
        gap = await with_a_gap(api)
        page = (await api.get("/dashboard/gaps")).text
        assert HOSTILE not in page
        assert HOSTILE in unescape(page)
        assert "it was not found" in page
        assert "assigned to somebody" in (await form(api, "/gaps", gap=gap, decision="assign")).text
        refused = await form(api, "/gaps", gap=gap, decision="assign", owner="HR desk")
        assert "is nobody who is known here" in refused.text
        said = (await form(api, "/gaps", gap=gap, decision="assign", owner="terminal:grace")).text
        assert "assigned – grace" in said
        assert "few words" in (await form(api, "/gaps", gap=gap, decision="answer", content="No.")).text
        assert (
            "no number of days"
            in (await form(api, "/gaps", gap=gap, decision="answer", content=RIGHT, days="soon")).text
        )
        given = {"gap": gap, "decision": "answer", "content": RIGHT, "collection": "default"}
        waits = (await form(api, "/gaps", **given)).text
        assert "waits for somebody else" in waits
        assert HOSTILE not in unescape(waits), "it is nothing to do any more"
        assert HOSTILE in unescape((await api.get("/dashboard/gaps?status=answered")).text)
        made = (await api.parts.database.run(suggestions.listed))[0]
        assert (made.owner, made.author, made.status) == ("terminal:grace", "token:env", "pending")


async def test_a_gap_that_is_none_is_dismissed(tmp_path):
    async with in_process(tmp_path) as api:
        gap = await with_a_gap(api)
        assert "”: dismissed" in (await form(api, "/gaps", gap=gap, decision="dismiss")).text
        assert "already" in (await form(api, "/gaps", gap=gap, decision="dismiss")).text
        assert "no such decision" in (await form(api, "/gaps", gap=gap, decision="burn")).text


async def test_what_others_supplied_is_approved_and_ones_own_is_not(tmp_path):
    async with in_process(tmp_path) as api:
        for one in (
            supplied("abcdef1", "slack:T1:U2"),
            supplied("abcdef2", "token:env", kind="correction", content="x y z 31 days"),
        ):
            await api.parts.database.run(lambda session, one=one: suggest(session, one))
        link = supplied("abcdef3", "", code_symbol="Order.total", reason="alike")
        await api.parts.database.run(lambda session: suggest(session, link))
        shown = (await api.get("/dashboard/suggestions")).text
        assert RIGHT in shown
        assert "Order.total" in shown
        given = {"decision": "approve", "collection": "default", "days": "30"}
        assert "supplied themselves" in (await form(api, "/suggestions", suggestion="abcdef2", **given)).text
        approved = await form(api, "/suggestions", suggestion="abcdef1", content=f"{RIGHT}\r\n", **given)
        assert "”: applied" in approved.text
        assert RIGHT not in approved.text
        assert "applied" in (await api.get("/dashboard/suggestions?status=applied")).text
        assert any(entry.file_type == "correction" for entry in await api.parts.kit.index.documents())
        assert "”: rejected" in (await form(api, "/suggestions", suggestion="abcdef3", decision="reject")).text
        own = {"suggestion": "abcdef2", "content": "In other words: 30 days."} | given
        assert "waits for somebody else" in (await form(api, "/suggestions", **own)).text
