"""Puts back the ligatures (fi, ff, fl, ffi) that some PDFs leave without a character."""

from __future__ import annotations

import re

HOLE = "\ufffe"
# What stands around a hole tells which ligature it was: o_ce is office, di_erent different, in_uence influence. Any
# other is `fi`, by far the commonest, and `ff` at the end of a word (staff, off).
_AROUND = tuple(
    (re.compile(around), ligature)
    for around, ligature in (
        (rf"(?<=[oO]){HOLE}(?=c[ei])|(?<=[eE]){HOLE}(?=ci|ca)|(?<=[dD]i){HOLE}(?=cu)|(?<=su){HOLE}(?=ci|x)", "ffi"),
        (rf"(?<=[oO]){HOLE}(?=er|s|l|-)|(?<=[dD]i){HOLE}(?=er)|(?<=[eEaA]){HOLE}(?=ect|or)", "ff"),
        (rf"(?<=[sS]ta){HOLE}|(?<=[cC]o){HOLE}(?=ee)|(?<=[a-z]){HOLE}(?![^\W\d_])", "ff"),
        (rf"(?<=[iI]n){HOLE}(?=u|at|am)|(?<=[dD]e){HOLE}(?=at|ect)|(?<=con){HOLE}(?=ict)|(?<=re){HOLE}(?=ect)", "fl"),
        (rf"(?<![^\W\d_]){HOLE}(?=o[wao]|ee|ex|at|uc|y)", "fl"),
        (rf"{HOLE}(?=[a-z])|(?<=[a-z]){HOLE}", "fi"),
    )
)


def restore(line: str) -> str:
    """Fill each hole beside a letter; others go."""
    for pattern, ligature in _AROUND:
        line = pattern.sub(ligature, line)
    return line.replace(HOLE, "")
