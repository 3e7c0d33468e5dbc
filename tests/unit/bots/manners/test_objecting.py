"""An objection that names its subject is of what speaks of that subject, and of no answer on something else."""

from __future__ import annotations

import pytest

from bots.manners.correcting import corrects
from core.model import Answer, Mode, Outcome, Question

LOST = ("How long is lost property kept?", "Lost property is kept for 21 days [1].")
CARD = ("How long is the belay card valid?", "The belay card is valid for two years [1].")
FUND = ("Combien de temps garde-t-on les objets trouvés ?", "Les objets trouvés sont gardés 21 jours [1].")
CARTE = ("Combien de temps la carte d'assurage est-elle valable ?", "La carte d'assurage est valable deux ans [1].")
TARJETA = ("¿Cuánto vale la tarjeta verde?", "La tarjeta verde es válida dos años [1].")
PERDIDO = ("¿Cuánto se guardan los objetos perdidos?", "Los objetos perdidos se guardan 21 días [1].")


def answer(asked: str, told: str) -> Answer:
    return Answer("a1", Question(asked), told, Outcome.ANSWERED, 0.9, Mode.STANDARD)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("That is wrong, the belay card is valid for three years.", LOST),
        ("No, the parking fee is 2 pounds.", LOST),
        ("That's not right: the lead wall is 18 metres high.", CARD),
        ("No, the locker deposit was 5 pounds.", CARD),
        ("C'est faux, la carte d'assurage est valable trois ans.", FUND),
        ("Non, le tarif réduit est de 8 euros.", CARTE),
        ("No, la tarjeta verde es válida tres años.", PERDIDO),
        ("Eso no es correcto, el curso inicial es gratis.", TARJETA),
    ],
)
def test_what_is_said_of_another_subject_corrects_nothing(text: str, last: tuple[str, str]):
    assert not corrects(text, answer(*last))


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("That is wrong, the belay card is valid for three years.", CARD),
        ("That is wrong, lost property is kept for 30 days.", LOST),
        ("No, the lost property is kept for 30 days.", LOST),
        ("No, it is 30 days.", LOST),
        ("No, the deadline is 30 days.", LOST),
        ("C'est faux, la carte d'assurage est valable trois ans.", CARTE),
        ("Non, 30 jours.", FUND),
        ("No, la tarjeta verde es válida tres años.", TARJETA),
        ("That is wrong.", LOST),
    ],
)
def test_what_is_said_of_the_same_corrects_it(text: str, last: tuple[str, str]):
    assert corrects(text, answer(*last))
