"""Who did it and to whom has been turned: `Arden lost to Bexley` where `Arden beat Bexley`.

Proved where a sentence of the evidence tells the same kind of deed of the same two, each in the other's part, and none
tells it as the answer does.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words, language_said
from core.reading.deeds import ALL, Deed, deeds_in
from core.reading.kindred import says_any
from core.reading.roles import Role

_DENIES: tuple[Role, ...] = ("denied", "negates", "denies_otherwise")
Told = tuple[str, Deed]
PAIR = 2


def _done_by_another(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if said.tabled or not says_any(ALL, text):
        return
    deeds = deeds_in(text, language_said(text))
    words = content_words(text)
    near = sentences_sharing(words, said.sources, max(PAIR, len(words) // 3)) if deeds else ()
    others = [t for sentence in near for t in _told(sentence)]
    for deed in deeds:
        told = [t for t in others if t[1].kind == deed.kind]
        turned = next((sentence for sentence, other in told if deed.is_turned(other)), "")
        if turned and not any(deed.is_same(other) for _, other in told) and not says_any(_DENIES, text):
            start = said.sentence.start
            reason = f"the evidence has it the other way round: {turned[:120]}"
            hint = f'The evidence has: "{turned[:200]}". Say it so.'
            yield Misstatement(start + deed.start, start + deed.end, reason, hint)
            return


def _told(sentence: str) -> list[Told]:
    deeds = deeds_in(sentence, language_said(sentence))
    return [(sentence, deed) for deed in deeds] if deeds and not says_any(_DENIES, sentence) else []


DONE_BY_ANOTHER = Said("done_by_another", _done_by_another)
