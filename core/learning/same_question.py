"""Whether two questions ask the same: what was put right of one holds for the other."""

from __future__ import annotations

from core.ports import Kit
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.entries import same_question
from core.reading.lexicon import pattern_of
from core.reading.words import content_words

# Cosine of the shipped embedder between two questions, above which words in another's place make no other one
# (`python -m benchmarks.captured`); what asks (when, where) and figures must be the same all the same.
NEARLY = 0.94


async def asks_the_same(text: str, asked: str, kit: Kit) -> bool:
    """Say whether a question is another one: in its words, or, of the same kind and figures, by its meaning."""
    if same_question(text, asked):
        return True
    if not asked or _asking(text) != _asking(asked) or set(figures_in(text)) != set(figures_in(asked)):
        return False
    said, before = set(content_words(text)), set(content_words(asked))
    if said == before:
        return bool(said)
    embedder = kit.embedder
    if embedder is None or not said & before or language_of(text) not in (embedder.languages or {language_of(text)}):
        return False
    return float(await embedder.embed_query(text) @ await embedder.embed_query(asked)) >= NEARLY


def _asking(text: str) -> frozenset[str]:
    """Return the words that ask: `when` and `where` are no content words, and tell two questions apart."""
    language = language_of(text)
    return frozenset(found[0].lower() for found in pattern_of("question_word", language).finditer(text))
