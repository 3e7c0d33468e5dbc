"""A whole statement of a period as a table: `Show me Acme's balance sheet of 2022`."""

from __future__ import annotations

from core.facts.mentions import plain_named
from core.facts.plan import FactPlan, When
from core.facts.series import possessive
from core.facts.told import Told, listed
from core.model import Table
from core.reading.lexicon import pattern_of
from core.reading.roles import Role
from core.reading.senses import idle_senses, senses_of
from core.tabulated.asking import TablePlan, TableQuestion, when_in
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, Sheets, Wanted, found_at
from core.tabulated.periods import quarter_asked
from core.tabulated.rows import called, is_fiscal, shown, shown_period, stated_row
from core.tabulated.subject import without_subject
from core.tabulated.table import TypedTable

LEAST = 4
"""Lines that make a statement; a table with fewer only speaks of one."""
_MOST_TOLD, _MOST_SHOWN = 8, 80
_ASKS: tuple[Role, ...] = ("table_list", "table_idle", "plan_table")


def overview_of(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return a statement's lines in a period, where the question names document and statement, and nothing beside."""
    told = without_subject(question.text, document.subject)
    when, rest = when_in(told.rest, question.today)
    title = _title_asked(plain_named(rest))
    if not told.whose or not title or len(when.span.years) > 1:
        return None
    sheets = Sheets(document.tables, document.subject)
    found = max((_lines(table, title, sheets, when, question.span) for table in document.tables), key=len, default=())
    if len(found) < LEAST:
        return None
    period = shown_period(found[0].period, None, fiscal=is_fiscal(found[0]))
    name = f"{possessive(told.whose)} {title}{f' of {period}' if period else ''}"
    rows = [(called(cell), shown(cell.value, cell.unit, cell.cell)) for cell in found]
    lines = listed([f"{label} {figure}" for label, figure in rows[:_MOST_TOLD]])
    more = "; the other lines are in the table" if len(rows) > _MOST_TOLD else ""
    stated = tuple(stated_row(cell, told.whose, document) for cell in found)
    table = Table(name, (title, period), tuple(rows))
    plan = TablePlan(FactPlan("tables", (told.whose,), (title,), when=when), ())
    return TableAnswer(document, plan, Told(f"{name}: {lines}{more}.", stated, table), found)


def _title_asked(text: str) -> str:
    """The statement that a question asks for, empty where it asks for more, or for none."""
    found = pattern_of("statement_title").search(text)
    if found is None:
        return ""
    left = f"{text[: found.start()]} {text[found.end() :]}"
    for role in _ASKS:
        left = pattern_of(role).sub(" ", left)
    return "" if senses_of(left) - idle_senses() else found[0]


def _lines(table: TypedTable, title: str, sheets: Sheets, when: When, length: str) -> tuple[Found, ...]:
    """The cells of one column: of the year asked for, else of the newest."""
    if not senses_of(title) <= senses_of(f"{table.caption} {table.section}"):
        return ()
    span = length or quarter_asked(when)
    years = when.span.years or tuple(sorted({column.period.year for column in table.columns})[-1:])
    columns = ((at, column) for at, column in enumerate(table.columns) if column.period.year)
    for at, column in columns:
        places = ((table, line, column, line.cells[at]) for line in table.lines if at < len(line.cells))
        found = (found_at(place, place[1].label, column.period) for place in places if place[1].label)
        cells = tuple(cell for cell in found if cell is not None)
        if cells and sheets.is_meant(cells[0], Wanted(years[0], span)):
            return cells[:_MOST_SHOWN]
    return ()
