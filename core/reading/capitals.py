"""Abbreviations in capitals that would be words without a topic in small letters: `US`, `IT`, `OR`, `EU`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from core.reading.lexicon import words_of
from core.reading.notation import CURRENCY_NAMES

NAME_MARK: Final = "\ua78c"
"""A letter of no language, written behind such a name, so that it is another word than its small letters."""
_FEW: Final = 3
"""Words in capitals that are a label (`US OFFICES`): of more, none is a name for its capitals."""
_BEHIND: Final = 12


def names_marked(text: str) -> str:
    """Return a text with a mark behind each abbreviation in capitals that is a name, not a word of a sentence.

    None where all of a longer text is in capitals, of money (`US dollars`) and of hours (`8 AM`). `U.S.` is `US`.

    >>> names_marked("Which US sites tell us more?") == f"Which US{NAME_MARK} sites tell us more?"
    True
    """
    if _codes().search(text) is None or (text.isupper() and len(text.split()) > _FEW):
        return text
    return _codes().sub(lambda found: _marked(found, text), text)


def without_name_marks(text: str) -> str:
    """Return a text as it is shown."""
    return text.replace(NAME_MARK, "")


def _marked(found: re.Match[str], text: str) -> str:
    behind = text[found.end() : found.end() + _BEHIND].split()[:1]
    of_money = bool(behind) and behind[0].casefold().strip(".,?;:)") in CURRENCY_NAMES
    return found[0] if of_money else f"{found[0].replace('.', '')}{NAME_MARK}"


@lru_cache(maxsize=1)
def _codes() -> re.Pattern[str]:
    codes = sorted(word.upper() for word in words_of("named_in_capitals"))
    dotted = [rf"{re.escape('.'.join(code))}\." for code in codes]
    names = "|".join((*dotted, *codes))
    return re.compile(rf"(?<![\w.$&'’-])(?<!\d\s)(?:{names})(?![\w$&-]|['’](?!s\b))")
