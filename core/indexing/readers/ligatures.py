"""Puts back the ligatures (fi, ff, fl, ffi) that some PDFs leave without a character."""

from __future__ import annotations

from typing import Final

HOLE: Final = "\ufffe"
# What stands before and behind a hole tells which ligature it was: o_ce is office, di_erent different, in_uence
# influence.
_AROUND: Final = (
    ("o", ("ce", "ci"), "ffi"),
    ("e", ("ci", "ca"), "ffi"),
    ("di", ("cu",), "ffi"),
    ("su", ("ci", "x"), "ffi"),
    ("o", ("er", "s", "l", "-"), "ff"),
    ("di", ("er",), "ff"),
    ("de", ("at", "ect"), "fl"),
    ("re", ("ect",), "fl"),
    ("e", ("ect", "or"), "ff"),
    ("a", ("ect", "or"), "ff"),
    ("sta", ("",), "ff"),
    ("co", ("ee",), "ff"),
    ("in", ("u", "at", "am"), "fl"),
    ("con", ("ict",), "fl"),
)
_BEGIN_WITH_FL: Final = ("ow", "oa", "oo", "ee", "ex", "at", "uc", "y")


def restore(line: str) -> str:
    """Fill each hole beside a letter; others go."""
    filled, *rest = line.split(HOLE)
    for after in rest:
        filled += _ligature(filled, after) + after
    return filled


def _ligature(before: str, after: str) -> str:
    """Any that nothing tells of is `fi`, by far the commonest, and `ff` at the end of a word (staff, off)."""
    for ends, begins, ligature in _AROUND:
        if before[-len(ends) :].lower() == ends and after.startswith(begins):
            return ligature
    in_word, goes_on = before[-1:].islower(), after[:1].isalpha()
    if in_word and not goes_on:
        return "ff"
    if not before[-1:].isalpha() and after.startswith(_BEGIN_WITH_FL):
        return "fl"
    return "fi" if in_word or after[:1].islower() else ""
