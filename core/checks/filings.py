"""The filings check: form and date of every filing named match a row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from string import digits

from core.checks.check import Check, Exhibit
from core.checks.phrasing import counted, listed, severity_of
from core.model import FactRow, Span, Status, Verdict
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.lexicon import speaks_of
from core.reading.periods import Date, Day, dates_in, opening_day

NAME = "filings"

_FORM = re.compile(
    r"(?<![\w.,])(?P<form>10-?K(?:T|405)?|10-?Q(?:T)?|8-?K|20-?F|40-?F|6-?K|S-[1348]|DEF\s?14A|13[DFG]|11-?K|SD)(?P<amended>/A)?\b"
    r"|\b(?P<annual>annual report)\b|\b(?P<quarterly>quarterly report)\b|\b(?P<current>current report)\b"
    r"|\b(?P<accession>\d{10}-\d{2}-\d{6})\b",
    re.IGNORECASE,
)
_NUMBERED = frozenset({"6", "8", "10", "11", "20", "40"})
_FORMS_IN_WORDS = {"annual": ("10-K", "20-F", "40-F"), "quarterly": ("10-Q", "6-K"), "current": ("8-K",)}

FORM = ("form", "filing_type", "latest_form", "form_type")
FILED = ("filingDate", "filing_date", "filed", "latest_filed", "first_filed")
PERIOD = ("reportDate", "report_date", "period_end", "end")
ACCESSION = ("accessionNumber", "accession_number", "accession", "latest_accession", "first_accession")


@dataclass(frozen=True, slots=True)
class Filing:
    """A filing as a row states it: form, days of filing, end of the period, accession numbers."""

    form: str
    filed: tuple[Day, ...]
    period: tuple[Day, ...]
    accessions: tuple[str, ...]
    of_figures: bool = False
    """Known from a row of figures, which names the filing that last stated them: `period` is theirs."""


@dataclass(frozen=True, slots=True)
class _Fault:
    reason: str
    hint: str


@dataclass(frozen=True, slots=True)
class _Mention:
    start: int
    end: int
    text: str
    forms: tuple[str, ...]
    accession: str
    dates: tuple[Date, ...]


def check_filings(text: str, rows: Sequence[FactRow]) -> Verdict:
    """Judge every filing that an answer names with a date or an accession number."""
    filings = _filings(rows)
    mentions = [m for s in sentences_of(text) for m in _mentions(s)] if filings else []
    judged = [(m, _fault(m, filings)) for m in mentions if m.dates or m.accession]
    if not judged:
        return Verdict(NAME, Status.SKIP)
    faults = [(m, f) for m, f in judged if f]
    if not faults:
        return Verdict(NAME, Status.PASS, detail=f"{counted(len(judged), 'filing')} named, in the rows as well.")
    return Verdict(
        NAME,
        Status.FAIL,
        severity_of(len(faults), len(judged)),
        detail=f"{len(faults)} of {counted(len(judged), 'filing')} named match no row: "
        + "; ".join(f"`{m.text}` ({f.reason})" for m, f in faults[:4])
        + ".",
        hint=" ".join(f.hint for _, f in faults[:6]),
        spans=tuple(Span(*_place(m), f.reason) for m, f in faults),
    )


def _place(mention: _Mention) -> tuple[int, int, str]:
    return mention.start, mention.end, mention.text


def _fault(mention: _Mention, filings: Sequence[Filing]) -> _Fault | None:
    """Say what is wrong with a filing named, None where a row bears it out."""
    if mention.accession:
        known = any(mention.accession in f.accessions for f in filings)
        reason = "the accession number of no filing in the evidence"
        return None if known else _Fault(reason, f"`{mention.accession}` is {reason}.")
    of_form = [f for f in filings if f.form in mention.forms]
    name = " or ".join(mention.forms)
    if not of_form:
        reason = f"there is no {name} in the evidence"
        return _Fault(reason, f"There is no `{name}` in the evidence; there are {listed(_forms_of(filings))}.")
    wrong = [d for d in mention.dates if not any(_dates(d, f) for f in of_form)]
    if not wrong:
        return None
    closest = _closest(wrong[0].readings[0], of_form)
    hint = f"`{name}` with the date `{wrong[0].text}`: closest is {closest}. Filed: {_all_filed(of_form)}."
    return _Fault(f"no {name} with the date {wrong[0].text}: closest is {closest.replace('`', '')}", hint)


def _forms_of(filings: Sequence[Filing]) -> list[str]:
    return sorted({f.form for f in filings})


def _dates(date: Date, filing: Filing) -> bool:
    days = (*filing.filed, *filing.period)
    return any(all(s in (0, d) for s, d in zip(said, day, strict=True)) for said in date.readings for day in days)


def _closest(said: Day, filings: Sequence[Filing]) -> str:
    """The filing with the day nearest to the one said; rows of the filings themselves come before rows of figures."""
    days = [(abs(_ordinal(d) - _ordinal(said)), f.of_figures, f, d) for f in filings for d in f.filed]
    if not days:
        return "unknown"
    _, _, filing, day = min(days, key=lambda x: x[:2])
    period = f" for the period to {_iso(filing.period[0])}" if filing.period and not filing.of_figures else ""
    return f"the `{filing.form}` filed `{_iso(day)}`{period}"


def _all_filed(filings: Sequence[Filing]) -> str:
    days = sorted({d for f in filings for d in f.filed}, reverse=True)
    return listed([_iso(d) for d in days])


def _mentions(sentence: Sentence) -> list[_Mention]:
    """Forms in a sentence with the dates that follow each, up to the next form; else those before the first."""
    text = sentence.text
    forms = list(_FORM.finditer(text))
    if not forms or not (speaks_of("filed", text) or any(m["form"] or m["accession"] for m in forms)):
        return []
    dates = [d for d in dates_in(text) if any(r[2] for r in d.readings)]
    found = []
    for i, match in enumerate(forms):
        until = forms[i + 1].start() if i + 1 < len(forms) else len(text)
        own = [d for d in dates if match.end() <= d.start < until]
        if not own and i == 0:
            own = [d for d in dates if d.start < match.start()]
        found.append(_mention(match, tuple(own), sentence))
    return found


def _mention(match: re.Match[str], dates: tuple[Date, ...], sentence: Sentence) -> _Mention:
    end = max([match.end(), *(d.end for d in dates)])
    start = min([match.start(), *(d.start for d in dates)])
    accession = match["accession"] or ""
    return _Mention(
        sentence.start + start, sentence.start + end, sentence.text[start:end], _forms(match), accession, dates
    )


def _forms(match: re.Match[str]) -> tuple[str, ...]:
    for word, forms in _FORMS_IN_WORDS.items():
        if match[word]:
            return forms
    return (_canonical(match["form"] + (match["amended"] or "")),) if match["form"] else ()


def _canonical(form: str) -> str:
    """`10k` is `10-K`."""
    form = " ".join(form.upper().split())
    letters = form.lstrip(digits)
    number = form.removesuffix(letters)
    return f"{number}-{letters}" if number in _NUMBERED and letters[:1].isalpha() else form


def _filings(rows: Sequence[FactRow]) -> list[Filing]:
    found = []
    for row in rows:
        form = _first(row, FORM)
        filed = _days(row, FILED)
        if form and filed:
            accessions = tuple(str(row.values[n]) for n in ACCESSION if row.values.get(n))
            found.append(Filing(_canonical(form), filed, _days(row, PERIOD), accessions, "metric" in row.values))
    return found


def _first(row: FactRow, names: Sequence[str]) -> str:
    return next((str(v) for n in names if (v := row.values.get(n))), "")


def _days(row: FactRow, names: Sequence[str]) -> tuple[Day, ...]:
    return tuple(day for n in names if (day := opening_day(str(row.values.get(n)))))


def _ordinal(day: Day) -> int:
    return day[0] * 372 + day[1] * 31 + day[2]


def _iso(day: Day) -> str:
    return f"{day[0]:04d}-{day[1]:02d}-{day[2]:02d}"


def _judge(exhibit: Exhibit) -> Verdict:
    return check_filings(exhibit.text, exhibit.evidence.rows)


FILINGS = Check(NAME, _judge, proves=True)
