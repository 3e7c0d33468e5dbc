"""Syllables of Korean: whether one ends in a consonant, by which particles are chosen."""

from __future__ import annotations

_FIRST, _LAST, _FINALS = "가", "힣", 28


def ends_in_consonant(text: str) -> bool:
    """Tell whether a text ends in a Korean syllable with a final consonant: `극장`, and neither `무대` nor `hall`."""
    last = text[-1:]
    return _FIRST <= last <= _LAST and (ord(last) - ord(_FIRST)) % _FINALS != 0
