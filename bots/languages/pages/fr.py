"""French."""

from __future__ import annotations

from typing import Final

PAGES: Final = {
    "page skip": "Aller à la conversation",
    "page new": "Nouvelle conversation",
    "page conversations": "Vos conversations",
    "page conversation": "Conversation",
    "page search": "Chercher dans les conversations",
    "page none found": "Aucune conversation trouvée.",
    "page none yet": "Pas encore de conversation.",
    "page rename": "Renommer",
    "page title": "Titre",
    "page save": "Enregistrer",
    "page cancel": "Annuler",
    "page delete": "Supprimer",
    "page delete sure": "Supprimer cette conversation pour de bon ?",
    "page share": "Partager",
    "page share told": (
        "Quiconque a ce lien et son propre jeton peut lire, dans la mesure où il peut lire les sources."
    ),
    "page share stop": "Ne plus partager",
    "page link": "Lien",
    "page copy": "Copier",
    "page copied": "Copié",
    "page not copied": "Impossible de copier.",
    "page dark": "Sombre",
    "page operate": "Exploitation",
    "page leave": "Se déconnecter",
    "page menu": "Menu",
    "page welcome": "Que souhaitez-vous savoir ?",
    "page promise": (
        "Je réponds à partir de vos documents et de vos chiffres, je montre d’où vient chaque "
        "affirmation et je la vérifie d’abord."
    ),
    "page add documents": "Ajouter des documents",
    "page your question": "Votre question",
    "page ask placeholder": "Posez une question",
    "page keys": "Entrée envoie, Maj et Entrée commencent une nouvelle ligne.",
    "page mode": "Mode",
    "page default mode": "Mode par défaut",
    "page collection": "Collection",
    "page all collections": "Toutes les collections",
    "page stop": "Arrêter",
    "page ask": "Demander",
    "page sending": "envoi de la question",
    "page broke off": "La connexion s’est interrompue avant la réponse. Veuillez redemander.",
    "page away": "Le serveur est injoignable. Votre question est gardée : réessayez dans un instant.",
    "page expired": (
        "Votre session a expiré. Votre question est gardée : reconnectez-vous dans un autre onglet, puis redemandez."
    ),
    "page log in": "Se reconnecter",
    "page here": "La réponse est là :",
    "page source": "Source nº {number}",
    "page marked": "Surligné : ce qui appuie la réponse",
    "page original": "Ouvrir l’original",
    "page rows": "Les {count} lignes",
    "page again mode": "Redemander dans un autre mode",
    "page thanks": "Merci.",
    "page looking": "Merci. Je regarde de nouveau…",
    "page still looking": "Je cherche encore ; une meilleure réponse apparaîtra ici.",
    "page no model": "Aucun modèle de langue n’est configuré : les réponses sont des extraits des documents.",
    "page model trouble": "Le modèle de langue est injoignable : les réponses sont des extraits des documents.",
    "page shared reading": "Vous lisez une conversation que quelqu’un partage avec vous.",
    "page not yours": "Cette réponse repose sur des documents que vous ne pouvez pas lire.",
    "page gone": "Cette conversation n’existe pas, ou n’est plus partagée.",
    "page login about": (
        "Des réponses tirées des documents et des chiffres de votre équipe, vérifiées avant que vous les voyiez."
    ),
    "page token": "Votre jeton",
    "page continue": "Continuer",
    "page token how": "Un administrateur en crée un avec",
    "page login waits": "Trop de connexions ont échoué ; réessayez dans {seconds} s.",
    "page login expired": (
        "Votre session a expiré : elle dure {idle} heures sans usage et {whole} heures en tout. "
        "Veuillez vous reconnecter."
    ),
    "page login ended": "Votre session est terminée. Veuillez vous reconnecter.",
    "page login sso": "Se connecter avec le compte de votre organisation",
    "page login sso refused": "La connexion a échoué.",
    "page login wrong": "Ce jeton est faux, a été révoqué ou a expiré.",
    "page login elsewhere": "La page d’un autre site ne peut pas vous connecter. Faites-le ici.",
    "page overview": "Vue d’ensemble",
    "page documents": "Les documents",
    "page figures": "Chiffres",
    "page feedback": "Avis",
    "page jobs": "Tâches",
    "page tokens": "Jetons",
    "page channels": "Canaux",
    "page chat": "Discussion",
    "page not operator": "Le tableau de bord demande un jeton de portée admin, limité à aucune collection.",
    "page day questions": "Questions en 24 heures",
    "page week questions": "Questions en 7 jours",
    "page state": "État",
    "page latest": "Dernières questions",
    "page question": "La question",
    "page questions": "Nombre de questions",
    "page outcome": "Résultat",
    "page confidence": "Confiance",
    "page asked in": "Posée dans",
    "page when": "Quand",
    "page trace": "Parcours",
    "page nobody asked": "Personne n’a encore rien demandé.",
    "page reasons": "Derniers motifs",
    "page passages": "Extraits",
    "page empty documents": (
        "Les documents figurent ici une fois indexés : déposez des fichiers "
        "ci-dessus, donnez une adresse ou lancez errata ingest DOSSIER."
    ),
    "page empty found": "Aucun document n'a cela dans son nom, son titre ou sa collection.",
    "page empty figures": (
        "Les chiffres figurent ici une fois qu'un fichier a été déposé ci-dessus ou importé par errata facts import."
    ),
    "page empty feedback": (
        "Les votes figurent ici avec leurs raisons dès que quelqu'un juge "
        "une réponse : par les pouces, une réaction ou une réponse."
    ),
    "page empty gaps": (
        "Les questions auxquelles les documents ne répondent pas se "
        "rassemblent ici par sens, dès que quelqu'un en pose une."
    ),
    "page empty suggestions": (
        "Ce que des personnes disent être juste attend ici d'être approuvé : cela "
        "vient de la raison donnée avec un pouce vers le bas, et des réponses."
    ),
    "page empty evaluations": (
        "Les exécutions figurent ici une fois qu'errata eval a posé des questions aux réponses attendues."
    ),
    "page empty jobs": "Le travail abandonné après plusieurs essais figure ici, pour être retenté. Il n'y en a pas.",
    "page empty queues": "Le travail figure ici tant qu'il attend ou est en cours. Il n'y en a pas pour l'instant.",
    "page empty tokens": (
        "Les jetons figurent ici dès qu'un jeton est créé ci-dessus, pour une personne ou un programme."
    ),
    "page empty channels": "Les canaux figurent ici dès qu'on demande quelque chose au bot dans l'un d'eux.",
    "page empty sources": "Cette réponse ne cite aucune source.",
    "page empty idle": "rien à montrer encore pour la période choisie",
    "page query wrong": "Cette adresse demande quelque chose d'illisible : {names}.",
    "page query leave": "Sans cela, la page montre ce par quoi elle commence.",
    "page query default": "Cela n'existe pas ({asked}) : la page montre ce par quoi elle commence.",
    "page calls today": "Appels au modèle ce jour (UTC)",
    "page calls": "Appels",
    "page caches": "Caches de ce processus",
    "page hits": "Trouvés",
    "page misses": "Manqués",
    "page settings": "Réglages",
    "page queues": "Files d’attente",
    "page lane": "Voie",
    "page pieces": "Nombre",
    "page given up": "Abandonnées",
    "page retry": "Réessayer",
    "page days": "Jours montrés",
    "page platform": "Plateforme",
    "page all": "Toutes",
    "page refresh": "Actualiser",
    "page plot outcomes": "Questions par résultat",
    "page plot confidence": "Confiance moyenne (%)",
    "page plot checks": "Contrôles échoués par genre",
    "page plot stages": "Temps médian par étape (s)",
    "page plot tokens": "Jetons du modèle",
    "page plot cost": "Coût en dollars US",
    "page plot sources": "Preuves par source",
    "page plot cut": "Seules les {count} dernières réponses sont dessinées.",
    "page find": "Chercher",
    "page name": "Nom",
    "page kind": "Genre",
    "page changed": "Modifié",
    "page read by": "Lu par",
    "page everyone": "tout le monde",
    "page nobody": "personne",
    "page fresh": "à jour",
    "page stale": "modifié depuis",
    "page missing": "fichier disparu",
    "page as usual": "{count} par défaut",
    "page taught": "appris en discussion",
    "page address": "Page web",
    "page reindex": "Relire",
    "page remove": "Retirer",
    "page remove sure": "Retirer « {document} » ? Aucune réponse ne s’appuiera plus dessus.",
    "page removed one": "« {document} » a été retiré.",
    "page removed": "Retirés récemment",
    "page restore": "Remettre",
    "page drop": "Déposez des fichiers ici, ou choisissez-les.",
    "page file password": "Mot de passe, si un fichier en demande un",
    "page choose": "Choisir des fichiers",
    "page add": "Ajouter",
    "page gone already": "Cela n’y est plus.",
    "page company": "Entreprise",
    "page table": "Tableau",
    "page row count": "Lignes",
    "page span": "Période",
    "page figures add": "Ajouter des chiffres",
    "page figures told": (
        "CSV, TSV, JSONL ou JSON. Indiquez ici ce que les lignes ne disent pas "
        ": de quelle entreprise elles sont et dans quelle unité."
    ),
    "page figures guessed": "d'après les colonnes",
    "page ticker": "Symbole",
    "page unit": "Unité",
    "page currency": "Devise",
    "page figures added": "{file} : lignes ajoutées : {rows}, laissées de côté : {bad}",
    "page reason": "Motif",
    "page vote": "Vote",
    "page answer": "Réponse",
    "page dismiss": "Écarter",
    "page scope": "Portée",
    "page until": "Valable jusqu’à",
    "page always": "jusqu’à révocation",
    "page revoked": "révoqué {when}",
    "page never": "jamais",
    "page last used": "Dernier usage",
    "page revoke": "Révoquer",
    "page make token": "Créer un jeton",
    "page token once": "Copiez-le maintenant : il ne sera plus montré.",
    "page channel": "Canal",
    "page setting": "Réglage",
    "page value": "Valeur",
    "page change": "Changer",
    "page stages": "Temps par étape (ms)",
    "page gaps": "Lacunes",
    "page gaps told": "Ce qui a été demandé et que les documents ne disent pas, le plus fréquent d’abord.",
    "page suggestions": "Suggestions",
    "page suggestions told": (
        "Ce que des personnes ont fourni et ce qui a été supposé. Aucune réponse ne s’y appuie avant approbation."
    ),
    "page evaluations": "Évaluations",
    "page evaluations told": (
        "Exécutions d’errata eval, la dernière d’abord. Choisissez-en deux pour voir ce qui va mieux et moins bien."
    ),
    "page to do": "À traiter",
    "page times": "Demandé {count}×",
    "page owner": "Responsable",
    "page assign": "Attribuer",
    "page answer it": "Y répondre",
    "page right answer": "Ce qui est juste, tel qu’il sera cité",
    "page hold days": "Jours de validité (0 : toujours)",
    "page of its answers": "celle de ses réponses",
    "page waive": "Ce sont mes propres mots, et il n’y a pas d’autre administrateur.",
    "page choose one": "Choisir…",
    "page waive how": "Un autre administrateur le peut ; s’il n’y en a pas, cochez « {box} ».",
    "page waits": "Cela attend l’approbation de quelqu’un d’autre.",
    "page approve": "Approuver",
    "page reject": "Refuser",
    "page supplied by": "Fourni par",
    "page kind correction": "correction",
    "page kind answer": "réponse",
    "page kind link": "lien",
    "page compare": "Comparer",
    "page before": "Avant",
    "page now": "Maintenant",
    "page better": "Mieux",
    "page worse": "Moins bien",
    "page right": "Juste",
    "page coverage": "Répondu avec citations",
    "page runs differ": "nouvelles : {new}, plus posées : {gone}",
    "page no change": "Aucune question n’a changé de camp.",
    "page terms": (
        "company_metrics: indicateurs; prices: cours; filings: dépôts; "
        "ready: prêt; degraded: dégradé; unavailable: indisponible; database: Base de données; index: Index; "
        "model: Modèle; work: Travail; search models: Modèles de recherche; ok: en ordre; "
        "none configured, answers are extracts: aucun configuré, les réponses sont des extraits; "
        "default mode: Mode par défaut; language model: Modèle de langue; web search: Recherche sur le web; "
        "configured: configuré; not configured: non configuré; total: total; cache: cache; retrieve: recherche; "
        "tables: tableaux; web: web; facts: chiffres; faithfulness: fidélité aux sources; route: aiguillage; "
        "grade: évaluation; generate: rédaction; verify: vérification; reflect: réflexion; quote: citation; "
        "refine: affinage; translate: traduction; io_gate: forme des réponses du modèle; "
        "coverage: répondu avec citations; documents: documents; code: code; people: personnes; links: liens; "
        "ask: questions; admin: administration; answer: réponses; vector: vecteurs; workspace: espace; "
        "person: personne; channel: canal; token: jeton; "
        "not loaded, documents are searched by keywords alone: "
        "non chargés, les documents sont cherchés par mots-clés seulement"
    ),
    "page plot gates": "Seuils quotidiens (%)",
    "page plot origins": "Preuves par genre de source",
    "status open": "ouverte",
    "status assigned": "attribuée",
    "status answered": "répondue",
    "status dismissed": "écartée",
    "status pending": "en attente",
    "status approved": "approuvée",
    "status applied": "appliquée",
    "status rejected": "refusée",
    "status expired": "expirée",
    "why insufficient_evidence": "rien de suffisant n’a été trouvé",
    "why citation_missing": "une citation manquait",
    "why retrieval_miss": "cela n’a pas été trouvé",
    "why thumbs_down": "pouce vers le bas",
    "why contract_invalid": "le modèle n’a pas respecté la forme",
    "fault no answer": "Cette réponse n'existe pas.",
    "fault no source": "Cette source n'existe pas.",
    "fault no conversation": "Cette conversation n'existe pas.",
    "fault figures columns": "Ces colonnes ne correspondent à aucune des tables {tables} : {columns}.",
    "fault figures needed": (
        "Il faut aux indicateurs metric, fiscal_year, end, value ; aux cours "
        "date, close ; aux dépôts accession, form, filing_date."
    ),
    "fault no page": "Cette page n'existe pas.",
    "fault no file": "Ce fichier n'existe pas.",
    "fault no document more": "Ce document n'existe plus.",
    "fault file gone": "Son fichier a disparu.",
    "fault file changed": "Son fichier a changé depuis.",
    "fault drawing": "Trop de pages sont en cours de rendu.",
    "fault unexpected": "Un problème inattendu est survenu.",
    "fault much open": "Trop de choses sont ouvertes à la fois.",
    "fault again minute": "Veuillez réessayer dans une minute.",
    "fault again soon": "Veuillez réessayer dans quelques secondes.",
    "fault ask soon": "Veuillez poser la question à nouveau dans quelques secondes.",
    "fault again in": "Veuillez réessayer dans {seconds} s.",
    "fault busy": "Occupé : {count} questions sont en cours de réponse ou en attente.",
    "fault answer late": "La réponse a pris trop de temps.",
    "fault lot at once": (
        "C'est beaucoup à la fois : {most} par minute sont acceptées d'un jeton, afin que les autres aient leur tour."
    ),
    "fault not refused": "Seul ce qui est resté sans réponse est demandé à une personne.",
    "fault no time": "{option} {said} n'est pas une indication de temps.",
    "fault time past": "{option} {said} est passé, ou dans plus de dix ans.",
    "fault time hint": "Écrivez 90d, 12h, 6w ou un jour comme 2027-01-31.",
    "fault choose one": "Au choix : {names}.",
    "fault came from": "Ses réponses venaient de {names}.",
    "fault body large": "Le contenu envoyé est trop volumineux.",
    "fault body most": "Au plus {most} octets sont acceptés.",
    "fault body late": "Le contenu envoyé n'est pas arrivé à temps.",
    "fault say where": "Dites dans quelle collection il faut l'indexer.",
    "fault own words": "Personne n’approuve ce qu’il a fourni lui-même.",
}
