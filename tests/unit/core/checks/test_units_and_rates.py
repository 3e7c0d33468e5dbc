"""The same number in another unit, or by another span or stuff, is another figure, in any language."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

WRONG = [
    ("The dose is 5 mg.", "The dose is 5 µg."),
    ("The dose is 5 milligrams.", "The dose is 5 micrograms."),
    ("Give 5 mg of the drug [1].", "Give 5 μg of the drug."),
    ("The timeout is 30 s.", "The timeout is 30 ms."),
    ("Latency is 20 s.", "Latency is 20 ms."),
    ("Bandwidth is 100 Gbit/s.", "Bandwidth is 100 Mbit/s."),
    ("Bandwidth is 100 MB/s.", "Bandwidth is 100 Mbit/s."),
    ("The engine has 90 kW.", "The engine has 90 PS."),
    ("The engine has 90 kW.", "The engine has 90 hp."),
    ("The limit is 50 km/h.", "The limit is 50 mph."),
    ("The pressure is 2 bar.", "The pressure is 2 psi."),
    ("The price is 5 EUR/kg.", "The price is 5 EUR/t."),
    ("The price is 5 euros per kg.", "The price is 5 euros per tonne."),
    ("The fee is $5 per day.", "The fee is $5 per month."),
    ("The fee is $5 annually.", "The fee is $5 monthly."),
    ("The annual fee is $500.", "The monthly fee is $500."),
    ("The wage is 15 EUR per day.", "The wage is 15 EUR per hour."),
    ("Employees get 27 days of leave per month.", "Employees get 27 days of leave per year."),
    ("It lies at 40°N.", "It lies at 40°S."),
    ("It was built in 300 AD.", "It was built in 300 BC."),
    ("Die Dosis beträgt 5 Milligramm.", "Die Dosis beträgt 5 Mikrogramm."),
    ("Die Gebühr beträgt 5 Euro pro Tag.", "Die Gebühr beträgt 5 Euro pro Monat."),
    ("La dose est de 5 milligrammes.", "La dose est de 5 microgrammes."),
    ("Le loyer est de 900 euros par an.", "Le loyer est de 900 euros par mois."),
    ("La dosis es de 5 miligramos.", "La dosis es de 5 microgramos."),
    ("La cuota es de 90 euros al día.", "La cuota es de 90 euros al mes."),
    ("La dose è di 5 milligrammi.", "La dose è di 5 microgrammi."),
    ("A taxa é de 90 euros por dia.", "A taxa é de 90 euros por mês."),
    ("De huur is 900 euro per jaar.", "De huur is 900 euro per maand."),
    ("用量は5ミリグラムです。", "用量は5マイクログラムです。"),
    ("剂量为5毫克。", "剂量为5微克。"),
    ("복용량은 5밀리그램이다.", "복용량은 5마이크로그램이다."),
    ("الجرعة 5 ملليغرام.", "الجرعة 5 ميكروغرام."),
    ("खुराक 5 मिलीग्राम है।", "खुराक 5 माइक्रोग्राम है।"),
]
RIGHT = [
    ("The dose is 5 mg.", "The dose is 5 milligrams."),
    ("The dose is 5 micrograms.", "The dose is 5 µg."),
    ("The timeout is 30 seconds.", "The timeout is 30 s."),
    ("The limit is 50 km/h.", "The limit is 50 kilometers per hour."),
    ("The limit is 31 mph.", "The limit is 50 km/h."),
    ("The fee is $5 a month.", "The monthly fee is $5."),
    ("The price is 5 euros per kilogram.", "The price is 5 EUR/kg."),
    ("We hired 5 in 2019.", "In 2019 we hired 5 people, 3 mm apart."),
    ("Take 10 mg daily for a week.", "Take 10 mg a day for one week."),
    ("Die Dosis beträgt 5 mg.", "Die Dosis beträgt 5 Milligramm."),
    ("Le loyer mensuel est de 900 euros.", "Le loyer est de 900 euros par mois."),
    ("剂量为5毫克。", "剂量为5 mg。"),
    ("It was built in 300 BC.", "It was built in 300 BCE."),
    ("It lies at 40° N.", "It lies at 40°N."),
    ("The pool is 25 m long.", "The pool is 25 metres long."),
    ("The yearly report lists 40 sites.", "The report lists 40 sites each month."),
]


@pytest.mark.parametrize(("answer", "context"), WRONG)
def test_another_unit_or_rate_is_another_figure(answer: str, context: str) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("answer", "context"), RIGHT)
def test_another_name_of_the_unit_or_rate_is_the_same_figure(answer: str, context: str) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"]


def test_a_rate_passes_for_another_without_the_rule() -> None:
    record = {"id": 1, "answer": "The fee is $5 per day.", "context": "The fee is $5 per month."}
    assert check_record(record, RULES.without("rated_otherwise", "opposed"))["passed"]
