"""What an extractive answer says in its own words, in the languages it knows; English otherwise."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "en": "English",
    "de": "German",
    "fr": "French",
    "es": "Spanish",
    "pt": "Portuguese",
    "it": "Italian",
    "zh": "Chinese",
    "ja": "Japanese",
    "ko": "Korean",
    "ru": "Russian",
    "ar": "Arabic",
    "he": "Hebrew",
    "hi": "Hindi",
    "th": "Thai",
    "el": "Greek",
}
_REFUSAL: Final = {
    # One sentence each: a refusal claims nothing, and no check should take its second half for a statement.
    "en": "I could not find an answer to that in the documents I may read; "
    "it may help to name the product, team or period, or to add a document that covers it.",
    "de": "Dazu habe ich in den Dokumenten, die ich lesen darf, keine Antwort gefunden; "
    "nennen Sie am besten Produkt, Team oder Zeitraum, oder fügen Sie ein passendes Dokument hinzu.",
    "fr": "Je n'ai pas trouvé de réponse dans les documents que je peux lire ; "
    "précisez le produit, l'équipe ou la période, ou ajoutez un document qui en parle.",
    "es": "No he encontrado una respuesta en los documentos que puedo leer; "
    "puede ayudar nombrar el producto, el equipo o el periodo, o añadir un documento que lo trate.",
    "pt": "Não encontrei uma resposta nos documentos que posso ler; "
    "pode ajudar indicar o produto, a equipa ou o período, ou adicionar um documento que trate disso.",
    "it": "Non ho trovato una risposta nei documenti che posso leggere; "
    "può aiutare indicare il prodotto, il gruppo o il periodo, oppure aggiungere un documento che ne parli.",
    "zh": "在我可以阅读的文档中没有找到答案；请说明产品、团队或时间段，或添加相关文档。",
    "ja": "閲覧できる文書の中に答えは見つかりませんでした；"
    "製品名、チーム、期間を挙げるか、関連する文書を追加してください。",
}
_OTHERWISE: Final = {
    "en": "Another source says otherwise:",
    "de": "Eine andere Quelle sagt etwas anderes:",
    "fr": "Une autre source dit autre chose :",
    "es": "Otra fuente dice otra cosa:",
    "pt": "Outra fonte diz outra coisa:",
    "it": "Un'altra fonte dice altro:",
    "zh": "另一来源的说法不同：",
    "ja": "別の資料では異なります：",
}


def refusal(language: str) -> str:
    """Return the sentence that says nothing was found, and what would help."""
    return _REFUSAL.get(language, _REFUSAL["en"])


def otherwise(language: str) -> str:
    """Return what stands before a quote that contradicts the one before it."""
    return _OTHERWISE.get(language, _OTHERWISE["en"])


def known_phrases() -> frozenset[str]:
    """Return all of these sentences: they claim nothing of a source."""
    return frozenset((*_OTHERWISE.values(), *_REFUSAL.values()))


def mismatch(asked: str, evidence: str) -> str:
    """Return the note that the sources are in another language than the question."""
    return (
        f"The question is in {NAMES.get(asked, asked)}, the sources are in {NAMES.get(evidence, evidence)}: "
        "quotes are not translated without a language model, and search across languages is weak. "
        "Set OPENAI_API_KEY for answers in the question's language, and EMBEDDING_MODEL to a multilingual model."
    )
