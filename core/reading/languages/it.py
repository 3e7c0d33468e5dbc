"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    own_letters="ìò",
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
    names_in_capitals=True,
    decimal_comma=True,
    currencies={
        "dollari": "USD", "dollaro": "USD", "sterline": "GBP", "franchi": "CHF",
    },
    figures=FigureWording(
        value="{measure} di {company} {period} (chiuso il {end}): {figure}.",
        year="nell'esercizio {year}",
        quarter="nel T{quarter} dell'esercizio {year}",
        nothing="Non ho cifre per quel periodo; le ho dal {first} al {last}.",
        unread="Non ho capito {words} nella domanda, quindi non do alcuna cifra; la prego di dirlo con altre parole.",
        scales=((1e9, "miliardi"), (1e6, "milioni")),
    ),
    roles={
        "out_of": "su, di, dei, delle",
        "compared_from": "rispetto, contro, che nel",
        "per": "per",
        "article": "il, lo, la, gli, le, un, uno, una, i",
        "than": "di, che, al",
        "less_than": "minore, meno, inferiore",
        "more_than": "maggiore, più, superiore",
        "fiscal": "esercizio",
        "states": "era, erano, è, sono, di, a",
        "deficit": "perdita, perdite, disavanzo",
        "percent_points": "punto percentuale, punti percentuali",
        "compares": "contro, rispetto a, in confronto a",
        "coordinates": "e, ma, mentre",
        "both_ends": "e, o",
        "starts_from": "da, dai, dal",
        "moves_to": "a, ai, al",
        "moves_from": "da, dai, dal",
        "of_the_present": """
            oggi, adesso, attuale, attuali, attualmente, in questo momento, ultime notizie, più recente, più recenti,
            questa settimana, questo mese, quest'anno, che tempo fa, prezzo, prezzi, quotazione, tasso di cambio, chi è,
            chi sono, chi dirige
        """,
        "wants_search": """
            devo cercare, ho bisogno di cercare, dovrei cercare, bisogna cercare, dobbiamo cercare, sto per cercare, una
            ricerca su, una nuova ricerca su, una ricerca di
        """,
        "of_the_draft": """
            la tua risposta, la sua risposta, la mia risposta, la bozza, questa bozza, la risposta precedente, la
            risposta fornita, la risposta è errata, la risposta è sbagliata, la risposta è corretta, la risposta è
            incompleta, la risposta dovrebbe, la risposta deve, la risposta contiene, si prega di verificare, si prega
            di correggere, ho verificato, ho controllato, devo, ho bisogno
        """,
        "about": "circa, quasi",
        "percent": "per cento",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "half": "semestre, metà",
        "span_start": "tra, fra, dal",
        "span_joint": "e, al",
        "until": "fino a, a, al, ai",
        "times": "volte",
        "hour_follows": "alle, dalle, fino alle, tra le",
        "before_or_after": "dopo le, prima delle, verso le",
        "approximate": "circa, quasi, più di, oltre, meno di, almeno, al massimo, intorno a, fino a",
        "at_least": "più di, almeno, oltre",
        "at_most": "meno di, quasi, al massimo, fino a",
        "set_against": "rispetto a, in confronto a, dopo",
        "against": "rispetto a, contro, in confronto a",
        "rise": """
            aument*, crescit*, cresciut*, cresce*, salit*, raddoppi*, incremento*, sale, salgono, rialz*,
            in crescita, guadagn*, balz*
        """,
        "fall": """
            diminu*, calo, calat*, sces*, ridott*, riduzion*, flession*, in calo, ribass*, perdit*, scend*,
            contraz*, cala, calano, calò, meno
        """,
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
        "fiscal_year": "esercizio, anno fiscale",
        "declines": """
            non lo so, nessun informazion*, nessuna informazion*, nessun dat*, nessuna dat*, non ho trovato,
            non menzion*
        """,
        "source_word": "fonte, fonti",
        "joins_figures": "a, su",
        "year_before": """
            l'anno precedente, l'anno prima, un anno prima
        """,
        "year_after": "l'anno successivo, l'anno dopo, un anno dopo",
        "leads_in": "e",
        "also": "e",
        "what_about": "e per",
        "clause_joint": "e, mentre",
        "year_word": "anno, anni",
        "turns_age": "compì",
        "adposition": "in, nel, nella, nei, nelle, a, al, alla, di, del, della, dei, delle, con, da, dal",
        "preposition": "per",
        "for_whom": "per",
        "asks_figure": "quanto, quanta, quanti, quante, quando, quale percentuale, quale quantità",
        "none": "nessun*",
        "asks_date": """
            quando, quale anno, che anno, quali anni, quale data, che data, quale giorno, quale mese, quale
            secolo
        """,
        "asks_list": "passi",
        "asks_reason": "perché, per quale motivo, per quale ragione",
        "asks_explanation": "perché",
        "about_reasons": "perche, perché",
        "in_force_from": "in vigore dal, valido dal, valida dal, decorrenza, applicabile dal, entrata in vigore",
        "as_of_date": "alla data del, pubblicato il, pubblicata il",
        "updated_on": """
            ultimo aggiornamento, aggiornato il, aggiornata il, modificato il, ultima modifica, rivisto il
        """,
        "in_force_until": "valido fino al, valida fino al, in vigore fino al, scade il",
        "version_word": "versione, revisione, edizione",
        "supersedes": "sostituisce",
        "superseded_by": "sostituito da, sostituita da",
        "draft_state": "bozza, bozze",
        "archived_state": "archiviato, archiviata, obsoleto, obsoleta, abrogato, abrogata, superato, superata",
        "state_word": "stato",
        "authority_word": "autorità",
        "official_word": "ufficiale, vincolante",
        "unofficial_word": "non ufficiale, ufficioso",
        "yes_word": "sì, vero",
        "all_earlier": "tutte, tutti, precedente, precedenti",
        "company_label": "azienda, società, impresa, organizzazione, emittente, datore di lavoro",
        "product_label": "prodotto, nome del prodotto, modello, applicazione, progetto",
        "place_label": "luogo, sede, paese, regione, città, ufficio",
        "period_label": "periodo, esercizio, trimestre, anno",
        "audience_label": "destinatari, pubblico, si applica a, rivolto a, ambito",
        "registrant": "nome dell'emittente",
        "reports_on": "per l'esercizio chiuso al, esercizio chiuso al, per il trimestre chiuso al",
        "report_kind": "relazione annuale, relazione trimestrale, bilancio annuale",
        "document_noun": "regolamento, manuale, procedura, guida, accordo, documento, direttiva",
        "periodic_document": "relazione, rapporto, verbale, risultati, bilancio, fattura",
        "span_opens": "tra, fra, dal",
        "reported_span": "mese, mesi, settimana, settimane",
        "heads_column": "variazione, % variazione, totale",
        "loss_of": "perdita di, perdite di",
        "question_word": "chi, che, cosa, quale, quali, quando, dove, come, perché, quanto, quanta, quanti, quante",
        "calendar_word": """
            giorn*, settiman*, mese, mesi, ora, ore, anno, anni, secol*, lunedì, martedì, mercoledì, giovedì,
            venerdì, sabato, domenica
        """,
        "figure_word": """
            uno, una volta, due volte, metà, doppio, terzo, cento, mille, giornalier*, settimanal*, mensil*,
            annual*, illimitat*
        """,
        "reason": "perché, a causa, poiché, grazie a, dovuto a, in quanto",
        "asks_person": "chi",
        "asks_phone": "numero di telefono, recapito telefonico, numero di cellulare",
        "asks_mail": "indirizzo email, indirizzo e-mail, indirizzo di posta elettronica",
        "pronoun": "esso, essa, essi, ciò, questo",
        "relative_period": "l'anno scorso, quest'anno, il prossimo anno",
    },
    says={
        "refusal": (
            "Non ho trovato una risposta nei documenti che posso leggere; può aiutare indicare "
            "il prodotto, il gruppo o il periodo, oppure aggiungere un documento che ne parli."
        ),
        "otherwise": "Un'altra fonte dice altro:",
        "otherwise_older": "Una fonte meno recente dice altro:",
        "otherwise_archived": "Una fonte non più in vigore dice altro:",
        "otherwise_draft": "Una bozza dice altro:",
        "otherwise_lower": "Una fonte meno autorevole dice altro:",
        "otherwise_early": "Una fonte non ancora in vigore dice altro:",
        "source_followed": "Fonte seguita: {winner}; scartata: {loser}.",
        "source_draft": "{source} è una bozza.",
        "source_archived": "{source} non è più in vigore.",
        "unsupported": (
            "Non ho potuto scrivere una risposta che le fonti sostengano{why}. Aiuterebbe una "
            "domanda più precisa."
        ),
        "unproven": (
            "Non ho trovato una risposta che le fonti sostengano. Che cosa ho provato: ricerche di {searched}; "
            "bozze esaminate: {drafts}. Aiuterebbe una domanda più precisa, o un documento che ne tratti."
        ),
        "failed": "Non ho potuto rispondere: {error} L'errore è stato registrato.",
        "failed_for_now": (
            "Non ho potuto rispondere: {error} L'errore è stato registrato; riprovi tra un "
            "momento."
        ),
        "several": "Più fonti corrispondono e dicono cose diverse; precisi quale intende: {names}",
        "of_another": "Le fonti non lo dicono; la cosa più vicina riguarda altro: {names}",
        "not_quoted": "Ho cercato in {names} una frase da citare che risponda e non ne ho trovate.",
        "closest": "Il più vicino alla domanda, senza rispondervi: {names}",
        "which_one": "Ci sono più risposte. Quale intende?",
        "unconfirmed": "la verifica non l'ha confermato",
        "not_verified": "⚠️ Non del tutto verificato:",
        "unverified": "(non verificato)",
        "own_name": "italiano",
        "documents_in": (
            "I documenti sono in {languages}, e la ricerca tra lingue diverse qui è debole. "
            "Aiuterebbe chiedere in {languages} o impostare EMBEDDING_MODEL su un modello "
            "multilingue."
        ),
        "also_searched_in": "I documenti sono in {languages}; la domanda è stata cercata anche in quella lingua.",
        "weak_by_meaning": (
            "La ricerca per significato è debole in questa lingua: si è cercato per parole chiave. "
            "Un EMBEDDING_MODEL multilingue aiuterebbe."
        ),
        "not_translated": (
            "La domanda è in {asked}, le fonti sono in {spoken}; senza un modello linguistico le "
            "citazioni non vengono tradotte."
        ),
        "page": "p. {page}",
    },
)  # fmt: skip
