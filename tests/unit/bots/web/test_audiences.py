"""What a token reads over HTTP, by gift and by limit, and what is gone once it is taken back."""

from __future__ import annotations

import json

from sqlmodel import select

from core.tasks import StandAlone
from storage.access import audiences, tokens
from storage.access.audiences import Grant
from storage.tables.conversations import AnswerRow
from tests.fakes import ScriptedModel
from tests.web_bench import LEAVE, corpus, in_process, right_draft

BOARD = "Directors as well: every employee gets 28 days of paid leave a year."


async def test_a_token_without_limits_reads_what_is_for_everyone_and_what_it_was_given(tmp_path):
    async with in_process(tmp_path, index=await corpus(default=LEAVE, board=BOARD)) as api:
        ada = await api.token("ada")
        first = (await api.ask(token=ada)).json()
        assert {source["metadata"]["collection"] for source in first["sources"]} == {"default"}
        grant = Grant("board", "token", await _id_of(api, "ada"))
        await api.parts.database.run(lambda session: audiences.give(session, [grant], by="terminal"))
        named = (await api.ask(token=ada, collections=["board"])).json()
        assert {source["metadata"]["collection"] for source in named["sources"]} == {"board"}
        assert '<option value="board">' in (await api.get("/", ada)).text


async def test_a_name_that_is_not_a_tokens_is_refused_in_the_same_words_be_it_there_or_not(tmp_path):
    async with in_process(tmp_path, index=await corpus(default=LEAVE, board=BOARD)) as api:
        ada = await api.token("ada")
        said = [await api.ask(token=ada, collections=[name]) for name in ("board", "xyzzy")]
        assert [reply.status_code for reply in said] == [403, 403]
        errors = [reply.json()["error"] for reply in said]
        assert errors[0]["hint"] == errors[1]["hint"] == "Collections: default."
        assert errors[0]["message"].replace("board", "xyzzy") == errors[1]["message"]
        page = (await api.get("/", ada)).text
        assert "board" not in page


async def test_what_is_taken_back_is_gone_from_answers_votes_conversations_and_series(tmp_path):
    model = ScriptedModel(generate=right_draft())
    async with in_process(tmp_path, model=model, index=await corpus(hr=LEAVE)) as api:
        ada = await api.token("ada")
        give = [Grant("hr", "token", await _id_of(api, "ada"))]
        await api.parts.database.run(lambda session: audiences.give(session, give, by="terminal"))
        told = (await api.ask(token=ada, conversation_id="c")).json()
        assert told["outcome"] == "answered"
        assert (await api.get("/api/metrics/cbo/series", ada)).json()["series"]
        await api.parts.database.run(lambda session: audiences.take_back(session, "hr"))
        assert (await api.get(f"/api/answers/{told['answer_id']}", ada)).status_code == 404
        vote = {"answer_id": told["answer_id"], "kind": "down"}
        assert (await api.post("/api/feedback", vote, ada)).status_code == 404
        assert (await api.get("/api/metrics/cbo/series", ada)).json()["series"] == []
        again = (await api.ask("And next year?", token=ada, conversation_id="c")).json()
        assert not again["sources"]
        assert not model.calls(StandAlone), "nothing of it is part of the conversation any more"


async def test_a_correction_over_http_reads_what_the_token_may_read_now(tmp_path):
    async with in_process(tmp_path, index=await corpus(default=LEAVE, hr=BOARD)) as api:
        ada = await api.token("ada", collections=["hr", "default"])
        told = (await api.ask(token=ada)).json()
        await api.post("/api/feedback", {"answer_id": told["answer_id"], "kind": "down"}, ada)
        await api.parts.database.run(lambda session: audiences.take_back(session, "hr"))
        await api.bench.settle()
        rows = await api.parts.database.run(lambda session: list(session.exec(select(AnswerRow))))
        assert {row.hidden for row in rows if row.id == told["answer_id"]} == {True}
        assert [json.loads(row.collections) for row in rows if not row.hidden] == [["default"]]


async def _id_of(api, name):
    return (await api.parts.database.run(lambda session: tokens.named(session, name))).id
