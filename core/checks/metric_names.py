"""Which kinds of metrics a text names: turnover, one of the profits, what was spent, what is owed.

A word of several meanings names all of them: `profit` may be the gross, the operating or the net one, and a word of
another language any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal

from core.facts.metrics import METRICS
from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import Phrases

Kind = Literal["revenue", "cost of sales", "gross", "operating", "net", "ebitda", "expenses", "debt"]
Kinds = frozenset[Kind]
NONE: Kinds = frozenset()
PROFIT: Kinds = frozenset(("gross", "operating", "net", "ebitda"))
_KIND_OF: dict[str, Kinds] = {
    "revenue": frozenset(("revenue",)),
    "cost_of_sales": frozenset(("cost of sales", "expenses")),
    "gross_profit": frozenset(("gross",)),
    "operating_income": frozenset(("operating",)),
    "net_income": frozenset(("net",)),
}
_UNSURE: dict[str, Kinds] = {
    **dict.fromkeys(("profit", "profits", "bottom line"), PROFIT),
    **dict.fromkeys(("income", "earnings"), PROFIT | {"revenue"}),
    "ebitda": frozenset(("ebitda",)),
    **dict.fromkeys(
        ("operating costs", "operating expenses", "total costs", "total expenses"), frozenset(("expenses",))
    ),
    **dict.fromkeys(("debt", "borrowings"), frozenset(("debt",))),
}


@lru_cache(maxsize=512)
def kinds_named(text: str) -> Kinds:
    """Return all that the metrics named in a text may be; nothing where it names none."""
    known, phrases = _names()
    return NONE.union(*(known[name] for name in phrases.found_in(text)))


@cache
def _names() -> tuple[dict[str, Kinds], Phrases]:
    known = dict([*_abroad(), *_in_english(), *_UNSURE.items()])
    return known, Phrases(known)


def _in_english() -> Iterator[tuple[str, Kinds]]:
    for metric in METRICS:
        if metric.name in _KIND_OF:
            for name in (metric.label, metric.name.replace("_", " "), *metric.synonyms):
                yield name.lower(), _KIND_OF[metric.name]


def _abroad() -> Iterator[tuple[str, Kinds]]:
    for language in LANGUAGES:
        for metric, kinds in _ABROAD.items():
            names = terms_of(language.measures.get(metric, ""))
            for name in names[:TELLING] if metric == "revenue" else names:
                yield name, kinds


TELLING = 2
"""The first names of turnover in another language; later ones may mean what is earned, too."""
_ABROAD: dict[str, Kinds] = {
    "revenue": frozenset(("revenue",)),
    "cost_of_sales": _KIND_OF["cost_of_sales"],
    **dict.fromkeys(("gross_profit", "operating_income", "net_income"), PROFIT),
}
