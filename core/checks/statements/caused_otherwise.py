"""A cause or a witness is that of something else: `delayed because of the lawsuit` where a strike delayed it.

Proved where the evidence gives it for something else, and another one for what is said; where no source has a word of
it, and the evidence gives another, it is a doubt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import source_of
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of_any
from core.reading.reasons import ALL, Reason, reasons_in

SHARE = 0.7
"""Share of the words of what is caused, or told, that must be the evidence's."""
FEWEST = 2
"""Words of it at least."""
Told = tuple[str, Reason]


def _caused_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text.replace("’", "'")
    if said.tabled or not speaks_of_any(ALL, text):
        return
    for reason in reasons_in(text, language_said(text)):
        told = [t for source in said.sources for t in _told(source) if t[1].kind == reason.kind]
        of_it = [(sentence, other) for sentence, other in told if _is_of_the_same(reason, other)]
        given = reason.given - _titles(told)
        if not (of_it and given) or any(not given.isdisjoint(other.given) for _, other in of_it):
            continue
        proved = any(_share(given, other.given) >= SHARE for _, other in told)
        if proved or _is_unheard_of(given, said.sources):
            start, what = said.sentence.start, "cause" if reason.kind == ALL[0] else "witness"
            hint = f'The evidence has: "{of_it[0][0][:200]}". Say it so.'
            why = f"the evidence gives another {what}: {of_it[0][0][:120]}"
            yield Misstatement(start + reason.start, start + reason.end, why, hint, doubt=not proved)
            return


def _is_of_the_same(reason: Reason, other: Reason) -> bool:
    return len(reason.of & other.of) >= FEWEST and _share(reason.of, other.of) >= SHARE


def _share(words: frozenset[str], told: frozenset[str]) -> float:
    return len(words & told) / len(words)


def _titles(told: Sequence[Told]) -> frozenset[str]:
    """Words of several causes or witnesses, which tell none from another: `Dr`."""
    counts = Counter(word for given in {other.given for _, other in told} for word in given)
    return frozenset(word for word, count in counts.items() if count > 1)


def _is_unheard_of(given: frozenset[str], sources: Sequence[str]) -> bool:
    return all(given.isdisjoint(source_of(source).all_words) for source in sources)


@lru_cache(maxsize=64)
def _told(source: str) -> tuple[Told, ...]:
    if not speaks_of_any(ALL, source.replace("’", "'")):
        return ()
    return tuple((s.text, r) for s in sentences_of(source) for r in reasons_in(s.text, language_said(s.text)))


CAUSED_OTHERWISE = Said("caused_otherwise", _caused_otherwise)
