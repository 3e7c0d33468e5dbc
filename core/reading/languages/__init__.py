"""The languages that are read: one file each, validated when loaded. CONTRIBUTING shows how to add one."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language
from core.reading.languages.ar import ARABIC
from core.reading.languages.de import GERMAN
from core.reading.languages.en import ENGLISH
from core.reading.languages.es import SPANISH
from core.reading.languages.fr import FRENCH
from core.reading.languages.hi import HINDI
from core.reading.languages.it import ITALIAN
from core.reading.languages.ja import JAPANESE
from core.reading.languages.ko import KOREAN
from core.reading.languages.nl import DUTCH
from core.reading.languages.others import OTHERS
from core.reading.languages.pt import PORTUGUESE
from core.reading.languages.zh import CHINESE

READ: Final[tuple[Language, ...]] = (
    *(ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH),
    *(JAPANESE, KOREAN, CHINESE, ARABIC, HINDI),
)
"""In the order in which ties between them are decided."""

LANGUAGES: Final[tuple[Language, ...]] = (*READ, *OTHERS)

BY_CODE: Final[dict[str, Language]] = {language.code: language for language in LANGUAGES}
