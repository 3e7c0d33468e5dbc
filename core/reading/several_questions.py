"""Several questions in one message: `How many days do apprentices get, and when do I have to ask?`. Pure; linear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, speaks_of, words_of
from core.reading.sentences import sentences
from core.reading.wording import kind_of, telling_words

MOST: Final = 3
"""Questions that one message is taken for: who lists more wants them one by one."""
_FEWEST: Final = 3
"""Words of a question behind another's `and`: `and when?` belongs to the one before it."""
_FEWEST_UNPARTED: Final = 4
"""The same in characters, of what is written without blanks."""
_COMMAS: Final = ",，、;；،"


def questions_in(text: str) -> tuple[str, ...]:
    """Return the questions of a message in their order, each with what is said before it; () where it asks but one.

    Each has words of its own that tell what it asks. More than `MOST` are none to part either.
    """
    language = language_of(text) or "en"
    asked = [part for whole in _with_what_leads_up(text) for part in _parted(whole, language)]
    several = 1 < len(asked) <= MOST and all(telling_words(one, language) for one in asked[:1])
    return tuple(asked) if several and all(any(c.isalpha() for c in one) for one in asked) else ()


def _with_what_leads_up(text: str) -> list[str]:
    """Return the sentences that ask, each behind the statements before it; what follows the last belongs to it."""
    found: list[str] = []
    before: list[str] = []
    for sentence in sentences(text):
        before.append(sentence)
        if sentence.rstrip().endswith(tuple(QUESTION_MARKS)):
            found.append(" ".join(before))
            before = []
    if before and found:
        found[-1] = " ".join((found[-1], *before))
    return found or [" ".join(before)]


def _parted(text: str, language: str) -> list[str]:
    """Part a sentence where `and` and a question word, or a comma in what puts verbs last, begin another question."""
    run = text.split()
    at = next((n for n in range(2, len(run) - 1) if _begins_another(run, n, language)), 0)
    if not at:
        return _parted_by_commas(text, language) if kind_of(language) == "pairs" else [text]
    first, second = " ".join(run[:at]).rstrip(_COMMAS), _without_and(run[at:], language)
    if not _asks_something(first, language):
        return [text]
    return [f"{first}?", *_parted(second[:1].upper() + second[1:], language)]


def _begins_another(run: Sequence[str], at: int, language: str) -> bool:
    """Tell whether `and` stands at a place, and behind it what opens a question of several words."""
    behind = run[at + 1 :]
    if len(behind) >= _FEWEST and _plain(run[at]) in _joints(language):
        return _opens(" ".join(behind), language)
    if run[at - 1].endswith(_endings(language)):
        last = kind_of(language) == "pairs" and speaks_of("question_word", " ".join(behind), language)
        return (len(behind) >= _FEWEST - 1 and speaks_of("question_word", run[at], language)) or (bool(behind) and last)
    return len(behind) >= _FEWEST - 1 and _opens(_without_joint(run[at], language), language)


def _opens(said: str, language: str) -> bool:
    """Tell whether a clause opens with a question word, or with one behind a preposition: `in which depot`."""
    if not said:
        return False
    first, _, rest = said.partition(" ")
    led = _plain(first) in words_of("preposition", "adposition", language=language)
    behind = rest if led else said
    if led and not telling_words(rest, language):
        return False  # `by how much`
    return opens_with("question_word", _spelt_out(behind), language)


def _spelt_out(said: str) -> str:
    """`What is the rate`, of `what's the rate`."""
    return said.replace("’s ", " is ").replace("'s ", " is ")


def _without_and(run: Sequence[str], language: str) -> str:
    if _plain(run[0]) in _joints(language):
        return " ".join(run[1:])
    if not _without_joint(run[0], language):
        return " ".join(run)
    return " ".join((_without_joint(run[0], language), *run[1:]))


def _without_joint(word: str, language: str) -> str:
    """Return a word without the `and` that is written on to it, as in Arabic (`ومتى`); nothing where there is none."""
    if language not in BY_CODE or BY_CODE[language].script != "arabic":
        return ""
    joint = next((one for one in _joints(language) if len(one) == 1 and word.startswith(one)), "")
    return word[len(joint) :] if joint else ""


def _parted_by_commas(text: str, language: str) -> list[str]:
    """Part what is written without capitals and puts verbs last: a question word must stand on either side."""
    marked = text
    for comma in _COMMAS[1:]:
        marked = marked.replace(comma, ",")
    parts = [part.strip() for part in marked.split(",") if part.strip()]
    if len(parts) < 2 or not all(_is_whole(part, language) for part in parts):
        return [text]
    return [*(f"{part}?" for part in parts[:-1]), parts[-1]]


def _is_whole(part: str, language: str) -> bool:
    return len(part) >= _FEWEST_UNPARTED and speaks_of("question_word", part, language)


def _asks_something(said: str, language: str) -> bool:
    """Tell whether what stands before is a question with a word of its own, no question word alone: `who and when`."""
    asks = speaks_of("question_word", _spelt_out(said), language) or opens_with("auxiliary", said, language)
    if speaks_of("plan_difference_between", said, language):
        return False  # `between what we pay and what they pay`
    return asks and bool(telling_words(said, language))


def _plain(word: str) -> str:
    return word.strip(_COMMAS).casefold()


@cache
def _joints(language: str) -> frozenset[str]:
    return words_of("coordinates", "list_and", language=language)


@cache
def _endings(language: str) -> tuple[str, ...]:
    """Return what is written on to a verb for `and`: `며칠이고`; what no text ends with, where nothing is."""
    return tuple(words_of("coordinates_ending", language=language)) or ("\0",)
