"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    stop_words="""
        der die das den dem des ein eine einer eines einem einen und oder aber ist sind war waren wird werden wurde
        hat haben hatte ich du er sie es wir ihr mein dein sein unser euer nicht kein keine auch nur noch schon wie
        was wer wo wann warum welche welcher welches wieviel viele viel für mit von vom zu zum zur bei nach aus auf
        im in an am um über unter durch ohne gegen dass wenn als man kann können muss darf gibt
    """,
    telltales="das der die und ist ein eine nicht mit von für",
    months=(
        "januar", "februar", "märz maerz", "april", "mai", "juni", "juli", "august", "september", "oktober okt",
        "november", "dezember dez",
    ),
    scales={
        "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9, "milliarden": 1e9, "mrd": 1e9,
        "billionen": 1e12,
    },
    roles={
        "until": "bis",
        "joins_figures": "bis",
        "most_of_all": "höchste*, größte*, meisten, längste*, am höchsten, am größten",
        "least_of_all": "niedrigste*, kleinste*, wenigsten, kürzeste*, geringste*",
        "no_extreme": "höchstens, mindestens, die meisten der, eine der, einer der, nie, nicht, seit, bisher",
        "year_before": """
            im jahr davor, im jahr zuvor, ein jahr zuvor, ein jahr davor, ein jahr früher, im vorjahr,
            im vorherigen jahr, des vorjahres
        """,
        "year_after": "ein jahr später, ein jahr danach, im jahr darauf, im folgejahr, im folgenden jahr",
        "source_word": "quelle, quellen",
        "percent": "prozent",
        "percent_points": "prozentpunkt, prozentpunkte, prozentpunkten",
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
        # To here.
    },
)  # fmt: skip
