"""Does a stretch of evidence bear out what a sentence says? Words and digits shared, weighed by rarity."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.reading.characters import has_digit, runs_of
from core.reading.cited_sentences import MOST_KEPT, sentences_of
from core.reading.claim_words import content_words
from core.reading.clock_forms import HALF_DAY, counts_to_24, minutes_of
from core.reading.digits import EARLIEST, figures_in, years_in
from core.reading.lexicon import alternatives, either, opens_with, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.list_numbers import list_numbers
from core.reading.roles import Role
from core.reading.spoken_clock import spoken_times
from core.reading.thing_patterns import Kind
from core.reading.things import STRUCTURE, sorted_out, things_in, things_of

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
    common: frozenset[str]
    """Words that too many sentences hold for them to tell these apart."""

    def covered(self, said: Iterable[str], found: frozenset[str]) -> float:
        """Return the share of the words said that are found, weighed by rarity, 0 to 1."""
        weights = {w: self.rarity.get(w, self.unseen) for w in said}
        total = sum(weights.values())
        return sum(v for w, v in weights.items() if w in found) / total if total else 1.0


@lru_cache(maxsize=MOST_KEPT)
def source_of(text: str) -> Source:
    """Read a source's sentences once."""
    sentences = [s.text for s in sentences_of(text)]
    words = tuple(content_words(s) for s in sentences)
    counts = Counter(w for ws in words for w in ws)
    total = len(sentences)
    rarity = {w: math.log(1 + total / (n + 0.5)) for w, n in counts.items()}
    years = tuple(frozenset(map(str, years_in(s, EARLIEST))) for s in sentences)
    unseen = math.log(1 + 2 * total) if total > 1 else max(rarity.values(), default=1.0)  # One tells nothing of rarity.
    common = frozenset(w for w, n in counts.items() if n > max(1.0, COMMON * total))
    return Source(words, years, rarity, unseen, frozenset(counts), dict(counts), common)


def sentences_sharing(words: frozenset[str], sources: Iterable[str], least: int) -> Iterator[str]:
    """Yield the sentences of the sources that have so many of the words."""
    for source in sources:
        for at, shared in enumerate(_shared(words, source)):
            if shared >= least:
                yield sentences_of(source)[at].text


@lru_cache(maxsize=256)
def _shared(words: frozenset[str], source: str) -> tuple[int, ...]:
    """How many of the words each sentence of a source has: several rules ask it of the words of one sentence."""
    return tuple([len(words & told) for told in source_of(source).words])


def told_of_another_year(said: frozenset[str], year: str, sources: Iterable[Source]) -> bool:
    """What is said stands, as good as word for word, in sentences of other years, and not where `year` stands."""
    beside, elsewhere, there = 0.0, 0.0, False
    for source in sources:
        telling = said - source.common
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
    """Return identifiers, phone numbers and clock times; what an answer numbers by itself is left out.

    So is a word before the number of the next item: `2) Pack the box 3) Drop it`.
    """
    items = list_numbers(text)
    return [
        (t.start, t.end, t.text)
        for t in things_in(text)
        if t.kind in ("identifier", "phone", "time")
        and not STRUCTURE.match(t.text)
        and not any(t.start < start < t.end <= end for start, end in items)
    ]


def names_time_near(text: str, time: str) -> bool:
    """A clock time near this one stands in a text: `shortly after 4 a.m.` for 4:17."""
    minutes = minutes_of(time)
    return bool(minutes) and _names_time(text, minutes, NEARLY)


def names_minute(text: str, minute: int) -> bool:
    """A clock time of this minute of the day stands in a text."""
    return minute in times_in(text)


def names_one_of(text: str, minutes: frozenset[int]) -> bool:
    """A clock time of one of these minutes of the day stands in a text."""
    return _names_time(text, minutes, 0)


def names_hour(text: str, hour: int) -> bool:
    """A clock time of this full hour, of either half of the day, stands in a text."""
    return _names_time(text, minutes_of(str(hour)), 0)


def _names_time(text: str, minutes: frozenset[int], off: int) -> bool:
    named = times_in(text)
    return bool(named & minutes) or (off > 0 and any(abs(at - said) <= off for at in named for said in minutes))


@lru_cache(maxsize=256)
def times_in(text: str) -> frozenset[int]:
    """Return the minutes of the day of every clock time in a text, `from 3 to 6` included.

    Beside a time that is counted to 24 another is so, too: in `8 to 18:00`, 8 is in the morning.
    """
    clocks = [(t.start, t.text) for t in things_of(_TIMES, text)]
    if ":0" in text:  # Data write a full hour with one nought: `9:0-22:30`.
        clocks += [(text.find(figure), figure) for figure in figures_in(text) if figure.endswith(":0")]
    to_24 = [at for at, clock in clocks if counts_to_24(clock)]
    if has_digit(text) and _MAY_NAME_A_BARE_HOUR.search(text):
        clocks += [(m.start(1), m[1]) for m in _BARE_HOUR.finditer(sorted_out(text).rest)]
    said = (role for role in _NAMED_TIMES if speaks_of(role, text)) if speaks_of_any(_NAMED, text) else ()
    named = {at for role in said for at in _NAMED_TIMES[role]}
    named |= {minute for time in spoken_times(text) for minute in time.minutes}
    return frozenset(named).union(
        minute
        for at, clock in clocks
        for n, minute in enumerate(sorted(minutes_of(clock)))
        if not n or not any(abs(at - other) <= BESIDE for other in to_24)
    )


@lru_cache(maxsize=256)
def squeezed(text: str) -> str:
    """Lower-case letters and digits alone: `Section 50 (1)` is `section 50(1)`, `Under-20` is `U20`."""
    same = text.lower().replace("_", " ")
    for spelling, short in _ABBREVIATED:
        same = same.replace(spelling, short)
    return f" {' '.join(runs_of(same))} "


def names_identifier(text: str, identifier: str) -> bool:
    """The identifier stands in a text, whatever is between its letters and digits."""
    if minutes := minutes_of(identifier):
        return _names_time(text, minutes, 0)
    wanted = _singular(squeezed(identifier).strip())
    plain = squeezed(text)
    if identifier.startswith("#"):
        return _has(text, identifier) or any(_has(plain, f" {lead} {wanted}") for lead in words_of("number_sign"))
    return _has(plain, f" {wanted}") or (len(wanted) > 3 and wanted.replace(" ", "") in plain.replace(" ", ""))


def _singular(name: str) -> str:
    """`Under-18s` are those of `Under-18`."""
    return name[:-1] if name.endswith("s") and name[-2:-1].isdecimal() else name


def _has(text: str, number: str) -> bool:
    """A text has the number, and no further digit behind it."""
    return any(not rest[:1].isdecimal() for rest in text.split(number)[1:])


_NAMED_TIMES: dict[Role, tuple[int, ...]] = {"noon": (HALF_DAY,), "midnight": (0, 2 * HALF_DAY)}
_NAMED: tuple[Role, ...] = tuple(_NAMED_TIMES)
_TIMES: frozenset[Kind] = frozenset(("time",))
_MAY_NAME_A_BARE_HOUR = re.compile(
    rf"(?i:{either(terms_in('hour_follows'))}\s\d|\d\s?{either(terms_in('clock_mark_or_span'))})"
)
"""What a text has that does: quicker to look for than to sort out what else has digits there."""
_BARE_HOUR = re.compile(
    rf"(?i:{alternatives('hour_follows')}\s|(?<![\d.,:])(?=\d{{1,2}}\s?{either(terms_in('clock_mark_or_span'))}(?!\w)))"
    r"(\d{1,2})(?![\d:.,%$]{0,12}\d|\s?[%°])"
)
BESIDE = 28
"""Characters from one clock time to another that is counted as it is, at most."""
NEARLY = 35
"""Minutes that a clock time may be off after `shortly after` or `about`."""
