"""A level is told as a change, or a change as a level: `rose by 87 percent` of what rose to 87 percent."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.told_moves import MOVES, moves_apart, told_of_move

_MOVED: tuple[Role, ...] = (*MOVES, "change", "movement", "more_than", "less_than")


def _level_or_change(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    text, start = grounds.sentence.text, grounds.sentence.start
    if not hit.cell.place[1] or amount.signed or not speaks_of_any(MOVES, text):
        return False
    # A sentence is too short to tell Portuguese from Spanish.
    language = language_said(grounds.sources[hit.row.source])
    said = told_of_move(text, amount.start - start, amount.end - start, language)
    if not said:
        return False
    told = told_of_move(hit.row.text, *hit.cell.place, language)
    if told:
        return told != said
    return said == "change" and not (speaks_of_any(_MOVED, hit.row.text) or moves_apart(hit.row.text, language))


LEVEL_OR_CHANGE = Objection("level_or_change", _level_or_change, frozenset(("prose",)))
