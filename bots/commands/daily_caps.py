"""Whether the caps of tokens a day leave room for a call of the language model at all, for `errata doctor`."""

from __future__ import annotations

from core.costs.accounts import LONGEST_REPLY, Caps
from core.settings import Settings

_BYTES_A_TOKEN = 4  # of prose; a call is booked at its bytes until it has ended


class Doubt(str):
    """What works, but hardly as it is meant to."""

    __slots__ = ()


async def daily_caps(found: Settings) -> str:
    """Say which caps are set; a `Doubt` where one is less than one draft over all its evidence may cost."""
    caps = Caps.of(found).named()
    if not caps:
        return "none (DAILY_TOKEN_CAP)"
    call = most_of_a_draft(found)
    small = [f"{name}={cap}" for name, cap in caps.items() if cap < call]
    if not small:
        return ", ".join(f"{name}={cap}" for name, cap in caps.items())
    return Doubt(
        f"{', '.join(small)} is less than one call may cost ({call:,}; EVIDENCE_TOKENS has a part in it): many answers "
        "are extracts"
    )


def most_of_a_draft(found: Settings) -> int:
    """Return the tokens that a draft over all the evidence a prompt may hold is booked at, about."""
    return found.evidence_tokens * _BYTES_A_TOKEN + LONGEST_REPLY
