"""What an index is asked."""

from __future__ import annotations

import base64
import json
from array import array
from typing import Any

from tests.emulators.pinecone_emu.filters import matches
from tests.emulators.pinecone_emu.index import Index, check_id, pairs
from tests.emulators.pinecone_emu.refusals import ApiError

TOP_K_MAX, FETCH_MAX, LIST_MAX, FOUND_MAX, RESULT_BYTES_MAX = 10_000, 1000, 100, 100, 4 * 2**20
USAGE = {"readUnits": 1}


def query(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    top, wanted = args.get("topK", 0), args.get("filter") or {}
    if not 1 <= top <= TOP_K_MAX:
        raise ApiError(400, f"Invalid top_k: must be between 1 and {TOP_K_MAX}, got {top}")
    vector, sparse = _asked(index, name, args)
    matches(wanted, {})  # a bad filter is refused even if nothing is there
    metric = index.dense.get("metric", "dotproduct")
    among = [(i, r) for i, r in index.space(name).items() if matches(wanted, r.metadata)] if vector or sparse else []
    scored = [(r.score(metric, vector, sparse), i, r) for i, r in among]
    scored.sort(key=lambda s: (s[0] if metric == "euclidean" else -s[0], s[1]))
    shows = bool(args.get("includeValues")), bool(args.get("includeMetadata"))
    found = [{**r.json(i, *shows), "score": s} for s, i, r in scored[:top]]
    out = {"matches": found, "namespace": name, "usage": USAGE}
    if len(json.dumps(out)) > RESULT_BYTES_MAX:
        message = f"Query result size exceeds the limit of {RESULT_BYTES_MAX} bytes; lower top_k, or leave out values"
        raise ApiError(400, message)
    return out


def _asked(index: Index, name: str, args: dict[str, Any]) -> tuple[array[float], dict[int, float]]:
    """The query's vector: given, or that of a record."""
    if args.get("id") is None:
        sparse = args.get("sparseVector")
        return index.vector(args.get("vector") or [], sparse), pairs(sparse)
    check_id(args["id"])
    source = index.space(name).get(args["id"])
    return (source.values, source.sparse) if source else (array("f"), {})


def fetch(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    if not 1 <= len(args.get("ids") or []) <= FETCH_MAX:
        raise ApiError(400, f"Between 1 and {FETCH_MAX} ids must be given")
    space = index.space(name)
    return {"vectors": {i: space[i].json(i) for i in args["ids"] if i in space}, "namespace": name, "usage": USAGE}


def fetch_by_metadata(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    space = index.space(name)
    ids = sorted(i for i, r in space.items() if matches(args.get("filter") or {}, r.metadata))
    page, more = paged(ids, args, FOUND_MAX)
    return {"vectors": {i: space[i].json(i) for i in page}, "namespace": name, "usage": USAGE, **more}


def list_ids(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    ids = sorted(i for i in index.space(name) if i.startswith(args.get("prefix") or ""))
    page, more = paged(ids, args, LIST_MAX)
    return {"vectors": [{"id": i} for i in page], "namespace": name, "usage": USAGE, **more}


def stats(index: Index, _: str, args: dict[str, Any]) -> dict[str, Any]:
    if args.get("filter"):
        message = "Serverless and Starter indexes do not support describing index stats with metadata filtering"
        raise ApiError(400, message)
    counts = {n or "__default__": {"vectorCount": len(s)} for n, s in index.spaces.items()}
    return {
        "namespaces": counts,
        "dimension": index.dense.get("dimension"),
        "indexFullness": 0.0,
        "metric": index.dense.get("metric"),
        "totalVectorCount": sum(c["vectorCount"] for c in counts.values()),
        "vectorType": "dense" if index.dense else "sparse",
    }


def namespaces(index: Index, _: str, args: dict[str, Any]) -> dict[str, Any]:
    page, more = paged(sorted(n for n in index.spaces if n.startswith(args.get("prefix") or "")), args, LIST_MAX)
    listed = [{"name": n or "__default__", "record_count": str(len(index.spaces[n]))} for n in page]
    return {"namespaces": listed, "total_count": len(index.spaces), **more}


def paged(names: list[str], args: dict[str, Any], most: int) -> tuple[list[str], dict[str, Any]]:
    """One page after the token, and the `pagination` of the answer, which the last page does not have."""
    if token := args.get("paginationToken") or args.get("pagination_token"):
        after = base64.b64decode(token).decode()
        names = [n for n in names if n > after]
    page = names[: int(args.get("limit") or most)]
    if len(names) <= len(page):
        return page, {}
    return page, {"pagination": {"next": base64.b64encode(page[-1].encode()).decode()}}
