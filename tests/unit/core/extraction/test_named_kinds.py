"""Sources name several of what a question speaks of as if there were one: those names are what to choose from."""

from __future__ import annotations

import pytest

from core.extraction.named_kinds import named_of_a_kind
from core.extraction.understanding import understanding
from tests.fakes import passage

DEPOTS = (
    ("Volunteers", "Volunteers help the Alden Fire Brigade with training. They meet on Mondays."),
    ("Open days", "The Port Merrow Fire Brigade shows its engines; volunteers and training are welcome."),
    ("Soup", "The canteen serves soup."),
)


def named(question: str, told: tuple[tuple[str, str], ...] = DEPOTS) -> tuple[str, ...]:
    passages = tuple(passage(text, f"c{n}", title=title, document=title) for n, (title, text) in enumerate(told))
    return named_of_a_kind(understanding(question, passages), passages)


@pytest.mark.parametrize(
    "question", ["How long is the fire brigade's training?", "Does the brigade pay volunteers for training?"]
)
def test_names_that_end_in_the_kind_are_offered(question: str) -> None:
    assert set(named(question)) == {"Alden Fire Brigade", "Port Merrow Fire Brigade"}


@pytest.mark.parametrize(
    "question",
    [
        "How long is the training of a fire brigade?",
        "How long is the Alden fire brigade's training?",
        "Which uniform has the fire brigade?",
        "What does the canteen serve?",
    ],
)
def test_none_is_offered_where_any_or_one_is_meant_or_nothing_else_is_told(question: str) -> None:
    assert named(question) == ()


def test_the_first_word_of_a_sentence_has_its_capital_from_its_place() -> None:
    plans = (("Prices", "Trial plans end. Cheap plan or Basic plan? The upgrade is free."),)
    assert named("Is the upgrade of the plan free?", plans) == ()


def test_a_heading_that_ran_together_with_a_name_makes_no_other() -> None:
    told = (*DEPOTS, ("Duties", "What training is for | MissionAlden Fire Brigade trains daily."))
    assert set(named("How long is the fire brigade's training?", told)) == {
        "Alden Fire Brigade",
        "Port Merrow Fire Brigade",
    }
