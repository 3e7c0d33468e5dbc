"""French."""

from __future__ import annotations

from typing import Final

from core.reading.language import FigureWording, Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    own_letters="œùë",
    stop_words="""
        le la les un une des du de d et ou mais est sont était sera être a ont avait avoir je tu il elle nous vous
        ils elles on mon ma mes ton sa ses notre nos votre vos leur leurs ce cet cette ces qui que quoi quel quelle
        quels quelles quand où comment combien pourquoi ne pas plus dans sur sous avec sans pour par au aux en y se
        si est-ce peut puis-je faut à
    """,
    telling_pairs="tu es, es tu",
    telling_words="""
        bonjour salut bonsoir merci coucou coûte coûtent coût coûts prix tarif tarifs frais payer paie paye
        payés payé argent salaire congé congés vacances jours jour semaine semaines mois année années ans heures
        heure numéro adresse délai délais demande maladie voyage déplacement déplacements bureau équipe chef
        client clients contrat préavis assurance compte accès aide commande livraison retour garantie facture
        paiement horaires ouverture ouvert ouverts fermé fermée ferme fermeture ouvre puis peux peut-on peuvent
        pouvons amener réserver demander approuve valide responsable contacter écrire travail travailler
        télétravail chien voiture garer cantine formation règles réunion salle longtemps souvent tard veut dire
        signifie autorisé permis possible nouveau nouvelle dernier prochain chiffre bénéfice résultat salariés
        rapport marie mariage naissance parental déménagement remboursement montant oublié mot passe bois dois
        doit faire trouver donner reçois touche droit besoin envoyer appeler combien dont chez lequel laquelle
        lesquels quelqu'un rien toujours jamais aussi très bien c'est qu'est-ce d'ouverture fin début prime
        depuis pendant entre avant après jusqu'à jusque vers selon peut-être
        parking email mail manager bonus support reset meeting
        suis êtes sommes
    """,
    telling_endings="ement ements eur eurs euse eux ité ités ée ées és age ages ez aux",
    telltales="le la les des et est une dans pour",
    abbreviations="mme mlle mm env ex c.-à-d p.ex art",
    weekdays=(
        "lundi lundis lun",
        "mardi mardis",
        "mercredi mercredis mer",
        "jeudi jeudis jeu",
        "vendredi vendredis ven",
        "samedi samedis sam",
        "dimanche dimanches dim",
    ),
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
    scales={
        "centime": 1e-2, "centimes": 1e-2,
        "mille": 1e3, "millier": 1e3, "milliers": 1e3, "milliard": 1e9, "milliards": 1e9,
    },
    unit_scales={"milliers": 1e3, "millions": 1e6, "milliards": 1e9},
    measures={
        "revenue": "chiffre d'affaires, chiffre d’affaires, revenus, ventes, revenu",
        "net_income": "bénéfice net, résultat net, bénéfice, profit net, profit, perte nette, bénéfices",
        "operating_income": """
            résultat opérationnel, résultat d'exploitation, résultat d’exploitation, bénéfice opérationnel
        """,
        "gross_profit": "bénéfice brut, marge brute en valeur",
        "total_assets": "total de l'actif, actif total, total des actifs",
        "stockholders_equity": "capitaux propres",
        "rd_expense": """
            dépenses de recherche et développement, frais de recherche et développement,
            recherche et développement
        """,
        "operating_cash_flow": """
            flux de trésorerie opérationnel, flux de trésorerie d'exploitation, cash-flow opérationnel
        """,
        "employees": "employés, salariés, effectif, effectifs",
        "eps_diluted": "bénéfice par action, bénéfice dilué par action",
        "inventory": "stocks",
        "total_liabilities": "total du passif, dettes totales, passif total",
        "cost_of_sales": "coût des ventes",
        "income_tax": "impôt sur les bénéfices, impôts sur le résultat",
        "sga_expense": "frais commerciaux et administratifs",
        "eps_basic": "bénéfice de base par action",
        "cash_and_equivalents": "trésorerie",
        "long_term_debt": "dette à long terme",
        "share_repurchases": "rachats d'actions",
        "capex": "dépenses d'investissement",
        "property_plant_equipment": "immobilisations corporelles",
        "accounts_receivable": "créances clients",
        "current_assets": "actif courant, actifs courants",
        "current_liabilities": "passif courant, passifs courants",
        "diluted_shares": "actions diluées",
        "shares_outstanding": "actions en circulation",
        "dividends_paid": "dividendes versés, dividendes",
    },
    asks_figure="""
        quel, quelle, quels, quelles, a-t-il, a-t-elle, ont-ils, ont-elles, était-il, était-elle, était, étaient,
        combien, exercice, exercice fiscal, année, fiscale, fiscal, s'élevait, réalisé, l'exercice, l’exercice,
        l'année, avait, montant, montants, élevé, élevée, élevés, élevées, s'élève, s’élève, s’élevait, s'est,
        s’est, s'élevaient, élevait, à combien, t-il, t-elle, haut, haute, valait, atteignait, s'il vous plaît, à
    """,
    line_names={
        "personnel expenses": "frais de personnel, charges de personnel, masse salariale, dépenses de personnel",
        "cost of sales": "coût des ventes, coût des marchandises vendues",
        "income taxes": "impôts sur les bénéfices, impôt sur les sociétés, impôts sur le résultat",
        "profit before tax": "résultat avant impôts, résultat avant impôt, bénéfice avant impôts",
        "depreciation": "amortissements, dotations aux amortissements",
        "order intake": "prises de commandes, entrées de commandes",
        "order backlog": "carnet de commandes",
        "receivables": "créances clients, créances",
        "payables": "dettes fournisseurs",
        "cash": "trésorerie, disponibilités",
        "borrowings": "dettes financières, endettement financier, emprunts",
        "capital expenditure": "investissements, dépenses d'investissement",
        "advertising": "publicité, dépenses publicitaires",
        "operating income": "résultat opérationnel, résultat d'exploitation, bénéfice d'exploitation",
        "net income": "résultat net, bénéfice net",
        "revenue": "chiffre d'affaires, ventes",
        "equity": "capitaux propres",
        "inventory": "stocks de marchandises, valeur des stocks",
        "dividend": "dividende, dividendes",
        "interest expense": "charges d'intérêts, frais financiers",
    },
    figure_words={
        "trend": """
            tendance, trajectoire, évolution, évolué, évoluée, évoluent, au fil des années, au fil des ans,
            ces dernières années
        """,
        "change": "changement, changé, évolué, évolution, variation, varié, différence, écart",
        "grow": "augmenté, augmentation, progressé, progression, croissance, crû, hausse",
        "fall": "baissé, baisse, diminué, diminution, reculé, recul, chuté, chute",
        "percent": "pour cent, pourcentage, pourcent",
        "how much": "de combien, combien",
        "highest": """
            le plus élevé, la plus élevée, le plus haut, la plus haute, le plus grand, maximum, maximal, record
        """,
        "lowest": "le plus bas, la plus basse, le plus faible, la plus faible, minimum, minimal",
        "average": "moyen, moyenne, en moyenne",
        "in total": "au total, en tout, cumulé, cumulés",
        "which year": "en quelle année, quelle année, au cours de quelle année, quel exercice",
        "compare": "compare, comparez, comparer, comparaison",
        "with": "avec, à celui de, par rapport à",
        "to": "à, jusqu'en, jusqu’en",
        "between": "entre",
        "from": "de",
        "since": "depuis",
        "and": "et",
        "gross margin": "marge brute, taux de marge brute",
        "net margin": "marge nette, taux de marge nette",
        "operating margin": "marge opérationnelle, marge d'exploitation, marge d’exploitation",
        "return on equity": "rentabilité des capitaux propres, rendement des capitaux propres",
        "share price": "cours de l'action, cours de l’action",
        "closing price": "cours de clôture",
        "return on assets": "rentabilité des actifs, rendement des actifs",
        "R&D as a share of revenue": "intensité de recherche et développement",
        "debt to equity": "ratio d'endettement, taux d'endettement",
        "long-term debt to equity": "ratio d'endettement à long terme",
        "current ratio": "ratio de liquidité générale, ratio de liquidité",
        "asset turnover": "rotation des actifs",
        "effective tax rate": "taux d'imposition effectif",
        "free cash flow": "flux de trésorerie disponible, cash-flow libre",
        "payout ratio": "taux de distribution",
        "net debt": "dette nette",
        "operating expenses": "charges d'exploitation, dépenses d'exploitation",
        "price to earnings": "ratio cours/bénéfice, per",
        "income statement": "compte de résultat",
        "balance sheet": "bilan",
        "cash flow statement": "tableau des flux de trésorerie, tableau de flux de trésorerie",
        "overview": "aperçu, vue d'ensemble, résumé",
        "which metrics": "quels chiffres, quels indicateurs, quelles données, indicateurs",
        "which companies have": "quelles entreprises, quelles sociétés",
        "for which years": "pour quelles années, quelles années",
        "computed": "calculé, calculée, calcule, calcul, formule",
        "first half of": "premier semestre, 1er semestre",
        "second half of": "second semestre, deuxième semestre",
        "trailing twelve months": "douze derniers mois, 12 derniers mois",
        "calendar year": "année civile, l'année civile",
        "by quarter": "par trimestre, trimestre par trimestre",
        "how many years": "pendant combien d'années, combien d'années, en combien d'années",
        "which years": "en quelles années, au cours de quelles années",
        "above": "au-dessus de, plus de, supérieur à, dépassé, supérieurs à",
        "below": "au-dessous de, moins de, inférieur à, inférieurs à",
        "for the first time": "pour la première fois",
        "median": "médiane",
        "cagr": "tcac, croissance annuelle moyenne, taux de croissance annuel moyen",
        "trading volume": "volume échangé, volume de transactions, volume d'échanges",
        "opening price": "cours d'ouverture",
        "what factor": "par quel facteur, combien de fois",
        "annual report": "rapport annuel",
        "quarterly report": "rapport trimestriel, rapports trimestriels",
        "filed": "déposé, déposés, dépôts",
        "how many filings": "combien de dépôts",
        "when": "quand",
        "ended": "se termine, s'est terminé, terminé, clos, pris fin",
        "first reported": "publié initialement, initialement publié, publié à l'origine",
        "the latest": "dernier, dernière, derniers, dernières",
        "": """
            as-tu, avez-vous, avez, tu, y a-t-il, donne, donnez, moi, me, disponibles,
            disponible, un, une, des, comment, chiffres, années, a-t-elle, publié, le, la, les,
            t-on, on, est-ce, que, été, fin, à la fin, en fin, début, avaient, dépensé, a dépensé,
            dépensait, versé, payé, enregistré, affiché, atteint, employait, comptait,
            encaissé, exactement, savoir, voudrais, aimerais, je, nous, au cours, lors, pour,
            de, du, s'est-il, s'est-elle, montait
        """,
        "how is that computed": """
            comment est-ce calculé, comment est-ce que c'est calculé, comment cela est-il calculé,
            comment c'est calculé
        """,
        "larger": "plus grand, plus grande",
    },
    names_in_capitals=True,
    elided="l d qu n s c j m t jusqu lorsqu puisqu",
    decimal_comma=True,
    currencies={
        "dollars": "USD", "francs": "CHF", "francs suisses": "CHF", "livres": "GBP", "livres sterling": "GBP",
    },
    figures=FigureWording(
        value="{company}, {measure} {period} (clos le {end}) : {figure}.",
        year="pour l'exercice {year}",
        quarter="pour le T{quarter} de l'exercice {year}",
        nothing="Je n'ai pas de chiffre pour cette période ; j'en ai de {first} à {last}.",
        unread=(
            "Je n'ai pas compris {words} dans la question et ne donne donc aucun chiffre ; merci de"
            " la formuler autrement."
        ),
        computed={
            "highest": "valeur la plus élevée {first}–{last}", "lowest": "valeur la plus basse {first}–{last}",
            "average": "Moyenne", "sum": "Somme", "change": "Variation",
        },
        scales=((1e9, "milliards"), (1e6, "millions")),
    ),
    time_units={
        "second": "seconde, secondes",
        "minute": "minute, minutes",
        "hour": "heure, heures",
        "day": "jour, jours",
        "week": "semaine, semaines",
        "month": "mois",
        "year": "an, ans, année, années",
    },
    opposites=(
        "augmenté augmente augmentent progressé | baissé baisse baissent diminué diminue diminuent reculé",
        "couvre couverts inclut inclus | exclut exclus",
        "approuvé approuvée accepté acceptée | rejeté rejetée refusé refusée",
        "facultatif facultative | obligatoire",
        "maximum | minimum",
        "autorisé autorisée | interdit interdite",
        "amount: plus | moins",
        "size: grand grande | petit petite",
        "height: haut haute élevé élevée | bas basse",
        "length: long longue | court courte",
        "speed: rapide | lent lente",
        "weight: lourd lourde | léger légère",
        "price: cher chère | abordable",
        "age: ancien ancienne vieux vieille âgé âgée | jeune récent récente",
        "avant | après",
        "meilleur meilleure | pire",
        "ouvre ouvrent | ferme ferment",
        "commence débute | finit termine",
        "rapides | lents",
        "supérieur supérieure | inférieur inférieure",
        "arrive | part",
    ),
    clock_hours={
        "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6,
        "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12,
    },
    asked_around="""
        trouve trouver trouvez trouvent trouve-t-on savoir sais
        à l d qu j m n s t c au aux de du des en par pour sur avec sans le la les un une être avoir était
        étaient avait avaient comme été compte comptent comporte comportent dispose disposent offre offrent
        propose contient possède possèdent contenir amener apporter normal normale elle choses chose trucs
        cette ce cet année mois est-ce qu'est-ce c'est ça cela on je tu nous vous ils elles moi mon ma mes ton
        ta tes notre nos votre vos son sa ses leur leurs ai as avons avez peux peut peuvent pouvez pouvons
        pourriez pourrait dois doit doivent devez faut faudrait dire savoir fait faire font fais va vont aller
        veux voudrais aimerais touche toucher touchent reçois reçoit recevoir obtenir obtient droit quand
        combien alors donc bien aussi encore déjà ici là si s'il quoi qui que même tout toute tous toutes plus
        dans chez svp merci bonjour y a-t-on pourquoi est sont sera seront retenu exactement environ peu
        signifie signifient signification veut veulent désigne entend sens
    """,
    said_otherwise=(
        "congé*, vacances, congés payés, jours de repos, jours de congé",
        "mariage*, marie*, marié*, épouse*, noces, pacs*",
        "déménag*, changement de domicile",
        "naissance*, accouch*, bébé*, paternité*, maternité*, enceinte*, naît, né",
        "décès, mort, obsèques, deuil*, enterrement*, décédé*",
        "maladie*, malade*, souffrant*",
        "certificat médical, arrêt de travail, justificatif*, arrêt maladie, certificat*",
        "télétravail*, chez soi, à la maison, domicile, à distance, distanciel",
        "report*, reporter, reportés, année suivante, année prochaine, garder, cumul*",
        "expire*, perdu*, perd, périm*",
        "apprenti*, stagiaire*, alternant*",
        "prime*, indemnité*, majoration*, supplément*, allocation*, payée, payé",
        "salaire*, rémunération*, paie, paye, gagne*",
        "coût*, coûte*, prix, tarif*, montant*, payer, frais, facture*",
        "rembours*, note de frais, prise en charge, pris en charge, avance*",
        "formation*, stage*, cours, séminaire*",
        "ouvre*, ouvert*, ouverture*, ouvrir",
        "ferme*, fermé*, fermeture*, fermer",
        "commence*, débute*, démarre*, début, lancement*, lance*, mise en service, entre en vigueur",
        "finit, fin, termine*, achève*",
        "achat*, achet*, acqui*, commande*, acheter",
        "décid*, décision*, retenu*, adopt*, mesure*, vot*, approuv*",
        "perd*, perte*, égar*, oubli*",
        "panne*, cassé*, en panne, défectu*, endommag*, abîm*, dysfonctionn*, tombe en panne",
        "accident*, bless*, blessure*, chute*",
        "appel*, téléphon*, numéro*, joindre",
        "préven*, signal*, inform*, avert*, contact*",
        "mail*, e-mail*, courriel*, message*, sms",
        "demand*, dépos*, poser, pose*, inscri*, solliciter, remplir",
        "conserv*, gard*, stock*",
        "objets trouvés, objet*, affaires",
        "chien*, animal, animaux, chat, chats",
        "voiture*, véhicule*, camionnette*, auto",
        "parking*, stationn*, garer, garé*",
        "repas, manger, nourriture, restauration, mange",
        "déjeuner*, midi",
        "cantine*, restaurant d'entreprise, cafétéria*, réfectoire*",
        "ordinateur*, portable*, pc",
        "remplac*, renouvel*, échang*, changer",
        "coupure*, panne d'électricité, coupé*, plus de courant, plus d'eau, électricité",
        "visiteur*, invité*, hôte*, client*",
        "grands-parents, grand-mère*, grand-père*, papi, mamie",
        "événement*, animation*, activité*, fête*, manifestation*",
        "site internet, site web, site, page web",
        "heures supplémentaires, heures sup",
        "retard*, arrive en retard",
        "fum*, cigarette*, tabac",
        "tenue*, porter, portent, uniforme*, vêtement*, s'habiller",
        "mot de passe, code*, identifiant*",
        "clé*, clef*, badge*, carte*",
        "démission*, préavis*, licenci*, quitter",
        "période d'essai, essai",
        "réduction*, remise*, réduit*, rabais, moins cher",
        "annul*, désist*",
        "livraison*, livr*, expédi*, envoi*",
        "réclamation*, plainte*",
        "urgence*, incendie*, alarme*, feu",
        "réunion*, assemblée*, séance*",
        "ménage*, nettoy*, propre*",
        "délai*, avant quand, date limite, au plus tard, avant le",
        "horaire*, heures d'ouverture, heure",
        "par an, annuel*, an, année",
        "gratuit*, gratis",
        "linge*, draps, laverie*, lessive*",
    ),
    said_lightly=(
        "nouveau*, nouvelle*, nouvel",
        (
            "gère*, gérer, responsable*, s'occupe, occupe*, charge*, chargé*, pilote*, référent*, organis*, "
            "assur*, coordonn*, suit, dirige*"
        ),
        "permis*, autoris*, interdit*, possible*, accepté*, admis*, droit",
        "salarié*, employé*, collègue*, personnel*, équipe*, collaborateur*",
        "travail*, travaille*, poste*",
    ),
    set_apart=(
        "nouveau*, nouvelle*, nouvel | ancien*",
        "petit-déjeuner*, petit déjeuner | déjeuner | dîner*",
        "été | hiver | printemps | automne",
        "ouvre*, ouvert*, ouverture* | ferme*, fermé*, fermeture*",
        "adulte* | enfant* | senior*, retraité* | étudiant*",
        "apprenti* | stagiaire* | alternant*",
        "matin* | soir* | nuit*",
        "mère*, maternité | père*, paternité",
    ),
    shares={
        "1/2": "la moitié",
        "1/3": "un tiers, le tiers",
        "2/3": "deux tiers",
        "1/4": "un quart, le quart",
        "3/4": "trois quarts",
        "1/5": "un cinquième",
        "2/5": "deux cinquièmes",
        "3/5": "trois cinquièmes",
        "4/5": "quatre cinquièmes",
        "1/8": "un huitième",
        "1/10": "un dixième",
    },
    share_of="de des du d' d’",
    unit_names={
        "mg": "milligramme, milligrammes",
        "µg": "microgramme, microgrammes",
        "g": "gramme, grammes",
        "kg": "kilogramme, kilogrammes",
        "ml": "millilitre, millilitres",
        "l": "litre, litres",
        "mm": "millimètre, millimètres",
        "cm": "centimètre, centimètres",
        "m": "mètre, mètres",
        "km": "kilomètre, kilomètres",
        "ms": "milliseconde, millisecondes",
        "µs": "microseconde, microsecondes",
        "kw": "kilowatts",
        "ps": "chevaux",
        "tonne": "tonne, tonnes",
        "mile": "miles",
        "decibel": "décibel, décibels",
        "ampere": "ampère, ampères",
    },
    asked_alike=(
        "rang*, met, mettre, trouv*, remettre, gard*, stock*",
        "jour, quotidien*",
        "semaine, hebdomadaire*",
        "mois, mensuel*",
        "an, année, annuel*",
        "répar*, dépann*, cassé*, panne, défectueu*, hors service",
        "coût*, coûte*, prix, tarif*, payer, paie, paye, cher, chère, vendu*, vaut, facturé*",
        "commenc*, début*, démarr*",
        "fin, finit, finir, termin*, s'achève, achev*",
        "ouvr*, ouvert*",
        "ferm*",
        "conserv*, gard*, stock*, archiv*",
        "répar*, dépann*",
        "command*, achet*, achat*",
        "livr*, expédi*, envoy*, envoi*, apport*, fourni*",
        "arriv*, parvien*",
        "emprunt*, prêt, prêter, prêté*, prêts",
        "cassé*, panne, défectueu*, abîmé*, hors service",
        "perd*, perdu*, égaré*",
        "réserv*",
        "annul*",
        "approuv*, approbation, valid*, accord, autoris*",
        "inscri*",
        "malad*, arrêt",
        "congé*, vacances",
        "salaire*, paie, rémunération",
        "wifi, réseau sans fil",
        "mot de passe, code d'accès, code",
        "téléphon*, portable*, mobile*",
        "contact*, appel*, joindre, écri*, s'adress*, demand*",
        "renvoy*, retourn*, retour*, rendre",
        "garantie*, garanti*",
        "réunion*, rendez-vous",
        "formation*, formé*, stage*",
        "supprim*, effac*, détrui*",
        "nettoy*, lav*, ménage",
        "dur*, pren*",
        "récupér*, retir*, cherch*",
        "minimum, au moins, moins",
        "maximum, au plus, limite",
        "client*, acheteu*",
        "fournisseur*, prestataire*",
        "invité*, visiteur*",
        "chef*, supérieur*, responsable*, manager",
        "ordinateur*, portable*, pc",
        "vélo*, bicyclette*",
        "voiture*, véhicule*, auto",
        "voyage*, déplacement*",
        "facture*",
        "demande*, demand*, sollicit*",
        "gratuit*, sans frais",
        "signal*, déclar*, prévenir, avertir",
    ),
    roles={
        "compound": "tcac, cagr, par an, annuel*, annuelle*",
        "code_fields": "champ, champs, attribut, attributs, propriété, propriétés",
        "code_arguments": "argument, arguments, paramètre, paramètres, signature",
        "code_raises": "lève, exception, exceptions",
        "code_returns": "renvoie, retourne, valeur de retour, type de retour",
        "kind_who": """
            qui, quelle personne, quelle entreprise, quelle société, quelle agence, quel
            fournisseur, quel collègue, quel service
        """,
        "kind_where": "où, quel endroit, quel lieu, quelle salle, quel bâtiment, quelle adresse",
        "kind_when": """
            l'heure, à partir de quelle heure, la date, le jour, quand, quel jour, quelle date, quelle heure,
            date limite, à partir de quand
        """,
        "kind_why": "pourquoi, quelle raison, la raison, la cause, comment se fait-il",
        "kind_how_long": """
            combien de temps, combien de jours, combien de semaines, combien de mois, combien d'années,
            combien d'heures, durée, quel délai, délai, combien dure, combien durent, combien de minutes
        """,
        "kind_how_often": "à quelle fréquence, combien de fois, fréquence, tous les combien",
        "kind_how_much": """
            c'est combien, à combien, combien dois-je, combien doit-on, combien paie*, combien paye*,
            combien ça, prix, tarif, combien coûte, combien coûtent, quel prix, le prix, le coût, quel montant,
            quel tarif,
            quel budget, combien d'euros, combien d'argent
        """,
        "kind_how_many": "combien, nombre de, quel nombre, quelle quantité",
        "kind_how": "comment, de quelle façon, de quelle manière",
        "kind_generic": """
            jour*, date*, heure*, temps, valeur*, nombre*, chose*, façon, manière, cas, lieu,
            endroit, entreprise, société, procédure, étape*, personne*, gens
        """,
        "way_from": "de, du, depuis",
        "way_to": "à, au, vers, jusqu'à",
        "row_median": "médiane, médian, valeur médiane, médianes",
        "row_dearer": "plus cher, plus chère, moins cher, moins chère, plus chers, moins chers",
        "row_price": "prix, tarif*, coût*, frais, loyer*, cotisation*, redevance*, montant du ticket",
        "row_total": """
            tous, toutes, tout, toute, total*, totaux, ensemble, somme, cumul*, chaque, entier, entière, deux
        """,
        "row_does": """
            travaille, travaillent, travaillé,
            a, ont, avait, avaient, est, sont, était, étaient, y, compte, comptent, comptait, fait, font,
            donné, donnent, donne, vendu, vendent, vendus, vendues, produit, produisent, reçu, reçoivent,
            reçues, enregistré, enregistrent, atteint, atteignent, réalisé, obtenu, dépassé, dépasse,
            dépassent, montant, valeur, chiffre, nombre, élève, monte, disposent, dispose, fois, celui, celle,
            ceux, celles, faite, faites, faits, provient, proviennent, obtenus, comptés, existe, il, elle, ils,
            elles, payé
        """,
        "row_count": "combien de, combien d', combien d’, combien, nombre de, nombre d', quel nombre",
        "poses_as_product": """
            vérifié par errata, vérifiée par errata, confirmé par errata,
            errata a vérifié, errata confirme
        """,
        "before_era": "av. j.-c., avant jésus-christ",
        "each_year": "par an, annuel*, chaque année, par année",
        "copula": "est, était",
        "every_word": "chaque, tous les, toutes les",
        "once_word": "une fois",
        "twice_word": "deux fois",
        "thrice_word": "trois fois",
        "each_quarter": "par trimestre, trimestriel*, chaque trimestre, tous les trois mois",
        "money_left": "bénéfice, bénéfices, excédent, résultat net",
        "money_in": "recettes, revenus, revenu, chiffre d'affaires, produits",
        "money_out": "coûts, coût, dépenses, charges, frais",
        "each_month": "par mois, mensuel*, chaque mois",
        "each_week": "par semaine, hebdomadaire*, chaque semaine",
        "each_day": "par jour, quotidien*, chaque jour, journalier, journalière",
        "each_second": "par seconde, à la seconde, chaque seconde, /s",
        "each_minute": "par minute, à la minute, chaque minute, /min",
        "each_hour": "par heure, de l'heure, à l'heure, horaire",
        "says_no": "non",
        "says_yes": "oui",
        "code_noun": """
            pin, code pin, port, code postal, poste, code d'accès, code
            d'erreur, identifiant, numéro de compte, numéro de facture,
            numéro de commande, numéro de série, numéro de contrat,
            matricule
        """,
        "name_in_digits": """
            port, poste, code, code pin, code postal, pin, code d'accès,
            code d'erreur, erreur, identifiant, compte, numéro de compte,
            facture, numéro, commande, bus, ligne, salle, chambre, bureau,
            porte, vol, train, casier, contrat, dossier, ticket, matricule,
            employé, client, modèle, formulaire, référence, badge, bâtiment,
            quai
        """,
        "below_zero": "sous zéro, au-dessous de zéro, en dessous de zéro",
        "minus_word": "moins",
        "bound_above": """
            plus de, au-dessus de, supérieur à, supérieure à, plus que, dépasse, dépassent, dépassant,
            supérieurs à, supérieures à, au delà de, au-delà de
        """,
        "bound_below": """
            moins de, au-dessous de, inférieur à, inférieure à, moins que, inférieurs à, inférieures à,
            en dessous de, en-dessous de, n'atteint pas, n'atteignent pas
        """,
        "bound_least": "au moins, au minimum, ou plus, minimum, pas moins de",
        "bound_most": "au plus, au maximum, pas plus de, jusqu'à, ou moins, maximum",
        "date_next": "prochain, prochaine, prochainement, le plus tôt, bientôt",
        "date_first": "premier, première, en premier, au plus tôt",
        "date_last": "dernier, dernière, en dernier, le plus tard, au plus tard",
        "heading_hour": "heure, horaire",
        "heading_day": "jour, journalier, journée, quotidien",
        "heading_week": "semaine, hebdomadaire",
        "heading_month": "mois, mensuel*",
        "heading_year": "an, année, annuel*",
        "beyond_that": "au-delà, au delà, ensuite, sinon, moins, plus, en dessous, après",
        "best_period": "meilleur, meilleure",
        "worst_period": "pire, plus mauvais, plus faible",
        "opening_hours": "horaires d'ouverture, horaires d’ouverture, horaires, heures d'ouverture, heures d’ouverture",
        "of_them": "d'entre eux, d’entre eux, y en a",
        "sold_out": """
            épuisé, épuisée, épuisés, épuisées, complet, complète,
            complets, complètes, en rupture, en rupture de stock, plus disponible, plus disponibles
        """,
        "to_be_had": "disponible, disponibles, en stock",
        "falls_due": "doit passer, à échéance, prévu, prévue",
        "phone_heading": "téléphone, tél, portable, poste",
        "person_heading": "nom, employé, employée, personne, collègue, contact",
        "cell_closed": "fermé, fermée, fermés",
        "asks_weekdays": "quels jours, à quels jours, quel jour",
        "stock_heading": "stock, en stock, quantité, disponible, disponibles, places, libres, restants",
        "limit_heading": "budget, prévu, plafond, quota, capacité, stock maximum",
        "floor_heading": "stock minimum, seuil, seuil de commande, seuil de réapprovisionnement, minimum",
        "actual_heading": "réel, réalisé, dépensé, dépenses, consommé, utilisé",
        "within_limit": "respecte, respectent, dans les limites, dans la limite, reste dans, restent dans, tient dans",
        "what_is_left": "il reste, reste-t-il, reste, restant, restent",
        "people_noun": "personnes, gens, employés, salariés, collaborateurs, collègues, membres du personnel",
        "works_at": "travaille, travaillent, basé, basée, basés, employé, employée",
        "place_heading": "site, lieu, emplacement, bureau, bâtiment, salle, ville, entrepôt, agence",
        "gives_notice": "préavis, résiliation, résilier, résilié, résiliable avant, dénoncer",
        "contract_noun": "contrat, contrats, abonnement, bail",
        "opens_new": "ouverture, ouvert, ouverte, a ouvert, fondée, fondé, date d'ouverture",
        "joins": """
            arrivée, date d'arrivée, entrée, date d'entrée, embauche, embauché, embauchée, commencé,
            depuis quand
        """,
        "newest_here": "le plus récemment, le plus récent, la plus récente, en dernier",
        "longest_here": "depuis le plus longtemps, le plus longtemps, le plus ancien",
        "counts_pieces": "paires de, paire de, pièces de, boîtes de, exemplaires de, unités de",
        "ahead_of": "avant, à l'avance, à l’avance, auparavant",
        "in_charge": """
            s'occupe de, s'occupe du, s'occupe des, s’occupe de, s’occupe du, s’occupe des, s'occupe, s’occupe,
            responsable de, responsable des, responsable du, responsable, chargé de, chargée de, contact, gère,
            à qui, auprès de qui, m'adresser, m’adresser
        """,
        "cell_yes": "oui",
        "cell_no": "non",
        "asks_hours": "ouvre, ouvrent, ferme, ferment, ouvert, ouverte, ouverts, ouvertes, ouvrir, fermer",
        "before_somebody": "avant",
        "went_before": "avant, ancien*, précéd*, prédécesseur*, jusqu'*, succéd*, remplac*, ex",
        "asks_permission": """
            puis-je, peut-on, on peut, peut, est-ce que je peux, a-t-on le droit, autorisé, autorisés, autorisée,
            autorisées, permis, permise, permises, dois-je
        """,
        "named_in_capitals": "de, es, la, ma, au, un, eu, ai, ne, il",
        "or_more": "ou plus, et plus, et au-delà",
        "or_less": "ou moins, et moins, et en dessous",
        "begins_at": "dès, à partir de",
        "asks_apart": """
            de combien, combien de plus, combien de moins, combien en plus, combien en moins, différence entre,
            écart entre
        """,
        "asks_together": "au total, en tout, ensemble, somme des, somme de",
        "asks_multiple": """
            combien de fois plus, combien de fois supérieur, combien de fois supérieure, par quel facteur
        """,
        "for_each": "par personne, par employé, par salarié, par tête, pour chaque",
        "asks_difference": """
            combien de plus, combien de moins, de combien, de plus, de moins, différence, écart, plus cher,
            plus chère, moins cher, moins chère, par rapport à, par rapport au, en plus, quelle différence,
            quel écart, dépasse, dépassent, supérieur à celui, supérieure à celle, différence de prix,
            écart de prix
        """,
        "asks_sum": """
            toutes les, tous les, toutes, tous, au total, en tout, ensemble, additionné, additionnés, cumulé,
            toutes confondues, total, totale, totaux, nombre total, somme, tout compris
        """,
        "asks_money": """
            combien coûte, combien coûtent, coûte combien, coûte, prix, salaire, tarif, de l'heure, par heure,
            gagne, gagnent, combien d'argent, quel tarif
        """,
        "asks_clock_time": "quelle heure, quelles heures",
        "asks_days": "combien de jours",
        "rule_allows": "autorisé*, permis*, admis*, peut, peuvent",
        "rule_forbids": "interdit*, défendu*, prohibé*",
        "says_open": "ouvert, ouverte, ouverts, ouvertes, ouvre, ouvrent",
        "says_shut": "fermé, fermée, fermés, fermées, ferme, ferment",
        "condition_on": "si, à condition",
        "condition_off": "sauf si, à moins, même si, sans",
        "rule_excepts": "sauf, excepté, hormis, à l'exception",
        "opposes": "mais, tandis que, alors que, cependant, toutefois",
        "may_do": "peut, peuvent, puis-je",
        "nobody": "personne, aucun, aucune",
        "limit_up_to": "jusqu'à, jusqu’à",
        "limit_beyond": "plus de, au-delà de",
        "works_here": "personnel, salariés, employés, travaillent, travaille",
        "stands_for": "celle, celles, celui, ceux",
        "anyone": "tous, toutes, tout le monde, chacun, n'importe qui",
        "limits_to": "uniquement, seulement, exclusivement, seul, seule, seuls, seules",
        "limits_apart": "ne que, ne qu, n que, n qu",
        "adds_to": "aussi, également",
        "qualifies": "en ligne, ajusté, ajustée, ajustés, ajustées, organique*, récurrent*, domestique*",
        "rule_only": "uniquement, seulement, exclusivement",
        "opens_unit": "en",
        "entry_question": "question, q",
        "entry_answer": "réponse, r",
        "courtesy_greets": """
            bonjour, bonsoir, salut, coucou, bonjour à tous, bonjour à toutes et à tous, chers
            collègues, chère équipe, hello
        """,
        "courtesy_asks": """
            petite question, une petite question, une question, question, question rapide, question
            bête, j'ai une question, j'aurais une question, j'ai une petite question, excusez-moi,
            excuse-moi, pardon, désolé, désolée, désolé de vous déranger, merci, merci beaucoup,
            s'il vous plaît, svp, à tous
        """,
        "courtesy_closes": """
            merci, merci beaucoup, merci d'avance, merci par avance, merci bien, s'il vous plaît,
            s'il te plaît, svp, stp, cordialement, bien cordialement, bonne journée
        """,
        "part_of_a_paper": """
            décisions, actions, points ouverts, ordre du jour, participants, présents, résumé, introduction,
            remarques, annexe, divers, généralités, objet
        """,
        "in_unit": "en",
        "table_lacks": "n'ont pas de, n'ont pas d, n'a pas de, n'a pas d, sans, n'ont aucun*, n'a aucun*, aucun*",
        "table_bears": "ont, a, ont un, ont une, avec",
        "counts_people": "salariés, employés, effectif*, collaborateurs",
        "begins": """
            commence, commencent, commencé, débute, débutent, débuté, démarre, prend effet, prend cours,
            a été signé, entre en vigueur
        """,
        "ends": """
            finit, finissent, termine, se termine, s'achève, s’achève, prend fin, expire, expirent,
            arrive à échéance, échoit
        """,
        "unit_mark": "montants en, chiffres en, en milliers, en millions",
        "against_a_limit": """
            au-dessus, en dessous, sous, au-delà, dépass*, contre, que, atteint, manqué, inférieur*, supérieur*
        """,
        "scores": """
            score, gagné, gagne, battu, bat, perdu, perd, victoire, défaite, match nul, s'est imposé, terminé
        """,
        "degree_of_most": "plus, moins",
        "because_of": """
            à cause de, à cause d', à cause du, à cause des, en raison de, en raison d', en raison du, en raison
            des, parce que, suite à, causé par
        """,
        "according_to": "selon, d'après, d’après",
        "tells_that": "affirme, affirmé, déclare, déclaré, estime, dit que, soutient",
        "limit_least": "minimum, minimal*, seuil, stock de sécurité, plancher",
        "cheapest": "moins cher, moins chère, moins chers, moins chères, plus abordable, meilleur marché",
        "dearest": """
            plus cher, plus chère, plus chers, plus chères, plus coûteux, plus coûteuse, le plus cher,
            la plus chère
        """,
        "asks_duration": """
            combien de temps, combien dure, durée, combien durent, minutes dure, heures dure,
            jours dure, semaines dure, mois dure
        """,
        "asks_number": "quel numéro, numéro, poste",
        "extension": "poste",
        "up_to": "jusqu'à, jusqu’à, jusqu'au, jusqu’au, dans la limite de",
        "limit_most": "maximum, maximal*, limite, plafond",
        "limit_aimed": "objectif, objectifs, cible, quota",
        "expects": "prévoit, prévoient, prévu*, attendu*, budgété*, budgétisé*, visé*, prévision*",
        "limit_planned": "budget, prévu*, prévision*",
        "clock_and_quarter": "heures et quart, heure et quart",
        "clock_and_half": "heures et demie, heure et demie",
        "clock_less_quarter": "heures moins le quart, heure moins le quart, heures moins quart",
        "comes_after": "après, à la suite de",
        "comes_before": "avant",
        "mutual": "rencontra, épousa, joué, joue, avec, entre, ressemble, contre",
        "orders": "que, avant, après, sous, sur, de, à, par, pour",
        "deed_beats": """
            battu, battue, battus, bat, battit, vaincu, vaincue, vainquit, gagné contre, gagne contre, remporté
            contre, victoire sur
        """,
        "deed_beats_back": "perdu, perd, perdit, défaite contre, défaite face à",
        "deed_buys": """
            racheté, rachetée, rachète, racheta, acheté, achetée, achète, acquis, acquise, acquiert, repris,
            reprise, acquisition de, rachat de
        """,
        "deed_buys_back": "vendu à, vendue à",
        "deed_founds": """
            fondé, fondée, fonda, fonde, créé, créée, créa, construit, construite, construisit, conçu, conçue,
            inventé, inventée, écrit, écrite
        """,
        "deed_hires": "embauché, embauchée, embauche, recruté, recrutée, recrute, engagé, engagée, nommé, nommée",
        "deed_owes": "doit, doivent, devait",
        "deed_sues": "poursuivi, poursuivie, poursuit, assigné, assignée, attaqué en justice",
        "deed_leads": "dirige, dirigé, dirigée, encadre, supervise, supervisé, supervisée",
        "deed_leads_back": "rend compte à, rendent compte à, relève de, dépend de",
        "deed_owns": "possède, détient, possédait, détenu, détenue, est propriétaire de",
        "deed_owns_back": "appartient à, appartenait à, est une filiale de",
        "deed_succeeds": "remplacé, remplacée, remplace, succédé à, succède à",
        "deed_succeeds_back": "précédé, précède",
        "deed_pays": "paie, paye, payé, payée, rembourse, remboursé, verse, versé",
        "deed_pays_back": "reçoit de, reçu de",
        "deed_supplies": "fournit, livre à, approvisionne, fourni, approvisionné",
        "deed_supplies_back": "achète à, se fournit chez",
        "deed_by": "par",
        "deed_passive": "été, est, sont, fut, furent, était",
        "asks_has": "a, ont, possède, reçoit, donne",
        "which_table": "quelle table*, quelle colonne*, quelles tables, quelles colonnes",
        "importing": "import*, dépend*, utilisé par",
        "clock_mark_or_span": "h, heures",
        "noon": "midi",
        "midnight": "minuit",
        "after_a_span": "après, au bout de",
        "before_noon": "du matin",
        "after_noon": "du soir, de l'après-midi, de l’après-midi",
        "out_of": "sur, de, des",
        "compared_from": "contre, par rapport",
        "per": "par",
        "article": "le, la, les, un, une, l'",
        "fiscal": "exercice",
        "asks_listing": (
            "liste, listez, montre, montre-moi, montrez, montrez-moi, affiche, "
            "affichez, donne-moi, donnez-moi, compare, comparez, énumère, énumérez, tableau"
        ),
        "asks_each_row": "chaque, tous les, toutes les, chacun, chacune",
        "listing_soft": "tous, toutes, tableau, avec, leur, leurs, moi",
        "everybody_is": "tous, toutes, tout, chaque, chacun",
        "is_averaged": "moyenne, moyennes, moyen, en moyenne",
        "calendar_year": "année civile, années civiles, année calendaire",
        "is_done": "a été, ont été, fut, furent, avait été",
        "still_to_come": "sera, seront, va être, vont être, aura, auront, doit être, doivent être",
        "never_below": """
            n'est jamais descendu sous, n'est jamais descendue sous, jamais descendu sous, jamais inférieur à,
            toujours au-dessus de, toujours supérieur à, toujours supérieure à, est resté au-dessus de
        """,
        "never_above": """
            n'a jamais dépassé, n'ont jamais dépassé, jamais dépassé, toujours resté sous, est resté sous, est restée
            sous, sont restés sous, sont restées sous, toujours inférieur à, toujours inférieure à
        """,
        "halves": "réduit de moitié, réduite de moitié, divisé par deux, divisée par deux",
        "states": "était, étaient, est, sont, de, à",
        "deficit": "perte, pertes, déficit",
        "percent_points": "point de pourcentage, points de pourcentage",
        "compares": "contre, par rapport à, comparé à",
        "joins_names": "et",
        "the_former": "celui-là, celle-là",
        "the_latter": "ce dernier, cette dernière, celui-ci, celle-ci",
        "in_turn": "respectivement",
        "coordinates": "et, mais, tandis que, alors que",
        "both_ends": "et, ou",
        "came_to": "à",
        "starts_from": "de",
        "goes_over": "passe, passent, passé, passée, passés, passées, passait, passaient, passera, évolué*, évolue*",
        "moves_by": "de, d'",
        "moves_to": "à",
        "moves_from": "de",
        "months_word": "mois",
        "weeks_word": "semaines",
        "year_ended": "exercice clos, exercices clos",
        "opens_total": "total, sous-total",
        "spelt_number": "un, une, six, dix, cent, cents",
        "around_what_is_right": """
            non, c'est, ce sont, il s'agit de, il s'agit du, il y a, il y en a, est, sont, c'était, ça fait,
            devrait être, doit être, plutôt, maintenant, désormais, en fait, en réalité, exactement,
            la bonne réponse, la réponse est, correct, juste, correctement,
            cela fait, ce qui fait, ça donne, cela donne, ce qui donne, ça revient à, cela revient à,
            revient à, ça monte à, cela s'élève à, s'élève à, ça ferait, cela ferait, ce serait
        """,
        "wraps_a_question": """
            savez, savez-vous, sais, sait, savoir, aimerais, voudrais, dites, dis, quelqu'un, durant, pendant,
            vient, faut, faut-il, doit, lieu, a lieu, s'il vous plaît, est-il, sont-ils, est-elle, sont-elles,
            partir, à partir
        """,
        "way_until": "jusqu'à, jusqu'en, jusque",
        "is_open": "ouvert*, ouvre*",
        "it_closes": "ferme",
        "verb_ending": """
            ement, ements, age, ages, ation, ations, aison, er, ez, ons,
            é, ée, és, ées, ent, ait, ant, ir, it, is
        """,
        "kind_by_what": "avec quoi, à l'aide de quoi, par quoi",
        "of_the_present": """
            aujourd'hui, aujourd’hui, maintenant, actuel*, en ce moment, dernières nouvelles, cette semaine, ce mois-ci,
            cette année, météo, prix, cours de l'action, taux de change, qui est, qui sont, qui dirige
        """,
        "wants_search": """
            je dois rechercher, je dois chercher, je devrais rechercher, je vais rechercher, je vais chercher, il faut
            rechercher, il faut chercher, nous devons rechercher, une recherche sur, une nouvelle recherche sur,
            rechercher sur le web
        """,
        "of_the_draft": """
            votre réponse, ta réponse, ma réponse, le brouillon, ce brouillon, la réponse ci-dessus, la réponse
            précédente, la réponse fournie, la réponse est incorrecte, la réponse est correcte, la réponse est fausse,
            la réponse est incomplète, la réponse devrait, la réponse doit, la réponse contient, veuillez vérifier,
            veuillez corriger, j'ai vérifié, je dois, je vais, j'ai besoin
        """,
        "about": "environ, près de",
        "quarter": "trimestre*",
        "half_year": "semestre*, semestre",
        "first_half_mark": "s1, 1s",
        "second_half_mark": "s2, 2s",
        "made_up_of": """
            vient, viennent, venait, provient, provenait, représente, représentait, réalise, réalisé, revient,
            reviennent, revenait, représentent, correspond, correspondent, entre, fait, concerne, concernent,
            appartient, appartiennent
        """,
        "asks_share": """
            part, proportion, pourcentage, quote-part, pour cent du, quelle part, quel pourcentage,
            combien de pour cent, combien pour cent
        """,
        "asks_margin": "marge, taux de marge",
        "half": "semestre",
        "span_start": "entre, de",
        "span_joint": "et, à",
        "until": "à, jusqu'à, jusqu’à, au",
        "times": "fois",
        "before_or_after": "après, avant, vers",
        "approximate": """
            environ, près de, presque, plus de, moins de, au moins, au plus, autour de, jusqu'à
        """,
        "at_least": """
            plus de, au moins, au minimum, supérieur à, supérieure à, supérieurs à, supérieures à, au-dessus de,
            dépasse, dépassé, pas moins de
        """,
        "at_most": """
            moins de, au plus, au maximum, près de, presque, jusqu'à, inférieur à, inférieure à, inférieurs à,
            inférieures à, au-dessous de, en dessous de, sous, pas plus de
        """,
        "set_against": "depuis, contre, par rapport à, comparé à, après",
        "against": "contre, par rapport à, comparé à",
        "rise": """
            augment*, croissance, croît, hausse*, progress*, doubl*, grimp*, en hausse, accroît*, accru*,
            accroissement*, gagn*, bondi*, relev*, montée, monté, s'élargit, plus élevé, élev*, supérieur*
        """,
        "fall": """
            baiss*, diminu*, recul*, chut*, réduc*, réduit*, perd*, recul, repli*, inférieur*, dégring*, fléch*,
            décroi*, abaiss*, en retrait, moins
        """,
        "movement": "variation, écart, évolution, hausse, baisse",
        "change": """
            économise, économisez, économisent, économie, économies, économiser,
            moins cher, moins chère, plus cher, plus chère,
            augment*, croissance, croît, hausse*, grimp*, baiss*, diminu*, recul*, chut*, réduc*,
            réduit*, par rapport à, écart*, évolution*
        """,
        "excepts": "sauf, hormis, contrairement",
        "average": "moyenne*",
        "sum": "au total, ensemble, somme*",
        "whole": "moyenne*, au total, ensemble",
        "share": "proportion*, taux, marge*",
        "denies_along": "aucun*, jamais, ni, rien",
        "negates": "pas, aucun*, jamais, sans, ni, non, rien",
        "affirms": "avec, toujours",
        "negates_nothing": "pas seulement, pas que, pas moins, pas plus, non seulement, sauf, sans doute",
        "least_behind": "au moins, ou plus, au minimum, minimum",
        "most_behind": "au plus, ou moins, au maximum, maximum",
        "negation": "ne, pas, aucun*, sans",
        "hedge": "peut-être, probablement, environ",
        "lacking": "manque, manquent, manquant*, indisponible*",
        "data": "donnée, données, information, informations, chiffre, chiffres",
        "given": "disponible*, fourni*, publié*, trouvé*",
        "opens_at": "ouvre, ouvrent",
        "closes_at": "ferme, ferment",
        "times_two": "deux fois plus, le double",
        "times_three": "trois fois plus, le triple",
        "times_half": "deux fois moins, moitié moins, la moitié",
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
            je n'ai pas de chiffre,
            je ne sais pas, aucun information*, aucune information*, aucun donnée*, aucune donnée*, aucun mention*,
            aucune mention*
        """,
        "source_word": "source, sources",
        "percent": "pour cent",
        "joins_figures": "à, sur",
        "most_of_all": """
            le plus élevé, la plus élevée, les plus élevés, les plus élevées, le plus haut, la plus haute, le plus
            grand, la plus grande, les plus grands, les plus grandes, le plus important, la plus importante, le plus
            long, la plus longue, le plus lourd, la plus lourde, le plus de
        """,
        "least_of_all": """
            le plus bas, la plus basse, les plus bas, les plus basses, le plus faible, la plus faible, les plus
            faibles, le plus petit, la plus petite, les plus petits, les plus petites, le plus court, la plus courte,
            le moins de
        """,
        "no_extreme": """
            un des, une des, l'un des, l'une des, l’un des, l’une des, parmi, pas, jamais, plus jamais, ni, depuis,
            presque, au plus, au moins, jusqu'ici, jusqu’ici
        """,
        "year_before": """
            l'année précédente, un an plus tôt, un an auparavant, l'an dernier
        """,
        "year_after": "l'année suivante, un an plus tard",
        "leads_in": "et",
        "also": "et",
        "what_about": "et pour, qu'en est-il de",
        "that_of": """
            celui de, celle de, ceux de, celles de, celui du, celle du, ceux du, celles du, celui des, celle des,
            celui d', celle d', celui à, celle à
        """,
        "of_owner": "de la, de l', du, des, de, d', à, à la, au",
        "same_for": """
            maintenant, et maintenant, la même chose, la même question, même question, même chose, pareil, idem
        """,
        "clause_joint": "et, tandis, alors",
        "more_than": "plus, supérieur, supérieure",
        "over_budget": """
            dépassé son budget, dépassé le budget, dépassé leur budget, dépasse son budget, dépassent leur
            budget, dépasse le budget, au-dessus du budget, au-dessus de son budget, au-delà du budget, au-delà
            de son budget, dépassement de budget
        """,
        "under_budget": """
            sous le budget, sous son budget, en dessous du budget, en dessous de son budget, en-dessous du
            budget, respecté son budget, respecté le budget, respecté leur budget, resté dans son budget, restée
            dans son budget, dans les limites du budget, dans les limites de son budget, tenu son budget
        """,
        "of_both": "les deux",
        "stood_higher": "supérieur*, plus élevé*, plus haut*, plus important*, plus grand*",
        "stood_lower": "inférieur*, plus bas*, plus faible*, plus petit*",
        "period_bound": "depuis, avant, après, de, dès, entre, à, jusqu'à, jusqu’à, jusqu'en, jusqu’en, que",
        "period_kin": """
            sur un an, d'une année sur l'autre, d’une année sur l’autre,
            par rapport à l'année précédente
        """,
        "evaluates": "amélior*, mieux, meilleur*, pire*, devrai*, pourrai*",
        "best_of_all": "le meilleur, la meilleure, les meilleurs, les meilleures",
        "worst_of_all": "le pire, la pire",
        "by_strength": "le plus fort, la plus forte, le plus faible, la plus faible, les plus faibles",
        "gain_noun": """
            ventes, chiffre d'affaires, chiffre d’affaires, recettes, bénéfice, bénéfices, commandes,
            production, visiteurs, clients, membres, points
        """,
        "burden_noun": "coût, coûts, charges, dépenses, plaintes, défauts, erreurs, pertes, dettes, accidents",
        "less_than": "moins, inférieur, inférieure",
        "than": "que, qu', qu’",
        "every_period": "chaque année, chaque mois, chaque trimestre",
        "year_word": "an, ans, années",
        "adposition": "en, à, au, aux, dans, sur, chez, de, du, des, avec, par",
        "preposition": "pour",
        "for_whom": "pour",
        "asks_figure": "combien, quand, quel pourcentage, quel nombre, quelle quantité, quelle part",
        "none": "aucun*",
        "asks_date": "quand, quelle année, quelles années, quelle date, quel jour, quel mois, quel siècle",
        "table_soft": """
            dépensé, dépense, dépensent, dépenser, utilisé, consacré, actuellement, élevait, élève, t, elle, il
        """,
        "asks_price": "coûte, coûtent, coûtait, prix, tarif, tarifs",
        "asks_list": "étapes",
        "counted_things": "nombre, effectif, quantité, unités",
        "asks_reason": """
            pourquoi, pour quelle raison, à cause de quoi, à quoi est dû, à quoi est due, à quoi sont dus,
            à quoi sont dues, à quoi était dû, à quoi était due, à quoi tient, à quoi s'explique, comment s'explique,
            comment s'expliquent
        """,
        "asks_explanation": "comment, pourquoi",
        "about_reasons": "pourquoi",
        "list_and": "et",
        "in_force_from": """
            en vigueur depuis, en vigueur depuis le, en vigueur à partir du, en vigueur le, entrée en vigueur,
            valable à partir du, applicable à compter du, applicable depuis le
        """,
        "as_of_date": "à la date du, en date du, publié le, publiée le",
        "updated_on": """
            dernière mise à jour, mis à jour le, mise à jour le, modifié le, modifiée le, dernière modification,
            révisé le
        """,
        "in_force_until": "valable jusqu'au, expire le, en vigueur jusqu'au",
        "version_word": "révision, édition",
        "supersedes": "remplace, annule et remplace",
        "superseded_by": "remplacé par, remplacée par",
        "changed_since": """
            reporté*, déplacé*, avancé au, avancée au, repoussé*, décalé*, au lieu de, au lieu du, au lieu des, ne
            sera plus, n'est plus, ne sont plus, désormais, dorénavant, maintenant, à présent, remplacé par,
            remplacée par, est remplacé, est remplacée, modifié*, passe à, passe de, passent à, passent de, porté à,
            portée à, relevé à, relevée à, ramené à, ramenée à, augmenté à, augmentée à, abaissé à, abaissée à,
            prolongé*, annulé*, supprimé*, abandonné*, corrigé à, nouvelle date, nouveau délai, succède à
        """,
        "left_undecided": """
            sera décidé*, seront décidé*, se décidera, à décider, à confirmer, à déterminer, pas encore décidé*, pas
            encore fixé*, reste à décider, en suspens, à l'étude, sera tranché*
        """,
        "takes_place": """
            a lieu, aura lieu, se tient, se tiendra, commence, commencera, est prévu, est prévue, est fixé, est
            fixée, prévu, prévue
        """,
        "meeting_word": """
            compte rendu, compte-rendu, procès-verbal, réunion, réunion du, séance du, note du, circulaire du,
            communiqué du
        """,
        "draft_state": """
            brouillon, brouillons, ébauche, projet de document, version provisoire, non approuvé, non approuvée,
            en cours de rédaction, ceci est un brouillon, ceci est une ébauche
        """,
        "archived_state": """
            archivé, archivée, obsolète, abrogé, abrogée, périmé, caduc, archives, périmée, caduque, expiré,
            expirée, remplacé, remplacée, plus en vigueur, plus valable, plus à jour, ancienne version, dépassé,
            dépassée
        """,
        "state_word": "statut, état du document",
        "notice_label": "attention, avertissement, remarque, note importante, avis",
        "archived_folder": "corbeille, archives, ne pas utiliser",
        "superseded_mark": "ancien, anciens, ancienne, anciennes, vieux",
        "authority_word": "autorité",
        "official_word": "officiel, officielle, contraignant",
        "unofficial_word": "officieux, officieuse, non officiel",
        "yes_word": "oui, vrai",
        "no_word": "non, nan",
        "all_earlier": "toutes, tous, précédente, précédentes, précédent, antérieure, antérieures",
        "company_label": "société, entreprise, organisation, employeur, émetteur",
        "product_label": "produit, nom du produit, modèle, application, projet",
        "place_label": "lieu, site, pays, région, ville, bureau",
        "period_label": "période, exercice, trimestre, année",
        "audience_label": "public, public visé, s'applique à, destinataires, destiné à",
        "registrant": "nom de l'émetteur",
        "reports_on": "pour l'exercice clos le, exercice clos le, pour le trimestre clos le",
        "report_kind": "rapport annuel, rapport trimestriel, rapport semestriel",
        "document_noun": """
            politique, manuel, livret, procédure, règlement, directive interne, mémo, consigne, accord, charte
        """,
        "periodic_document": "rapport, compte rendu, résultats, bilan, facture, prévisions",
        "span_opens": "entre, depuis",
        "reported_span": "mois, semaine, semaines, clos",
        "heads_column": "variation, variation en %",
        "table_identifier": "n°, no, numéro, code, identifiant, poste, téléphone, salle, bureau",
        "heads_value": "valeur, valeurs, montant, chiffre, résultat, nombre",
        "heads_unit": "unité, unités, devise",
        "loss_of": "perte de",
        "hour_follows": "à, vers, entre, jusqu'à, dès",
        "which_of_all_rows": "quels, quelles, lesquels, lesquelles, lequel, laquelle, quel article, quel produit",
        "place_word": """
            dans, à, au, aux, chez, sur, sous, devant, derrière, près, auprès, en, entre, contre, vers, côté,
            face
        """,
        "opening_pronoun": "il, elle, ils, elles, celui-ci, celle-ci, ceux-ci, celles-ci",
        "how_much_is": "combien coûte, combien coûtent, quel est le prix",
        "adds_more": "de plus, supplémentaires, autres",
        "question_word": """
            qui, que, quoi, quel, quelle, quels, quelles, quand, où, comment, pourquoi, combien, lequel,
            laquelle, lesquels, lesquelles
        """,
        "workdays": "en semaine, jour ouvré, jours ouvrés, jours de semaine",
        "weekend": "week-end, weekend, week-ends",
        "day_word": """
            jour férié, jours fériés, week-end, week-ends, weekend, matin, après-midi, midi, soir,
            soirée, nuit, aujourd'hui, demain
        """,
        "speakers_own": "mon, ma, mes, notre, nos",
        "public_holiday": "jour férié, jours fériés, férié, fériés",
        "under_a_year": """
            mois, mensuel*, semaine*, hebdomadaire*, jour, journée, quotidien*, journalier*, week-end,
            printemps, en été, l'été, d'été, cet été, automne, hiver
        """,
        "calendar_word": """
            jour*, semaine*, mois, heure*, an, ans, année*, siècle*, lundi, mardi, mercredi, jeudi, vendredi,
            samedi, dimanche
        """,
        "figure_word": """
            une fois, deux fois, moitié, tiers, double, cent, mille, quotidien*, hebdomadaire*, mensuel*,
            annuel*, illimité*
        """,
        "reason": "parce que, parce qu, car, en raison, à cause, grâce à, puisque",
        "asks_person": "qui",
        "attribute_weight": "pèse, pèsent, poids, lourd, lourde, kilos, kilogrammes",
        "attribute_age": "quel âge, âge",
        "attribute_sound": "bruyant, bruyante, bruit, niveau sonore, décibels",
        "of_no_group": "non",
        "of_no_kind": "in, im, non",
        "goes_with": "avec",
        "goes_without": "sans",
        "of_an_age_over": "plus de, à partir de, dès",
        "of_an_age_under": "moins de, jusqu'à",
        "asks_from_when": "à partir de quand, à partir de quelle heure, depuis quand, dès quand, dès quelle heure",
        "asks_until_when": "jusqu'à quand, jusqu'à quelle heure",
        "told_from": "à partir de, dès, depuis, de, après, entre",
        "told_until": "jusqu'à, jusqu'au",
        "of_height": "haut, haute, hauteur",
        "of_width": "large, largeur",
        "of_length": "long, longue, longueur",
        "of_depth": "profond, profonde, profondeur",
        "of_capacity": "capacité, contient, accueille",
        "attribute_length": "longueur, minutes, heures",
        "attribute_serial": "numéro de série, numéros de série",
        "counts_things": "combien de, combien d'*, combien d’*",
        "measured_in_days": "congé, congés, vacances, repos, rtt, télétravail",
        "counts_no_things": "h, fois, étage",
        "asks_size": "combien mesure, combien mesurent, quelle taille",
        "asks_place": "où est, où sont, où se trouve, où se situe",
        "asks_pay": "combien gagne, combien gagnent, combien touche, salaire, rémunération",
        "tells_when": """
            après, avant, dès, lorsque, lorsqu, quand, jusqu*, depuis, pendant, durant, immédiatement, toujours,
            annuel*, quotidien*, hebdomadaire*, mensuel*, trimestriel*, chaque, tous les, toutes les, matin,
            soir, nuit, midi, minuit, tôt, tard, bientôt, maintenant, aujourd, demain, hier, siècle, guerre,
            saison, début, fin, lors, actuel*, si, rendez-vous, demande
        """,
        "nameless_figure": "valeur, valeurs, montant, nombre, total, quantité",
        "asks_meaning_of": """
            signifie, signifient, veut dire, veulent dire, signification, désigne, définition, entend par, entend-on
            par, sens de
        """,
        "tells_meaning": """
            signifi*, veut dire, veulent dire, désign*, défini*, abréviation, abrège, sigle, acronyme, appel*,
            nomm*, est un, est une, est le, est la, est l, est tout, est toute, sont des, sont les, sont tous,
            sont toutes, c'est-à-dire, indiqu*, correspond*, représent*, exprim*, annonc*, averti*, signal*,
            montre*, si, quand, lorsque, dès que, entend
        """,
        "gives_purpose": """
            pour, afin, sinon, après, ainsi, évit*, permet*, garanti*, empêch*, protég*, besoin, doit, doivent
        """,
        "succession": "avant, après, prédécesseur, successeur, remplacé, succédé",
        "another_office": """
            adjoint, adjointe, adjoints, adjointes, vice, ancien, ancienne, sortant, sortante, suppléant, suppléante,
            assistant, assistante
        """,
        "stands_in": """
            remplace, remplacent, remplacer, remplaçant, remplaçante, remplacement, suppléant, suppléante, supplée,
            assure l'intérim, intérim, en l'absence de, en son absence
        """,
        "street_word": "rue, avenue, boulevard, allée, chemin, place, quai, impasse, route",
        "which_of_a_kind": "quel, quelle, quels, quelles, dans quelle, dans quel, à quel, à quelle, sur quelle",
        "before_a_thing": "un, une, des, le, la, les, son, sa, ses, leur, leurs, notre, nos, plusieurs, l",
        "being": "est, sont, était, étaient, sera, seront, se trouve, se trouvent",
        "its_place": "adresse, entrée, bâtiment, site, siège, locaux, porte, immeuble, accès",
        "is_located": """
            se trouve, se trouvent, situé, située, situés, situées, installé, installée, siège, à côté de,
            en face de, derrière
        """,
        "somebody": """
            personne*, personnel, équipe*, quelqu'un, chacun, tous, toutes, ceux, celui, celle, collègue*, membre*,
            service, direction, conseil, comité, bureau, société, entreprise, agence, responsable*, chef*, salarié*,
            client*, parents, madame, monsieur, gens, groupe, roi, reine
        """,
        "agent_ending": """
            eur, eurs, euse, euses, rice, rices, iste, istes, ien, ienne, iens, aire, aires, ier, ière, ère, ères, iers,
            ant, ants, ante
        """,
        "asks_phone": "numéro de téléphone, numéro de portable, numéro d'appel",
        "asks_mail": "adresse e-mail, adresse mail, adresse électronique, adresse email, adresse courriel",
        "asks_if_so": """
            c'est vrai, c'est vrai ça, est-ce vrai, est-ce que c'est vrai, c'est exact, est-ce exact, est-ce que c'est
            exact, c'est correct, est-ce correct, est-ce que c'est correct, c'est juste, est-ce juste, est-ce que
            c'est juste, c'est bien ça, est-ce bien ça, c'est toujours vrai, est-ce toujours vrai, est-ce toujours le
            cas, c'est toujours le cas, c'est le cas, est-ce le cas, c'est encore valable, est-ce encore valable,
            c'est toujours valable, est-ce toujours valable, c'est à jour, est-ce à jour, vraiment, ah bon, sûr, tu es
            sûr, t'es sûr, t'es sûre, vous êtes sûr, vous en êtes sûr, tu peux confirmer, tu confirmes, vous
            confirmez, vous pouvez confirmer, peux-tu confirmer, pouvez-vous confirmer, quelqu'un peut confirmer,
            peux-tu vérifier, pouvez-vous vérifier, tu peux vérifier, à vérifier, il a raison, elle a raison, est-ce
            qu'il a raison, c'est faux, est-ce faux, que disent les documents
        """,
        "heading_short_for": """
            tél téléphone, tél numéro de téléphone, tel téléphone, no numéro, n° numéro, qté quantité, dép
            département, serv service, réf référence, adr adresse
        """,
        "one_spoken_of": "il, elle",
        "owned_by_one": "son, sa, ses",
        "of_a_person": "de",
        "pronoun": "il, elle, ils, elles, cela, ça",
        "relative_period": "l'an dernier, l'année dernière, cette année, l'année prochaine",
    },
    says={
        "fact cell restated": "retraité, publié d'abord : {figure}",
        "fact cell derived": "calculé : année - T1 - T2 - T3",
        "fact cell split": (
            "avant une division d'actions, non comparable aux années suivantes (÷ {factor} pour comparer)"
        ),
        "fact calendar years": "Les exercices sont des années civiles.",
        "fact fiscal periods": "Périodes fiscales, non civiles : {period} clos le {day}.",
        "fact month ends": "cours de l'action, dernier jour de bourse de chaque mois",
        "fact day before": "Le {day} n'était pas un jour de bourse ; le dernier avant était le {before}.",
        "fact prices end": "Pas de cours du {start} au {end} ; le dernier est du {day}.",
        "fact prices none": "Pas de cours du {start} au {end} ; il y en a pour {years}.",
        "months": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "day told": "{d} {m} {y}",
        "day told yearless": "{d} {m}",
        "first day": "1er",
        "of one": (
            "1 questions sont en cours=1 question est en cours; il y a 1 sources=il y a 1 source; "
            "1 années ou dates=1 année ou date; 1 essais=1 essai; "
            "1 affirmations douteuses=1 affirmation douteuse; "
            "retrouvé 1 affirmations dans ce qu'elles citent=retrouvé 1 affirmation dans ce qu'elle cite; "
            "1 affirmations=1 affirmation; 1 non examinés=1 non examiné; 1 chiffres=1 chiffre; "
            "1 dépôts=1 dépôt; 1 phrases=1 phrase; 1 jours=1 jour; 1 plantages=1 plantage; "
            "1 passages=1 passage; 1 nouveaux passages=1 nouveau passage; 1 lignes=1 ligne; "
            "1 lignes de données=1 ligne de données; 1 appels=1 appel; 1 brouillons=1 brouillon; "
            "1 heures=1 heure; 1 autres=1 autre; 1 caractères=1 caractère; "
            "1 par minute sont acceptées=1 par minute est acceptée; 1 jetons=1 jeton; "
            "les 1 dernières réponses sont dessinées=la dernière réponse est dessinée"
        ),
        "file misnamed": "Son nom finit par {suffix}, mais il contient {what} : il a été lu comme tel.",
        "file password here": (
            "Il faut un mot de passe : saisissez-le ici dans "
            "le champ du mot de passe et renvoyez le fichier."
        ),
        "file password wrong": "Il faut un mot de passe, et celui qui a été donné ne l'ouvre pas.",
        "fiscal year short": "Exercice {year}",
        "table words": (
            "figures=chiffres; figures of its tables=chiffres de ses tableaux; "
            "Period=Période; Ended=Clôture; Company=Société; Measure=Grandeur; Metric=Grandeur; Value=Valeur; "
            "Unit=Unité; Form=Formulaire; Filed=Déposé; Period end=Fin de période; Accession=Numéro de dépôt; "
            "Items=Rubriques; Description=Description; Link=Lien; Formula=Formule; Note=Remarque; filings=dépôts; "
            "Rank=Rang; Change=Variation"
            "; From=De; To=À; Date=Date; Close=Clôture; metrics=indicateurs; share price=cours de l'action"
            "; Open=Ouverture; High=Plus haut; Low=Plus bas; Volume=Volume; share prices=cours de l'action"
            "; filings with the SEC=dépôts auprès de la SEC"
        ),
        "fact whose": "De quelle entreprise s'agit-il ? J'ai des chiffres de {companies} ; merci de la nommer.",
        "fact no company": "Je n'ai pas de chiffres de {words} ; j'en ai de {companies}.",
        "fact no explanation": "Je n'ai trouvé aucun document qui l'explique. {formulas}",
        "fact nobody": "aucune entreprise",
        "fact for period": "{figure} {period}",
        "fact years": "pour les exercices {years}",
        "fact first half": "au premier semestre de l'exercice {year}",
        "fact second half": "au second semestre de l'exercice {year}",
        "fact trailing": "sur l'année jusqu'au {end}",
        "fact calendar": "pour l'année civile {year}",
        "fact lacking": "{measure} de {company} {periods} : je n'ai pas de chiffre.",
        "fact lacking but": (
            "{measure} de {company} {periods} : je n'ai pas de chiffre ; j'en ai pour les exercices {years}."
        ),
        "fact none": "{measure} de {company} : je n'ai pas de chiffre.",
        "fact none but": "{measure} de {company} : je n'ai pas de chiffre ; j'en ai pour les exercices {years}.",
        "fact only quarters": "De l'exercice {year}, je n'ai que {quarters}.",
        "fact gaps": "Entre les deux, je n'en ai pas {periods}.",
        "fact latest": "C'est le chiffre le plus récent que j'aie.",
        "fact restated as": "Tel que publié initialement ; des rapports ultérieurs l'ont retraité : {figures}.",
        "fact never restated": "Aucun rapport ultérieur ne l'a retraité.",
        "fact split basis": (
            "Les chiffres jusqu'à {period} sont ceux publiés avant une division d'actions ; la comparaison se "
            "fait sur la base actuelle."
        ),
        "fact was restated": "Ce chiffre a été retraité ; le premier rapport indiquait {figure}.",
        "fact derived": "Ce chiffre n'a pas été publié seul : c'est l'année entière moins les trimestres précédents.",
        "fact before split": (
            "Ce chiffre date d'avant une division d'actions et n'est pas comparable tel quel aux suivants."
        ),
        "fact split apart": (
            "Les chiffres jusqu'à {period} datent d'avant une division d'actions et ne sont pas comparables aux "
            "suivants."
        ),
        "fact computed as": "{measure} se calcule ainsi : {formula}.",
        "fact as filed": "Ce chiffre figure tel quel dans les rapports et n'a pas été calculé.",
        "fact ended": "{company} {period} : clos le {day}.",
        "fact covered": "{measure} de {company} : j'ai des chiffres {parts}.",
        "fact covered quarters": "par trimestre ({first} – {last})",
        "fact not covered": "{measure} de {company} : je n'ai pas de chiffres.",
        "fact no figure": "Je n'ai pas de chiffre pour cela.",
        "fact higher": "Celui de {company} est le plus élevé.",
        "fact not converted": "Les chiffres sont en {first} et {last} et n'ont pas été convertis.",
        "fact median": "Médiane",
        "fact cagr": "Croissance annuelle composée",
        "fact factor": "Facteur",
        "fact growth": "croissance",
        "fact a share": "par action",
        "fact rose": "En hausse",
        "fact fell": "En baisse",
        "fact above": "Au-dessus",
        "fact below": "Au-dessous",
        "fact met": "{measure} de {company}, {span} – {how} : {count}.",
        "fact count": "{count} fois",
        "fact never": "jamais",
        "fact first time": "pour la première fois",
        "fact every one since": "sans interruption depuis",
        "fact not in latest": "pas pour la dernière période",
        "fact no rate": "Un taux de croissance demande deux chiffres positifs, à un an ou plus d'écart.",
        "fact no total": "{measure} n'est pas un montant sur une durée ; ses chiffres ne s'additionnent pas.",
        "fact price open": "Cours d'ouverture",
        "fact price high": "Plus haut du jour",
        "fact price low": "Plus bas du jour",
        "fact price close": "Cours de clôture",
        "fact price volume": "Volume échangé",
        "fact price": "{price} de {company} le {day} : {figure}.",
        "fact price over": "{how} – {price} de {company}, du {first} au {last} : {figure}.",
        "fact no trading day": "Ce n'était pas un jour de bourse ; voici le dernier avant.",
        "fact no prices": "Je n'ai pas de cours de {company} pour cette période.",
        "fact latest day": "Le dernier jour que j'aie est le {day}.",
        "fact dividends": "Les dividendes ne sont pas comptés.",
        "fact adjusted": "Ajusté de la division d'actions du {day}.",
        "fact prices no sum": "Les cours de plusieurs jours ne s'additionnent pas.",
        "fact filed": "{company} : {form} {period}, déposé le {day}, numéro de dépôt {number}.",
        "fact items": "Rubriques : {items}.",
        "fact filings": "{company} : {count} dépôts ({form}) : {listed}.",
        "fact no filings": "Je n'ai pas de tels dépôts de {company}.",
        "fact link": "À trouver à {url} .",
        "fact metrics": "Pour {company}, j'ai : {measures}.",
        "fact known measures": "Chiffres dont je dispose : {measures}.",
        "fact and others": "et d'autres",
        "fact not understood": (
            "Je n'ai pas compris {words} dans la question et ne donne donc aucun chiffre ; merci de la formuler "
            "autrement."
        ),
        "fact no measure": "Je n'ai pas de chiffre {words} de {companies}.",
        "fact companies": "J'ai des chiffres de {companies}.",
        "fact no companies": "Je n'ai de chiffres d'aucune entreprise.",
        "fact did you mean": "Vouliez-vous dire {names} ?",
        "fact read as": "J'ai lu {written} comme {name}.",
        "cells apart": "{name} : {first} moins {last} = {value} de différence.",
        "cells moved": "{name} : de {first} à {last} = {value} de variation.",
        "cells course": "{name} : de {first} à {last}{change}. Maximum : {most} ; minimum : {least}.",
        "cells together": "{name}, au total : {each} = {value}.",
        "cells average": "{name}, en moyenne : ({each}) / {count} = {value}.",
        "cells median": "{name}, médiane : {value} ({each}).",
        "cells share": "{name} : {each} sur un total de {whole} = {value}.",
        "rows counted": "{bound} : {count} sur {all} : {each}{without}.",
        "dates then": " ; ensuite {next}",
        "dates past": " Déjà passé : {names}.",
        "rows none": "Aucun avec {bound}. Examinés : {each}.",
        "rows listed": "Avec {bound} : {each}{without}.",
        "cells most": "{name}, le plus : {first} ; ensuite : {next}{without}.",
        "cells least": "{name}, le moins : {first} ; ensuite : {next}{without}.",
        "records joint": "et",
        "records with": " avec {conditions}",
        "records nothing": "non indiqué",
        "records row": "ligne {number}",
        "records one row": "1 ligne",
        "records rows": "{count} lignes",
        "records over": "sur {rows}{where}",
        "records more": " et {count} autres",
        "records is": "Il y a {rows}{where}, sur {all}{names}.",
        "records are": "Il y a {rows}{where}, sur {all}{names}.",
        "records value": "{name}, {heading} : {value}.",
        "records total": "{heading}, total {over} : {value} ({parts}).",
        "records average": "{heading}, moyenne {over} : {value} ({parts}).",
        "records median": "{heading}, médiane {over} : {value} ({parts}).",
        "records most": "{heading}, les {count} valeurs les plus élevées{where} : {each}.",
        "records least": "{heading}, les {count} valeurs les plus basses{where} : {each}.",
        "records highest": "{who} : valeur la plus élevée de {heading}{where}, {value}{next}.",
        "records lowest": "{who} : valeur la plus basse de {heading}{where}, {value}{next}.",
        "records highest several": "{who} : à égalité, valeur la plus élevée de {heading}{where}, {value}{next}.",
        "records lowest several": "{who} : à égalité, valeur la plus basse de {heading}{where}, {value}{next}.",
        "records next": " ; ensuite : {names}",
        "records without": " ; non indiqué : {names}",
        "records what total": "total {heading}",
        "records what average": "moyenne {heading}",
        "records what median": "médiane {heading}",
        "records what rows": "nombre de lignes",
        "records by": "{what}{where} par {by} : {each}.",
        "records by highest": "{who} : valeur la plus élevée, {what}{where} {value} ; tous par {by} : {each}.",
        "records by lowest": "{who} : valeur la plus basse, {what}{where} {value} ; tous par {by} : {each}.",
        "records by highest several": (
            "{who} : à égalité, valeur la plus élevée, {what}{where} "
            "{value} ; tous par {by} : {each}."
        ),
        "records by lowest several": (
            "{who} : à égalité, valeur la plus basse, {what}{where} "
            "{value} ; tous par {by} : {each}."
        ),
        "figures no opinion": (
            "Cela demande un avis ou une prévision ; je ne donne pas de conseil et ne prédis rien, mais je "
            "peux dire ce qui est enregistré : chiffres, cours et dépôts."
        ),
        "figures no reason": (
            "Les chiffres enregistrés ne disent pas pourquoi, et je n'ai trouvé aucun document qui le dise."
        ),
        "figures no definition": (
            "Cela demande ce que quelque chose signifie, et je n'ai trouvé aucun document qui le dise."
        ),
        "kept in": "{what} se trouve dans la table {table}, colonne {column}.",
        "imported by": "{file} est importé par {files}.",
        "imported by none": "Aucun fichier indexé n'importe {file}.",
        "imports": "{file} importe {files}.",
        "imports none": "{file} n'importe aucun fichier indexé.",
        "part_unanswered": "Sur « {asked} », je n'ai rien trouvé dans les documents que je peux lire.",
        "nothing_near": "Je n'ai pas trouvé de réponse dans les documents que je peux lire.",
        "refusal": (
            "Je n'ai pas trouvé de réponse dans les documents que je peux lire ; précisez le produit, l'équipe "
            "ou la période."
        ),
        "otherwise": "Une autre source dit autre chose :",
        "otherwise_within": "Le même document dit aussi autre chose :",
        "otherwise_older": "Une source plus ancienne dit autre chose :",
        "otherwise_changed": "Auparavant :",
        "otherwise_archived": "Une source qui n'est plus en vigueur dit autre chose :",
        "otherwise_draft": "Un brouillon dit autre chose :",
        "otherwise_lower": "Une source de moindre autorité dit autre chose :",
        "claim holds": "Oui, les documents le disent :",
        "claim denied": "Non, les documents disent autre chose :",
        "otherwise_early": "Une source pas encore en vigueur dit autre chose :",
        "source_followed": "Source suivie : {winner} ; écartée : {loser}.",
        "source_draft": "{source} est un brouillon.",
        "source_archived": "{source} n'est plus en vigueur.",
        "source_early": "{source} n'est pas encore en vigueur.",
        "unsupported": (
            "Je n'ai pas pu écrire de réponse que les sources confirment{why}. Une question plus "
            "précise aiderait."
        ),
        "unproven": (
            "Je n'ai pas trouvé de réponse que les sources confirment. J'ai cherché {searched}. Une question "
            "plus précise aiderait."
        ),
        "failed": "Je n'ai pas pu répondre : {error} L'échec a été enregistré.",
        "failed_for_now": (
            "Je n'ai pas pu répondre : {error} L'échec a été enregistré ; reposez la question "
            "dans un instant."
        ),
        "several": "Plusieurs sources conviennent et disent des choses différentes ; précisez laquelle : {names}",
        "of_another": "Les sources ne le disent pas ; le plus proche porte sur autre chose : {names}",
        "not_quoted": "J’ai cherché dans {names} une phrase à citer qui y réponde, sans en trouver.",
        "quoted": "« {said} »",
        "closest": "Au plus près de la question ; à vous de juger si cela y répond : {names}",
        "which_of_kind": "quel {kind} ?",
        "which_one": "Il y a plusieurs réponses à cela. De laquelle parlez-vous ?",
        "unconfirmed": "la vérification ne l'a pas confirmé",
        "not_verified": "⚠️ Pas entièrement vérifié :",
        "unverified": "(non vérifié)",
        "language names": (
            "en anglais, de allemand, fr français, es espagnol, it italien, pt portugais, "
            "nl néerlandais, ko coréen, ja japonais, zh chinois, ar arabe, hi hindi"
        ),
        "documents_in": (
            "Ce qui s'en approche le plus est en {languages}, et je trouve peu d'une langue à l'autre : posez "
            "plutôt la question en {languages}."
        ),
        "also_searched_in": (
            "Les documents sont en {languages} ; votre question a aussi été cherchée dans cette "
            "langue."
        ),
        "weak_by_meaning": (
            "Dans cette langue, je cherche par mots-clés : les mots employés "
            "dans les documents donnent le plus de résultats."
        ),
        "not_translated": (
            "La question est en {asked}, les sources sont en {spoken} ; sans modèle de langage, les "
            "citations ne sont pas traduites."
        ),
        "details": "les détails sont dans le journal",
        "fault any": "Une erreur s'est produite.",
        "fault permanent": "Réessayer n'y changera rien.",
        "fault transient": "Réessayer plus tard peut réussir.",
        "fault setting": "Un réglage a une valeur incorrecte.",
        "fault input": "La saisie est inutilisable.",
        "fault not found": "Cela n'existe pas.",
        "fault forbidden": "Cela n'est pas autorisé ici.",
        "fault key": "Le service a refusé la clé.",
        "fault quota": "Le forfait ou le budget est épuisé.",
        "fault cap": "Un plafond de jetons par jour ne laisse pas de place pour cet appel.",
        "fault too long": "L'invite dépasse la fenêtre du modèle.",
        "fault refused": "Le service a refusé cette demande.",
        "fault contract": "La réponse du modèle n'avait pas la forme demandée.",
        "fault unreadable": "Le fichier est illisible.",
        "fault no document": "Le fichier n'est pas un document.",
        "fault damaged": "La base de données est endommagée.",
        "fault index damaged": "L'index de recherche est endommagé.",
        "fault stopped": "La question a été arrêtée ou supprimée.",
        "fault unavailable": "Le service ne répond pas.",
        "fault slow down": "Le service demande de ralentir.",
        "fault full": "La file d'attente est pleine.",
        "fault too many": "C'est plus que ce qui est accepté d'une personne en une minute.",
        "fault lease": "Un autre processus a repris ce travail.",
        "fault unserved": "Cela se publie là où ce processus ne peut pas.",
        "fault unexpected": "Une erreur inattendue s'est produite ({name}).",
        "fault recorded": "C'est enregistré.",
        "fault long": "Cela a pris trop de temps.",
        "fault crashes": "Abandonné après {count} plantages.",
        "fault database": "La base de données ne répond pas.",
        "fault empty question": "La question est vide.",
        "fault ask such as": "Posez une question, par exemple : Combien de jours de congé ai-je ?",
        "fault long question": "La question compte {count} caractères ; {most} au plus sont acceptés.",
        "fault collection": "La collection {name} n'existe pas ici.",
        "fault collections": "Collections disponibles : {names}.",
        "none yet": "aucune pour l'instant",
        "fault collection name": (
            "{name} n'est pas un nom de collection : 64 caractères au plus, sans barres obliques ni virgules."
        ),
        "fault reserved name": (
            "Aucune collection ne peut s'appeler {name} : dans les réglages, ce mot a un autre sens."
        ),
        "fault model slow": "Le modèle de langage {model} a mis trop de temps.",
        "fault model away": "Le serveur du modèle de langage est injoignable.",
        "fault model broke off": "Le serveur du modèle de langage a interrompu.",
        "fault model status": "Le serveur du modèle de langage a répondu {status}.",
        "fault model slow down": "Le modèle de langage {model} demande de ralentir.",
        "fault model key": "Le serveur du modèle de langage a refusé la clé.",
        "fault model quota": "Le quota du modèle de langage est épuisé.",
        "fault web": "La recherche web n'a pas répondu en {seconds} s.",
        "lined up": "🔁 Quelqu'un dit que c'est faux. D'autres passent d'abord ; je regarde celle-ci ensuite.",
        "looking": "🔁 Quelqu'un dit que c'est faux : je regarde de nouveau.",
        "still looking": "🔁 Je cherche encore ; c'est plus long que d'habitude.",
        "looked twice": (
            "🔁 Déjà revu deux fois en une heure. L'heure passée, je peux regarder de nouveau ; d'ici là, "
            "reposer la question autrement peut aider."
        ),
        "holds": "🔁 Revérifié : la réponse est exacte.",
        "said to the question": "{who} a dit, à la question « {question} » : {words}",
        "holds because": "🔁 Revérifié, la réponse est exacte : « {sentence} » ({source}).",
        "no longer": "Cela ne figure plus dans les documents : {names}.",
        "read anew": "🔧 Relu avant de répondre : {names}.",
        "answered again": "✏️ Nouvelle réponse : {names} a été ajouté ou modifié depuis.",
        "answered by person": "✏️ Nouvelle réponse : une personne l'a apportée, et elle a été approuvée.",
        "source changed": "⚠️ Source modifiée depuis : {names}.",
        "source changed ask": (
            "🔁 Ce que cite cette réponse a changé depuis : {names}. Reposez "
            "la question pour une réponse d’après le contenu actuel."
        ),
        "worked out": "🔁 Revérifié : c'est calculé à partir des lignes citées, dont les chiffres n'ont pas changé.",
        "not settled": "🔁 Revérifié : les sources disent aussi ce qui a été objecté ; ce n'est donc pas tranché.",
        "nothing better": "🔁 Revu : sources relues, rien de mieux trouvé.",
        "said suggested": (
            "📝 Ce qui en a été dit est noté comme suggestion : "
            "elle vaudra dès qu’une autre personne l’approuve."
        ),
        "said recorded": "📝 Ce qui en a été dit est noté.",
        "corrected": "✏️ Corrigé à cause de {why} : {changed}.",
        "a thumbs-down": "un pouce vers le bas",
        "worded anew": "reformulé à partir des mêmes chiffres et sources",
        "figures became": "{before} est devenu {after}",
        "figures left out": "{figures} retiré",
        "words became": "« {before} » est devenu « {after} »",
        "words left out": "« {words} » retiré",
        "words added": "ajouté : « {words} »",
        "figures added": "indique désormais {figures}",
        "now rests on": "repose maintenant sur {names}",
        "before and now": "{before} avant, {after} maintenant",
        "note web not configured": (
            "Le web n'a pas été consulté : aucune recherche web n'est configurée ({settings})."
        ),
        "note web not asked": "Le web n'a pas été consulté : {error}",
        "note web empty": "Le web a été consulté, rien d'utile n'a été trouvé.",
        "note graded by rules": "Les éléments ont été évalués sans le modèle : {error}",
        "note routed by rules": "La question a été orientée par des règles : {error}",
        "note as it stands": "La question a été prise telle quelle : {error}",
        "note not refined": "La recherche n'a pas été affinée par le modèle : {error}",
        "note not translated": "Le modèle n'a pas traduit la recherche : {error}",
        "note years": "Les années manquantes n'ont pas pu être récupérées : {error}",
        "note tokens": "Aucun autre essai : cette question a dépensé ses {cap} jetons (QUESTION_TOKEN_CAP).",
        "note model not asked": "{model} n'a pas pu être interrogé à {step} : {error}",
        "note model contract": "{model} n'a pas respecté la forme demandée à {step} : {error}.",
        "note model slow down": "{model} a demandé de ralentir à {step}.",
        "note model refused": "{model} a refusé la demande à {step}.",
        "note by extracts": (
            "Réponse par extraits, sans le modèle de langage, car ceci ne peut pas sortir de la maison : "
            "{what}."
        ),
        "kept in several": "les collections {names}",
        "kept in one": "la collection {names}",
        "kept in unnamed": "une collection sur laquelle ceci repose",
        "cap until midnight": (
            "Le prochain appel pourrait dépasser {whose} {cap} jetons par jour ({setting}) : jusqu'à minuit "
            "UTC, les réponses sont des extraits de vos documents. Rien de ce que vous demandez n'est perdu."
        ),
        "whose server": "pour ce serveur",
        "whose workspace": "pour cet espace",
        "whose channel": "pour ce canal",
        "whose own": "vos",
        "pass": "réussi",
        "skip": "sans objet",
        "check figures": "{wrong} sur {found} non prouvés ({reasons}). {proofs}",
        "check figures alone": "{wrong} sur {found} non prouvés ({reasons}).",
        "check dates": "{wrong} sur {found} non confirmés : {reasons}",
        "check dates found": "{found} trouvés dans les sources.",
        "count figures": "{count} chiffres",
        "count figure": "1 chiffre",
        "count dates": "{count} années ou dates",
        "count date": "1 année ou date",
        "check supported": "{found} étayées.",
        "count sentences": "{count} phrases",
        "count sentence": "1 phrase",
        "check in doubt": "{count} affirmations douteuses",
        "check one in doubt": "1 affirmation douteuse",
        "check without support": "{count} affirmations sans appui",
        "check one without support": "1 affirmation sans appui",
        "check little stands": "peu de cela figure dans {where}",
        "check stands elsewhere": "{figure} figure dans {where}, pas dans {cited}",
        "check invented source": "{cited} cité, mais il y a {count} sources.",
        "check in no source": "{name} ne figure dans aucune source",
        "check scanned": "{name} n’a pas pu être lu avec certitude sur une page numérisée",
        "check code has": "les sources indiquent {key} {found}",
        "check answer too long": "la réponse est trop longue pour être vérifiée en entier",
        "check time of another": "les sources donnent ce moment à autre chose",
        "check not in evidence": "absent des sources",
        "check closest": "absent des sources : le plus proche est {closest}",
        "check computed": "calculé d'après les sources, c'est {value}",
        "check value of another": "c'est la valeur de {one}, pas de {other}",
        "check evidence has": "les sources donnent {value}",
        "check figure of another": "les sources donnent ce chiffre pour {one}",
        "check in another unit": "dans une autre unité : c'est {value}",
        "check not named": "{name} n'est pas dans les sources",
        "check denied": "les sources le nient : {word}",
        "check says so": "les sources l'affirment : {word}",
        "check unverified": "Cela n'a pas pu être vérifié dans les sources.",
        "check hardly said": "Ce qui est cité ne dit guère ce qui était demandé",
        "check proven by": "Prouvé par : « {sentence} »",
        "check confirmed": "{detail} ; la vérification l'a confirmé.",
        "new from checks": "ce que les vérifications ont trouvé",
        "new passages": "{count} nouveaux passages",
        "new rows": "{count} lignes de données de plus",
        "new model": "un autre modèle ({model})",
        "nothing found": "Rien n'a été trouvé dans les documents.",
        "note extract": "Ceci est un extrait de vos documents, fait sans le modèle de langage.",
        "note looked up": "Cela a été recherché sans le modèle de langage.",
        "note in part": "Tout cela n'a pas été fait par le modèle de langage.",
        "note held against": "{model} a comparé {judged} affirmations sur {count} avec leurs sources.",
        "note not judged": "Les affirmations n'ont pas été jugées par un modèle : {error}",
        "note model repaired": "{model} n'a pas respecté une fois la forme de la réponse ({problem}) et l'a corrigée.",
        "stays in several": "Les collections {names} ne doivent pas sortir de la maison.",
        "stays in one": "La collection {names} ne doit pas sortir de la maison.",
        "stays unnamed": "Une collection sur laquelle cela repose ne doit pas sortir de la maison.",
        "cap at any time": (
            "Le prochain appel pourrait dépasser {whose} {cap} jetons par jour ({setting}) : un tel appel peut en "
            "coûter {tokens}, les réponses sont donc des extraits de vos documents. Rien de ce que vous demandez "
            "n'est perdu."
        ),
        "check filings": "{wrong} sur {found} ne correspondent à aucune ligne : {reasons}.",
        "check filings found": "{found} nommés, aussi dans les lignes.",
        "count filings": "{count} dépôts",
        "count filing": "1 dépôt",
        "check accession": "le numéro d'aucun dépôt des sources",
        "check no form": "il n'y a pas de {form} dans les sources",
        "check form date": "aucun {form} à la date {date} : le plus proche est {closest}",
        "check same wording": "{found} comme le disent les sources.",
        "check refusal": "un refus n'a pas besoin de source",
        "check read as answer": "Cela se lit comme une réponse, tirée de sources sur ce qui était demandé",
        "check other language": (
            "Ce qui est cité est dans une autre langue que la question : les noms et les années ont été comparés, "
            "pas les mots"
        ),
        "check faithful": "{model} a retrouvé {count} affirmations dans ce qu'elles citent",
        "check not faithful": "{model} ne trouve pas {detail} dans ce qui est cité",
        "check empty reply": "la réponse était vide",
        "check cut reply": "la réponse a été coupée",
        "check too long": "les sources sont trop longues pour que le modèle y vérifie la réponse",
        "check objected": "la vérification a contesté le brouillon",
        "check no usable reply": "la vérification n'a donné aucune réponse utilisable",
        "check rewritten": "la vérification a corrigé le brouillon",
        "check searched again": "la vérification a demandé une autre recherche",
        "reasoning covered": (
            "{grounded} des phrases figurent dans leurs sources ; "
            "{coverage} de la question est couverte."
        ),
        "reasoning unanswered": "Les sources trouvées ne répondent pas à la question.",
        "check reflection": "l'examen a donné {score}",
        "check data for": "il y a des données pour {year}",
        "check not fetched": "{year} existe dans le tableau mais n'a pas été lu",
        "check another time": "les sources le disent d'un autre moment que {year}",
        "check overruled": "écarté par {source}",
        "check instruction": "{text} vient d'une instruction dans {source}",
        "check not cited": "{name} n'est dans aucune source citée, mais dans {where}",
        "check points": "ce sont des points de pourcentage, pas des pour cent",
        "check currency": "une autre monnaie : c'est {value}",
        "check too small": "mauvais ordre de grandeur : {factor} fois trop petit, c'est {value}",
        "check too large": "mauvais ordre de grandeur : {factor} fois trop grand, c'est {value}",
        "check sign": "mauvais signe : c'est {value}",
        "check says unsaid": "la réponse dit elle-même qu'aucune source ne le dit",
        "check beside else": "les sources nomment {year} à propos d'autre chose",
        "check no score": "{score} ne figure dans aucune source",
        "check dates it": "les sources le datent de {year}",
        "check of some": "les sources ne le disent que de certains : {word}",
        "check of few": "les sources ne le disent que de peu : {word}",
        "check no duty": "les sources n'en font pas une obligation : {word}",
        "check a duty": "les sources en font une obligation : {word}",
        "check not sure": "les sources n'en sont pas sûres : {word}",
        "check source says": "c'est {one} qui le dit, pas {other}",
        "check against": "c'est {one} contre {other}",
        "check goes": "cela va de {one} à {other}",
        "check the most": "le maximum est {value}",
        "check the least": "le minimum est {value}",
        "check has instead": "les sources ont « {told} » à la place",
        "check other way": "les sources disent l'inverse : {sentence}",
        "check another cause": "les sources donnent une autre cause : {sentence}",
        "check another witness": "les sources l'attribuent à quelqu'un d'autre : {sentence}",
        "check no rise": "{one} est moins que {other} : ce n'est pas une hausse",
        "check no fall": "{one} est plus que {other} : ce n'est pas une baisse",
        "check value instead": "c'est la valeur de {one}, pas de {other} ; pour {period} c'est {value}",
        "check closest off": "absent des sources : le plus proche est {closest}, à {off} % près",
        "check times alone": "c'est {factor} fois autant que l'autre",
        "check times as much": "c'est {factor} fois autant : de {one} à {other}",
        "check says multiple": "les sources disent « {word} »",
        "check not looked at": "{count} non examinés",
        "check not looked from": "non examiné à partir du caractère {place}",
        "check decade": "les années {years} ne sont pas dans les sources",
        "check as a plan": "les sources en parlent comme d'un projet : {word}",
        "check no such source": "cite une source qui n'existe pas",
        "page": "p. {page}",
    },
)  # fmt: skip
