"""Names as programs write them, read as words: `refundTotal`, `refund_total` and `shop.refunds` are several each.

And codes of letters and digits, by which things are told apart: `INC-2207`, `A-100`, `LH400`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

AROUND: Final = ".,;:!?¿()[]\"'«»“”"
"""Signs that stand around a word and are no part of it."""
_SHORTEST: Final = 3
_OWNS: Final = ("'s", "’s")


@lru_cache(maxsize=2048)
def codes_in(text: str) -> frozenset[str]:
    """Return the codes of a text, in lower case: words of letters and digits that begin with a letter."""
    return frozenset(word for said in text.split() if is_code(word := _bare(said)))


def is_code(word: str) -> bool:
    """Tell whether a word is a code, and no quantity (`12kg`), quarter (`Q2`) or plain number."""
    parts = word.replace("-", "").replace("/", "").replace("_", "")
    return len(parts) >= _SHORTEST and parts.isalnum() and word[0].isalpha() and any(map(str.isdigit, parts))


def _bare(said: str) -> str:
    word = said.strip(AROUND).casefold()
    return next((word.removesuffix(end) for end in _OWNS if word.endswith(end)), word)


def named_apart(text: str) -> str:
    """Return a text with the parts of its identifiers apart: `refundTotal` and `refund_total` as `refund total`."""
    parts = []
    for before, character in zip(f" {text}", text, strict=False):
        parts.append(f" {character}" if before.islower() and character.isupper() else character)
    return "".join(parts).replace("_", " ").replace(".", " ")


def words_of_name(name: str) -> str:
    """Part a name of programs into its words; one with a blank is written for people, and left as it is.

    >>> words_of_name("parcelsPerDay"), words_of_name("EPSBasic"), words_of_name("iPhone"), words_of_name("B2B")
    ('parcels Per Day', 'EPS Basic', 'iPhone', 'B2B')
    """
    spaced = name if " " in name.strip() else "".join(map(_with_blank, f"  {name}", f" {name}", name, f"{name[1:]} "))
    return " ".join(spaced.replace("_", " ").split())


def _with_blank(two_before: str, before: str, character: str, after: str) -> str:
    """A capital begins a word behind a small letter, or behind another capital or a figure where a small one follows.

    One small letter is no word: `iPhone`, `pH`.
    """
    if not character.isupper():
        return character
    alone = before.islower() and not two_before.isalnum()
    begins = before.islower() or ((before.isupper() or before.isdecimal()) and after.islower())
    return f" {character}" if begins and not alone else character
