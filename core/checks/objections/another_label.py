"""The figure is said of another label of its sentence or table, and the evidence gives that one another figure.

`18 crossings in winter` where winter has 6 and summer 18; `Jersey 7,310 kg` where that is the row of Fleckvieh.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from heapq import nsmallest
from itertools import pairwise

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.labelled_rows import labels_in
from core.checks.matching import equals
from core.checks.numbered_names import is_said_of
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.adjoining import are_ends
from core.reading.amounts import Amount
from core.reading.beside import COMMAS, Beside
from core.reading.claim_words import language_said, tokens_of
from core.reading.contrasts import Contrast, contrasts, contrasts_apart
from core.reading.digits import years_at
from core.reading.label_words import NONE, LabelWord, words_in
from core.reading.labels import Label, labels_of
from core.reading.lexicon import speaks_of, words_of
from core.reading.surroundings import word_before

NEAR = 4
"""Sentences with figures from one to another at most, for them to be told apart by what they are about."""
PAIR = 2
NEAREST = 24
"""Figures of prose that one is told apart from, the nearest: a sentence may list hundreds."""


def _another_label(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    tabled = hit.row.origin == "table"
    # A short sentence of one figure leaves its row to the question.
    left_out = claim.short and len(grounds.beside) < PAIR and bool(grounds.asked)
    if hit.cell.loose or (left_out if tabled else not hit.cell.place[1]):
        return False
    near = near_cells(hit, grounds.cells)
    if tabled:
        if any(_is_numbered_otherwise(hit, r, amount, grounds) for r in near if is_rival(hit.cell, r.cell)):
            return True
        rivals = ((r, _told_beside(hit, r, amount, grounds)) for r in near if is_rival(hit.cell, r.cell))
        rivals = ((r, other) for r, other in rivals if other is not None or not _is_told_itself(hit, r, grounds))
        return any(
            is_swapped(c, amount, grounds, led=other is None)
            for r, other in rivals
            if other is None or label_of(other, grounds) is not label_of(amount, grounds)
            for c in _of_table(hit, r, grounds)
        )
    # Reading labels costs: only where the sentence says a word that the figure's own does not.
    said = claim.said - hit.row.tokens
    return any(
        _is_said_of(hit, r, amount, claim, grounds) if r.row is hit.row else _is_said_elsewhere(hit, r, amount, grounds)
        for r in near
        if r.cell.place[1]
        and (r.row is hit.row or not said.isdisjoint(r.row.tokens))
        and (is_rival(hit.cell, r.cell) or _leaves_out_its_unit(hit, r) or _are_in_turn(hit, r))
        and not _is_its_other_end(hit, r)
        and not _is_part_of_it(r, amount, grounds)
        and (_in_one_unit(hit, r) or _is_of_these_alone(hit, r, amount, grounds))
    )


def _is_numbered_otherwise(hit: Ranked, rival: Ranked, amount: Amount, grounds: Grounds) -> bool:
    """`The Lumen 7 costs 30`, where that is the row of `Lumen 9`: words tell these rows not apart."""
    if rival.row is hit.row or rival.cell.column != hit.cell.column or rival.row.table != hit.row.table:
        return False
    sentence = grounds.sentence
    figures = [one.start - sentence.start for one in grounds.beside]
    before = grounds.text[: sentence.start]
    at = amount.start - sentence.start
    return is_said_of((hit.row.label, rival.row.label), sentence.text, before, at, figures)


def _in_one_unit(hit: Ranked, rival: Ranked) -> bool:
    own, other = hit.cell.measure, rival.cell.measure
    return own == other or None in (own, other)


def _is_of_these_alone(hit: Ranked, rival: Ranked, amount: Amount, grounds: Grounds) -> bool:
    """No word by the figure is neither's: two spans of time of one text may have little to do with each other.

    An item of a list may leave out what it is of.
    """
    if grounds.sentence.text[:1].isdecimal():
        return False
    own, other = _told_of(hit, rival)
    said = _without_unit(label_of(amount, grounds)).clause.words
    return bool(said) and said <= own.clause.words | other.clause.words


def _is_part_of_it(rival: Ranked, amount: Amount, grounds: Grounds) -> bool:
    """The answer says one of the two figures out of the other, which labels neither: `371 campioni su 412`."""
    text, start, at = grounds.sentence.text, grounds.sentence.start, grounds.beside.index(amount)
    if language_said(text) == "en":
        return False
    for one, two in pairwise(grounds.beside[max(0, at - 1) : at + 2]):
        other = two if one is amount else one
        between = text[one.end - start : two.start - start]
        parted = speaks_of("coordinates", between) or not COMMAS.isdisjoint(between)
        if other.value == rival.cell.raw and not parted:
            return any(word_before(text, a.start - start) in words_of("out_of") for a in (one, two))
    return False


def label_of(amount: Amount, grounds: Grounds) -> Label:
    """Return the label that the answer gives to a figure."""
    return labels_of(grounds.sentence.text, grounds.places)[grounds.beside.index(amount)]


def is_rival(cell: Cell, other: Cell) -> bool:
    """Tell whether two figures are of one unit, or of one quantity in two (`5 years`, `24 months`), and differ."""
    if other.unit != cell.unit or other.loose:
        return False
    ours, theirs = (None, None) if cell.column >= 0 else (cell.measure, other.measure)
    if ours is None or theirs is None or ours == theirs:
        return other.raw != cell.raw
    return ours.quantity == theirs.quantity and not math.isclose(
        cell.raw * ours.factor + ours.offset, other.raw * theirs.factor + theirs.offset
    )


def _is_its_other_end(hit: Ranked, rival: Ranked) -> bool:
    """Both are the ends of one range, and have one label: `delivery: 3 to 5 days`."""
    return not _are_in_turn(hit, rival) and are_of_one_range(hit, rival)


def are_of_one_range(hit: Ranked, rival: Ranked) -> bool:
    """Tell whether both are the ends of one range of a sentence."""
    first, second = sorted((hit.cell.place, rival.cell.place))
    return rival.row is hit.row and are_ends(hit.row.text, first, second)


def _leaves_out_its_unit(hit: Ranked, rival: Ranked) -> bool:
    """One of the two figures of a sentence bears a unit that holds for both: `Rotterdam pays 31 euros, Antwerp 22`."""
    cell, other = hit.cell, rival.cell
    if rival.row is not hit.row or len(hit.row.cells) != PAIR or (cell.unit and other.unit) or cell.raw == other.raw:
        return False
    bare = other if cell.unit else cell
    return not tokens_of(bare.noun) and bare.scale == 1.0 and not bare.loose


def _are_in_turn(hit: Ranked, rival: Ranked) -> bool:
    """The last of several figures in turn alone bears the unit of all: `cost 18, 27 and 35 euros`."""
    if rival.row is not hit.row or hit.cell.raw == rival.cell.raw:
        return False
    return all(label.in_turn for label in _told_of(hit, rival))


def _told_apart(hit: Ranked, rival: Ranked) -> Iterator[Contrast]:
    """By what the sentence tells the two figures apart."""
    counted = not hit.cell.unit
    own, other = _labels_of(hit, rival)
    if hit.cell.place < rival.cell.place:
        return contrasts(own, other, counted=counted)
    return (c.turned for c in contrasts(other, own, counted=counted))


def _labels_of(hit: Ranked, rival: Ranked) -> tuple[Label, Label]:
    """How the evidence labels two figures; the names of two units tell nothing of whose they are."""
    own, other = _told_of(hit, rival)
    if _in_one_unit(hit, rival):
        return own, other
    return _without_unit(own), _without_unit(other)


def _told_of(hit: Ranked, rival: Ranked) -> tuple[Label, Label]:
    return labels_in(hit.row)[hit.cell.place], labels_in(rival.row)[rival.cell.place]


@lru_cache(maxsize=256)
def _without_unit(label: Label) -> Label:
    """The same without the name of the unit: the word right behind the figure, and what goes on there in one letter."""
    clause, kept, letter = label.clause, list[LabelWord](), -1
    for word in clause.near:
        if letter < 0 <= word.start - clause.figure[1] or word.start == letter:
            letter = word.end if len(word.text) == 1 else 0  # `24か月`
        else:
            kept.append(word)
    return replace(label, clause=Beside(clause.text, kept, clause.figure))


def _is_said_of(hit: Ranked, rival: Ranked, amount: Amount, claim: Claim, grounds: Grounds) -> bool:
    """The first of what tells them apart that is said decides; a short sentence leaves it to the question."""
    asked = (NONE, tokens_of(grounds.asked)) if claim.short else (NONE,)
    for also in asked:
        for contrast in _told_apart(hit, rival):
            clause = label_of(amount, grounds).clause
            said = clause.thing if contrast.of_things else clause.words | also
            if contrast.is_meant(said):
                return contrast.is_swapped(said)
    return False


def near_cells(hit: Ranked, cells: Sequence[Ranked]) -> list[Ranked]:
    """Return the timely ones of the same table, or of the sentences near by."""
    table, most = hit.row.table, math.inf if hit.row.origin == "table" else NEAR
    first, last = hit.cell.row - most, hit.cell.row + most
    if hit.row.origin == "prose":
        near = [r for r in cells if first <= r.cell.row <= last and r.timely and r.row.origin == "prose"]
        return near if len(near) <= NEAREST else nsmallest(NEAREST, near, key=lambda r: _away(hit.cell, r.cell))
    return [r for r in cells if first <= r.cell.row <= last and r.timely and r.row.table == table]


def _away(cell: Cell, other: Cell) -> tuple[int, int]:
    """How far off another figure stands: in sentences, then in characters."""
    return abs(other.row - cell.row), abs(other.place[0] - cell.place[0])


def _is_said_elsewhere(hit: Ranked, rival: Ranked, amount: Amount, grounds: Grounds) -> bool:
    """What tells the figures of two sentences apart may be said where the sentence begins."""
    for contrast in _apart(*_labels_of(hit, rival)):
        label = label_of(amount, grounds)
        compared = _is_compared(amount, grounds)
        levels = (beside.words for beside in ((label.clause,) if compared else (label.clause, label.whole)))
        if next((contrast.is_swapped(said) for said in levels if contrast.is_meant(said)), False):
            return True
    return False


def _is_compared(amount: Amount, grounds: Grounds) -> bool:
    """The sentence sets the figure against the one before: what it begins with is of that one."""
    at = grounds.beside.index(amount)
    if not at:
        return False
    between = grounds.text[grounds.beside[at - 1].end : amount.start].lower().replace(",", " ")
    compares = words_of("compares", language=language_said(grounds.sentence.text))
    return not compares.isdisjoint(between.split())


@lru_cache(maxsize=256)
def _apart(own: Label, other: Label) -> tuple[Contrast, ...]:
    """What tells two figures of the evidence apart, whatever is said of them."""
    return tuple(contrasts_apart(own, other))


def _told_beside(hit: Ranked, rival: Ranked, amount: Amount, grounds: Grounds) -> Amount | None:
    """The figure of the sentence that is that of another column: its heading may lead both, `won 9 of 12 games`."""
    others = (other for other in grounds.beside if other is not amount and rival.row is hit.row)
    return next((other for other in others if equals(other, rival.cell)), None)


def _is_told_itself(hit: Ranked, rival: Ranked, grounds: Grounds) -> bool:
    """The sentence gives the other column its own figure, which is read as a year: `list 2190, dealer 1780`."""
    if rival.row is not hit.row or not (years_at(rival.cell.text) and rival.cell.heading):
        return False
    _, heading, behind = grounds.sentence.text.partition(rival.cell.heading)
    return bool(heading) and behind.lstrip(" :").startswith(rival.cell.text)


def _of_table(hit: Ranked, rival: Ranked, grounds: Grounds) -> Iterator[Contrast]:
    """Yield how another figure of the row is headed, or how the row of one of the column is called."""
    row, cell = hit.row, hit.cell
    if rival.row is row:
        ours, theirs = words_in(cell.heading), words_in(rival.cell.heading)
        yield Contrast(ours - theirs, theirs - ours)
    elif rival.row.table == row.table and rival.cell.column == cell.column:
        ours, theirs = words_in(row.label), words_in(rival.row.label)
        yield Contrast(ours - theirs, theirs - ours)
        # Rows of one thing, or of numbers, are told apart by what else names them: a flat in Oslo, the user of `7`.
        if ours == theirs or not ours & words_in(grounds.sentence.text):
            others = dict(rival.row.keys)
            keys = ((words_in(key), words_in(others[column])) for column, key in row.keys if column in others)
            yield from (Contrast(own - its, its - own) for own, its in keys)


def is_swapped(contrast: Contrast, amount: Amount, grounds: Grounds, *, led: bool) -> bool:
    """All of the other's label is said, where a table tells where it ends, and nothing of the figure's own.

    `led`: where the clause says neither, what the section begins with decides.
    """
    if not (contrast.ours and contrast.theirs):
        return False
    label = label_of(amount, grounds)
    said = label.clause.words
    if led and not contrast.is_meant(said):
        told = words_in(grounds.sentence.text[: amount.start - grounds.sentence.start])
        said |= NONE if contrast.ours & told else label.head
    return contrast.theirs <= said and not contrast.ours & said


ANOTHER_LABEL = Objection("another_label", _another_label, frozenset(("prose", "table")))
