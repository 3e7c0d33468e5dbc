"""Lists of frequent questions: a question that stands in one is answered by its entry, without labels."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.reading.entries import is_question_heading, same_question, with_entries_as_headings
from tests.fakes import kit_of, question
from tests.unit.core.test_loop import corpus

LISTS = {
    "en": ("Q: How do I reset my password?\nA: Use the portal at the login page.\n\n"
           "Q: Who helps with the printer?\nA: The desk on floor two.", "The desk on floor two"),
    "de": ("Frage: Wie melde ich mich krank?\nAntwort: Rufen Sie bis 9 Uhr an.\n\n"
           "Frage: Wer hilft bei Problemen mit dem Drucker?\nAntwort: Der Helpdesk unter der 4711.",
           "Der Helpdesk unter der 4711"),
    "fr": ("Question : Comment poser un congé ?\nRéponse : Par le portail.\n\n"
           "Question : Qui répare l'imprimante ?\nRéponse : Le service technique.", "Le service technique"),
    "es": ("P: ¿Cómo pido vacaciones?\nR: Por el portal.\n\n"
           "P: ¿Quién arregla la impresora?\nR: El servicio técnico.", "El servicio técnico"),
    "pt": ("Pergunta: Como peço férias?\nResposta: Pelo portal.\n\n"
           "Pergunta: Quem arranja a impressora?\nResposta: A equipa técnica.", "A equipa técnica"),
    "it": ("Domanda: Come chiedo le ferie?\nRisposta: Dal portale.\n\n"
           "Domanda: Chi ripara la stampante?\nRisposta: Il servizio tecnico.", "Il servizio tecnico"),
    "nl": ("Vraag: Hoe vraag ik verlof aan?\nAntwoord: Via het portaal.\n\n"
           "Vraag: Wie repareert de printer?\nAntwoord: De technische dienst.", "De technische dienst"),
    "ja": ("問：休暇はどう申請しますか？\n答：ポータルから申請します。\n\n"
           "問：プリンターの故障は誰に連絡しますか？\n答：総務課に連絡します。", "総務課に連絡します"),
    "ko": ("질문: 휴가는 어떻게 신청하나요?\n답변: 포털에서 신청합니다.\n\n"
           "질문: 프린터는 누가 고치나요?\n답변: 총무팀이 고칩니다.", "총무팀이 고칩니다"),
    "zh": ("问：如何申请年假？\n答：在OA系统提交申请。\n\n问：打印机坏了找谁？\n答：联系行政部。", "联系行政部"),
    "ar": ("س: كيف أطلب إجازة؟\nج: من خلال البوابة.\n\nس: من يصلح الطابعة؟\nج: القسم الفني.", "القسم الفني"),
    "hi": ("प्रश्न: छुट्टी कैसे लें?\nउत्तर: पोर्टल से।\n\nप्रश्न: प्रिंटर कौन ठीक करता है?\nउत्तर: तकनीकी विभाग।", "तकनीकी विभाग"),
}  # fmt: skip
ASKED = {
    code: text.splitlines()[3].partition("：" if "：" in text else ":")[2].strip() for code, (text, _) in LISTS.items()
}


@pytest.mark.parametrize("code", LISTS)
async def test_a_question_of_a_list_is_answered_by_its_entry_without_its_label(code):
    text, told = LISTS[code]
    given = await answer(question(ASKED[code]), kit_of(ExtractiveModel(), await corpus(text)))
    assert given.outcome == "answered"
    assert given.text.startswith(told)
    assert len(given.text) < len(told) + len(" [1].") + 1


@pytest.mark.parametrize(
    ("heading", "other", "said"),
    [
        ("How do I get a new badge?", "Can I bring a dog?", "Go to the desk with your card."),
        ("¿Cómo pido vacaciones?", "¿Quién arregla la impresora?", "Por el portal del empleado."),
        ("如何办理入职手续？", "打印机坏了找谁？", "到人事部提交材料。"),
    ],
)
async def test_a_heading_that_is_the_question_is_answered_by_what_stands_below_it(heading, other, said):
    text = f"# Help\n\n## {other}\n\nXX.\n\n## {heading}\n\n{said}\n"
    given = await answer(question(heading), kit_of(ExtractiveModel(), await corpus(text)))
    assert given.outcome == "answered"
    assert given.text.startswith(said.rstrip(".。"))


async def test_an_entry_ends_before_a_title_and_its_table():
    text = (
        "Q: Who helps?\nA: The desk. It is on floor two.\n\nUsers by year（千人）\n\n| | 2022 |\n|---|---|\n| A | 3 |\n"
    )
    given = await answer(question("Who helps?"), kit_of(ExtractiveModel(), await corpus(text)))
    assert given.text.startswith("The desk")
    assert "Users" not in given.text


async def test_entries_that_say_different_things_are_not_chosen_from_silently():
    one, other = (f"Q: Who helps with the printer?\nA: The desk on floor {n}." for n in ("two", "nine"))
    given = await answer(question("Who helps with the printer?"), kit_of(ExtractiveModel(), await corpus(one, other)))
    assert given.outcome != "answered" or ("two" in given.text and "nine" in given.text)


@pytest.mark.parametrize("text", ["A: Ward for adults\nB: Ward for children", "Q: 12\nR: 14", "Note: see below."])
def test_one_label_alone_makes_no_entry(text):
    assert with_entries_as_headings(text) == text


def test_bold_numbered_and_one_line_entries_are_read():
    text = "**Q1:** Who? **A:** Anna.\n**Question 2:** When?\n**Answer:** At noon."
    lines = [line for line in with_entries_as_headings(text).splitlines() if line]
    assert lines == ["## Who?", "Anna.", "## When?", "At noon."]


def test_questions_are_the_same_whatever_their_marks_and_capitals():
    assert same_question("Wie melde ich mich krank?", "wie melde ich mich krank")
    assert same_question("如何申请年假？", "如何申请年假")
    assert not same_question("Wie melde ich mich krank?", "Wie melde ich mich gesund?")
    assert is_question_heading("如何申请年假？")
    assert not is_question_heading("年假怎么算？工龄呢？")


ON_ONE_LINE = {
    "en": ("Who approves refunds?", "The head of customer care.", "Who sells tickets?", "The desk."),
    "de": ("Wer genehmigt Erstattungen?", "Die Leiterin der Kundenbetreuung.", "Wer verkauft Karten?", "Der Schalter."),
    "fr": ("Qui approuve les remboursements ?", "La directrice du service.", "Qui vend les billets ?", "Le guichet."),
    "es": ("¿Quién aprueba los reembolsos?", "La jefa de atención.", "¿Quién vende billetes?", "La taquilla."),
    "pt": ("Quem aprova os reembolsos?", "A chefe do atendimento.", "Quem vende bilhetes?", "A bilheteira."),
    "it": ("Chi approva i rimborsi?", "La responsabile clienti.", "Chi vende i biglietti?", "La biglietteria."),
    "nl": ("Wie keurt terugbetalingen goed?", "Het hoofd klantenzorg.", "Wie verkoopt kaartjes?", "De balie."),
    "ja": ("返金は誰が承認しますか？", "顧客サービス部長です。", "切符は誰が売りますか？", "窓口です。"),
    "ko": ("환불은 누가 승인하나요?", "고객 지원 팀장입니다.", "표는 누가 판매하나요?", "창구입니다."),
    "zh": ("谁批准退款？", "客户服务主管。", "谁卖票？", "售票处。"),
    "ar": ("من يوافق على رد الأموال؟", "رئيسة خدمة العملاء.", "من يبيع التذاكر؟", "المكتب."),
    "hi": ("रिफंड को कौन मंजूर करता है?", "ग्राहक सेवा प्रमुख।", "टिकट कौन बेचता है?", "काउंटर।"),
}  # fmt: skip
WRITTEN = {
    "on its line": "{q} {a}\n{other} {b}\n",
    "in a list": "- {q} {a}\n- {other} {b}\n",
    "in bold": "**{q}** {a}\n\n**{other}** {b}\n",
    "on the next line": "{q}\n{a}\n\n{other}\n{b}\n",
    "in the next paragraph": "{q}\n\n{a}\n\n{other}\n\n{b}\n",
    "as a heading": "## {q}\n\n{a}\n\n## {other}\n\n{b}\n",
    "as a heading in bold": "**{q}**\n{a}\n\n**{other}**\n{b}\n",
}


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize("code", ON_ONE_LINE)
async def test_a_question_of_a_document_is_answered_by_what_follows_it_however_it_is_written(code, written):
    asked, told, other, more = ON_ONE_LINE[code]
    text = "# FAQ\n\n" + WRITTEN[written].format(q=asked, a=told, other=other, b=more)
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(text)))
    assert given.outcome == "answered"
    assert given.text.startswith(told.rstrip(".。।"))
    assert more.rstrip(".。।") not in given.text


FAQ = (
    "# Refund FAQ\nLast updated: 2024-06-01\n\nHow quickly are refunds paid? Refunds are paid within 14 working days.\n"
    "Who approves refunds above £500? The head of customer care, Lena Okafor.\n"
)


@pytest.mark.parametrize(
    "asked",
    ["who signs off refunds above £500", "Who approves refunds over £500?", "By whom are refunds above £500 approved?"],
)
async def test_a_question_of_a_document_is_known_in_other_words(asked):
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(FAQ)))
    assert given.text.startswith("The head of customer care, Lena Okafor")


@pytest.mark.parametrize("asked", ["Who pays refunds above £500?", "Who approves refunds above £700?"])
async def test_what_answers_another_question_is_no_answer_and_that_question_is_never_quoted(asked):
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(FAQ)))
    assert given.outcome == "refused"
    assert not [note for note in given.notes if "?" in note]


@pytest.mark.parametrize(
    "line",
    [
        "Why? Because.",
        "Is it late? Or early? Nobody knows.",
        "See http://a.test/x?y=1 for more.",
        "| Who? | Me |",
        "so who pays? We do.",
        "Where's Wally? is a series of books.",
    ],
)
def test_a_line_that_opens_with_no_entry_stays_as_it_is(line):
    assert with_entries_as_headings(line) == line
