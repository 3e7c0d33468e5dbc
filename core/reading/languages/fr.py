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
    numbers={
        "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "onze": 11,
        "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16, "vingt": 20, "vingts": 20, "trente": 30,
        "quarante": 40, "cinquante": 50, "soixante": 60, "mille": 1_000,
    },
    ordinals={
        "premier": 1, "première": 1, "deuxième": 2, "troisième": 3, "quatrième": 4, "1er": 1,
        "2e": 2, "3e": 3, "4e": 4,
    },
    scales={"mille": 1e3, "milliard": 1e9, "milliards": 1e9},
    measures={
        "revenue": "chiffre d'affaires, chiffre d’affaires, revenus, ventes, revenu",
        "net_income": "bénéfice net, résultat net, bénéfice, profit net, profit",
        "operating_income": """
            résultat opérationnel, résultat d'exploitation, résultat d’exploitation, bénéfice opérationnel
        """,
        "gross_profit": "bénéfice brut, marge brute en valeur",
        "total_assets": "total de l'actif, actif total, total des actifs",
        "stockholders_equity": "capitaux propres",
        "rd_expense": """
            dépenses de recherche et développement, frais de recherche et développement, recherche et développement
        """,
        "operating_cash_flow": "flux de trésorerie opérationnel",
        "employees": "employés, salariés, effectif, effectifs",
        "eps_diluted": "bénéfice par action",
        "inventory": "stocks",
    },
    asks_figure="""
        quel, quelle, quels, quelles, était, étaient, combien, exercice, exercice fiscal, année,
        fiscale, fiscal, s'élevait, réalisé, l'exercice, l’exercice, l'année, avait
    """,
    roles={
        "about": "environ, près de",
        "quarter": "trimestre*",
        "half_year": "semestre*",
        "half": "semestre",
        "span_start": "entre, de",
        "span_joint": "et, à",
        "until": "à, jusqu'à",
        "times": "fois",
        "before_or_after": "après, avant, vers",
        "approximate": """
            environ, près de, presque, plus de, moins de, au moins, au plus, autour de, jusqu'à
        """,
        "at_least": "plus de, au moins",
        "at_most": "moins de, au plus, près de, presque, jusqu'à",
        "set_against": "depuis, contre, par rapport à, comparé à, après",
        "against": "contre, par rapport à, comparé à",
        "rise": "augment*, croissance, croît, hausse*, progress*, doubl*, grimp*",
        "fall": "baiss*, diminu*, recul*, chut*, réduc*, réduit*",
        "movement": "variation, écart, évolution, hausse, baisse",
        "change": """
            augment*, croissance, croît, hausse*, grimp*, baiss*, diminu*, recul*, chut*, réduc*,
            réduit*, par rapport à, écart*, évolution*
        """,
        "average": "moyenne*",
        "sum": "au total, ensemble, somme*",
        "whole": "moyenne*, au total, ensemble",
        "share": "proportion*, taux, marge*",
        "negation": "ne, pas, aucun*, sans",
        "hedge": "peut-être, probablement, environ",
        "lacking": "manque, manquent, manquant*, indisponible*",
        "data": "donnée, données, information, informations, chiffre, chiffres",
        "given": "disponible*, fourni*, publié*, trouvé*",
        "doubles": "a doublé, ont doublé",
        "triples": "a triplé, ont triplé",
        "quadruples": "a quadruplé, ont quadruplé",
        "years": "an, ans, année, années, décennies",
        "born": "né, née, naissance",
        "contrasts": "mais, cependant, toutefois, tandis que, seulement",
        "fiscal_year": "exercice",
        "span_of_time": "année, mois, siècle",
        "number_sign": "n, numéro",
        "numbered": "chapitre, tableau, étape, annexe",
        "tells": "n'ai, n'a, n'est, n'ont, n'y a, ne mentionn*, ne précis*, ne contienn*, ne indiqu*, ne di*",
        "lacks": "pas",
        "declines": """
            je ne sais pas, aucun information*, aucune information*, aucun donnée*, aucune donnée*, aucun mention*,
            aucune mention*
        """,
        "source_word": "source, sources",
        "percent": "pour cent",
        "joins_figures": "à",
        "year_before": """
            l'année précédente, un an plus tôt, un an auparavant, l'an dernier
        """,
        "year_after": "l'année suivante, un an plus tard",
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
        "span_opens": "entre, depuis",
        "reported_span": "mois, semaine, semaines, clos",
        "heads_column": "variation, variation en %",
        "loss_of": "perte de",
        "hour_follows": "à, vers, entre, jusqu'à, dès",
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
