"""Where things or people are to be counted, times, lengths of time and prices count none of them."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.counting import counts_none_of_it

COUNT_NONE = [
    ("¿Cuántos empleados hay?", "Cada empleado tiene derecho a 23 días laborables de vacaciones al año"),
    ("¿Cuántas salas de reuniones hay?", "Las salas de reuniones se reservan por un máximo de dos horas"),
    ("¿Cuántas neveras hay?", "La nevera se vacía todos los viernes a las 16:00"),
    ("Wie viele Mitarbeiter haben wir?", "Hunde dürfen nach Absprache mit dem Team mitgebracht werden, Katzen nicht"),
    (
        "Wie viele Vollzeitbeschäftigte gibt es?",
        "Vollzeitbeschäftigte haben Anspruch auf 28 Urlaubstage im Kalenderjahr.",
    ),
    (
        "Wie viele Führungskräfte haben wir?",
        "Krankmeldung: Wer krank ist, meldet sich bis 9:00 Uhr telefonisch bei der Führungskraft",
    ),
    ("Combien de salariés y a-t-il ?", "Chaque salarié dispose de 27 jours de congés payés par an"),
    ("Combien de cantines avons-nous ?", "La cantine sert de 11 h 45 à 14 h, du lundi au vendredi"),
    ("Quantos colaboradores há?", "Cada colaborador tem direito a 24 dias úteis de férias por ano"),
    ("Quantos refeitórios temos?", "O refeitório serve almoços das 12h15 às 14h30"),
    ("Quanti dipendenti ci sono?", "Ogni dipendente ha 26 giorni di ferie"),
    ("Hoeveel medewerkers zijn er?", "Elke medewerker heeft 25 vakantiedagen"),
    ("会議室はいくつありますか？", "・会議室の予約は１回につき２時間までとします"),
    ("受付は何人いますか？", "平日の８時４５分から１７時４５分まで対応いたします"),
    ("社員は何人いますか", "慶弔休暇：本人の結婚は５日、配偶者の出産は３日、父母の死亡は７日とします"),
    ("회의실이 몇 개예요?", "회의실은 최대 2시간까지 예약할 수 있습니다"),
    ("냉장고가 몇 대예요?", "탕비실 냉장고는 매주 금요일 오후 4시에 정리합니다"),
    ("고객센터 직원은 몇 명인가요?", "연중무휴로 오전 9시부터 오후 8시까지 상담합니다"),
    ("会议室有几个？", "会议室最多预订2小时"),
    ("公司有多少人？", "员工每年有15天年假"),
    ("كم عدد الموظفين؟", "لكل موظف 21 يوما من الإجازة في السنة"),
    ("कितने कर्मचारी हैं?", "हर कर्मचारी को साल में 20 दिन की छुट्टी मिलती है"),
]
MAY_COUNT = [
    ("¿Cuántos empleados hay?", "La empresa tiene 120 empleados y 23 días de vacaciones"),
    ("¿Cuántas vacaciones tengo?", "23 días al año"),
    ("¿Cuántos días tengo?", "23 días al año"),
    ("¿Cuántas salas de reuniones hay?", "Hay dos salas de reuniones en la planta baja"),
    ("Wie viele Urlaubstage gibt es?", "Vollzeitbeschäftigte haben Anspruch auf 28 Urlaubstage im Kalenderjahr."),
    ("Wie viele Parkplätze gibt es?", "Es gibt keine Parkplätze."),
    ("Wie viele Seminarräume gibt es?", "Das Haus hat zwei Seminarräume"),
    ("Combien de jours de télétravail ?", "Le télétravail est possible deux jours par semaine"),
    ("Combien d'écoles y a-t-il ?", "Il y a 12 écoles"),
    ("Combien coûte le badge ?", "Le badge perdu est remplacé contre 18,50 €."),
    ("Quanti dipendenti ci sono?", "L'azienda ha 85 dipendenti"),
    ("Hoeveel medewerkers zijn er?", "Er werken 40 mensen"),
    ("Hoeveel vakantie krijg ik?", "25 dagen"),
    ("会議室はいくつありますか？", "会議室は６室あります"),
    ("会議室はいくつありますか？", "会議室は三つあります"),
    ("社員は何人いますか", "社員は４２名です"),
    ("회의실이 몇 개예요?", "회의실은 세 개입니다"),
    ("직원이 몇 명이에요?", "직원은 35명입니다"),
    ("会议室有几个？", "会议室有5间"),
    ("公司有多少人？", "公司有320名员工"),
    ("كم عدد الموظفين؟", "يعمل في الشركة 64 موظفا"),
    ("कितने कर्मचारी हैं?", "कंपनी में 75 कर्मचारी हैं"),
]


@pytest.mark.parametrize(("question", "text"), COUNT_NONE)
def test_a_sentence_that_shares_the_word_and_has_no_number_of_it_counts_none(question, text):
    assert counts_none_of_it(asked_for(question), text)


@pytest.mark.parametrize(("question", "text"), MAY_COUNT)
def test_a_number_that_may_count_it_and_what_is_counted_in_days_are_left(question, text):
    assert not counts_none_of_it(asked_for(question), text)
