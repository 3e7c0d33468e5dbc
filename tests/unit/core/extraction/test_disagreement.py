"""Where two sources differ, the one that goes first is the answer, and the other is named."""

from __future__ import annotations

import pytest

from core.extraction.composing import compose
from core.extraction.prose_readings import told_of_several
from core.extraction.understanding import understanding
from core.extraction.verifying import verify
from core.indexing.standing import read_standing
from core.model import NO_SUBJECT, Draft, Evidence, Subject
from tests.fakes import passage


def edition(text: str, name: str, title: str, subject: Subject = NO_SUBJECT):
    standing = read_standing(title, name, text)
    return passage(text, name, document=name, source_file=name, title=title, standing=standing, subject=subject)


@pytest.mark.parametrize(
    ("question", "older", "newer"),
    [
        ("Who is the head of people?", "The head of people is Maria Lindt.", "The head of people is Jonas Beck."),
        ("Wer ist Leiter der Buchhaltung?", "Leiter der Buchhaltung ist Erik Stolz.",
         "Leiter der Buchhaltung ist Paul Brandt."),
    ],
)  # fmt: skip
def test_a_name_of_an_older_edition_is_told_behind_that_of_the_newer_one(question, older, newer):
    passages = (
        edition(f"date: 2023-01-01\n\n{older}", "a.md", "People"),
        edition(f"date: 2025-03-01\n\n{newer}", "b.md", "People"),
    )
    read = understanding(question, passages)
    draft = compose(read.query, read.scored, passages)
    assert draft.text.startswith(newer.rstrip("."))
    assert draft.cited == (1, 2)
    assert older.rstrip(".") in draft.text


def test_a_rule_that_another_document_denies_is_told_with_it():
    passages = (
        edition("Contractors may use the gym.", "a.md", "Notes"),
        edition("Contractors may not use the gym.", "b.md", "Guide"),
    )
    read = understanding("May contractors use the gym?", passages)
    assert compose(read.query, read.scored, passages).cited == (1, 2)


def test_documents_of_other_names_that_name_somebody_else_are_no_editions():
    passages = (
        edition("date: 2023-01-01\n\nMaria Lindt is our head of people.", "a.md", "Lund"),
        edition("date: 2025-03-01\n\nJonas Beck is our head of people.", "b.md", "Vigo"),
    )
    read = understanding("Who is our head of people?", passages)
    assert compose(read.query, read.scored, passages).cited == (1,)


def test_which_version_is_meant_is_asked_only_where_nothing_tells_which_one_holds():
    def asked(first: str, second: str) -> tuple[str, ...]:
        told = (first, "Employees get 25 days of leave."), (second, "Employees get 30 days of leave.")
        passages = tuple(
            edition(f"{front}\n\n{text}", f"{n}.md", "Leave", Subject(version=str(n)))
            for n, (front, text) in enumerate(told, 1)
        )
        return told_of_several(understanding("How many days of leave do employees get?", passages), passages)

    assert asked("version: 1", "version: 2") == ()
    assert asked("", "") == ("1", "2")


def test_a_short_quote_behind_what_leads_it_in_is_judged_by_its_own_words():
    found = Evidence((passage("The budget is 2,000 dollars.", "a"), passage("The budget is 1,500 dollars.", "b")))
    text = (
        "The budget is 2,000 dollars [1]. A source of less authority says otherwise: The budget is 1,500 dollars [2]."
    )
    assert verify("What is the budget?", found, Draft(text, (1, 2))).completed
    made_up = text.replace("The budget is 1,500 dollars", "Nobody pays for taxis")
    assert not verify("What is the budget?", found, Draft(made_up, (1, 2))).completed


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is the harbour fee?", "The harbour fee is 10 euros.\n\nThe harbour fee is 99 euros."),
        ("What does a lunch cost?", "A lunch costs 7 euros.\n\nA lunch costs 5 euros."),
    ],
)
def test_what_one_document_says_otherwise_of_the_same_is_told_with_it(question, text):
    passages = (edition(text, "a.md", "Prices"),)
    read = understanding(question, passages)
    told = compose(read.query, read.scored, passages).text
    first, second = text.replace(".", "").split("\n\n")
    assert told.index(first) < told.index("The same document also says otherwise:") < told.index(second)


@pytest.mark.parametrize(
    "text",
    [
        "A lunch costs 7 euros for staff.\n\nA lunch costs 9 euros for guests.",
        "In 2024 a lunch costs 7 euros.\n\nIn 2025 a lunch costs 9 euros.",
        "- A lunch costs 7 euros.\n- A lunch costs 9 euros.",
    ],
)
def test_what_one_document_says_of_different_things_is_no_contradiction(text):
    passages = (edition(text, "a.md", "Prices"),)
    read = understanding("What does a lunch cost?", passages)
    assert "otherwise" not in compose(read.query, read.scored, passages).text
