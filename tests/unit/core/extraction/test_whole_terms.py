"""A term inside a longer one is another one."""

from __future__ import annotations

import pytest

from core.extraction.understanding import understanding
from tests.fakes import passage

LEAVE = "陪产假为15天，须在半年内使用。\n\n男职工申请陪产假须提供证明。\n\n女职工享受158天产假。"
INSURANCE = "补充医疗保险报销比例为80%。医疗保险报销比例为70%。"
CARE = "出生時育児休業は4週間まで取得できる。\n\n育児休業は子が1歳になるまで取得できる。"
KOREAN = "배우자 출산휴가는 10일이다. 출산휴가는 90일이다."


@pytest.mark.parametrize(
    ("text", "question", "told"),
    [
        (LEAVE, "产假多少天？", "女职工享受158天产假"),
        (LEAVE, "产假有几天？", "女职工享受158天产假"),
        (LEAVE, "陪产假多少天？", "陪产假为15天"),
        (INSURANCE, "医疗保险报销比例是多少？", "医疗保险报销比例为70%"),
        (INSURANCE, "补充医疗保险报销比例是多少？", "补充医疗保险报销比例为80%"),
        (CARE, "育児休業はいつまで？", "育児休業は子が"),
        (CARE, "出生時育児休業はいつまで？", "出生時育児休業は"),
        (KOREAN, "출산휴가는 며칠인가요?", "출산휴가는 90일"),
        (KOREAN, "배우자 출산휴가는 며칠인가요?", "배우자 출산휴가는 10일"),
        ("员工年假为10天。\n\n年假须提前申请。\n\n员工须打卡。", "年假多少天？", "员工年假为10天"),
    ],
)
def test_the_whole_term_goes_before_a_longer_one_that_has_it(text, question, told):
    assert understanding(question, (passage(text),)).scored[0].segment.text.startswith(told)


def test_where_no_text_has_the_whole_term_the_longer_one_is_told():
    found = understanding("产假多少天？", (passage("陪产假为15天。婚假为3天。"),)).scored[0]
    assert found.segment.text.startswith("陪产假")
