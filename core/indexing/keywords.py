"""The words a passage is about, by how often it uses them."""

from __future__ import annotations

import re
from collections import Counter

from core.reading.characters import cjk_runs
from core.reading.stopwords import STOP_WORDS

_WORD = re.compile(r"[^\W\d_][\w'’-]{2,}")


def keywords_of(text: str, most: int = 8) -> tuple[str, ...]:
    """Return up to `most` words in lower case, most frequent first; CJK text gives pairs of characters."""
    counts: Counter[str] = Counter()
    for found in _WORD.finditer(text):
        word = found.group().lower()
        if word not in STOP_WORDS and not any(len(run) > 1 for run in cjk_runs(word)):
            counts[word] += 1
    for run in cjk_runs(text):
        counts.update(run[i : i + 2] for i in range(len(run) - 1))
    return tuple(word for word, _ in counts.most_common(most))
