"""The languages that are read: one file each, validated when loaded. CONTRIBUTING shows how to add one."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language
from core.reading.languages.de import GERMAN
from core.reading.languages.en import ENGLISH
from core.reading.languages.es import SPANISH
from core.reading.languages.fr import FRENCH
from core.reading.languages.it import ITALIAN
from core.reading.languages.ja import JAPANESE
from core.reading.languages.pt import PORTUGUESE
from core.reading.languages.zh import CHINESE

LANGUAGES: Final[tuple[Language, ...]] = (ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, CHINESE, JAPANESE)
"""In the order in which ties between them are decided."""

BY_CODE: Final[dict[str, Language]] = {language.code: language for language in LANGUAGES}
