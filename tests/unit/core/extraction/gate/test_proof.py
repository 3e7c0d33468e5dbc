"""A quotation proves a draft where it stands in what is cited, bears it, and is read as an answer."""

from __future__ import annotations

import pytest

from core.extraction.gate.proof import proof
from core.extraction.gate.quotation import best_quotation, quoted_segments
from core.extraction.segments import segments
from core.model import Evidence
from core.tasks import Quotation
from tests.fakes import draft, passage

TEXT = (
    "The harbour master opens the lock at six. Ottil keeps 3 cranes on the quay.\n\n"
    "| Item | 2021 | 2020 |\n| --- | --- | --- |\n| Mooring fees | 412 | 377 |\n| Crane hire | 77 | 70 |\n"
)
EVIDENCE = Evidence((passage("Ferries sail daily.", "c1"), passage(TEXT, "c2")))


class Reading:
    """A cross-encoder that finds an answer in what has all of some words."""

    name = "reading"
    languages = None

    def __init__(self, *words: str) -> None:
        self.words = words

    async def score(self, query, texts):
        return [5.0 if all(word in text for word in self.words) else -5.0 for text in texts]


def found(text: str, source: int | None = 2, cited: frozenset[int] = frozenset({1, 2})) -> list[str]:
    pool = segments(EVIDENCE.passages)
    return [s.text for s in quoted_segments(Quotation(text, source), pool, EVIDENCE.passages, cited)]


@pytest.mark.parametrize(
    "text",
    [
        "Ottil keeps 3 cranes on the quay.",
        "“ottil  keeps 3 cranes on the quay”",
        "**Ottil keeps 3 cranes** on the quay [2]",
        "keeps 3 cranes on the quay",
        "The harbour master opens the lock at six. Ottil keeps 3 cranes on the quay.",
    ],
)
def test_white_space_case_and_marks_are_not_what_is_quoted(text):
    assert "Ottil keeps 3 cranes on the quay." in found(text)


@pytest.mark.parametrize("text", ["| Mooring fees | 412 | 377 |", "Mooring fees 412 377", "Mooring fees: 412, 377"])
def test_a_row_is_quoted_as_its_line_stands(text):
    assert len(found(text)) == 1
    assert "412" in found(text)[0]


@pytest.mark.parametrize("text", ["Ottil keeps 4 cranes on the quay.", "cranes", "", "3", "The lock opens at six."])
def test_what_stands_nowhere_or_anywhere_is_no_quotation(text):
    assert found(text) == []


def test_a_wrong_number_is_no_invention_but_an_uncited_source_is():
    assert found("Ottil keeps 3 cranes on the quay.", source=1)
    assert found("Ottil keeps 3 cranes on the quay.", source=None)
    assert not found("Ottil keeps 3 cranes on the quay.", cited=frozenset({1}))


async def test_a_quotation_that_is_read_as_an_answer_proves_a_draft():
    said, quoted = draft("They have 3 [2].", 2), Quotation("Ottil keeps 3 cranes on the quay.", 2)
    proven = await proof("How many cranes are on the quay?", EVIDENCE, said, quoted, Reading("cranes"))
    assert proven is not None
    assert proven.read
    assert proven.segment.text == "Ottil keeps 3 cranes on the quay."


async def test_one_that_is_not_does_not():
    said, quoted = draft("They have 3 [2].", 2), Quotation("Ottil keeps 3 cranes on the quay.", 2)
    assert await proof("How many ferries sail?", EVIDENCE, said, quoted, Reading("ferries")) is None
    assert await proof("How many ferries sail?", EVIDENCE, said, quoted, None) is None


async def test_the_quotation_must_hold_the_figure_and_the_year_that_the_draft_states():
    quoted, reads = Quotation("The harbour master opens the lock at six.", 2), Reading()
    asked = "How many cranes are on the quay?"
    assert await proof(asked, EVIDENCE, draft("There are 3 [2].", 2), quoted, reads) is None
    assert await proof("When does the lock open?", EVIDENCE, draft("In 2020 [2].", 2), quoted, reads) is None


async def test_a_statement_is_read_too_where_the_quotation_bears_it():
    said = draft("Freight is lifted by cranes of Ottil on the quay [2].", 2)
    quoted = Quotation("Ottil keeps 3 cranes on the quay.", 2)
    assert await proof("What lifts freight on the quay?", EVIDENCE, said, quoted, Reading("Freight", "lifted"))


async def test_a_statement_in_its_own_words_is_read_below_what_its_source_is_about():
    titled = Evidence((passage("Ferries sail daily.", "c1"), passage(TEXT, "c2", title="Harbour of Ottil")))
    said = draft("Freight gets lifted by three cranes that stand on the quay [2].", 2)
    asked, quoted = "What lifts freight on the quay?", Quotation("Ottil keeps 3 cranes on the quay.", 2)
    assert await proof(asked, titled, said, quoted, Reading("Harbour of Ottil", "lifted"))
    copied = draft("The harbour master opens the lock at six [2].", 2)
    assert await proof(asked, titled, copied, quoted, Reading("Harbour of Ottil", "opens")) is None


async def test_who_says_the_question_over_again_proves_nothing():
    said = draft("The password of the wireless network is 3 [2].", 2)
    quoted = Quotation("Ottil keeps 3 cranes on the quay.", 2)
    asked = "What is the password of the wireless network?"
    assert await proof(asked, EVIDENCE, said, quoted, Reading("password")) is None


async def test_where_no_model_reads_the_words_of_the_question_must_stand_around_the_quotation():
    said, quoted = draft("They have 3 [2].", 2), Quotation("Ottil keeps 3 cranes on the quay.", 2)
    proven = await proof("How many cranes are on the quay?", EVIDENCE, said, quoted, None)
    assert proven is not None
    assert not proven.read


def test_rules_quote_the_best_supported_sentence_of_what_is_cited():
    assert best_quotation("How many cranes?", EVIDENCE, draft("3 [2].", 2)).text == "Ottil keeps 3 cranes on the quay."
    assert best_quotation("How many cranes?", EVIDENCE, draft("3 [1].", 1)).source == 1
    assert best_quotation("How many cranes?", Evidence(), draft("3.")) == Quotation()


def test_a_row_may_be_told_by_its_label_and_a_cell_in_any_order():
    assert found("2021: 412 - Mooring fees") == found("| Mooring fees | 412 | 377 |")
    assert len(found("Mooring fees 412\nCrane hire 77")) == 2
    assert found("Mooring fees 413") == []


async def test_a_row_whose_figures_the_checks_have_proven_does_by_its_words_in_doubt():
    said, quoted = draft("412 [2]", 2), Quotation("| Mooring fees | 412 | 377 |", 2)
    asked, reads = "What were mooring fees in 2021?", Reading("nothing")
    assert await proof(asked, EVIDENCE, said, quoted, reads) is None
    proven = await proof(asked, EVIDENCE, said, quoted, reads, proven=True)
    assert proven is not None
    assert not proven.read
