"""What people are told of a request that a platform did not do: its codes are for the log."""

from __future__ import annotations

from core.errors import ErrataError, KeyRejected, Transient


def told_to_people(meant: ErrataError, refusal: str) -> ErrataError:
    """Return a platform's fault with what askers read of it: `refusal`, where it is neither passing nor of a key."""
    if isinstance(meant, Transient):
        meant.for_people = (type(meant).__doc__ or "").strip()
    elif not isinstance(meant, KeyRejected):
        meant.for_people = refusal
    return meant
