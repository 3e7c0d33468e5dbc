"""What formats keep beside their text, as lines: `product: Crane 4`."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from typing import Any

from lxml import etree

_LONGEST = 200
# What a program fills in without being asked (author, last saved by) says nothing of what a document is about.
_EXTENDED = frozenset({"Company"})
_LARGEST = 1_000_000  # bytes of a part, unpacked
_OFFICE = ("subject", "keywords", "category", "comments", "description", "version")


def properties_of(data: bytes, core: Any) -> tuple[str, ...]:
    """Return the core properties of an Office document, its company, and what people added as custom properties."""
    return lines_of([*((name, getattr(core, name, None)) for name in _OFFICE), *_extended(data)])


def _extended(data: bytes) -> Iterator[tuple[str, str]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            yield from _of_part(archive, "docProps/app.xml")
            yield from _of_part(archive, "docProps/custom.xml")
    except (zipfile.BadZipFile, etree.XMLSyntaxError, OSError, ValueError):
        return  # the text was read, and properties are beside it


def _of_part(archive: zipfile.ZipFile, name: str) -> Iterator[tuple[str, str]]:
    if name not in archive.namelist() or archive.getinfo(name).file_size > _LARGEST:
        return
    root = etree.fromstring(archive.read(name), etree.XMLParser(resolve_entities=False, no_network=True))
    for element in root:
        label = element.get("name") or etree.QName(element).localname
        if element.get("name") or label in _EXTENDED:
            yield label, " ".join(text.strip() for text in element.itertext())


def lines_of(named: Iterable[tuple[str, object]]) -> tuple[str, ...]:
    """Return names and values as lines, labelled parts of values (`Company: Ottil plc; Site: Hull`) as their own."""
    return tuple(dict.fromkeys(line for name, value in named for line in _lines(name, value)))


def _lines(name: str, value: object) -> Iterator[str]:
    told = " ".join(str(value or "").split())[:_LONGEST]
    if not told:
        return
    parts = [part.strip() for part in told.replace("；", ";").split(";")]
    yield from (part for part in parts if ":" in part or "=" in part)
    yield f"{name}: {told}"
