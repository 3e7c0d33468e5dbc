"""Cells and headings of records that a question names: it gets marks in their place, and its other words are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from core.facts.mentions import plain_named
from core.facts.readable import SYMBOLS
from core.reading.lexicon import opens_with, words_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.senses import idle_senses, senses_of
from core.reading.stopwords import plain_words_of
from core.reading.units import NAMED_UNITS
from core.tabulated.labels import before_measure
from core.tabulated.record_tables import Field, Records
from core.tabulated.row_kinds import head_of
from core.tabulated.short_headings import written_out

CELL, HEADING, TAKEN = "qqv", "qqh", "qqx"
"""Marks in the place of what was read out of a question; the first two have their number behind them."""

KIND = -3
"""The place of what names tell that records are: no column of its own."""

_LONGEST_KIND = 3  # words of a name whose last one tells what it is
_LONGEST = 6  # words of a cell or heading that a question names
_MANY = 400  # different cells: of more, only those are looked at that begin as a word of the question does
_LONGEST_CELL = 60
_PREFIX = 3

Cell = tuple[Field, str]
_Cells = dict[frozenset[str], list[Cell]]


@dataclass(frozen=True, slots=True)
class Marked:
    """A question with marks; `cells` has for each of its marks the cells that it may mean, `headings` the field."""

    text: str
    cells: tuple[tuple[Cell, ...], ...]
    headings: tuple[Field, ...]


def marked(question: str, records: Records) -> Marked:
    """Return a question with marks in the place of cells and headings, of overlapping ones the longest."""
    said = plain_named(question.replace("'s ", " ").replace("’s ", " ")).split()
    cells, headings = _cells_named(said, records), _headings_named(records)
    text, found_cells, found_headings = list[str](), list[tuple[Cell, ...]](), list[Field]()
    at = 0
    while at < len(said):
        runs = ((n, said[at : at + n]) for n in range(min(_LONGEST, len(said) - at), 0, -1))
        size, senses = next(
            ((n, s) for n, run in runs if (s := _key(run, cells)) in cells or s in headings), (1, _NOTHING)
        )
        done = size == 1 and bool(found_headings) and said[at] in words_of("table_done")
        if done and senses not in cells and said[at] != plain_named(headings.get(senses, _NO_FIELD).heading):
            text.append(said[at])  # `units sold`
        elif senses in cells:
            text.append(f"{CELL}{len(found_cells)}")
            found_cells.append(tuple(cells[senses]))
        elif senses in headings:
            text.append(f"{HEADING}{len(found_headings)}")
            found_headings.append(headings[senses])
        else:
            text.append(said[at])
        at += size
    return Marked(" ".join(text), tuple(found_cells), tuple(found_headings))


_NO_FIELD: Final = Field("", 0, ())
_NOTHING: Final = frozenset[str]()


def _key(run: Sequence[str], cells: _Cells) -> frozenset[str]:
    """What a run of words is looked up by: itself where that is all of a cell, else its senses."""
    itself = frozenset((" ".join(run),))
    return itself if len(run) > 1 and itself in cells else _senses(run)


def _headings_named(records: Records) -> dict[frozenset[str], Field]:
    """Return fields by their headings, and by what those say before a measure: `Guest passes a year`.

    What is measured is meant by its noun alone, too, where no other is called so: `tank`, of `Fuel tank (l)`.
    """
    whole = {one.senses: one for one in reversed(records.fields) if one.senses}
    short = [(senses_of(_bare(before_measure(one.heading))), one) for one in records.fields if one.heading]
    short += [(senses_of(one.heading.split()[-1]), one) for one in records.fields if one.unit.measure and one.heading]
    short += [(senses_of(at_what(one.heading)[1]), one) for one in records.fields if one.is_amount]
    short += [(senses_of(form), one) for one in records.fields for form in written_out(one.heading)]
    fields = {senses: {one.at for of, one in short if of == senses} for senses, _ in short}
    return {**{senses: one for senses, one in short if senses and len(fields[senses]) == 1}, **whole}


def at_what(heading: str) -> tuple[str, str]:
    """Return a heading's preposition and what stands behind it: `in`, `stock` of `Units in stock`; else nothing."""
    words = heading.casefold().split()
    at = next((at for at, word in enumerate(words[:-1]) if word in words_of("place_word", language="en")), -1)
    return (words[at], " ".join(words[at + 1 :])) if at >= 0 else ("", "")


def _bare(heading: str) -> str:
    """A heading as files write it, without its unit: `rent` of `rent_eur`, `price` of `price_eur_per_m`."""
    parts = heading.split("_")
    while len(parts) > 1 and (parts[-1].casefold() in _units() or parts[-1].casefold() in words_of("per")):
        parts.pop()
    return " ".join(parts)


@cache
def _units() -> frozenset[str]:
    """Units of measure, and currencies by name or code."""
    return frozenset((*NAMED_UNITS, *CURRENCY_NAMES, *map(str.casefold, SYMBOLS)))


def _senses(run: Sequence[str]) -> frozenset[str]:
    """What a run of words says; nothing where an end of it only joins, or it opens with what denies: `out of stock`."""
    said = " ".join(run)
    joins = len(run) > 1 and not words_of("plan_neutral").isdisjoint((run[0], run[-1]))
    return _NOTHING if joins or (len(run) > 1 and opens_with("table_lacks", said)) else senses_of(said)


def _cells_named(said: Sequence[str], records: Records) -> _Cells:
    starts = {word[:_PREFIX] for word in said}
    found: _Cells = {}
    for field in (one for one in records.fields if one.in_words):
        different = dict.fromkeys(text for text in field.texts if text and len(text) <= _LONGEST_CELL)
        few = len(different) <= _MANY
        for text in different:
            begins = text.casefold()[:_PREFIX] in starts
            if begins and " " in text:  # `Pier A` is no `Pier B`, and no heading `Pier`
                found.setdefault(frozenset((plain_named(text),)), []).append((field, text))
            if few or begins:
                for senses in _names_of(text):
                    found.setdefault(senses, []).append((field, text))
    for word, name in _parts_of_names(said, records):
        found.setdefault(senses_of(word), []).append((records.name, name))
    return {**_kinds_named(records), **found}


def _kinds_named(records: Records) -> _Cells:
    """What records are by their names, where no heading is called so."""
    kinds, headed = _kinds(records), frozenset(field.senses for field in records.fields)
    said = {senses_of(kind): [(kinds, kind)] for kind in dict.fromkeys(filter(None, kinds.texts))}
    return {senses: cells for senses, cells in said.items() if senses and senses not in headed}


def _kinds(records: Records) -> Field:
    """What each record is, as the last word of its name tells, but for sizes: `heater`, of `Patio heater 2 kW`."""
    heads = [head_of(name) if 1 < len(name.split()) <= _LONGEST_KIND else "" for name in records.name.texts]
    return Field("", KIND, tuple(head if head[:1].islower() else "" for head in heads))  # of `Ada Lind`, it is no kind


def _names_of(text: str) -> Iterator[frozenset[str]]:
    """What a cell is called: its words, and the initials of several."""
    if (senses := senses_of(text)) - idle_senses():
        yield senses
    initials = "".join(word[0] for word in text.split() if word[0].isupper())
    if 1 < len(initials) == len(text.split()) and initials.lower() not in plain_words_of("en"):  # `What is` no `IS`
        yield senses_of(initials)


def _parts_of_names(said: Sequence[str], records: Records) -> Iterator[tuple[str, str]]:
    """A record may be meant by a part of its name that no other has, where it is written as names are: `Ortiz`."""
    names = {name: set(plain_named(name).split()) for name in dict.fromkeys(records.name.texts) if _is_a_name(name)}
    known = frozenset().union(*(field.senses for field in records.fields)) | idle_senses()
    for word in dict.fromkeys(said):
        bearers = [name for name, parts in names.items() if word in parts and len(parts) > 1]
        if len(bearers) == 1 and len(word) >= _PREFIX and not senses_of(word) & known:
            yield word, bearers[0]


def _is_a_name(label: str) -> bool:
    """`Mina Ortiz`, `Jan de Vries`; of `Battery life without mains`, no part would do."""
    return all(not word[:1].islower() or (at and len(word) <= _PREFIX) for at, word in enumerate(label.split()))
