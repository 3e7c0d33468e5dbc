"""A model that stands in for itself: the second model, then extracts, whenever the first can't."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from core.errors import (
    BadSetting,
    ContractInvalid,
    ErrataError,
    KeyRejected,
    QuotaExhausted,
    RateLimited,
    RequestRefused,
    Unavailable,
)
from core.model import NO_USAGE, Usage
from core.ports import Clock, Model
from core.reading.notes import Told, Why, note
from core.reading.phrases import FALLBACK
from core.tasks import Generate, Reply, Task

ResultT = TypeVar("ResultT")
PAUSE_SECONDS = 30.0  # after an outage the server is left alone so long: later questions needn't wait for time-outs


class Failover:
    """`models` in order of preference, then `extracts`. Implements `core.ports.Model`.

    A broken contract, a rate limit, a refused request or an unknown model is tried with the next model; an outage, a
    spent quota or a rejected key goes straight to the extracts, which say why. With `raise_rejected_key` (the
    command line), a rejected key and an unknown model are raised instead.
    """

    def __init__(self, models: Sequence[Model], extracts: Model, clock: Clock, *, raise_rejected_key: bool) -> None:
        self._models = tuple(models)
        self._extracts = extracts
        self._clock = clock
        self._raise = raise_rejected_key
        self._down_until = 0.0
        self._reason: Told | None = None
        self.problem = ""

    @property
    def name(self) -> str:
        """The preferred model's name."""
        return self._models[0].name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do `task` with the best model that can.

        Raises `ContextTooLong` and `CapReached`: another model would not help. See the class for rejected keys.
        """
        if self._clock.monotonic() < self._down_until:
            return await self._extract(task, (self._reason,) if self._reason else ())
        notes: list[Told] = []
        broken: list[str] = []
        spent = NO_USAGE
        for model in self._order(task):
            try:
                reply = await model.do(task)
            except (ContractInvalid, RateLimited, RequestRefused, BadSetting) as error:
                notes.append(self._note(model, task, error))
                broken += [notes[-1].said(FALLBACK)] if isinstance(error, ContractInvalid) else []
                spent += getattr(error, "usage", None) or NO_USAGE
            except (Unavailable, QuotaExhausted, KeyRejected) as error:
                self._give_up_on_server(error)
                return await self._extract(task, (Why(error, hinted=False),), spent)
            else:
                self.problem = ""
                used = spent + reply.usage
                return Reply(reply.value, reply.model, used, (*notes, *reply.notes), broken=tuple(broken))
        reply = await self._extract(task, tuple(notes), spent)
        return replace(reply, broken=tuple(broken))

    def _order(self, task: Task[ResultT]) -> tuple[Model, ...]:
        wants_other = isinstance(task, Generate) and task.other_model
        return self._models[::-1] if wants_other else self._models

    def _give_up_on_server(self, error: ErrataError) -> None:
        if self._raise and isinstance(error, KeyRejected):
            raise error
        self.problem = str(error)
        self._reason = Why(error, hinted=False)
        self._down_until = self._clock.monotonic() + PAUSE_SECONDS

    async def _extract(self, task: Task[ResultT], why: tuple[Told, ...], spent: Usage = NO_USAGE) -> Reply[ResultT]:
        reply = await self._extracts.do(task)
        return Reply(reply.value, reply.model, spent, (*why, *reply.notes), fell_back=True)

    def _note(self, model: Model, task: Task[ResultT], error: ErrataError) -> Told:
        """Say what one model could not do. Raises the error where it is the asker's to mend."""
        step = type(task).__name__.lower()
        if isinstance(error, ContractInvalid):
            return note("note model contract", model=model.name, step=step, error=error)
        if isinstance(error, RateLimited):
            return note("note model slow down", model=model.name, step=step)
        if isinstance(error, RequestRefused):
            return note("note model refused", model=model.name, step=step)
        if self._raise:
            raise error
        self.problem = str(error)
        return note("note model not asked", model=model.name, step=step, error=Why(error))
