"""What a figure is of is narrowed by a word that the evidence has nowhere: `online revenue`, where it tells of revenue.

A doubt. Only of words that make another figure of it: what is sold online is less than what is sold.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.reading.amounts import read_amounts
from core.reading.claim_words import content_words, language_said
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of

STEM = 4
"""Letters that the evidence has of such a word at least, in whatever form, for it to say the same."""


def _qualified_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if not read_amounts(text):
        return
    language = language_said(text)
    known = f"{' '.join(said.sources)} {said.named}".casefold()
    for match in pattern_of("qualifies", language if language in BY_CODE else "").finditer(text):
        word = match[0].casefold().rstrip("-")
        if word[:STEM] not in known and not speaks_of("qualifies", known) and _is_told(text, match[0], said):
            start = said.sentence.start
            reason = f"{match[0]} is in no source"
            hint = f"`{match[0]}` is in no source: leave it out."
            yield Misstatement(start + match.start(), start + match.end(), reason, hint, doubt=True)


def _is_told(text: str, word: str, said: Statement) -> bool:
    """A source has a figure of the sentence, and another of its words."""
    rest = content_words(text.replace(word, " "))
    values = {amount.value for amount in read_amounts(text)}
    return any(
        values & {amount.value for amount in read_amounts(source)} and rest & content_words(source)
        for source in said.sources
    )


QUALIFIED_OTHERWISE = Said("qualified_otherwise", _qualified_otherwise, of_digits=True, roles=("qualifies",))
