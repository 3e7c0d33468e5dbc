"""Portuguese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

PORTUGUESE: Final = Language(
    code="pt",
    name="Portuguese",
    stop_words="""
        o a os as um uma uns umas de do da dos das e ou mas é são era foi ser tem têm eu você ele ela nós vocês eles
        meu minha seu sua nosso este esta esse essa isso que quem qual quais quando quanto quantos quantas onde como
        por para com sem em no na nos nas ao à não se há pode mais muito
    """,
    telltales="não uma para são",
    abbreviations="sra núm pág p.ex aprox exmo",
    months=(
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
    ),
    scales={
        "milhão": 1e6, "milhões": 1e6, "bilhão": 1e9, "bilhões": 1e9, "mil milhões": 1e9,
    },
    currencies={"dólares": "USD"},
    roles={
        "declines": "não sei, não há, não encontrei, não menciona*",
        "source_word": "fonte, fontes",
        "percent": "por cento",
        "date_of": "de",
    },
    says={
        "refusal": (
            "Não encontrei uma resposta nos documentos que posso ler; pode ajudar indicar o "
            "produto, a equipa ou o período, ou adicionar um documento que trate disso."
        ),
        "otherwise": "Outra fonte diz outra coisa:",
        "unsupported": (
            "Não consegui escrever uma resposta que as fontes sustentem{why}. Ajudaria perguntar "
            "algo mais concreto."
        ),
        "failed": "Não consegui responder: {error} A falha ficou registada.",
        "failed_for_now": (
            "Não consegui responder: {error} A falha ficou registada; pergunte de novo dentro de "
            "momentos."
        ),
        "closest": "O mais próximo da pergunta, sem lhe responder: {names}",
        "unconfirmed": "a verificação não o confirmou",
        "not_verified": "⚠️ Não totalmente verificado:",
        "unverified": "(não verificado)",
        "page": "p. {page}",
    },
)  # fmt: skip
