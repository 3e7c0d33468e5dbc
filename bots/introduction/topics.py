"""What somebody asks of the product itself, in any language: who it is, what it can do, what it has read. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from bots.languages import LANGUAGES

_LONGEST = 80  # a longer message says something more
_MARK_OF_SPEECH = ("P", "S", "C")


class Topic(StrEnum):
    """What is asked; the phrases of `bots.languages` that ask it are called `asks` and the value."""

    WHO = "who"
    CAN = "can"
    DOCUMENTS = "documents"


def topic_of(text: str) -> Topic | None:
    """Return what of the product itself a message asks and nothing else; None where it asks anything else, or nothing.

    Only whole messages count, signs and cases aside: "help" asks it, "help desk hours" does not.
    """
    return _asked().get(_bare(text)) if len(text) <= _LONGEST else None


@cache
def _asked() -> Mapping[str, Topic]:
    return {
        _bare(phrase): topic
        for topic in Topic
        for language in LANGUAGES
        for phrase in language.says[f"asks {topic}"].split("|")
    }


def _bare(text: str) -> str:
    """Return the words of a text: without signs, in small letters, single blanks between."""
    signs = (" " if unicodedata.category(sign)[0] in _MARK_OF_SPEECH else sign for sign in text.casefold())
    return " ".join(unicodedata.normalize("NFKC", "".join(signs)).split())
