"""A rule turned round: what is forbidden is said to be allowed, what is shut open, `except` is `only`, `if` `unless`.

Proved where each sentence of the evidence that has most of the sentence's words is of the other side, by the same kinds
of words: `closed except on Sundays` and `open only on Sundays` differ twice, and say the same. What denies on one side
(`not allowed`) is of the other. Price: a rule for somebody else, in nearly the same words, may be taken for this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.reading.cited_sentences import sentences_of
from core.reading.clock_times import tells_one_end
from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, terms_in
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.wording import held_terms, kind_of, telling_words

_PAIRS: Final[tuple[tuple[Role, Role], ...]] = (
    ("rule_allows", "rule_forbids"),
    ("says_open", "says_shut"),
    ("rule_excepts", "rule_only"),
)
_CONDITIONS: Final[tuple[Role, Role]] = ("condition_on", "condition_off")
_EITHER: Final[tuple[Role, ...]] = (*(role for pair in _PAIRS for role in pair), *_CONDITIONS)
_DENIABLE: Final = 2  # of the pairs, the first ones: `not only` is neither
_LEAST, _LEAST_PAIRS = 2, 3
_SHARE: Final = 0.7
"""Share of the words of either, the pairs' own apart, that stand in the other."""
_LONGEST: Final = 300
_SAMPLE: Final = 2_000


def _turned(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    if len(text) > _LONGEST:
        return
    language = _language_of(said.sources)
    ours = _sides(text, language)
    clauses = [one.text for source in said.sources for one in sentences_of(source)] if any(ours) else []
    if not any(_is_turned(ours, _sides(clause, language)) for clause in clauses):
        return  # Before it is told which speak of the same: that costs more.
    told = [clause for clause in clauses if _speaks_of_the_same(text, clause, language)]
    if (
        not told
        or any(tells_one_end(text, clause) for clause in told)
        or not all(_is_turned(ours, _sides(clause, language)) for clause in told)
    ):
        return
    if any(_sides(text, language, denied=False) == _sides(clause, language, denied=False) for clause in told):
        return
    start, clause = said.sentence.start, told[0]
    reason = f"the evidence has it the other way round: {clause[:80]}"
    yield Misstatement(
        start, start + len(said.sentence.text), reason, f'The evidence has: "{clause[:200]}". Say it so.'
    )


def _is_turned(ours: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """An odd number of pairs differ, and both speak by the same ones.

    Where one only denies what the other says, that is found elsewhere (`denied`, `negated`).
    """
    alike = all(bool(one) == bool(two) for one, two in zip(ours[:-1], theirs[:-1], strict=True))
    both = [pair for pair in zip(ours, theirs, strict=True) if all(pair)]  # Of conditions, one may be left out.
    return alike and sum(one != two for one, two in both) % 2 == 1


@lru_cache(maxsize=1024)
def _sides(text: str, language: str, *, denied: bool = True) -> tuple[int, ...]:
    """Return of each pair 1 for its first side, -1 for the other, 0 where a text has none of its words or both."""
    if not speaks_of_any(_EITHER, text, language):
        return (0,) * (len(_PAIRS) + 1)
    turns = denied and len(pattern_of(_denying(language), language).findall(text)) % 2 == 1
    sides = []
    for number, (first, second) in enumerate(_PAIRS):
        one, two = speaks_of(first, text, language), speaks_of(second, text, language)
        side = (one - two) * (-1 if turns and number < _DENIABLE else 1)
        sides.append(side)
    on, off = (speaks_of(role, text, language) for role in _CONDITIONS)
    return (*sides, -1 if off else int(on))  # `Even if` has an `if`.


def _denying(language: str) -> Role:
    return "negates" if terms_in("negates", language=language) else "negation"


@lru_cache(maxsize=1024)
def _speaks_of_the_same(text: str, clause: str, language: str) -> bool:
    ours, theirs = _words(text, language), _words(clause, language)
    least = _LEAST_PAIRS if kind_of(language) == "pairs" else _LEAST
    if min(len(ours), len(theirs)) < least:
        return False
    shared, back = held_terms(ours, clause, language), held_terms(theirs, text, language)
    return len(shared) >= _SHARE * len(ours) and len(back) >= _SHARE * len(theirs)


@lru_cache(maxsize=1024)
def _words(text: str, language: str) -> tuple[str, ...]:
    for role in (*_EITHER, _denying(language)):
        text = pattern_of(role, language).sub("\n" if kind_of(language) == "pairs" else " ", text)
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


@lru_cache(maxsize=64)
def _language_of(sources: tuple[str, ...]) -> str:
    return language_of(" ".join(sources)[:_SAMPLE]) or "en"


TURNED = Said("turned", _turned, roles=_EITHER)
