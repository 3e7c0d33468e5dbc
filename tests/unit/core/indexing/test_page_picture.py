"""Pages as pictures: drawn with the words marked, and nothing of what is no PDF."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from core.errors import Unreadable
from core.indexing.page_picture import page_picture
from tests.indexing_files import pdf


def yellow(png: bytes) -> int:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return sum(count for count, (r, g, b) in picture.getcolors(1 << 24) if r > 200 and g > 180 and b < 120)


async def test_what_is_said_is_marked_where_it_stands_however_its_blanks_are_and_else_nothing(tmp_path):
    file = tmp_path / "a.pdf"
    file.write_bytes(pdf(["Nothing here."], ["Every employee gets 28 days."]))
    for page, said, marked in ((2, "Every  employee gets\n28 days.", True), (1, "28 days", False), (2, "", False)):
        with file.open("rb") as opened:
            png = await page_picture(opened, page, said)
        assert (yellow(png) > 100) is marked, said


async def test_what_is_no_pdf_or_has_no_such_page_is_refused(tmp_path):
    file = tmp_path / "a.pdf"
    for content, page in ((b"<html>", 1), (pdf(["one"]), 9)):
        file.write_bytes(content)
        with file.open("rb") as opened, pytest.raises(Unreadable):
            await page_picture(opened, page, "x")
