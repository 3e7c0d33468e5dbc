"""Which columns a scale is said of: `Vans by depot; costs in thousand euros` counts no vans in thousands."""

from __future__ import annotations

from functools import lru_cache

from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.reading.scales import declared_in_text
from core.reading.senses import idle_senses, senses_of
from core.tabulated.labels import item_of, without_asides
from core.tabulated.table import Column, TypedTable

_IN = " in "
_MOST_NAMED = 3  # words before `in thousands` that name what is
_MONEY: tuple[Role, ...] = ("profit_word", "cost_noun", "money_noun", "asks_price")


def is_scaled(table: TypedTable, column: Column) -> bool:
    """Tell whether the scale above a table holds for a column: it may name others alone that it is said of."""
    if table.scale == 1:
        return True
    headings = tuple(_heading(one) for one in table.columns)
    named = _named_beside_scale(table.caption, headings)
    heading = _heading(column)
    return not named or bool(senses_of(heading) & named) or _is_of_money(heading)


def _heading(column: Column) -> str:
    return without_asides(column.label.rpartition(" / ")[2])


@lru_cache(maxsize=512)
def _named_beside_scale(caption: str, headings: tuple[str, ...]) -> frozenset[str]:
    """The senses of the words before `in thousands`, where columns are called so; none where it is said of all."""
    for mark in ("; ", ", ", ". ", ": ", "(", ")"):
        caption = caption.replace(mark, "\n")
    for piece in caption.splitlines():
        before, said, _ = piece.partition(_IN)
        if not said or not declared_in_text(piece) or declared_in_text(before):
            continue
        named = senses_of(before) - idle_senses()
        known = frozenset().union(*map(senses_of, headings))
        return named if len(before.split()) <= _MOST_NAMED and named and named <= known else frozenset()
    return frozenset()


def _is_of_money(heading: str) -> bool:
    return item_of(heading) is not None or any(speaks_of(role, heading) for role in _MONEY)
