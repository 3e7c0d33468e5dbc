"""Which mode suits a question that leaves the choice to us (`auto`)."""

from __future__ import annotations

from core.model import Mode
from core.reading.lexicon import speaks_of


def choose_mode(text: str) -> Mode:
    """Return the mode for `text`: high stakes -> both, current events -> crag, evidence-heavy -> self_reflective.

    Everything else is a lookup: standard.
    """
    if speaks_of("high_stakes", text):
        return Mode.BOTH
    if speaks_of("current_events", text):
        return Mode.CRAG
    return Mode.SELF_REFLECTIVE if speaks_of("weighs_evidence", text) else Mode.STANDARD
