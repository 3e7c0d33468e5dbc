"""Times, dates and ends of ranges are held to the clause they stand in, in every language, citation marks or not."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.reading.languages import READ

HOURS = {
    "en": (
        "In summer the museum is open from 9:00 to 18:00, in winter from 10:00 to 16:00.",
        "In summer it is open 9:00 to 18:00, in winter 10:00 to 16:00.",
        "In summer it is open 10:00 to 16:00, in winter 9:00 to 18:00.",
        "In summer it is open 9:00 to 16:00, in winter 10:00 to 18:00.",
    ),
    "de": (
        "Im Sommer ist das Museum von 9 bis 18 Uhr geöffnet, im Winter von 10 bis 16 Uhr.",
        "Im Sommer ist es von 9 bis 18 Uhr geöffnet, im Winter von 10 bis 16 Uhr.",
        "Im Sommer ist es von 10 bis 16 Uhr geöffnet, im Winter von 9 bis 18 Uhr.",
        "Im Sommer ist es von 9 bis 16 Uhr geöffnet, im Winter von 10 bis 18 Uhr.",
    ),
    "fr": (
        "En été, le musée est ouvert de 9 h à 18 h, en hiver de 10 h à 16 h.",
        "En été il est ouvert de 9 h à 18 h, en hiver de 10 h à 16 h.",
        "En été il est ouvert de 10 h à 16 h, en hiver de 9 h à 18 h.",
        "En été il est ouvert de 9 h à 16 h, en hiver de 10 h à 18 h.",
    ),
    "es": (
        "En verano el museo abre de 9:00 a 18:00, en invierno de 10:00 a 16:00.",
        "En verano abre de 9:00 a 18:00, en invierno de 10:00 a 16:00.",
        "En verano abre de 10:00 a 16:00, en invierno de 9:00 a 18:00.",
        "En verano abre de 9:00 a 16:00, en invierno de 10:00 a 18:00.",
    ),
    "pt": (
        "No verão o museu abre das 9:00 às 18:00, no inverno das 10:00 às 16:00.",
        "No verão abre das 9:00 às 18:00, no inverno das 10:00 às 16:00.",
        "No verão abre das 10:00 às 16:00, no inverno das 9:00 às 18:00.",
        "No verão abre das 9:00 às 16:00, no inverno das 10:00 às 18:00.",
    ),
    "it": (
        "In estate il museo è aperto dalle 9:00 alle 18:00, in inverno dalle 10:00 alle 16:00.",
        "In estate è aperto dalle 9:00 alle 18:00, in inverno dalle 10:00 alle 16:00.",
        "In estate è aperto dalle 10:00 alle 16:00, in inverno dalle 9:00 alle 18:00.",
        "In estate è aperto dalle 9:00 alle 16:00, in inverno dalle 10:00 alle 18:00.",
    ),
    "nl": (
        "In de zomer is het museum open van 9:00 tot 18:00, in de winter van 10:00 tot 16:00.",
        "In de zomer is het open van 9:00 tot 18:00, in de winter van 10:00 tot 16:00.",
        "In de zomer is het open van 10:00 tot 16:00, in de winter van 9:00 tot 18:00.",
        "In de zomer is het open van 9:00 tot 16:00, in de winter van 10:00 tot 18:00.",
    ),
    "ja": (
        "博物館は夏は9時から18時まで、冬は10時から16時まで開館しています。",
        "夏は9時から18時まで、冬は10時から16時までです。",
        "夏は10時から16時まで、冬は9時から18時までです。",
        "夏は9時から16時まで、冬は10時から18時までです。",
    ),
    "ko": (
        "박물관은 여름에는 오전 9시부터 오후 6시까지, 겨울에는 오전 10시부터 오후 4시까지 문을 엽니다.",
        "여름에는 오전 9시부터 오후 6시까지, 겨울에는 오전 10시부터 오후 4시까지 엽니다.",
        "여름에는 오전 10시부터 오후 4시까지, 겨울에는 오전 9시부터 오후 6시까지 엽니다.",
        "여름에는 오전 9시부터 오후 4시까지, 겨울에는 오전 10시부터 오후 6시까지 엽니다.",
    ),
    "zh": (
        "博物馆夏季开放时间为9:00至18:00，冬季为10:00至16:00。",
        "夏季9:00至18:00，冬季10:00至16:00。",
        "夏季10:00至16:00，冬季9:00至18:00。",
        "夏季9:00至16:00，冬季10:00至18:00。",
    ),
    "ar": (
        "يفتح المتحف في الصيف من الساعة 9:00 إلى 18:00، وفي الشتاء من الساعة 10:00 إلى 16:00.",
        "في الصيف من 9:00 إلى 18:00، وفي الشتاء من 10:00 إلى 16:00.",
        "في الصيف من 10:00 إلى 16:00، وفي الشتاء من 9:00 إلى 18:00.",
        "في الصيف من 9:00 إلى 16:00، وفي الشتاء من 10:00 إلى 18:00.",
    ),
    "hi": (
        "संग्रहालय गर्मियों में 9:00 से 18:00 बजे तक और सर्दियों में 10:00 से 16:00 बजे तक खुला रहता है।",
        "गर्मियों में 9:00 से 18:00 बजे तक, सर्दियों में 10:00 से 16:00 बजे तक।",
        "गर्मियों में 10:00 से 16:00 बजे तक, सर्दियों में 9:00 से 18:00 बजे तक।",
        "गर्मियों में 9:00 से 16:00 बजे तक, सर्दियों में 10:00 से 18:00 बजे तक।",
    ),
}
"""A source, the right answer, one with the seasons swapped and one with the ends mixed up."""
DEADLINES = {
    "en": (
        "Applications for the grant must arrive by 15 March 2026; the jury decides on 30 June 2026.",
        "Applications must arrive by 15 March 2026.",
        "Applications must arrive by 30 June 2026.",
    ),
    "de": (
        "Anträge auf das Stipendium müssen bis zum 15. März 2026 eingehen; die Jury entscheidet am 30. Juni 2026.",
        "Anträge müssen bis zum 15. März 2026 eingehen.",
        "Anträge müssen bis zum 30. Juni 2026 eingehen.",
    ),
    "fr": (
        "Les demandes de bourse doivent arriver avant le 15 mars 2026 ; le jury décide le 30 juin 2026.",
        "Les demandes doivent arriver avant le 15 mars 2026.",
        "Les demandes doivent arriver avant le 30 juin 2026.",
    ),
    "es": (
        "Las solicitudes de beca deben llegar antes del 15 de marzo de 2026; el jurado decide el 30 de junio de 2026.",
        "Las solicitudes deben llegar antes del 15 de marzo de 2026.",
        "Las solicitudes deben llegar antes del 30 de junio de 2026.",
    ),
    "pt": (
        "As candidaturas à bolsa devem chegar até 15 de março de 2026; o júri decide em 30 de junho de 2026.",
        "As candidaturas devem chegar até 15 de março de 2026.",
        "As candidaturas devem chegar até 30 de junho de 2026.",
    ),
    "it": (
        "Le domande per la borsa devono arrivare entro il 15 marzo 2026; la giuria decide il 30 giugno 2026.",
        "Le domande devono arrivare entro il 15 marzo 2026.",
        "Le domande devono arrivare entro il 30 giugno 2026.",
    ),
    "nl": (
        "Aanvragen voor de beurs moeten uiterlijk op 15 maart 2026 binnen zijn; de jury beslist op 30 juni 2026.",
        "Aanvragen moeten uiterlijk op 15 maart 2026 binnen zijn.",
        "Aanvragen moeten uiterlijk op 30 juni 2026 binnen zijn.",
    ),
    "ko": (
        "장학금 신청은 2026년 3월 15일까지 도착해야 하며, 심사 결과는 2026년 6월 30일에 결정됩니다.",
        "신청은 2026년 3월 15일까지 도착해야 합니다.",
        "신청은 2026년 6월 30일까지 도착해야 합니다.",
    ),
    "ja": (
        "奨学金の申請書は2026年3月15日までに必着で、審査員は2026年6月30日に決定します。",
        "申請書は2026年3月15日までに必着です。",
        "申請書は2026年6月30日までに必着です。",
    ),
    "zh": (
        "奖学金申请必须在2026年3月15日之前送达，评审团于2026年6月30日作出决定。",
        "申请必须在2026年3月15日之前送达。",
        "申请必须在2026年6月30日之前送达。",
    ),
    "ar": (
        "يجب أن تصل طلبات المنحة قبل 15 مارس 2026، وتقرر اللجنة في 30 يونيو 2026.",
        "يجب أن تصل الطلبات قبل 15 مارس 2026.",
        "يجب أن تصل الطلبات قبل 30 يونيو 2026.",
    ),
    "hi": (
        "छात्रवृत्ति के आवेदन 15 मार्च 2026 तक पहुँचने चाहिए; निर्णायक मंडल 30 जून 2026 को निर्णय लेता है।",
        "आवेदन 15 मार्च 2026 तक पहुँचने चाहिए।",
        "आवेदन 30 जून 2026 तक पहुँचने चाहिए।",
    ),
}
"""A source, the right answer, and one with the other date of the sentence."""
BOUNDS = {
    "en": (
        "Repairs of pumps take 6 to 9 weeks.",
        "Repairs of pumps take at least 6 weeks.",
        "Repairs of pumps take at most 6 weeks.",
    ),
    "de": (
        "Die Reparatur von Pumpen dauert 6 bis 9 Wochen.",
        "Die Reparatur von Pumpen dauert mindestens 6 Wochen.",
        "Die Reparatur von Pumpen dauert höchstens 6 Wochen.",
    ),
    "fr": (
        "La réparation des pompes prend de 6 à 9 semaines.",
        "La réparation des pompes prend au moins 6 semaines.",
        "La réparation des pompes prend au maximum 6 semaines.",
    ),
    "es": (
        "La reparación de bombas tarda de 6 a 9 semanas.",
        "La reparación de bombas tarda al menos 6 semanas.",
        "La reparación de bombas tarda como máximo 6 semanas.",
    ),
    "pt": (
        "A reparação de bombas demora de 6 a 9 semanas.",
        "A reparação de bombas demora pelo menos 6 semanas.",
        "A reparação de bombas demora no máximo 6 semanas.",
    ),
    "it": (
        "La riparazione delle pompe richiede da 6 a 9 settimane.",
        "La riparazione delle pompe richiede almeno 6 settimane.",
        "La riparazione delle pompe richiede al massimo 6 settimane.",
    ),
    "nl": (
        "De reparatie van pompen duurt 6 tot 9 weken.",
        "De reparatie van pompen duurt minstens 6 weken.",
        "De reparatie van pompen duurt hoogstens 6 weken.",
    ),
    "ja": (
        "ポンプの修理には6〜9週間かかります。",
        "ポンプの修理には少なくとも6週間かかります。",
        "ポンプの修理には最大6週間かかります。",
    ),
    "ko": (
        "펌프 수리에는 6주에서 9주가 걸립니다.",
        "펌프 수리에는 최소 6주가 걸립니다.",
        "펌프 수리에는 최대 6주가 걸립니다.",
    ),
    "zh": (
        "水泵维修需要6至9周。",
        "水泵维修至少需要6周。",
        "水泵维修最多需要6周。",
    ),
    "ar": (
        "يستغرق إصلاح المضخات من 6 إلى 9 أسابيع.",
        "يستغرق إصلاح المضخات 6 أسابيع على الأقل.",
        "يستغرق إصلاح المضخات 6 أسابيع على الأكثر.",
    ),
    "hi": (
        "पंपों की मरम्मत में 6 से 9 सप्ताह लगते हैं।",
        "पंपों की मरम्मत में कम से कम 6 सप्ताह लगते हैं।",
        "पंपों की मरम्मत में अधिकतम 6 सप्ताह लगते हैं।",
    ),
}
"""A source, its lower end as what it takes at least, and as what it takes at most."""
CODES = [language.code for language in READ]
MARKS = ("", " [1]")


def passes(answer: str, source: str) -> bool:
    return bool(check_record({"id": "case", "answer": answer, "context": [source]})["passed"])


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("code", CODES)
def test_the_hours_of_one_season_are_not_those_of_the_other(code: str, mark: str) -> None:
    source, right, swapped, mixed = HOURS[code]
    assert passes(right + mark, source)
    assert not passes(swapped + mark, source)
    assert not passes(mixed + mark, source)


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("code", DEADLINES)
def test_the_other_date_of_a_sentence_is_no_deadline(code: str, mark: str) -> None:
    source, right, wrong = DEADLINES[code]
    assert passes(right + mark, source)
    assert not passes(wrong + mark, source)


@pytest.mark.parametrize("code", CODES)
def test_the_lower_end_of_a_range_is_what_it_takes_at_least(code: str) -> None:
    source, least, most = BOUNDS[code]
    assert passes(least, source)
    assert not passes(most, source)


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Delivery takes at most 5 days.", "Delivery takes 3 to 5 days."),
        ("You have to order at least 12 bottles.", "The minimum order is 12 bottles."),
        ("Wait up to 10 working days.", "Wait 10 working days."),
        ("His album has sold over 12 million copies.", "His album has sold 12 million copies."),
    ],
)
def test_what_the_evidence_bounds_may_be_said_as_a_bound(answer: str, source: str) -> None:
    assert passes(answer, source)


def test_a_bound_that_the_evidence_does_not_have_is_a_doubt() -> None:
    source = "The night shift has 12 people and the day shift has 20 people."
    found = check_record({"id": "case", "answer": "The night shift has at least 12 people.", "context": source})
    assert [c["severity"] for c in found["checks"] if c["status"] == "fail"] == ["low"]


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("The fair is open until 9 July 2027.", "The fair opens on 3 May 2027 and closes on 9 July 2027."),
        ("The fair: 3 May 2027 to 9 July 2027.", "The fair opens on 3 May 2027 and closes on 9 July 2027."),
        ("전시는 2027년 7월 9일까지 열립니다.", "전시는 2027년 5월 3일에 열리고 2027년 7월 9일에 닫힙니다."),
        (
            "In summer the museum opens at 9:00 and closes at 18:00.",
            "The museum is open from 9:00 to 18:00 in summer and from 10:00 to 16:00 in winter.",
        ),
        (
            "The lease of the depot ends on 30 June 2026.",
            "The lease of the depot started on 1 May 2022 and ends on 30 June 2026.",
        ),
    ],
)
def test_the_ends_of_one_span_may_be_said_together(answer: str, source: str) -> None:
    assert passes(f"{answer} [1]", source)


@pytest.mark.parametrize(
    "answer",
    ["In Bregenz ist die Karte 3 Euro günstiger.", "In Bregenz ist die Karte um 3 Euro billiger als in Lindau."],
)
def test_what_is_cheaper_is_a_difference(answer: str) -> None:
    assert passes(answer, "Eine Karte kostet in Lindau 12 Euro und in Bregenz 9 Euro.")
