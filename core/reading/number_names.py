"""Whole numbers that are names: `port 8080`, `the PIN is 4812`, `1004路`. One that is near another is another."""

from __future__ import annotations

from core.reading.amount import Amount
from core.reading.characters import takes_blanks
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of
from core.reading.stopwords import STOP_WORDS
from core.reading.surroundings import NEAR

FEWEST = 3
"""Digits of such a number at least: of fewer, no tolerance lets pass another."""
WITHIN = 90
"""Characters before a figure, of its clause, in which the noun stands that it is said to be the value of."""
_MARKS = "#:№.\"'“„«(`= \u00a0"
_ENDS = ".;!?。；！？\n"


def may_be_a_name(amount: Amount) -> bool:
    """A whole number in bare digits, with no sign, unit, scale, currency or rounding word to it."""
    plain = not (amount.unit or amount.scaled or amount.signed or amount.approximate or amount.bound)
    return plain and amount.text.isdecimal() and len(amount.text) >= FEWEST


def names_by_noun(text: str, start: int, end: int, noun: str = "") -> bool:
    """A noun of what is numbered stands right by the number, or the clause says of such a code what it is.

    `noun` is the word behind the number: what is counted (`code of 4000 lines`) is no code.
    """
    before = text[max(0, start - WITHIN) : start].rstrip(_MARKS)
    if ends_with("name_in_digits", before):
        return not may_be_counted(noun)
    if opens_with("digits_name_behind", text[end : end + NEAR].lstrip()):
        return True
    if may_be_counted(noun):
        return False
    clause = before[max((before.rfind(mark) for mark in _ENDS), default=-1) + 1 :]
    last = max((m.end() for m in pattern_of("code_noun").finditer(clause)), default=0)
    return bool(last) and not any(character.isdecimal() for character in clause[last:])


def is_asked_for_a_name(question: str) -> bool:
    """A question is for a code: `Which port does it use?`."""
    return speaks_of("code_noun", question)


def word_right_before(text: str, start: int) -> str:
    """Return the word that a number stands behind, in lower case; of scripts without blanks the last two characters."""
    before = text[max(0, start - NEAR * 2) : start].rstrip(_MARKS)
    if not before or not before[-1].isalnum():
        return ""
    if not takes_blanks(before[-1]):
        return before[-2:]
    word = before.split()[-1].lower()
    return "" if word in STOP_WORDS else word


def may_be_counted(noun: str) -> bool:
    """The word behind a number may be what it counts, as far as endings tell: `lines`."""
    return bool(noun) and noun not in STOP_WORDS and noun.endswith(("s", "en", "e", "i"))
