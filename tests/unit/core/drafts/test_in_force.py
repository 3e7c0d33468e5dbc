"""An answer says of its sources that one holds no longer, not yet, or is a draft."""

from __future__ import annotations

import pytest

from core.drafts.in_force import with_standing
from core.model import PassageMeta, Standing
from core.reading.languages import LANGUAGES
from core.reading.phrases import say

TODAY = "2026-05-01"


def meta(**said: object) -> PassageMeta:
    return PassageMeta("a.md:0", "a.md", "md", document="a.md", title="Parking", standing=Standing(**said))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"state": "archived"}, "no longer holds"),
        ({"superseded_by": "the handbook"}, "no longer holds"),
        ({"until": "2023-12-31"}, "Parking (2023-12-31) no longer holds"),
        ({"state": "draft"}, "is a draft"),
        ({"dated": "2027-01-01", "dated_by": "in_force"}, "is not yet in force"),
    ],
)
def test_what_does_not_hold_is_said_behind_a_sign(said: dict[str, object], told: str) -> None:
    text = with_standing("It costs 20 EUR [1].", [meta(**said)], "en", TODAY)
    assert text.startswith("It costs 20 EUR [1].\n\n⚠️ ")
    assert told in text


@pytest.mark.parametrize("said", [{}, {"until": "2027-01-01"}, {"dated": "2020-01-01", "dated_by": "in_force"}])
def test_of_what_holds_nothing_is_said(said: dict[str, object]) -> None:
    assert with_standing("It costs 20 EUR [1].", [meta(**said)], "en", TODAY) == "It costs 20 EUR [1]."


def test_where_it_is_set_aside_in_the_answer_it_is_not_said_again() -> None:
    text = f"It costs 30 EUR [1]. {say('otherwise_archived', 'en')} It costs 20 EUR [2]."
    assert with_standing(text, [meta(), meta(state="archived")], "en", TODAY) == text


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_language_says_it(code: str) -> None:
    told = [with_standing("x", [meta(state=state)], code, TODAY) for state in ("archived", "draft")]
    assert all("Parking" in one for one in told)
    assert told[0] != told[1]
