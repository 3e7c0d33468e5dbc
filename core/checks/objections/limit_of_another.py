"""What is there is said to be the limit, or the limit to be there: `the minimum is 12` where 12 are left, of 25.

Both have to be told beside each other: the figure without the limit's word, another with it, or the other way.
"""

from __future__ import annotations

from functools import lru_cache

from core.checks.claim import Claim
from core.checks.labelled_rows import labels_in
from core.checks.objections.another_label import is_rival, label_of, near_cells
from core.checks.objections.bounded_otherwise import ends_in, is_in_a_range
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.beside import Beside
from core.reading.kindred import says_any
from core.reading.lexicon import speaks_of
from core.reading.roles import Role

KINDS: tuple[Role, ...] = ("limit_least", "limit_most", "limit_aimed", "limit_planned")
"""What a figure may be beside what is: the least, the most, what is aimed at, what was planned."""
Kinds = frozenset[str]
NEAR = 2
"""Words before a figure that say what it is, where it is held against something."""


def _limit_of_another(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if hit.row.origin == "facts" or hit.cell.loose:
        return False
    if hit.cell.place in ends_in(hit.row) and is_in_a_range(amount, grounds):
        return False  # One word says of both ends what they are: `soll zwischen 2,2 und 2,6 bar liegen`.
    told = _kinds_told(hit)
    if not told and not says_any(KINDS, grounds.sentence.text):
        return False
    said = label_of(amount, grounds).clause
    named = _kinds_of(said)
    if bool(named) == bool(told) or named & told:
        return False
    rivals = [r for r in near_cells(hit, grounds.cells) if is_rival(hit.cell, r.cell)]
    if named:
        return any(named & _kinds_told(rival) for rival in rivals)
    return any(not _kinds_told(rival) and _is_said_of(said, rival, hit) for rival in rivals)


def _is_said_of(said: Beside, rival: Ranked, hit: Ranked) -> bool:
    """All words by the figure are the other's, some of them not the own one's too."""
    ours, theirs = (_beside(r) for r in (hit, rival))
    if ours is None or theirs is None:
        return False
    words = said.words - said.thing
    mine, its = ours.words - theirs.words, theirs.words - ours.words
    return words <= ours.words | theirs.words and bool(words & its) and words.isdisjoint(mine)


def _beside(hit: Ranked) -> Beside | None:
    found = labels_in(hit.row).get(hit.cell.place) if hit.row.origin == "prose" and hit.cell.place[1] else None
    return found.clause if found else None


def _kinds_told(hit: Ranked) -> Kinds:
    if hit.row.origin == "prose":
        if not says_any(KINDS, hit.row.text):
            return frozenset()
        beside = _beside(hit)
        return _kinds_of(beside) if beside else frozenset()
    return _kinds_in(f"{hit.row.label} | {hit.cell.heading}")


def _kinds_of(beside: Beside) -> Kinds:
    """What the words by a figure say that it is; none where it is only held against it: `334 euros over budget`."""
    words = beside.near
    found = _kinds_in(" ".join(word.lowered for word in words))
    if not found or not speaks_of("against_a_limit", " ".join(word.lowered for word in words)):
        return found
    ahead = [word for word in words if word.start < beside.figure[0]]
    return found & _kinds_in(" ".join(word.lowered for word in ahead[-NEAR:]))


@lru_cache(maxsize=512)
def _kinds_in(text: str) -> Kinds:
    return frozenset(kind for kind in KINDS if speaks_of(kind, text))


LIMIT_OF_ANOTHER = Objection("limit_of_another", _limit_of_another)
