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


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("Arden beat Bexley.", "Bexley beat Arden."),
        ("The pump feeds the filter and the tank.", "The filter feeds the pump and the tank."),
        ("Arden FC beat Bexley Town.", "Bexley Town beat Arden FC."),
        ("The red valve opens before the blue valve.", "The red valve opens after the blue valve."),
        ("Arden beat Bexley by two goals.", "Bexley beat Arden by 2 goals."),
    ],
)
def test_a_swap_needs_all_words_but_for_those_of_names_figures_and_opposites(told: str, said: str) -> None:
    assert check_wording(said, (told,)).status is Status.FAIL
    assert check_wording(said.replace(" beat ", " visited ").replace(" feeds ", " cools "), (told,)).status is (
        Status.FAIL if "valve" in said else Status.PASS
    )
