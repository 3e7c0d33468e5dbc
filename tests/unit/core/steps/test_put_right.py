"""What was approved for a question is its answer whenever it is asked, beside what is computed of tables, too."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.indexing.documents import Chunk, Document
from core.indexing.supplied import CORRECTION
from core.loop import answer
from tests.fakes import kit_of, question
from tests.fakes_index import InMemoryIndex

BOATS = """# Boats for hire
| Boat | Class | Moorings | Day rate (GBP) |
| --- | --- | --- | --- |
| Kestrel | Dinghy | Weir | 60 |
| Plover | Dinghy | Weir | 80 |
| Heron | Barge | Lock | 240 |
| Dinghy trolley | Trailer | Lock | 10 |
"""
TERMS = "# Terms\n\nThe deposit has to be paid 10 days before the trip.\n\nDogs are welcome on every boat.\n"


class PutRight:
    """What was approved, by its question."""

    def __init__(self, asked: str) -> None:
        self.asked = asked

    async def put_right(self):
        return ()

    async def supplied(self):
        return [("default", "supplied/s1", self.asked)]


async def told(asked: str, words: str) -> str:
    index = InMemoryIndex()
    for name, kind, text in (("boats.md", "md", BOATS), ("terms.md", "md", TERMS), ("supplied/s1", CORRECTION, words)):
        document = Document("default", name, kind, f"hash-{name}", (), title=name)
        await index.replace_document(document, [Chunk(f"{name}-0", text, text, f"t-{name}", 0, 20, "test")], None)
    kit = kit_of(ExtractiveModel(), index, corrections=PutRight(asked))
    return (await answer(question(asked), kit)).text


@pytest.mark.parametrize(
    "asked",
    [
        "when does the deposit have to be paid?",
        "what's the date the deposit has to be paid by?",
        "until what date can I pay the deposit",
        "we sail in June. when is the deposit due?",
    ],
)
async def test_what_was_approved_for_a_question_answers_it_however_it_was_typed(asked):
    said = await told(asked, "The deposit has to be paid 14 days before the trip.")
    assert said.startswith("The deposit has to be paid 14 days before the trip [1].")
    assert asked.rstrip("?") not in said, "a question is no answer"


@pytest.mark.parametrize(
    ("asked", "words", "computed"),
    [
        ("What is the average day rate?", "The day rate is £70 on average.", "£97.50 on average"),
        ("Which boat has the highest day rate?", "The Plover, since May.", "Heron has the highest"),
        ("how many boats have the class Dinghy", "Three, with the new Curlew.", "There are 2 rows"),
    ],
)
async def test_what_is_computed_of_a_table_is_told_below_what_was_approved_for_the_question(asked, words, computed):
    said = await told(asked, words)
    assert said.startswith(f"{words.removesuffix('.')} [1]. Another source says otherwise:")
    assert computed in said
