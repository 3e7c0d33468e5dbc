"""Rules turned round in an answer: allowed and forbidden, open and shut, except and only."""

from __future__ import annotations

import pytest

from core.checks import check_record

TURNED = [
    ("Dogs are allowed in the office.", "Dogs are forbidden in the office."),
    ("The desk is open daily only on Sundays.", "The desk is open daily except on Sundays."),
    ("Parking is free except on Sundays.", "Parking is free only on Sundays."),
    ("Hunde sind im Büro erlaubt.", "Hunde sind im Büro verboten."),
    ("Die Kantine ist täglich nur sonntags geöffnet.", "Die Kantine ist täglich außer sonntags geöffnet."),
    ("Das Museum ist montags geöffnet.", "Das Museum ist montags geschlossen."),
    ("Les chiens sont autorisés au bureau.", "Les chiens sont interdits au bureau."),
    ("Le musée est ouvert le lundi.", "Le musée est fermé le lundi."),
    ("Está permitido fumar en la terraza.", "Está prohibido fumar en la terraza."),
    ("El museo está abierto los lunes.", "El museo está cerrado los lunes."),
    ("É permitido fumar no terraço.", "É proibido fumar no terraço."),
    ("Il museo è aperto il lunedì.", "Il museo è chiuso il lunedì."),
    ("Roken is op het terras toegestaan.", "Roken is op het terras verboden."),
    ("食堂は日曜日のみ営業しています。", "食堂は日曜日を除き営業しています。"),
    ("美術館は月曜日に開館しています。", "美術館は月曜日に休館しています。"),
    ("사무실에서 흡연이 허용된다.", "사무실에서 흡연이 금지된다."),
    ("박물관은 월요일에 개관한다.", "박물관은 월요일에 휴관한다."),
    ("办公室内允许吸烟。", "办公室内禁止吸烟。"),
    ("博物馆周一开放。", "博物馆周一闭馆。"),
    ("التدخين مسموح في المكتب.", "التدخين ممنوع في المكتب."),
]
TRUE = [
    ("Dogs are forbidden in the office.", "Dogs are not allowed in the office."),
    ("The desk is open only on Sundays.", "The desk is closed except on Sundays."),
    ("The desk is open every day except Sundays.", "The desk is open daily except on Sundays."),
    ("Hunde sind im Büro nicht erlaubt.", "Hunde sind im Büro verboten."),
    ("Die Kantine ist sonntags geschlossen.", "Die Kantine ist täglich außer sonntags geöffnet."),
    ("Hunde sind im Büro erlaubt.", "Katzen sind im Labor verboten. Hunde sind im Büro erlaubt."),
    ("Le musée est fermé le lundi.", "Le musée est ouvert du mardi au dimanche. Le musée est fermé le lundi."),
    ("博物馆周一闭馆。", "博物馆周二至周日开放，周一闭馆。"),
    ("사무실에서 흡연은 허용되지 않는다.", "사무실에서 흡연은 금지된다."),
]


@pytest.mark.parametrize(("answer", "source"), TURNED)
def test_a_rule_turned_round_is_found_both_ways(answer, source):
    assert not check_record({"id": 1, "answer": answer, "context": source})["passed"]
    assert not check_record({"id": 1, "answer": source, "context": answer})["passed"]


@pytest.mark.parametrize(("answer", "source"), TRUE)
def test_what_says_the_same_by_other_words_passes(answer, source):
    assert check_record({"id": 1, "answer": answer, "context": source})["passed"]
