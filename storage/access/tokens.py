"""Tokens of the HTTP interface: made once, kept as a hash, checked in constant time, expiring, revoked by name."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete
from sqlmodel import Session, col, or_, select

from core.errors import BadInput, NotFound
from storage.tables.tokens import SessionRow, TokenRow

Scope = Literal["ask", "admin"]
PREFIX = "errata"
_FORM = re.compile(rf"{PREFIX}_([a-z2-7]{{16}})_([A-Za-z0-9_-]{{43}})")
_IN_NAMES = "_.@ -"  # beside letters and digits
_LONGEST_NAME, _LONGEST_ADDRESS = 64, 200
_PERSON = "sso-"  # how the ids of people begin who logged in elsewhere
USED_EVERY = 300.0  # seconds between two notes that a token is in use


@dataclass(frozen=True, slots=True)
class Token:
    """Who asks over HTTP. Times are seconds since 1970, 0 is never.

    `collections` limit it to exactly these (and what it is given later). None: an admin's reads all there are, any
    other what is for everyone and what it was given. `address` is the verified one of a person who logged in elsewhere.
    """

    id: str
    name: str
    scope: Scope
    collections: tuple[str, ...] | None = None
    created_at: float = 0.0
    revoked_at: float = 0.0
    expires_at: float = 0.0
    used_at: float = 0.0
    address: str = ""

    def is_good(self, now: float) -> bool:
        """It was not revoked, and has not expired."""
        return not self.revoked_at and not 0.0 < self.expires_at <= now

    @property
    def is_person(self) -> bool:
        """It stands for a person who logged in elsewhere: its name is theirs to choose, and proves nothing."""
        return self.id.startswith(_PERSON)

    @property
    def sees_all(self) -> bool:
        """It is an admin's, and limited to no collection."""
        return self.scope == "admin" and self.collections is None


ENVIRONMENT = Token("env", "ERRATA_API_TOKEN", "admin")
"""The one that stands in no table."""


def create(
    session: Session, name: str, scope: Scope, collections: Sequence[str] = (), expires_at: float = 0.0
) -> tuple[Token, str]:
    """Make a token and return it with its secret text, which is kept nowhere. Raises `BadInput`."""
    if not _is_name(name.strip()):
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
        expires_at=expires_at,
    )
    session.add(row)
    return token_of(row), text


def of_person(session: Session, key: str, name: str, scope: Scope, address: str = "") -> Token | None:
    """Return the token that stands for a person who logged in elsewhere; None where it was revoked.

    `key` is who they are there, for ever. Nobody holds its secret: it opens sessions alone. Name, scope and the
    verified `address` are what they are now.
    """
    identity = f"{_PERSON}{hashlib.sha256(key.encode()).hexdigest()[:24]}"
    row = session.get(TokenRow, identity)
    if row is not None and row.revoked_at:
        return None
    if row is None:
        secret = hashed(secrets.token_urlsafe(32))
        row = TokenRow(id=identity, name="", hash=secret, scope=scope, created_at=time.time())
    wanted = "".join(sign if sign.isalnum() or sign in _IN_NAMES else "-" for sign in name.strip())[:_LONGEST_NAME]
    other = _standing(session, wanted)
    row.name = wanted if other is None or other.id == identity else f"{wanted[:40]} {identity[4:12]}"
    row.scope, row.used_at, row.address = scope, time.time(), address[:_LONGEST_ADDRESS]
    session.add(row)
    return token_of(row)


def _is_name(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_NAME and all(sign.isalnum() or sign in _IN_NAMES for sign in text)


def verify(session: Session, text: str) -> Token | None:
    """Return whose good token this text is, or None. How long it takes tells nothing about the secret."""
    found = _FORM.fullmatch(text)
    row = session.get(TokenRow, found[1]) if found else None
    # A 256-bit secret needs no slow hash; and an unknown token is compared, too.
    matches = hmac.compare_digest(hashed(text), row.hash if row else hashed(""))
    token = token_of(row) if row is not None and matches else None
    return token if token is not None and token.is_good(time.time()) else None


def has_form(text: str) -> bool:
    """Say whether a text could be one of these tokens at all: then nobody finds it by trying."""
    return _FORM.fullmatch(text) is not None


def is_stale(token: Token) -> bool:
    """Say whether it was noted long enough ago that a token of the table is in use."""
    return time.time() - token.used_at > USED_EVERY


def hash_of(session: Session, token: Token) -> str:
    """Return the hash that a token is kept as, empty for one that stands in no table."""
    row = session.get(TokenRow, token.id)
    return row.hash if row is not None else ""


def touch(session: Session, token_id: str) -> None:
    """Note that a token is in use."""
    row = session.get(TokenRow, token_id)
    if row is not None:
        row.used_at = max(row.used_at, time.time())
        session.add(row)


def by_id(session: Session, token_id: str) -> Token | None:
    """Return a token that is good (the environment's, too), or None."""
    if token_id == ENVIRONMENT.id:
        return ENVIRONMENT
    row = session.get(TokenRow, token_id)
    token = token_of(row) if row is not None else None
    return token if token is not None and token.is_good(time.time()) else None


def named(session: Session, name: str) -> Token:
    """Return the good token of this name or id. Raises `NotFound`."""
    row = _standing(session, name)
    if row is None:
        raise NotFound(f"There is no token {name!r}.", hint="`errata tokens list` shows them.")
    return token_of(row)


def once_named(session: Session, name: str) -> Token:
    """Return the token of this name or id, though it was revoked or has expired. Raises `NotFound`.

    Of several it is the good one, else the latest.
    """
    called = or_(col(TokenRow.name) == name, col(TokenRow.id) == name)
    former = session.exec(select(TokenRow).where(called).order_by(col(TokenRow.created_at).desc())).first()
    return named(session, name) if former is None or _standing(session, name) is not None else token_of(former)


def list_tokens(session: Session) -> list[Token]:
    """Return all tokens, also revoked and expired ones, oldest first."""
    return [token_of(row) for row in session.exec(select(TokenRow).order_by(col(TokenRow.created_at)))]


def names_of_tokens(session: Session, actors: Iterable[str]) -> dict[str, str]:
    """Return what tokens are called, by what the log calls them (`token:ID`); others are left out."""
    ids = [actor.removeprefix("token:") for actor in actors if actor.startswith("token:")]
    rows = session.exec(select(TokenRow).where(col(TokenRow.id).in_(ids))) if ids else ()
    return {f"token:{row.id}": row.name for row in rows}


def revoke(session: Session, name: str) -> Token:
    """Revoke the standing token of this name or id, and end the sessions begun with it. Raises `NotFound`."""
    row = _standing(session, name)
    if row is None:
        raise NotFound(f"There is no token {name!r} to revoke.", hint="`errata tokens list` shows them.")
    row.revoked_at = time.time()
    session.add(row)
    session.connection().execute(delete(SessionRow).where(col(SessionRow.token) == row.id))
    return token_of(row)


def hashed(text: str) -> str:
    """Return the hash that a token is kept as."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _standing(session: Session, name: str) -> TokenRow | None:
    named = or_(col(TokenRow.name) == name, col(TokenRow.id) == name)
    lasting = or_(TokenRow.expires_at == 0, TokenRow.expires_at > time.time())
    return session.exec(select(TokenRow).where(named, TokenRow.revoked_at == 0, lasting)).first()


def token_of(row: TokenRow) -> Token:
    """Return the token of a row."""
    return Token(
        id=row.id,
        name=row.name,
        scope="admin" if row.scope == "admin" else "ask",
        collections=tuple(json.loads(row.collections)) if row.collections else None,
        created_at=row.created_at,
        revoked_at=row.revoked_at,
        expires_at=row.expires_at,
        used_at=row.used_at,
        address=row.address,
    )
