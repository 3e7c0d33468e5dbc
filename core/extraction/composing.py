"""An answer out of supported segments: which are quoted, in which order, and with which citation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from core.extraction import tables
from core.extraction.code import telling
from core.extraction.disagreement import leads_in, rivals
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, is_asked_for
from core.extraction.told_alike import told_alike
from core.model import Draft, Passage
from core.reading.asking_why import asks_reason
from core.reading.characters import FULL_STOPS, QUESTION_MARKS, runs_of
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.marks import written

_MOST_QUOTES = 3
_MOST_ITEMS = 12
# A further quote must bring a sixth of the question's words, and be nearly as well supported as the first.
_LEAST_GAIN = 0.15
_NEARLY = 0.7
_AS_GOOD = 0.95
_LEAST_ABOUT = 0.6
_MOST_ROWS = 4
_MOST_FOLLOWING = 2
_MOST_LEADING = 2
_LONG_ENOUGH = 60  # words
_NEARBY = 3  # sentences
_CLOSERS = "\"'”’»)"


def compose(
    query: Query,
    ranked: Sequence[Support],
    passages: Sequence[Passage],
    beside: Sequence[Support] = (),
    rows: Sequence[Segment] = (),
) -> Draft:
    """Return a draft that quotes the best segments, each with its citation; `ranked` is not empty, best first.

    `beside` are also those that answer nothing by themselves, but may tell of whom an answer holds; `rows` are all that
    is asked of, where that is several rows of one table.
    """
    if rows:
        text = " ".join(cite(quote(query.text, row), row.source) for row in rows)
        return Draft(text, cited=_sources(rows), support=round(ranked[0].score, 3))
    return replace(_composed(query, ranked, passages, beside), support=round(ranked[0].score, 3))


def _composed(query: Query, ranked: Sequence[Support], passages: Sequence[Passage], beside: Sequence[Support]) -> Draft:
    if speaks_of("asks_list", query.text, query.language) and (items := _wanted_list(query, ranked)):
        lines = [f"- {cite(item.text, item.source)}" for item in items]
        return Draft("\n".join(lines), cited=_sources(items))
    ranked = _fullest_first(ranked)
    best = ranked[0].segment
    if best.kind == "code":
        return Draft(_code_block(best, passages[best.source - 1], query.text), cited=(best.source,))
    found = rivals(ranked, passages)
    chosen = [found.followed] if found else _most_telling(query, ranked)
    chosen += _told_of_whom(query, chosen, beside or ranked)
    text = " ".join(cite(quote(query.text, s), s.source) for s in chosen)
    if found is None:
        return Draft(text, cited=_sources(chosen))
    text += f" {leads_in(found.reason, language_of(query.text))} {cite(found.against.text, found.against.source)}"
    return Draft(text, cited=_sources([*chosen, found.against]))


def _fullest_first(ranked: Sequence[Support]) -> Sequence[Support]:
    """Put first what says itself more of what was asked than the best one, below the same heading and about as good."""
    best = ranked[0]
    place = (best.segment.source, best.segment.kind, best.segment.heading)
    for fuller in ranked[1:8]:
        found = (fuller.segment.source, fuller.segment.kind, fuller.segment.heading) == place
        if found and fuller.covered > best.covered and fuller.score >= _AS_GOOD * best.score:
            return [fuller, *(support for support in ranked if support is not fuller)]
    return ranked


def cite(text: str, *sources: int) -> str:
    """Return the sentence with its mark before the full stop, so that no splitter gives it to the next sentence."""
    body = text.rstrip(_CLOSERS).rstrip(FULL_STOPS)
    end = text[len(body) :].rstrip(_CLOSERS) and text[len(body) :]
    if not end:
        return f"{text} {written(sources)}."
    gap = "" if end[0] in "。！？" else " "
    return f"{body}{gap}{written(sources)}{end}"


def quote(question: str, segment: Segment) -> str:
    """Return the segment as a sentence; of a table's row only the columns asked for, where the question names any."""
    if segment.row is None:
        return segment.text
    columns = tables.asked_columns(segment.row, question)
    said = tables.describe(segment.row, columns)
    return f"{said} ({segment.unit})" if segment.unit and tables.takes_unit(segment.row, columns) else said


def _most_telling(query: Query, ranked: Sequence[Support]) -> list[Segment]:
    """Take the rows that are compared, or the best segment and whatever adds words of the question it lacks."""
    if rows := _compared_rows(query, ranked):
        return rows
    if alike := told_alike(query, ranked):
        return [ranked[0].segment, *alike]
    chosen = [ranked[0]]
    covered = _covered_with_context(query, ranked[0])
    for candidate in ranked[1:20]:
        gain = sum(query.weights[t] for t in candidate.covered - covered) / query.total
        fits = candidate.score >= _NEARLY * ranked[0].score and candidate.segment.kind != "code"
        if len(chosen) < _MOST_QUOTES and gain >= _LEAST_GAIN and fits:
            chosen.append(candidate)
            covered |= _covered_with_context(query, candidate)
    best, *more = [support.segment for support in chosen]
    around = [*_leading(chosen[0], ranked), best, *_following(query, best, ranked)]
    quoted = [*around, *(segment for segment in more if segment not in around)]
    return [*quoted, *_reason_given(query, quoted, ranked)]


def _leading(best: Support, ranked: Sequence[Support]) -> list[Segment]:
    """Return the sentences before the best one below a question (`How do I cancel?`): there the answer begins.

    Only where it is its heading alone that fits; what says itself what was asked needs nothing before it.
    """
    found = best.segment
    if best.covered or found.kind != "sentence" or not found.heading.endswith(QUESTION_MARKS):
        return []
    entry = [s.segment for s in ranked if (s.segment.source, s.segment.heading) == (found.source, found.heading)]
    before = sorted((s for s in entry if s.position < found.position), key=lambda s: s.position)
    return before if len(before) <= _MOST_LEADING and all(s.kind == "sentence" for s in before) else []


def _following(query: Query, best: Segment, ranked: Sequence[Support]) -> list[Segment]:
    """Return the sentences that go on with the best one, below the same heading, where an explanation is asked for."""
    if not _wants_explanation(query) or best.kind != "sentence":
        return []
    sentences = {s.segment.position: s.segment for s in ranked if s.segment.source == best.source}
    taken = [best]
    for position in range(best.position + 1, best.position + 1 + _MOST_FOLLOWING):
        after = sentences.get(position)
        enough = sum(len(s.text.split()) for s in taken) >= _LONG_ENOUGH
        if enough or after is None or (after.kind, after.heading) != ("sentence", best.heading):
            break
        taken.append(after)
    return taken[1:]


def _wants_explanation(query: Query) -> bool:
    """What explains takes more than a sentence; what is told by a figure or a date does not."""
    first = next(iter(runs_of(query.text)), "")
    asked = query.text[query.text.find(first) :]
    explained = opens_with("asks_explanation", asked, query.language)
    return explained and not opens_with("not_explained", asked, query.language)


def _covered_with_context(query: Query, support: Support) -> frozenset[str]:
    return support.covered | query.held(support.segment.context)


def _compared_rows(query: Query, ranked: Sequence[Support]) -> list[Segment]:
    """Return the rows of one table that the question names apart: `Skiff and Schooner`, `Q1 and Q2 2024`."""
    rows = [s.segment for s in ranked[:20] if s.segment.row is not None]
    if not rows:
        return []
    table = [s for s in rows if (s.source, s.group) == (rows[0].source, rows[0].group)]
    named = [(s, query.specifics & query.held(s.row.name if s.row else "")) for s in table]
    shared = frozenset.intersection(*(frozenset(words) for _, words in named))
    apart = {words - shared: segment for segment, words in reversed(named) if words - shared}
    # A row that is named less fully than another is not meant: `Mark I` where the question says `Mark IV`.
    meant = [s for words, s in apart.items() if not any(words < other for other in apart)]
    return sorted(meant, key=lambda s: s.position)[:_MOST_ROWS] if len(meant) > 1 else []


def _told_of_whom(query: Query, quoted: Sequence[Segment], ranked: Sequence[Support]) -> list[Segment]:
    """Return the sentence nearby that tells of whom it is asked for (`for guests`), where what is quoted does not.

    `Guests pay 2 EUR more` stands beside the price: without it, the price is none of theirs.
    """
    asked = list(pattern_of("for_whom", query.language).finditer(query.text))
    terms = query.held(query.text[asked[-1].end() :]) if asked else frozenset()
    best, said = quoted[0], query.held(" ".join(f"{s.text} {s.context}" for s in quoted))
    if not terms or terms & said:
        return []
    near = (s.segment for s in ranked if s.segment.source == best.source and s.segment.kind == best.kind)
    beside = [s for s in near if 0 < abs(s.position - best.position) <= _NEARBY and terms <= query.held(s.text)]
    return sorted(beside, key=lambda s: abs(s.position - best.position))[:1]


def _reason_given(query: Query, quoted: Sequence[Segment], ranked: Sequence[Support]) -> list[Segment]:
    """Return the sentence that gives the reason, where a reason is asked for and only what happened is quoted."""
    language = query.language
    if not asks_reason(query.text, language) or any(speaks_of("reason", s.text, language) for s in quoted):
        return []
    best = quoted[0]
    after = [
        s.segment for s in ranked if s.segment.source == best.source and 0 < s.segment.position - best.position <= 2
    ]
    return sorted((s for s in after if speaks_of("reason", s.text, language)), key=lambda s: s.position)[:1]


def _wanted_list(query: Query, ranked: Sequence[Support]) -> list[Segment]:
    """Return the items of the list that the question is about: told by its heading and what introduces it.

    Sentences below a heading whose words all stand in the question are such a list, too.
    """
    items = [s.segment for s in ranked if s.segment.kind == "item" or _in_asked_section(query, s.segment)]
    ordered = sorted(items, key=lambda s: (s.source, s.position))
    lists = [list(group) for _, group in groupby(ordered, key=lambda s: (s.source, s.context))]
    rated = [(_about_question(query, found), found) for found in lists if len(found) > 1]
    # A real list goes before the sentences of a section that is as much to the point.
    rating, best = max(rated, key=lambda pair: (pair[0], pair[1][0].kind == "item"), default=(0.0, []))
    single = ranked[0].segment
    answered_already = single not in best and not single.text.endswith((":", "：")) and rating < ranked[0].score
    if best and best[0].kind == "sentence" and _says_all_itself(query, ranked[0]):
        return []
    return [] if rating < _LEAST_ABOUT or answered_already else best[:_MOST_ITEMS]


def _says_all_itself(query: Query, best: Support) -> bool:
    """Tell whether one sentence has all words of a question that asks for more than its section: those beside it don't.

    `How do I ask for leave?`, of a section on leave.
    """
    beyond = query.weights.keys() - query.held(best.segment.heading)
    return best.segment.kind == "sentence" and bool(beyond) and query.weights.keys() <= best.covered


def _in_asked_section(query: Query, segment: Segment) -> bool:
    leads_in = segment.text.endswith((":", "："))
    return segment.kind == "sentence" and not leads_in and is_asked_for(segment.heading, query)


def _about_question(query: Query, items: Sequence[Segment]) -> float:
    around = query.held(items[0].context)
    inside = frozenset(word for item in items for word in query.held(item.text))
    if not any(term in around for term in query.weights) or query.specifics - around - inside:
        return 0.0
    return (
        sum(w * (1.0 if t in around else 0.4 if t in inside else 0.0) for t, w in query.weights.items()) / query.total
    )


def _code_block(segment: Segment, passage: Passage, asked: str) -> str:
    return code_block(telling(segment.text, passage.meta.file_type.lower(), asked), segment.source, passage)


def code_block(shown: str, source: int, passage: Passage) -> str:
    """Return lines of source code as they are shown, with the file and the mark of its source."""
    return f"```\n{shown.replace('```', '')}\n```\n{passage.meta.source_file} {written([source])}."


def _sources(chosen: Sequence[Segment]) -> tuple[int, ...]:
    return tuple(sorted({segment.source for segment in chosen}))
