"""What the asker's language tells goes before what another has of the same days and numbers."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Question
from core.tasks import Generate
from tests.fakes import evidence

KILN = (
    "한빛 공방 안내\n\n공방은 화요일부터 일요일까지 오전 10시에 열고 오후 7시에 닫습니다. 월요일은 쉽니다.\n\n"
    "수업 시작 7일 전까지 취소하면 전액 환불됩니다."
)
LIBRARY = "みどり図書室\n\n図書室は月曜日から金曜日の午前9時から午後6時まで開いています。日曜日は休みです。"
GARDEN = "Huerto de Olmeda\n\nEl huerto abre todos los días de 7 a 21 horas."


async def drafted(question: str) -> Draft:
    return (await ExtractiveModel().do(Generate(Question(question), evidence(KILN, LIBRARY, GARDEN)))).value


@pytest.mark.parametrize(
    ("question", "told", "untold"),
    [
        ("日曜日は開いていますか？", "日曜日は休みです", "일요일"),
        ("월요일에도 열어요?", "월요일은 쉽니다", "月曜日"),
        ("¿Abre el huerto los domingos?", "todos los días", "일요일"),
    ],
)
async def test_another_language_is_not_quoted_where_ones_own_tells(question, told, untold):
    said = (await drafted(question)).text
    assert told in said
    assert untold not in said


async def test_how_long_before_tells_until_when():
    assert "7일 전까지" in (await drafted("환불은 언제까지 전액 받을 수 있어요?")).text
