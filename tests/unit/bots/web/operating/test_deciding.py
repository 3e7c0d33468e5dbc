"""Gaps and suggestions on the operator's pages: listed, assigned, answered, approved, rejected."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

from storage.learning import gaps, suggestions
from storage.learning.suggestions import Suggestion, suggest
from tests.engine_bench import answer_to
from tests.fakes import question as asked
from tests.unit.bots.web.operating.test_pages import form
from tests.web_bench import ADMIN, in_process

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


async def test_what_a_refused_form_sent_stands_there_again_beside_the_fault(tmp_path):
    async with in_process(tmp_path) as api:
        gap = await with_a_gap(api)
        given = {"gap": gap, "decision": "answer", "content": RIGHT, "owner": "terminal:grace", "waive": "yes"}
        refused = (await form(api, "/gaps", **given, days="soon", collection="default")).text
        assert "no number of days" in refused.partition("<article")[2]
        for kept in (
            f">{RIGHT}</textarea>",
            'value="terminal:grace"',
            'value="soon"',
            'value="yes" checked',
            "<details open>",
        ):
            assert kept in refused
        assert "<option selected>default</option>" in refused
        assigned = (await form(api, "/gaps", gap=gap, decision="assign", owner="HR desk")).text
        assert assigned.count('value="HR desk"') == 1
        assert RIGHT not in (await api.get("/dashboard/gaps")).text
        own = supplied("abcdef2", "token:env", kind="correction", content="x y z 31 days")
        await api.parts.database.run(lambda session: suggest(session, own))
        said = {"suggestion": "abcdef2", "decision": "approve", "collection": "default", "days": "30", "owner": "grace"}
        refused = unescape((await form(api, "/suggestions", **said)).text)
        assert "where there is none, tick “These are my own words, and there is no other admin.”" in refused
        assert 'value="grace"' in refused
        assert 'value="30"' in refused
        address = (await form(api, "/documents/address", url="https://no.example/x", collection="hr")).text
        assert 'value="https://no.example/x"' in address
        assert 'name="collection" value="hr"' in address


async def test_a_fault_is_told_in_the_language_of_the_page(tmp_path):
    async with in_process(tmp_path) as api:
        await api.parts.database.run(lambda session: suggest(session, supplied("abcdef2", "token:env")))
        headers = {"Authorization": f"Bearer {ADMIN}", "Accept-Language": "de"}
        said = {"suggestion": "abcdef2", "decision": "approve", "collection": "default"}
        refused = (await api.client.post("/dashboard/suggestions", data=said, headers=headers)).text
        assert "Niemand gibt frei" in refused
        assert "kreuzen Sie „Das sind meine eigenen Worte" in unescape(refused)


async def test_of_a_question_that_was_refused_no_answers_are_said_to_have_come_from_anywhere(tmp_path):
    answer = answer_to(asked("May I bring a dog?"), "Nothing was found.", files=("handbook.md", "junk.md"))
    first, second = answer.sources
    meta = replace(second.passage.meta, collection="junk")
    refused = replace(answer, sources=(first, replace(second, passage=replace(second.passage, meta=meta))))
    async with in_process(tmp_path) as api:
        await api.parts.database.run(lambda session: gaps.note(session, refused, "retrieval_miss"))
        await api.get("/dashboard/gaps")
        gap = (await api.parts.database.run(gaps.listed))[0]
        assert len(gap.collections) == 2
        told = (await form(api, "/gaps", gap=gap.id, decision="answer", content=RIGHT)).text
        assert "Say in which collection" in told
        assert "came from" not in told
