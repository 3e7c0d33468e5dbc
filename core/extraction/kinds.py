"""`The clinic`, where there are several: sources of the kind that a question speaks of as if it were one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import pairwise

from core.extraction.gate.asked import is_period
from core.extraction.segments import Segment
from core.extraction.understanding import Understanding
from core.model import Passage, PassageMeta
from core.precedence import precedence
from core.reading.file_names import name_in_words
from core.reading.lexicon import pattern_of, words_of
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words, words

_LONGEST_KIND = 4
"""Words behind a determiner that may name a kind: `the famous basketball player`."""
_WITHIN = 14
"""Words behind `is a` that say what something is: `is an American retired professional basketball player`."""
_TOLD, _TOLD_TOO = 0.5, 0.3
"""Share, by weight, of what else was asked that two of them tell at least; and of it that a further one does."""
_LEAST = 2


def of_one_kind(read: Understanding, passages: Sequence[Passage]) -> tuple[str, ...]:
    """Name the documents that are of the kind that a question speaks of, best first; none where one of them is meant.

    A document is of a kind where its title says so (`Hayward Clinic`), or a sentence on what it is called by
    (`Ada Moss is a basketball player`). Two of them must tell what else was asked.
    """
    language = read.query.language
    for spoken in spoken_of(read.query.text, language):
        kinds = {n: _kind_of(p, spoken, read.pool, language) for n, p in enumerate(passages, 1)}
        head = next((i for i in reversed(range(len(spoken))) if _shared(spoken[i], kinds.values())), None)
        if head is None:
            continue
        sources = [n for n, of in kinds.items() if spoken[head] in of]
        kind = frozenset(t for word in spoken[: head + 1] for t in content_words(word))
        if names := _told_apart(read, passages, sources, kind):
            return names
    return ()


def _shared(word: str, kinds: Iterable[Set[str]]) -> bool:
    return sum(word in of for of in kinds) >= _LEAST


def spoken_of(question: str, language: str) -> Iterator[tuple[str, ...]]:
    """Yield the words behind each definite determiner, to the first that says nothing."""
    plain, indefinite = plain_words_of(language), words_of("indefinite")
    for found in pattern_of("determiner").finditer(question):
        if found[0].lower() in indefinite:
            continue
        taken: list[str] = []
        for word in words(question[found.end() :])[:_LONGEST_KIND]:
            if word.lower() in plain:
                break
            taken.append(word.lower())
        if taken:
            yield tuple(taken)


def _kind_of(passage: Passage, spoken: Sequence[str], pool: Sequence[Segment], language: str) -> frozenset[str]:
    """Return those of the words that a document is called by, or said to be."""
    title = title_of(passage.meta)
    # `In the Clinic` is called after no clinic of its own.
    named = list(map(str.lower, words(title)))
    told = {w for before, w in pairwise(["", *named]) if before not in words_of("determiner")}
    called = set(content_words(title))
    for segment in pool:
        if segment.text in passage.text and called & set(content_words(segment.text[: len(title) + _WITHIN])):
            told |= _said_to_be(segment.text)
    return frozenset(w for w in spoken if w in told)


def kind_told(passage: Passage, word: str, pool: Sequence[Segment], language: str) -> bool:
    """Tell whether a document's title ends in a word for its kind, or it is said to be one."""
    called = words(title_of(passage.meta))
    return called[-1:] == [word] or (word not in called and word in _kind_of(passage, (word,), pool, language))


def _said_to_be(sentence: str) -> frozenset[str]:
    """Return the words behind the first `is a`."""
    for found in pattern_of("auxiliary").finditer(sentence):
        behind = [word.lower() for word in words(sentence[found.end() :])[: _WITHIN + 1]]
        if behind[:1] and behind[0] in words_of("indefinite"):
            return frozenset(behind[1:])
    return frozenset()


def _told_apart(
    read: Understanding, passages: Sequence[Passage], sources: Sequence[int], kind: Set[str]
) -> tuple[str, ...]:
    query = read.query
    rest = {t: w for t, w in query.weights.items() if t not in kind}
    best: dict[str, float] = {}
    where: dict[str, PassageMeta] = {}
    for support in read.scored:
        if support.segment.source in sources:
            meta = passages[support.segment.source - 1].meta
            told = sum(w for t, w in rest.items() if t in support.covered) / (sum(rest.values()) or 1.0)
            best[title_of(meta)] = max(best.get(title_of(meta), 0.0), told)
            where.setdefault(title_of(meta), meta)
    ranked = sorted((n for n in best if best[n] >= _TOLD_TOO), key=lambda n: -best[n])
    if len(ranked) < _LEAST or best[ranked[_LEAST - 1]] < _TOLD:
        return ()
    asked = set(content_words(query.text))
    beyond = [set(content_words(n)) - asked for n in ranked]
    shared = set[str].intersection(*beyond)
    apart = all(any(not is_period(t) for t in words - shared) for words in beyond)
    return tuple(ranked) if apart and not _one_holds([where[n] for n in ranked]) else ()


def _one_holds(metas: Sequence[PassageMeta]) -> bool:
    """One goes before another: which of them holds is no question to the asker."""
    ruled = (precedence(metas[0], other) for other in metas[1:])
    return any(found is not None and found.firm for found in ruled)


def title_of(meta: PassageMeta) -> str:
    """Return what a document is called, without the site's name behind it (`Valley Clinic | Our Town`)."""
    return (meta.title or name_in_words(meta.source_file)).partition(" | ")[0]
