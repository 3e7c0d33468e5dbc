"""Where something is, asked in another language than English: a sentence without any place in it tells none."""

from __future__ import annotations

from core.extraction.gate.asked import Asked
from core.extraction.gate.objects import is_where_its_object_is
from core.extraction.wanted import in_english
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.things import sorted_out
from core.reading.weekdays import weekdays_in
from core.reading.wording import kind_of


def says_no_place(asked: Asked, text: str) -> bool:
    """Tell whether it is asked where, and a text says at or in nothing, and nothing that it lies or stands.

    `La carte est gratuite` for `Où est la carte ?`. What stands behind `in` must be new, and no day or figure. Of
    languages that write their particles on, any place word will do. English has more of it (`gate.stated`).
    """
    code = asked.language
    if in_english(code) or not _asks_where(asked.text, code):
        return False
    timeless = sorted_out(text).rest  # what a clock shows is no place: `de 8:00 a 15:30`
    if is_where_its_object_is(asked.text, text, code):
        return True
    if ":" in timeless or _is_located(text, code):
        return False
    if kind_of(code) == "pairs":
        return not _names_a_place(timeless, asked.text, code)
    told, places = runs_of(text.casefold()), words_of("place_word", language=code)
    known = frozenset(runs_of(asked.text.casefold())) | plain_words_of(code)
    behind = (told[at + 1 : at + 3] for at, word in enumerate(told[:-1]) if word in places)
    return not any(_may_be_a_place(words, known, code) for words in behind)


def _asks_where(question: str, code: str) -> bool:
    """Tell whether a question asks where: some languages say it behind what they ask of."""
    if kind_of(code) == "pairs":
        return speaks_of("asks_place", question, code)
    return opens_with("kind_where", question.lstrip("¿ "), code)


def _is_located(text: str, code: str) -> bool:
    """It says that it lies somewhere: that something `está cerrado` says only when."""
    found = (text[m.end() :].lstrip() for m in pattern_of("is_located", code).finditer(text))
    hours: tuple[Role, ...] = ("says_shut", "says_open", "asks_hours")
    return any(not any(opens_with(role, behind, code) for role in hours) for behind in found)


def _names_a_place(text: str, question: str, code: str) -> bool:
    """A particle of places stands behind something: no time, none of what the question says, nor `までです`."""
    masked: tuple[Role, ...] = ("up_to", "calendar_word", "weekend", "says_open", "says_shut")
    for role in masked:
        text = pattern_of(role, code).sub(" ", text)
    for run in sorted(runs_of(question), key=len, reverse=True):
        text = text.replace(run, " ")
    parts = (text.split(place)[:-1] for place in words_of("place_word", language=code))
    return any(before[-1:].isalnum() for split in parts for before in split)


def _may_be_a_place(words: list[str], known: frozenset[str], code: str) -> bool:
    timed = any(speaks_of("calendar_word", word, code) for word in words) or weekdays_in(" ".join(words))
    if timed or has_digit(words[0]):
        return False
    return not known.issuperset(words)
