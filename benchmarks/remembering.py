"""Models that remember what they said: a benchmark that is run again asks them only what is new."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import numpy as np

from core.ports import Embedder, Reranker, Vectors


class _Remembering:
    """Keeps a table in a file of `folder` from entering to leaving."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._path.write_text(json.dumps(self._known), encoding="utf-8")


class RememberingEmbedder(_Remembering):
    """An embedder whose queries are remembered; passages are not."""

    def __init__(self, embedder: Embedder, folder: Path) -> None:
        super().__init__(folder / "vectors.json")
        self._embedder = embedder
        self.name, self.languages, self.dimensions = embedder.name, embedder.languages, embedder.dimensions

    async def embed_query(self, text: str) -> np.ndarray[Any, Any]:
        """Return one unit vector."""
        if text not in self._known:
            self._known[text] = [float(value) for value in await self._embedder.embed_query(text)]
        return np.array(self._known[text], dtype=np.float32)

    async def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """Return unit vectors."""
        return await self._embedder.embed_passages(texts)


class RememberingReranker(_Remembering):
    """A cross-encoder whose scores are remembered."""

    def __init__(self, reranker: Reranker, folder: Path) -> None:
        super().__init__(folder / "scores.json")
        self._reranker = reranker
        self.name, self.languages = reranker.name, reranker.languages

    async def score(self, query: str, texts: Sequence[str]) -> list[float]:
        """Return one logit a text."""
        keys = [hashlib.sha1(f"{query}\0{text}".encode(), usedforsecurity=False).hexdigest() for text in texts]
        new = {key: text for key, text in zip(keys, texts, strict=True) if key not in self._known}
        if new:
            scores = await self._reranker.score(query, list(new.values()))
            self._known.update(zip(new, map(float, scores), strict=True))
        return [self._known[key] for key in keys]
