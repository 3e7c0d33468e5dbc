"""What has digits and is no figure: dates, times, phone numbers, versions, identifiers, list markers, citations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from core.reading.calendars import ABROAD, FOREIGN_MONTH, FULL_NAMES, MONTH, MONTH_NUMBERS
from core.reading.lexicon import either, pattern_of, terms_in
from core.reading.list_numbers import list_numbers
from core.reading.marks import MARK
from core.reading.notation import CURRENCY_NAMES, IDEOGRAPHS, SCALES, VULGAR

Kind = Literal[
    "citation", "date", "time", "phone", "identifier", "address", "year", "decade", "period", "marker", "ordinal"
]

_YEAR = r"(?:1[5-9]|20)\d{2}"

_NAMED = either(terms_in("numbered"))
_LARGE = either(word for word, value in SCALES.items() if value >= 1e3 and len(word) > 2)
_MORE = r"\d{1,6}(?:[.-]\d{1,4}){0,4}[a-zA-Z]?(?![\w%])(?:\(\w{1,4}\)){0,4}"
STRUCTURE = pattern_of("structure")
"""What an answer numbers by itself, or what numbers the sources: no identifier of the world."""

_ORDINAL_MARK = either(terms_in("ordinal_mark"))
_DAY = rf"\d{{1,2}}{_ORDINAL_MARK}?"
CLOSE_QUARTER = either(t for t in terms_in("quarter") if t[0] > "\u2fff")
_DAYS = rf"{_DAY}(?:\s?[-–]\s?{_DAY})?"
Near = Literal["text", "digits", "months", "abroad", "names"]

_PATTERNS: tuple[tuple[Kind, Near, str, str], ...] = (
    (
        "address",
        "text",
        r"[:w@](?:(?<=@)|(?<=:)//|ww\.)",
        r"(?:https?://|www\.)[^\s<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}",
    ),
    ("citation", "digits", r"[\[【]\s?\^?\d", MARK),
    (
        "phone",
        "digits",
        r"[-.)+]\s?\d(?:(?<=\+\d)|\d\d[-.]\d)",
        r"(?<![\w.])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{3}\)\s?|\d{1,3}[-.])\d{3}[-.]\d{4}(?!\d)"
        r"|(?<![\w.])\d[-.]\d{3}[-.]\d{3}[-.]\d{4}(?!\d)"
        r"|(?<![\w.])\+\d{1,3}(?:[\s.-]\d{2,4}){2,4}(?!\d)",
    ),
    (
        "phone",
        "digits",
        r"0(?<!\d0)(?:\d{2,5}\)?[\s/-]|\d(?:[\s.]\d\d){4})",
        r"(?<![\w.,/:$€£-])(?<!\d\s)\(?0\d{2,5}\)?(?:\s?[\s/-]\s?\d{2,8}){1,4}(?![\d\w%]|[.,:/-]\d)"
        r"|(?<![\w.,/:$€£-])(?<!\d\s)0\d(?:[\s.]\d\d){4}(?![\d\w%]|[.,:/-]\d)",
    ),
    (
        "date",
        "digits",
        r"[-/.]\d{1,2}[-/.]\d",
        r"(?<![\d/.-])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d/-])"
        r"|(?<![\d/.-])\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d/])",
    ),
    ("date", "months", "", rf"\b{MONTH}\s{{1,2}}{_DAYS}\s?,?\s{{1,2}}{_YEAR}\b"),
    ("date", "months", "", rf"(?<![\d,.]){_DAYS}\s(?:of\s)?{MONTH}\s?,?\s{_YEAR}\b"),
    (
        "date",
        "months",
        r"\d[-/]",
        rf"(?<![\d,.])\d{{1,2}}[-/](?i:{MONTH}|{FOREIGN_MONTH})\.?[-/](?:{_YEAR}|\d{{2}})\b",
    ),
    (
        "date",
        "abroad",
        "",
        rf"(?<![\d,.])(?:\d{{1,2}}\.?\s(?:de\s)?)?\b(?i:{FOREIGN_MONTH})\.?\s(?:del?\s)?{_YEAR}\b"
        rf"|(?<![\d,.])\d{{1,2}}\.\s?(?i:{FOREIGN_MONTH})(?![^\W\d_])",
    ),
    ("date", "months", r"\d\.\s?[A-Za-z]", rf"(?<![\d,.])\d{{1,2}}\.\s?{MONTH}(?:\s{_YEAR}\b)?(?![^\W\d_])"),
    ("date", "digits", "[月월]", r"\d{4}[年년]\s?\d{1,2}[月월](?:\s?\d{1,2}[日일])?|\d{1,2}[月월]\s?\d{1,2}[日일]"),
    ("date", "months", "", rf"\b{MONTH},?\s(?:of\s)?{_YEAR}\b"),
    (
        "date",
        "months",
        "",
        rf"\b{MONTH}\s{{1,2}}{_DAYS}\b(?![,.]?\d|\s?[°º%])"
        rf"|(?<![\d,.]){_DAYS}\s(?:of\s)?{MONTH}(?=[\s,.;)]|$)",
    ),
    (
        "time",
        "digits",
        r"\d(?::\d|\s?[apAP]\.?[mM])",
        r"(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?i:[ap]\.?m\b)\.?)?|(?<![\d.])\d{1,2}\s?(?i:[ap]\.m\.|[ap]m\b)",
    ),
    (
        "identifier",
        "digits",
        r"-(?:\d{2}-|[KQ])|\.\d{1,4}\.\d",
        r"\b\d{10}-\d{2}-\d{6}\b|\b\d{1,2}-[KQ](?:/A)?\b|\b(?!\d{1,3}(?:\.\d{3}){2}\b)[vV]?\d{1,4}\.\d{1,4}\.\d{1,6}(?:[.-][\w.]{1,20})?",
    ),
    (
        "period",
        "digits",
        r"[FQH](?:(?<=F)Y|[\s'’]?\d|(?<=\d[QH]))",
        rf"\bFY\s?['’]?(?:{_YEAR}|\d{{2}})(?:\s?[-–/]\s?(?:{_YEAR}|\d{{2}}))?\b"
        rf"|\b[QH][1-4](?:\s?(?:FY)?\s?['’]?(?:{_YEAR}|\d{{2}}\b))?(?![\w])"
        rf"|\b{_YEAR}\s?[QH][1-4]\b|\b[1-4][QH]\s?['’]?(?:{_YEAR}|\d{{2}})\b",
    ),
    ("period", "digits", "[四季분月월]", rf"第?[1-4]{CLOSE_QUARTER}|(?<!\d)\d{{1,2}}[月월](?![日일\d])"),
    ("decade", "digits", r"0['’]?s", r"(?<![\w.,$€£])(?:1[5-9]|20)\d0['’]?s\b|(?<![\w.,$€£])['’]?[1-9]0s\b"),
    (
        "year",
        "digits",
        rf"{_YEAR}\s?(?:[-–—/]|to|thr)",
        rf"{_YEAR}(?<![\w.,$€£-]\d{{4}})\s?(?:--|[-–—/]|to|through)\s?(?:{_YEAR}|\d{{2}})(?![\w%]|[.,]\d)",
    ),
    (
        "year",
        "digits",
        _YEAR,
        rf"{_YEAR}(?<![^\W{IDEOGRAPHS}]\d{{4}})(?<![.,$€£+]\d{{4}})(?:[年년][度도]?)?"
        rf"(?![^\W{IDEOGRAPHS}]|[%千百万萬만億亿억兆조円元원엔]|[.,]\d|\s(?:{_LARGE}|{either(terms_in('percent'))}|{either(CURRENCY_NAMES)})\b)",
    ),
    (
        "identifier",
        "names",
        "",
        rf"\b(?i:{_NAMED})\s?#?{_MORE}(?:\s?(?:,|and|or|to|through|&|-|–|, and)\s?{_MORE}){{0,8}}",
    ),
    (
        "identifier",
        "digits",
        r"\d(?:(?<=[A-Za-z#]\d)|(?<=[A-Za-z][-_]\d)|(?=-?[A-Z])|\d{0,6}-[A-Z])",
        r"(?<![\w$€£])#\d{1,10}\b|\b[A-Za-z]{1,12}[-_]?\d[\w-]{0,30}|\b\d{1,8}-[A-Z]{1,8}\b|(?<![\w.,$€£])\d[DGP]\b",
    ),
    ("ordinal", "digits", r"\d[snrt][tdh]", rf"(?<![\w.])\d{{1,4}}{_ORDINAL_MARK}\b"),
    (
        "marker",
        "digits",
        r"^[ \t]{0,12}(?:(?:[-*•]\s)?(?:\(?\d|#)|[-–—−+]\s)",
        rf"^[ \t]{{0,12}}(?:[-*•]\s)?(?:\(?\d{{1,3}}[.):](?=\s)|\d{{1,3}}\)(?=\s))(?!\s{_LARGE}\b)"
        r"|^[ \t]{0,12}#{1,6}\s\d{1,3}\.?"
        r"|^[ \t]{0,12}[-–—−+*•]\s{1,3}(?=[$€£(.]{0,2}\d)",
    ),
    (
        "marker",
        "digits",
        r"[.:!?)]\s?\d{1,2}\s\s[A-Z]",
        r"(?:(?<=[.:!?)])|(?<=[.:!?)]\s))\d{1,2}\s{2}(?=[A-Z])",
    ),
)
"""Kind, where to look, what a text must hold for it to be in it at all (quicker to look for), and the thing itself."""


@cache
def compiled() -> tuple[tuple[Kind, Near, re.Pattern[str], re.Pattern[str]], ...]:
    """Compile the patterns when the first text is read: all of them take 15 ms."""
    return tuple(
        (k, near, re.compile(sign, re.MULTILINE), re.compile(p, re.MULTILINE)) for k, near, sign, p in _PATTERNS
    )


Windows = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """A stretch of text with digits that is no figure."""

    kind: Kind
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Sorted:
    """A text's things, the text with them blanked, and where digits are left in it."""

    things: tuple[Thing, ...]
    rest: str
    digits: Windows


def things_in(text: str) -> tuple[Thing, ...]:
    """Return what has digits and is no figure, in order; earlier patterns win where two overlap."""
    return sorted_out(text).things


@lru_cache(maxsize=512)
def sorted_out(text: str) -> Sorted:
    """Tell the things of a text from what may be figures."""
    found: list[Thing] = []
    rest, digits = text, digit_windows(text)
    if not digits:
        return Sorted((), text, ())
    months, abroad = month_windows(text), month_windows(text, ABROAD)
    for kind, near, sign, pattern in compiled():
        windows = months if near == "months" else abroad if near == "abroad" else _windows(near, rest, digits)
        if not windows or not sign.search(rest):
            continue
        here = [Thing(kind, m.start(), m.end(), m[0]) for lo, hi in windows for m in pattern.finditer(rest, lo, hi)]
        if here:
            rest = mask(rest, tuple(here))
            found += here
            digits = digit_windows(rest) if kind == "year" else digits
    # Of the whole text: the first item's number may have been found where a line begins.
    numbered = list_numbers(text)
    items = tuple(Thing("marker", low, high, text[low:high]) for low, high in numbered if "\x00" not in rest[low:high])
    if items:
        found += items
        rest = mask(rest, items)
    return Sorted(tuple(sorted(found, key=lambda t: t.start)), rest, digits)


def _windows(near: Near, rest: str, digits: Windows) -> Windows:
    if near == "text":
        return ((0, len(rest)),)
    return named_windows(rest) if near == "names" else digits


_DIGITS = re.compile(rf"[\d{''.join(VULGAR)}][\d\s,.:/-]*")
_LETTERS = re.compile(r"(?:[^\W\d_]|[\u0900-\u097f]){2,20}")
_LAST_WORD = re.compile(r"([A-Za-z]{1,20}\.?|§)\s?#?\Z")
_TAKES = re.compile(rf"(?i:{_NAMED})\Z")
BEFORE, AFTER = 20, 32
"""Characters around digits that may belong to what they are part of."""
AROUND_MONTH = 32
"""Characters around the start of a month's name that may belong to its date."""


_ORDINAL = re.compile(
    rf"(?<![\w.,])(\d{{1,4}}){_ORDINAL_MARK}\b(?!\s(?:{either(terms_in('century'))}|of\s{either(FULL_NAMES)}))"
)


def ordinals_in(text: str) -> list[tuple[str, int]]:
    """Return the places in an order that a text names in digits, from the fourth on, and their numbers."""
    if "th" not in text and "nd" not in text and "rd" not in text and "st" not in text:
        return []
    return [(m[0], int(m[1])) for m in _ORDINAL.finditer(text) if int(m[1]) > 3]


def digit_windows(text: str) -> Windows:
    """Return the stretches of a text near digits: all that has to be searched for figures."""
    return merged(((m.start() - BEFORE, m.end() + AFTER) for m in _DIGITS.finditer(text)), len(text))


def month_windows(text: str, names: Set[str] = MONTH_NUMBERS.keys()) -> Windows:
    """Return the stretches of a text near the names of months."""
    places = places_of(names, text)
    if places is None:
        return ((0, len(text)),)
    return merged(((at - AROUND_MONTH, at + AROUND_MONTH) for at in places), len(text))


def places_of(words: Set[str], text: str) -> list[int] | None:
    """Return where words (lower-case, of 3 to 10 letters) may begin in a text, None where that can't be told."""
    lowered, letters = _letters_of(text)
    if len(lowered) != len(text):
        return None
    return sorted(at for word in words & letters for at in _places(lowered, word))


@lru_cache(maxsize=64)
def _letters_of(text: str) -> tuple[str, frozenset[str]]:
    lowered = text.lower()
    return lowered, frozenset(_LETTERS.findall(lowered))


def _places(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + 1)


def named_windows(text: str) -> Windows:
    """Return the stretches of a text that begin like `Section 5`: a word that takes a number, and digits."""
    runs = ((m.start(), m.end()) for m in _DIGITS.finditer(text))
    named = (
        (at, end) for at, end in runs if (m := _LAST_WORD.search(text, max(0, at - BEFORE), at)) and _TAKES.match(m[1])
    )
    return merged(((at - BEFORE, end + AFTER) for at, end in named), len(text))


def merged(stretches: Iterable[tuple[int, int]], length: int) -> Windows:
    """Join the stretches, given in order, that touch."""
    windows: list[tuple[int, int]] = []
    for low, high in stretches:
        if windows and low <= windows[-1][1]:
            windows[-1] = (windows[-1][0], min(high, length))
        else:
            windows.append((max(low, 0), min(high, length)))
    return tuple(windows)


def mask(text: str, things: tuple[Thing, ...]) -> str:
    """Replace things by blanks of the same length, so that offsets stay true."""
    pieces: list[str] = []
    at = 0
    for thing in sorted(things, key=lambda t: t.start):
        pieces.append(text[at : thing.start])
        pieces.append("\x00" * (thing.end - thing.start))
        at = thing.end
    pieces.append(text[at:])
    return "".join(pieces)
