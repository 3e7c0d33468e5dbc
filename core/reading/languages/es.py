"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    roles={
        # What questions and quotes are told by.
        "leads_in": "y",
        "also": "y",
        "what_about": "y para, qué hay de",
        "preposition": "para",
        "for_whom": "para",
        "asks_figure": "cuánto*, cuánta*, cuándo",
        "none": "sin",
        "asks_date": "cuándo",
        "asks_list": "pasos",
        "asks_reason": "por qué",
        "asks_explanation": "cómo, por qué",
        "about_reasons": "por que, por qué",
        "list_and": "y",
    },
)
