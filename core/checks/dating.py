"""Of which years a sentence's figures are, where its words say more than what stands by each of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.checks.movements import ends_of
from core.reading.alignment import years_of_figures
from core.reading.amounts import Amount
from core.reading.cited_sentences import Sentence
from core.reading.claim_words import language_said
from core.reading.digits import is_year, years_in
from core.reading.lexicon import before_ending, ends_with, speaks_of, words_of
from core.reading.periods import LONGEST_RANGE
from core.reading.roles import Role
from core.reading.surroundings import without_hedge

Years = tuple[int, ...]

_ENDS_A_CLAUSE = frozenset(",;.()\n")
_HELD_AGAINST: tuple[Role, ...] = ("against", "starts_from")
LEAD, NEAR = 40, 15
"""Characters before a figure that may say that a change starts there, and behind it where the change goes on."""


def only_span(text: str) -> Years:
    """The two years of `between 2018 and 2020`, where the sentence names no others: all of its figures are of them."""
    years = years_in(text)
    if len(years) != 2:
        return ()
    before, _, rest = text.lower().partition(str(years[0]))
    ahead, between = (_undated(part) for part in (before, rest.partition(str(years[1]))[0]))
    spans = between and words_of("span_joint").issuperset(between) and words_of("span_start").issuperset(ahead[-1:])
    return (years[0], years[1]) if spans and ahead else ()


def _undated(text: str) -> list[str]:
    """The words of a text but for those that may stand before a year: `fiscal`."""
    return [word for word in text.split() if word not in words_of("span_year")]


def whole_span(text: str) -> Years:
    """All years of `between 2018 and 2020`, of which an average or a sum is."""
    span = only_span(text)
    return tuple(range(span[0], span[1] + 1)) if span and span[0] < span[1] <= span[0] + LONGEST_RANGE else ()


def years_by(sentence: Sentence, amounts: Sequence[Amount]) -> list[Years]:
    """The years by the figures; an undated one has those of what it leads to: `fell 2.0% to $260.2 billion in 2019`."""
    years = years_of_figures(sentence.text, amounts, sentence.start)
    for i in reversed(range(len(amounts) - 1)):
        between = sentence.text[amounts[i].end - sentence.start : amounts[i + 1].start - sentence.start]
        if not years[i] and _leads_on(between) and not starts_a_change(sentence, amounts[i]):
            years[i] = years[i + 1]
    return [() if leads_to_the_next(sentence, amounts, years, i) else y for i, y in enumerate(years)]


def leads_to_the_next(sentence: Sentence, amounts: Sequence[Amount], years: Sequence[Years], i: int) -> bool:
    """A movement starts at the figure, and its year is that of the next: `In 2023 sales rose from $5 to $6`."""
    if i + 1 == len(amounts) or years[i] not in ((), years[i + 1]):
        return False
    ends = ends_of(sentence.text, amounts[i], amounts[i + 1], sentence.start)
    return ends is not None and ends[0] is amounts[i]


def _leads_on(between: str) -> bool:
    words = between.replace(",", " ").replace("(", " ").lower().split()
    return words_of("leads_to", "about").issuperset(words)


def starts_a_change(sentence: Sentence, amount: Amount) -> bool:
    """A change starts at the figure: `from $5 to $6 in 2023`, `$6 in 2023 from $5`; that year is not its own."""
    start, end = amount.start - sentence.start, amount.end - sentence.start
    ahead = without_hedge(sentence.text[max(0, start - LEAD) : start])
    held_against = (before_ending(role, ahead) or "" for role in _HELD_AGAINST)
    if any(is_year(before.rstrip(" ,")[-4:]) for before in held_against):
        return True
    on = clause_of(sentence.text[end : end + NEAR]).lower().split()
    goes_on = words_of("until", "moves_to", language=language_said(sentence.text))
    return ends_with("starts_from", ahead) and not goes_on.isdisjoint(on)


def clause_of(text: str) -> str:
    """Return what stands before the first mark that ends a clause."""
    return "".join(takewhile(lambda character: character not in _ENDS_A_CLAUSE, text))


def is_contrasted(sentence: Sentence, amounts: Sequence[Amount], years: Sequence[Years], i: int) -> bool:
    """The year behind is that of what the figure is held against: `11.0%, against 10.1% in 2022`."""
    other = next((a for a, y in zip(amounts[i + 1 :], years[i + 1 :], strict=True) if y), None)
    if years[i] or other is None:
        return False
    return speaks_of("against", sentence.text[amounts[i].end - sentence.start : other.start - sentence.start])
