"""What a question has cost and met on its way: the running part of the receipt."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from core.costs.accounts import Account
from core.costs.prices import cost_usd
from core.model import EXTRACTIVE, NO_USAGE, Outcome, Scalar, StepTaken, Usage
from core.reading.notes import Told
from core.reading.phrases import say
from core.step_log import log_step, told_of
from core.tasks import Reply
from core.usage import one_call

ResultT = TypeVar("ResultT")


@dataclass(slots=True)
class Receipt:
    """Accumulates usage, timings in milliseconds and notes of one question; `account` is what its calls are booked to.

    Notes are kept in `language`, that of the question; `steps` are those that ended. `cap` says which cap was reached,
    once one was: no further call is made for this question then.
    """

    account: Account = field(default_factory=Account)
    language: str = ""
    usage: Usage = NO_USAGE
    timings: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    fell_back: bool = False
    broken: list[str] = field(default_factory=list)
    cap: str = ""
    steps: list[StepTaken] = field(default_factory=list)
    began: float = field(default_factory=time.perf_counter)

    async def step(self, name: str, work: Awaitable[ResultT]) -> ResultT:
        """Do one step of the way, note what it took and came to, and log that in one line. Raises what it raises."""
        start, before = time.perf_counter(), self.usage
        try:
            result = await work
        except Exception as error:
            self._took(name, start, before, {"error": type(error).__name__})
            raise
        self._took(name, start, before, told_of(result))
        return result

    def _took(self, name: str, start: float, before: Usage, told: Mapping[str, Scalar]) -> None:
        took, began = time.perf_counter() - start, start - self.began
        step = StepTaken(
            name,
            round(began * 1000, 2),
            round(took * 1000, 2),
            self.usage.calls - before.calls,
            self.usage.total_tokens - before.total_tokens,
            None if self.usage.cost_usd is None else round(self.usage.cost_usd - (before.cost_usd or 0.0), 8),
            told,
        )
        self.steps.append(step)
        log_step(step, self.account.trace_id)

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Add the time spent inside to `stage`."""
        start = time.perf_counter()
        try:
            yield
        finally:
            spent = (time.perf_counter() - start) * 1000
            self.timings[stage] = round(self.timings.get(stage, 0.0) + spent, 2)

    def enter_abandoned(self, model: str, prompt_tokens: int) -> None:
        """Count a call that was cancelled once it had been sent: vendors bill it. `prompt_tokens` are an estimate.

        What has no price may have been no vendor's, and costs nothing here.
        """
        cost = cost_usd(model, prompt_tokens, 0)
        if cost is not None:
            self.usage += one_call(model, prompt_tokens, 0, cost)

    def note(self, *notes: str | Told) -> None:
        """Keep what a person should know, once; a text is in the question's language by now."""
        said = (one if isinstance(one, str) else one.said(self.language) for one in notes)
        self.notes.extend(one for one in said if one and one not in self.notes)

    def without_model(self, drafted_by: str, outcome: Outcome) -> tuple[str, ...]:
        """Say what was made without the language model, in one note; () where nothing was that was to be.

        `drafted_by` is the model of the draft that is delivered, empty where there is none.
        """
        if not self.fell_back:
            return ()
        by_rules = drafted_by in ("", EXTRACTIVE)
        if by_rules and outcome is Outcome.REFUSED:
            return (say("note looked up", self.language),)
        if drafted_by == EXTRACTIVE:
            return (say("note extract", self.language),)
        return (say("note in part", self.language),) if self.cap else ()

    def enter(self, reply: Reply[ResultT]) -> None:
        """Add one model reply."""
        self.usage += reply.usage
        self.note(*reply.notes)
        self.broken.extend(reply.broken)
        self.fell_back = self.fell_back or reply.fell_back
