"""Whom a question is about, and which sentences speak of another."""

from __future__ import annotations

import pytest

from core.extraction.subjects import contrasts, pairs, speaks_of_another, subject_of
from core.reading.words import content_words


@pytest.mark.parametrize(
    ("question", "subject"),
    [
        ("How many days of leave do contractors get?", "contractors"),
        ("How long are backups of the education tier kept?", "education tier"),
        ("What is the capital of Mongolia?", "Mongolia"),
        ("Is alcohol reimbursed?", "alcohol"),
        ("When does the pharmacy close on Sundays?", "pharmacy"),
        ("How long are the nurses' shifts?", "nurses"),
        ("How do I return an instrument?", ""),
        ("Why did the company exclude certain costs?", ""),
        ("What was the operating profit in 2019?", ""),
        ("How many parts were sold?", ""),
        ("", ""),
    ],
)
def test_the_subject_is_whom_or_what_the_question_is_about(question, subject):
    assert subject_of(question) == frozenset(content_words(subject))


@pytest.mark.parametrize(
    ("sentence", "of_another"),
    [
        ("Every employee gets 27 days.", True),
        ("Contractors get no paid leave.", False),
        ("They get no paid leave.", False),
        ("Everybody gets 27 days.", False),
    ],
)
def test_a_sentence_that_names_others_alone_speaks_of_another(sentence, of_another):
    subject = subject_of("How many days of leave do contractors get?")
    assert speaks_of_another(subject, set(content_words(sentence)), set(), sentence) is of_another


@pytest.mark.parametrize(
    ("question", "sentence", "contrasting"),
    [
        ("How long are backups of the education tier kept?", "The free tier keeps backups for 7 days.", True),
        ("How long are backups of the education tier kept?", "Each tier keeps backups for 7 days.", False),
        ("How many days of annual leave are there?", "You get 27 days of leave.", False),
        ("What does the Basic account cost?", "The Plus account costs 6 euros.", True),
        ("How do I soften sugar?", "Brown sugar goes into the oven.", False),
        ("What was the percentage increase in sales?", "A slight increase in sales.", False),
    ],
)
def test_another_kind_of_the_same_thing_contrasts(question, sentence, contrasting):
    assert contrasts(pairs(question), sentence, set(content_words(sentence))) is contrasting


def test_of_two_kinds_that_are_asked_for_together_either_may_be_spoken_of():
    asked = pairs("How large are the organised and unorganised sectors?")
    assert not contrasts(asked, "The organised sector is large.", set(content_words("organised sector large")))
