"""Which collections the text of one question comes from, and which of those may not leave the house."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass

from core.access.readers import base_of
from core.errors import BadInput, ErrataError
from core.model import FactRow, PassageMeta, Question, ToolResult, Turn


@dataclass(frozen=True, slots=True)
class KeptIn:
    """The collections whose text may not be sent to the language model, to web search, to Pinecone.

    A part of a collection, which holds documents with readers of their own, is kept in with it.
    """

    model: frozenset[str] = frozenset()
    web: frozenset[str] = frozenset()
    pinecone: frozenset[str] = frozenset()


ALL_MAY_LEAVE = KeptIn()


@dataclass(slots=True)
class Provenance:
    """The collections that one question has met: in its evidence, and in the conversation before it.

    `scope` are the collections it may read; `told` those that it met nothing of but names, such as a company's. A
    message of ours that nobody knows the sources of (`Turn.collections` is None) may rest on any of them.
    """

    kept: KeptIn = ALL_MAY_LEAVE
    scope: tuple[str, ...] | None = None
    evidence: set[str] = field(default_factory=set)
    history: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, question: Question, kept: KeptIn) -> Provenance:
        """Return what is known of a question before anything was looked up."""
        found = cls(kept, question.collections)
        for said in (question.quotes, *(turn.collections for turn in question.history)):
            found.history.update(found._any() if said is None else said)
        return found

    def saw(self, *values: object) -> None:
        """Note the collections of evidence: passages, rows, results of tools, or anything that holds some."""
        for name, was_said_before in _traces(values):
            (self.history if was_said_before else self.evidence).add(name)

    def named(self, error: ErrataError) -> None:
        """Note the collections whose names an error tells. No model reads it; whoever reads the answer does."""
        if isinstance(error, BadInput):
            self.told.update(error.collections)

    @property
    def not_to_model(self) -> list[str]:
        """The collections met that the language model may not see; while there are none, it may be asked."""
        return kept_of(self.evidence | self.history, self.kept.model)

    @property
    def not_to_web(self) -> list[str]:
        """The collections met on whose account the web may not be asked."""
        return kept_of(self.evidence | self.history, self.kept.web)

    def searched_at_home(self, collections: Sequence[str] | None) -> Sequence[str] | None:
        """Return which of `collections` a vector may be held against, where the others' vectors lie in Pinecone.

        What follows from text that may not go there would be told by the vector that searches for it.
        """
        if not kept_of(self.evidence | self.history, self.kept.pinecone):
            return collections
        return sorted(self.kept.pinecone) if collections is None else kept_of(collections, self.kept.pinecone)

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The collections that an answer made now rests on. Extracts quote evidence, and nothing said before."""
        return tuple(sorted(self.told | self.evidence | (set() if self.not_to_model else self.history)))

    def _any(self) -> set[str]:
        kept = self.kept.model | self.kept.web
        return set(kept) if self.scope is None else set(kept_of(self.scope, kept))


def kept_of(names: Iterable[str], kept: Collection[str]) -> list[str]:
    """Return which of these stored names are of collections that are kept in, sorted."""
    return sorted(name for name in names if base_of(name) in kept)


def _traces(value: object) -> Iterator[tuple[str, bool]]:
    """Yield the collection of every passage, row and tool result inside a value, and of what was said before (True).

    Whatever a task comes to carry one day is looked through, too. What a question may read (`Question.collections`)
    is no text of it.
    """
    if isinstance(value, PassageMeta):
        yield from ((name, False) for name in value.rests_on)
    elif isinstance(value, FactRow):
        yield from ((str(name), False) for name in (value.values.get("collection"),) if name)
    elif isinstance(value, ToolResult) and value.collections:
        yield from ((name, False) for name in value.collections)
    elif isinstance(value, Turn):
        yield from ((name, True) for name in value.collections or ())
    else:
        for part in _parts(value):
            yield from _traces(part)


def _parts(value: object) -> Iterable[object]:
    if is_dataclass(value):
        return [getattr(value, one.name) for one in fields(value)]
    if isinstance(value, Mapping):
        return list(value.values())
    return value if isinstance(value, Sequence | set | frozenset) and not isinstance(value, str | bytes) else ()
