"""Says when the shipped English embedder is asked to serve another language."""

from __future__ import annotations

from collections.abc import Sequence

from core.model import Passage
from core.ports import Kit
from core.reading.detection import language_of

_FEWEST_WORDS = 4  # of a question in Latin script: "Die casting" is not German


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
