"""What the reader of a rejected answer points at is quoted where it stands, and only where it answers no less."""

from __future__ import annotations

import pytest

from core.extraction.pointed import told_as_pointed
from core.model import Question, Retry
from tests.fakes import passage

TERMS = """# Canoe terms

## Booking

The deposit is due 10 days before the trip.
Sick notes are paid for after 14 days.

## Cancelling

Between 27 and 8 days before the trip we keep half of the fee.
A broken paddle costs £20. A broken seat costs £18.
"""
BOATS = """# Boats
| Boat | Moorings | Next survey | Berths |
| --- | --- | --- | --- |
| Heron | Lock | 3 May 2027 | 4 |
| Old barge | Weir | 30 November 2026 | 6 |
"""
BEDINGUNGEN = "# Kanus\n\n## Absage\n\nBei Absage bis acht Tage vor der Fahrt behalten wir die Hälfte der Gebühr.\n"


def said(asked: str, rejected: str, reason: str, *texts: str, **meta: str) -> str:
    found = [passage(text, f"c{n}", **meta) for n, text in enumerate(texts or (TERMS, BOATS), 1)]
    draft = told_as_pointed(Question(asked, retry=Retry("a1", reason, rejected=rejected)), found)
    return draft.text if draft else ""


@pytest.mark.parametrize(
    ("asked", "rejected", "reason", "told"),
    [
        (
            "I cancel 10 days before the trip, what do I pay?",
            "The deposit is due 10 days before the trip [1].",
            "half of the fee, see Cancelling",
            "Between 27 and 8 days before the trip we keep half of the fee [1].",
        ),
        (
            "which boat has its survey next?",
            "Boat: 2 (Heron and Old barge) [1].",
            "the barge, its survey is on 30 November 2026",
            "Old barge: Next survey 30 November 2026 [2].",
        ),
        (
            "What does a broken seat cost?",
            "A broken paddle costs £20 [1].",
            "it is £18",
            "A broken seat costs £18 [1].",
        ),
    ],
)
def test_where_it_stands_it_is_quoted(asked, rejected, reason, told):
    assert said(asked, rejected, reason) == told
    assert said(f"{asked} ({reason})", rejected, reason) == told, "asked in the reader's words"


LORRIES = """# Trips
| Vehicle | Inspection | Seats |
| --- | --- | --- |
| Lorry | 30 November | 3 |
| Van | 30 November | 9 |
| Bus | 14 March | 40 |
"""
FILIALEN = """# Filialen
| Ort | Umsatz | Mitarbeiter |
| --- | --- | --- |
| Kiel | 512 | 9 |
| Husum | 288 | 5 |
| Lübeck | 610 | 12 |
"""
WHICH = "Which vehicles are inspected in autumn?"
TWO = ["Lorry: Inspection 30 November [1].", "Van: Inspection 30 November [1]."]
STORES = ["Kiel: Umsatz 512, Mitarbeiter 9 [1].", "Lübeck: Umsatz 610, Mitarbeiter 12 [1]."]


@pytest.mark.parametrize(
    ("asked", "rejected", "reason", "text", "rows"),
    [
        (WHICH, "Bus: Inspection 14 March [1].", "the lorry and the van, both on 30 November", LORRIES, TWO),
        (WHICH, "Bus: Inspection 14 March [1].", "lorry and van, not the bus", LORRIES, TWO),
        (WHICH, "Lorry: Inspection 30 November [1].", "lorry and van", LORRIES, TWO),
        ("Welche sind die größten?", "Husum: Mitarbeiter 5 [1].", "Lübeck mit 12, Kiel mit 9", FILIALEN, STORES),
        ("Welche sind die größten?", "Husum: Mitarbeiter 5 [1].", "Lübeck und Kiel", FILIALEN, STORES),
        ("Welche sind die größten?", "Husum: Mitarbeiter 5 [1].", "Lübeck mit 12, Kiel mit 8", FILIALEN, []),
        ("Welche sind die größten?", "Husum: Mitarbeiter 5 [1].", "Lübeck und Schwerin", FILIALEN, []),
        (WHICH, f"{TWO[0]} {TWO[1]}", "lorry and van", LORRIES, []),
    ],
)
def test_several_rows_that_a_reason_names_are_told_together_or_not_at_all(asked, rejected, reason, text, rows):
    assert said(asked, rejected, reason, text).splitlines() == rows


def test_a_file_that_is_named_may_tell_a_figure_that_the_rejected_answer_has_of_something_else():
    rejected = "We buy two more canoes; Tobias gets three quotes [1]."
    reason = "three, see stock.csv"
    stock = "Canoe: Depot Weir, Units 3, Day rate 30"
    told = said(
        "how many canoes have we got?", rejected, reason, stock, source_file="data/stock.csv", title="stock.csv"
    )
    assert told.startswith("Canoe: ")


def test_it_is_told_in_other_languages():
    told = said("Was kostet eine Absage?", "Die Anzahlung beträgt 30 Euro [1].", "die Hälfte der Gebühr", BEDINGUNGEN)
    assert "behalten wir die Hälfte der Gebühr" in told


@pytest.mark.parametrize(
    ("asked", "rejected", "reason"),
    [
        (
            "when does the deposit have to be paid?",
            "The deposit is due 10 days before the trip [1].",
            "no, it's 14 days",
        ),
        ("What does a broken seat cost?", "A broken seat costs £18 [1].", "no, it's £20"),
        ("What does a broken seat cost?", "A broken seat costs £18 [1].", "I do not believe that."),
        ("What does a broken seat cost?", "A broken seat costs £18 [1].", "it is £75"),
        ("What does a broken seat cost?", "A broken seat costs £18 [1].", ""),
    ],
)
def test_what_stands_there_of_something_else_is_not(asked, rejected, reason):
    assert said(asked, rejected, reason) == ""
