"""What the web says, made into passages: bounded, cleaned of what can't be seen, each page once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

from core.model import WEB, Passage, PassageMeta
from core.text.printable import legible

TEXT_CHARS, TITLE_CHARS, URL_CHARS = 4_000, 200, 2_000

_NEVER_IN_ADDRESSES = frozenset(' <>"|\\^`{}')


@dataclass(frozen=True, slots=True)
class _Result:
    url: str
    title: str
    text: str
    score: float
    published: str | None

    @property
    def address(self) -> str:
        """The same page under another spelling: scheme, `www.`, fragment and last slash don't count."""
        parts = urlsplit(self.url)
        return f"{parts.netloc.lower().removeprefix('www.')}{parts.path.rstrip('/')}?{parts.query}"


def web_passages(results: list[Any], limit: int) -> list[Passage]:
    """Turn a service's results (`url`, `title`, `content`, `score`, `published_date`) into at most `limit` passages.

    Duplicates (by address or text) and what is no result are left out; the rest keep their order and are numbered
    anew (`web_search_0`...). Texts are at most TEXT_CHARS long.
    """
    kept: list[_Result] = []
    seen: set[str] = set()
    for result in filter(None, map(_result, results)):
        marks = {result.address, " ".join(result.text.casefold().split())}
        if not marks & seen:
            kept.append(result)
        seen |= marks
    found_at = datetime.now(UTC).isoformat(timespec="seconds")
    return [_passage(result, number, kept[:limit], found_at) for number, result in enumerate(kept[:limit])]


def clean(text: Any, most: int) -> str:
    """Text without what can't be seen, at most `most` characters, cut between words where there is a gap."""
    if not isinstance(text, str):
        return ""
    lines = legible(text[: most * 4].encode(errors="ignore").decode()).strip()
    while "\n\n\n" in lines:
        lines = lines.replace("\n\n\n", "\n\n")
    if len(lines) <= most:
        return lines
    shorter = lines[: most + 1].rsplit(None, 1)[0]
    return shorter if most // 2 < len(shorter) <= most else lines[:most]


def _result(raw: Any) -> _Result | None:
    """Read one result of the service, or None where it has no web address or no text."""
    if not isinstance(raw, dict):
        return None
    url, text = _web_address(raw.get("url")), clean(raw.get("content"), TEXT_CHARS)
    if not url or not text:
        return None
    title = clean(raw.get("title"), TITLE_CHARS).replace("\n", " ")
    return _Result(url, title or url, text, _score(raw.get("score")), _iso_date(raw.get("published_date")))


def _web_address(url: Any) -> str:
    """An http(s) address without blanks, or nothing: sources become links people click."""
    if not isinstance(url, str) or len(url) > URL_CHARS:
        return ""
    if not url.isprintable() or not _NEVER_IN_ADDRESSES.isdisjoint(url):
        return ""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return url if parts.scheme in ("http", "https") and parts.hostname else ""


def _score(score: Any) -> float:
    usable = isinstance(score, int | float) and not isinstance(score, bool) and math.isfinite(score)
    return float(min(max(score, 0.0), 1.0)) if usable else 0.0


def _iso_date(date: Any) -> str | None:
    """Read the date of a news result, which comes as in mail headers; ISO 8601 in UTC, or None."""
    if not isinstance(date, str):
        return None
    for read in (datetime.fromisoformat, parsedate_to_datetime):
        try:
            when = read(date)
        except (ValueError, TypeError, IndexError):
            continue
        return (when.replace(tzinfo=UTC) if when.tzinfo is None else when.astimezone(UTC)).isoformat(timespec="seconds")
    return None


def _passage(result: _Result, number: int, among: list[_Result], found_at: str) -> Passage:
    return Passage(
        result.text,
        PassageMeta(
            chunk_id=f"web_search_{number}",
            source_file=result.url,
            file_type=WEB,
            chunk_index=number,
            total_chunks=len(among),
            chunk_method="web_search",
            token_count=math.ceil(len(result.text) / 4),
            char_count=len(result.text),
            created_at=found_at,
            processed_at=found_at,
            modified_at=result.published,
            collection="web",
            document=result.url,
            title=result.title,
            url=result.url,
        ),
        result.score,
    )
