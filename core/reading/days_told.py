"""Days and moments as a reader's language writes them: `5 Nov 2026`, `5. November 2026`, `2026年11月5日`."""

from __future__ import annotations

from datetime import UTC, date, datetime

from core.reading.phrases import FALLBACK, say


def day_told(day: str | date | None, language: str, *, year: bool = True) -> str:
    """Return a day, or that of a moment (ISO 8601), as it is written; nothing where it is none.

    Months are named by the language files: no `strftime` that hangs on a machine's locale has those of all languages.
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


def with_days(text: str, language: str) -> str:
    """Return a text of ours whose ISO days are written as a language writes them; in English they stay."""
    if language in ("", FALLBACK) or "-" not in text:
        return text
    pieces, at, dash = list[str](), 0, text.find("-")
    while dash >= 0:
        start, end = dash - len("2026"), dash + len("-03-04")
        told = day_told(text[start:end], language) if start >= at and _stands_alone(text, start, end) else ""
        if told:
            pieces += [text[at:start], told]
            at = end
        dash = text.find("-", max(dash + 1, at))
    return "".join([*pieces, text[at:]])


def is_day(text: str) -> bool:
    """Tell whether a text is an ISO day and nothing else."""
    return len(text) == len("2026-03-04") and text[4] == text[7] == "-" and text.replace("-", "").isdecimal()


def _stands_alone(text: str, start: int, end: int) -> bool:
    """It is a day, and no part of an address, a number or a name."""
    before, behind = text[start - 1 : start] if start else "", text[end : end + 1]
    joined = before in _BEFORE or behind in _BEHIND or (before.isascii() and before.isalnum())
    return is_day(text[start:end]) and not joined and not (behind.isascii() and behind.isalnum())


_BEFORE, _BEHIND = frozenset("-_/.=`"), frozenset("-_/`")


def moment_told(seconds: float, language: str) -> str:
    """Return a time (seconds since 1970) to the minute, in UTC; nothing for none."""
    if not seconds:
        return ""
    told = datetime.fromtimestamp(seconds, UTC)
    return f"{day_told(told, language)}, {told:%H:%M} UTC"
