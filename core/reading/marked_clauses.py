"""The parts of a sentence that cite for themselves: `The permit costs 9 euros [1] and the locker 8 euros [2].`"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.reading.cited_sentences import Sentence
from core.reading.marks import Mark, marks


def marked_clauses(sentence: Sentence) -> tuple[Sentence, ...]:
    """Return the parts of a sentence, each up to its marks; the sentence itself where it has marks in one place."""
    if len(sentence.cited) < len(("one", "two")):
        return (sentence,)
    groups = _groups(sentence.text)
    return tuple(_parts(sentence, groups)) if len(groups) > 1 else (sentence,)


def _groups(text: str) -> list[list[Mark]]:
    """Marks with nothing but blanks and commas between them cite for the same."""
    groups: list[list[Mark]] = []
    for mark in marks(text):
        if groups and not text[groups[-1][-1].end : mark.start].strip(" ,"):
            groups[-1].append(mark)
        else:
            groups.append([mark])
    return groups


def _parts(sentence: Sentence, groups: list[list[Mark]]) -> Iterator[Sentence]:
    at = 0
    for number, group in enumerate(groups, 1):
        end = len(sentence.text) if number == len(groups) else group[-1].end
        cited = tuple(dict.fromkeys(n for mark in group for n in mark.numbers))
        start = sentence.start
        yield replace(sentence, start=start + at, end=start + end, text=sentence.text[at:end], cited=cited)
        at = end
