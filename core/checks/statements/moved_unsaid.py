"""A level is told as the end of a rise or a fall of which the evidence says nothing: `rose to 240`, where it is 240.

A doubt: it may have risen, but whoever says so has read it nowhere. Not where another figure of the same unit is told
of the same, to which it may have been compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.amounts import Amount, read_amounts
from core.reading.claim_words import content_words, language_said
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of_any
from core.reading.roles import Role
from core.reading.told_moves import MOVES, moves_apart, told_of_move

_MOVED: tuple[Role, ...] = (*MOVES, "change", "movement", "more_than", "less_than", "year_before", "compares")


def _moved_unsaid(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    language = language_said(text)
    for amount in read_amounts(text):
        if told_of_move(text, amount.start, amount.end, language) != "level":
            continue
        near = list(sentences_sharing(_telling(text, amount, language), said.sources, 1))
        told = [sentence for sentence in near if any(_is_same(amount, other) for other in read_amounts(sentence))]
        moved = any(speaks_of_any(_MOVED, sentence) or moves_apart(sentence, language) for sentence in near)
        if told and not moved and not _is_compared(amount, near):
            start = said.sentence.start
            reason, hint = f"the evidence says this: {told[0][:80]}", f'The evidence has: "{told[0][:200]}". Say it so.'
            yield Misstatement(start + amount.start, start + amount.end, reason, hint, doubt=True)


def _telling(text: str, amount: Amount, language: str) -> frozenset[str]:
    """The words that say what it is of: none of the figure, of its move, and of any sentence."""
    rest = f"{text[: amount.start]} {text[amount.end :]}"
    for role in MOVES:
        rest = pattern_of(role, language).sub(" ", rest)
    small = BY_CODE[language].stop_words.split() if language in BY_CODE else ()
    return content_words(rest) - content_words(" ".join(small))


def _is_same(amount: Amount, other: Amount) -> bool:
    return (other.value, other.unit) == (amount.value, amount.unit)


def _is_compared(amount: Amount, near: Sequence[str]) -> bool:
    """Another figure of its unit stands in a sentence that states it, or in another on the same."""
    figures = [other for sentence in near for other in read_amounts(sentence)]
    return any(other.unit == amount.unit and other.value != amount.value for other in figures)


MOVED_UNSAID = Said("moved_unsaid", _moved_unsaid, of_prose=True, of_digits=True, roles=MOVES)
