"""The first of a kind, asked in another language than English: what is first of another kind, or by another measure.

`The oldest coach is Birch` has two words of three of `Which hall is the oldest?`, and is no hall.
"""

from __future__ import annotations

from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query
from core.extraction.wanted import in_english
from core.reading.characters import runs_of
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.opposites import compared_by
from core.reading.roles import Role
from core.reading.superlatives import superlative_of
from core.reading.wording import held_terms, telling_words

_BOUNDS: Final[tuple[Role, ...]] = ("at_most", "at_least", "up_to", "most_behind", "least_behind")


def sets_another_first(query: Query, segment: Segment) -> bool:
    """Tell whether it is asked what is first of all, and a sentence says that of something else.

    Where a word by itself says that something is (`가장`, `最も`), what has none, and no bound, sets nothing first.
    """
    code = query.language
    if in_english(code) or segment.row is not None or not _sets_first(query.text, code):
        return False
    if not _sets_first(segment.text, code):
        return bool(speaks_of("parted_degree", query.text, code)) and not speaks_of_any(_BOUNDS, segment.text, code)
    named = pattern_of("parted_degree", code).sub(" ", query.text)  # `最も` says what `一番` does
    named = pattern_of("question_word", code).sub(" ", named)
    asked, told = telling_words(named, code), f"{segment.text} {segment.context}"
    held = query.held(told) | held_terms([term for word in asked for term in word.terms], told, code)
    return not all(held.intersection(word.terms) for word in asked)


def _sets_first(text: str, code: str) -> bool:
    if speaks_of("parted_degree", text, code) or superlative_of(text, code) is not None:
        return True
    return any((by := compared_by(run, code)) is not None and by.most for run in runs_of(text.casefold()))
