"""Whether a sentence says what `who` is asked to do: `leads` of `Who leads the laboratory?`, whatever else it shares.

What has a noun of the question alone (`Im Labor ist Essen verboten`) tells of the laboratory, and of nobody in it.
"""

from __future__ import annotations

from functools import lru_cache

from core.reading.characters import runs_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, words_of
from core.reading.said_otherwise import groups_in
from core.reading.wording import AskedWord, held_terms, kind_of, telling_words


def says_the_deed(question: str, text: str, code: str) -> bool:
    """Tell whether a text says what is done, of a question for who does it; so does all, where nothing is done."""
    deeds = _deeds(question, code)
    if not deeds or any(held_terms(deed.terms, text, code) for deed in deeds):
        return True
    return not groups_in(_said(question, code), code).isdisjoint(groups_in(text, code))


@lru_cache(maxsize=512)
def _deeds(question: str, code: str) -> tuple[AskedWord, ...]:
    told = telling_words(_said(question, code), code)
    if BY_CODE[code].nouns_in_capitals:
        return told
    return told[-1:] if kind_of(code) == "pairs" else told[:1]


@lru_cache(maxsize=512)
def _said(question: str, code: str) -> str:
    """Return a question without what asks for somebody, and without its nouns, where these have capitals."""
    rest = pattern_of("asks_person", code).sub(" ", question)
    if not BY_CODE[code].nouns_in_capitals:
        return rest
    asks = words_of("question_word", language=code)
    return " ".join(word for word in runs_of(rest) if not word[:1].isupper() and word not in asks)
