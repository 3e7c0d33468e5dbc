"""What is offered for approval is a sentence that can be read by itself, wherever one can be made."""

from __future__ import annotations

import pytest

from core.learning.whole_sentence import whole_sentence

LOCKER = "A locker costs 4 EUR a month [1]."


@pytest.mark.parametrize(
    ("words", "answer", "whole"),
    [
        ("no, it is 6", LOCKER, "A locker costs 6 EUR a month."),
        ("it's 6 a month", LOCKER, "A locker costs 6 EUR a month."),
        ("it's 6 now", LOCKER, "A locker costs 6 EUR a month."),
        ("No, 6.50 EUR", LOCKER, "A locker costs 6.50 EUR a month."),
        (
            "it is 12 days",
            "Jury service is paid for 10 days [1]. Ask payroll [2].",
            "Jury service is paid for 12 days.",
        ),
        ("it is 6 weeks", "Jury service is paid for 10 days [1].", "Jury service is paid for 6 weeks."),
        (
            "nein, jetzt 9 Euro",
            "Das Schließfach kostet 4 Euro im Monat [1].",
            "Das Schließfach kostet 9 Euro im Monat.",
        ),
    ],
)
def test_a_fragment_becomes_the_sentence_with_its_figure_exchanged(words: str, answer: str, whole: str):
    assert whole_sentence(words, answer) == whole


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("no, it is 6", "A locker costs 4 EUR a month and 40 EUR a year [1]."),
        ("no, it is 6 USD", LOCKER),
        ("Lockers in the annex cost 6 EUR a month.", LOCKER),
        ("it is 6 weeks", LOCKER),
        ("it is 6 EUR a week", LOCKER),
        ("in Leeds it is 6", LOCKER),
        ("it is 4 EUR", LOCKER),
        ("ask Petra", LOCKER),
    ],
)
def test_what_may_mean_another_figure_or_says_itself_what_it_means_is_left(words: str, answer: str):
    assert whole_sentence(words, answer) == words
