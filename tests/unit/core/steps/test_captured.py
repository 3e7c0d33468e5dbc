"""A captured reply answers the question it was given to, and none that is merely near it."""

from __future__ import annotations

import numpy as np
import pytest

from core.steps.captured import fitting, means_the_same
from tests.fakes import ScriptedModel, kit_of, passage, question

ASKED = "How much does lunch cost in the canteen?"
REPLY = "Lunch in the canteen costs 6 euros."


class Near:
    """An embedder to which all questions are equally near each other."""

    name, languages = "near", None

    def __init__(self, cosine: float) -> None:
        self._cosine = cosine

    async def embed_query(self, text):
        angle = 0.0 if text == ASKED else float(np.arccos(self._cosine))
        return np.array([np.cos(angle), np.sin(angle)], np.float32)


class Replies:
    def __init__(self, **known: str) -> None:
        self.known = known

    async def questions(self, documents):
        return {name: self.known[name] for name in documents if name in self.known}


@pytest.mark.parametrize(
    ("text", "cosine", "same"),
    [
        ("In the canteen, how much does lunch cost?", 0.85, True),
        ("How much does dinner cost in the canteen?", 0.92, False),  # a word in another's place
        ("How much does dinner cost in the canteen?", 0.95, True),
        ("How much does lunch cost in the canteen on Fridays?", 0.91, True),
        ("How much does lunch cost in the canteen on Fridays?", 0.88, False),
        ("Who cooks?", 0.5, False),
    ],
)
async def test_the_more_words_differ_the_nearer_a_question_has_to_be(text, cosine, same):
    kit = kit_of(ScriptedModel(), embedder=Near(cosine))
    assert await means_the_same(text, ASKED, REPLY, kit) is same


async def test_without_an_embedder_the_words_decide_and_what_was_deleted_is_known_by_its_reply():
    kit = kit_of(ScriptedModel(), captured=Replies(r1=ASKED))
    replies = [passage(REPLY, f"c{name}", document=name, file_type="answer") for name in ("r1", "r2")]
    other = passage("Dinner costs 9 euros.", "c3", document="menu.md", file_type="md")
    fits = await fitting(question("How much does a lunch in the canteen cost?"), [*replies, other], kit)
    assert [one.meta.chunk_id for one in fits] == ["cr1", "cr2", "c3"]
    fits = await fitting(question("How much does dinner in the canteen cost?"), [*replies, other], kit)
    assert [one.meta.chunk_id for one in fits] == ["c3"]
