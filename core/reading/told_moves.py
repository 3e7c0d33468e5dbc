"""Whether a figure that is said to rise or fall is where it went, or by how much: `rose to 87 %`, `rose by 87 %`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from core.reading.lexicon import ends_with, pattern_of, speaks_of_any, terms_in, words_of
from core.reading.roles import Role
from core.reading.surroundings import without_hedge

Told = Literal["level", "change", ""]
MOVES: Final[tuple[Role, ...]] = ("rise", "fall")
_BEFORE: Final = 40
"""Characters before a figure in which what moves it stands."""
_BEHIND: Final = 8
_AROUND: Final = ".,;:!?()"
_ENDS: Final = ".;:!?。；"


@lru_cache(maxsize=2048)
def told_of_move(text: str, start: int, end: int, language: str) -> Told:
    """Tell what a figure at a place is of a move; empty where nothing says so. `language` is that of the text."""
    before = without_hedge(text[max(0, start - _BEFORE) : start]).rstrip()
    before = before[max(*map(before.rfind, _ENDS), before.rfind(", ")) + 1 :]
    if ends_with("up_to", before):
        return ""  # `up to 10 days` is a limit.
    behind = text[end : end + _BEHIND].lstrip()
    if words_of("to_behind", language=language):
        return _head_final(behind, language)
    last = before[-1:] if before[-1:] in "'’" else ""
    word = before.lower().split()[-1] if before.split() else ""
    if not (speaks_of_any(MOVES, before, language) or moves_apart(text, language)):
        return ""
    if word in words_of("moves_to", language=language) or _ends(before, "moves_to", language):
        return "level"
    if word in words_of("moves_by", language=language) or _ends(before, "moves_by", language) or last:
        return "" if _goes_on_to(word, text[end : end + _BEFORE], language) else "change"
    return "change" if _is_a_move(word, language) else ""


def moves_apart(text: str, language: str) -> bool:
    """A verb in two parts says that something moves: `ging um 5 % auf 88 Mio. € zurück`."""
    verbs = terms_in("rises_apart", "falls_apart", language=language)
    said = frozenset(word.strip(_AROUND).lower() for word in text.split()) if verbs else frozenset[str]()
    return any(said.issuperset(verb.split()) for verb in verbs)


def _goes_on_to(word: str, behind: str, language: str) -> bool:
    """`de 210 à 260` is from where to where."""
    leads = words_of("moves_from", language=language)
    return word in leads and not words_of("moves_to", language=language).isdisjoint(behind.split())


def _head_final(behind: str, language: str) -> Told:
    """What stands behind the figure tells: `87％に上昇した`, `87％上昇した`."""
    if any(behind.startswith(term) for term in words_of("to_behind", language=language)):
        return "level"
    return "change" if _is_a_move(behind, language) else ""


def _ends(before: str, role: Role, language: str) -> bool:
    """It ends with a word of the role, which is written on to what is before it in scripts without blanks."""
    return language == "zh" and before.endswith(tuple(words_of(role, language=language)))


def _is_a_move(word: str, language: str) -> bool:
    """The word, or what begins here, is one of rise or fall, and compares nothing."""
    found = (pattern_of(role, language).match(word) for role in MOVES)
    compared = words_of("more_than", "less_than", language=language)
    return any(match is not None and match[0] not in compared for match in found)
