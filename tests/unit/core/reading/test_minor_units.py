"""Hundredths of a currency are money, in every language."""

from __future__ import annotations

import pytest

from core.reading.amounts import read_amounts

SAID = {
    "en": "A coffee costs 80 cents.",
    "de": "Ein Kaffee kostet 80 Cent.",
    "fr": "Un café coûte 80 centimes.",
    "es": "Un café cuesta 80 céntimos.",
    "it": "Un caffè costa 80 centesimi.",
    "pt": "Um café custa 80 cêntimos.",
    "nl": "Een koffie kost 80 cent.",
    "ko": "커피는 80센트입니다.",
    "ja": "コーヒーは80セントです。",
    "zh": "咖啡80美分。",
    "ar": "القهوة بسعر 80 سنتا.",
    "hi": "कॉफ़ी 80 पैसे की है।",
}


@pytest.mark.parametrize("code", SAID)
def test_a_hundredth_of_a_currency_is_money(code):
    (amount,) = read_amounts(SAID[code])
    assert amount.money
    assert amount.value == pytest.approx(0.8)
