"""Times as they are typed: `90d`, `12h`, `6w`, a day, a moment."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

from core.errors import BadInput

_SECONDS = {"m": 60.0, "h": 3_600.0, "d": 86_400.0, "w": 7 * 86_400.0}
_MOST_DIGITS = 5
LONGEST = 3_660 * 86_400.0


def ahead(text: str, option: str) -> float:
    """Return when a span from now, or a day (its end, in UTC), is over: seconds since 1970. Raises `BadInput`."""
    now = time.time()
    until = now + span if (span := _span(text)) else _moment(text, option, day_ends=True)
    if not now < until < now + LONGEST:
        raise BadInput(f"{option} {text!r} is in the past, or more than ten years away.")
    return until


def since(text: str, option: str) -> float:
    """Return when a span up to now, or a day (in UTC), begins: seconds since 1970. Raises `BadInput`."""
    return time.time() - span if (span := _span(text)) else _moment(text, option)


def shown(seconds: float) -> str:
    """Return seconds since 1970 as ISO 8601 in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _span(text: str) -> float:
    number, unit = text.strip()[:-1], text.strip()[-1:]
    is_span = unit in _SECONDS and number.isascii() and number.isdecimal() and len(number) <= _MOST_DIGITS
    return int(number) * _SECONDS[unit] if is_span else 0.0


def _moment(text: str, option: str, *, day_ends: bool = False) -> float:
    try:
        moment = datetime.fromisoformat(text.strip())
    except ValueError as error:
        hint = "Write 90d, 12h, 6w, or a day such as 2027-01-31."
        raise BadInput(f"{option} {text!r} is no time.", hint=hint) from error
    is_day = len(text.strip()) <= len("2027-01-31")
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    try:
        return (moment + timedelta(days=1) if is_day and day_ends else moment).timestamp()
    except OverflowError as error:
        raise BadInput(f"{option} {text!r} is no time.") from error
