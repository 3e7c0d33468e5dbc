"""Ids of vectors, the requests they go in, and the words PostgreSQL gets: for anything that may come."""

from __future__ import annotations

import json

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.reading.script_stems import stemmed_by_script
from storage.index.copies import Copy, key_of
from storage.index.pinecone_vectors import RECORDS_A_REQUEST, _batches
from storage.index.postgres_keywords import LONGEST, words_of


@given(st.text(min_size=1), st.integers(0, 10**6))
def test_an_id_tells_its_generation_and_position(generation: str, position: int) -> None:
    copy = Copy("errata", "default", generation, position + 1)
    assert key_of(copy.vector_id(position)) == (generation, position)


@given(st.text())
def test_any_other_id_is_none_of_ours(name: str) -> None:
    key = key_of(name)
    assert key is None or name.startswith(f"{key[0]}#")


@given(st.integers(0, 2_500), st.sampled_from([1, 384, 3_072]))
def test_requests_hold_every_record_once_and_stay_within_the_limits(count: int, dimension: int) -> None:
    vector = np.full(dimension, -1 / 3, dtype=np.float32)
    records = [(f"01ARZ3NDEKTSV4RRFFQ69G5FAV#{n}", vector) for n in range(count)]
    batches = list(_batches(records))
    assert [name for batch in batches for name, _ in batch] == [name for name, _ in records]
    numbers = np.round(vector.astype(np.float64), 8).tolist()
    record = len(json.dumps({"id": records[-1][0], "values": numbers}, separators=(",", ":"))) if records else 0
    assert all(len(batch) <= RECORDS_A_REQUEST and len(batch) * (record + 1) < 2 * 2**20 for batch in batches)


@given(st.text())
def test_words_can_be_stored_and_are_the_same_in_any_case(passage: str) -> None:
    found = words_of(passage)
    assert found.length == len(found.words) + len(found.pairs)
    for term in (*found.words, *found.pairs):
        assert term.encode()
        assert len(term) <= LONGEST
        assert not set(term) & set(" '\\\0")
    once = tuple(word for word in found.words if stemmed_by_script(word) == word)  # a stem may be stemmed further
    assert words_of(" ".join(once)).words == once
