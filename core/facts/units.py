"""Units of figures whose rows name none: given by whoever imports them, or none at all, and never guessed."""

from __future__ import annotations

from core.errors import BadInput
from core.facts.records import Record
from core.reading.lexicon import words_of

_LONGEST = 20
BARE = "Rows without a unit or currency are shown as bare numbers; --unit or --currency says what they are in."


def valid_currency(code: str) -> str:
    """Return a currency's code in capitals, empty where none is given. Raises `BadInput`."""
    code = code.strip().upper()
    if code and not (len(code) == len("EUR") and code.isascii() and code.isalpha()):
        raise BadInput(f"“{code[:20]}” is no currency's code.", hint="Give three letters, such as EUR.")
    return code


def valid_unit(unit: str) -> str:
    """Return a unit, empty where none is given. Raises `BadInput`."""
    unit = " ".join(unit.split())
    if len(unit) > _LONGEST or not unit.isprintable():
        raise BadInput(f"A unit has at most {_LONGEST} characters.")
    return unit


def is_bare(record: Record) -> bool:
    """Say whether an amount or a price has no unit: counts need none."""
    if "currency" in record:
        return not record["currency"]
    return record.get("unit") == "" and not _counts(str(record["metric"]))


def _counts(metric: str) -> bool:
    return metric in words_of("plan_headcount") or metric.startswith("shares_")


def with_unit(record: Record, unit: str, currency: str) -> Record:
    """Return a record with the unit or currency it lacks; counts have none, and figures a share are in one each."""
    if "currency" in record:
        return record if record["currency"] else {**record, "currency": currency}
    if record.get("unit") != "":
        return record
    name = str(record["metric"])
    if unit or _counts(name):
        return {**record, "unit": unit}
    per_share = name.startswith("eps") or name.endswith("_per_share")
    return {**record, "unit": f"{currency}/shares" if currency and per_share else currency}
