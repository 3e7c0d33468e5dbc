"""Days and moments as a reader's language writes them: `5 Nov 2026`, `5. November 2026`, `2026年11月5日`."""

from __future__ import annotations

from datetime import UTC, date, datetime

from bots.languages import say


def day_told(day: str | date | None, language: str, *, year: bool = True) -> str:
    """Return a day, or that of a moment (ISO 8601), as it is written; nothing where it is none.

    Months are named by `bots.languages`: no `strftime` that hangs on a machine's locale has those of all languages.
    """
    try:
        told = datetime.fromisoformat(day) if isinstance(day, str) else day
    except ValueError:
        return ""
    if told is None:
        return ""
    month = say("months", language).split()[told.month - 1]
    number = say("first day", language) if told.day == 1 else str(told.day)
    return say(
        "day told" if year else "day told yearless", language, d=number, m=month, **{"y": told.year} if year else {}
    )


def moment_told(seconds: float, language: str) -> str:
    """Return a time (seconds since 1970) to the minute, in UTC; nothing for none."""
    if not seconds:
        return ""
    told = datetime.fromtimestamp(seconds, UTC)
    return f"{day_told(told, language)}, {told:%H:%M} UTC"
