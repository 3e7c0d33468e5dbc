"""Small files in every format, made on the spot."""

from __future__ import annotations

import io
from hashlib import md5

import docx
import openpyxl
from PIL import Image
from pptx import Presentation
from pptx.util import Inches

Run = tuple[str, str, int]
"""Text, font (F1 normal, F2 bold) and size of one line."""


def pdf(
    *pages: list[str | Run], title: str = "", encrypted: bool = False, pictures: bool = False, key: bytes = b""
) -> bytes:
    """A PDF of text lines; `pictures` puts an image on every page; `key` encrypts them (RC4)."""
    objects: list[bytes] = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", b"", b"", b"", b""]
    objects[2] = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
    objects[3] = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>"
    objects[4] = f"<< /Title ({title}) >>".encode()
    objects[5] = (
        b"<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 "
        b"/Length 1 >>\nstream\n\x00\nendstream"
    )
    kids = []
    for lines in pages:
        content = _content(lines, pictures=pictures)
        if key:
            number = (len(objects) + 1).to_bytes(3, "little") + bytes(2)
            content = _rc4(_md5(key + number)[:16], content)
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content))
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents %d 0 R /Resources "
            b"<< /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Im 6 0 R >> >> >>" % len(objects)
        )
        kids.append(b"%d 0 R" % len(objects))
    objects[1] = b"<< /Type /Pages /Count %d /Kids [%s] >>" % (len(kids), b" ".join(kids))
    return _assembled(objects, encrypted=encrypted)


def locked_pdf(lines: list[str], password: str) -> bytes:
    """A PDF that opens with a password alone (RC4, 128 bits)."""
    padding = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")
    name, owner = b"0123456789abcdef", bytes(32)
    key = _md5((password.encode() + padding)[:32] + owner + (-4).to_bytes(4, "little", signed=True) + name)
    for _ in range(50):
        key = _md5(key)
    user = _md5(padding + name)
    for turn in range(20):
        user = _rc4(bytes(byte ^ turn for byte in key), user)
    lock = b" /ID [<%s> <%s>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <%s> /U <%s> >>" % (
        name.hex().encode(),
        name.hex().encode(),
        owner.hex().encode(),
        (user + bytes(16)).hex().encode(),
    )
    plain = pdf(lines, key=key)
    return plain.replace(b"trailer\n<<", b"trailer\n<<" + lock, 1)


def _md5(data: bytes) -> bytes:
    return md5(data, usedforsecurity=False).digest()


def _rc4(key: bytes, data: bytes) -> bytes:
    box, j = list(range(256)), 0
    for i in range(256):
        j = (j + box[i] + key[i % len(key)]) % 256
        box[i], box[j] = box[j], box[i]
    out, i, j = bytearray(), 0, 0
    for byte in data:
        i = (i + 1) % 256
        j = (j + box[i]) % 256
        box[i], box[j] = box[j], box[i]
        out.append(byte ^ box[(box[i] + box[j]) % 256])
    return bytes(out)


def _content(lines: list[str | Run], *, pictures: bool) -> bytes:
    parts = [b"q 400 0 0 600 100 100 cm /Im Do Q"] if pictures else []
    for i, line in enumerate(lines):
        text, font, size = (line, "F1", 10) if isinstance(line, str) else line
        escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        for at, cell in enumerate(escaped.split("\t")):  # what a tab parts stands in columns
            place = f"{60 + 130 * at} {740 - 16 * i}"
            parts.append(f"BT /{font} {size} Tf {place} Td ({cell}) Tj ET".encode("cp1252"))
    return b"\n".join(parts)


def _assembled(objects: list[bytes], *, encrypted: bool) -> bytes:
    out = bytearray(b"%PDF-1.4\n")
    offsets = []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    # Key entries that no password fits.
    lock = b" /Encrypt << /Filter /Standard /V 1 /R 2 /O <%s> /U <%s> /P -4 >>" % (b"aa" * 32, b"bb" * 32)
    identity = b" /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]"
    trailer = b"<< /Size %d /Root 1 0 R /Info 5 0 R%s >>" % (len(objects) + 1, lock + identity if encrypted else b"")
    return bytes(out + b"trailer\n" + trailer + b"\nstartxref\n%d\n%%%%EOF\n" % start)


def word(build) -> bytes:
    """A DOCX; `build` fills the document."""
    document = docx.Document()
    build(document)
    return saved(document)


def workbook(sheets: dict[str, list[list[object]]], merged: dict[str, str] | None = None) -> bytes:
    """An XLSX with these sheets; `merged` names a range to merge a sheet."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
        if merged and name in merged:
            sheet.merge_cells(merged[name])
    return saved(book)


def slides(pages: list[tuple[str, str, str]], table: list[list[str]] | None = None) -> bytes:
    """A PPTX: (title, body, notes) a slide; the table goes on the last one."""
    presentation = Presentation()
    slide = None
    for title, body, notes in pages:
        slide = presentation.slides.add_slide(presentation.slide_layouts[1])
        slide.shapes.title.text = title
        slide.placeholders[1].text = body
        if notes:
            slide.notes_slide.notes_text_frame.text = notes
    if table and slide is not None:
        shape = slide.shapes.add_table(len(table), len(table[0]), Inches(1), Inches(3), Inches(5), Inches(1))
        for y, row in enumerate(table):
            for x, text in enumerate(row):
                shape.table.cell(y, x).text = text
    return saved(presentation)


def saved(thing) -> bytes:
    """What `save` writes."""
    buffer = io.BytesIO()
    thing.save(buffer)
    return buffer.getvalue()


def picture(kind: str, pages: int = 1, size: tuple[int, int] = (640, 480), **given) -> bytes:
    """A white picture, or as many in one TIFF."""
    packed = io.BytesIO()
    rest = {"save_all": True, "append_images": [Image.new("L", size, 255)] * (pages - 1)} if pages > 1 else {}
    Image.new("L", size, 255).save(packed, kind, **rest, **given)
    return packed.getvalue()
