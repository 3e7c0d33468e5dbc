"""What a team says in one word and its documents in another: `krank` and `Arbeitsunfähigkeit`, `结婚` and `婚假`.

The groups are data of each language. A text says a group by any of its terms; a question's word that is of one is then
found in what says another. In checks this counts for nothing: what is alike to look for is not the same to claim.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, NamedTuple

from core.reading.characters import is_hangul
from core.reading.compounds import writes_compounds
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.normal_forms import normal
from core.reading.stems import stem
from core.reading.word_forms import words_as_compared

_SHORTEST_PART: Final = 5
"""Letters of a term that is looked for inside words, where these are written in one."""
_SHORTEST_HEAD: Final = 4
"""Letters of the last part of a compound: fewer are an ending."""
_PAIRED: Final = ("han", "kana", "hangul")


class Said(NamedTuple):
    """A term of a group as a text says it: the words, or the run of characters, in lower case."""

    group: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Terms:
    """The terms of a language's groups, by how they are found."""

    whole: dict[str, set[str]] = field(default_factory=dict)
    starts: dict[str, set[str]] = field(default_factory=dict)
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = field(default_factory=dict)
    parts: dict[str, set[str]] = field(default_factory=dict)
    runs: dict[str, set[str]] = field(default_factory=dict)


def is_paired(language: str) -> bool:
    """Tell whether words of a language (ISO 639-1) are compared by pairs of characters."""
    return language in BY_CODE and BY_CODE[language].script in _PAIRED


@lru_cache(maxsize=8192)
def said_in(text: str, language: str, *, asked: bool = False) -> tuple[Said, ...]:
    """Return the terms of a language's groups that a text says; none of a language without any.

    Those that questions are compared by where `asked`; by stems where the language has `endings`.
    """
    terms = _terms(language, asked=asked)
    if not (terms.runs or terms.whole or terms.starts or terms.phrases):
        return ()
    found = list(_in_runs(text, terms) if is_paired(language) else _in_words(_words_of(text, language), terms))
    within = {word for said in found if _is_an_idiom(said, asked=asked) for word in said.words}
    return tuple(dict.fromkeys(said for said in found if len(said.words) > 1 or said.words[0] not in within))


def _is_an_idiom(said: Said, *, asked: bool) -> bool:
    """`Free of charge` speaks of no charge: its words mean nothing by themselves."""
    return asked and len(said.words) > _PAIR


_PAIR: Final = 2  # words


@lru_cache(maxsize=4096)
def led_by(word: str, language: str) -> str:
    """Return what stands before the part of a compound by which alone it is of a group: `heiz` of `Heizpauschale`.

    Empty where the word itself, or what it begins with, is of one: then all of it may be said otherwise.
    """
    terms = _terms(language, asked=False)
    folded = next(iter(words_as_compared(word)), "")
    if folded in terms.whole or any(folded[:length] in terms.starts for length in range(1, len(folded) + 1)):
        return ""
    return min((folded[: folded.find(part)] for part in terms.parts if folded.find(part) > 0), key=len, default="")


@lru_cache(maxsize=4096)
def is_compounded(word: str, group: str, language: str) -> bool:
    """Tell whether a word says a group by a part of it alone: `Kostenvoranschlag`, of which `kosten` is the first.

    What it is, its other part tells: by the group alone nothing is said of it.
    """
    terms = _terms(language, asked=is_compared_by(group))
    if not writes_compounds(language) or group in terms.whole.get(word, ()):
        return False
    begun = (word[:length] for length in range(1, len(word) + 1) if group in terms.starts.get(word[:length], ()))
    inside = (part for part, groups in terms.parts.items() if group in groups and part in word)
    said = (*begun, *inside)
    return bool(said) and all(not word.endswith(part) and len(word) - len(part) >= _SHORTEST_HEAD for part in said)


@lru_cache(maxsize=8192)
def groups_in(text: str, language: str, *, asked: bool = False) -> frozenset[str]:
    """Return the groups that a text says; those that questions are compared by where `asked`."""
    return frozenset(said.group for said in said_in(text, language, asked=asked))


def is_compared_by(group: str) -> bool:
    """Tell whether a group is one that questions are compared by."""
    return group.startswith(_ASKED)


def sets_apart(group: str) -> bool:
    """Tell whether a group is a side of what sets things of one kind apart: `child`, beside `adult`."""
    return group.startswith(_APART)


def tells_little(group: str) -> bool:
    """Tell whether a group says little of what is asked for: who cares for it, and whether one may."""
    return group.startswith(_LIGHT)


@cache
def parted(language: str) -> tuple[str, ...]:
    """Return the runs of characters that are words by themselves, the longest first; none where blanks part words."""
    return tuple(sorted(_terms(language, asked=False).runs, key=len, reverse=True)) if is_paired(language) else ()


def with_runs_parted(text: str, language: str) -> str:
    """Return a text with blanks around the runs by which questions are compared: `谁 维修 水泵`; the longest first."""
    by_first = _runs_by_first(language)
    parts, at = list[str](), 0
    while at < len(text):
        run = next((run for run in by_first.get(text[at], ()) if text.startswith(run, at)), "")
        parts.append(f" {run} " if run else text[at])
        at += len(run) or 1
    return "".join(parts)


@cache
def _runs_by_first(language: str) -> dict[str, tuple[str, ...]]:
    runs = sorted((run for run in _terms(language, asked=True).runs if len(run) > 1), key=len, reverse=True)
    return {first: tuple(run for run in runs if run[0] == first) for first in {run[0] for run in runs}}


def sides_of_groups(text: str, language: str) -> dict[str, frozenset[str]]:
    """Return what sets things of one kind apart in a text, by kind: `morning` or `night`, `adult` or `child`."""
    found: dict[str, frozenset[str]] = {}
    for group in groups_in(text, language):
        if group.startswith(_APART):
            kind, _, side = group.rpartition("|")
            found[kind] = found.get(kind, frozenset()) | {side}
    return found


_LIGHT, _APART, _ASKED = "light:", "apart:", "asked:"


@cache
def _terms(language: str, *, asked: bool) -> _Terms:
    terms = _Terms()
    entries = _asked_entries(language) if asked else _entries(language)
    for group, entry in entries:
        for term in terms_of(entry):
            _put(terms, term, group, language)
    return terms


def _entries(language: str) -> Iterator[tuple[str, str]]:
    known = BY_CODE.get(language)
    if known is None:
        return
    yield from ((f"said:{at}", entry) for at, entry in enumerate(known.said_otherwise))
    yield from ((f"{_LIGHT}{at}", entry) for at, entry in enumerate(known.said_lightly))
    for at, entry in enumerate(known.set_apart):
        yield from ((f"{_APART}{at}|{side}", terms) for side, terms in enumerate(entry.split("|")))


def _asked_entries(language: str) -> Iterator[tuple[str, str]]:
    """Yield what says the same in two questions, not what is merely looked for alike (`trainee`, `student`)."""
    yield from ((group, entry) for group, entry in _entries(language) if group.startswith((_LIGHT, _APART)))
    if language in BY_CODE:
        yield from ((f"{_ASKED}{at}", entry) for at, entry in enumerate(BY_CODE[language].asked_alike))


def _put(terms: _Terms, term: str, group: str, language: str) -> None:
    bare = term.removesuffix("*")
    if is_paired(language):
        terms.runs.setdefault(normal(bare, "NFKC"), set()).add(group)
        return
    said = _words_of(bare, language)
    if len(said) > 1:
        terms.phrases.setdefault(said[0], []).append((tuple(said), group))
    elif said:
        (terms.starts if bare != term else terms.whole).setdefault(said[0], set()).add(group)
        if BY_CODE[language].joints and len(said[0]) >= _SHORTEST_PART and not tells_little(group):
            terms.parts.setdefault(said[0], set()).add(group)


def _words_of(text: str, language: str) -> list[str]:
    compared = words_as_compared(text)
    return [stem(word) for word in compared] if BY_CODE[language].endings else compared


def _in_words(words: Sequence[str], terms: _Terms) -> Iterator[Said]:
    for at, word in enumerate(words):
        groups = set(terms.whole.get(word, ()))
        for length in range(1, len(word) + 1):
            groups |= terms.starts.get(word[:length], set())
        for part, named in terms.parts.items():
            groups |= named if part in word else set()
        yield from (Said(group, (word,)) for group in sorted(groups))
        for phrase, group in terms.phrases.get(word, ()):
            if tuple(words[at : at + len(phrase)]) == phrase:
                yield Said(group, phrase)


def _in_runs(text: str, terms: _Terms) -> Iterator[Said]:
    folded = normal(text, "NFKC").lower()
    for run, groups in terms.runs.items():
        if run in folded and (len(run) > 1 or _stands_alone(run, folded)):
            yield from (Said(group, (run,)) for group in sorted(groups))


def _stands_alone(character: str, text: str) -> bool:
    """One syllable of Korean is a word where a blank stands before it and no more than a particle behind."""
    if not is_hangul(character):
        return False
    particles = BY_CODE["ko"].written_on.split()
    words = (word for word in text.split() if word.startswith(character))
    return any(word[1:].rstrip("?.!,") in ("", *particles) for word in words)
