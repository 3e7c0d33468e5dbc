"""What only platforms and pages say, a file a language: the twin of `core/reading/languages`, of the same type."""

from __future__ import annotations

from typing import Final

from bots.languages.de import GERMAN
from bots.languages.en import ENGLISH
from core.reading.language import Language
from core.reading.phrases import Phrases

LANGUAGES: Final[tuple[Language, ...]] = (ENGLISH, GERMAN)

say: Final = Phrases(LANGUAGES).say
"""`say("answered", "de")`: a phrase in a language, in English where it has none."""
