"""Which language a search is in: how much models made for others may say, and what to tell where they can't."""

from __future__ import annotations

from collections.abc import Sequence

from core.model import Passage
from core.ports import Embedder, Kit, Reranker
from core.reading.detection import in_latin_script, language_of
from core.reading.languages import BY_CODE
from core.reading.phrases import say

LOOKED_AT = 8  # of the best candidates, whose language is told
_FEWEST_WORDS = 4  # of a question in Latin script: "Die casting" is not German
_SAMPLE = 400  # characters of a passage tell its language


def reads_all(model: Embedder | Reranker | None) -> bool:
    """Tell whether a model was made for no language in particular, or there is none."""
    return model is None or model.languages is None


def reads(model: Embedder | Reranker, query: str) -> bool:
    """Tell whether a model was made for a query's language, as far as that can be told."""
    languages = model.languages
    return languages is None or (may_read(languages, query) and language_of(query) in (*languages, ""))


def reads_surely(model: Embedder | Reranker | None, query: str) -> bool:
    """Tell whether a model was made for a query's language beyond doubt."""
    return model is None or model.languages is None or language_of(query) in model.languages


def share_read(languages: frozenset[str] | None, query: str, candidates: Sequence[Passage]) -> float:
    """Return how much of its weight a model of these languages keeps, 0-1, for a query that may be of another.

    That is the share of the candidates that are in one of them, or tell no language: "IL-6 signaling plays a major role
    in atherosclerosis" has one function word, which Italian has, too. In another script there is nothing to read.
    """
    if languages is None:
        return 1.0
    if not may_read(languages, query):
        return 0.0
    found = [language_of(passage.text[:_SAMPLE]) for passage in candidates]
    return sum(language in (*languages, "") for language in found) / len(found) if found else 1.0


def may_read(languages: frozenset[str], query: str) -> bool:
    """Tell whether a query is in a script that a model of these languages may read: of Latin ones, every model does."""
    if in_latin_script(query):
        return True
    told = language_of(query)
    return told in languages if told else not languages <= BY_CODE.keys()


def language_note(query: str, passages: Sequence[Passage], kit: Kit) -> str:
    """Return a note where question or passages are in no language that the embedder was made for; else nothing."""
    if kit.embedder is None or kit.embedder.languages is None:
        return ""
    languages = kit.embedder.languages
    language = _of_question(query, languages) or _of_passages(passages[:3], languages)
    if not language:
        return ""
    return say("weak_by_meaning", language_of(query))


def _of_question(query: str, languages: frozenset[str]) -> str:
    if query.isascii() and len(query.split()) < _FEWEST_WORDS:
        return ""
    return _foreign(query, languages)


def _of_passages(passages: Sequence[Passage], languages: frozenset[str]) -> str:
    """One passage may deceive (code, a table, a name); all of the best agreeing will not."""
    found = {_foreign(passage.text, languages) for passage in passages}
    return found.pop() if len(found) == 1 and len(passages) > 1 else ""


def _foreign(text: str, languages: frozenset[str]) -> str:
    language = language_of(text)
    return "" if language in languages else language
