"""The one person whom an answer names, where a script has capitals: whom `she` and `his` mean in what is asked next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import has_digit, runs_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, words_of
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of

_CUTS: Final = ",;:.!?)]»”"
_ENDS: Final = ".!?:"
_AROUND: Final = "()[]\"“”„«»'’*_"
_FULL: Final = 2
"""Words of a full name."""


def person_named(answer: str, asked: str, language: str) -> str:
    """Return the person whom an answer (in a language, ISO 639-1) names and its question doesn't; nothing of several.

    A full name goes before single words. What begins a sentence by itself may be any word: it is a name where the
    question asks who does what it is said to do (`Who leads the site?`, `Callum leads it`). What leads a row
    (`Hedda Nyland: Works on Mon-Fri`) is what the row is of.
    """
    known = {stem(word.lower()) for word in runs_of(asked, "'’-")}
    names = [
        name for name in _names(answer, known, language) if known.isdisjoint(stem(w.lower()) for w in name.split())
    ]
    full = dict.fromkeys(name for name in names if len(name.split()) >= _FULL)
    if led := next((name for name in full if answer.startswith(f"{name}:")), ""):
        return led
    if full or not speaks_of("asks_person", asked, language):
        return next(iter(full)) if len(full) == 1 else ""
    single = dict.fromkeys(names)
    return next(iter(single)) if len(single) == 1 else ""


def _names(answer: str, known: set[str], language: str) -> Iterator[str]:
    words = [word.lstrip(_AROUND) for word in answer.split()]
    run: list[str] = []
    begun = True
    for at, word in enumerate(words):
        bare = word.rstrip(_CUTS + _AROUND)
        capital = _may_name(bare, language)
        run = [*run, bare] if capital else []
        ends = word[-1:] in _CUTS or not _may_name(_bare_at(words, at + 1), language)
        if run and ends:
            if len(run) >= _FULL or _is_a_name(begun, words[at + 1 : at + 2], known, language):
                yield " ".join(run)
            run = []
        if ends or not capital:
            begun = word[-1:] in _ENDS


def _bare_at(words: Sequence[str], at: int) -> str:
    return words[at].rstrip(_CUTS + _AROUND) if at < len(words) else ""


def _is_a_name(begun: bool, behind: Sequence[str], known: set[str], language: str) -> bool:
    """Tell whether one word with a capital is a name: behind others, or by doing what is asked for."""
    if begun:
        return any(stem(word.lower().strip(_CUTS)) in known for word in behind)
    return not BY_CODE[language].nouns_in_capitals


def _may_name(word: str, language: str) -> bool:
    lower = word.lower()
    plain = lower in plain_words_of(language) or lower in words_of("article", "adposition", language=language)
    of_time = lower in MONTH_NUMBERS or speaks_of("day_word", word)
    return word[:1].isupper() and not (word.isupper() or plain or of_time or has_digit(word))
