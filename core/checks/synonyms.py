"""Other names of what a row is called: `headcount` for `Employees`, `R&D` for `Research and development`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from core.checks.claim import Claim
from core.checks.ledger import Ledger
from core.checks.rule import Reading
from core.reading.claim_words import tokens_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import Phrases

_GROUP_OF = {phrase: group for language in LANGUAGES for group in language.same_rows for phrase in group}


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
    return _phrases().found_in(text)


@cache
def _phrases() -> Phrases:
    return Phrases(_GROUP_OF)


SYNONYMS = Reading("synonyms", _with_synonyms)
