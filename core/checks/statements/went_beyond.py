"""A bound is said to have never been passed, and a figure of the same passes it: `never exceeded 90 degrees`.

Proved where a sentence of the evidence has all the words that are said, and a figure in the same unit beyond the bound.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.alignment import years_of_figures
from core.reading.amounts import Amount, read_amounts
from core.reading.claim_words import content_words, language_said
from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.marks import without_marks
from core.reading.periods import named_periods
from core.reading.roles import Role

_BOUNDS: tuple[tuple[Role, bool], ...] = (("never_above", True), ("never_below", False))
_NEAR = 40
"""Characters behind the words within which the bound stands."""
_HOLDS_BACK: tuple[Role, ...] = ("negation", "planned", "unsure", "rule_excepts")


def _went_beyond(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text)
    if (found := bound_said(text)) is None:
        return
    bound, words, above = found
    for told in sentences_sharing(words, said.sources, len(words)) if words else ():
        if (beyond := passes(told, bound, text, above=above)) is not None:
            start = said.sentence.start
            hint = f'The evidence has: "{told[:200]}". Say it so.'
            reason = f"the evidence has “{beyond.text}” instead"
            yield Misstatement(start + bound.start, start + bound.end, reason, hint)
            return


def bound_said(text: str) -> tuple[Amount, frozenset[str], bool] | None:
    """Return a bound that is said to have never been passed, the words of what, and whether it is an upper one."""
    language = language_said(text)
    for role, above in _BOUNDS:
        found = pattern_of(role, language).search(text)
        bound = _bound(text, found.end()) if found else None
        if found is not None and bound is not None:
            return bound, content_words(text[: found.start()]) - _of_time(text), above
    return None


def _bound(text: str, end: int) -> Amount | None:
    behind = (a for a in read_amounts(text) if end <= a.start <= end + _NEAR)
    return next(behind, None)


def passes(told: str, bound: Amount, text: str, *, above: bool) -> Amount | None:
    """Return a figure in the same unit beyond the bound, of no other year, in a sentence that just says so."""
    years, theirs = set(named_periods(text).years), set(named_periods(told).years)
    if (years and theirs and years.isdisjoint(theirs)) or speaks_of_any(_HOLDS_BACK, told):
        return None
    amounts = read_amounts(told)
    for amount, of in zip(amounts, years_of_figures(told, amounts), strict=True):
        if years and of and years.isdisjoint(of):
            continue
        alike = amount.unit == bound.unit and amount.noun == bound.noun and bool(bound.unit or bound.noun)
        if alike and (amount.value > bound.value if above else amount.value < bound.value):
            return amount
    return None


def _of_time(text: str) -> frozenset[str]:
    return frozenset(map(str, named_periods(text).years))


WENT_BEYOND = Said("went_beyond", _went_beyond, of_prose=True, of_digits=True, roles=("never_above", "never_below"))
