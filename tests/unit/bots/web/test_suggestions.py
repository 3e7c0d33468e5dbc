"""Suggestions over HTTP: listed, approved and rejected by an operator, and by nobody else."""

from __future__ import annotations

from storage.learning.suggestions import Suggestion, suggest
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
