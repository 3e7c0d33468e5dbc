"""Japanese."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

JAPANESE: Final = Language(
    code="ja",
    name="Japanese",
    script="kana",
    roles={
        # What questions and quotes are told by.
        "figure_word": "一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万",
        "asks_figure": "いくら, 何日, 何人, 何円, 何年, 何月, 何時, 何件, 何個, 何回, いつ",
        "asks_date": "いつ",
        "calendar_word": "年, 月, 日",
        "asks_list": "手順",
        "asks_reason": "なぜ",
    },
)
