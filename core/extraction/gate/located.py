"""Where something is, asked in another language than English: a sentence without any place in it tells none."""

from __future__ import annotations

from core.extraction.gate.asked import Asked
from core.extraction.wanted import in_english
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import opens_with, speaks_of, words_of
from core.reading.wording import kind_of


def says_no_place(asked: Asked, text: str) -> bool:
    """Tell whether it is asked where, and a text says at or in nothing, and nothing that it lies or stands.

    `La carte est gratuite` for `Où est la carte ?`. What stands behind `in` must be new, and no day or figure. Of
    languages that write their particles on, any place word will do. English has more of it (`gate.stated`).
    """
    code = asked.language
    if in_english(code) or not opens_with("kind_where", asked.text.lstrip("¿ "), code) or ":" in text:
        return False
    if speaks_of("is_located", text, code):
        return False
    if kind_of(code) == "pairs":
        return not any(particle in text for particle in words_of("place_word", language=code))
    told, places = runs_of(text.casefold()), words_of("place_word", language=code)
    known = frozenset(runs_of(asked.text.casefold()))
    behind = (told[at + 1 : at + 3] for at, word in enumerate(told[:-1]) if word in places)
    return not any(_may_be_a_place(words, known, code) for words in behind)


def _may_be_a_place(words: list[str], known: frozenset[str], code: str) -> bool:
    if any(speaks_of("calendar_word", word, code) for word in words) or has_digit(words[0]):
        return False
    return not known.issuperset(words)
