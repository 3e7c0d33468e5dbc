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
        "intro hello": (
            "Je suis Errata. Je réponds aux questions à partir des documents et des chiffres de "
            "cette équipe. Je vérifie chaque réponse avant que vous ne la voyiez, et je montre où "
            "elle se trouve."
        ),
        "intro know": "Ce que je peux lire ici",
        "intro documents": "Documents : {count}",
        "intro collections": "Recueils : {names}",
        "intro dated": "Datés du {first} au {last}",
        "intro figures": "Chiffres de {companies}",
        "intro nothing": (
            "Il n'y a encore rien que je puisse lire ici : je ne peux donc pas répondre. La personne "
            "qui s'occupe de moi peut y remédier."
        ),
        "intro try": "Des questions auxquelles je sais répondre, par exemple",
        "intro ways": (
            "Mentionnez-moi dans un canal, écrivez-moi directement ou utilisez `/ask`. Dans un fil, "
            "je poursuis sans mention."
        ),
        "intro judge": (
            "Comment me juger : chaque réponse cite ses sources, allez-y voir. Si l'une est fausse, "
            "appuyez sur 👎 ou dites ce qui ne va pas, et je cherche de nouveau."
        ),
        "intro more": "et {count} autres",
        "ask of cell": "Quel est {column} pour {row} ?",
        "ask of heading": "Que dit « {title} » sur {heading} ?",
        "ask of term": "Qu'est-ce que {term} ?",
        "prompt can": "Que sais-tu faire ?",
        "prompt documents": "Quels documents as-tu ?",
        "asks can": (
            "aide|aide moi|que sais tu faire|que peux tu faire|que pouvez vous faire|qu'est ce que "
            "tu sais faire|qu'est ce que tu peux faire|comment ça marche|comment tu marches|que puis "
            "je demander|comment peux tu m'aider|que sais tu|commandes|à quoi sers tu"
        ),
        "asks who": (
            "qui es tu|qui êtes vous|tu es qui|présente toi|es tu un robot|es tu humain|qu'est ce "
            "que errata|c'est quoi errata|comment t'appelles tu|quel est ton nom"
        ),
        "asks documents": (
            "quels documents as tu|quels documents avez vous|quels documents connais tu|quels "
            "documents peux tu lire|quels fichiers as tu|liste des documents|montre tes "
            "documents|que peux tu lire|qu'as tu lu|quelles sources as tu|documents"
        ),
    },
)
