"""Examine an answer against its evidence: one verdict a check, no model call, no I/O."""

from __future__ import annotations

from dataclasses import replace

from core.checks import registry
from core.checks.check import Exhibit
from core.model import Evidence, Span, Verdict


def examine(text: str, question: str, evidence: Evidence) -> tuple[Verdict, ...]:
    """Return the verdict of every check, in the registry's order; spans are code points into `text`.

    `text` is the answer as shown, with marks like `[1]` or `[1, 3]` for `evidence.passages` (from 1).
    """
    return examined(Exhibit(text, question, evidence))


def examined(exhibit: Exhibit) -> tuple[Verdict, ...]:
    """Examine one exhibit."""
    found = tuple(_trimmed(check.judge(exhibit)) for check in registry.CHECKS)
    return found if exhibit.text is exhibit.written else tuple(_as_written(v, exhibit.answer) for v in found)


def _as_written(verdict: Verdict, text: str) -> Verdict:
    """Quote the answer's own characters, where the checks read narrow ones."""
    return replace(verdict, spans=tuple(replace(s, text=text[s.start : s.end]) for s in verdict.spans))


FEW = 3
"""Words of a span that is no sentence, at most, and one more."""
_AHEAD, _BEHIND = " \t\n,;:.!?)]}、，。；：؛،।*•|", " \t\n,;:([{、，；：؛،*|"


def _trimmed(verdict: Verdict) -> Verdict:
    """Spans begin and end on what they are of, not on the mark or blank beside it."""
    spans = tuple(map(_bare, verdict.spans))
    return verdict if spans == verdict.spans else replace(verdict, spans=spans)


def _bare(span: Span) -> Span:
    text = span.text
    if len(text) != span.end - span.start or not any(map(str.isalnum, text)):
        return span  # Shortened, or a mark itself.
    ahead = len(text) - len(text.lstrip(_AHEAD))
    if text[ahead - 1 : ahead] == "." and text[ahead].isdecimal():
        ahead -= 1  # `.5`
    kept = text[ahead:].rstrip(_BEHIND)
    if kept.endswith(".") and kept.count(".") == 1 and len(kept.split()) < FEW:
        kept = kept[:-1]  # A word or two with the full stop of the sentence.
    if len(kept) == len(text):
        return span
    return replace(span, start=span.start + ahead, end=span.start + ahead + len(kept), text=kept)
