"""The figure is of a fiscal year, and a calendar year is said, or the other way round."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role

_KINDS: tuple[tuple[Role, Role], ...] = (("calendar_year", "fiscal"), ("fiscal", "calendar_year"))


def _of_another_year(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    said = grounds.sentence.text
    if not speaks_of_any(("calendar_year", "fiscal"), said) or not hit.cell.years:
        return False
    told = f"{hit.row.text} {hit.row.label} {hit.cell.heading}"
    return any(
        speaks_of(one, said) and not speaks_of(other, said) and speaks_of(other, told) and not speaks_of(one, told)
        for one, other in _KINDS
    )


OF_ANOTHER_YEAR = Objection("of_another_year", _of_another_year)
