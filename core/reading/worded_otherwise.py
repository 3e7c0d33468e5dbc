"""Two sentences without a figure that say the same of the same thing, the one denied, or of another name at its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.reading.characters import QUESTION_MARKS, runs_of
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, terms_in
from core.reading.words import words

_FEWEST, _MOST = 3, 30
"""Words of a sentence, without those that deny and without the name at its end: fewer say too little of what it is."""
_LONGEST_NAME = 4
_LONGEST = 300  # characters


@dataclass(frozen=True, slots=True)
class Worded:
    """A sentence as it is compared: its words but those that deny, how often it denies, and the name at its end."""

    words: tuple[str, ...]
    name: tuple[str, ...]
    denials: int


@lru_cache(maxsize=4096)
def worded(text: str) -> Worded | None:
    """Read a sentence; None where it is a question, says `not only` or the like, or is too short or too long."""
    if len(text) > _LONGEST or text.endswith(QUESTION_MARKS):
        return None
    language = language_of(text)
    role = "negates" if terms_in("negates", language=language) else "denied"
    if terms_in("negates_nothing", language=language) and pattern_of("negates_nothing", language).search(text):
        return None
    bare, denials = pattern_of(role, language).subn(" ", text)
    runs = runs_of(bare)
    name = _name_at_end(runs)
    said = tuple(words(" ".join(runs[: len(runs) - len(name)])))
    return Worded(said, tuple(run.lower() for run in name), denials) if _FEWEST <= len(said) <= _MOST else None


def say_otherwise(one: Worded, other: Worded) -> bool:
    """Tell whether one of them denies what the other says, or says it of another name (`The lead is ...`)."""
    if one.words == other.words and one.denials == other.denials:
        return bool(one.name and other.name) and not set(one.name) & set(other.name)
    if {one.denials, other.denials} != {0, 1}:
        return False
    return sorted((*one.words, *one.name)) == sorted((*other.words, *other.name))


def _name_at_end(runs: list[str]) -> list[str]:
    """Return the words with a capital that a sentence ends with; none where all of its words have one (a title)."""
    length = next((n for n, run in enumerate(reversed(runs)) if not run[0].isupper()), len(runs))
    return runs[len(runs) - length :] if 0 < length <= _LONGEST_NAME and length < len(runs) else []
