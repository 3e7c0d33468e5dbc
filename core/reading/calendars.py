"""Names of months in the languages that answers and documents come in."""

from __future__ import annotations

import re

_NAMES = (
    "january january jan januar janvier enero gennaio janeiro januari",
    "february february feb februar février fevrier febrero febbraio fevereiro februari",
    "march march mar märz maerz mars marzo março maart",
    "april april apr avril abril aprile",
    "may may may mai mayo maggio maio mei",
    "june june jun juni juin junio giugno junho",
    "july july jul juli juillet julio luglio julho",
    "august august aug août aout agosto augustus augusti",
    "september september sept sep septembre septiembre settembre setembro",
    "october october oct oktober okt octobre octubre ottobre outubro",
    "november november nov novembre noviembre novembro",
    "december december dec dezember dez décembre decembre diciembre dicembre dezembro",
)
MONTH_NUMBERS = {name: number for number, names in enumerate(_NAMES, 1) for name in names.split()}
FOREIGN_MONTH = "|".join(
    sorted((n for names in _NAMES for n in names.split()[3:] if n not in ("mar", "jun", "sep")), key=len, reverse=True)
)
"""Names that are not English: read as a month only where a day or a year stands by it (`3 mars 2020`)."""

_WORD = re.compile(r"[^\W\d_]{3,10}")


def months_named(text: str) -> list[int]:
    """Return the numbers (1-12) of the months a text names, in order."""
    return [MONTH_NUMBERS[w] for w in map(str.lower, _WORD.findall(text)) if w in MONTH_NUMBERS]
