"""Follow-ups in other languages stand alone by what was asked before."""

from __future__ import annotations

import pytest

from core.extraction.followups import stand_alone
from core.model import Turn


def told(before: str, text: str) -> str:
    return stand_alone(text, [Turn("user", before), Turn("assistant", "...")])


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("Wie hoch war der Umsatz 2019?", "Und 2020?", "Wie hoch war der Umsatz 2020?"),
        ("Wie hoch war der Umsatz 2019?", "Und im Jahr davor?", "Wie hoch war der Umsatz 2018?"),
        ("¿Cuál fue el ingreso en 2018?", "¿Y en 2019?", "¿Cuál fue el ingreso en 2019?"),
        ("Quel était le chiffre d'affaires en 2018 ?", "Et en 2019 ?", "Quel était le chiffre d'affaires en 2019 ?"),
        ("Hoe hoog was de omzet in 2018?", "En in 2019?", "Hoe hoog was de omzet in 2019?"),
        ("Qual era il fatturato nel 2018?", "E nel 2019?", "Qual era il fatturato nel 2019?"),
        ("Qual foi a receita em 2018?", "E em 2019?", "Qual foi a receita em 2019?"),
        ("2023년 매출은 얼마인가요?", "그럼 2022년은?", "2022년 매출은 얼마인가요?"),
        ("2023년 매출은 얼마인가요?", "그럼 작년에는?", "작년 매출은 얼마인가요?"),
        ("2023年の売上高はいくらですか？", "では2022年は？", "2022年の売上高はいくらですか？"),
        ("2023年的收入是多少？", "前一年呢？", "2022年的收入是多少？"),
        ("2023 में राजस्व कितना था?", "और 2022 में?", "2022 में राजस्व कितना था?"),
    ],
)
def test_another_period_takes_the_place_of_the_one_asked_of_before(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        (
            "Wie viel Urlaub gibt es für Angestellte?",
            "Und für Werkstudenten?",
            "Wie viel Urlaub gibt es für Werkstudenten?",
        ),
        ("¿Cuántos días hay para empleados?", "¿y para becarios?", "¿Cuántos días hay para becarios?"),
        ("정규직 연차는 며칠인가요?", "그럼 인턴은요?", "인턴 연차는 며칠인가요?"),
    ],
)
def test_another_subject_takes_the_place_of_its_like(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ("正式员工有多少天年假？", "实习生呢？"),
        ("正社員の有給休暇は何日ですか？", "契約社員は？"),
    ],
)
def test_what_hangs_on_the_question_before_is_asked_with_it(before, text):
    alone = told(before, text)
    assert before in alone
    assert text.strip("?？呢は") in alone


@pytest.mark.parametrize(
    ("before", "text", "about"),
    [
        ("Wie lange gilt die Garantie?", "Wann läuft sie ab?", "Garantie"),
        ("Wie viele Tage Urlaub habe ich?", "Bei wem?", "Urlaub"),
        ("¿Cuántos días de vacaciones tengo?", "¿a quién se las pido?", "vacaciones"),
        ("¿Cuánto cuesta la revisión completa?", "¿y cuánto tarda?", "revisión completa"),
        ("Combien de jours de congé ai-je ?", "à qui les demander ?", "congé"),
        ("Quanti giorni di ferie ho?", "a chi li chiedo?", "ferie"),
        ("Hoeveel vakantiedagen heb ik?", "bij wie vraag ik ze aan?", "vakantiedagen"),
        ("Quantos dias de férias tenho?", "a quem peço?", "férias"),
        ("연차는 며칠인가요?", "그건 언제 만료되나요?", "연차"),
        ("휴가는 며칠이에요?", "누구에게 신청하나요?", "휴가"),
        ("年假有多少天？", "向谁申请？", "年假"),
        ("休暇は何日ですか？", "誰に申請しますか？", "休暇"),
        ("كم يوم إجازة لدي؟", "ممن أطلبها؟", "إجازة"),
        ("मुझे कितने दिन की छुट्टी मिलती है?", "किससे माँगूँ?", "छुट्टी"),
    ],
)
def test_what_asks_itself_is_asked_of_what_the_question_before_was_about(before, text, about):
    asked, _, of = told(before, text).partition(": ")
    assert asked.strip() in text.replace("y ", "")
    assert about in of


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("Wann haben Sie unter der Woche auf?", "Und am Samstag?", "Wann haben Sie am Samstag auf?"),
        ("¿A qué hora abren de lunes a viernes?", "¿y los sábados?", "¿A qué hora abren los sábados?"),
        ("Quels sont les horaires du lundi au vendredi ?", "et le samedi ?", "Quels sont les horaires le samedi ?"),
        ("Quando siete aperti dal lunedì al venerdì?", "e il sabato?", "Quando siete aperti il sabato?"),
        ("Wanneer zijn jullie doordeweeks open?", "en op zaterdag?", "Wanneer zijn jullie op zaterdag open?"),
        ("工作日几点开门？", "周六呢？", "周六几点开门？"),
        ("平日の営業時間は何時ですか？", "土曜日は？", "土曜日の営業時間は何時ですか？"),
        ("평일 영업시간이 어떻게 되나요?", "토요일은요?", "토요일 영업시간이 어떻게 되나요?"),
        ("सोमवार को दुकान कब खुलती है?", "और शनिवार को?", "शनिवार को दुकान कब खुलती है?"),
    ],
)
def test_other_days_take_the_place_of_those_that_were_asked_of(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("Wie lange ist die Garantie auf Neuräder?", "Und die günstigste Leistung?", "die günstigste Leistung"),
        ("¿Cuánto dura la garantía?", "¿y el servicio más barato?", "el servicio más barato"),
        ("Combien dure la garantie ?", "et le service le moins cher ?", "le service le moins cher"),
        ("Quanto dura la garanzia?", "e il servizio più economico?", "il servizio più economico"),
        ("Wie hoch ist das Tagegeld?", "Und das Hotel?", "Wie hoch ist das Hotel?"),
        ("¿Cuánto es la dieta diaria?", "¿y el hotel?", "¿Cuánto es el hotel?"),
    ],
)
def test_the_old_subject_is_left_where_another_is_named(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    "text",
    [
        "Wie hoch ist die Pauschale für Dienstreisen im Inland?",
        "병가를 신청하려면 어떤 서류가 필요한가요?",
        "出差报销需要哪些材料和审批？",
        "¿Quién aprueba los gastos de viaje de más de cien euros?",
    ],
)
def test_a_question_that_says_everything_stays_as_it_is(text):
    assert told("Wie lange gilt die Garantie?" if text.startswith("Wie") else "연차는 며칠인가요?", text) == text


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("가야금 입문 수강료는 얼마인가요?", "정원은 몇 명이야?", "정원은 몇 명이야: 가야금 입문"),
        ("가야금 입문 수강료는 얼마인가요?", "정원은 몇 명이에요?", "정원은 몇 명이에요: 가야금 입문"),
        ("전시실 대관료는 얼마인가요?", "좌석은 몇 개인가요?", "좌석은 몇 개인가요: 전시실"),
    ],
)
def test_how_many_is_asked_of_what_was_spoken_of_and_not_of_what_was_asked_of_it(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("How much is the ticket in Berlin?", "now for Seoul", "How much is the ticket in Seoul?"),
        ("How many seats does the Hill Theatre have?", "same for the Pier", "How many seats does the Pier have?"),
        ("What did the Pier cost in 2023?", "same for 2024", "What did the Pier cost in 2024?"),
        ("What did the Pier cost in 2023?", "2024", "What did the Pier cost in 2024?"),
        (
            "Wie hoch ist die Miete des Hügeltheaters?",
            "und die der Bergbühne?",
            "Wie hoch ist die Miete der Bergbühne?",
        ),
        ("Wie viele Plätze hat das Hügeltheater?", "und die der bergbühne?", "Wie viele Plätze hat der bergbühne?"),
        ("Was kostet der Eintritt in Berlin?", "jetzt für Seoul", "Was kostet der Eintritt in Seoul?"),
        ("Was kostete der Eintritt 2023?", "dasselbe für 2024", "Was kostete der Eintritt 2024?"),
        ("Quel est le prix à Paris ?", "et à Lyon ?", "Quel est le prix à Lyon ?"),
        ("Quel est le prix à Paris ?", "et Lyon", "Quel est le prix à Lyon ?"),
        (
            "Combien de places a le théâtre de la Colline ?",
            "et celui de la Montagne ?",
            "Combien de places a le théâtre de la Montagne?",
        ),
        ("¿Cuánto cuesta la entrada en Madrid?", "ahora para Sevilla", "¿Cuánto cuesta la entrada en Sevilla?"),
        ("Quanto costa il biglietto a Roma?", "lo stesso per Milano", "Quanto costa il biglietto a Milano?"),
        ("Quanto custa o bilhete em Lisboa?", "e no Porto", "Quanto custa o bilhete no Porto?"),
        ("Wat kost een kaartje in Utrecht?", "hetzelfde voor Leiden", "Wat kost een kaartje in Leiden?"),
        ("산 무대의 임대료는 얼마예요?", "언덕 극장요", "언덕 극장의 임대료는 얼마예요?"),
        ("서울 사무소는 언제 열어요?", "부산 사무소는요?", "부산 사무소는 언제 열어요?"),
    ],
)
def test_what_a_fragment_names_takes_the_place_of_its_like_in_the_question_before(before, text, alone):
    assert told(before, text) == alone


@pytest.mark.parametrize(
    ("said", "alone"),
    [
        (("Wann hat die Poststelle auf?", "und am Wochenende?"), "am Wochenende: Wann hat die Poststelle auf?"),
        (("Wann hat die Poststelle auf?", "und am Wochenende?", "und die Kantine?"), "Wann hat die Kantine auf?"),
        (
            ("Wann ist die Post am Samstag auf?", "und an Feiertagen?"),
            "Wann ist die Post an Feiertagen auf?",
        ),
        (("Wann ist die Post auf?", "und samstags?", "und nachts?"), "nachts: Wann ist die Post auf?"),
        (
            ("Quand le bureau du courrier est-il ouvert ?", "et le week-end ?"),
            "le week-end: Quand le bureau du courrier est-il ouvert ?",
        ),
        (("Quand le bureau du courrier est-il ouvert ?", "et la cantine ?"), "Quand la cantine est-il ouvert ?"),
        (
            ("¿Cuándo abre la oficina de correo?", "¿y los fines de semana?", "¿y el comedor?"),
            "¿Cuándo abre el comedor?",
        ),
        (("우편실은 언제 열어요?", "주말에는요?"), "주말: 우편실은 언제 열어요?"),
        (("우편실은 언제 열어요?", "주말에는요?", "구내식당은요?"), "구내식당은 언제 열어요?"),
        (("郵便室は何時まで開いていますか？", "じゃあ週末は？", "食堂は？"), "食堂は何時まで開いていますか？"),
        (("郵便室は何時まで開いていますか？", "週末は？", "祝日は？"), "祝日: 郵便室は何時まで開いていますか？"),
    ],
)
def test_a_time_goes_before_the_question_and_a_topic_takes_the_place_of_its_like_however_often(said, alone):
    *before, text = said
    assert stand_alone(text, [Turn("user", one) for one in before]) == alone


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ("Wie heißt der Hausmeister?", "Wann hat die Poststelle auf?"),
        ("Was kostet ein Stellplatz?", "Darf ich meinen Hund mitbringen?"),
        ("Qui est le PDG ?", "Où est la cantine ?"),
        ("¿Puedo entrar el sábado?", "¿Puedo traer mi perro?"),
        ("社長は誰ですか？", "駐車場の料金はいくらですか？"),
        ("週末に入れますか", "犬を連れてきてもいいですか？"),
        ("食堂はどこですか？", "郵便室は何時に開きますか？"),
        ("사장님 이름이 뭐예요?", "우편실은 언제 열어요?"),
    ],
)
def test_a_question_that_names_what_it_asks_of_is_asked_as_it_stands(before, text):
    assert told(before, text) == text


@pytest.mark.parametrize(
    ("before", "text", "alone"),
    [
        ("Was kostet ein Boot?", "Wie lange?", "Wie lange: Boot kostet"),
        (
            "郵便室は何時まで開いていますか？",
            "誰が承認しますか？",
            "誰が承認しますか: 郵便室は何時まで開いていますか？",
        ),
        ("우편실은 언제 열어요?", "어디에 있어요?", "어디에 있어요: 우편실은 열어요"),
    ],
)
def test_one_that_names_nothing_hangs_on_the_one_before(before, text, alone):
    assert told(before, text) != text
    assert told(before, text).startswith(text.rstrip("?？"))


def test_terms_that_ask_nothing_do_not_pile_up():
    said = [Turn("user", one) for one in ("Was kostet ein Stellplatz?", "Marchetti", "28")]
    assert stand_alone("Urlaub", said) == "Urlaub: Was kostet ein Stellplatz?"


@pytest.mark.parametrize("greeting", ["Hallo!", "こんにちは！", "안녕하세요", "Merci"])
def test_nothing_goes_on_from_small_talk(greeting):
    talk = [Turn("user", greeting, small_talk=True), Turn("assistant", "I am Errata.")]
    assert stand_alone("Wie hoch ist sie?", talk) == "Wie hoch ist sie?"
    before = [Turn("user", "Wie hoch war der Umsatz 2019?"), Turn("assistant", "..."), *talk]
    assert stand_alone("Und 2020?", before) == "Wie hoch war der Umsatz 2020?"
