"""The value of a bare number, however its thousands and its decimals are parted."""

from __future__ import annotations

from itertools import pairwise

from core.reading.notation import mixed_number

_UNSEEN = str.maketrans("", "", "'’")
_GROUP = 3
_WITHIN = frozenset(".,:/-–+'’\x00")
"""What stands within numbers, dates and times: digits behind it begin none."""
MOST_DIGITS = 300
"""Digits of a number that count: of more, none is near it that people write."""
_CENTS = 2
"""Decimals at most behind a comma that nothing else tells from one that parts thousands."""


def plain_number(written: str, *, continental: bool = False) -> tuple[float, int]:
    """Return the value and the number of decimals of a bare number (`1,234.5`, `1.234,5`, `1 234`, `1'234`, `1 1/2`).

    `continental` reads `1.234` as a thousand too.
    """
    if (mixed := mixed_number(written)) is not None:
        return mixed, 2
    if "e" in written or "E" in written:
        value, _, power = written.lower().partition("e")
        return float(written), len(value.partition(".")[2]) - int(power)
    compact = "".join(written.split()).translate(_UNSEEN)
    if _has_decimal_comma(compact, continental=continental):
        compact = compact.replace(".", "").replace(",", ".")
    compact = compact.replace(",", "")
    whole, _, decimals = compact.partition(".")
    return float(compact if len(whole) <= MOST_DIGITS else whole[:MOST_DIGITS]), len(decimals)


def with_joined_thousands(text: str) -> str:
    """Write blanks that part thousands as narrow ones that part nothing else, place by place: `18 400 colis`.

    For texts of languages that part them so; steps are those of the text's length.
    """
    pieces, at = text.split(" "), 0
    blanks: list[int] = []
    joined = False
    for before, behind in pairwise(pieces):
        at += len(before)
        # A group goes on where the one before does; else one to three digits begin it, no part of anything longer.
        opens = (joined and len(before) == _GROUP) or _begins_a_group(before)
        joined = opens and behind[:_GROUP].isdecimal() and len(behind[:_GROUP]) == _GROUP and _ends_a_group(behind)
        if joined:
            blanks.append(at)
            joined = len(behind) == _GROUP
        at += 1
    if not blanks:
        return text
    letters = list(text)
    for blank in blanks:
        letters[blank] = "\u202f"
    return "".join(letters)


def grouped_alike(text: str, blank: str = "\u00a0") -> str:
    """Write thin and no-break blanks that part thousands as one `blank`, which stays where white space is folded.

    >>> grouped_alike("1\u2009240 kg", "_")
    '1_240 kg'
    """
    if _GROUPING.isdisjoint(text):
        return text
    letters = list(text)
    for at, sign in enumerate(text):
        before, behind = text[max(at - 1, 0) : at], text[at + 1 : at + 1 + _GROUP]
        parts = sign in _GROUPING and before.isdecimal() and len(behind) == _GROUP and behind.isdecimal()
        if parts and not text[at + 1 + _GROUP : at + 2 + _GROUP].isdecimal():
            letters[at] = blank
    return "".join(letters)


def blanks_folded(text: str) -> str:
    """Return a text with single blanks for all white space, but for those that part thousands: they are no-break ones.

    >>> blanks_folded(" 1\u2009240  kg") == "1\u00a0240 kg"
    True
    """
    if _GROUPING.isdisjoint(text):
        return " ".join(text.split())
    return " ".join(grouped_alike(text, _HELD).split()).replace(_HELD, "\u00a0")


_HELD = "\ue000"
_GROUPING = frozenset("\u00a0\u2007\u2009\u202f")


def _begins_a_group(word: str) -> bool:
    """It ends in a number of one to three digits: `(18` before ` 400`."""
    digits = word[len(word.rstrip("0123456789")) :]
    before = word[: len(word) - len(digits)][-1:]
    return 0 < len(digits) <= _GROUP and digits[0] != "0" and not (before.isalnum() or before in _WITHIN)


def _ends_a_group(word: str) -> bool:
    """No digit stands behind the three that it begins with, unless decimals do: `400,5`."""
    behind = word[_GROUP : _GROUP + 2]
    return not behind[:1].isalnum() and not (behind[:1] in ".:/-" and behind[1:].isdecimal())


def _has_decimal_comma(compact: str, *, continental: bool) -> bool:
    """Points part its thousands, or a comma its decimals: `1.234,5`, `1.234.567`, `12,5`."""
    whole, comma, decimals = compact.partition(",")
    first, *groups = whole.split(".")
    if not first or any(len(group) != _GROUP for group in groups) or (groups and len(first) > _GROUP):
        return False
    if comma:
        return decimals.isdecimal() and (bool(groups) or len(decimals) <= _CENTS)
    return len(groups) > 1 or (continental and len(groups) == 1)
