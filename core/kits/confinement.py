"""Keeps text in the house: what a collection that may not leave has touched is done by extracts, without the web."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from core.access.provenance import ALL_MAY_LEAVE, Provenance, kept_of
from core.access.readers import bases_of
from core.errors import Forbidden, Unavailable
from core.kits.metering import MeteredModel
from core.model import Passage, Question
from core.ports import Kit, Model, WebSearch
from core.reading.notes import Note, note
from core.receipt import Receipt
from core.tasks import Reply, Route, Task

ResultT = TypeVar("ResultT")


def within_scope(question: Question) -> Question:
    """Return the question without messages that rest on collections which it may not read."""
    if question.collections is None:
        return question
    scope = set(question.collections)
    return replace(
        question, history=tuple(turn for turn in question.history if scope.issuperset(turn.collections or ()))
    )


async def confined(question: Question, kit: Kit) -> Kit:
    """Return the kit to answer with: its model and its web see nothing of collections that are kept in.

    What is kept in is read anew for every question, so that a change takes effect at once.
    """
    kept = await kit.departures.kept_in() if kit.departures is not None else ALL_MAY_LEAVE
    provenance = Provenance.of(question, kept)
    if question.retry is not None and (rejected := await kit.conversations.answer(question.retry.answer_id)):
        # Its reader's complaint may quote it.
        provenance.history.update(
            rejected.rests_on or (name for s in rejected.sources for name in s.passage.meta.rests_on)
        )
    kit = replace(kit, provenance=provenance)
    if kept.web and kit.web is not None:
        kit = replace(kit, web=ConfinedWeb(kit.web, provenance))
    if kept.model and not (kit.extracts is not None and kit.extracts.name == kit.model.name):
        extracts = MeteredModel(kit.extracts, kit.receipt) if kit.extracts is not None else None
        kit = replace(kit, model=ConfinedModel(kit.model, extracts, provenance, kit.receipt))
    return kit


@dataclass(frozen=True, slots=True)
class ConfinedModel:
    """A model that is given no task which carries text of a collection kept in, or that follows from such text.

    Once such text has entered a question, every later task is done by `extracts`: a draft, a hint or a query made from
    it tells of it. The receipt says so, once.
    """

    inner: Model
    extracts: Model | None
    provenance: Provenance
    receipt: Receipt

    @property
    def name(self) -> str:
        """The name of the one that does the next task."""
        return self._extracts.name if self.provenance.not_to_model else self.inner.name

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do `task`; raises what the inner model raises, or `Unavailable` where there are no extracts to fall to."""
        self.provenance.saw(task)
        if names := self.provenance.not_to_model:
            self.receipt.note(note("note by extracts", what=_kept_in(names, self.provenance.scope)))
            return await self._extracts.do(task)
        return await (self._extracts if self._names_kept_in(task) else self.inner).do(task)

    def _names_kept_in(self, task: object) -> bool:
        """The names of companies and metrics are text, too; to choose a tool by them tells nothing of them."""
        return isinstance(task, Route) and bool(kept_of(task.collections, self.provenance.kept.model))

    @property
    def _extracts(self) -> Model:
        if self.extracts is None:
            raise Unavailable("This can be answered by extracts alone, and there are none.")
        return self.extracts


@dataclass(frozen=True, slots=True)
class ConfinedWeb:
    """Web search that is not asked for a question which rests on a collection kept in."""

    inner: WebSearch
    provenance: Provenance

    async def search(self, query: str, limit: int) -> list[Passage]:
        """Search; raises what the inner search raises, or `Forbidden`."""
        if names := self.provenance.not_to_web:
            raise Forbidden(_stays(_told(names, self.provenance.scope)))
        return await self.inner.search(query, limit)


def _kept_in(names: list[str], scope: tuple[str, ...] | None) -> Note:
    told = _told(names, scope)
    if not told:
        return note("kept in unnamed")
    return note("kept in several" if len(told) > 1 else "kept in one", names=", ".join(told))


def _stays(told: list[str]) -> str:
    if not told:
        return "A collection that this rests on may not leave the house."
    return f"The collection{'s' if len(told) > 1 else ''} {', '.join(told)} may not leave the house."


def _told(names: list[str], scope: tuple[str, ...] | None) -> list[str]:
    """Name collections to somebody who may read them, and not to others."""
    return bases_of(name for name in names if scope is None or name in scope)
