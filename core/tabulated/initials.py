"""Rows that are called by initials (`Zone NA`), where a question writes the name in full (`North America`)."""

from __future__ import annotations

from dataclasses import replace

from core.reading.characters import runs_of
from core.tabulated.asking import TableQuestion
from core.tabulated.document import DocumentTables

_FEWEST, _MOST = 2, 4  # words of a name


def in_initials(question: TableQuestion, document: DocumentTables) -> TableQuestion | None:
    """Return a question with the initials by which rows of a document are called; None where it names none of them."""
    labels = {run for table in document.tables for line in table.lines for run in runs_of(line.label)}
    text, asked = _shortened(question.text, labels), _shortened(question.asked, labels)
    return replace(question, text=text, asked=asked) if text != question.text else None


def _shortened(text: str, labels: set[str]) -> str:
    """Names of several words that begin with capitals, as their initials where a label has these and not the words."""
    runs = text.split()
    for size in range(_MOST, _FEWEST - 1, -1):
        for at in range(1, len(runs) - size + 1):
            names = [run.rstrip("?.,;:") for run in runs[at : at + size]]
            initials = "".join(name[:1] for name in names)
            whole = all(name.isalpha() and name[:1].isupper() and not name.isupper() for name in names)
            if whole and initials in labels and labels.isdisjoint(names):
                behind = runs[at + size - 1][len(names[-1]) :]
                return " ".join((*runs[:at], initials + behind, *runs[at + size :]))
    return text
