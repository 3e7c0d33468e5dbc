"""A figure that stands in the evidence and is of something else, or in another unit, is said to be just that."""

from __future__ import annotations

import pytest

from core.checks import check_record

STOCK = "| region | March | April |\n|---|---|---|\n| North | 478 | 500 |\n| South | 481 | 630 |"
TOLD = [
    ("The pool has 36 lockers. The gym has 24 lockers.", "The gym has 36 lockers.", "“The pool has 36 lockers.”"),
    ("The ferry takes 60 cars. The barge takes 18 cars.", "The barge takes 60 cars.", "“The ferry takes 60 cars.”"),
    ("The red van has 9 seats. The bus has 52 seats.", "The red van has 52 seats.", "“The bus has 52 seats.”"),
    ("The loft has 14 beds. The cellar has 31 beds.", "The loft has 31 beds.", "“The cellar has 31 beds.”"),
    ("The parcel weighs 750 g.", "The parcel weighs 75 kg.", "in another unit: it is 750 g"),
    ("The disk holds 4 GB.", "The disk holds 4 MB.", "in another unit: it is 4 GB"),
    ("The field covers 1.2 hectares.", "The field covers 1,200 m².", "in another unit: it is 1.2 hectares"),
    ("The lease runs 18 months.", "The lease runs 18 years.", "in another unit: it is 18 months"),
    ("The shaft is 40 metres deep.", "The shaft is 40 feet deep.", "in another unit: it is 40 metres"),
    ("The heater draws 15 kW.", "The heater draws 15 MW.", "in another unit: it is 15 kW"),
    ("The oven is set to 350 °F.", "The oven is set to 350 °C.", "in another unit: it is 350"),
    (STOCK, "South sold 530 in March.", "closest is"),
]


@pytest.mark.parametrize(("source", "answer", "told"), TOLD)
def test_a_wrong_figure_is_told_apart_from_what_the_evidence_has(source: str, answer: str, told: str) -> None:
    verdict = check_record({"id": 1, "answer": answer, "context": source})
    details = " ".join(check["detail"] for check in verdict["checks"])
    assert told in details, details
    assert ", 0.0 %" not in details


@pytest.mark.parametrize("nothing", [{"context": ""}, {"context": []}, {"rows": []}])
def test_no_evidence_proves_nothing_however_it_is_written(nothing: dict[str, object]) -> None:
    assert not check_record({"id": 1, "answer": "The gym has 36 lockers.", **nothing})["passed"]
