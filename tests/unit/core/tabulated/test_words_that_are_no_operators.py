"""Words that say what is asked for, and are no shares of a whole: `part-time`, `return fare`, `per employee`."""

from __future__ import annotations

import pytest

from tests.unit.core.tabulated.test_covering import told

ROLES = """# Staff rules
| Role | Weekly hours | Days of leave | Notice period |
| --- | --- | --- | --- |
| Baker | 38 | 28 | 4 weeks |
| Driver | 40 | 27 | 3 weeks |
| Apprentice | 35 | 30 | 2 weeks |
"""
ROUTES = """# Ferry routes
| Route | Crossings | Fare (pounds) |
| --- | --- | --- |
| Saltwick - Orme | 2,190 | 14.50 |
| Saltwick - Pell | 1,460 | 9.00 |
"""
REPORT = """# Bakery report

Founded in Lindhafen. All amounts in thousand euros.

| Figure | 2023 | 2024 |
| --- | --- | --- |
| Revenue | 15,850 | 17,130 |
| Staff costs | 6,150 | 6,720 |
| Employees | 301 | 322 |

## Shops by town

| Town | Shops | Revenue 2024 (thousand euros) |
| --- | --- | --- |
| Lindhafen | 12 | 6,240 |
| Birkenau | 9 | 4,115 |
| Steinfurt | 8 | 3,575 |
"""


@pytest.mark.parametrize(
    ("question", "document"),
    [
        ("How many days of leave does a part-time baker get?", ROLES),
        ("What is the return fare from Saltwick to Orme?", ROUTES),
        ("What was the revenue per employee in 2024?", REPORT),
        ("What is the half fare from Saltwick to Orme?", ROUTES),
    ],
)
def test_a_word_that_tells_which_figure_is_meant_asks_for_no_share(question, document):
    assert "%" not in told(question, "Rules", document)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What is Lindhafen's share of the shops?", "Lindhafen 12 of 29 = 41.4 %"),
        ("What proportion of shops does Lindhafen have?", "Lindhafen 12 of 29 = 41.4 %"),
        ("What is the share of Birkenau in all shops?", "Birkenau 9 of 29 = 31 %"),
        ("What percentage of the shops are in Steinfurt?", "Steinfurt 8 of 29 = 27.6 %"),
    ],
)
def test_a_share_that_is_asked_for_is_of_the_column_it_names(question, part):
    assert part in told(question, "Bakery report", REPORT)


@pytest.mark.parametrize(
    "question", ["What is Lindhafen's share of revenue in 2024?", "What is Lindhafen's share of the shops?"]
)
def test_no_share_is_of_what_is_counted_otherwise(question):
    answer = told(question, "Bakery report", REPORT)
    assert "Revenue 17,130" not in answer
    assert "52," not in answer


MACHINES = """# Machines
| Property | Teigmax 40 | Teigmax 60 |
| --- | --- | --- |
| Power | 2.2 kW | 3.5 kW |
| Pieces per hour | 1,800 | 2,600 |
"""
MASCHINEN = """# Maschinen
| Maschine | Stückzahl | Gewicht |
| --- | --- | --- |
| Teigmax 40 | 1800 | 310 kg |
| Teigmax 60 | 2600 | 425 kg |
| Teigmax 80 | 3100 | 510 kg |
"""
MODELOS = """# Modelos
| Modelo | Piezas | Peso |
| --- | --- | --- |
| Lumen 7 | 700 | 31 kg |
| Lumen 9 | 950 | 42 kg |
"""


@pytest.mark.parametrize(
    ("question", "document", "part"),
    [
        ("How many pieces per hour does the Teigmax 60 make more than the 40?", MACHINES, "800"),
        ("Um wie viel ist die Stückzahl der Teigmax 60 höher als die der 40?", MASCHINEN, "800"),
        ("¿Cuántas piezas más tiene la Lumen 9 que la 7?", MODELOS, "250"),
    ],
)
def test_a_number_that_ends_another_name_is_that_name_and_no_bound(question, document, part):
    answer = told(question, "Machines", document)
    assert part in answer
    assert "> 40" not in answer
