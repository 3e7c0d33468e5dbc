"""What answers in other words than the question's: the one sentence that reads as the answer by far, and no other."""

from __future__ import annotations

import asyncio

import pytest

from core.extraction.read_plainly import read_plainly
from core.extraction.understanding import understanding
from tests.fakes import WordEmbedder, passage

GUIDE = """# On-call guide

Pages must be acknowledged within 10 minutes.

There is always a primary and a secondary.

Severity 1 means customers can't log in: post an update every 30 minutes.

Headsets are lent by the front desk.
"""


class _Reader:
    """Reads sentences as a cross-encoder does: by what stands in them, at odds that are given."""

    name = "reader"
    languages = frozenset(("en",))

    def __init__(self, **odds: float) -> None:
        self.odds = odds

    async def score(self, query, texts):
        return [next((odds for word, odds in self.odds.items() if word in text), -9.0) for text in texts]


class _Titled(_Reader):
    """Is put off by the document's title."""

    async def score(self, query, texts):
        odds = zip(texts, await super().score(query, texts), strict=True)
        return [score - 4.0 if "guide" in text else score for text, score in odds]


def drafted(question, reader, embedder=None):
    passages = (passage(GUIDE, "c0", source_file="oncall.md", title="On-call guide"),)
    return asyncio.run(read_plainly(understanding(question, passages), reader, "Not found.", embedder))


def told(question, reader, embedder=None):
    found = drafted(question, reader, embedder)
    return found.text if found and not found.refused else ""


def test_a_sentence_in_other_words_is_quoted_where_it_reads_as_the_answer_by_far():
    assert "within 10 minutes" in told("How fast must I react when it rings?", _Reader(Pages=3.0))


def test_a_title_that_says_nothing_of_the_question_puts_nobody_off():
    assert "within 10 minutes" in told("How fast must I react when it rings?", _Titled(Pages=2.0))


@pytest.mark.parametrize(
    "reader",
    [_Reader(Pages=3.0, always=-1.0), _Reader(Pages=-0.5), _Reader()],
    ids=["another reads nearly as well", "none reads as the answer", "nothing is near"],
)
def test_nothing_is_quoted_where_it_is_not_sure(reader):
    assert not told("How fast must I react when it rings?", reader)


@pytest.mark.parametrize(
    ("question", "reader"),
    [
        ("What happens at severity 2?", _Reader(Severity=6.0)),
        ("How fast must I react to a page from Oslo?", _Reader(Pages=6.0)),
        ("How much are the earphones?", _Reader(Headsets=6.0)),
    ],
    ids=["another number", "a name that nothing has", "no amount"],
)
def test_nothing_is_quoted_that_is_of_another_thing_or_not_of_the_type_asked_for(question, reader):
    assert not told(question, reader)


def test_nothing_is_read_where_no_model_reads_the_language():
    assert not told("Wie schnell muss ich reagieren, wenn es klingelt?", _Reader(Pages=6.0))


def test_what_has_a_word_near_each_of_the_questions_is_quoted_though_it_reads_little_like_an_answer():
    words = WordEmbedder("earbuds headsets", "reception desk")
    assert "Headsets are lent" in told("Are there earbuds at reception?", _Reader(Headsets=-8.0), words)


def test_what_has_a_word_near_most_of_them_is_named_as_nearest():
    words = WordEmbedder("earbuds headsets", "cables desk", "sockets front")
    near = drafted("Are earbuds, sockets, cables and biscuits at reception?", _Reader(Headsets=-8.0), words)
    assert near.refused
    assert near.nearest == (1, "Headsets are lent by the front desk.")


@pytest.mark.parametrize(
    "question", ["Are there earbuds in Oslo?", "Are there earbuds for visitors?", "How much are the earbuds?"]
)
def test_what_has_nothing_near_one_of_them_is_not_quoted(question):
    assert not told(question, _Reader(Headsets=-8.0), WordEmbedder("earbuds headsets"))
