"""Text from outside without what no store, terminal or protocol takes, and without what deceives the eye."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from core.text.addresses import addresses_in
from core.text.lookalikes import one_script

_UNPRINTABLE: Final[dict[int, str | None]] = {
    **dict.fromkeys((*range(0x09), *range(0x0B, 0x20), *range(0x7F, 0xA0))),
    **dict.fromkeys(range(0xD800, 0xE000), "\ufffd"),  # half of a letter
}

# Embeddings, overrides and isolates turn the order of letters around; fillers, joiners and tags are not seen at all.
_UNSEEN: Final = {
    **_UNPRINTABLE,
    **dict.fromkeys((0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x200B)),
    **dict.fromkeys((*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, 0xFEFF, 0xFFA0, *range(0xFFF0, 0xFFFC))),
    **dict.fromkeys((0xFFFE, 0xFFFF, *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B))),
    **dict.fromkeys((0x2028, 0x2029), "\n"),
}
# What means something between some letters, and is noise, or a hidden message, between all others.
_CONDITIONAL = re.compile("[\u061c\u200c-\u200f\ufe00-\ufe0f\U000e0000-\U000e01ef]+")
_DIRECTION_MARKS = "\u200e\u200f\u061c"
# Scripts whose letters join: Arabic and its kin, those of India and beyond, Mongolian.
_JOINING = (
    ("\u0600", "\u07ff"), ("\u0840", "\u08ff"), ("\u0900", "\u0dff"), ("\u0f00", "\u109f"),
    ("\u1780", "\u18af"), ("\ua840", "\uabff"), ("\ufb50", "\ufdff"), ("\ufe70", "\ufefc"),
)  # fmt: skip
_SYMBOLS = frozenset({"So", "Sm", "Po", "Nd", "Sk"})
_BLACK_FLAG, _END_OF_TAGS = "\U0001f3f4", "\U000e007f"
_MOST_TAGS = 8


def printable(text: str) -> str:
    """Return `text` with newlines as they are and tabs kept, other control characters dropped, surrogates replaced."""
    return _lines(text).translate(_UNPRINTABLE)


def legible(text: str) -> str:
    """Return `text` as it may be shown: printable, nothing in it unseen, turned around or passing for another word.

    Joiners stay between letters that join (Persian, Hindi) and within emoji, direction marks in lines that run right to
    left. A word that mixes scripts to look like one of one script becomes that; addresses keep their letters.
    """
    if text.isascii():
        return printable(text)
    text = _lines(text).translate(_UNSEEN)
    text = _CONDITIONAL.sub(lambda run: _meant(run, text), text)
    return _outside_addresses(text)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _meant(run: re.Match[str], text: str) -> str:
    """Return what of a run of conditional characters its neighbours give a meaning: one at most, or an emoji's."""
    before, after = text[run.start() - 1 : run.start()], text[run.end() : run.end() + 1]
    if before == _BLACK_FLAG and (tags := _tags(run[0])):
        return tags
    selector = next((c for c in run[0] if _selects(c, before)), "")
    joiner = next((c for c in run[0] if c in "\u200c\u200d"), "")
    if joiner == "\u200d" and _is_emoji(before) and _is_emoji(after):
        return selector + joiner
    if joiner and _joins(before) and (after.isspace() or not after or _joins(after)):
        return joiner
    mark = next((c for c in run[0] if c in _DIRECTION_MARKS), "")
    return selector or (mark if mark and _runs_right_to_left(_line_around(text, run)) else "")


def _tags(run: str) -> str:
    """Return the tag letters that a run begins with, and their end: they make a region's flag of a black one."""
    letters, end, _ = run.partition(_END_OF_TAGS)
    tags = end and 0 < len(letters) <= _MOST_TAGS and all("\U000e0020" <= c <= "\U000e007e" for c in letters)
    return letters + end if tags else ""


def _joins(character: str) -> bool:
    return any(first <= character <= last for first, last in _JOINING)


def _runs_right_to_left(line: str) -> bool:
    """Tell whether a line has a letter of Hebrew, Arabic or their kin: the marks alone make no line run so."""
    return any(c.isalpha() and unicodedata.bidirectional(c) in ("R", "AL") for c in line)


def _selects(selector: str, before: str) -> bool:
    """A variation selector means something behind a symbol, a digit (keycaps) or an ideograph."""
    if "\ufe00" <= selector <= "\ufe0f":
        return bool(before) and (unicodedata.category(before) in _SYMBOLS or before in "ℹ" or before >= "\u2e80")
    return "\U000e0100" <= selector <= "\U000e01ef" and "\u3400" <= before <= "\U0003134f"


def _is_emoji(character: str) -> bool:
    return bool(character) and (unicodedata.category(character) in ("So", "Sk") or character in "\u2640\u2642\u2695")


def _line_around(text: str, run: re.Match[str]) -> str:
    """The line, as far as it is near: enough to tell which way it runs."""
    near = text[max(0, run.start() - 60) : run.end() + 60]
    at = min(run.start(), 60)
    return near[near.rfind("\n", 0, at) + 1 : (near.find("\n", at) + len(near) + 1) % (len(near) + 1) or len(near)]


def _outside_addresses(text: str) -> str:
    parts, at = [], 0
    for found in addresses_in(text):
        parts += [one_script(text[at : found.start]), found.text]
        at = found.end
    return "".join([*parts, one_script(text[at:])])
