"""Opening hours tell no place, whichever language asks where something is."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.located import says_no_place

HOURS = [
    ("¿Dónde está el taller?", "De lunes a viernes de 7:30 a 15:30 y los sábados de 9:00 a 13:00"),
    ("¿Dónde está el taller?", "Los domingos está cerrado"),
    ("¿Dónde está la recepción?", "El edificio está abierto de lunes a viernes de 7:00 a 21:30"),
    ("Wo ist die Werkstatt?", "Montag bis Freitag 8:00–16:30 Uhr, Samstag 9:00–12:00 Uhr, sonntags geschlossen"),
    ("診療室はどこですか？", "月曜日と木曜日の１３時から１６時までです"),
    ("社員食堂はどこですか", "平日の１１時３０分から１４時まで営業しています"),
    ("社員食堂はどこですか", "土日祝日は休業です"),
    ("구내식당은 어디에 있어요?", "주말에는 운영하지 않습니다"),
    (
        "구내식당은 어디에 있어요?",
        "평일 점심은 오전 11시 30분부터 오후 1시 30분까지, 저녁은 오후 5시 30분부터 7시까지 운영합니다",
    ),
    (
        "헬스장은 어디에 있나요?",
        "평일 오전 6시부터 오후 9시까지, 토요일은 오전 9시부터 오후 3시까지 이용할 수 있습니다",
    ),
    ("헬스장은 어디에 있나요?", "일요일은 휴관입니다"),
    ("Où est la cantine ?", "La cantine sert de 11 h 45 à 14 h, du lundi au vendredi"),
    ("Onde fica o refeitório?", "O refeitório serve almoços das 12h15 às 14h30"),
    ("食堂在哪里？", "周一至周五11:30至14:00"),
    ("Waar is de kantine?", "De kantine is open van 11:30 tot 14:00 uur"),
    ("أين المطعم؟", "المطعم مفتوح من 12:00 إلى 14:00"),
]
PLACES = [
    ("¿Dónde está el taller?", "El taller está en la planta baja"),
    ("¿Dónde está el taller?", "El taller está junto a la entrada"),
    ("¿Dónde se puede fumar?", "Se permite fumar únicamente en la terraza de la tercera planta"),
    ("Wo ist die Werkstatt?", "Die Werkstatt ist im Hof"),
    ("Wo ist die Werkstatt?", "Die Werkstatt liegt hinter Halle 3"),
    ("診療室はどこですか？", "診療室は２階です"),
    ("診療室はどこですか？", "診療室は本館です"),
    ("タバコはどこで吸えますか？", "喫煙は屋上の喫煙所に限ります"),
    ("自転車はどこに停めますか", "自転車は地下駐輪場に停めてください"),
    ("구내식당은 어디에 있어요?", "구내식당은 지하 1층에 있습니다"),
    ("구내식당은 어디에 있어요?", "구내식당은 별관입니다"),
    ("담배는 어디서 피울 수 있나요?", "흡연은 옥상 흡연 구역에서만 가능합니다"),
    ("휴가는 어디서 신청하나요?", "휴가는 3일 전까지 전자결재로 신청해야 합니다"),
    ("Où est la cantine ?", "La cantine se trouve au rez-de-chaussée"),
    ("Onde fica o refeitório?", "O refeitório fica no piso 2"),
    ("食堂在哪里？", "食堂位于二楼"),
    ("食堂在哪里？", "食堂是二楼"),
    ("Dov'è la mensa?", "La mensa è al primo piano"),
    ("Waar is de kantine?", "De kantine is op de tweede verdieping"),
    ("أين المطعم؟", "المطعم في الطابق الأول"),
    ("कैंटीन कहाँ है?", "कैंटीन पहली मंज़िल पर है"),
]


@pytest.mark.parametrize(("question", "text"), HOURS)
def test_hours_tell_nobody_where_it_is(question, text):
    assert says_no_place(asked_for(question), text)


@pytest.mark.parametrize(("question", "text"), PLACES)
def test_a_place_is_left(question, text):
    assert not says_no_place(asked_for(question), text)
