"""What an asker is told of what went wrong: nothing that only an operator can follow. Pure."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from bots.languages import say
from core.model import Answer, Outcome
from core.reading.retold import retold
from core.reading.sentences import sentences
from core.settings import Settings

_COMMAND = re.compile(r"`errata [a-z]|(?<!/)\berrata (?:ingest|doctor|facts|collections|tokens|jobs)\b")
_WORDS = range(2, 5)  # in the name of an error
_OF_STEPS = frozenset(
    {
        "note as it stands",
        "note graded by rules",
        "note model contract",
        "note model not asked",
        "note model refused",
        "note model repaired",
        "note model slow down",
        "note not judged",
        "note not refined",
        "note not translated",
        "note routed by rules",
        "note years",
    }
)
"""How a step got by without what it would rather have had; what of the answer is so, other notes say."""
_SHORTEST = 5  # letters of a setting's name; TOP_K is shorter, and a word of nobody's


def for_askers(answer: Answer, language: str) -> Answer:
    """Return an answer without settings, commands, names of errors and of steps: these are for who looks after the bot.

    The receipt has them.
    """
    told = (note for note in answer.notes if retold.phrase_of(_without_class(note)) not in _OF_STEPS)
    notes = tuple(dict.fromkeys(filter(None, (without_settings(_without_class(note)) for note in told))))
    text = answer.text
    if answer.outcome is Outcome.FAILED and names_settings(text):
        text = f"{without_settings(text)} {say('told operators', language)}".strip()
    return answer if (text, notes) == (answer.text, answer.notes) else replace(answer, text=text, notes=notes)


def _without_class(note: str) -> str:
    """Leave out the name of an error that a note begins with, as the receipt keeps it: `KeyRejected: `."""
    name, colon, rest = note.partition(": ")
    words = "".join(f" {c}" if c.isupper() else c for c in name).split()
    is_name = name.isascii() and name.isalpha() and name[:1].isupper() and all(len(word) > 1 for word in words)
    return rest if colon and is_name and len(words) in _WORDS else note


def without_settings(text: str) -> str:
    """Return a text without its sentences that name a setting or a command of the terminal."""
    if not names_settings(text):
        return text
    return " ".join(sentence for sentence in sentences(text) if not names_settings(sentence))


def names_settings(text: str) -> bool:
    """Say whether a text names a setting or a command of the terminal."""
    return bool(_names().search(text) or _COMMAND.search(text))


@cache
def _names() -> re.Pattern[str]:
    names = sorted((name.upper() for name in Settings.model_fields if len(name) >= _SHORTEST), key=len, reverse=True)
    # Korean and Japanese write on: `EMBEDDING_MODEL에`.
    return re.compile(rf"\bERRATA_[A-Z]|\b(?:{'|'.join(map(re.escape, names))})\b", re.ASCII)
