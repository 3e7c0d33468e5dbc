"""`Only` is said where the evidence says `also`, or the other way; or what holds of some only is said to be denied.

Proved where the sentences of the evidence that have the same words, both ways, all say it otherwise. `Only` where they
limit nothing is a doubt: it may be so, but is read nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, terms_in
from core.reading.limiting import denies, limits, says
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.wording import held_terms, kind_of, telling_words

SHARE: Final = 0.75
"""Share of either's words that the other has, for both to be of the same."""
_LEAST, _LEAST_PAIRS = 1, 2
LONGEST: Final = 240
"""Characters of a sentence that is compared, at most."""
_SAMPLE: Final = 2_000
BREAKS = str.maketrans(dict.fromkeys(",;:，；：、،؛—–", "\n"))
"""What parts clauses, as line ends."""
_LIMITS: tuple[Role, ...] = ("limits_to", "limits_apart")
_ADDS: tuple[Role, ...] = ("adds_to",)
_DENIES: tuple[Role, ...] = ("negates", "denied")
_ROLES: tuple[Role, ...] = (*_LIMITS, *_ADDS, *_DENIES)


class _Kind(NamedTuple):
    """Which of the three a text says."""

    limits: bool
    adds: bool
    denies: bool


def _restricted_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    language = language_of(said.sources)
    if len(text) > LONGEST or language not in BY_CODE:
        return
    ours = _kind(text, language)
    if not any(ours) or _says_both(text, language) or (ours.denies and (ours.limits or ours.adds)):
        return
    found = _of_the_same(text, said.sources, language)
    if not found or any(_says_both(told, language) for told in found):
        return
    kinds = [_kind(told, language) for told in found]
    proved = all(map(_contradicts, [ours] * len(kinds), kinds))
    if proved or (ours.limits and _says_all(text, found, language) and not any(any(kind) for kind in kinds)):
        start, shown = said.sentence.start, found[0].strip()
        hint = f'The evidence has: "{shown[:200]}". Say it so.'
        reason = f"the evidence says this: {shown[:80]}"
        yield Misstatement(start, start + len(said.sentence.text), reason, hint, doubt=not proved)


def _says_all(text: str, found: Sequence[str], language: str) -> bool:
    """Each has all words of the other."""
    words = set(_words(text, language))
    return all(set(_words(told, language)) == words for told in found)


def _contradicts(ours: _Kind, told: _Kind) -> bool:
    if told.denies:
        return False
    if ours.limits:
        return told.adds and not told.limits
    if ours.adds:
        return told.limits and not told.adds
    return ours.denies and told.limits and not told.adds


@lru_cache(maxsize=64)
def language_of(sources: tuple[str, ...]) -> str:
    """Return the language that the evidence begins in."""
    return language_said(" ".join(sources)[:_SAMPLE])


@lru_cache(maxsize=2048)
def _kind(text: str, language: str) -> _Kind:
    return _Kind(limits(text, language), says("adds_to", text, language), denies(text, language))


def _says_both(text: str, language: str) -> bool:
    """`Not only ... but also`."""
    kind = _kind(text, language)
    return (kind.denies and kind.limits) or (
        bool(terms_in("negates_nothing", language=language))
        and pattern_of("negates_nothing", language).search(text) is not None
    )


def _of_the_same(text: str, sources: Sequence[str], language: str) -> list[str]:
    """The clauses of the evidence that have the same words, those that have most of them."""
    words = _words(text, language)
    if len(words) < (_LEAST_PAIRS if kind_of(language) == "pairs" else _LEAST):
        return []
    best, found = SHARE, list[str]()
    for clause in _clauses(tuple(sources)):
        held = held_terms(words, clause, language)
        share = len(held) / len(words)
        if share < best:
            continue
        told = _words(clause, language)
        if len(held_terms(told, text, language)) < SHARE * len(told):
            continue
        found = [clause] if share > best else [*found, clause]
        best = share
    return found


@lru_cache(maxsize=64)
def _clauses(sources: tuple[str, ...]) -> tuple[str, ...]:
    """The sentences, and the clauses of those that have several."""
    found: dict[str, None] = {}
    for source in sources:
        for sentence in sentences_of(source):
            if len(sentence.text) <= LONGEST:
                found |= dict.fromkeys((sentence.text, *sentence.text.translate(BREAKS).split("\n")))
    return tuple(clause for clause in found if clause.strip())


@lru_cache(maxsize=2048)
def _words(text: str, language: str) -> tuple[str, ...]:
    """What a text's words are looked for by, without those that limit, add or deny."""
    between = "" if kind_of(language) == "pairs" else " "
    for role in _ROLES:
        if terms_in(role, language=language):
            text = pattern_of(role, language).sub(between, text)
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


RESTRICTED_OTHERWISE = Said("restricted_otherwise", _restricted_otherwise, of_prose=True, roles=_ROLES)
