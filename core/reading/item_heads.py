"""Heads that a list's items bear besides `1.` and `1)`: `Rule 1:`, `#1`, `1.1`, `1 -`, `2/3`, `Item 2 of 3:`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.reading.lexicon import words_of
from core.reading.list_numbers import counts_items

Span = tuple[int, int]

_SIGN = re.compile(r"[1-9](?:[:)\]|/#]|\ufe0f|\u20e3|\.\s|\s[^\w\s]|\.[1-9]|\d|\s\w{1,3}\s\d)|#\s?[1-9]")
"""What a text has that holds one at all: quicker to look for."""
_HEAD = re.compile(
    r"(?:^|(?<=[.:;,!?)—–]\s))"
    r"(?=(?P<lead>[ \t>]{0,8}(?:[-*•+–][ \t]{1,3})?(?:#{1,6}[ \t])?)(?:\*\*|__)?(?P<open>[(\[])?"
    r"(?P<word>[^\W\d_]{1,16}\.?[ \t])?(?P<hash>#[ \t]?)?(?P<within>(?:[1-9]\d?\.){0,3})(?P<number>[1-9]\d?)(?!\d)"
    r"(?P<total>[ \t]?/[ \t]?\d{1,2}(?!\d)|[ \t][^\W\d_]{1,3}[ \t]\d{1,2}(?!\d))?"
    r"(?P<close>\ufe0f?\u20e3|[ \t]{0,2}[-–—→=>:.)\]|]{1,2})?(?:\*\*|__)?(?P<end>)"
    r"(?=[ \t]{1,4}(?P<next>\S)|[ \t]{0,4}$))",
    re.MULTILINE,
)
FEWEST = 2


def item_heads(text: str) -> list[Span]:
    """Return where items are numbered from one on by heads of one style, in order.

    A single one, or one out of turn, is none. Steps are those of the text's length.
    """
    spans: list[Span] = []
    by_style: dict[str, list[Span]] = {}
    for span, style, number in _candidates(text) if counts_items(text) and _SIGN.search(text) else ():
        run = by_style.setdefault(style, [])
        if number == 1:
            spans += _kept(run)
            by_style[style] = [span]
        elif number == len(run) + 1:
            run.append(span)
    for run in by_style.values():
        spans += _kept(run)
    return sorted(spans)


def _candidates(text: str) -> Iterator[tuple[Span, str, int]]:
    for head in _HEAD.finditer(text):
        if _is_head(head, line=not head.start() or text[head.start() - 1] == "\n"):
            said = [head[part] or "" for part in ("open", "word", "hash", "within", "total", "close")]
            yield (
                (head.start("number") - len(head["within"]), head.end("end")),
                " ".join(said).lower(),
                int(head["number"]),
            )


def _is_head(head: re.Match[str], *, line: bool) -> bool:
    """What follows begins something; and nothing but a list would be numbered so."""
    goes_on = (head["next"] or "").islower() or (head["next"] or "").isdigit()
    word, close = (head["word"] or "").strip().lower(), (head["close"] or "").strip()
    if word and not _numbers_items(word):
        return False
    if word or head["total"]:
        return bool(close) or (line and not goes_on)
    if head["hash"] or head["within"]:
        return line and not goes_on
    return line and (bool(close) and close not in (".", ")")) and not (head["next"] or "").isdigit()


def _numbers_items(word: str) -> bool:
    """`Section 1` and `Room 1` name things of the world; `Step 1`, `No. 1` and any other word number what is told."""
    bare = word.rstrip(".")
    named = word in words_of("numbered") or bare in words_of("numbered")
    return not named or bare in words_of("structure", "number_sign")


def _kept(run: list[Span]) -> list[Span]:
    return run if len(run) >= FEWEST else []
