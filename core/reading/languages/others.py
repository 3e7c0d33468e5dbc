"""Languages of which we know too little to read them: enough to tell them, and some of their months and scales."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

OTHERS: Final = (
    Language(code="ru", name="Russian", script="cyrillic"),
    Language(code="he", name="Hebrew", script="hebrew"),
    Language(code="th", name="Thai", script="thai"),
    Language(code="el", name="Greek", script="greek"),
    Language(
        code="sv",
        decimal_comma=True,
        name="Swedish",
        telltales="och att det",
        months=("januari", "februari", "mars", "april", "", "juni", "juli", "augusti", "", "oktober", "", ""),
        scales={"miljoner": 1e6, "miljarder": 1e9},
        roles={"percent": "procent"},
    ),
    Language(
        code="da",
        decimal_comma=True,
        name="Danish",
        telltales="det er og ikke",
        scales={"millioner": 1e6, "milliarder": 1e9},
    ),
    Language(
        code="pl",
        decimal_comma=True,
        name="Polish",
        telltales="nie jest",
        scales={"tys": 1e3, "mln": 1e6, "mld": 1e9},
    ),
)
