"""What a price is of: a sentence that prices another thing than the one asked for is no answer, whatever it shares.

`Die Jahreskarte kostet 62 Euro` is not what the entry costs for pensioners, and what a workshop costs a class is not
what a guided tour does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query, tells_figure
from core.reading.amounts import read_amounts
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.wording import AskedWord, telling_words

_PRICES: Final[tuple[Role, ...]] = ("asks_money", "asks_price")
_OF_MONEY: Final[tuple[Role, ...]] = (*_PRICES, "pays_for", "cost_noun", "money_noun", "none")
_TOLD: Final = ("sentence", "item")


def prices_another(query: Query, segment: Segment) -> bool:
    """Tell whether a sentence says the price of another thing than a question for a price names.

    It says none of what is priced (`de la visite guidée`): then only whom the price is for may answer, said before the
    amount (`Kinder 11 Euro`), not what it is counted by (`145 euros par classe`). Where headings alone say what is
    priced, the sentence says whom it is for, if that is asked.
    """
    if segment.kind not in _TOLD or not _asks_price(query) or _denies(query, segment.text):
        return False
    thing, whom = _asked_of(query)
    if not thing or _says(query, thing, segment.text):
        return False
    headed = _says(query, thing, segment.context)
    if not whom:
        return not headed
    if headed:
        return not _says(query, whom, f"{segment.text} {segment.context}")
    return _costs(query, segment.text) or not _says(query, whom, segment.text)


def tells_no_price(query: Query, segment: Segment) -> bool:
    """Tell whether a sentence has no figure and no word of prices, where a price is asked for: `takes an hour`."""
    if segment.kind not in _TOLD or not _asks_price(query) or tells_figure(segment.text, query.language):
        return False
    return not speaks_of_any(_OF_MONEY, segment.text, query.language)


def _denies(query: Query, text: str) -> bool:
    """It says that there is none, and no amount: `62 euros, not valid in the evening` denies no price."""
    return speaks_of("none", text, query.language) and not any(amount.money for amount in read_amounts(text))


def _asks_price(query: Query) -> bool:
    """Not who pays, when, nor why."""
    others: tuple[Role, ...] = ("asks_person", "asks_reason")
    asks = speaks_of_any(_PRICES, query.text, query.language)
    return asks and not query.wants_date and not speaks_of_any(others, query.text, query.language)


def _costs(query: Query, text: str) -> bool:
    """It says that a thing costs so much: not that somebody pays it."""
    return speaks_of_any(_PRICES, _without(("pays_for",), text, query.language), query.language)


def _asked_of(query: Query) -> tuple[list[AskedWord], list[AskedWord]]:
    """Return the words of what is priced, and of whom or what for: what stands behind `pour` and `für`."""
    runs, for_whom = query.text.split(), words_of("for_whom", language=query.language)
    at = max((n for n, run in enumerate(runs) if run.lower() in for_whom), default=len(runs))
    before, behind = " ".join(runs[:at]), " ".join(runs[at + 1 :])
    return _telling(query, before), _telling(query, behind)


def _telling(query: Query, text: str) -> list[AskedWord]:
    text = _without(_PRICES, text, query.language)
    return [word for word in telling_words(text, query.language) if query.weights.keys() & set(word.terms)]


def _says(query: Query, wanted: Sequence[AskedWord], text: str) -> bool:
    held = query.held(text)
    return any(len(held.intersection(word.terms)) * 2 > len(word.terms) for word in wanted)


def _without(roles: Sequence[Role], text: str, language: str) -> str:
    for role in roles:
        text = pattern_of(role, language).sub(" ", text)
    return text
