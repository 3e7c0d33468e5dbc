"""Names of commands, of their options and of what these offer, as menus show them: lists in one order.

They are no phrases: a phrase is known again wherever its English text stands, and `mode` or `file` stand everywhere.
Each is typed: lower case, no blanks, 32 characters at most, and one of its kind in a language.
"""

from __future__ import annotations

from typing import Final

from core.reading.language import terms_of

_ENGLISH: Final = """
    ask, help, why, sources, feedback, stop, ingest, settings, admin, jobs, documents, votes, question, mode,
    collection, private, file, second, third, url, collections, respond_to_bots, ingesters, reply, unasked_above,
    retry, find, reindex, remove, confirm, dismiss, admins, everyone, nobody, mentions, asked, all,
    id, owner, answer, gaps, suggestions, approve, reject, digest, waive
"""
_SAID: Final = {
    "de": """
        fragen, hilfe, warum, quellen, rückmeldungen, stopp, lernen, einstellungen, verwaltung, aufgaben, dokumente,
        stimmen, frage, modus, sammlung, privat, datei, zweite, dritte, adresse, sammlungen, bots_antworten,
        wer_lehrt, antworten_auf, ungefragt_ab, wiederholen, suchen, neu_einlesen, entfernen, bestätigen, verwerfen,
        Admins, alle, niemand, Erwähnungen, Gefragtes, alles,
        kennung, zuständig, antwort, lücken, vorschläge, bestätigen, ablehnen, wochenbericht, verzichten
    """,
    "fr": """
        demander, aide, pourquoi, sources, avis, arrêter, apprendre, réglages, administration, tâches, documents,
        votes, question, mode, collection, privé, fichier, deuxième, troisième, adresse, collections,
        répondre_aux_bots, qui_enseigne, répondre_à, spontané_dès, réessayer, chercher, relire, retirer, confirmer,
        écarter, admins, tous, personne, mentions, ce qui est demandé, tout,
        identifiant, responsable, réponse, lacunes, suggestions, approuver, refuser, bilan, renoncer
    """,
    "es": """
        preguntar, ayuda, por-qué, fuentes, valoraciones, parar, aprender, ajustes, administración, tareas,
        documentos, votos, pregunta, modo, colección, privado, archivo, segundo, tercero, dirección, colecciones,
        responder_a_bots, quién_enseña, responder_a, sin_pedir_desde, reintentar, buscar, releer, quitar, confirmar,
        descartar, administradores, todos, nadie, menciones, lo preguntado, todo,
        identificador, responsable, respuesta, lagunas, sugerencias, aprobar, rechazar, resumen, renunciar
    """,
    "pt": """
        perguntar, ajuda, por-quê, fontes, avaliações, parar, aprender, configurações, administração, tarefas,
        documentos, votos, pergunta, modo, coleção, privado, arquivo, segundo, terceiro, endereço, coleções,
        responder_a_bots, quem_ensina, responder_a, sem_pedir_desde, repetir, procurar, reler, remover, confirmar,
        descartar, administradores, todos, ninguém, menções, o que é perguntado, tudo,
        identificador, responsável, resposta, lacunas, sugestões, aprovar, rejeitar, resumo, dispensar
    """,
    "it": """
        chiedi, aiuto, perché, fonti, riscontri, ferma, impara, impostazioni, amministrazione, lavori, documenti,
        voti, domanda, modalità, raccolta, privato, file, secondo, terzo, indirizzo, raccolte, rispondi_ai_bot,
        chi_insegna, rispondi_a, spontaneo_da, riprova, cerca, rileggi, rimuovi, conferma, scarta, amministratori,
        tutti, nessuno, menzioni, ciò che si chiede, tutto,
        identificativo, responsabile, risposta, lacune, suggerimenti, approva, rifiuta, riepilogo, rinuncia
    """,
    "nl": """
        vraag, help, waarom, bronnen, feedback, stop, leren, instellingen, beheer, taken, documenten, stemmen, vraag,
        modus, collectie, privé, bestand, tweede, derde, adres, collecties, bots_antwoorden, wie_leert_aan,
        antwoorden_op, ongevraagd_vanaf, opnieuw, zoeken, opnieuw_lezen, verwijderen, bevestigen, afwijzen,
        beheerders, iedereen, niemand, vermeldingen, wat gevraagd wordt, alles,
        kenmerk, verantwoordelijke, antwoord, leemtes, voorstellen, goedkeuren, weigeren, overzicht, afzien
    """,
    "ja": """
        質問する, ヘルプ, 理由, 出典, 評価, 中止, 取り込む, 設定, 管理, 作業, 文書, 投票, 質問, モード, コレクション,
        非公開, ファイル, 二つ目, 三つ目, アドレス, コレクション, ボットに返信, 教える人, 返信対象, 自発回答の下限,
        再試行, 検索, 再読込, 削除, 確認, 却下, 管理者, 全員, なし, メンション, 質問, すべて,
        識別子, 担当者, 回答, 不足, 提案, 承認, 拒否, 週報, 二人目なし
    """,
    "ko": """
        질문하기, 도움말, 이유, 출처, 피드백, 중지, 학습하기, 설정, 관리, 작업, 문서, 투표, 질문, 모드, 컬렉션,
        비공개, 파일, 두번째, 세번째, 주소, 컬렉션, 봇에게_답하기, 가르칠_사람, 답할_대상, 자발_답변_기준, 다시_시도,
        찾기, 다시_읽기, 제거, 확인, 무시, 관리자, 모두, 아무도, 멘션, 질문, 전부,
        식별자, 담당자, 답변, 부족한_것, 제안, 승인, 거절, 주간_요약, 확인_생략
    """,
    "zh": """
        提问, 帮助, 为什么, 来源, 反馈, 停止, 学习, 设置, 管理, 任务, 文档, 投票, 问题, 模式, 集合, 私密, 文件,
        第二个, 第三个, 网址, 集合, 回复机器人, 谁可教, 回复范围, 主动回答下限, 重试, 查找, 重新读取, 移除, 确认,
        忽略, 管理员, 所有人, 没有人, 提及, 提问, 全部,
        编号, 负责人, 答案, 缺口, 建议, 批准, 拒绝, 周报, 免复核
    """,
    "zh-TW": """
        提問, 說明, 為什麼, 來源, 意見回饋, 停止, 學習, 設定, 管理, 工作, 文件, 投票, 問題, 模式, 集合, 私密, 檔案,
        第二個, 第三個, 網址, 集合, 回覆機器人, 誰可教, 回覆範圍, 主動回答下限, 重試, 尋找, 重新讀取, 移除, 確認,
        忽略, 管理員, 所有人, 沒有人, 提及, 提問, 全部,
        編號, 負責人, 答案, 缺口, 建議, 批准, 拒絕, 週報, 免複核
    """,
    "hi": """
        पूछो, मदद, क्यों, स्रोत, प्रतिक्रिया, रुको, सीखो, सेटिंग, प्रबंधन, कार्य, दस्तावेज़, मत, सवाल, मोड, संग्रह,
        निजी, फ़ाइल, दूसरी, तीसरी, पता, संग्रह, बॉट_को_उत्तर, कौन_सिखाए, किसका_उत्तर, बिना_पूछे_सीमा, फिर_से, खोजो,
        फिर_पढ़ो, हटाओ, पुष्टि, खारिज, एडमिन, सभी, कोई नहीं, उल्लेख, पूछा गया, सब,
        पहचान, ज़िम्मेदार, उत्तर, कमियाँ, सुझाव, स्वीकृत, अस्वीकृत, सार, छूट
    """,
}
_NAMES: Final = {code: dict(zip(terms_of(_ENGLISH), terms_of(said), strict=True)) for code, said in _SAID.items()}


def command_name(name: str, locale: str) -> str:
    """Return what a command, option or choice is called in a locale (`de`, `pt-BR`): its own name where none is known.

    A language that no platform has a locale for has no list.
    """
    known = _NAMES.get(locale) or _NAMES.get(locale.partition("-")[0].lower()) or {}
    return known.get(name, name)
