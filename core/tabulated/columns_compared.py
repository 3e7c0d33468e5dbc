"""Rows whose figure lies over, under or within what another column sets for it: `over budget`, `below its minimum`.

What is set and what came are told by their headings, in any language; where either is not one column, nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, speaks_of_any, terms_in
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, figure_told, heading_told, is_unclear, row_name
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.labels import without_asides
from core.tabulated.plain_rows import PlainRows, plain_rows
from core.tabulated.relation_bounds import figures_of, place_of_term, without_terms
from core.tabulated.relation_labels import folded
from core.tabulated.relation_narration import figure_like
from core.tabulated.rows import derived_row
from core.tabulated.yes_or_no import asks_whether

_WITHIN: Final[Role] = "within_limit"
"""What holds of the very figure that is set, too."""
_SIDES: Final[tuple[tuple[Role, int], ...]] = (
    *((_WITHIN, -1), ("bound_above", 1), ("over_plan", 1), ("bound_below", -1)),
)
_SET: Final[tuple[tuple[Role, Role], ...]] = (("limit_heading", "actual_heading"), ("floor_heading", "stock_heading"))
"""What heads a column that sets something, and what heads the one that it is set for."""
_IDLE: Final[tuple[Role, ...]] = (
    *(_WITHIN, "bound_above", "bound_below", "over_plan", "what_is_left", "asks_apart", "asks_difference", "row_count"),
    *("question_word", "auxiliary", "modal", "light_verb", "asks_has", "table_bears", "actual_heading"),
    *("copula", "is_located"),
)
_OTHERWISE: Final[tuple[Role, ...]] = (
    *(
        "negates",
        "table_not",
        "plan_highest",
        "plan_lowest",
        "highest",
        "lowest",
        "dearest",
        "cheapest",
        "average",
        "asks_sum",
    ),
    *("asks_share", "row_median", "alternates", "asks_reason", "date_next", "date_first", "date_last"),
)
"""What asks for more than the rows on one side, or how far one is off."""
_MOST_TOLD: Final = 12


@dataclass(frozen=True, slots=True)
class _Pair:
    """A row's figure, and what is set for it."""

    came: Covered
    limit: Covered

    @property
    def off(self) -> float:
        """By how much it lies over what is set; less than 0 below."""
        return self.came.found.value - self.limit.found.value if self.came.found and self.limit.found else 0.0


@dataclass(frozen=True, slots=True)
class _Compared:
    """The rows that a question asks of, and on which side (0: how much is left)."""

    rows: PlainRows
    side: int
    pairs: tuple[_Pair, ...]
    one: bool
    """It names a row."""
    within: bool = False

    def holds(self, pair: _Pair) -> bool:
        """Tell whether a row lies on the side that is asked for."""
        off = pair.off * self.side
        return off > 0 or (self.within and not off)


def columns_compared(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return which rows lie over or under what is set for them, whether one does, and by how much; None in doubt."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    if speaks_of_any(_OTHERWISE, _without_what_is_set(asked, code), code):
        return None
    side, at = next(((sign, role) for role, sign in _SIDES if speaks_of(role, asked, code)), (0, None))
    if at is None and not speaks_of("what_is_left", asked, code):
        return None
    found = [one for kind in _SET for one in _in_tables(question, document, kind, (side, at))]
    if len(found) != 1 or is_unclear(code, [cell for pair in found[0].pairs for cell in (pair.came, pair.limit)]):
        return None
    return _told(found[0], asked, code)


def _in_tables(
    question: TableQuestion, document: DocumentTables, kind: tuple[Role, Role], said: tuple[int, Role | None]
) -> Iterator[_Compared]:
    code, (side, role) = language_of(question.asked) or ENGLISH, said
    for rows in plain_rows(question.asked, code, document, (*_IDLE, *kind), bare=True):
        columns = [_only(rows, kind[0]), _only(rows, kind[1], but=kind[0])]
        if None in columns or any(speaks_of("what_is_left", one.label) for one in rows.table.columns):
            continue
        limit, came = (at for at in columns if at is not None)
        if limit == came or not _is_said(rows, limit, kind[0], role, (folded(question.asked), code)):
            continue
        if not figures_of(rows.words.text):  # `a budget over 300,000`
            yield from (replace(one, within=role == _WITHIN) for one in _of_rows(rows, side, (came, limit)))


def _of_rows(rows: PlainRows, side: int, columns: tuple[int, int]) -> Iterator[_Compared]:
    """Yield the rows that say all that is left of the question, where each has both figures in one unit."""
    lines = rows.held_by_all(*(rows.columns[at] for at in columns))
    pairs = [_Pair(*(rows.cell(line, at) for at in columns)) for line in lines]
    units = {one.found.unit if one.found else None for pair in pairs for one in (pair.came, pair.limit)}
    named = len(lines) < len(rows.lines)
    if pairs and len({unit.name for unit in units if unit}) == 1 and None not in units:
        yield _Compared(rows, side, tuple(pairs), named and len(pairs) == 1)


def _only(rows: PlainRows, role: Role, *, but: Role | None = None) -> int | None:
    """The one column whose heading is of a kind, and of no other: a `Minimum stock` is none of stock."""
    headings = enumerate(heading_words(column) for column in rows.table.columns)
    found = [at for at, text in headings if speaks_of(role, text) and not (but and speaks_of(but, text))]
    return found[0] if len(found) == 1 else None


def _is_said(rows: PlainRows, limit: int, kind: Role, bound: Role | None, asked: tuple[str, str]) -> bool:
    """The question says what is set, right beside the words for more or less than it: `over the budget`."""
    text, code = asked
    terms = (folded(heading_words(rows.table.columns[limit])), *terms_in(kind, language=code))
    said = [one for one in terms if place_of_term(one, text, code) >= 0]
    if bound is None or not said:
        return bool(said)
    sides = [one for one in terms_in(bound, language=code) if place_of_term(one, text, code) >= 0]
    return any(_are_beside(text, one, side, code) for one in said for side in sides)


def _are_beside(text: str, named: str, side: str, code: str) -> bool:
    at, other = place_of_term(named, text, code), place_of_term(side, text, code)
    if BY_CODE[code].head_final and 0 <= other - at - len(named) <= _LONGEST_PARTICLE:
        return True
    between = text[other + len(side) : at].split() if other < at else ["-"]
    return plain_words_of(code).issuperset(between)


_LONGEST_PARTICLE: Final = 2  # characters


def _told(found: _Compared, asked: str, code: str) -> TableAnswer | None:
    apart = not found.side or (
        found.one and not found.within and speaks_of_any(("asks_apart", "asks_difference"), asked, code)
    )
    if apart:
        return _difference(found, code) if found.one else None
    if found.one:
        return _whether(found, code) if asks_whether(_without_what_is_set(asked, code), code) else None
    return _listed(found, Operation.COUNT if speaks_of("row_count", asked, code) else Operation.WHICH, code)


def _without_what_is_set(asked: str, code: str) -> str:
    """`Budget` asks for a figure, where nothing is compared with it."""
    return without_terms(folded(asked), terms_in(*(role for kind in _SET for role in kind), language=code), code)


def _difference(found: _Compared, code: str) -> TableAnswer | None:
    """How far a row is off; that it is not, where it is asked how far it lies on the other side."""
    pair = found.pairs[0]
    if found.side and not found.holds(pair):
        return _whether(found, code)
    first, last = (pair.came, pair.limit) if found.side > 0 else (pair.limit, pair.came)
    value = abs(pair.off) if found.side else -pair.off
    told = figure_like(value, first, code)
    text = say(
        *("cells apart", code), name=row_name(first), first=_cell(first, code), last=_cell(last, code), value=told
    )
    made = [derived_row(first.found, ("", row_name(first)), value, "", found.rows.document)] if first.found else []
    return answered(Ask(Operation.CHANGE, found.rows.words, ()), _cover(found), text, [first, last], made)


def _whether(found: _Compared, code: str) -> TableAnswer:
    pair = found.pairs[0]
    holds = say("claim holds" if found.holds(pair) else "claim denied", code)
    cells = [pair.came, pair.limit]
    text = f"{holds} {row_name(pair.came)}: {', '.join(_cell(cell, code) for cell in cells)}."
    return answered(Ask(Operation.VALUE, found.rows.words, ()), _cover(found), text, cells)


def _listed(found: _Compared, operation: Operation, code: str) -> TableAnswer | None:
    """The rows on the side that is asked for, with both their figures; that there is none, with all of them."""
    kept = [pair for pair in found.pairs if found.holds(pair)]
    shown = kept or found.pairs
    first, sign = found.pairs[0], "<" if found.side > 0 else "≥" if found.within else ">"
    bound = f"{_heading(first.limit)} {sign} {_heading(first.came)}"  # the figures behind it are of what came
    corner = found.rows.table.corner.strip() if kept else ""
    parts = {
        "bound": f"{corner} ({bound})" if corner else bound,
        "each": _each(shown, code),
        "count": f"{len(kept)}",
        "all": f"{len(found.pairs)}",
        "without": "",
    }
    phrase = "rows none" if not kept else "rows counted" if operation is Operation.COUNT else "rows listed"
    text = say(phrase, code, **{name: parts[name] for name in _PARTS[phrase]})
    numbers = dict.fromkeys((len(kept), len(found.pairs)))
    figure = first.came.found
    name = _heading(first.came)
    made = [derived_row(figure, ("", name), number, "rows", found.rows.document) for number in numbers if figure]
    cells = [cell for pair in shown[:_MOST_TOLD] for cell in (pair.came, pair.limit)]
    if len(shown) > _MOST_TOLD:
        return None
    return answered(Ask(operation, found.rows.words, ()), _cover(found), text, cells, made)


_PARTS: Final = {
    "rows none": ("bound", "each"),
    "rows counted": ("bound", "count", "all", "each", "without"),
    "rows listed": ("bound", "each", "without"),
}


def _each(pairs: Sequence[_Pair], code: str) -> str:
    return ", ".join(f"{row_name(one.came)} {_cell(one.came, code)} ({_cell(one.limit, code)})" for one in pairs)


def _cell(cell: Covered, code: str) -> str:
    """Under its heading as it stands, which says the unit where the cell does not."""
    bare = cell.text.isascii() and cell.text.isdecimal() and heading_told(cell) != _heading(cell)
    return f"{heading_told(cell)} {cell.text if bare else figure_told(cell, code)}"


def _heading(cell: Covered) -> str:
    """What a column is called, without the unit that stands with the figure."""
    return without_asides(heading_told(cell)) or heading_told(cell)


def _cover(found: _Compared) -> Cover:
    return Cover(found.rows.words, (), found.rows.document, found.rows.words.text)
