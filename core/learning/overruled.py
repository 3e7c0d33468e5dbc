"""Whether a second answer tells what a newer document made of what the first one said."""

from __future__ import annotations

from core.model import Answer
from core.precedence import precedence
from core.reading.disagreeing import disagree, statement_of
from core.reading.marks import without_marks
from core.reading.revising import is_decided, is_given_anew, of_the_same, takes_its_place, told_in
from core.reading.sentences import sentences


def is_overruled(old: Answer, new: Answer) -> bool:
    """Say whether `new` says first what changed what `old` said first, out of a document that goes before for certain.

    Nobody need say why an answer is wrong whose own documents say so.
    """
    if not old.sources or not new.sources:
        return False
    ours, theirs = old.sources[0].passage.meta, new.sources[0].passage.meta
    found = precedence(ours, theirs) if ours.document != theirs.document else None
    if found is None or not found.firm or found.first != 1:
        return False
    said, says = (next(iter(sentences(without_marks(answer.text))), "") for answer in (old, new))
    before, after = told_in(said), told_in(says)
    if before is None or after is None:
        return False
    one, other = statement_of(said), statement_of(says)
    if one is not None and other is not None and disagree(one, other):
        return True
    same = of_the_same(before, after, frozenset())
    changed = takes_its_place(before, after, dates=True) or is_given_anew(before, after)
    return (same and changed) or is_decided(before, after)
