"""An index in memory: records by namespace, and writes that reads do not see yet."""

from __future__ import annotations

import json
import math
import operator
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.emulators.pinecone_emu.refusals import ApiError

METADATA_MAX, ID_MAX = 40 * 1024, 512


@dataclass
class Record:
    """A vector; 32-bit floats, so what comes back differs in the eighth digit."""

    values: array[float]
    sparse: dict[int, float]
    metadata: dict[str, Any]

    def json(self, id: str, values: bool = True, metadata: bool = True) -> dict[str, Any]:
        out: dict[str, Any] = {"id": id, "values": list(self.values) if values else []}
        if values and self.sparse:
            out["sparseValues"] = {"indices": list(self.sparse), "values": list(self.sparse.values())}
        return out | ({"metadata": self.metadata} if metadata and self.metadata else {})

    def score(self, metric: str, vector: array[float], sparse: dict[int, float]) -> float:
        """How near it is to a query; euclidean is squared, and the smaller the nearer."""
        dot: float = sum(map(operator.mul, vector, self.values))
        if metric == "cosine":
            return dot / (math.hypot(*vector) * math.hypot(*self.values) or 1.0)
        if metric == "euclidean":
            return sum((x - y) ** 2 for x, y in zip(vector, self.values, strict=True))
        return dot + sum(w * self.sparse.get(i, 0.0) for i, w in sparse.items())


@dataclass
class Index:
    """An index: its description, what reads see, and what they will see."""

    spec: dict[str, Any]
    ready_at: float = 0.0
    spaces: dict[str, dict[str, Record]] = field(default_factory=dict)  # by namespace, "" is the default
    pending: list[tuple[float, int, Callable[[], None]]] = field(default_factory=list)
    committed: int = 0  # log sequence numbers, sent in headers
    reconciled: int = 0
    visible_after: Callable[[], float] = lambda: 0.0
    clock: Callable[[], float] = time.time

    @property
    def dense(self) -> dict[str, Any]:
        return next((f for f in self.spec["schema"]["fields"].values() if f.get("type") == "dense_vector"), {})

    @property
    def takes_sparse(self) -> bool:
        return any(f.get("type") == "sparse_vector" for f in self.spec["schema"]["fields"].values())

    def space(self, name: str) -> dict[str, Record]:
        return self.spaces.get(name, {})

    def write(self, apply: Callable[[], None]) -> None:
        """Log a change; reads see it `visible_after` seconds later."""
        self.committed += 1
        self.pending.append((self.clock() + self.visible_after(), self.committed, apply))
        self.catch_up(self.clock())

    def catch_up(self, now: float) -> None:
        """Apply what is due."""
        while self.pending and self.pending[0][0] <= now:
            _, self.reconciled, apply = self.pending.pop(0)
            apply()

    def vector(self, values: list[float], sparse: Any, who: str = "") -> array[float]:
        """A vector that fits the index; `who` names it where it may not be all zeros."""
        want = self.dense.get("dimension", 0)
        if len(values) != want and (values or not (sparse and self.takes_sparse)):
            raise ApiError(400, f"Vector dimension {len(values)} does not match the dimension of the index {want}")
        if sparse and not self.takes_sparse:
            message = (
                "Index configuration does not support sparse values - only indexes that are sparse or using dotproduct "
                "are supported"
            )
            raise ApiError(400, message)
        if values and who and not any(values):
            raise ApiError(400, f"Dense vectors must contain at least one non-zero value. {who} contains only zeros.")
        return array("f", values)


def check_id(id: Any) -> None:
    if not isinstance(id, str) or not 1 <= len(id) <= ID_MAX:
        length = len(id) if isinstance(id, str) else repr(id)
        raise ApiError(400, f"Vector ID must be 1 to {ID_MAX} characters, got {length}")
    if not id.isascii() or "\0" in id:
        raise ApiError(400, f"Vector ID must be ASCII, but got '{id}'")


def check_metadata(metadata: dict[str, Any]) -> None:
    """Strings, numbers, booleans, and lists of strings; 40 KB for a record."""
    for key, v in metadata.items():
        strings = isinstance(v, list) and all(isinstance(x, str) for x in v)
        if not (isinstance(v, str | int | float) or strings):
            message = "Metadata value must be a string, number, boolean or list of strings, got"
            raise ApiError(400, f"{message} '{json.dumps(v)[:60]}' for field '{key}'")
    size = len(json.dumps(metadata, ensure_ascii=False, separators=(",", ":")).encode())
    if size > METADATA_MAX:
        message = f"Metadata size is {size} bytes, which exceeds the limit of {METADATA_MAX} bytes per vector"
        raise ApiError(400, message)


def pairs(sparse: dict[str, Any] | None) -> dict[int, float]:
    return dict(zip(sparse["indices"], sparse["values"], strict=True)) if sparse else {}
