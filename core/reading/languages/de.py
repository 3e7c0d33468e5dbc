"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    roles={
        # What questions and quotes are told by.
        "leads_in": "und",
        "also": "und",
        "what_about": "was ist mit, wie ist es mit",
        "preposition": "für",
        "for_whom": "für",
        "asks_figure": "wieviel, wieviele, wie viel, wie viele, wann",
        "none": "kein*, nicht",
        "asks_date": "wann",
        "asks_list": "schritte",
        "asks_reason": "warum",
        "asks_explanation": "wie, warum",
        "not_explained": "wie viel*, wie lange*, wie oft*, wie hoch*, wie alt*, wie groß*, wie schwer*, wie weit*",
        "about_reasons": "warum",
        "list_and": "und",
    },
)
