"""Whose office a sentence is of: a deputy's, a former holder's, or that of whom the question names already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.reading.characters import takes_blanks
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.stopwords import plain_words_of

_BESIDE = 3
"""Words before and behind `deputy` in which the office stands: `deputy to the head`, `directeur adjoint`."""
_BEGUN = 5
"""Letters in which forms of one word begin alike: `Leiter`, `Leiterin`."""
_OFFICE = 2
"""Characters of an office at least, where words are not parted: `社長`."""
_NO_LETTERS = " .,;:!?¿¡()[]\"“”„«»'’*_`"
_CLOSES = ",.;:!?،؛।"
_PARTED = str.maketrans("-–/’'", "     ")


@dataclass(frozen=True, slots=True)
class _Word:
    start: int
    end: int
    text: str
    capital: bool


def is_of_another_office(question: str, text: str) -> bool:
    """Tell whether a person is asked for, and the office is a deputy's or a former holder's each time it is said.

    `Marta is the deputy head of sales` says nothing of who the head is; `the head is Tom, his deputy is Nina` does.
    """
    if not speaks_of("another_office", text) or not asks_for_somebody(question):
        return False
    if speaks_of("another_office", question):
        return False
    if not takes_blanks(question.strip()[:1] or " "):
        return _is_prefixed(question, text)
    told, asked = _words(text), {word.text for word in _words(question)} - plain_words_of("")
    below: set[int] = set()
    for found in pattern_of("another_office").finditer(text):
        start, end = _clause(text, found.start(), found.end())
        before = [w.start for w in told if start <= w.start and w.end <= found.start()][-_BESIDE:]
        behind = [w.start for w in told if found.end() <= w.start < end][:_BESIDE]
        below.update(before, behind)
    offices = {w.text for w in told if w.start in below and _is_among(w.text, asked)}
    return bool(offices) and all(w.start in below for w in told if _is_among(w.text, offices))


def names_nobody_else(question: str, text: str) -> bool:
    """Tell whether it is asked for whoever came before somebody, or is their deputy, and nobody else is named.

    `Who led it before Ann?`: a sentence that begins with another name may tell it.
    """
    relation = speaks_of("succession", question) or speaks_of("another_office", question)
    if not (relation and asks_for_somebody(question)):
        return False
    asked, told = _words(question), _words(text)
    known = {word.text for word in asked}
    if not any(word.capital for word in asked[1:]):
        return False
    opens = told[:1] and told[0].capital and told[0].text not in plain_words_of("")
    named = [*(told[:1] if opens else []), *(word for word in told[1:] if word.capital)]
    return all(_is_among(word.text, known) for word in named)


def asks_for_somebody(question: str) -> bool:
    """Tell whether a person is asked for: `who`, `what is the name of`; Dutch `wie` is who, German `wie` how."""
    return speaks_of("asks_person", question, language_of(question)) or opens_with("asks_who_is", question.lstrip())


def _is_prefixed(question: str, text: str) -> bool:
    """Where words are not parted: `副社長`, of the `社長`, which stands nowhere without what is before it."""
    behind = [text[found.end() :].lstrip()[:_OFFICE] for found in pattern_of("another_office").finditer(text)]
    offices = {office for office in behind if len(office) == _OFFICE and office in question}
    return bool(offices) and all(text.count(office) == behind.count(office) for office in offices)


def _clause(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where the clause around a word begins and ends, by the marks around it."""
    before = max(text.rfind(mark, 0, start) for mark in _CLOSES)
    behind = min((at for mark in _CLOSES if (at := text.find(mark, end)) >= 0), default=len(text))
    return before + 1, behind


def _words(text: str) -> Sequence[_Word]:
    found, at = list[_Word](), 0
    parted = text.translate(_PARTED)
    for token in parted.split():
        start = parted.index(token, at)
        at = start + len(token)
        bare = token.strip(_NO_LETTERS)
        if len(bare) > 1:
            found.append(_Word(start, at, bare.casefold(), bare[0].isupper()))
    return found


def _is_among(word: str, asked: set[str]) -> bool:
    return word in asked or any(len(a) >= _BEGUN and a[:_BEGUN] == word[:_BEGUN] for a in asked)
