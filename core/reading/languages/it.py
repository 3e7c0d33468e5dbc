"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    roles={
        # What questions and quotes are told by.
        "leads_in": "e",
        "also": "e",
        "what_about": "e per",
        "preposition": "per",
        "for_whom": "per",
        "asks_figure": "quanto, quanta, quanti, quante, quando",
        "none": "nessun*",
        "asks_date": "quando",
        "asks_list": "passi",
        "asks_reason": "perché",
        "asks_explanation": "perché",
        "about_reasons": "perche, perché",
    },
)
