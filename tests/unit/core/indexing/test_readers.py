"""Every format is read for its structure."""

from __future__ import annotations

import datetime
import sys
from dataclasses import replace

import openpyxl
import pytest
from docx.oxml import parse_xml

from core.errors import NotADocument, Unreadable
from core.indexing import reading as reading_module
from core.indexing.readers.formats import FORMATS
from core.indexing.reading import read
from tests.indexing_files import pdf, picture, saved, slides, word, workbook


def kinds(reading):
    return [block.kind for block in reading.blocks]


def words(reading):
    return " ".join(f"{b.caption} {b.header} {b.text}" for b in reading.blocks)


def the_table(reading):
    (table,) = [block for block in reading.blocks if block.kind == "table"]
    return table


# Markdown and text


def test_markdown_blocks_carry_their_lines():
    source = (
        "# Guide\n\nHello\nworld.\n\n## Prices\n\nOur fees:\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n```py\nx = 1\n```\n"
    )
    reading = read("guide.md", source.encode())
    lines = source.split("\n")
    assert reading.title == "Guide"
    assert kinds(reading) == ["heading", "text", "heading", "table", "code"]
    for block in reading.blocks:
        if block.kind != "heading":
            assert block.text == "\n".join(lines[block.line_start - 1 : block.line_end])
    table = the_table(reading)
    assert table.caption == "Our fees:"
    assert table.header == "| a | b |\n|---|---|"


@pytest.mark.parametrize(
    ("source", "caption"),
    [
        ("Fees:\n\nItem | Deposit\n--- | ---\nBadge | 20 EUR\nRemote | 35 EUR", "Fees:"),
        ("Item | Deposit |\n--- | --- |\nBadge | 20 EUR |\nRemote | 35 EUR |", ""),
        ("| Item | Deposit\n|---|---\n| Badge | 20 EUR\n| Remote | 35 EUR", ""),
        ("  | Item | Deposit |\n  |---|---|\n  | Badge | 20 EUR |\n  | Remote | 35 EUR |", ""),
        ("> | Item | Deposit |\n> |---|---|\n> | Badge | 20 EUR |\n> | Remote | 35 EUR |", ""),
        ("> Fees:\n>\n> Item | Deposit\n> --- | ---\n> Badge | 20 EUR\n> Remote | 35 EUR", "> Fees:\n>"),
        (">> | Item | Deposit |\n>> |---|---|\n>> | Badge | 20 EUR |\n>> | Remote | 35 EUR |", ""),
        ("1. Fees:\n\n   Item | Deposit\n   --- | ---\n   Badge | 20 EUR\n   Remote | 35 EUR", ""),
        (
            "- Fees:\n  - X:\n\n    | Item | Deposit |\n    |---|---|\n    | Badge | 20 EUR |\n    | Remote | 35 EUR |",
            "",
        ),
    ],
)
def test_a_table_of_markdown_is_one_however_its_rows_are_written_and_wherever_it_stands(source, caption):
    reading = read("a.md", f"# Guide\n\n{source}\n\nThe end.\n".encode())
    table = the_table(reading)
    assert table.text == "| Badge | 20 EUR |\n| Remote | 35 EUR |"
    assert [cell.strip() for cell in table.header.splitlines()[0].split("|")] == ["", "Item", "Deposit", ""]
    assert source.splitlines().index(source.splitlines()[-2]) + 3 == table.line_start
    assert kinds(reading)[-1] == "text"
    assert "Badge" not in "".join(block.text for block in reading.blocks if block.kind != "table")


def test_what_a_quote_says_about_two_tables_in_it_stays_in_order():
    source = "> First:\n>\n> a | b\n> --- | ---\n> 1 | 2\n>\n> Then:\n>\n> c | d\n> --- | ---\n> 3 | 4\n>\n> The end."
    blocks = read("a.md", source.encode()).blocks
    assert [block.text for block in blocks if block.kind == "table"] == ["| 1 | 2 |", "| 3 | 4 |"]
    assert "The end." in blocks[-1].text


def test_a_title_left_empty_in_the_front_matter_is_not_taken_from_the_next_line():
    reading = read("a.md", b"---\ntitle:\nauthor: Ann\n---\n\n# Leave\n\nTwenty days.\n")
    assert reading.title == "Leave"


def test_front_matter_gives_the_title_and_keeps_line_numbers():
    reading = read("a.md", b"---\ntitle: 'Leave policy'\n---\n\nTwenty days.\n")
    assert reading.title == "Leave policy"
    assert reading.blocks[-1].line_start == 5


def test_setext_headings_are_headings():
    reading = read("a.md", b"Top\n===\n\nText\n\nBelow\n---\n")
    assert [(b.text, b.level) for b in reading.blocks if b.kind == "heading"] == [("Top", 1), ("Below", 2)]


def test_plain_text_is_cut_at_blank_lines():
    reading = read("notes.txt", b"one\r\ntwo\r\n\r\n\r\nthree\r\n")
    assert [(b.text, b.line_start, b.line_end) for b in reading.blocks] == [("one\ntwo", 1, 2), ("three", 5, 5)]


# Encodings


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("utf-8-sig", "naïve café"),
        ("utf-16", "naïve café 東京"),
        ("utf-16-le", "plain latin text without a mark"),
        ("utf-32", "naïve"),
        ("cp932", "名前,年齢,住所\n佐藤太郎,30,東京\n三木英子,25,大阪\n"),
        ("cp1252", "Café au lait – “naïve” déjà vu, 5 €"),
        ("cp1251", "Привет мир, как дела сегодня"),
        ("gb18030", "中文测试文件，内容很短"),
    ],
)
def test_encodings_are_found_out(encoding, text):
    assert text.split()[0] in words(read("a.txt", text.encode(encoding)))


def test_a_declared_charset_is_believed():
    page = '<html><head><meta charset="koi8-r"></head><body><p>Отчёт</p></body></html>'
    assert "Отчёт" in words(read("a.html", page.encode("koi8-r")))


# CSV


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_delimiters_are_sniffed(delimiter):
    rows = [["city", "people"], ["Oslo", "709000"], ["Rome", "2873000"]]
    table = the_table(read("a.csv", "\n".join(delimiter.join(row) for row in rows).encode()))
    assert table.header.startswith("| city | people |")
    assert table.text == "| Oslo | 709000 |\n| Rome | 2873000 |"
    assert (table.line_start, table.line_end) == (2, 3)


def test_lines_above_a_header_are_what_the_table_is_called():
    table = the_table(
        read("a.csv", b"Marram list 2025, prices net of tax\n\nseed;price;stock\nred;1,20;3\nblue;2,50;4\n")
    )
    assert table.caption == "Marram list 2025, prices net of tax"
    assert table.header.startswith("| seed | price | stock |")
    assert table.text == "| red | 1,20 | 3 |\n| blue | 2,50 | 4 |"
    assert (table.line_start, table.line_end) == (4, 5)


def test_quoted_line_breaks_stay_in_their_cell():
    table = the_table(read("a.csv", b'name,note\nA,"one\ntwo"\nB,"x, y | z"\n'))
    assert table.text == "| A | one two |\n| B | x, y \\| z |"


def test_a_table_without_a_header_has_none():
    assert the_table(read("a.csv", b"1,2\n3,4\n5,6\n")).header == ""


# JSON


def test_json_of_flat_objects_is_a_table():
    table = the_table(read("a.json", b'[{"k": "x", "v": 1}, {"k": "y", "v": null}]'))
    assert table.header.startswith("| k | v |")
    assert table.text.startswith("| x | 1 |")


def test_nested_json_gives_paths_and_values():
    assert "plan.limits[1].name: gold" in words(read("a.json", b'{"plan": {"limits": [{"n": 1}, {"name": "gold"}]}}'))


def test_json_nested_without_end_is_refused():
    with pytest.raises(Unreadable, match="Corrupt"):
        read("a.json", b"[" * 100_000)


# HTML


def test_html_gives_headings_lists_and_tables():
    page = b"""<html><head><title>Refunds</title><style>p{}</style></head><body><nav>Home</nav>
    <h1>Refund policy</h1><p>Within <b>30</b>
    days.<br>No fee.</p><ul><li>Cards</li><li>Cash</li></ul>
    <p>Fees by region</p><table><tr><th>Region</th><th>Fee</th></tr><tr><td>EU</td><td>2%</td></tr></table>
    <script>var secret = 1</script><p style="display:none">hidden words</p></body></html>"""
    reading = read("a.html", page)
    assert reading.title == "Refunds"
    assert kinds(reading) == ["heading", "text", "list", "list", "table"]
    assert reading.blocks[1].text == "Within 30 days.\nNo fee."
    assert the_table(reading).caption == "Fees by region"
    assert the_table(reading).text == "| EU | 2% |"
    assert not {"secret", "hidden", "Home"} & set(words(reading).split())


def test_split_cells_of_filings_are_put_together():
    page = b"""<table><tr><td colspan=3></td><td colspan=3>2024</td><td colspan=3></td><td colspan=3>2023</td></tr>
    <tr><td colspan=3>Net sales</td><td>$</td><td>391,035</td><td></td><td colspan=3></td>
    <td>$</td><td>383,285</td><td></td></tr>
    <tr><td colspan=3>Other</td><td colspan=2>(214</td><td>)</td><td colspan=3></td><td colspan=2>12</td><td></td></tr>
    </table>"""
    table = the_table(read("a.htm", page))
    assert table.header.startswith("|  | 2024 | 2023 |")
    assert table.text == "| Net sales | $391,035 | $383,285 |\n| Other | (214) | 12 |"


def test_inline_xbrl_reads_as_a_browser_shows_it():
    page = b"""<html><body><ix:header><ix:hidden>0000320193</ix:hidden></ix:header>
    <p>Sales were $<ix:nonfraction name="x">391</ix:nonfraction> billion.</p></body></html>"""
    assert words(read("a.htm", page)).split() == ["Sales", "were", "$391", "billion."]


def test_cells_that_span_rows_stand_in_each_row():
    page = b"""<table><tr><th>Zone</th><th>City</th></tr><tr><td rowspan=2>North</td><td>Oslo</td></tr>
    <tr><td>Bergen</td></tr></table>"""
    assert the_table(read("a.html", page)).text == "| North | Oslo |\n| North | Bergen |"


# PDF


def test_pdf_pages_headings_and_title():
    data = pdf(
        [("Leave", "F2", 16), "Staff have 25 days of leave a year.", "More after ten years of service."],
        [("Sickness", "F2", 16), "Call before nine in the morning, please."],
        title="Handbook",
    )
    reading = read("a.pdf", data)
    assert reading.title == "Handbook"
    assert [(b.kind, b.page) for b in reading.blocks] == [("heading", 1), ("text", 1), ("heading", 2), ("text", 2)]


def test_rows_of_figures_in_a_pdf_become_a_table_under_their_years():
    data = pdf(
        [
            "The company sells shoes, and some years were better than others for everybody in it.",
            "(in millions)",
            "2022 2021",
            "Net sales:",
            "Shoes (1) $ 394 $ 365",
            "Socks 78 (68)",
            "Total net sales $ 472 $ 297",
            "This sentence follows the table and has no figures to speak of at all.",
        ]
    )
    table = the_table(read("a.pdf", data))
    assert table.caption == "(in millions)"
    assert table.header.startswith("|  | 2022 | 2021 |")
    assert table.text.split("\n") == [
        "| Net sales: |  |  |",
        "| Shoes (1) | $394 | $365 |",
        "| Socks | 78 | (68) |",
        "| Total net sales | $472 | $297 |",
    ]


def test_the_first_row_of_a_bordered_table_in_a_pdf_names_its_columns_by_where_it_stands():
    data = pdf(
        [
            "Rooms that are let by the hour, to anybody who asks for one in time.",
            ("Room\tPrice per hour (EUR)\tSeats", "F2", 10),
            "Alder Hall\t25.50\t40",
            "Birch\t9.00\t8",
            "They are cleaned every evening.",
        ]
    )
    table = the_table(read("a.pdf", data))
    assert table.header.startswith("| Room | Price per hour (EUR) | Seats |")
    assert table.text.split("\n") == ["| Alder Hall | 25.50 | 40 |", "| Birch | 9.00 | 8 |"]


def test_a_sentence_above_rows_of_figures_in_a_pdf_is_no_header():
    rows = ["Alder Hall\t25.50\t40", "Birch\t9.00\t8", "Cedar\t7.00\t6"]
    blocks = read("a.pdf", pdf(["Rooms are let by the hour.", *rows, "They are cleaned every evening."])).blocks
    assert any("let by the hour" in block.text for block in blocks)


def test_running_heads_of_a_pdf_are_kept_once():
    data = pdf(*[["Acme handbook", f"Clause {n * 7} holds.", f"Page {n}"] for n in range(1, 7)])
    reading = read("a.pdf", data)
    assert words(reading).count("Acme handbook") == 1
    assert "Page 1" in words(reading)
    assert "Page 2" not in words(reading)
    assert all(f"Clause {n * 7} holds." in words(reading) for n in range(1, 7))


def test_a_pdf_under_another_name_is_read_as_one():
    assert read("report.txt", pdf(["Hello there"])).file_type == "pdf"


def test_blank_pages_are_empty():
    with pytest.raises(NotADocument, match="Empty"):
        read("a.pdf", pdf([]))


def test_an_encrypted_pdf_is_named_as_such():
    with pytest.raises(Unreadable, match="Encrypted"):
        read("a.pdf", pdf(["secret"], encrypted=True))


def test_a_pdf_cut_off_is_corrupt():
    with pytest.raises(Unreadable, match="Corrupt"):
        read("a.pdf", b"%PDF-1.7\n1 0 obj\n<< /Type")


# Office


def test_word_headings_lists_and_captions():
    def build(document):
        document.add_heading("Handbook", 0)
        document.add_heading("Leave", 1)
        document.add_paragraph("Twenty-five days.")
        document.add_paragraph("Ask first", style="List Bullet")
        document.add_paragraph("Then go", style="List Bullet")
        document.add_paragraph("Days by grade")
        table = document.add_table(2, 2)
        for cell, text in zip(table._cells, ["Grade", "Days", "A", "25"], strict=True):
            cell.text = text

    reading = read("a.docx", word(build))
    assert reading.title == "Handbook"
    assert "Twenty-five days." in words(reading)
    assert the_table(reading).caption == "Days by grade"
    assert [b.level for b in reading.blocks if b.kind == "heading"] == [1, 1]


def test_merged_cells_of_word_tables_keep_their_rows():
    def build(document):
        table = document.add_table(3, 3)
        for i, cell in enumerate(table._cells):
            cell.text = f"c{i}"
        table.cell(1, 0).merge(table.cell(2, 0))
        table.cell(0, 1).merge(table.cell(0, 2))

    table = the_table(read("a.docx", word(build)))
    rows = table.text.split("\n")
    assert "c3 c6" in rows[-1]
    assert table.header.count("c1 c2") == 2


def test_text_boxes_of_word_are_read_once():
    box = (
        '<w:p xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
        'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:r><mc:AlternateContent>'
        "<mc:Choice Requires='wps'><w:drawing><w:txbxContent><w:p><w:r><w:t>boxed words</w:t></w:r></w:p>"
        "</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>"
        "<w:p><w:r><w:t>boxed words</w:t></w:r></w:p>"
        "</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>"
    )

    def build(document):
        document.add_paragraph("Around it")
        document.element.body.insert(1, parse_xml(box))

    assert words(read("a.docx", word(build))).count("boxed words") == 1


def test_workbook_sheets_and_merged_headers():
    rows = [
        ["Results in CHF"],
        [None, "January-June", None],
        [None, "Sales", "Profit"],
        [],
        ["North", 12138, 0.125],
        ["South", 9283.0, -0.5],
    ]
    reading = read("a.xlsx", workbook({"By zone": rows, "Empty": []}, merged={"By zone": "B2:C2"}))
    assert [b.text for b in reading.blocks if b.kind == "heading"] == ["By zone"]
    table = the_table(reading)
    assert table.caption == "Results in CHF"
    assert table.header.startswith("|  | January-June / Sales | January-June / Profit |")
    assert table.text == "| North | 12138 | 0.125 |\n| South | 9283 | -0.5 |"


def test_a_period_at_the_right_of_its_columns_names_them_all():
    rows = [
        ["In millions", None, "H1 2023", None, None, "H1 2022"],
        [None, "Goodwill", "Other", None, "Goodwill", "Other"],
        ["North", 1, 2, None, 3, 4],
        ["South", 5, 6, None, 7, 8],
    ]
    header = the_table(read("a.xlsx", workbook({"S": rows}))).header
    assert "| H1 2023 / Goodwill | H1 2023 / Other | H1 2022 / Goodwill | H1 2022 / Other |" in header


def test_percentages_and_dates_of_workbooks_read_as_shown():
    book = openpyxl.Workbook()
    book.active.append(["Rate", "Day"])
    book.active.append([0.125, datetime.datetime(2024, 3, 1)])
    book.active["A2"].number_format = "0.0%"
    assert the_table(read("a.xlsx", saved(book))).text == "| 12.5% | 2024-03-01 |"


def test_an_empty_workbook_is_empty():
    with pytest.raises(NotADocument, match="Empty"):
        read("a.xlsx", workbook({"Sheet1": []}))


def test_slides_are_pages_with_tables_and_notes():
    data = slides(
        [("Plan", "Grow slowly", "say it slowly"), ("Figures", "As below", "")], [["Year", "Sum"], ["2024", "7"]]
    )
    reading = read("a.pptx", data)
    assert reading.title == "Plan"
    assert {b.page for b in reading.blocks} == {1, 2}
    assert "Notes: say it slowly" in words(reading)
    assert the_table(reading).page == 2


# Source


def test_python_functions_are_blocks_with_their_lines_and_imports():
    source = (
        "import os\nfrom .money import add\n\n\ndef pay(x):\n    return x\n\n\n"
        "# Says hello.\nclass Bank:\n    def open(self):\n        return 1\n"
    )
    reading = read("bank.py", source.encode())
    lines = source.split("\n")
    assert [(b.name, b.line_start, b.line_end) for b in reading.blocks] == [("", 1, 2), ("pay", 5, 6), ("Bank", 9, 12)]
    assert all(b.text == "\n".join(lines[b.line_start - 1 : b.line_end]) for b in reading.blocks)
    assert reading.imports == ("os", ".money", ".money.add")


def test_a_long_class_is_split_at_its_methods():
    methods = "".join(f"    def m{i}(self):\n" + "        x = 1\n" * 10 for i in range(6))
    names = [b.name for b in read("a.py", f"class Big:\n{methods}".encode()).blocks]
    assert names == ["Big", *[f"Big.m{i}" for i in range(6)]]


@pytest.mark.parametrize("name", ["a.ts", "a.tsx", "a.js"])
def test_scripts_give_functions_and_imports(name):
    source = (
        'import { a } from "./a";\nexport * from "./b";\nconst c = require("./c");\n\n'
        "export const f = () => 1;\n\nexport class K { m() {} }\n"
    )
    reading = read(name, source.encode())
    assert reading.imports == ("./a", "./b", "./c")
    assert [b.name for b in reading.blocks] == ["", "f", "K"]


def test_sql_statements_say_their_columns():
    source = (
        b"-- who buys\nCREATE TABLE orders (id INT, total DECIMAL(10,2)); -- all; of them\n"
        b"INSERT INTO orders VALUES (1, 'a;b');\n"
    )
    first, second = read("a.sql", source).blocks
    assert first.caption == "Table orders: id INT, total DECIMAL(10, 2)"
    assert (first.line_start, first.line_end, second.line_start) == (1, 2, 3)
    assert second.text == "INSERT INTO orders VALUES (1, 'a;b');"


# Every format

EXAMPLES = {
    "pdf": lambda: pdf(["Twenty days."]),
    "docx": lambda: word(lambda document: document.add_paragraph("Twenty days.")),
    "pptx": lambda: slides([("Leave", "Twenty days.", "")]),
    "xlsx": lambda: workbook({"Leave": [["days"], [20]]}),
    "picture": lambda: picture("PNG"),
    "csv": lambda: b"name,days\nAnn,20\n",
    "html": lambda: b"<html><body><p>Twenty days.</p></body></html>",
    "markdown": lambda: b"# Leave\n\nTwenty days.\n",
    "json": lambda: b'[{"days": 20}]',
    "python": lambda: b"def leave():\n    return 20\n",
    "typescript": lambda: b"function leave(): number { return 20 }\n",
    "tsx": lambda: b"function leave() { return <p>20</p> }\n",
    "javascript": lambda: b"function leave() { return 20 }\n",
    "sql": lambda: b"CREATE TABLE leave (days INT);\n",
    "text": lambda: b"Twenty days.\n",
}

READ_AS = {"tsx": "typescript"}  # a grammar of its own; to people it is TypeScript


@pytest.mark.parametrize("found", FORMATS, ids=lambda found: found.name)
def test_a_reading_is_of_the_format_that_its_row_names(found):
    assert found.name in EXAMPLES, f"give {found.name} an example file here"
    for suffix in found.suffixes or (".txt",):
        assert read(f"a{suffix}", EXAMPLES[found.name]()).file_type == READ_AS.get(found.name, found.name)


class Broken:
    """A reader that needs a library only when it reads."""

    @staticmethod
    def read(data, limits):
        import errata_has_no_such_library  # noqa: F401


@pytest.mark.parametrize("loaded", [{}, {"core.indexing.readers.gone": Broken}])
def test_a_reader_that_can_not_be_loaded_is_no_fault_of_the_file(monkeypatch, loaded):
    row = replace(reading_module.BY_NAME["text"], reader="gone")
    monkeypatch.setattr(reading_module, "BY_NAME", {**reading_module.BY_NAME, "text": row})
    for name, module in loaded.items():
        monkeypatch.setitem(sys.modules, name, module)
    with pytest.raises(Unreadable, match="the file is not at fault") as raised:
        read("a.txt", b"Twenty days.")
    assert "damaged" not in str(raised.value)


def test_a_page_of_a_pdf_stands_below_its_own_heading_though_all_have_one_of_its_kind():
    text = [f"Whoever works here reads clause {n} before the machine is switched on." for n in (7, 11, 13)]
    data = pdf(*[[(f"Manual, chapter {n}", "F2", 20), f"Clause {n * 7} holds.", *text] for n in range(1, 7)])
    headings = {block.page: block.text for block in read("a.pdf", data).blocks if block.kind == "heading"}
    assert headings == {n: f"Manual, chapter {n}" for n in range(1, 7)}
