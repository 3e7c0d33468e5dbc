"""What differs between two answers: figures, words, sources and outcome, told in one line."""

from __future__ import annotations

from core.learning.differences import Difference, few
from core.model import Answer
from core.reading.amounts import read_amounts
from core.reading.digits import years_in
from core.reading.marks import without_marks
from core.reading.phrases import say

SHOWN = 4  # figures or names in a note
_ANEW = "worded anew from the same figures and sources"


def what_changed(new: Answer, old: Answer) -> str:
    """Say in one line which figures, words, sources and outcome differ: words where they are few."""
    told = substance(new, old)
    words = _wording(new, old)
    return "; ".join(filter(None, [*told[:1], words, *told[1:]] if _figures(new, old) else [words, *told])) or _ANEW


def substance(new: Answer, old: Answer) -> list[str]:
    """Return what differs beside words: figures, sources, the outcome."""
    return list(filter(None, (_figures(new, old), sources_come(new, old), _outcome(new, old))))


def _figures(new: Answer, old: Answer) -> str:
    gone, come = _gone_and_come(new, old)
    if gone and come:
        return say("figures became", "en", before=", ".join(gone[:SHOWN]), after=", ".join(come[:SHOWN]))
    if gone:
        return say("figures left out", "en", figures=", ".join(gone[:SHOWN]))
    return say("figures added", "en", figures=", ".join(come[:SHOWN])) if come else ""


def _gone_and_come(new: Answer, old: Answer) -> tuple[list[str], list[str]]:
    before, after = numbers_of(old.text), numbers_of(new.text)
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


def sources_come(new: Answer, old: Answer) -> str:
    """Return which files `new` rests on and `old` did not; nothing where there are none."""
    before = {source.passage.meta.source_file for source in old.sources}
    come = sorted({source.passage.meta.source_file for source in new.sources} - before)
    return f"now rests on {', '.join(come[:SHOWN])}" if come else ""


def _outcome(new: Answer, old: Answer) -> str:
    return "" if new.outcome is old.outcome else f"{old.outcome.value} before, {new.outcome.value} now"


def numbers_of(text: str) -> list[str]:
    """Return the figures and years of a text, each once."""
    bare = without_marks(text)
    return list(dict.fromkeys([*(amount.text.strip("()") for amount in read_amounts(bare)), *map(str, years_in(bare))]))


def plain(text: str) -> str:
    """Return a text without marks, for comparing."""
    return " ".join(without_marks(text).split()).casefold()
