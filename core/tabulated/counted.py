"""What a question counts: the word behind `how many`."""

from __future__ import annotations

from core.extraction.gate.asked_words import ENGLISH
from core.reading.lexicon import pattern_of, words_of


def noun_counted(text: str) -> str:
    """Return the word behind `how many`, but for words that any question has; empty where nothing is counted."""
    asked = pattern_of("plan_how_many", ENGLISH).search(text)
    behind = text[asked.end() :].split() if asked else []
    return next((run for run in behind if run not in words_of("plan_neutral")), "")
