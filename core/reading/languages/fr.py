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
    abbreviations="mme mlle mm env ex c.-à-d p.ex art",
    months=(
        "janvier", "février fevrier", "mars", "avril", "mai", "juin", "juillet", "août aout", "septembre", "octobre",
        "novembre", "décembre decembre",
    ),
    scales={"mille": 1e3, "milliard": 1e9, "milliards": 1e9},
    roles={
        "tells": "n'ai, n'a, n'est, n'ont, n'y a, ne mentionn*, ne précis*, ne contienn*, ne indiqu*, ne di*",
        "lacks": "pas",
        "declines": """
            je ne sais pas, aucun information*, aucune information*, aucun donnée*, aucune donnée*, aucun mention*,
            aucune mention*
        """,
        "source_word": "source, sources",
        "percent": "pour cent",
    },
    says={
        "refusal": (
            "Je n'ai pas trouvé de réponse dans les documents que je peux lire ; précisez le "
            "produit, l'équipe ou la période, ou ajoutez un document qui en parle."
        ),
        "otherwise": "Une autre source dit autre chose :",
        "unsupported": (
            "Je n'ai pas pu écrire de réponse que les sources confirment{why}. Une question plus "
            "précise aiderait."
        ),
        "failed": "Je n'ai pas pu répondre : {error} L'échec a été enregistré.",
        "failed_for_now": (
            "Je n'ai pas pu répondre : {error} L'échec a été enregistré ; reposez la question "
            "dans un instant."
        ),
        "closest": "Au plus près de la question, sans y répondre : {names}",
        "unconfirmed": "la vérification ne l'a pas confirmé",
        "not_verified": "⚠️ Pas entièrement vérifié :",
        "unverified": "(non vérifié)",
        "page": "p. {page}",
    },
)  # fmt: skip
