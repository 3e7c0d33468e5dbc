"""Chinese, in short and long characters."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

CHINESE: Final = Language(
    code="zh",
    name="Chinese",
    script="han",
    scales={
        "千": 1e3, "万": 1e4, "萬": 1e4, "百万": 1e6, "千万": 1e7, "億": 1e8, "亿": 1e8, "十亿": 1e9, "百亿": 1e10,
        "千亿": 1e11, "兆": 1e12, "万亿": 1e12,
    },
    currencies={
        "美元": "USD", "日元": "JPY", "元": "CNY", "人民币": "CNY", "人民元": "CNY", "欧元": "EUR", "英镑": "GBP",
    },
    roles={
        "source_word": "来源, 來源", "quarter": "季度",
        # What questions and quotes are told by.
        "figure_word": "一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万",
        "asks_figure": "多少, 几, 何时",
        "asks_date": "何时",
        "calendar_word": "年, 月, 日",
        "asks_list": "步骤",
        "asks_reason": "为什么",
        # To here.
    },
)  # fmt: skip
