"""Ask a person, over HTTP and on the page: wished once, seen by who looks after gaps, answered in place."""

from __future__ import annotations

from sqlalchemy import update
from sqlmodel import select

from core.clients.extractive import ExtractiveModel
from storage.tables.engine import WorkRow
from tests.web_bench import in_process

LUNCH = "How much does lunch cost in the canteen?"


def extracts(folder):
    return in_process(folder, model=ExtractiveModel())


async def refused(api, token, question=LUNCH) -> str:
    told = (await api.ask(question, token)).json()
    assert told["outcome"] == "refused"
    return told["answer_id"]


async def test_what_was_refused_is_asked_of_a_person_once_and_is_first_among_the_gaps(tmp_path):
    async with extracts(tmp_path) as api:
        ada, bob = await api.token(), await api.token("bob")
        answer_id = await refused(api, ada)
        for _ in range(3):
            await refused(api, bob, "Who owns the bicycle shed?")
        said = await api.post(f"/api/answers/{answer_id}/person", None, ada)
        assert (said.status_code, said.json()["status"]) == (202, "noted")
        again = await api.post(f"/api/answers/{answer_id}/person", None, ada)
        assert again.json()["status"] == "already"
        assert (await api.post(f"/api/answers/{answer_id}/person", None, bob)).status_code == 404, "not his to wish"
        gaps = (await api.get("/api/gaps")).json()["gaps"]
        assert (gaps[0]["topic"], gaps[0]["waiting"]) == (LUNCH, 1)
        assert "1 waiting for a person" in (await api.get("/dashboard/gaps")).text


async def test_what_was_answered_is_asked_of_nobody(tmp_path):
    async with extracts(tmp_path) as api:
        ada = await api.token()
        told = (await api.ask("How many days of paid leave does every employee get?", ada)).json()
        assert told["outcome"] == "answered"
        assert (await api.post(f"/api/answers/{told['answer_id']}/person", None, ada)).status_code == 422
        assert "data-person" not in (await api.get(f"/fragments/answers/{told['answer_id']}", ada)).text


async def test_one_person_has_five_people_asked_within_an_hour(tmp_path):
    async with extracts(tmp_path) as api:
        ada = await api.token()
        asked = [await refused(api, ada, f"How much does dish {name} cost?") for name in "ABCDEF"]
        said = [(await api.post(f"/api/answers/{one}/person", None, ada)).json()["status"] for one in asked]
        assert said == ["noted"] * 5 + ["many"]


async def test_the_page_offers_it_and_the_refusal_is_looked_at_again_once_somebody_answered(tmp_path):
    async with extracts(tmp_path) as api:
        ada = await api.token()
        answer_id = await refused(api, ada)
        assert "data-person" in (await api.get(f"/fragments/answers/{answer_id}", ada)).text
        await api.post(f"/api/answers/{answer_id}/person", None, ada)
        (gap,) = (await api.get("/api/gaps")).json()["gaps"]
        answered = {"decision": "answer", "content": "Lunch in the canteen costs 6 euros.", "collection": "default"}
        waits = (await api.post(f"/api/gaps/{gap['id']}", answered, await api.token("eve", "admin"))).json()
        done = await api.post(f"/api/suggestions/{waits['id']}", {"decision": "approve", "collection": "default"})
        assert done.json()["status"] == "applied"
        now = update(WorkRow).values(not_before=0.0)
        api.parts.database.transaction(lambda session: session.connection().execute(now))
        found = await api.parts.database.read(lambda session: list(session.exec(select(WorkRow))))
        assert [answer_id in row.body for row in found if row.id.startswith("job:suggestion:") and "again" in row.id]
        (gap,) = (await api.get("/api/gaps?status=answered")).json()["gaps"]
        assert gap["waiting"] == 0


async def test_that_a_person_is_asked_stands_on_the_page_whenever_it_is_loaded(tmp_path):
    async with extracts(tmp_path) as api:
        ada = await api.token()
        answer_id = await refused(api, ada)
        told = (await api.post(f"/api/answers/{answer_id}/person", None, ada)).json()["told"]
        card = (await api.get(f"/fragments/answers/{answer_id}", ada)).text
        assert told in card
        assert 'data-person disabled aria-pressed="true"' in card


async def test_who_supplied_something_by_a_token_is_called_by_its_name_and_no_id_is_shown(tmp_path):
    async with extracts(tmp_path) as api:
        ada = await api.token()
        told = (await api.ask("How many days of paid leave does every employee get?", ada)).json()
        await api.post(
            "/api/feedback", {"answer_id": told["answer_id"], "kind": "down", "reason": "It is 30 days"}, ada
        )
        await api.bench.settle()
        page = (await api.get("/dashboard/suggestions")).text
        assert "Supplied by ada" in page
        assert "an operator" not in page
