"""`US` and `IT` in capitals are names, `us` and `it` words of a sentence."""

from __future__ import annotations

import pytest

from core.facts.mentions import find_company
from core.reading.capitals import names_marked, without_name_marks
from core.reading.senses import senses_of
from core.reading.words import content_words


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Which US sites tell us more?", "US"),
        ("How many laptops does IT have?", "IT"),
        ("What is IT's budget?", "IT"),
        ("Which depots are in OR and WA?", "OR"),
        ("What did the EU office spend?", "EU"),
        ("Combien de bureaux y a-t-il en DE ?", "DE"),
        ("US", "US"),
    ],
)
def test_an_abbreviation_in_capitals_is_a_name(text: str, name: str):
    assert senses_of(name) <= senses_of(text)
    assert content_words(name)[0] in content_words(text)
    assert not senses_of(name) & senses_of(name.lower())


@pytest.mark.parametrize(
    "text",
    [
        "What does it cost us in March?",
        "WHAT DO YOU WANT FROM US TODAY",
        "How much is it in US dollars?",
        "US$ 5 a month",
        "We open at 8 AM on weekdays",
        "AT&T pays for it",
    ],
)
def test_words_in_small_letters_money_hours_and_shouting_are_none(text: str):
    assert names_marked(text) == text


def test_all_ways_to_write_a_country_are_one_name():
    assert content_words("U.S. sites") == content_words("US sites") == content_words("USA sites")


def test_the_mark_is_never_shown():
    assert without_name_marks(names_marked("IT and US")) == "IT and US"


def test_companies_of_such_a_name_are_found_as_before():
    assert find_company("What was the revenue of US Foods?", ("US Foods", "Apple Inc."))[0] == "US Foods"
    assert find_company("What did IT earn in 2022?", ("IT", "AAPL"))[0] == "IT"
