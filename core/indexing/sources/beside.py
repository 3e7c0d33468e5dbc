"""Manifests of readers that lie in a source beside its documents: fetched before these, closing where they can't be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import PurePosixPath

from core.access.readers import NOBODY
from core.errors import ErrataError, KeyRejected, RateLimited
from core.indexing.manifests import LARGEST, MANIFEST
from core.indexing.sources.paged import Batch, Page, same
from core.indexing.sources.port import Mark


def is_manifest(path: str) -> bool:
    """Say whether a file of a source is a manifest of readers."""
    return PurePosixPath(path).name == MANIFEST


async def manifest_beside(path: str, version: str, fetch: Callable[[], Awaitable[bytes]]) -> Batch:
    """Return a batch of one manifest, by its path below the source's folder; nobody's, where it can't be fetched.

    Raises `KeyRejected` and `RateLimited`, which are of no single file.
    """
    try:
        told = await fetch()
    except (KeyRejected, RateLimited):
        raise
    except ErrataError as error:
        folder = str(PurePosixPath(path).parent)
        fault = f"{path}: {error.message} Nobody but the operator reads what lies beside it."
        return Batch(readers={"" if folder == "." else folder: NOBODY}, fault=fault)
    kept = told[: LARGEST + 1]  # of one that is too large, as much as closes what lies below it
    return Batch([Page(path, Mark(None, version), partial(same, kept))])
