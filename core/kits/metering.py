"""Gives one question a kit of its own, whose model books to its account and enters what it costs into a receipt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from core.costs.accounts import account_of
from core.errors import CapReached
from core.model import Question
from core.ports import Kit, Model, Report, silent
from core.reading.detection import language_of
from core.receipt import Receipt
from core.tasks import Reply, Task

ResultT = TypeVar("ResultT")


def metered(question: Question, kit: Kit, report: Report = silent) -> Kit:
    """Return the kit of one question: its model enters what it costs, its report tells who watches."""
    receipt = Receipt(account_of(question), language_of(question.asked or question.text))
    return replace(kit, model=MeteredModel(kit.model, receipt, kit.extracts), report=report, receipt=receipt)


@dataclass(frozen=True, slots=True)
class MeteredModel:
    """A model whose every task is one account's, and whose every reply is entered into a receipt, timed by task.

    Once a cap is reached, `extracts` do all that is left of the question, as in an outage.
    """

    inner: Model
    receipt: Receipt
    extracts: Model | None = None

    @property
    def name(self) -> str:
        """The inner model's name."""
        return self.inner.name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do `task`; raises what the inner model raises, `CapReached` only where there are no extracts."""
        with self.receipt.timed(type(task).__name__.lower()):
            reply = await self._done(replace(task, account=self.receipt.account))
        self.receipt.enter(reply)
        return reply

    async def _done(self, task: Task[ResultT]) -> Reply[ResultT]:
        if self.extracts is None:
            return await self.inner.do(task)
        if not self.receipt.cap:
            try:
                return await self.inner.do(task)
            except CapReached as error:
                self.receipt.cap = error.message
        return replace(await self.extracts.do(task), fell_back=True)
