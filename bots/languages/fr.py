"""French."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    roles={
        "chat_greeting": """
            bonjour, salut, coucou, hello, bonsoir, bjr, slt, hey, bienvenue, ça va, ca va, comment ça va,
            comment vas-tu, tu vas bien, rebonjour, re
        """,
        "chat_farewell": """
            au revoir, à plus, a plus, a+, à+, à demain, à bientôt, à tout à l'heure, à toute, bonne journée,
            bonne soirée, bonne nuit, bon week-end, bon weekend, bonnes vacances, ciao, tchao, je file,
            je dois y aller, j'y vais, je reviens, je reviens de suite, bon appétit, bon app, à lundi
        """,
        "chat_thanks": """
            merci, merci bcp, merci beaucoup, merci bien, mille mercis, grand merci, un grand merci, merci à toi,
            merci à vous, super merci, merci infiniment, ça marche maintenant, ça a marché, ça fonctionne,
            nickel merci, bien joué, bravo, très utile, merci pour l'aide, merci pour ton aide, top merci,
            c'est gentil
        """,
        "chat_ok": """
            ok, okay, oki, d'accord, d'acc, dac, entendu, compris, bien compris, oui, ouais, ouep, yep, non, nan,
            nope, si, parfait, super, génial, nickel, top, cool, excellent, très bien, bien, bon, bah oui, ben oui,
            ah, ah bon, ah ok, ah d'accord, oh, hm, hmm, mouais, exact, exactement, c'est ça, c'est vrai, tout à fait,
            effectivement, en effet, bien sûr, évidemment, carrément, grave, moi aussi, pareil, pas de souci,
            pas de soucis, pas de problème, pas grave, de rien, je t'en prie, je vous en prie, avec plaisir, désolé,
            désolée, dsl, pardon, oups, aïe, zut, mince, ça marche, ca marche, c'est noté, noté, c'est bon, je vois,
            intéressant, bon à savoir, aucune idée, je sais pas, je ne sais pas, jsp, félicitations, tant mieux,
            tant pis, dommage, voilà, svp, stp, volontiers
        """,
        "chat_laughter": "mdr, ptdr, lol, haha, hihi, hehe, héhé, xptdr, xd, jpp",
        "chat_beside": """
            à tous, à toutes, tout le monde, l'équipe, les gars, beaucoup, bcp, bien, encore, toi, vous, à toi,
            à vous, et, alors, donc, c'est, ça, pour, l'aide, ton, votre, aussi, très, trop, le, bot, mais, bah, ben,
            là
        """,
        "chat_wrong": """
            c'est faux, c'est inexact, c'est pas vrai, ce n'est pas vrai, c'est pas ça, ce n'est pas ça,
            c'est pas bon, ce n'est pas bon, n'est pas correct, est pas correct, incorrect, c'est incorrect,
            ce n'est plus vrai, c'est plus vrai, n'est plus valable, est plus valable, c'est plus le cas,
            ce n'est plus le cas, n'est plus à jour, pas à jour, plus à jour, est périmé, périmé, est obsolète,
            obsolète, tu te trompes, vous vous trompez, il y a une erreur, c'est une erreur, erroné, est erroné
        """,
        "chat_wrong_alone": "faux, non faux, n'importe quoi, pas vrai, erreur, mauvaise réponse",
        "chat_asks": """
            est-ce que, est ce que, est-ce qu'on, est-ce qu'il, est-ce, qu'est-ce, qu'est ce, c'est quoi, c'est quand,
            c'est où, c'est combien, c'est qui, c'est lequel, y a-t-il, y a t il, il y a combien, y'a, faut-il,
            faut il, peut-on, peut on, puis-je, peux-tu, peut-il, pouvez-vous, pourrais-tu, pourriez-vous,
            pourrait-on, dois-je, doit-on, doit on, devons-nous, avez-vous, a-t-on, avons-nous, ai-je, as-tu,
            sommes-nous, suis-je, est-il, est-elle, sont-ils, sont-elles, existe-t-il, savez-vous, sais-tu,
            quelqu'un sait, qqn sait, quelqu'un connaît, quelqu'un a, quelqu'un peut, explique, explique-moi,
            expliquez, dis-moi, dites-moi, montre-moi, montrez-moi, donne-moi, donnez-moi, liste, compare, résume,
            rappelle-moi, besoin d'aide, j'ai besoin d'aide, j'ai besoin de savoir, j'aimerais savoir,
            je voudrais savoir, je me demande, je cherche, j'ai une question, une question, petite question,
            question:, à partir de quand, depuis quand, jusqu'à quand, jusqu'à quel, pour quelle, pour quel, à qui,
            à quelle, à quel, chez qui, avec qui, dans quel, dans quelle, de quel, de quelle, d'où, pendant combien,
            combien, et combien, et comment, et quand, et où, et qui, et quel, et quelle, et pourquoi, mais comment,
            mais pourquoi, mais quand, et est-ce, du coup comment, du coup c'est quoi, quid de
        """,
        "chat_further": """
            et pour, et à, et au, et aux, et en, et dans, et avec, et sans, et si, et chez, et sur, et les, et le,
            et la, et l', et après, et avant, et pendant, qu'en est-il, pareil pour, même chose pour, aussi pour,
            seulement pour, quid
        """,
        "chat_clause": """
            quelle journée, quel dommage, quelle horreur, quelle chance, quel bazar, qui sait, que dire, comme d'hab,
            quand même, quel plaisir, quelle galère, qui l'eût cru
        """,
        "chat_you": "tu, t'as, t'es, toi, te, ton, ta, tes, vous, votre, vos, viens, penses-tu",
        "chat_together": """
            on mange, on déjeune, déjeuner, un café, une bière, tu viens, vous venez, on y va, on se voit, t'es dispo,
            tu es dispo, t'as une minute, tu as une minute, on s'appelle, t'es là, tu es là
        """,
        "about_who": """
            qui es-tu, tu es qui, t'es qui, qui êtes-vous, vous êtes qui, es-tu un robot, tu es un robot,
            es-tu un bot, t'es un bot, es-tu humain, c'est quoi errata, qu'est-ce que errata, qu'est-ce qu'errata,
            comment tu t'appelles, comment t'appelles-tu, présente-toi, qui t'a créé
        """,
        "about_help": """
            aide, que peux-tu faire, que sais-tu faire, tu sais faire quoi, tu peux faire quoi, tu fais quoi,
            que fais-tu, qu'est-ce que tu peux faire, qu'est-ce que tu sais faire, qu'est-ce que tu fais,
            comment ça marche, comment tu marches, comment fonctionnes-tu, comment t'utiliser, comment ça fonctionne,
            comment peux-tu m'aider, comment peux-tu aider, à quoi sers-tu, à quoi tu sers, que puis-je te demander,
            que puis-je demander, commandes, quelles commandes, quelles sont les commandes, mode d'emploi
        """,
        "about_documents": """
            quels documents connais-tu, quels documents as-tu, quels documents as-tu lus, tu as quels documents,
            tu connais quels documents, que sais-tu, tu sais quoi, qu'est-ce que tu sais, quelles sont tes sources,
            tes sources, quelles sources as-tu, quels fichiers as-tu, d'où viennent tes informations,
            quelles collections, combien de documents as-tu, combien de documents connais-tu, documents,
            montre tes documents, montre-moi tes documents
        """,
        "chat_wrong_figure": "en fait c'est, en fait, maintenant c'est, c'est maintenant, maintenant, désormais",
        "chat_asks_ending": "combien",
        "chat_helps": """
            aide-moi, à l'aide, aidez-moi, peux-tu aider, peux-tu m'aider, tu peux aider, tu peux m'aider,
            besoin d'aide
        """,
    },
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
    },
)
