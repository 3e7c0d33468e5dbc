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
    numbers={
        "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "nove": 9, "dieci": 10, "undici": 11, "dodici": 12,
        "tredici": 13, "quattordici": 14, "quindici": 15, "sedici": 16, "diciassette": 17, "diciotto": 18,
        "diciannove": 19, "venti": 20, "trenta": 30, "quaranta": 40, "cinquanta": 50, "sessanta": 60, "settanta": 70,
        "ottanta": 80, "novanta": 90,
    },
    ordinals={"primo": 1, "prima": 1, "secondo": 2, "seconda": 2, "terzo": 3, "terza": 3, "quarto": 4, "quarta": 4},
    scales={
        "mila": 1e3, "mln": 1e6, "milione": 1e6, "milioni": 1e6, "miliardo": 1e9, "miliardi": 1e9, "mld": 1e9,
    },
    currencies={"dollari": "USD"},
    measures={
        "revenue": "ricavi, fatturato, vendite",
        "net_income": "utile netto, utile, profitto netto",
        "operating_income": "utile operativo, risultato operativo",
        "total_assets": "totale attivo, attività totali",
        "stockholders_equity": "patrimonio netto",
        "employees": "dipendenti",
    },
    asks_figure="""
        qual, quale, quali, era, erano, quanto, quanti, anno, esercizio, fiscale, stato, stati, fu,
        nell'anno, nell'esercizio, esercizio fiscale, dell'anno, ammontava
    """,
    roles={
        "about": "circa, quasi",
        "percent": "per cento",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "half": "semestre, metà",
        "span_start": "tra, fra, dal",
        "span_joint": "e, al",
        "until": "fino a, a",
        "times": "volte",
        "hour_follows": "alle, dalle, fino alle, tra le",
        "before_or_after": "dopo le, prima delle, verso le",
        "approximate": "circa, quasi, più di, oltre, meno di, almeno, al massimo, intorno a, fino a",
        "at_least": "più di, almeno, oltre",
        "at_most": "meno di, quasi, al massimo, fino a",
        "set_against": "rispetto a, in confronto a, dopo",
        "against": "rispetto a, contro, in confronto a",
        "rise": "aument*, crescit*, cresciut*, cresce*, salit*, raddoppi*, incremento*",
        "fall": "diminu*, calo, calat*, sces*, ridott*, riduzion*, flession*",
        "movement": "variazione, variazioni, differenza, scostamento",
        "change": """
            aument*, crescit*, cresciut*, cresce*, salit*, incremento*, diminu*, calo, calat*,
            sces*, ridott*, riduzion*, flession*, variazion*, differenz*, rispetto a
        """,
        "average": "media, medie",
        "sum": "in totale, somma, complessiv*",
        "whole": "in totale, complessiv*",
        "share": "quota, percentual*, margine, tasso",
        "negation": "senza, nessun*",
        "hedge": "forse, probabilmente",
        "lacking": "manca, mancano, mancant*",
        "data": "dato, dati, informazioni, cifre",
        "given": "disponibil*, pubblicat*, trovat*",
        "doubles": "raddoppiato, raddoppiata, raddoppiati, raddoppiò",
        "triples": "triplicato, triplicata, triplicati",
        "quadruples": "quadruplicato, quadruplicata",
        "halves": "dimezzato, dimezzata, dimezzati",
        "years": "anno, anni, decenni",
        "born": "nato, nata, nascita",
        "contrasts": "ma, però, tuttavia, mentre, solo",
        "fiscal_year": "esercizio",
        "declines": """
            non lo so, nessun informazion*, nessuna informazion*, nessun dat*, nessuna dat*, non ho trovato,
            non menzion*
        """,
        "source_word": "fonte, fonti",
        "joins_figures": "a",
        "year_before": """
            l'anno precedente, l'anno prima, un anno prima
        """,
        "year_after": "l'anno successivo, l'anno dopo, un anno dopo",
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
        "span_opens": "tra, fra, dal",
        "reported_span": "mese, mesi, settimana, settimane",
        "heads_column": "variazione, % variazione, totale",
        "loss_of": "perdita di",
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
