"""Proposals: weights that rank right documents first, thresholds that part good answers from bad ones."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.adjusting.confirmed import Confirmed
from core.adjusting.proposing import FEWEST, propose, threshold
from core.indexing.documents import Block, Document
from core.indexing.writing import DocumentWriter
from core.settings import Settings
from core.tuning import UNTUNED, Shift, Tuning, tuning_as_json, tuning_from_json
from tests.fakes import ScriptedModel, kit_of
from tests.fakes_index import HashingEmbedder, InMemoryIndex

PLACES = (
    "Aurora",
    "Boreas",
    "Cygnus",
    "Dorado",
    "Eridani",
    "Fornax",
    "Gemini",
    "Hydra",
    "Indus",
    "Lyra",
    "Mensa",
    "Norma",
)


class KnowsPlaces(HashingEmbedder):
    """Has every text that names a place, or its number, at one point of its own."""

    async def embed_passages(self, texts):
        return np.stack([self._at(text) for text in texts])

    async def embed_query(self, text):
        return self._at(text)

    def _at(self, text):
        vector = np.full(self.dimensions, 0.01, np.float32)
        for number, name in enumerate(PLACES):
            if name in text or f"site {number} " in text:
                vector[number] = 1.0
        return vector / np.linalg.norm(vector)


async def kit_over_sites():
    """Documents that words alone rank wrongly: each question shares more words with a site of another number."""
    kit = kit_of(ScriptedModel(), InMemoryIndex(), embedder=KnowsPlaces())
    writer = DocumentWriter(kit.index, kit.embedder)
    for number, name in enumerate(PLACES):
        for path, text in (
            (f"{name}.md", f"{name} opens at dawn."),
            (f"{name}-other.md", f"site opening hours of {number} morning, site opening hours of the morning {number}"),
        ):
            document = Document("default", path, "md", f"{path}-1", (Block("text", text),))
            await writer.put(document)
    await writer.flush()
    return kit


def cases(count: int = len(PLACES)) -> list[Confirmed]:
    return [
        Confirmed(f"A{n}", f"site {n} opening hours of the morning", good=(("default", f"{name}.md"),))
        for n, name in enumerate(PLACES[:count])
    ]


async def test_the_weights_that_rank_what_was_confirmed_first_are_proposed():
    found = await propose(cases(), await kit_over_sites())
    assert found.tuning.dense > UNTUNED.dense
    assert found.is_better
    assert found.after > found.before
    assert found.held_out_after >= found.held_out_before


async def test_few_cases_move_no_weight():
    found = await propose(cases(FEWEST - 1), await kit_over_sites())
    assert found.tuning == UNTUNED
    assert not found.is_better


async def test_a_wrong_document_that_ranks_first_counts_against_a_weight():
    wrong = [replace(case, bad=case.good, good=(("default", "none.md"),)) for case in cases()]
    assert (await propose(wrong, await kit_over_sites())).tuning.dense <= UNTUNED.dense


@pytest.mark.parametrize(
    ("good", "bad", "learnt"),
    [
        ([0.62] * 20, [0.5] * 20, 0.6),
        ([0.62] * 19, [0.5] * 20, 0.7),  # too few
        ([0.1] * 20, [0.05] * 20, 0.7),  # too far from what the operator set
        ([0.9] * 20, [0.75] * 20, 0.8),
        ([0.9] * 20, [0.9] * 20, 0.7),
    ],
)
def test_a_threshold_moves_a_little_where_enough_is_known(good, bad, learnt):
    assert threshold([(score, True) for score in good] + [(score, False) for score in bad], 0.7) == learnt


def test_a_threshold_that_the_operator_set_anew_is_theirs():
    tuning = Tuning(shifts=(Shift("crag_relevance_threshold", 0.7, 0.6),))
    assert tuning.applied(Settings()).crag_relevance_threshold == 0.6
    assert tuning.applied(Settings(crag_relevance_threshold=0.8)).crag_relevance_threshold == 0.8
    assert tuning_from_json(tuning_as_json(tuning)) == tuning
