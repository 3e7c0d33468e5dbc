"""The languages that are read: one file each, validated when loaded. CONTRIBUTING shows how to add one."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language
from core.reading.languages.en import ENGLISH

LANGUAGES: Final[tuple[Language, ...]] = (ENGLISH,)
"""In the order in which ties between them are decided."""

BY_CODE: Final[dict[str, Language]] = {language.code: language for language in LANGUAGES}
