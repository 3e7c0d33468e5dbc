"""French."""

from __future__ import annotations

from typing import Final

TERMINAL: Final = {
    "terminal help": "Posez une question, ou :",
    "terminal help sources": "les passages sur lesquels repose la dernière réponse",
    "terminal help why": "comment la dernière réponse a été obtenue : essais, contrôles, durées",
    "terminal help mode": "comment répondre : {names}",
    "terminal help collection": "ne lire que ces collections ; `all` annule cela",
    "terminal help vote": "dire ce que vous pensez de la dernière réponse ; /bad essaie de nouveau",
    "terminal help new": "commencer une nouvelle conversation",
    "terminal help resume": "lister les conversations précédentes, ou en reprendre une",
    "terminal help quit": "quitter",
    "terminal keys": (
        "Alt-Entrée commence une autre ligne, Ctrl-R cherche dans ce que vous avez tapé, Tab complète les commandes."
    ),
    "terminal keys stop": "Ctrl-C arrête une réponse ou vide la ligne ; sur une ligne vide, il quitte.",
    "terminal welcome": "Interrogez-moi sur vos documents. /help dit ce que je comprends d'autre, /quit quitte.",
    "terminal stopped": "Arrêté. Ctrl-C encore une fois pour quitter.",
    "terminal unknown": "Je ne connais pas {name}.",
    "terminal meant": "Vouliez-vous dire {name} ?",
    "terminal no answer": "Il n'y a pas encore de réponse.",
    "terminal no mode": "Il n'y a pas de mode {name} : {names}.",
    "terminal mode": "Mode : {name}",
    "terminal no collection": "Il n'y a pas de collection {name}. Collections : {names}.",
    "terminal collections": "Collections : {names}",
    "terminal all but": "toutes sauf {name}",
    "terminal none yet": "aucune pour l'instant",
    "terminal thanks": "Merci, c'est noté.",
    "terminal again": "C'est noté. Je vérifie de nouveau ; chaque phrase devra reposer sur une source ...",
    "terminal new": "Une nouvelle conversation.",
    "terminal no earlier": "Il n'y a pas de conversations précédentes.",
    "terminal resume how": "/resume N en reprend une.",
    "terminal going on": "On reprend : {text}",
    "terminal no conversation": "Il n'y a pas de conversation {number} : de 1 à {count}.",
    "terminal one question": "1 question",
    "terminal questions": "{count} questions posées",
    "terminal cut": "{count} caractères",
    "terminal answers": "Réponses : {answers}",
    "terminal reads": "Lit : {held} (données dans {folder})",
    "terminal no documents": "aucun document pour l'instant",
    "terminal one document": "1 document dans {names}",
    "terminal documents": "{count} documents dans {names}",
    "terminal figures too": "des chiffres dans {names}",
    "terminal extracts": "des extraits de vos documents ; aucun modèle de langue n'est configuré ({settings})",
    "terminal by model": "{model}, en mode {mode}",
}
