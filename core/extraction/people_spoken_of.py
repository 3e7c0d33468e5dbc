"""Follow-ups about the person whom the answer before named: `on which days is she in?`, `what's his extension?`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.extraction.hanging import in_another_language
from core.extraction.topics import NAME, in_place_of
from core.model import Turn
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, terms_in
from core.reading.people_named import person_named
from core.reading.roles import Role

_ENGLISH = "en"
_PRONOUNS: tuple[Role, ...] = ("owned_by_one", "one_spoken_of")


def of_person_spoken_of(text: str, before: str, answer: str) -> str:
    """Return a follow-up with the one person whom the answer named for `she` or `his`; nothing where it means none.

    Where the pronoun may be of a thing as well (`il`, `sie`), it is of a person whom the question before asked for.
    """
    if not (before and answer):
        return ""
    text = text.lstrip("¿¡ ")
    language = in_another_language(text, before) or _ENGLISH
    found = _pronoun(text, language)
    if found is None or not (language == _ENGLISH or speaks_of("asks_person", before, language)):
        return ""
    person = person_named(answer, before, language)
    return _said_of(person, text, found, language) if person else ""


def last_told(history: Sequence[Turn]) -> str:
    """Return what we said last, where nobody said anything since; nothing else."""
    return history[-1].text if history and history[-1].role == "assistant" else ""


def _pronoun(text: str, language: str) -> re.Match[str] | None:
    found = (m for role in _PRONOUNS for m in pattern_of(role, language).finditer(text))
    polite = BY_CODE[language].nouns_in_capitals  # `Sie` and `Ihre` are of whom is spoken to
    first = min((m for m in found if not (polite and m[0][0].isupper() and m.start())), key=_start, default=None)
    named = first is not None and language == _ENGLISH and NAME.search(text[: first.start()])
    return None if named else first


def _start(found: re.Match[str]) -> int:
    return found.start()


def _said_of(person: str, text: str, found: re.Match[str], language: str) -> str:
    lead = pattern_of("also", language).match(text)
    start = lead.end() if lead and lead.end() <= found.start() else 0
    ahead, behind = text[start : found.start()].lstrip(" ,"), text[found.end() :]
    if language == _ENGLISH:
        return f"{ahead}{in_place_of(found[0], f' {person}', behind)}{behind}"
    of = next(iter(terms_in("of_a_person", language=language)), "")
    if of and speaks_of("owned_by_one", found[0], language):
        return f"{ahead}{behind.strip(' ?!.')} {of} {person}?"
    return f"{_unjoined(ahead)}{person}{behind}"


def _unjoined(ahead: str) -> str:
    """Leave out what joins a pronoun to its verb: `travaille-t-`."""
    if not ahead.endswith("-"):
        return ahead
    verb, _, joint = ahead.rstrip("-").rpartition("-")
    return f"{verb if verb and len(joint) == 1 else ahead.rstrip('-')} "
