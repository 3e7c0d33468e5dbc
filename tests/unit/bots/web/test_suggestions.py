"""Suggestions over HTTP: listed, approved and rejected by an operator, and by nobody else."""

from __future__ import annotations

from storage.learning.suggestions import Suggestion, suggest
from tests.engine_bench import FakeAnswerer
from tests.web_bench import in_process


def supplied(author: str) -> Suggestion:
    details = {"kind": "correction", "content": "Since January everybody gets 31 days of leave."}
    return Suggestion(
        f"abcdef{len(author)}",
        "evidence.inject",
        f"01{len(author)}",
        details,
        author=author,
        question="How much leave?",
    )


async def test_an_operator_approves_what_others_supplied_and_not_their_own(tmp_path):
    async with in_process(tmp_path) as api:
        api.parts.database.transaction(lambda session: suggest(session, supplied("slack:T1:U2")))
        api.parts.database.transaction(lambda session: suggest(session, supplied("token:env")))
        assert (await api.get("/api/suggestions", await api.token())).status_code == 403
        listed = (await api.get("/api/suggestions?status=pending")).json()["suggestions"]
        assert {one["author"] for one in listed} == {"slack:T1:U2", "token:env"}
        names = {one["author"]: one["id"] for one in listed}

        own = await api.post(f"/api/suggestions/{names['token:env']}", {"decision": "approve", "collection": "default"})
        assert own.status_code == 403
        other = f"/api/suggestions/{names['slack:T1:U2']}"
        nowhere = await api.post(other, {"decision": "approve", "days": 30})
        assert nowhere.status_code == 422, "it cites nothing, so nobody said where it belongs"
        done = (await api.post(other, {"decision": "approve", "days": 30, "collection": "default"})).json()
        assert (done["status"], done["owner"], done["decided_by"]) == ("applied", "token:env", "token:env")
        assert any(entry.file_type == "correction" for entry in await api.parts.kit.index.documents())
        again = await api.post(f"/api/suggestions/{names['slack:T1:U2']}", {"decision": "reject"})
        assert again.status_code == 422
        assert (await api.post("/api/suggestions/zzzzzz", {"decision": "reject"})).status_code == 404


async def test_nobody_corrects_what_they_may_not_read_and_no_other_words_or_waiver_make_it_anothers(tmp_path):
    async with in_process(tmp_path, answer=FakeAnswerer("We get 25 days [1].")) as api:
        ada, bob, cyd = await api.token("ada", "admin"), await api.token("bob"), await api.token("cyd", "admin")
        answer_id = (await api.ask(token=ada)).json()["answer_id"]
        wrong = {"answer_id": answer_id, "kind": "down", "reason": "no, it is 99 days"}
        assert (await api.post("/api/feedback", wrong, bob)).status_code == 404
        await api.post("/api/feedback", {**wrong, "reason": "no, it is 28 days"}, ada)
        await api.bench.settle()
        (one,) = (await api.get("/api/suggestions", ada)).json()["suggestions"]
        assert one["indexed_as"] == "We get 28 days."
        path = f"/api/suggestions/{one['id']}"
        for given in ({}, {"waive": True}):
            decision = {"decision": "approve", "collection": "default", **given}
            assert (await api.post(path, decision, ada)).status_code == 403
            assert (await api.post(path, decision, bob)).status_code == 403
        mine = {"decision": "approve", "collection": "default", "content": "We get 99 days."}
        assert (await api.post(path, mine, cyd)).json()["status"] == "pending", (
            "another's words are not put into theirs"
        )
        assert (await api.post(path, {"decision": "approve", "collection": "default"}, cyd)).status_code == 403
        assert not [entry for entry in await api.parts.kit.index.documents() if entry.path.startswith("supplied/")]
