"""What the evidence tells by where it began and ended went the other way: `sales fell`, of `went from 120 to 150`.

Or its ends have changed places: `from 150 to 120`. Proved where every sentence of the evidence that tells of the same
by two figures has them so, in the years that are named, and none says in words what is said. A range (`prices run from
120 to 150`) is no movement. Price: what fell within a time and rose over the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.movements import ends_of, way_of
from core.checks.rule import Misstatement, Said, Statement
from core.reading.amounts import Amount, read_amounts
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.marks import without_marks
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.stopwords import BY_LANGUAGE
from core.reading.wording import held_terms, telling_words

_LONGEST: Final = 240
_VERB: Final = 1
"""Words before the first figure that an answer may leave out: the verb, where it does not end the sentence."""
_PLAIN: Final = BY_LANGUAGE["en"]
"""Dutch has `is` and `was` as well, where they are left to English."""
_WAYS: Final[tuple[Role, ...]] = ("rise", "fall")
_UNSAID: Final[tuple[Role, ...]] = ("negation", "deficit")


class _Move(NamedTuple):
    """Where something began and ended, as written, and which way it went by that (empty: it did not move)."""

    text: str
    before: str
    origin: float
    goal: float

    @property
    def way(self) -> str:
        return "" if self.origin == self.goal else "rise" if self.goal > self.origin else "fall"


def _went_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    moves = _moves(said.sources) if len(text) <= _LONGEST else ()
    if not moves or speaks_of_any(_UNSAID, text):
        return
    language = language_said(" ".join((text, moves[0].text)))
    told = [move for move in moves if _tells_of_the_same(text, move, language)]
    if (
        told
        and all(_is_otherwise(text, move, language) for move in told)
        and not _is_said(text, said.sources, language)
    ):
        start, shown = said.sentence.start, told[0].text
        reason = f"the evidence has it the other way round: {shown[:80]}"
        hint = f'The evidence has: "{shown[:200]}". Say it so.'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)


@lru_cache(maxsize=8)
def _moves(sources: tuple[str, ...]) -> tuple[_Move, ...]:
    texts = (sentence.text for source in sources for sentence in sentences_of(source))
    return tuple(move for text in texts if len(text) <= _LONGEST and (move := _move_in(text)))


@lru_cache(maxsize=512)
def _move_in(text: str) -> _Move | None:
    """Return the only movement of a sentence, told by two figures in one unit."""
    figures = read_amounts(text)
    if len(figures) != len(("from", "to")) or min(one.value for one in figures) < 0 or speaks_of_any(_UNSAID, text):
        return None
    ends = ends_of(text, figures[0], figures[1], 0)
    if ends is None or len({one.unit for one in figures if one.unit}) > 1:
        return None
    origin, goal = _values(*ends)
    way = way_of(text, language := language_said(text))
    before = text[: min(one.start for one in figures)].rstrip()
    for word in words_of("moves_from", language=language):  # where no blank parts it from the word before
        before = before.removesuffix(word)
    move = _Move(text, before, origin, goal)
    return move if way == move.way or (not way and speaks_of("goes_over", text, language)) else None


def _values(origin: Amount, goal: Amount) -> tuple[float, float]:
    """Return both in one scale, which the first of them may leave to the other: `from 120 to 150 million`."""
    scaled = next((one.scale for one in (origin, goal) if one.scaled), 1.0)
    first, second = (one.value if one.scaled else one.value * scaled for one in (origin, goal))
    return first, second


def _is_otherwise(text: str, move: _Move, language: str) -> bool:
    ours = _move_in(text)
    if ours is not None:
        return (ours.origin, ours.goal) == (move.goal, move.origin) and bool(move.way)
    way = way_of(text, language)
    return not read_amounts(text) and bool(way and move.way) and way != move.way


def _tells_of_the_same(text: str, move: _Move, language: str) -> bool:
    if not set(named_periods(text).years) <= set(named_periods(move.text).years):
        return False
    verb = 0 if BY_CODE[language].head_final else _VERB
    ours, theirs = _words(text, language), _words(move.before, language)
    return (
        bool(ours)
        and _lacking(ours, move.text, language) <= (verb if read_amounts(text) else 0)
        and (_lacking(theirs, text, language) <= verb)
    )


def _lacking(words: tuple[tuple[str, ...], ...], text: str, language: str) -> int:
    return sum(
        not held_terms(terms, text, language) and not any(len(term) == 1 and term in text for term in terms)
        for terms in words
    )


@lru_cache(maxsize=1024)
def _words(text: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return what words are looked for by, without figures, years and those of the movement."""
    for figure in reversed(read_amounts(text)):
        text = f"{text[: figure.start]} {text[figure.end :]}"
    for role in _WAYS:
        text = pattern_of(role, language).sub(" ", text)
    told = (word.terms for word in telling_words(text, language))
    return tuple(terms for terms in told if not (_PLAIN.issuperset(terms) or has_digit("".join(terms))))


def _is_said(text: str, sources: tuple[str, ...], language: str) -> bool:
    """A sentence of the evidence says the same of it in words."""
    way, ours = way_of(text, language), _words(text, language)
    told = (sentence.text for source in sources for sentence in sentences_of(source))
    return bool(way) and any(way_of(one, language) == way and not _lacking(ours, one, language) for one in told)


WENT_OTHERWISE = Said("went_otherwise", _went_otherwise, of_prose=True)
