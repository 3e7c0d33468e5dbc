"""A bucket of S3, or what lies below a prefix of it, as a source: `s3:bucket/prefix`, at S3_ENDPOINT."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path, PurePosixPath
from urllib.parse import quote, urlencode

from bots import s3_store
from bots.s3_store import Entry, S3Store
from core.errors import BadInput
from core.indexing.readers.formats import SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.sources.beside import is_manifest, manifest_beside
from core.indexing.sources.paged import Batch, Page, bring_pages
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings

_BATCH = 100  # objects
_LONGEST_NAME = 255  # bytes, of a file
_LONGEST_ADDRESS = 1_024  # bytes of a key


class S3Bucket:
    """What lies below one prefix of one bucket; `link` is the address of an object whose quoted key follows it."""

    def __init__(self, store: S3Store, prefix: str, link: str) -> None:
        self._store = store
        self._prefix = f"{prefix}/" if prefix else ""
        self._link = link

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """List all of it, then read what changed: manifests before all else, documents in order of their keys."""
        try:
            return await bring_pages(self._batches(turn), mirror, known, turn)
        finally:
            self._store.close()

    async def _batches(self, turn: Round) -> AsyncIterator[Batch]:
        found = [one for one in await self._store.listed(self._prefix) if _is_path(self._below(one))]
        for one in found:
            if is_manifest(one.key):
                told = await manifest_beside(self._below(one), one.version, partial(self._content, one))
                yield replace(told, cursor=turn.cursor)
        waiting = sorted((one for one in found if _may_be_document(one)), key=lambda one: one.key)
        waiting = [one for one in waiting if turn.cursor is None or one.key > turn.cursor]
        for some in _in_batches(waiting):
            yield Batch([self._page(one) for one in some], some[-1].key)

    def _page(self, one: Entry) -> Page:
        """Return one document; what lies in an archive, from where it can't be read, is as it was known."""
        told = one.changed.isoformat() if one.changed else None
        mark = Mark(f"{self._link}{quote(one.key)}", one.version, told)
        return Page(self._below(one), mark, None if one.cold else partial(self._content, one), one.changed)

    def _below(self, one: Entry) -> str:
        return one.key.removeprefix(self._prefix)

    async def _content(self, one: Entry) -> bytes:
        return await self._store.content(one.key, DEFAULT_LIMITS.file_bytes)


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set."""
    bucket, _, prefix = address.removeprefix("s3:").strip("/").partition("/")
    named = bucket.replace("-", "").replace(".", "").replace("_", "")
    if not (named.isascii() and named.isalnum() and 3 <= len(bucket) <= 63) or not _is_path(prefix or "all"):
        raise BadInput("A bucket is named by its name and a prefix.", hint="Such as s3:handbook/policies.")
    return S3Bucket(s3_store.connect(bucket, settings), prefix, _link(bucket, settings))


def _link(bucket: str, settings: Settings) -> str:
    """Return what goes before a key in an object's address: AWS's console, where people log in, or the store's own."""
    if settings.s3_endpoint:
        return f"{settings.s3_endpoint.rstrip('/')}/{bucket}/"
    region = {"region": settings.s3_region} if settings.s3_region else {}
    return f"https://console.aws.amazon.com/s3/object/{bucket}?{urlencode(region | {'prefix': ''})}"


def _is_path(key: str) -> bool:
    """Say whether a key is the path of a file; keys are any text."""
    parts = key.split("/")
    return (
        key.isprintable()
        and len(key.encode()) <= _LONGEST_ADDRESS
        and all(part not in {"", ".", ".."} and len(part.encode()) <= _LONGEST_NAME for part in parts)
    )


def _may_be_document(one: Entry) -> bool:
    return PurePosixPath(one.key).suffix.lower() in SUFFIXES and one.size <= DEFAULT_LIMITS.file_bytes


def _in_batches(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    return [entries[at : at + _BATCH] for at in range(0, len(entries), _BATCH)]
