"""Fact rows told in sentences, each with the mark of the passage that shows the rows."""

from __future__ import annotations

from core.extraction.composing import cite
from core.facts.narrate import narrate
from core.model import Draft, Evidence
from core.reading.sentences import sentences


def tell_figures(question: str, evidence: Evidence) -> Draft | None:
    """Return what the fact tools brought as a cited draft, refused where they have no row; None where none ran."""
    source = next((n for n, p in enumerate(evidence.passages, 1) if p.meta.is_facts), None)
    told = [(result, narrate(question, result)[0]) for result in evidence.tool_results]
    with_rows = [text for result, text in told if result.rows and text]
    if source is not None and with_rows:
        cited = (source, *_rows_of_documents(evidence))  # the first names each figure's cell
        said = [cite(sentence, *cited) for text in with_rows for sentence in sentences(text)]
        return Draft(" ".join(said), cited=cited)
    without = [text for _, text in told if text]
    return Draft(" ".join(without), refused=True) if without else None


def _rows_of_documents(evidence: Evidence) -> tuple[int, ...]:
    """Return the numbers of the passages that hold what tables of documents state; none for fact rows."""
    wanted = {chunk for result in evidence.tool_results for chunk in result.cited}
    return tuple(n for n, p in enumerate(evidence.passages, 1) if p.meta.chunk_id in wanted)
