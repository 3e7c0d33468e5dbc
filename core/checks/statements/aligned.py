"""The words of a sentence beside the same words of the evidence's sentences that speak of the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from core.checks.support import source_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.marked_words import MarkedWord, marked_words

SAME = 0.85
"""Share of a clause's words that a sentence must have to speak of the same."""
FEWEST = 2
"""Content words of a clause at least, for another to speak of the same."""
MOST_PAIRS = 200_000
"""Pairs of a clause and a sentence that are compared for one sentence of an answer."""


_Pair = tuple[MarkedWord, str, float]


@dataclass(frozen=True, slots=True)
class Aligned:
    """A word of the answer's sentence, and the same word where the evidence says the same.

    `sentences` are those of the evidence, in the order of `told`; `both_ways` is the share of the words of the clause
    there that the answer's clause has, of the sentence where that is least.
    """

    word: MarkedWord
    told: tuple[MarkedWord, ...]
    sentences: tuple[str, ...]
    both_ways: float


@lru_cache(maxsize=256)
def aligned(text: str, sources: tuple[str, ...]) -> tuple[Aligned, ...]:
    """Return the words of a sentence that stand in sentences of the sources that have most words of their clause."""
    found: list[Aligned] = []
    words = marked_words(text)
    for _, group in groupby(words, key=lambda word: word.clause):
        clause = tuple(group)
        if len({w.stem for w in clause}) < FEWEST:
            continue
        near = list(_near(text[clause[0].start : clause[-1].end], sources))
        found += (_aligned(w, pairs) for w in clause if (pairs := _same(w, clause, near)))
    return tuple(found)


def _aligned(word: MarkedWord, pairs: Sequence[_Pair]) -> Aligned:
    told, sentences, shares = zip(*pairs, strict=True)
    return Aligned(word, told, sentences, min(shares))


def _near(clause: str, sources: Sequence[str]) -> Iterator[str]:
    """The sentences that have half of a clause's words: quicker to tell than how they say them."""
    said = content_words(clause)
    for text in sources:
        source = source_of(text)
        for at, words in enumerate(source.words):
            if 2 * len(said & words) >= len(said):
                yield sentences_of(text)[at].text


def _same(word: MarkedWord, clause: Sequence[MarkedWord], sentences: Sequence[str]) -> list[_Pair]:
    stems = {w.stem for w in clause}
    pairs = []
    for sentence in sentences:
        words = marked_words(sentence)
        shared = stems & {w.stem for w in words}
        if word.stem in shared and len(shared) >= max(FEWEST, SAME * len(stems)):
            told, beside = _nearest(word, stems, words)
            if len(stems & beside) >= max(FEWEST, len(stems) / 2):
                pairs.append((told, sentence, len(stems & beside) / len(beside)))
    return pairs


def _nearest(word: MarkedWord, stems: set[str], told: Sequence[MarkedWord]) -> tuple[MarkedWord, set[str]]:
    """The same word in that clause of a sentence which has most of the words, and the words of that clause."""
    clauses = [(w, {o.stem for o in told if o.clause == w.clause}) for w in told if w.stem == word.stem]
    return max(clauses, key=lambda clause: len(stems & clause[1]))
