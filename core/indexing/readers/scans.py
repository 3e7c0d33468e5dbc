"""Pages that are pictures, read by Tesseract where it is installed: their lines, and how sure it was of them."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from PIL import Image

from core.errors import Unreadable
from core.indexing.documents import WITHOUT_TEXT, Block
from core.indexing.readers.pdf_tables import find_tables
from core.reading.doubtful import doubted

OFF: Final = "off"
DPI: Final = 300
_MOST_LANGUAGES = 4
_SCRIPTS = ("osd", "equ")  # no languages: they tell how a page is turned, and formulas
_WORD = "5"  # the level of a word in Tesseract's table
_LIST_SECONDS = 10.0
# Of 936 words with digits on rendered pages with noise, 17 were read wrong: all but 2 of those were less sure than 90,
# and of the others 7 %. On pages less sure than 88 on average about as many are wrong as right (decision record 0075).
SURE_WORD: Final = 90.0
SURE_PAGE: Final = 88.0
_SURE_LETTER = 60.0
_FEWEST_LETTERS = 8


@dataclass(frozen=True, slots=True)
class Scanning:
    """How a page that is a picture is read: in which languages, for how many seconds at most."""

    languages: str
    seconds: float
    passwords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Word:
    """A word, how sure Tesseract was of it (0 to 100), and the paragraph and line it stands in."""

    text: str
    sure: float
    paragraph: tuple[str, str]
    line: str


@dataclass(frozen=True, slots=True)
class ScannedPage:
    """The lines of a page with the number of their paragraph, doubtful figures marked; how sure it is (0 to 1).

    `letters` are those of words that Tesseract is rather sure of.
    """

    lines: tuple[tuple[str, int], ...]
    sure: float
    letters: int = 0


def languages_installed() -> tuple[str, ...]:
    """Return the languages that Tesseract reads here, by its names for them; none where it is not installed."""
    program = shutil.which("tesseract")
    if program is None:
        return ()
    try:
        # Our own arguments: nothing of a file.
        listed = subprocess.run([program, "--list-langs"], capture_output=True, timeout=_LIST_SECONDS, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return ()
    names = listed.stdout.decode("utf-8", "replace").splitlines()[1:]
    return tuple(name for name in map(str.strip, names) if name and name not in _SCRIPTS and "/" not in name)


def languages_to_read(wanted: str) -> str:
    """Return what Tesseract is told of languages (`deu+eng`): those wanted that are there, or all; empty: no scans.

    Raises `Unreadable` where none of those wanted is installed.
    """
    if wanted.strip().lower() == OFF:
        return ""
    here = languages_installed()
    named = [name for name in wanted.replace(",", "+").split("+") if name.strip()]
    if here and named and not (chosen := [name.strip() for name in named if name.strip() in here]):
        raise Unreadable(
            f"Scanned without text: Tesseract has none of the languages {wanted} here ({', '.join(here)})."
        )
    return "+".join(chosen if here and named else here[:_MOST_LANGUAGES])


def read_picture(drawn: Image.Image, scanning: Scanning) -> ScannedPage:
    """Return what is written on a picture of grey levels. Raises `Unreadable` where Tesseract fails or takes longer."""
    program = shutil.which("tesseract")
    if program is None:
        raise Unreadable(WITHOUT_TEXT)
    asked = [program, "-", "-", "-l", scanning.languages, "--dpi", str(DPI), "tsv"]
    os.putenv("OMP_THREAD_LIMIT", "1")  # in this process of ours alone: its four threads are slower than one
    try:
        # No shell; the picture goes in and the words come out through pipes: this process may write no file.
        done = subprocess.run(  # noqa: S603
            asked, input=_packed(drawn), capture_output=True, timeout=scanning.seconds, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise Unreadable(
            f"Too complex: reading a scanned page takes more than {scanning.seconds:.0f} seconds."
        ) from error
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines() or [""]
        raise Unreadable(f"Scanned: Tesseract could not read it ({said[-1][:120]}).")
    return scanned_page(words_of(done.stdout.decode("utf-8", "replace")))


def words_of(table: str) -> list[Word]:
    """Return the words of Tesseract's table: tab-separated, a heading first."""
    heads, *rows = [row.split("\t") for row in table.splitlines()] or [[]]
    told = (dict(zip(heads, row, strict=False)) for row in rows)
    return [
        Word(one["text"].strip(), float(one["conf"]), (one["block_num"], one["par_num"]), one["line_num"])
        for one in told
        if one.get("level") == _WORD and one.get("text", "").strip()
    ]


def scanned_page(words: Sequence[Word]) -> ScannedPage:
    """Return the lines of a page: where Tesseract was not sure of a figure, or of the page, the figure is marked."""
    if not words:
        return ScannedPage((), 0.0)
    mean = sum(word.sure for word in words) / len(words)
    sure_enough = SURE_WORD if mean >= SURE_PAGE else float("inf")
    lines = tuple(
        (" ".join(word.text if word.sure >= sure_enough else doubted(word.text) for word in line), number)
        for number, (_, paragraph) in enumerate(groupby(words, key=lambda word: word.paragraph))
        for _, line in groupby(paragraph, key=lambda word: word.line)
    )
    letters = sum(sum(map(str.isalnum, word.text)) for word in words if word.sure >= _SURE_LETTER)
    return ScannedPage(lines, round(mean / 100, 2), letters)


def says_something(page: ScannedPage) -> bool:
    """Say whether more is written there than what a photo's noise is taken for."""
    return page.letters >= _FEWEST_LETTERS


def scan_blocks(page: ScannedPage, number: int) -> list[Block]:
    """Return the paragraphs and tables of a page, and how sure it is."""
    return [replace(block, sure=page.sure) for block in _blocks(page.lines, number)]


def _blocks(lines: Sequence[tuple[str, int]], number: int) -> Iterator[Block]:
    at = 0
    for table in find_tables([text for text, _ in lines], number):
        yield from _paragraphs(lines[at : table.first], number)
        yield table.block
        at = table.end
    yield from _paragraphs(lines[at:], number)


def _paragraphs(lines: Sequence[tuple[str, int]], number: int) -> Iterator[Block]:
    told = ("\n".join(text for text, _ in of_one) for _, of_one in groupby(lines, key=lambda line: line[1]))
    if text := "\n\n".join(told):
        yield Block("text", text, page=number)


def _packed(drawn: Image.Image) -> bytes:
    packed = io.BytesIO()
    drawn.save(packed, "PPM")
    return packed.getvalue()
