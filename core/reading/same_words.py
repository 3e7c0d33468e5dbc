"""Words that mean the same in a team's questions and documents, and forms that no ending explains."""

from __future__ import annotations

from typing import Final

from core.reading.languages import LANGUAGES

CANONICAL: Final[dict[str, str]] = {
    word: entry.split()[0] for language in LANGUAGES for entry in language.same_words for word in entry.split()[1:]
}
