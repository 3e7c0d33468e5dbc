"""Follow-ups in other languages than English that only name another time: `und am Wochenende?`, `주말에는요?`."""

from __future__ import annotations

from typing import Final

from core.extraction.topics import JOINT
from core.reading.lexicon import pattern_of
from core.reading.weekdays import place_of_days
from core.reading.wording import telling_words

_LONGEST_HEAD: Final = 5  # words


def place_of_time(text: str, language: str) -> tuple[int, int] | None:
    """Return where a text names days or a time of day, from the first to the last; None where it names none."""
    spans = [(m.start(), m.end()) for m in pattern_of("day_word", language).finditer(text)]
    spans += [span] if (span := place_of_days(text)) else []
    return (min(start for start, _ in spans), max(end for _, end in spans)) if spans else None


def is_time(text: str, language: str) -> bool:
    """Tell whether a text names days or a time of day, and nothing else that carries meaning."""
    return place_of_time(text, language) is not None and not telling_words(beside_its_time(text, language), language)


def beside_its_time(text: str, language: str) -> str:
    """Return what a text says beside the time that it names; all of it where it names none."""
    place = place_of_time(text, language)
    return f"{text[: place[0]]} {text[place[1] :]}" if place else text


def without_its_time(before: str, language: str) -> str:
    """Return a question without the time that an earlier follow-up set before it (`samstags: Wann ...?`)."""
    head, joint, question = before.partition(JOINT)
    timed = bool(joint) and len(head.split()) <= _LONGEST_HEAD and is_time(head, language)
    return question if timed else before
