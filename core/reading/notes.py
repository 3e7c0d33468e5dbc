"""What a question's asker is to know, by the name of its phrase: it is said in a language once that is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from core.reading.phrases import say
from core.reading.retold import Fault, retold


@runtime_checkable
class Told(Protocol):
    """What can be said in any of our languages."""

    def said(self, language: str) -> str:
        """Return it in a language (ISO 639-1), in English where that is empty or has no phrases."""
        ...


@dataclass(frozen=True, slots=True)
class Why:
    """What went wrong: in its own words where they are phrases of ours, else in those of its kind."""

    error: Fault
    hinted: bool = True

    def said(self, language: str) -> str:
        """Return the error in a language, with what would help where `hinted`."""
        return retold.fault(self.error, language) if self.hinted else retold.message(self.error, language)


@dataclass(frozen=True, slots=True)
class Note:
    """A phrase of the languages' files by name; an error among its parts is told without its hint."""

    phrase: str
    parts: Mapping[str, str | int | Told | Fault]

    def said(self, language: str) -> str:
        """Return the phrase in a language. Raises `KeyError` for a phrase that is in no file."""
        return say(self.phrase, language, **{name: _said(part, language) for name, part in self.parts.items()})


def note(phrase: str, /, **parts: str | int | Told | Fault) -> Note:
    """Return a note: `note("note routed by rules", error=error)`."""
    return Note(phrase, parts)


def _said(part: str | int | Told | Fault, language: str) -> str | int:
    match part:
        case str() | int():
            return part
        case Told():
            return part.said(language)
        case _:
            return Why(part, hinted=False).said(language)
