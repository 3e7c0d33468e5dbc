"""Neighbouring sentences answer together what none of them answers alone; a long sentence is read where it tells."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.sharpening import in_context
from core.extraction.stretches import Stretch, best_stretch, quoted
from core.extraction.understanding import understanding
from tests.fakes import passage

TEXT = (
    "Visitors report to the porter. The porter hands out badges for the day. Badges open the lift.\n\n"
    "The canteen serves soup. The kettle is out of order."
)


class Reading:
    """A cross-encoder that finds what has some words fitting."""

    name = "reading"
    languages = None

    def __init__(self, words: str) -> None:
        self._words = words

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """High for texts that have the words."""
        return [8.0 if self._words in text else -8.0 for text in texts]


async def stretch_of(question: str, likes: str) -> Stretch | None:
    passages = (passage(TEXT, "c1", title="Front desk"),)
    read = understanding(question, passages)
    return await best_stretch(read.query, read.scored, read.pool, passages, Reading(likes))


async def test_a_stretch_that_is_read_as_an_answer_is_quoted_whole() -> None:
    found = await stretch_of("Which badges do visitors use for the lift?", "hands out badges")
    assert found is not None
    draft = quoted(found)
    assert draft.text == (
        "Visitors report to the porter [1]. The porter hands out badges for the day [1]. Badges open the lift [1]."
    )
    assert (draft.cited, draft.support) == ((1,), round(found.support.score, 3))


async def test_what_is_not_read_as_an_answer_is_none() -> None:
    assert await stretch_of("Which badges do visitors use for the lift?", "nothing of this") is None


async def test_a_figure_beside_what_was_asked_is_no_answer() -> None:
    assert await stretch_of("How many badges do visitors use for the lift?", "hands out badges") is None


def test_of_a_long_sentence_the_part_with_the_questions_words_is_read() -> None:
    long = f"{'The house has many rooms of many kinds, ' * 8}and the north wing holds the archive of maps."
    passages = (passage(long, "c1"),)
    read = understanding("Where is the archive of maps?", passages)
    segment = read.scored[0].segment
    assert "holds the archive of maps" in in_context(segment, read.query.weights)
    assert "archive" not in in_context(segment)
    short = understanding("How many rooms has the house?", passages)
    assert in_context(segment, short.query.weights) == in_context(segment)
