"""A model reads what documents are called as answers to `which kind?`: those are what to choose from."""

from __future__ import annotations

import pytest

from core.extraction.kinds_read import read_as_of_a_kind
from core.extraction.understanding import understanding
from tests.fakes import ReadingReranker, passage

DOGS = (
    ("Leonberger", "The breed goes back to a town councillor. Its ancestors drew carts."),
    ("Puli", "The breed came with herdsmen; its ancestors had the same coat."),
    ("Dog shows", "Each breed is judged by its coat. Ancestors are read out."),
    ("Bakery", "Bread is baked at night."),
)
WHICH = "which dog's breed?"


async def read_of(question: str, before: str = "", reranker: ReadingReranker | None = None) -> tuple[str, ...]:
    passages = tuple(passage(text, f"c{n}", title=title, document=title) for n, (title, text) in enumerate(DOGS))
    reader = reranker or ReadingReranker({(WHICH, "Leonberger"): 1.2, (WHICH, "Puli"): -1.0})
    return await read_as_of_a_kind(understanding(question, passages), passages, set(before.split()), reader)


async def test_documents_whose_names_are_read_as_of_the_kind_are_choices() -> None:
    assert await read_of("What were the ancestors of the dog's breed?") == ("Leonberger", "Puli")


@pytest.mark.parametrize("question", ["What were the ancestors of a dog's breed?", "Who bakes the bread?"])
async def test_none_is_a_choice_where_any_is_meant_or_nobody_speaks_of_the_kind(question: str) -> None:
    assert await read_of(question) == ()


async def test_what_surely_is_of_the_kind_is_a_choice_whatever_else_is_told() -> None:
    assert await read_of("How heavy is the dog's breed?") == ("Leonberger", "Puli")
    unsure = ReadingReranker({(WHICH, "Leonberger"): 1.2, (WHICH, "Puli"): -2.5})
    assert await read_of("How heavy is the dog's breed?", reranker=unsure) == ()


async def test_the_one_that_was_spoken_of_before_is_meant() -> None:
    assert await read_of("What were the ancestors of the dog's breed?", before="bre") == ()


async def test_a_name_that_has_the_word_in_its_middle_is_of_another_kind() -> None:
    reader = ReadingReranker({("which dog?", "Leonberger"): 1.2, ("which dog?", "Dog shows"): 3.0})
    assert await read_of("What were the ancestors of the dog?", reranker=reader) == ()
