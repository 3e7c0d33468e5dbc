"""The scans check: a figure that was read from a picture, and may be another one, proves nothing."""

from __future__ import annotations

from core.checks.check import Check, Exhibit
from core.model import Severity, Span, Status, Verdict
from core.reading.doubtful import doubtful_words

NAME = "scans"
_MOST_NAMED = 4


def check_scans(text: str) -> Verdict:
    """Judge the figures that an answer took over from a scan with the mark of doubt: each is low, and unproven."""
    spans = tuple(
        Span(start, end, text[start:end], f"{text[start:end]} could not be read for sure in a scanned page")
        for start, end in doubtful_words(text)
    )
    if not spans:
        return Verdict(NAME, Status.SKIP)
    named = ", ".join(f"`{span.text}`" for span in spans[:_MOST_NAMED])
    return Verdict(
        NAME,
        Status.FAIL,
        Severity.LOW,
        detail="; ".join(dict.fromkeys(span.reason for span in spans[:_MOST_NAMED])),
        hint=f"{named} was read from a scan and is not sure: take it from another source, or leave it out.",
        spans=spans,
    )


def _judge(exhibit: Exhibit) -> Verdict:
    return check_scans(exhibit.text)


SCANS = Check(NAME, _judge, marks=True)
