"""Bounds, counts, averages, exceptions, plans, kinds of years, places in order and numerals: held to the evidence."""

from __future__ import annotations

import pytest

from core.checks.examination import examine
from core.model import Evidence
from tests.fakes import passage

SALES = "| region | sales |\n|---|---|\n| North | 950 |\n| South | 920 |\n| East | 910 |\n| West | 400 |"
TWO = "Acme had revenue of 40 million. Borel had revenue of 60 million."
FISCAL = "In fiscal year 2023, which ended on 30 June 2023, revenue was 80 million."

WRONG = [
    ("never_passed", "The temperature never exceeded 90 degrees.", "On 3 May the temperature reached 94 degrees."),
    ("never_passed", "Attendance stayed below 80.", "Attendance was 82."),
    ("never_passed", "Load never fell below 30 percent.", "Load was 71 percent in March and 25 percent in June."),
    ("never_passed", "Die Last überschritt nie 90 Prozent.", "Die Last lag im Juni bei 95 Prozent."),
    ("counted", "Two regions had sales above 900.", SALES),
    ("counted", "Two regions had sales below 915.", f"{SALES}\n| Oslo | 300 |"),
    ("averaged", "On average, Acme and Borel had revenue of 60 million.", TWO),
    ("averaged", "The average revenue of Acme and Borel was 40 million.", TWO),
    ("excepted", "All countries except France signed the treaty.", "All countries except Spain signed the treaty."),
    ("excepted", "Alle Länder außer Frankreich unterschrieben den Vertrag.",
     "Alle Länder außer Spanien unterschrieben den Vertrag."),
    ("planned", "The plant in Kiel has been closed.", "The plant in Kiel will be closed in 2027."),
    ("planned", "The bridge was opened in May.", "The bridge will be opened in May."),
    ("planned", "Le pont a été ouvert en mai.", "Le pont sera ouvert en mai."),
    ("year", "In calendar year 2023, revenue was 80 million.", FISCAL),
    ("year", "Revenue in fiscal 2023 was 80 million.", "Revenue in calendar 2023 was 80 million."),
    ("order", "Lagos is the third largest city.", "Lagos is the second largest city."),
    ("numeral", "Version II was released in 2019.", "Version III was released in 2019."),
    ("numeral", "Mark IV supports Bluetooth.", "Mark III supports Bluetooth. Mark IV has no radio."),
    ("numeral", "The Apex³ supports Bluetooth.", "The Apex² supports Bluetooth."),
]  # fmt: skip
RIGHT = [
    ("The temperature never exceeded 90 degrees.", "The temperature reached 84 degrees. It was 80 degrees later."),
    ("The temperature never exceeded 90 degrees in 2024.",
     "On 3 May 2023 the temperature reached 94 degrees. In 2024 the temperature was at most 80 degrees."),
    ("The pressure never exceeded 90 bar.", "The temperature reached 94 degrees. The pressure was at most 80 bar."),
    ("Three regions had sales above 900.", SALES),
    ("Two plants cost over 900 EUR.",
     "Two plants cost over 900 EUR.\n\n| item | price |\n|---|---|\n| A | 950 |\n| B | 4 |"),
    ("The average revenue of Acme and Borel was 50 million.", TWO),
    ("Acme had revenue of 40 million, below the average of Borel.", TWO),
    ("The average pay at Acme and Borel is 60 thousand.", "The average pay at Acme and Borel is 60 thousand."),
    ("All countries except France signed.", "Every country signed the treaty, apart from France."),
    ("All offices except Oslo close on Fridays.", "Oslo stays open on Fridays. All other offices close on Fridays."),
    ("The plant in Kiel will be closed.", "The plant in Kiel will be closed in 2027."),
    ("The bridge was opened in May.", "The bridge was opened in May. A second bridge will be opened in June."),
    ("Revenue in fiscal 2023 was 80 million.", FISCAL),
    ("Lagos is the second largest city.", "Lagos is the second largest city of the country."),
    ("Mark IV supports Bluetooth.", "Mark III and Mark IV support Bluetooth."),
    ("Mark II was built in 1990.", "Mark I was built in 1980. Mark II was built in 1990."),
    ("The area is 30 m².", "The area is 30 m²."),
]  # fmt: skip


def faults(answer: str, source: str) -> list[str]:
    verdicts = examine(answer, "", Evidence((passage(source, "c1"),)))
    return [f"{v.check}: {v.detail}" for v in verdicts if v.failed]


@pytest.mark.parametrize(("kind", "answer", "source"), WRONG)
def test_what_the_source_says_otherwise_is_flagged(kind: str, answer: str, source: str) -> None:
    assert faults(answer, source), kind


@pytest.mark.parametrize(("answer", "source"), RIGHT)
def test_what_the_source_says_so_is_not(answer: str, source: str) -> None:
    assert faults(answer, source) == []
