"""Addresses of machines, pages and mailboxes: each has to stand in what its sentence cites, letter by letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.reading.cited_sentences import Sentence
from core.reading.marks import without_marks
from core.text.addresses import Address, addresses_in, is_clear

_LABELS: Final = 3
"""Labels of a bare host that is no name of a file or a company: `vpn.example.com`, not `setup.py`, `Amazon.com`."""

Misplaced = tuple[Sentence, str, int]
"""A sentence, the address in it, and the source that has it (from 1); 0 where none has."""


def misplaced_addresses(
    claiming: Sequence[tuple[Sentence, tuple[int, ...]]], question: str, texts: Sequence[str]
) -> Iterator[Misplaced]:
    """Yield addresses that stand in none of the sources that their sentence cites, nor in the question."""
    for sentence, cited in claiming:
        for address in addresses_in(without_marks(sentence.text)) if cited else ():
            told = _plain(address.text)
            places = [number for number, text in enumerate(texts, 1) if told in text.casefold()]
            if _is_meant(address) and told not in question.casefold() and set(cited).isdisjoint(places):
                yield sentence, address.text, places[0] if places else 0


def _is_meant(address: Address) -> bool:
    return is_clear(address) or address.text.partition("/")[0].count(".") + 1 >= _LABELS


def _plain(text: str) -> str:
    return text.casefold().rpartition("://")[2].rstrip("/")
