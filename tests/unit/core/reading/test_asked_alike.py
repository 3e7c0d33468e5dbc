"""Two questions ask the same where each word of either is said by the other, and they ask for one kind of thing."""

from __future__ import annotations

import pytest

from core.learning.same_question import asks_the_same, may_ask_the_same
from core.reading.asked_alike import is_all_said
from core.reading.asked_kinds import kinds_asked

SAME = [
    ("Whose permission do I need to pay a vendor?", "Who approves payments to suppliers?"),
    ("How frequently is the heating serviced?", "How often is the heating maintained?"),
    ("What is the price of a visitor's lunch?", "How much does lunch cost for guests?"),
    ("monitor for home office", "Do we get a screen for the home office?"),
    ("Do you know who cleans the windows in Ghent?", "Who cleans the windows in Ghent?"),
    ("Wer kümmert sich um die Wartung der Aufzüge?", "Wer wartet die Aufzüge?"),
    ("Wie lange werden Bewerbungen aufgehoben?", "Wie lange bewahren wir Bewerbungen auf?"),
    ("Until when is the archive open?", "When does the archive close?"),
    ("Wie viel zahlt man für eine Bootsfahrt?", "Was kostet eine Bootsfahrt?"),
    ("Von wem werden die Hallentore repariert?", "Wer repariert die Tore der Halle?"),
    ("Combien dois-je payer pour un casier ?", "Quel est le prix d'un casier ?"),
    ("¿Sabe alguien quién repara las bombas?", "¿Quién arregla las bombas?"),
    ("Quanto si paga per un armadietto?", "Quanto costa un armadietto?"),
    ("Quando começa o curso de vela?", "Quando se inicia o curso de vela?"),
    ("Wie herstelt de pompen?", "Wie repareert de pompen?"),
    ("متى تبدأ دورة السباحة؟", "متى بداية دورة السباحة؟"),
    ("पंप की मरम्मत कौन करता है?", "पंप कौन ठीक करता है?"),
    ("ロッカーの料金はいくらですか？", "ロッカーの値段はいくらですか？"),
    ("谁维修水泵？", "谁修理水泵？"),
    ("누가 펌프를 고치나요?", "누가 펌프를 수리하나요?"),
    ("누가 부산 창고를 맡고 있나요?", "부산 창고의 담당자는 누구인가요?"),
]
OTHER = [
    ("How long do we keep recordings in Oslo?", "How long do we keep recordings in Bergen?"),  # a place
    ("What is the warranty on used pumps?", "What is the warranty on new pumps?"),  # a product
    ("Do interns get the bonus?", "Do managers get the bonus?"),  # an audience
    ("Is the shop open on Saturdays?", "Is the shop open on Sundays?"),  # a time
    ("How much does parking cost per hour?", "How much does parking cost per month?"),  # a unit
    ("Can I expense a taxi to the airport?", "Can I expense a taxi from the airport?"),  # a direction
    ("What is the height of the ramp?", "What is the length of the ramp?"),  # an attribute
    ("Why do orders not show the tax?", "Why do orders show the tax?"),  # a denial
    ("Who signs refunds below 500 euros?", "Who signs refunds above 500 euros?"),  # a bound
    ("Who signs refunds above 900 euros?", "Who signs refunds above 500 euros?"),  # a figure
    ("When is the badge renewed?", "Who renews the badge?"),  # a kind
    ("Who changes the door code?", "What is the door code?"),
    ("Do we offer a price list?", "Do we offer a price match?"),  # a word in another's place
    ("Bis wann ist die Werkstatt geöffnet?", "Ab wann ist die Werkstatt geöffnet?"),  # a bound of time
    ("Jusqu'à quelle heure est ouvert le quai ?", "À quelle heure ouvre le quai ?"),
    ("Avec quoi lave-t-on les cuves ?", "Combien de temps lave-t-on les cuves ?"),  # by what means
    ("How long does a spare key take?", "What does a spare key cost?"),
    ("¿Cuánto pesa la bomba?", "¿Cuánto cuesta pesar la bomba?"),
    ("Wer wartet die Heizung?", "Wer wartet die Aufzüge?"),
    ("Wann werden die Aufzüge gewartet?", "Wer wartet die Aufzüge?"),
    ("대구 창고의 담당자는 누구인가요?", "부산 창고의 담당자는 누구인가요?"),
    ("北京办公室的负责人是谁？", "上海办公室的负责人是谁？"),
    ("Wer wartet die Aufzüge?", "Who maintains the lifts?"),  # another language: nothing tells
]


@pytest.mark.parametrize(("text", "asked"), SAME)
def test_other_words_for_the_same_ask_the_same(text, asked):
    assert asks_the_same(text, asked)
    assert asks_the_same(asked, text)
    assert may_ask_the_same(text, asked)


@pytest.mark.parametrize(("text", "asked"), OTHER)
def test_whatever_tells_two_questions_apart_makes_another_question(text, asked):
    assert not asks_the_same(text, asked)
    assert not asks_the_same(asked, text)


def test_a_reply_may_say_words_that_its_question_lacks_but_none_in_another_ones_place():
    assert not asks_the_same(
        "Are batteries shipped by sea?", "Are batteries shipped by air?", "No, by sea or road only."
    )
    asked, reply = "Do interns get a bonus?", "Yes, paid with the salary of November."
    assert not asks_the_same("Do interns get a bonus in November?", asked)
    assert asks_the_same("Do interns get a bonus in November?", asked, reply)


def test_a_word_that_names_nothing_may_be_left_out_and_a_name_may_not():
    assert asks_the_same("Who cleans the windows?", "Who cleans the dirty windows?")
    assert not asks_the_same("Who cleans the windows?", "Who cleans the windows in Ghent?")


def test_without_its_question_a_reply_answers_what_it_says_all_words_of():
    reply = "Lunch in the canteen costs 6 euros."
    assert is_all_said("How much does lunch cost in the canteen?", reply, "en")
    assert not is_all_said("How much does dinner cost in the canteen?", reply, "en")


@pytest.mark.parametrize(
    ("question", "language", "kind"),
    [
        ("How many days of notice are there?", "en", "kind_how_long"),
        ("Where do I park when I visit?", "en", "kind_where"),
        ("Can you tell me who pays?", "en", "kind_who"),
        ("May I park here?", "en", "whether"),
        ("Wie oft wird geprüft?", "de", "kind_how_often"),
        ("Combien de temps faut-il ?", "fr", "kind_how_long"),
        ("¿Dónde aparco?", "es", "kind_where"),
        ("Perché è chiuso?", "it", "kind_why"),
        ("Quem aprova as despesas?", "pt", "kind_who"),
        ("Hoe vaak wordt er getest?", "nl", "kind_how_often"),
        ("أين تقع القاعة؟", "ar", "kind_where"),
        ("बैठक कब है?", "hi", "kind_when"),
        ("担当者は誰ですか?", "ja", "kind_who"),
        ("왜 닫나요?", "ko", "kind_why"),
        ("停车多少钱？", "zh", "kind_how_much"),
    ],
)
def test_the_kind_that_is_asked_for_is_read_in_every_language(question, language, kind):
    assert kinds_asked(question, language) == {kind}
