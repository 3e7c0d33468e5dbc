"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
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
    },
)
