"""Which languages are served by what: words, vectors, a re-ranker - and what to set for the others."""

from __future__ import annotations

from typing import Final

from bots.commands.daily_caps import Doubt
from core.ports import Embedder, Reranker
from core.reading.languages import READ

BY_WORDS_ALONE: Final = {"ko": 95, "zh": 95, "es": 91, "ar": 89, "ja": 89, "de": 86, "hi": 85}
"""Of 100 questions over Wikipedia paragraphs, those whose right one words alone put first: a column of the table in
docs/decisions/0004-shipped-models.md. English with both shipped models: 95."""


def languages_served(embedder: Embedder | None, reranker: Reranker | None) -> str:
    """Return a line for each way in which languages are served, and what to set for those that words serve alone."""
    by_way: dict[str, list[str]] = {}
    for language in READ:
        by_way.setdefault(_way(language.code, embedder, reranker), []).append(language.code)
    lines = [f"{way}: {_listed(codes, way)}" for way, codes in by_way.items()]
    if _WORDS not in by_way:
        return "\n".join(lines)
    lines.append(
        "For these, set EMBEDDING_MODEL to a folder with a multilingual model in ONNX (model.onnx and tokenizer.json, "
        "as of multilingual-e5-small), then errata ingest once more: questions in one language find documents in "
        "another, too."
    )
    return Doubt("\n".join(lines)) if embedder is not None else "\n".join(lines)


_WORDS: Final = "by keywords alone"


def _way(code: str, embedder: Embedder | None, reranker: Reranker | None) -> str:
    ways = [name for name, model in (("vectors", embedder), ("re-ranker", reranker)) if _serves(model, code)]
    return f"by keywords, {' and '.join(ways)}" if ways else _WORDS


def _serves(model: Embedder | Reranker | None, code: str) -> bool:
    return model is not None and (model.languages is None or code in model.languages)


def _listed(codes: list[str], way: str) -> str:
    if way != _WORDS:
        return ", ".join(codes)
    told = [f"{code} ({BY_WORDS_ALONE[code]} of 100 first)" if code in BY_WORDS_ALONE else code for code in codes]
    return ", ".join(told)
