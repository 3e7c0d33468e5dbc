"""Models from a folder with ONNX: which files are taken, how they are read, and what is said of those that won't do."""

from __future__ import annotations

import json

import numpy as np
import pytest

from bots.commands.doctor import examine
from bots.commands.languages_served import languages_served
from bots.wiring import describe_models, open_models
from core.clients.onnx_models import load_embedder, load_reranker
from core.clients.said_languages import said_languages
from core.errors import BadSetting
from core.settings import Settings
from tests.tiny_onnx import MADE_UP, WORDS, write_embedder, write_model

CLS, MADE, QUERY, PASSAGE = (WORDS.index(word) for word in ("[CLS]", MADE_UP, "query", "passage"))
ENGLISH = frozenset({"en"})


def pooling(folder, **modes):
    (folder / "1_Pooling").mkdir()
    (folder / "1_Pooling" / "config.json").write_text(json.dumps(modes))


def configure(folder, file, **said):
    (folder / file).write_text(json.dumps(said))


@pytest.mark.parametrize(
    "weights",
    ["model.onnx", "onnx/model.onnx", "model_quantized.onnx", "onnx/model_qint8_avx512_vnni.onnx", "own.onnx"],
)
async def test_weights_are_found_where_exports_put_them(tmp_path, weights):
    embedder = load_embedder(str(write_embedder(tmp_path / "m", weights)))
    vectors = await embedder.embed_passages([MADE_UP, "something"])
    assert vectors.shape == (2, embedder.dimensions) == (2, len(WORDS))
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1.0, abs=1e-6)
    assert (await embedder.embed_passages([])).shape == (0, len(WORDS))


async def test_the_file_itself_may_be_named_where_a_folder_holds_several(tmp_path):
    folder = write_embedder(tmp_path / "m", "onnx/one.onnx")
    write_embedder(folder, "onnx/two.onnx")
    with pytest.raises(BadSetting, match="several models") as error:
        load_embedder(str(folder))
    assert "the file itself" in str(error.value)
    assert load_embedder(str(folder / "onnx" / "two.onnx")).dimensions == len(WORDS)


@pytest.mark.parametrize(
    ("modes", "strongest"),
    [({}, 3), ({"pooling_mode_cls_token": True}, 1), ({"pooling_mode": "lasttoken"}, 2), ({"pooling_mode": "mean"}, 3)],
)
async def test_tokens_are_pooled_as_the_folder_says_and_by_their_mean_where_it_does_not(tmp_path, modes, strongest):
    folder = write_embedder(tmp_path / "m")
    if modes:
        pooling(folder, **modes)
    vector = await load_embedder(str(folder)).embed_query(f"{MADE_UP} {MADE_UP}")
    assert int(np.argmax(vector)) == strongest


async def test_what_is_pooled_already_is_taken_as_it_is(tmp_path):
    embedder = load_embedder(str(write_embedder(tmp_path / "m", pooled=True)))
    assert "as it pools" in await embedder.describe()
    assert np.count_nonzero(await embedder.embed_query(MADE_UP)) == 3


@pytest.mark.parametrize("name", ["mine", "multilingual-e5-small"])
async def test_prompts_are_those_of_the_configuration_or_of_the_e5_family(tmp_path, name):
    folder = write_embedder(tmp_path / name)
    if name == "mine":
        configure(folder, "config_sentence_transformers.json", prompts={"query": "query: ", "document": "passage: "})
    embedder = load_embedder(str(folder))
    assert (await embedder.embed_query(MADE_UP))[QUERY] > 0
    (passage,) = await embedder.embed_passages([MADE_UP])
    assert (passage[QUERY], passage[PASSAGE] > 0) == (0, True)


async def test_a_text_is_read_as_far_as_the_model_was_made_for(tmp_path):
    folder = write_embedder(tmp_path / "m")
    configure(folder, "sentence_bert_config.json", max_seq_length=8)
    vector = await load_embedder(str(folder)).embed_query("some other words " * 50 + MADE_UP)
    assert vector[MADE] == 0


def test_how_a_model_is_read_is_part_of_its_name(tmp_path):
    folder = write_embedder(tmp_path / "m")
    before = load_embedder(str(folder)).name
    pooling(folder, pooling_mode_cls_token=True)
    assert load_embedder(str(folder)).name != before
    assert before.startswith("m@")


@pytest.mark.parametrize("wants", ["token_type_ids", "position_ids", ""])
async def test_a_model_is_given_the_inputs_that_it_has_and_no_other(tmp_path, wants):
    assert (await load_embedder(str(write_embedder(tmp_path / "m", wants=wants))).embed_query(MADE_UP))[MADE] > 0


async def test_a_cross_encoder_scores_pairs_in_their_order(tmp_path):
    folder = write_model(tmp_path / "m", 1, of_tokens=False)
    scores = await load_reranker(str(folder)).score("what", ["true", f"it is {MADE_UP}", "true"])
    assert scores == [9.0, -9.0, 9.0]
    assert await load_reranker(str(folder)).score("what", []) == []


async def test_what_is_wrong_with_a_folder_is_named_with_the_setting(tmp_path):
    alone = write_embedder(tmp_path / "alone")
    (alone / "tokenizer.json").unlink()
    with pytest.raises(BadSetting, match=r"EMBEDDING_MODEL .* no tokenizer\.json"):
        load_embedder(str(alone))
    strange = load_embedder(str(write_embedder(tmp_path / "strange", wants="past_key_values")))
    with pytest.raises(BadSetting, match="past_key_values"):
        await strange.embed_query("a")
    with pytest.raises(BadSetting, match="no cross-encoder"):
        await load_reranker(str(write_embedder(tmp_path / "vectors"))).score("a", ["b"])
    with pytest.raises(BadSetting, match="no embedder"):
        await load_embedder(str(write_model(tmp_path / "scores", 1, of_tokens=False))).embed_query("a")
    (tmp_path / "vectors" / "model.onnx").write_bytes(b"nothing")
    with pytest.raises(BadSetting, match="can't be loaded"):
        await load_embedder(str(tmp_path / "vectors")).embed_query("a")


@pytest.mark.parametrize("modes", [{"pooling_mode_weightedmean_tokens": True}, {"pooling_mode": ["cls", "max"]}])
def test_a_pooling_that_is_not_known_is_named(tmp_path, modes):
    folder = write_embedder(tmp_path / "m")
    pooling(folder, **modes)
    with pytest.raises(BadSetting, match="pools by"):
        load_embedder(str(folder))


async def test_a_layer_behind_pooling_wants_an_export_that_has_it(tmp_path):
    folder = write_embedder(tmp_path / "m")
    (folder / "modules.json").write_text(json.dumps([{"type": "sentence_transformers.models.Dense"}]))
    with pytest.raises(BadSetting, match="behind pooling"):
        await load_embedder(str(folder)).embed_query("a")


@pytest.mark.parametrize("file", ["config.json", "1_Pooling/config.json", "config_sentence_transformers.json"])
@pytest.mark.parametrize("text", ["{", "[" * 100_000, "\udcff"])
def test_a_configuration_that_cant_be_read_is_named(tmp_path, file, text):
    folder = write_embedder(tmp_path / "m")
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadSetting, match=r"can't be read|EMBEDDING_MODEL"):
        load_embedder(str(folder))


def test_a_folder_without_onnx_is_left_to_others(tmp_path):
    assert load_embedder(str(tmp_path)) is None
    assert load_embedder("some/model") is None


@pytest.mark.parametrize(
    ("head", "languages"),
    [
        ("---\nlanguage: en\nlicense: mit\n---\n", ENGLISH),
        ("---\ntags:\n- de\nlanguage:\n- en\n- pt-br\n---\n# fr", frozenset({"en", "pt"})),
        ("---\nlanguage: [ko, 'ja']\n---\n", frozenset({"ko", "ja"})),
        ("---\nlanguage:\n  - multilingual\n  - en\n---\n", None),
        ("# A model\nlanguage: en\n", None),
        ("", None),
    ],
)
def test_languages_are_those_that_the_description_says(tmp_path, head, languages):
    (tmp_path / "README.md").write_text(head)
    assert said_languages(tmp_path) == languages


async def test_settings_open_folders_and_the_doctor_runs_them(tmp_path):
    settings = Settings(
        errata_home=tmp_path,
        embedding_model=str(write_embedder(tmp_path / "tiny")),
        reranker_model=str(write_model(tmp_path / "tiny-pairs", 1, of_tokens=False)),
    )
    models = open_models(settings)
    said = await describe_models(models)
    assert "tiny@" in said
    assert "tiny-pairs@" in said
    assert languages_served(models.embedder, models.reranker).startswith("by keywords, vectors and re-ranker: en, de")
    (tmp_path / "tiny" / "model.onnx").write_bytes(b"nothing")
    findings = {finding.name: finding for finding in await examine(settings)}
    assert "EMBEDDING_MODEL" in findings["search models"].said
    assert not findings["search models"].well


async def test_the_doctor_says_which_languages_words_serve_alone_and_what_to_set(tmp_path):
    findings = {finding.name: finding for finding in await examine(Settings(errata_home=tmp_path))}
    served = findings["languages"]
    assert (served.well, served.doubtful) == (True, True)
    assert served.said == "by keywords, vectors and re-ranker: en"
    assert "ko (95 of 100 first)" in served.more[0]
    assert "EMBEDDING_MODEL" in served.more[1]
