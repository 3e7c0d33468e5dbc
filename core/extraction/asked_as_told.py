"""A question in the words that an answer has: without a `none` that it only supposes, a degree by its plain word."""

from __future__ import annotations

from core.extraction.wanted import in_english
from core.reading.asking_whether import is_yes_or_no
from core.reading.lexicon import pattern_of, terms_in
from core.reading.wording import kind_of


def as_told(question: str, language: str) -> str:
    """`Gibt es keinen Parkplatz?` asks of a car park: that there is none is nothing to look for. `一番` is `最も`."""
    if in_english(language):
        return question
    if kind_of(language) == "pairs":
        degrees = terms_in("parted_degree", language=language)
        return pattern_of("parted_degree", language).sub(degrees[0], question) if degrees else question
    return pattern_of("negates", language).sub(" ", question) if is_yes_or_no(question, language) else question
