"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    roles={
        "change": """
            chang*, differ*, increas*, decreas*, growth, grow*, grew, rise*, risi*, rose, fell, fall*, declin*, drop*,
            higher, lower, variance, year on year, year over year, year-on year, year-over year, year on-year, year
            over-year, year-on-year, year-over-year, yoy, gain*, improv*, gap, exceed*, up, down, reduc*, more, less,
            fewer, expan*, jump*, surg*, slip*, contracted, contraction, shrank, shrink, shrunk, fluctuat*, compared,
            versus, vs, climb*, soar*, rebound*, recover*, dip, dips, dipped, dipping, plung*, tumbl*, slid, slump*,
            eased, cagr, widen*, narrow*, advanc*, remain, remains, remained, remaining, remainder, still, left,
            without, rest, cut by, cut from
        """,
        "rise": """
            increas*, grew, grow*, rose, rise, risen, rising, gain*, higher, up, improv*, jump*, surg*, expan*, more,
            climb*, exceed*, soar*, rebound*, recover*, doubl*, tripl*
        """,
        "fall": """
            decreas*, fell, fall, fallen, falling, falls, declin*, drop*, lower, down, reduc*, less, slip*,
            contracted, contraction, shrank*, shrink*, shrunk*, fewer, dip, dips, dipped, dipping, plung*, tumbl*,
            slid*, slump*, eased
        """,
        "loss": """
            decreas*, fell, fall, fallen, falling, falls, declin*, drop*, lower, down, reduc*, less, slip*,
            contracted, contraction, shrank*, shrink*, shrunk*, fewer, loss*, lost, negative, deficit, outflow*, used,
            expens*, expend*, paid, payment*, deduct*, write-off, write-offs, charge, charges
        """,
        "average": "average, mean, averaged, averaging",
        "sum": """
            total*, sum, combined, altogether, together, aggregate, overall, both, in all, cumulative, add*
        """,
        "whole": """
            averag*, mean, combined, together, altogether, cumulative*, in all, in total, sum of
        """,
        "share": """
            ratio, proportion, percent*, share, portion, fraction, constitut*, out of, make up, made up, makes up,
            account*, represent*, margin, rate, times, return, turnover, relative, per, yield, part, fold, multiple,
            half, third, thirds, quarter, quarters, fifth, fifths, tenth, tenths, coverage, leverage, %
        """,
        "compound": """
            compound*, cagr, annualised, annualized, per year, a year, each year, yearly, annual, annually
        """,
        "unsigned": "differ*, gap, variance, range, exceed*, more, less, higher, lower",
        "against": "against, versus, vs, compared to, compared with, up from, down from",
    },
)
