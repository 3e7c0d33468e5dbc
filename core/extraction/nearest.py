"""What stands nearest to a question that nothing answers: one sentence or row, in the words of its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import dataclass

from core.extraction.cleaning import gives_orders
from core.extraction.quoting import quote_of
from core.model import FACTS, WEB, Evidence, Passage
from core.precedence import precedence
from core.reading.characters import QUESTION_MARKS
from core.reading.entries import is_question_heading
from core.reading.list_marks import without_list_mark
from core.reading.words import content_words

_HALF, _FEW = 0.5, 0.25
_NEARLY = 0.75
"""Share of the words of what stands nearest that another has, which is quoted instead where its document holds."""
_FEWEST = 4
"""Passages from which on a word that one of them alone holds tells it apart from the others."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """A sentence or row, and the passage that it stands in."""

    said: str
    passage: Passage


def nearest(text: str, evidence: Evidence) -> Nearest | None:
    """Return what holds most content words of `text`: half of them and two, or a quarter and one that is only there.

    What answers a question counts with that question's words; a question or a title says nothing itself. None where no
    document's passage is that near.
    """
    wanted = frozenset(content_words(text))
    read = [passage for passage in evidence.passages if passage.meta.file_type not in (FACTS, WEB)]
    spread = Counter(word for passage in read for word in wanted & set(content_words(passage.text)))
    alone = {word for word, passages in spread.items() if passages == 1} if len(read) >= _FEWEST else set[str]()
    found: list[tuple[int, Nearest]] = []
    for passage in read:
        quote = quote_of(text, 1, passage)
        said = without_list_mark(quote.said).strip()
        answers = quote.section if is_question_heading(quote.section) else ""
        shared = wanted & set(content_words(f"{answers} {said}"))
        if not _is_title(said, passage) and _is_near(shared, wanted, alone) and not gives_orders(said):
            found.append((len(shared), Nearest(said, passage)))
    if not found:
        return None
    best = max(found, key=lambda one: one[0])  # of equals, the one that search found first
    near = [one for one in found if one[0] >= _NEARLY * best[0] and _goes_before(one[1].passage, best[1].passage)]
    return max(near or [best], key=lambda one: one[0])[1]


def _goes_before(one: Passage, other: Passage) -> bool:
    """Tell whether a document is in force or the newer one, and the other for certain isn't: that is not quoted."""
    found = precedence(other.meta, one.meta) if one.meta.document != other.meta.document else None
    return found is not None and found.firm and found.first == 1


def _is_near(shared: Set[str], wanted: Set[str], alone: Set[str]) -> bool:
    share = len(shared) / max(len(wanted), 1)
    return (len(shared) > 1 and share >= _HALF) or (share >= _FEW and bool(shared & alone))


def _is_title(said: str, passage: Passage) -> bool:
    """Tell whether it is what the passage is called, a question, or its first line, which no sign closes."""
    first = passage.text.lstrip().partition("\n")[0].strip()
    called = (passage.meta.title, passage.meta.section)
    return (
        not said
        or said.endswith(QUESTION_MARKS)
        or said in called
        or (said == first and (said[-1].isalnum() or said[-1] in ")）"))
    )
