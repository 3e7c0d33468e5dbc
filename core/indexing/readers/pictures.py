"""Picture files, one page each (a TIFF may hold several): what is written on them is read as on scanned pages."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers.limits import Limits
from core.indexing.readers.scans import Scanning, read_picture, says_something, scan_blocks

_READ_AS: Final = ("PNG", "JPEG", "TIFF", "WEBP")
_FEWEST_PIXELS: Final = 120_000  # 400 by 300: icons and thumbnails hold no page
_MOST_PIXELS: Final = 80_000_000  # A3 at 600 dpi; as grey levels 80 MB, within the memory of one reader
_LONGEST_SIDE: Final = 5_000
_LIKED_SIDE: Final = 2_000  # about a page at 170 dpi: letters of smaller pictures are too small for Tesseract
_MOST_ENLARGED: Final = 3.0


def read(data: bytes, limits: Limits) -> Reading:
    """Return how many pages there are to be read; no text yet.

    Raises `NotADocument` for pictures that are too small to hold a page, or damaged; `Unreadable` for too large ones.
    """
    with _opened(data) as picture:
        if picture.width * picture.height < _FEWEST_PIXELS:
            raise NotADocument(f"Not a document: an image of {picture.width} x {picture.height} pixels.")
        return Reading("picture", (), scanned=tuple(range(1, _frames(picture, limits.scanned_pages) + 1)))


def read_page(data: bytes, number: int, scanning: Scanning) -> list[Block]:
    """Return what is written on a page, nothing where that is no more than a photo's noise. Raises `Unreadable`."""
    with _opened(data) as picture:
        picture.seek(number - 1)
        drawn = _as_page(picture)
    page = read_picture(drawn, scanning)
    return scan_blocks(page, number) if says_something(page) else []


@contextmanager
def _opened(data: bytes) -> Iterator[Image.Image]:
    try:
        with Image.open(io.BytesIO(data), formats=_READ_AS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                raise Unreadable(f"Too large: {picture.width:,} x {picture.height:,} pixels.")
            yield picture
    except Image.DecompressionBombError as error:
        raise Unreadable(f"Too large: at most {_MOST_PIXELS / 1e6:.0f} million pixels are read.") from error
    except (UnidentifiedImageError, OSError, SyntaxError, EOFError, ValueError) as error:
        raise NotADocument("Not a document: an image that is damaged or of an unknown make.") from error


def _frames(picture: Image.Image, most: int) -> int:
    if picture.format != "TIFF":
        return 1  # what moves shows much the same
    for number in range(1, most):
        try:
            picture.seek(number)
        except EOFError:
            return number
    return most


def _as_page(picture: Image.Image) -> Image.Image:
    """Return a picture as grey levels, upright, on white, in a size that letters are read well in."""
    upright = ImageOps.exif_transpose(picture)
    if upright.mode.startswith("I"):
        grey = upright.convert("I").point(lambda level: level / 256).convert("L")  # 16 bits a pixel
    elif upright.mode in ("RGBA", "LA", "PA", "P"):
        clear = upright.convert("RGBA")
        grey = Image.alpha_composite(Image.new("RGBA", clear.size, "white"), clear).convert("L")
    else:
        grey = upright.convert("L")
    longest = max(grey.size)
    scale = min(max(_LIKED_SIDE / longest, 1.0), _MOST_ENLARGED, _LONGEST_SIDE / longest)
    if scale == 1.0:
        return grey
    return grey.resize((max(round(grey.width * scale), 1), max(round(grey.height * scale), 1)))
