"""A bound is said where the evidence tells just how many there are: `at least 12 people` of a shift that has 12.

A doubt: what is so many is at least so many, too, but whoever says that has read it nowhere. Not of spans of time, of
which a term is a limit as it is told (`refunded within 14 days`), nor of thousands and of money, often rounded.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.nearly_alike import nearly_alike
from core.reading.amounts import Amount, read_amounts
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role
from core.reading.surroundings import bound_behind
from core.reading.unit_words import time_unit_behind

NEAR = 20
"""Characters behind a figure in which a unit of time stands: `10 working days`."""
MANY = 1_000
"""From here on a figure may be rounded."""
_BOUNDS: tuple[Role, ...] = ("at_least", "at_most", "least_behind", "most_behind")
_MOVES: tuple[Role, ...] = ("rise", "fall", "change")
"""`went up to 40` has no bound."""
_LIMITS: tuple[Role, ...] = (*_BOUNDS, "limit_least", "limit_most", "must", "may", "negation", "up_to")
"""What makes a figure of the evidence a limit, whatever the words beside it."""


def _bound_added(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if speaks_of_any(_MOVES, text):
        return
    for amount in read_amounts(text):
        bound = amount.bound or bound_behind(text, amount.end)
        if not bound or amount.unit or amount.value >= MANY or _is_time(text[amount.end : amount.end + NEAR]):
            continue
        told = [sentence for sentence in nearly_alike(text.strip(), said.sources) if _states(sentence, amount)]
        if told and not any(speaks_of_any(_LIMITS, sentence) for sentence in told):
            start, reason = said.sentence.start, "the evidence tells it as no bound"
            hint = f'The evidence has: "{told[0][:200]}". Say it so.'
            yield Misstatement(start + amount.start, start + amount.end, reason, hint, doubt=True)


def _is_time(behind: str) -> bool:
    return bool(time_unit_behind(behind)) or speaks_of("calendar_word", behind)


def _states(sentence: str, amount: Amount) -> bool:
    """A sentence has the figure, of the same."""
    return any(
        a.value == amount.value and (a.unit, a.noun) == (amount.unit, amount.noun) for a in read_amounts(sentence)
    )


BOUND_ADDED = Said("bound_added", _bound_added, of_prose=True, of_digits=True, roles=_BOUNDS)
