"""Whether one may is not answered by when something else is open."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.permission import only_tells_hours


@pytest.mark.parametrize(
    ("asked", "text", "only_hours"),
    [
        (
            "¿Puedo entrar en el edificio el domingo?",
            "Los fines de semana la oficina abre de 9:00 a 12:00.",
            True,
        ),
        ("¿Se puede fumar los fines de semana?", "El domingo la oficina abre de 9:00 a 12:00.", True),
        ("Est-ce que je peux entrer le week-end ?", "Le week-end, le bureau est ouvert de 9h00 à 12h00.", True),
        ("Darf ich am Samstag rauchen?", "Am Samstag ist die Post von 9:00 bis 12:00 Uhr geöffnet.", True),
        ("¿Puedo entrar en el edificio el sábado?", "El sábado el edificio abre de 9:00 a 12:00.", False),
        ("¿Puedo entrar el sábado?", "Está prohibido entrar los sábados.", False),
        ("Darf ich am Wochenende in die Poststelle?", "Am Wochenende ist die Poststelle geöffnet.", False),
        ("Darf ich am Samstag rauchen?", "Rauchen ist am Samstag nicht erlaubt, geöffnet ist bis 12:00 Uhr.", False),
        ("¿Cuándo abre la oficina?", "La oficina abre de 9:00 a 12:00.", False),
        ("Can I smoke on Saturday?", "On Saturday the office is open from 9 to 12.", False),
    ],
)
def test_opening_hours_of_something_else_permit_and_forbid_nothing(asked, text, only_hours):
    assert only_tells_hours(asked_for(asked), text, "") is only_hours
