"""What prose tells of several subjects, none of them named: the same of each office, plan or role, in other words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from itertools import islice

from core.extraction.gate.asked import is_period
from core.extraction.leads import leads_of, unit_of
from core.extraction.places import QUOTABLE, is_a_subject
from core.extraction.segments import Segment
from core.extraction.support import Query, Support
from core.extraction.understanding import Understanding
from core.model import Passage, PassageMeta
from core.precedence import are_siblings, precedence, series_of
from core.reading.characters import runs_of
from core.reading.digits import figures_in
from core.reading.file_names import name_in_words
from core.reading.stems import stem
from core.reading.words import content_words

_LEAST = 0.3
"""Support that the best reading has at least: what several say alike need not say all that was asked."""
_AS_WELL, _PLAINLY, _AS_PLAINLY = 0.6, 0.55, 0.7
"""Share of the best one's support that another has at least; where the best says it plainly, more."""
_SAME = 0.6
"""Share of the other words of two answers from which on they say the same thing."""
_MOST_PLACES = 8
_TELL_APART = ("place", "product", "audience", "version")
"""What of a document's subject is asked back for; a version only where nothing tells which one holds."""


@dataclass(frozen=True, slots=True)
class Place:
    """A section or a document that answers, by the name that sets it apart from the others; `said` are its words."""

    name: str
    best: Support
    said: frozenset[str]


def told_of_several(read: Understanding, passages: Sequence[Passage]) -> tuple[str, ...]:
    """Name the subjects of which as much is told, and something else; none where one is meant.

    Subjects are the sections of one document, or documents whose titles say what the question calls them all
    (`the clinic`: `Harbour Clinic`, `Valley Clinic`).
    """
    query, asked = read.query, frozenset(content_words(read.query.text))
    elsewhere = frozenset(t for s in read.pool for t in content_words(s.text))
    for places in (_sections, _paragraphs, _rows, _whose):
        found = _alike(query, places(read, passages))
        if found and _told_apart(found, asked) and _none_is_meant(found, query.specifics, asked & elsewhere):
            return tuple(place.name for place in found)
    for called in (_namesakes, _siblings):
        found = _alike(query, called(read, passages))
        if (
            found
            and _says_beyond_names(found)
            and _told_apart(found, asked)
            and _none_is_meant(found, query.specifics, frozenset())
        ):
            return tuple(place.name for place in found)
    return ()


def _says_beyond_names(places: Sequence[Place]) -> bool:
    """Tell whether the best says more of what was asked than what the documents are called: `the studio`."""
    named = frozenset(term for place in places for term in content_words(place.name))
    return bool(places[0].best.covered - named)


def _siblings(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return the document that answers best and those called alike but for one word (`House rules Leeds`)."""
    first = next((s.segment for s in read.scored if s.segment.kind in QUOTABLE), None)
    if first is None:
        return []
    meta, proper = passages[first.source - 1].meta, _proper_in(passages, read.query)
    titles = {
        n: p.meta.title or name_in_words(p.meta.source_file)
        for n, p in enumerate(passages, 1)
        if p.meta.document == meta.document or are_siblings(meta, p.meta)
    }
    if not all(map(proper, titles.values())):
        return []
    best = _best_by(read.scored, titles.keys(), lambda s: titles[s.source])
    return [_document(title, s, titles, passages) for title, s in best.items() if title]


def _sections(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return the sections of the document that answers best, each with its best sentence, best first."""
    first = next((s for s in read.scored if s.segment.kind in QUOTABLE), None)
    if first is None or not first.segment.heading:
        return []
    document = passages[first.segment.source - 1].meta.document
    inside = {n for n, p in enumerate(passages, 1) if p.meta.document == document}
    best = _best_by(read.scored, inside, lambda s: s.heading)
    said: dict[str, set[str]] = {}
    for segment in read.pool:
        if segment.source in inside:
            said.setdefault(segment.heading, set()).update(content_words(f"{segment.context} {segment.text}"))
    if any(read.query.weights.keys() & set(content_words(heading)) for heading in said):
        return []  # the question names a section
    return [Place(name, s, frozenset(said[name])) for name, s in best.items() if is_a_subject(name)]


def _paragraphs(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return the paragraphs or items beside the one that answers best that open with a subject of their own."""
    del passages
    leads = leads_of(read.pool)
    first = next((s.segment for s in read.scored if s.segment.kind in QUOTABLE), None)
    if first is None or unit_of(first) not in leads:
        return []
    beside = {u: lead for u, lead in leads.items() if (u[0], u[2] < 0) == (first.source, first.kind != "item")}
    if any(lead.stem in read.query.weights for lead in beside.values()):
        return []  # the question names one
    best = _best_in([s for s in read.scored if unit_of(s.segment) in beside], lambda s: beside[unit_of(s)].name)
    said = _said((s for s in read.pool if unit_of(s) in beside), lambda s: beside[unit_of(s)].name)
    return [Place(name, s, said[name]) for name, s in best.items()]


def _rows(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return the rows of the table whose columns answer best, where no cell tells which row is meant."""
    del passages
    first = next(iter(read.scored), None)
    if first is None or first.segment.row is None:
        return []
    table = [s for s in read.scored if s.segment.row and _table_of(s.segment) == _table_of(first.segment)]
    names = frozenset(t for s in table if s.segment.row for t in content_words(s.segment.row.name))
    by_column = all(s.segment.row and s.covered <= read.query.held(" ".join(s.segment.row.header)) for s in table)
    if not first.covered or names & read.query.weights.keys() or not by_column:
        return []
    if any(not is_period(term) for term in first.covered & read.query.specifics):
        return []  # `How loud is the FV-14?`: its column is the subject, and rows are what is told of it
    best = {s.segment.row.name: s for s in reversed(table) if s.segment.row and s.segment.row.name}
    said = _said((s.segment for s in table), lambda s: s.row.name if s.row else "")
    return [Place(name, s, said[name]) for name, s in sorted(best.items(), key=lambda kept: -kept[1].score)]


def _table_of(segment: Segment) -> tuple[int, int]:
    return segment.source, segment.group


def _whose(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return documents of one name that say themselves of which place, product, version or audience they are."""
    first = next((s.segment for s in read.scored if s.segment.kind in QUOTABLE), None)
    if first is None:
        return []
    meta = passages[first.source - 1].meta
    alike = {n: p.meta.subject for n, p in enumerate(passages, 1) if series_of(p.meta) == series_of(meta)}
    settled = any(_goes_first(meta, passages[n - 1].meta) for n in alike)
    for field in (field for field in _TELL_APART if not (settled and field == "version")):
        values = {n: str(getattr(subject, field)) for n, subject in alike.items() if getattr(subject, field)}
        if len(set(values.values())) > 1:
            best = _best_by(read.scored, values.keys(), lambda s, of=values: of[s.source])  # type: ignore[misc]
            said = _said((s for s in read.pool if s.source in values), lambda s, of=values: of[s.source])  # type: ignore[misc]
            return [Place(name, s, said[name]) for name, s in best.items()]
    return []


def _goes_first(one: PassageMeta, other: PassageMeta) -> bool:
    """Tell whether one of two documents firmly goes first: which edition holds is no question to the asker."""
    found = precedence(one, other) if one.document != other.document else None
    return found is not None and found.firm


def _said(told: Iterable[Segment], name: Callable[[Segment], str]) -> dict[str, frozenset[str]]:
    said: dict[str, frozenset[str]] = {}
    for s in told:
        header = " ".join(s.row.header) if s.row else ""
        words = frozenset(content_words(f"{s.context} {header} {s.text}"))
        said[name(s)] = said.get(name(s), frozenset()) | words
    return said


def _namesakes(read: Understanding, passages: Sequence[Passage]) -> list[Place]:
    """Return the documents whose titles share a word of the question and go on with a name, with their best sentences.

    Where words lead to several such groups, the one that answers best.
    """
    proper = _proper_in(passages, read.query)
    titles = {n: _title(p, proper) for n, p in enumerate(passages, 1)}
    names = {title for title in titles.values() if proper(title)}
    groups: list[list[Place]] = []
    for word in read.query.weights.keys() - read.query.specifics:
        sources = {n for n, title in titles.items() if title in names and word in content_words(title)}
        best = _best_by(read.scored, sources, lambda s: titles[s.source])
        groups.append([_document(title, s, titles, passages) for title, s in best.items()])
    several = [group for group in groups if len(group) > 1]
    return max(several, key=lambda group: (group[0].best.score, group[1].best.score), default=[])


def _proper_in(passages: Sequence[Passage], query: Query) -> Callable[[str], bool]:
    common = frozenset(stem(run) for p in passages for run in runs_of(p.text) if run.islower())
    return partial(_proper, query=query, common=common)


def _title(passage: Passage, proper: Callable[[str], bool]) -> str:
    """Return what a document is called, without the site's name behind it (`Valley Clinic | Our Town`)."""
    title = passage.meta.title or name_in_words(passage.meta.source_file)
    short = title.partition(" | ")[0]
    return short if proper(short) else title


def _document(title: str, best: Support, titles: Mapping[int, str], passages: Sequence[Passage]) -> Place:
    texts = [p.text for n, p in enumerate(passages, 1) if titles.get(n) == title]
    return Place(title, best, frozenset(t for text in (title, *texts) for t in content_words(text)))


def _proper(title: str, query: Query, common: Set[str]) -> bool:
    """It says beyond the question's words something that the evidence never writes small: `Hurricane Gloria`."""
    beyond = set(content_words(title)) - query.weights.keys()
    return any(not is_period(word) and word not in common for word in beyond)


def _best_by(scored: Sequence[Support], sources: Set[int], name: Callable[[Segment], str]) -> dict[str, Support]:
    """Return the best sentence of each name, best first."""
    return _best_in([s for s in scored if s.segment.source in sources], name)


def _best_in(scored: Iterable[Support], name: Callable[[Segment], str]) -> dict[str, Support]:
    best: dict[str, Support] = {}
    for support in scored:
        if support.segment.kind in QUOTABLE:
            best.setdefault(name(support.segment), support)
    return dict(islice(best.items(), _MOST_PLACES))


def _alike(query: Query, group: Sequence[Place]) -> list[Place]:
    """Return those that tell about as much of what was asked as the best one, and something else than it."""
    if not group or group[0].best.score < _LEAST:
        return []
    first = group[0]
    least = first.best.score * (_AS_PLAINLY if first.best.score >= _PLAINLY else _AS_WELL)
    told = sum(query.weights[t] for t in first.best.covered)
    others = [
        place
        for place in group[1:]
        if 2 * sum(query.weights[t] for t in place.best.covered & first.best.covered) >= told > 0
        and place.best.score >= _AS_WELL * first.best.score
        and differs(query, first.best.segment, place.best.segment)
    ]
    # One that tells as much makes it a question; then those that tell less are meant as likely.
    return [first, *others] if any(place.best.score >= least for place in others) else []


def differs(query: Query, one: Segment, other: Segment) -> bool:
    """Tell whether two sentences say something else of what was asked: other figures, or mostly other words."""
    text, another = one.text, other.text
    if set(figures_in(text)) != set(figures_in(another)):
        return True
    asked = query.weights.keys()
    said, too = set(content_words(text)) - asked, set(content_words(another)) - asked
    return len(said & too) < _SAME * max(min(len(said), len(too)), 1)


def _told_apart(places: Sequence[Place], asked: Set[str]) -> bool:
    """Their names differ in words that the question has not."""
    return all(telling and not telling & asked for telling in _telling(places))


def _telling(places: Sequence[Place]) -> Iterable[frozenset[str]]:
    """Yield what sets each name apart from the others."""
    names = [frozenset(content_words(place.name)) for place in places]
    shared = frozenset.intersection(*names)
    return (name - shared for name in names)


def _none_is_meant(places: Sequence[Place], insisted: Set[str], said: Set[str]) -> bool:
    """Tell whether all of them say what the question insists on, and what of it the evidence says anywhere.

    What is said of one alone tells that this one is meant, what is said of another that none of them is.
    """
    return all(term in place.said for place in places for term in insisted | said)
