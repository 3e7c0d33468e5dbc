"""Other names of what a row is called: `headcount` for `Employees`, `R&D` for `Research and development`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from core.checks.claim import Claim
from core.checks.ledger import Ledger
from core.checks.rule import Reading
from core.reading.claim_words import tokens_of
from core.reading.lexicon import phrases_in

_GROUPS = (
    ("revenue", "revenues", "sales", "net sales", "turnover"),
    ("cost of sales", "cost of revenue", "cost of revenues", "cost of goods sold", "cogs"),
    ("operating income", "operating profit", "income from operations", "profit from operations", "ebit"),
    ("net income", "net profit", "net earnings", "profit for the year", "profit for the period"),
    ("employees", "headcount", "workforce", "staff", "personnel"),
    ("research and development", "r&d"),
    ("selling, general and administrative", "sg&a"),
    ("general and administrative", "g&a"),
    ("depreciation and amortization", "depreciation and amortisation", "d&a"),
    ("earnings per share", "income per share", "eps"),
    ("capital expenditure", "capital expenditures", "capex", "purchases of property"),
    ("shareholders' equity", "stockholders' equity", "shareholders’ equity", "stockholders’ equity"),
    ("free cash flow", "fcf"),
    ("customers", "clients"),
    ("branches", "stores", "shops", "outlets"),
)
_GROUP_OF = {phrase: group for group in _GROUPS for phrase in group}


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
    return phrases_in(text, _GROUP_OF)


SYNONYMS = Reading("synonyms", _with_synonyms)
