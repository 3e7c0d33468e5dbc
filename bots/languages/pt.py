"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    roles={
        "chat_greeting": """
            oi, olá, ola, oie, opa, e aí, eai, eae, bom dia, boa tarde, boa noite, tudo bem, tudo bom, como vai,
            beleza, fala, fala aí, salve, bem-vindo, bem-vinda
        """,
        "chat_farewell": """
            tchau, até logo, até mais, até amanhã, até já, até segunda, falou, fui, vou almoçar, já volto, volto já,
            bom fim de semana, bom almoço, bom descanso, abraço, abraços, abs, flw
        """,
        "chat_thanks": """
            obrigado, obrigada, obg, brigado, brigada, muito obrigado, muito obrigada, valeu, vlw, agradeço, grato,
            grata, obrigado pela ajuda, obrigada pela ajuda, deu certo, funcionou, funciona, ajudou muito, muito útil,
            bom trabalho, mandou bem, arrasou
        """,
        "chat_ok": """
            ok, okay, tá, ta, tá bom, ta bom, tá certo, tá bem, certo, beleza, blz, bele, combinado, entendi,
            entendido, saquei, sim, sim sim, s, isso, isso aí, isso mesmo, exato, exatamente, com certeza, claro, não,
            nao, n, nem, perfeito, ótimo, otimo, legal, bacana, show, massa, top, maravilha, bom, bem, muito bem,
            pois é, pois, é verdade, verdade, é mesmo, eu também, eu tb, também, tb, sem problema, sem problemas,
            de nada, imagina, por nada, desculpa, desculpe, foi mal, opa, ops, ué, nossa, caramba, uau, ah, ah sim,
            ah tá, hm, hmm, interessante, bom saber, sei lá, não sei, nao sei, nem ideia, parabéns, feito, pronto,
            anotado, fechado, bora, pfv, pf, por favor, pode ser, tranquilo, deixa pra lá
        """,
        "chat_laughter": "kk, k, rs, haha, hehe, hauha, huehue, lol, kkk, rsrs, ahah, uahua",
        "chat_beside": """
            a todos, a todas, todos, pessoal, gente, galera, time, pela, ajuda, muito, demais, então, e, é, isso,
            mesmo, já, também, tb, eu, você, vocês, bot, mas, aí, né, cara, mano
        """,
        "chat_wrong": """
            está errado, tá errado, ta errado, isso está errado, isso tá errado, isto está errado, está incorreto,
            é incorreto, incorreto, não está certo, nao está certo, não está correto, não é verdade, nao é verdade,
            não é isso, não é bem isso, não é mais, já não é, não vale mais, já não vale, não é mais válido,
            está desatualizado, tá desatualizado, desatualizado, está obsoleto, obsoleto, é falso, isso mudou,
            você errou, você está enganado, há um erro, tem um erro
        """,
        "chat_wrong_alone": "errado, falso, incorreto, não errado, mentira, resposta errada, nada a ver",
        "chat_asks": """
            qual é, qual o, qual a, quais são, quais os, quais as, quanto, quantos, quantas, quando é, quando começa,
            quando termina, quando posso, onde, aonde, como faço, como posso, como eu, como se, como é,
            como funciona o, como funciona a, quem, o que é, o que são, o que acontece, o que, por que, porque não,
            posso, pode, podemos, podem, dá pra, dá para, tem como, tem, temos, existe, existem, há, é possível,
            é preciso, é necessário, é obrigatório, preciso de ajuda, preciso saber, preciso de, preciso, precisa,
            precisamos, devo, devemos, alguém sabe, alguem sabe, alguém pode, alguém tem, você sabe, vc sabe,
            você pode, sabe se, me explica, explica, explique, me diz, me diga, diga, me mostra, mostre, mostra,
            me dá, lista, liste, compara, compare, resuma, me lembra, ajuda com, gostaria de saber, queria saber,
            quero saber, estou procurando, procuro, tenho uma dúvida, tenho uma pergunta, uma dúvida, uma pergunta,
            dúvida:, pergunta:, a partir de quando, desde quando, até quando, a quem, para quem, pra quem, com quem,
            de quem, em que, em qual, para que, pra que, de quanto, e quanto, e quando, e como, e onde, e quem,
            e qual, e quais, e se, mas como, mas quando, mas por que, então como, será que, e posso, e tem
        """,
        "chat_further": """
            e para, e pra, e pro, e em, e no, e na, e nos, e nas, e com, e sem, e se, e os, e as, e o, e a,
            e quanto a, e por, e depois de, e antes de, e durante, e fora, o mesmo para, também para, só para
        """,
        "chat_clause": """
            que dia, que legal, que bom, que pena, que massa, quem sabe, quem dera, quem inventa, como sempre,
            como eu disse, quando der, quando puder, que isso, que nada
        """,
        "chat_you": "você, vc, vcs, vocês, tu, te, contigo, seu, sua, teu, tua, ti",
        "chat_together": """
            almoçar, vamos almoçar, bora almoçar, um café, cerveja, chopp, você vem, vc vem, vamos lá, tem um minuto,
            tem um minutinho, tá aí, ta aí, tá livre, bora
        """,
        "about_who": """
            quem é você, quem e vc, quem é vc, o que é você, o que você é, você é um bot, você é um robô, vc é um bot,
            você é humano, o que é errata, o que é o errata, quem é o errata, qual é o seu nome, qual seu nome,
            como você se chama, se apresente, quem te criou
        """,
        "about_help": """
            ajuda, o que você faz, o que vc faz, o que você pode fazer, o que você sabe fazer, o que vc sabe fazer,
            como você funciona, como vc funciona, como funciona, como isso funciona, como te uso, como usar,
            como posso te usar, como você pode ajudar, como você pode me ajudar, pra que você serve,
            para que você serve, o que posso perguntar, o que posso te perguntar, comandos, quais comandos,
            quais são os comandos, instruções
        """,
        "about_documents": """
            quais documentos você tem, quais documentos você conhece, que documentos você tem,
            que documentos você conhece, quais documentos vc tem, o que você sabe, o que vc sabe, o que você conhece,
            quais são suas fontes, quais suas fontes, quais fontes você usa, quais arquivos você tem,
            de onde vem sua informação, de onde vêm suas informações, quais coleções, quantos documentos você tem,
            quantos documentos você conhece, documentos, mostre seus documentos
        """,
        "chat_wrong_figure": "agora é, agora são, agora custa, na verdade é, na verdade são, agora, na verdade",
        "chat_helps": """
            me ajuda, me ajude, socorro, por favor ajuda, ajuda por favor, pode ajudar, pode me ajudar,
            você pode ajudar
        """,
    },
    says={
        "answered": "Respondido",
        "partial": "Verificado em parte",
        "refused": "Sem resposta",
        "unclear": "Qual deles?",
        "failed": "Falhou",
        "being answered": "A responder",
        "high": "confiança alta ({percent} %)",
        "medium": "confiança média ({percent} %)",
        "low": "confiança baixa ({percent} %)",
        "checks failed": "{checks} não verificado",
        "checks passed": "verificado: {checks}",
        "attempts": "{count} tentativas",
        "remembered": "lembrado",
        "no sources": "Esta resposta não cita fontes.",
        "why button": "Como foi verificado?",
        "good answer": "Boa resposta",
        "bad answer": "Má resposta",
        "good": "Boa",
        "bad": "Má",
        "sources": "Fontes",
        "continued": "Parte {part} de {parts}, continua abaixo",
        "whole in file": "A resposta completa está no ficheiro.",
        "busy": (
            "⏳ Estou ocupado agora, você é o número {position}. Pergunte de novo dentro de um minuto; esta "
            "pergunta não foi aceite."
        ),
        "busy full": (
            "⏳ Estou ocupado agora, a fila está cheia. Pergunte de novo dentro de um minuto; esta pergunta "
            "não foi aceite."
        ),
        "waiting": (
            "⏳ Estou ocupado agora, você é o número {position} da fila. A sua pergunta está guardada e será "
            "respondida."
        ),
        "not taken": "⛔ Não posso aceitar nada agora; tente de novo dentro de um minuto.",
        "noted": "👍 Anotado, obrigado.",
        "share": "Partilhar com todos",
        "keep": "Guardar para mim",
        "vote withdrawn": "O seu voto foi retirado.",
        "reason title": "O que estava errado?",
        "send": "Enviar",
        "skip": "Saltar",
        "reason label": "O que deveria a resposta ter dito, ou onde está isso?",
        "reason label short": "O que deveria ter dito, e onde está?",
        "reason hint": "Já estou a procurar de novo; isto ajuda-me a procurar no sítio certo.",
        "reason late": ("Estou a procurar de novo. O que encontrar virá noutra mensagem: esta já não pode mudar."),
        "reason empty": "Não escreveu nada, por isso nada mais foi anotado.",
        "reason taken": "Obrigado. Procuro de novo tendo isso em conta.",
        "home title": "Pergunte e veja onde está escrito",
        "home text": (
            "Respondo a partir dos documentos e números da sua equipa, cito-os e verifico cada resposta "
            "antes de a ver. Mencione-me num canal, escreva-me aqui ou use `/ask`. Numa conversa continuo "
            "sem menção.\nCom 👎 procuro de novo. Aprendo com os ficheiros que os administradores me enviam."
        ),
        "home try": "Experimente uma",
        "home latest": "As suas últimas perguntas",
        "home none": "Ainda não perguntou nada.",
        "no answer": "Ainda não há nenhuma resposta minha aqui.",
        "too many": (
            "🐢 {why} Isto não foi aceito, nem será o que chegar nos próximos {seconds} s: tente de "
            "novo em {seconds} s, para que os outros também tenham a sua vez."
        ),
        "too many why": "Isso é mais do que aceito de uma pessoa em um minuto.",
        "too many marked": "O que não foi aceito leva uma 🐢.",
        "about title": "Perguntar sobre esta mensagem",
        "about example": "Isso ainda é assim?",
        "about question": "Sua pergunta",
        "about text": "Do que se trata",
        "no text there": "Não há texto nessa mensagem.",
        "nothing to learn": "Dê-me um arquivo ou um endereço com que aprender.",
        "not worked": "Isso não funcionou e ficou registado.",
        "intro hello": (
            "Sou o Errata. Respondo a perguntas com os documentos e os números desta equipe. "
            "Verifico cada resposta antes que você a veja e mostro onde ela está escrita."
        ),
        "intro know": "O que posso ler aqui",
        "intro documents": "Documentos: {count}",
        "intro collections": "Coleções: {names}",
        "intro dated": "Datados de {first} a {last}",
        "intro figures": "Números de {companies}",
        "intro nothing": (
            "Ainda não há nada que eu possa ler aqui, por isso não posso responder. Quem cuida de mim pode mudar isso."
        ),
        "intro try": "Perguntas que posso responder, por exemplo",
        "intro ways": (
            "Mencione-me em um canal, escreva-me diretamente ou use `/ask`. Em uma conversa, continuo sem menção."
        ),
        "intro judge": (
            "Como me avaliar: cada resposta cita as suas fontes; consulte-as. Se uma estiver errada, "
            "toque em 👎 ou diga o que está errado, e eu procuro de novo."
        ),
        "intro more": "e mais {count}",
        "ask of cell": "Qual é {column} de {row}?",
        "ask of heading": "O que diz “{title}” sobre {heading}?",
        "ask of term": "O que é {term}?",
        "prompt can": "O que você sabe fazer?",
        "prompt documents": "Quais documentos você tem?",
    },
)
