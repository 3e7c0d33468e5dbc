"""French."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    roles={
        # What questions and quotes are told by.
        "leads_in": "et",
        "also": "et",
        "what_about": "et pour, qu'en est-il de",
        "preposition": "pour",
        "for_whom": "pour",
        "asks_figure": "combien, quand",
        "none": "aucun*",
        "asks_date": "quand",
        "asks_list": "étapes",
        "asks_reason": "pourquoi",
        "asks_explanation": "comment, pourquoi",
        "about_reasons": "pourquoi",
        "list_and": "et",
    },
)
