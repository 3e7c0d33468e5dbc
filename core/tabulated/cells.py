"""What a table's cell holds: its value, and the unit of the row that it stands in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.facts.readable import SYMBOLS
from core.reading.characters import asides, has_digit, has_letter, takes_blanks
from core.reading.lexicon import speaks_of, words_of
from core.reading.notation import CURRENCY_CODES, CURRENCY_NAMES
from core.reading.plain_numbers import plain_number
from core.reading.scales import PER_SHARE, declared_in_heading, says_percent
from core.reading.time_lengths import span_named
from core.reading.unit_lines import measure_said
from core.reading.units import NAMED_UNITS
from core.tabulated.table import Column, Line, TypedTable

_AROUND = " $€£¥₹₩%*†‡"
_OPENING, _CLOSING = "([{", ")]}"
_MINUS = "-−–"
_OF_A_NUMBER = frozenset("0123456789.,'’ \u00a0\u202f")
_A_COUNT = 1_000  # amounts a share stay below: what is more, below such a heading, counts shares
PERCENT, PER_SHARE_UNIT, COUNT = "percent", "/shares", "shares"


@dataclass(frozen=True, slots=True)
class Unit:
    """What a row's figures are in: `name` as fact rows have it (`USD`, `USD/shares`, `percent`), and their scale.

    `measure` is a unit of measure as a heading or what stands above writes it (`t`, `MWh`).
    """

    name: str
    scale: float = 1.0
    measure: str = ""


@lru_cache(maxsize=8192)
def value_of(cell: str, *, decimal_comma: bool = False) -> float | None:
    """Return a cell's number as written (`(1,577)` is negative), None where it holds none, or more than one."""
    text = cell.strip().strip(_AROUND)
    negative = text[:1] in _OPENING and text[:1] != ""
    text = text.strip(_OPENING + _CLOSING).strip(_AROUND)
    if text[:1] in _MINUS and text[:1]:
        negative, text = True, text[1:].strip(_AROUND + _OPENING)
    for code in SYMBOLS:
        text = text.removeprefix(code).removesuffix(code).strip()
    text = text.removesuffix(_name_behind(text)).rstrip()
    text = text.removesuffix(unit_behind(text)).rstrip()
    if not text or text[0] not in "0123456789." or not set(text) <= _OF_A_NUMBER or is_code(text):
        return None
    try:
        number = plain_number(text, continental=decimal_comma)[0]
    except ValueError:
        return None
    return -number if negative else number


def is_code(text: str) -> bool:
    """Tell whether digits count nothing: they begin with a nought (`01067`), or stand in pairs (`05 61`)."""
    first, *groups = text.replace("\u00a0", " ").replace("\u202f", " ").split(" ")
    if not (first + "".join(groups)).isdecimal():
        return False
    return (first[:1] == "0" and len(first) > 1) or any(len(one) != _A_GROUP for one in groups)


_A_GROUP = 3  # digits between the marks of thousands


def _name_behind(cell: str) -> str:
    """What scripts without blanks write on to an amount: `12,000円`, `900원`."""
    return next((name for name in _WRITTEN_BEHIND if cell.endswith(name) and cell[: -len(name)][-1:].isdigit()), "")


_WRITTEN_BEHIND = tuple(sorted((n for n in CURRENCY_NAMES if not takes_blanks(n[0])), key=len, reverse=True))


@lru_cache(maxsize=8192)
def unit_behind(cell: str) -> str:
    """Return the currency or the unit of measure that stands behind a cell's number, as it is written; else nothing.

    >>> unit_behind("40 euros"), unit_behind("310 kg"), unit_behind("20일"), unit_behind("4 Model")
    ('euros', 'kg', '일', '')
    """
    number, _, word = cell.strip().rpartition(" ")
    if number[-1:].isdigit() and word and (word.casefold() in CURRENCY_NAMES or _is_a_measure(word)):
        return word
    last = cell.strip()[-1:]
    return last if last in _COUNTERS and cell.strip()[-2:-1].isdigit() else ""


def _is_a_measure(word: str) -> bool:
    """One letter may be a scale (`5 m`), or an edition; lengths of time are told in words (`core.tabulated.blanks`)."""
    return len(word) > 1 and word in NAMED_UNITS and NAMED_UNITS[word].quantity != "time"


_COUNTERS = frozenset("권일명개회인個日人冊枚天个本台件回次")
"""What counts things and days in scripts without blanks; none that numbers a floor, a year or a month."""


def is_value(cell: str) -> bool:
    """Tell whether a cell holds a number, or a dash in the place of one."""
    return value_of(cell) is not None or (bool(cell) and not has_digit(cell) and set(cell) <= set(_MINUS + "— $"))


def is_stated(cell: str) -> bool:
    """Tell whether a cell says something: a dash, or a question mark, stands where nothing is known.

    >>> is_stated("n/a"), is_stated("0")
    (False, True)
    """
    return any(map(str.isalnum, cell)) and cell.strip().casefold() not in words_of("unknown")


def is_text(cell: str) -> bool:
    """Tell whether a cell is of words."""
    return has_letter(cell) and not is_value(cell)


def unit_of(table: TypedTable, line: Line, cell: str) -> Unit:
    """Return the unit of a row's figure: its own label's first, then what the table says."""
    said = " ".join((*line.section[-1:], line.label))
    if "%" in cell or says_percent(line.label):
        return Unit(PERCENT)
    currency = next((code for code, sign in SYMBOLS.items() if sign in cell), "")
    behind = unit_behind(cell)
    if (named := CURRENCY_NAMES.get(behind.casefold(), "")) or behind:
        return Unit(named, 1.0, "" if named else behind)
    currency = currency or CURRENCY_NAMES.get(_name_behind(cell), "") or _code_said(line.label) or table.currency
    signed = any(sign in cell for sign in SYMBOLS.values())
    if PER_SHARE.search(said) and (signed or abs(value_of(cell) or 0) < _A_COUNT):
        return Unit(f"{currency}{PER_SHARE_UNIT}")
    own = declared_in_heading(line.label)
    if not signed and _says_count(line.label):
        return Unit("", own or 1.0)
    if not signed and (speaks_of("counts_people", line.label) or line.label.casefold() in words_of("plan_headcount")):
        return Unit("", own or 1.0)
    if not signed and _counts_shares(said):
        return Unit(COUNT, own or table.scale)
    measure = "" if signed or own or table.scale != 1 else measure_said(table.unit_said)
    return Unit(PERCENT) if measure == "%" else Unit("" if measure else currency, own or table.scale, measure)


@lru_cache(maxsize=4096)
def _says_count(label: str) -> bool:
    """`Shops (number at year end)`, `Passengers (thousands)`: whatever money the table is in, these are counted."""
    said = [label[start + 1 : end - 1].strip() for start, end in asides(label, *_ASIDE)]
    return any(speaks_of("counted_things", one) for one in said)


def _code_said(label: str) -> str:
    """The currency that a row's label says in brackets: `Turnover (NOK million)`."""
    said = unit_of_heading(label)
    return said.name if said is not None and said.name != PERCENT else ""


@lru_cache(maxsize=4096)
def is_beside_money(table: TypedTable, column: Column) -> bool:
    """Tell whether a column of no period has no sign of a currency in any cell, where another column has one.

    `Boats 24` beside `Fee $31`: the sign says nothing of what stands beside it.
    """
    if column.period.year or not table.currency or table.currency in f"{table.unit_said} {table.caption}":
        return False
    sign = SYMBOLS.get(table.currency, table.currency)
    signed = [
        any(sign in line.cells[at] for line in table.lines if at < len(line.cells)) for at in range(len(table.columns))
    ]
    own = table.columns.index(column)
    said = f"{table.unit_said} {table.caption} {table.section} {table.corner} {column.label}"
    return any(signed) and not signed[own] and sign not in said


@lru_cache(maxsize=4096)
def unit_of_heading(heading: str) -> Unit | None:
    """Return the unit that a column's heading has in brackets (`Distance (km)`, `Repairs (EUR)`), None without one."""
    said = [heading[start + 1 : end - 1].strip() for start, end in asides(heading, *_ASIDE)]
    first = () if span_named(heading) else heading.casefold().split()[:1]  # `Years ended 2018` is a period
    said += [word for word in first if word in NAMED_UNITS and len(word) > len("min")]
    for aside in said:
        if says_percent(aside):
            return Unit(PERCENT)
        code = next((code for code, sign in SYMBOLS.items() if sign in aside), "")
        code = code or next((word for word in aside.split() if word in CURRENCY_CODES), "")
        code = code or CURRENCY_NAMES.get(aside.casefold(), "") or scaled_code(aside)
        if code:
            return Unit(code, declared_in_heading(aside) or 1.0)
        if aside.casefold() in NAMED_UNITS:
            return Unit("", 1.0, aside)
    return None


def scaled_code(word: str) -> str:
    """Return the currency of which a word says so many at once: `kEUR`, `TEUR`; empty of any other."""
    code = word[-len("EUR") :]
    return code if code in SYMBOLS and word != code and declared_in_heading(word) else ""


def code_behind(heading: str) -> str:
    """Return the currency code that a heading ends with beside its name: `Price EUR`; empty where it ends with none."""
    *name, last = heading.split() or [""]
    return last if name and last in SYMBOLS and not span_named(heading) else ""


_ASIDE = (1, 24)


def _counts_shares(said: str) -> bool:
    """`Shares used in computing earnings per share: Basic`, `Weighted-average diluted shares`; no value of shares."""
    words = said.casefold().replace(",", " ").replace("-", " ").replace(":", " ").split()
    return bool(words) and ("shares" in (words[0], words[-1]) or ("shares" in words and "outstanding" in words))
