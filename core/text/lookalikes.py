"""Letters of other scripts that look like Latin ones: an excerpt of Unicode's table of confusables (UTS #39)."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Identical in most typefaces. Small Greek letters other than omicron are left out: formulas are full of them ("ρV").
_PAIRS: Final = (
    "ЅS ІI ЈJ АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx ѕs іi јj һh ҽe Ӏl ӏl ԁd ԌG ԛq ԜW ԝw ѴV ѵv "
    "ҮY үy ͿJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo ϜF ϳj ՍU ՏS ՕO հh ոn սu ցg օo"
)
_LATIN: Final = {pair[0]: pair[1] for pair in _PAIRS.split()}
_CYRILLIC: Final = {latin: other for other, latin in _LATIN.items() if "\u0400" <= other <= "\u045f"}
_PLAIN_LATIN: Final = frozenset("ßæœøđłðþəħ")  # letters of alphabets that are no ASCII letter with an accent
_FOREIGN: Final = frozenset(map(chr, range(0x370, 0x590)))  # Greek, Cyrillic, Armenian
_WORD = re.compile(r"[^\W\d_]{2,}")


def one_script(text: str) -> str:
    """Return `text` with every word that mixes scripts, and reads as one of them, written in that one.

    `pаypal` with a Cyrillic а becomes `paypal`, `cпасибо` with a Latin c `спасибо`; `USBшный`, `Δt` and `Tシャツ`,
    which nobody could take for words of one script, stay.
    """
    if text.isascii() or _FOREIGN.isdisjoint(text):
        return text
    return _WORD.sub(lambda match: _unmixed(match[0]), text)


def could_pass_for_another(label: str) -> bool:
    """Tell whether a name, such as a label of a host, could be read as a name that it is not.

    Its letters are of several scripts (Chinese, Japanese and Korean go with Latin), or none but look-alikes of Latin
    ones, or Latin ones that are neither ASCII nor an accented ASCII letter.
    """
    if label.isascii():
        return False
    letters = [c for c in unicodedata.normalize("NFKD", label.lower()) if c.isalpha()]
    scripts = {_script(c) for c in letters} - {"CJK"}
    odd = any(_script(c) == "LATIN" and not c.isascii() and c not in _PLAIN_LATIN for c in letters)
    return odd or len(scripts) > 1 or all(c in _LATIN for c in letters)


def _unmixed(word: str) -> str:
    latin = set(filter(str.isascii, word))
    if not latin or word.isascii():
        return word
    others = _FOREIGN.intersection(word)
    if others <= _LATIN.keys():
        return "".join(_LATIN.get(c, c) for c in word)
    cyrillic = all("\u0400" <= c <= "\u052f" for c in others)
    return "".join(_CYRILLIC.get(c, c) for c in word) if cyrillic and latin <= _CYRILLIC.keys() else word


def _script(letter: str) -> str:
    name = unicodedata.name(letter, "UNKNOWN").split()[0]
    return "CJK" if name in ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "KATAKANA-HIRAGANA") else name
