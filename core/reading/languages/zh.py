"""Chinese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

CHINESE: Final = Language(
    code="zh",
    name="Chinese",
    script="han",
    roles={
        # What questions and quotes are told by.
        "figure_word": "一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万",
        "asks_figure": "多少, 几, 何时",
        "asks_date": "何时",
        "calendar_word": "年, 月, 日",
        "asks_list": "步骤",
        "asks_reason": "为什么",
    },
)
