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
    roles={"source_word": "出典, 資料", "quarter": "四半期"},
)  # fmt: skip
