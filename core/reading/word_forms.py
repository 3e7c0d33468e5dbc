"""The words of a text as questions are compared with it, where a language is not read by its stems."""

from __future__ import annotations

import re
from typing import Final

from core.reading.normal_forms import normal
from core.reading.script_stems import SIGNS, stemmed_by_script

WORD: Final = re.compile(rf"\d+(?:[.,:/-]\d+)*%?|[^\W\d_](?:[^\W\d_]|[{SIGNS}])*")


def words_as_compared(text: str) -> list[str]:
    """Return the words of a text in lower case, those of Arabic and Devanagari stemmed."""
    return WORD.findall(stemmed_by_script(normal(text, "NFKC").lower()))
