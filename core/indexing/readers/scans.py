"""Pages that are pictures, read by Tesseract where it is installed: their lines, and how sure it was of them."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pypdfium2 as pdfium

from core.errors import Unreadable
from core.indexing.documents import WITHOUT_TEXT
from core.reading.doubtful import doubted

OFF: Final = "off"
_DPI, _POINTS = 300, 72
_MOST_PIXELS = 5_000  # of a side
_MOST_LANGUAGES = 4
_SCRIPTS = ("osd", "equ")  # no languages: they tell how a page is turned, and formulas
_WORD = "5"  # the level of a word in Tesseract's table
_LIST_SECONDS = 10.0
# Of 936 words with digits on rendered pages with noise, 17 were read wrong: all but 2 of those were less sure than 90,
# and of the others 7 %. On pages less sure than 88 on average about as many are wrong as right (decision record 0075).
SURE_WORD: Final = 90.0
SURE_PAGE: Final = 88.0


@dataclass(frozen=True, slots=True)
class Word:
    """A word, how sure Tesseract was of it (0 to 100), and the paragraph and line it stands in."""

    text: str
    sure: float
    paragraph: tuple[str, str]
    line: str


@dataclass(frozen=True, slots=True)
class ScannedPage:
    """The lines of a page with the number of their paragraph, doubtful figures marked; how sure it is (0 to 1)."""

    lines: tuple[tuple[str, int], ...]
    sure: float


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


def read_scan(page: pdfium.PdfPage, languages: str, seconds: float) -> ScannedPage:
    """Return what is written on a page that is a picture. Raises `Unreadable` where Tesseract fails or takes longer."""
    program = shutil.which("tesseract")
    if program is None:
        raise Unreadable(WITHOUT_TEXT)
    asked = [program, "-", "-", "-l", languages, "--dpi", str(_DPI), "tsv"]
    os.putenv("OMP_THREAD_LIMIT", "1")  # in this process of ours alone: its four threads are slower than one
    try:
        # No shell; the picture goes in and the words come out through pipes: this process may write no file.
        done = subprocess.run(  # noqa: S603
            asked, input=_picture(page), capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise Unreadable(f"Too complex: reading a scanned page takes more than {seconds:.0f} seconds.") from error
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
    return ScannedPage(lines, round(mean / 100, 2))


def _picture(page: pdfium.PdfPage) -> bytes:
    scale = min(_DPI / _POINTS, _MOST_PIXELS / max(page.get_size()))
    drawn = page.render(scale=scale, grayscale=True).to_pil().convert("L")
    packed = io.BytesIO()
    drawn.save(packed, "PPM")
    return packed.getvalue()
