"""One table of staff in every format that holds tables."""

from __future__ import annotations

from tests.indexing_files import slides, word, workbook

STAFF = [
    ["Name", "Department", "City", "Contract", "Hired", "Salary (EUR)"],
    ["Mina Ortiz", "Sales", "Berlin", "full-time", "2019", "52,000"],
    ["Jonas Beck", "Sales", "Hamburg", "part-time", "2021", "31,000"],
    ["Ada Lind", "Engineering", "Berlin", "full-time", "2018", "71,500"],
    ["Tom Falk", "Engineering", "Lyon", "full-time", "2022", "64,500"],
    ["Rosa Klein", "Human Resources", "Berlin", "part-time", "2020", "38,000"],
    ["Total", "", "", "", "", "257,000"],
]


def staff_files() -> dict[str, bytes]:
    """The same rows, the total's among them, as a file of each format by its name."""
    numbers = [[int(cell.replace(",", "")) if cell[:1].isdigit() else cell for cell in row] for row in STAFF]
    return {
        "staff.csv": "\n".join(",".join(cell.replace(",", "") for cell in row) for row in STAFF).encode(),
        "staff.tsv": "\n".join("\t".join(row) for row in STAFF).encode(),
        "staff.md": f"# Staff\n\n{_markdown()}\n".encode(),
        "staff.html": _html().encode(),
        "staff.xlsx": workbook({"Staff": numbers}),
        "staff.docx": word(_fill),
        "staff.pptx": slides([("Staff", "", "")], STAFF),
    }


def _markdown() -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in STAFF)
    return "\n".join([head, "|" + " --- |" * len(STAFF[0]), *body])


def _html() -> str:
    head = "".join(f"<th>{cell}</th>" for cell in STAFF[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in STAFF[1:])
    return f"<html><head><title>Staff</title></head><body><table><tr>{head}</tr>{body}</table></body></html>"


def _fill(document) -> None:
    table = document.add_table(len(STAFF), len(STAFF[0]))
    for row, texts in zip(table.rows, STAFF, strict=True):
        for cell, text in zip(row.cells, texts, strict=True):
            cell.text = text
