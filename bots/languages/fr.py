"""French."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    says={
        "answered": "Répondu",
        "partial": "Vérifié en partie",
        "refused": "Sans réponse",
        "unclear": "Lequel ?",
        "failed": "Échec",
        "being answered": "Réponse en cours",
        "high": "confiance élevée ({percent} %)",
        "medium": "confiance moyenne ({percent} %)",
        "low": "confiance faible ({percent} %)",
        "checks failed": "{checks} non vérifié",
        "checks passed": "vérifié : {checks}",
        "attempts": "{count} essais",
        "remembered": "en mémoire",
        "no sources": "Cette réponse ne cite aucune source.",
        "why button": "Comment a-t-on vérifié ?",
        "good answer": "Bonne réponse",
        "bad answer": "Mauvaise réponse",
        "good": "Bien",
        "bad": "Mal",
        "sources": "Sources",
        "continued": "Partie {part} sur {parts}, suite ci-dessous",
        "whole in file": "La réponse entière est dans le fichier.",
        "busy": (
            "⏳ Je suis occupé, vous êtes numéro {position}. Reposez la question dans une minute ; elle n'a "
            "pas été prise."
        ),
        "busy full": (
            "⏳ Je suis occupé, la file est pleine. Reposez la question dans une minute ; elle n'a pas été prise."
        ),
        "waiting": (
            "⏳ Je suis occupé, vous êtes numéro {position} dans la file. Votre question est gardée et aura sa réponse."
        ),
        "not taken": "⛔ Je ne peux rien prendre pour l'instant ; réessayez dans une minute.",
        "noted": "👍 C'est noté, merci.",
        "share": "Partager avec tous",
        "keep": "Garder pour moi",
        "vote withdrawn": "Votre vote est retiré.",
        "reason title": "Qu'est-ce qui clochait ?",
        "send": "Envoyer",
        "skip": "Passer",
        "reason label": "Qu'aurait dû dire la réponse, ou où cela se trouve-t-il ?",
        "reason label short": "Qu'aurait-elle dû dire, et où ?",
        "reason hint": "Je cherche déjà de nouveau ; cela m'aide à chercher au bon endroit.",
        "reason late": "Je cherche de nouveau. Ce que je trouve viendra dans un autre message : celui-ci reste ainsi.",
        "reason empty": "Vous n'avez rien écrit, rien de plus n'a été noté.",
        "reason taken": "Merci. Je cherche de nouveau en en tenant compte.",
        "home title": "Demandez, et voyez où c'est écrit",
        "home text": (
            "Je réponds à partir des documents et des chiffres de votre équipe, je les cite et je vérifie "
            "chaque réponse avant que vous la voyiez. Mentionnez-moi dans un canal, écrivez-moi ici ou "
            "utilisez `/ask`. Dans un fil, je suis sans mention.\nAvec 👎 je cherche de nouveau. J'apprends "
            "des fichiers que les admins m'envoient."
        ),
        "home try": "Essayez",
        "home latest": "Vos dernières questions",
        "home none": "Vous n'avez encore rien demandé.",
        "no answer": "Il n'y a pas encore de réponse de ma part ici.",
        "too many": (
            "🐢 {why} Ceci n'a pas été pris en compte, et rien ne le sera dans les {seconds} s qui "
            "viennent : réessayez dans {seconds} s, pour que les autres aient aussi leur tour."
        ),
        "too many why": "C'est plus que ce que j'accepte d'une personne en une minute.",
        "too many marked": "Ce qui n'a pas été pris en compte porte une 🐢.",
        "about title": "Question sur ce message",
        "about example": "Est-ce toujours le cas ?",
        "about question": "Votre question",
        "about text": "De quoi il s'agit",
        "no text there": "Ce message ne contient pas de texte.",
        "nothing to learn": "Donnez-moi un fichier ou une adresse à apprendre.",
        "not worked": "Cela n'a pas fonctionné, et c'est enregistré.",
    },
)
