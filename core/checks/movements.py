"""Words of movement against the figures they connect: `fell from $1 to $2`, `doubled`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from core.reading.amounts import Amount
from core.reading.claim_words import english_or_any, language_said
from core.reading.digits import years_at
from core.reading.languages import READ
from core.reading.lexicon import ends_with, pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.surroundings import bound_of, noun_of, word_before

LEAD = 60
"""Characters before the first of two figures in which the verb stands."""

_FACTORS: dict[Role, float] = {"doubles": 2.0, "triples": 3.0, "quadruples": 4.0, "halves": 0.5}
MULTIPLES: tuple[Role, ...] = tuple(_FACTORS)
"""The roles of words that say how many times as much something is."""
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
    if not speaks_of_any(MULTIPLES, text):
        return
    found = [(m, factor) for role, factor in _FACTORS.items() for m in pattern_of(role).finditer(text)]
    for match, factor in sorted(found, key=lambda f: f[0].start()):
        if noun_of(text, match.end()) not in words_of("after_idiom"):
            low, high = _between(factor, bound_of(text, match.start()))
            yield Multiple(match.start(), match.end(), match[0], factor, low, high)


def _between(factor: float, bound: int) -> tuple[float, float]:
    """Return the least and the most that a factor may be, said as it is, as a lower bound (1) or an upper one (-1)."""
    if not bound:
        return factor * (1 - LOOSE), factor * (1 + LOOSE)
    if bound > 0:
        return (factor * 0.99, factor * 1.6) if factor > 1 else (factor * 0.6, factor * 1.01)
    return (factor * 0.8, factor * 1.01) if factor > 1 else (factor * 0.99, factor * 1.25)


def way_of(text: str, language: str) -> Role | Literal[""]:
    """Return which way the only words of movement of a text go, empty where it has none or both."""
    ups, downs = (speaks_of(role, text, language) for role in _WAYS)
    return "" if ups is downs else "rise" if ups else "fall"


def wrong_ways(text: str, amounts: Sequence[Amount], start: int = 0) -> Iterator[tuple[Amount, str]]:
    """Yield the later figure of a rise that falls, or of a fall that rises, and what the figures say.

    `fell to $1.2B from $1.05B` and `rose from 5% to 3%`; figures of two kinds, negative ones, and sentences that deny
    or speak of a loss are left alone. `start` is the sentence's offset in the text of the amounts.
    """
    if len(amounts) < len(("from", "to")) or speaks_of("negation", text) or speaks_of("deficit", text):
        return
    for one, two in pairwise(amounts):
        if not _of_a_kind(text, one, two) or min(one.value, two.value) < 0:
            continue
        ends, verb = _movement(text, one, two, start)
        if ends and verb and ends[0].value != ends[1].value and (verb == "rise") != (ends[1].value > ends[0].value):
            first, last = ends[0].text, ends[1].text
            no_rise = f"{last} is less than {first}: that is no rise"
            no_fall = f"{last} is more than {first}: that is no fall"
            yield ends[1], no_rise if verb == "rise" else no_fall


def _of_a_kind(text: str, one: Amount, two: Amount) -> bool:
    """Say whether two figures are in one unit; outside English the first may leave it out: `von 900 auf 950 Euro`."""
    return one.unit == two.unit or (not one.unit and language_said(text) != "en")


def _movement(text: str, one: Amount, two: Amount, start: int) -> tuple[tuple[Amount, Amount] | None, Role | None]:
    """Return the ends of a movement and its verb, which may stand between them: `14 complaints, down from 9`."""
    ends = ends_of(text, one, two, start)
    if ends:
        return ends, _verb_of(text, one.start - start, two.end - start)
    between = text[one.end - start : two.start - start].rstrip()
    joint = word_before(text, two.start - start)
    if joint in words_of("moves_from", language=language_said(text)):
        ahead = between[: len(between) - len(joint)].rstrip()
        return (two, one), next((role for role in _WAYS if ends_with(role, ahead)), None)
    return None, None


def ends_of(text: str, one: Amount, two: Amount, start: int) -> tuple[Amount, Amount] | None:
    """Return where a movement starts and ends, None where the two figures are not its ends."""
    language = language_said(text)
    first, second = (_end(text, a.start - start, a.end - start, language) for a in (one, two))
    if (first, second) == ("origin", "goal"):
        return one, two
    return (two, one) if (first, second) == ("goal", "origin") else None


@lru_cache(maxsize=512)
def _end(text: str, start: int, end: int, language: str) -> str:
    """Tell which end of a movement a figure is, by the word before it or by what is written right behind."""
    before, blanks = word_before(text, start), language not in _UNSPACED
    led = text[:start] if blanks else _undated(text[:start])
    for end_of, ahead, behind in _ENDS:
        if before in words_of(ahead, language=language) or (not blanks and ends_with(ahead, led)):
            return end_of
        rest = text[end : end + LONGEST_MARK].lstrip()
        marks = tuple(words_of(behind, language=language))
        if rest.startswith(marks) or (marks and any(rest[n:].startswith(marks) for n in _counters(rest, language))):
            return end_of
    return ""


def _undated(text: str) -> str:
    """Return a text without the year that it ends with: `从2023年的`."""
    year = next(((low, high) for _, low, high in reversed(years_at(text))), None)
    return text[: year[0]] if year and len(text) - year[1] <= LONGEST_COUNTER else text


def _counters(rest: str, language: str) -> range:
    """Return how long the word may be that says what a figure counts, before the mark: `800대에서`, `1,200人から`."""
    letters = next((n for n, sign in enumerate(rest) if not sign.isalpha()), len(rest))
    return range(1, min(letters, LONGEST_COUNTER) + 1) if language in _VERB_LAST else range(0)


_ENDS: tuple[tuple[str, Role, Role], ...] = (
    ("origin", "moves_from", "from_behind"),
    ("goal", "moves_to", "to_behind"),
)
_UNSPACED = frozenset(language.code for language in READ if language.script in ("han", "kana"))
LONGEST_COUNTER = 2
LONGEST_MARK = 8
"""Characters behind a figure in which a language says that a movement starts or ends there."""


def _verb_of(text: str, start: int, end: int) -> Role | None:
    """The verb stands before both figures, or between; in some languages behind them."""
    language = english_or_any(text)
    verb = _verb(text[max(0, start - LEAD) : start], language)
    behind = end + LEAD if language_said(text) in _VERB_LAST else end
    return verb or _verb(text[start:behind], language)


_VERB_LAST = frozenset(language.code for language in READ if language.head_final)


def _verb(text: str, language: str) -> Role | None:
    """Tell of the last verb of movement in a stretch of text whether it is of a rise or a fall."""
    found = [(m.end(), role) for role in _WAYS for m in pattern_of(role, language).finditer(text)]
    return max(found)[1] if found else None


_WAYS: tuple[Role, ...] = ("rise", "fall")
