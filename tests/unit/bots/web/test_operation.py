"""What an operator sees: health, metrics, evidence by day, the dashboard, the reference, Slack's door."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from sqlmodel import select

from bots.signed_events import WebhookReply
from bots.web.health import look_around
from core.clients.extractive import ExtractiveModel
from core.costs.accounts import Account, Caps, ModelCall, Spent
from core.errors import Unavailable
from core.model import Asker, Mode, Severity, Status, StepTaken, Verdict
from core.usage import one_call
from storage.conversations.store import put_answer
from storage.costs.ledger import SqlLedger
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.tokens import TokenRow
from tests.engine_bench import FakeAnswerer, answer_to
from tests.fakes import question
from tests.fakes_index import InMemoryIndex
from tests.web_bench import LEAVE, corpus, in_process


class LostIndex(InMemoryIndex):
    async def collections(self):
        raise Unavailable("The index does not answer: connection to server at db.internal failed.")


async def test_ready_says_what_is_not_well(tmp_path):
    async with in_process(tmp_path, index=LostIndex()) as api:
        response = await api.client.get("/readyz")
        assert response.status_code == 503
        assert response.json()["status"] == "unavailable"
        assert response.json()["parts"]["index"] == "The index does not answer."
        assert response.json()["parts"]["database"] == "ok"
        assert (await api.client.get("/healthz")).json()["status"] == "alive"


async def test_monitors_may_ask_for_the_status_alone(tmp_path):
    async with in_process(tmp_path, index=LostIndex()) as api:
        for path, status in (("/healthz", 200), ("/readyz", 503)):
            response = await api.client.head(path)
            assert (response.status_code, response.content) == (status, b"")


async def test_a_rejected_model_key_shows_as_degraded(tmp_path):
    async with in_process(tmp_path, trouble=lambda: "The model service rejected the key.") as api:
        response = await api.client.get("/readyz")
        assert response.status_code == 200
        assert response.json()["status"] == "degraded"
        assert "rejected" in response.json()["parts"]["model"]


async def test_no_model_at_all_is_said_and_is_no_fault(tmp_path):
    async with in_process(tmp_path) as api:
        kit = replace(api.parts.kit, model=ExtractiveModel())
        found = await look_around(replace(api.parts, kit=kit))
        assert found.parts["model"] == "none configured: answers are extracts"
        assert found.status == (await look_around(api.parts)).status
        assert (await look_around(api.parts)).parts["model"] == "ok"


def sample(text, name, **labels):
    for line in text.splitlines():
        found = re.fullmatch(rf"{name}(?:\{{(.*)\}})? (\S+)", line)
        if found and all(f'{key}="{value}"' in (found[1] or "") for key, value in labels.items()):
            return float(found[2])
    return None


async def test_metrics_count_each_answer_once_whoever_made_it(tmp_path):
    async with in_process(tmp_path) as api:
        await api.get("/metrics")
        await api.ask()
        made_elsewhere = answer_to(question("From Slack"), "25 [1].")
        await api.parts.database.run(lambda session: _record(session, made_elsewhere, time.time()))
        usage = one_call("dear", 100, 20, 0.5) + one_call("local", 30, 5, None)
        by_two = answer_to(question("Of two models"), "25 [1].", usage=usage, mode=Mode.BOTH)
        await api.parts.database.run(lambda session: _record(session, by_two, time.time()))
        for _ in range(2):
            text = (await api.get("/metrics")).text
            assert sample(text, "errata_questions_total", outcome="answered", mode="standard") == 2
            assert sample(text, "errata_model_calls_total", model="scripted") == 2
            assert sample(text, "errata_model_tokens_total", model="scripted", kind="prompt") == 20
            assert sample(text, "errata_model_tokens_total", model="dear", kind="prompt") == 100
            assert sample(text, "errata_model_tokens_total", model="local", kind="completion") == 5
            assert sample(text, "errata_model_cost_usd_total", model="dear") == 0.5
            assert sample(text, "errata_answer_seconds_count", mode="standard") == 1
            assert sample(text, "errata_answer_seconds_bucket", le="+Inf") == 1


async def test_metrics_tell_time_calls_tokens_and_cost_of_each_stage_and_which_checks_failed(tmp_path):
    steps = (
        StepTaken("draft", 5.0, 400.0, calls=1, tokens=120, cost_usd=0.25),
        StepTaken("verify", 410.0, 90.0, calls=1, tokens=30, cost_usd=0.05),
        StepTaken("answer", 1.0, 500.0, calls=2, tokens=150, cost_usd=0.3),
    )
    failed = Verdict("numbers", Status.FAIL, Severity.LOW)
    async with in_process(tmp_path) as api:
        await api.get("/metrics")
        made = answer_to(question("From Slack"), "25 [1].", steps=steps, verdicts=(failed,))
        await api.parts.database.run(lambda session: _record(session, made, time.time()))
        text = (await api.get("/metrics")).text
    assert sample(text, "errata_stage_seconds_bucket", stage="draft", le="0.5") == 1
    assert sample(text, "errata_stage_tokens_total", stage="draft") == 120
    assert sample(text, "errata_stage_calls_total", stage="verify") == 1
    assert sample(text, "errata_stage_cost_usd_total", stage="draft") == 0.25
    assert sample(text, "errata_stage_seconds_count", stage="answer") is None, "it holds the others"
    assert sample(text, "errata_checks_failed_total", check="numbers") == 1
    assert sample(text, "errata_processes") == 0


async def test_metrics_tell_queues_the_dead_and_feedback(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("25 days [1].")) as api:
        answer_id = (await api.ask()).json()["answer_id"]
        await api.post("/api/feedback", {"answer_id": answer_id, "kind": "up"})
        assert sample((await api.get("/metrics")).text, "errata_queue_depth", lane="asides", state="waiting") == 1
        await api.bench.settle()
        await api.parts.database.run(_bury_something)
        text = (await api.get("/metrics")).text
        assert sample(text, "errata_queue_depth", lane="asides", state="waiting") == 0
        assert sample(text, "errata_feedback", kind="up") == 1
        assert sample(text, "errata_dead_jobs", kind="answer.retry") == 1


async def test_an_operator_sees_what_model_calls_came_to_today_and_for_whom(tmp_path):
    async with in_process(tmp_path) as api:
        await api.token("ada")
        [ada] = await api.parts.database.run(lambda session: list(session.exec(select(TokenRow.id))))
        ledger = SqlLedger(api.parts.database, Caps())
        for payer, task in (
            (Asker("slack", "T1", "C1", "U1"), "generate"),
            (Asker("web", user=ada, token=ada), "grade"),
        ):
            booking = await ledger.book(ModelCall(Account(payer), task, "gpt small", 9_000))
            ledger.settle(booking, Spent(1_200, 34))
        await ledger.book(ModelCall(Account(), "ping", "gpt small", 500))
        await ledger.close()
        text = (await api.get("/metrics")).text
        assert sample(text, "errata_booked_tokens", task="generate", model="gpt small") == 1_234
        assert sample(text, "errata_booked_tokens", task="ping", model="gpt small") == 500, "it is under way"
        assert sample(text, "errata_booked_calls", task="grade") == 1
        assert "U1" not in text, "whoever may read the metrics need not know who asks what"
        page = (await api.get("/dashboard")).text
        for shown in ("slack:T1:U1", "slack:T1:C1", ">ada<", "terminal", ">1,234<"):
            assert shown in page


async def test_evidence_hits_are_counted_by_source_and_day_within_what_the_token_may_read(tmp_path):
    index = await corpus(hr=LEAVE)
    async with in_process(tmp_path, index=index) as api:
        await api.ask()
        await api.ask("How many days of paid leave are there?")
        before = _today()
        found = (await api.get("/api/metrics/cbo/series?days=3")).json()
        assert found["days"] in [[str(day - timedelta(days=back)) for back in (2, 1, 0)] for day in (before, _today())]
        made = await api.parts.database.run(lambda session: list(session.exec(select(AnswerRow.created_at))))
        answered_on = [str(datetime.fromtimestamp(at, UTC).date()) for at in made]  # midnight may lie between them
        assert len(answered_on) == 2
        assert found["series"] == [{"source": "hr/hr.md", "hits": [answered_on.count(day) for day in found["days"]]}]
        other = await api.token(collections=["board"])
        assert (await api.get("/api/metrics/cbo/series", other)).json()["series"] == []
        assert (await api.get("/api/metrics/cbo/series?days=1000")).status_code == 422


async def test_the_dashboard_tells_what_happened_and_escapes_it(tmp_path):
    async with in_process(tmp_path) as api:
        asked = (await api.ask("How many days of leave<script>alert(1)</script>?")).json()
        await api.parts.database.run(_bury_something)
        page = (await api.get("/dashboard")).text
        assert "&lt;script&gt;" in page
        assert "<script>alert" not in page
        assert f"/?answer={asked['answer_id']}" in page
        assert "gave up: &lt;b&gt;" in page
        assert "<dd>1</dd>" in page


async def test_no_page_holds_a_script_or_style_of_its_own(tmp_path):
    async with in_process(tmp_path) as api:
        for path in ("/", "/dashboard", "/docs"):
            page = (await api.get(path)).text
            assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=|https?://(?!www\.w3)", page), path


async def test_the_reference_lists_every_path_with_its_errors(tmp_path):
    async with in_process(tmp_path) as api:
        document = (await api.get("/openapi.json")).json()
        assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
        ask = document["paths"]["/api/ask"]["post"]
        assert {"200", "401", "403", "404", "413", "422", "503"} <= set(ask["responses"])
        assert ask["security"]
        assert "text/event-stream" in ask["responses"]["200"]["content"]
        assert "security" not in document["paths"]["/healthz"]["get"]
        page = (await api.get("/docs")).text
        assert all(path in page for path in document["paths"])


class FakeSlack:
    def __init__(self) -> None:
        self.heard = []

    async def respond(self, body, headers):
        self.heard.append((body, headers["x-slack-signature"]))
        return WebhookReply(200, "challenge", {"content-type": "text/plain"})


async def test_slack_is_handed_its_events_as_they_came_and_is_not_found_where_it_is_not_configured(tmp_path):
    slack = FakeSlack()
    async with in_process(tmp_path, webhooks={"slack": slack}) as api:
        signed = {"X-Slack-Signature": "v0=" + "1" * 64, "X-Slack-Request-Timestamp": str(int(time.time()))}
        response = await api.client.post("/slack/events", content=b'{"a": 1}', headers=signed)
        assert (response.status_code, response.text) == (200, "challenge")
        assert slack.heard == [(b'{"a": 1}', signed["X-Slack-Signature"])]
    async with in_process(tmp_path) as api:
        assert (await api.client.post("/slack/events", content=b"{}", headers=signed)).status_code == 404


def _today() -> date:
    return datetime.now(UTC).date()


def _record(session, answer, created_at):
    from storage.conversations.store import answer_to_json

    put_answer(session, answer, answer_to_json(answer))
    session.flush()
    row = session.exec(select(AnswerRow).where(AnswerRow.id == answer.id)).one()
    row.created_at = created_at
    session.add(row)


def _bury_something(session):
    session.add(
        WorkRow(
            id="job:x:0", lane="answers", name="answer.retry", body="{}", state="dead", error="gave up: <b>",
            finished_at=time.time(),
        )
    )  # fmt: skip
