"""Marks what could not be proven, in the answer itself, and moves the verdicts' spans along."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from core.checks.registry import marks as are_marked
from core.drafts.links import CODE
from core.model import Passage, Span, Verdict
from core.reading.marks import cited_in, marks, written
from core.reading.phrases import FALLBACK, in_all, say


@dataclass(frozen=True, slots=True, order=True)
class _Edit:
    """What takes the place of `[start, end)`; an insertion where the two are equal."""

    start: int
    end: int
    put: str


def deliverable(
    text: str, verdicts: Sequence[Verdict], sources: int, language: str = FALLBACK
) -> tuple[str, tuple[Verdict, ...]]:
    """Return a draft as it is shown: `(unverified)`, in the language, behind what failed a check and what is doubted.

    Sources are numbered in the order of their use; numbers that none of the `sources` has are left out. Spans of all
    verdicts are moved so that they quote the returned text (code points, end exclusive); what they quoted and is shown
    no longer loses its span.
    """
    mark = f" {say('unverified', language)}"
    edits = sorted(
        [
            *_unverified(text, verdicts, mark),
            *_renumbering(text, {n: at for at, n in enumerate(in_use(text, sources), start=1)}),
        ]
    )
    shown = _applied(text, edits)
    ends = [edit.end for edit in edits]
    grown = [0, *accumulate(len(edit.put) - (edit.end - edit.start) for edit in edits)]

    def moved(span: Span) -> Span | None:
        # All that ends before the span shifts it; only what reaches into it is looked at one by one.
        first = bisect_right(ends, span.start)
        last = bisect_left(edits, span.end, lo=first, key=lambda edit: edit.start)
        return _moved(span, grown[first], edits[first:last], shown)

    return shown, tuple(
        replace(
            v,
            detail=numbered_in_use(v.detail, text, sources),
            spans=tuple(m for s in v.spans if (m := moved(s)) is not None),
        )
        for v in verdicts
    )


def in_use(text: str, sources: int) -> tuple[int, ...]:
    """Return the sources that a draft cites, in the order of their use; what is number 1 when it is shown is first."""
    return tuple(n for n in cited_in(text) if 1 <= n <= sources)


def numbered_in_use(detail: str, text: str, sources: int) -> str:
    """Return what is said of a draft's sources under the numbers that they have when it is shown."""
    numbers = {n: at for at, n in enumerate(in_use(text, sources), start=1)}
    named = [mark for mark in marks(detail) if all(n in numbers for n in mark.numbers)]
    return _applied(detail, [_Edit(m.start, m.end, written([numbers[n] for n in m.numbers])) for m in named])


def renumbered(text: str, before: Sequence[Passage], after: Sequence[Passage]) -> str:
    """Return `text` with the marks that its sources have now; marks of sources that are gone are left out."""
    places = {passage.meta.chunk_id: number for number, passage in enumerate(after, 1)}
    numbers = {n: places[p.meta.chunk_id] for n, p in enumerate(before, 1) if p.meta.chunk_id in places}
    return _applied(text, sorted(_renumbering(text, numbers)))


def as_drafted(text: str) -> str:
    """Return an answer's text without what `deliverable` puts behind figures, and without a partial answer's faults.

    The last paragraph of a partial answer tells its faults, which may quote the true figures.
    """
    for heading in in_all("not_verified"):
        text = text.partition(heading)[0]
    for mark in in_all("unverified"):
        text = text.replace(f" {mark}", "")
    return text


def _unverified(text: str, verdicts: Sequence[Verdict], mark: str) -> list[_Edit]:
    """Marks behind failed figures; none within a longer figure (the year of a date), none within a citation."""
    spans = [s for v in verdicts if v.failed for s in v.spans if s.doubt or are_marked(v)]
    # A doubted sentence is marked at its end, and a figure in it where it stands.
    whole = ((s.start, s.end) for s in spans if not s.doubt)
    taken = _joined([*whole, *_marked(text)])
    starts = [start for start, _ in taken]
    ends = {s.end for s in spans if not _is_within(s.end, starts, taken)}
    codes = [(*match.span(), "\n" in match[0]) for match in CODE.finditer(text)]
    begun = [start for start, *_ in codes]
    places = {_outside(end, codes, begun) for end in ends}
    return [_Edit(place, place, f"\n{mark.strip()}" if below else mark) for place, below in places]


def _outside(place: int, codes: Sequence[tuple[int, int, bool]], begun: Sequence[int]) -> tuple[int, bool]:
    """Return a place, or the end of the code that it lies in (nothing in code is a mark), and whether to mark below it.

    Below code of several lines: behind the last one, that would not end there.
    """
    at = bisect_left(begun, place) - 1
    start, end, below = codes[at] if at >= 0 else (0, 0, False)
    return (end, below) if start < place < end else (place, False)


def _joined(stretches: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return stretches in order, those that overlap made one; two that only touch stay two."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(stretches):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _is_within(place: int, starts: Sequence[int], taken: Sequence[tuple[int, int]]) -> bool:
    at = bisect_left(starts, place) - 1
    return at >= 0 and taken[at][0] < place < taken[at][1]


def _renumbering(text: str, numbers: Mapping[int, int]) -> list[_Edit]:
    """Replace each mark's numbers by what `numbers` maps them to; a mark left without any goes with its space."""
    edits = []
    for mark in marks(text):
        kept = [numbers[n] for n in mark.numbers if n in numbers]
        if kept != [*mark.numbers]:
            start = mark.start if kept else _with_blank(text, mark.start)
            edits.append(_Edit(start, mark.end, written(kept) if kept else ""))
    return edits


def _marked(text: str) -> list[tuple[int, int]]:
    return [(_with_blank(text, mark.start), mark.end) for mark in marks(text)]


def _with_blank(text: str, at: int) -> int:
    return at - 1 if text[at - 1 : at] == " " else at


def _applied(text: str, edits: Sequence[_Edit]) -> str:
    pieces: list[str] = []
    at = 0
    for edit in edits:
        pieces += [text[at : edit.start], edit.put]
        at = max(at, edit.end)
    return "".join([*pieces, text[at:]])


def _moved(span: Span, shift: int, inside: Sequence[_Edit], shown: str) -> Span | None:
    """Return the span in the edited text; None where what it quoted was cut into or is gone."""
    start, end = span.start + shift, span.end + shift
    for edit in inside:
        if edit.start < span.start or edit.end > span.end:
            return None
        end += len(edit.put) - (edit.end - edit.start)
    return replace(span, start=start, end=end, text=shown[start:end]) if end > start else None
