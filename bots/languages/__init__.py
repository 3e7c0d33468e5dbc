"""What only platforms and pages say, a file a language: the twin of `core/reading/languages`, of the same type."""

from __future__ import annotations

from typing import Final

from bots.languages.ar import ARABIC
from bots.languages.de import GERMAN
from bots.languages.en import ENGLISH
from bots.languages.es import SPANISH
from bots.languages.fr import FRENCH
from bots.languages.hi import HINDI
from bots.languages.it import ITALIAN
from bots.languages.ja import JAPANESE
from bots.languages.ko import KOREAN
from bots.languages.nl import DUTCH
from bots.languages.pt import PORTUGUESE
from bots.languages.zh import CHINESE
from core.reading.detection import language_of
from core.reading.language import Language
from core.reading.phrases import PHRASES, Phrases
from core.reading.retold import MEASURES, Retold

LANGUAGES: Final[tuple[Language, ...]] = (
    *(ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH),
    *(JAPANESE, KOREAN, CHINESE, ARABIC, HINDI),
)

_PHRASES: Final = Phrases(LANGUAGES)
say: Final = _PHRASES.say
"""`say("answered", "de")`: a phrase in a language, in English where it has none."""

retold: Final = Retold(_PHRASES, MEASURES, PHRASES)
"""`retold("Stopped.", "de")`: what the product said in English, in a language; `retold.fault(error, "de")`."""


def language_for(text: str, locale: str = "") -> str:
    """Return the language (ISO 639-1) to speak to somebody in: that of their text, else of their platform's locale.

    A locale is what Slack and Discord give, such as `de`, `ko-KR` or `pt_BR`.
    """
    return language_of(text) or locale.replace("_", "-").partition("-")[0].lower()
