"""Gives one question a kit of its own, whose model enters what it costs into a receipt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from core.ports import Kit, Model, Report, silent
from core.receipt import Receipt
from core.tasks import Reply, Task

ResultT = TypeVar("ResultT")


def metered(kit: Kit, report: Report = silent) -> Kit:
    """Return the kit of one question: its model enters what it costs, its report tells who watches."""
    receipt = Receipt()
    return replace(kit, model=MeteredModel(kit.model, receipt), report=report, receipt=receipt)


@dataclass(frozen=True, slots=True)
class MeteredModel:
    """A model whose every reply is entered into a receipt, timed under its task's name."""

    inner: Model
    receipt: Receipt

    @property
    def name(self) -> str:
        """The inner model's name."""
        return self.inner.name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do `task`; raises what the inner model raises."""
        with self.receipt.timed(type(task).__name__.lower()):
            reply = await self.inner.do(task)
        self.receipt.enter(reply)
        return reply
