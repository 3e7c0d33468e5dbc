"""What several cost where the price of one is told, and what is paid in a year of what is paid a month.

Of one price of the evidence alone, which is of what is counted, or of another span of time: `3 bags cost 24` where one
costs 8, `the rent is 12,000 a year` where it is 1,000 a month. A price that is told for several is none of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from core.checks.claim import Claim
from core.checks.conversions import measures_of
from core.checks.matching import rounds_to
from core.checks.objections.rated_otherwise import RATED_OTHERWISE
from core.checks.proofs.stated import is_objected_to
from core.checks.ranking import Ranked
from core.checks.rule import Grounds
from core.reading.amounts import Amount
from core.reading.claim_words import tokens_of
from core.reading.rates import A_YEAR, SECONDS, span_counted_by

MOST_PRICES = 40
"""Prices of the evidence that are tried, those that the claim speaks of most first."""
SHORT = 3
"""Letters of a word that is not cut, at most, and by which the forms of one word differ in length."""
FEWEST, MOST = 2, 10_000
"""What is counted is a whole number of these."""


@dataclass(frozen=True, slots=True)
class Product:
    """A price, how often it is paid, and the figure that says how often, if one does."""

    price: Ranked
    times: float
    count: Amount | None = None

    @property
    def formula(self) -> str:
        """How it is computed."""
        return f"{self.times:g} times {self.price.cell.text}"


def product_of(amount: Amount, claim: Claim, grounds: Grounds) -> Product | None:
    """Return what a sum of money is the product of; of a count, that of the sum beside it which it tells of."""
    if amount.money:
        return next(_products(amount, claim, grounds), None)
    sums = [other for other in grounds.beside if other.money] if _counts(amount) else []
    found = (product for other in sums for product in _products(other, claim, grounds))
    return next((product for product in found if product.count is amount), None)


def _products(amount: Amount, claim: Claim, grounds: Grounds) -> Iterator[Product]:
    start = grounds.sentence.start
    text, counts = grounds.sentence.text, [other for other in grounds.beside if _counts(other)]
    span = span_counted_by(text, amount.start - start, amount.end - start)
    if not (counts or span):
        return
    prices = list(islice((hit for hit in grounds.cells if _is_price(hit, amount)), MOST_PRICES))
    alone = claim.short and len(prices) == 1  # `That is $1,020 a year`
    for price in prices:
        told = _span_of(price)
        by_time = _over_time(told, span) if price.score > 0 or alone else ()
        for times, count in (*_counted(price, told, counts, grounds), *by_time):
            meant = price.cell.raw * (price.cell.scale or 1.0) * times
            if rounds_to(amount, amount.value, meant) and not _is_of_another(amount, claim, price, grounds):
                yield Product(price, times, count)


def _counts(amount: Amount) -> bool:
    """A whole number of things."""
    return not (amount.unit or amount.scaled or amount.signed) and amount.value in range(FEWEST, MOST)


def _is_price(hit: Ranked, amount: Amount) -> bool:
    return hit.timely and not hit.cell.loose and hit.cell.unit == amount.unit


def _span_of(price: Ranked) -> str:
    start, end = price.cell.place
    return span_counted_by(price.row.text, start, end) if end else span_counted_by(price.cell.heading, 0, 0)


def _counted(price: Ranked, told: str, counts: list[Amount], grounds: Grounds) -> Iterator[tuple[float, Amount | None]]:
    """The counts of what the price is of one of: `bags`, or months of what is paid a month."""
    measures = measures_of(grounds.sentence.text, counts, grounds.sentence.start)
    for count, measure in zip(counts, measures, strict=True):
        what = tokens_of(count.noun)
        if measure is not None and measure.quantity == "time":
            if told and abs(measure.factor - SECONDS[told]) <= measure.factor / 50:
                yield count.value, count
        elif what and not told and _are_alike(what, price.row.tokens | price.cell.tokens) and _is_of_one(price, what):
            yield count.value, count


def _are_alike(what: frozenset[str], told: frozenset[str]) -> bool:
    """Each word is told, in whatever number: `Karten` of a `Karte`."""
    return all(any(_is_a_form(word, other) for other in told) for word in what)


def _is_a_form(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    same = longer.startswith(shorter[:-1]) if len(shorter) > SHORT else longer.startswith(shorter)
    return same and len(longer) - len(shorter) < SHORT


def _is_of_one(price: Ranked, what: frozenset[str]) -> bool:
    """No other figure of its sentence counts what it is paid for."""
    return not any(cell.raw != 1 and cell.noun and _are_alike(what, tokens_of(cell.noun)) for cell in price.row.cells)


def _over_time(told: str, span: str) -> Iterator[tuple[float, Amount | None]]:
    if told in A_YEAR and span in A_YEAR and told != span:
        yield A_YEAR[told] / A_YEAR[span], None


def _is_of_another(amount: Amount, claim: Claim, price: Ranked, grounds: Grounds) -> bool:
    return is_objected_to(amount, claim, price, grounds, but=RATED_OTHERWISE.name)
