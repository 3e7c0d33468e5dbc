"""Follow-ups for the first of all: `which is the cheapest?`, behind a question about one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.topics import topic_of
from core.reading.lexicon import opens_with, pattern_of, words_of
from core.reading.opposites import compared_by
from core.reading.second_asks import names_an_extreme
from core.reading.stopwords import plain_words_of

_MARKS: Final = "?!., "
_LONGEST: Final = 7  # words


def asked_of_all(text: str, before: str) -> str:
    """Return a short question for the first of all, with what is compared, by what and where; empty of any other.

    >>> asked_of_all("which is the cheapest?", "What is the price of the 10 mm bit at Tidewater?")
    'which bit is the cheapest at Tidewater?'
    """
    said, earlier = text.strip(_MARKS).split(), before.strip(_MARKS).split()
    if not (1 < len(said) <= _LONGEST) or not opens_with("which_one_of_all", text) or not names_an_extreme(text):
        return ""
    if any(word[:1].isupper() for word in said[1:]) or said[0].casefold() not in words_of("question_word"):
        return ""
    kind = [] if _names_a_kind(said) else topic_of(before).split()[-1:]
    of = [] if _says_by_what(said) else _counted(earlier)
    return f"{' '.join((said[0], *kind, *said[1:], *of, *_place(earlier)))}?"


def _names_a_kind(said: Sequence[str]) -> bool:
    return said[1].casefold() not in plain_words_of("en") | words_of("auxiliary", "pronoun_for_one", language="en")


def _says_by_what(said: Sequence[str]) -> bool:
    """`The most` alone says nothing of what there is most of."""
    by = compared_by(said[-1].casefold(), "en")
    return by is None or not (by.most and by.by == "amount")


def _counted(earlier: Sequence[str]) -> list[str]:
    """What the question before counts: `how many desks`."""
    asked = pattern_of("plan_how_many", "en").match(" ".join(earlier[:2]).casefold())
    return list(earlier[2:3]) if asked is not None else []


def _place(earlier: Sequence[str]) -> list[str]:
    """The last phrase that names somebody: `at Tidewater`, `of Marlow`."""
    prepositions = words_of("preposition", "of", language="en")
    starts = [at for at, word in enumerate(earlier[:-1]) if word.casefold() in prepositions]
    for at in reversed(starts):
        behind = earlier[at + 1 :]
        named = list(behind[: next((n for n, word in enumerate(behind) if not word[:1].isupper()), len(behind))])
        if named and not any(map(str.isdigit, named[0])):
            return [earlier[at], *named]
    return []
