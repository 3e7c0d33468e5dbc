"""What is said to a person by name is no question to us, though it names nobody with a mention."""

from __future__ import annotations

import pytest

from bots.manners.remarks import remark_of
from bots.manners.speaking import Circumstances, Line, Speech, speech
from bots.people_named import is_name_of

LEAVE = (Line("ana", "how many days of leave do we get"), Line("bot", "30 days a year [1].", ours=True))


def said(text: str, language: str = "en", lines: tuple[Line, ...] | None = LEAVE, **around: object) -> Speech:
    told = {"writer": "ana", "ours": True, "asker": True, "lines": lines} | around
    return speech(remark_of(text, language), Circumstances(**told))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        *(
            (text, "en")
            for text in (
                "Carla, what is the travel budget?",
                "carla, what is the travel budget?",
                "What is the travel budget, Carla?",
                "what's the travel budget, carla",
                "Hi Carla, what is the travel budget?",
                "thanks Carla, and what is the travel budget?",
                "Thandiwe, what is the travel budget?",
                "What is the travel budget, Thandiwe?",
                "Dr. Okonkwo, who approves it?",
                "Carla: what is the travel budget?",
                "hey carla what is the travel budget",
                "Carla and Ben, what is the travel budget?",
                "ok, Carla, what is the travel budget?",
                "Carla Weber, what is the travel budget?",
                "Thandiwe, can you help?",
                "Carla, is that right?",
                "Carla, that is wrong, it costs 8 now",
                "Emily, what is the travel budget?",
            )
        ),
        *(
            (text, "de")
            for text in (
                "Carla, wie hoch ist das Reisebudget?",
                "Wie hoch ist das Reisebudget, Carla?",
                "Frau Weber, wie hoch ist das Reisebudget?",
                "carla, wie hoch ist das reisebudget",
                "Hallo Jürgen, wer genehmigt die Reisen?",
                "Chef, wie hoch ist das Reisebudget?",
                "Gernot, wie hoch ist das Reisebudget in diesem Jahr?",
            )
        ),
        *(
            (text, "fr")
            for text in (
                "Carla, quel est le budget de voyage ?",
                "Quel est le budget de voyage, Solène ?",
                "Madame Petit, quel est le budget de voyage ?",
            )
        ),
        *(
            (text, "es")
            for text in (
                "Carla, ¿cuál es el presupuesto de viajes?",
                "¿Cuál es el presupuesto de viajes, Carla?",
                "don Anselmo, ¿cuál es el presupuesto de viajes?",
            )
        ),
        *((text, "pt") for text in ("Carla, qual é o orçamento de viagens?", "Qual é o orçamento de viagens, João?")),
        *(
            (text, "it")
            for text in ("Carla, qual è il budget per i viaggi?", "Qual è il budget per i viaggi, Ludovica?")
        ),
        *(
            (text, "nl")
            for text in (
                "Carla, wat is het reisbudget?",
                "Wat is het reisbudget, Femke?",
                "mevrouw De Vries, wat is het reisbudget?",
            )
        ),
        *(
            (text, "ja")
            for text in (
                "カルラさん、出張の予算はいくらですか？",
                "田中部長、出張の予算はいくらですか？",
                "田中、出張の予算は？",
                "出張の予算はいくらですか、森さん？",
            )
        ),
        *(
            (text, "ko")
            for text in (
                "카를라 님, 출장 예산이 얼마예요?",
                "민수씨, 출장 예산이 얼마예요?",
                "팀장님, 출장 예산이 얼마예요?",
                "카를라, 출장 예산이 얼마예요?",
            )
        ),
        *(
            (text, "zh")
            for text in (
                "小王，差旅预算是多少？",
                "王总，差旅预算是多少？",
                "王小明，差旅预算是多少？",
                "张经理，差旅预算是多少？",
                "Carla，差旅预算是多少？",
                "差旅预算是多少，李老师？",
            )
        ),
        *(
            (text, "ar")
            for text in (
                "كارلا، ما هي ميزانية السفر؟",
                "يا سمية، ما هي ميزانية السفر؟",
                "ما هي ميزانية السفر يا أحمد، يا سارة؟",
            )
        ),
        *(
            (text, "hi")
            for text in (
                "कार्ला जी, यात्रा का बजट कितना है?",
                "राहुल, यात्रा का बजट कितना है?",
                "यात्रा का बजट कितना है, शर्मा जी?",
            )
        ),
    ],
)
def test_what_is_said_to_a_person_by_name_is_left_to_them(text, language):
    assert said(text, language) is Speech.SILENT
    assert said(text, language, addressed=True) in (Speech.ANSWER, Speech.CORRECT), "where we are mentioned, it is ours"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        *(
            (text, "en")
            for text in (
                "Btw, what is the travel budget?",
                "Seriously, what is the travel budget?",
                "Sorry, what is the travel budget?",
                "Internally, what is the travel budget?",
                "Question, what is the travel budget?",
                "Quick question, what is the travel budget?",
                "What is the travel budget, please?",
                "What is the travel budget, roughly?",
                "that's the travel budget, right?",
                "Errata, what is the travel budget?",
                "VPN, how do I reset the token?",
                "Leave, how many days for interns?",
                "Holiday, is that paid?",
                "Travel: what is the budget?",
                "what is the budget for Berlin, Hamburg, Munich?",
                "how far is it to Paris, France?",
                "Monday, is the office open then?",
                "In Berlin, what is the travel budget?",
                "whats the max paracetamol in 24h for adults under 50kg, ward protocol",
                "hey there, quick one: what is the travel budget?",
                "for interns, what is the travel budget?",
                "Everyone, what is the travel budget?",
                "and overtime, who approves it?",
            )
        ),
        *(
            (text, "de")
            for text in (
                "Übrigens, wie hoch ist das Reisebudget?",
                "Reisekosten, wer genehmigt die?",
                "Urlaub, wie viele Tage?",
                "sag mal, wie viele Liter fasst das LF 20?",
                "Wie hoch ist das Reisebudget, bitte?",
                "Das gilt für alle, oder?",
            )
        ),
        *(
            (text, "fr")
            for text in ("Au fait, quel est le budget de voyage ?", "Franchement, quel est le budget de voyage ?")
        ),
        *(
            (text, "es")
            for text in (
                "Por cierto, ¿cuál es el presupuesto de viajes?",
                "Normalmente, ¿cuál es el presupuesto de viajes?",
            )
        ),
        *((text, "pt") for text in ("Aliás, qual é o orçamento de viagens?",)),
        *((text, "it") for text in ("Scusa, qual è il budget per i viaggi?",)),
        *((text, "nl") for text in ("Trouwens, wat is het reisbudget?", "Dan, wat is het reisbudget?")),
        *(
            (text, "ja")
            for text in (
                "年休は、何日ありますか？",
                "ちなみに、出張の予算はいくらですか？",
                "皆さん、出張の予算はいくらですか？",
            )
        ),
        *((text, "ko") for text in ("그럼, 출장 예산이 얼마예요?", "여러분, 출장 예산이 얼마예요?")),
        *(
            (text, "zh")
            for text in ("年假，多少天？", "病假，工资怎么算？", "员工，年假有多少天？", "另外，差旅预算是多少？")
        ),
        *((text, "ar") for text in ("بالمناسبة، ما هي ميزانية السفر؟",)),
        *((text, "hi") for text in ("वैसे, यात्रा का बजट कितना है?",)),
    ],
)
def test_what_people_set_apart_by_a_comma_calls_nobody(text, language):
    assert said(text, language) is Speech.ANSWER


def test_a_word_of_our_answer_is_no_name_at_the_front_of_a_question():
    told = (Line("ana", "what is the budget of Zugspitze"), Line("bot", "Zugspitze has 30,000 EUR [1].", ours=True))
    assert said("Zugspitze, who approves the travel budget?", "en", told) is Speech.ANSWER
    assert said("Thandiwe, who approves the travel budget?", "en", told) is Speech.SILENT


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Germany, what is the limit?", "en"),
        ("What is the limit, Germany?", "en"),
        ("Lager, how long till it is ready to package?", "en"),
        ("Roaming, who approves it?", "en"),
        ("Österreich, wie hoch ist die Pauschale?", "de"),
        ("Wie hoch ist die Pauschale, Österreich?", "de"),
        ("Allemagne, quelle est la limite ?", "fr"),
        ("Alemania, ¿cuál es el límite?", "es"),
        ("Neumáticos, cada cuánto se cambian?", "es"),
        ("Uber, o cartão cobre?", "pt"),
        ("Germania, qual è il limite?", "it"),
        ("Duitsland, wat is de limiet?", "nl"),
        ("ドイツ、上限はいくらですか？", "ja"),
        ("독일, 한도가 얼마예요?", "ko"),
        ("德国，限额是多少？", "zh"),
        ("ألمانيا، ما هو الحد الأقصى؟", "ar"),
        ("जर्मनी, सीमा कितनी है?", "hi"),
    ],
)
def test_a_place_or_topic_in_a_names_place_is_asked_of_us_where_nobody_is_called_so(text, language):
    assert said(text, language, called=False) is Speech.ANSWER
    assert said(text, language, lines=None) is Speech.ANSWER, "as long as nobody looked, it is ours"


@pytest.mark.parametrize("text", ["Thandiwe, what is the travel budget?", "What is the travel budget, Thandiwe?"])
def test_what_calls_somebody_who_is_there_is_theirs_and_so_is_what_may_where_that_is_not_told(text):
    assert said(text, called=True) is Speech.SILENT
    assert said(text, called=None) is Speech.SILENT
    assert said(text, called=False) is Speech.ANSWER
    assert said(text, lines=None, ours=False, reply="all") is Speech.SILENT, "nobody asked us, and it may call somebody"


@pytest.mark.parametrize(
    "text",
    [
        "Thandiwe, what is the limit?",
        "Thandiwe, is that right?",
        "Thandiwe, can you help?",
        "Thandiwe, that is wrong, it costs 8 now",
        "thanks Thandiwe, and abroad?",
    ],
)
def test_whatever_is_asked_or_put_right_is_theirs_where_somebody_is_called_so(text):
    assert said(text, called=True) is Speech.SILENT
    assert said(text, called=False) in (Speech.ANSWER, Speech.CORRECT)


@pytest.mark.parametrize(
    ("name", "names", "held"),
    [
        ("thandiwe", ["Thandiwe Mokoena"], True),
        ("thandiwe", ["", "thandiwe.m"], True),
        ("solène petit", ["Petit, Solène"], True),
        ("王小明", ["王小明"], True),
        ("germany", ["Gerd Many", "germane"], False),
        ("", ["Ana"], False),
    ],
)
def test_who_is_shown_under_a_name_may_be_called_by_each_word_of_it(name, names, held):
    assert is_name_of(name, names) is held
