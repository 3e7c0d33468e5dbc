"""Terms by what tells that a text has one of them, quicker than a pattern: words, beginnings of words, and the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from core.reading.characters import HEAD, is_word, runs_of


class Terms(NamedTuple):
    """The terms of some roles: those of ASCII, and the other letters of all others.

    - whole: single words, which a text has or not.
    - starts: by their first letters, `heads`, words of any ending.
    - others: by one of its words, `telling`, without which a text has it not, each of the rest: all its words, or what
      it is where it has none (`signs`: some have none; by an empty word). Only a pattern tells whether a text has it.
    - beyond: the characters that are not of ASCII, of which each of all others has one.
    """

    whole: frozenset[str]
    starts: Mapping[str, tuple[str, ...]]
    heads: frozenset[str]
    others: Mapping[str, tuple[tuple[frozenset[str], str], ...]]
    telling: frozenset[str]
    signs: bool
    beyond: frozenset[str]


def sorted_terms(all_terms: Sequence[str]) -> Terms:
    """Sort terms by what tells of them."""
    terms = [term for term in all_terms if term.isascii()]
    starts = dict.fromkeys(bare for term in terms if (bare := term.removesuffix("*")) != term and is_word(bare))
    by_head: dict[str, tuple[str, ...]] = {}
    for start in starts:
        by_head[start[:HEAD]] = (*by_head.get(start[:HEAD], ()), start)
    whole = frozenset(filter(is_word, terms))
    others: dict[str, tuple[tuple[frozenset[str], str], ...]] = {}
    for needed, sign in dict.fromkeys(
        _needed(t) for t in terms if t not in whole and t.removesuffix("*") not in starts
    ):
        word = max(sorted(needed), key=len, default="")
        others[word] = (*others.get(word, ()), (needed, sign))
    beyond = frozenset(letter for term in all_terms for letter in term if not letter.isascii())
    return Terms(whole, by_head, frozenset(by_head), others, frozenset(others) - {""}, "" in others, beyond)


def _needed(term: str) -> tuple[frozenset[str], str]:
    runs = runs_of(term)
    if term.endswith("*") and runs and term[:-1].endswith(runs[-1]):
        runs = runs[:-1]
    return frozenset(runs), "" if runs else term.removesuffix("*").partition(" ")[0]
