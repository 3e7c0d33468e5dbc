"""What an import did, and what the tables hold."""

from __future__ import annotations

from dataclasses import dataclass

from core.facts.records import BadRow
from core.model import DEFAULT_COLLECTION

MAX_KEYS = 20_000  # rows of a file that are known by it: of a larger one, what it no longer holds stays
MAX_SHOWN = 1_000  # bad rows kept word for word; the rest are counted


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of a file: `rows` were stored, `bad` left out; `errors` are the first thousand of those.

    `companies` are the names the rows belong to; `notes` say what was guessed. `keys` are the rows' keys without their
    collection, as the table has them, none where there are more than `MAX_KEYS`.
    """

    path: str
    table: str
    rows: int
    bad: int
    seconds: float
    errors: tuple[BadRow, ...] = ()
    companies: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    keys: tuple[tuple[str | int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Holding:
    """What a table holds of a company in a collection; `first` and `last` are dates (ISO 8601)."""

    table: str
    company: str
    ticker: str
    rows: int
    first: str
    last: str
    collection: str = DEFAULT_COLLECTION
