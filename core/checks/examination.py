"""Examine an answer against its evidence: one verdict a check, no model call, no I/O."""

from __future__ import annotations

from dataclasses import replace

from core.checks import registry
from core.checks.check import Exhibit
from core.model import Evidence, Verdict


def examine(text: str, question: str, evidence: Evidence) -> tuple[Verdict, ...]:
    """Return the verdict of every check, in the registry's order; spans are code points into `text`.

    `text` is the answer as shown, with marks like `[1]` or `[1, 3]` for `evidence.passages` (from 1).
    """
    return examined(Exhibit(text, question, evidence))


def examined(exhibit: Exhibit) -> tuple[Verdict, ...]:
    """Examine one exhibit."""
    found = tuple(check.judge(exhibit) for check in registry.CHECKS)
    return found if exhibit.text is exhibit.written else tuple(_as_written(v, exhibit.answer) for v in found)


def _as_written(verdict: Verdict, text: str) -> Verdict:
    """Quote the answer's own characters, where the checks read narrow ones."""
    return replace(verdict, spans=tuple(replace(s, text=text[s.start : s.end]) for s in verdict.spans))
