"""Who did it and to whom has been turned: `Arden lost to Bexley` where `Arden beat Bexley`.

Proved where a sentence of the evidence tells the same kind of deed of the same two, each in the other's part, and none
tells it as the answer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.deeds import ALL, Deed, deeds_in
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role

_DENIES: tuple[Role, ...] = ("denied", "negates", "denies_otherwise")
Told = tuple[str, Deed]


def _done_by_another(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if said.tabled or not speaks_of_any(ALL, text) or speaks_of_any(_DENIES, text):
        return
    for deed in deeds_in(text, language_said(text)):
        told = [t for source in said.sources for t in _told(source) if t[1].kind == deed.kind]
        turned = next((sentence for sentence, other in told if deed.is_turned(other)), "")
        if turned and not any(deed.is_same(other) for _, other in told):
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {turned[:120]}"
            hint = f'The evidence has: "{turned[:200]}". Say it so.'
            yield Misstatement(start + deed.start, start + deed.end, reason, hint)
            return


@lru_cache(maxsize=64)
def _told(source: str) -> tuple[Told, ...]:
    if not speaks_of_any(ALL, source):
        return ()
    sentences = [s.text for s in sentences_of(source)]
    return tuple((s, d) for s in sentences if not speaks_of_any(_DENIES, s) for d in deeds_in(s, language_said(s)))


DONE_BY_ANOTHER = Said("done_by_another", _done_by_another)
