"""What is shown in a rejected answer's place, and the note that says what came of looking again."""

from __future__ import annotations

from dataclasses import replace

from core.access.rights import rests_on
from core.extraction.pointed import told_as_pointed
from core.learning.changes import SHOWN, numbers_of, what_changed
from core.learning.differences import whole
from core.learning.grounds import Ground, Grounds
from core.learning.readers_words import says_what_is_right
from core.learning.ruling import Ruling, asked_for, ruling, words_of
from core.model import Answer, Outcome
from core.reading.detection import language_of
from core.reading.phrases import say
from core.reading.words import content_words

LOOKING = "🔁 Somebody says that this is wrong, so I am looking again."
LINED_UP = "🔁 Somebody says that this is wrong. Others are looked at first; I look at this one next."
STILL_LOOKING = "🔁 Still looking again; this takes longer than usual."
LOOKED_TWICE = (
    "🔁 Looked at twice within the hour already. Once that hour is over, I can look again; until then, asking in other "
    "words may help."
)
HOLDS = "🔁 Looked again, and it holds."
WORKED_OUT = "🔁 Looked again: it was worked out from the rows cited; their figures stand as they were."
NOT_SETTLED = "🔁 Looked again: the sources also tell what was said against it, so this is not settled."
NOTHING_BETTER = "🔁 Looked again: read the sources anew and found nothing better."
RECORDED = "📝 What was said about it was noted as a suggestion: it counts once somebody else approves it."
REASON_RECORDED = "📝 What was said about it was noted."

_CORRECTED = "✏️ Corrected"


def settled(new: Answer, old: Answer, grounds: Grounds, reason: str) -> Answer:
    """Return what is shown in a rejected answer's place: the new one, or the old one (of its id) and why it stays.

    Either says below that what its reader said was recorded, and whether as a suggestion.
    """
    ruled = ruling(new, old, grounds, reason)
    if ruled is Ruling.CORRECTED:
        return told_recorded(corrected(new, old, reason), reason)
    if ruled is Ruling.TAKEN_BACK:
        return told_recorded(taken_back(new, old, grounds), reason)
    return told_recorded(new if new.id == old.id else held(old, grounds, reason), reason)


def told_recorded(answer: Answer, reason: str) -> Answer:
    """Return an answer with a note, behind what came of looking again, that its reader's `reason` was recorded."""
    if not reason.strip():
        return answer
    note = RECORDED if says_what_is_right(reason.strip()) else REASON_RECORDED
    rest = [other for other in answer.notes if other not in (RECORDED, REASON_RECORDED)]
    return replace(answer, notes=(*rest[:1], note, *rest[1:]))


def held(answer: Answer, grounds: Grounds, reason: str = "") -> Answer:
    """Return an answer that stays, with what it stands on: the sentence of its source, where one was found.

    Of what was worked out from rows no single one is the proof; and where its sources also tell what its reader said
    against it, nothing is said to hold.
    """
    if grounds.ground is not Ground.HOLDS:
        return noted(answer, NOTHING_BETTER)
    of_rows = any(source.passage.meta.is_facts for source in answer.sources)
    if of_rows and not words_of(answer) <= set(content_words(grounds.because)):
        return noted(answer, WORKED_OUT)
    if _tells_against(answer, grounds.because, reason):
        return noted(answer, NOT_SETTLED)
    if not grounds.because:
        return noted(answer, HOLDS)
    return noted(answer, say("holds because", "en", sentence=grounds.because, source=grounds.source))


def _tells_against(answer: Answer, because: str, reason: str) -> bool:
    """Say whether the sources of an answer tell what its reader said to be right, and the answer does not."""
    given = set(numbers_of(reason)) - set(numbers_of(answer.text)) - set(numbers_of(answer.question.text))
    if given & set(numbers_of(because)):
        return True
    return told_as_pointed(asked_for(answer, reason), [source.passage for source in answer.sources]) is not None


def taken_back(new: Answer, old: Answer, grounds: Grounds) -> Answer:
    """Return what stands in the place of an answer whose sources no longer say it: that they don't, and what was found.

    Nothing of the old answer is repeated.
    """
    language = language_of(old.question.text)
    names = ", ".join(grounds.names[:SHOWN])
    rests = tuple(sorted(rests_on(new) | rests_on(old)))
    if new.outcome is Outcome.FAILED:
        text = say("no longer", language, names=names)
        made = Answer(f"{old.id}-g", old.question, text, Outcome.REFUSED, 0.0, old.mode, rests_on=rests)
        return replace(made, question=replace(old.question, history=()))
    return replace(new, notes=(say("no longer", "en", names=names), *new.notes), rests_on=rests)


def corrected(new: Answer, old: Answer, reason: str) -> Answer:
    """Return the new answer with a note that says what changed and why."""
    why = f"“{reason.strip()[:200]}”" if reason.strip() else "a thumbs-down"
    note = f"{_CORRECTED} because of {why}: {what_changed(new, old)}."
    # The note tells of the old answer, so whoever is shown it must be allowed to read what that rested on.
    rests = tuple(sorted(rests_on(new) | rests_on(old)))
    return replace(new, notes=(note, *new.notes), rests_on=rests, changes=whole(old.text, new.text))


def without_its_correction(answer: Answer) -> Answer:
    """Return a corrected answer as one by itself: without the note on what it took the place of, and why."""
    notes = tuple(note for note in answer.notes if not note.startswith(_CORRECTED))
    return replace(answer, notes=notes, changes="")


def noted(answer: Answer, note: str) -> Answer:
    """Return an answer with one note on top, once."""
    return replace(answer, notes=(note, *(other for other in answer.notes if other != note)))
