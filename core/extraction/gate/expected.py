"""What type of answer is expected: a doer where `who` is asked, a time where `when` is, a speed where `how fast`.

A sentence that shares the question's words and has nothing of the type tells something else of the same thing.
"""

from __future__ import annotations

from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.gate.office import asks_for_somebody
from core.extraction.tables import Row, name_columns
from core.extraction.wanted import asks_when
from core.reading.amounts import read_amounts
from core.reading.calendars import months_named
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.names import names_in
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.things import names_a_time
from core.reading.weekdays import weekdays_in
from core.reading.wording import kind_of
from core.reading.words import content_words

_BEGUN = 4
"""Letters in which a verb and its participle begin alike: `order`, `ordered`."""
_PRICES: Final[tuple[Role, ...]] = ("asks_money", "asks_price")
_BEHIND = 2
"""Words behind `is` within which a participle stands: `is usually ordered`."""


def lacks_expected_type(asked: Asked, text: str, context: str) -> bool:
    """Tell whether a sentence has no doer, no time or no measure, and one is asked for; `context` heads it."""
    return (
        _has_no_doer(asked, text)
        or _tells_no_time(asked, text, context)
        or _measures_something_else(asked.text, text, context)
    )


def tells_no_length(asked: Asked, text: str, context: str) -> bool:
    """Tell whether a sentence tells no length of time, where it is asked how long: it costs, or lies somewhere.

    A model may word a length freely (`for good`), and reads English: without amounts, other languages alone are held.
    """
    language = asked.language or "en"
    beside = pattern_of("asks_duration", language).sub(" ", asked.text)  # `Hoeveel tijd kost het?` asks for no price
    if beside == asked.text or speaks_of_any(_PRICES, beside, language):
        return False
    around, amounts = f"{text} {context}", read_amounts(text)
    # Where no blanks part words, those of one sign that tell when stand in others: `면`, if, in `면접`, interview.
    tell_when: tuple[Role, ...] = ("calendar_word", "tells_when")
    if amounts and kind_of(language) == "pairs":
        tell_when = ("calendar_word",)
    if speaks_of("none", text, language) or speaks_of_any(tell_when, around, language):
        return False
    return all(amount.money for amount in amounts) and (bool(amounts) or language != "en")


def _has_no_doer(asked: Asked, text: str) -> bool:
    """`Laptops are ordered through the portal`, where it is asked who orders them: in the passive, by nobody."""
    language = asked.language or "en"
    if not asks_for_somebody(asked.text) or not speaks_of("deed_passive", text, language):
        return False
    if speaks_of("deed_by", text, language) or ":" in text or names_in(text):
        return False
    known = plain_words_of(language) | words_of("deed_passive", "modal", "deed_has", language=language)
    wanted = [w.casefold()[:_BEGUN] for w in runs_of(asked.text)[1:] if w.casefold() not in known]
    if opens_with("deed_passive", asked.text.partition(" ")[2].lstrip(), language) or not wanted:
        return False  # `Who was appointed?` asks whom it was done to
    verb = wanted[0]
    told = [word.casefold() for word in runs_of(text)]
    passive = words_of("deed_passive", language=language)
    behind = (w for at, one in enumerate(told) if one in passive for w in _near(told, at, language))
    return len(verb) == _BEGUN and any(word.removeprefix("ge").startswith(verb) for word in behind)


def _near(told: list[str], at: int, language: str) -> list[str]:
    """Return where a participle may stand: right behind, or where the clause ends (`wird ... geprüft`)."""
    return told[at + 1 :] if language in ("de", "nl") else told[at + 1 : at + 2 + _BEHIND]


def _tells_no_time(asked: Asked, text: str, context: str) -> bool:
    """`Ana Ruiz runs the travel office`, where it is asked when that opened."""
    language = asked.language or "en"
    if not asks_when(asked.text, language):
        return False
    around = f"{text} {context}"
    told = has_digit(text) or names_a_time(around) or speaks_of("none", text, language) or weekdays_in(around)
    return not (told or months_named(around)) and not any(
        speaks_of(role, around, language) for role in ("calendar_word", "tells_when", "public_holiday")
    )


def row_tells_no_time(asked: Asked, row: Row) -> bool:
    """`Status page update: none`, where it is asked when the pager goes on: not what has a word of the question."""
    told = f"{row.section} {' '.join((*row.header, *row.cells))}"
    named = name_columns(row.cells)
    dated = any(has_digit(cell) for at, cell in enumerate(row.cells) if at not in named)
    if dated or names_a_time(told) or weekdays_in(told) or not asks_when(asked.text, asked.language or "en"):
        return False
    if any(speaks_of(role, told, asked.language or "en") for role in ("calendar_word", "tells_when")):
        return False
    return set(content_words(told)).isdisjoint(content_words(asked.text))


def _measures_something_else(question: str, text: str, context: str) -> bool:
    """`Serviced every six months`, where it is asked how fast it runs: what is measured is not said."""
    found = pattern_of("asks_degree", "en").match(question)
    if found is None:
        return False
    told = runs_of(question[found.end() :].casefold())
    if told[:1] and told[0] in ("does", "do", "did", "can", "could") and len(told) > len("ab"):
        verb, degree = told[-1], found[0].casefold().split()[-1]
        held = any(
            word.startswith((verb[:_BEGUN], degree[:_BEGUN])) for word in runs_of(f"{text} {context}".casefold())
        )
        return not held and verb not in plain_words_of("en")
    return False
