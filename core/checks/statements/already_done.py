"""What is still to come is told as done: `the bridge was opened in May` where it will be opened in May.

A doubt: since the source was written, it may have come to pass. Only where all sentences of the evidence that say the
same tell it of the time to come.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.nearly_alike import nearly_alike
from core.reading.claim_words import content_words, language_said
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.marks import without_marks


def _already_done(said: Statement) -> Iterator[Misstatement]:
    text = without_marks(said.sentence.text).strip()
    language = language_said(text)
    if not any(speaks_of("still_to_come", source, language) for source in said.sources):
        return
    done = pattern_of("is_done", language).search(text)
    if done is None or speaks_of("still_to_come", text, language):
        return
    words = content_words(text)
    near = [told for told in nearly_alike(text, said.sources) if len(words - content_words(told)) <= 1]
    if not near or not all(_is_to_come(told, language) for told in near):
        return
    start = said.sentence.start
    hint = f'The evidence has: "{near[0][:200]}". Say it of the time to come.'
    reason = f"the evidence tells it as a plan: {done[0]}"
    yield Misstatement(start + done.start(), start + done.end(), reason, hint, doubt=True)


def _is_to_come(told: str, language: str) -> bool:
    return speaks_of("still_to_come", told, language) and not speaks_of("is_done", told, language)


ALREADY_DONE = Said("already_done", _already_done, roles=("is_done",))
