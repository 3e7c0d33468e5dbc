"""Reads what a question in another language than English asks of cells that account for its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.extraction.gate.asked_words import AskedWords
from core.facts.plan import Operation
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.periods import dates_in, named_periods
from core.reading.things import things_in
from core.reading.time_lengths import without_spans
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask, two_periods
from core.tabulated.finding import Wanted
from core.tabulated.periods import span_of_quarters


def readings_elsewhere(question: TableQuestion, code: str) -> Iterator[Ask]:
    """Yield what a question of a language (ISO 639-1) may ask of cells, the likeliest first."""
    span, text = without_spans(question.asked)
    wanted = _wanted_elsewhere(text, span)
    for period in (thing.text for thing in things_in(text) if thing.kind == "period"):
        text = text.replace(period, " ")
    said = {name for name in _SAID if _place(BY_CODE[code].figure_words.get(name, ""), text, code)}
    if not said and (margins := _margin_terms(text, code)):
        yield Ask(Operation.VALUE, AskedWords(margins, code), wanted, made="margin")
        return
    if not said:
        yield Ask(Operation.VALUE, AskedWords(text, code), wanted)
        return
    bare = text
    for name in _MOVING:
        for term in sorted(terms_of(BY_CODE[code].figure_words.get(name, "")), key=len, reverse=True):
            bare = _cut(bare, term, code)
    yield Ask(Operation.CHANGE, AskedWords(bare, code), two_periods(wanted))


def _wanted_elsewhere(text: str, span: str) -> tuple[Wanted, ...]:
    named = named_periods(text)
    days = [day for found in dates_in(text) for day in found.readings[:1] if all(day)]
    if days and not span:
        return tuple(Wanted(day[0], "", f"{day[0]:04}-{day[1]:02}-{day[2]:02}") for day in sorted(days))
    span = span or span_of_quarters(named.quarters)
    return tuple(Wanted(year, span) for year in sorted(named.years) or ([_ANY_YEAR] if span else []))


_ANY_YEAR: Final = 0


def _margin_terms(text: str, code: str) -> str:
    """Return a question without the word for a margin, which German writes on to what it is of; empty without one."""
    kept, found = [], False
    for run in text.split():
        bare = run.casefold().rstrip("?!.,;:")
        term = next((one for one in terms_in("asks_margin", language=code) if bare.endswith(one)), "")
        found = found or bool(term)
        kept.append(run[: len(bare) - len(term)].rstrip("-") if term else run)
    return " ".join(kept) if found else ""


_MOVING: Final = ("how much", "percent", "change", "grow", "fall", "compare", "between", "from", "to", "and", "with")
_SAID: Final = ("change", "grow", "fall")


def _place(terms: str, text: str, code: str) -> bool:
    return any(_cut(text, term, code) != text for term in terms_of(terms))


def _cut(text: str, term: str, code: str) -> str:
    """Leave out a term: a whole word, where the language parts words."""
    lowered = text.lower()
    at = lowered.find(term)
    if at < 0:
        return text
    parted = BY_CODE[code].script not in ("han", "kana", "hangul")
    before, behind = lowered[at - 1 : at], lowered[at + len(term) : at + len(term) + 1]
    if parted and (before.isalnum() or behind.isalnum()):
        return text
    return f"{text[:at]} {text[at + len(term) :]}"
