"""French."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    stop_words="""
        le la les un une des du de d et ou mais est sont était sera être a ont avait avoir je tu il elle nous vous
        ils elles on mon ma mes ton sa ses notre nos votre vos leur leurs ce cet cette ces qui que quoi quel quelle
        quels quelles quand où comment combien pourquoi ne pas plus dans sur sous avec sans pour par au aux en y se
        si est-ce peut puis-je faut
    """,
    telltales="le la les des et est une dans pour",
    months=(
        "janvier", "février fevrier", "mars", "avril", "mai", "juin", "juillet", "août aout", "septembre", "octobre",
        "novembre", "décembre decembre",
    ),
    scales={"mille": 1e3, "milliard": 1e9, "milliards": 1e9},
    roles={
        "until": "à",
        "joins_figures": "à",
        "year_before": """
            l'année précédente, un an plus tôt, un an auparavant, l'an dernier
        """,
        "year_after": "l'année suivante, un an plus tard",
        "source_word": "source, sources", "percent": "pour cent",
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
        # To here.
    },
)  # fmt: skip
