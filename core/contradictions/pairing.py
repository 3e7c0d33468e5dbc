"""Which claims contradict each other: those that share rare words are compared, in bounded work."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from core.contradictions.claims import Claim
from core.precedence import Precedence, precedence
from core.reading.disagreeing import disagree, disagree_within
from core.reading.worded_otherwise import say_otherwise

MOST_COMPARED = 3_000_000
"""Pairs of claims that are compared at most, some 3 microseconds each."""
_RARE = 3  # words of a claim that it is found by, in pairs: two claims of the same share a pair of them
_MOST_IN_A_BLOCK = 60  # of claims that share a pair of words only so many: a phrase of every page tells nothing


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two claims that can't both hold; `goes_first` is None where nothing tells which does, as within one document."""

    one: Claim
    other: Claim
    goes_first: Precedence | None = None


def contradictions_in(claims: Sequence[Claim], today: str = "") -> tuple[list[Contradiction], bool]:
    """Return the contradictions, the surest first, what goes first as `one`; and whether all pairs were compared."""
    found: dict[tuple[str, ...], Contradiction] = {}
    compared = 0
    for one, other in _candidates(claims):
        compared += 1
        if compared > MOST_COMPARED:
            break
        if _contradict(one, other):
            key = (*sorted((*one.about.document, one.text)), *sorted((*other.about.document, other.text)))
            found.setdefault(key, _ordered(one, other, today))
    return sorted(found.values(), key=_order), compared <= MOST_COMPARED


def _candidates(claims: Sequence[Claim]) -> Iterator[tuple[Claim, Claim]]:
    """Yield pairs that share two of their rarest words, of one document those of its prose; linear in the claims."""
    frequency = Counter(word for claim in claims for word in claim.statement.words)
    blocks: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for number, claim in enumerate(claims):
        rare = sorted(claim.statement.words, key=lambda word: (frequency[word], word))[:_RARE]
        for pair in combinations(sorted(rare), 2) if len(rare) > 1 else [tuple(rare)]:
            blocks[pair].append(number)
    seen: set[tuple[int, int]] = set()
    for block in blocks.values():
        for first, second in combinations(block[:_MOST_IN_A_BLOCK], 2):
            one, other = claims[first], claims[second]
            within = one.about.document == other.about.document
            if (within and not (one.of_prose and other.of_prose)) or (first, second) in seen:
                continue
            seen.add((first, second))
            yield one, other


def _contradict(one: Claim, other: Claim) -> bool:
    if one.about.document == other.about.document:
        return one.heading == other.heading and disagree_within(one.statement, other.statement)
    if one.worded is not None and other.worded is not None:
        return say_otherwise(one.worded, other.worded) and _same_subject(one, other)
    return disagree(one.statement, other.statement) and _same_subject(one, other)


def _same_subject(one: Claim, other: Claim) -> bool:
    """Neither periods nor headings nor like titles tell them apart, each with a word that the other lacks."""
    mine, theirs = one.about, other.about
    if mine.period != theirs.period and (mine.period or theirs.period):
        return False
    around = one.statement.words | one.heading | mine.title
    around_other = other.statement.words | other.heading | theirs.title
    if one.heading - around_other and other.heading - around:
        return False
    return not _are_siblings(one, other, around, around_other)


def _are_siblings(one: Claim, other: Claim, around: frozenset[str], around_other: frozenset[str]) -> bool:
    """Of two like titles (`UK leave policy`, `US leave policy`) each has a word that is nowhere about the other."""
    mine, theirs = one.about, other.about
    apart = mine.title - around_other - theirs.headings and theirs.title - around - mine.headings
    return bool(apart and mine.name & theirs.name)


def _ordered(one: Claim, other: Claim, today: str) -> Contradiction:
    if one.about.document == other.about.document:
        return Contradiction(one, other)
    found = precedence(one.meta, other.meta, today)
    return Contradiction(other, one, found) if found is not None and found.first else Contradiction(one, other, found)


def _order(found: Contradiction) -> tuple[bool, tuple[str, str], str]:
    """What nothing decides comes first: it is for somebody to settle."""
    return found.goes_first is not None and found.goes_first.firm, found.one.about.document, found.one.text
