"""The clauses of a sentence that take sides: `dogs may enter the garden, but not the hall`, `sales rose, costs fell`.

A clause ends at `but` and its like, at a semicolon, and at a comma or `and` between two that each have a word which
takes a side: what is enumerated is of one clause, which speaks of all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.amounts import Amount, read_amounts
from core.reading.characters import has_digit
from core.reading.digits import figures_in
from core.reading.languages import READ
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of, speaks_of_any, terms_in
from core.reading.roles import Role
from core.reading.surroundings import NEAR, bound_behind, phrase_in
from core.reading.wording import kind_of, telling_words

_MARKS: Final = ",，、،:：—–;；؛"
_FULL: Final = ";；؛"
"""Marks that part clauses, whatever they say."""
_ALLOWS: Final[tuple[Role, ...]] = ("rule_allows", "rule_forbids", "says_open", "says_shut", "may_do")
_TURNS: Final[tuple[Role, ...]] = ("rule_forbids", "says_shut")
_EITHER_WAY: Final[tuple[Role, ...]] = ("rule_only", "supposes", "negates_nothing", "denies_otherwise")
_MOVES: Final[tuple[Role, ...]] = ("rise", "fall")
_BOUNDS: Final[tuple[Role, ...]] = (
    "at_least",
    "at_most",
    "least_behind",
    "most_behind",
    "more_than",
    "less_than",
    "approximate",
    "limit_up_to",
    "limit_beyond",
)
_ANSWERS: Final[tuple[Role, ...]] = ("says_yes", "says_no")
_LONGEST_ANSWER: Final = 8
_WRITES_BEHIND: Final = frozenset(language.code for language in READ if language.script not in ("latin", "arabic"))


class Side(NamedTuple):
    """Which of two sides a clause takes, and of what: the figure that is a bound; nothing where one will do."""

    first: bool
    of: str = ""

    def opposes(self, other: Side | None) -> bool:
        """Tell whether the two are the two sides of the same."""
        return other is not None and self.of == other.of and self.first is not other.first


class Clause(NamedTuple):
    """A clause and its side: None where it takes none, or nobody can tell which."""

    text: str
    side: Side | None


class Sides(NamedTuple):
    """Two sides that clauses may take: the words that tell of them, whether a text has any, and which it takes.

    `may_contrast` tells, quicker than its clauses, whether a sentence may take a side that one beside it does not.
    """

    roles: Callable[[str], tuple[Role, ...]]
    tells: Callable[[str, str], bool]
    side: Callable[[str, str], Side | None]
    may_contrast: Callable[[str, str], bool]


@lru_cache(maxsize=2048)
def clauses_of(text: str, language: str, sides: Sides) -> tuple[Clause, ...]:
    """Return the clauses of a sentence; the language is ISO 639-1."""
    found: list[tuple[int, int]] = []
    parted = False
    for start, end, full in _pieces(text, language, sides):
        piece, parted = text[start:end], parted or full
        if not piece.strip() or _only_answers(piece, language):
            continue
        if found and not parted and not all(sides.tells(p, language) for p in (text[slice(*found[-1])], piece)):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
        parted = False
    pieces = (text[start:end] for start, end in found)
    return tuple(Clause(piece.strip(), sides.side(piece, language)) for piece in pieces)


@lru_cache(maxsize=1024)
def words_of_clause(text: str, language: str, sides: Sides) -> tuple[str, ...]:
    """Return what a clause's words are looked for by, without those that take sides."""
    between = "\n" if kind_of(language) == "pairs" else " "
    for role in (*sides.roles(language), "stands_for"):
        text = pattern_of(role, language).sub(between, text)
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


def _pieces(text: str, language: str, sides: Sides) -> Iterator[tuple[int, int, bool]]:
    """Yield the places between marks and joints, each with whether what stands before it parts clauses by itself."""
    breaks = [
        (at, at + 1, sign in _FULL) for at, sign in enumerate(text) if sign in _MARKS and not _in_figure(text, at)
    ]
    for match in pattern_of("opposes", language).finditer(text):
        begun = max((end for _, end, _ in breaks if end <= match.start()), default=0)
        ahead = text[begun : match.start()]
        # `im Garten aber schon`: it stands within the clause that it opposes to the one before
        within = begun and ahead.strip() and not sides.tells(ahead, language)
        breaks.append((begun, begun, True) if within else (*match.span(), True))
    parting = {start for start, _, parts in breaks if parts}
    joints = (m.span() for m in pattern_of("coordinates", language).finditer(text))
    breaks += [(*place, False) for place in joints if place[0] not in parting]
    since, full = 0, False
    for start, end, parts in sorted(breaks):
        if start >= since:
            yield since, start, full
            since, full = end, parts
    yield since, len(text), full


def _in_figure(text: str, at: int) -> bool:
    return text[at - 1 : at].isdigit() and text[at + 1 : at + 2].isdigit()


def _only_answers(piece: str, language: str) -> bool:
    """It is `No` and nothing else: what follows says so again."""
    bare = piece.strip()
    return len(bare) <= _LONGEST_ANSWER and any(pattern_of(role, language).fullmatch(bare) for role in _ANSWERS)


# ---- what is denied, and what is not


def _denying(language: str) -> Role:
    return "negates" if terms_in("negates", language=language) else "negation"


def _roles_of_denial(language: str) -> tuple[Role, ...]:
    return (_denying(language), *_ALLOWS, "affirms", "denies_along", "nobody")


def _tells_of_denial(text: str, language: str) -> bool:
    """It has a word that says whether something may be, is open, or is denied."""
    affirms: tuple[Role, ...] = ("affirms",) if kind_of(language) == "pairs" else ()
    return speaks_of_any((*_ALLOWS, *affirms, _denying(language)), text, language)


def _denies(text: str, language: str) -> Side | None:
    """Tell whether a clause denies; None where it denies twice, has a condition, or says `only`."""
    if speaks_of_any(_EITHER_WAY, text, language):
        return None
    rest, denying = pattern_of(_denying(language), language).subn("\n", text)
    if denying > 1:
        found = [m[0] for m in pattern_of(_denying(language), language).finditer(text)]
        denying = 1 + sum(not opens_with("denies_along", word, language) for word in found[1:])
    if not denying:
        denying = int(speaks_of_any(("denies_along",), text, language))
    return None if denying > 1 else Side(bool(denying) != speaks_of_any(_TURNS, rest, language))


def _may_deny(text: str, language: str) -> bool:
    return speaks_of_any((_denying(language), *_TURNS), text, language)


# ---- what rises, and what falls


def _moves(text: str, language: str) -> Side | None:
    rises, falls = (speaks_of(role, text, language) for role in _MOVES)
    unsure = speaks_of_any((_denying(language), *_EITHER_WAY), text, language)
    return None if rises is falls or unsure else Side(rises)


def _tells_of_moves(text: str, language: str) -> bool:
    return speaks_of_any(_MOVES, text, language)


def _may_part_ways(text: str, language: str) -> bool:
    return all(speaks_of(role, text, language) for role in _MOVES)


# ---- what a figure is the most of, and what the least


def _bounds(text: str, language: str) -> Side | None:
    found = [(amount, _bound(text, amount, language)) for amount in read_amounts(text)]
    sides = [Side(bound > 0, f"{amount.value:g} {amount.unit}") for amount, bound in found if bound]
    return sides[0] if len(sides) == 1 else None


def _bound(text: str, amount: Amount, language: str) -> int:
    """Return 1 where a figure is the least, -1 where it is the most: `up to 500` is a limit beside `above 500`."""
    before, behind = text[max(0, amount.start - NEAR) : amount.start], phrase_in(text[amount.end : amount.end + NEAR])
    beyond, up_to = (
        ends_with(role, before) or (language in _WRITES_BEHIND and speaks_of(role, behind, language))
        for role in ("limit_beyond", "limit_up_to")
    )
    return beyond - up_to or amount.bound or bound_behind(text, amount.end)


def _tells_of_bounds(text: str, language: str) -> bool:
    return _bounds(text, language) is not None


def _may_bound_twice(text: str, _language: str) -> bool:
    """It writes a figure twice: `up to 500 ..., above 500 ...`."""
    figures = figures_in(text) if has_digit(text) else []
    return len(set(figures)) < len(figures)


DENIALS: Final = Sides(_roles_of_denial, _tells_of_denial, _denies, _may_deny)
MOVES: Final = Sides(lambda _: _MOVES, _tells_of_moves, _moves, _may_part_ways)
BOUNDS: Final = Sides(lambda _: _BOUNDS, _tells_of_bounds, _bounds, _may_bound_twice)
