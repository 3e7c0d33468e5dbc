"""Words of movement against the figures they connect: `fell from $1 to $2`, `doubled`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.reading.amounts import Amount
from core.reading.notation import HEDGE

_RISES = r"rose|rises?|rising|grew|grown?|grows|growing|increas(?:ed|es|ing)|climb(?:ed|s|ing)|jump(?:ed|s|ing)|up"
_FALLS = (
    r"fell|falls?|fallen|falling|declin(?:ed|es|ing)|decreas(?:ed|es|ing)|dropp?(?:ed|s|ing)|shrank|slipp?(?:ed|s)|down"
)
_VERB = re.compile(rf"\b(?:(?P<rises>{_RISES})|(?P<falls>{_FALLS}))\b", re.IGNORECASE)
_NEITHER = re.compile(r"\b(?:not|never|nor|loss(?:es)?|deficit|n['’]t)\b|n['’]t\b", re.IGNORECASE)
_FROM = re.compile(rf"\bfrom\s{HEDGE}$", re.IGNORECASE)
_TO = re.compile(rf"\bto\s{HEDGE}$", re.IGNORECASE)
LEAD = 60
"""Characters before the first of two figures in which the verb stands."""

_MULTIPLES = {
    "doubl(?:ed|es|ing)": 2.0,
    "tripl(?:ed|es|ing)|trebl(?:ed|es|ing)": 3.0,
    "quadrupl(?:ed|es|ing)": 4.0,
    "halv(?:ed|es|ing)": 0.5,
}
MULTIPLE = re.compile(
    r"\b(?:(?P<more>more than|over|at least)\s|(?P<less>nearly|almost|close to)\s)?"
    + "(?:"
    + "|".join(f"(?P<x{i}>{words})" for i, words in enumerate(_MULTIPLES))
    + r")\b(?!\s(?:down|up|as|over|back)\b)",
    re.IGNORECASE,
)
LOOSE = 0.12
"""How far from twice `doubled` may be, as a share."""


@dataclass(frozen=True, slots=True)
class Multiple:
    """A verb that says how many times as much: where, and between which factors."""

    start: int
    end: int
    text: str
    factor: float
    low: float
    high: float

    def fits(self, old: float, new: float) -> bool:
        """Going from one figure to the other is this multiple."""
        return bool(old) and old * new > 0 and self.low <= new / old <= self.high


def multiples_in(text: str) -> Iterator[Multiple]:
    """Yield the multiples that a text speaks of: `doubled`, `more than tripled`, `halved`."""
    for match in MULTIPLE.finditer(text):
        factor = next(f for i, f in enumerate(_MULTIPLES.values()) if match[f"x{i}"])
        low, high = factor * (1 - LOOSE), factor * (1 + LOOSE)
        if match["more"]:
            low, high = (factor * 0.99, factor * 1.6) if factor > 1 else (factor * 0.6, factor * 1.01)
        if match["less"]:
            low, high = (factor * 0.8, factor * 1.01) if factor > 1 else (factor * 0.99, factor * 1.25)
        yield Multiple(match.start(), match.end(), match[0], factor, low, high)


def wrong_ways(text: str, amounts: Sequence[Amount], start: int = 0) -> Iterator[tuple[Amount, str]]:
    """Yield the later figure of a rise that falls, or of a fall that rises, and what the figures say.

    `fell to $1.2B from $1.05B` and `rose from 5% to 3%`; figures of two kinds, negative ones, and sentences that deny
    or speak of a loss are left alone. `start` is the sentence's offset in the text of the amounts.
    """
    if _NEITHER.search(text):
        return
    for one, two in pairwise(amounts):
        if one.unit != two.unit or min(one.value, two.value) < 0:
            continue
        ends = _ends(text, one, two, start)
        verb = _verb(text[max(0, one.start - start - LEAD) : one.start - start]) if ends else ""
        if ends and verb and ends[0].value != ends[1].value and (verb == "rises") != (ends[1].value > ends[0].value):
            does = "more" if ends[1].value > ends[0].value else "less"
            yield (
                ends[1],
                f"{ends[1].text} is {does} than {ends[0].text}: that is no {'rise' if does == 'less' else 'fall'}",
            )


def _ends(text: str, one: Amount, two: Amount, start: int) -> tuple[Amount, Amount] | None:
    """Return where a movement starts and ends, None where the two figures are not its ends."""
    first, second = text[: one.start - start], text[: two.start - start]
    if _FROM.search(first) and _TO.search(second):
        return one, two
    if _TO.search(first) and _FROM.search(second):
        return two, one
    return None


def _verb(text: str) -> str:
    """The last verb of movement in a stretch of text: `rises`, `falls` or nothing."""
    found = list(_VERB.finditer(text))
    return "" if not found else "rises" if found[-1]["rises"] else "falls"
