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
    numbers={
        "dois": 2, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8,
        "nove": 9, "dez": 10,
        "doze": 12, "treze": 13, "catorze": 14, "quinze": 15, "dezesseis": 16, "dezasseis": 16, "dezessete": 17,
        "dezoito": 18, "dezenove": 19, "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "sessenta": 60,
        "setenta": 70, "oitenta": 80, "noventa": 90,
    },
    number_joiners="e",
    ordinals={
        "primeiro": 1, "primeira": 1, "segundo": 2, "segunda": 2, "terceiro": 3, "terceira": 3,
        "quarto": 4, "quarta": 4,
    },
    scales={
        "milhão": 1e6, "milhões": 1e6, "bilhão": 1e9, "bilhões": 1e9, "mil milhões": 1e9,
    },
    currencies={"dólares": "USD"},
    roles={
        "about": "cerca de, quase",
        "quarter": "trimestre*",
        "half": "semestre, metade",
        "until": "até, a",
        "times": "vezes",
        "approximate": """
            aproximadamente, cerca de, quase, mais de, menos de, pelo menos, no máximo, até
        """,
        "at_least": "mais de, pelo menos",
        "at_most": "menos de, quase, no máximo, cerca de, até",
        "against": "face a, em comparação com, comparado com",
        "rise": "aument*, cresc*, subi*, dobr*, alta de",
        "fall": "diminu*, caiu, caíram, queda*, baixou, baixaram, desceu, desceram, reduziu, redução",
        "change": """
            aument*, cresc*, subi*, diminu*, caiu, caíram, queda*, baix*, reduziu, redução,
            variação, diferença*, face a, em comparação com
        """,
        "average": "média*",
        "sum": "no total, soma*, em conjunto",
        "whole": "média*, no total",
        "share": "proporção, percentagem, porcentagem, margem, taxa",
        "fiscal_year": "exercício",
        "declines": "não sei, não há, não encontrei, não menciona*",
        "source_word": "fonte, fontes",
        "percent": "por cento",
        "joins_figures": "a, até",
        "year_before": """
            no ano anterior, um ano antes, o ano anterior
        """,
        "year_after": "no ano seguinte, um ano depois, um ano mais tarde",
        "leads_in": "e",
        "also": "e",
        "what_about": "e para, e quanto a",
        "preposition": "para",
        "for_whom": "para",
        "asks_figure": "quanto, quanta, quantos, quantas, quando",
        "asks_date": "quando",
        "asks_list": "passos",
        "asks_explanation": "como",
        "in_force_from": """
            em vigor desde, em vigor a partir de, vigente desde, válido desde, válida desde, válido a partir de,
            válida a partir de, entrada em vigor, aplicável a partir de
        """,
        "as_of_date": "na data de, publicado em, publicada em",
        "updated_on": """
            última atualização, atualizado em, atualizada em, modificado em, última modificação, revisto em,
            revisado em
        """,
        "in_force_until": "válido até, válida até, vigente até, em vigor até, expira em",
        "version_word": "versão, revisão, edição",
        "supersedes": "substitui",
        "superseded_by": "substituído por, substituída por, substituido por",
        "draft_state": "rascunho, rascunhos, minuta",
        "archived_state": "arquivado, arquivada, obsoleto, obsoleta, revogado, revogada",
        "state_word": "estado, situação",
        "authority_word": "autoridade",
        "official_word": "oficial, vinculativo",
        "unofficial_word": "não oficial, oficioso",
        "yes_word": "sim, verdadeiro",
        "all_earlier": "todas, todos, anterior, anteriores",
        "document_noun": "política, manual interno, norma, guia, procedimento, regulamento, acordo, documento",
        "periodic_document": "relatório, ata, resultados, orçamento, fatura",
    },
    says={
        "refusal": (
            "Não encontrei uma resposta nos documentos que posso ler; pode ajudar indicar o "
            "produto, a equipa ou o período, ou adicionar um documento que trate disso."
        ),
        "otherwise": "Outra fonte diz outra coisa:",
        "otherwise_older": "Uma fonte mais antiga diz outra coisa:",
        "otherwise_archived": "Uma fonte que já não está em vigor diz outra coisa:",
        "otherwise_draft": "Um rascunho diz outra coisa:",
        "otherwise_lower": "Uma fonte de menor autoridade diz outra coisa:",
        "otherwise_early": "Uma fonte que ainda não está em vigor diz outra coisa:",
        "source_followed": "Seguida: {winner}; posta de lado: {loser}.",
        "source_draft": "{source} é um rascunho.",
        "source_archived": "{source} já não está em vigor.",
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
