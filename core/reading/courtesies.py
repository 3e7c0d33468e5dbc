"""What is said around a question and asks nothing: greetings, an apology for asking, thanks.

A greeting ends with its clause, or a function word follows it, or it is in a script where what follows can't be a part
of it: `Hello Kitty sales?` has none.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from core.reading.characters import takes_blanks
from core.reading.lexicon import words_of
from core.reading.stopwords import STOP_WORDS

_ENDS: Final = ",.!?;:，。！？；：、،؛؟।\n–—"
_LONGEST_ADDRESSEE: Final = 3  # words behind a greeting: `Guten Morgen liebe Frau Müller, ...`
_LONGEST_NAME: Final = 4  # characters, where words are not parted
_STRIPPED: Final = " \t-–—~¡" + _ENDS
_RUNS_ON: Final = " ,，、،-–—"
_LONGEST: Final = 500  # characters: who writes more tells a story


@lru_cache(maxsize=512)
def without_courtesies(text: str) -> str:
    """Return a question without greeting, leave and thanks around it; as it is where nothing else is said."""
    if len(text) > _LONGEST:
        return text
    said = _without_closing(_without_opening(text))
    return said if any(map(str.isalnum, said)) else text


def _without_opening(text: str) -> str:
    while True:
        rest = _behind_clause(text) or _behind_greeting(text)
        if not any(map(str.isalnum, rest)):
            return text
        text = rest


def _behind_clause(text: str) -> str:
    """Return what follows a first clause that is only courtesy, nothing where it is not."""
    at = min((at for mark in _ENDS if (at := text.find(mark)) >= 0), default=-1)
    return text[at + 1 :].lstrip(_STRIPPED) if at >= 0 and _is_courtesy(text[:at]) else ""


def _is_courtesy(clause: str) -> bool:
    said = " ".join(clause.lower().replace("’", "'").split()).strip(_STRIPPED)
    if not said or said in words_of("courtesy_asks") or said in words_of("courtesy_greets"):
        return bool(said)
    greeting = _greeting(said)
    if not greeting:
        return False
    addressed = said[len(greeting) :].strip()
    words = addressed.split()
    if takes_blanks(greeting[0]):
        return len(words) <= _LONGEST_ADDRESSEE and STOP_WORDS.isdisjoint(words)
    return len(addressed) <= _LONGEST_NAME


def _behind_greeting(text: str) -> str:
    """Return what follows a greeting without a mark behind it: `Hallo was kostet Parken`, `请问产假多少天`."""
    lowered = text.lower().lstrip(_STRIPPED)
    greeting = _greeting(lowered)
    rest = text.lstrip(_STRIPPED)[len(greeting) :].lstrip(_STRIPPED) if greeting else ""
    first = next(iter(rest.lower().split()), "").strip(_STRIPPED + "¿¡")
    asks = not (greeting and takes_blanks(greeting[0]) and greeting[0] < "\u0370") or first in STOP_WORDS
    return rest if rest and asks else ""


def _greeting(said: str) -> str:
    """Return the longest greeting that a text in lower case opens with, and that ends there."""
    found = (term for term in words_of("courtesy_greets") if said.startswith(term) and _ends(said, len(term)))
    return max(found, key=len, default="")


def _ends(said: str, at: int) -> bool:
    return at >= len(said) or not (takes_blanks(said[at - 1]) and (said[at].isalnum() or said[at] in "-'’"))


def _without_closing(text: str) -> str:
    bare = text.rstrip(_STRIPPED)
    at = max(bare.rfind(mark) for mark in _ENDS)
    closing = " ".join(bare[at + 1 :].lower().replace("’", "'").split()).strip(_STRIPPED)
    if at <= 0 or closing not in words_of("courtesy_closes"):
        return text
    return _without_closing(text[: at + 1].rstrip(_RUNS_ON))
