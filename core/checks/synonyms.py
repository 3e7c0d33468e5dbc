"""Other names of what a row is called: `headcount` for `Employees`, `R&D` for `Research and development`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from core.checks.claim import Claim
from core.checks.ledger import Ledger
from core.checks.rule import Reading
from core.reading.characters import runs_of, word_runs
from core.reading.claim_words import tokens_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import phrases_in

_GROUP_OF = {phrase: group for language in LANGUAGES for group in language.same_rows for phrase in group}
_PLACES = {phrase: place for place, phrase in enumerate(_GROUP_OF)}


def _with_synonyms(claim: Claim, ledger: Ledger) -> Claim:
    """Add the words that the evidence has for a thing, where it lacks those that the claim has."""
    added: frozenset[str] = frozenset()
    for phrase in _phrases_in(claim.text):
        own = tokens_of(phrase)
        if not ledger.has_row_of(own):
            others = (tokens_of(other) for other in _GROUP_OF[phrase] if other != phrase)
            added = added.union(*(o for o in others if ledger.has_row_of(o)))
    return replace(claim, tokens=claim.tokens | added) if added else claim


@lru_cache(maxsize=64)
def _phrases_in(text: str) -> tuple[str, ...]:
    """The figures of a sentence have its words in common: they are looked through once."""
    return phrases_in(text, _may_stand_in(text.lower()))


def _may_stand_in(lowered: str) -> Sequence[str]:
    """The phrases of which a text has the longest word: quicker to tell than the phrases. In their order."""
    if not lowered.isascii():
        return tuple(_GROUP_OF)
    by_word = _by_longest_word()
    found = [phrase for word in word_runs(lowered).whole if word in by_word for phrase in by_word[word]]
    return sorted(found, key=_PLACES.__getitem__) if len(found) > 1 else found


@cache
def _by_longest_word() -> dict[str, list[str]]:
    by_word: dict[str, list[str]] = {}
    for phrase in filter(str.isascii, _GROUP_OF):
        by_word.setdefault(max(runs_of(phrase), key=len), []).append(phrase)
    return by_word


SYNONYMS = Reading("synonyms", _with_synonyms)
