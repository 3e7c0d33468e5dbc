"""What a thing is of or for: the key of the boat hall is not the key to the archive, nor a deposit for one for another.

A sentence that has the same word before `of` or `for`, and something else behind it, tells of something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.reading.characters import has_digit, runs_of
from core.reading.irregular import other_forms
from core.reading.lexicon import words_of
from core.reading.senses import senses_of
from core.reading.stopwords import plain_words_of
from core.reading.wording import held_terms, kind_of, telling_words

_MOST: Final = 3
"""Words of what stands behind `of` or `for`: in English the noun is the last of them, elsewhere the first."""
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
    asked = [one for one in _complements(question, language) if not any(_says(w, around, language) for w in one.behind)]
    if not asked:
        return False
    told = [one for one in _complements(text, language) if not any(_says(w, question, language) for w in one.behind)]
    return any(_says(one.before, other.before, language) for one in asked for other in told)


def _says(word: str, text: str, language: str) -> bool:
    """The text has the word, a form of it or, in English, another noun for it: no verb (`held`, for `archive`)."""
    terms = frozenset(term for one in telling_words(word, language) for term in one.terms)
    if not terms or held_terms(terms, text, language):
        return True
    if language != "en":
        return False
    forms = other_forms(word)
    return not senses_of(word).isdisjoint(senses_of(text)) or any(run.casefold() in forms for run in runs_of(text))


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
            yield _Complement(before, tuple(behind[: _MOST if language == "en" else 1]))
