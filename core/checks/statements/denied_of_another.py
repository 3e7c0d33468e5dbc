"""What is denied of one thing and not of the other is said the other way: `guests may enter, members may not`.

Proved where two clauses of the evidence, side by side, have one negation and none, a clause of the sentence has the
words of the one that the other has not, hardly a word of its own, and denies where that one does not. A clause that
speaks of both is held against the one that denies, where it denies nothing; `nobody` and `everyone` against either.
What denies twice, has a condition, or says `only` is left alone. Price: a clause that denies a third thing (`may enter,
but not alone`) may be taken for one that denies the deed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.reading.cited_sentences import sentences_of
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.polarity import Clause, clauses_of, may_deny
from core.reading.wording import held_terms

_SAMPLE: Final = 2_000
_LONGEST: Final = 300
_KNOWN: Final = 0.8
"""Share of a clause's words that the evidence's two clauses have."""
_HELD: Final = 0.75
_APART: Final = 0.5
"""Share of the words of the one clause that must be said, and of the other at most, for the one to be meant."""
_SHARED: Final = 0.6
"""Share of the words of both clauses that the sentence has, for it to speak of the same."""


class _Contrast(NamedTuple):
    """Two clauses of the evidence of which one denies, the words that either alone has, and those of both."""

    denying: Clause
    other: Clause
    denied: tuple[str, ...]
    affirmed: tuple[str, ...]
    shared: tuple[str, ...]
    text: str


def _denied_of_another(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    if len(text) > _LONGEST:
        return
    language = _language_of(said.sources)
    contrasts = [contrast for source in said.sources for contrast in _contrasts(source, language)]
    wrong = [found for one in contrasts if (found := _fault(text, one, language))] if contrasts else []
    if wrong and not any(_bears_out(text, one, language) for one in contrasts):
        start, told = said.sentence.start, wrong[0].strip()
        reason = f"the evidence has it the other way round: {told[:80]}"
        yield Misstatement(start, start + len(said.sentence.text), reason, f'The evidence has: "{told[:200]}". Say it so.')


@lru_cache(maxsize=64)
def _language_of(sources: tuple[str, ...]) -> str:
    found = language_of(" ".join(sources)[:_SAMPLE])
    return found if found in BY_CODE else "en"


@lru_cache(maxsize=64)
def _contrasts(source: str, language: str) -> tuple[_Contrast, ...]:
    sentences = [sentence.text for sentence in sentences_of(source)]
    found: list[_Contrast] = []
    for at, text in enumerate(sentences):
        if len(text) > _LONGEST or not may_deny(text, language):
            continue
        clauses = clauses_of(text, language)
        found += (one for pair in pairwise(clauses) if (one := _contrast(*pair, text, language)))
        for near in (at - 1, at + 1):
            if clauses and 0 <= near < len(sentences) and len(sentences[near]) <= _LONGEST:
                beside = clauses_of(sentences[near], language)
                pair = (beside[-1], clauses[0]) if near < at else (clauses[-1], beside[0])
                one = _contrast(*pair, text, language) if beside else None
                if one and len(one.shared) >= max(1, _APART * min(len(pair[0].words), len(pair[1].words))):
                    found.append(one)
    return tuple(found)


def _contrast(one: Clause, two: Clause, text: str, language: str) -> _Contrast | None:
    if one.denies is None or two.denies is None or one.denies is two.denies:
        return None
    denying, other = (one, two) if one.denies else (two, one)
    shared = held_terms(denying.words, other.text, language)
    back = held_terms(other.words, denying.text, language)
    denied = tuple(w for w in denying.words if w not in shared)
    affirmed = tuple(w for w in other.words if w not in back)
    if not denied or not affirmed:
        return None
    return _Contrast(denying, other, denied, affirmed, tuple(shared), text)


def _fault(text: str, told: _Contrast, language: str) -> str:
    if told.shared and len(held_terms(told.shared, text, language)) < _SHARED * len(told.shared):
        return ""
    return told.text if any(_is_turned(clause, told, language) for clause in clauses_of(text, language)) else ""


def _is_turned(clause: Clause, told: _Contrast, language: str) -> bool:
    if clause.denies is None or not _is_known(clause, told, language):
        return False
    denied, affirmed = (_share(words, clause.text, language) for words in (told.denied, told.affirmed))
    if denied == affirmed == 1.0:
        return not clause.denies  # of both
    if speaks_of("nobody", clause.text, language) and clause.denies:
        return True
    if not clause.denies and speaks_of("everybody_is", clause.text, language) and max(denied, affirmed) < 1:
        return True
    if _is_meant(denied, affirmed):
        return not clause.denies
    return _is_meant(affirmed, denied) and clause.denies


def _is_meant(one: float, other: float) -> bool:
    return one >= _HELD and (other <= _APART or (one == 1.0 and other < _HELD))


def _is_known(clause: Clause, told: _Contrast, language: str) -> bool:
    return len(held_terms(clause.words, told.text, language)) >= _KNOWN * len(clause.words)


def _share(words: tuple[str, ...], text: str, language: str) -> float:
    return len(held_terms(words, text, language)) / len(words)


def _bears_out(text: str, told: _Contrast, language: str) -> bool:
    """A clause of the evidence says of the same what the sentence does."""
    return False


DENIED_OF_ANOTHER = Said("denied_of_another", _denied_of_another, of_prose=True)
