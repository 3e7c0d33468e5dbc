"""The readings of a question that several figures answer equally well: what each is of, for its asker to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import islice

from core.extraction.changed import is_changed
from core.extraction.gate.asked import asked_for, is_period
from core.extraction.gate.subject import label_of
from core.extraction.kinds import of_one_kind
from core.extraction.lookup import look_up
from core.extraction.offering import offered
from core.extraction.prose_readings import told_of_several
from core.extraction.segments import Segment
from core.extraction.support import Support
from core.extraction.understanding import Understanding, understanding
from core.model import Choice, Evidence, Passage, PassageMeta, Question
from core.precedence import precedence
from core.reading.characters import has_letter
from core.reading.digits import figures_in, years_in
from core.reading.words import content_words, without_figures

_LEAST = 0.55
"""Support from which on a sentence may be quoted (`core.extraction.drafting`): each reading has good evidence."""
_AS_WELL = 0.85
"""Share of the best one's support that another reading has at least."""
_SAME_WORDS = 0.5
"""Share of the words that two readings say alike: the same thing is told of two subjects."""
_LOOKED_AT = 12  # of the best supported
_LONGEST_NAME = 75  # characters: what a button holds


def readings(question: Question, evidence: Evidence) -> tuple[Choice, ...]:
    """Return what a question may mean, best first; none where it means one thing, or fact rows answer it.

    The question behind each is the one asked, behind the name of what is meant.
    """
    if evidence.rows:
        return ()
    if evidence.meant:
        return tuple(Choice(name[:_LONGEST_NAME], f"{name}: {question.text}") for name in evidence.meant)
    passages = evidence.passages
    read = understanding(question.text, passages)
    found = look_up(read.query, read.pool, passages)
    if found.draft is None and found.quotable is None:
        found_by = (finder(read, passages) for finder in (_subjects, told_of_several, of_one_kind))
        several = (offered(names, question.text, passages) for names in found_by)
        names: Sequence[str] = next((names for names in several if names), ())
    else:
        names = found.draft.choices if found.draft is not None and found.draft.refused else ()
    if names and is_changed(read, passages):
        return ()  # which of them holds is no question to the asker
    return tuple(Choice(name, f"{name}: {question.text}") for name in names)


def _subjects(read: Understanding, passages: Sequence[Passage]) -> tuple[str, ...]:
    """Name the subjects of which as good sentences give other figures, where the question names none of them."""
    query = read.query
    asked_of = asked_for(query.text)
    if not query.wants_figure or asked_of.years or asked_of.quarters or asked_of.days:
        return ()  # of a period that is named, figures are looked up
    told = list(islice(_telling(read.scored), _LOOKED_AT))
    alike = [s for s in told if s.score >= max(_LEAST, _AS_WELL * told[0].score)]
    apart = _apart([s.segment for s in alike])
    return _names(apart, [passages[s.source - 1].meta for s in apart], set(content_words(query.text)))


def _telling(scored: Sequence[Support]) -> Iterator[Support]:
    for support in scored:
        if support.segment.kind in ("sentence", "item", "row") and figures_in(support.segment.text):
            yield support


def _apart(alike: Sequence[Segment]) -> list[Segment]:
    """Return the best of each place (a document's section), where all tell the same thing with other figures."""
    by_place: dict[tuple[int, str], Segment] = {}
    for segment in alike:
        by_place.setdefault((segment.source, segment.heading), segment)
    found = list(by_place.values())
    return found if all(_differ(found[0], other) for other in found[1:]) else []


def _differ(one: Segment, other: Segment) -> bool:
    words, others = without_figures(one.text), without_figures(other.text)
    same = len(words & others) / max(min(len(words), len(others)), 1)
    figures, their_figures = set(figures_in(one.text)), set(figures_in(other.text))
    return same >= _SAME_WORDS and not (figures <= their_figures or their_figures <= figures)


def _names(places: Sequence[Segment], metas: Sequence[PassageMeta], asked: Set[str]) -> tuple[str, ...]:
    """Name each place by its heading, else its document, by what sets it apart; none where that is a date or a version.

    None either where the question says a word of what sets one apart: that one is meant.
    """
    called = [
        (segment.heading, label_of(meta) if meta.title else "", label_of(meta))
        for segment, meta in zip(places, metas, strict=True)
    ]
    subjects = [set(content_words(" ".join(names))) for names in called]
    shared = set[str].intersection(*subjects) if subjects else set[str]()
    telling = [{word for word in subject - shared if has_letter(word) and not is_period(word)} for subject in subjects]
    if not all(telling) or asked & set[str]().union(*telling) or _are_editions(called, metas):
        return ()
    names = tuple(_name(one, words) for one, words in zip(called, telling, strict=True))
    return names if len(set(names)) == len(names) > 1 else ()


def _name(called: Sequence[str], telling: Set[str]) -> str:
    return next(name for name in called if telling & set(content_words(name)))[:_LONGEST_NAME]


def _are_editions(called: Sequence[Sequence[str]], metas: Sequence[PassageMeta]) -> bool:
    """Some are dated by their names, or one goes before another: which of them holds is no question to the asker."""
    dated = {tuple(years_in(" ".join(names))) for names in called}
    ruled = (precedence(metas[0], other) for other in metas[1:] if other.document != metas[0].document)
    return len(dated) > 1 or any(found is not None and found.firm for found in ruled)
