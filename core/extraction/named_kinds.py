"""`The police department`, where sources name several: `Auburn Police Department`, `San Bruno Police Department`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from core.extraction.gate.asked import is_period
from core.extraction.kinds import kind_told, spoken_of, title_of
from core.extraction.understanding import Understanding
from core.model import Passage
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words

_TOLD = 0.3
"""Share, by weight, of what else was asked that a passage on one of them holds at least."""
_LEAST = 2
_MOST_BEFORE = 4
"""Words with a capital before the kind: `San Bruno Police Department`."""
_LONGEST_WORD, _SHORTEST = 20, 3
_AROUND = ".,;:!?()[]{}\"“”‘’'`*_|#<>"
_ENDS = frozenset(".,;:!?)]|")
_PROSE = ("sentence", "item", "heading")
_OWN = ("'s", "’s")


@dataclass(slots=True)
class _Named:
    """What is called so: how it is written, and the passages that do."""

    name: str
    sources: set[int]


def named_of_a_kind(read: Understanding, passages: Sequence[Passage]) -> tuple[str, ...]:
    """Name those of the kind that a question speaks of as if there were one, as the sources name them; best told first.

    None where fewer than two are named of which a passage holds some of what else was asked, or the question names one.
    """
    asked = frozenset(content_words(read.query.text))
    for spoken in spoken_of(read.query.text, read.query.language):
        for word in reversed([w for w in spoken if len(w) >= _SHORTEST]):
            found = _all_named(_bare(word), read, passages, asked)
            if not found:
                continue
            names = _offered(found, frozenset(content_words(" ".join(spoken))), read, passages)
            if names:
                return names
            break  # further words to the left only say which
    return ()


def _all_named(kind: str, read: Understanding, passages: Sequence[Passage], asked: Set[str]) -> list[_Named]:
    by_words: dict[frozenset[str], _Named] = {}
    for name, source in _names(kind, read, passages):
        beyond = frozenset(term for term in content_words(name) if not is_period(term)) - asked
        if beyond:
            by_words.setdefault(beyond, _Named(name, set())).sources.add(source)
    kept: dict[frozenset[str], _Named] = {}
    for beyond in sorted(by_words, key=len):  # a longer name is of the same: `the San Bruno Police Department`
        shorter = next((words for words in kept if words <= beyond), beyond)
        kept.setdefault(shorter, by_words[beyond]).sources.update(by_words[beyond].sources)
    return [n for n in kept.values() if not any(_runs_on(n.name, other.name) for other in kept.values())]


def _runs_on(name: str, other: str) -> bool:
    """`MissionAlden Brigade`: a heading without a space ran together with the name behind it."""
    return name != other and name.endswith(other) and name.removesuffix(other)[-1:].isalpha()


def _names(kind: str, read: Understanding, passages: Sequence[Passage]) -> Iterator[tuple[str, int]]:
    language = read.query.language
    for number, passage in enumerate(passages, start=1):
        if kind_told(passage, kind, read.pool, language):
            yield title_of(passage.meta), number
    if language in BY_CODE and BY_CODE[language].nouns_in_capitals:
        return
    plain = plain_words_of(language)
    for segment in (s for s in read.pool if s.kind in _PROSE):
        for name in _called(segment.text.split(), kind, plain):
            yield name, segment.source


def _called(told: Sequence[str], kind: str, plain: Set[str]) -> Iterator[str]:
    """Yield the words with a capital before each word of the kind, with it."""
    for at, written in enumerate(told):
        word = _bare(written)
        if word.lower() != kind:
            continue
        first = at
        while first > max(0, at - _MOST_BEFORE) and _goes_before(told[first - 1]):
            first -= 1
        if first == 0 and not word[:1].isupper():
            first = 1  # a sentence's first word has its capital from its place
        before = [_bare(part) for part in told[first:at]]
        while before and before[0].lower() in plain:
            before.pop(0)
        if before:
            yield " ".join((*before, word))


def _goes_before(written: str) -> bool:
    word = _bare(written)
    return word[:1].isupper() and len(word) <= _LONGEST_WORD and written[-1] not in _ENDS


def _bare(written: str) -> str:
    word = written.strip(_AROUND)
    return word[: -len(_OWN[0])].strip() if word.endswith(_OWN) else word.strip()


def _offered(
    found: Sequence[_Named], kind: Set[str], read: Understanding, passages: Sequence[Passage]
) -> tuple[str, ...]:
    asked = frozenset(content_words(pattern_of("how_measured").sub(" ", read.query.text))) - kind
    rest = {term: weight for term, weight in read.query.weights.items() if term in asked}
    total = sum(rest.values()) or 1.0
    held = [read.query.held(f"{p.meta.title} {p.text}") for p in passages]
    told = {
        named.name: max(sum(w for t, w in rest.items() if t in held[n - 1]) / total for n in named.sources)
        for named in found
    }
    names = sorted((name for name in told if told[name] >= _TOLD or not rest), key=lambda name: -told[name])
    return tuple(names) if len(names) >= _LEAST else ()
