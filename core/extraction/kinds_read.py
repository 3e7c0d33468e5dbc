"""`The famous rower`, where sources are on several: a model reads their names as answers to `which famous rower?`.

What else was asked need not be told of them in its words: which one is meant must be known before it is looked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence, Set

from core.errors import ErrataError
from core.extraction.kinds import spoken_of, title_of
from core.extraction.understanding import Understanding
from core.model import Passage
from core.ports import Reranker
from core.reading.characters import has_letter
from core.reading.phrases import say
from core.reading.words import content_words, words
from core.retrieval.language import reads_surely

_OF_THE_KIND = -3.0
"""Logit from which on a name answers `which breed?`: breeds have 1.3 to -1.7, hurricanes 3.9 to 1.0, and what is
none of them -5 and less."""
_SURELY_OF_IT = -2.0
"""The same of names on which nothing else of what was asked is told: which of them is meant is open all the more."""
_MOST_READ = 8  # names at once: one batch of the shipped cross-encoder
_HANGING = 5.0  # seconds
_TOLD = 0.3
"""Share, by weight, of what else was asked that passages on one of them hold at least."""
_LEAST = 2


async def read_as_of_a_kind(
    read: Understanding, passages: Sequence[Passage], before: Set[str], reranker: Reranker | None
) -> tuple[str, ...]:
    """Name the documents that are of the kind that a question speaks of as if there were one, best told first.

    None where fewer than two are, where the conversation spoke of the kind `before` (content words: that one is
    meant), or where no cross-encoder reads the question's language.
    """
    language = read.query.language
    if reranker is None or not reads_surely(reranker, read.query.text):
        return ()
    names = _names(passages, frozenset(content_words(read.query.text)))
    for spoken in spoken_of(read.query.text, language) if len(names) >= _LEAST else ():
        for kind in _shorter(spoken):
            of = frozenset(content_words(" ".join(kind)))
            told = {name: _told(read, numbers, passages, of) for name, numbers in names.items()}
            may_be = sorted((name for name in names if _may_be(name, kind[-1])), key=lambda name: -told[name])
            worth = may_be[:_MOST_READ]
            if not of or of & before or len(worth) < _LEAST:
                continue
            odds = await _odds(say("which_of_kind", language, kind=" ".join(kind)), worth, reranker)
            found = _fitting(odds, told)
            if len(found) >= _LEAST:
                return found
    return ()


def _names(passages: Sequence[Passage], asked: Set[str]) -> dict[str, list[int]]:
    """Return what documents are called, where that says more than the question, and their passages' numbers."""
    names: dict[str, list[int]] = {}
    for number, passage in enumerate(passages, 1):
        title = title_of(passage.meta)
        if has_letter(title) and set(content_words(title)) - asked:
            names.setdefault(title, []).append(number)
    return names


def _shorter(spoken: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield what a kind may be called: all that is spoken, and without what may be the sentence's verb behind it."""
    yield spoken
    if len(spoken) > 1:
        yield spoken[:-1]


def _may_be(name: str, kind: str) -> bool:
    """`Fire Brigade Volunteers` are no brigade: a name with the kind's word opens or ends with it, or says it aside."""
    written = words(name)
    called, aside = [w.lower() for w in written], [w.lower() for w in words(name.partition("(")[2])]
    opens = called[0] == kind and written[1:2] != called[1:2]  # `Hurricane Gloria`, not `Hurricane season`
    return kind not in called or called[-1] == kind or opens or kind in aside


def _told(read: Understanding, numbers: Sequence[int], passages: Sequence[Passage], kind: Set[str]) -> float:
    rest = {term: weight for term, weight in read.query.weights.items() if term not in kind}
    if not rest:
        return 1.0
    texts = [f"{passages[n - 1].meta.title} {passages[n - 1].text}" for n in numbers]
    held = frozenset[str]().union(*map(read.query.held, texts))
    return sum(weight for term, weight in rest.items() if term in held) / sum(rest.values())


def _fitting(odds: Mapping[str, float], told: Mapping[str, float]) -> tuple[str, ...]:
    """Return those of the kind of which something else is told; where there are not two, all that surely are."""
    of_it = tuple(name for name, logit in odds.items() if logit >= _OF_THE_KIND and told[name] >= _TOLD)
    return of_it if len(of_it) >= _LEAST else tuple(n for n, logit in odds.items() if logit >= _SURELY_OF_IT)


async def _odds(which: str, names: Sequence[str], reranker: Reranker) -> dict[str, float]:
    try:
        async with asyncio.timeout(_HANGING):
            logits = await reranker.score(which, names)
    except (ErrataError, TimeoutError):
        return {}
    return dict(zip(names, logits, strict=True))
