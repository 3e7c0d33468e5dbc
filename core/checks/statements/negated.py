"""What the evidence denies is said, or what it says is denied, in languages other than English (`denied` has that).

Proved where the clauses of the evidence that have most of the sentence's words, first of all the one that it begins
with, have one negation and the sentence has none, or the other way. What denies twice, compares, or says `not only` is
left alone. Price: a clause whose words come in another sense, such as a condition, may be taken for the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, pattern_of, speaks_of, terms_in
from core.reading.marks import without_marks
from core.reading.sided_clauses import DENIALS, clauses_of
from core.reading.wording import held_terms, kind_of, telling_words

LEAST, LEAST_PAIRS = 2, 3
"""Words, or pairs of characters, that a sentence must have in common with a clause."""
SHARE = 0.6
"""Share of the sentence's words that stand in the clause; all must stand in it and in the sentence before."""
BOTH_WAYS = 0.4
"""Share of the clause's words that stand in the sentence."""
_LONGEST = 400
_SAMPLE = 2_000
_MOST = 0.75  # share of words with which the one that a sentence begins with may be left out, as verbs allow
_BREAKS = str.maketrans(dict.fromkeys(",;:，；：、،؛—–", "\n"))
_COMPARES: Final = ("more_than", "less_than", "at_least", "at_most", "least_behind", "most_behind", "supposes")


def _negated(said: Statement) -> Iterator[Misstatement]:
    language = _language_of(said.sources)
    if language in ("", "en") or not terms_in("negates", language=language):
        return
    text = without_marks(said.sentence.text).strip()
    if len(text) > _LONGEST:
        return
    count = _negations(text, language)
    if count > 1 or _compares(text, language):
        return
    if count and len({clause.side for clause in clauses_of(text, language, DENIALS)}) > 1:
        return  # A clause of it denies, another does not: each is held to its own (`said_of_another`).
    found = _speaking_of_the_same(text, said.sources, language)
    if found and all(_turns(clause, 1 - count, text, language) for clause in found):
        start = said.sentence.start
        reason = f"the evidence says this: {text[:80]}" if count else f"the evidence denies this: {text[:80]}"
        hint = f'The evidence has: "{found[0][:200]}". Say it so.'
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)


@lru_cache(maxsize=64)
def _language_of(sources: tuple[str, ...]) -> str:
    """Return the language of the sources: a sentence is too short to tell two that are near."""
    return language_said(" ".join(sources)[:_SAMPLE])


def _speaking_of_the_same(text: str, sources: Sequence[str], language: str) -> list[str]:
    """Return the clauses that have most words of a sentence, and enough of them."""
    words = _words(text, language)
    few = len(words) < (LEAST_PAIRS if kind_of(language) == "pairs" else LEAST)
    best, found = 0.0, list[str]()
    for clause, context in _clauses(sources) if words else ():
        if few and set(_words(clause, language)) != set(words):
            continue  # `Il y a un parking`: of one word, just that.
        held = held_terms(words, _told(clause, language), language)
        share = len(held) / len(words)
        if share < max(SHARE if words[0] in held else _MOST, best):
            continue
        if len(held_terms(words, _told(context, language), language)) < len(words) or _compares(clause, language):
            continue
        told = _words(clause, language)
        if len(held_terms(told, text, language)) < BOTH_WAYS * len(told):
            continue
        found = [clause] if share > best else [*found, clause]
        best = share
    return found


def _told(text: str, language: str) -> str:
    """A text as pairs of characters are looked for in it: `不允许` has none of `室允` but without its `不`."""
    return pattern_of("negates", language).sub("", text) if _unspaced(language) else text


def _clauses(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the clauses of sentences, each with its sentence and the one before."""
    for source in sources:
        before = ""
        for sentence in sentences_of(source):
            context = f"{before} {sentence.text}"
            for clause in sentence.text.translate(_BREAKS).split("\n"):
                yield clause.lstrip(), context
            before = sentence.text


@lru_cache(maxsize=512)
def _words(text: str, language: str) -> tuple[str, ...]:
    """Return what a text's words are looked for by, without those that deny, or that say what one of those denies.

    `이용할 수 있습니다` has no word that `이용할 수 없습니다` lacks.
    """
    between = "" if _unspaced(language) else " "
    bare = pattern_of("affirms", language).sub(between, pattern_of("negates", language).sub(between, text))
    return tuple(dict.fromkeys(term for word in telling_words(bare, language) for term in word.terms))


def _unspaced(language: str) -> bool:
    return BY_CODE[language].script in ("han", "kana")


@lru_cache(maxsize=512)
def _negations(text: str, language: str) -> int:
    """Return how often a text denies; 2 where it says `not only` or the like, which is none.

    Words that deny along with another deny no more than that: `no se admite ningún perro`, `ni chiens ni chats`.
    """
    if terms_in("negates_nothing", language=language) and pattern_of("negates_nothing", language).search(text):
        return 2
    found = [match[0] for match in pattern_of("negates", language).finditer(text)]
    return len(found[:1]) + sum(not opens_with("denies_along", word, language) for word in found[1:])


def _turns(clause: str, count: int, text: str, language: str) -> bool:
    """It denies so often; where no comma parts clauses (`있지만 ... 없습니다`), what also affirms is left alone.

    So is what denies that something is forbidden: it may be done; and what one of the two alone limits (`only there`).
    """
    if speaks_of("rule_only", clause, language) is not speaks_of("rule_only", text, language):
        return False
    rest = pattern_of("negates", language).sub("", clause)
    if count and speaks_of("rule_forbids", rest, language) > speaks_of("rule_forbids", text, language):
        return False
    both = count and kind_of(language) == "pairs" and pattern_of("affirms", language).search(rest)
    return _negations(clause, language) == count and not both


def _compares(text: str, language: str) -> bool:
    roles = (role for role in _COMPARES if terms_in(role, language=language))
    return any(pattern_of(role, language).search(text) for role in roles)


NEGATED = Said("negated", _negated)
