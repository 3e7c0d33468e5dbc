"""Where a sentence names two companies of the rows, each figure is that of the one by it."""

from __future__ import annotations

import pytest

from core.checks import check_record

ROWS = [
    {"company": "Brotkamp", "metric": "revenue", "year": 2024, "value": 97_300_000, "unit": "EUR"},
    {"company": "Levain", "metric": "revenue", "year": 2024, "value": 151_200_000, "unit": "EUR"},
]
RIGHT = (
    "In 2024 Brotkamp had revenue of €97.3M and Levain €151.2M.",
    "Brotkamp's revenue was €97.3M in 2024, Levain's €151.2M.",
    "Revenue in 2024 was €97.3M at Brotkamp and €151.2M at Levain.",
    "Brotkamp and Levain had revenue of €97.3M and €151.2M in 2024.",
    "Brotkamp and Levain had revenue of €97.3M and €151.2M in 2024, respectively.",
    "Compared with Levain's €151.2M, Brotkamp had revenue of €97.3M in 2024.",
    "In 2024 Levain had €53.9M more revenue than Brotkamp.",
    "Brotkamp hatte 2024 einen Umsatz von 97,3 Mio. €, Levain von 151,2 Mio. €.",
    "En 2024 Brotkamp tuvo ingresos de 97,3 millones de euros y Levain de 151,2 millones.",
)
WRONG = (
    "In 2024 Brotkamp had revenue of €151.2M and Levain €97.3M.",
    "Brotkamp's revenue was €151.2M in 2024, Levain's €97.3M.",
    "Revenue in 2024 was €151.2M at Brotkamp and €97.3M at Levain.",
    "Brotkamp and Levain had revenue of €151.2M and €97.3M in 2024, respectively.",
    "Compared with Levain's €97.3M, Brotkamp had revenue of €151.2M in 2024.",
    "Levain had revenue of €97.3M in 2024, while Brotkamp had €151.2M.",
    "Brotkamp hatte 2024 einen Umsatz von 151,2 Mio. €, Levain von 97,3 Mio. €.",
    "En 2024 Brotkamp tuvo ingresos de 151,2 millones de euros y Levain de 97,3 millones.",
)


def _passes(answer: str) -> bool:
    return bool(check_record({"id": "case", "answer": answer, "rows": ROWS})["passed"])


@pytest.mark.parametrize("answer", RIGHT)
def test_each_company_with_its_own_figure_passes(answer: str) -> None:
    assert _passes(answer)


@pytest.mark.parametrize("answer", WRONG)
def test_figures_of_two_companies_that_are_swapped_are_caught(answer: str) -> None:
    assert not _passes(answer)


SITES = [{"site": "Vik", "metric": "pH", "value": 7.2}, {"site": "Skar", "metric": "pH", "value": 6.4}]
YEARS = [
    {"metric": "revenue", "year": 2023, "value": 5_100_000, "unit": "EUR"},
    {"metric": "revenue", "year": 2024, "value": 7_400_000, "unit": "EUR"},
]


@pytest.mark.parametrize(
    ("rows", "right", "wrong"),
    [
        (SITES, "Vik has a pH of 7.2 and Skar of 6.4.", "Vik has a pH of 6.4 and Skar of 7.2."),
        (SITES, "The pH in Vik is 7.2.", "The pH in Vik is 6.4."),
        (YEARS, "Revenue was €7.4M in 2024.", "Revenue was €7.4M in 2023."),
    ],
)
def test_a_metrics_row_is_of_whatever_names_it_and_of_its_year(
    rows: list[dict[str, object]], right: str, wrong: str
) -> None:
    assert check_record({"id": "case", "answer": right, "rows": rows})["passed"]
    found = check_record({"id": "case", "answer": wrong, "rows": rows})
    assert not found["passed"]
    assert "None" not in str(found["checks"])
