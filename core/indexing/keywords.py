"""The words a passage is about, by how often it uses them."""

from __future__ import annotations

from collections import Counter

from core.reading.characters import cjk_runs, runs_of
from core.reading.stopwords import STOP_WORDS

_WITHIN_WORDS = "'’-"
_NEVER_FIRST = f"0123456789_{_WITHIN_WORDS}"
_SHORTEST = 3


def keywords_of(text: str, most: int = 8) -> tuple[str, ...]:
    """Return up to `most` words in lower case, most frequent first; CJK text gives pairs of characters."""
    counts: Counter[str] = Counter()
    for run in runs_of(text, _WITHIN_WORDS):
        word = run.lstrip(_NEVER_FIRST).lower()
        if len(word) >= _SHORTEST and word not in STOP_WORDS and not any(len(run) > 1 for run in cjk_runs(word)):
            counts[word] += 1
    for run in cjk_runs(text):
        counts.update(run[i : i + 2] for i in range(len(run) - 1))
    return tuple(word for word, _ in counts.most_common(most))
