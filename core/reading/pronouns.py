"""Whether a sentence leaves it to another one whom it tells of: `She joined in 1990`."""

from __future__ import annotations

from core.reading.characters import runs_of, takes_blanks
from core.reading.lexicon import words_of


def has_pronoun(text: str, language: str) -> bool:
    """Tell whether a text in a language (ISO 639-1) has a pronoun that is no article there."""
    pronouns = words_of("pronoun", language=language) - words_of("article", language=language)
    runs = runs_of(text.lower())
    if runs and not takes_blanks(runs[0][0]):
        return any(pronoun in text for pronoun in pronouns)
    return not pronouns.isdisjoint(runs)
