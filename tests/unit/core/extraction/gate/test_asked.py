"""What a question asks for: the asking part, the attribute, the period, and whether it is a figure."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for, asking_part, otherwise_called, telling_words
from core.reading.words import content_words


@pytest.mark.parametrize(
    ("message", "asking"),
    [
        ("I moved to Berlin. How much leave do I get?", "How much leave do I get?"),
        ("Using only the ledger's information, how much did Ottil owe in 2021?", "how much did Ottil owe in 2021?"),
        ("Answer this question by the income statement: what were net sales? Use euros.", "what were net sales?"),
        ("What were sales (in EUR millions) of Ottil (Norway)?", "What were sales of Ottil (Norway)?"),
        ("In 2019, what was the churn?", "In 2019, what was the churn?"),
        ("If I am ill, how many days do I get?", "If I am ill, how many days do I get?"),
        ("Opening hours", "Opening hours"),
        ("What is (a (b", "What is (a (b"),
    ],
)
def test_a_message_is_read_down_to_the_sentence_that_asks(message, asking):
    assert asking_part(message) == (asking if asking != message else message)


@pytest.mark.parametrize(
    ("question", "attribute", "years", "quarters"),
    [
        ("What was the amount of trade payables in 2019?", "trade payables", {2019}, set()),
        ("What were the company's other assets as of 30 June 2020?", "assets", {2020}, set()),
        ("What was revenue in Q3 2021?", "revenue", {2021}, {3}),
        ("What was revenue in the fiscal 2021 third quarter?", "revenue", {2021}, {3}),
        ("How many crews sailed in 2018 and 2019?", "crews sailed", {2018, 2019}, set()),
    ],
)
def test_the_attribute_is_what_is_asked_without_periods(question, attribute, years, quarters):
    asked = asked_for(question)
    assert set(content_words(attribute)) <= set(asked.attribute)
    assert (asked.years, asked.quarters) == (years, quarters)
    assert asked.of_a_period


@pytest.mark.parametrize(
    "question",
    [
        "Who was the harbour master in 2019?",
        "When did the ferry start in 2019?",
        "What was the reason for the delay in 2019?",
        "How many days of leave do I get?",
        "What does the warranty cover?",
    ],
)
def test_what_asks_for_no_figure_of_a_period_is_none(question):
    assert not asked_for(question).of_a_period


def test_a_change_is_asked_for_only_by_words_of_change():
    assert asked_for("What was the increase in rent in 2020?").change
    assert not asked_for("What were leasehold improvements in 2020?").change


def test_words_that_set_things_apart_tell_though_they_are_stop_words():
    assert telling_words("Other assets", "en") != telling_words("assets", "en")


def test_a_word_that_says_nothing_in_another_language_tells_something_in_the_questions():
    assert asked_for("What were the cash plus credits in 2021?").attribute == ("cash", "plu", "credit")
    assert telling_words("war bonds", "en") == ("war", "bond")
    assert "war" not in telling_words("Wie hoch war der Umsatz", "de")


def test_a_metric_known_by_name_is_called_otherwise_too():
    others = {asked.attribute for asked in otherwise_called(asked_for("What was capital expenditure in 2020?"))}
    assert any(set(content_words("purchases of property, plant and equipment")) <= set(other) for other in others)
    assert not list(otherwise_called(asked_for("How many crews sailed in 2020?")))
