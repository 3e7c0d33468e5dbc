"""Writes the example knowledge base of Puffin & Gale, a fictional maker of weather instruments.

    python examples/make_examples.py

The plain files (Markdown, HTML, CSV, Python, SQL) under `knowledge/` are written by hand; this script makes the
binary ones beside them. Its output is the same, byte for byte, every time it runs with the same libraries.
"""

from __future__ import annotations

import io
import re
import textwrap
import zipfile
from datetime import datetime
from pathlib import Path

from docx import Document
from openpyxl import Workbook
from openpyxl.styles import Font

HERE = Path(__file__).parent / "knowledge"
WRITTEN = datetime(2024, 9, 2, 9, 0, 0)

HANDBOOK = [
    (
        "Puffin & Gale Staff Handbook",
        """
        Edition of September 2024. Puffin & Gale makes storm glasses, fog signals and tide clocks on the quay at
        Stornhaven, and runs the Gale Log, a weather diary for harbours. This handbook applies to everybody on the
        payroll. Where an older note says something else, this edition is right.

        # Working hours
        The works is open from 07:30 to 18:00, Monday to Friday. A full week is 37.5 hours. Core hours, when everybody
        should be reachable, are 10:00 to 15:00. On days with a storm warning of force 10 or above the works closes and
        everybody is paid as usual.

        # Working from home
        Office staff may work from home up to three days a week. Glass blowers and fitters work on site. Working from
        another country needs the written consent of Isla Ferran, head of people, and is limited to 20 days a year.
        """,
    ),
    (
        "Leave",
        """
        # Annual leave
        Every employee gets 27 days of annual leave a year, plus the eight public holidays. Up to 5 unused days may be
        carried over and lapse on 31 March. Contractors get no paid leave.

        # Requesting leave
        To request annual leave:
        1. Enter the dates in the leave book at least ten working days ahead.
        2. Agree cover with a colleague of your bench or desk.
        3. Wait for the initials of your lead before you book travel.

        # Parental leave
        Parents get 18 weeks of parental leave at full pay, whoever gave birth, and another 8 weeks at half pay. It may
        be taken in up to three parts within two years.

        # Sick leave
        Call your lead before 09:00 on the first day. A doctor's note is needed from the fourth day of illness. Sick
        pay is full for 12 weeks and half for another 12.

        # Lighthouse day
        Once a year everybody may spend one paid day helping at the Carrick Point lighthouse, which the firm adopted
        in 1998.
        """,
    ),
    (
        "Expenses and travel",
        """
        # Mileage and trains
        Private cars are reimbursed at 45 pence a mile. Trains are second class unless the journey is longer than four
        hours. Ferries to the outer islands are booked by the harbour desk.

        # Meals and rooms
        The meal allowance is £32 a day away from Stornhaven. Hotels are reimbursed up to £140 a night, and up to £190
        in London and Oslo.

        # Claiming expenses
        Expense claims are due within 30 days of the journey, with receipts, to ledger@puffinandgale.example. Claims
        above £500 need the approval of the finance lead, Marek Oyelaran. Approved claims are paid on the 15th of the
        month.

        # What is not paid
        Parking fines, minibar bills and alcohol are never reimbursed.
        """,
    ),
    (
        "Security",
        """
        # Passwords and keys
        Passwords have at least 14 characters and live in the password safe, never in the leave book. Two-factor
        sign-in is required for the Gale Log console. Workshop keys are signed out at the gatehouse.

        # Lost devices
        Report a lost laptop, phone or key within 4 hours to the duty desk, telephone 0170 555 0144. The duty desk
        locks the device at once.

        # Visitors
        Visitors sign in at the gatehouse, wear a yellow oilskin badge and are accompanied at all times. Photography in
        the glass shop is not permitted.

        # Customer data
        Harbour logs are kept for seven years and then erased. Nobody copies customer data to private devices.
        """,
    ),
]

PRICES = [
    ("Article", "Name", "List price (GBP)", "Trade price (GBP)", "Lead time (weeks)", "Warranty (years)"),
    ("SG-1", "Storm Glass Mark I", 89, 71, 2, 2),
    ("SG-4", "Storm Glass Mark IV", 245, 198, 3, 5),
    ("TC-2", "Tide Clock Skerry", 310, 252, 4, 5),
    ("FS-7", "Fog Signal Bellwether", 4850, 4120, 9, 3),
    ("FS-9", "Fog Signal Bellwether Duo", 7400, 6290, 12, 3),
    ("BR-3", "Barograph Petrel", 1290, 1080, 6, 10),
]
PLANS = [
    ("Plan", "Price per berth and month (GBP)", "Stations", "History kept", "Support"),
    ("Skiff", 3, 1, "90 days", "e-mail"),
    ("Cutter", 7, 5, "2 years", "e-mail and telephone"),
    ("Schooner", 12, 25, "10 years", "duty desk, day and night"),
]
QUARTERS = [
    ("Quarter", "Revenue (GBP thousand)", "Instruments (GBP thousand)", "Gale Log (GBP thousand)",
     "Operating profit (GBP thousand)", "Staff"),
    ("Q1 2023", 1184, 902, 282, 96, 58),
    ("Q2 2023", 1312, 1001, 311, 131, 59),
    ("Q3 2023", 1405, 1063, 342, 158, 61),
    ("Q4 2023", 1688, 1301, 387, 214, 62),
    ("Q1 2024", 1247, 848, 399, 88, 63),
    ("Q2 2024", 1463, 1029, 434, 149, 64),
]

ONBOARDING = [
    ("h1", "Your first weeks at Puffin & Gale"),
    ("p", "Welcome ashore. This guide is for everybody who starts in the works, the office or the Gale Log crew. "
          "Your mate, a colleague who has been here for at least a year, goes through it with you."),
    ("h2", "Before the first day"),
    ("p", "Bring your tax code, a bank card and boots with a steel cap. Boots are reimbursed up to £85."),
    ("h2", "Day one"),
    ("li", "Collect your badge and locker key at the gatehouse at 08:30."),
    ("li", "Meet your mate in the model room."),
    ("li", "Sign the fire and glass safety sheet."),
    ("li", "Set up two-factor sign-in with the Gale Log crew."),
    ("h2", "The first month"),
    ("p", "New colleagues have a probation of six months. Reviews are held after 4 weeks, 12 weeks and 6 months. "
          "Everybody spends one day in each shop: glass, brass and bells."),
    ("h2", "Who to ask"),
    ("table", [("Matter", "Person", "Telephone"),
               ("Pay and expenses", "Marek Oyelaran", "0170 555 0121"),
               ("Leave and contracts", "Isla Ferran", "0170 555 0118"),
               ("Gale Log console", "Tomasz Brandvold", "0170 555 0133"),
               ("Glass shop safety", "Una Castellane", "0170 555 0139")]),
    ("h2", "Training"),
    ("p", "Each colleague has a training budget of £900 a year. It does not carry over. "
          "Courses above £400 are agreed with your lead first."),
]


def main() -> None:
    """Write every made file."""
    (HERE / "handbook.pdf").write_bytes(pdf([page_lines(title, body) for title, body in HANDBOOK]))
    (HERE / "price-list.xlsx").write_bytes(workbook({"Instruments": PRICES, "Gale Log plans": PLANS}))
    (HERE / "quarterly-figures.xlsx").write_bytes(workbook({"Quarters": QUARTERS}))
    (HERE / "onboarding.docx").write_bytes(onboarding())


def page_lines(title: str, body: str) -> list[tuple[int, str]]:
    """Return (font size, line) pairs of a page, wrapped at 88 characters; headings begin with `#`."""
    lines = [(18, title), (11, "")]
    for paragraph in textwrap.dedent(body).strip().split("\n\n"):
        for part in paragraphs_of(paragraph):
            if part.startswith("# "):
                lines.append((14, part[2:]))
            else:
                lines += [(11, line) for line in textwrap.wrap(part, 88)]
        lines.append((11, ""))
    return lines


def paragraphs_of(text: str) -> list[str]:
    """Join wrapped lines; headings, list items and what introduces a list stay on lines of their own."""
    parts: list[str] = []
    for line in text.splitlines():
        alone = line.startswith("# ") or line[:2].rstrip(".").isdigit()
        if not parts or alone or parts[-1].startswith("# ") or parts[-1].endswith(":"):
            parts.append(line)
        else:
            parts[-1] += " " + line
    return parts


def pdf(pages: list[list[tuple[int, str]]]) -> bytes:
    """Return a PDF 1.4 of A4 pages in Helvetica, WinAnsi encoded: enough for an example, no more."""
    count = len(pages)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {count} /Kids [{' '.join(f'{4 + 2 * i} 0 R' for i in range(count))}] >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for i, lines in enumerate(pages):
        stream = page_stream(lines)
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {5 + 2 * i} 0 R "
            "/Resources << /Font << /F1 3 0 R >> >> >>".encode()
        )
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream))
    info = b"<< /Title (Puffin & Gale Staff Handbook) /CreationDate (D:20240902090000Z) >>"
    return file_of([*objects, info])


def page_stream(lines: list[tuple[int, str]]) -> bytes:
    """Return the drawing operators of one page."""
    operators = ["BT", "56 780 Td"]
    for size, line in lines:
        escaped = line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        operators += [f"/F1 {size} Tf", f"({escaped}) Tj", f"0 -{round(size * 1.35)} Td"]
    return "\n".join([*operators, "ET"]).encode("cp1252")


def file_of(objects: list[bytes]) -> bytes:
    """Return the file: header, numbered objects, cross-reference table, trailer; the last object is the info."""
    out = io.BytesIO()
    out.write(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets = []
    for number, body in enumerate(objects, 1):
        offsets.append(out.tell())
        out.write(b"%d 0 obj\n%s\nendobj\n" % (number, body))
    start = out.tell()
    out.write(b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1))
    out.writelines(b"%010d 00000 n \n" % offset for offset in offsets)
    out.write(b"trailer\n<< /Size %d /Root 1 0 R /Info %d 0 R >>\n" % (len(objects) + 1, len(objects)))
    out.write(b"startxref\n%d\n%%%%EOF\n" % start)
    return out.getvalue()


def workbook(sheets: dict[str, list[tuple]]) -> bytes:
    """Return an XLSX with one sheet a table, its first row bold."""
    book = Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
        for cell in sheet[1]:
            cell.font = Font(bold=True)
    book.properties.creator = "Puffin & Gale"
    book.properties.created = book.properties.modified = WRITTEN
    return saved(book)


def onboarding() -> bytes:
    """Return the onboarding guide as DOCX."""
    document = Document()
    document.core_properties.author = "Puffin & Gale"
    document.core_properties.title = "Your first weeks at Puffin & Gale"
    document.core_properties.created = document.core_properties.modified = WRITTEN
    for kind, content in ONBOARDING:
        if kind == "table":
            add_table(document, content)
        elif kind.startswith("h"):
            document.add_heading(content, int(kind[1]))
        else:
            document.add_paragraph(content, style="List Number" if kind == "li" else None)
    return saved(document)


def add_table(document: Document, rows: list[tuple]) -> None:
    """Add a table with a header row."""
    table = document.add_table(rows=0, cols=len(rows[0]))
    for row in rows:
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = text


def saved(file: object) -> bytes:
    """Return the saved file with every member's time fixed, so that making it again changes nothing."""
    raw, fixed = io.BytesIO(), io.BytesIO()
    file.save(raw)
    with zipfile.ZipFile(raw) as source, zipfile.ZipFile(fixed, "w", zipfile.ZIP_DEFLATED) as target:
        for name in source.namelist():
            member = zipfile.ZipInfo(name, WRITTEN.timetuple()[:6])
            member.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(member, restamped(name, source.read(name)))
    return fixed.getvalue()


def restamped(name: str, content: bytes) -> bytes:
    """Return the member's content; openpyxl stamps the time of saving over the one it is given."""
    if name != "docProps/core.xml":
        return content
    return re.sub(rb"(<dcterms:modified[^>]*>)[^<]*", rb"\g<1>2024-09-02T09:00:00Z", content)


if __name__ == "__main__":
    main()
