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
    "page leave": "Quitter",
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
    "page corrected": "La réponse a été corrigée.",
    "page nothing better": "J’ai regardé de nouveau sans rien trouver de mieux. C’est noté.",
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
    "page login wrong": "Ce jeton est faux, a été révoqué ou a expiré.",
    "page login elsewhere": "La page d’un autre site ne peut pas vous connecter. Faites-le ici.",
}
