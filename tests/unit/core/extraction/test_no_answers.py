"""What stands in the evidence and answers nothing: another quarter's figure, and the question itself."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate


async def drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


OF_THE_THIRD = (
    ("2024년 3분기 매출은 2조 1,340억 원입니다.", "{}분기 매출은 얼마인가요?", "2", "3"),
    ("2024年第三季度营业收入为9,420万元。", "第{}季度营业收入是多少？", "二", "三"),
    ("2024年第3四半期の売上高は195億円でした。", "第{}四半期の売上高はいくらですか？", "2", "3"),
    (
        "Las ventas del tercer trimestre de 2024 fueron de 78,4 millones de euros.",
        "¿Cuáles fueron las ventas del {} trimestre de 2024?",
        "segundo",
        "tercer",
    ),
    (
        "Le chiffre d'affaires du troisième trimestre 2024 était de 78,4 millions d'euros.",
        "Quel était le chiffre d'affaires du {} trimestre 2024 ?",
        "deuxième",
        "troisième",
    ),
)


@pytest.mark.parametrize(("text", "question", "other", "own"), OF_THE_THIRD)
async def test_another_quarter_is_not_quoted_for_the_one_asked_for(text: str, question: str, other: str, own: str):
    assert (await drafted(text, question.format(other))).refused
    assert (await drafted(text, question.format(own))).text.startswith(text[:12])


async def test_a_question_among_questions_is_not_its_own_answer():
    text = "**名刺はどのくらいで届きますか。** 申請から５営業日で届きます。\n\n**駐車場はありますか。** 3台あります。"
    said = await drafted(text, "名刺はどのくらいで届きますか？")
    assert said.text.startswith("申請から")
