"""Answers that tell one of two columns that are asked for: `the price and the supplier of linseed oil`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from core.facts.mentions import plain_named
from core.reading.detection import language_of
from core.reading.lexicon import words_of
from core.reading.senses import senses_of
from core.reading.stopwords import plain_words_of
from core.tabulated.asking import TableQuestion
from core.tabulated.execution import TableAnswer


def tells_columns_asked(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer tells both columns of a table that a question names one beside the other."""
    labels = [senses_of(column.label) for table in answer.document.tables for column in table.columns]
    told = senses_of(answer.told.text)
    return all(
        first <= told and second <= told
        for first, second in _beside(question.asked)
        if first != second and all(any(one <= label for label in labels) for one in (first, second))
    )


def _beside(text: str) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """Yield what the words before and behind each `and` say, articles left out."""
    language = language_of(text) or "en"
    joints, idle = words_of("coordinates", "list_and", "both_ends", language=language), plain_words_of(language)
    run = plain_named(text).split()
    for at, word in enumerate(run[1:-1], start=1):
        if word in joints:
            articles = sum(1 for _ in takewhile(idle.__contains__, run[at + 1 :]))
            pair = senses_of(run[at - 1]), senses_of(" ".join(run[at + 1 + articles :][:1]))
            if all(pair):
                yield pair
