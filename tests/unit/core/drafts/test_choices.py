"""Asking back: which of the choices a reply means."""

from __future__ import annotations

import pytest

from core.drafts.choices import asking_back, chosen
from core.model import Choice
from core.reading.languages import LANGUAGES

PLANS = tuple(
    Choice(label, f"What does it cost? ({label})") for label in ("Basic plan", "Team plan", "Enterprise plan")
)
SEASONS = tuple(Choice(label, f"{label}?") for label in ("여름 운항", "겨울 운항"))


@pytest.mark.parametrize(
    "reply",
    [
        "2", " 2. ", "(2)", "#2", "２", "Team plan", "team PLAN", "team", "the team one", "the second",
        "the second one please", "I mean the Team plan", "What about Team?", "Team, thanks", "second",
    ],
)  # fmt: skip
def test_a_reply_means_a_choice_by_number_place_or_name(reply: str):
    assert chosen(reply, PLANS) is PLANS[1]


@pytest.mark.parametrize(
    "reply",
    [
        "0", "4", "12345678901234567890", "plan", "neither", "the plan", "Basic or Team?", "fourth", "?", "",
        "Who leads the Enterprise team?", "How do I cancel my Team plan within the first month?",
        "What is the refund policy?", "Who sells the Team plan?", "Wer verkauft den Team plan?",
    ],
)  # fmt: skip
def test_what_means_none_or_several_chooses_nothing(reply: str):
    assert chosen(reply, PLANS) is None


PLACES = tuple(Choice(label, f"{label}?") for label in ("Prices in Berlin", "Prices in Lisbon"))


@pytest.mark.parametrize(
    "reply",
    [
        "That is the wrong table: the one of Lisbon is meant.",
        "That was not the right table, I am speaking of the one for Lisbon.",
        "Nein, ich meine nicht irgendeine Tabelle, sondern die von Lisbon, bitte.",
        "No, no es esa tabla: me refiero a la de Lisbon, por favor, gracias.",
        "I would like to know the one for Lisbon, please, thank you.",
    ],
)
def test_a_statement_of_more_words_singles_one_out(reply: str):
    assert chosen(reply, PLACES) is PLACES[1]


@pytest.mark.parametrize(
    "reply",
    [
        "Not the Berlin one please, take the other of these two tables.",
        "Berlin or Lisbon, they are both the same to me, take any of them.",
        "So how much would a locker then cost in Lisbon for a student",
        "Is the table for Lisbon the one that was changed in the last year?",
        "Nobody here has any idea which of all these tables that should be.",
    ],
)
def test_a_statement_that_denies_one_names_several_or_asks_chooses_nothing(reply: str):
    assert chosen(reply, PLACES) is None


def test_a_choice_is_named_in_any_script():
    assert chosen("겨울", SEASONS) is SEASONS[1]


def test_nothing_is_chosen_where_nothing_was_offered():
    assert chosen("1", ()) is None


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_the_question_numbers_its_choices_in_the_askers_language(language: str):
    asked = asking_back(PLANS, language)
    assert asked.endswith("1. Basic plan\n2. Team plan\n3. Enterprise plan")
    assert (
        language == "en"
        or asked.splitlines()[0] != asking_back(PLANS, "en").splitlines()[0]
        or language not in {"de", "ko"}
    )
