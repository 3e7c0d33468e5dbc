"""What a person replied to one question answers that question, in whatever words, and no other that is near it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.indexing.supplied import ANSWER
from core.learning.same_question import asks_the_same
from core.model import Passage, Question
from core.ports import Kit
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
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


async def approved_for(question: Question, kit: Kit) -> tuple[Passage, ...]:
    """Return what was approved last for this very question, below the question, as a list of questions has it.

    The words themselves (`It is 27 days, see the handbook`) need not say what they answer. It is the asker's question.
    """
    if kit.corrections is None:
        return ()
    for collection, path, asked in await kit.corrections.supplied():
        within = question.collections is None or collection in question.collections
        if within and await asks_the_same(question.text, asked, kit):
            found = await kit.index.document_passages(collection, path)
            head = question.text.rstrip()
            heading = head if head.endswith(QUESTION_MARKS) else f"{head}?"
            if found:
                return tuple(replace(one, text=f"{heading}\n\n{one.text}") for one in found)
    return ()


async def means_the_same(text: str, asked: str, reply: str, kit: Kit) -> bool:
    """Say whether a question means the one that a reply was given to; by its words alone where no embedder reads it.

    Words count that neither that question nor the reply has, and words of both that it lacks.
    """
    words, known = set(content_words(text)), set(content_words(f"{asked} {reply}"))
    more, less = words - known, (set(content_words(asked)) & set(content_words(reply))) - words
    embedder = kit.embedder
    if embedder is None or not asked or language_of(text) not in (embedder.languages or {language_of(text)}):
        return not more and not less
    cosine = float(await embedder.embed_query(text) @ await embedder.embed_query(asked))
    if more and less:
        return cosine >= OTHER_WORDS
    return cosine >= (MORE_WORDS if more else LESS_WORDS if less else SAME_WORDS)
