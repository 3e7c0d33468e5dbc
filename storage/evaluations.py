"""Runs of `errata eval`, kept to be compared: the latest fifty, for a year."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from ulid import ULID

from storage.caches.stores import InDatabase
from storage.database import Database

MOST_RUNS: Final = 50
_KEPT_SECONDS = 365 * 86_400.0
_LONGEST_ANSWER = 600
_LIST = "evaluation runs"


@dataclass(frozen=True, slots=True)
class Run:
    """A run: the name of its file of questions, when it was (seconds since 1970), and its figures (shares of 1).

    `right` counts what was refused rightly, too.
    """

    id: str
    name: str
    at: float
    questions: int
    right: int
    share_right: float
    coverage: float
    confidence: float
    p50: float | None = None
    p95: float | None = None
    cost_usd: float | None = None
    models: tuple[str, ...] = ()


_RUNS: TypeAdapter[list[Run]] = TypeAdapter(list[Run])


class Runs:
    """Where they are kept. What can't be read, of another version of ours, is as good as gone."""

    def __init__(self, database: Database) -> None:
        self._store = InDatabase(database)

    async def all(self) -> list[Run]:
        """Return them, the latest first."""
        kept = await self._store.get(_LIST)
        try:
            return _RUNS.validate_json(kept) if kept is not None else []
        except ValidationError:
            return []

    async def keep(self, name: str, at: float, evaluation: dict[str, Any]) -> Run:
        """Keep one more, as `errata eval --json` prints it; the oldest leaves."""
        lines = [line | {"answer": str(line.get("answer"))[:_LONGEST_ANSWER]} for line in evaluation["results"]]
        run = _run_of(name, at, evaluation, lines)
        runs = [run, *await self.all()]
        await self._store.put(_key(run.id), json.dumps({"results": lines}).encode(), _KEPT_SECONDS)
        await self._store.put(_LIST, json.dumps([asdict(one) for one in runs[:MOST_RUNS]]).encode(), _KEPT_SECONDS)
        for gone in runs[MOST_RUNS:]:
            await self._store.delete(_key(gone.id))
        return run

    async def lines(self, run_id: str) -> list[dict[str, Any]]:
        """Return a run's questions with what became of them; nothing of a run that is not kept."""
        known = {one.id for one in await self.all()}
        kept = await self._store.get(_key(run_id)) if run_id in known else None
        return json.loads(kept)["results"] if kept is not None else []


def _run_of(name: str, at: float, evaluation: dict[str, Any], lines: list[dict[str, Any]]) -> Run:
    seconds, usage = evaluation.get("seconds") or {}, evaluation.get("usage") or {}
    return Run(
        id=str(ULID()),
        name=name,
        at=at,
        questions=evaluation["questions"],
        right=sum(line["right"] for line in lines),
        share_right=evaluation["share_right"],
        coverage=evaluation["coverage"],
        confidence=evaluation["confidence"]["mean"],
        p50=seconds.get("p50"),
        p95=seconds.get("p95"),
        cost_usd=usage.get("cost_usd"),
        models=tuple(evaluation.get("models") or ()),
    )


def _key(run_id: str) -> str:
    return f"evaluation run {run_id}"
