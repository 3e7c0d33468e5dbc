"""How a sentence of the evidence labels its figures."""

from __future__ import annotations

from functools import lru_cache

from core.checks.cells import Row
from core.reading.label_words import Place
from core.reading.labels import Label, labels_of


@lru_cache(maxsize=256)
def labels_in(row: Row) -> dict[Place, Label]:
    """Return the labels that a sentence of the evidence gives to its figures, by their places."""
    places = tuple(sorted({c.place for c in row.cells if c.place[1]}))
    return dict(zip(places, labels_of(row.text, places), strict=True))
