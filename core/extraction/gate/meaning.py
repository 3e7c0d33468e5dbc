"""What something means, asked: a sentence that only speaks of it tells no meaning: `The cross-dock is busy`."""

from __future__ import annotations

from functools import partial

from core.extraction.gate.asked import Asked
from core.reading.lexicon import ends_with, opens_with, speaks_of
from core.reading.sentences import sentences
from core.reading.things import sorted_out
from core.reading.wording import held_terms, telling_words

_GLOSS = (":", "=", "(", "（", "：", " – ", " — ", " - ")
"""What stands between a term and what it means, or around what it is short for."""
_END = " ?？!.。\"'”’»"


def asks_meaning(question: str, language: str) -> bool:
    """Tell whether a question asks what a word, a sign or a name means."""
    code = language or "en"
    if speaks_of("asks_meaning_of", question, code):
        return True
    return opens_with("asks_what_does", question, code) and ends_with("means", question.rstrip(_END))


def tells_no_meaning(asked: Asked, text: str) -> bool:
    """Tell whether it is asked what something means, and no sentence on it says what it is, or when it is so.

    `If the lamp is red, call the shift lead` may: of a sign, what it tells people to do is its meaning. So may the
    sentence behind one that speaks of it.
    """
    code = asked.language or "en"
    if not asks_meaning(asked.text, code):
        return False
    terms = [term for word in telling_words(asked.text, code) if not word.of_kind for term in word.terms]
    told = sentences(text)
    held = [len(held_terms(terms, one, code)) for one in told]
    on_it = [bool(count) and count == max(held) for count in held]
    spoken_of = (one for at, one in enumerate(told) if on_it[at] or (at and on_it[at - 1]))
    return not any(map(partial(_tells_meaning, code), spoken_of))


def _tells_meaning(code: str, text: str) -> bool:
    rest = sorted_out(text).rest  # the colon of a clock time explains nothing
    return any(mark in rest for mark in _GLOSS) or speaks_of("tells_meaning", text, code)
