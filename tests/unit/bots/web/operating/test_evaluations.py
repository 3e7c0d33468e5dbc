"""Evaluation runs on the operator's pages, and how they are kept."""

from __future__ import annotations

from storage.evaluations import MOST_RUNS, Runs
from tests.web_bench import in_process


def evaluation(*right: bool, say: str = "25 days") -> dict:
    lines = [
        {
            "_id": f"q{at}",
            "text": f"Question {at}?",
            "right": good,
            "reasons": [] if good else ["not said"],
            "answer": say,
        }
        for at, good in enumerate(right)
    ]
    return {
        "questions": len(right),
        "right": sum(right),
        "share_right": sum(right) / len(right),
        "coverage": 0.5,
        "confidence": {"mean": 0.8, "verdict": "honest"},
        "seconds": {"p50": 0.1, "p95": 0.4},
        "usage": {"cost_usd": None},
        "models": {"extractive": len(right)},
        "results": lines,
    }


async def test_two_runs_stand_side_by_side_with_what_got_better_and_worse(tmp_path):
    async with in_process(tmp_path) as api:
        assert "errata eval" in (await api.get("/dashboard/evaluations")).text
        runs = Runs(api.parts.database)
        old = await runs.keep("team.jsonl", 1e9, evaluation(True, True, False, say="<b>25 days</b>"))
        new = await runs.keep("team.jsonl", 1.1e9, evaluation(False, True, True, True, say="28 days"))
        page = (await api.get("/dashboard/evaluations")).text
        for said in (
            "67 % → 67 %",
            "Worse: 1",
            "Better: 1",
            "1 new, 0 no longer asked",
            "&lt;b&gt;25 days",
            "not said",
        ):
            assert said in page
        assert "Right (%): team.jsonl 9 Sep 2001, 01:46 UTC: 67%" in page
        turned = (await api.get(f"/dashboard/evaluations?before={new.id}&now={old.id}")).text
        assert "0 new, 1 no longer asked" in turned
        assert "→" not in (await api.get(f"/dashboard/evaluations?before=none&now={old.id}")).text


async def test_the_oldest_runs_leave(tmp_path):
    async with in_process(tmp_path) as api:
        runs = Runs(api.parts.database)
        first = await runs.keep("team.jsonl", 0.0, evaluation(True))
        assert len(await runs.lines(first.id)) == 1
        for at in range(MOST_RUNS):
            await runs.keep("team.jsonl", float(at), evaluation(True))
        assert len(await runs.all()) == MOST_RUNS
        assert await runs.lines(first.id) == []
