"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    roles={
        # What questions and quotes are told by.
        "leads_in": "e",
        "also": "e",
        "what_about": "e para, e quanto a",
        "preposition": "para",
        "for_whom": "para",
        "asks_figure": "quanto, quanta, quantos, quantas, quando",
        "asks_date": "quando",
        "asks_list": "passos",
        "asks_explanation": "como",
    },
)
