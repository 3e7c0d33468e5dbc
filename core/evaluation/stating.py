"""Whether a text says a phrase: words as words, figures by value, dates by day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from core.checks.matching import TOLERANCE, close_to
from core.drafts.marking import as_drafted
from core.reading.amounts import Amount, read_amounts
from core.reading.marks import without_marks
from core.reading.normal_forms import normal
from core.reading.periods import Date, dates_in
from core.reading.words import words

Wanted = str | float
"""A phrase, or a figure as a bare number."""

Token = str | Amount | Date
_LEAST_TELLING = 10  # units of the last digit: `$1.6B` may be a rounded 1.594 billion, `$2B` says nothing so fine
_SLACK = 1.000001


def states(text: str, wanted: Wanted, *, exactly: bool = False) -> bool:
    """Tell whether `text` says `wanted`: its words in their order, beside one another, whatever their case.

    Figures meet by value, within the tolerance of the checks: `$383.3B` is said by `383.285 billion`. Whole numbers
    that are no more than counts have to be equal (212 is not 213); a unit or sign must not contradict. `exactly`
    takes off the tolerance and leaves the rounding of `wanted`: for what must not be said. Dates meet by day.
    """
    number = _number(wanted if isinstance(wanted, str) else f"{wanted:.12f}".rstrip("0").rstrip("."))
    if number is not None or isinstance(wanted, float):
        return _holds(_tokens(text, dates=False), [number] if number else [], exactly=exactly)
    for dates in (True, False):
        if _holds(_tokens(text, dates=dates), _tokens(wanted, dates=dates), exactly=exactly):
            return True
    # Scripts without capitals mostly have no blanks between words either.
    return _has_uncased_letters(wanted) and _literally(text, wanted)


def can_be_looked_for(phrase: str) -> bool:
    """Tell whether there is anything in a phrase that a text could say."""
    return bool(_tokens(phrase, dates=False)) or _has_uncased_letters(phrase)


def _tokens(text: str, *, dates: bool) -> list[Token]:
    """Split into figures, dates (else they are words) and words; citation marks are none of them."""
    text = without_marks(as_drafted(text), " ")
    read: list[Amount | Date] = list(read_amounts(text))
    if dates:
        read += [date for date in dates_in(text) if any(map(any, date.readings))]
    found: list[Token] = []
    at = 0
    for token in sorted(read, key=lambda token: token.start):
        found += [*words(text[at : token.start]), token]
        at = max(at, token.end)
    return [*found, *words(text[at:])]


def _holds(said: list[Token], wanted: list[Token], *, exactly: bool) -> bool:
    return bool(wanted) and any(
        all(_meets(s, w, exactly=exactly) for s, w in zip(stretch, wanted, strict=True))
        for stretch in _stretches(said, len(wanted))
    )


def _stretches(tokens: list[Token], length: int) -> Iterator[list[Token]]:
    return (tokens[at : at + length] for at in range(len(tokens) - length + 1))


def _meets(said: Token, wanted: Token, *, exactly: bool) -> bool:
    # `in 1688` is read as a year, and a year is a word: beside a figure, it is a number by itself.
    if isinstance(wanted, Amount) and _is_bare(wanted) and isinstance(said, str):
        said = _number(said) or said
    elif isinstance(wanted, str) and isinstance(said, Amount):
        wanted = _number(wanted) or wanted
    if isinstance(said, Amount) and isinstance(wanted, Amount):
        return _same(said, wanted, exactly=exactly)
    if isinstance(said, Date) and isinstance(wanted, Date):
        return _same_day(said, wanted)
    return said == wanted


def _same_day(said: Date, wanted: Date) -> bool:
    """`November 2023` is said by any day of that month."""
    pairs = ((one, other) for one in said.readings for other in wanted.readings)
    return any(all(w in (0, s) for s, w in zip(one, other, strict=True)) for one, other in pairs)


def _same(said: Amount, wanted: Amount, *, exactly: bool) -> bool:
    if not _units_agree(said, wanted) or (said.signed and said.value < 0 < wanted.value):
        return False
    # A number by itself does not say its scale: `383.3` is met by `$383.3B`.
    values = (said.value, said.coefficient) if _is_bare(wanted) and said.scaled else (said.value,)
    return any(_near(said, abs(value), wanted, exactly=exactly) for value in values)


def _units_agree(said: Amount, wanted: Amount) -> bool:
    """A unit that is left out contradicts none; but where percent is wanted, it has to be said."""
    if wanted.percent or (said.percent and wanted.unit):
        return said.percent and wanted.percent
    return not (said.unit and wanted.unit) or said.unit == wanted.unit


def _near(said: Amount, value: float, wanted: Amount, *, exactly: bool) -> bool:
    true = abs(wanted.value)
    apart = abs(value - true)
    if _counts(said) and _counts(wanted) and not said.approximate:
        return apart <= 1e-9 * true
    rounding = max(wanted.step if _is_telling(wanted) else 0.0, 1e-9 * true) * _SLACK
    if exactly or apart <= rounding:
        return apart <= rounding
    return close_to(said, value, true) if _is_telling(said) else apart <= TOLERANCE * true


def _is_telling(amount: Amount) -> bool:
    return abs(amount.value) >= _LEAST_TELLING * 2 * amount.step


def _counts(amount: Amount) -> bool:
    return amount.step == 0.5 and not amount.scaled and not amount.percent


def _is_bare(amount: Amount) -> bool:
    return not amount.unit and not amount.scaled


def _number(text: str) -> Amount | None:
    """Read a number without words about it, also one that running text would take for a year."""
    bare = text.strip().lstrip("-−– ")
    # A plus makes a number of a year, but a telephone number of a long one.
    lead = "+" if len(bare) <= len("2,019") else ""
    found = read_amounts(f"{lead}{bare}") if bare[:1].isdigit() or bare[:1] == "." else ()
    if len(found) != 1 or not _is_bare(found[0]) or found[0].end != len(bare) + len(lead):
        return None
    sign = -1 if bare != text.strip() else 1
    return replace(found[0], value=sign * abs(found[0].value), signed=sign < 0)


def _has_uncased_letters(text: str) -> bool:
    return any(letter.isalpha() and letter.upper() == letter.lower() for letter in text)


def _literally(text: str, wanted: str) -> bool:
    phrase = _squeezed(wanted)
    # A figure is not part of a longer one.
    return bool(re.search(rf"(?:(?!\d)|(?<!\d)(?<!\d[.,])){re.escape(phrase)}(?:(?<!\d)|(?![.,]?\d))", _squeezed(text)))


def _squeezed(text: str) -> str:
    return "".join(normal(without_marks(text), "NFKC").casefold().split())
