"""The highest and lowest of records, asked in another language than English, where each word is accounted for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import terms_in
from core.reading.superlatives import PRICE, superlative_of
from core.reading.wording import AskedWord, held_terms, telling_words
from core.tabulated.record_questions import RecordPlan
from core.tabulated.record_tables import Field, Records

_ENGLISH: Final = "en"
_OF_A_THOUSAND = 3  # digits


def read_extreme(question: str, records: Records, named: str) -> RecordPlan | None:
    """Return the plan for a question such as `Welche Maschine hat die höchste Leistung?`.

    Each of its words that carries meaning must stand in a heading, in cells, which tell of some of the records alone,
    or in `named`, what the table and its document are called. None where one does not; where no one column is meant;
    and where its figures may be read in two ways (`1.200`).
    """
    code = language_of(question)
    said = None if code in ("", _ENGLISH) else superlative_of(question, code)
    if said is None:
        return None
    measured, counts, spare = dict[int, Field](), Counter[int](), 0
    kept = frozenset(range(len(records.lines)))
    for word in telling_words(said.rest, code):
        held = [one for one in records.fields if one.heading and _holds(word, one.heading, code)]
        measured |= {one.at: one for one in held if one.is_amount}
        counts.update(one.at for one in held if one.is_amount)
        if held or any(term in _idle(code) for term in word.terms):
            continue
        if of := _records_of(word, records, code):
            kept &= of
        elif _holds(word, named, code):
            spare += 1
        elif word.of_kind and len(word.terms[0]) == 1:
            continue  # what things are counted in: `哪条线路`
        else:
            return None
    most = max(counts.values(), default=0)
    amounts = [one for at, one in measured.items() if counts[at] == most]
    amounts = amounts or [one for one in records.fields if one.is_amount and (said.by == PRICE or not one.is_price)]
    amounts = _plainest([one for one in amounts if one.is_price] if said.by == PRICE else amounts, code)
    if len(amounts) != 1 or any(map(is_read_in_two_ways, amounts[0].texts)):
        return None
    return RecordPlan(
        records,
        tuple(sorted(kept)),
        (),
        Operation.HIGHEST if said.more else Operation.LOWEST,
        amounts[0],
        None,
        None,
        0,
        spare,
        quoted=True,
    )


def _plainest(fields: list[Field], code: str) -> list[Field]:
    """`Preis` beside `Preis für Mitglieder` is everybody's: a heading whose words are in all the others."""
    said = [telling_words(one.heading, code) for one in fields]
    plain = [
        one
        for one, words in zip(fields, said, strict=True)
        if words and all(_holds(word, other.heading, code) for word in words for other in fields)
    ]
    return plain if len(plain) == 1 else fields


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
