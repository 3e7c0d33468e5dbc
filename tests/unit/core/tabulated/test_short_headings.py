"""A column is asked for by the word that its heading shortens."""

from __future__ import annotations

from datetime import date

import pytest

from core.extraction.followups import stand_alone
from core.model import Turn
from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.short_headings import written_out
from tests.tabulated_answers import the_answer

CREW = """| Name | Dept. | Phone ext. | Qty of keys |
|---|---|---|---|
| Mara Lindholm | Rigging | 118 | 2 |
| Owen Fairley | Galley | 127 | 1 |
| Petra Novak | Engine | 133 | 4 |
"""


def crew():
    return DocumentTables("default", "crew.md", "Crew list", "", tables_of([Stretch(CREW)]))


@pytest.mark.parametrize(
    ("question", "before", "figure"),
    [
        ("What is the extension of Mara Lindholm?", (), "118"),
        ("What's Mara's extension?", (), "118"),
        ("What is Owen Fairley's phone number?", (), "127"),
        ("Which department is Petra Novak in?", (), "Engine"),
        ("and of Owen Fairley?", ("What is the extension of Mara Lindholm?",), "127"),
        ("and Petra?", ("What is the extension of Mara Lindholm?",), "133"),
    ],
)
def test_a_column_is_asked_for_by_the_word_it_shortens(question, before, figure):
    text = stand_alone(question, [Turn("user", one) for one in before])
    asked = read_question(text, date(2026, 6, 1))
    found = the_answer(asked, (crew(),)) if asked else None
    assert found is not None
    assert figure in found.told.text


@pytest.mark.parametrize(
    ("heading", "forms"),
    [("Qty", ("quantity",)), ("Order no.", ("order number",)), ("No.", ()), ("Durchw.", ("durchwahl",)), ("Price", ())],
)
def test_a_heading_is_written_out(heading, forms):
    assert set(forms) <= set(written_out(heading))
    assert bool(forms) == bool(written_out(heading))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one.roles.get("pronoun")], ids=lambda one: one.code)
def test_each_language_says_what_headings_shorten(language):
    terms = terms_of(language.roles.get("heading_short_for", ""))
    assert terms
    assert all(len(term.split()) > 1 for term in terms)
