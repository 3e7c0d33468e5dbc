"""Numbers of a list's items within running text: `1) wash 2) rinse`, `(1) ... (2) ...`, `**1.** ...`, `1️⃣ ...`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

Span = tuple[int, int]

_NUMBER = re.compile(
    r"(?<![\w.,$€£(*])(?:(?P<open>\(|\*\*|__)?(?P<number>[1-9]\d?)(?P<close>[.)/]|\ufe0f?\u20e3)(?:\*\*|__)?)(?=\s|\*\*|__)"
)
_SIGN = re.compile(r"\d(?:[.)/][\s*_]|\ufe0f?\u20e3)")
"""What a text has that holds one at all: quicker to look for."""
_LEAST = tuple(re.compile(rf"{number}(?<!\d\d)(?!\d)") for number in (1, 2))
_LEADS = frozenset(".:;,!?)]*_–—-\n>")
_BOLD = ("**", "__")
_KEYCAP = "\u20e3"
FEWEST = 2
_NEAR = 200


def list_numbers(text: str) -> list[Span]:
    """Return where items are numbered from one on, in one style, each where an item may begin; in order.

    A single number, or one out of turn, is no list's. Steps are those of the text's length.
    """
    spans: list[Span] = []
    by_style: dict[str, list[Span]] = {}
    for start, end, style, number, begins in _candidates(text):
        run = by_style.setdefault(style, [])
        if not begins:
            if run and number == len(run) + 1 and _opens_a_line(text, run[0][0]) and _goes_on(text, end):
                run.append((start, end))
        elif number == 1:
            spans += _kept(run)
            by_style[style] = [(start, end)]
        elif number == len(run) + 1:
            run.append((start, end))
    for run in by_style.values():
        spans += _kept(run)
    return sorted(spans)


def counts_items(text: str) -> bool:
    """Tell whether a text has a `1` and a `2`, as any list that is numbered: quicker to tell than where."""
    return all(sign.search(text) is not None for sign in _LEAST)


def _opens_a_line(text: str, at: int) -> bool:
    """The list begins where a line does: then its items need no mark between them (`1. Wash 2. rinse`)."""
    return not at or text[at - 1] == "\n"


def _goes_on(text: str, end: int) -> bool:
    """An item follows: its first letter, behind one blank."""
    return text[end : end + 1] == " " and text[end + 1 : end + 2].isalpha()


def _candidates(text: str) -> Iterator[tuple[int, int, str, int, bool]]:
    for match in _NUMBER.finditer(text) if counts_items(text) and _SIGN.search(text) else ():
        opened = match["open"] or ""
        before = text[max(0, match.start() - 2) : match.start()].rstrip(" \t")
        alone = opened in _BOLD or match["close"].endswith(_KEYCAP)
        begins = (
            alone
            or not before
            or before[-1] in _LEADS
            or (not opened and match["close"] == ")" and _is_open(text, match))
        )
        if opened == "(" and match["close"] == ")":
            yield match.start(), match.end(), "()", int(match["number"]), True
        elif opened != "(" and (begins or (not opened and match["close"] != ")")):
            yield match.start(), match.end(), opened + match["close"], int(match["number"]), begins


def _is_open(text: str, match: re.Match[str]) -> bool:
    """No bracket before the number waits for this one."""
    near = text[max(0, match.start() - _NEAR) : match.start()]
    return near.rfind("(") <= near.rfind(")")


def _kept(run: Sequence[Span]) -> Sequence[Span]:
    return run if len(run) >= FEWEST else ()
