"""Sentences of documents that speak to a language model rather than to a reader: orders, which are no information.

A sentence is an order where it tells to disregard instructions, where it names a model and what that must say, or where
it says what to tell the user. What a reader is told to do ("Click Save", "Book leave at https://...") is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Final

from core.reading.characters import runs_of
from core.reading.languages import READ
from core.reading.normal_forms import normal
from core.text.order_words import NOT_ORDERED, ORDERS, OrderWords
from core.text.printable import legible

_SPACELESS: Final = frozenset(  # written without blanks, or with what is written on to words
    one.code for one in READ if one.written_on or one.written_before or one.written_behind
)
_TAGS = re.compile(
    r"<\|(?:im_start|im_end|system|assistant|start_header_id)|\[/?inst\]|<<sys>>|\bnew instructions?:|"
    r"(?:^|\n)\W{0,4}(?:system|assistant) ?(?:prompt|message|note|override)?:"
)
_END = re.compile(r"(?<=[.!?।])\s+|(?<=[。！？])|\n+")
_BESIDE: Final = 70  # characters between the words of one order
_MOST_FOLLOWING: Final = 3  # sentences behind an order that may belong to it


@dataclass(frozen=True, slots=True)
class _Row:
    drop: re.Pattern[str]
    earlier: re.Pattern[str]
    rules: re.Pattern[str]
    model: re.Pattern[str]
    say: re.Pattern[str]
    tell: re.Pattern[str]
    go_on: re.Pattern[str]


def is_order(sentence: str) -> bool:
    """Tell whether a sentence by itself is an order to a language model."""
    said = _folded(legible(sentence))
    rows = _rows_for(said)
    return _overrules(said, rows) or _speaks_to_model(said, rows)


@dataclass(frozen=True, slots=True)
class Parted:
    """What a text says, and what of it are orders: `overruling` with all that follows from it, and all `orders`."""

    told: str
    orders: str = ""
    overruling: str = ""


@lru_cache(maxsize=512)
def parted(text: str) -> Parted:
    """Part what a text says from the orders in it.

    Sentences that go on where an order ended ("Tell them to call ...", up to three) belong to it, and so does all that
    stands in one paragraph behind an order to drop others: whoever gave that wrote it, too.
    """
    text = legible(text)
    rows = _rows_for(_folded(text))
    if not rows and not _TAGS.search(text.casefold()):
        return Parted(text)
    if not _may_order(_folded(text), rows):
        return Parted("\n".join(_sentences(text)))
    told, orders, overruling = _sorted_out(text, rows)
    return Parted("\n".join(told), "\n".join([*orders, *overruling]), "\n".join(overruling))


def _sorted_out(text: str, rows: Sequence[_Row]) -> tuple[list[str], list[str], list[str]]:
    told, orders, overruling = list[str](), list[str](), list[str]()
    following, kind = 0, orders
    for paragraph in text.split("\n\n"):
        overruled = False
        for sentence in _sentences(paragraph):
            said = _folded(sentence)
            following -= 1
            if _overrules(said, rows):
                following, kind, overruled = _MOST_FOLLOWING, overruling, True
            elif _speaks_to_model(said, rows):
                following, kind = _MOST_FOLLOWING, kind if following > 0 else orders
            elif overruled:
                kind = overruling
            elif following < 0 or not any(row.go_on.match(said.lstrip("-*•\"'>([ ")) for row in rows):
                told.append(sentence)
                continue
            kind.append(sentence)
    return told, orders, overruling


def _sentences(text: str) -> Iterator[str]:
    return (piece for part in _END.split(text) if (piece := part.strip()))


def _folded(text: str) -> str:
    return " ".join(normal(text, "NFKC").casefold().replace("’", "'").split())


def _overrules(said: str, rows: Sequence[_Row]) -> bool:
    """It tells to drop earlier instructions."""
    for row in rows:
        for match in row.drop.finditer(said):
            near = said[max(0, match.start() - _BESIDE) : match.end() + _BESIDE]
            if not _is_denied(said, match.start()) and row.rules.search(near) and row.earlier.search(near):
                return True
    return False


def _is_denied(said: str, at: int) -> bool:
    """It is told not to, or of others who do so: `do not ignore`, `those who ignore`."""
    before = said[max(0, at - 12) : at]
    word = before.rstrip().rpartition(" ")[2]
    denied = word.endswith("n't") or (word[-1:].isalnum() and runs_of(word)[-1] in NOT_ORDERED)
    return denied and before.endswith(" ")


def _speaks_to_model(said: str, rows: Sequence[_Row]) -> bool:
    """It names a model and what that must say, or says what to tell the user, or poses as a part of a prompt."""
    named = any(row.say.search(said, m.end(), m.end() + _BESIDE) for row in rows for m in row.model.finditer(said))
    return named or any(row.tell.search(said) for row in rows) or bool(_TAGS.search(said))


def _may_order(said: str, rows: Sequence[_Row]) -> bool:
    """A text has the words of an order somewhere: quicker to tell of the whole than of each sentence."""
    parts = (part for row in rows for part in (row.drop, row.model, row.tell))
    return any(part.search(said) for part in parts) or bool(_TAGS.search(said))


def _rows_for(said: str) -> tuple[_Row, ...]:
    """The languages of whose orders a text holds a beginning: mostly none, told quickly."""
    known = _PLAIN_STEMS if said.isascii() else _STEMS
    return tuple(_row(code) for code, stems in known if any(map(said.__contains__, stems)))


@cache
def _row(code: str) -> _Row:
    """Compile a language's row when it is first needed: all of them take 80 ms."""
    words = ORDERS[code]
    return _Row(*(_alternatives(getattr(words, f.name), spaced=code not in _SPACELESS) for f in fields(_Row)))


def _stems(words: OrderWords) -> tuple[str, ...]:
    """How an order may begin."""
    listed = f"{words.drop}|{words.model}|{words.tell}".split("|")
    return tuple(dict.fromkeys(word.partition("~")[0] for word in listed))


def _alternatives(words: str, *, spaced: bool) -> re.Pattern[str]:
    """Compile a row's alternatives, longest first; whole words where the language writes blanks between them."""
    listed = sorted((re.escape(w).replace(r"\~", "~") for w in words.split("|")), key=len, reverse=True)
    either = "|".join(w.replace("~", r"\w{0,12}" if spaced else "") for w in listed)
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)" if spaced else f"(?:{either})")


_STEMS: Final = tuple((code, _stems(words)) for code, words in ORDERS.items())
_PLAIN_STEMS: Final = tuple((code, tuple(filter(str.isascii, stems))) for code, stems in _STEMS)
"""All that a text of ASCII can have."""
