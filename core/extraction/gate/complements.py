"""What a thing is of or for: the key of the boat hall is not the key to the archive, nor a deposit for one for another.

A sentence that has the same word before `of` or `for`, and something else behind it, tells of something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.extraction.gate.attribute import says
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import words_of
from core.reading.stopwords import plain_words_of
from core.reading.wording import kind_of

_MOST: Final = 3
"""Words of what stands behind `of` or `for`."""
_WITHIN: Final = "'’-"
_ARTICLES: Final = (["the"], ["a"], ["an"], ["our"], ["my"], ["your"])


@dataclass(frozen=True, slots=True)
class _Complement:
    """The word before `of`, `for` or `to`, and those behind it."""

    before: str
    behind: tuple[str, ...]


def is_of_another_complement(question: str, text: str, heading: str, language: str) -> bool:
    """Tell whether a sentence says of or for what something is, and that is not what the question asks.

    Its heading may say it, too. Only of languages that part words and put such a word before.
    """
    if kind_of(language) == "pairs":
        return False
    around = f"{text} {heading}"
    asked = [one for one in _complements(question, language) if not any(says(w, around, language) for w in one.behind)]
    if not asked:
        return False
    told = [one for one in _complements(text, language) if not any(says(w, question, language) for w in one.behind)]
    return any(says(one.before, other.before, language) for one in asked for other in told)


def _complements(text: str, language: str) -> Iterator[_Complement]:
    joins = words_of("for_whom", "of", language=language)
    plain = plain_words_of(language) | words_of("auxiliary", "modal", "preposition", language=language)
    told = [run.casefold() for run in runs_of(text, _WITHIN)]
    for at, word in enumerate(told):
        before = told[at - 1] if at else ""
        towards = language == "en" and word == "to" and told[at + 1 : at + 2] in _ARTICLES  # `the key to the archive`
        if not (word in joins or towards) or not before or before in plain or has_digit(before):
            continue
        behind = list[str]()
        for one in told[at + 1 :]:
            if one in plain or has_digit(one):
                if behind:
                    break
                continue
            behind.append(one)
        if behind:
            yield _Complement(before, tuple(behind[:_MOST]))
