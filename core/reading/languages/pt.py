"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    stop_words="""
        o a os as um uma uns umas de do da dos das e ou mas é são era foi ser tem têm eu você ele ela nós vocês eles
        meu minha seu sua nosso este esta esse essa isso que quem qual quais quando quanto quantos quantas onde como
        por para com sem em no na nos nas ao à não se há pode mais muito
    """,
    telltales="não uma para são",
    months=(
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
    ),
    scales={
        "milhão": 1e6, "milhões": 1e6, "bilhão": 1e9, "bilhões": 1e9, "mil milhões": 1e9,
    },
    currencies={"dólares": "USD"},
    roles={
        "until": "a, até",
        "joins_figures": "a, até",
        "year_before": """
            no ano anterior, um ano antes, o ano anterior
        """,
        "year_after": "no ano seguinte, um ano depois, um ano mais tarde",
        "source_word": "fonte, fontes", "percent": "por cento", "date_of": "de",
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
        # To here.
    },
)  # fmt: skip
