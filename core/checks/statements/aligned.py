"""The words of a sentence beside the same words of the evidence's sentences that speak of the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from core.checks.support import source_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.marked_words import Mark, MarkedWord, Marks, forms_of, is_marked, marked_words, marks_in
from core.reading.stems import inflected_stem

SAME = 0.85
"""Share of a clause's words that a sentence must have to speak of the same."""
FEWEST = 2
"""Content words of a clause at least, for another to speak of the same."""
TOLD: Final[Marks] = frozenset(("denied", "unsure", "planned"))
"""How the evidence may hold back what an answer just says."""
OTHERWISE: Final[dict[Mark, Marks]] = {
    "of_all": frozenset(("of_some", "of_most")),
    "of_most": frozenset(("of_some",)),
    "must": frozenset(("may", "should")),
    "may": frozenset(("must",)),
    "should": frozenset(("must",)),
}
"""How an answer may say a word, and how the evidence may say it otherwise."""
SAID: Final[tuple[Mark, ...]] = ("denied", *OTHERWISE)
BOTH_WAYS = 0.6
"""Share of the words of the evidence's clause that the answer's must have, for what it holds back to be the same."""


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
    """Return the words of a sentence that stand in sentences of the sources that have most words of their clause.

    Those alone that either may say in a way of its own, and none where the sources may not have it otherwise: most
    sentences are told by that at once.
    """
    if not _may_differ(text, sources):
        return ()
    found: list[Aligned] = []
    held_back = frozenset[str]().union(*(_held_back(source).words for source in sources))
    for _, group in groupby(marked_words(text), key=lambda word: word.clause):
        clause = tuple(group)
        telling = [w for w in clause if w.marks or w.stem in held_back]
        if not telling or len({w.stem for w in clause}) < FEWEST:
            continue
        same = _same(clause, _near(text[clause[0].start : clause[-1].end], sources))
        found += (_aligned(w, pairs) for w in telling if (pairs := _pairs(w, same)))
    return tuple(found)


def _may_differ(text: str, sources: Sequence[str]) -> bool:
    """A source holds back what the sentence may say, or the sentence says a word as a source may not."""
    words = content_words(text)
    if any(_says(words, clause) for source in sources for clause in _held_back(source).speaking_of(words)):
        return True
    marks = frozenset(m for m in marks_in(text, SAID) if any(_may_be_otherwise(m, source) for source in sources))
    if not marks:
        return False
    said = _stems(text, (w for w in marked_words(text) if w.marks & marks))
    return any(not said.isdisjoint(source_of(source).all_words) for source in sources)


def _may_be_otherwise(mark: Mark, source: str) -> bool:
    return mark == "denied" or _has(source, OTHERWISE[mark])


@lru_cache(maxsize=256)
def _has(source: str, marks: Marks) -> bool:
    return is_marked(source, marks)


def _says(words: frozenset[str], clause: frozenset[str]) -> bool:
    return len(words & clause) >= max(FEWEST, BOTH_WAYS * len(clause) - 1)


@dataclass(frozen=True, slots=True)
class _HeldBack:
    """The clauses of a source with a word that it denies, doubts or tells as a plan: those words, and all words."""

    clauses: tuple[tuple[frozenset[str], frozenset[str]], ...]
    words: frozenset[str]

    def speaking_of(self, words: frozenset[str]) -> Iterator[frozenset[str]]:
        """Yield those that hold back one of the words: of most sentences none, which one look tells."""
        found = words & self.words
        return (clause for held, clause in self.clauses if not found.isdisjoint(held)) if found else iter(())


@lru_cache(maxsize=64)
def _held_back(source: str) -> _HeldBack:
    found = []
    for text in (s.text for s in sentences_of(source) if is_marked(s.text, TOLD)):
        words = marked_words(text)
        for number in {w.clause for w in words if w.marks & TOLD}:
            clause = [w for w in words if w.clause == number]
            found.append((_forms(text, (w for w in clause if w.marks & TOLD)), _stems(text, clause)))
    return _HeldBack(tuple(found), frozenset().union(*(held for held, _ in found)))


def _stems(text: str, words: Iterable[MarkedWord]) -> frozenset[str]:
    return frozenset(inflected_stem(text[w.start : w.end].lower()) for w in words)


def _forms(text: str, words: Iterable[MarkedWord]) -> frozenset[str]:
    return frozenset(inflected_stem(form) for w in words for form in forms_of(text[w.start : w.end].lower()))


def _aligned(word: MarkedWord, pairs: Sequence[_Pair]) -> Aligned:
    told, sentences, shares = zip(*pairs, strict=True)
    return Aligned(word, told, sentences, min(shares))


def _near(clause: str, sources: Sequence[str]) -> Iterator[str]:
    """The sentences that have half of a clause's words: quicker to tell than how they say them.

    A table's row is none.
    """
    said = content_words(clause)
    least = len(said) / 2
    for text in sources:
        source = source_of(text)
        near = [at for at, words in enumerate(source.words) if len(said & words) >= least]
        told = (sentences_of(text)[at].text for at in near)
        yield from (sentence for sentence in told if not sentence.startswith("|"))


@dataclass(frozen=True, slots=True)
class _Same:
    """A sentence of the evidence that has most words of a clause of the answer: these are its stems."""

    sentence: str
    stems: frozenset[str]
    shared: frozenset[str]


def _same(clause: Sequence[MarkedWord], sentences: Iterable[str]) -> list[_Same]:
    stems = frozenset(w.stem for w in clause)
    least = max(FEWEST, SAME * len(stems))
    shared = ((s, stems & _stems_in(s)) for s in sentences)
    return [_Same(sentence, stems, words) for sentence, words in shared if len(words) >= least]


@lru_cache(maxsize=512)
def _stems_in(sentence: str) -> frozenset[str]:
    return frozenset([w.stem for w in marked_words(sentence)])


def _pairs(word: MarkedWord, same: Iterable[_Same]) -> list[_Pair]:
    pairs = []
    for found in same:
        if word.stem in found.shared:
            stems = found.stems
            told, beside = _nearest(word, stems, marked_words(found.sentence))
            if len(stems & beside) >= max(FEWEST, len(stems) / 2):
                pairs.append((told, found.sentence, len(stems & beside) / len(beside)))
    return pairs


def _nearest(word: MarkedWord, stems: frozenset[str], told: Sequence[MarkedWord]) -> tuple[MarkedWord, set[str]]:
    """The same word in that clause of a sentence which has most of the words, and the words of that clause."""
    clauses = [(w, {o.stem for o in told if o.clause == w.clause}) for w in told if w.stem == word.stem]
    return max(clauses, key=lambda clause: len(stems & clause[1]))
