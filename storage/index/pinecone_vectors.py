"""One Pinecone index, made if it is missing: vectors by namespace and id, every call bounded and its errors ours."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pinecone
from pinecone import AsyncIndex, AsyncPinecone

from core.errors import BadSetting, Unavailable
from storage.index.pinecone_errors import translated

Vector = npt.NDArray[np.float32]
Record = tuple[str, Vector]

RECORDS_A_REQUEST = 1_000  # the API's limits for upsert and delete
BYTES_A_REQUEST = 1_900_000  # of 2 MB (2**20 * 2), to leave room for what stands around the vectors
BYTES_A_NUMBER = 13  # "-0.12345678," and a little
MOST_MATCHES = 10_000
# The field that the vectors API reads and writes; any other name makes an index of documents.
_FIELD = "_values"


@dataclass(frozen=True, slots=True)
class Access:
    """Which index, and how to reach it; without `controller_host` it is Pinecone's own."""

    api_key: str
    index: str
    controller_host: str | None = None


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds a call may take, the library's own attempts (four) included, and how long others are waited for."""

    query: float = 6.0
    write: float = 60.0
    control: float = 30.0
    ready: float = 180.0
    poll: float = 1.0


PATIENT = Patience()


@dataclass(frozen=True, slots=True)
class Matches:
    """(id, cosine), best first, and the log position up to which this search saw writes, where the service told."""

    found: tuple[tuple[str, float], ...] = ()
    seen: int | None = None


class PineconeVectors:
    """Vectors of one length in one index. Every method raises `BadSetting`, or what `translated` raises.

    `dimension` None: there is no embedder, so that the index is neither made nor checked.
    """

    def __init__(self, access: Access, dimension: int | None, patience: Patience = PATIENT) -> None:
        self.index = access.index
        self.made = False
        self.dimension = dimension
        self._patience = patience
        self._opening = asyncio.Lock()
        self._data: AsyncIndex | None = None
        try:
            self._control = AsyncPinecone(access.api_key, host=access.controller_host, timeout=patience.control)
        except pinecone.PineconeValueError as error:
            raise BadSetting(f"PINECONE_API_KEY or PINECONE_CONTROLLER_HOST is wrong: {error}") from error

    async def open(self) -> None:
        """Find or make the index; afterwards `made` says whether it was made just now.

        Raises `BadSetting` where an index of that name holds vectors of another length or measure.
        """
        async with self._opening:
            if self._data is None:
                host = await self._host()
                async with translated(), asyncio.timeout(self._patience.control):
                    self._data = await self._control.index(host=host)

    async def put(self, namespace: str, records: Sequence[Record]) -> int | None:
        """Write records over those of the same id; return the log position reached, where the service tells."""
        lsn: int | None = None
        for batch in _batches(records):
            rows = [(name, np.round(vector.astype(np.float64), 8).tolist()) for name, vector in batch]
            data = await self._opened()
            async with translated(), asyncio.timeout(self._patience.write):
                said = await data.upsert(vectors=rows, namespace=namespace)
            if said.failed_item_count or said.upserted_count != len(rows):
                raise Unavailable(f"Pinecone took only {said.upserted_count} of {len(rows)} vectors.")
            info = said.response_info
            if info is not None and info.lsn_committed is not None:
                lsn = max(lsn or 0, info.lsn_committed)
        return lsn

    async def query(self, namespace: str, vector: Vector, limit: int) -> Matches:
        """Return the nearest records; none of an unknown namespace."""
        data = await self._opened()
        try:
            async with translated(), asyncio.timeout(self._patience.query):
                said = await data.query(vector=vector.tolist(), top_k=min(limit, MOST_MATCHES), namespace=namespace)
        except pinecone.NotFoundError:
            return Matches()
        seen = said.response_info.lsn_reconciled if said.response_info is not None else None
        return Matches(tuple((match.id, float(match.score)) for match in said.matches), seen)

    async def holds(self, namespace: str, record: str) -> bool:
        """There is a record of this id."""
        data = await self._opened()
        try:
            async with translated(), asyncio.timeout(self._patience.query):
                said = await data.fetch(ids=[record], namespace=namespace)
        except pinecone.NotFoundError:
            return False
        return record in said.vectors

    async def delete(self, namespace: str, records: Sequence[str]) -> None:
        """Delete records; unknown ones, and an unknown namespace, are no matter."""
        for start in range(0, len(records), RECORDS_A_REQUEST):
            data = await self._opened()
            try:
                async with translated(), asyncio.timeout(self._patience.write):
                    await data.delete(ids=list(records[start : start + RECORDS_A_REQUEST]), namespace=namespace)
            except pinecone.NotFoundError:
                return

    async def look(self) -> str:
        """Say how the index is, without making it."""
        try:
            async with translated(), asyncio.timeout(self._patience.control):
                model = await self._control.indexes.describe(self.index)
        except pinecone.NotFoundError:
            return f"no index {self.index} yet: the first document makes it"
        self._check(model)
        return f"index {self.index}, {'ready' if model.status.ready else 'not ready yet'}"

    async def close(self) -> None:
        """Let go of connections."""
        if self._data is not None:
            await self._data.close()
        await self._control.close()

    async def _opened(self) -> AsyncIndex:
        if self._data is None:
            await self.open()
        assert self._data is not None, "it was opened a moment ago"  # noqa: S101 - for the type checker
        return self._data

    async def _host(self) -> str:
        try:
            async with asyncio.timeout(self._patience.ready):
                while True:
                    model = await self._described()
                    if model.status.ready and model.host:
                        break
                    await asyncio.sleep(self._patience.poll)
        except TimeoutError as error:
            raise Unavailable(f"The Pinecone index {self.index} is not ready yet.", hint="Try again later.") from error
        self._check(model)
        return model.host

    async def _described(self) -> pinecone.IndexModel:
        try:
            async with translated(), asyncio.timeout(self._patience.control):
                return await self._control.indexes.describe(self.index)
        except pinecone.NotFoundError:
            return await self._make()

    async def _make(self) -> pinecone.IndexModel:
        if self.dimension is None:
            raise BadSetting(
                f"There is no Pinecone index {self.index}, and without an embedder none is made.",
                hint="Check PINECONE_INDEX.",
            )
        field = {"type": "dense_vector", "dimension": self.dimension, "metric": "cosine"}
        try:
            async with translated(), asyncio.timeout(self._patience.control):
                model = await self._control.indexes.create(
                    name=self.index, schema={"fields": {_FIELD: field}}, timeout=-1
                )
        except pinecone.ConflictError:  # another process was quicker
            async with translated(), asyncio.timeout(self._patience.control):
                return await self._control.indexes.describe(self.index)
        self.made = True
        return model

    def _check(self, model: pinecone.IndexModel) -> None:
        field = model.schema.fields.get(_FIELD)
        there = (getattr(field, "dimension", None), getattr(field, "metric", None))
        if self.dimension is None or (there[0] == self.dimension and there[1] in ("cosine", "dotproduct")):
            return
        held = f"{there[0]} numbers by {there[1]}" if there[0] else "no such vectors"
        raise BadSetting(
            f"The Pinecone index {self.index} holds {held}, where the embedder makes {self.dimension} by cosine.",
            hint="Set PINECONE_INDEX to another name (it is made for you), or EMBEDDING_MODEL to the one it was for.",
        )


def _batches(records: Sequence[Record]) -> Iterator[Sequence[Record]]:
    """Cut records into requests within the limits of count and bytes."""
    if not records:
        return
    size = max(len(name) for name, _ in records) + len(records[0][1]) * BYTES_A_NUMBER + 40
    step = max(1, min(RECORDS_A_REQUEST, BYTES_A_REQUEST // size))
    for start in range(0, len(records), step):
        yield records[start : start + step]
