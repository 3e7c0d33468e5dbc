"""The words of a question that may be said otherwise where it is answered, and whether a text says them so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.reading.characters import without_hiragana
from core.reading.said_otherwise import (
    Said,
    groups_in,
    is_compared_by,
    is_compounded,
    said_in,
    sets_apart,
    tells_little,
)
from core.reading.wording import AskedWord, telling_words


class Otherwise(NamedTuple):
    """What a word of the question, or several, are looked for by, and a group of words that say the same."""

    terms: frozenset[str]
    group: str


def otherwise_said(
    question: str, asked: Sequence[AskedWord], language: str, *, alike: bool = False
) -> tuple[Otherwise, ...]:
    """Return the words of a question, as they are `asked`, that a language's data says otherwise, too.

    `alike`: by the words that questions are compared by, where no words to look for have been written down.
    """
    known = frozenset(term for word in asked for term in word.terms)
    found: dict[str, frozenset[str]] = {}
    for said in said_in(question, language, asked=alike):
        found[said.group] = found.get(said.group, frozenset()) | _terms_of(said, known, language)
    told = ((group, _told_by(group, terms, language)) for group, terms in found.items())
    return tuple(Otherwise(terms, group) for group, terms in told if terms)


def _told_by(group: str, terms: frozenset[str], language: str) -> frozenset[str]:
    """Leave out compounds that a group tells only a part of, where another word says all of it, or it sets apart.

    `Was kostet ein Kostenvoranschlag?` asks for what costs, once; and a child that is ill is no childcare.
    """
    whole = frozenset(term for term in terms if not is_compounded(term, group, language))
    return whole if whole or sets_apart(group) else terms


def unwritten_words(question: str, asked: Sequence[AskedWord], language: str) -> tuple[AskedWord, ...]:
    """Return the words that no pairs of characters tell, being of hiragana alone: `おばあちゃん`."""
    if language != "ja":
        return ()
    known = frozenset(term for word in asked for term in word.terms)
    runs = (said.words for said in said_in(question, language) if not _terms_of(said, known, language))
    return tuple(AskedWord(run) for run in dict.fromkeys(runs) if not without_hiragana(run[0]).strip())


def _terms_of(said: Said, known: frozenset[str], language: str) -> frozenset[str]:
    terms = frozenset(said.words) & known
    return terms or frozenset(t for one in telling_words("".join(said.words), language) for t in one.terms) & known


def terms_said_otherwise(otherwise: Sequence[Otherwise], text: str, language: str) -> frozenset[str]:
    """Return the terms of those that a text says in other words."""
    if not otherwise:
        return frozenset()
    told = groups_in(text, language, asked=is_compared_by(otherwise[0].group))
    return frozenset().union(*(one.terms for one in otherwise if one.group in told))


def is_light(word: AskedWord, otherwise: Sequence[Otherwise]) -> bool:
    """Tell whether a word says little by itself: `zuständig`, `dürfen`."""
    return any(tells_little(one.group) and one.terms.issuperset(word.terms) for one in otherwise)
