"""Which language a text is in, told by script and stop words: enough to choose a phrase, no more."""

from __future__ import annotations

import re
from typing import Final

from core.reading.stopwords import BY_LANGUAGE

_SCRIPTS: Final = (
    ("ja", re.compile(r"[\u3040-\u30ff]")),
    ("ko", re.compile(r"[\uac00-\ud7af]")),
    ("zh", re.compile(r"[\u4e00-\u9fff]")),
    ("ru", re.compile(r"[\u0400-\u04ff]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("he", re.compile(r"[\u0590-\u05ff]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
    ("th", re.compile(r"[\u0e00-\u0e7f]")),
    ("el", re.compile(r"[\u0370-\u03ff]")),
)
_LETTER = re.compile(r"[^\W\d_]")
_WORDS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_SCRIPT_SHARE = 0.2
_LONGEST_SAMPLE = 2_000


def language_of(text: str) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells (a name, a figure)."""
    sample = text[:_LONGEST_SAMPLE]
    letters = len(_LETTER.findall(sample))
    if not letters:
        return ""
    return next((code for code, script in _SCRIPTS if len(script.findall(sample)) >= _SCRIPT_SHARE * letters), "") or (
        _by_stop_words(sample)
    )


def _by_stop_words(text: str) -> str:
    found = [word.lower().replace("’", "'") for word in _WORDS.findall(text)]
    # Words that several languages share ("a", "no", "die") tell less.
    scores = {
        code: sum(1.0 / sum(word in other for other in BY_LANGUAGE.values()) for word in found if word in known)
        for code, known in BY_LANGUAGE.items()
    }
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] > 0 else ""
