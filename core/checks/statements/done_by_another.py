"""Who did it and to whom has been turned: `Arden lost to Bexley` where `Arden beat Bexley`.

Proved where a sentence of the evidence tells the same kind of deed of the same two, each in the other's part, and none
tells it as the answer does.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.told_alike import told_alike
from core.reading.claim_words import language_said
from core.reading.comparisons import comparisons_in
from core.reading.deeds import deeds_in, kinds_in
from core.reading.kindred import says_any
from core.reading.roles import Role

_DENIES: tuple[Role, ...] = ("denied", "negates", "denies_otherwise")
PART = 3
"""One word in so many of the answer's sentence stands in one of the evidence that may tell of the same."""


def _done_by_another(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if comparisons_in(text, language_said(text)):
        return  # `B paid more than A` tells of no deed to A.
    deeds, near = told_alike(text, said.sources, kinds_in, deeds_in, PART)
    others = [(sentence, deed) for sentence, deed in near if not says_any(_DENIES, sentence)]
    for deed in deeds:
        told = [t for t in others if t[1].kind == deed.kind]
        turned = next((sentence for sentence, other in told if deed.is_turned(other)), "")
        if turned and not any(deed.is_same(other) for _, other in told) and not says_any(_DENIES, text):
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {turned[:120]}"
            hint = f'The evidence has: "{turned[:200]}". Say it so.'
            yield Misstatement(start + deed.start, start + deed.end, reason, hint)
            return


DONE_BY_ANOTHER = Said("done_by_another", _done_by_another, of_prose=True)
