"""Marks hold for their own part of a sentence: exchanged ones are caught, and given back by recitation."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.drafts.recitation import recited
from core.model import Evidence, Passage, PassageMeta

PERMIT = ("The parking permit costs EUR 9 a month.", "The locker costs EUR 8 a month.")
RETURNS = ("Returns are accepted within 30 days.", "Shipping takes 5 working days.")
OFFICES = ("The Oslo office is led by Ingrid Dahl.", "The Bergen office is led by Lars Moe.")
FEES = ("Das Schließfach kostet 8 Euro im Monat.", "Der Parkplatz kostet 9 Euro im Monat.")
CASIER = ("Le casier coûte 8 euros par mois.", "Le parking coûte 9 euros par mois.")
TAQUILLA = ("La taquilla cuesta 8 euros al mes.", "La plaza cuesta 9 euros al mes.")
LOCKER = ("ロッカーは月8ユーロです。", "駐車場は月9ユーロです。")
PASSES = ("The pass costs $5. It is valid for 3 zones.", "The day ticket costs $7.")
PARCELS = ("Parcels under 2 kg ship for $4.", "Gift wrapping adds $3 per item.")
EXCHANGED = [
    (PERMIT, "The parking permit costs EUR 9 a month [{0}] and the locker EUR 8 a month [{1}]."),
    (PERMIT, "The locker costs EUR 8 a month [{1}], the parking permit EUR 9 a month [{0}]."),
    (RETURNS, "Returns are accepted within 30 days [{0}], and shipping takes 5 working days [{1}]."),
    (OFFICES, "Ingrid Dahl leads the Oslo office [{0}] and Lars Moe the Bergen office [{1}]."),
    (FEES, "Das Schließfach kostet 8 Euro [{0}], der Parkplatz 9 Euro [{1}]."),
    (CASIER, "Le casier coûte 8 euros [{0}] et le parking 9 euros [{1}]."),
    (TAQUILLA, "La taquilla cuesta 8 euros [{0}], la plaza cuesta 9 euros [{1}]."),
    (LOCKER, "ロッカーは月8ユーロ[{0}]、駐車場は月9ユーロです[{1}]。"),
    (PASSES, "The pass costs $5 and is valid for 3 zones [{0}]; the day ticket costs $7 [{1}]."),
    (PARCELS, "Parcels under 2 kg ship for $4 [{0}], and gift wrapping adds $3 per item [{1}]."),
]


def evidence(sources: tuple[str, ...]) -> Evidence:
    metas = (PassageMeta(chunk_id=str(n), source_file=f"{n}.txt", file_type="text") for n in range(len(sources)))
    return Evidence(tuple(Passage(text, meta) for text, meta in zip(sources, metas, strict=True)))


@pytest.mark.parametrize(("sources", "text"), EXCHANGED)
def test_exchanged_marks_are_caught_and_given_back(sources: tuple[str, ...], text: str) -> None:
    right, wrong = text.format(1, 2), text.format(2, 1)
    assert check_record({"id": "1", "answer": right, "context": list(sources)})["passed"]
    assert not check_record({"id": "1", "answer": wrong, "context": list(sources)})["passed"]
    assert recited(wrong, evidence(sources)) == right
    assert recited(right, evidence(sources)) == right


@pytest.mark.parametrize(
    ("sources", "text"),
    [
        (PERMIT, "The parking permit costs EUR 9 a month [2]."),
        (PERMIT, "The locker costs EUR 8 a month [1]."),
        (PASSES, "The day ticket costs $7 [1]."),
    ],
)
def test_a_figure_of_one_digit_is_looked_up_in_the_source_that_is_cited(sources: tuple[str, ...], text: str) -> None:
    assert not check_record({"id": "1", "answer": text, "context": list(sources)})["passed"]


@pytest.mark.parametrize("marked", ["[1][2]", "[1, 2]", "[1] [2]", "[1-2]"])
def test_marks_side_by_side_cite_for_the_same(marked: str) -> None:
    text = f"Returns are accepted within 30 days, and shipping takes 5 working days {marked}."
    assert check_record({"id": "1", "answer": text, "context": list(RETURNS)})["passed"]
