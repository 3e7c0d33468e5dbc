"""What a model concludes is read as an answer, where its passages are of the subject and the period asked for."""

from __future__ import annotations

from core.extraction.gate.conclusion import concluded
from core.extraction.gate.subject import ground_of
from core.model import Evidence, Subject
from tests.fakes import draft, passage

TEXT = (
    "Ottil sold its two dredgers in 2021 and rents what it needs. Quay works cost 12 thousand.\n\n"
    "| | 2021 |\n| --- | --- |\n| Fixed assets | 40 |\n| All assets | 200 |\n"
)
ASKED = "Is Ottil heavy in fixed assets in 2021?"
CONCLUDED = "No: it rents dredgers, and quay works are small [1]."


class Reading:
    """A cross-encoder that gives every statement the same logit, and remembers them."""

    name = "reading"

    def __init__(self, logit: float = 4.0) -> None:
        self.logit = logit
        self.read: list[str] = []

    async def score(self, query, texts):
        self.read += texts
        return [self.logit for _ in texts]


def evidence(text: str = TEXT, **meta) -> Evidence:
    return Evidence((passage(text, "c1", **meta),))


async def told(text: str, *, asked: str = ASKED, proven: bool = False, reads: Reading | None = None) -> bool:
    return await concluded(asked, evidence(), draft(text, 1), reads or Reading(), proven=proven)


async def test_what_is_concluded_in_ones_own_words_is_read_as_an_answer():
    assert await told(CONCLUDED)
    assert not await told(CONCLUDED, reads=Reading(-4.0))


async def test_of_the_subject_that_is_named_less_odds_do():
    assert await told(CONCLUDED, reads=Reading(-2.0))
    assert not await told(CONCLUDED, asked="Are there many fixed assets?", reads=Reading(-2.0))


async def test_nothing_is_concluded_out_of_another_period_or_subject():
    assert not await told(CONCLUDED, asked="Is Ottil heavy in fixed assets in 2018?")
    assert not await told(CONCLUDED, asked="Is the port of Brackwell heavy in fixed assets in 2021?")


async def test_what_only_copies_a_sentence_concludes_nothing():
    reads = Reading()
    assert not await told("Ottil sold its two dredgers in 2021 and rents what it needs [1].", reads=reads)
    assert not reads.read


async def test_who_says_the_question_over_again_with_a_figure_of_the_source_concludes_nothing():
    assert not await told("The fixed assets Ottil is heavy in, in 2021, are 12 [1].", proven=True)


async def test_a_computed_figure_that_the_checks_have_proven_needs_no_other_words():
    said = "Fixed assets of Ottil are 20% of all assets in 2021 [1]."
    assert await told(said, proven=True)
    assert not await told("The share of Ottil is 21% [1].")


async def test_without_a_model_that_reads_nothing_is_concluded():
    assert not await concluded(ASKED, evidence(), draft(CONCLUDED, 1), None, proven=True)


def test_a_company_is_called_by_its_initials_too():
    ground = ground_of(evidence(subject=Subject(company="Ottil & Brackwell")).passages)
    assert {"ob", "onb"} <= ground.words
