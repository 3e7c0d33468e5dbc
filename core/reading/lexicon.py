"""Which part a text's words play, told by the lists of all languages: whether it speaks of a rise, of an average."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from core.reading.language import Role, terms_of
from core.reading.languages import LANGUAGES


@lru_cache(maxsize=8192)
def speaks_of(role: Role, text: str) -> bool:
    """Tell whether a text has a word of the role."""
    return bool(pattern_of(role).search(text))


@cache
def pattern_of(role: Role) -> re.Pattern[str]:
    """Return a pattern that finds the role's words, in any case; of overlapping ones the longest."""
    return re.compile(alternatives(role), re.IGNORECASE)


@cache
def alternatives(*roles: Role) -> str:
    """Return the words of the roles as a group, to be made part of a pattern that says what may stand around them."""
    terms = sorted(terms_in(*roles), key=len, reverse=True)
    return f"(?:{'|'.join(map(_source, terms))})" if terms else r"(?!)"


@cache
def terms_in(*roles: Role) -> tuple[str, ...]:
    """Return the words and phrases that play one of the roles in any language."""
    lists = (terms_of(language.roles.get(role, "")) for role in roles for language in LANGUAGES)
    return tuple(dict.fromkeys(term for terms in lists for term in terms))


@cache
def words_of(*roles: Role) -> frozenset[str]:
    """Return the same as a set, to look words in lower case up in."""
    return frozenset(terms_in(*roles))


def opens_with(role: Role, text: str) -> bool:
    """Tell whether a text begins with a word of the role."""
    return pattern_of(role).match(text) is not None


def _source(term: str) -> str:
    """A letter or digit at an end of the term must be the end of a word, unless the script puts no blanks."""
    bare = term.removesuffix("*")
    source = re.escape(bare).replace(r"\ ", r"\s")
    before = r"\b" if _takes_blanks(bare[0]) else ""
    if term.endswith("*"):
        return f"{before}{source}\\w*"
    return before + source + (r"\b" if _takes_blanks(bare[-1]) else "")


def _takes_blanks(character: str) -> bool:
    return character.isalnum() and character < "\u3040"
