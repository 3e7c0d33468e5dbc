"""Whether it is asked why, and quotes say that it is so, and no reason: `Releases are made on Tuesdays`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.gate.asked import Asked
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.wording import kind_of
from core.reading.words import content_words

_ALL: Final = 1.0
_MOST: Final = 0.7
"""Share of pairs of characters that two forms of a verb leave alike: `닫나요`, `닫습니다`."""


def gives_no_reason(asked: Asked, quoted: Sequence[str]) -> bool:
    """Tell whether it is asked why, and quotes say that it is so, and no reason.

    Only where one of them says all of the question: a reason that is told in other words gives no sign of itself.
    """
    code = asked.language or "en"
    if not _asks_why(asked.text, code):
        return False
    told = " ".join(quoted)
    if speaks_of("reason", told, code) or ":" in told or _gives_purpose(asked.text, told, code):
        return False
    words = set(content_words(pattern_of("asks_reason", code).sub(" ", asked.text)))
    least = _MOST if kind_of(code) == "pairs" else _ALL
    return bool(words) and any(len(words & set(content_words(one))) >= least * len(words) for one in quoted)


def _asks_why(question: str, code: str) -> bool:
    if kind_of(code) == "pairs":
        return speaks_of("asks_reason", question, code)
    return opens_with("asks_reason", question.lstrip("¿¡ "), code)


def _gives_purpose(question: str, told: str, code: str) -> bool:
    """Tell whether what a text is good for is told by a word that is none of the question's, and by something new.

    `Dropped support for Android 8` has nothing new behind `for`, and `after that` tells an order.
    """
    if kind_of(code) == "pairs":
        return speaks_of("gives_purpose", told, code)
    said = {run.casefold() for run in runs_of(question)}
    points = words_of("demonstrative", language=code)
    known = set(content_words(question))
    for found in pattern_of("gives_purpose", code).finditer(told):
        behind = [run.casefold() for run in runs_of(told[found.end() :])]
        own = said.isdisjoint(run.casefold() for run in runs_of(found[0])) and points.isdisjoint(behind[:1])
        if own and not known.issuperset(content_words(" ".join(behind))):
            return True
    return False
