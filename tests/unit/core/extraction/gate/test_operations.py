"""One figure of two is no difference, one row no total, one value no mean: what is asked to be made must be stated."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.gate.operations import asks_apart
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

UNDONE = (
    ("Last year the average bonus was €2,150.", "By how much did the average bonus rise last year?"),
    ("The Hull depot handled 4,200 parcels.", "How many more parcels did the Hull depot handle than planned?"),
    ("The Hull depot has 12 drivers.", "By how many drivers is the Hull depot larger?"),
    ("The bell of St Olave weighs 410 kg.", "How much heavier is the bell of St Olave than the old bell?"),
    ("The ferry Maren carried 4.6 million passengers.", "How many passengers did the ferry Maren carry per crossing?"),
    ("The ferry Maren carried 520 passengers.", "How many passengers did the ferry Maren carry on average?"),
    ("The car park has 64 spaces, of which 6 are for guests.", "How many spaces does the car park have left in total?"),
    ("The choir has 18 tenors.", "What share of the choir are tenors?"),
    ("The choir has 18 tenors.", "How many times as many tenors as basses does the choir have?"),
    ("The mill had sales of $412,000 in 2019.", "How much did the sales of the mill increase in 2019?"),
    ("The mill's rent was £900 in 2020.", "How much has the mill's rent gone up since 2020?"),
    ("Die Fähre Maren beförderte 520 Fahrgäste.", "Um wie viele Fahrgäste ist die Fähre Maren gewachsen?"),
    ("Le ferry Maren a transporté 520 passagers.", "De combien le nombre de passagers du ferry Maren a-t-il varié ?"),
)
DONE = (
    ("The average bonus rose by €150 last year.", "By how much did the average bonus rise last year?", "€150"),
    ("The Hull depot handled 300 more parcels than planned.", "How many more parcels did Hull handle?", "300"),
    ("The bell of St Olave is 40 kg heavier than the old bell.", "How much heavier is the bell of St Olave?", "40"),
    ("The ferry Maren carries 85 passengers per crossing.", "How many passengers does Maren carry per crossing?", "85"),
    ("The ferry Maren carries 85 passengers on average.", "How many passengers does Maren carry on average?", "85"),
    ("The car park has 64 spaces.", "How many spaces does the car park have in total?", "64"),
    ("Tenors make up 40 % of the choir.", "What share of the choir are tenors?", "40"),
    ("The choir has 18 tenors.", "How many tenors does the choir have?", "18"),
    ("The choir has more than 18 tenors.", "How many tenors does the choir have?", "18"),
    ("Private cars are reimbursed at 45 pence a mile.", "What is reimbursed per mile for private cars?", "45"),
    ("The sales of the mill increased by 3.7% in 2019.", "How much did the sales of the mill increase in 2019?", "3.7"),
    ("The mill's rent has gone up by £40 since 2020.", "How much has the mill's rent gone up since 2020?", "40"),
    ("Feathers in the glass announce wind within 24 hours.", "What do feathers in the glass mean?", "24 hours"),
    ("A red lamp on the press tells that it is over 80 degrees.", "What does a red lamp on the press mean?", "80"),
    ("Der Bonus stieg um 150 Euro.", "Um wie viel stieg der Bonus?", "150"),
)


async def drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


@pytest.mark.parametrize(("text", "question"), UNDONE)
async def test_a_figure_alone_is_no_answer_where_something_is_to_be_made_of_it(text: str, question: str):
    assert (await drafted(text, question)).refused


@pytest.mark.parametrize(("text", "question", "figure"), DONE)
async def test_what_states_it_is_told(text: str, question: str, figure: str):
    said = await drafted(text, question)
    assert figure in said.text
    assert not said.refused


@pytest.mark.parametrize(
    ("question", "language", "asks"),
    [
        ("How much cheaper is the train?", "en", True),
        ("How many years older is the mill?", "en", True),
        ("How many parts cost more than 25 euros?", "en", False),
        ("How much is the largest grant?", "en", False),
        ("How much did sales increase by in 2019?", "en", True),
        ("How much has the rent gone up since 2019?", "en", True),
        ("How much did revenue fall in 2019 compared to 2018?", "en", True),
        ("How much did the increase cost?", "en", False),
        ("How much is the drop fee?", "en", False),
        ("How much does the lower deck cost in summer?", "en", False),
        ("How much did the growth fund pay?", "en", False),
        ("Wie viel mehr kostet die Bahn?", "de", True),
        ("Hoeveel duurder is de trein?", "nl", True),
    ],
)
def test_by_how_much_is_told_from_what_is_more_than_a_figure(question: str, language: str, *, asks: bool):
    assert asks_apart(question, language) is asks
