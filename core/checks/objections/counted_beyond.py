"""So many rows are said to be above or below a figure, and other ones are: `two regions sold more than 900`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.objections.not_so_compared import about, is_denied
from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.checks.series import has_series
from core.checks.support import sentences_sharing
from core.reading.amounts import Amount, read_amounts
from core.reading.characters import runs_of
from core.reading.claim_words import content_words
from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.number_words import NUMBERS
from core.reading.roles import Role

_SIDES: tuple[tuple[Role, bool], ...] = (("bound_above", True), ("bound_below", False))
_NEAR = 12
"""Characters between `above` and the figure."""
_MOST = 12
_OPENS = 3
"""Words within which the count stands at the beginning of the sentence: `In all, two regions`."""
_NOT_EXACT: tuple[Role, ...] = ("bound_least", "bound_most")


def _counted_beyond(grounds: Grounds) -> Iterator[Finding]:
    if not speaks_of_any(("bound_above", "bound_below"), grounds.text) or not has_series(grounds.ledger):
        return
    text = grounds.sentence.text
    if is_denied(text) or speaks_of_any(_NOT_EXACT, text):
        return
    count, limit = _count(text), _limit(text)
    if count is None or limit is None or _is_told(text, grounds.sources):
        return
    bound, above = limit
    counts = []
    for series in about(grounds):
        values = [m.cell.raw for m in series.members if not m.years]
        if len(values) >= count and values:
            counts.append(sum(v > bound.value if above else v < bound.value for v in values))
    if counts and all(found != count for found in counts) and any(counts):
        start = grounds.sentence.start
        amount = Amount(start + bound.start, start + bound.end, bound.text, bound.value, 0.0, 0.0, from_words=True)
        yield faulty(amount, f"the evidence has “{counts[0]}” instead")


def _is_told(text: str, sources: Sequence[str]) -> bool:
    """A sentence of the evidence says so itself."""
    words = content_words(text)
    return any(words <= content_words(told) for told in sentences_sharing(words, sources, max(1, len(words) - 1)))


def _count(text: str) -> int | None:
    """How many are said to be, in a word at the beginning of the sentence."""
    first = [word.lower() for word in runs_of(text)[:_OPENS]]
    value = next((NUMBERS[word] for word in first if word in NUMBERS), None)
    return int(value) if value is not None and 0 < value <= _MOST else None


def _limit(text: str) -> tuple[Amount, bool] | None:
    amounts = read_amounts(text)
    for role, above in _SIDES:
        for found in pattern_of(role).finditer(text):
            near = (a for a in amounts if found.end() <= a.start <= found.end() + _NEAR)
            if (amount := next(near, None)) is not None:
                return amount, above
    return None


COUNTED_BEYOND = Spoken("counted_beyond", _counted_beyond)
