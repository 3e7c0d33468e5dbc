"""How long it takes or lasts: told by a length of time, in figures or in words, and never by a price."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Outcome, Question
from tests.fakes import kit_of
from tests.unit.core.test_loop import corpus

TOLD = [
    (
        "Hoe lang duurt de proeftijd?",
        "De proeftijd bedraagt twee maanden. De opzegtermijn is een maand.",
        "twee maanden",
    ),
    ("Hoe lang is de opzegtermijn?", "De proeftijd bedraagt twee maanden. De opzegtermijn is een maand.", "een maand"),
    (
        "Hoeveel tijd heb ik om een declaratie in te dienen?",
        "Declaraties moet je binnen 30 dagen indienen. Lunch is om 12 uur.",
        "30 dagen",
    ),
    (
        "Hoelang bewaren wij sollicitaties?",
        "Sollicitaties bewaren wij vier weken. Facturen bewaren wij zeven jaar.",
        "vier weken",
    ),
    ("Hoeveel tijd kost de intake?", "De intake duurt 45 minuten. De controle duurt 20 minuten.", "45 minuten"),
    ("كم تستغرق فترة التجربة؟", "فترة التجربة ثلاثة أشهر. مدة الإشعار شهر واحد.", "ثلاثة أشهر"),
    ("ما مدة الإشعار؟", "فترة التجربة ثلاثة أشهر. مدة الإشعار شهر واحد.", "شهر واحد"),
    (
        "كم من الوقت لدي لتقديم طلب التعويض؟",
        "يجب تقديم طلب التعويض خلال 30 يومًا. الغداء في الساعة 12.",
        "30 يومًا",
    ),
    ("كم من الوقت تستغرق المقابلة؟", "تستغرق المقابلة 45 دقيقة. ويستغرق الفحص 20 دقيقة.", "45 دقيقة"),
    ("إلى متى نحتفظ بالفواتير؟", "نحتفظ بالفواتير سبع سنوات. نحتفظ بطلبات التوظيف أربعة أسابيع.", "سبع سنوات"),
    (
        "Wie lange dauert die Probezeit?",
        "Die Probezeit beträgt zwei Monate. Die Kündigungsfrist beträgt einen Monat.",
        "zwei Monate",
    ),
    ("Wie viel Zeit braucht die Aufnahme?", "Die Aufnahme dauert 45 Minuten. Die Kontrolle dauert 20.", "45 Minuten"),
    ("What is the duration of the interview?", "The interview takes 45 minutes. Lunch is at 12.", "45 minutes"),
    ("¿Qué duración tiene la entrevista?", "La entrevista dura 45 minutos. El examen dura 20.", "45 minutos"),
    ("Quanto durano i colloqui?", "I colloqui durano 45 minuti. Le visite durano 20 minuti.", "45 minuti"),
    ("Quanto demoram as entrevistas?", "As entrevistas demoram 45 minutos. O exame dura 20.", "45 minutos"),
    ("Combien durent les entretiens ?", "Les entretiens durent 45 minutes. L'examen dure 20 minutes.", "45 minutes"),
    ("كم تدوم المقابلة؟", "تدوم المقابلة 45 دقيقة. ويستغرق الفحص 20 دقيقة.", "45 دقيقة"),
    ("साक्षात्कार में कितना वक़्त लगता है?", "साक्षात्कार में 45 मिनट लगते हैं। पार्किंग मुफ़्त है।", "45 मिनट"),
    ("How much time does the intake cost?", "The intake takes 45 minutes. The check takes 20 minutes.", "45 minutes"),
]
NOT_TOLD = [
    ("Hoe lang duurt de intake?", "Een controle duurt 20 minuten. De intake kost 40 euro."),
    ("Hoe lang bewaren wij contracten?", "Facturen bewaren wij zeven jaar. Contracten liggen in kast 4."),
    (
        "Hoeveel tijd heb ik om een klacht in te dienen?",
        "Klachten dien je in bij de receptie. Declaraties moet je binnen 30 dagen indienen.",
    ),
    ("Hoelang geldt een toegangspas?", "Een toegangspas kost 15 euro. Een bezoekerskaart geldt een dag."),
    ("Hoeveel tijd duurt het onderhoud?", "Het onderhoud gebeurt op maandag. Het kost 300 euro."),
    ("كم تستغرق المقابلة؟", "تكلفة المقابلة 40 يورو. الفحص في الطابق الثاني."),
    ("كم من الوقت نحتفظ بالعقود؟", "نحتفظ بالفواتير سبع سنوات. العقود في الخزانة 4."),
    ("كم من الوقت لدي لتقديم شكوى؟", "تقدم الشكاوى في الاستقبال. يجب تقديم طلب التعويض خلال 30 يومًا."),
    ("ما مدة صلاحية بطاقة الدخول؟", "سعر بطاقة الدخول 15 يورو. بطاقة الزائر صالحة ليوم واحد."),
    ("كم من الوقت تستغرق الصيانة؟", "تجرى الصيانة يوم الاثنين. تكلفتها 300 يورو."),
    ("¿Qué duración tiene la entrevista?", "El examen dura 20 minutos. La entrevista cuesta 40 euros."),
    ("Quanto durano i colloqui?", "I colloqui costano 40 euro."),
    ("면접은 얼마나 걸려요?", "면접 비용은 40유로입니다."),
    ("面接はどれぐらいかかりますか？", "面接の費用は40ユーロです。"),
    ("面试要几分钟？", "面试费用为40欧元。"),
    ("Wie lange dauert das Gespräch?", "Die Kontrolle dauert 20 Minuten. Das Gespräch kostet 40 Euro."),
    ("How long does the interview take?", "The check takes 20 minutes. The interview costs 40 euros."),
]
OF_ANOTHER = [
    ("How long is the interview?", "The interview costs 40 euros. The medical check takes 20 minutes."),
    ("How much time does the interview take?", "The interview costs 40 euros. The medical check takes 20 minutes."),
    ("Wie lang ist das Gespräch?", "Das Gespräch kostet 40 Euro. Die Kontrolle dauert 20 Minuten."),
    ("Wie viele Minuten dauert das Gespräch?", "Das Gespräch kostet 40 Euro. Die Kontrolle dauert 20 Minuten."),
    ("¿Cuánto tiempo dura la entrevista?", "La entrevista cuesta 40 euros. El examen médico dura 20 minutos."),
    ("Combien de temps dure l'entretien ?", "L'entretien coûte 40 euros. La visite médicale dure 20 minutes."),
    ("Quanto tempo dura il colloquio?", "Il colloquio costa 40 euro. La visita medica dura 20 minuti."),
    ("Quanto tempo dura a entrevista?", "A entrevista custa 40 euros. O exame médico demora 20 minutos."),
    ("Hoeveel tijd kost het gesprek?", "Het gesprek kost 40 euro. De medische keuring duurt 20 minuten."),
    ("면접은 몇 분 걸려요?", "면접 비용은 40유로입니다. 건강 검진은 20분 걸립니다."),
    ("面接は何分かかりますか？", "面接の費用は40ユーロです。健康診断は20分かかります。"),
    ("面试需要多久？", "面试费用为40欧元。体检需要20分钟。"),
    ("كم تستغرق المقابلة؟", "تكلفة المقابلة 40 يورو. يستغرق الفحص الطبي 20 دقيقة."),
    ("ما مدة المقابلة؟", "تكلفة المقابلة 40 يورو. يستغرق الفحص الطبي 20 دقيقة."),
    ("साक्षात्कार में कितना समय लगता है?", "साक्षात्कार का शुल्क 40 यूरो है। चिकित्सा जाँच में 20 मिनट लगते हैं।"),
]
GOES_ON = [
    ("How long does the repair take?", "The repair costs 40 euros. It usually takes 20 minutes.", "20 minutes"),
    ("Combien de temps dure la réparation ?", "La réparation coûte 40 euros. Elle dure 20 minutes.", "20 minutes"),
]


@pytest.mark.parametrize(("asked", "document", "told"), GOES_ON)
async def test_a_sentence_that_points_back_or_inflects_tells_how_long(asked, document, told):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert told in given.text


@pytest.mark.parametrize(("asked", "document"), OF_ANOTHER)
async def test_how_long_another_thing_takes_is_no_answer(asked, document):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert given.outcome is Outcome.REFUSED


@pytest.mark.parametrize(("asked", "document", "told"), TOLD)
async def test_a_length_of_time_answers_how_long_in_figures_and_in_words(asked, document, told):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert given.outcome is Outcome.ANSWERED
    assert told in given.text


@pytest.mark.parametrize(("asked", "document"), NOT_TOLD)
async def test_what_costs_or_lies_somewhere_tells_nobody_how_long(asked, document):
    given = await answer(Question(text=asked), kit_of(ExtractiveModel(), await corpus(document)))
    assert given.outcome is Outcome.REFUSED
