"""Does a stretch of evidence bear out what a sentence says? Words and digits shared, weighed by rarity."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from core.reading.characters import runs_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import content_words
from core.reading.digits import EARLIEST, figures_in, years_in
from core.reading.lexicon import alternatives, opens_with, words_of
from core.reading.things import STRUCTURE, things_in

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
LONGEST_NOUN = 20
"""Characters behind a place in an order that tell whether it is one."""
_ABBREVIATED = (("under-", "u"), ("under ", "u"), ("u-", "u"))
_HALVES = ("", "am", "pm")


def ranks_in(text: str) -> list[tuple[int, int, str]]:
    """Return the places in an order that are named in digits, from the fourth on: `the 42nd minute`."""
    return [
        (t.start, t.end, t.text)
        for t in things_in(text)
        if t.kind == "ordinal"
        and int(t.text[:-2]) > 3
        and not opens_with("no_rank", text[t.end : t.end + LONGEST_NOUN].lstrip(" -"))
    ]


def names_rank(text: str, rank: str) -> bool:
    """The place stands in a text, in digits or spelt out, or its number does."""
    number = int(rank[:-2])
    return str(number) in figures_in(text) or (number < 21 and _SPELT[number - 4] in text.lower())


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
    clocks = (t.text for t in things_in(text) if t.kind == "time")
    # Data write a full hour with one nought: `9:0-22:30`.
    short = (figure for figure in figures_in(text) if figure.endswith(":0"))
    hours = (f"{m[1] or m[2]}:00" for m in _BARE_HOUR.finditer(text))
    return frozenset(at for clock in (*clocks, *short, *hours) for at in _minutes(clock))


@lru_cache(maxsize=256)
def squeezed(text: str) -> str:
    """Lower-case letters and digits alone: `Section 50 (1)` is `section 50(1)`, `Under-20` is `U20`."""
    same = text.lower().replace("_", " ")
    for spelling, short in _ABBREVIATED:
        same = same.replace(spelling, short)
    return f" {' '.join(runs_of(same))} "


def names_identifier(text: str, identifier: str) -> bool:
    """The identifier stands in a text, whatever is between its letters and digits."""
    if minutes := _minutes(identifier):
        return _names_time(text, minutes, 0)
    wanted = squeezed(identifier).strip()
    plain = squeezed(text)
    if identifier.startswith("#"):
        return _has(text, identifier) or any(_has(plain, f" {lead} {wanted}") for lead in words_of("number_sign"))
    return _has(plain, f" {wanted}") or (len(wanted) > 3 and wanted.replace(" ", "") in plain.replace(" ", ""))


def _has(text: str, number: str) -> bool:
    """A text has the number, and no further digit behind it."""
    return any(not rest[:1].isdecimal() for rest in text.split(number)[1:])


_BARE_HOUR = re.compile(
    rf"{alternatives('hour_follows')}\s(\d{{1,2}})(?![\d:.,%$]*\d|\s?%)|\b(\d{{1,2}})\s?[-–]\s?\d{{1,2}}\s?[ap]\.?m",
    re.IGNORECASE,
)
NEARLY = 35
"""Minutes that a clock time may be off after `shortly after` or `about`."""


def _minutes(clock: str) -> frozenset[int]:
    """Return the minutes of the day that a clock time may mean: `2:00 PM` is 14:00, `10:30` may be either."""
    digits = clock.lower().rstrip("apm. ")
    half = clock.lower()[len(digits) :].replace(".", "").strip()
    hour, colon, rest = digits.partition(":")
    minute = rest.partition(":")[0] or "0"
    told = (colon or half) and half in _HALVES and _of_two_digits(hour) and _of_two_digits(minute)
    if not told or int(hour) > 24:
        return frozenset()
    at = int(hour) * 60 + int(minute)
    if half and at <= 12 * 60 + 59:
        return frozenset((at % 720 + 720 * (half == "pm"),))
    return frozenset((at, at + 720)) if at < 720 else frozenset((at,))


def _of_two_digits(number: str) -> bool:
    return number.isdecimal() and len(number) <= 2
