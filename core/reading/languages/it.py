"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    stop_words="""
        il lo la i gli le un uno una di del dello della dei degli delle e o ma è sono era sarà essere ha hanno io tu
        lui lei noi voi loro mio mia suo sua nostro questo questa questi quello che chi cosa quale quali quando
        quanto quanti quante dove come perché per con senza in nel nella a al alla ai alle da dal dalla non si più
        c'è può
    """,
    telltales="il di che per",
    months=(
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
    ),
    scales={
        "mila": 1e3, "mln": 1e6, "milione": 1e6, "milioni": 1e6, "miliardo": 1e9, "miliardi": 1e9, "mld": 1e9,
    },
    currencies={"dollari": "USD"},
    roles={
        "until": "a",
        "joins_figures": "a",
        "year_before": """
            l'anno precedente, l'anno prima, un anno prima
        """,
        "year_after": "l'anno successivo, l'anno dopo, un anno dopo",
        "source_word": "fonte, fonti",
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
        # To here.
    },
)  # fmt: skip
