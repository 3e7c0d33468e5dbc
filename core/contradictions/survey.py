"""Looks through the index, document by document, for what contradicts itself."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from core.concurrency.threads import computed
from core.contradictions.claims import Claim, claims_of
from core.contradictions.pairing import Contradiction, contradictions_in
from core.indexing.readers.formats import PROGRAMS
from core.ports import Index, Progress, Report, silent
from core.precedence import with_ranks

MOST_CLAIMS = 200_000
"""Claims that are held at once."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What was found; `complete` is false where time, memory or pairs ran out before all was looked at."""

    contradictions: tuple[Contradiction, ...]
    documents: int
    claims: int
    complete: bool


@dataclass(frozen=True, slots=True)
class Bounds:
    """How long it may take, whose word goes first (`SOURCE_AUTHORITY`), and what day it is (empty: today)."""

    seconds: float = 120.0
    authority: tuple[str, ...] = ()
    today: str = ""


async def survey(index: Index, collections: Sequence[str] | None, bounds: Bounds, report: Report = silent) -> Survey:
    """Return where documents of these collections (None: of all) contradict each other.

    Reading stops when the time is over or there are too many claims; what was read until then is compared.
    """
    entries = [e for e in await index.documents() if collections is None or e.collection in collections]
    over = time.monotonic() + bounds.seconds
    claims: list[Claim] = []
    read = 0
    for entry in entries:
        if time.monotonic() > over or len(claims) >= MOST_CLAIMS:
            break
        report(Progress("comparing", entry.path, data={"done": read, "total": len(entries)}))
        read += 1
        if entry.file_type in PROGRAMS:
            continue
        passages = with_ranks(await index.document_passages(entry.collection, entry.path), bounds.authority)
        claims += await computed(claims_of, passages)
    found, all_compared = await computed(contradictions_in, claims, bounds.today)
    return Survey(tuple(found), read, len(claims), complete=all_compared and read == len(entries))
