"""Whether a second answer is better than the first, and what changed."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from ulid import ULID

from core.access.rights import rests_on
from core.drafts.choices import meant
from core.drafts.marking import as_drafted
from core.extraction.pointed import told_as_pointed
from core.indexing.supplied import APPROVED
from core.learning.differences import Difference, few, whole
from core.learning.grounds import Ground, Grounds
from core.learning.overruled import is_overruled
from core.learning.reasons import says_what_is_right
from core.model import Answer, Outcome, Question, Retry
from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.digits import years_in
from core.reading.marks import without_marks
from core.reading.phrases import say
from core.reading.sentences import sentences
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
_RANK = {Outcome.FAILED: 0, Outcome.REFUSED: 1, Outcome.UNCLEAR: 1, Outcome.PARTIAL: 2, Outcome.ANSWERED: 3}
_UNANSWERED = (Outcome.REFUSED, Outcome.UNCLEAR)
_SHOWN = 4  # figures named in a note
_ANEW = "worded anew from the same figures and sources"
_REWORDED = 0.8  # of the words of both that are the same
_MORE_OF_QUESTION = 0.15  # of a question's words, that an answer must cover more of to be the better supported one
_MORE_OF_REASON = 0.2
LONGEST_CORRECTION = 2_000
SEARCHED_WORDS = 300  # characters of a reader's reason that are searched with


def tells(old: Answer, words: str) -> bool:
    """Say whether the words in which an answer was rejected lead anywhere: to what is right, or to a choice of it."""
    return says_what_is_right(words) or meant(words, old.choices) is not None


def in_words(old: Answer, words: str) -> str:
    """Return the question of a rejected answer as whoever rejected it put it.

    Where the answer asked back, and they name one of its choices, that is the question which means that one.
    """
    choice = meant(words, old.choices)
    return choice.question if choice else f"{old.question.text} ({words})"


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
        same = _plain(new.text) == _plain(old.text) and not _sources(new, old)
        return Ruling.KEPT if same else Ruling.CORRECTED
    if grounds.ground is Ground.HOLDS:
        return Ruling.CORRECTED if _is_better_supported(new, old, reason) else Ruling.KEPT
    return Ruling.CORRECTED if is_better(new, old) and not _is_reworded(new, old) else Ruling.KEPT


def is_better(new: Answer, old: Answer) -> bool:
    """Say whether `new` says something else than `old`, did not fail, and is no worse by its checks.

    A refusal, or asking back, is better only than an answer that its own checks rejected.
    """
    if new.outcome is Outcome.FAILED or _plain(new.text) == _plain(old.text):
        return False
    if new.outcome in _UNANSWERED:
        return old.outcome is Outcome.FAILED or (old.outcome not in _UNANSWERED and not old.passed)
    return _grade(new) >= _grade(old)


def says_the_same(one: Answer, other: Answer) -> bool:
    """Say whether two answers are in the same words, whatever they cite."""
    return _plain(one.text) == _plain(other.text)


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
    if _words_of(new) <= _words_of(old):
        return False
    if _grade(new) > _grade(old):
        return True
    said = [figure for figure in _numbers(reason) if figure in _numbers(new.text)]
    if any(figure not in _numbers(old.text) for figure in said):
        return True
    if asked and _covered(new, asked) - _covered(old, asked) >= _MORE_OF_QUESTION:
        return True
    return new.confidence >= old.confidence and bool(_come_since(new, old))


def _is_as_pointed(new: Answer, old: Answer, reason: str) -> bool:
    """Say whether an answer is the sentence or row that the reader of the rejected one points at."""
    draft = told_as_pointed(_asked_for(old, reason), [source.passage for source in new.sources])
    return draft is not None and _plain(draft.text) == _plain(new.text)


def _asked_for(old: Answer, reason: str) -> Question:
    return replace(old.question, retry=Retry(old.id, reason, rejected=as_drafted(old.text)))


def _leading(answer: Answer) -> set[str]:
    """Return the words of an answer's first sentence and of what that cites first: what it answers with."""
    first = next(iter(sentences(without_marks(answer.text))), "")
    titles = [source.passage.meta.title or "" for source in answer.sources[:1]]
    return set(content_words(" ".join((first, *titles))))


def _covered(answer: Answer, wanted: set[str]) -> float:
    """Return the share of words that an answer, or the names of what it cites, has: 0-1."""
    named = (part for source in answer.sources for part in (source.passage.meta.title, source.passage.meta.section))
    said = {*_words_of(answer), *content_words(" ".join(filter(None, named)))}
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
    before, after = _words_of(old), _words_of(new)
    alike = len(before & after) >= _REWORDED * len(before | after)
    return alike and not _substance(new, old) and _grade(new) == _grade(old)


def _grade(answer: Answer) -> tuple[int, int]:
    return _RANK[answer.outcome], -answer.severity.rank


def _words_of(answer: Answer) -> set[str]:
    return set(content_words(without_marks(answer.text)))


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
    if of_rows and not _words_of(answer) <= set(content_words(grounds.because)):
        return noted(answer, WORKED_OUT)
    if _tells_against(answer, grounds.because, reason):
        return noted(answer, NOT_SETTLED)
    if not grounds.because:
        return noted(answer, HOLDS)
    return noted(answer, say("holds because", "en", sentence=grounds.because, source=grounds.source))


def _tells_against(answer: Answer, because: str, reason: str) -> bool:
    """Say whether the sources of an answer tell what its reader said to be right, and the answer does not."""
    given = set(_numbers(reason)) - set(_numbers(answer.text)) - set(_numbers(answer.question.text))
    if given & set(_numbers(because)):
        return True
    return told_as_pointed(_asked_for(answer, reason), [source.passage for source in answer.sources]) is not None


def taken_back(new: Answer, old: Answer, grounds: Grounds) -> Answer:
    """Return what stands in the place of an answer whose sources no longer say it: that they don't, and what was found.

    Nothing of the old answer is repeated.
    """
    language = language_of(old.question.text)
    names = ", ".join(grounds.names[:_SHOWN])
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


def what_changed(new: Answer, old: Answer) -> str:
    """Say in one line which figures, words, sources and outcome differ: words where they are few."""
    told = _substance(new, old)
    words = _wording(new, old)
    return "; ".join(filter(None, [*told[:1], words, *told[1:]] if _figures(new, old) else [words, *told])) or _ANEW


def _substance(new: Answer, old: Answer) -> list[str]:
    return list(filter(None, (_figures(new, old), _sources(new, old), _outcome(new, old))))


def _figures(new: Answer, old: Answer) -> str:
    gone, come = _gone_and_come(new, old)
    if gone and come:
        return say("figures became", "en", before=", ".join(gone[:_SHOWN]), after=", ".join(come[:_SHOWN]))
    if gone:
        return say("figures left out", "en", figures=", ".join(gone[:_SHOWN]))
    return say("figures added", "en", figures=", ".join(come[:_SHOWN])) if come else ""


def _gone_and_come(new: Answer, old: Answer) -> tuple[list[str], list[str]]:
    before, after = _numbers(old.text), _numbers(new.text)
    return [one for one in before if one not in after], [one for one in after if one not in before]


def _wording(new: Answer, old: Answer) -> str:
    """Say which words differ beside the figures, which are told by themselves."""
    gone, come = _gone_and_come(new, old)
    apart = [
        one
        for one in few(old.text, new.text)
        if not (any(figure in one.before for figure in gone) or any(figure in one.after for figure in come))
    ]
    return "; ".join(map(_worded, apart))


def _worded(one: Difference) -> str:
    if one.before and one.after:
        return say("words became", "en", before=one.before, after=one.after)
    if one.before:
        return say("words left out", "en", words=one.before)
    return say("words added", "en", words=one.after)


def _sources(new: Answer, old: Answer) -> str:
    before = {source.passage.meta.source_file for source in old.sources}
    come = sorted({source.passage.meta.source_file for source in new.sources} - before)
    return f"now rests on {', '.join(come[:_SHOWN])}" if come else ""


def _outcome(new: Answer, old: Answer) -> str:
    return "" if new.outcome is old.outcome else f"{old.outcome.value} before, {new.outcome.value} now"


def _numbers(text: str) -> list[str]:
    bare = without_marks(text)
    return list(dict.fromkeys([*(amount.text.strip("()") for amount in read_amounts(bare)), *map(str, years_in(bare))]))


def _plain(text: str) -> str:
    return " ".join(without_marks(text).split()).casefold()
