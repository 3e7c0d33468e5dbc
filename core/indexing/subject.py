"""What a document is about, as it says itself: company, product, version, place, period and audience."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from core.facts.companies import has_legal_form
from core.indexing.standing_values import day
from core.model import NO_SUBJECT, Subject
from core.reading.characters import has_letter
from core.reading.digits import years_at
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.roles import Role

_LABELS: tuple[tuple[Role, str], ...] = (
    ("company_label", "company"),
    ("product_label", "product"),
    ("version_word", "version"),
    ("place_label", "place"),
    ("period_label", "period"),
    ("audience_label", "audience"),
)
_MOST_LINES, _NAMED_EARLY = 60, 12
_LONGEST_LABEL, _LONGEST_NAME, _LONGEST_TITLE_PART = 30, 80, 60
_NEAR = 60  # characters between `for the fiscal year ended` and its date
_COLONS = (":", "：", "|", "=")
_PARTS = (" - ", " – ", " — ", ": ", " | ", ", ", "(", ")")
_EDGES = " \t*_#>-|\"'[]"


def read_subject(title: str | None, path: str, text: str, properties: Sequence[str] = ()) -> Subject:
    """Return what a document says it is about; `text` is its beginning and end, or all of it.

    Believed go, first to last: labels of front matter and of the first lines (`Company: Ottil plc`, in the twelve
    languages), what its format keeps beside the text, the cover of a filing (`(Exact name of registrant ...)`, `for the
    fiscal year ended ...`), names with a legal form in the title or a line of their own, and a file's name as reports
    are called (`OTTIL_2022_10K`).
    """
    lines = [line for line in (raw.strip(_EDGES) for raw in text.splitlines()) if line][:_MOST_LINES]
    said = _labelled([*lines, *properties])
    found = replace(NO_SUBJECT, **said)
    company = found.company or _registrant(lines) or _with_legal_form(title or "", lines) or _in_file_name(path)
    return replace(found, company=company, period=found.period or _reported(lines) or _named_year(title or "", path))


def says_whom_it_is_for(line: str) -> bool:
    """Tell whether a line of front matter names a document's audience."""
    return "audience" in _labelled([line.strip(_EDGES)])


def _labelled(lines: Sequence[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for line in lines:
        at = min((at for at in map(line.find, _COLONS) if at > 0), default=0)
        label = line[:at].replace("_", " ").replace("-", " ").strip(" *").casefold()
        value = line[at + 1 :].strip(" *|\"'[]").rstrip(" |")
        if not 0 < at <= _LONGEST_LABEL or not 0 < len(value) <= _LONGEST_NAME or "|" in value:  # a row of cells
            continue
        for role, name in _LABELS:
            if name not in said and label in words_of(role):
                said[name] = _period(value) if name == "period" else value
    return {name: value for name, value in said.items() if value}


def _period(value: str) -> str:
    return day(value)


def _registrant(lines: Sequence[str]) -> str:
    """Return the line above `(Exact name of registrant as specified in its charter)`, or what stands before it."""
    for number, line in enumerate(lines):
        found = pattern_of("registrant").search(line)
        if found is None:
            continue
        before = line[: found.start()].strip(_EDGES + "(")
        above = lines[number - 1] if number else ""
        name = before if has_letter(before) else above
        return name if 0 < len(name) <= _LONGEST_NAME else ""
    return ""


def _with_legal_form(title: str, lines: Sequence[str]) -> str:
    """Return a name with a legal form (`Ottil Harbour plc`): a part of the title, or an early line of its own."""
    early = (line for line in lines[:_NAMED_EARLY] if not line.endswith((".", ":", "。")) or has_legal_form(line))
    candidates = (*_parts(title), *(line for line in early if len(line) <= _LONGEST_TITLE_PART))
    return next((name for name in candidates if has_legal_form(name) and not _is_a_measure(name)), "")


def _is_a_measure(name: str) -> bool:
    """`Weight 1.4 kg` ends with a unit that is spelt like a legal form; and a row of cells is no name."""
    before = name.split()[-2:-1]
    return "|" in name or (bool(before) and before[0][0].isdigit())


def _parts(title: str) -> Iterator[str]:
    """Yield a title, then its parts: `Annual report 2022 - Ottil plc`."""
    pieces = [title]
    for mark in _PARTS:
        pieces = [part for piece in pieces for part in piece.split(mark)]
    yield from (part.strip(_EDGES) for part in (*pieces, title) if 0 < len(part.strip()) <= _LONGEST_TITLE_PART)


def _in_file_name(path: str) -> str:
    """Return what stands before the year of a file that is called like a report: `OTTIL_HARBOUR_2022Q2_10Q.pdf`."""
    name = _stem(path)
    years = years_at(name)
    if not years or not speaks_of("report_kind", name[years[0][2] :]):
        return ""
    company = name[: years[0][1]].strip(_EDGES)
    return company if has_letter(company) and len(company) <= _LONGEST_NAME else ""


def _stem(path: str) -> str:
    name = path.replace("\\", "/").rpartition("/")[2]
    return (name.rpartition(".")[0] or name).replace("_", " ")


def _reported(lines: Sequence[str]) -> str:
    """Return the end of the period that a cover says is reported on."""
    whole = " ".join(lines)
    for found in islice(pattern_of("reports_on").finditer(whole), 3):
        if ended := day(whole[found.end() : found.end() + _NEAR]):
            return ended
    return ""


def _named_year(title: str, path: str) -> str:
    """Return the year of a report by its title or its file's name, where there is one and no other."""
    if not speaks_of("report_kind", f"{title} {_stem(path)}"):
        return ""
    years = {year for year, _, _ in years_at(f"{title} {_stem(path)}")}
    return str(years.pop()) if len(years) == 1 else ""
