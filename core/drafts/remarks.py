"""Tells what a verifier says about a draft from a draft of its own: a remark is never an answer."""

from __future__ import annotations

from core.model import Draft, Evidence
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.marks import cited_in, without_marks
from core.reading.words import content_words

_LEAST_BORNE_OUT = 0.3
"""Share of a correction's words that must stand in the evidence. A correction says what the sources say, a remark says
what is the matter: `Please look it up again [1].` shares nothing with any of them."""
_FEWEST = 2  # words from which on a share tells anything: `Yes [1].` may be a correction


def is_remark(fix: Draft, evidence: Evidence) -> bool:
    """Say whether a verifier's text, marked or not, is about the draft rather than about what was asked.

    It cites nothing and declines nothing, speaks of the draft or of its writer (`your answer`, `I need`), or has next
    to no words of the evidence. Taken for one wrongly, a correction is still the next draft's hint.
    """
    if fix.refused:
        return speaks_of("of_the_draft", fix.text)
    if not cited_in(fix.text):
        return True
    return speaks_of("of_the_draft", fix.text) or _is_elsewhere(fix, evidence)


def _is_elsewhere(fix: Draft, evidence: Evidence) -> bool:
    text = without_marks(fix.text)
    told = " ".join(passage.text for passage in evidence.passages)
    said = set(content_words(text))
    if len(said) < _FEWEST or any(c.isdigit() for c in text) or language_of(text) != language_of(told[:2_000]):
        return False
    return len(said & set(content_words(told))) < _LEAST_BORNE_OUT * len(said)
