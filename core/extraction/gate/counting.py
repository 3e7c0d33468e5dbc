"""How many of a thing there are, asked in another language than English: times and prices count none of it.

`Las salas se reservan por dos horas` has the word of `¿Cuántas salas hay?`, and no number of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from core.extraction.gate.asked import Asked
from core.extraction.wanted import in_english
from core.reading.amounts import read_amounts
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.things import sorted_out
from core.reading.unit_words import time_unit_behind, unit_behind
from core.reading.wording import kind_of

_NEAR = 2
"""Words behind a number within which its unit of time stands: `23 working days`."""
_OTHERWISE: tuple[Role, ...] = ("kind_how_long", "kind_how_often", "asks_price", "asks_clock_time", "measured_in_days")
_TENS = "一二三四五六七八九十百千両两兩"


def counts_none_of_it(asked: Asked, text: str) -> bool:
    """Tell whether things or people are to be counted, and a text has no figure but times, their lengths and money.

    That there is none of it is a count, and so is a word for a number. What is counted in days (`vacaciones`) is left
    out, and so are units: this holds to what is certain to be no count.
    """
    code = asked.language
    if in_english(code) or not counted_in(asked.text, code):
        return False
    return not speaks_of("table_lacks", text, code) and not any(_counts(text, code))


@lru_cache(maxsize=512)
def counted_in(question: str, code: str) -> bool:
    """Tell whether things are to be counted, that no length of time or amount of money can be."""
    found = pattern_of("counts_things", code).search(question)
    if found is None or speaks_of_any(_OTHERWISE, question, code):
        return False
    behind = question[found.end() :]
    if unit_behind(behind) or opens_with("money_noun", behind.lstrip(), code):
        return False
    return kind_of(code) == "pairs" or not _is_time(behind, code)


def _counts(text: str, code: str) -> Iterator[bool]:
    """Yield for each figure and number word whether it may count things."""
    rest = sorted_out(text).rest
    for amount in read_amounts(rest):
        yield not amount.money and not _is_of_something_else(rest[amount.end :], code)
    if kind_of(code) == "pairs":
        counters = {term[-1] for term in terms_in("counts_things", language=code)}
        yield any(one in _TENS and other in counters for one, other in pairwise(rest))
        return
    told = runs_of(rest.casefold())
    numbers = NUMBERS.keys() | words_of("figure_word", language=code)
    numbers -= words_of("article", "indefinite", language=code)
    for at, word in enumerate(told[:-1]):
        if word in numbers:
            yield not _is_of_something_else(" ".join(told[at + 1 :]), code)


def _is_of_something_else(behind: str, code: str) -> bool:
    near = behind.strip(" \u00a0")
    return opens_with("counts_no_things", near, code) or _is_time(near, code)


def _is_time(behind: str, code: str) -> bool:
    """Tell whether a unit of time stands behind, or ends what does: `Urlaubstage`."""
    if time_unit_behind(behind):
        return True
    if kind_of(code) == "pairs":
        return False
    units = terms_in("calendar_word", language=code)
    near = [run.casefold() for run in runs_of(behind)[:_NEAR]]
    return any(speaks_of("calendar_word", run, code) for run in near) or any(
        _ends_in_time(run, units) for run in near[:1]
    )


def _ends_in_time(run: str, units: tuple[str, ...]) -> bool:
    return any(run.rstrip("en").endswith(unit.removesuffix("*")) for unit in units if unit.endswith("*"))
