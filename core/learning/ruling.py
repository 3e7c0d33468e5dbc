"""Whether a second answer is better than the first, and takes its place."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from ulid import ULID

from core.drafts.marking import as_drafted
from core.extraction.pointed import told_as_pointed
from core.indexing.supplied import APPROVED
from core.learning.changes import numbers_of, plain, sources_come, substance
from core.learning.grounds import Ground, Grounds
from core.learning.overruled import is_overruled
from core.model import Answer, Outcome, Question, Retry
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words

_RANK = {Outcome.FAILED: 0, Outcome.REFUSED: 1, Outcome.UNCLEAR: 1, Outcome.PARTIAL: 2, Outcome.ANSWERED: 3}
_UNANSWERED = (Outcome.REFUSED, Outcome.UNCLEAR)
_REWORDED = 0.8  # of the words of both that are the same
_MORE_OF_QUESTION = 0.15  # of a question's words, that an answer must cover more of to be the better supported one
_MORE_OF_REASON = 0.2


class Ruling(StrEnum):
    """What becomes of a rejected answer: another takes its place, it is taken back, or it stays."""

    CORRECTED = "corrected"
    TAKEN_BACK = "taken back"
    KEPT = "kept"


def ruling(new: Answer, old: Answer, grounds: Grounds, reason: str = "") -> Ruling:
    """Decide between a rejected answer and the one made after it was rejected, for `reason`, in its reader's words.

    What its own sources no longer bear out never stays, unless nothing could be made of them; what they do bear out
    gives way only to an answer that is better supported, never to other words, and never to a part of itself.
    """
    lost = grounds.ground in (Ground.GONE, Ground.CHANGED)
    if new.outcome is Outcome.FAILED:
        return Ruling.TAKEN_BACK if grounds.ground is Ground.GONE else Ruling.KEPT
    if new.outcome in _UNANSWERED:
        if lost and old.outcome not in _UNANSWERED:
            return Ruling.TAKEN_BACK
        return Ruling.CORRECTED if is_better(new, old) else Ruling.KEPT
    if lost:
        same = plain(new.text) == plain(old.text) and not sources_come(new, old)
        return Ruling.KEPT if same else Ruling.CORRECTED
    if grounds.ground is Ground.HOLDS:
        return Ruling.CORRECTED if _is_better_supported(new, old, reason) else Ruling.KEPT
    return Ruling.CORRECTED if is_better(new, old) and not _is_reworded(new, old) else Ruling.KEPT


def is_better(new: Answer, old: Answer) -> bool:
    """Say whether `new` says something else than `old`, did not fail, and is no worse by its checks.

    A refusal, or asking back, is better only than an answer that its own checks rejected.
    """
    if new.outcome is Outcome.FAILED or plain(new.text) == plain(old.text):
        return False
    if new.outcome in _UNANSWERED:
        return old.outcome is Outcome.FAILED or (old.outcome not in _UNANSWERED and not old.passed)
    return _grade(new) >= _grade(old)


def says_the_same(one: Answer, other: Answer) -> bool:
    """Say whether two answers are in the same words, whatever they cite."""
    return plain(one.text) == plain(other.text)


def _is_approved(answer: Answer) -> bool:
    """It rests, before all else, on what a person supplied and another approved."""
    return bool(answer.sources) and answer.sources[0].passage.meta.file_type in APPROVED


def _is_better_supported(new: Answer, old: Answer, reason: str) -> bool:
    """Say whether `new` may take the place of an answer that its own sources bear out."""
    if not is_better(new, old):
        return False
    approved = _is_approved(new) and not _is_approved(old)
    if approved or is_overruled(old, new) or _is_as_pointed(new, old, reason):
        return True
    asked = set(content_words(old.question.text))
    named = set(content_words(reason)) - asked
    if named and len(named & _leading(new)) - len(named & _leading(old)) >= _MORE_OF_REASON * len(named):
        return True
    if words_of(new) <= words_of(old):
        return False
    if _grade(new) > _grade(old):
        return True
    said = [figure for figure in numbers_of(reason) if figure in numbers_of(new.text)]
    if any(figure not in numbers_of(old.text) for figure in said):
        return True
    if asked and _covered(new, asked) - _covered(old, asked) >= _MORE_OF_QUESTION:
        return True
    return new.confidence >= old.confidence and bool(_come_since(new, old))


def _is_as_pointed(new: Answer, old: Answer, reason: str) -> bool:
    """Say whether an answer is the sentence or row that the reader of the rejected one points at."""
    draft = told_as_pointed(asked_for(old, reason), [source.passage for source in new.sources])
    return draft is not None and plain(draft.text) == plain(new.text)


def asked_for(old: Answer, reason: str) -> Question:
    """Return the question of a rejected answer with what its reader said against it."""
    return replace(old.question, retry=Retry(old.id, reason, rejected=as_drafted(old.text)))


def _leading(answer: Answer) -> set[str]:
    """Return the words of an answer's first sentence and of what that cites first: what it answers with."""
    first = next(iter(sentences(without_marks(answer.text))), "")
    titles = [source.passage.meta.title or "" for source in answer.sources[:1]]
    return set(content_words(" ".join((first, *titles))))


def _covered(answer: Answer, wanted: set[str]) -> float:
    """Return the share of words that an answer, or the names of what it cites, has: 0-1."""
    named = (part for source in answer.sources for part in (source.passage.meta.title, source.passage.meta.section))
    said = {*words_of(answer), *content_words(" ".join(filter(None, named)))}
    return len(wanted & said) / len(wanted)


def _come_since(new: Answer, old: Answer) -> set[str]:
    """Return the documents that `new` rests on, and that were not indexed when `old` was made."""
    made = made_at(old)
    metas = [source.passage.meta for source in new.sources]
    known = {source.passage.meta.document for source in old.sources}
    return {meta.document for meta in metas if made and meta.processed_at > made and meta.document not in known}


def made_at(answer: Answer) -> str:
    """Return when an answer was made (ISO 8601, UTC), nothing where its id does not tell."""
    try:
        return ULID.from_str(answer.id).datetime.isoformat()
    except ValueError:
        return ""


def _is_reworded(new: Answer, old: Answer) -> bool:
    """Say whether `new` only says the same in other words: no figure, source or outcome differs, and few words do."""
    before, after = words_of(old), words_of(new)
    alike = len(before & after) >= _REWORDED * len(before | after)
    return alike and not substance(new, old) and _grade(new) == _grade(old)


def _grade(answer: Answer) -> tuple[int, int]:
    return _RANK[answer.outcome], -answer.severity.rank


def words_of(answer: Answer) -> set[str]:
    """Return the words of an answer that carry meaning."""
    return set(content_words(without_marks(answer.text)))
