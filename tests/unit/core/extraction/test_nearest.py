"""What a refusal quotes: the sentence or row nearest to the question, or nothing."""

from __future__ import annotations

import pytest

from core.extraction.nearest import nearest
from core.model import FACTS, Evidence, Standing
from tests.fakes import passage

HALL = passage("Only liquid chalk is allowed in the hall; loose chalk is banned.", chunk_id="1")
PARKING = passage("Parking is free for four hours.", chunk_id="2")
DOGS = passage("Dogs must stay outside.", chunk_id="3")
HOURS = passage(
    "Visitor guide for the hall 2026\n\nOur instructor Svenja Albrecht sees people on Thursdays.", chunk_id="4"
)
ALL = Evidence((HALL, PARKING, DOGS, HOURS))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("May I bring loose chalk into the hall?", HALL.text),
        ("How many hours of parking do I pay nothing for?", PARKING.text),
        ("When does Albrecht have time for questions?", "Our instructor Svenja Albrecht sees people on Thursdays."),
    ],
)
def test_the_sentence_that_shares_most_with_the_question_is_nearest(asked, said):
    assert nearest(asked, ALL).said == said


@pytest.mark.parametrize(
    "asked", ["", "Who repairs ski boots?", "Which visitor guide for the hall is the newest in print?"]
)
def test_by_chance_and_by_a_title_nothing_is_near(asked):
    assert nearest(asked, Evidence((PARKING, DOGS, HOURS))) is None


def test_a_row_is_told_with_its_columns_and_rows_of_facts_are_no_document():
    table = passage("| Room | Seats | Screen |\n|---|---|---|\n| Auditorium | 90 | yes |\n| Iris | 6 | no |")
    assert nearest("seats in the auditorium", Evidence((table,))).said == "Auditorium: Seats 90, Screen yes"
    assert nearest("loose chalk", Evidence((passage("Loose chalk is banned.", file_type=FACTS),))) is None


def test_what_is_archived_is_not_quoted_where_a_document_in_force_says_the_same():
    archived = Standing(state="archived")
    old = passage("Up to 10 unused days may be carried over.", "1", document="old.md", standing=archived)
    new = passage("Up to 5 unused days may be carried over; they lapse in March.", "2", document="new.md")
    found = nearest("How many unused leave days can I carry over?", Evidence((old, new)))
    assert found.passage == new
    assert nearest("How many unused leave days can I carry over?", Evidence((old, PARKING))).passage == old
