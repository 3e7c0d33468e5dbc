"""What a question about prices or filings asks for: which column, which form, and how its words are accounted for."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from core.facts.grammar_operations import Asked
from core.facts.plan import Operation, Topic, When
from core.reading.characters import runs_of, stands_alone
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role

_FIELDS: tuple[tuple[Role, str], ...] = (
    ("plan_price_volume", "volume"),
    ("plan_price_open", "open"),
    ("plan_price_high", "high"),
    ("plan_price_low", "low"),
    ("plan_price_close", "close"),
)
_FILING_FIELDS: tuple[tuple[Role, str], ...] = (
    ("plan_filing_link", "url"),
    ("plan_filing_number", "accession"),
    ("plan_filing_about", "items"),
)
_LEAD_TO_FILINGS = frozenset(("filing", "filings", "file", "filed", "files", "accession", "edgar"))
_SUBMITS, _COVER = "submi", "cover"
_OF_FISCAL_YEARS = frozenset(("fiscal", "fy"))
_MANY = frozenset(("filings", "all", "list", "which", "reports"))
_FIRST_QUARTER = ("first quarter", "first fiscal quarter")


@dataclass(frozen=True, slots=True)
class Topical:
    """What a question is about, once that is known; `takes` are roles whose words belong to the topic.

    `joint` is how the one measure named joins the measure of the question before.
    """

    topic: Topic
    measures: tuple[str, ...] = ()
    field: str = ""
    form: str = ""
    year_range: bool = False
    many: bool = False
    takes: tuple[Role, ...] = ()
    latest: int = 0
    first: bool = False
    joint: str = ""

    def operation_of(self, asked: Asked) -> Operation:
        """Return the operation as this topic means it: a share's `gain` is its return."""
        if self.topic == "filings" and self.field == "count":
            return Operation.COUNT
        if self.first:
            return Operation.FIRST
        if self.topic == "prices" and asked.operation in _RETURNS:
            return Operation.RETURN
        if self.topic == "prices" and self.year_range and asked.operation is Operation.VALUE:
            return {"high": Operation.HIGHEST, "low": Operation.LOWEST}.get(self.field, Operation.RANGE)
        return asked.operation

    def when_of(self, when: When, text: str, asked: Asked) -> When:
        """Return the time as this topic means it: a report's year is the one that it covers, unless `filed in`."""
        if self.latest:
            when = replace(when, span=replace(when.span, latest=self.latest))
        if self.topic != "filings" or not (when.span.years or when.span.quarter):
            return when
        filed_in = _FILED_IN.search(text) is not None or self.many or self.field == "count"
        covers = _says(text, _OF_FISCAL_YEARS, _COVER) or _COVERS.search(text) is not None
        return replace(when, covered=covers or not filed_in)

    def accounted(self, asked: Asked) -> str:
        """Return the words that neither the operation nor the topic accounts for."""
        rest = asked.rest
        for role in self.takes:
            rest = pattern_of(role).sub(" ", rest)
        return rest


_FILED_IN = re.compile(
    r"\b(?:file[ds]?|filings?|submit\w*|made?|(?:hand|turn|sen[dt])(?:ed|s)? in|lodged?|put out|(?:publish|releas)\w*) "
    r"(?:\S+ ){0,4}?(?:in|during|since|between|from|on)\b"
)
_COVERS = re.compile(r"\b(?:for|of|covering) (?:the )?(?:year )?\d{4}\b")
_RETURNS = frozenset((Operation.RETURN, Operation.PERCENT_CHANGE, Operation.CHANGE, Operation.CAGR))


def read_prices(rest: str) -> tuple[Topical, str] | None:
    """Return which price is asked for, and the text without its words; None where none is."""
    range_said = pattern_of("plan_year_range").search(rest) is not None
    field = "close"
    found = next(((role, name) for role, name in _FIELDS if pattern_of(role).search(rest)), None)
    talks_of_shares = pattern_of("plan_price").search(rest) is not None
    if not range_said and found is None and not talks_of_shares:
        return None
    ranged = pattern_of("plan_range").search(rest) is not None
    words = set(rest.split())
    traded = "shares" in words and bool(words & {"traded", "trade"}) and pattern_of("plan_how_many").search(rest)
    taken: list[Role] = ["plan_year_range", "plan_price", "plan_return"]
    if found is not None:
        field = found[1]
        taken.append(found[0])
    if found is not None and found[1] != "close":
        taken.append("plan_price_close")
    both = found is not None and found[1] == "high" and pattern_of("plan_price_low").search(rest)
    if both or ranged:
        taken += ["plan_range", "plan_price_low"]
        field = "range"
    several = _several_columns(rest)
    if several:
        field = "+".join(name for _, name in several)
        taken += [role for role, _ in several]
    for role in taken[:1] + ([found[0]] if found is not None else []):
        rest = pattern_of(role).sub(" ", rest)
    if traded:
        field, rest = "volume", rest.replace("how many", " ")
    return Topical("prices", field=field, year_range=range_said, takes=tuple(taken)), _return_named(rest)


def _several_columns(rest: str) -> list[tuple[Role, str]]:
    """`Open and close`, `price and volume`: more than one column, that are not the ends of a range."""
    found = [(role, name) for role, name in _FIELDS if pattern_of(role).search(rest)]
    names = {name for _, name in found}
    if names == {"volume"} and pattern_of("plan_share_price").search(rest):
        found.append(("plan_share_price", "close"))
    joined = len(found) > 1 and not {"high", "low"} <= names and speaks_of("plan_joins", rest)
    return found if joined else []


def _return_named(rest: str) -> str:
    """`return` is a change in percent."""
    return pattern_of("plan_return").sub(" percent ", rest)


def read_filings(rest: str, form: str | None, *, plural: bool = False) -> tuple[Topical, str] | None:
    """Return which filings are asked for, and the text without those words; None where none are."""
    if form is None and not _says(rest, _LEAD_TO_FILINGS, _SUBMITS):
        return None
    found = [(role, name) for role, name in _FILING_FIELDS if pattern_of(role).search(rest)]
    field = found[0][1] if found else "date"
    many = (plural or _says(rest, _MANY)) and not found
    takes: tuple[Role, ...] = ("plan_filing", "plan_covers", *(role for role, _ in found))
    if any(name != "items" for _, name in found):
        takes = tuple(role for role in takes if role != "plan_filing_about")
    counted = not found and pattern_of("plan_how_many").search(rest) is not None
    if counted:
        takes = (*takes, "plan_how_many")
    latest, rest = latest_of(rest)
    if not latest and (newest := _newest_one(rest)) is not None:
        latest, rest = 0 if many else 1, f"{rest[: newest.start()]} {rest[newest.end() :]}"
    first = pattern_of("plan_first").search(rest) is not None and not any(
        stands_alone(named, rest) for named in _FIRST_QUARTER
    )
    rest = pattern_of("plan_first").sub(" ", rest) if first else rest
    field = "count" if counted else field
    return Topical("filings", (), field, form or "", many=many, takes=takes, latest=latest, first=first), rest


def _says(text: str, words: frozenset[str], beginning: str = "") -> bool:
    """A plain text has one of the words, or one that begins so."""
    runs = runs_of(text)
    return not words.isdisjoint(runs) or bool(beginning and any(run.startswith(beginning) for run in runs))


def _newest_one(rest: str) -> re.Match[str] | None:
    """`The last 10-K`; `last year` and `the last two quarters` are times."""
    for found in pattern_of("newest").finditer(rest):
        behind = next(iter(rest[found.end() :].split(maxsplit=1)[:1]), "")
        if behind not in words_of("plan_time_units") and not behind.isdecimal():
            return found
    return None


def latest_of(rest: str) -> tuple[int, str]:
    """`The last three`: how many are asked for, 0 where that is not said, and the text without it."""
    for newest in pattern_of("newest").finditer(rest):
        word = next(iter(rest[newest.end() :].split(maxsplit=1)[:1]), "")
        number = int(word) if word.isdecimal() and len(word) <= len("99") else NUMBERS.get(word, 0)
        if number:
            return number, f"{rest[: newest.start()]} {rest[newest.end() :].replace(word, ' ', 1)}"
    return 0, rest
