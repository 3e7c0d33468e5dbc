"""Signals over the product: everything that there is to learn from is raised where it happens, and can be read."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import update
from sqlmodel import col

from bots.engine.cleaning import judge_gates
from core.learning.signals import REASONS
from core.model import Draft
from storage.tables.conversations import AnswerRow
from tests.fakes import ScriptedModel
from tests.web_bench import QUESTION, in_process, right_draft

DAY = 86_400.0
ENOUGH = 12  # answers a day, that a drop is no chance


class Moody(ScriptedModel):
    """Drafts what it is told to, and breaks its contract when it is told to."""

    broken = False

    async def do(self, task):
        reply = await super().do(task)
        return replace(reply, broken=("scripted broke the contract of generate",)) if self.broken else reply


async def reasons(api) -> set[str]:
    response = await api.get("/api/signals")
    assert response.status_code == 200
    return {(signal["payload"]["source"], signal["payload"]["reason"]) for signal in response.json()["signals"]}


async def asked(api, model, draft, question=QUESTION, **fields) -> dict:
    model.replies["generate"] = [draft]
    return (await api.ask(question, **fields)).json()


async def test_every_reason_is_raised_by_the_product_and_read_in_one_envelope(tmp_path):
    model = Moody(generate=right_draft())
    async with in_process(tmp_path, model=model) as api:
        for number in range(ENOUGH):
            await asked(api, model, right_draft(), f"How many days of paid leave does employee {number} get a year?")
        assert await reasons(api) == set(), "there is nothing to learn from a good answer"

        first = await asked(api, model, right_draft(), conversation_id="c1")
        await asked(api, model, right_draft(), "How many days of leave do I get?", conversation_id="c1")
        await api.post("/api/feedback", {"answer_id": first["answer_id"], "kind": "down"})
        await api.bench.settle()
        assert await reasons(api) == {("chat", "retrieval_miss"), ("chat", "thumbs_down")}

        yesterday = update(AnswerRow).values(created_at=col(AnswerRow.created_at) - DAY)
        api.parts.database.transaction(lambda session: session.connection().execute(yesterday))
        model.broken = True
        for number in range(ENOUGH):
            await asked(api, model, Draft("", refused=True), f"How much leave is left to employee {number}?")
        await asked(api, model, Draft("Leave ends on 31 March [7].", (7,)), "When does unused leave end?")
        await asked(api, model, Draft("", refused=True), "Zyzzyva quokka?")
        await judge_gates(api.parts.database, time.time() + DAY)
        await judge_gates(api.parts.database, time.time() + DAY)

        found = await reasons(api)
        assert {reason for _, reason in found} == set(REASONS), "this test lets each reason come about, a new one too"
        assert {
            ("critic", "insufficient_evidence"),
            ("critic", "retrieval_miss"),
            ("critic", "citation_missing"),
        } <= found
        today = (await api.get("/api/metrics/learning/series?days=1")).json()["days"][0]
        assert {gate["gate"] for gate in today["gates"]} == {"io_gate", "coverage"}
        assert all(gate["fell"] for gate in today["gates"])
        assert (today["down"], today["retries"]) == (1, 1)
        assert today["signals"]["thumbs_down"] == 1
        assert (await api.get("/api/metrics/cbo/series")).json()["origins"][0]["source"] == "documents"
        gates = (await api.get("/api/signals?source=gate")).json()["signals"]
        assert sorted(gate["payload"]["reason"] for gate in gates) == ["coverage_drop", "io_gate_drop"], (
            "told once a day"
        )
        for signal in gates:
            assert set(signal) == {"id", "type", "timestamp", "trace_id", "payload"}
            assert set(signal["payload"]) == {"source", "session_id", "reason", "context"}
            assert {"file", "symbol"} <= set(signal["payload"]["context"])


async def test_signals_are_for_an_operator_alone(tmp_path):
    async with in_process(tmp_path) as api:
        for token in (await api.token(), await api.token("eve", "admin", ("default",))):
            assert (await api.get("/api/signals", token)).status_code == 403
        assert (await api.get("/api/signals?reason=boredom")).status_code == 422
