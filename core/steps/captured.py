"""What a person replied to one question answers that question, in whatever words, and no other that is near it."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.wanted import asks_when
from core.indexing.supplied import ANSWER
from core.model import Passage, Question
from core.ports import Kit
from core.reading.calendars import months_named
from core.reading.clock_times import moments_in
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.periods import dates_in, days_named, named_periods
from core.reading.weekdays import weekdays_in
from core.reading.words import content_words

# Cosines of the shipped embedder between two questions (`python -m benchmarks.captured`): the more words differ, the
# nearer they have to be. A word in another's place (dinner for lunch) makes another question, unless all but one are.
SAME_WORDS, LESS_WORDS, MORE_WORDS, OTHER_WORDS = 0.84, 0.87, 0.9, 0.94


async def fitting(question: Question, passages: Sequence[Passage], kit: Kit) -> tuple[Passage, ...]:
    """Return passages without replies that were given to another question than this one means."""
    replies = [passage for passage in passages if passage.meta.file_type == ANSWER]
    if kit.captured is None or not replies:
        return tuple(passages)
    asked = await kit.captured.questions([passage.meta.document for passage in replies])
    unfit = [
        one.meta.chunk_id
        for one in replies
        if not await means_the_same(question.text, asked.get(one.meta.document, ""), one.text, kit)
    ]
    return tuple(passage for passage in passages if passage.meta.chunk_id not in unfit)


async def means_the_same(text: str, asked: str, reply: str, kit: Kit) -> bool:
    """Say whether a question means the one that a reply was given to; by its words alone where no embedder reads it.

    Words count that neither that question nor the reply has, and words of both that it lacks.
    """
    if asked and _asks_otherwise(text, asked, reply):
        return False
    said, known = set(content_words(text)), set(content_words(f"{asked} {reply}"))
    more, less = said - known, (set(content_words(asked)) & set(content_words(reply))) - said
    embedder = kit.embedder
    if embedder is None or not asked or language_of(text) not in (embedder.languages or {language_of(text)}):
        return not more and not less
    cosine = float(await embedder.embed_query(text) @ await embedder.embed_query(asked))
    if more and less:
        return cosine >= OTHER_WORDS
    return cosine >= (MORE_WORDS if more else LESS_WORDS if less else SAME_WORDS)


def _asks_otherwise(text: str, asked: str, reply: str) -> bool:
    """Say whether a reason or a time is asked for that the other question does not ask for, nor the reply tells.

    Question words are no words that count, and embedders hardly tell `when` from `where`.
    """
    language = language_of(text)
    if speaks_of("asks_reason", text, language) and not speaks_of("asks_reason", asked, language_of(asked)):
        return not speaks_of("reason", reply, language_of(reply))
    if asks_when(text, language) and not asks_when(asked, language_of(asked)):
        return not _tells_time(reply)
    return False


def _tells_time(text: str) -> bool:
    named = named_periods(text)
    days = dates_in(text) or days_named(text) or weekdays_in(text) or months_named(text)
    said = bool(named.years or named.quarters or days or moments_in(text))
    return said or speaks_of("plan_time_units", text, language_of(text))
