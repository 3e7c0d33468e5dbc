"""Text from outside without what no store, terminal or protocol takes, and without what deceives the eye."""

from __future__ import annotations

import re
import unicodedata

from core.text.addresses import addresses_in
from core.text.lookalikes import one_script

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_LONE_SURROGATE = re.compile(r"[\ud800-\udfff]")

# Embeddings, overrides and isolates turn the order of letters around; fillers, joiners and tags are not seen at all.
_DECEIVING = re.compile(
    "[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb"
    "\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]"
)
_BREAKS = re.compile("[\u2028\u2029]")
# What means something between some letters, and is noise, or a hidden message, between all others.
_CONDITIONAL = re.compile("[\u061c\u200c-\u200f\ufe00-\ufe0f\U000e0000-\U000e01ef]+")
_TAGS = re.compile("[\U000e0020-\U000e007e]{1,8}\U000e007f")
_DIRECTION_MARKS = "\u200e\u200f\u061c"
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
# Scripts whose letters join: Arabic and its kin, those of India and beyond, Mongolian.
_JOINING = re.compile(
    "[\u0600-\u07ff\u0840-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ua840-\uabff\ufb50-\ufdff\ufe70-\ufefc]"
)
_SYMBOLS = frozenset({"So", "Sm", "Po", "Nd", "Sk"})
_BLACK_FLAG = "\U0001f3f4"


def printable(text: str) -> str:
    """Return `text` with newlines as they are and tabs kept, other control characters dropped, surrogates replaced."""
    return _LONE_SURROGATE.sub("\ufffd", _UNPRINTABLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n")))


def legible(text: str) -> str:
    """Return `text` as it may be shown: printable, nothing in it unseen, turned around or passing for another word.

    Joiners stay between letters that join (Persian, Hindi) and within emoji, direction marks in lines that run right to
    left. A word that mixes scripts to look like one of one script becomes that; addresses keep their letters.
    """
    text = printable(text)
    if text.isascii():
        return text
    text = _DECEIVING.sub("", _BREAKS.sub("\n", text))
    text = _CONDITIONAL.sub(lambda run: _meant(run, text), text)
    return _outside_addresses(text)


def _meant(run: re.Match[str], text: str) -> str:
    """Return what of a run of conditional characters its neighbours give a meaning: one at most, or an emoji's."""
    before, after = text[run.start() - 1 : run.start()], text[run.end() : run.end() + 1]
    tags = _TAGS.match(run[0])
    if tags and before == _BLACK_FLAG:
        return tags[0]
    selector = next((c for c in run[0] if _selects(c, before)), "")
    joiner = next((c for c in run[0] if c in "\u200c\u200d"), "")
    if joiner == "\u200d" and _is_emoji(before) and _is_emoji(after):
        return selector + joiner
    if joiner and _JOINING.match(before) and (after.isspace() or not after or _JOINING.match(after)):
        return joiner
    mark = next((c for c in run[0] if c in _DIRECTION_MARKS), "")
    return selector or (mark if mark and _RIGHT_TO_LEFT.search(_line_around(text, run)) else "")


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
