"""Does a stretch of evidence bear out what a sentence says? Words and digits shared, weighed by rarity."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.digits import EARLIEST, years_in
from core.reading.things import STRUCTURE, things_in

_UNDER = re.compile(r"\bu(?:nder)?[- ]?(\d\d)\b")
_PLAIN = re.compile(r"[\W_]+")


FAR = 0.3
"""A year stands far from what is said of it where the sentences that name it hold no more of the words than this."""

APART = 0.7
"""What is said is told of another year where sentences that name one hold this much more of the words."""

COMMON = 0.25
"""Words in more than this share of a source's sentences (its subject's name, mostly) tell its sentences not apart."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source's sentences: their words, the years in each, and how rare each word is among them."""

    words: tuple[frozenset[str], ...]
    years: tuple[frozenset[str], ...]
    rarity: dict[str, float]
    unseen: float
    all_words: frozenset[str]
    counts: dict[str, int]

    def is_common(self, word: str) -> bool:
        """Too many sentences hold the word for it to tell them apart."""
        return self.counts.get(word, 0) > max(1.0, COMMON * len(self.words))

    def covered(self, said: Iterable[str], found: frozenset[str]) -> float:
        """Return the share of the words said that are found, weighed by rarity, 0 to 1."""
        weights = {w: self.rarity.get(w, self.unseen) for w in said}
        total = sum(weights.values())
        return sum(v for w, v in weights.items() if w in found) / total if total else 1.0


@lru_cache(maxsize=256)
def source_of(text: str) -> Source:
    """Read a source's sentences once."""
    sentences = [s.text for s in sentences_of(text)]
    words = tuple(content_words(s) for s in sentences)
    counts = Counter(w for ws in words for w in ws)
    total = len(sentences)
    rarity = {w: math.log(1 + total / (n + 0.5)) for w, n in counts.items()}
    years = tuple(frozenset(map(str, years_in(s, EARLIEST))) for s in sentences)
    return Source(words, years, rarity, math.log(1 + 2 * total), frozenset(counts), dict(counts))


def told_of_another_year(said: frozenset[str], year: str, sources: Iterable[Source]) -> bool:
    """What is said stands, as good as word for word, in sentences of other years, and not where `year` stands."""
    beside, elsewhere, there = 0.0, 0.0, False
    for source in sources:
        telling = frozenset(w for w in said if not source.is_common(w))
        if len(telling) < 2:
            return False
        for words, years in zip(source.words, source.years, strict=True):
            share = source.covered(telling, words) if years else 0.0
            if year in years:
                beside, there = max(beside, share), True
            else:
                elsewhere = max(elsewhere, share)
    return there and beside < FAR and elsewhere - beside >= APART


_SPELT = (
    "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth",
    "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",
)  # fmt: skip
_NO_RANK = re.compile(r"[\s-](?:centur|birthday|anniversar|percentile|grade|day\b)", re.IGNORECASE)


def ranks_in(text: str) -> list[tuple[int, int, str]]:
    """Return the places in an order that are named in digits, from the fourth on: `the 42nd minute`."""
    return [
        (t.start, t.end, t.text)
        for t in things_in(text)
        if t.kind == "ordinal" and int(t.text[:-2]) > 3 and not _NO_RANK.match(text, t.end)
    ]


def names_rank(text: str, rank: str) -> bool:
    """The place stands in a text, in digits or spelt out, or its number does."""
    number = int(rank[:-2])
    if re.search(rf"(?<![\d.,]){re.escape(str(number))}(?![\d]|[.,]\d)", text):
        return True
    return number < 21 and _SPELT[number - 4] in text.lower()


def identifiers_in(text: str) -> list[tuple[int, int, str]]:
    """Return identifiers, phone numbers and clock times; what an answer numbers by itself is left out."""
    return [
        (t.start, t.end, t.text)
        for t in things_in(text)
        if t.kind in ("identifier", "phone", "time") and not STRUCTURE.match(t.text)
    ]


def names_time_near(text: str, time: str) -> bool:
    """A clock time near this one stands in a text: `shortly after 4 a.m.` for 4:17."""
    minutes = _minutes(time)
    return bool(minutes) and _names_time(text, minutes, NEARLY)


def _names_time(text: str, minutes: frozenset[int], off: int) -> bool:
    named = _times_in(text)
    return bool(named & minutes) or (off > 0 and any(abs(at - said) <= off for at in named for said in minutes))


@lru_cache(maxsize=256)
def _times_in(text: str) -> frozenset[int]:
    """Return the minutes of the day of every clock time in a text, `from 3 to 6` included."""
    hours = (f"{m[1] or m[2]}:00" for m in _BARE_HOUR.finditer(text))
    return frozenset(at for clock in (*(m[0] for m in _CLOCK.finditer(text)), *hours) for at in _minutes(clock))


@lru_cache(maxsize=256)
def squeezed(text: str) -> str:
    """Lower-case letters and digits alone: `Section 50 (1)` is `section 50(1)`, `Under-20` is `U20`."""
    same = _UNDER.sub(r"u\1", text.lower())
    return f" {_PLAIN.sub(' ', same)} "


def names_identifier(text: str, identifier: str) -> bool:
    """The identifier stands in a text, whatever is between its letters and digits."""
    if minutes := _minutes(identifier):
        return _names_time(text, minutes, 0)
    wanted = squeezed(identifier).strip()
    if identifier.startswith("#"):
        return bool(re.search(rf"(?:#|\bno\.?|\bnumber)\s?{re.escape(wanted)}(?!\d)", text, re.IGNORECASE))
    plain = squeezed(text)
    return bool(re.search(rf" {re.escape(wanted)}(?!\d)", plain)) or (
        len(wanted) > 3 and wanted.replace(" ", "") in plain.replace(" ", "")
    )


_CLOCK = re.compile(r"(?<![\d:.])(\d{1,2})(?::(\d{1,2})(?!\d))?(?::\d{2})?\s?([ap]\.?m\b\.?)?", re.IGNORECASE)
_BARE_HOUR = re.compile(
    r"\b(?:from|at|until|till|between|by|to|and|after|before)\s(\d{1,2})(?![\d:.,%$]*\d|\s?%)|\b(\d{1,2})\s?[-–]\s?\d{1,2}\s?[ap]\.?m",
    re.IGNORECASE,
)
NEARLY = 35
"""Minutes that a clock time may be off after `shortly after` or `about`."""


def _minutes(clock: str) -> frozenset[int]:
    """Return the minutes of the day that a clock time may mean: `2:00 PM` is 14:00, `10:30` may be either."""
    match = _CLOCK.fullmatch(clock)
    if match is None or not (match[2] or match[3]) or int(match[1]) > 24:
        return frozenset()
    at, half = int(match[1]) * 60 + int(match[2] or 0), (match[3] or "").lower()[:1]
    if half and at <= 12 * 60 + 59:
        return frozenset((at % 720 + 720 * (half == "p"),))
    return frozenset((at, at + 720)) if at < 720 else frozenset((at,))
