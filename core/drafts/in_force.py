"""What an answer says behind itself of the sources it rests on: that one holds no longer, not yet, or is a draft."""

from __future__ import annotations

from collections.abc import Iterable

from core.extraction.disagreement import all_lead_ins, not_in_force
from core.model import PassageMeta


def with_standing(text: str, metas: Iterable[PassageMeta], language: str, today: str) -> str:
    """Return an answer with what is to be said of its sources' standing; `today` is an ISO day.

    Where the answer names one as what is set aside, that has been said.
    """
    if any(phrase in text for phrase in all_lead_ins()):
        return text
    return "\n\n".join((text, *(f"⚠️ {told}" for told in not_in_force(metas, language, today))))
