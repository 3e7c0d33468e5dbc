"""A plain question of another language about one figure, put into the words that the grammar reads.

Names of measures are translated, and words that only ask are left out. Whatever else it says stays as it is, and is
then not understood: a figure is told for what was read in full alone.
"""

from __future__ import annotations

import re
from functools import cache

from core.facts.metrics import label
from core.reading.detection import language_of
from core.reading.language import Language, terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import either

_WIDE = "\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_JOINTS = re.compile(rf"(?<=[{_WIDE}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{_WIDE}])")


def in_english(question: str) -> str:
    """Return a question with its measures under English names; one in English, or of no such measure, as it is."""
    language = BY_CODE.get(language_of(question))
    if language is None or not language.measures:
        return question
    text = _JOINTS.sub(" ", question)
    found = False
    for name, pattern in _measures(language):
        text, times = pattern.subn(f" {label(name)} ", text)
        found = found or times > 0
    return _asking(language).sub(" ", text) if found else question


@cache
def _measures_of(code: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    spoken = [(term, name) for name, terms in BY_CODE[code].measures.items() for term in terms_of(terms)]
    ordered = sorted(spoken, key=lambda pair: len(pair[0]), reverse=True)
    return tuple((name, re.compile(either([term], whole=True), re.IGNORECASE)) for term, name in ordered)


def _measures(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return _measures_of(language.code)


def _asking(language: Language) -> re.Pattern[str]:
    return _asking_of(language.code)


@cache
def _asking_of(code: str) -> re.Pattern[str]:
    language = BY_CODE[code]
    words = [*terms_of(language.asks_figure), *language.stop_words.split()]
    return re.compile(either(words, whole=True), re.IGNORECASE)
