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
    abbreviations="sig sig.ra dott pag ecc p.es",
    months=(
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
    ),
    scales={
        "mila": 1e3, "mln": 1e6, "milione": 1e6, "milioni": 1e6, "miliardo": 1e9, "miliardi": 1e9, "mld": 1e9,
    },
    currencies={"dollari": "USD"},
    roles={
        "declines": """
            non lo so, nessun informazion*, nessuna informazion*, nessun dat*, nessuna dat*, non ho trovato,
            non menzion*
        """,
        "source_word": "fonte, fonti",
    },
    says={
        "refusal": (
            "Non ho trovato una risposta nei documenti che posso leggere; può aiutare indicare "
            "il prodotto, il gruppo o il periodo, oppure aggiungere un documento che ne parli."
        ),
        "otherwise": "Un'altra fonte dice altro:",
        "unsupported": (
            "Non ho potuto scrivere una risposta che le fonti sostengano{why}. Aiuterebbe una "
            "domanda più precisa."
        ),
        "failed": "Non ho potuto rispondere: {error} L'errore è stato registrato.",
        "failed_for_now": (
            "Non ho potuto rispondere: {error} L'errore è stato registrato; riprovi tra un "
            "momento."
        ),
        "closest": "Il più vicino alla domanda, senza rispondervi: {names}",
        "unconfirmed": "la verifica non l'ha confermato",
        "not_verified": "⚠️ Non del tutto verificato:",
        "unverified": "(non verificato)",
        "page": "p. {page}",
    },
)  # fmt: skip
