"""Where something is, and what a word stands for: sentences that have the words of a question and not what it asks."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.gate.asked import asked_for
from core.extraction.gate.located import says_no_place
from core.extraction.gate.modifiers import is_of_what_it_modifies
from core.extraction.gate.telling import tells_an_addition, tells_time_alone
from core.model import Draft, Question
from core.tasks import Generate
from tests.fakes import evidence


@pytest.mark.parametrize(
    ("question", "text", "lacks_a_place"),
    [
        ("Où est-ce que je trouve la carte ?", "La carte est gratuite pour les moins de 18 ans.", True),
        ("Où est la clé ?", "La clé est au bureau.", False),
        ("Où sont rangés les outils ?", "Les outils se rangent dans la cabane.", False),
        ("Wo ist der Schlüssel?", "Der Schlüssel hängt im Büro.", False),
        ("Wo ist der Schlüssel?", "Wer den Schlüssel verliert, zahlt 80 Euro.", True),
        ("Wo wird geprobt?", "Geprobt wird mittwochs um 19 Uhr.", True),
        ("¿Dónde están las llaves?", "Las llaves se piden en el bar.", False),
        ("¿Dónde están las llaves?", "Las llaves cuestan 5 euros.", True),
        ("Dove sono le chiavi?", "Le chiavi sono nell'armadio.", False),
        ("Dove sono le chiavi?", "Le chiavi costano 5 euro.", True),
        ("Onde estão as chaves?", "As chaves estão na portaria.", False),
        ("Waar is de sleutel?", "De sleutel ligt onder de mat.", False),
        ("鍵はどこですか？", "鍵は受付にあります。", False),
        ("열쇠는 어디 있어요?", "열쇠는 사무실에 있습니다.", False),
        ("أين المفتاح؟", "المفتاح في المكتب.", False),
    ],
)
def test_where_something_is_needs_a_place(question, text, lacks_a_place):
    assert says_no_place(asked_for(question), text) is lacks_a_place


@pytest.mark.parametrize(
    ("question", "text", "modifies"),
    [
        ("Can I take photos?", "Readers register at the front desk with a photo ID.", True),
        ("Can I take photos?", "Photos are taken without flash.", False),
        ("Can I take photos?", "Photo permits must be shown.", False),
        ("Are photos returned?", "The photo is kept.", False),
        ("Where are the photos?", "A photo ID is at the desk.", False),
    ],
)
def test_a_word_before_another_noun_is_not_what_is_asked_of(question, text, modifies):
    assert is_of_what_it_modifies(asked_for(question), text) is modifies


@pytest.mark.parametrize(
    ("question", "text", "of_time"),
    [
        ("How many people work here?", "Requests take about ten working days.", True),
        ("How many people work here?", "14 bakers work here in shifts of 6 hours.", False),
        ("How many days do requests take?", "Requests take about ten working days.", False),
        ("How many boxes can I order a day?", "Up to six boxes can be ordered per day.", False),
        ("How many boxes can I order?", "Six boxes can be ordered.", False),
    ],
)
def test_days_count_no_people(question, text, of_time):
    assert tells_time_alone(question, "en", text) is of_time


@pytest.mark.parametrize(
    ("question", "text", "adds"),
    [
        ("How many generators do we have?", "We buy two more generators in spring.", True),
        ("How many generators do we have?", "We have three generators.", False),
        ("How many more generators do we buy?", "We buy two more generators in spring.", False),
        ("Combien de tentes avons-nous ?", "Nous avons quatre tentes.", False),
    ],
)
def test_what_comes_to_them_is_not_how_many_there_are(question, text, adds):
    assert tells_an_addition(question, asked_for(question).language, text) is adds


ARCHIVE = (
    "Archive\n\nThe reading room has 16 desks. It opens on weekdays at half past nine. Copies cost 40p a page. "
    "They are made at the desk.\n"
)
WORKSHOP = "House rules\n\nThe workshop closes at 17:15 on weekdays. On Saturdays it is open from 8 to 12.\n"
SALLE = "Médiathèque\n\nLa salle d'étude compte vingt places. Elle ferme à 21 heures le jeudi.\n"


@pytest.mark.parametrize(
    ("text", "question", "told"),
    [
        (ARCHIVE, "When does the reading room open?", "half past nine"),
        (WORKSHOP, "When does the workshop close on Saturday?", "8 to 12"),
        (ARCHIVE, "Where are copies made?", "at the desk"),
        (SALLE, "À quelle heure ferme la salle d'étude ?", "21 heures"),
    ],
)
async def test_a_sentence_that_opens_with_a_pronoun_is_of_what_the_one_before_opens_with(text, question, told):
    draft: Draft = (await ExtractiveModel().do(Generate(Question(question), evidence(text)))).value
    assert told in draft.text


RULES = """# Workshop rules

## Leave
Everybody has 29 days of annual leave. Apprentices have 31 days. Leave is asked for in the green book.
"""


async def test_one_sentence_that_says_all_of_it_is_not_told_with_its_whole_section():
    model = ExtractiveModel()
    asked: Draft = (await model.do(Generate(Question("How do I ask for leave?"), evidence(RULES)))).value
    whole: Draft = (await model.do(Generate(Question("What should I know about leave?"), evidence(RULES)))).value
    assert "green book" in asked.text
    assert "31 days" not in asked.text
    assert "31 days" in whole.text
