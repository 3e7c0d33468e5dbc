"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    says={
        "answered": "Answered",
        "partial": "Partly verified",
        "refused": "Not answered",
        "unclear": "Which one?",
        "failed": "Failed",
        "being answered": "Being answered",
        "high": "high confidence ({percent} %)",
        "medium": "medium confidence ({percent} %)",
        "low": "low confidence ({percent} %)",
        "checks failed": "{checks} not verified",
        "checks passed": "checked: {checks}",
        "attempts": "{count} attempts",
        "remembered": "remembered",
        "no sources": "This answer cites no sources.",
    },
)
