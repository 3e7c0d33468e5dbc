"""Who a gap can be assigned to: somebody that a platform, a token or the terminal knows, as the log names them."""

from __future__ import annotations

from sqlmodel import Session

from bots.platforms import BY_NAME
from core.errors import BadInput
from storage.access.tokens import ENVIRONMENT, list_tokens
from storage.learning import gaps
from storage.learning.gaps import Gap

_PARTS = 3  # platform, team and person
_TOKEN, _TERMINAL = "token", "terminal"


def assign(session: Session, gap: str, said: str, by: str) -> Gap:
    """Make somebody the owner of a gap. Raises `NotFound`, `BadInput` (nobody, or answered already)."""
    return gaps.assign(session, gap, owner_named(session, said), by)


def owner_named(session: Session, said: str) -> str:
    """Return whom somebody means, as the log calls them; a token may be meant by its name. Raises `BadInput`."""
    kind, colon, rest = said.strip().partition(":")
    if kind in BY_NAME:
        parts = said.strip().split(":")
        if len(parts) == _PARTS and parts[-1] and not any(" " in part for part in parts):
            return said.strip()
    elif kind == _TERMINAL and rest:
        return said.strip()
    elif kind == _TOKEN or not colon:
        named = rest if colon else kind
        tokens = [one for one in (ENVIRONMENT, *list_tokens(session)) if not one.revoked_at]
        for one in tokens:
            if named and named in (one.id, one.name):
                return f"{_TOKEN}:{one.id}"
    raise BadInput(
        f"{said[:80]!r} is nobody who is known here.",
        hint=f"Write {', '.join(f'{name}:TEAM:PERSON' for name in BY_NAME)}, {_TOKEN}:NAME or {_TERMINAL}:NAME.",
    )
