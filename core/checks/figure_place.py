"""Where a figure stands in its sentence: the words about it, what it counts, and the whole that it is a part of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import tokens_of
from core.reading.lexicon import speaks_of

BEHIND = 3
"""Words behind a figure that say what it counts."""

BETWEEN = 14
"""Characters between a part and its whole at most: `2 of the 3 orders`."""


@dataclass(frozen=True, slots=True)
class FigurePlace:
    """One figure in its sentence.

    - about: from the figure before to the one behind, its whole left out; tail: what of it is behind the figure.
    - lent: what stands behind the figure before, where this one leaves out what it counts: `3 beds in A, 6 in B`.
    - said: the words of the sentence.
    """

    amount: Amount
    text: str
    about: str
    tail: str
    lent: str
    whole: Amount | None
    said: frozenset[str]

    @property
    def counted(self) -> frozenset[str]:
        """The words right behind the figure, or behind its whole: `2 of the 3 orders` counts orders."""
        return words_behind(self._behind_whole or self.lent or self.tail)

    @property
    def of(self) -> frozenset[str]:
        """The word behind the whole, which is not the part's: `45 of 54 beds are occupied`."""
        return words_behind(self._behind_whole, 1)

    @property
    def near(self) -> frozenset[str]:
        """The words up to the next figure that is not its whole."""
        return tokens_of(f"{self.lent} {self.tail}")

    @property
    def negated(self) -> bool:
        """The words about it deny: `1 order has not been shipped`."""
        return speaks_of("negation", self.about)

    @property
    def _behind_whole(self) -> str:
        return self.tail.split(self.whole.text, 1)[-1] if self.whole else ""


def words_behind(text: str, most: int = BEHIND) -> frozenset[str]:
    """Return the stems of the first words of a text."""
    return tokens_of(" ".join(text.split()[:most]))


def place_of(amount: Amount, beside: Sequence[Amount], sentence: Sentence, said: frozenset[str]) -> FigurePlace:
    """Return where one of the figures `beside` each other in a sentence stands."""
    text, offset = sentence.text, sentence.start
    at = beside.index(amount)
    ahead = [a for a in beside[:at] if not _joined(text, offset, a, amount)]
    after = list(beside[at + 1 :])
    whole = after.pop(0) if after and _joined(text, offset, amount, after[0]) else None
    start = ahead[-1].end - offset if ahead else 0
    end = after[0].start - offset if after else len(text)
    elided = bool(ahead) and whole is None and not tokens_of(amount.noun)
    lent = text[start : amount.start - offset] if elided else ""
    return FigurePlace(amount, text, text[start:end], text[amount.end - offset : end], lent, whole, said)


def _joined(text: str, offset: int, part: Amount, whole: Amount) -> bool:
    between = text[part.end - offset : whole.start - offset]
    return len(between) <= BETWEEN and speaks_of("of", between)
