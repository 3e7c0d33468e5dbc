"""Paragraphs that open with a subject of their own are about it, and are what to choose from."""

from __future__ import annotations

import pytest

from core.extraction.leads import leads_of, with_leads
from core.extraction.prose_readings import told_of_several
from core.extraction.segments import segments
from core.extraction.understanding import understanding
from tests.fakes import passage

KILNS = """# Kilns of the pottery

The pottery fires in three rooms.

In the round kiln, stoneware is fired for nine hours. The door is opened on the second day.

In the long kiln, porcelain is fired for fourteen hours. The door is opened on the fourth day.

Aprons hang in the passage.
"""
ACCOUNTS = """# Cards

The Red card is free. The Blue card costs 4 euros and is sent by post.

The Green card costs 9 euros and is sent by courier.
"""
TABLE = "# Boats\n\n| Boat | Moored at |\n|---|---|\n| Alma | west quay |\n| Bora | pier 4 |\n"


def read(question, text, **meta):
    passages = (passage(text, "c1", title="Rules", document="d1", source_file="d1.md", **meta),)
    return understanding(question, passages), passages


def test_what_sets_an_opening_apart_is_the_subject_of_its_paragraph():
    pool = segments((passage(KILNS, "c1", title="Rules", document="d1", source_file="d1.md"),))
    assert {lead.name for lead in leads_of(pool).values()} == {"round kiln", "long kiln"}


def test_a_sentence_behind_the_opening_is_of_its_subject():
    pool = with_leads(segments((passage(KILNS, "c1", title="Rules", document="d1", source_file="d1.md"),)))
    opened = next(s for s in pool if "fourth day" in s.text)
    assert "long kiln" in opened.context


def test_a_sentence_that_names_its_own_subject_is_not_of_the_openings():
    pool = with_leads(segments((passage(ACCOUNTS, "c1", title="Cards", document="d1", source_file="d1.md"),)))
    blue = next(s for s in pool if "Blue" in s.text)
    assert "Red" not in blue.context


@pytest.mark.parametrize(
    ("first", "second", "question", "names"),
    [
        (
            "Full-time employees receive 28 days of leave.",
            "Part-time employees receive 14 days of leave.",
            "How many days of leave do I get?",
            {"Full-time employees", "Part-time employees"},
        ),
        (
            "Los empleados fijos tienen 28 días de vacaciones.",
            "Los empleados temporales tienen 14 días de vacaciones.",
            "¿Cuántos días de vacaciones tengo?",
            {"empleados fijos", "empleados temporales"},
        ),
    ],
)
def test_a_choice_is_a_whole_label(first, second, question, names):
    assert set(told_of_several(*read(question, f"# Rules\n\n{first}\n\n{second}\n"))) == names


def test_paragraphs_that_tell_the_same_of_several_subjects_are_named():
    assert set(told_of_several(*read("When is the door opened?", KILNS))) == {"round kiln", "long kiln"}


def test_a_paragraph_that_is_named_leaves_nothing_to_choose():
    assert told_of_several(*read("When is the door of the long kiln opened?", KILNS)) == ()


def test_rows_are_named_where_only_their_column_is_asked_for():
    assert set(told_of_several(*read("Where is the boat moored?", TABLE))) == {"Alma", "Bora"}
    assert told_of_several(*read("Where is the boat Alma moored?", TABLE)) == ()
