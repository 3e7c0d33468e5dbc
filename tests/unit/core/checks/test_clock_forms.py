"""A clock time is the same in every form that a language has for it, and its half of the day counts."""

from __future__ import annotations

import pytest

from core.checks import check_record


@pytest.mark.parametrize(
    ("source", "answer", "right"),
    [
        ("The gym opens at 9:00.", "The gym opens at 9.", True),
        ("Open from 9 am to 6 pm.", "Open from 9 to 6 pm.", True),
        ("The office is open until 6 pm.", "The office is open until 6 o'clock.", True),
        ("The shop closes at 6 pm.", "The shop closes at 6 am.", False),
        ("We have 9 am and 6 pm tours.", "There are 9 guides.", False),
        ("Geöffnet bis 18:00 Uhr.", "Geöffnet bis 18 Uhr.", True),
        ("Geöffnet bis 18.30 Uhr.", "Geöffnet bis 18:30 Uhr.", True),
        ("Geöffnet von 8 bis 18 Uhr.", "Geöffnet von 8 bis 20 Uhr.", False),
        ("Le musée ferme à 18h30.", "Le musée ferme à 18 h 30.", True),
        ("Le musée ferme à 18h30.", "Le musée ferme à 18:30.", True),
        ("Le musée ferme à 18h30.", "Le musée ferme à 18h45.", False),
        ("Le musée est ouvert de 9h à 18h.", "Le musée est ouvert de 9:00 à 18:00.", True),
        ("Le musée est ouvert de 9:00 à 18:00.", "Le musée est ouvert de 9h à 18h.", True),
        ("El museo cierra a las 18:30.", "El museo cierra a las 6:30 de la tarde.", True),
        ("El museo cierra a las 18:30.", "El museo cierra a las 6:30 de la mañana.", False),
        ("O museu fecha às 18h30.", "O museu fecha às 18:30.", True),
        ("Il museo chiude alle 18:30.", "Il museo chiude alle 6:30 di sera.", True),
        ("Het museum sluit om 18.30 uur.", "Het museum sluit om 18:30 uur.", True),
        ("Het museum sluit om 6 uur 's avonds.", "Het museum sluit om 18:00.", True),
        ("開館時間は午前9時から午後5時までです。", "開館は9時から17時までです。", True),
        ("開館時間は午前9時から午後5時までです。", "午前5時に閉館します。", False),
        ("会議は午後3時半に始まります。", "会議は15:30に始まります。", True),
        ("영업시간은 오전 9시부터 오후 6시까지입니다.", "18시에 닫습니다.", True),
        ("영업시간은 오전 9시부터 오후 6시까지입니다.", "오후 9시에 닫습니다.", False),
        ("회의는 3시간 걸립니다.", "회의는 3시간 걸립니다.", True),
        ("图书馆晚上9点半关门。", "图书馆21:30关门。", True),
        ("图书馆晚上9点半关门。", "图书馆早上9点半关门。", False),
        ("تغلق المكتبة الساعة 9 مساءً.", "تغلق المكتبة الساعة 21:00.", True),
        ("تغلق المكتبة الساعة 9 مساءً.", "تغلق المكتبة الساعة 9 صباحاً.", False),
        ("दुकान शाम 6 बजे बंद होती है।", "दुकान 18:00 बजे बंद होती है।", True),
        ("दुकान शाम 6 बजे बंद होती है।", "दुकान सुबह 6 बजे बंद होती है।", False),
    ],
)
def test_a_clock_time_is_the_same_in_every_form(source: str, answer: str, right: bool) -> None:
    assert check_record({"id": 1, "answer": answer, "context": source})["passed"] is right
