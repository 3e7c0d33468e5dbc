"""French."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.fr import PAGES
from bots.languages.terminal.fr import TERMINAL
from core.reading.language import Language

FRENCH: Final = Language(
    code="fr",
    name="French",
    roles={
        "chat_greeting": """
            bonjour, salut, coucou, hello, bonsoir, bjr, slt, hey, bienvenue, ça va, ca va, comment ça va,
            comment vas-tu, tu vas bien, rebonjour, re,
            comment allez-vous, comment allez-vous aujourd'hui, comment vas-tu aujourd'hui, comment ça va
            aujourd'hui, ça va aujourd'hui
        """,
        "chat_farewell": """
            au revoir, à plus, a plus, a+, à+, à demain, à bientôt, à tout à l'heure, à toute, bonne journée, bonne
            soirée, bonne nuit, bon week-end, bon weekend, bonnes vacances, ciao, tchao, je file, je dois y aller,
            j'y vais, je reviens, je reviens de suite, bon appétit, bon app, à lundi, je dois filer, je me sauve,
            faut que j'y aille, on se reparle, on en reparle
        """,
        "chat_thanks": """
            merci, merci bcp, merci beaucoup, merci bien, mille mercis, grand merci, un grand merci, merci à toi,
            merci à vous, super merci, merci infiniment, ça marche maintenant, ça a marché, ça fonctionne,
            nickel merci, bien joué, bravo, très utile, merci pour l'aide, merci pour ton aide, top merci,
            c'est gentil,
            très gentil, c'est très gentil, trop gentil, très aimable, c'est très aimable, exactement ce qu'il me
            fallait, c'est exactement ce qu'il me fallait, ça m'aide beaucoup, ça m'a beaucoup aidé, ça m'a aidé,
            bon travail, beau travail, je vous remercie, je te remercie, merci encore, un énorme merci,
            c'était utile, c'était très utile, c'est utile, c'est très utile, cela m'a aidé, ça m'aide
        """,
        "chat_ok": """
            ok, okay, oki, d'accord, d'acc, dac, entendu, compris, bien compris, oui, ouais, ouep, yep, non, nan,
            nope, si, parfait, super, génial, nickel, top, cool, excellent, très bien, bien, bon, bah oui, ben oui,
            ah, ah bon, ah ok, ah d'accord, oh, hm, hmm, mouais, exact, exactement, c'est ça, c'est vrai,
            tout à fait, effectivement, en effet, bien sûr, évidemment, carrément, grave, moi aussi, pareil,
            pas de souci, pas de soucis, pas de problème, pas grave, de rien, je t'en prie, je vous en prie,
            avec plaisir, désolé, désolée, dsl, pardon, oups, aïe, zut, mince, ça marche, ca marche, c'est noté,
            noté, c'est bon, je vois, intéressant, bon à savoir, aucune idée, je sais pas, je ne sais pas, jsp,
            félicitations, tant mieux, tant pis, dommage, voilà, svp, stp, volontiers, pff, bof, ouf, hélas,
            peut-être, pas encore, sans doute, la vache, dingue, ben voyons, comme d'hab, impec, allez, bah,
            eh bien, oulà, et hop, et voilà, et c'est tout, et basta, et puis c'est tout, et ainsi de suite,
            et c'est parti, ça ira, ça va aller, c'est tout, ce sera tout, ça suffit, rien d'autre,
            plus de questions, je n'ai plus de questions, pas d'autres questions, je n'ai pas d'autres questions,
            j'ai tout
        """,
        "chat_laughter": "mdr, ptdr, lol, haha, hihi, hehe, héhé, xptdr, xd, jpp",
        "chat_beside": """
            à tous, à toutes, tout le monde, l'équipe, les gars, beaucoup, bcp, bien, encore, toi, vous, à toi,
            à vous, et, alors, donc, c'est, ça, pour, l'aide, ton, votre, aussi, très, trop, le, bot, mais, bah, ben,
            là, chef, mec, les amis, copain
        """,
        "chat_wrong": """
            c'est faux, c'est inexact, c'est pas vrai, ce n'est pas vrai, c'est pas ça, ce n'est pas ça,
            c'est pas bon, ce n'est pas bon, n'est pas correct, est pas correct, incorrect, c'est incorrect,
            ce n'est plus vrai, c'est plus vrai, n'est plus valable, est plus valable, c'est plus le cas,
            ce n'est plus le cas, n'est plus à jour, pas à jour, plus à jour, est périmé, périmé, est obsolète,
            obsolète, tu te trompes, vous vous trompez, il y a une erreur, c'est une erreur, erroné, est erroné,
            c'est plus ça, ça ne peut pas être juste, ça peut pas être ça, ce n'est plus d'actualité,
            plus d'actualité, c'est dépassé, n'est pas exact, est pas exact, n'est pas juste, est pas juste,
            c'est n'importe quoi, ce n'est pas comme ça, c'est pas comme ça, vous faites erreur, tu fais erreur
        """,
        "chat_wrong_alone": "faux, non faux, n'importe quoi, pas vrai, erreur, mauvaise réponse",
        "chat_asks": """
            est-ce que, est ce que, est-ce qu'on, est-ce qu'il, est-ce, qu'est-ce, qu'est ce, c'est quoi, c'est quand,
            c'est où, c'est combien, c'est qui, c'est lequel, y a-t-il, y a t il, il y a combien, y'a, faut-il, faut
            il, peut-on, peut on, puis-je, peux-tu, peut-il, pouvez-vous, pourrais-tu, pourriez-vous, pourrait-on,
            dois-je, doit-on, doit on, devons-nous, avez-vous, a-t-on, avons-nous, ai-je, as-tu, sommes-nous, suis-je,
            est-il, est-elle, sont-ils, sont-elles, existe-t-il, savez-vous, sais-tu, quelqu'un sait, qqn sait,
            quelqu'un connaît, quelqu'un a, quelqu'un peut, explique, explique-moi, expliquez, dis-moi, dites-moi,
            montre-moi, montrez-moi, donne-moi, donnez-moi, liste, compare, résume, rappelle-moi, besoin d'aide, j'ai
            besoin d'aide, j'ai besoin de savoir, j'aimerais savoir, je voudrais savoir, je me demande, je cherche,
            j'ai une question, une question, petite question, question:, à partir de quand, depuis quand, jusqu'à
            quand, jusqu'à quel, pour quelle, pour quel, à qui, à quelle, à quel, chez qui, avec qui, dans quel, dans
            quelle, de quel, de quelle, d'où, pendant combien, combien, et combien, et comment, et quand, et où, et
            qui, et quel, et quelle, et pourquoi, mais comment, mais pourquoi, mais quand, et est-ce, du coup comment,
            du coup c'est quoi, quid de, montre, montrez, donne, donnez, explique nous, décris, décrivez, résumez,
            comparez, listez, trouve, trouve-moi, cherche, rappelle, peux tu, tu peux, vous pouvez, pourrais tu, dis
            moi, dites nous, montre moi, donne moi, il me faut, j'ai besoin du, j'ai besoin de la, j'ai besoin des,
            une idée de, une idée sur, quelqu'un aurait, qqn aurait, qqun sait, c'est à partir, on peut, on doit, on a
            droit, où est, où sont, où trouver, ya, c'est vrai que, c'est vrai qu'il, c'est bien, à partir de quel, à
            partir de combien, jusqu'à quelle, dans combien, avec quel, avec quelle, pour qui, sous quel, sous quelle,
            sur quel, sur quelle, en combien, au bout de combien
        """,
        "chat_further": """
            et pour, et à, et au, et aux, et en, et dans, et avec, et sans, et si, et chez, et sur, et les, et le,
            et la, et l', et après, et avant, et pendant, qu'en est-il, pareil pour, même chose pour, aussi pour,
            seulement pour, quid, autre question, une autre question, encore une question, dernière question, autre
            chose
        """,
        "chat_adds": """
            et, maintenant pour, et maintenant pour, maintenant à, la même chose pour, la même question pour, même
            question pour, même chose pour, même chose à, pareil pour, pareil à, idem pour, ou pour, ou à, et aussi,
            comparé à, par rapport à
        """,
        "chat_clause": """
            quelle journée, quel dommage, quelle horreur, quelle chance, quel bazar, qui sait, que dire, comme d'hab,
            quand même, quel plaisir, quelle galère, qui l'eût cru
        """,
        "chat_denies": """
            non, nan, pas du tout, en fait, en réalité, justement non, ah non, euh non, correction, attention,
            faites attention, gare
        """,
        "chat_changed": """
            maintenant, désormais, ne plus, plus maintenant, depuis, dorénavant, a changé, ont changé, changé, a été
            remplacé, remplacé, remplacée, déplacé, déplacée, supprimé, supprimée, retiré, retirée, abaissé, relevé,
            augmenté, renommé, à la place, le bon, la bonne, avant c'était, à partir de, passé à, est passé à
        """,
        "chat_halts": "attends, attendez, minute, une minute, une seconde, stop, euh attends",
        "chat_states": """
            c'est, ce sont, il est, elle est, ils sont, elles sont, il y a, il y en a, ça coûte, cela coûte, c'était
        """,
        "chat_stops": "stop, arrête, arrêtez, arrête ça, annule, annulez, annuler, arrête-toi",
        "chat_learns": """
            apprends ça, apprends ceci, apprends cela, apprenez ceci, apprends ce fichier, apprends
            ce document, mémorise ça, mémorise ce document, ajoute ce document, ajoute ce fichier,
            indexe ça, indexe ce fichier, indexe ce document
        """,
        "option_private": "privé, prive, privée, privee",
        "chat_doubts": """
            ce n'est pas, c'est pas, c'était pas, ce n'était pas, ça n'est pas, n'est-ce pas, c'était plutôt,
            ce serait pas, ce ne serait pas, ce ne serait pas plutôt, ne serait-ce pas, ne serait-ce pas plutôt,
            ce n'est pas plutôt, c'est pas plutôt
        """,
        "chat_will": "je vais, je demande, je demanderai, je regarde, je verrai, j'appelle, je passe, laisse-moi",
        "chat_and": "et",
        "chat_asks_us": "demande, demander, demandes, demandez, interroge, interroger",
        "told_by_us": """
            a dit, dit, m'a dit, nous a dit, a répondu, m'a répondu, répond, prétend, t'a répondu, t'a dit,
            répondu, a déjà
        """,
        "told_to_us": "demandé à, essayé, as demandé à, interrogé, posé la question à",
        "chat_self": "je, j', j’, nous",
        "chat_you": """
            tu, t'as, t'es, toi, te, ton, ta, tes, vous, votre, vos, viens, penses-tu, toi-même, tien, tienne, es-tu,
            as-tu, veux-tu, vas-tu, peux-tu, fais-tu, t'avais, t'étais, êtes-vous, avez-vous
        """,
        "chat_together": """
            tu veux que je, vous voulez que je, je dois t'envoyer, tu m'envoies, tu peux m'envoyer, on mange, on
            déjeune, déjeuner, un café, une bière, tu viens, vous venez, on y va, on se voit, t'es dispo, tu es dispo,
            t'as une minute, tu as une minute, on s'appelle, t'es là, tu es là, tu me ramènes, ramène-moi, tu me
            prends, prends-moi, tu m'en prends, quelqu'un a, quelqu'un aurait
        """,
        "about_who": """
            qui es-tu, tu es qui, t'es qui, qui êtes-vous, vous êtes qui, es-tu un robot, tu es un robot, es-tu un
            bot, t'es un bot, es-tu humain, c'est quoi errata, qu'est-ce que errata, qu'est-ce qu'errata, comment tu
            t'appelles, comment t'appelles-tu, présente-toi, qui t'a créé, es-tu un humain ou un bot, t'es un bot ou
            un humain, tu es une vraie personne, as-tu des sentiments, tu as des sentiments, quel âge as-tu, tu as
            quel âge, as-tu un nom, dors-tu
        """,
        "chat_retracts": """
            mauvais canal, mauvais salon, mauvais fil, mauvaise conversation, mauvaise fenêtre, mauvais groupe,
            mauvaise personne, mauvais bot, mauvais chat, mauvais onglet, je me suis trompé de canal, je me suis
            trompée de canal, me suis trompé de canal, trompé de canal, erreur de canal, erreur de salon, erreur de
            conversation, trompé de salon, trompé de conversation, je me suis trompé de conversation, je me suis
            trompé de fil, je me suis trompé de salon, c'était pas pour toi, ce n'était pas pour toi, c'est pas pour
            toi, ce n'est pas pour toi, pas pour toi, pas pour vous, ce n'était pas pour vous, c'était pas pour vous,
            ça ne t'était pas destiné, ça t'était pas destiné, ce n'était pas à toi que je parlais, je ne te parlais
            pas, je te parlais pas, je ne te parle pas, je te parle pas, je ne parlais pas à toi, c'était pour
            quelqu'un d'autre, ignore-moi, ignore ça, ignore ce message, ignorez ça, ignorez ce message, ne fais pas
            attention, laisse tomber, laissez tomber, oublie, oublie ça, oubliez ça, oubliez, peu importe, tant pis,
            j'ai trouvé, c'est bon j'ai trouvé, j'ai trouvé tout seul, j'ai trouvé toute seule, j'ai déjà trouvé,
            c'est bon, plus besoin, j'en ai plus besoin, je n'en ai plus besoin, plus la peine, c'est réglé, c'est
            résolu, mon erreur, par erreur, envoyé par erreur, fausse manip, fausse manipulation, juste un test, c'est
            un test, c'est juste un test, simple test, ignore mon message, ignorez mon message, ignorez-moi, ignore le
            message, oups mauvais canal, je cherchais un autre canal, c'était pour un autre salon, c'était pour un
            autre canal, c'était pour une autre conversation, pour un autre salon, pour un autre canal
        """,
        "none_of_these": """
            aucune de ces réponses, aucun, aucune, aucun des deux, aucune des deux, aucun de ceux-là, aucune de
            celles-là, ni l'un ni l'autre, ni l'une ni l'autre, non, autre chose, rien de tout ça, rien de tout cela
        """,
        "about_praise": """
            génial, géniale, super, formidable, fantastique, intelligent, intelligente, malin, cool, gentil, gentille,
            mignon, drôle, utile, bon, bonne, meilleur, le meilleur, la meilleure, parfait, adore, aime, rapide,
            efficace, top, au top, trop fort, fort, un génie, génie, héros, un héros, impressionnant, adorable,
            brillant
        """,
        "about_blame": """
            inutile, nul, nulle, con, conne, stupide, bête, idiot, idiote, débile, mauvais, mauvaise, pas, rien, sers,
            sert, sers à rien, pourri, lent, pénible, chiant, incompétent, naze, pire, le pire, ridicule, relou,
            comprends, comprends rien, aides, de la merde, merde, tais-toi, ta gueule, jamais, aucune aide, décevant,
            fou, sérieux, à chier, ennuyeux, abruti, crétin, imbécile, déteste, n'importe quoi, plus bête
        """,
        "about_being": """
            robot, bot, humain, humaine, être humain, machine, ia, intelligence artificielle, personne, vraie
            personne, vraie, vrai, chatgpt, chat gpt, gpt, siri, alexa, copilot, logiciel, programme, ordinateur,
            algorithme, modèle, qui, quoi, quel âge, d'où, où, nom, appelles, t'appelles, créé, fabriqué, développé,
            programmé, sentiments, vivant, homme, femme, quelqu'un, conscient, une ia
        """,
        "about_between": """
            es, êtes, est, c'est, un, une, ou, et, le, la, les, de, du, des, vraiment, juste, si, très, trop,
            complètement, totalement, plutôt, aussi, bien, alors, donc, que, est-ce que, est-ce qu', qu'est-ce que,
            d', mais, ça, par, à, ne, n'es, n'êtes, n'as, je, me, m', même, tellement, franchement, encore, toujours,
            on, en, fait, suis, quand même, hein, qu'un, qu'une, pourquoi, comme, comment, là, pas mal
        """,
        "about_you": """
            tu, t'es, t'a, vous a, toi, te, es-tu, êtes-vous, vous, vous êtes, tu es, ce bot, le bot, bot, ton, ta,
            votre, errata, je parle à, je parle avec, parle-t-on à, est-ce que je parle à, tais-toi, ta gueule, ne
            comprends rien, tu comprends, sers à rien, ne sers à rien
        """,
        "about_asking": """
            je peux te poser une question, je peux vous poser une question, je peux poser une question,
            je peux te demander quelque chose, je peux vous demander quelque chose, puis-je te poser une question,
            puis-je vous poser une question, puis-je poser une question, puis-je te demander quelque chose,
            puis-je vous demander quelque chose, puis-je demander quelque chose,
            est-ce que je peux te poser une question, est-ce que je peux vous poser une question,
            est-ce que je peux poser une question, est-ce que je peux te demander quelque chose,
            est-ce que je peux vous demander quelque chose, est-ce que je peux demander quelque chose,
            on peut te poser une question, pourrais-je vous poser une question, pourrais-je poser une question,
            j'ai une question, jai une question, j'ai une petite question, j'aurais une question,
            j'aurais une petite question, une petite question, petite question, une question rapide,
            question rapide, j'ai une question pour toi, j'ai une question pour vous,
            je voudrais te demander quelque chose, je voudrais vous demander quelque chose,
            je voudrais poser une question, je voulais te demander quelque chose,
            je voulais vous demander quelque chose, j'aimerais poser une question,
            j'aimerais vous poser une question, tu es là, t'es là, tu es la, t'es la, es-tu là, tu es toujours là,
            vous êtes là, êtes-vous là, il y a quelqu'un, y a quelqu'un, ya quelqu'un, est-ce que tu es là,
            est-ce que vous êtes là, tu es en ligne, tu es dispo, t'es dispo, tu es disponible,
            vous êtes disponible, es-tu disponible, tu es occupé, tu as une minute, t'as une minute,
            tu as deux minutes, t'as deux minutes, tu as 2 minutes, t'as 2 minutes, as-tu une minute,
            vous avez une minute, avez-vous une minute, avez-vous un instant, avez-vous un moment,
            vous avez un instant, vous avez un moment, tu as un moment, tu as un instant, t'as un moment,
            tu as le temps, t'as le temps, avez-vous le temps, tu m'entends, vous m'entendez, on peut parler,
            on peut se parler, je peux te déranger, je peux vous déranger, est-ce que ça marche, ça fonctionne
        """,
        "about_fun": """
            peux-tu raconter une blague, tu peux raconter une blague,
            raconte une blague, raconte-moi une blague, raconte moi une blague, raconte-nous une blague,
            racontez-moi une blague, dis une blague, tu connais une blague, dis quelque chose de drôle, fais-moi
            rire, fais moi rire, chante une chanson, chante-moi une chanson, écris un poème, écris-moi un poème,
            raconte une histoire, raconte-moi une histoire, divertis-moi, je m'ennuie
        """,
        "about_help": """
            aide, que peux-tu faire, que sais-tu faire, tu sais faire quoi, tu peux faire quoi, tu fais quoi,
            que fais-tu, qu'est-ce que tu peux faire, qu'est-ce que tu sais faire, qu'est-ce que tu fais,
            comment ça marche, comment tu marches, comment fonctionnes-tu, comment t'utiliser, comment ça fonctionne,
            comment peux-tu m'aider, comment peux-tu aider, à quoi sers-tu, à quoi tu sers, que puis-je te demander,
            que puis-je demander, commandes, quelles commandes, quelles sont les commandes, mode d'emploi,
            que peux-tu faire d'autre, tu peux m'aider à quoi, tu sers à quoi, en quoi peux-tu m'aider,
            quelles questions
        """,
        "about_documents": """
            quels documents connais-tu, quels documents as-tu, quels documents as-tu lus, tu as quels documents, tu
            connais quels documents, que sais-tu, tu sais quoi, qu'est-ce que tu sais, quelles sont tes sources, tes
            sources, quelles sources as-tu, quels fichiers as-tu, d'où viennent tes informations, quelles collections,
            combien de documents as-tu, combien de documents connais-tu, documents, montre tes documents, montre-moi
            tes documents, d'où tu sors tout ça, d'où sors-tu tout ça, quels documents lis-tu, tu lis quels documents,
            dans quels documents lis-tu
        """,
        "chat_wrong_figure": "en fait c'est, en fait, maintenant c'est, c'est maintenant, maintenant, désormais",
        "chat_asks_ending": "combien",
        "chat_helps": """
            aide-moi, à l'aide, aidez-moi, peux-tu aider, peux-tu m'aider, tu peux aider, tu peux m'aider,
            besoin d'aide
        """,
        "chat_particle": """
            du tout, vraiment, quand même, bien, tout à fait, franchement, malheureusement, je crois, donc
        """,
        "chat_recounted": """
            a dit, ont dit, c'était, était, étaient, s'est passé, est arrivé, a répondu, il a, elle a, ils ont, elles
            ont, lui, qui l'a, qui les a, qui a fait ça, qui a fait
        """,
        "chat_name": """
            adèle, adrien, agathe, agnès, alain, albert, alexandre, alexis, alice, amandine, amélie, anaïs, andré,
            anne, annie, antoine, arnaud, arthur, audrey, aurélie, axel, baptiste, béatrice, benjamin, benoît,
            bernard, bertrand, brigitte, bruno, camille, carine, carla, carole, caroline, catherine, cécile, cédric,
            céline, charlotte, chantal, christelle, christian, christine, christophe, claire, clara, claude,
            claudine, clément, clémence, corinne, cyril, damien, daniel, david, delphine, denis, didier, dominique,
            édouard, élise, élodie, emma, emmanuel, emmanuelle, éric, estelle, étienne, eva, fabien, fabienne,
            fabrice, florence, florent, franck, françois, françoise, frédéric, gabriel, gaëlle, gaëtan, geneviève,
            georges, gérard, gilles, grégory, guillaume, guy, hélène, henri, hervé, hugo, inès, isabelle, jacques,
            jean, jeanne, jérémy, jérôme, joël, jonathan, joseph, josiane, julie, julien, juliette, justine, karine,
            kévin, laetitia, laure, laurence, laurent, léa, léo, lionel, loïc, louis, louise, luc, lucas, lucie,
            ludovic, manon, marc, marcel, margaux, marie, marine, marion, martine, mathieu, mathilde, maud, maurice,
            maxime, mélanie, michel, michèle, mickaël, monique, muriel, myriam, nadia, nathalie, nicolas, nicole,
            noémie, odile, olivier, ophélie, pascal, pascale, patrice, patrick, paul, pauline, philippe, pierre,
            quentin, raphaël, rémi, rené, richard, robert, romain, sabine, samuel, sandra, sandrine, sarah,
            sébastien, serge, simon, solène, sonia, sophie, stéphane, stéphanie, sylvain, sylvie, théo, thérèse,
            thibault, thierry, thomas, tristan, valentin, valérie, vanessa, véronique, victor, vincent, virginie,
            xavier, yann, yves, yvette, zoé
        """,
        "chat_title": "monsieur, madame, mademoiselle, m., mme, mlle, dr, cher, chère, maître",
        "chat_honorific": "chef",
        "chat_fronted": """
            question, petite question, au fait, d'ailleurs, sinon, ensuite, puis, aussi, enfin, premièrement,
            deuxièmement, aujourd'hui, demain, hier, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, donc,
            alors, bon, ben, bah, eh bien, dis, dites, dis-moi, dites-moi, en fait, franchement, sérieusement,
            urgent, important, précision, ps, non, oui, si, hein, n'est-ce pas, pas vrai, d'accord, svp, stp, s'il
            vous plaît, s'il te plaît, merci, pardon, désolé, désolée, quelqu'un, tous, toutes, tout le monde, les
            gens, aide, exemple, globalement, maintenant, plus tard, avant, après, toujours, jamais, souvent,
            parfois, peut-être, pourtant, cependant, néanmoins, autrement, rappel, suite, curieux, curieuse, autre
            question, dernière question, au total, en gros, en général, en théorie, par exemple, à propos, errata,
            bot, partout, ici, là
        """,
        "chat_adverb_ending": "ment",
    },
    says={
        "say why": (
            "Merci, votre vote compte. J’ai déjà revu cette réponse à votre demande ; dites-moi en "
            "quelques mots ce qui ne va pas, et je regarderai encore une fois."
        ),
        "too long here": "C'est plus long que ce qui peut être montré ici.",
        "shown whole": "`errata suggestions` le montre en entier.",
        "right in words": "Une réponse dit ce qui est juste, au moins en quelques mots.",
        "same people": "Les réglages disent quelles identités sont une seule personne.",
        "waiver of one": "Une dispense est pour qui est seul administrateur ; il y en a d'autres ici.",
        "will be read": "Ceux qui lisent celle-là le liront.",
        "no files here": "Les fichiers ne sont pas lus ici.",
        "first files read": "{name} : seuls les {count} premiers fichiers sont lus.",
        "days at most": "{days} jours : dix ans au plus, ou 0 pour ce qui n'expire pas.",
        "guests direct": (
            "En messages privés, je ne réponds qu'aux membres de cet espace de travail, et vous êtes invité."
        ),
        "guests direct how": (
            "Demandez-moi dans un canal ouvert aux invités, ou demandez à un admin de cet espace de travail "
            "de vous donner des documents."
        ),
        "nobody called": "Personne ici ne s'appelle {name}.",
        "several called": "{count} personnes ici s'appellent {name}.",
        "pick person": "Choisissez la personne dans la liste derrière @.",
        **PAGES,
        **TERMINAL,
        "answered": "Répondu",
        "partial": "Vérifié en partie",
        "refused": "Sans réponse",
        "unclear": "Lequel ?",
        "failed": "Échec",
        "being answered": "Réponse en cours",
        "high": "confiance élevée ({percent} %)",
        "medium": "confiance moyenne ({percent} %)",
        "low": "confiance faible ({percent} %)",
        "checks passed": "vérifié : {checks}",
        "attempts": "{count} essais",
        "ask help": "Posez-moi une question : `/ask Combien de jours de congé avons-nous ?`",
        "ask options": (
            "Options devant : `--private` (la réponse arrive en message direct), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLLECTION` (plusieurs fois si besoin)."
        ),
        "ask options anywhere": (
            "Options, devant ou derrière : `--private` (la réponse arrive en message direct), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLLECTION` (plusieurs fois si besoin)."
        ),
        "help head": "*Ce que je comprends*",
        "help ask": "`/ask QUESTION` - une réponse tirée des documents, avec ses sources",
        "help why": "`/errata why` - comment la dernière réponse d'ici a été vérifiée",
        "help sources": "`/errata sources` - sur quoi elle repose",
        "help feedback": "`/errata feedback` - les avis donnés dans ce canal",
        "help stop": "`/errata stop` - arrêter de répondre ici",
        "help learn": "`/errata learn https://... [--in COLLECTION]` - apprendre d'une page (admins)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - ce qui a été abandonné, ce que je lis, les votes contre des réponses, ce qui "
            "manque aux documents, ce qui attend une approbation ; à voir et à traiter (admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - voir ou changer les réglages de ce canal (admins)"
        ),
        "meant subcommand": "`/errata {name}` n'existe pas : vouliez-vous dire `/errata {near}` ?",
        "no subcommand": "Il n'y a pas de `/errata {name}`.",
        "no mode": "Le mode {mode} n'existe pas.",
        "modes": "Modes possibles : {modes}.",
        "address needed": (
            "Donnez-moi une adresse : `/errata learn https://...` ; les fichiers s'envoient dans un message "
            "qui me mentionne."
        ),
        "not understood": "Je ne comprends pas {pair}.",
        "settings as": "Réglages : {names}, sous la forme NOM=VALEUR.",
        "neither on nor off": "{value} n'est ni on ni off.",
        "ingesters are": "ingesters vaut admins, everyone ou nobody, pas {value}.",
        "needs a value": "{option} demande une valeur.",
        "no setting": "Le réglage {key} n'existe pas",
        "no setting near": "Le réglage {key} n'existe pas : vouliez-vous dire {near} ?",
        "settings are": "Réglages : {names}.",
        "cant be near": "{key} ne peut pas valoir {value} : vouliez-vous dire {near} ?",
        "cant be": "{key} ne peut pas valoir {value}.",
        "can be": "Valeurs possibles : {values}.",
        "on or off": "on ou off",
        "collections are": (
            "collections vaut everyone's, all ou none, ou des noms séparés par des virgules ; pas un mélange."
        ),
        "prompt taken": "🔎 Je cherche ; la réponse arrive sous *Messages*.",
        "taken private": "🔎 Je cherche ; la réponse arrive en message direct.",
        "taken": "🔎 Je cherche…",
        "one moment": "🔎 Un instant…",
        "close": "Fermer",
        "health": "État",
        "nothing to report": "Rien à signaler.",
        "no text": "(sans texte)",
        "stopped": "Arrêté.",
        "stopped by": "Arrêté par {name}.",
        "platform refused": "{platform} ne me laisse pas faire ce qu'il faut pour cela.",
        "nothing to stop": "Il n'y a rien à arrêter ici.",
        "cut here": "… et la suite, coupée ici.",
        "not there archived": "Ce canal est archivé, voici donc la réponse ici. Continuez ici ou dans un autre canal.",
        "not there allowed": "Je ne peux pas écrire dans ce canal, voici donc la réponse ici.",
        "not there": (
            "Je ne peux pas écrire dans ce canal, voici donc la réponse ici. Avec `/invite`, vous l'aurez là-bas."
        ),
        "moved beneath": (
            "Cet espace ne laisse personne modifier un message si ancien, ceci vient donc sous la première réponse."
        ),
        "not where asked": "Je ne peux pas écrire là où vous avez demandé, voici donc la réponse ici.",
        "moved here": "Je ne peux plus modifier la réponse là où elle est, ceci vient donc ici.",
        "more rows": "{count} lignes de plus",
        "scanned": "numérisation, lue avec {sure} % de certitude",
        "modified": "modifié le {day}",
        "source read": "source lue le {day}",
        "lines": "lignes {first}-{last}",
        "line": "ligne {first}",
        "untitled": "sans titre",
        "status line": "{step}…",
        "step again": "{step} (essai {attempt})",
        "step understanding": "lit la question",
        "step remembered": "se rappelle une réponse antérieure",
        "step searching": "cherche dans les documents",
        "step web": "cherche sur le web",
        "step grading": "évalue les éléments trouvés",
        "step drafting": "rédige une réponse",
        "step checking": "vérifie les chiffres et les citations",
        "step verifying": "confronte le brouillon à ses sources",
        "step fixing": "corrige ce que les vérifications ont trouvé",
        "step fetching": "récupère les chiffres manquants",
        "step refining": "cherche de nouveau avec une meilleure requête",
        "step again searching": "cherche de nouveau",
        "receipt head": "Comment cette réponse a été obtenue",
        "receipt understood": "**Compris comme** {question}",
        "receipt attempt": "Essai {number}",
        "accepted": "acceptée",
        "not accepted": "non acceptée",
        "receipt reflection": "autoévaluation {score} : {reasoning}",
        "receipt reflected": "**Autoévaluation** {score} après {drafts} brouillons",
        "receipt checks": "Vérifications",
        "receipt changed": "Ce qui a changé",
        "receipt evidence": "**Éléments** {label} ({score})",
        "web searched": ", web consulté",
        "relevant": "pertinents",
        "ambiguous": "incertains",
        "irrelevant": "sans rapport",
        "receipt spent": "**Dépensé** {facts}",
        "receipt mode": "mode {mode}",
        "receipt model": "modèle {model}",
        "receipt by rules": "sans modèle de langue",
        "nothing to check": "rien à vérifier",
        "receipt calls": "{calls} appels au modèle, {asked} + {replied} jetons",
        "feedback here": "Avis ici : 👍 {up} · 👎 {down}",
        "settings here": "Réglages de ce canal :",
        "now everyones": (
            "Dans ce canal, les membres lisent maintenant ce qui est pour tous ; ce qui a été donné au canal, "
            "tous ceux qui y sont le lisent."
        ),
        "now all": "Les membres de ce canal lisent maintenant toutes les collections.",
        "now nothing": "Ce canal ne lit plus rien ; avec collections=everyone's, il lit ce qui est pour tous.",
        "now reads": "Tout le monde dans ce canal lit maintenant : {names}.",
        "no collection yet": "La collection {name} n'existe pas encore : vouliez-vous dire {near} ?",
        "no collection until": "La collection {name} n'existe pas encore ; dès qu'elle existera, elle sera lue.",
        "would read nothing": "Rien n'a été changé : ce canal ne lirait plus rien.",
        "only admins": "Seuls les admins peuvent changer les réglages.",
        "no question there": "Il n'y a pas de question dans ce message.",
        "ask me": "Posez-moi une question.",
        "ask about file": (
            "Que voulez-vous en savoir ? Envoyez le fichier avec votre question, et je le lis pour y répondre."
        ),
        "only documents": "Je ne réponds que d'après vos documents et vos chiffres. Demandez-moi ce qui s'y trouve.",
        "choice gone": "Ce choix n'est plus enregistré.",
        "ask again": "Veuillez reposer votre question.",
        "asker gone": "Qui a posé cette question, et où, n'est plus enregistré.",
        "nothing indexed": (
            "Je n'ai encore rien à lire et ne peux donc pas répondre ; la personne qui s'occupe de moi peut me "
            "donner des documents."
        ),
        "nothing indexed operator": "Rien n'est encore indexé : errata ingest DOSSIER",
        "nothing but examples": (
            "Seuls les exemples sont indexés, et ils ne sont lus que si leur collection est nommée : errata-demo. "
            "Vos propres documents : errata ingest DOSSIER"
        ),
        "not shown": "Je n'ai pas pu répondre, et c'est enregistré. Veuillez demander autrement.",
        "could not answer": "Je n'ai pas pu répondre, et c'est enregistré. {error}",
        "is this right": "Est-ce exact : {claim}",
        "cant learn": "Je n'ai rien pu en apprendre, et c'est enregistré.",
        "learning off": "L'apprentissage à partir de fichiers n'est pas configuré ici.",
        "may not teach": "Vous ne pouvez pas m'instruire depuis ce canal.",
        "nowhere to learn": "Il n'y a ici aucune collection que je puisse lire, donc aucune où apprendre.",
        "nothing learnt": "Il n'y avait rien à apprendre.",
        "nothing to read": "Il n'y a rien à lire là-dedans.",
        "indexed": "**{path}** indexé dans {collection} ({count} passages).",
        "indexed one": "**{path}** indexé dans {collection} (1 passage).",
        "known already": "**{path}** était déjà connu.",
        "skipped": "**{path}** ignoré : {reason}",
        "could not read": "**{path}** n'a pas pu être lu : {error}",
        "too large a file": "{name} dépasse {most} Mo.",
        "kept elsewhere": "{name} n'est pas conservé par {platform}.",
        "upload instead": "Envoyez le fichier au lieu de mettre un lien.",
        "not handed out": "{platform} n'a pas fourni {name} (état {status}).",
        "upload again": "Les liens vers les pièces jointes expirent après un jour : envoyez-la de nouveau.",
        "channels not known": (
            "Je ne peux pas savoir dans quels canaux nous sommes tous deux, je ne lis donc rien pour vous ici "
            "; demandez-moi dans un canal."
        ),
        "readers not known": "Je ne peux pas savoir qui lit ici, je ne lis donc rien pour vous.",
        "nothing shared": "Il n'y a aucun document que je puisse lire pour vous en message direct.",
        "how to share": (
            "Ici je lis ce qui est pour tous, ce qui vous a été donné et ce qui a été donné aux canaux où nous "
            "sommes tous deux : rejoignez-en un où je suis, ou invitez-moi dans l'un des vôtres. Un admin peut "
            "vous donner une collection, ou à eux."
        ),
        "not a member": "Ce qui est pour tous ici est pour les membres de cet espace, et vous y êtes invité.",
        "not in server": "Ce qui est pour tous est pour les membres du serveur de l'équipe, dont vous n'êtes pas.",
        "other server": "Ce n'est pas le serveur de l'équipe, ce qui est pour tous n'est donc pas lu ici.",
        "shared channel": (
            "Des personnes d'autres espaces lisent ce canal, ce qui est pour tous n'est donc pas lu ici."
        ),
        "nothing given": "Il n'y a aucun document que je puisse lire dans ce canal.",
        "how to give": "Un admin peut donner une collection à ce canal.",
        "nothing named": "Ce canal ne lit rien : ses réglages ne nomment aucune collection.",
        "how to name": (
            "Un admin peut le changer ici : collections=NOM, ou collections=everyone's pour ce qui est pour tous."
        ),
        "looked enough": (
            "Merci, votre vote compte. À votre demande, j'ai revu cette réponse deux fois en une heure ; je "
            "regarderai de nouveau après une heure. D'ici là, reposer la question autrement peut aider."
        ),
        "looked at many": (
            "Merci, votre vote compte. À votre demande, j'ai revu des réponses {count} fois en une heure ; "
            "pour que les autres aient aussi leur tour, je regarderai de nouveau après une heure. D'ici là, "
            "reposer la question autrement peut aider."
        ),
        "taken back": "Ce sur quoi reposait cette réponse ne peut plus être lu ici, elle est donc retirée.",
        "answered anew": "✏️ Nouvelle réponse : ce sur quoi reposait la précédente ne peut plus être lu ici.",
        "did not work": "⛔ Cela n'a pas fonctionné, et c'est enregistré.",
        "belongs in backticks": "Ce qui fait partie de votre question se met entre `accents graves`.",
        "no option near": "L'option {option} n'existe pas : vouliez-vous dire {near} ?",
        "no option": "L'option {option} n'existe pas.",
        "options are": "Il y a {names}.",
        "option such as": "Par exemple `--mode crag` ou `--in manuel`.",
        "answer is private": "🔒 La réponse est dans vos messages directs avec moi.",
        "fits in private": (
            "🔒 Il existe à ce sujet des documents que vous pouvez lire, mais pas "
            "tout le monde ici : demandez-moi en message direct."
        ),
        "how to let guests": "Demandez à un admin de cet espace de laisser les invités poser des questions ici.",
        "guests off": ("Dans ce canal, je ne réponds qu'aux membres de l'espace de travail, et vous y êtes invité."),
        "private too late": (
            "Une modification ne peut pas rendre privé ce qui a été demandé devant tous : je "
            "l'ai laissé tel quel. Posez la question à nouveau, avec `--private`."
        ),
        "answer elsewhere": (
            "Je ne peux pas écrire dans ce canal, la réponse est donc dans vos messages directs avec moi."
        ),
        "only you see": "Vous seul voyez ceci : je ne peux pas écrire là où vous avez demandé.",
        "only you see here": "Vous seul voyez ceci : je ne peux pas vous joindre en message direct.",
        "command menu ask": "Interroger les documents et chiffres de votre équipe",
        "command menu why": "Montrer comment la dernière réponse d'ici a été vérifiée",
        "command menu sources": "Montrer sur quoi repose la dernière réponse d'ici",
        "command menu feedback": "Montrer les avis donnés dans ce canal",
        "command menu stop": "Arrêter ce qui est en cours de réponse pour vous ici",
        "command menu ingest": "Apprendre de fichiers ou d'une page (si autorisé)",
        "command menu settings": "Voir les réglages de ce canal, ou les changer (admins)",
        "command menu about": "Interroger ceci",
        "command menu verify": "Vérifier ceci",
        "option question": "Ce que vous voulez savoir",
        "option mode": "Comment chercher et vérifier",
        "option collection": "Chercher seulement dans cette collection",
        "option private": "Vous seul voyez la réponse",
        "option channel mode": "Comment les questions sont traitées ici",
        "option collections": "Ce que lit ce canal : noms avec virgules, everyone's, all ou none",
        "option bots": "Répondre aussi aux autres bots",
        "option ingesters": "Qui peut m'instruire depuis ici",
        "option feedback": "Montrer les boutons d'avis et compter les votes",
        "option document": "Un document",
        "option another document": "Un autre document",
        "option page": "Une page à lire, telle que https://...",
        "option into": "Où le mettre",
        "mode standard": "Standard : vos documents",
        "mode crag": "Correctif : documents évalués, le web s'ils ne suffisent pas",
        "mode reflective": "Autoévaluatif : brouillons notés et améliorés",
        "mode both": "Les deux : évalué et autoévaluatif",
        "mode auto": "Auto : choisi selon la question",
        "command menu help": "Ce que je suis, ce que je peux lire ici et ce que vous pouvez demander",
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
        "unasked offer": (
            "💡 Vous seul voyez ceci : personne ne m'a posé"
            " la question, et je n'en suis pas assez sûr p"
            "our le dire à tous. {answer}"
        ),
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
            "🐢 {why} Pour que les autres aient aussi leur tour, ceci n'a pas été pris en compte ; réessayez "
            "dans {seconds} s."
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
        "intro again": "Rebonjour. Que souhaitez-vous savoir ?",
        "none of these": "Aucune de ces réponses",
        "none of these told": "D'accord. Reposez la question avec ce qui la distingue : un nom, un lieu, une année.",
        "intro blamed": (
            "Désolé de ne pas avoir pu aider. Dites-moi ce qui n'allait pas, ou demandez autrement, et je "
            "chercherai à nouveau."
        ),
        "intro all right": "D'accord. Demandez-moi dès que vous avez besoin de quelque chose.",
        "intro go ahead": "Oui, bien sûr. Que souhaitez-vous savoir ?",
        "intro know": "Ce que je peux lire ici",
        "intro documents": "Documents : {count}",
        "intro collections": "Recueils : {names}",
        "intro dated": "Datés du {first} au {last}",
        "intro dated once": "Datés du {date}",
        "intro figures": "Chiffres de {companies}",
        "intro welcome": "Avec plaisir. Demandez-moi dès que vous avez besoin de quelque chose.",
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
        "intro judge typed": (
            "Comment me juger : chaque réponse cite ses sources, allez-y voir. Si l'une est "
            "fausse, tapez `/bad` et ce qui ne va pas, et je cherche de nouveau."
        ),
        "intro more": "et {count} autres",
        "ask of cell": "{column} de {row} ?",
        "ask of heading": "Que dit « {title} » au sujet de « {heading} » ?",
        "ask of subject": "{heading} : que faut-il savoir ?",
        "ask of period": "{column} en {row} ?",
        "prompt can": "Que sais-tu faire ?",
        "prompt documents": "Quels documents as-tu ?",
        "checks failed": "non confirmé : {checks}",
        "check citations": "sources citées",
        "check numbers": "chiffres",
        "check years": "dates citées",
        "check filings": "dépôts",
        "check instructions": "consignes",
        "check standing": "validité des documents",
        "check scans": "numérisations",
        "check verification": "relecture",
        "check other": "formulation",
        "admins named": "Un administrateur peut les changer pour vous.",
        "somebody on": "quelqu'un sur {platform}",
        "an operator": "un responsable",
        "a reader": "un lecteur",
        "teach how": "Un administrateur peut vous y autoriser ou le faire pour vous.",
        "receipt new": "cette fois avec : {novelty}",
        "receipt took": "durée : {seconds}",
        "told operators": "Les personnes qui s'occupent de moi peuvent voir pourquoi.",
        "admin only": "Seuls les administrateurs peuvent faire cela.",
        "admin jobs": "Travaux abandonnés, les plus récents d'abord :",
        "admin no jobs": "Rien n'a été abandonné.",
        "admin retried": "{thing} est tenté de nouveau.",
        "admin sure": (
            "Cela retire **{thing}** ({collection}, {count} passages) à tout le monde ; le fichier "
            "reste. Pour le faire : {command}"
        ),
        "admin sure one": (
            "Cela retire **{thing}** ({collection}, 1 "
            "passage) à tout le monde ; le fichier reste. Pour le faire : {command}"
        ),
        "admin removed": "{thing} a été retiré.",
        "admin unknown": "Il n'y a rien ici qui s'appelle {thing}.",
        "admin votes": "👎 en cours, les plus récents d'abord :",
        "admin no votes": "Il n'y a aucun 👎 à examiner.",
        "admin dismissed": "{thing} est écarté : il ne compte plus.",
        "about short": "Poser une question",
        "command menu admin": "Tâches, documents, votes, lacunes et propositions (admins)",
        "option reply": ("Ce à quoi je réponds : mentions, questions dans mes fils, ou toutes les questions ici"),
        "option unasked above": (
            "À partir de quelle confiance je réponds en public à ce qu'on ne m'a pas demandé (0 à 1)"
        ),
        "command menu admin jobs": "Montrer ce qui a été abandonné, ou le faire réessayer",
        "option retry": "L'identifiant de ce qui doit être réessayé",
        "command menu admin documents": "Montrer les documents, en relire un ou en retirer un",
        "option find": "Une partie du nom",
        "option reindex": "Le document à relire",
        "option remove": "Le document à retirer",
        "option confirm": "Le retirer vraiment",
        "command menu admin votes": "Montrer tous les 👎 en cours, ou en écarter un",
        "option dismiss": "L'identifiant du vote qui ne doit plus compter",
        "a confidence": "C'est une confiance de 0 à 1, par exemple 0.7.",
        "not shareable": (
            "Cela ne peut pas être partagé : ce n'est pas enregistré comme une réponse reçue en privé dans un canal."
        ),
        "not read there": (
            "Cela reste entre nous : la réponse repose sur des documents qui ne sont pas lus dans ce canal."
        ),
        "shared already": "C'est déjà partagé.",
        "ask a person": "Demander à une personne",
        "person asked": (
            "🙋 Les documents ne le disent pas : « {question} ». Si vous le savez, répondez dans ce fil ; je "
            "ne garde votre réponse que si vous l'acceptez."
        ),
        "person consent": (
            "Puis-je garder ceci comme réponse, à votre nom ? « {reply} » Quelqu'un d'autre l'approuve d'abord."
        ),
        "person agree": "Garder",
        "person decline": "Ne pas garder",
        "person kept": "Merci. Dès que quelqu'un d'autre l'aura approuvée, je répondrai avec elle en vous nommant.",
        "person declined": "Elle n'est pas gardée.",
        "person approved": "C'est approuvé : je réponds avec cela et vous nomme.",
        "person rejected": "Ce n'a pas été approuvé et n'est donc pas conservé.",
        "person none": (
            "Personne n'est désigné ici à qui je puisse demander. Votre question est sur la liste de ce qui "
            "manque aux documents."
        ),
        "person noted": "C'est noté. Qui s'occupe des documents voit que vous attendez ; la réponse sera ici.",
        "page waiting": "{count} en attente d'une personne",
        "person already": "Quelqu'un est déjà interrogé.",
        "person private": (
            "Vous avez demandé en privé : personne d'autre ne voit votre question. Elle est sur la liste de "
            "ce qui manque aux documents."
        ),
        "person not yours": "Seule la personne interrogée peut en décider.",
        "person many": "C'est plus que ce que je demande pour vous en une heure ; réessayez plus tard.",
        "digest head": "📋 Questions ici ces 7 derniers jours : {asked} ; répondues : {answered} ; 👎 : {rejected}.",
        "digest open": "Encore sans réponse :",
        "admin gaps": "Ce que les documents ne disent pas, le plus demandé d'abord :",
        "admin no gaps": "Il ne manque rien de ce qui a été demandé.",
        "admin suggestions": "Ce qui attend une approbation, le plus récent d'abord :",
        "admin no suggestions": "Rien n'attend d'approbation.",
        "option waive": "C'est de vous, et vous êtes seul admin",
        "admin waived": "Fait : {thing}. C'était de vous, et personne d'autre ne l'a regardé : c'est consigné.",
        "admin waive how": "Si vous êtes seul admin, renoncez à ce second regard, ce qui est consigné : {command}",
        "admin done": "Fait : {thing}",
        "command menu admin gaps": "Montrer ce qui manque aux documents ; attribuer, répondre ou écarter",
        "command menu admin suggestions": "Montrer ce qui attend ; approuver ou refuser",
        "option gap": "L'identifiant d'une lacune",
        "option gap owner": "Qui doit y répondre",
        "option gap answer": "Ce qui est juste, tel que ce sera cité",
        "option gap dismiss": "Les documents n'ont pas à le dire",
        "option approve": "L'identifiant de ce qui doit devenir une preuve",
        "option reject": "L'identifiant de ce qui ne doit jamais l'être",
        "option channel owner": "À qui demander ce qui manque aux documents",
        "option digest": "Dire chaque semaine ce que sont devenues les questions ici",
    },
)
