"""The clauses of a sentence that deny and those that do not: `dogs may enter the garden, but not the hall`.

A clause ends at `but` and its like, at a semicolon, and at a comma or `and` between two that each have a verb which
tells (`may`, `is closed`, `not`): what is enumerated is of one clause, and denied as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.lexicon import opens_with, pattern_of, speaks_of_any, terms_in
from core.reading.roles import Role
from core.reading.wording import kind_of, telling_words

_MARKS: Final = ",，、،:：—–;；؛"
_FULL: Final = ";；؛"
"""Marks that part clauses, whatever they say."""
_SAYS: Final[tuple[Role, ...]] = ("rule_allows", "rule_forbids", "says_open", "says_shut", "may_do")
_TURNS: Final[tuple[Role, ...]] = ("rule_forbids", "says_shut")
_EITHER_WAY: Final[tuple[Role, ...]] = ("rule_only", "supposes", "negates_nothing")
_ANSWERS: Final[tuple[Role, ...]] = ("says_yes", "says_no")
_LONGEST_ANSWER: Final = 8


class Clause(NamedTuple):
    """A clause in its place, what its words are looked for by, and whether it denies (None where nobody can tell)."""

    start: int
    end: int
    text: str
    words: tuple[str, ...]
    denies: bool | None


def may_deny(text: str, language: str) -> bool:
    """Tell, quicker than its clauses, whether a sentence has any word that denies."""
    return speaks_of_any((_denying(language), *_TURNS), text, language)


@lru_cache(maxsize=1024)
def clauses_of(text: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a sentence that have words of their own; the language is ISO 639-1."""
    found: list[tuple[int, int]] = []
    parted = False
    for start, end, full in _pieces(text, language):
        piece = text[start:end]
        if not piece.strip() or _only_answers(piece, language):
            parted = parted or full
            continue
        if found and not (parted or full) and not all(_tells(p, language) for p in (text[slice(*found[-1])], piece)):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
        parted = False
    clauses = (_clause(text, start, end, language) for start, end in found)
    return tuple(clause for clause in clauses if clause.words)


def _pieces(text: str, language: str) -> Iterator[tuple[int, int, bool]]:
    """Yield the places between marks and joints, each with whether what stands before it parts clauses by itself."""
    breaks = [(at, at + 1, sign in _FULL) for at, sign in enumerate(text) if sign in _MARKS and not _in_figure(text, at)]
    for match in pattern_of("opposes", language).finditer(text):
        begun = max((end for _, end, _ in breaks if end <= match.start()), default=0)
        if begun and not text[begun : match.start()].strip():
            breaks.append((*match.span(), True))
        elif not begun or _tells(text[begun : match.start()], language):
            breaks.append((*match.span(), True))
        else:  # `im Garten aber schon`: it stands within the clause that it opposes
            breaks.append((begun, begun, True))
    parting = {start for start, _, parts in breaks if parts}
    joints = (m.span() for m in pattern_of("coordinates", language).finditer(text))
    breaks += [(*place, False) for place in joints if place[0] not in parting]
    since, full = 0, False
    for start, end, parts in sorted(breaks):
        if start < since:
            continue
        yield since, start, full
        since, full = end, parts
    yield since, len(text), full


def _in_figure(text: str, at: int) -> bool:
    return text[at - 1 : at].isdigit() and text[at + 1 : at + 2].isdigit()


def _only_answers(piece: str, language: str) -> bool:
    """It is `No` and nothing else: what follows says so again."""
    bare = piece.strip()
    return len(bare) <= _LONGEST_ANSWER and any(pattern_of(role, language).fullmatch(bare) for role in _ANSWERS)


def _tells(piece: str, language: str) -> bool:
    """It has a word that says whether something may be, is open, or is denied."""
    affirms: tuple[Role, ...] = ("affirms",) if kind_of(language) == "pairs" else ()
    return speaks_of_any((*_SAYS, *affirms, _denying(language)), piece, language)


def _clause(text: str, start: int, end: int, language: str) -> Clause:
    piece = text[start:end]
    return Clause(start, end, piece.strip(), _words(piece, language), _denies(piece, language))


def _words(text: str, language: str) -> tuple[str, ...]:
    """What a clause's words are looked for by, without those that allow, forbid or deny."""
    between = "\n" if kind_of(language) == "pairs" else " "
    for role in (_denying(language), *_SAYS, "affirms", "denies_along"):
        text = pattern_of(role, language).sub(between, text)
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


def _denies(text: str, language: str) -> bool | None:
    """Tell whether a clause denies; None where it denies twice, has an exception or a condition, or says `only`."""
    if any(terms_in(role, language=language) and speaks_of_any((role,), text, language) for role in _EITHER_WAY):
        return None
    denying = [m[0] for m in pattern_of(_denying(language), language).finditer(text)]
    count = len(denying[:1]) + sum(not opens_with("denies_along", word, language) for word in denying[1:])
    if not count and speaks_of_any(("denies_along",), text, language):
        count = 1
    rest = pattern_of(_denying(language), language).sub("\n", text)
    turned = speaks_of_any(_TURNS, rest, language)
    return None if count > 1 else (count == 1) != turned


def _denying(language: str) -> Role:
    return "negates" if terms_in("negates", language=language) else "negation"
