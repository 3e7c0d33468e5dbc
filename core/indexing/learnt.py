"""Who taught a web page, and when it was fetched: whoever is to have it fetched again needs the same right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from core.ports import DocumentEntry

Right = Literal["", "everyone", "admins"]
REFETCH_SECONDS = 600.0
"""A page is fetched anew at most so often, whoever asks for it."""
_ORDER: tuple[Right, ...] = ("", "everyone", "admins")
_MARK = "url"


@dataclass(frozen=True, slots=True)
class Learnt:
    """Who taught a page: `by` is `slack:T1:U1`, or the terminal.

    `right` is that of a channel where everyone may teach, or an admin's; `at` is when the page was last fetched, or
    was to be, in seconds since 1970.
    """

    by: str = "terminal"
    right: Right = "admins"
    at: float = 0.0

    def stamp(self, at: float) -> str:
        """Return what the document's `stat_key` begins with, fetched at this time."""
        return f"{_MARK} {at:.0f} {self.right or _ORDER[-1]} {self.by.replace('|', ' ')}"

    def may_be_refetched(self, right: Right, now: float) -> bool:
        """Say whether somebody of this right may have it fetched again at this time."""
        return _ORDER.index(right) >= max(1, _ORDER.index(self.right)) and not 0 <= now - self.at < REFETCH_SECONDS


TERMINAL = Learnt()


def learnt_of(entry: DocumentEntry) -> Learnt:
    """Return who taught a page; one whose teacher is not on record was the operator's."""
    mark, _, rest = entry.stat_key.partition("|")[0].partition(" ")
    at, _, rest = rest.partition(" ")
    right, _, by = rest.partition(" ")
    if mark != _MARK or not at.isdigit():
        return TERMINAL
    return Learnt(by, "everyone" if right == "everyone" else "admins", float(at))


def right_named(name: object) -> Right:
    """Return the right that a job names, none where it names no such."""
    return next((right for right in _ORDER if right == name), "")
