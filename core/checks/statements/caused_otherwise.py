"""A cause or a witness is that of something else: `delayed because of the lawsuit` where a strike delayed it.

Proved where the evidence gives it for something else, and another one for what is said; where no source has a word of
it, and the evidence gives another, it is a doubt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.told_alike import FEWEST, told_alike
from core.checks.support import sentences_sharing, source_of
from core.reading.claim_words import content_words, language_said
from core.reading.reasons import KINDS, Reason, kinds_in, reasons_in

SHARE = 0.7
"""Share of the words of what is caused, or told, that must be the evidence's."""
PART = 2
"""One word in so many of the answer's sentence stands in one of the evidence that may tell of the same."""
Told = tuple[str, Reason]


def _caused_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text.replace("’", "'")
    reasons, others = told_alike(text, said.sources, kinds_in, reasons_in, PART)
    for reason in reasons:
        of_it = [t for t in others if t[1].kind == reason.kind and _is_of_the_same(reason, t[1])]
        if not of_it or any(reason.given <= other.given for _, other in of_it):
            continue
        words = content_words(text)
        told = [t for s in sentences_sharing(words, said.sources, 1) for t in _told(s) if t[1].kind == reason.kind]
        given = reason.given - _titles(told)
        if not (of_it and given) or any(not given.isdisjoint(other.given) for _, other in of_it):
            continue
        proved = any(_share(given, other.given) >= SHARE for _, other in told)
        if proved or _is_unheard_of(given, said.sources):
            start, told_so = said.sentence.start, of_it[0][0][:120]
            hint = f'The evidence has: "{of_it[0][0][:200]}". Say it so.'
            why = (
                f"the evidence gives another cause: {told_so}"
                if reason.kind == KINDS[0]
                else f"the evidence gives another witness: {told_so}"
            )
            yield Misstatement(start + reason.start, start + reason.end, why, hint, doubt=not proved)
            return


def _told(sentence: str) -> list[Told]:
    return [(sentence, reason) for reason in reasons_in(sentence, language_said(sentence))]


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


CAUSED_OTHERWISE = Said("caused_otherwise", _caused_otherwise, of_prose=True)
