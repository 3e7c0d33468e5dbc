"""What says that it is so, in a word of its own, is held against what says that it is not: `있습니다`, `없습니다`."""

from __future__ import annotations

import pytest

from core.checks import check_record

WRONG = [
    ("계약직은 체육관을 이용할 수 있습니다.", "계약직은 체육관을 이용할 수 없습니다."),
    ("계약직은 체육관을 이용할 수 없습니다.", "계약직은 체육관을 이용할 수 있습니다."),
    ("휴가는 이월할 수 있습니다.", "휴가는 이월할 수 없습니다."),
    ("식당에는 주차장이 있습니다.", "식당에는 주차장이 없습니다."),
    ("주차장은 무료가 아닙니다.", "주차장은 무료입니다."),
    ("宿泊者は駐車できます。", "宿泊者は駐車できません。"),
    ("这家店有停车场。", "这家店没有停车场。"),
    ("Das Zimmer ist mit Balkon.", "Das Zimmer ist ohne Balkon."),
    ("Le bureau est toujours ouvert.", "Le bureau n'est jamais ouvert."),
]
RIGHT = [
    ("계약직은 체육관을 이용할 수 있습니다.", "계약직은 체육관을 이용할 수 있습니다."),
    ("식당에는 주차장이 있습니다.", "식당에는 주차장이 있습니다. 사무실에는 주차장이 없습니다."),
    (
        "매장에는 강아지와 함께 들어올 수 있습니다.",
        "매장에는 강아지와 함께 들어올 수 있지만 작업장에는 들어갈 수 없습니다.",
    ),
    ("주차장은 무료가 아닙니다.", "주차장은 무료가 아닙니다."),
    ("宿泊者は駐車できます。", "宿泊者は駐車できます。"),
    ("Das Zimmer ist mit Balkon.", "Das Zimmer ist mit Balkon, aber ohne Bad."),
]


@pytest.mark.parametrize(("said", "source"), WRONG)
def test_what_is_affirmed_and_denied_elsewhere_is_wrong_either_way(said: str, source: str) -> None:
    assert not check_record({"id": 1, "answer": said, "context": source})["passed"]


@pytest.mark.parametrize(("said", "source"), RIGHT)
def test_what_is_affirmed_there_too_is_right(said: str, source: str) -> None:
    assert check_record({"id": 1, "answer": said, "context": source})["passed"]
