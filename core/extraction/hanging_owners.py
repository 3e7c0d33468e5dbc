"""Whose a follow-up asks for (`und die der Bergbühne?`, `et celui de Lyon ?`), put in place of whose was before."""

from __future__ import annotations

from core.extraction.hanging_topics import end_of_phrase, in_place_of_led
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of
from core.reading.stopwords import BY_LANGUAGE

_SIGNS = " ?？؟!！.。¿¡,，、"


def in_place_of_owner(rest: str, before: str, language: str) -> str:
    """Put whose is named (`der Bergbühne` of `die der Bergbühne`) in place of whose, or of what, was asked for before.

    Nothing where the follow-up names nobody's, or the question before neither an owner nor a noun with its article.
    """
    named = pattern_of("that_of", language).match(rest)
    if named is None or not rest[named.end() :].strip(_SIGNS):
        return ""
    owner = rest.partition(" ")[2].strip(_SIGNS)
    span = _owner_in(before, language)
    if span is not None:
        return f"{before[: span[0]]}{owner}{before[span[1] :]}"
    return in_place_of_led(owner, before, language)


def _owner_in(before: str, language: str) -> tuple[int, int] | None:
    """Return where the last phrase stands that says whose something is: behind a noun, to what carries no meaning."""
    plain = BY_LANGUAGE.get(language, frozenset[str]())
    for found in reversed(list(pattern_of("of_owner", language).finditer(before))):
        owned = before[: found.start()].split()
        if len(owned) < _A_QUESTION_AND_A_NOUN or owned[-1].lower() in plain:
            continue
        if BY_CODE[language].nouns_in_capitals and not owned[-1][:1].isupper():
            continue
        words = before[found.end() :].split()
        end = end_of_phrase(["", *words], 0, language) - 1
        if end > 0:
            told = before[found.end() :]
            last = words[end - 1]
            at = found.end() + _end_of(told, words[:end])
            return found.start(), at - (len(last) - len(last.rstrip(_SIGNS)))
    return None


_A_QUESTION_AND_A_NOUN = 2  # words


def _end_of(text: str, words: list[str]) -> int:
    """Return where the last of the first words of a text ends."""
    at = 0
    for word in words:
        at = text.index(word, at) + len(word)
    return at
