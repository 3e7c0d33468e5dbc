"""How what may be cited stands to a question: which of the words asked for it bears, what it says beyond them, when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache

from core.extraction.gate.asked import Asked, is_period, plain_words
from core.extraction.segments import Segment
from core.extraction.tables import Row, name_columns
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.line_names import names_said
from core.reading.notation import CURRENCY_CODES, CURRENCY_NAMES, SCALES
from core.reading.periods import days_named, named_periods
from core.reading.stems import stem
from core.reading.things import sorted_out
from core.reading.words import words

_ENGLISH = "en"
_IN_CONTEXT = 0.9
_IN_LEAD_IN = 0.7
# `Total inventories` may be called so where only one figure of them is told.
_OF_A_SUM = 0.3
_ANOTHER_DAY = 0.6
# A figure whose period is not said, in a passage that names the year asked for, or does not.
_UNDATED, _OF_NO_SUCH_YEAR = 0.8, 0.5
# `What was the decrease in cash flow?`: what it was in the year is no change, where another column tells that.
_NO_CHANGE = 0.5
# A label that says a third more than was asked is another's: 7 of 150 look-ups whose report is hidden go wrong less.
_BEYOND = 0.8
_RUN_TOGETHER, _LONG_ENOUGH = 14, 5  # letters


@dataclass(frozen=True, slots=True)
class Measure:
    """What a standing is measured by: the question, how much each of its words weighs, and what introduces a table.

    `years` are those that the passage names anywhere, None where that is not known.
    """

    asked: Asked
    weights: Mapping[str, float]
    around: frozenset[str] = frozenset()
    years: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a sentence, or a cell of a row, stands to what is asked.

    - borne: the share (by weight) of the attribute that it bears with its labels and headings, 0-1.
    - beyond: the share of its label's words that the question has not: `Leasehold` of `Leasehold improvements`.
    - period: 1 where it is of the period asked for, 0 where of another, between where that is not said.
    - column: the cell of the row that is meant, None for a sentence.
    - called_so: how far its label is what the question calls it, word for word; tells apart what stands as well.
    """

    segment: Segment
    borne: float
    beyond: float
    period: float
    missing: tuple[str, ...] = ()
    column: int | None = None
    years: frozenset[int] = frozenset()
    called_so: int = 0

    @property
    def score(self) -> float:
        """All of it, 0-1."""
        return self.borne * (1 - _BEYOND * self.beyond) * self.period


def cells_of(measure: Measure, segment: Segment) -> list[Standing]:
    """Return the standing of each cell of a row that holds a figure."""
    row = segment.row
    if row is None:
        return []
    named = name_columns(row.cells)
    return [
        _cell(measure, segment, row, column)
        for column, value in enumerate(row.cells)
        if column not in named and has_digit(value)
    ]


def _cell(measure: Measure, segment: Segment, row: Row, column: int) -> Standing:
    asked = measure.asked
    header = row.header[column] if column < len(row.header) else ""
    name = _parted(row.name, asked)
    own = frozenset(asked.telling(name))
    all_there_was = _sums() if _is_a_day(row.name) else frozenset[str]()
    near = frozenset(asked.telling(f"{row.section} {header} {_corner(row)}")) | _shares(header, row.cells[column])
    context = frozenset(asked.telling(segment.context))
    borne, missing = _borne(measure, own | near | all_there_was, context)
    # Where the row is of a period or a place, it is the column that says what its figures are of.
    named = frozenset(asked.telling(_without_asides(name)))
    if not own & set(asked.attribute):
        heading = frozenset(asked.telling(_without_asides(header)))
        named = heading if _is_a_day(row.name) else named | heading
    beyond = _beyond(asked, named)
    years, period = _cell_period(measure, row, header, segment.context)
    return Standing(segment, borne, beyond, period, missing, column, years, _called_so(asked, row, header))


def _is_a_day(label: str) -> bool:
    """`Balance as of June 30, 2018`: what was then, by the name of the column; two days are a stretch of time."""
    return len(set(days_named(label))) == 1


def _corner(row: Row) -> str:
    """Return what stands above the names of rows: `Operating revenues` above those of each business."""
    named = name_columns(row.cells)
    return row.header[named[0]] if named and named[0] < len(row.header) else ""


def _shares(header: str, value: str) -> frozenset[str]:
    """A figure with a percent sign is a percentage, whether or not a label says so."""
    return _percentages() if "%" in header or "%" in value else frozenset()


@lru_cache(maxsize=1)
def _percentages() -> frozenset[str]:
    return frozenset(stem(term.removesuffix("*")) for term in words_of("percent"))


def _called_so(asked: Asked, row: Row, header: str) -> int:
    """Count what speaks for a cell: its column is of the sum asked for; its row's name is all that is asked, as said.

    Such a row stands best where no section says more.
    """
    attribute = set(asked.attribute)
    sums = _sums() & attribute
    of_the_sum = bool(sums & set(asked.telling(header)))
    said, name = " ".join(words(asked.text)), " ".join(words(_without_asides(row.name)))
    if f" {name} " not in f" {said} " or not attribute - sums <= set(asked.telling(name)):
        return int(of_the_sum)
    section = {t for t in asked.telling(row.section) if t not in plain_words() and not is_period(t)}
    return 2 + (section <= attribute) + of_the_sum


def _parted(label: str, asked: Asked) -> str:
    """Return a label with words apart that ran together, as in text of PDF: `Merchandiseinventories`, `year1`."""
    return " ".join(part for word in label.split() for part in _parts(word, asked))


def _parts(word: str, asked: Asked) -> Sequence[str]:
    if len(word) < _RUN_TOGETHER:
        noted = len(word) >= _LONG_ENOUGH and word[:-1].isalpha() and word[-1].isdigit()
        return (word[:-1],) if noted and stem(word.lower()) not in asked.attribute else (word,)
    held = [t for t in asked.attribute if len(t) >= _LONG_ENOUGH and t in word.lower()]
    return (word.lower().partition(held[0])[0], held[0]) if held else (word,)


def _borne(measure: Measure, own: Set[str], context: Set[str]) -> tuple[float, tuple[str, ...]]:
    attribute, weights, around = measure.asked.attribute, measure.weights, measure.around
    weights = {t: weights.get(t, 1.0) * (_OF_A_SUM if t in _sums() else 1.0) for t in attribute}
    total = sum(weights.values()) or 1.0
    gained, missing = 0.0, []
    for term in attribute:
        told = 1.0 if term in own else _IN_CONTEXT if term in context else _IN_LEAD_IN if term in around else 0.0
        gained += told * weights[term]
        if not told:
            missing.append(term)
    return gained / total, tuple(missing)


@lru_cache(maxsize=1)
def _sums() -> frozenset[str]:
    return frozenset(stem(term.removesuffix("*")) for term in words_of("sum"))


def _without_asides(label: str) -> str:
    """Leave out what stands in parentheses: units, notes and the other sign (`(used in)`)."""
    before, *asides = label.split("(")
    return " ".join((before, *(aside.partition(")")[2] for aside in asides)))


def _beyond(asked: Asked, own: Set[str]) -> float:
    telling = [t for t in own if not is_period(t) and not t[0].isdigit() and t not in plain_words()]
    weights = {t: _OF_A_SUM if t in _sums() else 1.0 for t in telling}
    other = sum(w for t, w in weights.items() if t not in asked.attribute)
    return other / sum(weights.values()) if telling else 1.0


def _cell_period(measure: Measure, row: Row, header: str, context: str) -> tuple[frozenset[int], float]:
    asked = measure.asked
    labelled = named_periods(f"{header} {row.name}")
    years = labelled.years or named_periods(row.section).years or named_periods(context).years
    compares = speaks_of("asks_change", header) or speaks_of("against", header)
    if compares and asked.change and not years:
        years = named_periods(" ".join(row.header)).years
    days = set(days_named(f"{header} {row.name}"))
    if asked.days and days and not days & asked.days:
        return frozenset(years), _ANOTHER_DAY
    period = _period(measure, set(years), set(labelled.quarters), compares=compares)
    beside_a_change = asked.change and not compares and any(speaks_of("asks_change", told) for told in row.header)
    return frozenset(years), _NO_CHANGE * period if beside_a_change else period


def _period(measure: Measure, years: Set[int], quarters: Set[int], *, compares: bool) -> float:
    asked = measure.asked
    if compares != asked.change and compares:
        return 0.5
    if asked.quarters and quarters and not quarters & asked.quarters:
        return 0.0
    if bool(asked.quarters) != bool(quarters):
        return 0.6
    if not asked.years:
        return 1.0
    if not years and len(asked.years) > 1 and not asked.change:
        return _OF_NO_SUCH_YEAR  # one figure of several that are asked for
    if not years:
        return _UNDATED if measure.years is None or measure.years & asked.years else _OF_NO_SUCH_YEAR
    if asked.change and len(asked.years) > 1 and len(years) > 1:
        return 1.0 if years <= asked.years else 0.0  # `2018 over 2017` is no change from 2018 to 2019
    return 1.0 if years & asked.years else 0.0


def sentence_standing(measure: Measure, segment: Segment) -> Standing:
    """Return the standing of a sentence or an item of a list: how far its figure, if any, is from what is asked."""
    asked = measure.asked
    told = _told(asked, segment.text)
    said = frozenset(told) - {_FIGURE, ""}
    borne, missing = _borne(measure, said, frozenset(asked.telling(segment.context)))
    named = named_periods(segment.text)
    years = frozenset(named.years or named_periods(segment.context).years)
    stretch, between = _phrase(asked, told)
    changes = not asked.change and any(t in _changes() for t in between)
    of_quarters = set(named.quarters) if asked.quarters or _is_of_the_year(asked) else set[int]()
    period = _period(measure, years, of_quarters, compares=changes)
    strewn = max(_strewn(asked, stretch, between), _EXPECTED if _expects(asked, segment.text) else 0.0)
    return Standing(segment, borne, strewn, period, missing, years=years)


def _is_of_the_year(asked: Asked) -> bool:
    """A line that companies report is asked for by its year: what it was in a quarter is another figure."""
    line = names_said(asked.text.casefold()) or speaks_of("gain_noun", asked.text, asked.language or _ENGLISH)
    return bool(asked.years and line) and not asked.days


def _expects(asked: Asked, text: str) -> bool:
    """What somebody expects, plans or aims at is not what came of it: only who asks for it is told of it."""
    if speaks_of("expects", asked.text, asked.language):
        return False
    if asked.language not in ("", _ENGLISH):
        return speaks_of("expects", text, asked.language)
    found = pattern_of("expects", _ENGLISH).finditer(text)
    return any(_is_of_a_verb(text[one.end() :]) for one in found)


def _is_of_a_verb(behind: str) -> bool:
    """`The company plans revenue`; no `harbours on the Cutter and Schooner plans`, nor `plans of 2024`."""
    first = next(iter(runs_of(behind)), "").lower()
    return bool(first) and behind[:1] == " " and first not in words_of("preposition", language=_ENGLISH) - {"for"}


def tells_amount(text: str) -> bool:
    """Tell whether a text has a figure beside its dates, periods and numbers of notes."""
    return has_digit(text) and has_digit(sorted_out(text).rest)


_EXPECTED = 0.5
_FIGURE = "#"
_NOWHERE = 1_000_000


@lru_cache(maxsize=1)
def _changes() -> frozenset[str]:
    return frozenset(map(stem, words_of("asks_change")))


def _told(asked: Asked, text: str) -> tuple[str, ...]:
    """Return a sentence's telling words, a sign for each figure, and nothing for a stop word; periods are left out.

    Nothing stands for a bracket, too: `$2 million of debt outstanding (including issuance costs)`.
    """
    told = (part for aside in sorted_out(text).rest.split("(") for part in ("", *words(aside)))
    signs = [_sign(asked, word) for word in told if not is_period(stem(word))]
    # `..., after £2 million`: what a figure is held against is said of no other thing.
    before_figures = {i for i, sign in enumerate(signs[1:]) if sign == _FIGURE and signs[i] in _held_against()}
    return tuple("" if i in before_figures else sign for i, sign in enumerate(signs))


@lru_cache(maxsize=1)
def _held_against() -> frozenset[str]:
    return frozenset(stem(word.removesuffix("*")) for word in words_of("set_against"))


def _sign(asked: Asked, word: str) -> str:
    if word[:1].isdigit() and stem(word) not in asked.attribute:
        return _FIGURE
    term = next(iter(asked.telling(word)), "")
    said_of_itself = term not in asked.attribute and word.lower() in words_of("oneself")  # `the company expects`
    of_an_amount = term in _of_an_amount() and term not in asked.attribute  # a mill is no million
    return "" if of_an_amount or word.lower() in _codes() or said_of_itself else term


@lru_cache(maxsize=1)
def _codes() -> frozenset[str]:
    """`NOK` of `NOK 495 million`."""
    return frozenset(map(str.lower, CURRENCY_CODES))


@lru_cache(maxsize=1)
def _of_an_amount() -> frozenset[str]:
    """What belongs to a figure itself: `about`, `million`, `dollars`."""
    return frozenset(map(stem, (*words_of("approximate"), *SCALES, *CURRENCY_NAMES)))


def _strewn(asked: Asked, stretch: frozenset[str], between: Sequence[str]) -> float:
    """Return the share of other words in the stretch that holds the words asked for, and from it to the figure."""
    other = (stretch | {t for t in between if t not in plain_words()}) - set(asked.attribute)
    return len(other) / len(stretch | other) if stretch else 1.0


def _phrase(asked: Asked, told: Sequence[str]) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the words of the narrowest stretch with all words asked for that there are, and those up to a figure.

    What stands directly before or behind the stretch belongs to it: `deferred revenue` is no revenue.
    """
    found = _narrowest(told, set(asked.attribute) & set(told))
    if found is None:
        return frozenset(), ()
    start, end = found
    after = next((i for i in range(end + 1, len(told)) if told[i] == _FIGURE), _NOWHERE)
    before = next((i for i in range(start - 1, -1, -1) if told[i] == _FIGURE), -_NOWHERE)
    between: Sequence[str] = ()
    amid = list(told[start:end]).count(_FIGURE) == 1
    if not amid:
        between = told[end + 1 : after] if after - end < start - before else told[before + 1 : start]
    # `Customers affected: 212 harbours`: a figure amid the words asked for is theirs, whatever stands around them.
    wide = 0 if amid else 1
    stretch = told[max(start - wide, 0) : end + 1 + wide]
    nothing = {"", _FIGURE}
    return frozenset(stretch) - nothing, tuple(t for t in between if t not in nothing)


def _narrowest(told: Sequence[str], wanted: Set[str]) -> tuple[int, int] | None:
    last: dict[str, int] = {}
    best: tuple[int, int] | None = None
    for place, term in enumerate(told):
        if term in wanted:
            last[term] = place
            start = min(last.values())
            if len(last) == len(wanted) and (best is None or place - start < best[1] - best[0]):
                best = start, place
    return best
