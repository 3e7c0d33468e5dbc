"""Each word of a question is said by a sentence, or one that is near it in meaning."""

from __future__ import annotations

import pytest

from core.extraction.gate.alike import CLOSE, VERY_CLOSE, said_alike
from core.extraction.gate.weighing import weighed
from tests.fakes import WordEmbedder, passage

RULES = """# Workshop

## Waste

Oily rags go into the lidded bucket.

## Pets

Dogs are not admitted. The cat sleeps in the office.
"""
EMBEDDER = WordEmbedder("cloths rags", "greasy oily", "colour yellow")


async def alike(question, begins, embedder=EMBEDDER, text=RULES):
    read = weighed(question, (passage(text, "c1"),))
    segment = next(s for s in read.pool if s.text.startswith(begins))
    return await said_alike(read.query, segment, embedder)


async def test_words_that_mean_the_same_are_near():
    assert await alike("Which bucket is for greasy cloths?", "Oily") >= VERY_CLOSE


@pytest.mark.parametrize(
    "question",
    [
        "Who empties the lidded bucket?",  # a deed that nothing there is near
        "Which bucket is for greasy cloths in Leeds?",  # a name
        "Which bucket is for greasy cloths before noon?",  # what tells apart
        "Which is the second bucket for greasy cloths?",
    ],
)
async def test_a_word_that_nothing_stands_for_tells_a_near_miss(question):
    assert await alike(question, "Oily") < CLOSE


async def test_a_sentence_on_another_topic_is_not_near():
    elsewhere = WordEmbedder("cloths rags", "greasy oily", off="lidded")
    assert await alike("Which bucket is for greasy cloths?", "Oily", elsewhere) == 0.0


async def test_a_long_sentence_is_near_most_words_by_chance():
    long = RULES.replace("bucket.", f"bucket{' and the next' * 9}.")
    assert await alike("Which bucket is for greasy cloths?", "Oily", EMBEDDER, long) == 0.0


async def test_what_says_all_words_is_as_near_as_can_be():
    assert await alike("Where do oily rags go?", "Oily", None) == 1.0


@pytest.mark.parametrize("question", ["May I bring a dog?", "Can I take my dog along?", "Is it ok to bring my dog?"])
async def test_a_rule_on_a_thing_answers_whether_one_may_bring_it(question):
    assert await alike(question, "Dogs", None) >= VERY_CLOSE


@pytest.mark.parametrize(("question", "begins"), [("May I bring a cat?", "The cat"), ("May I feed a dog?", "Dogs")])
async def test_what_rules_on_nothing_or_on_another_deed_does_not(question, begins):
    assert await alike(question, begins, None) < CLOSE


@pytest.mark.parametrize("languages", [frozenset({"de"}), None], ids=["another language", "of any language"])
async def test_nothing_is_compared_by_an_embedder_of_another_scale(languages):
    other = WordEmbedder("cloths rags", "greasy oily")
    other.languages = languages
    assert await alike("Which bucket is for greasy cloths?", "Oily", other) == 0.0


async def test_german_is_compared_by_its_words_alone():
    text = "# Hof\n\nFahrräder stehen im Keller.\n"
    assert await alike("Wo stelle ich mein Rad ab?", "Fahr", EMBEDDER, text) == 0.0
