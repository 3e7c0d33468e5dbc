"""What is told of other days of the week than those asked of is no answer."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.named_days import is_shut_then
from core.model import Question
from core.tasks import Generate
from tests.fakes import evidence

HOURS = (
    "From Monday to Friday the pool is open from 7:00 to 21:30. On Saturday and Sunday it opens at 9:00 and closes at "
    "18:00. The sauna is closed on Mondays."
)


@pytest.mark.parametrize(
    ("question", "said", "other"),
    [
        ("When does the pool open on Tuesdays?", "7:00", "9:00"),
        ("When does the pool close on weekdays?", "21:30", "18:00"),
        ("When does the pool close on Sunday?", "18:00", "21:30"),
        ("When does the pool open at the weekend?", "9:00", "7:00"),
    ],
)
async def test_the_days_asked_of_are_those_told_of(question, said, other):
    found = evidence(HOURS)
    text = (await ExtractiveModel().do(Generate(Question(question), found))).value.text
    assert said in text
    assert other not in text


@pytest.mark.parametrize(
    ("asked", "text", "language", "shut"),
    [
        ("When is it open on Sundays?", "It is closed on Sundays.", "en", True),
        ("When is it open on public holidays?", "On public holidays the library is closed.", "en", True),
        ("an Feiertagen: Wann hat die Apotheke auf?", "An Feiertagen ist sie geschlossen.", "de", True),
        ("¿Cuándo abre los festivos?", "Los días festivos está cerrada.", "es", True),
        ("공휴일: 도서실은 언제 열어요?", "공휴일에는 문을 닫습니다.", "ko", True),
        ("When is it open on Mondays?", "It is closed on Sundays.", "en", False),
        ("When is it open?", "It is closed on Sundays.", "en", False),
        ("Wann ist sie samstags auf?", "An Feiertagen ist sie geschlossen.", "de", False),
        ("When is it open on Sundays?", "It is open on Sundays from ten.", "en", False),
    ],
)
def test_that_it_is_shut_on_the_days_asked_for_tells_when_it_is_open(asked, text, language, shut):
    assert is_shut_then(asked, text, language) is shut
