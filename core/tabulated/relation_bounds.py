"""Which figure a question holds rows to (`at least 30 seats`, `50人以上`), and its words without that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.facts.readable import SYMBOLS
from core.reading.characters import goes_on, takes_blanks
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.periods import named_periods
from core.reading.plain_numbers import plain_number
from core.reading.roles import Role
from core.reading.wording import kind_of

_BOUNDS: Final[tuple[tuple[Role, Callable[[float, float], bool], str], ...]] = (
    ("bound_least", lambda value, bound: value >= bound, "≥"),
    ("bound_most", lambda value, bound: value <= bound, "≤"),
    ("bound_above", lambda value, bound: value > bound, ">"),
    ("bound_below", lambda value, bound: value < bound, "<"),
)


@dataclass(frozen=True, slots=True)
class Bound:
    """How rows are held to a figure: `sign` and `figure` as it is told (`≥ 50`)."""

    fits: Callable[[float, float], bool]
    value: float
    sign: str
    figure: str

    def holds(self, value: float) -> bool:
        """Tell whether a figure meets it."""
        return self.fits(value, self.value)


def bound_in(text: str, code: str) -> tuple[Bound | None, str]:
    """The one figure that a question names, with the words for more or less of it, the longest; and all else.

    A figure that may be a year is one of these where it stands right beside them: `más de 2000 socios`.
    """
    runs = list(_runs_of_digits(text))
    amounts = [run for run in runs if not named_periods(run).years]
    written = (amounts or runs)[0] if len(amounts or runs) == 1 else ""
    said = [(place, one) for one in _BOUNDS for place in _said_of(one[0], text, written, code)] if written else []
    said = said if amounts else [(place, one) for place, one in said if _is_beside(text, place[-1].strip(), written)]
    if not said:
        return None, text
    (cut, (_, fits, sign)) = max(said, key=lambda one: sum(map(len, one[0])))
    try:
        value = plain_number(written, continental=BY_CODE[code].decimal_comma)[0]
    except ValueError:
        return None, text
    for part in sorted(cut, key=len, reverse=True):
        text = text.replace(part, " ", 1)
    before, _, behind = text.partition(written)
    return Bound(fits, value, sign, written), f"{before} {_without_counter(behind, code)}"


def figures_of(text: str) -> list[str]:
    """Return the figures of a text as they are written.

    >>> figures_of("2 weeks, 1,200 km")
    ['2', '1,200']
    """
    return list(_runs_of_digits(text))


def _is_beside(text: str, term: str, figure: str) -> bool:
    between = (text.partition(figure)[0].rpartition(term)[2], text.partition(figure)[2].partition(term)[0])
    return term in text and any(not one.strip() for one in between)


def _runs_of_digits(text: str) -> Iterator[str]:
    """The figures of a text, with the narrow blanks between their thousands."""
    for run in text.translate(_MARKS_OF_FIGURES).split(" "):
        digits = run.strip(".,:")
        if digits and digits[0].isdigit():
            yield digits


class _NoFigures(dict[int, str]):
    def __missing__(self, sign: int) -> str:
        return chr(sign) if chr(sign).isdigit() or chr(sign) in ".,\u202f" else " "


_MARKS_OF_FIGURES: Final = _NoFigures()


def _said_of(role: Role, text: str, figure: str, code: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of a bound as they stand: together, or parted by what is measured (`يزيد عدد ... على`)."""
    before = text[: text.find(figure)].rstrip()
    for term in terms_in(role, language=code):
        if place_of_term(term, text, code) >= 0:
            yield (term,)
            continue
        first, _, last = term.rpartition(" ")
        if first and before.endswith(f" {last}") and place_of_term(first, before, code) >= 0:
            yield (first, f" {last} ")


def _without_counter(behind: str, code: str) -> str:
    """What is counted in stands right behind a figure: `300권`, `50人`, `70 €`."""
    said = behind.lstrip()
    for counter in sorted((*BY_CODE[code].counters.split(), "%", *SYMBOLS.values()), key=len, reverse=True):
        if said.startswith(counter) and not (takes_blanks(counter[0]) and said[len(counter) :][:1].isalnum()):
            return said[len(counter) :]
    return behind


def without_terms(text: str, terms: Sequence[str], code: str) -> str:
    """Return a text of a language (ISO 639-1) without some terms, the longest first; a star is any ending."""
    counters = BY_CODE[code].counters.split() if kind_of(code) == "pairs" else []
    counted = (term + counter for term in terms_in("row_count", language=code) if term in terms for counter in counters)
    for term in sorted({*terms, *counted}, key=lambda one: (-len(one), one)):
        while (at := place_of_term(term, text, code)) >= 0:
            end = at + len(term.removesuffix("*"))
            while term.endswith("*") and goes_on(text[end : end + 1]):
                end += 1
            text = f"{text[:at]} {text[end:]}"
    return text


def place_of_term(term: str, text: str, code: str) -> int:
    """Return where a text has a term, as a word where the language parts words; -1 where nowhere."""
    bare = term.removesuffix("*")
    at = text.find(bare)
    parted = kind_of(code) != "pairs"
    while at >= 0 and parted and takes_blanks(bare[0]):
        behind = "" if term.endswith("*") else text[at + len(bare) :][:1]
        if not (goes_on(text[at - 1 : at]) or goes_on(behind)):
            break
        at = text.find(bare, at + 1)
    return at
