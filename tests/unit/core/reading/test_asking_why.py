"""Questions that ask for a reason, in every language, and such as only mention one."""

from __future__ import annotations

import pytest

from core.reading.asking_why import asks_reason

WHY = [
    ("en", "Why did sales fall?"),
    ("en", "What was the decrease in 2019 primarily due to?"),
    ("en", "What was the tax benefit related to?"),
    ("en", "What is the loss attributable to?"),
    ("en", "What was the rise driven by"),
    ("de", "Warum sank der Umsatz?"),
    ("de", "Worauf ist der Rückgang zurückzuführen?"),
    ("de", "Wodurch stieg der Gewinn?"),
    ("fr", "À quoi est due la baisse ?"),
    ("fr", "Comment s'explique la hausse des coûts ?"),
    ("es", "¿A qué se debió la caída de las ventas?"),
    ("it", "A cosa è dovuto il calo?"),
    ("pt", "A que se deveu a queda das vendas?"),
    ("nl", "Waardoor daalde de omzet?"),
    ("nl", "Waar is de daling aan te wijten aan?"),
    ("ko", "매출 감소는 무엇 때문인가요?"),
    ("ja", "売上減少の原因は何ですか"),
    ("zh", "销售下降是由于什么?"),
    ("ar", "ما أسباب انخفاض المبيعات؟"),
    ("hi", "बिक्री किस वजह से घटी?"),
]
NO_WHY = [
    ("en", "What was the decrease due to the tax reform in 2019?"),
    ("en", "How much is the car?"),
    ("en", "What were the related costs in 2019?"),
    ("de", "Wie hoch war der Rückgang wegen der Reform?"),
    ("fr", "Combien coûte le car ?"),
    ("nl", "Hoeveel werd er door de club betaald?"),
    ("ko", "매출은 얼마인가요?"),
]


@pytest.mark.parametrize(("language", "question"), WHY)
def test_a_reason_is_asked_for(language: str, question: str):
    assert asks_reason(question, language)
    assert asks_reason(question)


@pytest.mark.parametrize(("language", "question"), NO_WHY)
def test_a_reason_that_is_mentioned_is_not_asked_for(language: str, question: str):
    assert not asks_reason(question, language)
