"""Changes of an index: checked at once, seen by reads later."""

from __future__ import annotations

from typing import Any

from tests.emulators.pinecone_emu.filters import matches
from tests.emulators.pinecone_emu.index import Index, Record, check_id, check_metadata, pairs
from tests.emulators.pinecone_emu.refusals import ApiError

UPSERT_MAX, DELETE_MAX = 1000, 1000


def upsert(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    vectors = args.get("vectors") or []
    if not vectors:
        raise ApiError(400, "No vectors provided")
    if len(vectors) > UPSERT_MAX:
        raise ApiError(400, f"Batch size {len(vectors)} exceeds the maximum of {UPSERT_MAX} records")
    new = {v.get("id"): _record(index, v) for v in vectors}
    index.write(lambda: index.spaces.setdefault(name, {}).update(new))
    return {"upsertedCount": len(vectors)}


def _record(index: Index, v: dict[str, Any]) -> Record:
    check_id(v.get("id"))
    check_metadata(v.get("metadata") or {})
    values = index.vector(v.get("values") or [], v.get("sparseValues"), f"Vector ID {v['id']}")
    return Record(values, pairs(v.get("sparseValues")), v.get("metadata") or {})


def update(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    """An id that does not exist is not an error."""
    add = args.get("setMetadata") or {}
    check_metadata(add)
    if args.get("filter"):
        ids = [i for i, r in index.space(name).items() if matches(args["filter"], r.metadata)]
    else:
        check_id(args.get("id"))
        ids = [args["id"]]
    values = index.vector(args["values"], None) if args.get("values") else None

    def apply() -> None:
        for r in (r for i in ids if (r := index.space(name).get(i))):
            r.metadata = {**r.metadata, **add}
            r.values = values or r.values

    if not args.get("dryRun"):
        index.write(apply)
    return {"matchedRecords": len(ids)} if args.get("filter") else {}


def delete(index: Index, name: str, args: dict[str, Any]) -> dict[str, Any]:
    ids, unwanted = args.get("ids") or [], args.get("filter")
    if len(ids) > DELETE_MAX:
        raise ApiError(400, f"Cannot delete more than {DELETE_MAX} ids at once")
    if unwanted is not None:
        if not unwanted:
            raise ApiError(400, "Delete with empty metadata filter is not allowed")
        matches(unwanted, {})  # a bad filter is refused even if nothing is there
    if name not in index.spaces and not index.pending:
        raise ApiError(404, "Namespace not found")

    def goes(id: str, record: Record) -> bool:
        return bool(args.get("deleteAll") or id in ids or (unwanted and matches(unwanted, record.metadata)))

    def apply() -> None:
        space = index.space(name)
        for i in [i for i, r in space.items() if goes(i, r)]:
            del space[i]
        if not space:
            index.spaces.pop(name, None)

    index.write(apply)
    return {}


def drop_namespace(index: Index, name: str, _: dict[str, Any]) -> dict[str, Any]:
    return delete(index, name, {"deleteAll": True})
