"""Several sources are of the kind that a question speaks of as if there were one: their names are what to choose."""

from __future__ import annotations

import pytest

from core.extraction.kinds import of_one_kind
from core.extraction.understanding import understanding
from tests.fakes import passage

ROWERS = (
    ("Ada Moss", "Ada Moss (died 2001) was an Irish rower. She was born in Cork in 1931."),
    ("Ines Vale", "Ines Vale is a Portuguese rower and coach. Vale was born in Faro in 1988."),
)
STATIONS = (
    ("Harbour Lab | Our Town", "Harbour Lab tests drinking water. The lab opens at eight."),
    ("In the Lab | News", "What people do in the lab: it opens at any hour."),
    ("Valley Lab | Our Town", "Valley Lab tests soil. The lab opens at noon."),
)


def asked_of(question: str, told: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    passages = tuple(passage(text, f"c{n}", title=title, document=title) for n, (title, text) in enumerate(told))
    return of_one_kind(understanding(question, passages), passages)


def test_who_is_said_to_be_of_the_kind_is_a_choice():
    assert asked_of("When was the famous rower born?", ROWERS) == ("Ada Moss", "Ines Vale")


def test_a_title_tells_the_kind_and_what_is_only_called_after_it_is_none():
    assert asked_of("When does the lab open?", STATIONS) == ("Harbour Lab", "Valley Lab")


@pytest.mark.parametrize(
    "question", ["When was a rower born?", "When was Ines Vale born?", "How tall is the famous rower?"]
)
def test_none_is_offered_where_any_or_one_is_meant_or_nothing_is_told(question: str):
    assert asked_of(question, ROWERS) == ()
