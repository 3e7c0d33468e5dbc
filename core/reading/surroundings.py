"""What the text around a figure says of it: a minus, an aside, a rounding, a bound, what is counted."""

from __future__ import annotations

import re

from core.reading.lexicon import before_ending, ends_with, pattern_of, words_of

_APPROXIMATE, _LOWER, _UPPER = tuple("~≈<>≤≥"), tuple(">≥"), tuple("<≤")
_NOUN = re.compile(r"[\s-]{0,2}([A-Za-z°À-ÖØ-öø-ÿĀ-ɏ][A-Za-z°'’À-ÖØ-öø-ÿĀ-ɏ]{0,20})")
_PHRASE_ENDS = frozenset(".,;:!?()、。，；：،؛।")  # and digits
_DASHES = frozenset("–—")
NEAR = 16
"""Characters before a figure in which words say how exact it is."""
BEHIND = 20
"""Those behind it in which words make it a bound, with what it counts: `6 أسابيع على الأكثر`."""


def is_minus(sign: str, text: str, start: int) -> bool:
    """The sign before a figure is a minus, and no dash between two figures, or behind a word: `Skis – 24 francs`."""
    if sign.strip() in ("", "+"):
        return False
    before = text[max(0, start - 2) : start].rstrip()
    if sign[0] in _DASHES and may_be_a_dash(text, start):
        return False
    return not (before.endswith((")", "%")) or before[-1:].isdecimal())


def may_be_a_dash(text: str, start: int) -> bool:
    """The sign stands between blanks, behind a word: nothing but a hyphen (`Skis - 24 francs`) leaves that open."""
    apart = text[start - 1 : start].isspace() and text[start + 1 : start + 2].isspace()
    behind_a_word = apart and text[start - 2 : start - 1].isalpha()
    return behind_a_word and not ends_with("states", text[max(0, start - NEAR) : start])


def brackets_negate(text: str, start: int, *, scaled: bool) -> bool:
    """Brackets about a figure make it negative: in a cell, and after `was`; after a noun they hold an aside.

    `in Kyoto (2)` is an aside, and so is `a fine (€5 million)`, whose scale stands within (`scaled`).
    """
    before = text[max(0, start - 8) : start]
    if _states(before):
        return True
    return not scaled and not (before.strip()[-1:].isalnum() and before[-1:] == " ")


def _states(before: str) -> bool:
    """A verb that states a figure stands before it: `was`."""
    return before[-1:].isspace() and ends_with("states", before)


def is_approximate(text: str, start: int) -> bool:
    """A word of rounding stands before the figure."""
    before = text[max(0, start - NEAR) : start]
    if before.endswith("~") and before[-2:-1].isdecimal():
        return False  # `09:00~20:30` is a range.
    return before.rstrip().endswith(_APPROXIMATE) or ends_with("approximate", before)


def bound_of(text: str, start: int) -> int:
    """Return 1 where the words before make a lower bound (`over 1,200`), -1 an upper one (`nearly 400`), else 0."""
    before = text[max(0, start - NEAR) : start]
    if before.rstrip().endswith((*_LOWER, *_UPPER)):
        return 1 if before.rstrip().endswith(_LOWER) else -1
    least, most = ends_with("at_least", before), ends_with("at_most", before)
    if least and most:  # Of two that end alike the longer one holds: `no more than` ends with `more than`.
        return 1 if len(before_ending("at_least", before) or "") < len(before_ending("at_most", before) or "") else -1
    return least - most


def bound_behind(text: str, end: int) -> int:
    """Return 1 where the words behind a figure make a lower bound (`3년 이상`), -1 an upper one, else 0."""
    behind = phrase_in(text[end : end + BEHIND])
    least, most = (pattern_of(role).search(behind) for role in ("least_behind", "most_behind"))
    if least and most:
        return 1 if least.start() < most.start() else -1
    return bool(least) - bool(most)


def phrase_in(behind: str) -> str:
    """Return what stands before the first mark or digit that ends a phrase."""
    end = (at for at, sign in enumerate(behind) if sign in _PHRASE_ENDS or sign.isdecimal())
    return behind[: next(end, len(behind))]


def without_hedge(before: str) -> str:
    """Return what stands before a figure without the word of rounding that it ends with: `from about`."""
    cut = before_ending("about", before)
    return before if cut is None else cut


def noun_of(text: str, end: int) -> str:
    """Return the word right behind a figure, in lower case: what it counts, mostly."""
    found = _NOUN.match(text, end, end + 24)
    return found[1].lower() if found else ""


def word_before(text: str, start: int) -> str:
    """Return the word before a figure in lower case, one of rounding passed over: `from` of `from about 5`."""
    *before, last = ["", *text[max(0, start - 2 * NEAR) : start].lower().split()]
    return before[-1] if last in words_of("about") else last
