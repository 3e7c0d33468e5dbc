"""The values that standing is told by: a day as far as it is certain, a version, a state, a claim of authority."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from core.reading.digits import numbers_in, years_in
from core.reading.lexicon import alternatives, speaks_of
from core.reading.periods import dates_in

_LONGEST = 80
_AS_ONE = len("20261109")
_MOST_AUTHORITY = 100


WHOLE_DAY = len("2026-03-31")
"""Characters of a day that is certain."""
_VERSION = re.compile(
    rf"(?<![^\W_])(?:v\.?|{alternatives('version_word')}[\s_-]?)\s?(\d{{1,4}}(?:[._]\d{{1,4}}){{0,3}})(?!\w)", re.I
)


@dataclass(slots=True)
class Said:
    """What was found so far; what was said first stays."""

    dates: dict[str, str] = field(default_factory=dict)
    version: tuple[int, ...] = ()
    values: dict[str, str] = field(default_factory=dict)
    authority: int = 0

    def note(self, name: str, value: str) -> None:
        """Keep a value unless one was kept before."""
        if value:
            self.values.setdefault(name, value)


def numbered(text: str) -> str:
    """Return the version that a text is numbered by, as it is written: `2.1` of `v2.1`; empty where it is not."""
    found = _VERSION.search(text)
    return found[1] if found else ""


def day(text: str) -> str:
    """Return the first date as far as it is certain: `2024-03-01`, `2024-03`, `2024`; `03/04/2024` is only a year."""
    dates = dates_in(text[:_LONGEST])
    if not dates:
        years = years_in(text[:_LONGEST])
        return str(years[0]) if years else ""
    readings = [reading for reading in dates[0].readings if reading[0]]
    if not readings:
        return ""
    dotted = "." in dates[0].text  # `09.11.2026`: whoever writes dots puts the day first
    (year, month, date), several = readings[-1 if dotted else 0], len(readings) > 1 and not dotted
    if several or not month:
        return f"{year:04d}"
    return f"{year:04d}-{month:02d}-{date:02d}" if date else f"{year:04d}-{month:02d}"


def day_in_name(name: str) -> str:
    """Return the day that a file's name holds as `2026-11-09` or `20261109`, whatever stands beside it."""
    parts = numbers_in(name.replace("-", " ").replace("_", " "))
    for at, part in enumerate(parts):
        written = part if len(part) == _AS_ONE else "".join(parts[at : at + 3])
        found = day(f"{written[:4]}-{written[4:6]}-{written[6:]}") if len(written) == _AS_ONE else ""
        if found.count("-") == 2:
            return found
    return ""


def numbers(text: str) -> tuple[int, ...]:
    """Return a version's numbers: 2 and 1 of `2.1`."""
    return tuple(int(number[:9]) for number in numbers_in(text.replace("_", "."))[:4])


def state_in(text: str) -> str:
    """Return `archived`, `draft`, or nothing where a text has a word for neither."""
    if speaks_of("archived_state", text):
        return "archived"
    return "draft" if speaks_of("draft_state", text) else ""


def authority(value: str) -> int:
    """Return a number as it is, up to 100; 1 for `official` and its like, -1 for `unofficial`."""
    if value.isdecimal():
        return min(int(value[:3]), _MOST_AUTHORITY)
    if speaks_of("unofficial_word", value):
        return -1
    return int(speaks_of("official_word", value))
