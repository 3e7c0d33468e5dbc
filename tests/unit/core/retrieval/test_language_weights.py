"""English models: heard where query and text are English, in no other language, and never in place of a chosen one."""

from __future__ import annotations

import pytest

from core.model import Passage, PassageMeta
from core.ports import Kit
from core.retrieval.candidates import find_candidates
from core.retrieval.language import LOOKED_AT, share_read
from core.retrieval.reranking import rerank
from core.retrieval.signals import measure
from core.settings import Settings
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.unit.core.steps.test_retrieve import LastFirst, put

ALONE = frozenset({"en"})
SHIPPED_EMBEDDER = "bge-small-en-int8"
GERMAN = "Der Urlaub beträgt für alle Beschäftigten 28 Tage im Jahr und wird von der Leitung bestätigt."
ENGLISH = "The leave of all employees is 28 days a year, and it is confirmed by the management."


def said(*texts: str) -> list[Passage]:
    return [
        Passage(text, PassageMeta(f"c{n}", "a.md", "a.md", "md", n, 1, "structure")) for n, text in enumerate(texts)
    ]


@pytest.mark.parametrize(
    ("query", "texts", "share"),
    [
        ("Wie viele Tage Urlaub gibt es?", (GERMAN, GERMAN), 0.0),
        ("Wie viele Tage Urlaub gibt es?", (ENGLISH, GERMAN), 0.5),
        ("IL-6 signaling plays a major role in disease", (ENGLISH, ENGLISH), 1.0),
        ("MTD-200", ("MTD-200 | 12 | 14", ENGLISH), 1.0),
        ("MTD-200", (GERMAN, GERMAN), 0.0),
        ("연차는 며칠입니까?", (ENGLISH, ENGLISH), 0.0),
        ("年次有給休暇は何日ですか", (), 0.0),
        ("leave", (), 1.0),
    ],
)
def test_an_english_model_weighs_as_much_as_query_and_candidates_are_english(query, texts, share):
    assert share_read(ALONE, query, said(*texts)) == share


async def filled(embedder: HashingEmbedder) -> InMemoryIndex:
    index = InMemoryIndex()
    for number in range(LOOKED_AT + 2):
        await put(index, f"{number}.md", f"{GERMAN} {'Urlaub ' * number}", embedder=embedder)
    return index


def kit_of(index, embedder, reranker=None) -> Kit:
    return Kit(Settings(), None, index, None, None, embedder=embedder, reranker=reranker)


QUESTION = "Wie viele Tage Urlaub gibt es für alle?"


async def test_neither_shipped_model_is_asked_where_words_find_enough_in_another_language():
    embedder = HashingEmbedder(languages=ALONE)
    index = await filled(embedder)
    reranker = LastFirst()
    reranker.languages = ALONE
    found = await find_candidates(QUESTION, None, kit_of(index, embedder, reranker), 20)
    assert found.dense == ()
    passages = await index.passages(list(found.fused))
    assert list(await rerank(QUESTION, found, passages, reranker)) == [hit.chunk_id for hit in found.keyword]
    assert reranker.read == []


async def test_a_chosen_model_keeps_its_weight_in_every_language():
    embedder = HashingEmbedder(name="multilingual-e5-small@1")
    index = await filled(embedder)
    reranker = LastFirst()
    found = await find_candidates(QUESTION, None, kit_of(index, embedder, reranker), 20)
    passages = await index.passages(list(found.fused))
    assert [ranking.weight for ranking in found.rankings] == [1.0, 1.25]
    await rerank(QUESTION, found, passages, reranker)
    assert reranker.read


async def test_a_chosen_embedder_keeps_its_weight_beside_the_shipped_cross_encoder():
    embedder = HashingEmbedder(name="multilingual-e5-small@1")
    index = await filled(embedder)
    reranker = LastFirst()
    reranker.languages = ALONE
    found = await find_candidates(QUESTION, None, kit_of(index, embedder, reranker), 20)
    assert [ranking.weight for ranking in found.rankings] == [1.0, 1.25]
    assert (found.embedder_share, found.reranker_share) == (1, 0)
    assert "agreement" in measure(QUESTION, found, list((await index.passages(list(found.fused))).values()), "e5")


async def test_where_words_find_next_to_nothing_vectors_fill_up_the_end_and_say_nothing_about_the_fit():
    embedder = HashingEmbedder(name=SHIPPED_EMBEDDER, languages=ALONE)
    index = InMemoryIndex()
    await put(index, "a.md", "연차 15일", embedder=embedder)
    await put(index, "b.md", "Leave is fifteen days.", embedder=embedder)
    found = await find_candidates("연차 며칠", None, kit_of(index, embedder), 20)
    assert next(iter(found.fused)) == "default/a.md#0"
    assert "default/b.md#0" in found.fused
    assert not {"best_cosine", "known_cosine"} & set(measure("연차 며칠", found, [], embedder.name))
