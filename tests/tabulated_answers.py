"""The answer of tables where there is one alone."""

from __future__ import annotations

from collections.abc import Sequence

from core.tabulated.answering import answers_of
from core.tabulated.asking import TableQuestion
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer


def the_answer(question: TableQuestion, documents: Sequence[DocumentTables]) -> TableAnswer | None:
    """Return the answer of some documents, None where there is none or where they differ."""
    answers = answers_of(question, documents)
    found = answers[0] if len(answers) == 1 else None
    return None if isinstance(found, str) else found
