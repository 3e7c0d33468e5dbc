"""What kind of thing a question asks for: who, where, when, why, how long, how often, how much, how many, whether."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Final

from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.words import words

_KINDS: Final[tuple[Role, ...]] = (
    "kind_who",
    "kind_where",
    "kind_when",
    "kind_why",
    "kind_how_long",
    "kind_how_often",
    "kind_how_much",
    "kind_how_many",
    "kind_by_what",
)
_GOES_BEFORE: Final[dict[str, frozenset[str]]] = {
    "kind_how_long": frozenset(("kind_how_many", "kind_how")),
    "kind_how_often": frozenset(("kind_how_many", "kind_how")),
    "kind_how_much": frozenset(("kind_how_many", "kind_how")),
    "kind_how_many": frozenset(("kind_how",)),
}
"""What `how many days` is not besides."""
WHETHER: Final = "whether"
HOW: Final = "kind_how"
KINDS: Final = frozenset(_KINDS)
WHICH: Final = "which"
_OPEN: Final = frozenset((WHETHER, HOW, WHICH, "kind_how_much", "kind_how_long", "kind_how_many"))
"""Kinds that may be asked by a plain `what` as well (`What is the warranty?`), so that only the words tell."""


@lru_cache(maxsize=4096)
def kinds_asked(question: str, language: str) -> frozenset[str]:
    """Return the kinds that a question may be of; none where it is but keywords (`guest wifi login?`)."""
    found: set[str] = {kind for kind in _KINDS if speaks_of(kind, question, language)}
    asked = pattern_of("question_word", language).search(question)
    if _asks_when(question, language):
        found.add("kind_when")
    if speaks_of("asks_person", question, language):
        found.add("kind_who")
    if speaks_of("kind_how", question, language):
        found.add(HOW)
    for kind in tuple(found):
        found -= _GOES_BEFORE.get(kind, frozenset())
    if opens_with("auxiliary", question.lstrip(), language) and not _leads_in(question, asked and asked.start()):
        found.add(WHETHER)
    if not found and asked:
        found.add(WHICH)
    return frozenset(found or ({WHETHER} if BY_CODE[language].script != "latin" else ()))


def words_of_kinds(kinds: frozenset[str], language: str) -> frozenset[str]:
    """Return the words that ask for things of some kinds: `price`, `period`."""
    roles = [kind for kind in (*_KINDS, "kind_how") if kind in kinds]
    return frozenset(word for role in roles for term in words_of(role, language=language) for word in words(term))


def ask_of_one_kind(one: frozenset[str], other: frozenset[str]) -> bool:
    """Tell whether two questions may ask for one kind of thing."""
    if not one or not other or one & other:
        return True
    if {HOW, "kind_where"} <= one | other:  # How, and where, do I report it?
        return True
    if {"kind_when", "kind_how_often"} <= one | other:  # When, every half year, is it tested?
        return True
    return bool(one & _OPEN) and bool(other & _OPEN) and bool({WHICH, HOW} & (one | other))


def _asks_when(question: str, language: str) -> bool:
    """`Where do I park when I visit` asks for no time: only the word that asks first does."""
    found = pattern_of("asks_date", language).search(question)
    first = pattern_of("question_word", language).search(question)
    return found is not None and (first is None or found.start() <= first.start())


def _leads_in(question: str, asked_at: int | None) -> bool:
    """`Do you know who` asks who."""
    if asked_at is None:
        return False
    plain = plain_words_of("en") | frozenset(BY_CODE["en"].fillers.split())
    before = words(question[:asked_at])
    return len(list(takewhile(lambda word: word in plain or word in words_of("auxiliary"), before))) == len(before)
