"""What is said of one thing and not of another is said the other way: `guests may enter, members may not`.

So are directions (`sales fell, costs rose`), and what stands with a limit (`above 500 the lead signs`). Proved where
two clauses of the evidence, side by side, take two sides, a clause of the sentence has the words of the one that the
other has not, hardly a word of its own, and takes the other side. A clause that speaks of both is held against the one
that denies, where it denies nothing; `nobody` and `everyone` against either. What denies twice, has a condition, or
says `only` is left alone. Price: a clause that denies a third thing (`may enter, but not alone`) is taken for one that
denies the deed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.calendars import months_named
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.detection import language_of
from core.reading.digits import years_in
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.sided_clauses import BOUNDS, DENIALS, MOVES, Clause, Sides, clauses_of, words_of_clause
from core.reading.wording import held_terms

_SAMPLE: Final = 2_000
_LONGEST: Final = 300
_KNOWN: Final = 0.8
"""Share of a clause's words that the evidence's two clauses have."""
_HELD: Final = 0.75
"""Share of the words of the one clause that must be said for it to be meant."""
_APART: Final = 0.5
"""Share of the words of the other clause at most, unless all of the one are said."""
_SHARED: Final = 0.6
"""Share of the words of both clauses that the sentence has, for it to speak of the same."""
_PUTS_BLANKS: Final = frozenset(("hangul", "devanagari"))
_FEW: Final = 4
"""Words of a sentence that are so few that one of them tells which sentences of the evidence to look at."""
_MOST_CLAUSES: Final = 4
"""Clauses of a sentence at most: a sentence of the evidence that has fewer of its words has those of none."""
_KINDS: Final = (DENIALS, MOVES, BOUNDS)


class _Contrast(NamedTuple):
    """Two clauses of the evidence that take two sides, the words that each has alone, and those of both."""

    sides: Sides
    clauses: tuple[Clause, Clause]
    own: tuple[tuple[str, ...], tuple[str, ...]]
    shared: tuple[str, ...]
    text: str


def _said_of_another(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    if len(text) > _LONGEST:
        return
    words = content_words(text)
    least = 1 if len(words) < _FEW else max(2, len(words) // _MOST_CLAUSES)
    language = _language_of(said.sources)
    told = (one for source in said.sources for one in _contrasts_near(words, least, source, language))
    found = next((one.text for one in told if _is_turned(text, one, language)), "")
    if found:
        start = said.sentence.start
        reason = f"the evidence has it the other way round: {found[:80]}"
        hint = f'The evidence has: "{found[:200]}". Say it so.'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)


@lru_cache(maxsize=64)
def _language_of(sources: tuple[str, ...]) -> str:
    found = language_of(" ".join(sources)[:_SAMPLE])
    return found if found in BY_CODE else "en"


def _contrasts_near(words: frozenset[str], least: int, source: str, language: str) -> Iterator[_Contrast]:
    """Yield the contrasts of the sentences that have some of the words, and of two such beside each other."""
    near = dict.fromkeys(sentences_sharing(words, (source,), least))
    for text in near:
        yield from _contrasts(text, language)
    if len(near) > 1:
        for before, text in pairwise(sentence.text for sentence in sentences_of(source)):
            if text in near and before in near:
                yield from _contrasts_between(before, text, language)


@lru_cache(maxsize=2048)
def _contrasts(text: str, language: str) -> tuple[_Contrast, ...]:
    if len(text) > _LONGEST:
        return ()
    return tuple(
        found
        for sides in _KINDS
        if sides.may_contrast(text, language)
        for pair in pairwise(clauses_of(text, language, sides))
        for found in _contrast(pair, text, language, sides)
    )


@lru_cache(maxsize=2048)
def _contrasts_between(before: str, text: str, language: str) -> tuple[_Contrast, ...]:
    if max(len(before), len(text)) > _LONGEST or not any(DENIALS.may_contrast(one, language) for one in (before, text)):
        return ()
    return tuple(_beside(before, text, language))


def _beside(before: str, text: str, language: str) -> Iterator[_Contrast]:
    """Two sentences may say of two things what one sentence does, in the same words."""
    one, two = clauses_of(before, language, DENIALS)[-1:], clauses_of(text, language, DENIALS)[:1]
    for pair in zip(one, two, strict=False):
        for found in _contrast(pair, f"{before} {text}", language, DENIALS):
            least = min(len(words_of_clause(clause.text, language, DENIALS)) for clause in pair)
            if len(found.shared) >= max(1, _APART * least):
                yield found


def _contrast(pair: tuple[Clause, Clause], text: str, language: str, sides: Sides) -> Iterator[_Contrast]:
    one, two = pair
    if one.side is None or not one.side.opposes(two.side):
        return
    ours, theirs = (words_of_clause(clause.text, language, sides) for clause in pair)
    shared, back = held_terms(ours, two.text, language), held_terms(theirs, one.text, language)
    own = [tuple(w for w in ours if w not in shared), tuple(w for w in theirs if w not in back)]
    named = [_without_verb(_named(words), clause.text, language) for words, clause in zip(own, pair, strict=True)]
    if not all(named):
        named = [words or _years(words_of_it) for words, words_of_it in zip(named, own, strict=True)]
    if all(named):
        yield _Contrast(sides, pair, (named[0], named[1]), tuple(_named(tuple(shared))), text)


def _without_verb(words: tuple[str, ...], text: str, language: str) -> tuple[str, ...]:
    """Where the verb ends a clause and puts blanks before it, it tells two things apart by its ending alone."""
    if not BY_CODE[language].head_final or BY_CODE[language].script not in _PUTS_BLANKS:
        return words
    rest = text.rstrip(" .।").rpartition(" ")[0]
    return tuple(word for word in words if word in held_terms(words, rest, language)) or words


def _named(words: tuple[str, ...]) -> tuple[str, ...]:
    """Those words that are no figures and no months: by these two things are told apart."""
    return tuple(word for word in words if not has_digit(word) and not months_named(word))


def _years(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if years_in(word))


def _is_turned(text: str, told: _Contrast, language: str) -> bool:
    if len(held_terms(told.shared, text, language)) < _SHARED * len(told.shared):
        return False
    return any(_is_otherwise(clause, told, language) for clause in clauses_of(text, language, told.sides))


def _is_otherwise(clause: Clause, told: _Contrast, language: str) -> bool:
    words = _named(words_of_clause(clause.text, language, told.sides)) if clause.side is not None else ()
    if clause.side is None or not words or len(held_terms(words, told.text, language)) < _KNOWN * len(words):
        return False
    one, two = (len(held_terms(own, clause.text, language)) / len(own) for own in told.own)
    if told.sides is DENIALS and _is_of_all(clause, told, (min(one, two), max(one, two)), language):
        return True
    meant = told.clauses[0] if _is_meant(one, two) else told.clauses[1] if _is_meant(two, one) else None
    return meant is not None and clause.side.opposes(meant.side)


def _is_meant(one: float, other: float) -> bool:
    return one >= _HELD and (other <= _APART or (one == 1.0 and other < _HELD))


def _is_of_all(clause: Clause, told: _Contrast, said: tuple[float, float], language: str) -> bool:
    """It says of both what holds of one: it denies neither, or says it of nobody, or of everyone."""
    least, most = said
    of_neither = most == 0.0 if told.shared else most < 1.0  # what both do may be said with the one of them alone
    if clause.side is not None and clause.side.first:
        return of_neither and speaks_of("nobody", clause.text, language)
    return least == 1.0 or (of_neither and speaks_of("everybody_is", clause.text, language))


SAID_OF_ANOTHER = Said("said_of_another", _said_of_another, of_prose=True)
