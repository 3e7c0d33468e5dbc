"""Examine an answer against its evidence: one verdict a check, no model call, no I/O."""

from __future__ import annotations

from dataclasses import replace

from core.checks.citations import Cited, check_citations
from core.checks.fact_rows import MOST_FACTS, rows_of_facts
from core.checks.figures import check_numbers
from core.checks.filings import check_filings
from core.checks.instructions import check_instructions
from core.checks.ledger import ledger_of
from core.checks.periods import check_years, known_periods
from core.model import Evidence, Verdict
from core.reading.notation import narrow

LONGEST_ANSWER = 30_000
"""Characters of an answer that are judged: several times what any channel shows."""


def examine(text: str, question: str, evidence: Evidence) -> tuple[Verdict, ...]:
    """Return the verdicts of citations, numbers, years, filings and instructions, in this order.

    `text` is the answer as shown, with marks like `[1]` or `[1, 3]` for `evidence.passages` (from 1); spans are code
    points into it.
    """
    return examined(text, question, evidence)


def examined(text: str, question: str, evidence: Evidence, *, numbered: bool = True) -> tuple[Verdict, ...]:
    """Examine; `numbered` is false where the sources were never numbered for the reader."""
    written = text[:LONGEST_ANSWER]
    text, question = narrow(written), narrow(question)
    told = _told(evidence)
    ledger = ledger_of(told, rows_of_facts(evidence.rows))
    known = known_periods(told, evidence.rows, evidence.known_years, question)
    cited = Cited(
        texts=tuple(narrow(p.text) for p in evidence.passages),
        facts=frozenset(i for i, p in enumerate(evidence.passages) if p.meta.file_type == "facts"),
        row_text=_words_of(evidence),
        numbered=numbered,
    )
    found = (
        check_citations(text, question, cited),
        check_numbers(text, question, ledger, told),
        check_years(text, question, known),
        check_filings(text, evidence.rows),
        check_instructions(text, question, cited.texts, (cited.row_text, *_names(evidence))),
    )
    return found if text is written else tuple(_as_written(v, written) for v in found)


def _as_written(verdict: Verdict, text: str) -> Verdict:
    """Quote the answer's own characters, where the checks read narrow ones."""
    return replace(verdict, spans=tuple(replace(s, text=text[s.start : s.end]) for s in verdict.spans))


def _told(evidence: Evidence) -> tuple[str, ...]:
    """The sources' texts; a passage rendered from fact rows is left out where the rows themselves are there."""
    return tuple(narrow(p.text) for p in evidence.passages if not (evidence.rows and p.meta.file_type == "facts"))


def _names(evidence: Evidence) -> tuple[str, ...]:
    """Titles, file names and addresses of the sources: an answer may name them."""
    metas = [p.meta for p in evidence.passages]
    return tuple(name for m in metas for name in (m.title, m.source_file, m.url) if name)


def _words_of(evidence: Evidence) -> str:
    return " ".join(
        dict.fromkeys(v for r in evidence.rows[:MOST_FACTS] for v in r.values.values() if isinstance(v, str))
    )
