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
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
            "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - voir ou changer les réglages de ce "
            "canal (admins)"
        ),
        "meant subcommand": "`/errata {name}` n'existe pas : vouliez-vous dire `/errata {near}` ?",
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
        "prompt topics title": "Que savez-vous ?",
        "prompt topics": "Quels sujets les documents que vous pouvez lire traitent-ils ?",
        "prompt rule title": "Chercher une règle",
        "prompt rule": "Quelles sont les règles pour les frais de déplacement, et où figurent-elles ?",
        "prompt figure title": "Vérifier un chiffre",
        "prompt figure": "Quel était le chiffre d'affaires total de la dernière année dont vous avez les chiffres ?",
        "prompt years title": "Comparer deux années",
        "prompt years": (
            "Comment le chiffre d'affaires a-t-il évolué entre les deux dernières années dont vous avez les chiffres ?"
        ),
        "stopped": "Arrêté.",
        "nothing to stop": "Il n'y a rien à arrêter ici.",
        "cut here": "… et la suite, coupée ici.",
        "not there": (
            "Je ne peux pas écrire dans ce canal, voici donc la réponse ici. Avec `/invite`, vous l'aurez là-bas."
        ),
        "moved beneath": (
            "Cet espace ne laisse personne modifier un message si ancien, ceci vient donc sous la première réponse."
        ),
        "not where asked": "Je ne peux pas écrire là où vous avez demandé, voici donc la réponse ici.",
        "moved here": "Discord ne me laisse plus modifier la réponse là où elle est, ceci vient donc ici.",
        "more rows": "{count} lignes de plus",
        "modified": "modifié le {day}",
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
        "receipt new": "nouveau : {novelty}",
        "receipt reflection": "autoévaluation {score} : {reasoning}",
        "receipt reflected": "**Autoévaluation** {score} après {drafts} brouillons",
        "receipt checks": "Vérifications",
        "receipt evidence": "**Éléments** {label} ({score})",
        "web searched": ", web consulté",
        "relevant": "pertinents",
        "ambiguous": "incertains",
        "irrelevant": "sans rapport",
        "receipt spent": "**Dépensé** {facts}",
        "receipt mode": "mode {mode}",
        "receipt model": "modèle {model}",
        "receipt calls": "{calls} appels au modèle, {asked} + {replied} jetons",
        "feedback here": "Avis ici : 👍 {up} · 👎 {down}",
        "settings here": "Réglages de ce canal :",
        "now everyones": (
            "Les membres de ce canal lisent maintenant ce qui est pour tous, et tous ce qui lui a été donné."
        ),
        "now all": "Les membres de ce canal lisent maintenant toutes les collections.",
        "now nothing": "Ce canal ne lit plus rien ; avec collections=everyone's, il lit ce qui est pour tous.",
        "now reads": "Tout le monde dans ce canal lit maintenant : {names}.",
        "no collection yet": "La collection {name} n'existe pas encore : vouliez-vous dire {near} ?",
        "no collection until": "La collection {name} n'existe pas encore ; dès qu'elle existera, elle sera lue.",
        "only admins": "Seuls les admins peuvent changer les réglages.",
        "admins named": "ERRATA_ADMINS les nomme.",
        "no question there": "Il n'y a pas de question dans ce message.",
        "ask me": "Posez-moi une question.",
        "choice gone": "Ce choix n'est plus enregistré.",
        "ask again": "Veuillez reposer votre question.",
        "asker gone": "Qui a posé cette question, et où, n'est plus enregistré.",
        "nothing indexed": (
            "Je n'ai encore rien à lire et ne peux donc pas répondre ; la personne qui s'occupe de moi peut me "
            "donner des documents."
        ),
        "nothing indexed operator": "Rien n'est encore indexé : errata ingest DOSSIER",
        "not shown": "Je n'ai pas pu répondre, et c'est enregistré. Veuillez demander autrement.",
        "could not answer": "Je n'ai pas pu répondre, et c'est enregistré. {error}",
        "is this right": (
            "Cette affirmation est-elle juste ? Dites ce qu'en disent les documents et les chiffres : {claim}"
        ),
        "cant learn": "Je n'ai rien pu en apprendre, et c'est enregistré.",
        "learning off": "L'apprentissage à partir de fichiers n'est pas configuré ici.",
        "may not teach": "Vous ne pouvez pas m'instruire depuis ce canal.",
        "teach how": "Demandez à un admin, ou changez `ingesters`.",
        "nowhere to learn": "Il n'y a ici aucune collection que je puisse lire, donc aucune où apprendre.",
        "nothing learnt": "Il n'y avait rien à apprendre.",
        "nothing to read": "Il n'y a rien à lire là-dedans.",
        "indexed": "**{path}** indexé dans {collection} ({count} passages).",
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
    },
)
