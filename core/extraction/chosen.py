"""What somebody chose where we asked back is told of that alone: what is told of the other choices is no answer."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from core.extraction.gate.asked import asking_part
from core.extraction.segments import Segment
from core.extraction.support import score_segments, understand
from core.extraction.understanding import Understanding
from core.model import Answer, Choice, Passage, Question
from core.reading.marks import without_marks
from core.reading.told_apart import own_words
from core.reading.words import content_words


def held_to_the_chosen(question: Question, read: Understanding, passages: Sequence[Passage]) -> Understanding:
    """Return what may be quoted of the choice that was made just now alone, scored without its name.

    Whatever stands there is of the choice: that it is says nothing of what was asked. All is left where none was made,
    or nothing that was found is told of it.
    """
    choice = _made(question)
    if choice is None:
        return read
    choices = question.history[-1].choices
    own = own_words([one.label for one in choices])[choices.index(choice)]
    kept = {id(segment) for segment in read.pool if own <= told_around(segment)}
    if not kept:
        return read
    pool = tuple(segment for segment in read.pool if id(segment) in kept)
    held = replace(read, pool=pool, scored=tuple(s for s in read.scored if id(s.segment) in kept))
    return asked_alone(question, held, passages)


def asked_alone(question: Question, read: Understanding, passages: Sequence[Passage]) -> Understanding:
    """Return what may be quoted of the choice that was made, scored by what was asked before it; else as it is.

    `Lund: how early can I start?` is `How early can I start?`, once what is not of Lund is left out.
    """
    choice = _made(question)
    if choice is None:
        return read
    query = understand(asking_part(choice.question.removeprefix(f"{choice.label}: ")), read.pool)
    return replace(read, query=query, scored=tuple(score_segments(query, read.pool, passages)))


def _made(question: Question) -> Choice | None:
    choices = question.history[-1].choices if question.history else ()
    return next((choice for choice in choices if choice.question == question.text), None)


def is_told_of(name: Set[str], made: Answer, pool: Sequence[Segment]) -> bool:
    """Tell whether an answer is of a name (content words): they stand in it, or around what of the `pool` it quotes."""
    said = set(content_words(without_marks(made.text)))
    quoted = (segment for segment in pool if (words := set(content_words(segment.text))) and words <= said)
    titles = (f"{s.passage.meta.title or ''} {s.passage.meta.source_file}".replace("_", " ") for s in made.sources)
    return name <= said.union(*map(told_around, quoted), content_words(" ".join(titles)))


def told_around(segment: Segment) -> frozenset[str]:
    """Return the words of a segment and of what it is about: its document, its headings, its paragraph's subject."""
    row = segment.row.name if segment.row else ""
    return frozenset(content_words(f"{segment.context} {segment.heading} {row} {segment.text}"))
