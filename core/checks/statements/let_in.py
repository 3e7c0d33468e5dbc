"""Everyone may what only some may, or the other way: `everyone may use the pool`, of `only members may use the pool`.

Proved where the clauses of the evidence that have most of the sentence's words all limit what it says of everyone, and
name whom or when besides; or all say of everyone what it limits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.restricted_otherwise import BREAKS, LONGEST, language_of
from core.reading.cited_sentences import sentences_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, terms_in
from core.reading.limiting import denies, limits
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.wording import held_terms, kind_of, telling_words

_SHARE: Final = 0.6
"""Share of the sentence's words that the clause has."""
_BACK: Final = 0.5
"""Share of the clause's words that the sentence has: the rest says whom it is limited to."""
_LEAST, _LEAST_PAIRS = 2, 3
_WORDS: tuple[Role, ...] = ("anyone", "limits_to")
_ROLES: tuple[Role, ...] = (*_WORDS, "limits_apart")


def _let_in(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    language = language_of(said.sources)
    if len(text) > LONGEST or language not in BY_CODE:
        return
    all_of_us, only = speaks_of("anyone", text, language), limits(text, language)
    if all_of_us is only or denies(text, language):
        return
    found = _of_the_same(text, said.sources, language)
    if found and all(_is_otherwise(clause, language, widened=all_of_us) for clause in found):
        start = said.sentence.start
        hint = f'The evidence has: "{found[0].strip()[:200]}". Say it so.'
        reason = f"the evidence says this: {found[0].strip()[:80]}"
        yield Misstatement(start, start + len(said.sentence.text), reason, hint)


def _is_otherwise(clause: str, language: str, *, widened: bool) -> bool:
    """The clause limits what is said of everyone, or says of everyone what is limited."""
    all_of_us, only = speaks_of("anyone", clause, language), limits(clause, language)
    return all_of_us is not widened and only is widened and not denies(clause, language)


def _of_the_same(text: str, sources: Sequence[str], language: str) -> list[str]:
    """The clauses that have most words of a sentence, those first that have the one that it begins with."""
    words = _words(text, language)
    least = _LEAST_PAIRS if kind_of(language) == "pairs" else _LEAST
    enough = max(_SHARE * len(words), min(least, len(words)))
    best, found = (False, enough), list[str]()
    for clause in _clauses(tuple(sources)) if words else ():
        held = held_terms(words, clause, language)
        here = (words[0] in held, float(len(held)))
        if len(held) < enough or here < best:
            continue
        found = found if here == best else []
        best = here
        found += [clause] if _may_be_of_the_same(text, clause, language) else []
    return found


def _may_be_of_the_same(text: str, clause: str, language: str) -> bool:
    """The sentence has half of the clause's words, and not all of one that limits: the rest says to whom."""
    told = _words(clause, language)
    back = len(held_terms(told, text, language))
    return _BACK * len(told) <= back <= len(told) - (not speaks_of("anyone", clause, language))


@lru_cache(maxsize=64)
def _clauses(sources: tuple[str, ...]) -> tuple[str, ...]:
    texts = (sentence.text for source in sources for sentence in sentences_of(source))
    parts = (clause for text in texts if len(text) <= LONGEST for clause in text.translate(BREAKS).split("\n"))
    return tuple(dict.fromkeys(clause for clause in parts if clause.strip()))


@lru_cache(maxsize=2048)
def _words(text: str, language: str) -> tuple[str, ...]:
    """What a text's words are looked for by, without those that say `only` or `everyone`."""
    for role in _WORDS:
        text = pattern_of(role, language).sub(" ", text) if terms_in(role, language=language) else text
    return tuple(dict.fromkeys(term for word in telling_words(text, language) for term in word.terms))


LET_IN = Said("let_in", _let_in, of_prose=True, roles=_ROLES)
