"""Days of the week as texts name them: one by one, as a range, by what they have in common."""

from __future__ import annotations

import pytest

from core.reading.stems import stem
from core.reading.weekdays import weekdays_in
from core.reading.wording import held_terms

WORK, END = [0, 1, 2, 3, 4], [5, 6]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Monday to Friday the gym is open.", WORK),
        ("Open Mon-Fri 9-17, Sat 10-12", [0, 1, 2, 3, 4, 5]),
        ("Friday to Monday", [0, 4, 5, 6]),
        ("on weekdays", WORK),
        ("Montag bis Donnerstag", [0, 1, 2, 3]),
        ("Mo–Do 9–18, Fr 9-15", WORK),
        ("am Wochenende", END),
        ("du lundi au vendredi", WORK),
        ("de lunes a viernes", WORK),
        ("da martedì a giovedì", [1, 2, 3]),
        ("de segunda a sexta", WORK),
        ("maandag tot en met vrijdag", WORK),
        ("월요일부터 금요일까지", WORK),
        ("月曜から金曜まで", WORK),
        ("周一至周五", WORK),
        ("من الاثنين إلى الخميس", [0, 1, 2, 3]),
        ("सोमवार से शुक्रवार", WORK),
        ("On Saturday and Sunday it opens later", END),
        ("he sat in the sun and wed", []),
        ("a segunda parte da sexta edição", []),
        ("Do you know where it is?", []),
        ("", []),
    ],
)
def test_days_are_read(text, days):
    assert sorted(weekdays_in(text)) == days


def test_a_range_of_days_holds_each_of_them():
    tuesday, sunday = stem("tuesday"), stem("sunday")
    assert held_terms({tuesday, sunday}, "Open Monday to Friday.", "en") == {tuesday}
    assert held_terms({"dienstag"}, "Montag bis Freitag", "de") == {"dienstag"}
