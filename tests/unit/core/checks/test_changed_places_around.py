"""Two that have changed places are found whatever stands before, between and behind them."""

from __future__ import annotations

from itertools import product

import pytest

from core.checks.wording import check_wording
from core.model import Status

BEFORE = ("", "In the northern final ", "Yesterday evening ")
BETWEEN = ("beat", "narrowly beat", "kept the better goalkeeper than")
BEHIND = ("", " before a large crowd", " by several late goals")


@pytest.mark.parametrize(("before", "between", "behind"), list(product(BEFORE, BETWEEN, BEHIND)))
def test_two_that_changed_places_are_found_whatever_stands_around_them(before: str, between: str, behind: str) -> None:
    told = f"{before}Arden {between} Bexley{behind}."
    assert check_wording(f"{before}Bexley {between} Arden{behind}.", (told,)).status is Status.FAIL
    assert check_wording(told, (told,)).status is Status.PASS


def test_what_moved_alone_has_changed_places_with_nothing() -> None:
    told = "Arden won the northern final before a large crowd."
    assert check_wording("Before a large crowd Arden won the northern final.", (told,)).status is Status.PASS
