"""What is said to be twice as much as another, half of it, or some per cent more is not, by the evidence's figures.

`Orrin has twice as many desks as Kessel` where Kessel has 240 and Orrin 120. Held against two figures of one sentence,
of sentences beside each other or of a column, each named on its side of the multiple.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.checks.ledger import ledger_of
from core.checks.rule import Misstatement, Said, Statement
from core.checks.series import Series, series_of
from core.checks.statements.compared_otherwise import compared_in, named_in, value_of
from core.reading.amounts import read_amounts
from core.reading.claim_words import language_said
from core.reading.label_words import Words, words_in
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of_any, words_of
from core.reading.opposites import compared_by
from core.reading.roles import Role
from core.reading.surroundings import bound_of
from core.reading.word_order import words_in_order

_TIMES: Final[dict[Role, float]] = {"times_two": 2.0, "times_three": 3.0, "times_half": 0.5}
_FREE: Final = 0.15
"""How far from twice `twice` may be, as a share; several times as much where a bound is said, on its side."""
_FAR: Final = 4
_CLOSE: Final = 0.015
"""How far a share in per cent may be off: it is rounded."""


class _Times(NamedTuple):
    """A multiple in its place, the words for what has it and for what it is of, and those for what is counted."""

    start: int
    end: int
    low: float
    high: float
    one: Words
    other: Words
    named: Words
    other_named: Words

    @property
    def sides(self) -> Iterator[tuple[Words, Words]]:
        """What names either: its words with a capital, or all of its own."""
        yield self.named - self.other_named, self.other_named - self.named
        yield self.one - self.other, self.other - self.one


def _multiplied_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    language = language_said(text)
    times = _times_in(text, language)
    if times is None or speaks_of_any(("denied", "negates"), text, language):
        return
    found = list(_quotients(times, said.sources))
    if found and not any(times.low <= quotient <= times.high for quotient, _ in found):
        quotient, told = found[0]
        start = said.sentence.start
        reason = f"it is {quotient:.2f} times as much"
        yield Misstatement(start + times.start, start + times.end, reason, f'The evidence has: "{told[:200]}".')


def held_multiple(text: str, start: int, sources: tuple[str, ...]) -> str:
    """Return what of the evidence bears out the multiple that begins at a place of a sentence, if anything."""
    times = _times_in(text, language_said(text))
    if times is None or not times.start <= start < times.end:
        return ""
    return next((told for quotient, told in _quotients(times, sources) if times.low <= quotient <= times.high), "")


def _times_in(text: str, language: str) -> _Times | None:
    """The only multiple of a sentence; in languages that put it last, both stand before it."""
    found = [*_spelt(text, language), *_in_percent(text, language)] if language in BY_CODE else []
    if len(found) != 1:
        return None
    start, end, low, high = found[0]
    one, other = text[:start], text[end:]
    if BY_CODE[language].head_final or BY_CODE[language].script == "han":
        marks = words_of("marks_doer", language=language)
        cut = next((w for w in words_in_order(one) if w.lowered in marks), None)
        one, other = (one[: cut.start], one[cut.end :]) if cut else ("", "")
    return _Times(start, end, low, high, words_in(one), words_in(other), _named(one), _named(other))


_Span = tuple[int, int, float, float]
"""Where a multiple stands, and the least and the most that it may be."""


def _spelt(text: str, language: str) -> Iterator[_Span]:
    for role, factor in _TIMES.items():
        for match in pattern_of(role, language).finditer(text):
            bound = bound_of(text, match.start())
            low = factor if bound > 0 else factor * (1 - _FREE)
            yield match.start(), match.end(), low, factor * (_FAR if bound > 0 else 1 + _FREE)


def _in_percent(text: str, language: str) -> Iterator[_Span]:
    """`20 % more desks than Orrin`, which is another multiple than `20 % fewer`; not `20 percentage points more`."""
    words = words_in_order(text) if "%" in text or any(a.percent for a in read_amounts(text)) else ()
    for amount in read_amounts(text) if words else ():
        behind = next((w for w in words if w.start >= amount.end), None)
        compared = compared_by(behind.lowered, language) if amount.percent and behind else None
        near = behind and not text[amount.end : behind.start].strip()
        if behind and near and compared and not compared.most and not bound_of(text, amount.start):
            share = amount.value if amount.value < 1 else amount.value / 100
            factor = 1 + share if compared.more else 1 - share
            yield amount.start, behind.end, factor - _CLOSE, factor + _CLOSE


def _named(part: str) -> Words:
    """The words with a capital: beside these, a verb that the evidence leaves out for the second names nothing."""
    return words_in(" ".join(word for word in part.split() if word[:1].isupper()))


def _quotients(times: _Times, sources: tuple[str, ...]) -> Iterator[tuple[float, str]]:
    """How many times as much the one is, by each sentence or column that has both, with what tells it."""
    for row in compared_in(sources):
        for told in row.by_sort.values():
            pairs = ((named_in(one, told), named_in(other, told)) for one, other in times.sides)
            one, other = next((p for p in pairs if len(p[0]) == len(p[1]) == 1 and p[0] != p[1]), ([], []))
            if one and _is_of(times, row.tokens) and value_of(other[0]):
                yield value_of(one[0]) / value_of(other[0]), row.text
    yield from _in_series(times, tuple(series_of(ledger_of(sources))))


def _in_series(times: _Times, columns: Sequence[Series]) -> Iterator[tuple[float, str]]:
    for series in columns:
        parts = (times.one - times.other, times.other - times.one)
        ones, others = ([m for m in series.members if m.is_named(part, ())] for part in parts)
        if len(ones) == len(others) == 1 and ones != others and others[0].cell.raw:
            known = series.topic | ones[0].words | others[0].words
            if _is_of(times, known) or not any(times.other & column.topic for column in columns):
                label = f"{ones[0].row.label}: {ones[0].cell.text}, {others[0].row.label}: {others[0].cell.text}"
                yield ones[0].cell.raw / others[0].cell.raw, label


def _is_of(times: _Times, known: Words) -> bool:
    """All that is counted is known where the two figures stand: `as many desks` is not of chairs."""
    return times.other - times.one <= known


MULTIPLIED_OTHERWISE = Said("multiplied_otherwise", _multiplied_otherwise, roles=(*_TIMES, "than"))
