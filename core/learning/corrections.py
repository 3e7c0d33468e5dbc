"""Whether a second answer is better than the first, and what changed."""

from __future__ import annotations

from dataclasses import replace

from core.access.rights import rests_on
from core.model import Answer, Outcome
from core.reading.amounts import read_amounts
from core.reading.digits import years_in
from core.reading.marks import without_marks
from core.reading.words import content_words

LOOKING = "🔁 Looking again, because of a thumbs-down."
STILL_LOOKING = "🔁 Still looking again; this takes longer than usual."
NOTHING_BETTER = "🔁 Looked again: read the sources anew and found nothing better."

_RANK = {Outcome.FAILED: 0, Outcome.REFUSED: 1, Outcome.UNCLEAR: 1, Outcome.PARTIAL: 2, Outcome.ANSWERED: 3}
_UNANSWERED = (Outcome.REFUSED, Outcome.UNCLEAR)
_SHOWN = 4  # figures named in a note
_LEAST_WORDS = 3  # that carry meaning, in a correction without a figure
LONGEST_CORRECTION = 2_000


def says_what_is_right(text: str) -> bool:
    """Say whether a reader's words hold something that could be true, and are not only a complaint."""
    return bool(read_amounts(text)) or len(set(content_words(text))) >= _LEAST_WORDS


def is_better(new: Answer, old: Answer) -> bool:
    """Say whether `new` should stand in the place of `old`, which somebody rejected.

    It must say something else, not fail, and be no worse by its checks. A refusal, or asking back, is better only than
    an answer that its own checks rejected.
    """
    if new.outcome is Outcome.FAILED or _plain(new.text) == _plain(old.text):
        return False
    if new.outcome in _UNANSWERED:
        return old.outcome is Outcome.FAILED or (old.outcome not in _UNANSWERED and not old.passed)
    return (_RANK[new.outcome], -new.severity.rank) >= (_RANK[old.outcome], -old.severity.rank)


def corrected(new: Answer, old: Answer, reason: str) -> Answer:
    """Return the new answer with a note that says what changed and why."""
    why = f"“{reason.strip()[:200]}”" if reason.strip() else "a thumbs-down"
    note = f"✏️ Corrected because of {why}: {what_changed(new, old)}."
    # The note tells of the old answer, so whoever is shown it must be allowed to read what that rested on.
    return replace(new, notes=(note, *new.notes), rests_on=tuple(sorted(rests_on(new) | rests_on(old))))


def noted(answer: Answer, note: str) -> Answer:
    """Return an answer with one note on top, once."""
    return replace(answer, notes=(note, *(other for other in answer.notes if other != note)))


def what_changed(new: Answer, old: Answer) -> str:
    """Say in one line which figures, sources and outcome differ."""
    said = [_figures(new, old), _sources(new, old), _outcome(new, old)]
    return "; ".join(filter(None, said)) or "worded anew from the same figures and sources"


def _figures(new: Answer, old: Answer) -> str:
    before, after = _numbers(old.text), _numbers(new.text)
    gone = [figure for figure in before if figure not in after][:_SHOWN]
    come = [figure for figure in after if figure not in before][:_SHOWN]
    if gone and come:
        return f"{', '.join(gone)} became {', '.join(come)}"
    return f"left out {', '.join(gone)}" if gone else f"added {', '.join(come)}" if come else ""


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
