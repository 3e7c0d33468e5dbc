"""Tokens of the HTTP interface: made once, kept as a hash, checked in constant time, revoked by name."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlmodel import Session, col, or_, select

from core.errors import BadInput, NotFound
from storage.tables.tokens import TokenRow

Scope = Literal["ask", "admin"]
PREFIX = "errata"
_FORM = re.compile(rf"{PREFIX}_([a-z2-7]{{16}})_([A-Za-z0-9_-]{{43}})")
_NAME = re.compile(r"[\w.@ -]{1,64}")


@dataclass(frozen=True, slots=True)
class Token:
    """Who asks over HTTP. `collections` None: all of them. `revoked_at` is 0 while it is good."""

    id: str
    name: str
    scope: Scope
    collections: tuple[str, ...] | None = None
    created_at: float = 0.0
    revoked_at: float = 0.0

    @property
    def sees_all(self) -> bool:
        """It is an admin's, and limited to no collection."""
        return self.scope == "admin" and self.collections is None


def create(session: Session, name: str, scope: Scope, collections: Sequence[str] = ()) -> tuple[Token, str]:
    """Make a token and return it with its secret text, which is kept nowhere. Raises `BadInput`."""
    if not _NAME.fullmatch(name.strip()):
        raise BadInput("A token's name has 1 to 64 letters, digits, spaces or . _ - @.")
    if _standing(session, name.strip()) is not None:
        raise BadInput(f"There is a token {name.strip()!r} already.", hint="Revoke it, or choose another name.")
    identity = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    text = f"{PREFIX}_{identity}_{secrets.token_urlsafe(32)}"
    row = TokenRow(
        id=identity,
        name=name.strip(),
        hash=hashed(text),
        scope=scope,
        collections=json.dumps(list(collections)) if collections else "",
        created_at=time.time(),
    )
    session.add(row)
    return _token(row), text


def verify(session: Session, text: str) -> Token | None:
    """Return whose token this text is, or None. How long it takes tells nothing about the secret."""
    found = _FORM.fullmatch(text)
    row = session.get(TokenRow, found[1]) if found else None
    # A 256-bit secret needs no slow hash; and an unknown token is compared, too.
    matches = hmac.compare_digest(hashed(text), row.hash if row else hashed(""))
    return _token(row) if row is not None and matches and not row.revoked_at else None


def list_tokens(session: Session) -> list[Token]:
    """Return all tokens, also revoked ones, oldest first."""
    return [_token(row) for row in session.exec(select(TokenRow).order_by(col(TokenRow.created_at)))]


def revoke(session: Session, name: str) -> Token:
    """Revoke the standing token of this name or id. Raises `NotFound`."""
    row = _standing(session, name)
    if row is None:
        raise NotFound(f"There is no token {name!r} to revoke.", hint="`errata tokens list` shows them.")
    row.revoked_at = time.time()
    session.add(row)
    return _token(row)


def hashed(text: str) -> str:
    """Return the hash that a token is kept as."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _standing(session: Session, name: str) -> TokenRow | None:
    named = or_(col(TokenRow.name) == name, col(TokenRow.id) == name)
    return session.exec(select(TokenRow).where(named, TokenRow.revoked_at == 0)).first()


def _token(row: TokenRow) -> Token:
    return Token(
        id=row.id,
        name=row.name,
        scope="admin" if row.scope == "admin" else "ask",
        collections=tuple(json.loads(row.collections)) if row.collections else None,
        created_at=row.created_at,
        revoked_at=row.revoked_at,
    )
