"""What a figure of the answer claims to be: its words, its time, and the arithmetic that its sentence speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from core.reading.units import Unit

Words = frozenset[str]

Arithmetic = Literal["change", "average", "sum", "share", "compound", "unsigned", "whole"]
"""What is spoken of: a change, an average, a sum, a share or ratio; `compound` is growth a year, `unsigned` a
difference that is told without its sign (`the gap`), `whole` one figure of several periods together."""

COMPUTED: frozenset[Arithmetic] = frozenset(("change", "average", "sum", "share"))
"""With one of these, a figure may be computed from others."""

Direction = Literal["rise", "fall", "either", "none"]
"""Which way the sentence says that the figure goes; `either` where its words allow both."""

Sign = Literal["written", "aside", "loss"]
"""As the figure writes it; `aside`, in brackets that are no minus, `$14.3 billion (5.5%)`; or a loss, whose minus may
have been left to the words: `a net loss of $5 million`."""


@dataclass(frozen=True, slots=True)
class When:
    """The time that is claimed; what is empty is not named.

    `days` as `2023-05-31`; `fiscal` where fiscal years are meant; `said` where the sentence itself, and not the
    question alone, names the figure's year or quarter.
    """

    years: tuple[int, ...] = ()
    quarters: tuple[int, ...] = ()
    days: tuple[str, ...] = ()
    fiscal: bool = False
    said: bool = False


@dataclass(slots=True, eq=False)  # Not frozen: one is made for each figure, and that takes several times as long.
class Claim:
    """What is claimed of one figure.

    - tokens, said: the words; `said` are the sentence's own, `tokens` the question's too where the sentence is short.
    - owner: whose figures they are said to be, `Microsoft's revenue`.
    - measure: the unit of measure behind the figure, `45 minutes`.
    """

    tokens: Words
    said: Words
    text: str = ""
    when: When = When()
    arithmetic: frozenset[Arithmetic] = frozenset()
    direction: Direction = "none"
    sign: Sign = "written"
    short: bool = False
    owner: Words = frozenset()
    measure: Unit | None = None

    def speaks_of(self, *kinds: Arithmetic) -> bool:
        """Tell whether one of the kinds of arithmetic is spoken of."""
        return not self.arithmetic.isdisjoint(kinds)

    @property
    def plain(self) -> bool:
        """No arithmetic is spoken of that could yield the figure."""
        return self.arithmetic.isdisjoint(COMPUTED)


NO_CLAIM = Claim(frozenset(), frozenset())
