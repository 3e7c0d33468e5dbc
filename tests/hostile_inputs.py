"""Files and streams that attack: small to send, large to read."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import cache

from tests.indexing_files import slides, word, workbook

ENTITIES = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
LAUGHS = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "ha">{ENTITIES}]>'


def repacked(data: bytes, part: str, change) -> bytes:
    """An office file with one of its parts changed."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            body = old.read(entry)
            new.writestr(entry.filename, change(body) if entry.filename == part else body)
    return made.getvalue()


def laughing(body: bytes) -> bytes:
    """XML whose entities multiply: eleven levels of ten."""
    text = body.decode()
    start = text.index("?>") + 2 if text.startswith("<?xml") else 0
    return (LAUGHS + text[start:].replace("Hello", "&e11;")).encode()


def pdf_bomb(size: int, layers: int = 1) -> bytes:
    """A PDF whose page is so many blanks, packed in layers."""
    content = b" " * size
    for _ in range(layers):
        content = zlib.compress(content, 9)
    filters = b"/FlateDecode " * layers
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>",
        b"<< /Length %d /Filter [%s] >>\nstream\n%s\nendstream" % (len(content), filters, content),
    ]
    out = b"%PDF-1.4\n" + b"".join(b"%d 0 obj\n%s\nendobj\n" % (n, body) for n, body in enumerate(objects, 1))
    return out + b"trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n"


def zip_that_lies(size: int) -> bytes:
    """An office file that states a small size for one of its parts, which unpacks to `size`."""
    data = word(lambda document: document.add_paragraph("Hello"))
    whole = repacked(data, "word/document.xml", lambda body: body + b" " * size)
    lied = bytearray(whole)
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        stated = archive.getinfo("word/document.xml").file_size.to_bytes(4, "little")
    return bytes(lied.replace(stated, (5_000).to_bytes(4, "little")))


@cache
def bomb(size: int) -> bytes:
    """So many zeros in a gzip stream."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join([*(packer.compress(bytes(1_000_000)) for _ in range(size // 1_000_000)), packer.flush()])


_MAKERS: dict[str, Callable[[float], bytes]] = {
    "laughs.docx": lambda _: repacked(word(lambda d: d.add_paragraph("Hello")), "word/document.xml", laughing),
    "laughs.xlsx": lambda _: repacked(workbook({"Hello": [["a", "b"], [1, 2]]}), "xl/workbook.xml", laughing),
    "laughs.pptx": lambda _: repacked(slides([("Hello", "B", "")]), "ppt/slides/slide1.xml", laughing),
    "lies.docx": lambda scale: zip_that_lies(int(600_000_000 * scale)),
    "bomb.pdf": lambda scale: pdf_bomb(int(500_000_000 * scale)),
    "layers.pdf": lambda scale: pdf_bomb(int(400_000_000 * scale), layers=2),
    "deep.json": lambda _: b"[" * 3_000_000,
    "lists.json": lambda scale: b"[" + b"[]," * int(1_000_000 * scale) + b"0]",
    "wide.jsonl": lambda scale: b'{"a": [' + b"{}," * int(600_000 * scale) + b"0]}\n",
    "deep.html": lambda scale: b"<div>" * int(400_000 * scale) + b"end",
    "deep.md": lambda scale: b"> " * int(200_000 * scale) + b"end",
    "cell.csv": lambda scale: b'a,b\n1,"' + b"x" * 3_000_000 + b'"\n',
    "columns.csv": lambda scale: b"," * 3_000_000 + b"\n" + b"1\n" * 100,
    "tables.html": lambda scale: b"<table><tr><td>" * int(50_000 * scale),
    "zeros.txt": lambda scale: b"text " * 20_000 + bytes(int(2_900_000 * scale)),
}


def hostile_files(scale: float) -> Iterator[tuple[str, bytes]]:
    """Yield names and bytes; `scale` 1: as hostile as they come, less: quicker to make and to read."""
    for name, make in _MAKERS.items():
        yield name, make(scale)
