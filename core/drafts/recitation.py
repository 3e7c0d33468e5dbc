"""Recitation: a statement that stands in another source than the one it cites is given the right number, by us."""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.check import Exhibit
from core.checks.examination import examine
from core.checks.marked_elsewhere import source_meant
from core.checks.registry import is_miscited
from core.model import Evidence
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.marked_clauses import marked_clauses
from core.reading.marks import marks, without_marks, written
from core.reading.words import content_words

_LEAST_SHARED = 0.6
"""Share of a statement's words that a source must hold for us to cite it in a model's place: as where none is cited."""


def recited(text: str, evidence: Evidence) -> str:
    """Return `text` with the marks replaced of statements that only another source bears out.

    That is: the citations check finds fault with the number given, that source holds most of the words, and no check
    finds fault with the statement over that source alone. Numbers that no source has stay: they were made up, and are a
    fault of their own.
    """
    if not _is_faulty(text, evidence):
        return text
    pieces, at = [], 0
    for sentence, number in _misnumbered(text, evidence):
        pieces += [text[at : sentence.start], _with_mark(sentence.text, number)]
        at = sentence.end
    return "".join([*pieces, text[at:]])


def _misnumbered(text: str, evidence: Evidence) -> Iterator[tuple[Sentence, int]]:
    valid = range(1, len(evidence.passages) + 1)
    for sentence in (part for whole in sentences_of(text) for part in marked_clauses(whole)):
        if not sentence.cited or any(n not in valid for n in sentence.cited):
            continue
        texts = tuple(passage.text for passage in evidence.passages)
        if not (_is_faulty(sentence.text, evidence) or source_meant(sentence.text, sentence.cited, texts)[0]):
            continue
        right = _right_source(sentence, evidence)
        if right is not None:
            yield sentence, right


def _right_source(sentence: Sentence, evidence: Evidence) -> int | None:
    bare = without_marks(sentence.text).strip()
    wanted = set(content_words(bare))
    shares = {
        n: len(wanted & set(content_words(passage.text))) / max(len(wanted), 1)
        for n, passage in enumerate(evidence.passages, 1)
        if n not in sentence.cited and not passage.meta.is_facts
    }
    for n in sorted(shares, key=lambda n: -shares[n]):
        if shares[n] < _LEAST_SHARED:
            return None
        if not any(v.failed for v in examine(f"{bare} {written([1])}", "", Evidence((evidence.passages[n - 1],)))):
            return n
    return None


def _is_faulty(text: str, evidence: Evidence) -> bool:
    return is_miscited(Exhibit(text, "", evidence))


def _with_mark(sentence: str, number: int) -> str:
    """The first mark becomes the right one; the others, all as wrong, go."""
    pieces, at = [], 0
    for place, mark in enumerate(marks(sentence)):
        pieces += [sentence[at : mark.start] if place == 0 else sentence[at : mark.start].rstrip()]
        pieces += [written([number])] if place == 0 else []
        at = mark.end
    return "".join([*pieces, sentence[at:]])
