"""What nobody sees in a document, or what is struck out, is left out of it, and one note says how much."""

from __future__ import annotations

import io

import openpyxl
import pytest
from docx import Document as WordDocument

from core.indexing.reading import read

RULES = "<style>.x{display:none}.y{visibility:hidden}.z{opacity:0}.on{display:block}</style>"


def words(reading):
    return " ".join(f"{b.caption} {b.header} {b.text}" for b in reading.blocks)


@pytest.mark.parametrize(
    "hidden",
    [
        '<p class="x">The fee is 41.</p>',
        '<p class="y">The fee is 41.</p>',
        '<div class="z"><h2>The fee is 41.</h2></div>',
        '<p style="opacity:0">The fee is 41.</p>',
        '<p style="color:transparent">The fee is 41.</p>',
        '<p style="color:#fff;background:white">The fee is 41.</p>',
        '<p style="font-size:0px">The fee is 41.</p>',
        '<p style="height:0;overflow:hidden">The fee is 41.</p>',
        '<p style="text-indent:-9999px">The fee is 41.</p>',
        '<p style="position:absolute;left:-9999px">The fee is 41.</p>',
        "<p hidden>The fee is 41.</p>",
        "<del>The fee is 41.</del>",
        "<p>The <s>fee is 41</s></p>",
        "<strike><b>The fee is 41.</b></strike>",
        '<p style="text-decoration: line-through">The fee is 41.</p>',
        "<table><tr><th>a</th><th>b</th></tr><tr><td>fee</td><td><s>41</s></td></tr></table>",
        "<h2>The fee <span hidden>is 41</span></h2>",
    ],
)
def test_what_a_page_hides_or_strikes_out_is_not_read(hidden):
    reading = read("page.html", f"<html><head>{RULES}</head><body><p>Seen.</p>{hidden}</body></html>".encode())
    assert "Seen." in words(reading)
    assert "41" not in words(reading)
    (note,) = reading.notes
    assert note.startswith("Left out, as readers don't see it: ")


@pytest.mark.parametrize(
    "shown",
    [
        '<p class="x on">The fee is 41.</p>',
        '<p class="x" style="display:block">The fee is 41.</p>',
        '<p style="opacity:0.5">The fee is 41.</p>',
        '<p style="left:-9px;height:0">The fee is 41.</p>',
        '<p style="color:#fff;background:#003366">The fee is 41.</p>',
        "<style>@media print{p{display:none}}</style><p>The fee is 41.</p>",
        "<style>p:::what{display:none} [[{opacity:0}</style><p>The fee is 41.</p>",
    ],
)
def test_what_a_page_shows_is_read(shown):
    reading = read("page.html", f"<html><head>{RULES}</head><body>{shown}</body></html>".encode())
    assert "41" in words(reading)
    assert reading.notes == ()


def page(content, resources="/Font<</F1 5 0 R>>", extra=b""):
    stream = content.encode()
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources<<"
        + resources.encode()
        + b">>/Contents 4 0 R>>endobj\n4 0 obj<</Length "
        + str(len(stream)).encode()
        + b">>stream\n"
        + stream
        + b"\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n"
        + extra
        + b"trailer<</Size 7/Root 1 0 R>>\n"
    )


SEEN = "BT /F1 18 Tf 20 250 Td (Ferry prices) Tj ET "


@pytest.mark.parametrize(
    ("hidden", "why"),
    [
        ("BT /F1 18 Tf 3 Tr 20 200 Td (The fee is 41.) Tj ET", "drawn invisibly"),
        ("BT /F1 18 Tf 1 1 1 rg 20 200 Td (The fee is 41.) Tj ET", "in the colour of the page"),
        ("BT /F1 18 Tf 900 900 Td (The fee is 41.) Tj ET", "outside the page"),
    ],
)
def test_what_a_pdf_does_not_show_is_not_read(hidden, why):
    reading = read("ferry.pdf", page(SEEN + hidden))
    assert "Ferry prices" in words(reading)
    assert "41" not in words(reading)
    assert reading.notes == (f"Left out, as readers don't see it: 11 characters {why}.",)


def test_white_letters_on_a_painted_ground_are_read():
    reading = read(
        "ferry.pdf", page("0 0 1 rg 0 180 400 60 re f BT /F1 18 Tf 1 1 1 rg 20 200 Td (The fee is 41.) Tj ET")
    )
    assert "The fee is 41." in words(reading)
    assert reading.notes == ()


def test_the_invisible_letters_over_a_scanned_page_are_read():
    picture = (
        b"6 0 obj<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>"
        b"stream\n\xf0\nendstream endobj\n"
    )
    drawn = "q 400 0 0 300 0 0 cm /Im1 Do Q BT /F1 18 Tf 3 Tr 20 200 Td (The fee is 41.) Tj ET"
    reading = read("scan.pdf", page(drawn, "/Font<</F1 5 0 R>>/XObject<</Im1 6 0 R>>", picture))
    assert "The fee is 41." in words(reading)
    assert reading.notes == ()


def test_hidden_and_struck_runs_of_word_are_not_read():
    document = WordDocument()
    paragraph = document.add_paragraph("The oar costs ")
    paragraph.add_run("12").font.strike = True
    paragraph.add_run(" 15 euros.")
    ghost = document.styles.add_style("Ghost", 1)
    ghost.font.hidden = True
    document.add_paragraph("The fee is 41.", style="Ghost")
    document.add_paragraph("").add_run("The fee is 42.").font.hidden = True
    kept = document.add_paragraph("", style="Ghost").add_run("Shown again.")
    kept.font.hidden = False
    file = io.BytesIO()
    document.save(file)
    reading = read("hire.docx", file.getvalue())
    assert words(reading).split() == ["The", "oar", "costs", "15", "euros.", "Shown", "again."]
    assert reading.notes == ("Left out, as readers don't see it: 2 characters struck out, 22 characters hidden.",)


def test_hidden_sheets_rows_and_columns_of_a_workbook_are_not_read():
    book = openpyxl.Workbook()
    sheet = book.active
    for row in (("Item", "Cost", "Price"), ("Sail", 41, 300), ("Oar", 42, 20), ("Rope", 43, 5)):
        sheet.append(row)
    sheet.row_dimensions[3].hidden = True
    sheet.column_dimensions["B"].hidden = True
    for name, state in (("Old", "hidden"), ("Older", "veryHidden")):
        other = book.create_sheet(name)
        other.append(["Fee", 44])
        other.sheet_state = state
    file = io.BytesIO()
    book.save(file)
    reading = read("shop.xlsx", file.getvalue())
    assert [b.text for b in reading.blocks if b.kind == "table"] == ["| Sail | 300 |\n| Rope | 5 |"]
    assert not {"41", "42", "43", "44", "Cost"} & set(words(reading).split())
    assert reading.notes == ("Left out, as readers don't see it: 1 hidden row, 1 hidden column, 2 hidden sheets.",)


def test_what_is_struck_out_in_markdown_is_not_read_and_lines_stay():
    source = (
        "# Lamp\n\n~~The lamp costs 73 euros.~~\n\nThe radio costs ~~75~~ 76 euros.\n\n`a ~~b~~ c`\n\n~~~\n~~x~~\n~~~\n"
    )
    reading = read("lamp.md", source.encode())
    assert not {"73", "75"} & set(words(reading).split())
    assert "`a ~~b~~ c`" in words(reading)
    assert [b.line_start for b in reading.blocks] == [1, 5, 7, 9]
    assert reading.notes == ("Left out, as readers don't see it: 23 characters struck out.",)


def test_two_tildes_that_close_nothing_stay():
    assert "~~ 5 euros" in words(read("a.md", b"About ~~ 5 euros or ~~6 euros, once."))
