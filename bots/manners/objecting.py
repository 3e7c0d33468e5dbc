"""Whether what is said to be right is said of something else than the answer before it speaks of.

`That is wrong, the belay card is valid for three years`, below an answer on lost property, is no word against that one.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from bots.manners import chat_words as words
from bots.manners.remarks import LONGEST
from core.model import Answer
from core.reading.characters import runs_of
from core.reading.lexicon import words_of
from core.reading.wording import kind_of
from core.reading.words import content_words

_PARTS: Final = ",.!;:，。！；：、،؛।"
_SUBJECT: Final = 5
"""Words of a subject at most."""
_FEWEST: Final = 2
"""Words that name a subject surely: one may be another word for what was answered (`the deadline`)."""
_FEWEST_WIDE: Final = 4
"""Characters, where words are not parted."""


def is_of_something_else(text: str, last: Answer, language: str) -> bool:
    """Tell whether a message goes on, behind its no, with a subject of which nothing was asked or answered."""
    subject = _subject(_behind_no(words.plain(text[:LONGEST])), language or "en")
    named = set(content_words(subject))
    sections = (source.passage.meta.section or "" for source in last.sources)
    known = set(content_words(" ".join((last.question.text, last.text, *sections))))
    return bool(named) and named.isdisjoint(known)


def _behind_no(said: str) -> str:
    at = min((at for mark in _PARTS if (at := said.find(mark)) >= 0), default=len(said))
    return said[at + 1 :].strip()


def _subject(said: str, code: str) -> str:
    """Return the words that a statement begins with, up to its verb; nothing where they do not surely name a thing."""
    if kind_of(code) == "pairs":
        marks = sorted(words_of("topic_mark", language=code))
        at = min((at for mark in marks if (at := said.find(mark)) > 0), default=0)
        return said[:at] if at >= _FEWEST_WIDE else ""
    first, *rest = runs_of(said) or [""]
    if first not in words_of("article", language=code):
        return ""
    verbs = words_of("being", "copula", "auxiliary", "modal", language=code)
    subject = " ".join(takewhile(lambda word: word not in verbs, rest))
    whole = len(subject.split()) < min(len(rest), _SUBJECT + 1)
    return subject if whole and len(content_words(subject)) >= _FEWEST else ""
