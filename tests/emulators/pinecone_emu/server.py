"""The server: control plane, and the way of a request to an index."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.emulators import common
from tests.emulators.pinecone_emu import reads, writes
from tests.emulators.pinecone_emu.index import Index
from tests.emulators.pinecone_emu.refusals import MESSAGES, ApiError

UPSERT_BYTES_MAX, DIMENSION_MAX, NAME_MAX = 2 * 2**20, 20_000, 45
CONTROL_PLANE = [
    ("GET", "/indexes", "list"),
    ("POST", "/indexes", "create"),
    ("GET", "/indexes/{index}", "describe"),
    ("DELETE", "/indexes/{index}", "delete"),
    ("PATCH", "/indexes/{index}", "configure"),
]
DATA_PLANE: list[tuple[str, str, str, Callable[[Index, str, dict[str, Any]], Any]]] = [
    ("POST", "/vectors/upsert", "upsert", writes.upsert),
    ("POST", "/query", "query", reads.query),
    ("GET", "/vectors/fetch", "fetch", reads.fetch),
    ("POST", "/vectors/fetch_by_metadata", "fetch_by_metadata", reads.fetch_by_metadata),
    ("POST", "/vectors/delete", "delete", writes.delete),
    ("POST", "/vectors/update", "update", writes.update),
    ("GET", "/vectors/list", "list", reads.list_ids),
    ("POST", "/describe_index_stats", "stats", reads.stats),
    ("GET", "/describe_index_stats", "stats", reads.stats),
    ("GET", "/namespaces", "namespaces", reads.namespaces),
    ("DELETE", "/namespaces/{namespace}", "drop_namespace", writes.drop_namespace),
]
OPERATIONS = {op: perform for _, _, op, perform in DATA_PLANE}


@dataclass
class Call(common.Call):
    """One recorded request. `op` is the method: upsert, query, fetch, ..., or indexes.create and so on."""

    op: str
    index: str
    args: dict[str, Any]  # body and query string together
    token: str

    @property
    def name(self) -> str:
        return self.op

    @property
    def control(self) -> bool:
        return self.op.startswith("indexes.")


@dataclass
class Fault(common.Fault):
    """What an operation should answer instead."""

    message: str = ""
    after: bool = False  # do the work first, then fail: the client cannot know


class PineconeEmulator(common.Emulator[Call, Fault]):
    """See the package's text."""

    max_body = 64 * 2**20

    def __init__(
        self,
        *,
        api_key: str = "pcsk_emulated",
        visible_after: float = 0.0,
        ready_after: float = 0.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(Fault, clock)
        self.api_key, self.visible_after, self.ready_after = api_key, visible_after, ready_after
        self.indexes: dict[str, Index] = {}

    def routes(self, app: web.Application) -> None:
        for method, path, op in CONTROL_PLANE:
            app.router.add_route(method, path, functools.partial(self._serve, f"indexes.{op}"))
        for method, path, op, _ in DATA_PLANE:
            app.router.add_route(method, "/i/{index}" + path, functools.partial(self._serve, op))

    @property
    def api_url(self) -> str:
        return self.url

    def index_url(self, name: str) -> str:
        return f"{self.url}/i/{name}"

    def create(self, name: str, dimension: int, metric: str = "cosine", sparse: bool = False) -> Index:
        """Make an index without a request."""
        fields: dict[str, Any] = {"_values": {"type": "dense_vector", "dimension": dimension, "metric": metric}}
        if sparse:
            fields["_sparse_values"] = {"type": "sparse_vector"}
        return self._create({"name": name, "schema": {"fields": fields}})

    def settle(self) -> None:
        """Make every write visible now."""
        for index in self.indexes.values():
            index.catch_up(math.inf)

    async def _serve(self, op: str, request: web.Request) -> web.Response:
        raw = await request.read()
        call = self._recorded(op, request, raw)
        fault = self.take_fault(op) or Fault()
        try:
            return await self._answer(call, fault, request, len(raw))
        except ApiError as error:
            call.status, call.response = error.status, error.body(control=call.control)
            return web.json_response(call.response, status=error.status, headers=fault.all_headers)
        except asyncio.CancelledError:
            call.disconnected = not self.stopping
            raise
        finally:
            self.note()

    def _recorded(self, op: str, request: web.Request, raw: bytes) -> Call:
        query = request.query
        args: dict[str, Any] = {k: query.getall(k) if k == "ids" else v for k, v in query.items()}
        with contextlib.suppress(ValueError):
            args |= json.loads(raw) if raw else {}
        args |= {k: v for k, v in request.match_info.items() if k == "namespace"}
        index = request.match_info.get("index", args.get("name", ""))
        call = Call(op, index, args, request.headers.get("Api-Key", ""), at=self.clock())
        self.calls.append(call)
        self.note()
        return call

    async def _answer(self, call: Call, fault: Fault, request: web.Request, size: int) -> web.Response:
        await asyncio.sleep(fault.delay)
        answer = self._perform(call, size) if fault.after or not fault.replaces else None
        if fault.drop:
            return common.cut(call, request)
        if fault.body is not None:
            call.status = fault.status
            return web.Response(
                status=fault.status, text=fault.body, headers=fault.all_headers, content_type="text/html"
            )
        if fault.replaces:
            raise ApiError(fault.status, fault.message or MESSAGES.get(fault.status, "Error"))
        call.status = {"indexes.create": 201, "indexes.delete": 202}.get(call.op, 200)
        call.response = answer
        return web.json_response(answer, status=call.status, headers=self._log_position(call.index))

    def _log_position(self, name: str) -> dict[str, str]:
        """How far the log is written and applied; the client shows them in `response_info`."""
        index = self.indexes.get(name)
        if index is None:
            return {}
        return {"x-pinecone-lsn-committed": str(index.committed), "x-pinecone-lsn-reconciled": str(index.reconciled)}

    def _perform(self, call: Call, size: int) -> Any:
        if call.token != self.api_key:
            raise ApiError(401, "Invalid API Key")
        if call.control:
            return getattr(self, "_" + call.op.replace(".", "_"))(call)
        index = self.indexes.get(call.index)
        if index is None:
            raise ApiError(404, f"Index {call.index} not found")
        if call.op == "upsert" and size > UPSERT_BYTES_MAX:
            message = f"Error, message length too large: found {size} bytes, the limit is: {UPSERT_BYTES_MAX} bytes"
            raise ApiError(400, message, 11)
        index.catch_up(self.clock())
        name = call.args.get("namespace") or ""
        return OPERATIONS[call.op](index, "" if name == "__default__" else name, call.args)

    def _create(self, body: dict[str, Any]) -> Index:
        name = body.get("name") or f"index-{len(self.indexes) + 1}"
        if name in self.indexes:
            raise ApiError(409, "Resource already exists")
        if len(name) > NAME_MAX or not re.fullmatch(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?", name):
            raise ApiError(400, "Name must consist of lower case alphanumeric characters or '-', at most 45 of them")
        for f in body.get("schema", {}).get("fields", {}).values():
            if f.get("type") == "dense_vector" and not 1 <= f.get("dimension", 0) <= DIMENSION_MAX:
                raise ApiError(400, f"Dimension must be between 1 and {DIMENSION_MAX}")
        spec = {
            "deployment": {"deployment_type": "managed", "cloud": "aws", "region": "us-east-1"},
            "deletion_protection": "disabled",
            "tags": None,
            **body,
            "name": name,
            "host": self.index_url(name),
        }
        ready_at = self.clock() + self.ready_after
        index = Index(spec, ready_at, visible_after=lambda: self.visible_after, clock=self.clock)
        self.indexes[name] = index
        return index

    def _describe(self, index: Index) -> dict[str, Any]:
        ready = self.clock() >= index.ready_at
        return {**index.spec, "status": {"ready": ready, "state": "Ready" if ready else "Initializing"}}

    def _known(self, name: str) -> Index:
        if name not in self.indexes:
            raise ApiError(404, f"Resource {name} not found")
        return self.indexes[name]

    def _indexes_list(self, _: Call) -> Any:
        return {"indexes": [self._describe(i) for i in self.indexes.values()]}

    def _indexes_create(self, call: Call) -> Any:
        return self._describe(self._create(call.args))

    def _indexes_describe(self, call: Call) -> Any:
        return self._describe(self._known(call.index))

    def _indexes_configure(self, call: Call) -> Any:
        index = self._known(call.index)
        tags = {**(index.spec.get("tags") or {}), **(call.args.get("tags") or {})}
        index.spec["tags"] = {k: v for k, v in tags.items() if v != ""} or None
        index.spec |= {k: v for k, v in call.args.items() if k == "deletion_protection"}
        return self._describe(index)

    def _indexes_delete(self, call: Call) -> Any:
        if self._known(call.index).spec["deletion_protection"] == "enabled":
            message = "Deletion protection is enabled for this index. Disable deletion protection before retrying."
            raise ApiError(403, message)
        del self.indexes[call.index]
        return {}
