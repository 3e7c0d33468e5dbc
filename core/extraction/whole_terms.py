"""A term inside a longer one is another: `产假` (maternity leave) is not said by `陪产假` (paternity leave).

What stands before a term tells: letters that stand nowhere but there are part of a longer term (`陪`, `배우자`); what
stands elsewhere, too, is a word by itself (`员工` in `员工年假`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.reading.characters import cjk_runs, without_hiragana
from core.reading.languages import BY_CODE
from core.reading.wording import kind_of, telling_words

_SHORTEST: Final = 2
_LONGEST_PREFIX: Final = 4  # characters
_AS_GOOD: Final = 0.6
"""What says the whole term must be about as well supported: else it tells something else of it."""


def held_to_whole_terms(query: Query, pool: Sequence[Segment], scored: Sequence[Support]) -> list[Support]:
    """Return the supports, best first, lower what has a term of the question inside longer ones alone.

    Only where another, about as well supported, has it whole. Languages compared by pairs of characters; others put
    blanks between their words, or one word for both.
    """
    if kind_of(query.language) != "pairs" or not scored:
        return list(scored)
    told = " ".join(segment.text for segment in pool)
    for run in _runs(query):
        asked = _before(query.text[: query.text.find(run)], query.language)
        inside = {id(s) for s in scored if _is_inside(run, s.segment.text, told, query.language, asked)}
        whole = max((s.score for s in scored if run in s.segment.text and id(s) not in inside), default=0.0)
        if inside and whole >= _AS_GOOD * scored[0].score:
            held = (of_another(s) if id(s) in inside else s for s in scored)
            return best_first(held)
    return list(scored)


def _runs(query: Query) -> Iterator[str]:
    """Put the runs of the question together again of which it is looked for by pairs."""
    particles = frozenset(BY_CODE[query.language].written_on.split())
    for word in telling_words(query.text, query.language):
        run = word.terms[0] + "".join(term[-1] for term in word.terms[1:])
        while run[-1:] in particles:
            run = run[:-1]
        if len(run) >= _SHORTEST and cjk_runs(run) == [run]:
            yield run


def _is_inside(run: str, text: str, told: str, language: str, asked: str) -> bool:
    """Tell whether a text has the term, and each time behind letters that stand nowhere but before it.

    `asked` are those that the question has before it.
    """
    prefixes = [_before(text[:at], language) for at in _places(run, text)]
    return bool(prefixes) and all(p and p != asked and _is_bound(p, run, told) for p in prefixes)


def _places(run: str, text: str) -> Iterator[int]:
    at = text.find(run)
    while at >= 0:
        yield at
        at = text.find(run, at + 1)


def _before(text: str, language: str) -> str:
    """Return the letters right before a place that may be of the same term; of Korean the word, without a particle."""
    known = BY_CODE[language]
    if known.script == "hangul":
        word = text.rstrip().rpartition(" ")[2]
        return "" if word.endswith(known.written_behind) else word
    runs = cjk_runs(text)
    if not runs or not text.endswith(runs[-1]):
        return ""
    pieces = without_hiragana(runs[-1]).split(" ")
    letters = pieces[-1] if pieces else ""
    for mark in known.written_on.split():
        letters = letters.rpartition(mark)[2]
    return letters[-_LONGEST_PREFIX:] if not text[: -len(letters) or None][-1:].isdigit() else ""


def _is_bound(prefix: str, run: str, told: str) -> bool:
    return all(told[at + len(prefix) :].lstrip().startswith(run) for at in _places(prefix, told))
