"""How long something takes or lasts is asked for in many words: all are heard as that, in every language."""

from __future__ import annotations

import pytest

from core.reading.asked_kinds import kinds_asked
from core.reading.languages import READ
from core.reading.lexicon import speaks_of

ASKED = {
    "en": (
        "How long does the interview take?",
        "How long is the interview?",
        "How much time does the interview take?",
        "How long do interviews last?",
        "What is the duration of the interview?",
        "How long will it take to get the visa?",
        "For how long is the pass valid?",
        "How long is the wait?",
    ),
    "de": (
        "Wie lange dauert das Gespräch?",
        "Wie lange ist das Gespräch?",
        "Wie viel Zeit braucht das Gespräch?",
        "Was ist die Dauer des Gesprächs?",
        "Wie viele Minuten dauert das Gespräch?",
        "Wie lange gilt der Pass?",
        "Wie lange braucht man für den Antrag?",
        "Wie lange muss ich warten?",
    ),
    "fr": (
        "Combien de temps dure l'entretien ?",
        "Combien dure l'entretien ?",
        "Quelle est la durée de l'entretien ?",
        "Combien de temps prend l'entretien ?",
        "L'entretien dure combien de temps ?",
        "Combien de minutes dure l'entretien ?",
        "Combien durent les entretiens ?",
        "Pendant combien de temps le badge est-il valable ?",
        "Quelle durée a l'entretien ?",
        "Ça prend combien de temps ?",
        "En combien de temps reçoit-on le visa ?",
    ),
    "es": (
        "¿Cuánto dura la entrevista?",
        "¿Cuánto tiempo dura la entrevista?",
        "¿Cuánto tarda la entrevista?",
        "¿Cuánto se tarda en recibir el visado?",
        "¿Qué duración tiene la entrevista?",
        "¿Cuántos minutos dura la entrevista?",
        "¿Cuánto duran las entrevistas?",
        "¿Por cuánto tiempo es válido el pase?",
        "¿Cuánto tiempo lleva el trámite?",
        "¿Cuánto demora el trámite?",
    ),
    "it": (
        "Quanto dura il colloquio?",
        "Quanto tempo dura il colloquio?",
        "Quanto ci vuole per il visto?",
        "Quanto durano i colloqui?",
        "Qual è la durata del colloquio?",
        "Quanti minuti dura il colloquio?",
        "Quanto tempo ci vuole?",
        "Per quanto tempo vale il pass?",
        "Quanto ci mette il visto?",
        "Quanto tempo richiede il colloquio?",
    ),
    "pt": (
        "Quanto dura a entrevista?",
        "Quanto tempo dura a entrevista?",
        "Quanto demora a entrevista?",
        "Quanto tempo leva a entrevista?",
        "Qual é a duração da entrevista?",
        "Quantos minutos dura a entrevista?",
        "Quanto duram as entrevistas?",
        "Por quanto tempo vale o passe?",
        "Quanto demoram as entrevistas?",
    ),
    "nl": (
        "Hoe lang duurt het gesprek?",
        "Hoelang duurt het gesprek?",
        "Hoeveel tijd kost het gesprek?",
        "Wat is de duur van het gesprek?",
        "Hoeveel minuten duurt het gesprek?",
        "Hoe lang is de pas geldig?",
        "Hoe lang moet ik wachten?",
        "Hoeveel tijd neemt het gesprek in beslag?",
    ),
    "ko": (
        "면접은 얼마나 걸려요?",
        "면접은 얼마나 걸립니까?",
        "면접 시간은 얼마나 되나요?",
        "면접은 몇 분 걸려요?",
        "면접은 얼마 동안 하나요?",
        "면접 소요 시간은?",
        "면접은 얼마나 오래 걸리나요?",
        "비자는 며칠 걸려요?",
        "기간은 얼마나 됩니까?",
        "출입증은 얼마 동안 유효한가요?",
    ),
    "ja": (
        "面接はどのくらいかかりますか？",
        "面接はどれくらいかかりますか？",
        "面接は何分かかりますか？",
        "面接の時間はどのくらいですか？",
        "面接の所要時間は？",
        "面接は何時間ですか？",
        "ビザは何日かかりますか？",
        "面接はどれぐらいかかりますか？",
        "どのぐらい時間がかかりますか？",
        "有効期間はどのくらいですか？",
    ),
    "zh": (
        "面试要多久？",
        "面试需要多长时间？",
        "面试多长时间？",
        "面试持续多久？",
        "面试要几分钟？",
        "面试要几个小时？",
        "签证要几天？",
        "面试需要多少时间？",
        "面試要多久？",
        "面試需要多長時間？",
        "通行证有效期多长？",
    ),
    "ar": (
        "كم تستغرق المقابلة؟",
        "كم يستغرق الاجتماع؟",
        "كم من الوقت تستغرق المقابلة؟",
        "كم مدة المقابلة؟",
        "ما مدة المقابلة؟",
        "ما هي مدة المقابلة؟",
        "كم دقيقة تستغرق المقابلة؟",
        "كم تدوم المقابلة؟",
        "كم يدوم الاجتماع؟",
        "كم تأخذ المقابلة من الوقت؟",
        "كم يوما تستغرق التأشيرة؟",
        "كم ساعة تستغرق المقابلة؟",
        "كم وقتا تستغرق المقابلة؟",
        "كم المدة؟",
    ),
    "hi": (
        "साक्षात्कार में कितना समय लगता है?",
        "साक्षात्कार कितनी देर चलता है?",
        "साक्षात्कार की अवधि क्या है?",
        "साक्षात्कार कितने मिनट का है?",
        "साक्षात्कार में कितने घंटे लगते हैं?",
        "वीज़ा में कितने दिन लगते हैं?",
        "साक्षात्कार कितने समय तक चलता है?",
        "कितना वक़्त लगता है?",
        "कितना वक्त लगेगा?",
    ),
}
OF_OTHERS = {
    "en": "How much does the interview cost?",
    "de": "Wie viel kostet das Gespräch?",
    "fr": "Combien coûte l'entretien ?",
    "es": "¿Cuánto cuesta la entrevista?",
    "it": "Quanto costa il colloquio?",
    "pt": "Quanto custa a entrevista?",
    "nl": "Hoeveel kost het gesprek?",
    "ko": "면접 비용은 얼마예요?",
    "ja": "面接はいくらですか？",
    "zh": "面试多少钱？",
    "ar": "كم تكلف المقابلة؟",
    "hi": "साक्षात्कार की कीमत क्या है?",
}


def test_every_language_has_its_questions():
    assert set(ASKED) == set(OF_OTHERS) == {language.code for language in READ}


@pytest.mark.parametrize(("language", "question"), [(code, one) for code, all_ in ASKED.items() for one in all_])
def test_how_long_is_heard(language, question):
    assert speaks_of("asks_duration", question, language)
    assert "kind_how_long" in kinds_asked(question, language)


@pytest.mark.parametrize(("language", "question"), OF_OTHERS.items())
def test_what_it_costs_is_no_question_of_how_long(language, question):
    assert not speaks_of("asks_duration", question, language)
    assert "kind_how_long" not in kinds_asked(question, language)
