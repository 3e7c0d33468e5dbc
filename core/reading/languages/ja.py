"""Japanese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

JAPANESE: Final = Language(
    code="ja",
    name="Japanese",
    script="kana",
    scales={
        "千": 1e3, "万": 1e4, "百万": 1e6, "千万": 1e7, "億": 1e8, "十億": 1e9, "百億": 1e10, "千億": 1e11, "兆": 1e12,
    },
    currencies={"ドル": "USD", "米ドル": "USD", "円": "JPY", "ユーロ": "EUR", "ポンド": "GBP"},
    roles={
        "source_word": "出典, 資料", "quarter": "四半期",
        # What questions and quotes are told by.
        "figure_word": "一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万",
        "asks_figure": "いくら, 何日, 何人, 何円, 何年, 何月, 何時, 何件, 何個, 何回, いつ",
        "asks_date": "いつ",
        "calendar_word": "年, 月, 日",
        "asks_list": "手順",
        "asks_reason": "なぜ",
        # To here.
    },
)  # fmt: skip
