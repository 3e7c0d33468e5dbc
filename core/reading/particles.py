"""Particles that are written by the sound before them, chosen once it is known: `문서을(를)` becomes `문서를`.

Behind Hangul and digits alone: how a word of another script is spoken, nobody knows, and both forms stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_FIRST, _LAST, _FINALS = 0xAC00, 0xD7A3, 28
_NONE, _RIEUL = 0, 8  # finals of a syllable, in the order of Unicode
_SPOKEN: Final = {"0": 21, "1": 8, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": 8, "8": 8, "9": 0}
"""The final with which a digit is spoken: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구."""
_AROUND: Final = " \"'`*_”’»」』》)]}"
"""What may stand between a word and its particle."""


def with_particles(text: str, pairs: Sequence[str]) -> str:
    """Return a text with one of both forms where the sound before tells which.

    `pairs`: what is written where it is not known, the form behind a consonant, that behind a vowel, and that behind ㄹ
    where it is none of the first, parted by blanks (`을(를) 을 를`).
    """
    for pair in pairs:
        written, behind_consonant, behind_vowel, *behind_rieul = pair.split()
        before, *rest = text.split(written)
        for part in rest:
            final = _final_of(before)
            forms = {None: written, _NONE: behind_vowel, _RIEUL: [*behind_rieul, behind_consonant][0]}
            before += forms.get(final, behind_consonant) + part
        text = before
    return text


def _final_of(text: str) -> int | None:
    last = text.rstrip(_AROUND)[-1:]
    if last in _SPOKEN:
        return _SPOKEN[last]
    return (ord(last) - _FIRST) % _FINALS if last and _FIRST <= ord(last) <= _LAST else None
