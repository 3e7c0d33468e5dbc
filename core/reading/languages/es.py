"""Spanish."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

SPANISH: Final = Language(
    code="es",
    name="Spanish",
    stop_words="""
        el la los las un una unos unas de del y o pero es son era fue ser ha han había yo tú él ella nosotros
        ustedes ellos mi mis tu tus su sus nuestro este esta estos estas ese esa que qué quién cuál cuáles cuándo
        cuanto cuánto cuántos cuántas cuánta dónde cómo por para con sin en a al no se si lo le les hay puede más
        muy
    """,
    telltales="el los las es una del y con",
    months=(
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ),
    scales={"millón": 1e6, "millones": 1e6, "mil millones": 1e9, "billones": 1e12},
    currencies={"dólares": "USD"},
    roles={
        "until": "a, hasta",
        "joins_figures": "a, hasta",
        "year_before": """
            el año anterior, un año antes
        """,
        "year_after": "el año siguiente, un año después, un año más tarde",
        "source_word": "fuente, fuentes", "percent": "por ciento", "date_of": "de, del",
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
        # To here.
    },
)  # fmt: skip
