"""What the evidence denies is said, or what it says is denied: `finished 23rd` where he `did not finish the race`.

Proved where every sentence of the evidence that speaks of the same says it the other way.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.aligned import BOTH_WAYS, Aligned, aligned
from core.reading.amounts import read_amounts
from core.reading.claim_words import tokens_of
from core.reading.lexicon import speaks_of


def _denied(said: Statement) -> Iterator[Misstatement]:
    text, at = said.sentence.text, said.sentence.start
    for pair in aligned(text, said.sources):
        word = pair.word
        if any(a.start <= word.start < a.end for a in read_amounts(text)):
            continue  # `Revenue declined to 3.6 million`: no figure is denied.
        if (_denies_what_is_told(pair) and not _is_of_others(text, pair)) or (
            _says_what_is_denied(pair) and not _denies(text)
        ):
            name = text[word.start : word.end]
            told = "denied" in word.marks
            reason = f"the evidence says this: {name}" if told else f"the evidence denies this: {name}"
            hint = f'The evidence has: "{pair.sentences[0][:200]}". Say it so.'
            yield Misstatement(at + word.start, at + word.end, reason, hint)
            return


def _denies_what_is_told(pair: Aligned) -> bool:
    """The answer denies a word of sentences that deny nothing."""
    return "denied" in pair.word.marks and not any(map(_denies, pair.sentences))


def _is_of_others(text: str, pair: Aligned) -> bool:
    """It is denied of so many (`2 invoices are not paid`), and said of others: of another number, or of one by name."""
    counted = _counts(text)
    return bool(counted) and not any(counted & _counts(sentence) for sentence in pair.sentences)


def _counts(text: str) -> frozenset[float]:
    bare = (a for a in read_amounts(text) if not (a.unit or a.scaled))
    return frozenset(amount.value for amount in bare if tokens_of(amount.noun))


def _denies(text: str) -> bool:
    """A sentence has any word that may deny: `avoid`, `hardly`, `not`."""
    return speaks_of("denied", text) or speaks_of("denies_otherwise", text)


def _says_what_is_denied(pair: Aligned) -> bool:
    return pair.both_ways >= BOTH_WAYS and all("denied" in told.marks for told in pair.told)


DENIED = Said("denied", _denied)
