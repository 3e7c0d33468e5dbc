"""The highest and lowest of records, asked in another language than English, where each word is accounted for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.roles import Role
from core.reading.wording import AskedWord, held_terms, kind_of, telling_words
from core.tabulated.record_questions import RecordPlan
from core.tabulated.record_tables import Field, Records

_EXTREMES: Final = {Operation.HIGHEST: "highest", Operation.LOWEST: "lowest"}
_OF_PRICES: Final[dict[Operation, Role]] = {Operation.HIGHEST: "dearest", Operation.LOWEST: "cheapest"}
_ENGLISH: Final = "en"
_OF_A_THOUSAND = 3  # digits


def read_extreme(question: str, records: Records, named: str) -> RecordPlan | None:
    """Return the plan for a question such as `Welche Maschine hat die höchste Leistung?`.

    Each of its words that carries meaning must stand in a heading, in cells, which tell of some of the records alone,
    or in `named`, what the table and its document are called. None where one does not; where no one column is meant;
    and where its figures may be read in two ways (`1.200`).
    """
    code = language_of(question)
    said = [] if code in ("", _ENGLISH) else list(_extremes_in(question, code))
    if len(said) != 1:
        return None
    operation, rest, priced = said[0]
    measured, spare = dict[int, Field](), 0
    kept = frozenset(range(len(records.lines)))
    for word in telling_words(rest, code):
        held = [one for one in records.fields if one.heading and _holds(word, one.heading, code)]
        measured |= {one.at: one for one in held if one.is_amount}
        if held or any(term in _idle(code) for term in word.terms):
            continue
        if of := _records_of(word, records, code):
            kept &= of
        elif _holds(word, named, code):
            spare += 1
        else:
            return None
    amounts = list(measured.values()) or [one for one in records.fields if one.is_amount]
    amounts = [one for one in amounts if one.is_price] if priced else amounts
    if len(amounts) != 1 or any(map(is_read_in_two_ways, amounts[0].texts)):
        return None
    return RecordPlan(records, tuple(sorted(kept)), (), operation, amounts[0], None, None, 0, spare, quoted=True)


def _extremes_in(question: str, code: str) -> Iterator[tuple[Operation, str, bool]]:
    """Yield each extreme that a question asks for, with what it says beside, and whether it is one of prices."""
    lower, language = question.lower(), BY_CODE[code]
    asked = [(operation, terms_of(language.figure_words.get(name, "")), False) for operation, name in _EXTREMES.items()]
    asked += [(operation, terms_in(role, language=code), True) for operation, role in _OF_PRICES.items()]
    for operation, terms, priced in asked:
        longest = sorted(terms, key=len, reverse=True)
        found = next(((at, len(term)) for term in longest if (at := _place_of(term, lower, code)) >= 0), None)
        if found is not None:
            at, length = found
            yield operation, f"{question[:at]} {question[at + length :]}", priced


def _place_of(term: str, text: str, code: str) -> int:
    """Return where a text has a term, as a word where the language parts words; -1 where nowhere."""
    at = text.find(term)
    while at >= 0 and kind_of(code) != "pairs" and _goes_on(text[at - 1 : at], text[at + len(term) :][:1]):
        at = text.find(term, at + 1)
    return at


def _goes_on(before: str, behind: str) -> bool:
    return before.isalnum() or behind.isalnum()


def _records_of(word: AskedWord, records: Records, code: str) -> frozenset[int]:
    """Return the records of which a cell in words says a word."""
    texts = ((at, text) for one in records.fields if not one.numbers for at, text in enumerate(one.texts))
    return frozenset(at for at, text in texts if _holds(word, text, code))


def _holds(word: AskedWord, text: str, code: str) -> bool:
    return len(held_terms(word.terms, text, code)) * 2 > len(word.terms)


def is_read_in_two_ways(text: str) -> bool:
    """One mark, and three digits behind it: a thousand in one country, and one with three decimals in another."""
    marks = [at for at, character in enumerate(text) if character in ".,"]
    behind = text[marks[0] + 1 :] if len(marks) == 1 else ""
    return sum(map(str.isdigit, behind)) == _OF_A_THOUSAND


@cache
def _idle(code: str) -> frozenset[str]:
    """Words that say little of what is asked for: `has`, `cuál`."""
    return frozenset((*terms_of(BY_CODE[code].asks_figure), *terms_in("asks_has", language=code)))
