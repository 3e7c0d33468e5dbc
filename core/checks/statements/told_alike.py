"""What a sentence tells of some kind (deeds, reasons), and what the evidence tells of it in sentences near to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words, language_said

FEWEST = 2
"""Words that a sentence of the evidence has of the answer's at least."""
_SAMPLE = 2_000
ToldT = TypeVar("ToldT")


def told_alike(
    text: str,
    sources: Sequence[str],
    kinds_in: Callable[[str], frozenset[str]],
    read: Callable[[str, str], Sequence[ToldT]],
    part: int,
) -> tuple[Sequence[ToldT], list[tuple[str, ToldT]]]:
    """Return what a sentence tells, and what those near to it tell, each with its sentence; nothing where either is.

    `kinds_in` tells by a text's words which kinds it may tell of, `read` what a text in a language (ISO 639-1) tells,
    at many times the cost: it is asked of sentences of one kind alone that share one word in `part`.
    """
    kinds = kinds_in(text)
    words = content_words(text) if kinds else frozenset()
    near = sentences_sharing(words, sources, max(FEWEST, len(words) // part)) if kinds else ()
    alike = [sentence for sentence in near if not kinds.isdisjoint(kinds_in(sentence))]
    spoken = language_said(" ".join(sources)[:_SAMPLE]) if alike else ""
    told = _told(text, read, spoken) if alike else ()
    return told, [(sentence, one) for sentence in alike for one in _told(sentence, read, spoken)] if told else []


def _told(text: str, read: Callable[[str, str], Sequence[ToldT]], spoken: str) -> Sequence[ToldT]:
    """What a text tells in its own language, else in that of all sources: few words tell none."""
    own = language_said(text)
    return read(text, own) or (read(text, spoken) if spoken != own else ())
