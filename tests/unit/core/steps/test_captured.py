"""A captured reply answers the question it was given to, and none that is merely near it."""

from __future__ import annotations

import pytest

from core.model import Answer, Outcome, Source
from core.steps.captured import fitting, means_the_same
from core.steps.recall import recall_or
from tests.fakes import ScriptedModel, kit_of, passage, question

ASKED = "How much does lunch cost in the canteen?"
REPLY = "Lunch in the canteen costs 6 euros."


class Replies:
    def __init__(self, **known: str) -> None:
        self.known = known
        self.gone: set[str] = set()

    async def questions(self, documents):
        return {name: self.known[name] for name in documents if name in self.known}

    async def lapsed(self, documents):
        return frozenset(self.gone & set(documents))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("In the canteen, how much does lunch cost?", True),
        ("What do I pay for lunch in the cafeteria?", True),
        ("How much does dinner cost in the canteen?", False),
        ("How much does lunch cost in the canteen on Fridays?", False),
        ("Who cooks?", False),
    ],
)
def test_a_reply_is_for_its_question_in_other_words_and_for_no_other_one(text, same):
    assert means_the_same(text, ASKED, REPLY) is same


async def test_replies_to_other_questions_are_no_evidence_and_what_was_deleted_is_known_by_its_reply():
    kit = kit_of(ScriptedModel(), captured=Replies(r1=ASKED))
    replies = [passage(REPLY, f"c{name}", document=name, file_type="answer") for name in ("r1", "r2")]
    other = passage("Dinner costs 9 euros.", "c3", document="menu.md", file_type="md")
    fits = await fitting(question("How much does a lunch in the canteen cost?"), [*replies, other], kit)
    assert [one.meta.chunk_id for one in fits] == ["cr1", "cr2", "c3"]
    fits = await fitting(question("How much does dinner in the canteen cost?"), [*replies, other], kit)
    assert [one.meta.chunk_id for one in fits] == ["c3"]


class Kept:
    """A cache that keeps one answer."""

    answer = None

    async def get(self, key):
        return self.answer

    async def put(self, key, answer, ttl_seconds):
        self.answer = answer


async def test_a_kept_answer_is_not_given_again_once_what_it_cites_has_lapsed():
    replies, kept, made = Replies(), Kept(), []
    kit = kit_of(ScriptedModel(), captured=replies, cache=kept)

    async def make(asked, _):
        made.append(asked)
        source = Source(1, passage(REPLY, "c1", document="supplied/r1", file_type="answer"))
        return Answer("a1", asked, f"{REPLY} [1]", Outcome.ANSWERED, 0.9, asked.mode, sources=(source,))

    for _ in range(2):
        assert (await recall_or(make, question(ASKED), kit)).text == f"{REPLY} [1]"
    assert len(made) == 1
    replies.gone.add("supplied/r1")
    await recall_or(make, question(ASKED), kit)
    assert len(made) == 2
