"""Which language a search is in: how much English models may say, and what to tell where they can't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.model import Passage
from core.ports import Embedder, Kit, Reranker
from core.reading.detection import in_latin_script, language_of

ENGLISH_MODELS: Final = ("bge-small-en-int8", "ms-marco-MiniLM-L-12-v2-int8")
"""How the names of the shipped models begin. Others were chosen by somebody for the texts they have."""
LOOKED_AT = 8  # of the best candidates, whose language is told
_FEWEST_WORDS = 4  # of a question in Latin script: "Die casting" is not German
_SAMPLE = 400  # characters of a passage tell its language


def reads_english_alone(model: Embedder | Reranker | None) -> bool:
    """Tell whether a model was made for English text and no other."""
    return model is not None and model.name.startswith(ENGLISH_MODELS)


def reads(model: Embedder | Reranker, query: str) -> bool:
    """Tell whether a model was made for a query's language, as far as that can be told."""
    return not reads_english_alone(model) or (in_latin_script(query) and language_of(query) in ("en", ""))


def is_english(query: str) -> bool:
    """Tell whether a query is English beyond doubt."""
    return language_of(query) == "en"


def english_share(query: str, candidates: Sequence[Passage]) -> float:
    """Return how much of its weight an English model keeps, 0-1, for a query that may be of another language.

    That is the share of the candidates that are English, or tell no language: "IL-6 signaling plays a major role in
    atherosclerosis" has one function word, which Italian has, too. In another script there is nothing to read.
    """
    if not in_latin_script(query):
        return 0.0
    languages = [language_of(passage.text[:_SAMPLE]) for passage in candidates]
    return sum(language in ("en", "") for language in languages) / len(languages) if languages else 1.0


def language_note(query: str, passages: Sequence[Passage], kit: Kit) -> str:
    """Return a note where question or passages are not English and the shipped embedder searched; else nothing."""
    if kit.embedder is None or kit.settings.embedding_model:
        return ""
    language = _of_question(query) or _of_passages(passages[:3])
    if not language:
        return ""
    return (
        f"Search by meaning is weak here: the shipped embedder reads English, not this language ({language}). "
        "Set EMBEDDING_MODEL to a multilingual model; keywords were searched as well."
    )


def _of_question(query: str) -> str:
    if query.isascii() and len(query.split()) < _FEWEST_WORDS:
        return ""
    return _foreign(query)


def _of_passages(passages: Sequence[Passage]) -> str:
    """One passage may deceive (code, a table, a name); all of the best agreeing will not."""
    languages = {_foreign(passage.text) for passage in passages}
    return languages.pop() if len(languages) == 1 and len(passages) > 1 else ""


def _foreign(text: str) -> str:
    language = language_of(text)
    return "" if language == "en" else language
