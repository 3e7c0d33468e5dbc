"""Columns that programs name, said in words: `price_eur_per_m` is the price in EUR per m."""

from __future__ import annotations

from core.reading.characters import has_letter
from core.reading.lexicon import words_of
from core.reading.notation import currency_of
from core.reading.units import AMBIGUOUS, NAMED_UNITS

_JOINED = "_"

_FIGURE = frozenset("0123456789.,'-+ \u00a0\u202f")


def column_in_words(label: str) -> str:
    """Return a column's name as people say it, its unit in brackets: `diameter (mm)` of `diameter_mm`.

    What is written in words already stays as it is.
    """
    name, unit = _parted(label)
    return f"{name} ({unit})" if unit else name


def cell_in_words(label: str, cell: str) -> str:
    """Return a cell behind its column's name, with the unit that this says: `price 8.75 EUR per m`."""
    name, unit = _parted(label)
    if unit and cell and set(cell) <= _FIGURE:
        return f"{name} {cell} {unit}"
    if label.isdecimal() and cell[:1].isdecimal():
        return f"{cell} ({label})"  # `48 (2025)`: two numbers side by side are read as one
    return f"{column_in_words(label)} {cell}"


def is_named_by_program(label: str) -> bool:
    """Tell whether a column's name is joined as programs join them: `stock_m`."""
    return _JOINED in label.strip(_JOINED) and not any(map(str.isspace, label.strip())) and has_letter(label)


def _parted(label: str) -> tuple[str, str]:
    if not is_named_by_program(label):
        return label, ""
    said = [word for word in label.split(_JOINED) if word]
    for at in range(1, len(said)):
        is_last = at == len(said) - 1
        if _is_unit(said[at]) and (is_last or said[at + 1].lower() in words_of("per")):
            code = currency_of(said[at].upper())
            return " ".join(said[:at]), " ".join((code or said[at], *said[at + 1 :]))
    return " ".join(said), ""


def _is_unit(word: str) -> bool:
    known = word.lower() in NAMED_UNITS and word.lower() not in AMBIGUOUS
    return known or bool(currency_of(word.upper()))
