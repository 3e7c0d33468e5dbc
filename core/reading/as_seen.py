"""Text as people see it, for who reads figures in it: nothing unseen tears a number, and none of look-alikes is one."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.reading.doubtful import DOUBT

_UNSEEN: Final = dict.fromkeys(
    (0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A, 0x202B, 0x202D, *range(0x2060, 0x2070), 0xFEFF)
)
_JOINERS: Final = "\u200c\u200d"
_TURNS, _ENDS_TURN = "\u202e", "\u202c"
_ZEROS: Final = frozenset("OoОоΟο")
_ONES: Final = frozenset("lIІӀ")
_DIGITS: Final = str.maketrans("123456789", "0" * 9)
_BESIDE: Final = ("0O", "0o", "O0", "o0", "l0", "I0", "0 OO")
_SIGNS: Final = ".,'"


@lru_cache(maxsize=512)
def as_seen(text: str) -> str:
    """Return a text without what is unseen, what is turned around as it is shown, no digit in words of look-alikes.

    >>> as_seen("The fee is 1\u200b5 euros")
    'The fee is 15 euros'
    """
    if not text.isascii():
        text = _unjoined(_turned(text).translate(_UNSEEN))
    flat = text.translate(_DIGITS)
    if text.isascii() and not any(pair in flat for pair in _BESIDE):
        return text
    return "\n".join(" ".join(_undone(line.split(" "))) for line in text.split("\n"))


def _unjoined(text: str) -> str:
    """Leave out joiners behind digits: between letters of Persian or Hindi they mean something."""
    for joiner in _JOINERS:
        first, *rest = text.split(joiner)
        kept = [first]
        for before, part in pairwise((first, *rest)):
            kept += ["" if before[-1:].isdecimal() else joiner, part]
        text = "".join(kept)
    return text


def _turned(text: str) -> str:
    r"""`\u202e005` is shown as 500, up to the sign that ends it, or to the end of the line."""
    if _TURNS not in text:
        return text
    first, *rest = text.split(_TURNS)
    kept = [first]
    for part in rest:
        end = min((at for at in (part.find(_ENDS_TURN), part.find("\n")) if at >= 0), default=len(part))
        kept += [part[:end][::-1], part[end:]]
    return "".join(kept).replace(_ENDS_TURN, "")


def _undone(words: list[str]) -> list[str]:
    """Take the digits out of words that others could be read for, and of a number that zeros of letters follow."""
    told = list(words)
    for at, word in enumerate(words):
        if _is_mixed(word):
            told[at] = _without_digits(word)
        elif at and _is_of_zeros(word) and words[at - 1].strip(_SIGNS).isdecimal():
            told[at - 1] = _without_digits(told[at - 1])
    return told


def _is_mixed(word: str) -> bool:
    """Digits stand in it beside letters that look like digits, and no others: `3O0`, `l5`; not `H2O`, not `5l`."""
    if not any(map(str.isdecimal, word)):
        return False
    core = word.strip("().,;:!?€$£%'\"*")
    if not all(sign.isdecimal() or sign in _ZEROS or sign in _ONES or sign in _SIGNS for sign in core):
        return False
    zero = any(sign in _ZEROS for sign in core)
    return zero or any(sign in _ONES and core[at + 1 : at + 2].isdecimal() for at, sign in enumerate(core))


def _is_of_zeros(word: str) -> bool:
    core = word.strip(".,;:!?")
    return len(core) > 1 and all(sign in _ZEROS for sign in core)


def _without_digits(word: str) -> str:
    return "".join(DOUBT if sign.isdecimal() else sign for sign in word)
