"""Embedders and cross-encoders that somebody named, from a folder with an ONNX model: no torch, no download."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from core.clients.onnx import unit
from core.clients.onnx_folder import ModelFolder, Pooling, Reading, find_folder, has_dense, read_embedder, read_reranker
from core.clients.onnx_network import Network, NetworkFiles

Vectors = npt.NDArray[np.float32]
RERANK_TOKENS = 256
_POOLED: Final = "sentence_embedding"
_TOKENS: Final = ("token_embeddings", "last_hidden_state", "hidden_states")
_OF_A_TOKEN, _OF_A_TEXT = 3, 2  # dimensions of an output


def load_embedder(name: str) -> FolderEmbedder | None:
    """Return the embedder of an ONNX folder or file; None where it is none. Weights are read when first used.

    Raises `BadSetting` naming EMBEDDING_MODEL where files are missing or can't be followed.
    """
    found = find_folder(name, "EMBEDDING_MODEL")
    return FolderEmbedder(found, read_embedder(found)) if found else None


def load_reranker(name: str) -> FolderReranker | None:
    """Return the cross-encoder of an ONNX folder or file; errors as `load_embedder`'s, naming RERANKER_MODEL."""
    found = find_folder(name, "RERANKER_MODEL")
    return FolderReranker(found, read_reranker(found, RERANK_TOKENS)) if found else None


class FolderEmbedder:
    """Unit vectors as the model's folder says they are made: pooling, prompts, longest text."""

    def __init__(self, found: ModelFolder, reading: Reading) -> None:
        self.name = found.name(reading)
        self.languages = reading.languages
        self._reading = reading
        self._pooled = False
        self._dimensions = 0
        self._found = found
        files = NetworkFiles(found.weights, found.tokenizer, reading.max_tokens, found.hint, self._choose)
        self._network = Network(files)

    @property
    def dimensions(self) -> int:
        """Length of a vector; opens the model."""
        if not self._dimensions:
            self._dimensions = len(self._vector(self._network.once("a")))
        return self._dimensions

    async def embed_query(self, text: str) -> npt.NDArray[np.float32]:
        """Return one unit vector, shape (dimensions,)."""
        vectors = await self._embed([self._reading.prompts[0] + text])
        first: npt.NDArray[np.float32] = vectors[0]
        return first

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors, shape (len(texts), dimensions)."""
        return await self._embed([self._reading.prompts[1] + text for text in texts])

    async def describe(self) -> str:
        """Run it once, and say what it is and how it is read. Raises `BadSetting` where it can't be run."""
        dimensions = await asyncio.to_thread(lambda: self.dimensions)
        how = "as it pools" if self._pooled else f"pooled by {self._reading.pooling}"
        said = [f"{dimensions} numbers {how}", f"{self._reading.max_tokens} tokens"]
        if any(self._reading.prompts):
            said.append("behind {!r} and {!r}".format(*self._reading.prompts))
        return f"{self.name} ({', '.join(said)})"

    async def _embed(self, texts: list[str]) -> Vectors:
        if not texts:
            dimensions = await asyncio.to_thread(lambda: self.dimensions)
            return np.empty((0, dimensions), dtype=np.float32)
        return np.stack(await self._network.run(texts, self._vector))

    def _vector(self, output: Any) -> npt.NDArray[np.float32]:
        return unit(output if self._pooled else _pool(np.asarray(output, dtype=np.float32), self._reading.pooling))

    def _choose(self, outputs: Sequence[Any]) -> str:
        """Choose what is pooled already, else what gives a vector a token."""
        kinds = {str(output.name): len(output.shape) for output in outputs}
        if kinds.get(_POOLED) == _OF_A_TEXT:
            self._pooled = True
            return _POOLED
        rest = [name for name, kind in kinds.items() if kind == _OF_A_TOKEN and name != "logits"]
        chosen = next((name for name in (*_TOKENS, *rest) if name in rest), None)
        if chosen is None:
            raise self._found.wrong(
                f"which gives {', '.join(kinds)} and no vectors ({_POOLED} or {_TOKENS[1]}): it is no embedder"
            )
        if has_dense(self._found):
            raise self._found.wrong(f"which has a layer behind pooling: export it with the output {_POOLED}")
        return chosen


class FolderReranker:
    """A cross-encoder: question and passage in, one logit out (the last where it has several)."""

    def __init__(self, found: ModelFolder, reading: Reading) -> None:
        self.name = found.name(reading)
        self.languages = reading.languages
        self._found = found
        files = NetworkFiles(found.weights, found.tokenizer, reading.max_tokens, found.hint, self._choose)
        self._network = Network(files)

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text; the longer of question and passage is cut first."""
        return await self._network.run([(query, text) for text in texts], _logit)

    def _choose(self, outputs: Sequence[Any]) -> str:
        kinds = {str(output.name): len(output.shape) for output in outputs}
        chosen = "logits" if "logits" in kinds else next(iter(kinds))
        if kinds[chosen] > _OF_A_TEXT or chosen == _POOLED:
            raise self._found.wrong(f"which gives {', '.join(kinds)} and no score of a pair: it is no cross-encoder")
        return chosen


def _pool(tokens: Vectors, pooling: Pooling) -> Vectors:
    """Make one vector of those of a text's tokens, shape (tokens, dimensions); there is no padding among them."""
    if pooling == "cls":
        return np.asarray(tokens[0])
    if pooling == "lasttoken":
        return np.asarray(tokens[-1])
    return np.asarray(tokens.max(axis=0) if pooling == "max" else tokens.mean(axis=0))


def _logit(output: Any) -> float:
    return float(np.asarray(output, dtype=np.float32).reshape(-1)[-1])
