"""What a file is, by its first bytes and then by its name."""

from __future__ import annotations

import io
import zipfile
from pathlib import PurePath

from core.errors import NotADocument, Unreadable
from core.indexing.readers import formats

_OFFICE_PARTS = {"word/": "docx", "ppt/": "pptx", "xl/": "xlsx"}
_OFFICE = frozenset(_OFFICE_PARTS.values())
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"II*\x00", b"MM\x00*")
_FOREIGN = (
    (b"GIF8", "an image"),
    (b"BM", "an image"),
    (b"RIFF", "a picture, sound or film"),
    (b"ID3", "a sound"),
    (b"OggS", "a sound or film"),
    (b"fLaC", "a sound"),
    (b"\x1aE\xdf\xa3", "a film"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"\xca\xfe\xba\xbe", "a program"),
    (b"\xcf\xfa\xed\xfe", "a program"),
    (b"\x1f\x8b", "a compressed archive; unpack it first"),
    (b"BZh", "a compressed archive; unpack it first"),
    (b"\xfd7zXZ\x00", "a compressed archive; unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a compressed archive; unpack it first"),
    (b"Rar!", "a compressed archive; unpack it first"),
    (b"SQLite format 3\x00", "a database"),
    (b"wOF", "a font"),
)
_PROGRAMS = (".exe", ".dll", ".so", ".dylib", ".o", ".a", ".class", ".pyc", ".wasm", ".msi", ".com", ".sys")
_NAMED_FOREIGN = {
    **dict.fromkeys(_PROGRAMS, "a program"),
    **dict.fromkeys((".iso", ".dmg", ".img", ".vmdk"), "the image of a disk"),
    **dict.fromkeys((".ttf", ".otf", ".woff", ".woff2"), "a font"),
    **dict.fromkeys((".mp3", ".wav", ".m4a", ".aac"), "a sound"),
    **dict.fromkeys((".avi", ".mkv", ".mov", ".mp4"), "a film"),
}
"""What is no document by its name, whatever its first bytes are."""


def kind_of(name: str, data: bytes) -> str:
    """Return the name of the format, one of `FORMATS`.

    What the bytes say wins over the name. Raises `NotADocument` for films, archives and the like, `Unreadable` for
    old, encrypted or damaged office files.
    """
    if not data.strip():
        raise NotADocument("Empty: there is no text in it.")
    named = formats.named(name)
    if named is None and (what := _NAMED_FOREIGN.get(PurePath(name).suffix.lower())):
        raise NotADocument(f"Not a document: {what}.")
    # Readers of PDF take a header anywhere in the first kilobyte.
    if b"%PDF-" in data[:1024] and (named in {"pdf", None} or data.startswith(b"%PDF-")):
        return "pdf"
    if data.startswith(b"PK\x03\x04") or data.startswith(b"PK\x05\x06"):
        return _zipped(data, named)
    if data.startswith(_OLE):
        raise _compound(data)
    if data.startswith(_PICTURES) or (data.startswith(b"RIFF") and data[8:12] == b"WEBP"):
        return "picture"
    _refuse_foreign(data)
    return _as_named(data, named)


def _as_named(data: bytes, named: str | None) -> str:
    """Return the format of what the first bytes alone do not tell."""
    if named == "picture":
        raise NotADocument("Not a document: named like an image, but none.")
    if named in _OFFICE or named == "pdf":
        return _misnamed(data, named)
    if _opens_html(data[:2048].replace(b"\x00", b"")) and named in {None, "html"}:
        return "html"
    return named or "text"


def _opens_html(data: bytes) -> bool:
    """The first tag, behind an XML declaration and comments, is one that opens a page."""
    rest = data.lstrip().lower()
    if rest.startswith(b"<?xml"):
        rest = rest.partition(b">")[2].lstrip()
    while rest.startswith(b"<!--"):
        rest = rest.partition(b"-->")[2].lstrip()
    opening = rest.replace(b">", b" ").split(maxsplit=2)[:2]
    return opening == [b"<!doctype", b"html"] or opening[:1] in ([b"<html"], [b"<head"], [b"<body"])


def _refuse_foreign(data: bytes) -> None:
    for magic, what in _FOREIGN:
        # Two letters may open a text as well; a binary file has a zero soon after them.
        if data.startswith(magic) and (len(magic) > 2 or b"\x00" in data[:64] or magic[0] > 127 or magic[0] < 32):
            raise NotADocument(f"Not a document: {what}.")
    if data[4:8] == b"ftyp":
        raise NotADocument("Not a document: a picture, sound or film.")


def _zipped(data: bytes, named: str | None) -> str:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OSError) as error:
        if named in _OFFICE:
            raise Unreadable("Corrupt: the file is cut off or damaged.") from error
        raise NotADocument("Not a document: a damaged archive.") from error
    for part, kind in _OFFICE_PARTS.items():
        if any(name.startswith(part) for name in names):
            return kind
    if named in _OFFICE:
        raise Unreadable(f"Corrupt: named {named}, but an archive without the parts of one.")
    raise NotADocument("Not a document: an archive; unpack it first.")


def _compound(data: bytes) -> Unreadable:
    """An OLE container that is no protected office file is of one of the formats before 2007."""
    for stream, program in (("WordDocument", "Word"), ("Workbook", "Excel"), ("PowerPoint Document", "PowerPoint")):
        if stream.encode("utf-16-le") in data:
            return Unreadable(f"Old format: a {program} file from before 2007; save it in today's format.")
    return NotADocument("Not a document: an OLE container of no known format.")


def _misnamed(data: bytes, named: str | None) -> str:
    """A file that is named like a PDF or an office file without being one: text is read as what it is."""
    if _opens_html(data[:2048]):
        return "html"
    if b"\x00" in data[:4096]:
        raise Unreadable(f"Corrupt: the file is named {named} but does not begin like one.")
    try:
        data[:4096].decode("utf-8", errors="strict")
    except UnicodeDecodeError as error:
        if error.start < len(data[:4096]) - 4:
            raise Unreadable(f"Corrupt: the file is named {named} but does not begin like one.") from error
    return "text"
