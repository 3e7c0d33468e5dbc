"""What is said of several things, said of one: `1 row`, not `1 rows`; each language's own words, as data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from core.reading.languages import BY_CODE

_ONE: Final = "1"
_PHRASE: Final = "of one"
_PARTS_A_NUMBER: Final = ".,/:-–"


def with_ones(text: str, language: str) -> str:
    """Return a text of ours in which what is counted is told of one where it is one."""
    return _replaced(text, _pairs(language)) if _ONE in text else text


def without_ones(text: str, language: str) -> str:
    """Return a text as its phrase has it, which counts several: what `with_ones` undoes."""
    return _replaced(text, {one: several for several, one in _pairs(language).items()}) if _ONE in text else text


@cache
def _pairs(language: str) -> Mapping[str, str]:
    """Return what a language says of several and of one, the longest first."""
    says = BY_CODE[language].says.get(_PHRASE, "") if language in BY_CODE else ""
    pairs = [entry.strip().split("=", 1) for entry in says.split(";") if entry.strip()]
    return dict(sorted(((several, one) for several, one in pairs), key=lambda pair: -len(pair[0])))


def _replaced(text: str, pairs: Mapping[str, str]) -> str:
    for several, one in pairs.items():
        at = text.find(several)
        while at >= 0:
            end = at + len(several)
            if _is_whole(text, at, end):
                text = f"{text[:at]}{one}{text[end:]}"
                end = at + len(one)
            at = text.find(several, end)
    return text


def _is_whole(text: str, start: int, end: int) -> bool:
    """The 1 is no digit of another number, and the word no part of another."""
    before, behind = text[start - 1 : start], text[end : end + 1]
    joined = before.isalnum() or (before in _PARTS_A_NUMBER and text[start - 2 : start - 1].isdigit())
    return not (start and joined) and not behind.isalnum()
