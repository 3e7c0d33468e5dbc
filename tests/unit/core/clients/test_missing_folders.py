"""A model's folder that is named from the root on, and is not there, is told so: no hub is spoken of."""

from __future__ import annotations

import pytest

from core.clients.faithfulness import load_faithfulness
from core.clients.sentence_transformers_models import load_embedder, load_reranker
from core.errors import BadSetting


@pytest.mark.parametrize("load", [load_embedder, load_reranker, load_faithfulness])
@pytest.mark.parametrize("name", ["/nonexistent", "/nonexistent/model.onnx", "~/nonexistent-errata-model"])
def test_a_folder_that_is_not_there_is_said_to_be_not_there(load, name):
    with pytest.raises(BadSetting, match=f"_MODEL names {name}, which is not there"):
        load(name)
