"""Where indexed documents contradict each other, and what only looks so."""

from __future__ import annotations

import pytest

from core.contradictions import pairing
from core.contradictions.claims import claims_of
from core.contradictions.pairing import contradictions_in
from core.contradictions.survey import Bounds, survey
from core.indexing.documents import Block, Chunk, Document
from core.indexing.standing import read_standing
from core.model import Passage, PassageMeta
from tests.fakes_index import InMemoryIndex
from tests.linearity.lines import lines_of


def document(text: str, title: str, path: str = "", collection: str = "default") -> list[Passage]:
    path = path or f"{title.lower().replace(' ', '-')}.md"
    standing = read_standing(title, path, text)
    meta = PassageMeta(path, path, "markdown", title=title, document=path, collection=collection, standing=standing)
    return [Passage(text, meta)]


def found_in(*documents: list[Passage]):
    return contradictions_in([claim for passages in documents for claim in claims_of(passages)], "2026-01-02")[0]


LEAVE = "Employees get 25 days of leave a year."
MORE = "Employees get 28 days of leave a year."


def test_both_sentences_are_told_and_what_goes_first_comes_first():
    (found,) = found_in(
        document(f"Valid from: 1 March 2022\n\n{LEAVE}", "Leave"),
        document(f"Valid from: 1 March 2024\n\n{MORE}", "Handbook"),
    )
    assert (found.one.text, found.other.text, found.goes_first.reason) == (MORE, LEAVE, "older")


def test_one_document_that_says_two_things_of_the_same_contradicts_itself():
    (found,) = found_in(document(f"{LEAVE}\n\nMeals are free.\n\n{MORE}", "Leave"))
    assert (found.one.text, found.other.text, found.goes_first) == (LEAVE, MORE, None)


def test_items_rows_and_sections_of_one_document_tell_of_different_things():
    lists = "- Employees get 25 days of leave.\n- Employees get 28 days of leave."
    assert found_in(document(lists, "Leave")) == []
    table = "| Site | Days |\n|---|---|\n| Desks | 25 |\n| Desks | 28 |"
    assert found_in(document(table, "Leave")) == []
    assert found_in(document(f"# Lyon\n\n{LEAVE}\n\n# Nantes\n\n{MORE}", "Leave")) == []


def test_what_nothing_decides_is_told_before_what_is_decided():
    found = found_in(
        document(f"{LEAVE}\n\nClaims are paid within 14 days.", "Rules"),
        document(f"{MORE}", "Notes"),
        document("Claims are paid within 30 days.", "Claims", "archive/claims.md"),
    )
    assert [one.goes_first and one.goes_first.reason for one in found] == [None, "archived"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (document("Revenue was 120 million pounds.", "Annual report 2023"),
         document("Revenue was 140 million pounds.", "Annual report 2024")),
        (document("Revenue was 120 million pounds.", "Acme figures"),
         document("Revenue was 9 million pounds.", "Zenith figures")),
        (document(LEAVE, "UK leave policy"), document(MORE, "US leave policy")),
        (document("# Rules\n\n## Interns\n\nNotice is given 2 weeks ahead.", "Rules"),
         document("# Terms\n\n## Managers\n\nNotice is given 8 weeks ahead.", "Terms")),
        (document(LEAVE, "Handbook"), document(LEAVE, "Leave")),
        (document(LEAVE, "Handbook"), document("Contractors get 10 days of leave a year.", "Contracts")),
    ],
)  # fmt: skip
def test_other_periods_companies_places_and_people_are_no_contradiction(one, other):
    assert found_in(one, other) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Contractors may use the gym.", "Contractors may not use the gym."),
        ("Externe dürfen das Fitnessstudio benutzen.", "Externe dürfen das Fitnessstudio nicht benutzen."),
        ("The head of people is Maria Lindt.", "The head of people is Jonas Beck."),
        ("Home work is allowed on two days a week.", "Home work is allowed on three days a week."),
    ],
)
def test_what_is_denied_named_or_counted_in_words_otherwise_is_a_contradiction(one, other):
    (found,) = found_in(document(one, "Rules"), document(other, "Notes"))
    assert {found.one.text, found.other.text} == {one, other}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Contractors may use the gym.", "Contractors may use the gym."),
        ("Contractors may use the gym.", "Interns may not use the gym."),
        ("Contractors may use the gym.", "May contractors not use the gym?"),
        ("The head of people is Maria Lindt.", "The head of people is M. Lindt."),
        ("Maria Lindt is head of people.", "Jonas Beck is head of people."),
        ("Valid from 1 March 2022.", "Valid from 1 March 2024."),
    ],
)
def test_what_says_the_same_or_of_others_in_words_is_no_contradiction(one, other):
    assert found_in(document(one, "Rules"), document(other, "Notes")) == []


def many(number: int) -> list:
    return [
        claim
        for n in range(number)
        for claim in claims_of(
            document(f"Machine {n % 97} of hall {n % 13} makes {n} parts an hour.", f"Hall {n}", f"{n}.md")
        )
    ]


def test_comparing_takes_linearly_long():
    contradictions_in(many(10))
    few, lots = (lines_of(contradictions_in, many(number)) for number in (300, 1_200))
    assert lots < 6 * few


def test_comparing_ends_where_there_are_too_many_pairs(monkeypatch):
    monkeypatch.setattr(pairing, "MOST_COMPARED", 10)
    assert contradictions_in(many(500))[1] is False


async def index_of(**texts: str) -> InMemoryIndex:
    index = InMemoryIndex()
    for name, text in texts.items():
        document = Document("default", f"{name}.md", "markdown", name, (Block("text", text),), title=name.title())
        await index.replace_document(document, [Chunk(name, text, text, name, 0, 9, "structure")], None)
    return index


async def test_a_survey_tells_how_far_it_came():
    index = await index_of(leave=LEAVE, handbook=MORE)
    told: list = []
    done = await survey(index, None, Bounds(), told.append)
    assert (len(done.contradictions), done.documents, done.claims, done.complete) == (1, 2, 2, True)
    assert [one.data for one in told] == [{"done": 0, "total": 2}, {"done": 1, "total": 2}]
    cut_short = await survey(index, None, Bounds(seconds=0))
    assert (cut_short.documents, cut_short.complete) == (0, False)
    assert (await survey(index, ("other",), Bounds())).documents == 0


async def test_the_operators_order_decides():
    done = await survey(await index_of(leave=LEAVE, handbook=MORE), None, Bounds(authority=("default/hand*",)))
    assert (done.contradictions[0].one.text, done.contradictions[0].goes_first.reason) == (MORE, "lower")
