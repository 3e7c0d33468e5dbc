"""A number in code is an identifier or a setting: what is near it is another (`8434` for 8443)."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.code_spans import is_in_code


def _coded_otherwise(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    cell = hit.cell
    if amount.value in (cell.raw, cell.raw * cell.scale) or amount.coefficient == cell.raw:
        return False
    return is_in_code(grounds.text, amount.start) and amount.text.isdecimal()


CODED_OTHERWISE = Objection("coded_otherwise", _coded_otherwise)
