"""Sessions of browsers: begun with a token, known by a cookie's hash alone, ended by leaving, by time or by the token.

A row's `binding` is an HMAC of the token's hash under the cookie: it tells that the token is still the same one, also
one that stands in no table (ERRATA_API_TOKEN), and says nothing to whoever reads the table.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete
from sqlmodel import Session, col, select

from storage.access.tokens import ENVIRONMENT, Token, hashed, token_of
from storage.tables.tokens import SessionRow, TokenRow

SEEN_EVERY = 60.0  # seconds between two notes that a session is in use: not every request is to be a write
BATCH = 1_000


@dataclass(frozen=True, slots=True)
class Ages:
    """How long a session lasts, in seconds: without being used, and in all."""

    idle: float = 2 * 3600.0
    whole: float = 12 * 3600.0


@dataclass(frozen=True, slots=True)
class Recognised:
    """Whose a session is: a token, or None with the reason (`ended` or `expired`). `stale`: `touch` it."""

    token: Token | None
    reason: Literal["", "ended", "expired"] = ""
    stale: bool = False


def begin(session: Session, token: Token, token_hash: str) -> str:
    """Begin a session and return what its cookie is to hold, which is kept nowhere."""
    secret = secrets.token_urlsafe(32)
    now = time.time()
    row = SessionRow(id=hashed(secret), token=token.id, binding=_binding(secret, token_hash), begun_at=now, seen_at=now)
    session.add(row)
    return secret


def recognise(session: Session, secret: str, ages: Ages, environment: str = "") -> Recognised:
    """Return whose session a cookie belongs to; `environment` is the hash of ERRATA_API_TOKEN. Only reads."""
    row = session.get(SessionRow, hashed(secret))
    if row is None:
        return Recognised(None, "ended")
    now = time.time()
    if now - row.seen_at > ages.idle or now - row.begun_at > ages.whole:
        return Recognised(None, "expired")
    found = _owner(session, row, environment)
    if found is None or not hmac.compare_digest(_binding(secret, found[1]), row.binding):
        return Recognised(None, "ended")
    return Recognised(found[0], stale=now - row.seen_at > SEEN_EVERY)


def touch(session: Session, secret: str) -> None:
    """Note that a session is in use."""
    row = session.get(SessionRow, hashed(secret))
    if row is not None:
        row.seen_at = max(row.seen_at, time.time())
        session.add(row)


def end(session: Session, secret: str) -> str:
    """End a session: its cookie opens nothing from now on. Return the id of its token, empty where there is none."""
    row = session.get(SessionRow, hashed(secret))
    if row is None:
        return ""
    session.delete(row)
    return row.token


def sweep(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` sessions begun before a time; return how many."""
    ids = list(session.exec(select(SessionRow.id).where(SessionRow.begun_at < older_than).limit(limit)))
    session.connection().execute(delete(SessionRow).where(col(SessionRow.id).in_(ids)))
    return len(ids)


def _owner(session: Session, row: SessionRow, environment: str) -> tuple[Token, str] | None:
    if row.token == ENVIRONMENT.id:
        return (ENVIRONMENT, environment) if environment else None
    found = session.get(TokenRow, row.token)
    token = token_of(found) if found is not None else None
    return (token, found.hash) if found is not None and token is not None and token.is_good(time.time()) else None


def _binding(secret: str, token_hash: str) -> str:
    return hmac.new(secret.encode("utf-8", "surrogatepass"), token_hash.encode(), hashlib.sha256).hexdigest()
