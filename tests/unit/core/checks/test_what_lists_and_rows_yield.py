"""What may be written in many ways is no fault: outlines, nested rows, blanks that part thousands, spans of time."""

from __future__ import annotations

import pytest

from core.checks import check_record

YARD = (
    "Before a driver leaves the yard, tyre pressure must be 8.5 bar, the load secured with at least 4 straps, the "
    "logbook signed, and the tachograph set. The break lasts 45 minutes."
)
STAFF = "Probation lasts 3 months, the notice period during probation is 14 days, and afterwards 2 months."
HIRE = "Boots are rented at 9 francs a day, skis at 24 francs and helmets at 5 francs."
GOALS = [
    {"player": {"name": "Ito", "club": "Kobe"}, "stats": {"goals": 21, "assists": 7}},
    {"player": {"name": "Banner", "club": "Leith"}, "stats": {"goals": 17, "assists": 12}},
]
GAPS = [{"site": "Hull", "staff": 86, "rent": 31_000}, {"site": "Lyme", "staff": 54}, {"site": "Wick", "staff": 23}]
LILLE = "L'entrepôt de Lille a expédié 18 400 colis en 2022 et 21 250 en 2023."
SHIFTS = (
    "The night shift runs from 22:00 to 06:30. Deliveries are accepted between 7am and 3.30pm. The gate closes at noon "
    "on Saturdays."
)
TICKETS = [
    {"id": "T-118", "opened": "2024-11-02", "closed": "2024-11-09"},
    {"id": "T-121", "opened": "2024-11-05", "closed": "2024-11-06"},
]
EXAMS = [{"exam": "Fire safety", "passed": 34, "failed": 6}, {"exam": "First aid", "passed": 45, "failed": 5}]
BANK = (
    "Ingrid Dahl, born in 1962, joined the bank in 1988 and became its chief executive in 2005. She stepped down 11 "
    "years later. Her successor, Paul Keane, left in March 2021 after five years in office."
)
BRIDGE = "The bridge was opened in June 1931 and closed for repairs in 1974. In 1998 it was listed as a monument."


@pytest.mark.parametrize(
    ("context", "answer", "right"),
    [
        (YARD, "The points are:\n1 Tyres at 8.5 bar\n2 At least 4 straps\n3 A signed logbook", True),
        (YARD, "The points are:\n1 Tyres at 9.5 bar\n2 At least 4 straps\n3 A signed logbook", False),
        (YARD, "1/ Tyres 8.5 bar 2/ Straps, at least 4 3/ Logbook signed", True),
        (YARD, "1/ Tyres 8.5 bar 2/ Straps, at least 6 3/ Logbook signed", False),
        (STAFF, "1. Probation: 3 months\n   1.1 Notice: 14 days\n2. Afterwards\n   2.1 Notice: 2 months", True),
        (STAFF, "1. Probation: 3 months\n   1.1 Notice: 28 days\n2. Afterwards\n   2.1 Notice: 2 months", False),
        (STAFF, "* 4.2 – probation: 3 months\n* 4.3 – notice then: 14 days\n* 4.4 – notice later: 2 months", True),
        (
            STAFF,
            "| No. | What | How long |\n|---|---|---|\n| 1 | Probation | 3 months |\n| 2 | Notice | 14 days |",
            True,
        ),
        (
            STAFF,
            "| No. | What | How long |\n|---|---|---|\n| 1 | Probation | 5 months |\n| 2 | Notice | 14 days |",
            False,
        ),
        (HIRE, "#1 Skis – 24 francs\n#2 Boots – 9 francs\n#3 Helmet – 5 francs", True),
        (HIRE, "#1 Skis – 42 francs\n#2 Boots – 9 francs\n#3 Helmet – 5 francs", False),
        (HIRE, "A set costs 38 francs: 24 francs for skis, 9 francs for boots and 5 francs for a helmet.", True),
        (HIRE, "A set costs 39 francs: 24 francs for skis, 9 francs for boots and 5 francs for a helmet.", False),
        (LILLE, "En 2022, Lille a expédié 18 400 colis, en 2023 21 250.", True),
        (LILLE, "En 2022, Lille a expédié 18 500 colis, en 2023 21 250.", False),
        (LILLE, "Les expéditions de Lille ont augmenté de 2 850 colis.", True),
        (LILLE, "Les expéditions de Lille ont augmenté de 2 950 colis.", False),
        (SHIFTS, "Deliveries are taken from 07:00 until 15:30.", True),
        (SHIFTS, "Deliveries are taken from 07:00 until 16:30.", False),
        (SHIFTS, "On Saturdays the gate closes at 12:00.", True),
        (SHIFTS, "On Saturdays the gate closes at 14:00.", False),
        (SHIFTS, "The night shift lasts 8.5 hours.", True),
        (SHIFTS, "The night shift is 8 hours and 30 minutes long.", True),
        (SHIFTS, "The night shift lasts 9.5 hours.", False),
        (SHIFTS, "The night shift is 8 hours and 45 minutes long.", False),
        (BANK, "She led the bank from 2005 to 2016.", True),
        (BANK, "She led the bank from 2005 to 2018.", False),
        (BANK, "Keane took over in 2016 and left in 2021.", True),
        (BANK, "Keane took over in 2015 and left in 2021.", False),
        (BRIDGE, "It was 67 years old when it was listed in 1998.", True),
        (BRIDGE, "It was 57 years old when it was listed in 1998.", False),
    ],
)
def test_a_text_is_borne_out_in_whatever_style_it_is_written(context, answer, right):
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"] is right


@pytest.mark.parametrize(
    ("rows", "answer", "right"),
    [
        (GOALS, "Ito of Kobe scored 21 goals and made 7 assists.", True),
        (GOALS, "Ito of Kobe scored 17 goals and made 7 assists.", False),
        (GOALS, "Between them they scored 38 goals.", True),
        (GOALS, "Between them they scored 39 goals.", False),
        (GAPS, "The three sites have 163 staff.", True),
        (GAPS, "The three sites have 136 staff.", False),
        (TICKETS, "It took 7 days to close T-118.", True),
        (TICKETS, "It took 9 days to close T-118.", False),
        (EXAMS, "11 candidates failed: 6 in fire safety and 5 in first aid.", True),
        (EXAMS, "12 candidates failed: 6 in fire safety and 5 in first aid.", False),
    ],
)
def test_rows_yield_what_stands_deep_in_them_or_between_their_moments(rows, answer, right):
    assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


RUN = (
    "To start the service run `python -m app --port 8080 --workers 4`. Logs are rotated after 10 MB and 5 old files are "
    "kept. The timeout is 30 seconds."
)


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("Run `python -m app --port 8080 --workers 4`.", True),
        ("Run `python -m app --port 9090 --workers 4`.", False),
        ("Run this:\n```bash\nfor i in 1 2 3; do sleep 2; done\npython -m app --port 8080 --workers 4\n```", True),
        ("Run this:\n```bash\nfor i in 1 2 3; do sleep 2; done\npython -m app --port 8080 --workers 8\n```", False),
        ("Rotate after 10 MB:\n```python\nlog = RotatingFileHandler('app.log', maxBytes=10 * 1024 * 1024)\n```", True),
        ("Set `timeout=30`.", True),
        ("Set `timeout=45`.", False),
    ],
)
def test_code_is_judged_by_the_line_that_the_evidence_has(answer, right):
    assert check_record({"id": 1, "answer": answer, "context": RUN})["passed"] is right


DOSES = [
    "Ibuprofen: adults take 400 mg every 6 hours.",
    "No more than 1,200 mg of ibuprofen a day without a prescription.",
    "Paracetamol: 1,000 mg every 6 hours, at most 4,000 mg a day.",
]


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("Adults take 400 mg of ibuprofen every 6 hours and no more than 1,200 mg a day [1, 2].", True),
        ("Ibuprofen is limited to 1,200 mg a day, paracetamol to 4,000 mg [2][3].", True),
        ("For paracetamol it is 1,000 mg every 6 hours, for ibuprofen 400 mg [1-3].", True),
        ("The daily limit is 1,200 mg [2].", True),
        ("Ibuprofen is limited to 4,000 mg a day, paracetamol to 1,200 mg [2][3].", False),
        ("The daily limit of paracetamol is 4,000 mg [1, 2].", False),
        ("Adults take 600 mg of ibuprofen every 6 hours [1][2].", False),
        ("Adults take 400 mg of ibuprofen every 6 hours [1, 4].", False),
    ],
)
def test_marks_together_cite_all_their_sources(answer, right):
    assert check_record({"id": 1, "answer": answer, "context": DOSES})["passed"] is right
