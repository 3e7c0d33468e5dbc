"""The figure is another of the day's prices: `it closed at 10`, where it opened at 10."""

from __future__ import annotations

from functools import cache

from core.checks.claim import Claim
from core.checks.fact_rows import PRICES
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import Phrases, terms_in
from core.reading.roles import Role
from core.reading.surroundings import without_hedge

BEFORE, BEHIND = 32, 16
"""Characters before a figure, and behind it, in which its price is named."""
_ENDS = ",;:，；、。"
_SAID: tuple[tuple[Role, str], ...] = (
    ("plan_price_open", "open"),
    ("plan_price_high", "high"),
    ("plan_price_low", "low"),
    ("plan_price_close", "close"),
)
_ABROAD = {"opening price": "open", "closing price": "close"}


def _another_price(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    column = hit.row.label.removesuffix(" price")
    if column not in PRICES or column == hit.row.label:
        return False
    said = _prices_by(amount, grounds)
    others = (r.row.label.removesuffix(" price") for r in grounds.cells if r.cell.exact and r.timely)
    return bool(said) and column not in said and not said.isdisjoint(others)


def _prices_by(amount: Amount, grounds: Grounds) -> frozenset[str]:
    """What is named in the clause of a figure: before it, else behind."""
    text, at = grounds.sentence.text, grounds.sentence.start
    others = [a for a in grounds.beside if a is not amount]
    since = max((a.end - at for a in others if a.end <= amount.start), default=0)
    last = all(a.end <= amount.start for a in others)  # Else what is named behind leads to the next figure.
    start, end = amount.start - at, amount.end - at
    ahead, behind = text[max(since, start - BEFORE) : start], text[end : end + BEHIND] if last else ""
    cut = max((i for i, c in enumerate(ahead) if c in _ENDS), default=-1)
    stop = next((i for i, c in enumerate(behind) if c in _ENDS), len(behind))
    return _named(without_hedge(ahead[cut + 1 :])) or _named(behind[:stop])


def _named(text: str) -> frozenset[str]:
    known, phrases = _names()
    return frozenset(known[name] for name in phrases.found_in(text.lower()))


@cache
def _names() -> tuple[dict[str, str], Phrases]:
    known = {term: column for role, column in _SAID for term in terms_in(role)}
    for language in LANGUAGES:
        for price, column in _ABROAD.items():
            known.update(dict.fromkeys(terms_of(language.figure_words.get(price, "")), column))
    return known, Phrases(known)


ANOTHER_PRICE = Objection("another_price", _another_price, frozenset(("fact",)))
